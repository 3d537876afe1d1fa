//! Lines as the clues see them, and signs as their cells know them: the checks
//! that several strategies make on values, however these are kept.

use super::Why;
use super::why::At;
use crate::grid::{Cell, Line, Side, Size, Values};
use crate::puzzle::GridPuzzle;

/// One clue with its line.
#[derive(Clone, Debug)]
pub(super) struct View {
    /// Where the clue stands.
    pub(super) at: At,
    /// The clue.
    pub(super) clue: u32,
    /// The cells of the line, the nearest first.
    pub(super) cells: Vec<Cell>,
}

/// Every clue and sign of a puzzle, ready to be checked.
#[derive(Clone, Debug)]
pub(super) struct Views {
    /// The clues of the rows from the top, then of the columns from the left;
    /// of a line, the clue at its first cell comes first.
    pub(super) views: Vec<View>,
    /// For each row, then each column: where its views begin.
    starts: Vec<usize>,
    /// For each cell, its signs as (lesser, greater), in the puzzle's order.
    signs: Vec<Vec<(Cell, Cell)>>,
    n: usize,
}

impl Views {
    /// Those of a puzzle.
    pub(super) fn new(puzzle: &GridPuzzle) -> Self {
        let size = puzzle.size();
        let mut views = Vec::new();
        let mut starts = vec![0];
        for line in size.lines() {
            let clues = sides_of(line).map(|side| (side, puzzle.clue(side, line.index())));
            for (side, clue) in clues {
                views.extend(clue.map(|clue| view(puzzle, line, side, clue)));
            }
            starts.push(views.len());
        }
        let mut signs = vec![Vec::new(); size.cell_count()];
        for (lesser, greater) in puzzle.signs() {
            signs[lesser.index()].push((*lesser, *greater));
            signs[greater.index()].push((*lesser, *greater));
        }
        Self { views, starts, signs, n: size.n() }
    }

    /// The clues that look along a line.
    pub(super) fn of_line(&self, number: usize) -> &[View] {
        &self.views[self.starts[number]..self.starts[number + 1]]
    }

    /// The clues that see a cell: those of its row, then those of its column.
    pub(super) fn of_cell(&self, cell: Cell) -> impl Iterator<Item = &View> {
        let (row, column) = (cell.index() / self.n, cell.index() % self.n);
        self.of_line(row).iter().chain(self.of_line(self.n + column))
    }

    /// The signs of a cell as (lesser, greater).
    pub(super) fn signs_of(&self, cell: Cell) -> &[(Cell, Cell)] {
        &self.signs[cell.index()]
    }
}

fn view(puzzle: &GridPuzzle, line: Line, side: Side, clue: u32) -> View {
    let mut cells: Vec<Cell> = puzzle.size().line_cells(line).collect();
    if !side.sees_first_cell_first() {
        cells.reverse();
    }
    View { at: At::new(side, line.index()), clue, cells }
}

/// The sides that look along a line, that at its first cell first.
const fn sides_of(line: Line) -> [Side; 2] {
    match line {
        Line::Row(_) => [Side::Left, Side::Right],
        Line::Column(_) => [Side::Top, Side::Bottom],
    }
}

impl View {
    /// Whether the line can still show its clue, by what is filled from the
    /// clue up to the first open cell: no more may be seen than the clue says,
    /// and in a full line neither less. An open cell is 0.
    #[inline]
    pub(super) fn check(&self, value: impl Fn(Cell) -> u32) -> Result<(), Why> {
        let (seen, full) = self.seen(value);
        let clue = self.at;
        match full {
            true if seen != self.clue => Err(Why::Clue { clue, seen: seen as u8 }),
            false if seen > self.clue => Err(Why::TooMany { clue, seen: seen as u8 }),
            _ => Ok(()),
        }
    }

    /// Whether the line shows its clue, where it is full.
    #[inline]
    pub(super) fn check_full(&self, value: impl Fn(Cell) -> u32) -> Result<(), Why> {
        match self.seen(value) {
            (seen, true) if seen != self.clue => Err(Why::Clue { clue: self.at, seen: seen as u8 }),
            _ => Ok(()),
        }
    }

    /// How many are seen up to the first open cell, and whether there is none.
    #[inline]
    fn seen(&self, value: impl Fn(Cell) -> u32) -> (u32, bool) {
        let mut tallest = 0;
        let mut seen = 0;
        for cell in &self.cells {
            let height = value(*cell);
            if height == 0 {
                return (seen, false);
            }
            seen += u32::from(height > tallest);
            tallest = tallest.max(height);
        }
        (seen, true)
    }
}

/// The first rule that a board breaks: repeats line by line, then the signs
/// between filled cells, then the clues, each by `look`.
pub(super) fn check_board(
    puzzle: &GridPuzzle,
    views: &Views,
    value: impl Fn(Cell) -> u32,
    look: impl FnMut(&View) -> Result<(), Why>,
) -> Result<(), Why> {
    for line in puzzle.size().lines() {
        check_repeats(puzzle, line, &value)?;
    }
    for (lesser, greater) in puzzle.signs() {
        check_sign(*lesser, *greater, &value)?;
    }
    views.views.iter().try_for_each(look)
}

/// Whether a value stands twice in a line; open cells are 0.
pub(super) fn check_repeats(
    puzzle: &GridPuzzle,
    line: Line,
    value: impl Fn(Cell) -> u32,
) -> Result<(), Why> {
    let mut seen = Values::NONE;
    for value in puzzle.size().line_cells(line).map(value).filter(|value| *value > 0) {
        if seen.contains(value) {
            return Err(Why::Repeat { value: value as u8, line });
        }
        seen = seen | Values::only(value);
    }
    Ok(())
}

/// Whether a sign holds, where both its cells are filled.
#[inline]
pub(super) fn check_sign(
    lesser: Cell,
    greater: Cell,
    value: impl Fn(Cell) -> u32,
) -> Result<(), Why> {
    let (low, high) = (value(lesser), value(greater));
    if low > 0 && high > 0 && low >= high {
        return Err(Why::Sign { lesser, greater });
    }
    Ok(())
}

/// The row and the column of a cell.
pub(super) const fn lines_of(size: Size, cell: Cell) -> [Line; 2] {
    [Line::Row(size.row(cell)), Line::Column(size.column(cell))]
}
