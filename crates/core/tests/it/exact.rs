//! Every step that is shown names exactly the premises that it uses: its
//! conclusion always follows from these alone, and does not follow if any one
//! of them is left out. This is checked for each link of a chain too, because a
//! reader follows a chain link by link. Trials and searches are left out: a
//! trial names what it looks at and is reduced as a whole; a search says only
//! that it looked everywhere.

use std::collections::BTreeMap;
use std::fmt::Write;

use gridfold_core::budget::Budget;
use gridfold_core::deduction::{Board, Cause, Findings, Rule, Step};
use gridfold_core::explain::{FOCUSED_TRIAL, Ladder, SEARCH, path_from};
use gridfold_core::formats;
use gridfold_core::puzzle::GridPuzzle;
use gridfold_core::rules::RULES;
use gridfold_core::solve::Solutions;

use crate::rules::{example, narrowed};
use crate::support::premises::{follows, needless};
use crate::support::random::{Dice, any_draft_with, used_by_rules};

/// The findings about the steps of a rule.
#[derive(Default)]
pub struct Judged {
    pub steps: usize,
    /// The number of steps that hints would show, because no easier rule finds anything.
    pub told: usize,
    /// The number of steps whose conclusion does not follow from their premises.
    pub unfounded: usize,
    /// The number of steps with a premise that can be left out.
    pub needless: usize,
    /// The first steps that are not exact.
    shown: Vec<String>,
}

/// The findings by the ids of the rules.
pub type Table = BTreeMap<&'static str, Judged>;

/// The maximum number of faults shown for a rule.
const MOST_SHOWN: usize = 2;

/// Judges a step; checks whether all its premises are needed only if the step
/// would be shown: if easier rules find something, fewer premises may be
/// enough.
fn judge(table: &mut Table, puzzle: &GridPuzzle, board: &Board, step: &Step, is_told: bool) {
    let step = step.clone().told(board);
    let judged = table.entry(step.rule.id).or_default();
    judged.steps += 1;
    judged.told += usize::from(is_told);
    let (fault, said) = if !follows(board, &step.causes, &step) {
        (&mut judged.unfounded, "does not follow".to_owned())
    } else if let Some(cause) = is_told.then(|| needless(board, &step)).flatten() {
        (&mut judged.needless, format!("needs no {cause:?}"))
    } else {
        return;
    };
    *fault += 1;
    if judged.shown.len() < MOST_SHOWN {
        let cells = puzzle.size().cells();
        let could: Vec<String> =
            cells.map(|cell| board.values(cell).iter().map(|v| v.to_string()).collect()).collect();
        let (text, causes) = (step.message(puzzle), &step.causes);
        judged.shown.push(format!("{said}: {text} {causes:?} of {could:?}"));
    }
}

/// The maximum number of steps of a rule that are judged on one board.
const FEW: usize = 3;

fn found(rule: &Rule, board: &Board) -> Vec<Step> {
    let mut findings = Findings::up_to(FEW);
    let _ = (rule.find)(&board.look(0), &mut findings);
    findings.into_steps()
}

/// Judges every rule by itself, the easiest first, as long as it finds anything.
fn judge_alone(table: &mut Table, puzzle: &GridPuzzle, mut board: Board, wanted: usize) {
    for rule in RULES {
        loop {
            let steps = found(rule, &board);
            let judged = table.get(rule.id).map_or(0, |judged| judged.steps - judged.told);
            for step in steps.iter().take(wanted.saturating_sub(judged)) {
                judge(table, puzzle, &board, step, false);
            }
            let Some(step) = steps.first() else { break };
            board.apply(step);
        }
    }
}

/// The rules in the order in which people try them.
fn judge_path(
    table: &mut Table,
    puzzle: &GridPuzzle,
    mut board: Board,
    mut ladder: Ladder,
    wanted: usize,
) {
    loop {
        let steps = ladder.easiest(&board, FEW);
        let Some(first) = steps.first() else { break };
        let judged = table.get(first.rule.id).map_or(0, |judged| judged.told);
        for step in steps.iter().take(wanted.saturating_sub(judged)) {
            judge(table, puzzle, &board, step, true);
        }
        board.apply(first);
    }
}

/// Judges the examples of the rules, and the steps of boards of random puzzles
/// up to a size: up to this many steps of each rule.
pub fn judge_random(seed: u64, rounds: usize, largest: usize, wanted: usize) -> Table {
    let (mut dice, mut table) = (Dice(seed), Table::new());
    let ladder = || Ladder::default().without(&[&FOCUSED_TRIAL, &SEARCH]);
    let features = used_by_rules();
    for rule in RULES {
        let shown = example(rule);
        for step in found(rule, &shown.before) {
            judge(&mut table, &shown.puzzle, &shown.before, &step, true);
        }
    }
    for round in 0..rounds {
        let n = 2 + dice.below(largest - 1);
        let puzzle = any_draft_with(&mut dice, n, &features).puzzle().expect("in range");
        for solution in Solutions::new(&puzzle).take(2) {
            let board = narrowed(&puzzle, &solution, &mut dice);
            match round % 4 {
                0 => judge_alone(&mut table, &puzzle, board, wanted),
                // First as a grade counts steps, then as hints show them.
                1 => judge_path(&mut table, &puzzle, board, ladder(), wanted),
                _ => judge_path(&mut table, &puzzle, board, ladder().together(), wanted),
            }
        }
    }
    table
}

