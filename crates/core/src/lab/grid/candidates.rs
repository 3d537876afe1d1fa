//! Columns, rows and inequalities in turn until nothing changes, then the
//! smallest set of candidates: the "Literate Futoshiki solver" by nooodl.

use super::board::{Board, apply};
use super::board_search::{Inference, following};
use super::cheap_rules::bound_sign;
use super::event::GridObserver;
use super::stage::{CLEARED, CLUES_BOUND, GridStage as Stage, SIGNS_BOUND, START};
use super::turns::Turns;
use crate::conditions::LessThan;
use crate::deduction::{Contradiction, Decided, Layout, Marks};
use crate::grid::{Cell, Line};
use crate::lab::code::{CodeLine, lit, plain};
use crate::lab::strategy::Strategy;
use crate::lab::trace::Trace;
use crate::lab::variable_order::VariableOrder;
use crate::puzzle::GridPuzzle;
use crate::rules::{ONLY_PLACE, decided, only_place};

/// Columns, rows and inequalities to a fixpoint, smallest set first.
///
/// A round takes the columns from the left, then the rows from the top, then
/// the inequalities. In a line, the round places each value, from n down to 1,
/// that only one cell can have. Then the values decided so far, starting with
/// that of the last cell, are removed from the cells that are still undecided.
/// Two equal decided cells are not noticed. An inequality leaves the lesser
/// cell only values below the greatest candidate of the greater cell, and
/// leaves the greater cell only values above the least candidate of the lesser.
/// Inequalities are ordered by columns and then rows, and the last one is
/// applied first. Rounds are repeated until a round changes nothing. A cell
/// without a candidate is a dead end: at once in this search, at the end of the
/// round in the document. This does not change the number of tries. The search
/// tries the cell with the fewest candidates, at least two, smallest value
/// first; ties go to the first cell column by column. The rounds before the
/// first try cost no tries.
///
/// Beyond the document: after the inequalities, each clue narrows the cells in
/// front of it in a similar way, clues of rows first. Clue 1 leaves only n in
/// the nearest cell. A clue c > 1 leaves values up to `n - c + 1 + d` at
/// distance d (counted from 0). A decided line must show its clues. The
/// document accepts a board as soon as all cells are decided; here the rules
/// are checked again.
pub static CANDIDATES: Strategy = Strategy {
    id: "candidates",
    tries: "lab.tries.candidates",
    is_anchored: true,
    code: CODE,
    total: None,
    search: |puzzle, order| {
        let board = by_columns(puzzle, order);
        let signs = from_the_last(&board.layout);
        following(board, Narrowing(signs))
    },
};

static CODE: &[CodeLine<Stage>] = &[
    lit(0, "lab.code.search", START),
    plain(1, "lab.code.until-unchanged"),
    plain(2, "lab.code.each-column-row"),
    lit(3, "lab.code.place-isolated", &[Stage::Rule(&ONLY_PLACE)]),
    lit(3, "lab.code.remove-solved", CLEARED),
    lit(2, "lab.code.signs-bound", SIGNS_BOUND),
    lit(2, "lab.code.clues-bound", CLUES_BOUND),
    lit(2, "lab.code.decided-line-dead", &[Stage::Clue]),
    lit(2, "lab.code.empty-dead", &[Stage::NoValue]),
    plain(1, "lab.code.smallest-set"),
    lit(1, "lab.code.if-decided-check", &[Stage::Solution, Stage::Repeat, Stage::Sign]),
    plain(1, "lab.code.each-candidate"),
    lit(2, "lab.code.assume", &[Stage::Try]),
    plain(2, "lab.code.recurse"),
    lit(2, "lab.code.restore", &[Stage::Undo]),
    lit(1, "lab.code.return", &[Stage::NoneLeft]),
];

/// The signs, in the order in which they are applied.
struct Narrowing(Vec<LessThan>);

fn by_columns(puzzle: &GridPuzzle, order: &VariableOrder) -> Board {
    let size = puzzle.size();
    let columns = (0..size.n()).flat_map(|column| size.line_cells(Line::Column(column)));
    let turns = Turns::new(puzzle, columns, &VariableOrder { smallest: true, ..order.clone() });
    Board { turns, ..Board::new(puzzle, order) }
}

fn from_the_last(layout: &Layout) -> Vec<LessThan> {
    let size = layout.size();
    let mut signs = layout.signs().to_vec();
    signs.sort_by_key(|LessThan { lesser, greater }| {
        (size.column(*lesser) + size.column(*greater), size.row(*lesser) + size.row(*greater))
    });
    signs.reverse();
    signs
}

impl Inference for Narrowing {
    fn follow<O: GridObserver>(
        &mut self,
        _tried: Option<Cell>,
        board: &mut Board,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        let n = board.layout.size().n();
        loop {
            let before = board.marks.mark();
            for line in (0..n).map(Line::Column).chain((0..n).map(Line::Row)) {
                place_isolated(line, &mut board.marks, trace)?;
                remove_decided(line, &mut board.marks, trace)?;
            }
            board.clear_all_groups(trace)?;
            for sign in &self.0 {
                bound_sign(&mut board.marks, *sign, trace)?;
            }
            board.bound_pairs(trace)?;
            board.bound_clues(trace)?;
            if board.marks.mark() == before {
                return Ok(());
            }
        }
    }
}

/// Places the values that have only one place in a line.
fn place_isolated<O: GridObserver>(
    line: Line,
    marks: &mut Marks,
    trace: &mut Trace<'_, O>,
) -> Result<(), Contradiction> {
    for value in (1..=marks.size().n() as u32).rev() {
        // A value that has no place is not noticed.
        let step = only_place::step(marks, line, value).ok().flatten();
        apply(marks, step, trace)?;
    }
    Ok(())
}

/// Removes the values of decided cells from undecided ones; two equal decided
/// cells are not noticed.
fn remove_decided<O: GridObserver>(
    line: Line,
    marks: &mut Marks,
    trace: &mut Trace<'_, O>,
) -> Result<(), Contradiction> {
    let cells: Vec<Cell> = marks.size().line_cells(line).collect();
    let decided: Vec<Decided> = cells.iter().filter_map(|cell| marks.decided(*cell)).collect();
    for by in decided.into_iter().rev() {
        for cell in &cells {
            if marks.several(*cell).is_some() {
                let step = decided::step(marks, by, *cell);
                apply(marks, step, trace)?;
            }
        }
    }
    Ok(())
}
