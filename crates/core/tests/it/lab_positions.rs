//! The one measure that all strategies share: positions from which a search
//! continued. The tests count them again from the events alone.

use gridfold_core::lab::{Event, GridEventKind, Pause, STRATEGIES, Slice};

use crate::support::random::{Dice, draft};
use crate::support::vectors::{POSITIONS, TRIES};

/// With the same order of cells, a strategy that checks more, or checks
/// earlier, never continues from more positions. The number of tries does not
/// show that.
#[test]
fn who_notices_more_goes_on_from_no_more_positions() {
    for [full_lines, early, sets, ..] in POSITIONS {
        assert!(full_lines >= early && early >= sets, "{full_lines} {early} {sets}");
    }
    assert!(TRIES.iter().all(|[full_lines, early, ..]| full_lines < early));
}

/// The positions are the start and each try, unless a rule is found broken
/// before the next try, and also the second half of a decision.
#[test]
fn positions_can_be_counted_from_the_events() {
    let mut dice = Dice(33);
    let mut seen = 0;
    for round in 0..200 {
        let n = 1 + dice.below(4);
        let puzzle = draft(&mut dice, n).puzzle().expect("in range");
        for strategy in STRATEGIES.iter().filter(|strategy| strategy.id != "naive") {
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
            let context = format!("{} in round {round}: {:?}", strategy.id, puzzle.draft());
            assert_eq!(run.counters().positions, positions, "{context}");
            seen += positions;
        }
    }
    assert!(seen > 10_000, "only {seen} positions");
}
