//! Which values each cell takes over all solutions.
//!
//! Found by asking: is there a solution with this value here? Each solution
//! answers for a value of every cell at once, so far fewer questions are asked
//! than there are values, and no more solutions are looked at than that. What
//! is known so far is told all the time.

use crate::budget::Budget;
use crate::conditions::{Condition, Given};
use crate::engine::{Found, Search};
use crate::grid::{Cell, Values};
use crate::puzzle::GridPuzzle;

use super::Solutions;

/// What is known of the values of every cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidates {
    /// For each cell, the values that some solution has there.
    pub found: Vec<Values>,
    /// For each cell, the values that are not decided yet.
    pub open: Vec<Values>,
}

impl Candidates {
    /// Whether everything is known.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.open.iter().all(|values| values.is_empty())
    }

    /// The next question: a cell and a value, the cell with the most open
    /// values first, since a solution may settle another of them.
    fn next_question(&self) -> Option<(Cell, u32)> {
        let cells = (0..).map(Cell).zip(&self.open);
        let (cell, values) =
            cells.max_by_key(|(cell, values)| (values.len(), core::cmp::Reverse(cell.0)))?;
        (!values.is_empty()).then(|| (cell, values.min()))
    }

    fn open_count(&self) -> u32 {
        self.open.iter().map(|values| values.len()).sum()
    }

    fn note(&mut self, solution: &[u32]) {
        for (index, value) in solution.iter().enumerate() {
            self.found[index] = self.found[index] | Values::only(*value);
            self.open[index] = self.open[index] & !self.found[index];
        }
    }

    fn keep_open(&mut self, search: &Search) {
        for (index, open) in self.open.iter_mut().enumerate() {
            *open = *open & search.domains().values(Cell(index as u16));
        }
    }
}

/// The values that each cell takes in some solution, as far as the budget
/// goes; its node limit holds for each question asked. `observer` is told what is
/// known whenever that has changed.
pub fn candidates(
    puzzle: &GridPuzzle,
    budget: &mut Budget<'_>,
    observer: &mut dyn FnMut(&Candidates),
) -> Candidates {
    let none = vec![Values::NONE; puzzle.size().cell_count()];
    let mut known = Candidates { found: none.clone(), open: none };
    let Some(mut search) = puzzle.model().search() else { return known };
    if !search.look_at_root() {
        return known;
    }
    known.open.fill(puzzle.size().all_values());
    known.keep_open(&search);
    observer(&known);
    let all = known.open_count();
    let mut probe = Probe { puzzle, search, known };
    while let Some(question) = probe.known.next_question() {
        let share = 1.0 - f64::from(probe.known.open_count()) / f64::from(all);
        if !probe.ask(question, share, budget) {
            break;
        }
        observer(&probe.known);
    }
    probe.known
}

/// Positions of plain search for a question before a search that learns is asked.
const PLAIN_NODES: u64 = 300;

struct Probe<'a> {
    puzzle: &'a GridPuzzle,
    search: Search,
    known: Candidates,
}

impl Probe<'_> {
    /// Answers one question; false where the budget ended first.
    fn ask(&mut self, (cell, value): (Cell, u32), share: f64, budget: &mut Budget<'_>) -> bool {
        self.search.prefer(&self.known.open);
        self.search.assume(cell, value);
        let share_of_plain = budget.nodes.map_or(PLAIN_NODES, |nodes| nodes.min(PLAIN_NODES));
        let limit = self.search.progress().stats.nodes + share_of_plain;
        match budget.part(share, Some(limit), |budget| self.search.next(budget)) {
            Found::Solution => self.known.note(&self.search.domains().solution()),
            Found::End => self.rule_out(cell, value),
            Found::Pause => return self.ask_learner((cell, value), share, budget),
        }
        true
    }

    /// The same question to a search that learns.
    fn ask_learner(
        &mut self,
        (cell, value): (Cell, u32),
        share: f64,
        budget: &mut Budget<'_>,
    ) -> bool {
        let supposed = self.puzzle.with(Condition::Given(Given { cell, value }));
        let mut solutions = Solutions::few(&supposed);
        let nodes = budget.nodes;
        match budget.part(share, nodes, |budget| solutions.advance(budget)) {
            Found::Solution => self.known.note(&solutions.current().unwrap_or_default()),
            Found::End => self.rule_out(cell, value),
            Found::Pause => return false,
        }
        true
    }

    fn rule_out(&mut self, cell: Cell, value: u32) {
        if self.search.exclude(cell, value) {
            self.known.keep_open(&self.search);
        } else {
            self.known.open.fill(Values::NONE);
        }
    }
}
