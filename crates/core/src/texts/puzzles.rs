//! The puzzles in a text that arrives line by line: grids as their readers find
//! them, and snakes in the remaining lines.

use std::collections::VecDeque;
use std::iter::Skip;

use super::attempt::Attempt;
use super::grids;
use super::{Found, Hints, Puzzle};
use crate::error::ParseError;

/// Returns everything found in some lines, as soon as it is known.
#[derive(Debug)]
pub struct Puzzles<I> {
    grids: grids::Puzzles<I>,
    hints: Hints,
    /// Snakes found together that have not been returned yet.
    waiting: VecDeque<Found>,
}

impl<I, S> Puzzles<I>
where
    I: Iterator<Item = S>,
    S: AsRef<str>,
{
    /// Reads from these lines, which have no line breaks.
    pub const fn new(lines: I, hints: Hints) -> Self {
        Self { grids: grids::Puzzles::new(lines), hints, waiting: VecDeque::new() }
    }

    /// Reads from these lines, but only what begins on or after the given line,
    /// counted from 1.
    pub fn from_line(lines: I, line: usize, hints: Hints) -> Puzzles<Skip<I>> {
        let grids = grids::Puzzles::from_line(lines, line);
        Puzzles { grids, hints, waiting: VecDeque::new() }
    }

    /// The number of the line on which the next item begins; `None` at the end.
    pub fn next_line(&mut self) -> Option<usize> {
        match self.waiting.front() {
            Some(found) => Some(found.line),
            None => self.grids.next_line(),
        }
    }

    /// Whether the next item belongs together with the last one.
    pub(super) fn is_inside_list(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// The amount of reading done, as counted by [`grids::Puzzles::effort`].
    pub(super) const fn effort(&self) -> usize {
        self.grids.effort()
    }
}

impl<I, S> Iterator for Puzzles<I>
where
    I: Iterator<Item = S>,
    S: AsRef<str>,
{
    type Item = Found;

    fn next(&mut self) -> Option<Found> {
        if let Some(found) = self.waiting.pop_front() {
            return Some(found);
        }
        match self.grids.next()? {
            Ok((line, recognised)) => Some(Found { line, puzzle: Ok(Puzzle::Grid(recognised)) }),
            Err(error) => {
                let (first, text) = self.grids.source();
                self.waiting.extend(without_grid(first, text, self.hints, error));
                self.waiting.pop_front()
            }
        }
    }
}

/// The contents of lines without a grid: one snake, one snake per line, or
/// nothing.
fn without_grid(first: usize, text: &str, hints: Hints, error: ParseError) -> Vec<Found> {
    let attempt = Attempt::of(text, hints);
    if attempt.is_sure() {
        return vec![attempt.found(first)];
    }
    let snakes = one_a_line(first, text, hints);
    snakes.unwrap_or_else(|| vec![attempt.unread(first, text, error)])
}

/// Several snakes, one per line, if every line can be read and the first line is certainly a snake.
fn one_a_line(first: usize, text: &str, hints: Hints) -> Option<Vec<Found>> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let attempts: Vec<(usize, Attempt)> =
        lines.map(|(at, line)| (first + at, Attempt::of(line, hints))).collect();
    let all_read = attempts.iter().all(|(_, attempt)| attempt.is_read());
    if attempts.len() < 2 || !all_read || !attempts[0].1.is_sure() {
        return None;
    }
    Some(attempts.into_iter().map(|(line, attempt)| attempt.found(line)).collect())
}
