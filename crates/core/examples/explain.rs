//! How far the rules reach: for each file of puzzles the share that is finished
//! without a trial, the hardest rules, and the times of path and grade.
//!
//! `cargo run --release -p gridfold-core --example explain -- FILE...`

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Instant;

use gridfold_core::explain::{Band, grade};
use gridfold_core::formats;
use gridfold_core::puzzle::GridPuzzle;

fn main() -> io::Result<()> {
    let mut out = io::stdout();
    writeln!(
        out,
        "| set | puzzles | without trial | finished | width ≤ 4 | bands | ms median / p99 / max |"
    )?;
    writeln!(out, "|---|---|---|---|---|---|---|")?;
    for file in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&file)?;
        writeln!(out, "{}", row(&file, &puzzles(&text)))?;
    }
    Ok(())
}

/// The puzzles of a text; of a line of JSON that which its link says.
fn puzzles(text: &str) -> Vec<GridPuzzle> {
    let link = |line: &str| match line.split_once("\"link\": \"") {
        Some((_, rest)) => rest.split('"').next().unwrap_or_default().to_owned(),
        None => line.to_owned(),
    };
    let text: Vec<String> = text.lines().map(link).collect();
    let found = formats::read_all(&text.join("\n")).into_iter().flatten();
    found.filter_map(|(_, found)| found.draft.puzzle().ok()).collect()
}

fn row(file: &str, puzzles: &[GridPuzzle]) -> String {
    let (mut times, mut bands) = (Vec::new(), BTreeMap::<Band, usize>::new());
    let (mut plain, mut finished, mut narrow) = (0, 0, 0);
    for puzzle in puzzles {
        let start = Instant::now();
        let grade = grade(puzzle);
        times.push(start.elapsed().as_secs_f64() * 1000.0);
        *bands.entry(grade.band).or_default() += 1;
        finished += usize::from(grade.finished);
        plain += usize::from(grade.finished && !grade.trial);
        narrow += usize::from(grade.finished && grade.width <= 4);
    }
    times.sort_by(f64::total_cmp);
    let at =
        |share: usize| times.get((times.len() * share / 100).min(times.len().saturating_sub(1)));
    let [median, most, last] = [50, 99, 100].map(|share| at(share).copied().unwrap_or(0.0));
    let share = |count: usize| 100 * count / puzzles.len().max(1);
    let bands: Vec<String> =
        bands.iter().map(|(band, count)| format!("{} {count}", band.id())).collect();
    format!(
        "| {} | {} | {} % | {} % | {} % | {} | {median:.1} / {most:.1} / {last:.1} |",
        file.rsplit('/').next().unwrap_or(file),
        puzzles.len(),
        share(plain),
        share(finished),
        share(narrow),
        bands.join(", "),
    )
}
