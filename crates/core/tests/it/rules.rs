//! The rules: each does what its comment shows, and none removes a number of a
//! solution.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use gridfold_core::deduction::{Board, Decided, Findings, Removed, Rule, Step};
use gridfold_core::explain::{Example, LADDER, Manual, SEARCH};
use gridfold_core::formats;
use gridfold_core::grid::{Cell, Values};
use gridfold_core::lab::{GridEventKind, Slice};
use gridfold_core::message::{ENGLISH, Message};
use gridfold_core::puzzle::GridPuzzle;
use gridfold_core::rules::{RULES, SEARCH_RULES};
use gridfold_core::solve::Solutions;

use crate::support::random::{Dice, any_draft};

/// The texts of the files that have rules.
fn files() -> &'static [String] {
    static FILES: OnceLock<Vec<String>> = OnceLock::new();
    FILES.get_or_init(|| {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let folders = Manual::FOLDERS.map(|folder| fs::read_dir(source.join(folder)));
        let entries = folders.into_iter().flat_map(|folder| folder.expect("a folder"));
        let files = entries.map(|entry| entry.expect("an entry").path());
        let texts = files.filter(|path| path.is_file()).map(fs::read_to_string);
        texts.collect::<Result<_, _>>().expect("sources")
    })
}

/// The contents of the comment on a rule.
fn manual(rule: &Rule) -> Manual {
    let found = Manual::read(rule, files().iter().map(String::as_str));
    found.unwrap_or_else(|error| panic!("{rule:?}: {error}"))
}

/// The board in the comment on a rule.
pub fn example(rule: &Rule) -> Example {
    manual(rule).example.unwrap_or_else(|| panic!("{rule:?} shows no board"))
}

/// All rules of the ladder, the easiest first.
fn ladder() -> Vec<&'static Rule> {
    LADDER.iter().copied().flatten().copied().collect()
}

fn cells(puzzle: &GridPuzzle) -> impl Iterator<Item = Cell> {
    puzzle.size().cells()
}

/// The first step of a rule.
fn first(rule: &Rule, board: &Board) -> Option<Step> {
    let mut findings = Findings::up_to(1);
    let _ = (rule.find)(&board.look(0), &mut findings);
    findings.into_steps().pop()
}

#[test]
fn every_rule_does_what_its_example_shows_and_no_easier_one_does() {
    let ladder = ladder();
    for (number, rule) in ladder.iter().enumerate() {
        let Some(Example { puzzle, before, .. }) = manual(rule).example else { continue };
        for easier in &ladder[..number] {
            let found = first(easier, &before);
            assert_eq!(found, None, "{rule:?} after {easier:?} in {puzzle:?}");
        }
    }
    for rule in ladder.iter().chain(SEARCH_RULES).filter(|rule| **rule != &SEARCH) {
        let Example { puzzle, before: mut board, after, .. } = example(rule);
        let before: Vec<Values> = cells(&puzzle).map(|cell| board.values(cell)).collect();
        while let Some(step) = first(rule, &board) {
            assert_eq!(step.rule, *rule);
            assert_well_made(&step, &board, &puzzle);
            board.apply(&step);
        }
        let found: Vec<Values> = cells(&puzzle).map(|cell| board.values(cell)).collect();
        assert_eq!(found, after, "{rule:?}");
        let placed = before == after && rule.id == "last-cell";
        assert!(placed || before != after, "{rule:?} shows nothing");
    }
}

#[test]
fn the_head_of_every_rule_tells_its_idea_in_one_to_three_sentences() {
    for rule in ladder() {
        let idea = manual(rule).idea;
        assert!(idea.ends_with('.') && !idea.contains(['`', '{', '}', '\'']), "{rule:?}: {idea}");
        let sentences: Vec<&str> = idea.split_inclusive(['.', ';']).collect();
        let longest = sentences.iter().map(|one| one.split_whitespace().count()).max();
        assert!(idea.matches(". ").count() < 3, "{rule:?}: {idea}");
        assert!(longest.is_some_and(|words| words <= 30), "{rule:?}: {idea}");
    }
}

