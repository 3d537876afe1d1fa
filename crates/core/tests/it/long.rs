//! Tests that take minutes: `npm run test:long`, with debug assertions and
//! overflow checks. The seeds are fixed, so that a failure can be repeated.

use std::collections::BTreeSet;

use gridfold_core::budget::Budget;
use gridfold_core::formats::read;
use gridfold_core::grid::Values;
use gridfold_core::solve::{Solutions, Verdict, candidates, count, unique};
use gridfold_core::texts::Hints;

use crate::exact;
use crate::explain;
use crate::lines;
use crate::rules;
use crate::rules_small;
use crate::support::mutation::mutated;
use crate::support::random::{Dice, draft};
use crate::support::texts::texts;
use crate::support::{sound, twin};
use crate::whips;

#[test]
#[ignore = "a hundred thousand boards against the plain solver"]
fn a_hundred_thousand_boards_have_the_plain_solvers_answers() {
    let mut dice = Dice(100);
    for round in 0..100_000 {
        let n = if round % 20 == 0 { 5 } else { 1 + dice.below(4) };
        let draft = draft(&mut dice, n);
        let puzzle = draft.puzzle().expect("in range");
        let expected = twin::solutions(&puzzle, usize::MAX);
        let found: Vec<Vec<u32>> = Solutions::new(&puzzle).collect();
        assert_eq!(found.len(), expected.len(), "round {round}: {draft:?}");
        let found: BTreeSet<Vec<u32>> = found.into_iter().collect();
        assert!(found.iter().eq(expected.iter()), "round {round}: {draft:?}");
        let verdict = match expected.len() {
            0 => Verdict::None,
            1 => Verdict::Unique,
            _ => Verdict::Several,
        };
        assert_eq!(unique(&puzzle).verdict, verdict, "round {round}: {draft:?}");
        let known = Budget::unlimited(|budget| candidates(&puzzle, budget, &mut |_| {}));
        assert_eq!(known.found, union(&expected, n * n), "round {round}: {draft:?}");
    }
}

/// The number of whips checked link by link.
const WHIPS: usize = 20_000;

#[test]
#[ignore = "twenty thousand whips of hard puzzles and random boards against all orders of their lines"]
fn twenty_thousand_whips_hold_link_by_link() {
    let mut seen = whips::check_sets(0, 200) + whips::check_sevens();
    for seed in 290.. {
        if seen.steps >= WHIPS {
            break;
        }
        seen = seen + whips::check_random(seed, 2_000, 6);
    }
    std::io::Write::write_all(&mut std::io::stdout(), format!("{seen:?}\n").as_bytes())
        .expect("a terminal");
    assert!(20 * seen.needless <= seen.steps, "{seen:?}");
}

#[test]
#[ignore = "a hundred thousand lines with clues against all orders of their values"]
fn a_hundred_thousand_lines_keep_exactly_the_supported_values() {
    lines::check_clue_lines(108, 24_000, 3..=6);
    lines::check_clue_lines(109, 4_000, 7..=7);
}

/// Latin squares: OEIS A002860. With different values on both diagonals: A274806.
#[test]
#[ignore = "many millions of beginnings of squares"]
fn squares_are_as_many_as_was_published() {
    for (link, squares) in [("lat6x", 92_160), ("lat7", 61_479_419_904_000)] {
        let puzzle = read(link).expect("a link").draft.puzzle().expect("a puzzle");
        assert_eq!(count(&puzzle), squares, "{link}");
    }
}

/// The values of each cell over all solutions.
fn union(solutions: &[Vec<u32>], cells: usize) -> Vec<Values> {
    let values = |cell: usize| solutions.iter().map(|solution| solution[cell]).collect();
    (0..cells).map(values).collect()
}

/// Makes the same checks on 250,000 texts, each a documented or published text
/// with random damage.
fn of_mutated_texts(seed: u64, check: impl Fn(&str)) {
    let texts = texts();
    let mut dice = Dice(seed);
    for _ in 0..250_000 {
        let [one, other] = [0; 2].map(|_| &texts[dice.below(texts.len())]);
        check(&mutated(&mut dice, one, other));
    }
}

#[test]
#[ignore = "a quarter of a million damaged texts for the readers of grids"]
fn damaged_texts_are_read_soundly_as_grids() {
    of_mutated_texts(101, sound::grids);
}

#[test]
#[ignore = "a quarter of a million damaged texts for the reader of several puzzles"]
fn damaged_texts_are_read_soundly_as_several_puzzles() {
    of_mutated_texts(102, |text| {
        sound::several(text, Hints::default(), 2);
        sound::lists_of_grids(text);
    });
}

#[test]
#[ignore = "a quarter of a million damaged texts for the reader of snakes"]
fn damaged_texts_are_read_soundly_as_snakes() {
    of_mutated_texts(103, sound::snakes);
}

#[test]
#[ignore = "a quarter of a million damaged texts, written in every form and read back"]
fn damaged_texts_are_converted_soundly() {
    of_mutated_texts(104, |text| {
        sound::links(text);
        sound::conversions(text);
    });
}

#[test]
#[ignore = "minutes: every 4x4 board with up to four clues and signs"]
fn no_rule_takes_away_what_a_solution_has_on_any_4x4_board_with_little_on_it() {
    assert!(rules_small::check_all(4) > 100_000);
}

#[test]
#[ignore = "minutes: twenty thousand boards up to 7x7, every rule on each"]
fn no_rule_takes_away_what_a_solution_has_on_larger_boards() {
    let fired = rules::count_sound_steps(105, 20_000, 7);
    assert!(fired.iter().filter(|(_, times)| *times > 0).count() > 40, "{fired:?}");
}

#[test]
#[ignore = "minutes: whole paths of five thousand random puzzles up to 6x6"]
fn paths_of_many_random_puzzles_keep_every_solution() {
    assert!(explain::check_random_paths(106, 5_000, 6) > 500);
}

#[test]
#[ignore = "minutes: exact smallest reasons up to 7x7"]
fn the_smallest_reasons_of_all_vectors_have_the_listed_size() {
    assert!(explain::check_smallest_reasons(7, 1) > 40);
}

#[test]
#[ignore = "minutes: five thousand steps of each rule, from their premises alone and without each"]
fn five_thousand_steps_of_each_rule_rest_on_what_they_name() {
    let table = exact::judge_random(107, 40_000, 6, 5_000);
    let shown = exact::shown(&table);
    std::io::Write::write_all(&mut std::io::stdout(), shown.as_bytes()).expect("a terminal");
    exact::assert_exact(&table);
    assert_eq!(exact::inexact(&table).len(), 8, "{shown}");
}
