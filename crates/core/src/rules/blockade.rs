//! From a clue of 2, the first building and the tallest are visible. If the
//! tallest is at the far end, the first hides all others, so it is the second
//! tallest.
//!
//! ```text
//! sky4.2---.----.----.----
//! 123 * * * | 3 124 124 124
//! 123 * * * | 12 * * *
//! 123 * * * | 12 * * *
//! 4 123 123 123 | 4 123 123 123
//! ```

use crate::deduction::{Findings, Flow, Look, Rating, Rule, Step};

pub(crate) static BLOCKADE: Rule =
    Rule { id: "blockade", sentence: "rule.blockade", rating: Rating(180), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    for sight in look.sights().filter(|sight| sight.clue.value == 2 && !sight.clue.parks) {
        let (first, last) = (sight.cells[0], sight.cells[sight.cells.len() - 1]);
        let height = look.n() - 1;
        let stands = look.marks().value(last) == look.n();
        // In a line of two cells, the clue alone decides this.
        if stands
            && height > 1
            && look.values(first).contains(height)
            && !look.board().is_placed(first)
        {
            let step = Step::new(&BLOCKADE).places(first, height);
            let step = step.because(sight.cause()).with("clue", sight.name());
            out.add(step.with("other", look.cell(last)).knowing(look.marks().decided(last)))?;
        }
    }
    Flow::Continue(())
}