/// A search cannot be shown in the book of techniques, so its example is here.
#[test]
fn a_search_decides_what_no_rule_decides() {
    const CANDIDATES: &str = "24 3 124 124 123 14 234 24 123 24 134 124 14 124 124 3";
    let puzzle = formats::read("lat4.----").expect("a link").draft.puzzle().expect("a puzzle");
    let values = |cell: &str| cell.bytes().map(|digit| u32::from(digit - b'0')).collect();
    let candidates: Vec<Values> = CANDIDATES.split(' ').map(values).collect();
    let mut board = Board::of_candidates(&puzzle, &candidates, |_| true);
    assert!(
        ladder()
            .into_iter()
            .filter(|rule| *rule != &SEARCH)
            .all(|rule| first(rule, &board).is_none())
    );
    let step = first(&SEARCH, &board).expect("a step");
    assert_well_made(&step, &board, &puzzle);
    assert_eq!(step.removed, [(puzzle.size().cell(1, 2), Values::only(4))]);
    board.apply(&step);
    assert_eq!(first(&SEARCH, &board), None);
}

/// Steps have an effect, a cause, and a complete sentence of at most 30 words.
fn assert_well_made(step: &Step, board: &Board, puzzle: &GridPuzzle) {
    assert!(step.does_something(), "{step:?}");
    for (cell, values) in &step.removed {
        assert!(!values.is_empty() && board.values(*cell) & *values == *values, "{step:?}");
    }
    for Decided { cell, value } in step.placed.iter().copied() {
        assert!(board.values(cell).contains(value) && !board.is_placed(cell), "{step:?}");
    }
    assert!(!step.causes.is_empty(), "{step:?}");
    assert!(step.rating >= step.rule.rating, "{step:?}");
    assert_sentence(&step.message(puzzle));
}

fn assert_sentence(message: &Message) {
    assert!(ENGLISH.iter().any(|(key, _)| *key == message.key), "{}", message.key);
    let text = message.to_string();
    assert!(!text.contains(['{', '}']), "{text}");
    for sentence in text.split(". ") {
        assert!(sentence.split_whitespace().count() <= 30, "{text}");
    }
}

/// Candidates that include the solution and a random share of all others, so
/// that all rules have something to find.
pub fn narrowed(puzzle: &GridPuzzle, solution: &[u32], dice: &mut Dice) -> Board {
    let start = Board::new(puzzle);
    let share = 20 + dice.below(80);
    let mut candidates = Vec::new();
    for (cell, value) in cells(puzzle).zip(solution) {
        let others = start.values(cell).iter().filter(|_| dice.chance(share));
        candidates.push(others.chain([*value]).collect());
    }
    let placed: Vec<bool> = candidates.iter().map(|_| dice.chance(50)).collect();
    Board::of_candidates(puzzle, &candidates, |cell| placed[cell.index()])
}

/// Runs every rule on boards of random puzzles up to a size, and counts how
/// often each rule had an effect. Every step keeps the solution.
pub fn count_sound_steps(seed: u64, rounds: usize, largest: usize) -> Vec<(&'static Rule, u32)> {
    let mut dice = Dice(seed);
    let rules = || RULES.iter().chain(SEARCH_RULES).copied();
    let mut fired: Vec<(&Rule, u32)> = rules().map(|rule| (rule, 0)).collect();
    for round in 0..rounds {
        let n = 1 + dice.below(largest);
        let draft = any_draft(&mut dice, n);
        let puzzle = draft.puzzle().expect("in range");
        for solution in Solutions::new(&puzzle).take(2) {
            let mut board = narrowed(&puzzle, &solution, &mut dice);
            for (rule, fired) in &mut fired {
                while let Some(step) = first(rule, &board) {
                    assert_well_made(&step, &board, &puzzle);
                    board.apply(&step);
                    let holds = |cell: Cell| board.values(cell).contains(solution[cell.index()]);
                    let context = format!("{step:?} in round {round}: {draft:?}");
                    assert!(cells(&puzzle).all(holds), "{context}");
                    *fired += 1;
                }
            }
        }
    }
    fired
}

