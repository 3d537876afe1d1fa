//! Counts solutions when there are many.
//!
//! Plain search finds solutions one by one; [`LineByLine`] counts them by the states of its lines. It is not known in
//! advance which method is faster: many clues favour plain search, few clues favour the line-by-line count. The latter
//! may therefore use a fraction of the time that plain search is estimated to need. After that, plain search continues
//! where it stopped, and a new estimate is made.

mod automaton;
mod layer;
mod line_by_line;
mod statements;

pub use line_by_line::{LineByLine, Rest};

use crate::budget::{Budget, Flow, Progress};
use crate::engine::Found;
use crate::puzzle::GridPuzzle;

use super::Solutions;

/// The number of solutions found one by one before the total is estimated.
pub(super) const ONE_BY_ONE: u64 = 1 << 11;
/// The number of positions of plain search before the line-by-line count is tried.
const PLAIN_NODES: f64 = 40_000.0;
/// How many cells may be filled line by line for each estimated position of plain
/// search: a fifth of its time.
const CELLS_PER_NODE: f64 = 4.0;

/// The two ways to count, with their progress.
pub(super) struct Count {
    plain: Solutions,
    lines: Option<LineByLine>,
    is_complete: bool,
}

/// How a slice of the work ended.
#[derive(PartialEq, Eq)]
enum Slice {
    /// Nothing is left to count, or enough was found.
    Done,
    /// There is more to count.
    Over,
    /// The budget is spent.
    Spent,
}

impl Count {
    /// The counters of plain search.
    pub(super) const fn of(plain: Solutions) -> Self {
        let is_complete = plain.is_complete();
        Self { plain, lines: None, is_complete }
    }

    /// Counts until this many or all of them are found, or the budget is spent.
    pub(super) fn run(&mut self, puzzle: &GridPuzzle, limit: u64, budget: &mut Budget<'_>) {
        if nodes_in_all(&self.plain) > PLAIN_NODES {
            self.lines = LineByLine::of(&puzzle.model());
        }
        let mut slice = Slice::Over;
        while slice == Slice::Over {
            let due = (CELLS_PER_NODE * nodes_in_all(&self.plain)) as u64;
            slice = match self.lines.take() {
                Some(lines) if lines.progress().stats.nodes < due => {
                    self.count_lines(lines, due, limit, budget)
                }
                lines => {
                    self.lines = lines;
                    self.search_on(limit, budget)
                }
            };
        }
    }

    /// The progress.
    pub(super) fn progress(&self) -> Progress {
        let lines = self.lines.as_ref().map(LineByLine::progress).unwrap_or_default();
        together(&self.plain.progress(), &lines)
    }

    /// Whether all solutions were counted.
    pub(super) const fn is_complete(&self) -> bool {
        self.is_complete
    }

    fn count_lines(
        &mut self,
        mut lines: LineByLine,
        until: u64,
        limit: u64,
        budget: &mut Budget<'_>,
    ) -> Slice {
        let plain = self.plain.progress();
        let (rest, is_spent) = slice(budget, until, &plain, |budget| lines.advance(budget));
        self.is_complete = rest == Rest::End && lines.count() <= u128::from(limit);
        let slice = match rest {
            // Plain search counts what the line-by-line count cannot.
            Rest::TooMany => return Slice::Over,
            Rest::End => Slice::Done,
            Rest::Pause if lines.count() >= u128::from(limit) => Slice::Done,
            Rest::Pause if is_spent => Slice::Spent,
            Rest::Pause => Slice::Over,
        };
        self.lines = Some(lines);
        slice
    }

    /// Continues plain search until another eighth is done.
    fn search_on(&mut self, limit: u64, budget: &mut Budget<'_>) -> Slice {
        let lines = self.lines.as_ref().map(LineByLine::progress).unwrap_or_default();
        let nodes = self.plain.progress().stats.nodes;
        let (found, is_spent) = slice(budget, nodes + nodes / 8 + 1, &lines, |budget| {
            let mut found = Found::Solution;
            while found == Found::Solution && self.plain.found() < limit {
                found = self.plain.advance(budget);
            }
            found
        });
        self.is_complete = found == Found::End;
        match found {
            Found::End | Found::Solution => Slice::Done,
            Found::Pause if is_spent => Slice::Spent,
            Found::Pause => Slice::Over,
        }
    }
}

/// Runs one of the two ways for this many of its nodes; if it pauses, also
/// returns whether the budget of both is spent.
fn slice<T>(
    budget: &mut Budget<'_>,
    until: u64,
    other: &Progress,
    run: impl FnOnce(&mut Budget<'_>) -> T,
) -> (T, bool) {
    let left = budget.nodes.map(|nodes| nodes.saturating_sub(other.stats.nodes));
    let nodes = Some(left.map_or(until, |left| left.min(until)));
    let mut is_stopped = false;
    let mut report = |progress: &Progress| {
        let flow = (budget.report)(&together(progress, other));
        is_stopped |= flow == Flow::Stop;
        flow
    };
    let outcome = run(&mut Budget { nodes, every: budget.every, report: &mut report });
    (outcome, is_stopped || nodes == left)
}

/// The work of both ways, with the better of their results.
fn together(one: &Progress, other: &Progress) -> Progress {
    Progress {
        stats: one.stats + other.stats,
        solutions: one.solutions.max(other.solutions),
        share: one.share.max(other.share),
    }
}

/// The estimated total number of positions in a search.
fn nodes_in_all(search: &Solutions) -> f64 {
    let progress = search.progress();
    progress.stats.nodes as f64 / progress.share
}
