//! New puzzles: they have one solution and the requested level, and are the
//! same for the same seed.

use gridfold_core::budget::{Budget, Flow};
use gridfold_core::conditions::{Condition, Feature, Features, Written};
use gridfold_core::deduction::{Board, Rule};
use gridfold_core::explain::{Band, Ladder, grade, path_from};
use gridfold_core::formats::{self, Format};
use gridfold_core::generate::{
    Aim, Amounts, Daily, Date, Made, Missed, Symmetry, Wish, daily, generate,
};
use gridfold_core::kind::{KINDS, Kind};
use gridfold_core::puzzle::GridPuzzle;
use gridfold_core::rules::RULES;
use gridfold_core::solve;

use crate::support::random::{Dice, square, variant, variants};
use crate::support::twin;

fn wish(kind: &str, size: usize, aim: Aim) -> Wish {
    Wish { aim, ..Wish::of(Kind::named(kind).expect("a kind"), size) }
}

fn made(wish: &Wish, seed: u64) -> Made {
    Budget::unlimited(|budget| generate(wish, seed, budget)).expect("a puzzle")
}

fn within(wish: &Wish, seed: u64, nodes: u64) -> Result<Made, Missed> {
    let mut go_on = |_: &_| Flow::Continue;
    generate(wish, seed, &mut Budget { nodes: Some(nodes), every: 1, report: &mut go_on })
}

fn puzzle(made: &Made) -> GridPuzzle {
    made.draft.puzzle().expect("a puzzle")
}

fn link(made: &Made) -> String {
    Format::named("link").expect("a format").write(&made.draft).expect("a link")
}

/// The plain solver finds the solution and no other, and the grade is that of
/// the puzzle.
fn assert_right(wish: &Wish, made: &Made) {
    let puzzle = puzzle(made);
    let solutions = twin::solutions(&puzzle, 2);
    assert_eq!(solutions, std::slice::from_ref(&made.solution), "{}", link(made));
    let found = made.grade.as_ref().expect("a grade");
    assert_eq!(*found, grade(&puzzle), "{}", link(made));
    if let Aim::Band(band) = wish.aim {
        assert_eq!(found.band, band, "{}", link(made));
    }
}

#[test]
fn puzzles_of_every_kind_and_level_have_one_solution_and_are_as_hard_as_wished() {
    for (kind, levels) in [
        ("skyscrapers", &[Band::Gentle, Band::Easy, Band::Medium, Band::Hard, Band::Expert][..]),
        ("skyscrapers", &[Band::Master]),
        ("futoshiki", &[Band::Gentle, Band::Easy, Band::Hard, Band::Expert]),
        ("mixed", &[Band::Gentle, Band::Medium, Band::Expert]),
        ("latin", &[Band::Gentle]),
    ] {
        for level in levels {
            let wish = wish(kind, 5, Aim::Band(*level));
            (0..2).for_each(|seed| assert_right(&wish, &made(&wish, seed)));
        }
    }
    for kind in KINDS {
        let wish = wish(kind.id, 4, Aim::Band(Band::Gentle));
        assert_right(&wish, &made(&wish, 5));
    }
}

/// The number of puzzles of each kind, size and level in the long test. The
/// figures in `docs/generator.md` are for a thousand puzzles, made with the
/// command line.
const MANY: u64 = 100;

#[test]
#[ignore = "an hour: thousands of puzzles of every size and level"]
fn puzzles_of_every_size_and_level_are_unique_and_in_their_band() {
    for size in 4..=9 {
        for (kind, (level, _)) in ["skyscrapers", "futoshiki"]
            .into_iter()
            .flat_map(|kind| Band::ALL.map(|one| (kind, one)))
        {
            // Large boards that need trials take minutes each to grade, and
            // small boards hardly ever need trials.
            let is_made = match level {
                Band::Master => (5..=7).contains(&size),
                Band::Trial => false,
                _ => true,
            };
            for seed in 0..if is_made { MANY } else { 0 } {
                let wish = wish(kind, size, Aim::Band(level));
                let made = made(&wish, seed);
                let puzzle = puzzle(&made);
                assert_eq!(
                    solve::unique(&puzzle).solutions,
                    std::slice::from_ref(&made.solution),
                    "{made:?}"
                );
                if size <= 5 || (size == 6 && seed < 10) {
                    assert_right(&wish, &made);
                } else {
                    assert_eq!(grade(&puzzle).band, level, "{}", link(&made));
                }
            }
        }
    }
}

