//! Why a chain cannot be folded into a box, if there is an obvious reason.
//!
//! Every reason is proven, but finding none proves nothing. These pictures show two of the reasons:
//!
//! ```text
//!   in a box 2 x 2 x 5 only one side     at a corner of the box no two
//!   takes a run of 3, so no two runs     neighbours are opposite, so no
//!   of 3 can follow each other           straight cubelet can lie there
//! ```
//!
//! The second reason also depends on parity: the cubelets 1, 3, 5 ... are all
//! on the same chessboard colour. If all sides are odd, all corners of the box
//! have that colour; otherwise, half of them have it. The colours of the cells
//! alone are never a reason.

use super::{Chain, Cuboid, Piece};
use crate::message::Message;

/// Every obvious reason, the most serious first, at the cost of reading the
/// chain a few times.
#[must_use]
pub fn refusals(chain: &Chain, cuboid: Cuboid) -> Vec<Message> {
    let runs = chain.runs();
    let mut found: Vec<Message> = wrong_number(chain, cuboid).into_iter().collect();
    found.extend(long_run(&runs, cuboid).or_else(|| clinging_runs(&runs, cuboid)));
    found.extend(few_corners(chain, cuboid));
    found
}

fn wrong_number(chain: &Chain, cuboid: Cuboid) -> Option<Message> {
    let message = || {
        Message::new("snake.number")
            .with("found", chain.len())
            .with("box", cuboid.to_string())
            .with("wanted", cuboid.volume())
    };
    (chain.len() != cuboid.volume()).then(message)
}

/// A run that is longer than every side, that is, too many straight cubelets in a row.
fn long_run(runs: &[usize], cuboid: Cuboid) -> Option<Message> {
    let number = runs.iter().position(|length| *length > cuboid.longest())?;
    let message = Message::new("snake.run-long")
        .with("number", number + 1)
        .with("length", runs[number])
        .with("straights", runs[number] - 2)
        .with("box", cuboid.to_string())
        .with("most", cuboid.longest());
    Some(message)
}

/// Runs that would have to follow one another along the same side.
fn clinging_runs(runs: &[usize], cuboid: Cuboid) -> Option<Message> {
    if runs.len() > 1 && cuboid.sides().iter().filter(|side| **side > 1).count() < 2 {
        let number = runs[0];
        return Some(
            Message::new("snake.no-turn").with("number", number).with("box", cuboid.to_string()),
        );
    }
    let last = (0..runs.len()).find(|last| !can_follow(&runs[..=*last], cuboid))?;
    let first = (0..=last).rfind(|first| !can_follow(&runs[*first..=last], cuboid))?;
    let lengths: Vec<String> = runs[first..=last].iter().map(usize::to_string).collect();
    let message = Message::new("snake.sides")
        .with("first", first + 1)
        .with("last", last + 1)
        .with("lengths", lengths.join(", "))
        .with("box", cuboid.to_string());
    Some(message)
}

/// Whether these runs can be laid along sides that are long enough, each along
/// a different side from the run before it.
fn can_follow(runs: &[usize], cuboid: Cuboid) -> bool {
    let mut possible = [true; 3];
    for (number, length) in runs.iter().enumerate() {
        let before = possible;
        let turns = |axis: usize| number == 0 || (0..3).any(|from| from != axis && before[from]);
        possible = [0, 1, 2].map(|axis| cuboid.sides()[axis] >= *length && turns(axis));
    }
    possible.contains(&true)
}

/// Too few cubelets that can be at the corners of the box.
fn few_corners(chain: &Chain, cuboid: Cuboid) -> Option<Message> {
    if chain.len() != cuboid.volume() || cuboid.volume() == 1 {
        return None;
    }
    let wanted = cuboid.sides().iter().filter(|side| **side > 1).fold(1, |corners, _| 2 * corners);
    let [odd, even] = [0, 1].map(|first| {
        let every_second = chain.pieces().iter().skip(first).step_by(2);
        every_second.filter(|piece| **piece != Piece::Straight).count()
    });
    let refused = |key, found, wanted| {
        Some(
            Message::new(key)
                .with("found", found)
                .with("wanted", wanted)
                .with("box", cuboid.to_string()),
        )
    };
    let all_odd = !cuboid.volume().is_multiple_of(2);
    match (odd, even) {
        _ if odd + even < wanted => refused("snake.corners", odd + even, wanted),
        _ if all_odd && odd < wanted => refused("snake.corners-odd", odd, wanted),
        _ if !all_odd && odd < wanted / 2 => refused("snake.corners-odd", odd, wanted / 2),
        _ if !all_odd && even < wanted / 2 => refused("snake.corners-even", even, wanted / 2),
        _ => None,
    }
}
