//! What each rule about chains is worth: grades and coverage of the hard sets with
//! all rules, and without one of them; then which puzzles whips make easier.
//!
//! `cargo run --release --package gridfold-core --example without`; names behind
//! `--` choose sets of `bench/explain` and `bench/sets`. Times are time spent
//! computing on this machine, of whole paths.

mod clock;

use std::error::Error;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

use clock::computed;
use gridfold_core::budget::Budget;
use gridfold_core::deduction::{Board, Evidence, Rating, Rule};
use gridfold_core::explain::{Band, Ladder, path_from};
use gridfold_core::puzzle::GridPuzzle;
use gridfold_core::texts::grids;

const SETS: [&str; 6] =
    ["fresh-towers-6u", "fresh-unequal-6r", "towers-7u", "unequal-7r", "futo-7", "unequal-9x"];
/// Alone, and together.
const LEFT_OUT: [&[&str]; 9] = [
    &[],
    &["wide-corners"],
    &["forcing-chain"],
    &["line-arrangements"],
    &["line-chain"],
    &["long-line-chain"],
    &["line-chain", "long-line-chain"],
    &["wide-corners", "line-chain", "long-line-chain"],
    &["line-whip", "long-line-whip"],
];
const HEAD: &str = "\
| set | left out | without trial | harder by a band | easier | steps | path: median | worst |
|---|---|--:|--:|--:|--:|--:|--:|";

/// The outcome of one path.
struct Walked {
    band: Band,
    trial: bool,
    steps: usize,
    time: Duration,
}

fn main() -> Result<(), Box<dyn Error>> {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let names = if wanted.is_empty() { SETS.map(str::to_owned).to_vec() } else { wanted };
    let mut out = io::stdout().lock();
    writeln!(out, "{HEAD}")?;
    let mut moved = Vec::new();
    for name in names {
        let puzzles = puzzles(&name)?;
        let mut with_all: Vec<Walked> = Vec::new();
        for left_out in LEFT_OUT {
            let rules: Vec<&Rule> = left_out.iter().filter_map(|id| Rule::named(id)).collect();
            let walked: Vec<Walked> = puzzles.iter().map(|one| walk(one, &rules)).collect();
            let pairs = || with_all.iter().zip(&walked);
            let harder = pairs().filter(|(all, some)| some.band > all.band).count();
            let easier = pairs().filter(|(all, some)| some.band < all.band).count();
            let plain = 100 * walked.iter().filter(|one| !one.trial).count() / walked.len();
            let steps: usize = walked.iter().map(|one| one.steps).sum();
            let mut times: Vec<Duration> = walked.iter().map(|one| one.time).collect();
            times.sort_unstable();
            let [median, worst] = [times.len() / 2, times.len() - 1].map(|at| {
                let time = times.get(at).copied().unwrap_or_default();
                format!("{:.2} ms", time.as_secs_f64() * 1e3)
            });
            let row = format!("{plain} % | {harder} | {easier} | {steps} | {median} | {worst} |");
            writeln!(out, "| {name} | {} | {row}", left_out.join(", "))?;
            out.flush()?;
            if left_out.contains(&"line-whip") {
                let numbers = pairs().zip(1..);
                let by_whips = numbers.filter(|((all, some), _)| some.band > all.band);
                let by_whips: Vec<String> =
                    by_whips.map(|(_, number)| number.to_string()).collect();
                moved.push(format!("{name}: {}", by_whips.join(", ")));
            }
            if left_out.is_empty() {
                with_all = walked;
            }
        }
    }
    writeln!(out, "\nThe puzzles of each set that whips put into an easier band:\n")?;
    moved.iter().try_for_each(|line| writeln!(out, "* {line}"))?;
    Ok(())
}

fn puzzles(name: &str) -> Result<Vec<GridPuzzle>, Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bench");
    let paths = ["explain", "sets"].map(|folder| root.join(folder).join(format!("{name}.txt")));
    let path = paths.iter().find(|path| path.exists()).ok_or("no such set")?;
    let text = fs::read_to_string(path)?;
    let found = grids::read_all(&text).into_iter();
    found.map(|found| Ok(found?.1.draft.puzzle()?)).collect()
}

fn walk(puzzle: &GridPuzzle, left_out: &[&Rule]) -> Walked {
    let (mut board, mut ladder) = (Board::new(puzzle), Ladder::default().without(left_out));
    let start = computed();
    let path = Budget::unlimited(|budget| path_from(&mut board, &mut ladder, budget));
    let time = computed().saturating_sub(start);
    let hardest = path.steps.iter().map(|step| step.rating).max().unwrap_or(Rating(100));
    let is_trial =
        |evidence: &Evidence| matches!(evidence, Evidence::Trial(_) | Evidence::Search(_));
    Walked {
        band: Band::of(hardest),
        trial: path.steps.iter().any(|step| is_trial(&step.evidence)),
        steps: path.steps.len(),
        time,
    }
}
