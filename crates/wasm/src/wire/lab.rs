//! The types of the strategy lab that cross the boundary. Events are passed as
//! plain numbers; see [`lab`](crate::lab).

use gridfold_core::error::Fault;
use gridfold_core::lab::{CodeLine, Counters};
use gridfold_core::puzzle::Draft;
use gridfold_core::texts::Family;
use serde::{Deserialize, Serialize};

use super::SnakeRequest;

/// A strategy, as lists show it. The name has the key `lab.name.<id>`, the idea
/// has the key `lab.idea.<id>`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LabStrategy {
    /// The name in programs and links.
    pub id: String,
    /// The family of puzzles that the strategy searches.
    pub family: Family,
    /// The pseudo-code; events refer to its lines by their indices here.
    pub code: Vec<LabLine>,
    /// The key of the sentence that says what counts as a try.
    pub tries: String,
    /// Whether a race includes the strategy by default.
    pub usual: bool,
    /// Whether the events give places of the puzzle, rather than places
    /// relative to the start.
    pub anchored: bool,
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
    /// The sentence, with the places of a grid that the event concerns.
    #[serde(flatten)]
    pub fault: Fault,
    /// The places of a snake that the event concerns: x, y and z.
    pub spots: Vec<[i8; 3]>,
}

/// A line of pseudo-code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LabLine {
    /// The indentation, in levels.
    pub indent: u8,
    /// The key of the text.
    pub key: String,
}

/// The order in which the cells of a grid are decided; a snake has only one order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LabOrder {
    /// The cells to be tried first: their numbers in reading order, from 0.
    pub first: Vec<usize>,
    /// Whether, after the cells in `first`, the cell with the fewest candidates
    /// is tried first.
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
    /// The number of tries after which each strategy is stopped; null runs all
    /// strategies to the end.
    pub tries: Option<u64>,
}

/// The progress of a strategy in a race.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LabLane {
    /// The id of the strategy.
    pub strategy: String,
    /// The counters.
    pub counters: Counters,
    /// The state.
    pub state: LabState,
    /// The time of this strategy alone, without the turns of the others, in microseconds.
    pub micros: u64,
    /// The number of tries up to the first solution.
    pub first: Option<u64>,
    /// The log10 of the number of tries in the whole search, if that is known
    /// in advance.
    pub total: Option<f64>,
}

/// The state of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum LabState {
    /// The strategy is running.
    Running,
    /// Everything was searched.
    Ended,
    /// The strategy was stopped at the limit.
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

/// The state of a traced run. The new events are returned separately, as
/// numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LabTraced {
    /// The counters.
    pub counters: Counters,
    /// Whether everything was searched.
    pub ended: bool,
}

impl<Stage> From<&CodeLine<Stage>> for LabLine {
    fn from(line: &CodeLine<Stage>) -> Self {
        Self { indent: line.indent, key: line.key.to_owned() }
    }
}
