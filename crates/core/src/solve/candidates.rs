//! The values that each cell takes over all solutions.
//!
//! The search asks for each value whether there is a solution with this value in this cell. Each solution answers the
//! question for one value of every cell at once, and so do the solutions reached from it by switches (`nearby.rs`).
//! Once plain search shows few new values, a learning search is asked for any of the open values. Whatever is known is
//! reported along the way.
//!
//! Source: backbones of formulas are found by asking for any candidate that no solution has shown yet (Janota, Lynce
//! and Marques-Silva, "Algorithms for computing backbones of propositional formulae", AI Communications 28, 2015).

use crate::budget::Budget;
use crate::engine::{Domains, Found, Learner, Search};
use crate::grid::{Cell, Values};
use crate::puzzle::GridPuzzle;

use super::Solutions;
use super::nearby::Nearby;

/// What is known about the values of every cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidates {
    /// For each cell, the values that some solution has there.
    pub found: Vec<Values>,
    /// For each cell, the values that are not settled yet.
    pub open: Vec<Values>,
}

impl Candidates {
    /// Whether everything is settled.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.open.iter().all(|values| values.is_empty())
    }

    /// The next question: a cell and a value. The cell with the most open
    /// values comes first, because a solution may also settle another of these
    /// values.
    fn next_question(&self) -> Option<(Cell, u32)> {
        let cells = (0..).map(Cell).zip(&self.open);
        let (cell, values) =
            cells.max_by_key(|(cell, values)| (values.len(), core::cmp::Reverse(cell.0)))?;
        (!values.is_empty()).then(|| (cell, values.min()))
    }

    fn open_candidates(&self) -> impl Iterator<Item = (Cell, u32)> {
        let cells = (0..).map(Cell).zip(&self.open);
        cells.flat_map(|(cell, values)| values.iter().map(move |value| (cell, value)))
    }

    /// For each cell, the settled values that no solution has.
    fn ruled_out(&self, all: Values) -> impl Iterator<Item = (Cell, Values)> {
        let cells = (0..).map(Cell).zip(self.found.iter().zip(&self.open));
        cells.map(move |(cell, (found, open))| (cell, all & !(*found | *open)))
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

    fn keep_open(&mut self, domains: &Domains) {
        for (index, open) in self.open.iter_mut().enumerate() {
            *open = *open & domains.values(Cell(index as u16));
        }
    }
}

/// The values that each cell takes in some solution, as far as the budget
/// allows; the budget's node limit applies to each question. `observer`
/// receives what is known whenever there is something new.
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
    known.keep_open(search.domains());
    observer(&known);
    let all = known.open_count();
    let mut probe = Probe { puzzle, nearby: Nearby::new(puzzle), known, all, observer };
    let is_open = probe.ask_while_many_are_shown(&mut search, budget)
        && probe.ask_for_any(search.into_learner(&[]), budget);
    if is_open {
        probe.ask_for_each(budget);
    }
    probe.known
}

/// The number of positions for one question before another search takes over.
const NODES: u64 = 300;
/// A solution with fewer new candidates than this counts as showing few.
const FEW: u32 = 4;

struct Probe<'a> {
    puzzle: &'a GridPuzzle,
    nearby: Nearby<'a>,
    known: Candidates,
    /// The number of candidates to settle.
    all: u32,
    observer: &'a mut dyn FnMut(&Candidates),
}

impl Probe<'_> {
    /// Asks plain search for one candidate at a time; false if the search is
    /// over.
    fn ask_while_many_are_shown(&mut self, search: &mut Search, budget: &mut Budget<'_>) -> bool {
        while let Some(question) = self.known.next_question() {
            let open = self.known.open_count();
            match self.ask(search, question, budget) {
                Found::Solution if open < self.known.open_count() + FEW => return true,
                Found::Pause => return true,
                Found::Solution | Found::End => {}
            }
        }
        false
    }

    /// Asks for all open candidates at once, again and again: each solution has at
    /// least one of them, and most have many. False if the search is over.
    fn ask_for_any(&mut self, mut learner: Learner, budget: &mut Budget<'_>) -> bool {
        while !self.known.is_complete() {
            learner.ask_for(self.known.open_candidates());
            let limit = learner.progress().stats.nodes + nodes_of(budget);
            match budget.part(self.share(), Some(limit), |budget| learner.next(budget)) {
                Found::Solution => self.note(&learner.domains().solution()),
                Found::End => self.known.open.fill(Values::NONE),
                Found::Pause => return true,
            }
            (self.observer)(&self.known);
        }
        false
    }

    /// Asks for one candidate at a time, first with plain search, then with a learning search.
    fn ask_for_each(&mut self, budget: &mut Budget<'_>) {
        let mut model = self.puzzle.model();
        for (cell, values) in self.known.ruled_out(self.puzzle.size().all_values()) {
            values.iter().for_each(|value| model.exclude(cell, value));
        }
        let Some(mut search) = model.search() else { return };
        search.look_at_root();
        while let Some((cell, value)) = self.known.next_question() {
            if self.ask(&mut search, (cell, value), budget) != Found::Pause {
                continue;
            }
            let mut supposed = model.clone();
            supposed.given(cell, value);
            let mut solutions = Solutions::few_of(&supposed);
            let nodes = budget.nodes;
            match budget.part(self.share(), nodes, |budget| solutions.advance(budget)) {
                Found::Solution => self.note(&solutions.current().unwrap_or_default()),
                Found::End => self.rule_out(&mut search, (cell, value)),
                Found::Pause => return,
            }
            (self.observer)(&self.known);
        }
    }

    /// Asks plain search one question.
    fn ask(
        &mut self,
        search: &mut Search,
        (cell, value): (Cell, u32),
        budget: &mut Budget<'_>,
    ) -> Found {
        search.prefer(&self.known.open);
        search.assume(cell, value);
        let limit = search.progress().stats.nodes + nodes_of(budget);
        let found = budget.part(self.share(), Some(limit), |budget| search.next(budget));
        match found {
            Found::Solution => self.note(&search.domains().solution()),
            Found::End => self.rule_out(search, (cell, value)),
            Found::Pause => return found,
        }
        (self.observer)(&self.known);
        found
    }

    fn rule_out(&mut self, search: &mut Search, (cell, value): (Cell, u32)) {
        if search.exclude(cell, value) {
            self.known.keep_open(search.domains());
        } else {
            self.known.open.fill(Values::NONE);
        }
    }

    fn share(&self) -> f64 {
        1.0 - f64::from(self.known.open_count()) / f64::from(self.all)
    }

    /// Records a solution, and moves on from it by switches as long as a switch shows something new.
    fn note(&mut self, solution: &[u32]) {
        self.known.note(solution);
        self.nearby.begin_at(solution);
        let (mut at, mut fruitless) = (0, 0);
        while fruitless < solution.len() {
            fruitless += 1;
            for value in self.known.open[at].iter() {
                let is_open = self.known.open[at].contains(value);
                if is_open && self.nearby.go_to(Cell(at as u16), value) {
                    self.known.note(self.nearby.solution());
                    fruitless = 0;
                }
            }
            at = (at + 1) % solution.len();
        }
    }
}

/// The number of positions that a question may take at first.
fn nodes_of(budget: &Budget<'_>) -> u64 {
    budget.nodes.map_or(NODES, |nodes| nodes.min(NODES))
}
