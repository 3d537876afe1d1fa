//! The types of the strategy lab that cross the border. Events travel as plain
//! numbers, see [`lab`](crate::lab).

use gridfold_core::error::Fault;
use gridfold_core::lab::{CodeLine, Counters};
use gridfold_core::puzzle::Draft;
use serde::{Deserialize, Serialize};

use super::SnakeRequest;

/// A strategy, as lists show it. Its name has the key `lab.name.<id>`, its idea
/// the key `lab.idea.<id>`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LabStrategy {
    /// Its name for programs and links.
    pub id: String,
    /// The family of puzzles that it searches.
    pub family: LabFamily,
    /// Its pseudo-code; events refer to its lines by their indices here.
    pub code: Vec<LabLine>,
    /// The key of the sentence that says what counts as one of its tries.
    pub tries: String,
    /// Whether a race includes it by default.
    pub usual: bool,
    /// Whether its events name places of the puzzle, rather than places
    /// relative to its start.
    pub anchored: bool,
}

/// The families of puzzles that have strategies.
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
    /// A chain and the box that it should fill.
    Snake(SnakeRequest),
}

/// The sentence for an event, and the places that it highlights.
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
    /// Its indentation, in levels.
    pub indent: u8,
    /// The key of its text.
    pub key: String,
}

/// The order in which the cells of a grid are decided; a snake has only one order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LabOrder {
    /// The cells to be tried first: their numbers in reading order, from 0.
    pub first: Vec<usize>,
    /// Whether, after those, the cell with the fewest candidates is tried
    /// first.
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
    /// The number of tries after which each is stopped; null runs all of them
    /// to the end.
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
    /// Its own time, without the turns of the others, in microseconds.
    pub micros: u64,
    /// The number of tries up to its first solution.
    pub first: Option<u64>,
    /// The log10 of the number of tries in its whole search, if that is known
    /// in advance.
    pub total: Option<f64>,
}

/// The state of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum LabState {
    /// It is running.
    Running,
    /// Everything was searched.
    Ended,
    /// It was stopped at the limit.
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

/// The state of a traced run. Its new events are returned beside it, as
/// numbers.
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
