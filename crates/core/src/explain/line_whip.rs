//! The search for whips: placed numbers that follow from a supposed one, line by
//! line, until a line can no longer be filled.
//!
//! The suppositions of a trial (`reason`) say which candidates can be refuted, and only those with
//! the shortest proofs are followed as whips. So one search serves both trials and whips. The whips
//! found are kept for the next boards.

use core::ops::ControlFlow;

use super::reason::Setting;
use crate::deduction::{
    Braid, Findings, Flow, LONGEST, Look, Outcome, Proof, Rated, Rating, Refuted, Rule, Step, Way,
    Wiring, along, candidates, order, refuted,
};
use crate::grid::{Cell, Values};

/// Suppose a number, and cross it out in its row and column. Line by line, the signs, the
/// clues and the places that are left give the next number, or say that a cell is at least
/// or at most some number. If a line can no longer be filled, the supposed number is ruled
/// out.
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
/// A line whip has up to six links, including the last one.
pub static LINE_WHIP: Rule = Rule {
    id: "line-whip",
    sentence: "rule.line-whip",
    rating: Rating(570),
    find: |look, out| find(look, out, &LINE_WHIP),
};

/// This is a line whip with more links. Each link is as certain as in a short whip;
/// there are just more of them.
///
/// ```text
/// fut6.3WH5--2--.--gGl-lHl-l--l-lD.Eg--l-l--gHlgGlg.e
/// 3 56 2456 1 456 24 | 3 56 2456 1 456 24
/// 1246 12 1245 345 2345 3456 | 1246 12 1245 345 2345 456
/// 246 234 3456 456 12356 * | 246 234 3456 456 1256 *
/// 124 23456 123 456 2345 3456 | 124 23456 123 456 2345 3456
/// 1246 12345 3456 345 1235 3456 | 1246 12345 3456 345 1235 3456
/// 5 134 346 2 346 134 | 5 134 346 2 346 134
/// ```
pub static LONG_LINE_WHIP: Rule = Rule {
    id: "long-line-whip",
    sentence: "rule.long-line-whip",
    rating: Rating(590),
    find: |look, out| find(look, out, &LONG_LINE_WHIP),
};

/// The most candidates that are followed, those with the shortest proofs first; after a
/// search that found nothing, fewer are followed.
const MOST_FOLLOWED: usize = 32;
const FEW_FOLLOWED: usize = 8;
/// The most candidates whose whips are trimmed, those that end soonest first.
const MOST_TRIED: usize = 24;
const MOST_WITH_BOUNDS: usize = 16;
/// If a whip is this easy, no whip with bounds is sought.
const WITHOUT_BOUNDS: Rating = Rating(590);

fn find(look: &Look<'_>, out: &mut Findings, rule: &'static Rule) -> Flow {
    if !look.is_new() {
        return Flow::Continue(());
    }
    let board = look.board();
    let suppositions = board.suppositions();
    let Some(wiring) = board.wiring() else { return Flow::Continue(()) };
    let (is_new, known) = suppositions.borrow().whips(board.marks(), board.now());
    let found = if is_new {
        known.into_iter().next().map(|proof| Rated::of(wiring, &candidates(look), proof))
    } else {
        let found = whips(look, wiring, &known, &mut || out.work())?;
        let rating = found.first().map(|rated| rated.rating);
        let proofs = found.iter().map(|rated| rated.proof.clone()).collect();
        suppositions.borrow_mut().are_whips(board.now(), proofs, rating);
        found.into_iter().next()
    };
    let fits = found.filter(|rated| rated.is_short() == (rule == &LINE_WHIP));
    let Some(rated) = fits else { return Flow::Continue(()) };
    let known = suppositions.borrow().refuted(board.marks());
    let also = refuted(&along(look, wiring, &rated, &targets(&known)));
    out.add(rated.step(*look, wiring, rule, &also))
}

/// The whip against one candidate, if there is one.
pub(super) fn whip_of(look: &Look<'_>, cell: Cell, value: u32) -> Option<Step> {
    let (wiring, candidates) = (look.board().wiring()?, candidates(look));
    let mut search = Search { look, wiring, candidates: &candidates, found: Vec::new() };
    for bounds in [false, true] {
        let _ = search.follow(&[(cell, value)], bounds, &mut || Flow::Continue(()));
    }
    let rated = search.found.first()?;
    let rule = if rated.is_short() { &LINE_WHIP } else { &LONG_LINE_WHIP };
    Some(rated.step(*look, wiring, rule, &[]))
}

