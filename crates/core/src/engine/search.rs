//! Depth-first search over two-way decisions, one solution at a time.
//!
//! A decision says "this cell is v"; when that is exhausted it says "this cell
//! is not v", which the propagators see as well. The search stands still
//! between two solutions and at the end of a budget, and goes on from there.

use crate::budget::{Budget, Progress, Stats};
use crate::grid::{Cell, Line, Values, Word};

use super::fix_point::FixPoint;
use super::{Conflict, Domains, PropagationLevel, Propagator, checks};

/// What a search came upon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// A solution; it is in the domains.
    Solution,
    /// There is no further solution.
    End,
    /// The budget is spent; ask again to go on.
    Pause,
}

/// A search through everything that the propagators leave open.
pub struct Search {
    domains: Domains,
    fix_point: FixPoint,
    decisions: Vec<Decision>,
    /// The domains' mark at the root: what holds without any decision.
    root: usize,
    /// Values that are tried before others.
    preferred: Vec<Values>,
    stats: Stats,
    solutions: u64,
    share: f64,
    state: State,
}

/// Where the search stands between two calls.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Start,
    Consistent,
    Exhausted,
    Ended,
}

#[derive(Clone, Copy)]
struct Decision {
    cell: Cell,
    value: u32,
    mark: usize,
    /// The share of the whole search that lies in its other half.
    other: f64,
}

impl Search {
    /// A search that has not begun.
    #[must_use]
    pub fn new(domains: Domains, propagators: Vec<Box<dyn Propagator>>) -> Self {
        Self {
            root: domains.mark(),
            domains,
            fix_point: FixPoint::new(propagators),
            decisions: Vec::new(),
            preferred: Vec::new(),
            stats: Stats::default(),
            solutions: 0,
            share: 1.0,
            state: State::Start,
        }
    }

    /// The candidates where the search stands now.
    #[must_use]
    pub const fn domains(&self) -> &Domains {
        &self.domains
    }

