//! Marks on the board for an event: the places in its reason, in addition to
//! its sentence.

use gridfold_core::deduction::Cause;
use gridfold_core::error::Fault;
use gridfold_core::grid::{Cell, House};
use gridfold_core::lab::{Event, GridEventKind, GridReason, SnakeEventKind, SnakeReason};
use gridfold_core::puzzle::GridPuzzle;

use crate::wire::LabReason;

/// The sentence for an event of a snake search, with the place at which it
/// breaks a rule, if any.
pub(super) fn snake(event: &Event<SnakeEventKind>) -> LabReason {
    let spots = match event.kind {
        SnakeEventKind::DeadEnd(
            SnakeReason::Taken { place, .. } | SnakeReason::Parted { place },
        ) => {
            vec![place]
        }
        SnakeEventKind::DeadEnd(
            SnakeReason::Leaves { .. } | SnakeReason::TooWide { .. } | SnakeReason::Number { .. },
        )
        | SnakeEventKind::Lay { .. }
        | SnakeEventKind::NoneLeft { .. }
        | SnakeEventKind::Undo
        | SnakeEventKind::Solution => Vec::new(),
    };
    LabReason { fault: Fault::new(event.message()), spots }
}

/// The sentence for an event of a grid search, with the places that it
/// concerns.
pub(super) fn grid(event: &Event<GridEventKind>, puzzle: &GridPuzzle) -> LabReason {
    LabReason { fault: fault(event, puzzle), spots: Vec::new() }
}

fn fault(event: &Event<GridEventKind>, puzzle: &GridPuzzle) -> Fault {
    let said = Fault::new(event.message(puzzle));
    match &event.kind {
        GridEventKind::DeadEnd(GridReason::Contradiction(found)) => found.fault(puzzle),
        GridEventKind::Step(step) => lit(said, step.causes.iter(), step.removed.cell(), puzzle),
        GridEventKind::Ruled { step, cell, .. } | GridEventKind::Found { step, cell, .. } => {
            lit(said, step.causes.iter().copied(), *cell, puzzle)
        }
        GridEventKind::Try { cell, .. }
        | GridEventKind::NoneLeft { cell }
        | GridEventKind::Propagated { cell, .. }
        | GridEventKind::Refuted { cell, .. } => said.at(*cell),
        GridEventKind::DeadEnd(GridReason::Engine)
        | GridEventKind::Undo
        | GridEventKind::Solution => said,
    }
}

/// Marks the causes of a step, and the cell that it changes.
fn lit(said: Fault, causes: impl Iterator<Item = Cause>, cell: Cell, puzzle: &GridPuzzle) -> Fault {
    let fault = causes.fold(said, |fault, cause| match cause {
        Cause::Cell(cell) | Cause::Candidate { cell, .. } => fault.at(cell),
        Cause::Line(line) | Cause::Places { house: House::Line(line), .. } => {
            puzzle.size().line_cells(line).fold(fault, Fault::at)
        }
        Cause::Condition(condition) => condition.mark(fault),
        // Diagonals and boxes are not highlighted, because the sentence mentions them.
        Cause::House(_) | Cause::Places { .. } => fault,
    });
    if fault.cells.contains(&cell) { fault } else { fault.at(cell) }
}
