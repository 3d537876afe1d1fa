//! The places inside the border where something is printed: in a cell, or
//! between the cells that meet there.
//!
//! Lists of signs and of marks, links, symmetries, locks and new puzzles rely
//! on these definitions. To add a sort of place, such as one where four cells
//! meet, add a variant to [`Span`] and a line to [`Span::ALL`]. If marks are
//! printed there, also add a line to [`Span::MARKED`].

use std::vec::IntoIter;

use super::{Cell, Size};

/// The cells that meet at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wire", derive(serde::Serialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Span {
    /// One cell: the place is inside it.
    Cell,
    /// A cell and its right neighbour.
    Across,
    /// A cell and its lower neighbour.
    Down,
}

impl Span {
    /// Every sort of place.
    pub const ALL: [Self; 3] = [Self::Cell, Self::Across, Self::Down];

    /// The gaps between two neighbours, where signs are printed.
    pub const GAPS: [Self; 2] = [Self::Across, Self::Down];

    /// The places of marks, in the order of their lists.
    pub const MARKED: [Self; 1] = [Self::Cell];

    /// The rows and the columns of these cells.
    #[must_use]
    pub const fn extent(self) -> [usize; 2] {
        match self {
            Self::Cell => [1, 1],
            Self::Across => [1, 2],
            Self::Down => [2, 1],
        }
    }

    /// The number of such places in a grid with lines of this length.
    #[must_use]
    pub const fn count(self, n: usize) -> usize {
        let [rows, columns] = self.extent();
        (n + 1).saturating_sub(rows) * (n + 1).saturating_sub(columns)
    }
}

/// A place inside the border, identified by the cells that meet there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wire", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Anchor {
    /// How these cells are arranged.
    pub span: Span,
    /// The upper left cell, which identifies the place.
    pub first: Cell,
}

impl Anchor {
    /// The place inside a cell.
    #[must_use]
    pub const fn cell(first: Cell) -> Self {
        Self { span: Span::Cell, first }
    }

    /// The place where these cells and the cells between them meet; `None` if there is no such
    /// place.
    #[must_use]
    #[inline(never)]
    pub fn between(one: Cell, other: Cell, size: Size) -> Option<Self> {
        let rows = [one, other].map(|cell| size.row(cell));
        let columns = [one, other].map(|cell| size.column(cell));
        let reach = [rows, columns].map(|[from, to]| from.abs_diff(to) + 1);
        let span = Span::ALL.into_iter().find(|span| span.extent() == reach)?;
        let first = size.cell(rows[0].min(rows[1]), columns[0].min(columns[1]));
        Some(Self { span, first })
    }

    /// Whether all cells of this place are in the grid.
    #[must_use]
    pub const fn fits(self, size: Size) -> bool {
        let [rows, columns] = self.span.extent();
        let [row, column] = [size.row(self.first), size.column(self.first)];
        row + rows <= size.n() && column + columns <= size.n()
    }

    /// The cells that meet at this place, row by row.
    pub fn cells(self, size: Size) -> impl Iterator<Item = Cell> {
        let [rows, columns] = self.span.extent();
        let cells = (0..rows).flat_map(move |row| (0..columns).map(move |column| [row, column]));
        cells.map(move |[row, column]| Cell(self.first.0 + (row * size.n() + column) as u16))
    }

    /// The last of these cells.
    #[must_use]
    pub fn last(self, size: Size) -> Cell {
        let [rows, columns] = self.span.extent();
        Cell(self.first.0 + ((rows - 1) * size.n() + columns - 1) as u16)
    }

    /// The position among the places of the same sort, row by row.
    #[must_use]
    pub const fn index(self, size: Size) -> usize {
        let [_, columns] = self.span.extent();
        size.row(self.first) * (size.n() + 1 - columns) + size.column(self.first)
    }

    /// The number of places for marks in a grid with lines of this length.
    #[must_use]
    pub fn count(n: usize) -> usize {
        Span::MARKED.into_iter().map(|span| span.count(n)).sum()
    }

    /// The position in a list of marks.
    #[must_use]
    pub fn in_marks(self, size: Size) -> usize {
        let before = Span::MARKED.into_iter().take_while(|span| *span != self.span);
        before.map(|span| span.count(size.n())).sum::<usize>() + self.index(size)
    }

    /// The place after every cell has moved so that neighbours stay neighbours.
    #[must_use]
    pub fn moved(self, size: Size, to: impl Fn(Cell) -> Cell) -> Self {
        Self::between(to(self.first), to(self.last(size)), size).unwrap_or(self)
    }
}

impl Size {
    /// Every place of a sort, row by row. The places come from a list, because
    /// a chain of iterators would make the program larger wherever it is used.
    #[must_use]
    #[inline(never)]
    pub fn places(self, span: Span) -> IntoIter<Anchor> {
        let [rows, columns] = span.extent().map(|cells| (self.n() + 1).saturating_sub(cells));
        let mut places = Vec::with_capacity(rows * columns);
        for row in 0..rows {
            places
                .extend((0..columns).map(|column| Anchor { span, first: self.cell(row, column) }));
        }
        places.into_iter()
    }

    /// Every place for a mark, in the order of lists of marks.
    #[must_use]
    #[inline(never)]
    pub fn anchors(self) -> IntoIter<Anchor> {
        let mut all = Vec::with_capacity(Anchor::count(self.n()));
        Span::MARKED.into_iter().for_each(|span| all.extend(self.places(span)));
        all.into_iter()
    }
}

#[cfg(test)]
mod tests {
    use super::{Anchor, Span};
    use crate::grid::{Cell, Size};

    /// The list cannot miss a variant: the compiler would report it here.
    #[test]
    fn every_span_is_listed() {
        let next = |span| match span {
            Span::Cell => Some(Span::Across),
            Span::Across => Some(Span::Down),
            Span::Down => None,
        };
        let all = core::iter::successors(Some(Span::Cell), |span| next(*span));
        assert!(all.eq(Span::ALL));
        assert!(Span::MARKED.iter().all(|span| Span::ALL.contains(span)));
    }

    #[test]
    fn a_place_is_found_by_its_cells_and_by_its_position() {
        for n in [1, 2, 5] {
            let size = Size::new(n).expect("a size");
            for span in Span::ALL {
                let places: Vec<Anchor> = size.places(span).collect();
                assert_eq!(places.len(), span.count(n), "{span:?}");
                for (position, at) in places.into_iter().enumerate() {
                    assert_eq!(at.index(size), position);
                    assert_eq!(Anchor::between(at.first, at.last(size), size), Some(at));
                    assert_eq!(at.cells(size).last(), Some(at.last(size)));
                }
            }
            let positions = size.anchors().map(|at| at.in_marks(size));
            assert!(positions.eq(0..Anchor::count(n)));
        }
    }

    #[test]
    fn a_place_moves_with_its_cells() {
        let size = Size::new(3).expect("a size");
        let transposed = |cell: Cell| size.cell(size.column(cell), size.row(cell));
        let gap = Anchor { span: Span::Across, first: size.cell(0, 1) };
        let moved = Anchor { span: Span::Down, first: size.cell(1, 0) };
        assert_eq!(gap.moved(size, transposed), moved);
    }
}
