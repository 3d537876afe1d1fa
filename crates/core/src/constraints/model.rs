//! The constraints of a grid as plain data, and the propagators that enforce
//! them.
//!
//! Conditions fill a model one statement at a time. The model combines the
//! statements about one line (both clues, the signs between its own cells),
//! because one pass over the whole line concludes more than each statement by itself.
//! The engine knows that every row and column contains each value once, so no statement is
//! needed for that.

use core::ops::RangeInclusive;
use std::rc::Rc;

use crate::engine::{Conflict, Domains, Learner, Propagator, Search};
use crate::grid::{Cell, Line, Side, Size, Values};

use super::{
    AllDifferent, Check, ExactLine, LessThan, LineClues, OneValue, Permutation, Predicate, Related,
    Relation, Visible, VisibleSum,
};

/// Up to this size a line without a clue has no exact pass.
const SIGNS_ALONE_UP_TO: usize = 8;

/// The statements about one grid.
#[derive(Clone, Debug)]
pub struct Model {
    pub(crate) size: Size,
    pub(crate) givens: Vec<(Cell, u32)>,
    pub(crate) clues: Vec<(Side, usize, u32)>,
    pub(crate) sums: Vec<(Side, usize, RangeInclusive<u32>)>,
    pub(crate) signs: Vec<(Cell, Cell)>,
    pub(crate) different: Vec<Vec<Cell>>,
    pub(crate) relations: Vec<(Relation, Vec<(Cell, Cell)>)>,
    pub(crate) checks: Vec<Check>,
    pub(crate) excluded: Vec<(Cell, u32)>,
    pub(crate) lowest_unseen: bool,
}

impl Model {
    /// A model with no statements: only the rule that each row and column holds each
    /// value once.
    #[must_use]
    pub const fn new(size: Size) -> Self {
        Self {
            size,
            givens: Vec::new(),
            clues: Vec::new(),
            sums: Vec::new(),
            signs: Vec::new(),
            different: Vec::new(),
            relations: Vec::new(),
            checks: Vec::new(),
            excluded: Vec::new(),
            lowest_unseen: false,
        }
    }

    /// States that a cell has this value, 1..=n.
    pub fn given(&mut self, cell: Cell, value: u32) {
        self.givens.push((cell, value));
    }

    /// States that this many values are visible from a border place; `index` is
    /// counted from 0.
    pub fn clue(&mut self, side: Side, index: usize, seen: u32) {
        self.clues.push((side, index, seen));
    }

    /// States that the values visible from a border place add up to one of these sums.
    /// If value 1 is never visible, each value counts for one less.
    pub fn sum(&mut self, side: Side, index: usize, sums: RangeInclusive<u32>) {
        self.sums.push((side, index, sums));
    }

    /// States that value 1 is never visible and hides nothing, in the whole
    /// grid.
    pub fn lowest_unseen(&mut self) {
        self.lowest_unseen = true;
    }

    /// States that one cell is less than another.
    pub fn less_than(&mut self, lesser: Cell, greater: Cell) {
        self.signs.push((lesser, greater));
    }

    /// States that no two of these cells have the same value.
    pub fn all_different(&mut self, cells: Vec<Cell>) {
        self.different.push(cells);
    }

    /// States that the values of two cells satisfy a relation.
    pub fn related(&mut self, first: Cell, second: Cell, relation: Relation) {
        // All pairs of a relation share one propagator. A relation that is not
        // recognised as the same gets a propagator of its own.
        let mut same = self.relations.iter_mut();
        match same.find(|(other, _)| core::ptr::fn_addr_eq(*other, relation)) {
            Some((_, pairs)) => pairs.push((first, second)),
            None => self.relations.push((relation, vec![(first, second)])),
        }
    }

    /// States that the values of two cells differ by exactly one, or that they
    /// do not.
    pub fn differ_by_one(&mut self, first: Cell, second: Cell, adjacent: bool) {
        let relation: Relation = if adjacent { is_one_apart } else { is_not_one_apart };
        self.related(first, second, relation);
    }

    /// States that the values of these cells, in this order, satisfy a predicate. The
    /// predicate is checked only when at most one of the cells is open.
    pub fn check(&mut self, cells: Vec<Cell>, holds: Predicate) {
        self.checks.push(Check::new(self.size, cells, holds));
    }

    /// States that a cell does not have this value, 1..=n.
    pub fn exclude(&mut self, cell: Cell, value: u32) {
        self.excluded.push((cell, value));
    }

    /// Whether the model states anything besides givens, exclusions, signs and visible
    /// counts of all values.
    pub(crate) fn says_more_than_signs_and_counts(&self) -> bool {
        let Self { sums, different, relations, checks, lowest_unseen, .. } = self;
        let is_plain = different.is_empty() && relations.is_empty() && checks.is_empty();
        !(is_plain && sums.is_empty()) || *lowest_unseen
    }

    /// Whether the model states nothing besides givens and exclusions.
    pub(crate) fn says_only_givens(&self) -> bool {
        let is_plain = self.clues.is_empty() && self.signs.is_empty();
        is_plain && !self.says_more_than_signs_and_counts()
    }

