//! How often numbers are found for given places, and the time for that.
//!
//! ```text
//! cargo run --release -p gridfold-core --example patterns -- 6 10 100 [LEVEL]
//! ```
//!
//! Random patterns of this many clue places on an empty board of this size,
//! without givens. One line for all of them: how many got a puzzle, the time,
//! and how many unfinished puzzles were examined. Every puzzle is solved again,
//! by the engine and by the plain solver of the tests, and checked to have
//! something printed in exactly the places of its pattern.

mod clock;
#[allow(dead_code)]
#[path = "../tests/it/support/twin.rs"]
mod twin;

use std::error::Error;
use std::io::{self, Write};

use clock::computed;
use gridfold_core::budget::{Budget, Flow};
use gridfold_core::explain::Band;
use gridfold_core::generate::{Aim, Locks, Wish, generate};
use gridfold_core::kind::SKYSCRAPERS;
use gridfold_core::puzzle::Draft;
use gridfold_core::solve::{self, Verdict};

/// Unfinished puzzles examined for one pattern.
const LOOKS: u64 = 20_000;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| {
        arguments
            .get(at)
            .ok_or("size, places, patterns, level")?
            .parse::<usize>()
            .map_err(Box::<dyn Error>::from)
    };
    let (size, places, count) = (number(0)?, number(1)?, number(2)?);
    let band =
        arguments.get(3).and_then(|id| Band::ALL.into_iter().find(|(band, _)| band.id() == id));
    let (mut found, mut times, mut looked) = (0, Vec::new(), Vec::new());
    for seed in 0..count as u64 {
        let pattern = pattern(size, places, seed);
        let wish = Wish {
            aim: band.map_or(Aim::Any, |(band, _)| Aim::Band(band)),
            locks: Some(Locks::same_places(&pattern)),
            ..Wish::of(&SKYSCRAPERS, size)
        };
        let mut looks = 0;
        let mut count = |progress: &gridfold_core::budget::Progress| {
            looks = progress.stats.nodes;
            Flow::Continue
        };
        let start = computed();
        let mut budget = Budget { nodes: Some(LOOKS), every: 1, report: &mut count };
        let made = generate(&wish, seed, &mut budget);
        times.push((computed() - start).as_secs_f64() * 1e3);
        looked.push(looks);
        if let Ok(made) = made {
            found += 1;
            assert_eq!(solve::unique(&made.draft.puzzle()?).verdict, Verdict::Unique);
            assert!(Locks::same_places(&pattern).hold_in(&made.draft));
            let puzzle = with_clued_rows(made.draft).puzzle()?;
            assert_eq!(twin::solutions(&puzzle, 2).len(), 1);
        }
    }
    times.sort_by(f64::total_cmp);
    looked.sort_unstable();
    let at = |share: usize| (count - 1) * share / 100;
    writeln!(
        io::stdout(),
        "{size}x{size} {places} places: {found} of {count}; {:.0} ms in the median, {:.0} in 95 of 100, {:.0} at most; {} and {} looks",
        times[at(50)],
        times[at(95)],
        times[at(100)],
        looked[at(50)],
        looked[at(100)],
    )?;
    Ok(())
}

/// The same puzzle, or its mirror image: the plain solver fills row by row, so it
/// is quick where most clues are beside the rows.
fn with_clued_rows(mut draft: Draft) -> Draft {
    let count = |side: usize| draft.clues[side].iter().filter(|clue| **clue > 0).count();
    if count(0) + count(2) > count(1) + count(3) {
        let [top, right, bottom, left] = draft.clues;
        draft.clues = [left, bottom, right, top];
    }
    draft
}

/// Random clue places: a board with a 2 in each of them.
fn pattern(size: usize, places: usize, seed: u64) -> Draft {
    let mut draft = Draft::empty(&SKYSCRAPERS, size);
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0x2545_F491_4F6C_DD1D;
    let mut left = places;
    while left > 0 {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let at = (state >> 20) as usize % (4 * size);
        let clue = &mut draft.clues[at / size][at % size];
        left -= usize::from(*clue == 0);
        *clue = 2;
    }
    draft
}
