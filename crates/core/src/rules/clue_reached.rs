//! Once the decided cells show as many buildings as a clue says, nothing behind
//! them is taller than they are. If the tallest building of all is not among
//! the decided cells, the board is already wrong, and this is how a search
//! notices.
//!
//! ```text
//! sky4.2---.----.----.----
//! 2 134 134 134 | 2 134 134 134
//! 3 124 124 124 | 3 124 124 124
//! 14 * * * | 1? * * *
//! 14 * * * | 1? * * *
//! ```

use crate::conditions::Condition;
use crate::deduction::{
    Cause, Causes, Conclusion, Findings, Flow, Look, Marks, Rating, Rule, Sight,
};
use crate::grid::{Cell, Values};

pub(crate) static CLUE_REACHED: Rule =
    Rule { id: "clue-reached", sentence: "rule.clue-reached", rating: Rating(200), find };

/// The cells behind the buildings that account for the whole clue, and the tallest value in front
/// of these cells. `None` if the decided cells show fewer buildings.
#[must_use]
pub fn behind<'a>(marks: &Marks, sight: &'a Sight) -> Option<(&'a [Cell], u32)> {
    let (mut tallest, mut seen) = (u32::from(sight.clue.parks), 0);
    for (place, cell) in sight.cells.iter().enumerate() {
        let height = marks.value(*cell);
        if height == 0 {
            return None;
        }
        seen += u32::from(height > tallest);
        tallest = tallest.max(height);
        if seen == sight.clue.value {
            return Some((&sight.cells[place + 1..], tallest));
        }
    }
    None
}

/// The values that a clue removes from a cell behind the buildings that account for it; `tallest`
/// is the tallest of these buildings.
#[inline]
#[must_use]
pub fn step(marks: &Marks, sight: &Sight, cell: Cell, tallest: u32) -> Option<Conclusion> {
    let causes = Causes::one(Cause::Condition(Condition::VisibleCount(sight.clue)));
    Conclusion::keeping(&CLUE_REACHED, marks, cell, Values::up_to(tallest), causes)
}

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    for sight in look.sights() {
        let Some((cells, tallest)) = behind(look.marks(), sight) else { continue };
        let lost = look.losing(cells.iter().copied(), Values::above(tallest));
        out.add(sight.step(&CLUE_REACHED, lost))?;
    }
    Flow::Continue(())
}
