//! Implications between statements: the links of chains.
//!
//! A statement says that a cell has a value, or that it does not. Links come from cells
//! (two candidates), houses (two places), signs and bars. A line with listed
//! arrangements links a statement to everything that all arrangements with this
//! statement have in common. Every link has its contrapositive, so the shortest chain
//! from "is v" to a contradiction is the shortest path from "is v" to "is not v".

use std::rc::Rc;

use super::evidence::Statement;
use super::layout::Layout;
use crate::grid::{Cell, Size};

/// A statement as a number: twice its candidate, plus one for its negation. A
/// candidate is `cell * n + value - 1`.
pub type Number = u16;

/// The links of each house, rebuilt when the house has changed.
#[derive(Clone, Debug)]
pub struct Graph {
    pub(super) size: Size,
    pub(super) houses: Vec<Links>,
    pub(super) lines: Vec<Links>,
    /// The number of arrangements of each line; 0 if none are listed.
    pub(super) counts: Vec<usize>,
    /// The candidates refuted by chains through listed lines, and when they were determined.
    chained: Option<(u32, Rc<[Start]>)>,
}

/// A candidate that a chain refutes, and the number of links of the shortest such chain or fewer.
pub(super) type Start = ((Cell, u32), u32);

/// Which lines are used as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// No lines: only cells, places and signs.
    Basic,
    /// Lines with at most this many arrangements.
    Lines(usize),
    /// All lines; those that are not listed use the exact pass.
    AllLines,
}

/// The links within a house, by the position of their first statement.
#[derive(Clone, Debug, Default)]
pub(super) struct Links {
    pub(super) stamp: u32,
    pub(super) from: Vec<Vec<Number>>,
}

impl Statement {
    pub(super) fn number(self, size: Size) -> Number {
        let candidate = self.cell.index() * size.n() + usize::from(self.value) - 1;
        (candidate * 2 + usize::from(!self.holds)) as Number
    }

    /// The statement with this number.
    pub(super) fn of(size: Size, number: Number) -> Self {
        let (cell, value) = size.divide(usize::from(number / 2));
        Self { cell: Cell(cell as u16), value: value as u8 + 1, holds: number.is_multiple_of(2) }
    }
}

impl Graph {
    /// An empty graph, in which nothing is known yet.
    #[must_use]
    pub fn new(layout: &Layout) -> Self {
        let (size, houses) = (layout.size(), layout.houses().len());
        let lines = 2 * size.n();
        Self {
            size,
            houses: vec![Links::default(); houses],
            lines: vec![Links::default(); lines],
            counts: vec![0; lines],
            chained: None,
        }
    }

    /// The candidates refuted by chains through listed lines, if they were determined at this time.
    pub(super) fn chained_at(&self, time: u32) -> Option<Rc<[Start]>> {
        self.chained.as_ref().filter(|(asked, _)| *asked == time).map(|(_, found)| Rc::clone(found))
    }

    /// Remembers the candidates refuted by chains through listed lines at this time.
    pub(super) fn note_chained(&mut self, time: u32, found: Rc<[Start]>) {
        self.chained = Some((time, found));
    }

    /// The number of arrangements of a line, if they are listed.
    #[must_use]
    pub fn count(&self, line: usize) -> Option<usize> {
        Some(self.counts[line]).filter(|count| *count > 0)
    }
}