    /// How far it is.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let stats = Stats { propagations: self.fix_point.runs(), ..self.stats };
        let ahead: f64 = self.decisions.iter().map(|decision| decision.other).sum();
        let here = if self.state == State::Ended { 0.0 } else { self.share };
        Progress { stats, solutions: self.solutions, share: (1.0 - ahead - here).clamp(0.0, 1.0) }
    }

    /// How many decisions stand.
    #[must_use]
    pub const fn depth(&self) -> usize {
        self.decisions.len()
    }

    /// The last decision that stands: its cell and value, and the domains' mark
    /// before it.
    #[must_use]
    pub fn last_decision(&self) -> Option<(Cell, u32, usize)> {
        self.decisions.last().map(|last| (last.cell, last.value, last.mark))
    }

    /// Whether the position looked at last showed no contradiction and is no
    /// solution that was handed out.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.state == State::Consistent
    }

    /// Begins, and looks at the start alone; false where it is contradictory.
    pub fn look_at_root(&mut self) -> bool {
        self.state = self.propagate_after(|_| Ok(()));
        self.root = self.domains.mark();
        self.state == State::Consistent
    }

    /// Begins again at the root, with one more thing assumed.
    pub fn assume(&mut self, cell: Cell, value: u32) {
        self.return_to_root();
        self.state = self.propagate_after(|domains| domains.keep(cell, Values::only(value)));
    }

    /// Rules a value out for good; false where nothing is left then.
    pub fn exclude(&mut self, cell: Cell, value: u32) -> bool {
        self.return_to_root();
        self.state = self.propagate_after(|domains| domains.remove(cell, Values::only(value)));
        self.root = self.domains.mark();
        self.state == State::Consistent
    }

    /// Tries these values of each cell before others from now on.
    pub fn prefer(&mut self, preferred: &[Values]) {
        preferred.clone_into(&mut self.preferred);
    }

    /// Takes every decision and assumption back.
    pub fn return_to_root(&mut self) {
        self.decisions.clear();
        self.share = 1.0;
        self.domains.undo_to(self.root);
    }

    /// Goes on to the next solution, the end, or the end of the budget.
    pub fn next(&mut self, budget: &mut Budget<'_>) -> Found {
        loop {
            if self.state == State::Consistent && self.domains.is_complete() {
                checks::solution(self.fix_point.propagators(), &self.domains);
                self.solutions += 1;
                self.state = State::Exhausted;
                return Found::Solution;
            }
            self.state = match self.state {
                State::Ended => return Found::End,
                State::Exhausted if self.decisions.is_empty() => State::Ended,
                _ if !budget.allows(&self.progress_if_due(budget)) => return Found::Pause,
                State::Start => self.propagate_after(|_| Ok(())),
                State::Exhausted => self.reverse(),
                State::Consistent => self.decide(),
            };
        }
    }

    /// The progress; the estimate is only worked out where it is reported.
    fn progress_if_due(&self, budget: &Budget<'_>) -> Progress {
        if self.stats.nodes.is_multiple_of(budget.every.max(1)) {
            return self.progress();
        }
        Progress { stats: self.stats, ..Progress::default() }
    }

    fn propagate_after(
        &mut self,
        change: impl FnOnce(&mut Domains) -> Result<(), Conflict>,
    ) -> State {
        self.stats.nodes += 1;
        let level = if self.decisions.is_empty() {
            PropagationLevel::Full
        } else {
            PropagationLevel::Bounded
        };
        match change(&mut self.domains).and_then(|()| self.fix_point.run(&mut self.domains, level))
        {
            Ok(()) => State::Consistent,
            Err(Conflict) => State::Exhausted,
        }
    }

    fn decide(&mut self) -> State {
        let choice = match self.preferred[..] {
            [] => choose(&self.domains),
            _ => choose_preferred(&self.domains, &self.preferred),
        };
        let Some((cell, value, alternatives)) = choice else { return State::Exhausted };
        let share = self.share / f64::from(alternatives);
        self.decisions.push(Decision {
            cell,
            value,
            mark: self.domains.mark(),
            other: self.share - share,
        });
        self.share = share;
        self.stats.tries += 1;
        self.propagate_after(|domains| domains.keep(cell, Values::only(value)))
    }

    /// Takes back the last decision and looks at its other half.
    fn reverse(&mut self) -> State {
        let Some(last) = self.decisions.pop() else { return State::Ended };
        self.domains.undo_to(last.mark);
        self.share = last.other;
        self.propagate_after(|domains| domains.remove(last.cell, Values::only(last.value)))
    }
}

/// The narrowest choice in any of the three views: a cell and a value for it,
/// and among how many that was chosen.
fn choose(domains: &Domains) -> Option<(Cell, u32, u32)> {
    let size = domains.size();
    let mut best: Option<(Cell, u32, u32)> = None;
    for cell in size.cells() {
        let values = domains.values(cell);
        if values.len() > 1 && best.is_none_or(|(_, _, fewest)| values.len() < fewest) {
            best = Some((cell, values.min(), values.len()));
        }
    }
    for line in size.lines() {
        for (value, places) in (1..).zip(domains.places(line)) {
            let count = places.count_ones();
            if count > 1 && best.is_none_or(|(_, _, fewest)| count < fewest) {
                best = Some((first_place(domains, line, *places), value, count));
            }
        }
    }
    best
}

fn first_place(domains: &Domains, line: Line, places: Word) -> Cell {
    domains.size().cell_of(line, places.trailing_zeros() as usize)
}

/// The narrowest cell, and one of its preferred values where there is one.
fn choose_preferred(domains: &Domains, preferred: &[Values]) -> Option<(Cell, u32, u32)> {
    let open = domains.size().cells().filter(|cell| domains.values(*cell).len() > 1);
    let cell = open.min_by_key(|cell| domains.values(*cell).len())?;
    let values = domains.values(cell);
    let first = values & preferred[cell.index()];
    Some((cell, if first.is_empty() { values.min() } else { first.min() }, values.len()))
}
