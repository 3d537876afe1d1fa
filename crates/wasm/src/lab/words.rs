//! An event as two numbers of 32 bits, so that a million of them cross the border in a few milliseconds.
//!
//! The first holds the sort of event (bits 0 to 3), the line of the pseudo-code (bits 4 to 11) and the cell (bits 12 to
//! 31), the second the values it is about, value v as bit v - 1. `www/study/log.ts` reads them.

use gridfold_core::grid::{Cell, Values};
use gridfold_core::lab::{Event, What};

/// The sorts of events, by number.
const TRY: u32 = 0;
const PLACE: u32 = 1;
const REMOVE: u32 = 2;
const DEAD_END: u32 = 3;
const NONE_LEFT: u32 = 4;
const UNDO: u32 = 5;
const SOLUTION: u32 = 6;

/// The two numbers of an event.
pub(super) fn words(event: Event) -> [u32; 2] {
    let (sort, cell, values) = match event.what {
        What::Try { cell, value } => (TRY, number(cell), Values::only(value)),
        What::Place { cell, value, .. } => (PLACE, number(cell), Values::only(value)),
        What::Remove { cell, values, .. } => (REMOVE, number(cell), values),
        What::DeadEnd { .. } => (DEAD_END, 0, Values::NONE),
        What::NoneLeft { cell } => (NONE_LEFT, number(cell), Values::NONE),
        What::Solution => (SOLUTION, 0, Values::NONE),
        // Runs of snakes are not told here; their undoing is the same as any other.
        What::Undo | What::Lay { .. } | What::NoRunLeft { .. } => (UNDO, 0, Values::NONE),
    };
    [sort | u32::from(event.line) << 4 | cell << 12, values.0]
}

fn number(cell: Cell) -> u32 {
    cell.index() as u32
}
