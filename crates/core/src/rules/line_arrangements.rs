//! All arrangements of a line: a value stays only where some order of the line
//! that fits its candidates, signs and clues has it.
//!
//! ```text
//! sky4.2---.----.----.----
//! 123 1234 1234 1234 | 123 1234 1234 1234
//! 1234 1234 1234 1234 | 124 1234 1234 1234
//! 1234 1234 1234 1234 | 1234 1234 1234 1234
//! 1234 1234 1234 1234 | 1234 1234 1234 1234
//! ```
//!
//! Going through the orders one by one takes seconds from 13 cells on, so the
//! engine's exact pass over the line answers in their place: the same values
//! stay.

use super::contradiction::Contradiction;
use super::layout::Layout;
use super::marks::Marks;
use super::step::{Cause, Causes, Rule, Step};
use crate::constraints::{ExactLine, LineClues, Model};
use crate::grid::{Cell, Line, Size, Values};

/// The rule.
pub static LINE_ARRANGEMENTS: Rule =
    Rule { id: "line-arrangements", sentence: "rule.line-arrangements", find };

/// A line with a clue or a sign, ready to be arranged in all orders.
pub struct LineArrangements {
    line: Line,
    cells: Vec<Cell>,
    exact: ExactLine,
}

impl LineArrangements {
    /// Every line that has a clue or a sign, rows first.
    #[must_use]
    pub fn of(layout: &Layout) -> Vec<Self> {
        let size = layout.size();
        let mut model = Model::new(size);
        layout.conditions().iter().for_each(|condition| condition.post(size, &mut model));
        let lines = size.lines().map(|line| model.line_clues(line));
        lines.filter(LineClues::say_something).map(|clues| Self::new(size, clues)).collect()
    }

    fn new(size: Size, clues: LineClues) -> Self {
        let line = clues.line;
        Self { line, cells: size.line_cells(line).collect(), exact: ExactLine::new(size, clues) }
    }

    /// What no arrangement of the line has.
    ///
    /// # Errors
    /// There is none.
    pub fn steps(&self, marks: &Marks) -> Result<Vec<Step>, Contradiction> {
        let line = self.line;
        let open: Vec<Values> = self.cells.iter().map(|cell| marks.values(*cell)).collect();
        let kept = self.exact.supported(&open).ok_or(Contradiction::NoArrangement { line })?;
        let causes = Causes::one(Cause::Line(line));
        let steps = self.cells.iter().zip(kept).filter_map(|(cell, kept)| {
            Step::keeping(&LINE_ARRANGEMENTS, marks, *cell, kept, causes)
        });
        Ok(steps.collect())
    }
}

fn find(layout: &Layout, marks: &Marks) -> Option<Step> {
    let mut lines = LineArrangements::of(layout).into_iter();
    lines.find_map(|line| line.steps(marks).ok()?.first().copied())
}
