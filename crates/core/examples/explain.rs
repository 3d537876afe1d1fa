//! How far the rules of people reach, and how long explaining takes: the table
//! of `docs/explaining.md`.
//!
//! `cargo run --release --package gridfold-core --example explain` measures the
//! published puzzles, the sets of `bench/explain`, and those of `bench/sets` up
//! to 9x9; names behind `--` choose sets. Every puzzle gets its grade and then
//! its path step by step, once each, after one that warms up. Times are time
//! spent computing on this machine.

#[expect(dead_code, reason = "the tests read more of a case")]
#[path = "../tests/it/support/cases.rs"]
mod cases;
mod clock;

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

use clock::computed;
use gridfold_core::deduction::{Board, Evidence};
use gridfold_core::explain::{Band, Grade, Ladder, grade};
use gridfold_core::puzzle::GridPuzzle;
use gridfold_core::texts::grids;

const LARGEST: usize = 9;
const HEAD: &str = "\
| set | puzzles | without trial | whips ≤ 6 / 8 links | width ≤ 4 | bands | path and grade: median | p99 | worst | a step: p99 | worst |
|---|--:|--:|--:|--:|---|--:|--:|--:|--:|--:|";

/// Puzzles with a name.
struct Set {
    name: String,
    puzzles: Vec<GridPuzzle>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let mut out = io::stdout().lock();
    writeln!(out, "{HEAD}")?;
    for set in sets()? {
        if wanted.is_empty() || wanted.iter().any(|name| set.name.starts_with(name.as_str())) {
            writeln!(out, "{}", row(&set)?)?;
            out.flush()?;
        }
    }
    Ok(())
}

/// The published puzzles, then the files, those with larger puzzles later.
fn sets() -> Result<Vec<Set>, Box<dyn Error>> {
    let mut sets = vec![Set { name: "published".to_owned(), puzzles: published()? }];
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bench");
    for folder in ["explain", "sets"] {
        for entry in fs::read_dir(root.join(folder))? {
            let path = entry?.path();
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            if !name.starts_with("snakes") {
                sets.push(Set { name, puzzles: puzzles(&fs::read_to_string(path)?)? });
            }
        }
    }
    let largest = |set: &Set| set.puzzles.iter().map(|puzzle| puzzle.size().n()).max();
    sets.retain(|set| largest(set) <= Some(LARGEST));
    sets[1..].sort_by_key(|set| (largest(set), set.name.clone()));
    Ok(sets)
}

fn published() -> Result<Vec<GridPuzzle>, Box<dyn Error>> {
    let files =
        ["published-skyscrapers.jsonl", "published-futoshiki.jsonl", "published-latin.jsonl"];
    let all = files.into_iter().flat_map(cases::cases);
    let unique = all.filter(|case| case.solution().is_some());
    let drafts = unique.map(|case| case.draft()).filter(|draft| draft.size <= LARGEST);
    Ok(drafts.map(|draft| draft.puzzle()).collect::<Result<_, _>>()?)
}

fn puzzles(text: &str) -> Result<Vec<GridPuzzle>, Box<dyn Error>> {
    let found = grids::read_all(text).into_iter();
    found.map(|found| Ok(found?.1.draft.puzzle()?)).collect()
}

fn row(set: &Set) -> Result<String, Box<dyn Error>> {
    let _ = set.puzzles.first().map(grade);
    let (mut whole, mut steps, mut grades) = (Vec::new(), Vec::new(), Vec::new());
    let mut longest_whips = Vec::new();
    for puzzle in &set.puzzles {
        let (time, grade) = timed(|| grade(puzzle));
        whole.push(time);
        let (times, longest) = step_times(puzzle);
        steps.extend(times);
        longest_whips.extend(longest);
        if !grade.finished {
            return Err(format!("{} has a puzzle without an end: {puzzle:?}", set.name).into());
        }
        grades.push(grade);
    }
    let share = |counts: fn(&Grade) -> bool| {
        100 * grades.iter().filter(|grade| counts(grade)).count() / grades.len().max(1)
    };
    let (plain, narrow) = (share(|grade| !grade.trial), share(|grade| grade.width <= 4));
    let [short, middle] = [6, 8].map(|most| {
        100 * longest_whips.iter().filter(|links| **links <= most).count() / grades.len().max(1)
    });
    let bands = bands(&grades);
    whole.sort_unstable();
    steps.sort_unstable();
    let [half, p99, worst] = [50, 99, 100].map(|part| shown(at(&whole, part)));
    let [step, longest] = [99, 100].map(|part| shown(at(&steps, part)));
    Ok(format!(
        "| {} | {} | {plain} % | {short} / {middle} % | {narrow} % | {bands} | {half} | {p99} | {worst} | {step} | {longest} |",
        set.name,
        set.puzzles.len(),
    ))
}

/// How many puzzles are in each band.
fn bands(grades: &[Grade]) -> String {
    let mut counts = BTreeMap::<Band, usize>::new();
    grades.iter().for_each(|grade| *counts.entry(grade.band).or_default() += 1);
    let counts = counts.iter().map(|(band, count)| format!("{} {count}", band.id()));
    counts.collect::<Vec<_>>().join(", ")
}

/// How long each step of a path takes to be found, and the most links of a whip,
/// where none is a trial.
fn step_times(puzzle: &GridPuzzle) -> (Vec<Duration>, Option<usize>) {
    let (mut board, mut ladder) = (Board::new(puzzle), Ladder::default());
    let (mut times, mut longest) = (Vec::new(), Some(0));
    while let (time, Some(step)) = timed(|| ladder.next(&board)) {
        times.push(time);
        longest = match &step.evidence {
            Evidence::Trial(_) | Evidence::Search(_) => None,
            Evidence::Whip(whip) => longest.map(|links: usize| links.max(whip.links.len() + 1)),
            _ => longest,
        };
        board.apply(&step);
    }
    (times, longest)
}

fn timed<T>(work: impl FnOnce() -> T) -> (Duration, T) {
    let start = computed();
    let done = work();
    (computed().saturating_sub(start), done)
}

/// The least that this part of sorted times does not exceed.
fn at(times: &[Duration], percent: usize) -> Duration {
    let place = (times.len() * percent).div_ceil(100).saturating_sub(1);
    times.get(place).copied().unwrap_or_default()
}

fn shown(time: Duration) -> String {
    match time.as_secs_f64() {
        seconds if seconds >= 1.0 => format!("{seconds:.1} s"),
        seconds if seconds >= 0.01 => format!("{:.0} ms", seconds * 1e3),
        seconds => format!("{:.2} ms", seconds * 1e3),
    }
}
