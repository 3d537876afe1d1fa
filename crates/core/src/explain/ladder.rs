//! The rules in the order in which people try them, and the search for the
//! easiest step of a board.
//!
//! After each step, the search restarts at the easiest rule. A rule that found
//! nothing is asked again only about what has changed since.

use core::ops::ControlFlow;

use super::focused_trial::FOCUSED_TRIAL;
use super::line_whip::{LINE_WHIP, LONG_LINE_WHIP};
use super::search::SEARCH;
use super::together::together;
use crate::deduction::{Board, Findings, Flow, Rating, Rule, Step};
use crate::grid::Values;
use crate::rules::RULES;

/// Every rule, the easiest to see first.
///
/// `rules/mod.rs` says how to add a rule.
pub static LADDER: &[&[&Rule]] = &[RULES, &[&LINE_WHIP, &LONG_LINE_WHIP, &FOCUSED_TRIAL, &SEARCH]];

impl Rule {
    /// The rule of the ladder with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<&'static Self> {
        LADDER.iter().copied().flatten().copied().find(|rule| rule.id == id)
    }
}

/// Rules up to this rating are so quick that all of them are asked, one after another.
const AT_ONCE: Rating = Rating(205);
/// A rule up to this rating finds all its steps almost as quickly as the first.
const QUICK: Rating = Rating(365);

/// If a whip is this easy, no trial is sought.
pub(super) const ENOUGH: Rating = Rating(640);

/// The ladder while it is used on one board.
#[derive(Clone, Debug)]
pub struct Ladder {
    rules: Vec<&'static Rule>,
    /// When each rule last found nothing.
    failed: Vec<u32>,
    /// Whether conclusions with the same reason are reported as one step.
    is_together: bool,
}

impl Default for Ladder {
    fn default() -> Self {
        let rules: Vec<&Rule> = LADDER.iter().copied().flatten().copied().collect();
        Self { failed: vec![0; rules.len()], rules, is_together: false }
    }
}

impl Ladder {
    /// The same ladder with only those rules that are at least this easy.
    #[must_use]
    pub fn up_to(self, hardest: Rating) -> Self {
        let rules: Vec<&Rule> =
            self.rules.into_iter().filter(|rule| rule.rating <= hardest).collect();
        Self { failed: vec![0; rules.len()], rules, is_together: self.is_together }
    }

    /// The same ladder without these rules.
    #[must_use]
    pub fn without(mut self, dropped: &[&Rule]) -> Self {
        self.rules.retain(|rule| !dropped.contains(rule));
        self
    }

    /// The same ladder, reporting conclusions with the same reason as one step.
    #[must_use]
    pub const fn together(mut self) -> Self {
        self.is_together = true;
        self
    }

    /// The easiest step of a board.
    pub fn next(&mut self, board: &Board) -> Option<Step> {
        self.easiest(board, 1).into_iter().next()
    }

    /// Applies all steps up to this rating that the easiest rules find, or else all of the first harder rule that finds
    /// any. Returns whether there was one. The end is the same as after the easiest step each time, but reached sooner.
    pub fn apply(&mut self, board: &mut Board, hardest: Rating) -> bool {
        let mut is_new = false;
        for (rule, failed) in self.rules.iter().zip(&mut self.failed) {
            if is_new && rule.rating > AT_ONCE {
                break;
            }
            let most = if rule.rating <= QUICK { usize::MAX } else { 1 };
            let mut findings = Findings::up_to(most);
            let _ = (rule.find)(&board.look(*failed), &mut findings);
            let mut steps = findings.into_steps();
            if steps.is_empty() {
                *failed = board.now();
            }
            steps.retain(|step| step.rating <= hardest);
            steps.iter().for_each(|step| board.apply(step));
            is_new |= !steps.is_empty();
        }
        is_new
    }

    /// The easiest steps of a board: all of one rule, up to a limit.
    pub fn easiest(&mut self, board: &Board, most: usize) -> Vec<Step> {
        let found = self.easiest_asking(board, most, &mut || Flow::Continue(()));
        found.continue_value().unwrap_or_default()
    }

    /// The easiest steps of a board; `may_work` is asked before each piece of long work
    /// whether the work may begin. Breaks off if the work may not begin.
    pub fn easiest_asking(
        &mut self,
        board: &Board,
        most: usize,
        may_work: &mut dyn FnMut() -> Flow,
    ) -> ControlFlow<(), Vec<Step>> {
        let mut best: Vec<Step> = Vec::new();
        for (rule, failed) in self.rules.iter().zip(&mut self.failed) {
            if best.first().is_some_and(|step| step.rating <= rule.rating || is_enough(rule, step))
            {
                break;
            }
            let mut is_stopped = false;
            let mut ask = || {
                is_stopped = may_work().is_break();
                if is_stopped { Flow::Break(()) } else { Flow::Continue(()) }
            };
            let mut findings = Findings::up_to(most).asking(&mut ask);
            let _ = (rule.find)(&board.look(*failed), &mut findings);
            let steps = findings.into_steps();
            if is_stopped {
                return ControlFlow::Break(());
            }
            match (steps.first(), best.first()) {
                (None, _) => *failed = board.now(),
                (Some(found), Some(known)) if found.rating >= known.rating => {}
                (Some(_), _) => best = steps,
            }
        }
        ControlFlow::Continue(if self.is_together { told_together(board, best) } else { best })
    }
}

/// Whether a step is so easy that no whip or, after a whip, no trial is sought. These
/// searches take a long time and hardly ever find anything easier.
fn is_enough(rule: &Rule, step: &Step) -> bool {
    match rule {
        _ if [&LINE_WHIP, &LONG_LINE_WHIP].contains(&rule) => step.rating <= FOCUSED_TRIAL.rating,
        _ => step.rating <= ENOUGH && step.evidence.whip().is_some(),
    }
}

/// Each step with everything that its reason implies; no reason occurs twice.
fn told_together(board: &Board, found: Vec<Step>) -> Vec<Step> {
    let look = board.look(0);
    let mut told: Vec<Step> = Vec::new();
    for step in found {
        let step = together(&look, &step, &|_| !Values::NONE).unwrap_or(step);
        if !told.iter().any(|known| known.does_the_same(&step)) {
            told.push(step);
        }
    }
    told
}
