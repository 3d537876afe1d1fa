//! The places where something may be printed, and what is cut out of each place.

use crate::diagonals;
use crate::glyph::Glyph;
use crate::patch::Sheet;

/// How much of a cell is cut out, measured from its middle, in cells.
const CELL: f32 = 0.46;
/// How far from the frame a clue is, and how much of its place is cut out.
const OUTSIDE: f32 = 0.57;
const CLUE: f32 = 0.5;
/// How much of the gap between two cells is cut out.
const GAP: f32 = 0.32;
/// How much of a place is its middle.
const MIDDLE: f32 = 0.65;

/// A place on the paper as the photo shows it, before any rotation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spot {
    /// A cell, given by its column and row.
    Cell(usize, usize),
    /// A place outside the frame, given by its side (clockwise from the top)
    /// and its position from left to right or from top to bottom.
    Outside(usize, usize),
    /// The gap between a cell, given by its column and row, and the cell to its right.
    Right(usize, usize),
    /// The gap between a cell and the cell below it.
    Below(usize, usize),
}

impl Spot {
    /// Every spot of a grid: cells, places outside, gaps.
    pub(crate) fn all(size: usize) -> Vec<Self> {
        let square = |columns: usize, rows: usize| {
            (0..rows).flat_map(move |row| (0..columns).map(move |column| (column, row)))
        };
        let cells = square(size, size).map(|(column, row)| Self::Cell(column, row));
        let outside = square(size, 4).map(|(at, side)| Self::Outside(side, at));
        let right = square(size - 1, size).map(|(column, row)| Self::Right(column, row));
        let below = square(size, size - 1).map(|(column, row)| Self::Below(column, row));
        cells.chain(outside).chain(right).chain(below).collect()
    }

    pub(crate) fn is_cell(self) -> bool {
        matches!(self, Self::Cell(..))
    }

    /// Whether the place is a cell on the diagonal from the upper left, or from the lower left.
    fn is_on_diagonal(self, size: usize, rises: bool) -> bool {
        match self {
            Self::Cell(column, row) => row == if rises { size - 1 - column } else { column },
            Self::Outside(..) | Self::Right(..) | Self::Below(..) => false,
        }
    }

    pub(crate) fn is_below(self) -> bool {
        matches!(self, Self::Below(..))
    }

    /// Whether a number, not a sign, can be at this place.
    pub(crate) fn has_number(self) -> bool {
        matches!(self, Self::Cell(..) | Self::Outside(..))
    }

    /// The centre of the place, as column and row, and how far the place extends.
    pub(crate) fn square(self, size: usize, inset: f32) -> (f32, f32, f32) {
        let n = size as f32;
        let half = |at: usize| at as f32 + 0.5;
        // Clues keep their distance from the cells, not from the middle of the gap around them.
        let side = 1.0 - 2.0 * inset;
        let (outside, clue) = (OUTSIDE * side - inset, CLUE * side);
        match self {
            Self::Cell(column, row) => (half(column), half(row), CELL - inset),
            Self::Outside(0, at) => (half(at), -outside, clue),
            Self::Outside(1, at) => (n + outside, half(at), clue),
            Self::Outside(2, at) => (half(at), n + outside, clue),
            Self::Outside(_, at) => (-outside, half(at), clue),
            Self::Right(column, row) => ((column + 1) as f32, half(row), GAP),
            Self::Below(column, row) => (half(column), (row + 1) as f32, GAP),
        }
    }

    /// Whether the photo shows the middle of a place.
    pub(crate) fn is_within(self, sheet: &Sheet<'_>) -> bool {
        let (u, v, half) = self.square(sheet.mesh.size, sheet.mesh.inset);
        let ends = [-MIDDLE, MIDDLE].map(|end| end * half);
        ends.iter().all(|a| ends.iter().all(|b| sheet.holds(u + a, v + b)))
    }

    /// The glyph at a place; `None` if there is nothing, or if the place is
    /// outside the photo.
    pub(crate) fn glyph(self, sheet: &Sheet<'_>) -> Option<Glyph> {
        if !self.is_within(sheet) {
            return None;
        }
        let (u, v, half) = self.square(sheet.mesh.size, sheet.mesh.inset);
        let mut patch = sheet.patch(u, v, half);
        for rises in [false, true] {
            if sheet.has_diagonals && self.is_on_diagonal(sheet.mesh.size, rises) {
                diagonals::wipe(&mut patch.ink, rises);
            }
        }
        match self {
            Self::Cell(..) | Self::Outside(..) => {
                let mut glyph = Glyph::cut(&patch.ink, sheet.mesh.inset > 0.0, &|at, size| {
                    patch.sharp(at, size)
                })?;
                glyph.hue = patch.hue(glyph.bounds);
                Some(glyph)
            }
            Self::Right(..) | Self::Below(..) => Some(Glyph::whole(&patch.ink, sheet.mesh.inset)),
        }
    }
}
