//! Even if a line can be filled in more than 24 ways, a number that none of them puts
//! in a cell is ruled out there.
//!
//! ```text
//! sky6.--3---.-23---.22-2--.-123--.F2J3H4I1D.b
//! 145 1456 3 1456 146 2 | 145 1456 3 1456 146 2
//! 6 1234 24 124 1234 5 | 6 1234 24 124 1234 5
//! 24 26 246 3 5 1 | 24 26 246 3 5 1
//! 123 1235 26 1256 1236 4 | 123 1235 26 1256 1236 4
//! 1234 12346 5 1246 12346 36 | 1234 12346 5 1246 12346 36
//! 45 2345 1 245 2346 36 | 45 345 1 245 2346 36
//! ```
//!
//! From 13 cells on, listing the arrangements takes seconds. The engine's exact
//! pass over the line is then used instead, and leaves the same values.

use super::listed_lines;
use crate::constraints::{ExactLine, LineClues, Model};
use crate::deduction::{
    Cause, Causes, Conclusion, Contradiction, Findings, Flow, Layout, Look, Marks, Rating, Rest,
    Rule, Step,
};
use crate::grid::{Cell, Line, Size, Values};

pub(crate) static LINE_ARRANGEMENTS: Rule =
    Rule { id: "line-arrangements", sentence: "rule.line-arrangements", rating: Rating(510), find };

/// The sentence for a line whose arrangements were listed, and the sentence for
/// a line with too many arrangements.
const LISTED: &str = "rule.line-arrangements.listed";
const PASSED: &str = "rule.line-arrangements.pass";

/// A line with a clue or a sign, prepared for listing its arrangements.
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

    /// The values that no arrangement of the line has.
    ///
    /// # Errors
    /// Fails if the line has no arrangement.
    pub fn steps(&self, marks: &Marks) -> Result<Vec<Conclusion>, Contradiction> {
        let line = self.line;
        let open: Vec<Values> = self.cells.iter().map(|cell| marks.values(*cell)).collect();
        let kept = self.exact.supported(&open).ok_or(Contradiction::NoArrangement { line })?;
        let causes = Causes::one(Cause::Line(line));
        let steps = self.cells.iter().zip(kept).filter_map(|(cell, kept)| {
            Conclusion::keeping(&LINE_ARRANGEMENTS, marks, *cell, kept, causes)
        });
        Ok(steps.collect())
    }
}

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    listed_lines::find_as(look, &LINE_ARRANGEMENTS, LISTED, usize::MAX, out)?;
    for line in look.lines() {
        let spec = look.board().spec(line);
        if !spec.is_passed() || look.board().arrangements(line).is_complete() {
            continue;
        }
        let Some(kept) = spec.exact().supported(&look.board().candidates(line)) else { continue };
        let cells = look.size().line_cells(line).zip(kept);
        let lost: Vec<_> = cells.flat_map(|(cell, kept)| look.losing([cell], !kept)).collect();
        if !lost.is_empty() {
            let step = Step::new(&LINE_ARRANGEMENTS).removes_all(lost).because(Cause::Line(line));
            let step = step.resting_on(Rest::Line(line));
            out.add(step.with("line", line).told_as(PASSED))?;
        }
    }
    Flow::Continue(())
}
