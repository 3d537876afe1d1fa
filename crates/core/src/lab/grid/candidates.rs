//! Columns, rows and inequalities in turn until nothing changes, then the
//! smallest set of candidates: the "Literate Futoshiki solver" by nooodl.

use super::board::{Board, apply};
use super::cheap_rules::bound_sign;
use super::event::{GridEventKind, GridObserver};
use super::search_strategy::GridSearchStrategy;
use super::stage::GridStage as Stage;
use super::turns::Turns;
use crate::conditions::LessThan;
use crate::deduction::{Contradiction, Decided};
use crate::grid::{Cell, Line, Values};
use crate::lab::code::{CodeLine, lit, plain};
use crate::lab::run::Run;
use crate::lab::strategy::Strategy;
use crate::lab::trace::Trace;
use crate::lab::tree_search::TreeSearch;
use crate::lab::variable_order::VariableOrder;
use crate::puzzle::GridPuzzle;
use crate::rules::{
    CLUE_ONE, DECIDED, DECIDED_GROUP, EDGE_LIMIT, ONLY_PLACE, PARTNER, SIGN_BOUND, decided,
    only_place,
};

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
/// the round there, which makes no difference to the tries. The cell with
/// the fewest candidates, at least two, is tried, the first one column by
/// column, smallest value first. The rounds before the first try are free.
///
/// Beyond the document: behind the inequalities each clue, those of the rows
/// first, bounds the cells in front of it in the same spirit (clue 1 leaves n
/// there, a clue c > 1 leaves at distance d values up to n - c + 1 + d), and a
/// decided line must show it. And where the document takes a board for solved
/// as soon as all cells are decided, the rules are checked once more.
pub struct Candidates;

static CODE: &[CodeLine<Stage>] = &[
    plain(0, "lab.code.search"),
    plain(1, "lab.code.until-unchanged"),
    plain(2, "lab.code.each-column-row"),
    lit(3, "lab.code.place-isolated", &[Stage::Rule(&ONLY_PLACE)]),
    lit(3, "lab.code.remove-solved", &[Stage::Rule(&DECIDED), Stage::Rule(&DECIDED_GROUP)]),
    lit(2, "lab.code.signs-bound", &[Stage::Rule(&SIGN_BOUND), Stage::Rule(&PARTNER)]),
    lit(2, "lab.code.clues-bound", &[Stage::Rule(&CLUE_ONE), Stage::Rule(&EDGE_LIMIT)]),
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

impl Strategy for Candidates {
    fn id(&self) -> &'static str {
        "candidates"
    }

    fn code(&self) -> &'static [CodeLine<Stage>] {
        CODE
    }

    fn begin_in(&self, puzzle: &GridPuzzle, order: &VariableOrder) -> Run<GridEventKind> {
        Run::new(TreeSearch::new(Narrowing::new(puzzle, order)), CODE)
    }
}

struct Narrowing {
    board: Board,
    /// The signs in the order in which they are applied.
    signs: Vec<LessThan>,
}

impl Narrowing {
    fn new(puzzle: &GridPuzzle, order: &VariableOrder) -> Self {
        let size = puzzle.size();
        let mut board = Board::new(puzzle, order);
        let mut signs = board.layout.signs().to_vec();
        signs.sort_by_key(|LessThan { lesser, greater }| {
            (size.column(*lesser) + size.column(*greater), size.row(*lesser) + size.row(*greater))
        });
        signs.reverse();
        let columns = (0..size.n()).flat_map(|column| size.line_cells(Line::Column(column)));
        board.turns =
            Turns::new(puzzle, columns, &VariableOrder { smallest: true, ..order.clone() });
        Self { board, signs }
    }

    fn eliminate<O: GridObserver>(
        &mut self,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        let n = self.board.layout.size().n();
        loop {
            let before = self.board.marks.mark();
            for line in (0..n).map(Line::Column).chain((0..n).map(Line::Row)) {
                self.place_isolated(line, trace)?;
                self.remove_decided(line, trace)?;
            }
            self.board.clear_all_groups(trace)?;
            for sign in &self.signs {
                bound_sign(&mut self.board.marks, *sign, trace)?;
            }
            self.board.bound_pairs(trace)?;
            self.board.bound_clues(trace)?;
            if self.board.marks.mark() == before {
                return Ok(());
            }
        }
    }

    fn place_isolated<O: GridObserver>(
        &mut self,
        line: Line,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        let marks = &mut self.board.marks;
        for value in (1..=marks.size().n() as u32).rev() {
            // That a value has no place is not noticed.
            let step = only_place::step(marks, line, value).ok().flatten();
            apply(marks, step, trace)?;
        }
        Ok(())
    }

    /// Takes the values of decided cells from undecided ones; of cells that
    /// are decided both nothing is noticed.
    fn remove_decided<O: GridObserver>(
        &mut self,
        line: Line,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        let marks = &mut self.board.marks;
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
}

impl GridSearchStrategy for Narrowing {
    type Mark = usize;

    fn mark(&self) -> usize {
        self.board.marks.mark()
    }

    fn start<O: GridObserver>(&mut self, trace: &mut Trace<'_, O>) -> Result<(), Contradiction> {
        self.eliminate(trace)
    }

    fn choose(&mut self, _depth: usize) -> Option<(Cell, Values)> {
        self.board.next_open()
    }

    fn put<O: GridObserver>(
        &mut self,
        cell: Cell,
        value: u32,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        self.board.assume(cell, value);
        self.eliminate(trace)
    }

    fn accept(&mut self) -> Result<(), Contradiction> {
        self.board.check()
    }

    fn take_back(&mut self, _cell: Cell, mark: usize) {
        self.board.marks.undo_to(mark);
    }

    fn solution(&self) -> Vec<u32> {
        self.board.marks.smallest()
    }
}
