//! Small boards in any format: the engine compared with the plain solver.
#![no_main]

use std::collections::BTreeSet;

use gridfold_core::formats;
use gridfold_core::puzzle::GridPuzzle;
use gridfold_core::solve::{Solutions, Verdict, unique};
use gridfold_fuzz::twin;
use libfuzzer_sys::fuzz_target;

/// Above this size, the plain solver takes long.
const LARGEST: usize = 4;

fuzz_target!(|text: &str| {
    let Ok(found) = formats::read(text) else { return };
    if found.draft.size <= LARGEST
        && let Ok(puzzle) = found.draft.puzzle()
    {
        compare(&puzzle);
    }
});

fn compare(puzzle: &GridPuzzle) {
    let expected: BTreeSet<Vec<u32>> = twin::solutions(puzzle, usize::MAX).into_iter().collect();
    let found: Vec<Vec<u32>> = Solutions::new(puzzle).collect();
    assert_eq!(found.len(), expected.len());
    assert!(found.iter().all(|solution| expected.contains(solution) && puzzle.accepts(solution)));
    let verdict = match expected.len() {
        0 => Verdict::None,
        1 => Verdict::Unique,
        _ => Verdict::Several,
    };
    assert_eq!(unique(puzzle).verdict, verdict);
}
