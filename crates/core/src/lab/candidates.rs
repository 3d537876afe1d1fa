//! Columns, rows and inequalities in turn until nothing changes, then the
//! smallest set of candidates: the "Literate Futoshiki solver" by nooodl.

use super::board::Board;
use super::code::{CodeLine, lit, plain};
use super::event::Step;
use super::log::{Log, Sink};
use super::order::Turns;
use super::tree::{Tactic, Tree};
use super::{Order, Run, Strategy, Why};
use crate::grid::{Cell, Line, Values};
use crate::puzzle::GridPuzzle;

/// Columns, rows and inequalities to a fix point, smallest set first.
///
/// A round takes the columns from the left, then the rows from the top, then
/// the inequalities. In a line each value, from n down to 1, that only one
/// cell can have is placed there; then the values that were decided by now,
/// the last cell's first, leave the cells that are still undecided (two equal
/// decided cells are not noticed). An inequality leaves the lesser cell what
/// is below the greatest candidate of the greater one, and that what is above
/// the least of the former; the last inequality comes first, in the order of
/// their columns and then rows. Rounds are repeated until one changes nothing;
/// a cell without a candidate is a dead end, at once here and at the end of
/// the round there, which makes no difference to the tries. Of the cells with
/// the fewest candidates, at least two, the first column by column is tried,
/// smallest value first. The rounds before the first try are free.
///
/// Beyond the document: behind the inequalities each clue, those of the rows
/// first, bounds the cells in front of it in the same spirit (clue 1 leaves n
/// there, a clue c > 1 leaves at distance d values up to n - c + 1 + d), and a
/// decided line must show it. And where the document takes a board for solved
/// as soon as all cells are decided, the rules are checked once more.
pub struct Candidates;

static CODE: &[CodeLine] = &[
    plain(0, "lab.code.search"),
    plain(1, "lab.code.until-unchanged"),
    plain(2, "lab.code.each-column-row"),
    lit(3, "lab.code.place-isolated", &[Step::OnlyPlace]),
    lit(3, "lab.code.remove-solved", &[Step::Decided]),
    lit(2, "lab.code.signs-bound", &[Step::Bound]),
    lit(2, "lab.code.clues-bound", &[Step::Edge]),
    lit(2, "lab.code.decided-line-dead", &[Step::Clue]),
    lit(2, "lab.code.empty-dead", &[Step::NoValue]),
    plain(1, "lab.code.smallest-set"),
    lit(1, "lab.code.if-decided-check", &[Step::Solution, Step::Repeat, Step::Sign]),
    plain(1, "lab.code.each-candidate"),
    lit(2, "lab.code.assume", &[Step::Try]),
    plain(2, "lab.code.recurse"),
    lit(2, "lab.code.restore", &[Step::Undo]),
    lit(1, "lab.code.return", &[Step::NoneLeft]),
];

impl Strategy for Candidates {
    fn id(&self) -> &'static str {
        "candidates"
    }

    fn code(&self) -> &'static [CodeLine] {
        CODE
    }

    fn begin_in(&self, puzzle: &GridPuzzle, order: &Order) -> Run {
        Run::new(Tree::new(Narrowing::new(puzzle, order)), CODE)
    }
}

struct Narrowing {
    board: Board,
    /// The signs in the order in which they are applied.
    signs: Vec<(Cell, Cell)>,
}

impl Narrowing {
    fn new(puzzle: &GridPuzzle, order: &Order) -> Self {
        let size = puzzle.size();
        let gap = |(low, high): &(Cell, Cell)| {
            (size.column(*low) + size.column(*high), size.row(*low) + size.row(*high))
        };
        let mut signs = puzzle.signs().to_vec();
        signs.sort_by_key(gap);
        signs.reverse();
        let columns = (0..size.n()).flat_map(|column| size.line_cells(Line::Column(column)));
        let mut board = Board::new(puzzle, order);
        board.turns = Turns::new(puzzle, columns, &Order { smallest: true, ..order.clone() });
        Self { board, signs }
    }

    fn eliminate<S: Sink>(&mut self, log: &mut Log<'_, S>) -> Result<(), Why> {
        let n = self.board.puzzle.size().n();
        loop {
            let before = self.board.mark();
            for line in (0..n).map(Line::Column).chain((0..n).map(Line::Row)) {
                self.place_isolated(line, log);
                self.remove_solved(line, log)?;
            }
            for (lesser, greater) in &self.signs {
                self.board.bound_sign(*lesser, *greater, log)?;
            }
            self.board.bound_clues(log)?;
            if self.board.mark() == before {
                return Ok(());
            }
        }
    }

    fn place_isolated<S: Sink>(&mut self, line: Line, log: &mut Log<'_, S>) {
        for value in (1..=self.board.puzzle.size().n() as u32).rev() {
            if let (1, Some(cell)) = self.board.places(line, value) {
                self.board.place(cell, value, Why::OnlyPlace { line }, log);
            }
        }
    }

    fn remove_solved<S: Sink>(&mut self, line: Line, log: &mut Log<'_, S>) -> Result<(), Why> {
        let size = self.board.puzzle.size();
        let decided = size.line_cells(line).filter(|cell| self.board.value(*cell) > 0);
        let decided: Vec<(Cell, u32)> =
            decided.map(|cell| (cell, self.board.value(cell))).collect();
        for (by, value) in decided.into_iter().rev() {
            for cell in size.line_cells(line) {
                if self.board.value(cell) == 0 {
                    let why = Why::Decided { by };
                    self.board.remove(cell, Values::only(value), why, log)?;
                }
            }
        }
        Ok(())
    }
}

impl Tactic for Narrowing {
    type Mark = usize;

    fn mark(&self) -> usize {
        self.board.mark()
    }

    fn start<S: Sink>(&mut self, log: &mut Log<'_, S>) -> Result<(), Why> {
        self.eliminate(log)
    }

    fn choose(&mut self, _depth: usize) -> Option<(Cell, Values)> {
        self.board.next_open()
    }

    fn put<S: Sink>(&mut self, cell: Cell, value: u32, log: &mut Log<'_, S>) -> Result<(), Why> {
        self.board.assume(cell, value);
        self.eliminate(log)
    }

    fn accept(&mut self) -> Result<(), Why> {
        self.board.check()
    }

    fn take_back(&mut self, _cell: Cell, mark: usize) {
        self.board.undo_to(mark);
    }

    fn solution(&self) -> Vec<u32> {
        self.board.solution()
    }
}
