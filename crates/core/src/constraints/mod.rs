//! The vocabulary of the puzzles: what a clue or a sign means for the
//! candidates. One file a constraint; [`post`] is the list.
//!
//! Constraints serve search: fast and silent. That each value stands once in
//! every line is what the engine's domains are made of; `all_different.rs`
//! draws more from it.
//!
//! To add one: copy `less_than.rs`, post it here, add its kind of clue to
//! [`GridPuzzle::accepts`], and the tests compare the two.

mod all_different;
mod less_than;
mod line;
mod line_frame;
mod line_pass;
mod line_reasons;
mod pairs;
mod visible;

pub use all_different::AllDifferent;
pub use less_than::LessThan;
pub use line::{ExactLine, LineClues};
pub use visible::Visible;

use std::rc::Rc;

use crate::engine::{Conflict, Domains, Learner, Propagator, Search};
use crate::grid::{Line, Side, Values};
use crate::puzzle::GridPuzzle;

/// The propagators that say everything the puzzle's clues and signs say.
#[must_use]
pub fn post(puzzle: &GridPuzzle) -> Vec<Box<dyn Propagator>> {
    let mut posted: Vec<Box<dyn Propagator>> = Vec::new();
    if !puzzle.signs().is_empty() {
        posted.push(Box::new(LessThan::new(puzzle.size(), puzzle.signs())));
    }
    posted.extend(relaxed_clues(puzzle));
    posted.extend(bare_lines(puzzle));
    posted.extend(exact_lines(puzzle));
    posted
}

/// One for each clue.
fn relaxed_clues(puzzle: &GridPuzzle) -> impl Iterator<Item = Box<dyn Propagator>> {
    let size = puzzle.size();
    let places =
        Side::ALL.into_iter().flat_map(move |side| (0..size.n()).map(move |index| (side, index)));
    places.filter_map(move |(side, index)| -> Option<Box<dyn Propagator>> {
        Some(Box::new(Visible::new(size, side, index, puzzle.clue(side, index)?)))
    })
}

/// One for each line that no clue looks along; a clue says more.
fn bare_lines(puzzle: &GridPuzzle) -> impl Iterator<Item = Box<dyn Propagator>> {
    let size = puzzle.size();
    let lines = size.lines().filter(|line| puzzle.facing_clues(*line) == [None, None]);
    lines.map(move |line| -> Box<dyn Propagator> { Box::new(AllDifferent::new(size, line)) })
}

/// One for each line that has a clue or a sign; all share working memory.
fn exact_lines(puzzle: &GridPuzzle) -> impl Iterator<Item = Box<dyn Propagator>> {
    let tables = Rc::default();
    let lines = puzzle.size().lines().map(|line| LineClues::of(puzzle, line));
    lines.filter(LineClues::say_something).map(move |clues| -> Box<dyn Propagator> {
        Box::new(ExactLine::sharing(puzzle.size(), &clues, Rc::clone(&tables)))
    })
}

/// The candidates at the start: the givens and nothing else.
///
/// # Errors
/// Two givens exclude each other.
pub fn domains(puzzle: &GridPuzzle) -> Result<Domains, Conflict> {
    let mut domains = Domains::new(puzzle.size());
    for (cell, value) in puzzle.givens() {
        domains.keep(cell, Values::only(value))?;
    }
    Ok(domains)
}

/// A search for the solutions of the puzzle; nothing where its givens exclude
/// each other.
#[must_use]
pub fn search(puzzle: &GridPuzzle) -> Option<Search> {
    Some(Search::new(domains(puzzle).ok()?, post(puzzle)))
}

/// The sign pairs (lesser position, greater position) inside one line.
fn signs_within(puzzle: &GridPuzzle, line: Line) -> Vec<(usize, usize)> {
    let size = puzzle.size();
    let position = |cell| match line {
        Line::Row(row) => (size.row(cell) == row).then(|| size.column(cell)),
        Line::Column(column) => (size.column(cell) == column).then(|| size.row(cell)),
    };
    let within = |(low, high): &(_, _)| Some((position(*low)?, position(*high)?));
    puzzle.signs().iter().filter_map(within).collect()
}

/// A learning search for the solutions of the puzzle.
#[must_use]
pub fn learner(puzzle: &GridPuzzle) -> Option<Learner> {
    let mut domains = domains(puzzle).ok()?;
    domains.settle().ok()?;
    Some(Learner::new(domains, post(puzzle)))
}