    /// The initial candidates, that is, those that the givens and exclusions leave.
    ///
    /// # Errors
    /// Fails if two givens or exclusions contradict each other.
    pub fn domains(&self) -> Result<Domains, Conflict> {
        let mut domains = Domains::new(self.size);
        for (cell, value) in &self.givens {
            domains.keep(*cell, Values::only(*value))?;
        }
        for (cell, value) in &self.excluded {
            domains.remove(*cell, Values::only(*value))?;
        }
        Ok(domains)
    }

    /// The propagators for all statements except the givens.
    #[must_use]
    pub fn propagators(&self) -> Vec<Box<dyn Propagator>> {
        let most = self.clues.len() + 3 * self.size.n() + self.checks.len();
        let mut posted: Vec<Box<dyn Propagator>> = Vec::with_capacity(most);
        if !self.signs.is_empty() {
            posted.push(Box::new(LessThan::new(self.size, &self.signs)));
        }
        for (relation, pairs) in &self.relations {
            posted.push(Box::new(Related::new(self.size, pairs.clone(), *relation)));
        }
        for (side, index, seen) in &self.clues {
            posted.push(Box::new(self.visible(*side, *index, *seen)));
        }
        self.post_sums(&mut posted);
        for cells in &self.different {
            posted.push(Box::new(AllDifferent::new(self.size, cells.clone())));
        }
        for check in &self.checks {
            posted.push(Box::new(check.clone()));
        }
        self.post_lines(&mut posted);
        posted
    }

    fn visible(&self, side: Side, index: usize, seen: u32) -> Visible {
        let clue = Visible::new(self.size, side, index, seen);
        if self.lowest_unseen { clue.lowest_unseen() } else { clue }
    }

    /// Adds the propagators of the sums, which share working memory.
    fn post_sums(&self, posted: &mut Vec<Box<dyn Propagator>>) {
        let memory = if self.sums.is_empty() { return } else { Rc::default() };
        for (side, index, sums) in &self.sums {
            let place = (*side, *index);
            let sum = VisibleSum::new(self.size, place, sums.clone(), self.lowest_unseen);
            posted.push(Box::new(sum.sharing(Rc::clone(&memory))));
        }
    }

    /// Adds the propagators of lines. A line without clues gets a permutation, and
    /// lines with clues get exact passes that share working memory. Lines that have
    /// only signs get an exact pass only on larger grids; on small grids, additional
    /// positions cost less.
    fn post_lines(&self, posted: &mut Vec<Box<dyn Propagator>>) {
        let mut lines: Vec<LineClues> =
            self.size.lines().map(|line| self.line_clues(line)).collect();
        for clues in lines.iter().filter(|clues| clues.clues == [None, None]) {
            posted.push(Box::new(Permutation::new(self.size, clues.line)));
        }
        let memory = Rc::default();
        let small = self.size.n() <= SIGNS_ALONE_UP_TO;
        lines.retain(|clues| clues.clues != [None, None] || !small && clues.say_something());
        for clues in lines {
            let exact = ExactLine::sharing(self.size, clues, Rc::clone(&memory));
            if exact.can_run() {
                posted.push(Box::new(exact));
            }
        }
    }

    /// The statements about one line.
    #[must_use]
    pub fn line_clues(&self, line: Line) -> LineClues {
        let mut clues = [None, None];
        for (side, index, seen) in &self.clues {
            if side.line(*index) == line {
                clues[usize::from(!side.sees_first_cell_first())] = Some(*seen);
            }
        }
        let place = |cell| match line {
            Line::Row(row) => (self.size.row(cell) == row).then(|| self.size.column(cell)),
            Line::Column(column) => (self.size.column(cell) == column).then(|| self.size.row(cell)),
        };
        let within = |(low, high): &(_, _)| Some((place(*low)?, place(*high)?));
        let signs = self.signs.iter().filter_map(within).collect();
        LineClues { line, clues, signs, lowest_unseen: self.lowest_unseen }
    }

    /// A plain search for the solutions; `None` if the givens exclude each other.
    #[must_use]
    pub fn search(&self) -> Option<Search> {
        Some(Search::new(self.domains().ok()?, self.propagators()))
    }

    /// A careful search for the first few solutions; `None` if the givens exclude
    /// each other.
    #[must_use]
    pub fn careful_search(&self) -> Option<Search> {
        let mut propagators = self.propagators();
        // Without clues, whole lines allow so few conclusions that they run after these
        // propagators.
        let estimate = if self.clues.is_empty() { 0 } else { 7 };
        for value in self.size.all_values().iter() {
            propagators.push(Box::new(OneValue::new(self.size, value, estimate)));
        }
        Some(Search::new(self.domains().ok()?, propagators).careful())
    }

    /// A learning search for the solutions; `None` if the givens exclude each
    /// other.
    #[must_use]
    pub fn learner(&self) -> Option<Learner> {
        let mut domains = self.domains().ok()?;
        domains.propagate_singles().ok()?;
        Some(Learner::new(domains, self.propagators()))
    }
}

fn is_one_apart(one: u32, other: u32) -> bool {
    one.abs_diff(other) == 1
}

fn is_not_one_apart(one: u32, other: u32) -> bool {
    one.abs_diff(other) != 1
}
