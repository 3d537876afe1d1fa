//! What is lit on the board for an event: the places that its reason speaks of, beside its sentence.

use gridfold_core::error::Fault;
use gridfold_core::grid::{Line, Side};
use gridfold_core::lab::{At, Event, What, Why};
use gridfold_core::puzzle::GridPuzzle;

use crate::wire::LabReason;

/// The sentence of an event of a snake, with the place at which it breaks a rule, where it has one.
pub(super) fn snake(event: &Event) -> LabReason {
    let spots = match event.what {
        What::DeadEnd { why: Why::Taken { place, .. } | Why::Parted { place } } => vec![place],
        _ => Vec::new(),
    };
    LabReason { fault: Fault::new(event.snake_message()), spots }
}

/// The sentence of an event of a grid with the places that it concerns.
pub(super) fn grid(event: &Event, puzzle: &GridPuzzle) -> LabReason {
    LabReason { fault: fault(event, puzzle), spots: Vec::new() }
}

fn fault(event: &Event, puzzle: &GridPuzzle) -> Fault {
    let mut fault = Fault::new(event.message(puzzle));
    match event.what {
        What::Try { cell, .. } | What::NoneLeft { cell } => fault.cells.push(cell),
        What::Place { cell, why, .. } | What::Remove { cell, why, .. } => {
            light(&mut fault, why, puzzle);
            if !fault.cells.contains(&cell) {
                fault.cells.push(cell);
            }
        }
        What::DeadEnd { why } => light(&mut fault, why, puzzle),
        _ => {}
    }
    fault
}

fn light(fault: &mut Fault, why: Why, puzzle: &GridPuzzle) {
    match why {
        Why::Repeat { line, .. }
        | Why::NoPlace { line, .. }
        | Why::NoWay { line }
        | Why::OnlyPlace { line }
        | Why::Ways { line } => fault.cells.extend(puzzle.size().line_cells(line)),
        Why::Sign { lesser, greater } | Why::Bound { lesser, greater } => {
            fault.signs.push((lesser, greater));
            fault.cells.extend([lesser, greater]);
        }
        Why::TooMany { clue, .. } | Why::Clue { clue, .. } => {
            fault.clues.push(place(clue));
            fault.cells.extend(puzzle.size().line_cells(line(clue)));
        }
        Why::Edge { clue } | Why::Hidden { clue } => fault.clues.push(place(clue)),
        Why::NoValue { cell } | Why::Decided { by: cell } => fault.cells.push(cell),
        _ => {}
    }
}

fn place(clue: At) -> (Side, usize) {
    (clue.side, usize::from(clue.index))
}

/// The line that a clue looks along.
fn line(clue: At) -> Line {
    let index = usize::from(clue.index);
    match clue.side {
        Side::Top | Side::Bottom => Line::Column(index),
        Side::Left | Side::Right => Line::Row(index),
    }
}
