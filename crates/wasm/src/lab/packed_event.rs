//! An event as two 32-bit numbers, so that a million of them cross the boundary
//! in a few milliseconds.
//!
//! ```text
//!   first    bits 0 to 3   the sort of event        second, of a grid    the values it is about, v as bit v - 1
//!            bits 4 to 11  the line of pseudo-code  second, of a snake   bits 0 to 5: the direction, as a bit,
//!            bits 12 to 31 the cell, or the segment                      a byte each from 8 on: where it begins, x y z
//! ```
//!
//! The bytes of a place are in two's complement. `www/pages/lab/log/log.ts` reads the numbers, and
//! `www/pages/lab/subjects/snake/laid.ts` reads the places.

use gridfold_core::deduction::Removed;
use gridfold_core::grid::{Cell, Values};
use gridfold_core::lab::{Event, GridEventKind, SnakeEventKind};
use gridfold_core::snake::Direction;

/// The types of events, by number.
const TRY: u32 = 0;
const PLACE: u32 = 1;
const REMOVE: u32 = 2;
const DEAD_END: u32 = 3;
const NONE_LEFT: u32 = 4;
const UNDO: u32 = 5;
const SOLUTION: u32 = 6;
const FOUND: u32 = 7;

/// The two numbers for an event of a grid search.
pub(super) fn grid(event: &Event<GridEventKind>) -> [u32; 2] {
    match event.kind {
        GridEventKind::Try { cell, value } => join(TRY, event.line, number(cell), only(value)),
        GridEventKind::Step(step) => match step.removed {
            Removed::Others { cell, value } => join(PLACE, event.line, number(cell), only(value)),
            Removed::Values { cell, values } => join(REMOVE, event.line, number(cell), values.0),
        },
        GridEventKind::Found { cell, value, .. } => {
            join(FOUND, event.line, number(cell), only(value))
        }
        GridEventKind::Ruled { cell, values, .. }
        | GridEventKind::Propagated { cell, values }
        | GridEventKind::Refuted { cell, values } => {
            join(REMOVE, event.line, number(cell), values.0)
        }
        GridEventKind::DeadEnd(_) => join(DEAD_END, event.line, 0, 0),
        GridEventKind::NoneLeft { cell } => join(NONE_LEFT, event.line, number(cell), 0),
        GridEventKind::Undo => join(UNDO, event.line, 0, 0),
        GridEventKind::Solution => join(SOLUTION, event.line, 0, 0),
    }
}

/// The two numbers for an event of a snake search.
pub(super) fn snake(event: &Event<SnakeEventKind>) -> [u32; 2] {
    match event.kind {
        SnakeEventKind::Lay { run, from, direction } => {
            join(TRY, event.line, run.into(), laid(from, direction))
        }
        SnakeEventKind::DeadEnd(_) => join(DEAD_END, event.line, 0, 0),
        SnakeEventKind::NoneLeft { run } => join(NONE_LEFT, event.line, run.into(), 0),
        SnakeEventKind::Undo => join(UNDO, event.line, 0, 0),
        SnakeEventKind::Solution => join(SOLUTION, event.line, 0, 0),
    }
}

const fn join(sort: u32, line: u8, place: u32, second: u32) -> [u32; 2] {
    [sort | (line as u32) << 4 | place << 12, second]
}

fn number(cell: Cell) -> u32 {
    cell.index() as u32
}

fn only(value: u32) -> u32 {
    Values::only(value).0
}

fn laid(from: [i8; 3], direction: Direction) -> u32 {
    let [x, y, z] = from.map(|at| at.to_ne_bytes()[0]);
    u32::from_le_bytes([1 << direction.index(), x, y, z])
}

#[cfg(test)]
mod tests {
    use gridfold_core::lab::{Event, SnakeEventKind};
    use gridfold_core::snake::Direction;

    use super::snake;

    #[test]
    fn a_segment_has_its_direction_as_a_bit_and_a_byte_for_each_coordinate() {
        let kind = SnakeEventKind::Lay { run: 16, from: [2, -1, -8], direction: Direction::Far };
        let [first, second] = snake(&Event { kind, line: 4 });
        assert_eq!(first, 16 << 12 | 4 << 4);
        assert_eq!(second, 0xf8_ff_02_20);
    }
}
