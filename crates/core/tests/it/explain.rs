//! Hints, paths, grades and reasons: the vectors of `explain-vectors.jsonl` and
//! handwritten ones, and whether everything shown is true.

use gridfold_core::budget::{Budget, Flow};
use gridfold_core::conditions::{Condition, LessThan, VisibleCount};
use gridfold_core::deduction::{Board, Evidence, Frame, LineSpec, Rating, Rule, Use, shortest};
use gridfold_core::explain::{
    Band, End, FOCUSED_TRIAL, LINE_WHIP, LONG_LINE_WHIP, Ladder, SEARCH, Setting, grade, hint,
    next_number, orientations, path, path_from, smallest_reason, why_not,
};
use gridfold_core::formats;
use gridfold_core::grid::{Cell, Line, Side, Values};
use gridfold_core::puzzle::GridPuzzle;
use gridfold_core::solve::Solutions;
use serde::Deserialize;

use crate::support::cases::{cases, data};
use crate::support::random::{Dice, any_draft};

#[derive(Deserialize)]
struct Vector {
    link: String,
    n: usize,
    solution: String,
    line_consistent_candidates: String,
    smallest_reason: Option<Smallest>,
    finished: bool,
    hardest_rating: f64,
}

#[derive(Deserialize)]
struct Smallest {
    size: usize,
    conditions: Vec<String>,
    refutes: String,
}

fn vectors() -> Vec<Vector> {
    let text = data("explain-vectors.jsonl");
    text.lines().map(|line| serde_json::from_str(line).expect("a vector")).collect()
}

fn puzzle(link: &str) -> GridPuzzle {
    let found = formats::read(link).unwrap_or_else(|error| panic!("{link}: {error}"));
    found.draft.puzzle().unwrap_or_else(|faults| panic!("{link}: {faults}"))
}

fn digits(text: &str) -> Vec<u32> {
    text.bytes().map(|digit| u32::from(digit - b'0')).collect()
}

/// Each line keeps only the values of its arrangements, repeated until nothing changes.
fn line_consistent(puzzle: &GridPuzzle) -> Vec<Values> {
    let mut board = Board::new(puzzle);
    loop {
        let before = board.now();
        for line in puzzle.size().lines() {
            let spec: &LineSpec = board.spec(line);
            let kept = spec.exact().supported(&board.candidates(line)).expect("a solution");
            let cells: Vec<Cell> = puzzle.size().line_cells(line).collect();
            cells.into_iter().zip(kept).for_each(|(cell, kept)| board.keep(cell, kept));
        }
        if board.now() == before {
            return puzzle.size().cells().map(|cell| board.values(cell)).collect();
        }
    }
}

/// Every step keeps the solution, does something and has a short sentence.
fn assert_sound(puzzle: &GridPuzzle, solution: &[u32]) {
    let mut board = Board::new(puzzle);
    for step in path(puzzle).steps {
        assert!(step.does_something() && !step.causes.is_empty(), "{step:?}");
        board.apply(&step);
        for (cell, value) in puzzle.size().cells().zip(solution) {
            assert!(board.values(cell).contains(*value), "{step:?} in {puzzle:?}");
        }
        let text = step.message(puzzle).to_string();
        assert!(!text.contains(['{', '}']), "{text}");
        let longest = text.split(". ").map(|one| one.split_whitespace().count()).max();
        assert!(longest <= Some(30), "{text}");
    }
}

#[test]
fn the_paths_of_the_vectors_end_and_are_no_harder_than_listed() {
    let plain = [&FOCUSED_TRIAL, &SEARCH];
    for vector in vectors() {
        let puzzle = puzzle(&vector.link);
        assert_sound(&puzzle, &digits(&vector.solution));
        let mut board = Board::new(&puzzle);
        let mut ladder = Ladder::default().without(&plain);
        let path = Budget::unlimited(|budget| path_from(&mut board, &mut ladder, budget));
        let hardest = path.steps.iter().map(|step| step.rating).max().unwrap_or_default();
        if vector.finished {
            assert_eq!(path.end, End::Full, "{}", vector.link);
            let listed = Rating((vector.hardest_rating * 100.0).round() as u16);
            assert!(hardest <= listed, "{} {hardest} {listed}", vector.link);
        }
        assert_eq!(self::path(&puzzle).end, End::Full, "{}", vector.link);
    }
}

#[test]
fn the_line_consistent_candidates_are_those_listed() {
    for vector in vectors() {
        let puzzle = puzzle(&vector.link);
        let listed = vector.line_consistent_candidates.split(' ');
        let listed: Vec<Values> = listed.map(|cell| digits(cell).into_iter().collect()).collect();
        assert_eq!(listed.len(), vector.n * vector.n);
        assert_eq!(line_consistent(&puzzle), listed, "{}", vector.link);
    }
}

