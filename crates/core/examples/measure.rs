//! The times of puzzles: the native half of `npm run bench`.
//!
//! Puzzles come on standard input, one per line in any format; each gets one
//! line of output: the time in microseconds, the nodes of the search, the
//! verdict. The verdict of a snake is its number of foldings. A time is the
//! median of up to nine runs within a tenth of a second, after one run that
//! does not count if it was short. It is computing time, which depends little
//! on other work. `bench/measure.mjs` does the same in wasm. Arguments: the
//! number of solutions to stop at, and the seconds after which a puzzle is
//! given up (`capped`).

mod clock;

use std::error::Error;
use std::io::{self, Write};
use std::time::Duration;

use clock::computed;
use gridfold_core::budget::{Budget, Flow, Progress};
use gridfold_core::puzzle::GridPuzzle;
use gridfold_core::snake::{self, Chain, Cuboid, notation};
use gridfold_core::solve::{self, Question};
use gridfold_core::texts::grids;

/// Nodes between two looks at the clock.
const EVERY: u64 = 256;
/// The most runs of one puzzle, and the time after which none is started.
const RUNS: usize = 9;
const ENOUGH: Duration = Duration::from_millis(100);
/// A first run shorter than this only warms up.
const SHORT: Duration = Duration::from_millis(10);

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let limit = arguments.next().ok_or("how many solutions?")?.parse()?;
    let cap = Duration::from_secs(arguments.next().ok_or("how many seconds?")?.parse()?);
    let question = Question { limit: Some(limit), keep: 0 };
    let mut out = io::stdout().lock();
    let text = io::read_to_string(io::stdin())?;
    for puzzle in puzzles(&text)? {
        let (time, answer) = measure(&puzzle, question, cap);
        let Answer { nodes, verdict } = answer.unwrap_or_else(Answer::capped);
        writeln!(out, "{:.1} {nodes} {verdict}", time.as_secs_f64() * 1e6)?;
        out.flush()?;
    }
    Ok(())
}

enum Puzzle {
    Grid(Box<GridPuzzle>),
    Snake(Chain, Cuboid),
}

/// The result of a search.
struct Answer {
    nodes: u64,
    verdict: String,
}

impl Answer {
    fn capped() -> Self {
        Self { nodes: 0, verdict: "capped".to_owned() }
    }
}

fn puzzles(text: &str) -> Result<Vec<Puzzle>, Box<dyn Error>> {
    if notation::looks_like(text.lines().next().unwrap_or_default()) {
        return text.lines().map(snake).collect();
    }
    let grid = |draft: gridfold_core::puzzle::Draft| Ok(Puzzle::Grid(Box::new(draft.puzzle()?)));
    grids::read_all(text).into_iter().map(|found| grid(found?.1.draft)).collect()
}

fn snake(line: &str) -> Result<Puzzle, Box<dyn Error>> {
    let reading = notation::read(line, None)?.swap_remove(0);
    let cuboid = reading.cuboid.ok_or("a snake without a box")?;
    Ok(Puzzle::Snake(reading.chain, cuboid))
}

/// The median time, and the answer if there was one in time.
fn measure(puzzle: &Puzzle, question: Question, cap: Duration) -> (Duration, Option<Answer>) {
    let (first, answer) = run(puzzle, question, cap);
    let mut times = Vec::new();
    if first >= SHORT {
        times.push(first);
    }
    let mut spent = first;
    while times.is_empty() || times.len() < RUNS && spent < ENOUGH {
        let (time, _) = run(puzzle, question, cap);
        times.push(time);
        spent += time;
    }
    times.sort_unstable();
    (times[times.len() / 2], answer)
}

fn run(puzzle: &Puzzle, question: Question, cap: Duration) -> (Duration, Option<Answer>) {
    let start = computed();
    let mut late = false;
    let mut watch = |_: &Progress| {
        late = computed().saturating_sub(start) > cap;
        if late { Flow::Stop } else { Flow::Continue }
    };
    let mut budget = Budget { nodes: None, every: EVERY, report: &mut watch };
    let answer = answer(puzzle, question, &mut budget);
    (computed().saturating_sub(start), (!late).then_some(answer))
}

fn answer(puzzle: &Puzzle, question: Question, budget: &mut Budget<'_>) -> Answer {
    match puzzle {
        Puzzle::Grid(puzzle) => {
            let answer = solve::find(puzzle, question, budget);
            let verdict = format!("{:?}", answer.verdict).to_lowercase();
            Answer { nodes: answer.stats.nodes, verdict }
        }
        Puzzle::Snake(chain, cuboid) => {
            let all = snake::Question { keep: 0, ..snake::Question::ALL };
            let folds = snake::fold(chain, *cuboid, all, budget);
            Answer { nodes: folds.stats.nodes, verdict: folds.classes.to_string() }
        }
    }
}
