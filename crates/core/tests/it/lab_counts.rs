//! The lab's counts: those that other programs and documents give for the same
//! searches, and our own where no others are known.

use std::fs;
use std::path::Path;

use gridfold_core::formats;
use gridfold_core::lab::{Counters, Pause, STRATEGIES, Slice, Total, VariableOrder, strategy};
use gridfold_core::puzzle::{Draft, GridPuzzle};
use serde_json::Value;

use crate::support::cases::data;
use crate::support::random::{Dice, draft};

/// Twelve puzzles with the tries to the end of `early-checks`, `domains`,
/// `fix-point` and `stronger`, as an independent program counted them, and of
/// `line-check`, `elimination`, `queue` and `candidates`. Transcripts of the
/// documents' programs gave the same of `elimination` on the first four and of
/// `candidates` on the last five.
pub const VECTORS: [(&str, [u64; 4], [u64; 4]); 12] = [
    ("sky4.1332.2122.3213.1423", [304, 110, 0, 0], [139, 57, 58, 0]),
    ("sky5.32341.12324.14224.32321", [35_615, 8_964, 7, 0], [10_959, 3_864, 3_639, 8]),
    ("sky5.-----.2-22-.-3--2.3----", [454_375, 97_683, 2_169, 0], [105_236, 38_563, 26_043, 3_468]),
    ("sky5.---4-.33---.-12-3.-233-", [127_825, 28_323, 54, 4], [31_490, 9_788, 7_899, 54]),
    (
        "sky6.223416.234221.222241.312322",
        [6_324_510, 1_243_113, 387, 0],
        [4_843_247, 379_324, 439_382, 700],
    ),
    (
        "sky6.23--42.--3-1-.-2-3--.----52.-1G6F3G2--1L",
        [1_180_848, 208_242, 630, 3],
        [530_909, 25_231, 36_773, 312],
    ),
    (
        "sky6.------.--1--4.----2-.----4-.-2D43--5E1E4O1-",
        [83_094, 11_264, 98, 8],
        [15_412, 2_562, 1_731, 88],
    ),
    ("fut4.L4E.lgDggF.GlF", [980, 150, 0, 0], [306, 69, 57, 0]),
    ("fut5.M2M.-lEl--lEllgD.JgEgF", [57_190, 6_599, 0, 0], [17_510, 2_442, 1_624, 0]),
    ("fut5.D3V.Dg-gLg--.--lgJgglgD", [28_335, 2_017, 11, 0], [7_198, 1_124, 702, 10]),
    ("fut6.M3W6.-lDllKggDglG.Dl--gKlFgG", [333_522, 29_263, 21, 0], [95_703, 13_182, 11_206, 24]),
    (
        "fut6.WO.gGl-gIg-l-l-ggDg.lEl--ggDglgg--gFg--g-",
        [1_350_810, 98_447, 58, 17],
        [393_240, 27_164, 20_326, 61],
    ),
];

const THEIRS: [&str; 4] = ["early-checks", "domains", "fix-point", "stronger"];
const OURS: [&str; 4] = ["line-check", "elimination", "queue", "candidates"];

pub fn puzzle(text: &str) -> GridPuzzle {
    let read = formats::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    read.draft.puzzle().unwrap_or_else(|faults| panic!("{text}: {faults}"))
}

/// A puzzle of the founding documents, with its solution where it has one.
fn seed(family: &str, id: &str) -> (GridPuzzle, Option<Vec<u32>>) {
    let seeds: Value = serde_json::from_str(&data("seeds.json")).expect("the seeds are JSON");
    let mut listed = seeds[family].as_array().expect("a list").iter();
    let seed = listed.find(|seed| seed["id"] == id).unwrap_or_else(|| panic!("no {id}"));
    let cells = |rows: &Vec<Value>| {
        let cells = rows.iter().flat_map(|row| row.as_array().expect("a row"));
        cells.map(|cell| cell.as_u64().expect("a value") as u32).collect()
    };
    (puzzle(seed["text"].as_str().expect("a text")), seed["solution"].as_array().map(cells))
}

/// Runs a strategy to its end.
pub fn exhausted(id: &str, puzzle: &GridPuzzle) -> Counters {
    let mut run = strategy(id).unwrap_or_else(|| panic!("no strategy {id}")).begin(puzzle);
    while run.count(Slice::WHOLE) != Pause::End {}
    run.counters()
}

/// Runs a strategy to its end, for its solutions and what it counted.
fn solutions(id: &str, puzzle: &GridPuzzle) -> (Vec<Vec<u32>>, Counters) {
    let mut run = strategy(id).unwrap_or_else(|| panic!("no strategy {id}")).begin(puzzle);
    let mut found = Vec::new();
    while run.count(Slice::WHOLE) != Pause::End {
        found.extend(run.solution());
    }
    (found, run.counters())
}

#[test]
fn the_counts_of_four_strategies_are_those_of_an_independent_program() {
    for (text, expected, _) in VECTORS {
        let puzzle = puzzle(text);
        for (id, tries) in THEIRS.into_iter().zip(expected) {
            let counters = exhausted(id, &puzzle);
            assert_eq!((counters.tries, counters.solutions), (tries, 1), "{text} under {id}");
        }
    }
}

#[test]
fn the_other_strategies_keep_their_counts() {
    for (text, _, expected) in VECTORS {
        let puzzle = puzzle(text);
        let counted = OURS.map(|id| exhausted(id, &puzzle));
        assert!(counted.iter().all(|counters| counters.solutions == 1), "{text}");
        assert_eq!(counted.map(|counters| counters.tries), expected, "{text}");
    }
}

