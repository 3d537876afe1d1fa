//! Conclusions on which all arrangements of a line agree, if the list of them
//! is short enough.

use crate::deduction::{
    Arrangements, Cause, Evidence, Findings, Flow, LineWays, Look, Rating, Rest, Rule, Step,
};
use crate::grid::Line;
use crate::message::Arg;

/// List all ways to fill a line that agree with its marks, clues and signs. If
/// there is only one, the whole line is known.
///
/// ```text
/// sky5.-2---.---5-.----4.2---4.P54321F.7
/// 4 12 12 3 5 | 4 2? 1? 3 5
/// 3 25 25 1 4 | 3 5? 25 1 4
/// 2 15 15 4 3 | 2 1? 15 4 3
/// 5 4 3 2 1 | 5 4 3 2 1
/// 1 3 4 5 2 | 1 3 4 5 2
/// ```
pub(crate) static ONE_ARRANGEMENT: Rule = Rule {
    id: "one-arrangement",
    sentence: "rule.one-arrangement",
    rating: Rating(260),
    find: |look, out| find(look, &ONE_ARRANGEMENT, 1, out),
};

/// When a line can be filled in only two or three ways, list them. A number that none of these ways puts in a cell is
/// ruled out there; a number that all of them put in a cell is certain.
///
/// ```text
/// sky5.--432.-----.52---.---3-.--2W.a
/// 5 4 2 13 13 | 5 4 2 13 13
/// 4 25 3 12 15 | 4 25 3 12 15
/// 3 25 1 45 245 | 3 25 1 45 24
/// 2 1 4 35 35 | 2 1 4 35 35
/// 1 3 5 24 24 | 1 3 5 24 24
/// ```
pub(crate) static THREE_ARRANGEMENTS: Rule = Rule {
    id: "three-arrangements",
    sentence: "rule.three-arrangements",
    rating: Rating(330),
    find: |look, out| find(look, &THREE_ARRANGEMENTS, 3, out),
};

/// Four to eight ways to fill a line still make a short list. A number that
/// none of these ways puts in a cell is ruled out there.
///
/// ```text
/// sky5.3---1.--25-.--1--.3----.G2S.t
/// 23 1 24 34 5 | 23 1 24 34 5
/// 134 2 14 5 34 | 134 2 14 5 3?
/// 1234 5 12 13 34 | 123 5 12 13 4?
/// 5 4 3 2 1 | 5 4 3 2 1
/// 14 3 5 14 2 | 14 3 5 14 2
/// ```
pub(crate) static EIGHT_ARRANGEMENTS: Rule = Rule {
    id: "eight-arrangements",
    sentence: "rule.eight-arrangements",
    rating: Rating(390),
    find: |look, out| find(look, &EIGHT_ARRANGEMENTS, 8, out),
};

/// A list of nine to 24 ways to fill a line is long, but just as certain. A
/// number that none of these ways puts in a cell is ruled out there.
///
/// ```text
/// fut5.-35V3.gGlIlD.-lHl--glDl--.r
/// 4 3 5 12 12 | 4 3 5 12 12
/// 235 45 1234 123 24 | 235 45 1234 123 24
/// 235 1245 234 1234 45 | 235 1245 234 1234 45
/// 235 1245 12 345 1245 | 235 1245 12 45 1245
/// 1 245 24 245 3 | 1 245 24 245 3
/// ```
pub(crate) static MANY_ARRANGEMENTS: Rule = Rule {
    id: "many-arrangements",
    sentence: "rule.many-arrangements",
    rating: Rating(450),
    find: |look, out| find(look, &MANY_ARRANGEMENTS, 24, out),
};

/// The longest list that a sentence includes in full.
const MOST_SAID: usize = 3;

/// Finds lines with at most this many arrangements.
fn find(look: &Look<'_>, rule: &'static Rule, most: usize, out: &mut Findings) -> Flow {
    find_as(look, rule, rule.sentence, most, out)
}

/// Finds the same lines, but explains the step with a different sentence.
pub(super) fn find_as(
    look: &Look<'_>,
    rule: &'static Rule,
    sentence: &'static str,
    most: usize,
    out: &mut Findings,
) -> Flow {
    for line in look.lines().filter(|line| look.board().spec(*line).says_something()) {
        let listed = look.board().few_arrangements(line, most);
        if listed.is_complete() && (1..=most).contains(&listed.count()) {
            out.add(step(look, rule, line, &listed).map(|step| step.told_as(sentence)))?;
        }
    }
    Flow::Continue(())
}

fn step(look: &Look<'_>, rule: &'static Rule, line: Line, listed: &Arrangements) -> Option<Step> {
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
    let step = step.resting_on(Rest::Line(line));
    let step = step.with("line", line).with("count", ways.len()).with("ways", Arg::Ways(said));
    Some(step.shown_by(Evidence::Arrangements(LineWays { line, ways })))
}