#[test]
fn the_smallest_reasons_have_the_listed_size() {
    assert!(check_smallest_reasons(5, 3) > 8);
}

/// Compares the smallest reasons of every n-th vector up to a size, and counts
/// those that are proven to be smallest.
pub fn check_smallest_reasons(largest: usize, every: usize) -> u32 {
    let mut same = 0;
    let small = vectors().into_iter().filter(|vector| vector.n <= largest);
    for vector in small.filter(|vector| vector.smallest_reason.is_some()).step_by(every) {
        let Some(listed) = &vector.smallest_reason else { continue };
        let puzzle = puzzle(&vector.link);
        let board = Board::of_candidates(&puzzle, &line_consistent(&puzzle), |_| true);
        let reason = smallest_reason(&board).expect("a reason");
        let setting = Setting::of(&board).expect("few conditions");
        assert!(holds(listed, &puzzle, &setting), "{}", vector.link);
        assert!(reason.is_smallest || vector.n > 5, "{}", vector.link);
        if reason.is_smallest {
            assert_eq!(reason.conditions.len(), listed.size, "{} {reason:?}", vector.link);
        }
        assert!(reason.conditions.len() >= listed.size, "{} {reason:?}", vector.link);
        same += u32::from(reason.is_smallest);
        let (cell, value) = reason.refutes;
        let refutes = |frames: &[Frame]| setting.is_refuted(&setting.set_of(frames), cell, value);
        assert!(refutes(&reason.conditions), "{}", vector.link);
        for left_out in &reason.conditions {
            let others: Vec<Frame> =
                reason.conditions.iter().filter(|one| *one != left_out).copied().collect();
            assert!(!refutes(&others), "{} without {left_out:?}", vector.link);
        }
    }
    same
}

/// Whether the listed conditions refute the listed candidate.
fn holds(listed: &Smallest, puzzle: &GridPuzzle, setting: &Setting) -> bool {
    let frames: Vec<Frame> = listed.conditions.iter().map(|one| frame(one, puzzle)).collect();
    let (cell, value) = listed.refutes.split_once('=').expect("a candidate");
    let value = value.parse().expect("a value");
    setting.is_refuted(&setting.set_of(&frames), cell_named(cell, puzzle), value)
}

fn cell_named(name: &str, puzzle: &GridPuzzle) -> Cell {
    let (row, column) = name[1..].split_once('c').expect("a cell");
    let number = |text: &str| text.parse::<usize>().expect("a number") - 1;
    puzzle.size().cell(number(row), number(column))
}

/// `row4`, `right5=3` or `r1c2<r1c3`.
fn frame(text: &str, puzzle: &GridPuzzle) -> Frame {
    let number = |text: &str| text.parse::<usize>().expect("a number") - 1;
    if let Some((lesser, greater)) = text.split_once('<') {
        let (lesser, greater) = (cell_named(lesser, puzzle), cell_named(greater, puzzle));
        return Frame::Condition(Condition::LessThan(LessThan { lesser, greater }));
    }
    if let Some(row) = text.strip_prefix("row") {
        return Frame::House(Line::Row(number(row)).into());
    }
    if let Some(column) = text.strip_prefix("col") {
        return Frame::House(Line::Column(number(column)).into());
    }
    let (place, value) = text.split_once('=').expect("a clue");
    let sides = [Side::Top, Side::Right, Side::Bottom, Side::Left];
    let names = ["top", "right", "bottom", "left"];
    let mut named = names.iter().zip(sides);
    let (name, side) = named.find(|(name, _)| place.starts_with(**name)).expect("a side");
    let (index, value) = (number(&place[name.len()..]), value.parse().expect("a clue"));
    Frame::Condition(Condition::VisibleCount(VisibleCount { side, index, value, parks: false }))
}

/// Whole paths of random puzzles of all kinds keep every solution, with trials
/// and searches; returns how many paths ended with a full board.
pub fn check_random_paths(seed: u64, rounds: usize, largest: usize) -> u32 {
    let mut dice = Dice(seed);
    let mut full = 0;
    for round in 0..rounds {
        let n = 2 + dice.below(largest - 1);
        let draft = any_draft(&mut dice, n);
        let puzzle = draft.puzzle().expect("in range");
        let solutions: Vec<Vec<u32>> = Solutions::new(&puzzle).take(10).collect();
        let mut board = Board::new(&puzzle);
        let mut ladder = Ladder::default();
        let path = Budget::unlimited(|budget| path_from(&mut board, &mut ladder, budget));
        for solution in &solutions {
            let holds = |(cell, value): (Cell, &u32)| board.values(cell).contains(*value);
            assert!(puzzle.size().cells().zip(solution).all(holds), "round {round}: {draft:?}");
        }
        match solutions.len() {
            0 => assert_ne!(path.end, End::Full, "round {round}: {draft:?}"),
            1 => assert_eq!(path.end, End::Full, "round {round}: {draft:?}"),
            _ => assert_eq!(path.end, End::Stuck, "round {round}: {draft:?}"),
        }
        full += u32::from(path.end == End::Full);
    }
    full
}

