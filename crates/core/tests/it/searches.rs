//! How both searches handle a propagator that uses all the freedom of its
//! contract, and how many steps they take.

use std::collections::BTreeSet;

use gridfold_core::budget::{Budget, Flow, Stats};
use gridfold_core::constraints::LessThan;
use gridfold_core::engine::{
    Conflict, Cost, Domains, ExplanationContext, Found, Learner, Lines, Literal, PropagationLevel,
    Propagator, Search, Twin,
};
use gridfold_core::formats;
use gridfold_core::grid::{Cell, Line, Size, Values};
use gridfold_core::puzzle::GridPuzzle;
use gridfold_core::solve::{self, Solutions};

/// Allows no solution. The propagator reports that once the first row is
/// decided, and before that removes a value from a cell elsewhere.
struct Never(Size);

impl Never {
    fn first_row(&self) -> impl Iterator<Item = Cell> {
        self.0.line_cells(Line::Row(0))
    }
}

impl Propagator for Never {
    fn watches(&self) -> Lines {
        Lines::only(Line::Row(0))
    }

    fn cost(&self) -> Cost {
        Cost::Cheap
    }

    fn propagate(&mut self, domains: &mut Domains, _: PropagationLevel) -> Result<(), Conflict> {
        if self.first_row().any(|cell| domains.values(cell).len() > 1) {
            return Ok(());
        }
        let values = domains.values(Cell(8));
        if values.len() > 1 {
            domains.remove(Cell(8), Values::only(values.min()))?;
        }
        Err(Conflict)
    }

    fn explain(
        &mut self,
        _: Option<(Cell, u32)>,
        context: &ExplanationContext<'_>,
        explanation: &mut Vec<Literal>,
    ) {
        let decided = |cell| context.decided(cell).map(|value| Literal::is(cell, value));
        explanation.extend(self.first_row().filter_map(decided));
    }
}

impl Twin for Never {
    fn cells(&self) -> Vec<Cell> {
        self.first_row().collect()
    }

    fn allows(&self, values: &[u32]) -> bool {
        values[..3].contains(&0)
    }
}

#[test]
fn a_conflict_after_a_removal_is_not_forgotten() {
    let size = Size::new(3).expect("a size");
    let domains = Domains::new(size);
    let propagators = || -> Vec<Box<dyn Propagator>> {
        vec![Box::new(LessThan::new(size, &[])), Box::new(Never(size))]
    };
    let mut plain = Search::new(domains.clone(), propagators());
    let mut learner = Learner::new(domains, propagators());
    assert_eq!(Budget::unlimited(|budget| plain.next(budget)), Found::End);
    assert_eq!(Budget::unlimited(|budget| learner.next(budget)), Found::End);
}

/// Forbids 1 in the first cell, but notices a 1 only when the second row is
/// decided too.
struct Late(Size);

impl Propagator for Late {
    fn watches(&self) -> Lines {
        Lines::all(self.0)
    }

    fn cost(&self) -> Cost {
        Cost::Cheap
    }

    fn propagate(&mut self, domains: &mut Domains, _: PropagationLevel) -> Result<(), Conflict> {
        let is_open = |cell| domains.values(cell).len() > 1;
        let is_late = !self.0.line_cells(Line::Row(1)).any(is_open);
        let is_wrong = domains.values(Cell(0)) == Values::only(1);
        if is_late && is_wrong { Err(Conflict) } else { Ok(()) }
    }

    fn explain(
        &mut self,
        _: Option<(Cell, u32)>,
        _: &ExplanationContext<'_>,
        explanation: &mut Vec<Literal>,
    ) {
        explanation.push(Literal::is(Cell(0), 1));
    }
}

impl Twin for Late {
    fn cells(&self) -> Vec<Cell> {
        [Cell(0)].into_iter().chain(self.0.line_cells(Line::Row(1))).collect()
    }

    fn allows(&self, values: &[u32]) -> bool {
        values[0] != 1 || values[3..6].contains(&0)
    }
}

#[test]
fn the_learner_goes_back_to_where_a_conflict_began() {
    let size = Size::new(3).expect("a size");
    let mut learner = Learner::new(Domains::new(size), vec![Box::new(Late(size))]);
    let solutions = Budget::unlimited(|budget| {
        core::iter::from_fn(|| (learner.next(budget) == Found::Solution).then_some(())).count()
    });
    assert_eq!(solutions, 8);
}

#[test]
fn a_value_without_a_place_is_a_conflict() {
    let size = Size::new(3).expect("a size");
    for line in [Line::Row(1), Line::Column(1)] {
        let mut domains = Domains::new(size);
        let outcomes = size.line_cells(line).map(|cell| domains.remove(cell, Values::only(2)));
        assert_eq!(outcomes.collect::<Vec<_>>(), [Ok(()), Ok(()), Err(Conflict)]);
    }
}

const PARKS: &str = "sky6p.-1-3--.----3-.3--1--.-1----";
const SKYSCRAPERS: &str = "sky12.42---323-48-.234-24----42.--3-554-4-3-.46-2--44-32-.\
    F2D4D6L95Ec--3-a-7H6-28-9--bL1-5E3-6D4D8--41--7--3HaEb7F4--19-6F89-7F1F38--.b";
