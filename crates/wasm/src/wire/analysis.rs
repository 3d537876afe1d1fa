//! Candidates, conflicts, and what could be left out.

use gridfold_core::conditions::{Condition, Feature, Written};
use gridfold_core::error::Fault;
use gridfold_core::grid::{Cell, Size};
use gridfold_core::puzzle::Draft;
use gridfold_core::solve::{Candidates, Redundant};
use gridfold_core::wire::{ClueAt, SignAt};
use serde::{Deserialize, Serialize};

/// A puzzle to ask about.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PuzzleRequest {
    /// The puzzle.
    pub draft: Draft,
    /// The player's own digits, n * n numbers, with 0 for an open cell. These digits count as givens; null for the
    /// puzzle as it was set.
    pub entries: Option<Vec<u32>>,
}

/// The values of each cell in all solutions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CandidatesAnswer {
    /// For each cell, the values that some solution has there, ascending.
    pub found: Vec<Vec<u32>>,
    /// For each cell, the values that are not settled yet.
    pub open: Vec<Vec<u32>>,
    /// Whether everything is known.
    pub complete: bool,
    /// The faults that prevent the draft from being a puzzle; if there are any,
    /// both lists are empty.
    pub faults: Vec<Fault>,
    /// The time taken, in microseconds.
    pub micros: u64,
}

/// Conditions of a puzzle: some of its clues, givens, signs and marks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Conditions {
    /// Border clues.
    pub clues: Vec<ClueAt>,
    /// Cells with a given, as row * n + column.
    pub cells: Vec<Cell>,
    /// Inequalities between neighbours.
    pub signs: Vec<SignAt>,
    /// Gaps with a sign other than an inequality, such as a bar, or with no sign
    /// where its absence has a meaning; the left or upper cell is listed as `lesser`.
    pub gaps: Vec<SignAt>,
    /// Marks, by their positions in the draft's list.
    pub marks: Vec<usize>,
    /// The conditions for the whole grid.
    pub features: Vec<Feature>,
}

/// Why a puzzle has no solution.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ConflictAnswer {
    /// Whether the puzzle has a solution; null if that is not known.
    pub solvable: Option<bool>,
    /// Conditions that contradict each other, each of them needed; null if none were found.
    pub conditions: Option<Conditions>,
    /// The number of these conditions.
    pub count: usize,
    /// The faults that prevent the draft from being a puzzle; if there are any,
    /// nothing was searched.
    pub faults: Vec<Fault>,
    /// The time taken, in microseconds.
    pub micros: u64,
}

/// The conditions that could be left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct RedundantAnswer {
    /// Conditions that could each be left out on their own without adding a
    /// solution.
    pub redundant: Conditions,
    /// The conditions that are not decided yet, or that stay undecided.
    pub unknown: Conditions,
    /// The time taken, in microseconds.
    pub micros: u64,
    /// The faults that prevent the draft from being a puzzle; if there are any,
    /// nothing was searched.
    pub faults: Vec<Fault>,
}

impl Conditions {
    /// Some conditions of a puzzle of this size.
    #[must_use]
    pub fn of(size: Size, conditions: &[Condition]) -> Self {
        let mut places = Self::default();
        for condition in conditions {
            match condition.written() {
                Written::Grid => places.features.push(condition.feature()),
                Written::Border { side, index, number: _ } => {
                    places.clues.push(ClueAt { side, index });
                }
                Written::Cell { cell, value: _ } => places.cells.push(cell),
                Written::Mark { at, mark: _ } => places.marks.push(at.in_marks(size)),
                Written::Gap { first, second, sign } => match sign.lesser_first(first, second) {
                    Some(sign) => places.signs.push(sign.into()),
                    None => places.gaps.push((first, second).into()),
                },
            }
        }
        places
    }
}

impl CandidatesAnswer {
    /// What is known after this many microseconds.
    #[must_use]
    pub fn new(known: &Candidates, micros: u64) -> Self {
        Self {
            found: known.found.iter().map(|values| values.iter().collect()).collect(),
            open: known.open.iter().map(|values| values.iter().collect()).collect(),
            complete: known.is_complete(),
            faults: Vec::new(),
            micros,
        }
    }
}

impl RedundantAnswer {
    /// What is known after this many microseconds.
    #[must_use]
    pub fn new(size: Size, known: &Redundant, micros: u64) -> Self {
        Self {
            redundant: Conditions::of(size, &known.conditions),
            unknown: Conditions::of(size, &known.unknown),
            micros,
            faults: Vec::new(),
        }
    }
}