#[test]
fn paths_keep_every_solution_and_end_where_there_is_one() {
    assert!(check_random_paths(71, 400, 4) > 50);
}

#[test]
fn published_puzzles_need_no_trial() {
    let files =
        ["published-skyscrapers.jsonl", "published-futoshiki.jsonl", "published-latin.jsonl"];
    let all = files.into_iter().flat_map(cases);
    let unique = all.filter(|case| case.solution().is_some());
    let mut counted = 0;
    for case in unique.filter(|case| case.draft().size <= 9) {
        let grade = grade(&case.draft().puzzle().expect("a puzzle"));
        assert!(grade.finished && !grade.trial, "{}: {grade:?}", case.id);
        counted += 1;
    }
    assert!(counted > 100, "{counted}");
}

/// Handwritten: the link, and the hardest step.
const BY_HAND: &[(&str, u16)] = &[
    ("sky4.1332.2122.3213.1423", 170),
    ("sky5.32341.12324.14224.32321", 200),
    ("sky5.-----.2-22-.-3--2.3----", 280),
    ("sky5.---4-.33---.-12-3.-233-", 440),
    ("sky6.223416.234221.222241.312322", 240),
    ("sky6.23--42.--3-1-.-2-3--.----52.-1G6F3G2--1L", 430),
    ("sky6.------.--1--4.----2-.----4-.-2D43--5E1E4O1-", 520),
    ("fut4.L4E.lgDggF.GlF", 170),
    ("fut5.M2M.-lEl--lEllgD.JgEgF", 200),
    ("fut5.D3V.Dg-gLg--.--lgJgglgD", 390),
    ("fut6.M3W6.-lDllKggDglG.Dl--gKlFgG", 450),
];

#[test]
fn vectors_written_by_hand_have_their_hardest_step() {
    for (link, hardest) in BY_HAND {
        let grade = grade(&puzzle(link));
        assert!(grade.finished && !grade.trial, "{link}");
        assert_eq!(grade.rating, Rating(*hardest), "{link}");
    }
    // Line chains do not complete this puzzle, but line whips do.
    let whip = grade(&puzzle("fut6.WO.gGl-gIg-l-l-ggDg.lEl--ggDglgg--gFg--g-"));
    assert!(whip.finished && !whip.trial && whip.band == Band::Master, "{whip:?}");
    assert!(whip.rule.is_some_and(|rule| rule.id.ends_with("line-whip")), "{whip:?}");
    let trial = grade(&puzzle("sky7.2433--3.--2232-.4-3-42-.---5---.WU45F.5"));
    assert!(trial.finished && trial.trial, "{trial:?}");
}

#[test]
fn a_small_grid_has_the_listed_steps() {
    let puzzle = puzzle("sky5.32341.12324.14224.32321");
    let steps = path(&puzzle).steps;
    assert_eq!(steps.len(), 35);
    let rules: Vec<&str> = steps.iter().take(7).map(|step| step.rule.id).collect();
    let expected = ["clue-one", "clue-one", "facing-clues", "facing-clues", "facing-clues"];
    assert_eq!(rules[..5], expected);
    assert_eq!(rules[5..], ["edge-limit", "edge-limit"]);
    assert_eq!(Band::of(grade(&puzzle).rating), Band::Easy);
}

#[test]
fn four_corners_are_told_by_four_lines() {
    let puzzle = puzzle("sky5.---3-.2----.----3.1-333.Q1I.f");
    let steps = path(&puzzle).steps;
    let corners = steps.iter().find(|step| step.rule.id.ends_with("corners")).expect("corners");
    let Evidence::Chain([first, second]) = &corners.evidence else { panic!("{corners:?}") };
    assert_eq!(first.len() + second.len(), 4, "{corners:?}");
    let [first, second] = [first, second].map(|branch| branch.last().expect("a link").to);
    assert_eq!((first.cell, first.value, first.holds), (second.cell, second.value, !second.holds));
}