/// The whips of a board, the easiest first. If a whip from an earlier board is as easy as the last
/// whip found, no other whip is sought.
fn whips(
    look: &Look<'_>,
    wiring: &Wiring,
    known: &[Proof],
    may_work: &mut dyn FnMut() -> Flow,
) -> ControlFlow<(), Vec<Rated>> {
    let board = look.board();
    let candidates = candidates(look);
    let mut search = Search { look, wiring, candidates: &candidates, found: Vec::new() };
    for proof in known {
        search.add(&search.way(proof.has_bounds()), &Braid::from(proof));
    }
    if search.is_enough(board.suppositions().borrow().last_whip()) {
        return ControlFlow::Continue(search.found);
    }
    let Some(setting) = Setting::of(board) else { return ControlFlow::Continue(search.found) };
    let mut targets = targets(&setting.proofs(board, false, may_work)?);
    let had_none = board.suppositions().borrow().had_no_whip();
    targets.truncate(if had_none { FEW_FOLLOWED } else { MOST_FOLLOWED });
    search.follow(&targets, false, may_work)?;
    search.follow(&targets, true, may_work)?;
    ControlFlow::Continue(search.found)
}

/// A search for whips.
struct Search<'a> {
    look: &'a Look<'a>,
    wiring: &'a Wiring,
    candidates: &'a [Values],
    /// The whips found, one against each candidate, the easiest first.
    found: Vec<Rated>,
}

impl<'a> Search<'a> {
    const fn way(&self, bounds: bool) -> Way<'a> {
        Way { wiring: self.wiring, candidates: self.candidates, bounds, houses: u64::MAX }
    }

    /// Whether the easiest whip found has at most this rating.
    fn is_enough(&self, rating: Rating) -> bool {
        self.found.first().is_some_and(|easiest| easiest.rating <= rating)
    }

    /// Adds whips against these candidates, those that end soonest first.
    fn follow(
        &mut self,
        targets: &[(Cell, u32)],
        bounds: bool,
        may_work: &mut dyn FnMut() -> Flow,
    ) -> Flow {
        if bounds && (!self.wiring.has_signs || self.is_enough(WITHOUT_BOUNDS)) {
            return Flow::Continue(());
        }
        let (way, most) = (self.way(bounds), self.most_links(bounds));
        let mut braids = Vec::new();
        for target in targets {
            may_work()?;
            if let Outcome::Contradiction(braid) = way.follow(*target, most) {
                braids.push(braid);
            }
        }
        braids.sort_by_key(|braid| braid.least);
        for braid in braids.iter().take(if bounds { MOST_WITH_BOUNDS } else { MOST_TRIED }) {
            if braid.least > self.most_links(bounds) {
                break;
            }
            may_work()?;
            self.add(&way, braid);
        }
        Flow::Continue(())
    }

    /// The most links with which a whip can still be the easiest.
    fn most_links(&self, bounds: bool) -> usize {
        let limit = self.found.first().map_or(Rating(u16::MAX), |easiest| easiest.rating);
        let fits = |links: &usize| {
            let least = Rated::least(*links, bounds);
            least < limit || least == limit && !bounds
        };
        (1..=LONGEST).rev().find(fits).unwrap_or(0)
    }

    fn add(&mut self, way: &Way<'_>, braid: &Braid) {
        let Some(proof) = way.trimmed(braid).filter(|proof| proof.len() <= LONGEST) else { return };
        let rated = Rated::of(self.wiring, self.candidates, proof);
        let known = self.found.iter().position(|known| known.proof.target == rated.proof.target);
        let key = |one: &Rated| order(self.look, one);
        match known {
            Some(at) if key(&self.found[at]) <= key(&rated) => return,
            Some(at) => drop(self.found.remove(at)),
            None => {}
        }
        let at = self.found.partition_point(|one| key(one) < key(&rated));
        self.found.insert(at, rated);
    }
}

fn targets(refuted: &[Refuted]) -> Vec<(Cell, u32)> {
    refuted.iter().map(|one| (one.cell, one.value)).collect()
}
