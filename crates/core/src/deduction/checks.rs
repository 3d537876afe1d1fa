//! Conditions that are checked together while values are put into cells.
//!
//! Searches check clues far more often than anything else, so each clue is
//! stored here with the cells of its line.

use std::rc::Rc;

use super::contradiction::Contradiction;
use crate::conditions::{Breach, Condition, How, VisibleCount, VisibleSum};
use crate::grid::{Cell, Size};

/// Some conditions of a puzzle.
#[derive(Clone, Debug, Default)]
pub struct Checks {
    others: Vec<Condition>,
    clues: Vec<Sight>,
    sums: Vec<SumSight>,
}

/// A clue with its line.
#[derive(Clone, Debug)]
pub struct Sight {
    /// The clue.
    pub clue: VisibleCount,
    /// The cells of the line, the nearest first.
    pub cells: Rc<[Cell]>,
}

/// A sum with its line.
#[derive(Clone, Debug)]
pub struct SumSight {
    /// The sum.
    pub sum: VisibleSum,
    /// The cells of the line, the nearest first.
    pub cells: Rc<[Cell]>,
}

impl Checks {
    /// Adds a condition.
    pub fn add(&mut self, size: Size, condition: Condition) {
        match condition {
            Condition::VisibleCount(clue) => self.clues.push(Sight::new(clue, size)),
            Condition::VisibleSum(sum) => self.sums.push(SumSight::new(sum, size)),
            other => self.others.push(other),
        }
    }

    /// The clues.
    #[must_use]
    pub fn clues(&self) -> &[Sight] {
        &self.clues
    }

    /// The sums.
    #[must_use]
    pub fn sums(&self) -> &[SumSight] {
        &self.sums
    }

    /// Whether there is nothing to check.
    #[inline]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.others.is_empty() && self.clues.is_empty() && self.sums.is_empty()
    }

    /// Checks that nothing is broken yet; clues are checked last, and open
    /// cells are 0.
    ///
    /// # Errors
    /// Returns the first broken condition.
    #[inline]
    pub fn check(&self, size: Size, value: impl Fn(Cell) -> u32) -> Result<(), Contradiction> {
        match self.others.iter().find_map(|one| one.breach(size, &value)) {
            Some(breach) => Err(Contradiction::Broken(breach)),
            None => self.check_clues(value),
        }
    }

    /// Checks that no clue or sum is broken yet; open cells are 0.
    ///
    /// # Errors
    /// Returns the first broken condition.
    #[inline]
    pub fn check_clues(&self, value: impl Fn(Cell) -> u32) -> Result<(), Contradiction> {
        self.clues.iter().try_for_each(|sight| sight.check(&value))?;
        self.check_sums(value)
    }

    /// Checks that no sum is broken yet; open cells are 0.
    ///
    /// # Errors
    /// Returns the first broken condition.
    #[inline]
    pub fn check_sums(&self, value: impl Fn(Cell) -> u32) -> Result<(), Contradiction> {
        self.sums.iter().try_for_each(|sight| sight.check(&value))
    }
}

impl Sight {
    fn new(clue: VisibleCount, size: Size) -> Self {
        Self { clue, cells: clue.line_of_sight(size).collect() }
    }

    /// Checks that the line can still satisfy its clue; open cells are 0.
    ///
    /// # Errors
    /// Fails if too many buildings are seen up to the first open cell or if, in a full
    /// line, a different number is seen.
    #[inline]
    pub fn check(&self, value: impl Fn(Cell) -> u32) -> Result<(), Contradiction> {
        match self.clue.breach_along(self.cells.iter().copied(), value) {
            Some(how) => Err(self.broken(how)),
            None => Ok(()),
        }
    }

    /// Checks that a full line satisfies its clue; open cells are 0.
    ///
    /// # Errors
    /// Fails if the line shows a different number.
    #[inline]
    pub fn check_full(&self, value: impl Fn(Cell) -> u32) -> Result<(), Contradiction> {
        match self.clue.breach_along(self.cells.iter().copied(), value) {
            Some(how @ How::Seen { full: true, .. }) => Err(self.broken(how)),
            _ => Ok(()),
        }
    }

    const fn broken(&self, how: How) -> Contradiction {
        Contradiction::Broken(Breach { condition: Condition::VisibleCount(self.clue), how })
    }
}

impl SumSight {
    fn new(sum: VisibleSum, size: Size) -> Self {
        Self { sum, cells: sum.line_of_sight(size).collect() }
    }

    /// Checks that the visible heights of the line can still add up to its sum;
    /// open cells are 0.
    ///
    /// # Errors
    /// Fails if the sum up to the first open cell is too high or if, in a full line,
    /// the sum is different.
    #[inline]
    pub fn check(&self, value: impl Fn(Cell) -> u32) -> Result<(), Contradiction> {
        let condition = Condition::VisibleSum(self.sum);
        match self.sum.breach_along(self.cells.iter().copied(), value) {
            Some(how) => Err(Contradiction::Broken(Breach { condition, how })),
            None => Ok(()),
        }
    }
}
