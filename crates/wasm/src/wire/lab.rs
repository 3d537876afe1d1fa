//! The strategy lab as it crosses the border. Events travel as bare numbers, see [`lab`](crate::lab).

use gridfold_core::error::Fault;
use gridfold_core::lab::{CodeLine, Counters};
use gridfold_core::puzzle::Draft;
use serde::{Deserialize, Serialize};

use super::SnakeRequest;

/// A strategy, as lists and panes show it. Its name has the key `lab.name.<id>`, its idea the key `lab.idea.<id>`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LabStrategy {
    /// Its name for programs and links.
    pub id: String,
    /// The puzzle to search.
    pub family: LabFamily,
    /// Its pseudo-code; events name its lines by their place here.
    pub code: Vec<LabLine>,
    /// The key of the sentence that says what counts as one of its tries.
    pub tries: String,
    /// Whether a race begins with it if none was chosen.
    pub usual: bool,
    /// Whether its events name places of the puzzle, rather than places counted from its start.
    pub anchored: bool,
}

/// The sorts of puzzles that have strategies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum LabFamily {
    /// Grids.
    Grid,
    /// Snake cubes.
    Snake,
}

/// A puzzle to search, of either family.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum LabTask {
    /// A grid.
    Grid(Draft),
    /// A chain and the box it is to fill.
    Snake(SnakeRequest),
}

/// The sentence of an event, and the places that it lights up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LabReason {
    /// The sentence, with the places of a grid that it concerns.
    #[serde(flatten)]
    pub fault: Fault,
    /// The places of a snake that it concerns: x, y and z.
    pub spots: Vec<[i8; 3]>,
}

/// A line of pseudo-code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LabLine {
    /// Its indentation, in steps.
    pub indent: u8,
    /// The key of its text.
    pub key: String,
}

/// The order in which the cells of a grid are decided; a snake has only one order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LabOrder {
    /// These cells are tried first: their numbers in reading order, from 0.
    pub first: Vec<usize>,
    /// After those, the cell with the fewest candidates is tried first.
    pub smallest: bool,
}

/// The strategies that race on a puzzle, and the limit of the race.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LabRaceRequest {
    /// The puzzle.
    pub task: LabTask,
    /// The ids of the strategies.
    pub strategies: Vec<String>,
    /// The order of the cells.
    pub order: LabOrder,
    /// The tries after which each is stopped; null runs all to their ends.
    pub tries: Option<u64>,
}

/// The progress of a strategy in a race.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LabLane {
    /// Its id.
    pub strategy: String,
    /// Its counters.
    pub counters: Counters,
    /// Its state.
    pub state: LabState,
    /// Its own time, without the turns of the others, in millionths of a second.
    pub micros: u64,
    /// The tries until its first solution.
    pub first: Option<u64>,
    /// The logarithm to base 10 of the tries of its whole search, if known in advance.
    pub total: Option<f64>,
}

/// The state of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum LabState {
    /// Running.
    Running,
    /// Everything was searched.
    Ended,
    /// Stopped at the limit.
    Limit,
}

/// The run to trace event by event.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LabTraceRequest {
    /// The puzzle.
    pub task: LabTask,
    /// The id of the strategy.
    pub strategy: String,
    /// The order of the cells.
    pub order: LabOrder,
}

/// The state of a traced run. Its new events come beside this, as numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LabTraced {
    /// Its counters.
    pub counters: Counters,
    /// Whether everything was searched.
    pub ended: bool,
}

impl<Stage> From<&CodeLine<Stage>> for LabLine {
    fn from(line: &CodeLine<Stage>) -> Self {
        Self { indent: line.indent, key: line.key.to_owned() }
    }
}