#[test]
fn puzzles_with_any_features_have_one_solution() {
    for features in variants() {
        let whole: Features = features.iter().filter(|one| one.can_be_wished()).collect();
        for size in [4, 5] {
            if size == 5 && features.has(Feature::Boxes) {
                continue;
            }
            let wish = Wish { features: whole, ..wish("mixed", size, Aim::Band(Band::Easy)) };
            match within(&wish, 7, 3_000) {
                Ok(made) => assert_right(&wish, &made),
                Err(Missed::Ended { nearest, .. }) => assert!(nearest.is_some(), "{features:?}"),
                Err(missed) => panic!("{missed:?} {features:?}"),
            }
        }
    }
}

/// The feature of a puzzle where this is written.
fn has_its_feature(one: &Condition) -> bool {
    let feature = one.feature();
    match one.written() {
        Written::Grid => feature.is_switched_on(),
        Written::Border { .. } => feature == Feature::Clues,
        Written::Cell { .. } => feature == Feature::Givens,
        Written::Mark { mark, .. } => mark.feature() == Some(feature),
        Written::Gap { sign, .. } => [None, Some(feature)].contains(&sign.feature()),
    }
}

/// What a condition takes to be true of a full grid in its place is true, and is the condition
/// itself if that holds.
#[test]
fn what_is_printed_of_a_grid_is_true_of_it() {
    for (number, features) in variants().into_iter().enumerate() {
        let mut dice = Dice(400 + number as u64);
        let squares: Vec<Vec<u32>> = (0..20).map(|_| square(&mut dice, 4)).collect();
        for _ in 0..5 {
            let puzzle = variant(&mut dice, 4, features).puzzle().expect("in range");
            let size = puzzle.size();
            assert!(puzzle.conditions().iter().all(has_its_feature), "{puzzle:?}");
            for (one, grid) in puzzle
                .conditions()
                .iter()
                .flat_map(|one| squares.iter().map(move |grid| (one, grid)))
            {
                let says = one.true_of(size, grid);
                let is_true = says.is_none_or(|says| says.accepts(size, grid));
                let holds = one.accepts(size, grid);
                assert!(is_true && (!holds || says == Some(*one)), "{one:?} {says:?} {grid:?}");
            }
        }
    }
}

/// No mark can be printed if none is wished, so every grid lacks the marks that the puzzle should
/// have.
#[test]
fn marks_that_are_never_needed_end_the_attempt() {
    let features = Features::NONE.set(Feature::OddEven, true);
    let amounts = Amounts { marks: Some(0), ..Amounts::default() };
    let wish = Wish { features, amounts, ..wish("latin", 4, Aim::Any) };
    let missed = Budget::unlimited(|budget| generate(&wish, 1, budget)).expect_err("no marks");
    assert!(matches!(missed, Missed::Ended { nearest: Some(_), tries: 100 }), "{missed:?}");
}

/// Whether the ladder up to a rule, with it or without, fills the board.
fn finishes(puzzle: &GridPuzzle, rule: &'static Rule, without: bool) -> bool {
    let ladder = Ladder::default().up_to(rule.rating);
    let mut ladder = if without { ladder.without(&[rule]) } else { ladder };
    let mut board = Board::new(puzzle);
    Budget::unlimited(|budget| path_from(&mut board, &mut ladder, budget));
    board.is_full()
}

#[test]
fn a_wished_technique_is_needed_and_nothing_harder() {
    for (kind, id, seed) in [
        ("skyscrapers", "count-skyline", 3),
        ("skyscrapers", "x-wing", 3),
        ("skyscrapers", "wide-corners", 80902),
        ("futoshiki", "naked-pair", 3),
    ] {
        let rule = Rule::named(id).expect("a rule");
        let made = made(&wish(kind, 5, Aim::Rule(rule)), seed);
        assert_eq!(made.grade.as_ref().and_then(|grade| grade.rule), Some(rule), "{}", link(&made));
        let puzzle = puzzle(&made);
        assert!(finishes(&puzzle, rule, false), "{rule:?} {}", link(&made));
        assert!(!finishes(&puzzle, rule, true), "{rule:?} {}", link(&made));
        assert_eq!(twin::solutions(&puzzle, 2), [made.solution]);
    }
}

