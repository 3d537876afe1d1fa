//! When one cell next to a sign has its number, the number of the other cell
//! must be lower, or higher. All numbers on the wrong side are ruled out.
//!
//! ```text
//! fut4.E3L.DlI.M
//! 124 * * * | 124 * * *
//! 3 24 124 124 | 3 4? 124 124
//! 124 * * * | 124 * * *
//! 124 * * * | 124 * * *
//! ```

use super::sign_bound::{beyond, other, told};
use crate::deduction::{Findings, Flow, Look, Rating, Rule};

pub(crate) static NEXT_TO_KNOWN: Rule =
    Rule { id: "next-to-known", sentence: "rule.next-to-known", rating: Rating(120), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    for sign in look.signs() {
        for cell in [sign.lesser, sign.greater] {
            let known = other(sign, cell);
            if !look.board().is_placed(known) {
                continue;
            }
            let found = beyond(look, sign, cell).map(|found| told(look, sign, found));
            let value = look.shown(look.marks().value(known));
            let found = found.map(|step| step.of_rule(&NEXT_TO_KNOWN));
            let by = look.marks().decided(known);
            out.add(found.map(|step| step.with("value", value).knowing(by)))?;
        }
    }
    Flow::Continue(())
}
