//! Whips: placed numbers that follow each other from a supposed one, line by
//! line, up to a line that can no longer be filled.
//!
//! Which candidates can be refuted is known from suppositions, which a trial
//! follows too (`reason`). Those with the shortest proofs are tried as whips. So
//! one search serves whips and trials.

use core::ops::ControlFlow;
use std::rc::Rc;

use super::reason::Setting;
use crate::deduction::{
    Findings, Flow, LONGEST, Look, Outcome, Rated, Rating, Refuted, Rule, Way, Wiring, along,
    candidates, order, refuted,
};
use crate::grid::Cell;

/// Suppose a number, and cross it out in its row and column. Line by line, place
/// the number that all ways which are left have in one cell. If a line can no
/// longer be filled, the supposed number is ruled out.
///
/// ```text
/// sky5.-----.1--33.-2--3.-3--2.--3W.7
/// 14 24 3 124 5 | 1? 4? 3 2? 5
/// 123 234 124 5 1234 | 3? 2? 4? 5 1?
/// 5 23 124 123 14 | 5 3? 2? 1? 4?
/// 34 5 124 134 12 | 4? 5 1? 3? 2?
/// 234 1 5 34 23 | 2? 1 5 4? 3?
/// ```
///
/// With up to six links, the last one included.
pub static LINE_WHIP: Rule = Rule {
    id: "line-whip",
    sentence: "rule.line-whip",
    rating: Rating(570),
    find: |look, out| find(look, out, &LINE_WHIP),
};

/// A line whip with more links. Each is as certain as in a short one; there are
/// just more of them.
///
/// ```text
/// fut6.3WH5--2--.--gGl-lHl-l--l-lD.Eg--l-l--gHlgGlg.e
/// 3 1456 456 14 456 2 | 3 1456 456 14 456 2
/// 1246 123 * 345 12345 3456 | 1246 123 12 345 12345 3456
/// 246 234 3456 456 12356 13456 | 246 234 3456 456 12356 13456
/// 124 3456 12 456 235 3456 | 124 3456 12 456 235 3456
/// 1246 12345 23456 1345 12345 3456 | 1246 12345 23456 1345 12345 3456
/// 5 134 346 2 346 134 | 5 134 346 2 346 134
/// ```
pub static LONG_LINE_WHIP: Rule = Rule {
    id: "long-line-whip",
    sentence: "rule.long-line-whip",
    rating: Rating(590),
    find: |look, out| find(look, out, &LONG_LINE_WHIP),
};

/// The most candidates that are tried, those with the shortest proofs first.
const MOST_TRIED: usize = 12;
const MOST_WITH_BOUNDS: usize = 8;

fn find(look: &Look<'_>, out: &mut Findings, rule: &'static Rule) -> Flow {
    if !look.is_new() {
        return Flow::Continue(());
    }
    let board = look.board();
    let suppositions = board.suppositions();
    let Some(wiring) = board.wiring() else { return Flow::Continue(()) };
    let known = suppositions.borrow().whip(board.now());
    let found = match known {
        Some(known) => known.map(|whip| Rated::again(look, wiring, &whip)),
        None => easiest(look, wiring, &mut || out.work())?,
    };
    let told = found.as_ref().map(|rated| (rated.rating, Rc::new(rated.told(*look, wiring))));
    suppositions.borrow_mut().easiest_whip(board.now(), told.clone());
    let fits = found.zip(told).filter(|(rated, _)| rated.is_short() == (rule == &LINE_WHIP));
    let Some((rated, (_, whip))) = fits else { return Flow::Continue(()) };
    let known = suppositions.borrow().refuted(board.marks());
    let also = refuted(&along(look, wiring, &rated, &targets(&known)));
    out.add(rated.step(*look, &whip, rule, &also))
}

/// The easiest whip of a board. If a candidate already refuted has a whip as easy
/// as the last one, the search ends there.
fn easiest(
    look: &Look<'_>,
    wiring: &Wiring,
    may_work: &mut dyn FnMut() -> Flow,
) -> ControlFlow<(), Option<Rated>> {
    let board = look.board();
    let known = targets(&board.suppositions().borrow().refuted(board.marks()));
    let tried = &known[..known.len().min(MOST_TRIED)];
    let best = easiest_of(look, wiring, tried, may_work)?;
    let limit = board.suppositions().borrow().last_whip();
    if best.as_ref().is_some_and(|whip| whip.rating <= limit) {
        return ControlFlow::Continue(best);
    }
    let Some(setting) = Setting::of(board) else { return ControlFlow::Continue(best) };
    let mut others = targets(&setting.proofs(board, false, may_work)?);
    others.truncate(MOST_TRIED);
    others.retain(|target| !tried.contains(target));
    let other = easiest_of(look, wiring, &others, may_work)?;
    let both = best.into_iter().chain(other);
    ControlFlow::Continue(both.min_by_key(|one| order(look, one)))
}

/// The easiest whip that refutes one of these candidates.
fn easiest_of(
    look: &Look<'_>,
    wiring: &Wiring,
    targets: &[(Cell, u32)],
    may_work: &mut dyn FnMut() -> Flow,
) -> ControlFlow<(), Option<Rated>> {
    let candidates = candidates(look);
    let mut best: Option<Rated> = None;
    for bounds in [false, true] {
        if best.is_some() || bounds && !wiring.has_signs {
            break;
        }
        let way = Way { wiring, candidates: &candidates, bounds, houses: u64::MAX };
        let most = if bounds { MOST_WITH_BOUNDS } else { MOST_TRIED };
        for target in targets.iter().take(most) {
            may_work()?;
            let Outcome::Contradiction(story) = way.follow(*target) else { continue };
            let proof = way.trimmed(&story).filter(|proof| proof.len() <= LONGEST);
            let found = proof.map(|proof| Rated::of(wiring, &candidates, proof));
            best = best.into_iter().chain(found).min_by_key(|one| order(look, one));
        }
    }
    ControlFlow::Continue(best)
}

fn targets(refuted: &[Refuted]) -> Vec<(Cell, u32)> {
    refuted.iter().map(|one| (one.cell, one.value)).collect()
}
