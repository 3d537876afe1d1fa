//! The one measure that all strategies share: positions that a search went on
//! from. What they are is counted once more from the events alone.

use std::fs;
use std::path::Path;

use gridfold_core::lab::{Event, GridEventKind, Pause, STRATEGIES, Slice};

use crate::lab_counts::{VECTORS, exhausted, grouped, puzzle};
use crate::support::random::{Dice, draft};

/// The columns of the second table in `docs/strategies.md`.
const COLUMNS: [&str; 9] = [
    "line-check",
    "early-checks",
    "domains",
    "elimination",
    "queue",
    "candidates",
    "fix-point",
    "stronger",
    "person",
];

/// The positions to the end on the twelve puzzles, in their order.
const POSITIONS: [[u64; 9]; 12] = [
    [100, 77, 71, 26, 25, 1, 1, 1, 1],
    [8_799, 7_124, 5_900, 1_716, 1_569, 5, 4, 1, 1],
    [90_881, 90_876, 68_855, 17_835, 11_791, 1_721, 1_055, 1, 1],
    [26_791, 25_566, 19_782, 4_396, 3_487, 28, 21, 2, 1],
    [4_151_681, 1_054_086, 803_514, 167_152, 187_512, 350, 162, 1, 1],
    [483_790, 196_809, 147_140, 11_431, 16_818, 157, 270, 2, 1],
    [13_850, 13_850, 7_675, 1_152, 760, 45, 48, 4, 1],
    [246, 246, 86, 28, 22, 1, 1, 1, 1],
    [11_439, 11_439, 4_331, 1_105, 718, 1, 1, 1, 1],
    [5_668, 5_668, 1_269, 511, 309, 6, 4, 1, 1],
    [55_588, 55_588, 16_111, 5_504, 4_667, 13, 9, 1, 1],
    [225_136, 225_136, 60_333, 11_031, 8_288, 31, 21, 7, 2],
];

#[test]
fn the_positions_are_those_of_the_documentation() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/strategies.md");
    let page = fs::read_to_string(path).expect("the page");
    for ((link, ..), positions) in VECTORS.into_iter().zip(POSITIONS) {
        let puzzle = puzzle(link);
        assert_eq!(COLUMNS.map(|id| exhausted(id, &puzzle).positions), positions, "{link}");
        let row = format!("| `{link}` | {} |", positions.map(grouped).join(" | "));
        assert!(page.contains(&row), "{row}");
    }
}

/// In the same order of cells whoever looks at more things, earlier, goes on
/// from no more positions: tries do not show that.
#[test]
fn who_notices_more_goes_on_from_no_more_positions() {
    for [full_lines, early, sets, ..] in POSITIONS {
        assert!(full_lines >= early && early >= sets, "{full_lines} {early} {sets}");
    }
    let fewer_tries = VECTORS.iter().filter(|(_, theirs, ours)| ours[0] < theirs[0]).count();
    assert_eq!(fewer_tries, VECTORS.len());
}

/// The start, and each try, unless something is found broken before the next
/// one; a second half of a decision as well.
#[test]
fn positions_can_be_counted_from_the_events() {
    let mut dice = Dice(33);
    let mut seen = 0;
    for round in 0..200 {
        let n = 1 + dice.below(4);
        let puzzle = draft(&mut dice, n).puzzle().expect("in range");
        for strategy in STRATEGIES.iter().filter(|strategy| strategy.id() != "naive") {
            let mut run = strategy.begin(&puzzle);
            let (mut positions, mut here) = (0, 1);
            let mut observe = |event: Event<GridEventKind>| match event.kind {
                GridEventKind::Try { .. } | GridEventKind::Refuted { .. } => {
                    positions += here;
                    here = 1;
                }
                GridEventKind::DeadEnd(_) => here = 0,
                GridEventKind::Step(_)
                | GridEventKind::Ruled { .. }
                | GridEventKind::Found { .. }
                | GridEventKind::Propagated { .. }
                | GridEventKind::NoneLeft { .. }
                | GridEventKind::Undo
                | GridEventKind::Solution => {}
            };
            while run.trace(Slice::WHOLE, &mut observe) != Pause::End {}
            positions += here;
            let context = format!("{} in round {round}: {:?}", strategy.id(), puzzle.draft());
            assert_eq!(run.counters().positions, positions, "{context}");
            seen += positions;
        }
    }
    assert!(seen > 10_000, "only {seen} positions");
}
