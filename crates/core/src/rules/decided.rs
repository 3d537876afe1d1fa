//! A number in a cell appears nowhere else in its row and its column. The
//! number is removed from the marks of all other cells there.
//!
//! ```text
//! lat3.J
//! 1 * * | 1 23 23
//! * * * | 23 * *
//! * * * | 23 * *
//! ```

use crate::deduction::{
    Cause, Causes, Conclusion, Decided, Findings, Flow, Look, Marks, Rating, Rule, Step, lines_of,
};
use crate::grid::{Cell, Values};

pub(crate) static DECIDED: Rule =
    Rule { id: "decided", sentence: "rule.decided", rating: Rating(100), find };

/// The value that a decided cell removes from another cell of its row or
/// column.
#[inline]
#[must_use]
pub fn step(marks: &Marks, by: Decided, other: Cell) -> Option<Conclusion> {
    let causes = Causes::one(by.into());
    Conclusion::removing(&DECIDED, marks, other, Values::only(by.value), causes)
}

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    let size = look.size();
    for by in size.cells().filter(|cell| look.board().is_placed(*cell)) {
        let Some(by) = look.marks().decided(by) else { continue };
        for line in lines_of(size, by.cell).into_iter().filter(|line| look.line_has_changed(*line))
        {
            let others = size.line_cells(line).filter(|other| *other != by.cell);
            let lost = look.losing(others, Values::only(by.value));
            if !lost.is_empty() {
                let step = Step::new(&DECIDED).removes_all(lost).because(by.into());
                let step = step.because(Cause::Line(line));
                out.add(step.with("other", look.cell(by.cell)))?;
            }
        }
    }
    Flow::Continue(())
}
