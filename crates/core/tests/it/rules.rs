//! The rules: each shows what its head comment shows, and none takes away what
//! a solution has.

use std::fs;
use std::path::Path;

use gridfold_core::formats;
use gridfold_core::grid::{Cell, Values};
use gridfold_core::message::ENGLISH;
use gridfold_core::puzzle::GridPuzzle;
use gridfold_core::rules::{CLUE_REACHED, Layout, Marks, RULES, Removed, Rule, Step};
use gridfold_core::solve::Solutions;

use crate::lab_variants::features;
use crate::support::random::{Dice, draft, variant};

/// The board in the head comment of a rule: its link, and the candidates of
/// each cell before and after the rule.
struct Example {
    puzzle: GridPuzzle,
    before: Vec<Values>,
    after: Vec<Values>,
}

impl Example {
    fn of(rule: &Rule) -> Self {
        let file = format!("src/rules/{}.rs", rule.id.replace('-', "_"));
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(&file);
        let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{file}: {error}"));
        let mut lines = text.lines().skip_while(|line| *line != "//! ```text").skip(1);
        let link = lines.next().expect("a link").trim_start_matches("//! ");
        let found = formats::read(link).unwrap_or_else(|error| panic!("{file}: {error}"));
        let puzzle = found.draft.puzzle().unwrap_or_else(|faults| panic!("{file}: {faults}"));
        let rows = lines.take_while(|line| *line != "//! ```");
        let halves = rows.map(|line| line.trim_start_matches("//! ").split_once(" | "));
        let halves: Vec<_> = halves.map(|halves| halves.expect("two boards")).collect();
        let board = |rows: Vec<&str>| rows.into_iter().flat_map(candidates).collect();
        let (before, after) = halves.into_iter().unzip();
        Self { puzzle, before: board(before), after: board(after) }
    }
}

fn candidates(row: &str) -> Vec<Values> {
    let cell = |cell: &str| cell.bytes().map(|digit| u32::from(digit - b'0')).collect();
    row.split_whitespace().map(cell).collect()
}

fn cells(puzzle: &GridPuzzle) -> impl Iterator<Item = Cell> {
    puzzle.size().cells()
}

fn left(marks: &Marks, step: Step) -> Values {
    step.removed.left(marks.values(step.removed.cell()))
}

#[test]
fn every_rule_does_what_its_example_shows_and_no_easier_one_does() {
    for (number, rule) in RULES.iter().enumerate() {
        let example = Example::of(rule);
        let layout = Layout::of(&example.puzzle);
        let mut marks = Marks::new(&example.puzzle);
        for (cell, values) in cells(&example.puzzle).zip(&example.before) {
            marks.set(cell, *values);
        }
        for easier in &RULES[..number] {
            assert_eq!((easier.find)(&layout, &marks), None, "{rule:?} after {easier:?}");
        }
        while let Some(step) = (rule.find)(&layout, &marks) {
            assert_eq!(step.rule, *rule);
            marks.set(step.removed.cell(), left(&marks, step));
        }
        let after: Vec<Values> = cells(&example.puzzle).map(|cell| marks.values(cell)).collect();
        assert_eq!(after, example.after, "{rule:?}");
        assert_ne!(example.before, example.after, "{rule:?} shows nothing");
    }
}

/// Steps that are sound take nothing away, have no cause or an open sentence.
fn assert_well_made(step: Step, marks: &Marks, puzzle: &GridPuzzle) {
    let could = marks.values(step.removed.cell());
    match step.removed {
        Removed::Values { values, .. } => assert!(!values.is_empty() && could & values == values),
        Removed::Others { value, .. } => assert!(could.contains(value) && could.len() > 1),
    }
    assert!(step.causes.iter().next().is_some(), "{step:?}");
    let message = step.message(puzzle);
    assert!(ENGLISH.iter().any(|(key, _)| *key == message.key), "{}", message.key);
    assert!(!message.to_string().contains(['{', '}']), "{message}");
}

/// Begins with the solution and a random share of everything else, so that all
/// rules have something to see.
fn narrowed(puzzle: &GridPuzzle, solution: &[u32], dice: &mut Dice) -> Marks {
    let mut marks = Marks::new(puzzle);
    let share = 20 + dice.below(80);
    for (cell, value) in cells(puzzle).zip(solution) {
        let others = marks.values(cell).iter().filter(|_| dice.chance(share));
        let kept: Values = others.chain([*value]).collect();
        marks.set(cell, kept);
    }
    marks
}

#[test]
fn no_rule_takes_away_what_a_solution_has() {
    let mut dice = Dice(62);
    let mut fired = vec![0; RULES.len()];
    for round in 0..3_000 {
        let n = 1 + dice.below(5);
        let draft = match dice.chance(50) {
            true => draft(&mut dice, n),
            false => {
                let features = features(&mut dice, n);
                variant(&mut dice, n, features)
            }
        };
        let puzzle = draft.puzzle().expect("in range");
        let layout = Layout::of(&puzzle);
        for solution in Solutions::new(&puzzle).take(2) {
            let mut marks = narrowed(&puzzle, &solution, &mut dice);
            for (rule, fired) in RULES.iter().zip(&mut fired) {
                while let Some(step) = (rule.find)(&layout, &marks) {
                    assert_well_made(step, &marks, &puzzle);
                    let cell = step.removed.cell();
                    let left = left(&marks, step);
                    let context = format!("{step:?} in round {round}: {draft:?}");
                    assert!(left.contains(solution[cell.index()]), "{context}");
                    marks.set(cell, left);
                    *fired += 1;
                }
            }
        }
    }
    for (rule, times) in RULES.iter().zip(fired) {
        // That one is a sign that something is wrong.
        let expected = if *rule == &CLUE_REACHED { times == 0 } else { times > 100 };
        assert!(expected, "{rule:?} fired {times} times");
    }
}

#[test]
fn every_rule_has_a_name_of_its_own() {
    for (number, rule) in RULES.iter().enumerate() {
        assert!(RULES[number + 1..].iter().all(|other| other.id != rule.id), "{rule:?}");
    }
}
