//! Two numbers with a bar between them differ by one. When one number is known,
//! the other is one less or one more; without a bar, it is neither.
//!
//! ```text
//! fut4a.Q.bL.M
//! 1 234 234 234 | 1 2? 234 234
//! 234 * * * | 34 * * *
//! 234 * * * | 234 * * *
//! 234 * * * | 234 * * *
//! ```

use super::partner::step;
use crate::deduction::{Conclusion, Findings, Flow, Look, Rating, Rule};

pub(crate) static PARTNER_KNOWN: Rule =
    Rule { id: "partner-known", sentence: "rule.partner-known", rating: Rating(120), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    for pair in look.pairs() {
        for cell in pair.cells {
            let known = pair.other(cell);
            if !look.board().is_placed(known) {
                continue;
            }
            let value = look.shown(look.marks().value(known));
            let found = step(look.marks(), pair, cell).map(Conclusion::told);
            out.add(found.map(|step| {
                let step = step.with("other", look.cell(known)).with("value", value);
                step.of_rule(&PARTNER_KNOWN).knowing(look.marks().decided(known))
            }))?;
        }
    }
    Flow::Continue(())
}