const FUTOSHIKI: &str = "fut9.I3J2N8U7--6R9G.-g--l-l-g--l-lgEg--l-lGlFlgEg--gElll--gEgK.\
    -lDl-l--g--lHlg-g--gIgEg-gFgFl-lDgEl--ggg.r";
const MIXED: &str = "mix9.---------.-----2--4.---------.------5--.S2U1M2WG.\
    gg--l--gg-lll-gDgFl-lgl-llgElgGl--gDll-lgFgllH.-l--ll-lg-gPggKg-g-gGgHlDgDl-lg-g-.q";

fn puzzle(text: &str) -> GridPuzzle {
    formats::read(text).expect("a link").draft.puzzle().expect("a puzzle")
}

/// A different order of choices finds the same solutions in a different number
/// of steps; the benchmark shows whether it is better. `known` is the share of
/// candidates, in thousandths, that are permanently decided in the end. The
/// first grid makes the learner restart and drop clauses.
#[test]
fn the_learner_takes_the_listed_steps() {
    for (text, solutions, known, conflicts, nodes, tries, propagations) in [
        ("lat6x", 6_000, 0, 5_429, 23_244, 11_788, 199_365),
        (PARKS, 500, 139, 0, 1_012, 512, 8_855),
        ("sky5.-33--.323-1.-2221.1432-", 1, 1_000, 0, 1, 0, 56),
        (SKYSCRAPERS, 1, 835, 31, 67, 35, 2_434),
        (FUTOSHIKI, 1, 791, 139, 299, 158, 4_226),
        (MIXED, 1, 824, 145, 323, 176, 5_724),
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
        assert_eq!(progress.solutions, found.len() as u64, "{text}");
        let expected = (conflicts, Stats { nodes, tries, propagations });
        assert_eq!((learner.conflicts(), progress.stats), expected, "{text}");
    }
}

/// The same for plain search, with the progress in thousandths that it reports
/// at the middle one of these solutions, and the number of reports from the
/// search for surviving candidates.
#[test]
fn plain_search_takes_the_listed_steps() {
    for (text, solutions, done, questions, nodes, tries, propagations) in [
        ("lat5x", 960, 500, 2, 2_878, 1_439, 36_928),
        ("sky6.3-2---.2-3---.-3---3.--2---", 500, 4, 7, 1_049, 529, 8_382),
        ("sky5.-33--.323-1.-2221.1432-", 1, 0, 2, 1, 0, 56),
        (PARKS, 500, 9, 7, 1_044, 525, 8_662),
        ("fut7.H6W3F2M.KlGl-l--gGlgl-lEl--l.-gg--gHlDl--l-gGgFl-lDg.n", 1, 281, 31, 53, 26, 397),
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
        assert_eq!(search.progress().solutions, shares.len() as u64, "{text}");
        let mut asked = 0;
        Budget::unlimited(|budget| solve::candidates(&puzzle, budget, &mut |_| asked += 1));
        let expected = (questions, Stats { nodes, tries, propagations });
        assert_eq!((asked, search.progress().stats), expected, "{text}");
    }
}

/// In all but one of these puzzles the first attempt gives up; its successor
/// finds the remaining solutions and repeats none.
#[test]
fn an_attempt_and_what_takes_over_take_the_listed_steps() {
    for (text, solutions, nodes, tries, propagations) in [
        ("lat4x", 48, 95, 47, 1_165),
        ("sky6.3-2---.2-3---.-3---3.--2---", 500, 1_055, 537, 11_002),
        ("sky5.-33--.323-1.-2221.1432-", 1, 1, 0, 56),
        (SKYSCRAPERS, 1, 59, 29, 2_384),
        (FUTOSHIKI, 1, 315, 170, 4_206),
        (MIXED, 1, 270, 144, 4_341),
    ] {
        let puzzle = puzzle(text);
        let mut all = Solutions::few(&puzzle);
        let mut found = BTreeSet::new();
        while found.len() < solutions.max(2)
            && let Some(solution) = all.next()
        {
            assert!(puzzle.accepts(&solution) && found.insert(solution), "{text}");
        }
        assert_eq!(found.len(), solutions, "{text}");
        assert_eq!(all.progress().solutions, found.len() as u64, "{text}");
        assert_eq!(all.progress().stats, Stats { nodes, tries, propagations }, "{text}");
    }
}

/// However often the search is asked to pause, it takes the same steps.
#[test]
fn an_attempt_goes_on_where_its_budget_ended() {
    for text in [SKYSCRAPERS, MIXED, "lat4x"] {
        let puzzle = puzzle(text);
        let at_once: Vec<Vec<u32>> = Solutions::few(&puzzle).take(100).collect();
        let mut paused = Solutions::few(&puzzle);
        let mut found = Vec::new();
        for nodes in 0.. {
            let mut report = |_: &_| Flow::Continue;
            let mut budget = Budget { nodes: Some(nodes), every: 1, report: &mut report };
            match paused.advance(&mut budget) {
                Found::Pause => assert_eq!(paused.progress().stats.nodes, nodes, "{text}"),
                Found::Solution => found.extend(paused.current()),
                Found::End => break,
            }
            if found.len() == 100 {
                break;
            }
        }
        assert_eq!(found, at_once, "{text}");
    }
}