#[test]
#[ignore = "34 puzzles of a rare technique take minutes"]
fn nothing_is_harder_than_a_rare_technique_that_was_wished() {
    let rule = Rule::named("wide-corners").expect("a rule");
    let mut ties = 0;
    for seed in 80_890..80_924 {
        let made = made(&wish("skyscrapers", 5, Aim::Rule(rule)), seed);
        let grade = grade(&puzzle(&made));
        assert_eq!(grade.rating, rule.rating, "{seed} {}", link(&made));
        assert!(grade.rules.contains(&rule), "{seed} {}", link(&made));
        ties += usize::from(grade.rule != Some(rule));
    }
    assert!(ties < 7, "{ties} of 34 share the rating with a technique that stands later");
}

#[test]
fn a_technique_that_hardly_stands_alone_shares_the_highest_rating() {
    let [rule, last] = ["clue-one", "last-cell"].map(|id| Rule::named(id).expect("a rule"));
    let made = made(&wish("skyscrapers", 4, Aim::Rule(rule)), 1);
    let grade = made.grade.expect("a grade");
    assert_eq!(grade.rule, Some(last));
    assert!(grade.rules.contains(&rule) && grade.rules.last() == Some(&last));
}

/// The lessons of the page, one rule and one puzzle per line.
const LESSONS: &str = include_str!("../data/lessons.txt");

#[test]
fn each_lesson_needs_its_rule_and_nothing_harder() {
    let mut rules = Vec::new();
    for line in LESSONS.lines() {
        let (id, link) = line.split_once(' ').expect("a rule and a link");
        let rule = Rule::named(id).expect("a rule");
        let puzzle = formats::read(link).expect("a link").draft.puzzle().expect("a puzzle");
        assert!(finishes(&puzzle, rule, false), "{line}");
        assert!(!finishes(&puzzle, rule, true), "{line}");
        if puzzle.size().n() <= 5 {
            assert_eq!(twin::solutions(&puzzle, 2).len(), 1, "{line}");
        }
        rules.push(rule);
    }
    // The lessons are in the order of the rules, and few are missing.
    let order: Vec<usize> = RULES
        .iter()
        .enumerate()
        .filter(|(_, rule)| rules.contains(rule))
        .map(|(at, _)| at)
        .collect();
    assert!(order.iter().zip(&rules).all(|(at, rule)| RULES[*at] == *rule));
    assert!(rules.len() + 12 >= RULES.len(), "{} of {}", rules.len(), RULES.len());
}

#[test]
fn nothing_of_a_minimal_puzzle_can_be_left_out() {
    for (kind, aim) in [
        ("skyscrapers", Aim::Any),
        ("futoshiki", Aim::Any),
        ("latin", Aim::Any),
        ("skyscrapers", Aim::Band(Band::Medium)),
    ] {
        let wish = Wish { minimal: true, ..wish(kind, 5, aim) };
        let puzzle = puzzle(&made(&wish, 11));
        let redundant = Budget::unlimited(|budget| solve::redundant(&puzzle, budget, &mut |_| ()));
        assert_eq!(redundant.conditions, [], "{puzzle:?}");
    }
}

#[test]
fn a_symmetric_puzzle_is_minimal_in_pairs_or_in_each_thing_as_wished() {
    let redundant = |wish: &Wish, seed: u64| {
        let puzzle = puzzle(&made(wish, seed));
        let found = Budget::unlimited(|budget| solve::redundant(&puzzle, budget, &mut |_| ()));
        found.conditions.len()
    };
    for aim in [Aim::Any, Aim::Band(Band::Medium)] {
        let pairs =
            Wish { symmetry: Symmetry::HalfTurn, minimal: true, ..wish("skyscrapers", 5, aim) };
        let each = Wish { singly: true, ..pairs.clone() };
        let too_many: usize = (0..5).map(|seed| redundant(&pairs, seed)).sum();
        assert!(too_many > 0, "{aim:?}");
        assert!((0..5).all(|seed| redundant(&each, seed) == 0), "{aim:?}");
    }
}

