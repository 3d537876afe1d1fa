//! A board in progress: the candidates of every cell, which cells are placed,
//! and when each house last changed.
//!
//! A placed value is removed from the other cells of its houses at once, as tidy
//! players do. Everything else is left to the rules. A rule is asked only about what
//! has changed since it last found nothing; for this purpose, stamps record when each
//! house last changed.

use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

use super::arrangements::{Arrangements, LineSpec, MOST};
use super::contradiction::Contradiction;
use super::crowds::{self, Chains, Crowd};
use super::graph::Graph;
use super::layout::Layout;
use super::marks::{Decided, Marks};
use super::pass::Passes;
use super::suppositions::Suppositions;
use super::wiring::Wiring;
use crate::grid::{Cell, Line, Size, Values};
use crate::puzzle::GridPuzzle;

/// A board with its candidates.
#[derive(Clone, Debug)]
pub struct Board {
    layout: Rc<Layout>,
    marks: Marks,
    placed: Vec<bool>,
    /// When each house last changed.
    stamps: Vec<u32>,
    now: u32,
    lines: Rc<[LineSpec]>,
    chains: Rc<[Chains]>,
    crowds: Rc<[Crowd]>,
    /// The arrangements of each line, as last listed.
    listed: RefCell<Vec<Option<Listed>>>,
    graph: RefCell<Graph>,
    passes: Rc<Passes>,
    wiring: Rc<OnceCell<Option<Wiring>>>,
    suppositions: RefCell<Suppositions>,
}

/// The arrangements of a line at some time, unless there were more than this many.
#[derive(Clone, Debug)]
struct Listed {
    stamp: u32,
    most: usize,
    arrangements: Rc<Arrangements>,
}

impl Listed {
    fn has_up_to(&self, most: usize) -> bool {
        most <= self.most || self.arrangements.is_complete()
    }
}

impl Board {
    /// The starting board, with only the givens placed.
    #[must_use]
    pub fn new(puzzle: &GridPuzzle) -> Self {
        let givens = Marks::new(puzzle);
        let mut board = Self::bare(puzzle);
        let placed = puzzle.size().cells().filter_map(|cell| givens.decided(cell));
        placed.for_each(|Decided { cell, value }| board.place(cell, value));
        board
    }

    /// A board with these candidates. Cells with a single candidate are placed if
    /// `is_placed` says so; no other candidates are removed because of them.
    #[must_use]
    pub fn of_candidates(
        puzzle: &GridPuzzle,
        candidates: &[Values],
        is_placed: impl Fn(Cell) -> bool,
    ) -> Self {
        let mut board = Self::bare(puzzle);
        for (cell, values) in puzzle.size().cells().zip(candidates) {
            board.keep(cell, *values);
            board.placed[cell.index()] = values.single().is_some() && is_placed(cell);
        }
        board
    }

    /// A board on which every cell has every candidate.
    fn bare(puzzle: &GridPuzzle) -> Self {
        let (size, layout) = (puzzle.size(), Layout::of(puzzle));
        let lines = LineSpec::all(&layout);
        Self {
            marks: Marks::of(size, vec![size.all_values(); size.cell_count()]),
            placed: vec![false; size.cell_count()],
            stamps: vec![1; layout.houses().len()],
            now: 1,
            listed: RefCell::new(vec![None; lines.len()]),
            graph: RefCell::new(Graph::new(&layout)),
            passes: Rc::default(),
            wiring: Rc::default(),
            suppositions: RefCell::default(),
            lines,
            chains: crowds::chains(&layout).into(),
            crowds: crowds::crowds(&layout).into(),
            layout: Rc::new(layout),
        }
    }

    /// The printed conditions of the puzzle.
    #[must_use]
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The candidates.
    #[must_use]
    pub const fn marks(&self) -> &Marks {
        &self.marks
    }

