//! Places in steps and their evidence: boards, houses, placed numbers and removed numbers.

use gridfold_core::deduction::{Board, Layout};
use gridfold_core::grid::{Cell, House, Values};
use gridfold_core::message::Arg;
use serde::Serialize;

/// A board between two steps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct HintBoard {
    /// The placed numbers, n * n in all, with 0 for an open cell.
    pub placed: Vec<u32>,
    /// The candidates of each cell, with value v as bit `v - 1`.
    pub candidates: Vec<u32>,
}

/// Numbers that a cell cannot have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct HintRemoved {
    /// The cell.
    pub cell: Cell,
    /// The numbers, ascending.
    pub values: Vec<u32>,
}

/// A row, a column, a diagonal or a box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct HintHouse {
    /// The name of the house.
    pub name: Arg,
    /// The cells of the house.
    pub cells: Vec<Cell>,
}

impl HintHouse {
    /// A house of a puzzle.
    pub(super) fn new(layout: &Layout, house: House) -> Self {
        let known = layout.houses().iter().find(|known| known.house == house);
        let cells = known.map(|known| known.cells.to_vec()).unwrap_or_default();
        Self { name: Arg::from(house), cells }
    }
}

impl HintBoard {
    /// The contents of a board.
    pub(super) fn new(board: &Board) -> Self {
        let cells = || board.size().cells();
        let placed = |cell| if board.is_placed(cell) { board.marks().value(cell) } else { 0 };
        Self {
            placed: cells().map(placed).collect(),
            candidates: cells().map(|cell| board.values(cell).0).collect(),
        }
    }
}

impl HintRemoved {
    /// The values that cells cannot have, cell by cell.
    pub(super) fn all(removed: &[(Cell, Values)]) -> Vec<Self> {
        let told =
            |(cell, values): &(Cell, Values)| Self { cell: *cell, values: values.iter().collect() };
        removed.iter().map(told).collect()
    }
}
