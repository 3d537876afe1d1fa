//! Snake cubes: a chain is a text of E, S and C, and a box is given by its
//! three sides.

use gridfold_core::budget;
use gridfold_core::message::Message;
use gridfold_core::snake::notation::{Folded, Reading};
use gridfold_core::snake::{self, Cuboid, Slip};
use gridfold_core::solve::Verdict;
use serde::{Deserialize, Serialize};

/// The sides of a box along x, y and z.
pub type Sides = [usize; 3];

/// One way to read a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SnakeReading {
    /// The id of the format of the text.
    pub format: String,
    /// The chain.
    pub chain: String,
    /// The box that the text or the request gives, or the cube that the chain fills.
    #[serde(rename = "box")]
    pub cuboid: Option<Sides>,
    /// Whether the text is almost certainly a snake; a few numbers may mean anything.
    pub likely: bool,
    /// The reader's note on the text.
    pub note: Option<Message>,
}

/// The faults of a chain and a box that are visible without a search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SnakeCheckAnswer {
    /// How many cubelets the chain has.
    pub cubelets: usize,
    /// How many cells the box has.
    pub wanted: usize,
    /// The number of cubelets in each run; a corner counts in both of its runs.
    pub runs: Vec<usize>,
    /// Why the chain cannot fill the box, the most serious reason first.
    pub refusals: Vec<Message>,
    /// The share link's fragment without its `#`.
    pub link: String,
}

/// The chain to fold, and how far to go.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SnakeSolveRequest {
    /// The chain.
    pub chain: String,
    /// The box.
    #[serde(rename = "box")]
    pub cuboid: Sides,
    /// The number of foldings to return; all are counted.
    pub keep: usize,
    /// Stop after this many nodes of the search; null for no limit.
    pub nodes: Option<u64>,
    /// Whether to search only from the corner 0, 0, 0 along +x and to count
    /// mirror images separately, as the source document does.
    pub corner: bool,
}

/// The result of a search for foldings.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SnakeSolveAnswer {
    /// How many foldings there are up to rotation and reflection, in a word.
    pub verdict: Verdict,
    /// The number of foldings found.
    pub count: u64,
    /// The number of foldings found, up to rotation only.
    pub rotations: u64,
    /// Whether all foldings were found.
    pub complete: bool,
    /// The first foldings found.
    pub solutions: Vec<SnakeSolution>,
    /// Why there can be no solution, if that is clear without a search.
    pub refusal: Option<Message>,
    /// The number of nodes of the search; each node is a run that was laid.
    pub nodes: u64,
    /// The time taken, in milliseconds.
    pub millis: f64,
}

/// One folding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SnakeSolution {
    /// One arrow per run: `> < ^ v . o` for +x -x +y -y +z -z.
    pub arrows: String,
    /// One letter per run, in the same order: R L U D F B.
    pub moves: String,
    /// One letter per step.
    pub letters: String,
    /// The number of the first cell, (x * b + y) * c + z.
    pub start: usize,
    /// The x, y and z of each cubelet.
    pub cells: Vec<[usize; 3]>,
}

/// A chain and a box to ask about.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SnakeRequest {
    /// The chain.
    pub chain: String,
    /// The box.
    #[serde(rename = "box")]
    pub cuboid: Sides,
}

/// The foldable chains that differ in one cubelet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SnakeRepairsAnswer {
    /// The repairs found, in the order of the changed cubelets.
    pub repairs: Vec<SnakeRepair>,
    /// Whether all repairs were found.
    pub complete: bool,
}

/// A chain that can be folded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SnakeRepair {
    /// The mistake that it corrects.
    pub slip: Slip,
    /// The index, from 0, of the cubelet that is changed, added or left out.
    pub index: usize,
    /// The corrected chain.
    pub chain: String,
}

/// The progress of a search for foldable chains.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SnakeProgress {
    /// The estimated share that is done, from 0 to 1.
    pub share: f64,
    /// The number of nodes so far.
    pub nodes: u64,
    /// The number of foldings found so far.
    pub count: u64,
}

/// The progress of a search for foldings, with the foldings found.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SnakeSolveProgress {
    /// The estimated share that is done, from 0 to 1.
    pub share: f64,
    /// The number of nodes so far.
    pub nodes: u64,
    /// The number of foldings found so far.
    pub count: u64,
    /// The foldings found since the last report, as far as the request asks for
    /// them.
    pub solutions: Vec<SnakeSolution>,
}

impl From<Reading> for SnakeReading {
    fn from(reading: Reading) -> Self {
        Self {
            format: reading.form.id.to_owned(),
            chain: reading.chain.to_string(),
            cuboid: reading.cuboid.map(Cuboid::sides),
            likely: reading.is_likely(),
            note: reading.note,
        }
    }
}

impl From<&Folded> for SnakeSolution {
    fn from(folded: &Folded) -> Self {
        Self {
            arrows: folded.arrows(),
            moves: folded.moves(),
            letters: folded.letters(),
            start: folded.cells()[0].index(),
            cells: folded.places(),
        }
    }
}

impl From<snake::Repair> for SnakeRepair {
    fn from(repair: snake::Repair) -> Self {
        Self { slip: repair.slip, index: repair.index, chain: repair.chain.to_string() }
    }
}

impl From<&budget::Progress> for SnakeProgress {
    fn from(progress: &budget::Progress) -> Self {
        Self { share: progress.share, nodes: progress.stats.nodes, count: progress.solutions }
    }
}