/// The table as text.
pub fn shown(table: &Table) -> String {
    let mut text = String::new();
    for rule in RULES {
        let nothing = Judged::default();
        let Judged { steps, told, unfounded, needless, shown } =
            table.get(rule.id).unwrap_or(&nothing);
        let _ = writeln!(text, "{:20} {steps:7} {unfounded:7} {told:7} {needless:7}", rule.id);
        for one in shown {
            let _ = writeln!(text, "    {one}");
        }
    }
    text
}

/// Rules whose steps sometimes name a premise that can be left out, and for at
/// most what percentage of steps. The links of a chain are reduced separately,
/// each within its own line, so a premise that another link makes superfluous
/// in some other way is not noticed. If a first building hides others, a clue
/// of 2 may imply that without the building further back that the sentence
/// mentions first. In a crowd within its own line, one sign may follow from the
/// others. Boxes or diagonals may force two cells of a W-wing to differ anyway.
const INEXACT: [(&str, usize); 8] = [
    ("crowd-bound", 15),
    ("first-hides", 10),
    ("forcing-chain", 20),
    ("four-corners", 20),
    ("line-chain", 30),
    ("long-line-chain", 30),
    ("w-wing", 2),
    ("wide-corners", 30),
];

/// Every conclusion follows from the premises that it names, and steps that are
/// shown name nothing superfluous, except for a few steps of some rules.
pub fn assert_exact(table: &Table) {
    for rule in RULES {
        let Judged { told, unfounded, needless, shown, .. } =
            table.get(rule.id).unwrap_or_else(|| panic!("no step of {rule:?}"));
        assert!(*told > 0 && *unfounded == 0, "{rule:?}: {shown:?}");
        let share = INEXACT.iter().find(|(id, _)| *id == rule.id).map_or(0, |(_, share)| *share);
        let may_be = (told * share).div_ceil(100);
        assert!(*needless <= may_be, "{rule:?}: {needless} of {told}: {shown:?}");
    }
}

/// The rules of that list that this table confirms as not exact.
pub fn inexact(table: &Table) -> Vec<&'static str> {
    let ids = INEXACT.iter().map(|(id, _)| *id);
    ids.filter(|id| table.get(id).is_some_and(|judged| judged.needless > 0)).collect()
}

#[test]
fn every_step_names_what_it_rests_on_and_nothing_else() {
    let table = judge_random(260, 6_000, 5, 300);
    assert_exact(&table);
    // A rule that has been repaired must be removed from the list.
    let still = ["first-hides", "forcing-chain", "four-corners", "line-chain", "wide-corners"];
    assert_eq!(inexact(&table), still, "{}", shown(&table));
    let often = table.values().filter(|judged| judged.told >= 100).count();
    assert!(often >= 18, "{}", shown(&table));
}

/// The boards of a path with the steps by these rules, up to this many steps.
fn told(link: &str, rule: &str, most: usize) -> Vec<(GridPuzzle, Board, Step)> {
    let puzzle = formats::read(link).expect("a link").draft.puzzle().expect("a puzzle");
    let mut board = Board::new(&puzzle);
    let path =
        Budget::unlimited(|budget| path_from(&mut board.clone(), &mut Ladder::default(), budget));
    let mut told = Vec::new();
    for step in path.steps.iter().take(most) {
        if step.rule.id == rule {
            told.push((puzzle.clone(), board.clone(), step.clone().told(&board)));
        }
        board.apply(step);
    }
    told
}

/// Checks that every step of a rule on a path is exact; returns their sentences.
fn exact_sentences(link: &str, rule: &str) -> Vec<String> {
    let steps = told(link, rule, usize::MAX);
    for (_, board, step) in &steps {
        assert!(follows(board, &step.causes, step), "{step:?}");
        assert_eq!(needless(board, step), None, "{step:?}");
    }
    steps.iter().map(|(puzzle, _, step)| step.message(puzzle).to_string()).collect()
}

#[test]
fn a_sign_is_told_with_what_the_cell_beside_it_can_be() {
    let said = exact_sentences("fut5.M2M.-lEl--lEllgD.JgEgF", "sign-bound");
    assert_eq!(said[0], "r1c2 is at least 3, and r1c3 is larger, so r1c3 is not 3.");
    assert_eq!(said[1], "r2c4 is at most 4, and r2c3 is smaller, so r2c3 is not 4.");
}

#[test]
fn a_crowd_names_the_signs_that_lead_to_its_members() {
    let link = "fut7.G43T6I4D2I.--l--l--lKlDll-ggDgK.llgHl--g-lDlDlDg-lHgDl.f";
    let said = exact_sentences(link, "crowd-bound");
    let through = "r2c3 is smaller than r1c4, r2c4 and r3c4 (by way of r1c3)";
    assert!(said.iter().any(|text| text.starts_with(through)), "{said:?}");
    let steps = told(link, "crowd-bound", usize::MAX);
    let signs = |step: &Step| {
        step.causes.iter().filter(|cause| matches!(cause, Cause::Condition(_))).count()
    };
    assert!(steps.iter().all(|(_, _, step)| signs(step) >= 2));
}

#[test]
fn a_count_is_said_to_be_too_few_or_too_many_where_it_is() {
    let said = exact_sentences("sky6.-43-3-.-2----.-3-2-4.-3--4-.D4Q3P.y", "count-skyline");
    assert!(!said.is_empty() && said.iter().all(|text| text.contains("at least 4, but it is 3")));
}
