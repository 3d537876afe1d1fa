//! Hints on a board that remembers nothing, as the page asks for them, beside the steps of a path.

use std::cmp::Ordering;

use gridfold_core::deduction::{Board, Evidence};
use gridfold_core::explain::{Ladder, hint};

use crate::whips::puzzles;

#[test]
fn a_hint_on_a_fresh_board_is_about_as_easy_as_the_step_of_the_path() {
    let (mut same, mut easier, mut harder) = (0, 0, Vec::new());
    for set in [
        include_str!("../../../../bench/explain/fresh-towers-6u.txt"),
        include_str!("../../../../bench/explain/fresh-unequal-6r.txt"),
    ] {
        for puzzle in puzzles(set).into_iter().take(40) {
            let (mut board, mut ladder) = (Board::new(&puzzle), Ladder::default());
            while let Some(step) = ladder.next(&board) {
                if let Evidence::Whip(_) = &step.evidence {
                    let mut fresh = Board::new(&puzzle);
                    for cell in puzzle.size().cells() {
                        fresh.keep(cell, board.values(cell));
                        if let Some(value) = board.values(cell).single() {
                            fresh.place(cell, value);
                        }
                    }
                    let hint = hint(&fresh).expect("a hint");
                    match hint.rating.cmp(&step.rating) {
                        Ordering::Less => easier += 1,
                        Ordering::Equal => same += 1,
                        Ordering::Greater => harder.push(hint.rating.0 - step.rating.0),
                    }
                }
                board.apply(&step);
            }
        }
    }
    // A path tells a remembered whip if it is as easy as the last one: the hint may be easier. It is
    // harder only where the path remembers a whip that a new search does not follow.
    let all = same + easier + harder.len();
    assert!(all > 100 && 20 * harder.len() <= all, "{same} {easier} {harder:?}");
    assert!(harder.iter().all(|more| *more <= 20), "{harder:?}");
}
