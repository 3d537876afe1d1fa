//! The slow twin: fills cells in reading order and checks only what is full.
//!
//! It shares no code with the engine; everything fast is compared with it.

use gridfold_core::grid::Line;
use gridfold_core::puzzle::{GridPuzzle, visible};

/// Every solution, in ascending order, up to a limit.
pub fn solutions(puzzle: &GridPuzzle, limit: usize) -> Vec<Vec<u32>> {
    let mut found = Vec::new();
    let mut values = vec![0; puzzle.size().cell_count()];
    fill(puzzle, &mut values, 0, limit, &mut found);
    found
}

fn fill(
    puzzle: &GridPuzzle,
    values: &mut Vec<u32>,
    next: usize,
    limit: usize,
    found: &mut Vec<Vec<u32>>,
) {
    if found.len() >= limit {
        return;
    }
    if next == values.len() {
        found.push(values.clone());
        return;
    }
    for value in 1..=puzzle.size().n() as u32 {
        values[next] = value;
        if fits(puzzle, values, next) {
            fill(puzzle, values, next + 1, limit, found);
        }
    }
    values[next] = 0;
}

fn fits(puzzle: &GridPuzzle, values: &[u32], last: usize) -> bool {
    let n = puzzle.size().n();
    let (row, column) = (last / n, last % n);
    let given = puzzle.draft().givens[last];
    let repeats = (0..column).any(|other| values[row * n + other] == values[last])
        || (0..row).any(|other| values[other * n + column] == values[last]);
    let signs = puzzle.signs().iter().all(|(low, high)| {
        let filled = low.index() <= last && high.index() <= last;
        !filled || values[low.index()] < values[high.index()]
    });
    (given == 0 || given == values[last])
        && !repeats
        && signs
        && (column + 1 < n || clues_hold(puzzle, values, Line::Row(row)))
        && (row + 1 < n || clues_hold(puzzle, values, Line::Column(column)))
}

fn clues_hold(puzzle: &GridPuzzle, values: &[u32], line: Line) -> bool {
    let heights: Vec<u32> =
        puzzle.size().line_cells(line).map(|cell| values[cell.index()]).collect();
    let [first, last] = puzzle.facing_clues(line);
    first.is_none_or(|clue| clue == visible(heights.iter().copied()))
        && last.is_none_or(|clue| clue == visible(heights.iter().rev().copied()))
}
