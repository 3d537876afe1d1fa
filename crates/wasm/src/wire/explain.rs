//! The next step on a board, and why a cell cannot have a number. The evidence
//! behind a step is in `evidence.rs`.

use gridfold_core::deduction::{Board, Cause, Decided, Step};
use gridfold_core::explain::{FOCUSED_TRIAL, SEARCH};
use gridfold_core::grid::{Cell, House};
use gridfold_core::message::Message;
use gridfold_core::puzzle::{Draft, GridPuzzle};
use serde::{Deserialize, Serialize};

use super::Conditions;
use super::evidence::HintEvidence;
use super::place::{HintBoard, HintHouse, HintRemoved};

/// A board for which a hint is wanted.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct HintRequest {
    /// The puzzle.
    pub draft: Draft,
    /// The player's own digits, n * n numbers, with 0 for an open cell.
    pub entries: Vec<u32>,
    /// For each cell, the values that the player's marks leave, with value v as bit `v - 1` and 0 for no marks. Null if
    /// the player does not mark everything that is left.
    pub marks: Option<Vec<u32>>,
    /// For each cell, the values that earlier hints ruled out, with value v as
    /// bit `v - 1`; empty if there are none.
    pub ruled_out: Vec<u32>,
    /// Whether to return all steps to the next number, instead of the easiest
    /// step.
    pub to_number: bool,
}

/// What there is to say about a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum HintState {
    /// There are hints.
    Found,
    /// Every cell has its number.
    Solved,
    /// No solution contains all of the player's digits.
    Wrong,
    /// The marks lack a number of the unique solution.
    Marks,
    /// The puzzle itself has no solution.
    Impossible,
    /// Nothing more follows, because several solutions are left.
    Open,
}

/// The hints for a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct HintAnswer {
    /// What to say first.
    pub state: HintState,
    /// Hints that are equally easy. Each hint is a single step, or a run of steps that each place a number and are done
    /// together. If all steps to a number were asked for, each hint consists of the steps that lead to a number.
    pub hints: Vec<Vec<HintStep>>,
}

/// A number that a player asks about.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WhyNotRequest {
    /// The puzzle.
    pub draft: Draft,
    /// The player's own digits, n * n numbers, with 0 for an open cell.
    pub entries: Vec<u32>,
    /// For each cell, the values that the player's marks leave, with value v as bit `v - 1` and 0 for no marks. Null if
    /// the player does not mark everything that is left.
    pub marks: Option<Vec<u32>>,
    /// For each cell, the values that earlier hints ruled out, with value v as
    /// bit `v - 1`; empty if there are none.
    pub ruled_out: Vec<u32>,
    /// The cell, as row * n + column.
    pub cell: u16,
    /// The number that the player asks about.
    pub value: u32,
}

/// Why a cell cannot have a number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct WhyNotAnswer {
    /// `found`, or what to say instead; `open` if nothing simple rules out the
    /// number, whether it is right or wrong.
    pub state: HintState,
    /// The step that removes the number from the cell.
    pub step: Option<HintStep>,
}

/// One step of a hint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct HintStep {
    /// The id of the rule; its title has the key `technique.<id>`.
    pub rule: &'static str,
    /// Whether something must be assumed to see the step.
    pub trial: bool,
    /// The sentence about the step.
    pub sentence: Message,
    /// The numbers that the step places.
    pub placed: Vec<Decided>,
    /// The numbers that the step rules out.
    pub removed: Vec<HintRemoved>,
    /// The rows, columns, diagonals and boxes on which the step rests.
    pub houses: Vec<HintHouse>,
    /// The clues, signs and bars on which the step rests.
    pub conditions: Conditions,
    /// The cells on which the step rests.
    pub cells: Vec<Cell>,
    /// The evidence that a reader can open to check the step.
    pub evidence: Option<HintEvidence>,
    /// The board before the step.
    pub before: HintBoard,
}

impl HintStep {
    /// A step on a board of this puzzle.
    #[must_use]
    pub fn new(puzzle: &GridPuzzle, board: &Board, step: &Step) -> Self {
        let layout = board.layout();
        let (mut houses, mut conditions, mut cells) = (Vec::new(), Vec::new(), Vec::new());
        let step = &step.clone().told(board);
        for cause in &step.causes {
            match *cause {
                Cause::Line(line) => houses.push(House::Line(line)),
                Cause::House(house) | Cause::Places { house, .. } => houses.push(house),
                Cause::Condition(condition) => conditions.push(condition),
                Cause::Cell(cell) | Cause::Candidate { cell, .. } => cells.push(cell),
            }
        }
        for house in step.evidence.houses() {
            if !houses.contains(&house) {
                houses.push(house);
            }
        }
        Self {
            rule: step.rule.id,
            trial: [&FOCUSED_TRIAL, &SEARCH].contains(&step.rule),
            sentence: step.message(puzzle),
            placed: step.placed.clone(),
            removed: HintRemoved::all(&step.removed),
            houses: houses.into_iter().map(|house| HintHouse::new(layout, house)).collect(),
            conditions: Conditions::of(puzzle.size(), &conditions),
            cells,
            evidence: HintEvidence::new(puzzle, board, &step.evidence),
            before: HintBoard::new(board),
        }
    }

    /// Consecutive steps, from a board to which they are applied.
    #[must_use]
    pub fn all(puzzle: &GridPuzzle, board: &mut Board, steps: &[Step]) -> Vec<Self> {
        let mut told = Vec::with_capacity(steps.len());
        for step in steps {
            told.push(Self::new(puzzle, board, step));
            board.apply(step);
        }
        told
    }
}
