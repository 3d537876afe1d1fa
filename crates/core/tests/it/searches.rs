//! What both searches make of a propagator that does as it may, and how many steps they take.

use std::collections::BTreeSet;

use gridfold_core::budget::{Budget, Stats};
use gridfold_core::engine::{
    Conflict, Cost, Domains, ExplanationContext, Found, Learner, Lines, Literal, PropagationLevel,
    Propagator, Search, Twin,
};
use gridfold_core::formats;
use gridfold_core::grid::{Cell, Size, Values};
use gridfold_core::puzzle::GridPuzzle;
use gridfold_core::solve;

/// Nothing is a solution; before it says so, it takes a value from a cell.
struct Never;

impl Propagator for Never {
    fn watches(&self) -> Lines {
        Lines::default()
    }

    fn cost(&self) -> Cost {
        Cost::Cheap
    }

    fn propagate(&mut self, domains: &mut Domains, _: PropagationLevel) -> Result<(), Conflict> {
        domains.remove(Cell(0), Values::only(1))?;
        Err(Conflict)
    }

    fn explain(
        &mut self,
        _: Option<(Cell, u32)>,
        _: &ExplanationContext<'_>,
        _: &mut Vec<Literal>,
    ) {
    }
}

impl Twin for Never {
    fn cells(&self) -> Vec<Cell> {
        vec![Cell(0)]
    }

    fn allows(&self, _: &[u32]) -> bool {
        false
    }
}

#[test]
fn a_conflict_after_a_removal_is_not_forgotten() {
    let domains = Domains::new(Size::new(3).expect("a size"));
    let mut plain = Search::new(domains.clone(), vec![Box::new(Never)]);
    let mut learner = Learner::new(domains, vec![Box::new(Never)]);
    assert_eq!(Budget::unlimited(|budget| plain.next(budget)), Found::End);
    assert_eq!(Budget::unlimited(|budget| learner.next(budget)), Found::End);
}

const PARKS: &str = "sky6p.-1-3--.----3-.3--1--.-1----";
const SKYSCRAPERS: &str = "sky9.134244--3.-3-342-24.33-22245-.-2--3352-.--4J3F2-7I3D14--3T2T6D.n";
const FUTOSHIKI: &str = "fut9.I3J2N8U7--6R9G.-g--l-l-g--l-lgEg--l-lGlFlgEg--gElll--gEgK.\
    -lDl-l--g--lHlg-g--gIgEg-gFgFl-lDgEl--ggg.r";
const MIXED: &str = "mix9.---------.-----2--4.---------.------5--.S2U1M2WG.\
    gg--l--gg-lll-gDgFl-lgl-llgElgGl--gDll-lgFgllH.-l--ll-lg-gPggKg-g-gGgHlDgDl-lg-g-.q";

fn puzzle(text: &str) -> GridPuzzle {
    formats::read(text).expect("a link").draft.puzzle().expect("a puzzle")
}

/// Another order of choices finds the same in other numbers of steps; whether
/// it is a better one, the bench says. `known` is how many thousandths of the
/// candidates are known for good in the end. The first grid makes the learner
/// restart and drop clauses.
#[test]
fn the_learner_takes_the_listed_steps() {
    for (text, solutions, known, conflicts, nodes, tries, propagations) in [
        ("lat6x", 3_000, 0, 2_573, 11_398, 5_810, 103_321),
        (PARKS, 500, 139, 0, 1_012, 512, 8_855),
        (SKYSCRAPERS, 1, 855, 19, 41, 21, 1_294),
        (FUTOSHIKI, 1, 871, 137, 291, 152, 4_230),
        (MIXED, 1, 845, 156, 352, 194, 5_966),
    ] {
        let puzzle = puzzle(text);
        let mut learner = puzzle.model().learner().expect("givens that go together");
        let mut found = BTreeSet::new();
        let most = solutions.max(2);
        Budget::unlimited(|budget| {
            while found.len() < most && learner.next(budget) == Found::Solution {
                let solution = learner.domains().solution();
                assert!(puzzle.accepts(&solution) && found.insert(solution), "{text}");
            }
        });
        assert_eq!(found.len(), solutions, "{text}");
        let progress = learner.progress();
        assert_eq!((1_000.0 * progress.share).round(), f64::from(known), "{text}");
        let expected = (conflicts, Stats { nodes, tries, propagations });
        assert_eq!((learner.conflicts(), progress.stats), expected, "{text}");
    }
}

/// The same for plain search, with the thousandths that it says are done when
/// it comes to the middle one of these solutions, and how often the search for
/// surviving candidates asks.
#[test]
fn plain_search_takes_the_listed_steps() {
    for (text, solutions, done, questions, nodes, tries, propagations) in [
        ("lat5x", 960, 500, 13, 2_878, 1_439, 36_928),
        ("sky6.3-2---.2-3---.-3---3.--2---", 500, 4, 29, 1_049, 529, 8_382),
        (PARKS, 500, 9, 26, 1_044, 525, 8_662),
        ("fut7.H6W3F2M.KlGl-l--gGlgl-lEl--l.-gg--gHlDl--l-gGgFl-lDg.n", 1, 250, 25, 41, 20, 607),
    ] {
        let puzzle = puzzle(text);
        let mut search = puzzle.model().search().expect("givens that go together");
        let mut shares = Vec::new();
        Budget::unlimited(|budget| {
            while shares.len() < solutions.max(2) && search.next(budget) == Found::Solution {
                assert!(puzzle.accepts(&search.domains().solution()), "{text}");
                shares.push((1_000.0 * search.progress().share).round());
            }
        });
        assert!(shares.is_sorted(), "{text}: {shares:?}");
        assert_eq!((shares.len(), shares[solutions / 2]), (solutions, f64::from(done)), "{text}");
        let mut asked = 0;
        Budget::unlimited(|budget| solve::candidates(&puzzle, budget, &mut |_| asked += 1));
        let expected = (questions, Stats { nodes, tries, propagations });
        assert_eq!((asked, search.progress().stats), expected, "{text}");
    }
}
