//! The number of presses of the hint button for a whole puzzle, counted without
//! a page: the first figures of `docs/explaining.md`.
//!
//! `cargo run --release --package gridfold-core --example presses` plays the
//! puzzles of `www/tests/long/presses.spec.ts`, made from the seeds 1 to 10;
//! `-- rules` also counts the steps of each rule, `-- LINK ...` plays these
//! puzzles and prints each step.

use std::collections::BTreeMap;
use std::error::Error;
use std::io::{self, Write};

use gridfold_core::budget::Budget;
use gridfold_core::deduction::{Board, Step};
use gridfold_core::explain::{Band, hints, is_single, run};
use gridfold_core::formats;
use gridfold_core::generate::{Aim, Wish, generate};
use gridfold_core::grid::{Cell, Size};
use gridfold_core::kind::{FUTOSHIKI, Kind, SKYSCRAPERS};
use gridfold_core::puzzle::GridPuzzle;

const SIZE: usize = 6;
const SEEDS: std::ops::RangeInclusive<u64> = 1..=10;
/// The most hints on offer, as on the page.
const MOST: usize = 8;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let mut out = io::stdout().lock();
    let links = arguments.iter().filter(|word| *word != "rules");
    for link in links.clone() {
        let puzzle = formats::read(link).map_err(|error| error.to_string())?.draft.puzzle()?;
        let played = played(&puzzle);
        for told in played.iter().flatten() {
            writeln!(out, "{} {}", told.rule.id, told.message(&puzzle))?;
        }
        writeln!(out, "{} presses", presses(&played))?;
    }
    if links.count() > 0 {
        return Ok(());
    }
    for (kind, band) in [(&SKYSCRAPERS, Band::Medium), (&FUTOSHIKI, Band::Hard)] {
        let games: Vec<Vec<Vec<Step>>> = SEEDS
            .map(|seed| Ok(played(&made(kind, band, seed)?)))
            .collect::<Result<_, String>>()?;
        let mut counts: Vec<usize> = games.iter().map(|game| presses(game)).collect();
        counts.sort_unstable();
        // Half of them take no more than the upper of the two middle values.
        writeln!(
            out,
            "{} {}: {counts:?}, median {}",
            band.id(),
            kind.id,
            counts[counts.len() / 2]
        )?;
        if arguments.iter().any(|word| word == "rules") {
            writeln!(out, "{}", rules(&games))?;
        }
    }
    Ok(())
}

fn made(kind: &'static Kind, band: Band, seed: u64) -> Result<GridPuzzle, String> {
    let wish = Wish { aim: Aim::Band(band), ..Wish::of(kind, SIZE) };
    let made = Budget::unlimited(|budget| generate(&wish, seed, budget));
    let made = made.map_err(|missed| missed.message().to_string())?;
    made.draft.puzzle().map_err(|faults| faults.to_string())
}

/// All hints up to the full board: each a run, or one step.
fn played(puzzle: &GridPuzzle) -> Vec<Vec<Step>> {
    let mut board = Board::new(puzzle);
    let mut told = Vec::new();
    while !board.is_full() {
        let steps = next(&board);
        if steps.is_empty() {
            break;
        }
        steps.iter().for_each(|step| board.apply(step));
        told.push(steps);
    }
    told
}

/// The page's next hint: of several equally easy steps the nearest to the first
/// cell, where the focus is.
fn next(board: &Board) -> Vec<Step> {
    let mut steps = hints(board, MOST);
    if steps.first().is_some_and(is_single) {
        return run(board);
    }
    steps.sort_by_key(|step| away(board.size(), step));
    steps.truncate(1);
    steps
}

/// The squared distance of the first changed cell.
fn away(size: Size, step: &Step) -> usize {
    let cell: Option<Cell> =
        step.placed.first().map(|by| by.cell).or_else(|| Some(step.removed.first()?.0));
    cell.map_or(0, |cell| size.row(cell).pow(2) + size.column(cell).pow(2))
}

/// One press at the beginning, then two for each step, of which the second
/// shows where the next one is; a run that follows is shown at once.
fn presses(told: &[Vec<Step>]) -> usize {
    let is_run = |steps: &Vec<Step>| steps.iter().all(is_single);
    let first = usize::from(told.first().is_some_and(is_run));
    1 + first + told.iter().map(|steps| if is_run(steps) { 1 } else { 2 }).sum::<usize>()
}

/// How often each rule has a step of its own, most frequent first.
fn rules(games: &[Vec<Vec<Step>>]) -> String {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for steps in games.iter().flatten() {
        if let Some(step) = steps.first() {
            *counts.entry(if is_single(step) { "(runs)" } else { step.rule.id }).or_default() += 1;
        }
    }
    let mut sorted: Vec<(&str, usize)> = counts.into_iter().collect();
    sorted.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    sorted.iter().map(|(rule, count)| format!("  {count:>4} {rule}\n")).collect()
}
