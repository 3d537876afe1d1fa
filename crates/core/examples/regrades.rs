//! How often *Easier* and *Harder* reach another level, beside the best that a
//! complete look at all single changes finds: `cargo run --release -p
//! gridfold-core --example regrades -- 6 100`. A puzzle for which one change does
//! better is named.

mod clock;

use std::io::{self, Write};

use clock::computed;
use gridfold_core::budget::{Budget, Flow};
use gridfold_core::explain::{Band, grade};
use gridfold_core::formats::Format;
use gridfold_core::generate::{Aim, Direction, Wish, generate, regrade};
use gridfold_core::kind::SKYSCRAPERS;
use gridfold_core::puzzle::{Draft, GridPuzzle};
use gridfold_core::solve::{self, Verdict};

/// As many as the page allows.
const LOOKS: u64 = 20_000;

fn main() -> io::Result<()> {
    let numbers: Vec<usize> = std::env::args().skip(1).filter_map(|one| one.parse().ok()).collect();
    let (size, count) = (numbers.first().copied().unwrap_or(6), numbers.get(1).copied());
    for (name, puzzles) in sets(size, count.unwrap_or(100) as u64) {
        writeln!(io::stdout(), "{name}")?;
        for direction in [Direction::Down, Direction::Up] {
            let mut rows = Table::default();
            for puzzle in &puzzles {
                rows.add(puzzle, direction);
            }
            rows.print(direction, puzzles.len())?;
        }
    }
    Ok(())
}

/// Minimal puzzles of any level, as they come, and puzzles made for a level.
fn sets(size: usize, count: u64) -> [(&'static str, Vec<Draft>); 2] {
    let made = |seed: u64, aim: Aim| {
        let wish = Wish { aim, ..Wish::of(&SKYSCRAPERS, size) };
        within(|budget| generate(&wish, seed, budget)).expect("a puzzle").draft
    };
    let levels = [Band::Easy, Band::Medium, Band::Hard, Band::Expert];
    let by_level = |seed: u64| made(seed, Aim::Band(levels[seed as usize % levels.len()]));
    [
        ("minimal", (0..count).map(|seed| made(seed, Aim::Any)).collect()),
        ("easy to expert in turn", (0..count).map(by_level).collect()),
    ]
}

#[derive(Default)]
struct Table {
    /// At an end already.
    ends: usize,
    /// The next band was reached, and any band in this direction.
    next: usize,
    any: usize,
    /// The same by a complete look at all single changes.
    single_next: usize,
    single_any: usize,
    /// Links of those for which one change alone does better.
    missed: Vec<String>,
    /// Milliseconds each.
    times: Vec<f64>,
}

impl Table {
    fn add(&mut self, draft: &Draft, direction: Direction) {
        let puzzle = draft.puzzle().expect("a puzzle");
        let present = grade(&puzzle).band;
        let is_further = |band: &Band| match direction {
            Direction::Down => *band < present,
            Direction::Up => *band > present,
        };
        let all = Band::ALL.into_iter().map(|(band, _)| band).filter(is_further);
        let next = match direction {
            Direction::Down => all.max(),
            Direction::Up => all.min(),
        };
        let Some(next) = next else {
            self.ends += 1;
            return;
        };
        let wish = Wish::of(draft.kind, draft.size);
        let start = computed();
        let reached = within(|budget| regrade(draft, direction, &wish, 1, budget));
        self.times.push((computed() - start).as_secs_f64() * 1e3);
        let reached = reached.ok().and_then(|it| it.made.grade).map(|grade| grade.band);
        self.next += usize::from(reached == Some(next));
        self.any += usize::from(reached.is_some());
        let singles: Vec<Band> =
            singles(&puzzle, direction).iter().map(|one| grade(one).band).collect();
        self.single_next += usize::from(singles.contains(&next));
        self.single_any += usize::from(singles.iter().any(is_further));
        let missed = singles.contains(&next) && reached != Some(next);
        self.missed.extend(missed.then(|| link(draft)));
    }

    fn print(mut self, direction: Direction, count: usize) -> io::Result<()> {
        self.times.sort_by(f64::total_cmp);
        let at = |share: usize| self.times.get(self.times.len() * share / 100).unwrap_or(&0.0);
        let (median, most) = (at(50), self.times.last().unwrap_or(&0.0));
        let Self { ends, next, any, single_next, single_any, missed, .. } = &self;
        let of = count - ends;
        writeln!(
            io::stdout(),
            "{direction:?}: next level {next} of {of}, any {any}; by one change {single_next}, {single_any}; {median:.0} ms in the median, {most:.0} at most"
        )?;
        missed.iter().try_for_each(|link| writeln!(io::stdout(), "  {link}"))
    }
}

/// Every puzzle with one solution that differs by one clue or given.
fn singles(puzzle: &GridPuzzle, direction: Direction) -> Vec<GridPuzzle> {
    let solution = solve::unique(puzzle).solutions.remove(0);
    let draft = puzzle.draft();
    let n = draft.size;
    let mut all: Vec<Draft> = Vec::new();
    for (cell, value) in solution.iter().enumerate() {
        let mut other = draft.clone();
        let stands = other.givens[cell] != 0;
        if stands == (direction == Direction::Up) {
            other.givens[cell] = if stands { 0 } else { *value };
            all.push(other);
        }
    }
    for (side, index) in (0..4).flat_map(|side| (0..n).map(move |index| (side, index))) {
        let mut other = draft.clone();
        let stands = other.clues[side][index] != 0;
        if stands == (direction == Direction::Up) {
            other.clues[side][index] = if stands { 0 } else { visible(&solution, n, side, index) };
            all.push(other);
        }
    }
    let whole = all.iter().map(|draft| draft.puzzle().expect("a puzzle"));
    whole.filter(|one| solve::unique(one).verdict == Verdict::Unique).collect()
}

fn link(draft: &Draft) -> String {
    let format = Format::named("link").expect("links");
    format.write(draft).expect("a link")
}

/// How many are seen from a side: top, right, bottom, left.
fn visible(solution: &[u32], n: usize, side: usize, index: usize) -> u32 {
    let at = |step: usize| match side {
        0 => step * n + index,
        1 => index * n + n - 1 - step,
        2 => (n - 1 - step) * n + index,
        _ => index * n + step,
    };
    let (mut tallest, mut seen) = (0, 0);
    for value in (0..n).map(|step| solution[at(step)]) {
        if value > tallest {
            (tallest, seen) = (value, seen + 1);
        }
    }
    seen
}

fn within<T>(ask: impl FnOnce(&mut Budget<'_>) -> T) -> T {
    let report = &mut |_: &_| Flow::Continue;
    ask(&mut Budget { nodes: Some(LOOKS), every: LOOKS, report })
}
