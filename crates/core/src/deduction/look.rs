//! A board as a rule sees it: only what has changed since a given time.

use super::board::Board;
use super::cause::Cause;
use super::checks::{Sight, SumSight};
use super::house_cells::HouseCells;
use super::layout::{Layout, Pair};
use super::marks::Marks;
use crate::conditions::{Condition, LessThan, Parity};
use crate::grid::{Cell, Line, Size, Values};
use crate::message::Arg;

/// The part of a board to look at.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    board: &'a Board,
    since: u32,
}

impl Board {
    /// A look at what has changed since a time; 0 is the beginning.
    #[must_use]
    pub const fn look(&self, since: u32) -> Look<'_> {
        Look::new(self, since)
    }
}

impl<'a> Look<'a> {
    /// A look at what has changed since a time.
    const fn new(board: &'a Board, since: u32) -> Self {
        Self { board, since }
    }

    /// The board.
    #[must_use]
    pub const fn board(self) -> &'a Board {
        self.board
    }

    /// The printed conditions.
    #[must_use]
    pub fn layout(self) -> &'a Layout {
        self.board.layout()
    }

    /// The candidates.
    #[must_use]
    pub const fn marks(self) -> &'a Marks {
        self.board.marks()
    }

    /// The side length.
    #[must_use]
    pub const fn size(self) -> Size {
        self.board.size()
    }

    /// The largest value.
    #[must_use]
    pub const fn n(self) -> u32 {
        self.size().n() as u32
    }

    /// The candidates of a cell.
    #[must_use]
    pub fn values(self, cell: Cell) -> Values {
        self.board.values(cell)
    }

    /// Whether anything has changed.
    #[must_use]
    pub const fn is_new(self) -> bool {
        self.board.now() > self.since
    }

    /// Whether a house has changed.
    #[must_use]
    pub fn has_changed(self, house: usize) -> bool {
        self.board.stamp(house) > self.since
    }

    /// Whether a line has changed.
    #[must_use]
    pub fn line_has_changed(self, line: Line) -> bool {
        self.has_changed(self.board.number(line))
    }

    /// The houses that have changed.
    pub fn houses(self) -> impl Iterator<Item = &'a HouseCells> {
        let houses = self.layout().houses().iter().enumerate();
        houses.filter(move |(number, _)| self.has_changed(*number)).map(|(_, house)| house)
    }

    /// The lines that have changed.
    pub fn lines(self) -> impl Iterator<Item = Line> {
        self.size().lines().filter(move |line| self.line_has_changed(*line))
    }

    /// The clues whose line has changed.
    pub fn sights(self) -> impl Iterator<Item = &'a Sight> {
        let sights = self.layout().sights().iter();
        sights.filter(move |sight| self.line_has_changed(sight.clue.side.line(sight.clue.index)))
    }

    /// The sums whose line has changed.
    pub fn sums(self) -> impl Iterator<Item = &'a SumSight> {
        let sums = self.layout().sums().iter();
        sums.filter(move |sight| self.line_has_changed(sight.sum.side.line(sight.sum.index)))
    }

    /// The signs next to a cell that may have changed.
    pub fn signs(self) -> impl Iterator<Item = LessThan> {
        let signs = self.layout().signs().iter().copied();
        signs.filter(move |sign| {
            self.cell_has_changed(sign.lesser) || self.cell_has_changed(sign.greater)
        })
    }

    /// The other conditions on two cells, if one of the cells may have changed.
    pub fn pairs(self) -> impl Iterator<Item = Pair> {
        let pairs = self.layout().pairs().iter().copied();
        pairs.filter(move |pair| pair.cells.iter().any(|cell| self.cell_has_changed(*cell)))
    }

    /// The marks whose cells may have changed.
    pub fn marked(self) -> impl Iterator<Item = Parity> {
        let marked = self.layout().marked().iter().copied();
        marked.filter(move |mark| self.cell_has_changed(mark.cell))
    }

    fn cell_has_changed(self, cell: Cell) -> bool {
        self.layout().of_cell(cell).houses.iter().all(|house| self.has_changed(*house))
    }

    /// The cells of a house with several candidates.
    pub fn open(self, cells: &'a [Cell]) -> impl Iterator<Item = Cell> {
        cells.iter().copied().filter(move |cell| self.values(*cell).len() > 1)
    }

    /// The cells among these that have this candidate.
    pub fn holding(self, cells: &'a [Cell], value: u32) -> impl Iterator<Item = Cell> {
        cells.iter().copied().filter(move |cell| self.values(*cell).contains(value))
    }

    /// The values that each of these cells would lose if these values were removed.
    pub fn losing(
        self,
        cells: impl IntoIterator<Item = Cell>,
        values: Values,
    ) -> Vec<(Cell, Values)> {
        let lost = cells.into_iter().map(|cell| (cell, self.values(cell) & values));
        lost.filter(|(_, lost)| !lost.is_empty()).collect()
    }

    /// Whether removing a candidate leaves the cell a single value, or the value a
    /// single place.
    #[must_use]
    pub fn decides_next(self, cell: Cell, value: u32) -> bool {
        let houses = &self.layout().of_cell(cell).houses;
        let has_two = |house: &usize| {
            self.holding(&self.layout().houses()[*house].cells, value).take(3).count() == 2
        };
        self.values(cell).len() == 2 || houses.iter().any(has_two)
    }

    /// A value as it is shown to people.
    #[must_use]
    pub fn shown(self, value: u32) -> Arg {
        Arg::from(self.layout().scale().shown(value))
    }

    /// Values as they are shown to people.
    #[must_use]
    pub fn shown_all(self, values: Values) -> Arg {
        Arg::values(values, self.layout().scale())
    }

    /// A list of values as they are shown to people.
    #[must_use]
    pub fn shown_each(self, values: Values) -> Arg {
        Arg::List(values.iter().map(|value| self.shown(value)).collect())
    }

    /// A cell, by its name.
    #[must_use]
    pub const fn cell(self, cell: Cell) -> Arg {
        Arg::cell(self.size(), cell)
    }

    /// Cells, by their names.
    pub fn cells(self, cells: impl IntoIterator<Item = Cell>) -> Arg {
        Arg::cells(self.size(), cells)
    }
}

impl Sight {
    /// The line along which the clue looks.
    #[must_use]
    pub const fn line(&self) -> Line {
        self.clue.side.line(self.clue.index)
    }

    /// The clue, by its name.
    #[must_use]
    pub const fn name(&self) -> Arg {
        Arg::Clue { side: self.clue.side, index: self.clue.index }
    }

    /// The clue as a cause.
    #[must_use]
    pub const fn cause(&self) -> Cause {
        Cause::Condition(Condition::VisibleCount(self.clue))
    }
}
