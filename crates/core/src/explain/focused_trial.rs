//! Suppose a number and use only the few lines, clues and signs that matter.
//! Step by step they leave nothing that fits in some cell or line, so the
//! supposed number is ruled out.
//!
//! ```text
//! sky7.2--343-.2-243--.--62--3.333--23.D2WE4--2P.c
//! 45 56 7 2 13 13 456 | 4? 5? 7 2 3? 1? 6?
//! 1234 1236 1236 456 12345 345 7 | 3? 2? 6? 5? 1? 4? 7
//! 1234 1256 12356 1345 1234 7 12456 | 2? 6? 5? 3? 4? 7 1?
//! 7 234 1235 134 6 345 124 | 7 3? 2? 1? 6 5? 4?
//! 6 17 4 157 15 2 3 | 6 1? 4 7? 5? 2 3
//! 12345 1247 23 13457 1245 1346 1256 | 1? 7? 3? 4? 2? 6? 5?
//! 12345 23456 12 3456 7 13456 1245 | 5? 4? 1? 6? 7 3? 2?
//! ```
//!
//! Every candidate that is refuted by following all conditions has a proof. The
//! shortest proofs are cut down to what they need, and the one that is easiest to
//! explain is shown.

use super::reason::{Set, Setting, open_candidates};
use crate::deduction::{Cause, Evidence, Findings, Flow, Frame, Look, Rating, Rule, Step, Story};
use crate::grid::{Cell, Values};
use crate::message::Arg;

/// The trial that is easiest to follow, reduced to the conditions that it needs.
pub static FOCUSED_TRIAL: Rule =
    Rule { id: "focused-trial", sentence: "rule.focused-trial", rating: Rating(590), find };

const HARDEST: u16 = 890;
/// The cost of each condition beyond four, and of each event.
const EACH_CONDITION: usize = 20;
const EACH_EVENT: usize = 5;
/// The number of proofs that are cut down.
const MOST_SHRUNK: usize = 5;
/// A sentence names up to this many conditions, if their names together are not
/// too long.
const MOST_NAMED: usize = 6;
const MOST_WORDS: usize = 20;

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    let setting = if look.is_new() { Setting::of(look.board()) } else { None };
    let Some(setting) = setting else { return Flow::Continue(()) };
    let proofs = setting.proofs(look.board(), true, &mut || out.work())?;
    let mut told = Vec::new();
    for one in proofs.iter().take(MOST_SHRUNK) {
        out.work()?;
        told.extend(trimmed(&setting, one.cell, one.value));
    }
    let best = told.into_iter().min_by_key(|story| (rating(story), story.supposed));
    out.add(best.map(|story| {
        let also = also_refuted(look, &setting, &story);
        step(look, story, &also)
    }))
}

/// The other candidates refuted by the same conditions.
fn also_refuted(look: &Look<'_>, setting: &Setting, story: &Story) -> Vec<(Cell, Values)> {
    let set = setting.set_of(&story.frame);
    let mut also: Vec<(Cell, Values)> = Vec::new();
    for (cell, value) in open_candidates(look.board()) {
        let is_told = cell == story.supposed.cell && value == u32::from(story.supposed.value);
        if is_told || !setting.refutes_plainly(&set, cell, value) {
            continue;
        }
        match also.last_mut().filter(|(last, _)| *last == cell) {
            Some((_, values)) => *values = *values | Values::only(value),
            None => also.push((cell, Values::only(value))),
        }
    }
    also
}

/// The trial of one candidate, if following all conditions refutes it.
pub(super) fn trial_of(look: &Look<'_>, cell: Cell, value: u32) -> Option<Step> {
    let setting = Setting::of(look.board())?;
    let story = trimmed(&setting, cell, value)?;
    Some(step(look, story, &[]))
}

/// The trial of a candidate, reduced to what it needs.
fn trimmed(setting: &Setting, cell: Cell, value: u32) -> Option<Story> {
    let refuted = &mut |set: &Set| setting.refutes_plainly(set, cell, value);
    let set = setting.shrunk(cell, value, 1, refuted)?;
    setting.story(&set, cell, value)
}

/// How difficult it is to follow a trial.
fn rating(story: &Story) -> Rating {
    let more = EACH_CONDITION * story.frame.len().saturating_sub(4);
    let all = usize::from(FOCUSED_TRIAL.rating.0) + more + EACH_EVENT * story.events.len();
    Rating(u16::try_from(all).unwrap_or(HARDEST).min(HARDEST))
}

/// The step for the story of one candidate; other candidates that the step also removes
/// are not explained.
fn step(look: &Look<'_>, story: Story, also: &[(Cell, Values)]) -> Step {
    let rating = rating(&story);
    let supposed = story.supposed;
    let step = Step::new(&FOCUSED_TRIAL)
        .rated(rating)
        .removes_with((supposed.cell, supposed.value.into()), also)
        .with("cell", look.cell(supposed.cell))
        .with("values", look.shown_all(Values::only(supposed.value.into())))
        .with("count", story.events.len() + 1)
        .with("conditions", story.frame.len());
    let is_short = story.frame.len() <= MOST_NAMED
        && story.frame.iter().map(words).sum::<usize>() <= MOST_WORDS;
    let step = if is_short {
        let named = story.frame.iter().map(|frame| named(look, *frame)).collect();
        step.with("frame", Arg::List(named))
    } else {
        step.told_as("rule.focused-trial.many")
    };
    let step = story.frame.iter().fold(step, |step, frame| step.because(cause(*frame)));
    step.shown_by(Evidence::Trial(Box::new(story)))
}

/// The number of words in the name of a condition.
const fn words(frame: &Frame) -> usize {
    match frame {
        Frame::House(_) => 2,
        Frame::Condition(_) => 6,
    }
}

/// The name of a condition, as an argument of the sentence.
fn named(look: &Look<'_>, frame: Frame) -> Arg {
    match frame {
        Frame::House(house) => house.into(),
        Frame::Condition(condition) => condition.name(look.size(), look.layout().scale()),
    }
}

const fn cause(frame: Frame) -> Cause {
    match frame {
        Frame::House(house) => Cause::House(house),
        Frame::Condition(condition) => Cause::Condition(condition),
    }
}
