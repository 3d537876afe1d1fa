//! One sweep of eliminations from the four sides, then the first undecided
//! lot: the "Skyline Solver" in literate Haskell by RavuAlHemio.

use super::board::{Board, apply};
use super::board_search::{Inference, following};
use super::event::GridObserver;
use super::stage::{CLEARED, GridStage as Stage, SIGNS_BOUND, START};
use crate::deduction::{Contradiction, Decided, Layout, Marks, Sight};
use crate::grid::{Cell, Line, Side, Values};
use crate::lab::code::{CodeLine, lit, plain};
use crate::lab::strategy::Strategy;
use crate::lab::trace::Trace;
use crate::rules::{CLUE_REACHED, clue_reached, decided, partner, sign_bound};

/// One sweep of eliminations from the four sides.
///
/// A sweep takes the rows from the left, the rows from the right, the columns
/// from the top and the columns from the bottom, each from its clue inwards. In
/// a line, the heights of decided lots are first removed from the lots behind
/// them. A decided lot whose height is already in front of it is a dead end,
/// and a lot that this sweep decides counts only from the next line on. Then
/// the sweep walks along the line while lots are decided, and counts the
/// visible lots. Once as many are visible as the clue says, every height above
/// the tallest is removed from all lots behind them. Then the clue is checked:
/// before the first undecided lot, no more may be visible than the clue says,
/// and a decided line must show exactly that number. There is one sweep before
/// the first try and one after each, rather than a fixpoint. Then the first
/// undecided lot in reading order is tried, smallest height first.
///
/// Beyond the document: for a line without a clue, only the first of these
/// steps applies. After the four sides, each sign with a decided cell removes
/// the values that it excludes from the other cell. The document accepts a
/// board as soon as every lot is decided, although the columns may have decided
/// lots in rows that were swept before. Here, the rules are checked again.
pub static ELIMINATION: Strategy = Strategy {
    id: "elimination",
    tries: "lab.tries.candidates",
    is_anchored: true,
    code: CODE,
    total: None,
    search: |puzzle, order| {
        let board = Board::new(puzzle, order);
        let lines = lots(&board.layout);
        following(board, Sweep(lines))
    },
};

static CODE: &[CodeLine<Stage>] = &[
    lit(0, "lab.code.search", START),
    plain(1, "lab.code.each-side"),
    lit(2, "lab.code.undupe", CLEARED),
    lit(2, "lab.code.dupe-dead", &[Stage::Repeat]),
    plain(2, "lab.code.walk-decided"),
    lit(2, "lab.code.hide-taller", &[Stage::Rule(&CLUE_REACHED)]),
    lit(2, "lab.code.empty-lot-dead", &[Stage::NoValue]),
    lit(2, "lab.code.clue-dead", &[Stage::Clue, Stage::TooMany]),
    lit(1, "lab.code.decided-signs", SIGNS_BOUND),
    plain(1, "lab.code.first-lot"),
    lit(1, "lab.code.if-decided-check", &[Stage::Solution, Stage::Sign]),
    plain(1, "lab.code.each-candidate"),
    lit(2, "lab.code.assume", &[Stage::Try]),
    plain(2, "lab.code.recurse"),
    lit(2, "lab.code.restore", &[Stage::Undo]),
    lit(1, "lab.code.return", &[Stage::NoneLeft]),
];

/// The sides, in the order of the sweep.
const SWEEP: [Side; 4] = [Side::Left, Side::Right, Side::Top, Side::Bottom];

/// The lines, in the order of the sweep.
struct Sweep(Vec<Lots>);

/// A line as seen from one side.
struct Lots {
    line: Line,
    cells: Vec<Cell>,
    sight: Option<Sight>,
}

impl Lots {
    fn new(layout: &Layout, side: Side, index: usize) -> Self {
        let line = side.line(index);
        let mut cells: Vec<Cell> = layout.size().line_cells(line).collect();
        if !side.sees_first_cell_first() {
            cells.reverse();
        }
        Self { line, cells, sight: layout.sight(side, index).cloned() }
    }

    /// Removes the heights of decided lots from the lots behind them.
    fn undupe<O: GridObserver>(
        &self,
        marks: &mut Marks,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        let mut decided = Values::NONE;
        for (place, lot) in self.cells.iter().enumerate() {
            let value = marks.value(*lot);
            if value == 0 {
                for height in (marks.values(*lot) & decided).iter() {
                    let mut before = self.cells[..place].iter();
                    let by = before.find_map(|by| holding(marks, *by, height));
                    let step = by.and_then(|by| decided::step(marks, by, *lot));
                    apply(marks, step, trace)?;
                }
            } else if decided.contains(value) {
                return Err(Contradiction::Repeat { value: value as u8, line: self.line });
            } else {
                decided = decided | Values::only(value);
            }
        }
        Ok(())
    }

    /// Removes heights that are too tall from the lots behind those that
    /// account for the clue.
    fn hide<O: GridObserver>(
        &self,
        sight: &Sight,
        marks: &mut Marks,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        let Some((behind, tallest)) = clue_reached::behind(marks, sight) else { return Ok(()) };
        for lot in behind {
            let step = clue_reached::step(marks, sight, *lot, tallest);
            apply(marks, step, trace)?;
        }
        Ok(())
    }
}

/// The cell, if it is decided and has this value.
fn holding(marks: &Marks, cell: Cell, value: u32) -> Option<Decided> {
    marks.decided(cell).filter(|by| by.value == value)
}

fn lots(layout: &Layout) -> Vec<Lots> {
    let n = layout.size().n();
    let along = |side| (0..n).map(move |index| Lots::new(layout, side, index));
    SWEEP.into_iter().flat_map(along).collect()
}

impl Inference for Sweep {
    fn follow<O: GridObserver>(
        &mut self,
        _tried: Option<Cell>,
        board: &mut Board,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        let marks = &mut board.marks;
        for lots in &self.0 {
            lots.undupe(marks, trace)?;
            if let Some(sight) = &lots.sight {
                lots.hide(sight, marks, trace)?;
                sight.check(|cell| marks.value(cell))?;
            }
        }
        look_at_decided(board, trace)
    }
}

/// Removes the value of each decided cell from the cells of its groups. Also
/// removes the values that a decided cell excludes from the other cells of its
/// signs and pairs.
fn look_at_decided<O: GridObserver>(
    board: &mut Board,
    trace: &mut Trace<'_, O>,
) -> Result<(), Contradiction> {
    board.clear_all_groups(trace)?;
    board.check_sums()?;
    let Board { layout, marks, .. } = board;
    for sign in layout.signs() {
        for cell in [sign.greater, sign.lesser] {
            if marks.value(sign_bound::other(*sign, cell)) > 0 {
                let step = sign_bound::step(marks, *sign, cell);
                apply(marks, step, trace)?;
            }
        }
    }
    for pair in layout.pairs() {
        for cell in pair.cells {
            if marks.value(pair.other(cell)) > 0 {
                let step = partner::step(marks, *pair, cell);
                apply(marks, step, trace)?;
            }
        }
    }
    Ok(())
}
