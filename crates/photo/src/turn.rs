//! Quarter turns: from the places of the photo to those of the puzzle.

use gridfold_core::grid::{Cell, Side};

use crate::geometry::Quad;
use crate::places::Spot;
use crate::reading::Place;

/// The place in the puzzle at a spot of a photo in which the puzzle is rotated
/// clockwise by this many quarter turns.
pub(crate) fn place(spot: Spot, size: usize, turns: usize) -> Place {
    let upright = |cell| upright(cell, size, turns);
    let numbered = |(column, row): (usize, usize)| Cell((row * size + column) as u16);
    match spot {
        Spot::Cell(column, row) => Place::Cell { cell: numbered(upright((column, row))) },
        Spot::Outside(side, at) => {
            let last = size - 1;
            let (column, row) = upright([(at, 0), (last, at), (at, last), (0, at)][side]);
            let side = Side::ALL[(side + 4 - turns % 4) % 4];
            let along_columns = matches!(side, Side::Top | Side::Bottom);
            Place::Clue { side, index: if along_columns { column } else { row } }
        }
        Spot::Right(column, row) => {
            between(numbered(upright((column, row))), numbered(upright((column + 1, row))))
        }
        Spot::Below(column, row) => {
            between(numbered(upright((column, row))), numbered(upright((column, row + 1))))
        }
    }
}

fn between(a: Cell, b: Cell) -> Place {
    Place::Sign { first: a.min(b), second: a.max(b) }
}

/// The cell of the puzzle, as column and row, for a cell of the photo.
fn upright((mut column, mut row): (usize, usize), size: usize, turns: usize) -> (usize, usize) {
    for _ in 0..turns % 4 {
        (column, row) = (row, size - 1 - column);
    }
    (column, row)
}

/// Corners listed from the photo's upper left, reordered to start at the
/// puzzle's upper left.
pub(crate) fn outline(mut corners: Quad, turns: usize) -> Quad {
    corners.rotate_left(turns % 4);
    corners
}

#[cfg(test)]
mod tests {
    use gridfold_core::grid::{Cell, Side};

    use super::place;
    use crate::places::Spot;
    use crate::reading::Place;

    #[test]
    fn a_turn_brings_the_upper_left_to_the_upper_right() {
        // If the puzzle is rotated clockwise once, its first cell is at the
        // upper right of the photo.
        let cell = |index: u16| Place::Cell { cell: Cell(index) };
        assert_eq!(place(Spot::Cell(3, 0), 4, 1), cell(0));
        assert_eq!(place(Spot::Cell(3, 3), 4, 2), cell(0));
        assert_eq!(place(Spot::Cell(0, 3), 4, 3), cell(0));
        assert_eq!(place(Spot::Cell(3, 1), 4, 1), cell(1));
    }

    #[test]
    fn clues_and_signs_turn_with_their_cells() {
        let clue = |side, index| Place::Clue { side, index };
        assert_eq!(place(Spot::Outside(1, 0), 5, 1), clue(Side::Top, 0));
        assert_eq!(place(Spot::Outside(0, 4), 5, 1), clue(Side::Left, 0));
        assert_eq!(place(Spot::Outside(2, 0), 5, 2), clue(Side::Top, 4));
        let sign = Place::Sign { first: Cell(0), second: Cell(1) };
        assert_eq!(place(Spot::Below(4, 0), 5, 1), sign);
        assert_eq!(place(Spot::Right(0, 0), 5, 0), sign);
    }

    #[test]
    fn every_turn_reaches_every_place_once() {
        for turns in 0..4 {
            let mut found: Vec<String> = Spot::all(4)
                .into_iter()
                .map(|spot| format!("{:?}", place(spot, 4, turns)))
                .collect();
            found.sort();
            found.dedup();
            assert_eq!(found.len(), 16 + 16 + 24, "{turns} turns");
        }
    }
}