    /// The side length.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.marks.size()
    }

    /// The candidates of a cell.
    #[must_use]
    pub fn values(&self, cell: Cell) -> Values {
        self.marks.values(cell)
    }

    /// Whether the value of a cell has been placed. A cell with a single candidate left may not be
    /// placed yet.
    #[must_use]
    pub fn is_placed(&self, cell: Cell) -> bool {
        self.placed[cell.index()]
    }

    /// Whether every cell is placed.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.placed.iter().all(|placed| *placed)
    }

    /// The time of the last change.
    #[must_use]
    pub const fn now(&self) -> u32 {
        self.now
    }

    pub(crate) fn chains(&self) -> &[Chains] {
        &self.chains
    }

    pub(crate) fn crowds(&self) -> &[Crowd] {
        &self.crowds
    }

    pub(super) fn stamp(&self, house: usize) -> u32 {
        self.stamps[house]
    }

    pub(super) fn graph(&self) -> &RefCell<Graph> {
        &self.graph
    }

    /// Removes all candidates of a cell except these.
    pub fn keep(&mut self, cell: Cell, values: Values) {
        let before = self.marks.values(cell);
        if before & values == before {
            return;
        }
        self.marks.set(cell, before & values);
        self.now += 1;
        for house in &self.layout.of_cell(cell).houses {
            self.stamps[*house] = self.now;
        }
    }

    /// Puts a value into a cell, and removes it from the other cells of its
    /// houses.
    pub fn place(&mut self, cell: Cell, value: u32) {
        self.keep(cell, Values::only(value));
        self.placed[cell.index()] = true;
        let layout = Rc::clone(&self.layout);
        // Rules that look at placed cells have something new to look at.
        self.now += 1;
        for house in &layout.of_cell(cell).houses {
            self.stamps[*house] = self.now;
            let others = layout.houses()[*house].cells.iter().filter(|other| **other != cell);
            others.for_each(|other| self.keep(*other, !Values::only(value)));
        }
    }

    /// An obvious contradiction on this board: a cell without candidates or, on
    /// a full board, a broken condition.
    #[must_use]
    pub fn contradiction(&self) -> Option<Contradiction> {
        let empty = self.size().cells().find(|cell| self.values(*cell).is_empty());
        let full = || self.layout.check_all(|cell| self.marks.value(cell)).err();
        let broken = || if self.is_full() { full() } else { None };
        empty.map(|cell| Contradiction::NoValue { cell }).or_else(broken)
    }

    /// What is printed at a line.
    #[must_use]
    pub fn spec(&self, line: Line) -> &LineSpec {
        &self.lines[self.number(line)]
    }

    /// The index of a line among the houses.
    #[must_use]
    pub const fn number(&self, line: Line) -> usize {
        match line {
            Line::Row(row) => row,
            Line::Column(column) => self.size().n() + column,
        }
    }

    /// All arrangements of a line that fit its candidates, if they could be
    /// listed.
    #[must_use]
    pub fn arrangements(&self, line: Line) -> Rc<Arrangements> {
        self.few_arrangements(line, MOST)
    }

    /// The same list, but it may be incomplete if there are more than this many arrangements.
    #[must_use]
    pub fn few_arrangements(&self, line: Line, most: usize) -> Rc<Arrangements> {
        let (number, most) = (self.number(line), most.min(MOST));
        let stamp = self.stamps[number];
        let known = self.listed.borrow()[number].clone();
        let arrangements = match known {
            Some(known) if known.stamp == stamp && known.has_up_to(most) => {
                return known.arrangements;
            }
            Some(Listed { arrangements, .. }) if arrangements.is_complete() => {
                arrangements.still_fitting(&self.candidates(line))
            }
            _ => self.lines[number].few(&self.candidates(line), most),
        };
        let listed = Listed { stamp, most, arrangements: Rc::new(arrangements) };
        let arrangements = Rc::clone(&listed.arrangements);
        self.listed.borrow_mut()[number] = Some(listed);
        arrangements
    }

    /// The exact passes over its houses.
    #[must_use]
    pub fn passes(&self) -> &Rc<Passes> {
        &self.passes
    }

    /// What the puzzle states about each house and cell, for following assumptions;
    /// `None` if there are too many houses.
    #[must_use]
    pub fn wiring(&self) -> Option<&Wiring> {
        let make = || Wiring::of(&self.layout, &self.lines, &self.passes);
        self.wiring.get_or_init(make).as_ref()
    }

    /// What is known about assumptions.
    #[must_use]
    pub const fn suppositions(&self) -> &RefCell<Suppositions> {
        &self.suppositions
    }

    /// The candidates along a line.
    #[must_use]
    pub fn candidates(&self, line: Line) -> Vec<Values> {
        self.size().line_cells(line).map(|cell| self.values(cell)).collect()
    }
}
