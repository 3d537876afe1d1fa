//! What all arrangements of a line agree on: the part that the rules about
//! lists of different lengths share.

use crate::deduction::{Cause, Evidence, Findings, Flow, LineWays, Look, Rule, Step};
use crate::grid::Line;
use crate::message::Arg;

/// The longest list that a sentence repeats.
const MOST_SAID: usize = 3;

/// Lines that have so many arrangements at most.
pub(super) fn find(look: &Look<'_>, rule: &'static Rule, most: usize, out: &mut Findings) -> Flow {
    find_as(look, rule, rule.sentence, most, out)
}

/// The same, told with another sentence.
pub(super) fn find_as(
    look: &Look<'_>,
    rule: &'static Rule,
    sentence: &'static str,
    most: usize,
    out: &mut Findings,
) -> Flow {
    for line in look.lines().filter(|line| look.board().spec(*line).says_something()) {
        let listed = look.board().arrangements(line);
        if listed.is_complete() && (1..=most).contains(&listed.count()) {
            out.add(step(look, rule, line).map(|step| step.told_as(sentence)))?;
        }
    }
    Flow::Continue(())
}

fn step(look: &Look<'_>, rule: &'static Rule, line: Line) -> Option<Step> {
    let listed = look.board().arrangements(line);
    let cells = look.size().line_cells(line).zip(listed.values());
    let lost: Vec<_> = cells.flat_map(|(cell, kept)| look.losing([cell], !kept)).collect();
    if lost.is_empty() {
        return None;
    }
    let ways: Vec<Vec<u8>> = listed.iter().map(<[u8]>::to_vec).collect();
    let scale = look.layout().scale();
    let shown = |way: &Vec<u8>| way.iter().map(|value| scale.shown((*value).into())).collect();
    let said = ways.iter().take(MOST_SAID).map(shown).collect();
    let step = Step::new(rule).removes_all(lost).because(Cause::Line(line));
    let step = step.with("line", line).with("count", ways.len()).with("ways", Arg::Ways(said));
    Some(step.shown_by(Evidence::Arrangements(LineWays { line, ways })))
}
