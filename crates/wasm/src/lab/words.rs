//! An event as two numbers of 32 bits, so that a million of them cross the border in a few milliseconds.
//!
//! ```text
//!   first    bits 0 to 3   the sort of event           second, of a grid    the values it is about, v as bit v - 1
//!            bits 4 to 11  the line of pseudo-code     second, of a snake   bits 0 to 5: the direction, as a bit,
//!            bits 12 to 31 the cell, or the segment                         a byte each from 8 on: where it begins, x y z
//! ```
//!
//! The bytes of a place are two's complement. `www/pages/lab/log/log.ts` reads the words,
//! `www/pages/lab/subjects/snake/laid.ts` those places.

use gridfold_core::grid::{Cell, Values};
use gridfold_core::lab::{Event, What};
use gridfold_core::snake::Direction;

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
    let (sort, place, values) = match event.what {
        What::Try { cell, value } => (TRY, number(cell), only(value)),
        What::Place { cell, value, .. } => (PLACE, number(cell), only(value)),
        What::Remove { cell, values, .. } => (REMOVE, number(cell), values.0),
        What::Lay { run, from, direction } => (TRY, run.into(), laid(from, direction)),
        What::DeadEnd { .. } => (DEAD_END, 0, 0),
        What::NoneLeft { cell } => (NONE_LEFT, number(cell), 0),
        What::NoRunLeft { run } => (NONE_LEFT, run.into(), 0),
        What::Solution => (SOLUTION, 0, 0),
        What::Undo => (UNDO, 0, 0),
    };
    [sort | u32::from(event.line) << 4 | place << 12, values]
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
    use gridfold_core::lab::{Event, What};
    use gridfold_core::snake::Direction;

    use super::words;

    #[test]
    fn a_segment_has_its_direction_as_a_bit_and_a_byte_for_each_coordinate() {
        let what = What::Lay { run: 16, from: [2, -1, -8], direction: Direction::Far };
        let [first, second] = words(Event { what, line: 4 });
        assert_eq!(first, 16 << 12 | 4 << 4);
        assert_eq!(second, 0xf8_ff_02_20);
    }
}