/// `docs/strategies.md` has the same counts, one row a puzzle.
#[test]
fn the_documentation_has_these_counts() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/strategies.md");
    let text = fs::read_to_string(path).expect("the page");
    for (link, [early, domains, fix_point, stronger], ours) in VECTORS {
        let [line, elimination, queue, candidates] = ours;
        let counts = [line, early, domains, elimination, queue, candidates, fix_point, stronger]
            .map(grouped);
        let row = format!("| `{link}` | {} |", counts.join(" | "));
        assert!(text.contains(&row), "{row}");
    }
}

/// A number with a comma after each thousand.
pub fn grouped(number: u64) -> String {
    match number {
        0..1_000 => number.to_string(),
        _ => format!("{},{:03}", grouped(number / 1_000), number % 1_000),
    }
}

#[test]
fn the_other_counters_keep_their_meaning() {
    let counters = exhausted("domains", &puzzle(VECTORS[0].0));
    let expected = Counters {
        tries: 110,
        positions: 71,
        dead_ends: 40,
        exhausted: 54,
        removals: 331,
        firings: 331,
        depth: 16,
        solutions: 1,
    };
    assert_eq!(counters, expected);
}

/// The document reports the same number of tries, after 618 seconds.
#[test]
fn the_devil_takes_as_many_tries_as_its_document_says() {
    let (puzzle, solution) = seed("skyscrapers", "presse-devil");
    let mut run = strategy("line-check").expect("a strategy").begin(&puzzle);
    assert_eq!(run.count(Slice::WHOLE), Pause::Solution);
    assert_eq!((run.counters().tries, run.solution()), (36_121_989, solution));
    assert_eq!(run.count(Slice::WHOLE), Pause::End);
    assert_eq!((run.counters().tries, run.counters().solutions), (56_388_851, 1));
}

#[test]
fn the_easy_puzzle_of_the_futoshiki_document_needs_no_try_and_the_hard_one_some() {
    let (easy, solution) = seed("futoshiki", "futoshiki-easy");
    let (found, counters) = solutions("candidates", &easy);
    assert_eq!((found, counters.tries), (Vec::from_iter(solution), 0));
    let (hard, solution) = seed("futoshiki", "futoshiki-hard");
    let (found, counters) = solutions("candidates", &hard);
    assert_eq!((found, counters.tries), (Vec::from_iter(solution), 12));
}

/// The first document prints a solved grid and one without solution; the
/// solved one with all its cells emptied is what its program was written for.
#[test]
fn elimination_solves_the_grid_of_its_document_and_refutes_the_other() {
    let (given, solution) = seed("skyscrapers", "skyline-desc");
    let emptied = Draft { givens: vec![0; 25], ..given.draft().clone() };
    let emptied = emptied.puzzle().expect("clues alone");
    let (found, counters) = solutions("elimination", &emptied);
    assert_eq!((found, counters.tries), (Vec::from_iter(solution), 358));
    let (without, _) = seed("skyscrapers", "skyline-desc-1");
    let (found, counters) = solutions("elimination", &without);
    assert_eq!((found.len(), counters.tries), (0, 288));
}

/// Each value in each open cell: the total needs no search.
#[test]
fn the_naive_search_takes_as_many_tries_as_it_expects() {
    let mut dice = Dice(31);
    let naive = strategy("naive").expect("a strategy");
    let mut checked = 0;
    while checked < 60 {
        let n = 1 + dice.below(4);
        let puzzle = draft(&mut dice, n).puzzle().expect("in range");
        let total = naive.total(&puzzle).expect("known beforehand");
        if total.log10 < 5.5 {
            let tries = u128::from(exhausted("naive", &puzzle).tries);
            assert_eq!(total.exact, Some(tries), "{:?}", puzzle.draft());
            checked += 1;
        }
    }
    assert!(STRATEGIES[1..].iter().all(|other| other.total(&puzzle("lat3.I")).is_none()));
}

#[test]
fn a_total_beyond_all_words_still_has_its_logarithm() {
    let nine = Total::of(9, 81);
    assert_eq!(nine.exact, None);
    // 9^81 is 1.966e77; the sum with all shorter boards is 9/8 of it.
    assert!((nine.log10 - (77.2936 + 0.0512)).abs() < 0.001, "{nine:?}");
    let five = Total::of(5, 25);
    assert_eq!(five.exact, Some(372_529_029_846_191_405));
    assert!((five.log10 - 17.5712).abs() < 0.0001, "{five:?}");
    assert_eq!(Total::of(1, 1), Total { exact: Some(1), log10: 0.0 });
}

/// Mostly fewer tries than in reading order; those without sets of candidates stay as they are.
#[test]
fn with_the_smallest_set_first_other_counts_come_out() {
    let found = formats::read("sky5.-----.2-22-.-3--2.3----").expect("a puzzle");
    let puzzle = found.draft.puzzle().expect("without faults");
    let order = VariableOrder { smallest: true, ..VariableOrder::default() };
    let tries = |id: &str| {
        let mut run = strategy(id).expect("a strategy").begin_in(&puzzle, &order);
        while run.count(Slice::WHOLE) != Pause::End {}
        run.counters().tries
    };
    let ids = ["early-checks", "domains", "elimination", "queue", "candidates", "fix-point"];
    assert_eq!(ids.map(tries), [454_375, 73_011, 35_711, 26_997, 3_468, 2_159]);
}
