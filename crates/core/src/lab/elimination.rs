//! One sweep of eliminations from the four sides, then the first undecided
//! lot: the "Skyline Solver" in literate Haskell by RavuAlHemio.

use super::board::Board;
use super::code::{CodeLine, lit, plain};
use super::event::Step;
use super::log::{Log, Sink};
use super::tree::{Tactic, Tree};
use super::views::{View, Views};
use super::{Order, Run, Strategy, Why};
use crate::engine::Lines;
use crate::grid::{Cell, Line, Side, Values};
use crate::puzzle::GridPuzzle;

/// One sweep of eliminations from the four sides.
///
/// A sweep takes the rows from the left, the rows from the right, the columns
/// from the top and the columns from the bottom, each from its clue inwards.
/// Of a line, first the heights of decided lots leave the lots behind them; a
/// decided lot whose height stands in front of it already is a dead end, and a
/// lot that this sweep decides only counts from the next line on. Then the
/// line is walked while its lots are decided, counting those that are seen;
/// once there are as many as the clue says, everything above the tallest
/// leaves all lots behind. Then the clue is checked: not more may be seen in
/// front of the first undecided lot than it says, and in a decided line no
/// other number. There is one sweep before the first try and one after each,
/// not a fix point; then the first undecided lot in reading order is tried,
/// smallest height first.
///
/// Beyond the document: a line without a clue has its first step only. After
/// the four sides each sign with a decided cell takes from the other cell what
/// it excludes. And where the document accepts a board as soon as every lot is
/// decided, although a column may have decided lots of rows that were swept
/// before, here the rules are checked once more.
pub struct Elimination;

static CODE: &[CodeLine] = &[
    plain(0, "lab.code.search"),
    plain(1, "lab.code.each-side"),
    lit(2, "lab.code.undupe", &[Step::Decided]),
    lit(2, "lab.code.dupe-dead", &[Step::Repeat]),
    plain(2, "lab.code.walk-decided"),
    lit(2, "lab.code.hide-taller", &[Step::Hidden]),
    lit(2, "lab.code.empty-lot-dead", &[Step::NoValue]),
    lit(2, "lab.code.clue-dead", &[Step::Clue, Step::TooMany]),
    lit(1, "lab.code.decided-signs", &[Step::Bound]),
    plain(1, "lab.code.first-lot"),
    lit(1, "lab.code.if-decided-check", &[Step::Solution, Step::Sign]),
    plain(1, "lab.code.each-candidate"),
    lit(2, "lab.code.assume", &[Step::Try]),
    plain(2, "lab.code.recurse"),
    lit(2, "lab.code.restore", &[Step::Undo]),
    lit(1, "lab.code.return", &[Step::NoneLeft]),
];

/// The sides in the order of the sweep.
const SWEEP: [Side; 4] = [Side::Left, Side::Right, Side::Top, Side::Bottom];

impl Strategy for Elimination {
    fn id(&self) -> &'static str {
        "elimination"
    }

    fn code(&self) -> &'static [CodeLine] {
        CODE
    }

    fn begin_in(&self, puzzle: &GridPuzzle, order: &Order) -> Run {
        Run::new(Tree::new(Swept::new(puzzle, order)), CODE)
    }
}

struct Swept {
    board: Board,
    /// The lines in the order of the sweep.
    lines: Vec<Lots>,
}

/// A line as one side looks along it.
struct Lots {
    line: Line,
    cells: Vec<Cell>,
    clue: Option<View>,
}

impl Lots {
    fn new(puzzle: &GridPuzzle, views: &Views, side: Side, index: usize) -> Self {
        let line = side.line(index);
        let mut cells: Vec<Cell> = puzzle.size().line_cells(line).collect();
        if !side.sees_first_cell_first() {
            cells.reverse();
        }
        let clues = views.of_line(Lines::number(puzzle.size(), line));
        let clue = clues.iter().find(|view| view.at.side == side).cloned();
        Self { line, cells, clue }
    }