#[test]
fn what_is_printed_is_as_many_and_lies_as_wished() {
    let amounts = Amounts { givens: Some(4), clues: Some(14), signs: None, marks: None };
    for symmetry in [Symmetry::HalfTurn, Symmetry::Mirror] {
        let easy = wish("skyscrapers", 6, Aim::Band(Band::Easy));
        let made = made(&Wish { symmetry, amounts, ..easy }, 2);
        let [top, right, bottom, left] = made.draft.clues.clone().map(printed);
        let givens = printed(made.draft.givens.clone());
        let back = |places: &[bool]| places.iter().rev().copied().collect::<Vec<bool>>();
        let rows = givens.chunks(6).map(<[bool]>::to_vec);
        match symmetry {
            Symmetry::HalfTurn => {
                assert_eq!((top, left), (back(&bottom), back(&right)));
                assert_eq!(givens, back(&givens));
            }
            _ => {
                assert_eq!((top.clone(), bottom.clone(), left), (back(&top), back(&bottom), right));
                assert!(rows.into_iter().all(|row| row == back(&row)));
            }
        }
        let conditions = puzzle(&made);
        let is_clue = |one: &&Condition| one.feature() == Feature::Clues;
        let clues = conditions.conditions().iter().filter(is_clue).count();
        assert!((14..=15).contains(&clues), "{clues}");
        assert!((4..=5).contains(&givens.iter().filter(|one| **one).count()));
    }
}

fn printed(places: Vec<u32>) -> Vec<bool> {
    places.into_iter().map(|number| number > 0).collect()
}

#[test]
fn the_same_seed_gives_the_same_puzzle_and_others_give_others() {
    let wish = wish("mixed", 5, Aim::Band(Band::Medium));
    let links: Vec<String> = (0..6).map(|seed| link(&made(&wish, seed))).collect();
    let again: Vec<String> = (0..6).map(|seed| link(&made(&wish, seed))).collect();
    assert_eq!(links, again);
    let mut different = links.clone();
    different.sort();
    different.dedup();
    assert_eq!(different.len(), links.len());
}

/// The puzzles of this many days; each is found quickly enough for a page to
/// make it on opening.
fn assert_made_on_days(count: usize) {
    let calendar = (1..=12).flat_map(|month| (1..=31).map(move |day| (month, day)));
    let days = calendar.filter_map(|(month, day)| Date::new(2027, month, day).ok());
    let mut links = Vec::new();
    for date in days.take(count) {
        for Daily { id, wish, seed } in daily(date) {
            let made = within(&wish, seed, 8_000);
            let made = made.unwrap_or_else(|missed| panic!("{date:?} {id}: {missed:?}"));
            if wish.size <= 5 {
                assert_right(&wish, &made);
            }
            links.push(link(&made));
        }
    }
    links.sort();
    links.dedup();
    assert_eq!(links.len(), 3 * count);
}

#[test]
fn every_day_of_a_week_has_three_puzzles_of_its_own() {
    assert_made_on_days(7);
}

#[test]
#[ignore = "a minute"]
fn every_day_of_a_year_has_three_puzzles_of_its_own() {
    assert_made_on_days(365);
}

#[test]
fn a_wish_that_cannot_be_says_so() {
    let empty = |kind: &str, size: usize, feature: Feature| {
        let features = [feature].into_iter().collect();
        within(&Wish { features, ..wish(kind, size, Aim::Any) }, 1, 100)
    };
    assert!(matches!(empty("skyscrapers", 4, Feature::Adjacent), Err(Missed::Faults(_))));
    assert!(matches!(empty("latin", 5, Feature::Boxes), Err(Missed::Faults(_))));
    assert!(matches!(within(&wish("latin", 0, Aim::Any), 1, 100), Err(Missed::Faults(_))));
    // No square of three has different values on both diagonals.
    assert_eq!(empty("latin", 3, Feature::Diagonals), Err(Missed::NoGrid));
    let rare = within(&wish("skyscrapers", 4, Aim::Band(Band::Master)), 1, 500);
    let Err(Missed::Ended { nearest: Some(nearest), tries }) = rare else { panic!("{rare:?}") };
    let grade = nearest.grade.as_ref().expect("a grade");
    assert!(tries > 5 && grade.band < Band::Master, "{nearest:?}");
    assert_eq!(within(&wish("skyscrapers", 9, Aim::Any), 1, 0).map_err(|_| ()), Err(()));
}