#[test]
fn the_first_line_chain_is_as_short_as_listed() {
    let puzzle = puzzle("fut6.V2O.llIlDgLlD.HggDgDlFl-l--gl-.2");
    let mut board = Board::new(&puzzle);
    let beyond = ["line-chain", "long-line-chain", "line-whip", "long-line-whip"]
        .into_iter()
        .chain(["focused-trial", "search"]);
    let beyond: Vec<_> = beyond.map(|id| Rule::named(id).expect("a rule")).collect();
    let mut ladder = Ladder::default().without(&beyond);
    let _ = Budget::unlimited(|budget| path_from(&mut board, &mut ladder, budget));
    let chain = shortest(board.look(0), Use::Lines(24), 20).expect("a chain");
    assert!(chain.links() <= 6, "{}", chain.links());
}

#[test]
fn a_grade_is_the_same_in_all_orientations() {
    for vector in vectors().iter().step_by(12) {
        let draft = puzzle(&vector.link).draft();
        let all = orientations(&draft);
        let grades: Vec<_> =
            all.iter().map(|draft| grade(&draft.puzzle().expect("a puzzle"))).collect();
        assert_eq!(grades.len(), 8);
        assert!(grades.iter().all(|grade| *grade == grades[0]), "{}", vector.link);
        // The paths of all orientations have the same hardest step.
        for draft in all {
            let steps = path(&draft.puzzle().expect("a puzzle")).steps;
            let hardest = steps.iter().map(|step| step.rating).max();
            // Whips and trials are searched for only as far as is worth the time.
            if grades[0].rating < LINE_WHIP.rating {
                assert_eq!(hardest, Some(grades[0].rating), "{}", vector.link);
            }
        }
    }
}

#[test]
fn a_budget_ends_a_path_within_a_trial() {
    let puzzle = puzzle("fut6.WO.gGl-gIg-l-l-ggDg.lEl--ggDglgg--gFg--g-");
    // A whip also needs suppositions.
    let ladder = || Ladder::default().together().without(&[&LINE_WHIP, &LONG_LINE_WHIP]);
    let all = |budget: &mut Budget<'_>| path_from(&mut Board::new(&puzzle), &mut ladder(), budget);
    let steps = Budget::unlimited(all).steps;
    let trial = steps.iter().position(|step| step.rule == &FOCUSED_TRIAL).expect("a trial");
    // The budget allows the steps before the trial, plus ten suppositions.
    let nodes = trial as u64 + 10;
    let mut reports = 0;
    let mut report = |_: &_| {
        reports += 1;
        Flow::Continue
    };
    let mut budget = Budget { nodes: Some(nodes), every: 1, report: &mut report };
    let begun = path_from(&mut Board::new(&puzzle), &mut ladder(), &mut budget);
    assert_eq!((begun.end, begun.steps.as_slice()), (End::Stopped, &steps[..trial]));
    assert_eq!(reports, nodes - 1);
}

#[test]
fn a_puzzle_with_a_single_step_at_the_ceiling_of_its_band_is_a_band_harder() {
    let draft = puzzle("fut5.E3R2--.l-lQg.ElgFll-lF.g").draft();
    for draft in orientations(&draft) {
        let grade = grade(&draft.puzzle().expect("a puzzle"));
        assert_eq!((grade.rating, grade.band), (Rating(200), Band::Medium));
    }
    let other = grade(&puzzle("sky5.32341.12324.14224.32321"));
    assert_eq!((other.rating, other.band), (Rating(200), Band::Easy));
}

#[test]
fn the_next_number_needs_all_that_it_is_told_with() {
    let puzzle = puzzle("sky5.-----.2-22-.-3--2.3----");
    let mut board = Board::new(&puzzle);
    while !board.is_full() {
        let steps = next_number(&board);
        assert!(steps.last().is_some_and(|step| !step.placed.is_empty()), "{steps:?}");
        assert!(steps.iter().rev().skip(1).all(|step| step.placed.is_empty()));
        steps.iter().for_each(|step| board.apply(step));
    }
    assert_eq!(hint(&board), None);
}

#[test]
fn why_not_answers_for_every_wrong_value_and_no_right_one() {
    for link in ["sky5.32341.12324.14224.32321", "fut5.D3V.Dg-gLg--.--lgJgglgD"] {
        let puzzle = puzzle(link);
        let solution = Solutions::new(&puzzle).next().expect("a solution");
        let board = Board::new(&puzzle);
        for (cell, right) in puzzle.size().cells().zip(solution) {
            for value in puzzle.size().all_values().iter() {
                let why = why_not(&board, cell, value);
                assert_eq!(why.is_some(), value != right, "{link} {cell:?} {value}");
            }
        }
    }
    let puzzle = puzzle("sky5.32341.12324.14224.32321");
    let last = puzzle.size().cell(4, 4);
    let why = why_not(&Board::new(&puzzle), last, 4).expect("a reason");
    assert_eq!(why.rule.id, "edge-limit");
}