/// Rules that few of these boards need; their examples test them.
const RARE: [&str; 10] = [
    "clue-reached",
    "counting-limit",
    "hidden-quad",
    "hidden-triple",
    "jellyfish",
    "long-line-chain",
    "naked-quad",
    "naked-triple",
    "swordfish",
    "two-against-two",
];

#[test]
fn no_rule_takes_away_what_a_solution_has() {
    let fired = count_sound_steps(62, 5_000, 5);
    let silent = fired.iter().filter(|(_, times)| *times == 0).map(|(rule, _)| rule.id);
    let unexpected: Vec<&str> = silent.filter(|id| !RARE.contains(id)).collect();
    assert!(unexpected.is_empty(), "{unexpected:?}");
    // This rule means that something is wrong.
    assert!(fired.iter().any(|(rule, times)| rule.id == "clue-reached" && *times == 0));
}

#[test]
fn every_rule_has_a_name_of_its_own_and_a_title() {
    let all = ladder();
    for (number, rule) in all.iter().enumerate() {
        assert!(all[number + 1..].iter().all(|other| other.id != rule.id), "{rule:?}");
        let title = format!("technique.{}", rule.id);
        assert!(ENGLISH.iter().any(|(key, _)| *key == title), "{title}");
    }
}

#[test]
fn the_easiest_rules_come_first() {
    for pair in ladder().windows(2) {
        assert!(pair[0].rating <= pair[1].rating, "{pair:?}");
    }
}

/// How many steps of a rule are searched for a particular one.
const MANY: usize = 64;

/// The lab's sentence for each step before its first try, and a hint's sentence
/// for the same step, if the rule finds it.
fn said_twice(puzzle: &GridPuzzle) -> Vec<(&'static str, String, Option<String>)> {
    let strategy = gridfold_core::lab::strategy("stronger").expect("a strategy");
    let mut events = Vec::new();
    strategy.begin(puzzle).trace(Slice::events(400), &mut |event| events.push(event));
    let mut board = Board::new(puzzle);
    let mut said = Vec::new();
    for event in events.iter().take_while(|event| !matches!(event.kind, GridEventKind::Try { .. }))
    {
        let GridEventKind::Step(conclusion) = &event.kind else { continue };
        let (cell, kept) = match conclusion.removed {
            Removed::Values { cell, values } => (cell, !values),
            Removed::Others { cell, value } => (cell, Values::only(value)),
        };
        let mut findings = Findings::up_to(MANY);
        let _ = (conclusion.rule.find)(&board.look(0), &mut findings);
        let gone = board.values(cell) & !kept;
        let same = findings.into_steps().into_iter().find(|step| {
            let does = match step.placed.first() {
                Some(placed) => placed.cell == cell && Values::only(placed.value) == kept,
                None => step.removed == [(cell, gone)],
            };
            does && step.causes.iter().copied().eq(conclusion.causes.iter())
        });
        let hint = same.map(|step| step.message(puzzle).to_string());
        said.push((conclusion.rule.id, event.message(puzzle).to_string(), hint));
        board.keep(cell, kept);
    }
    said
}

#[test]
fn the_lab_and_a_hint_say_the_same_of_the_same_step() {
    let mut told = BTreeSet::new();
    for link in ["sky5.32341.12324.14224.32321", "fut5.M2M.-lEl--lEllgD.JgEgF"] {
        let puzzle = formats::read(link).expect("a link").draft.puzzle().expect("a puzzle");
        for (rule, lab, hint) in said_twice(&puzzle) {
            // A hint can show the whole list of a line, and the candidates of the cell
            // beside a sign; the lab's sentence cannot.
            let says_more = ["line-arrangements", "sign-bound"].contains(&rule);
            if let Some(hint) = hint.filter(|_| !says_more) {
                assert_eq!(lab, hint, "{rule}");
                told.insert(rule);
            }
        }
    }
    assert_eq!(told.into_iter().collect::<Vec<_>>(), ["edge-limit", "only-place"]);
}