    /// Takes the heights of decided lots from the lots behind them.
    fn undupe<S: Sink>(&self, board: &mut Board, log: &mut Log<'_, S>) -> Result<(), Why> {
        let mut decided = Values::NONE;
        for (place, lot) in self.cells.iter().enumerate() {
            let value = board.value(*lot);
            if value == 0 {
                let gone = board.values(*lot) & decided;
                for height in gone.iter() {
                    let by = self.holder(&self.cells[..place], height, board).unwrap_or(*lot);
                    board.remove(*lot, Values::only(height), Why::Decided { by }, log)?;
                }
            } else if decided.contains(value) {
                return Err(Why::Repeat { value: value as u8, line: self.line });
            } else {
                decided = decided | Values::only(value);
            }
        }
        Ok(())
    }

    fn holder(&self, before: &[Cell], height: u32, board: &Board) -> Option<Cell> {
        before.iter().copied().find(|lot| board.value(*lot) == height)
    }

    /// Takes what is too tall from the lots behind those that fill the clue.
    fn hide<S: Sink>(
        &self,
        view: &View,
        board: &mut Board,
        log: &mut Log<'_, S>,
    ) -> Result<(), Why> {
        let (mut tallest, mut seen) = (0, 0);
        for lot in &self.cells {
            if seen == view.clue {
                let why = Why::Hidden { clue: view.at };
                board.remove(*lot, Values::above(tallest), why, log)?;
                continue;
            }
            let height = board.value(*lot);
            if height == 0 {
                break;
            }
            seen += u32::from(height > tallest);
            tallest = tallest.max(height);
        }
        Ok(())
    }
}

impl Swept {
    fn new(puzzle: &GridPuzzle, order: &Order) -> Self {
        let board = Board::new(puzzle, order);
        let indices = 0..puzzle.size().n();
        let places =
            SWEEP.into_iter().flat_map(|side| indices.clone().map(move |index| (side, index)));
        let lots = |(side, index)| Lots::new(puzzle, &board.views, side, index);
        Self { lines: places.map(lots).collect(), board }
    }

    fn sweep<S: Sink>(&mut self, log: &mut Log<'_, S>) -> Result<(), Why> {
        for lots in &self.lines {
            lots.undupe(&mut self.board, log)?;
            if let Some(view) = &lots.clue {
                lots.hide(view, &mut self.board, log)?;
                view.check(|cell| self.board.value(cell))?;
            }
        }
        for number in 0..self.board.puzzle.signs().len() {
            let (lesser, greater) = self.board.puzzle.signs()[number];
            self.decided_sign(lesser, greater, log)?;
        }
        Ok(())
    }

    /// A decided cell takes from the other end of its sign what that excludes.
    fn decided_sign<S: Sink>(
        &mut self,
        lesser: Cell,
        greater: Cell,
        log: &mut Log<'_, S>,
    ) -> Result<(), Why> {
        let why = Why::Bound { lesser, greater };
        let (low, high) = (self.board.value(lesser), self.board.value(greater));
        if low > 0 {
            self.board.keep(greater, Values::above(low), why, log)?;
        }
        if high > 0 {
            self.board.keep(lesser, Values::up_to(high - 1), why, log)?;
        }
        Ok(())
    }
}

impl Tactic for Swept {
    type Mark = usize;

    fn mark(&self) -> usize {
        self.board.mark()
    }

    fn start<S: Sink>(&mut self, log: &mut Log<'_, S>) -> Result<(), Why> {
        self.sweep(log)
    }

    fn choose(&mut self, _depth: usize) -> Option<(Cell, Values)> {
        self.board.next_open()
    }

    fn put<S: Sink>(&mut self, cell: Cell, value: u32, log: &mut Log<'_, S>) -> Result<(), Why> {
        self.board.assume(cell, value);
        self.sweep(log)
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
