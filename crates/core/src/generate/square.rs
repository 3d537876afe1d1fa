//! Random full grids.

use super::made::Missed;
use crate::grid::{Cell, Line, Values};
use crate::puzzle::GridPuzzle;
use crate::rng::Dice;

/// How many cells are filled, per cell of the grid, before the attempt is
/// restarted.
const PATIENCE: usize = 40;
/// How many attempts are made.
const BEGUN: usize = 50;

/// A random full grid, row by row. The grid respects this puzzle's houses
/// (rows, columns, diagonals and boxes) and its givens.
///
/// # Errors
/// Fails if no such grid exists, or if fifty attempts found none.
pub(super) fn square(puzzle: &GridPuzzle, dice: &mut Dice) -> Result<Vec<u32>, Missed> {
    let size = puzzle.size();
    let houses = houses(puzzle);
    for _ in 0..BEGUN {
        let mut filling = Filling {
            of_cell: size.cells().map(|cell| containing(&houses, cell)).collect(),
            held: vec![Values::NONE; houses.len()],
            values: vec![0; size.cell_count()],
            all: size.all_values(),
            left: PATIENCE * size.cell_count(),
            dice,
        };
        puzzle.givens().for_each(|(cell, value)| filling.put(cell.index(), value));
        match filling.fill() {
            Filled::Yes => return Ok(filling.values),
            Filled::No => return Err(Missed::NoGrid),
            Filled::TooLong => {}
        }
    }
    Err(Missed::GridNotFound { runs: BEGUN as u64 })
}

fn houses(puzzle: &GridPuzzle) -> Vec<Vec<Cell>> {
    let size = puzzle.size();
    let lines = size.lines().map(|line: Line| size.line_cells(line).collect());
    let mut houses: Vec<Vec<Cell>> = lines.collect();
    let made = puzzle.conditions().iter().flat_map(|condition| condition.houses(size));
    houses.extend(made.map(|(_, cells)| cells));
    houses
}

fn containing(houses: &[Vec<Cell>], cell: Cell) -> Vec<usize> {
    (0..houses.len()).filter(|number| houses[*number].contains(&cell)).collect()
}

enum Filled {
    Yes,
    No,
    TooLong,
}

struct Filling<'a> {
    /// The houses of each cell.
    of_cell: Vec<Vec<usize>>,
    /// The values of each house.
    held: Vec<Values>,
    /// The value of each cell; 0 if it is open.
    values: Vec<u32>,
    all: Values,
    left: usize,
    dice: &'a mut Dice,
}

impl Filling<'_> {
    /// Fills the cell with the fewest values first, trying values in random
    /// order.
    fn fill(&mut self) -> Filled {
        let Some((cell, values)) = self.tightest() else { return Filled::Yes };
        for value in shuffled(values.iter().collect(), self.dice) {
            if self.left == 0 {
                return Filled::TooLong;
            }
            self.left -= 1;
            self.put(cell, value);
            match self.fill() {
                Filled::No => self.take(cell, value),
                end => return end,
            }
        }
        Filled::No
    }

    /// A random cell among the open cells with the fewest values.
    fn tightest(&mut self) -> Option<(usize, Values)> {
        let mut best = Vec::new();
        let mut fewest = u32::MAX;
        for cell in (0..self.values.len()).filter(|cell| self.values[*cell] == 0) {
            let values = self.values_of(cell);
            if values.len() < fewest {
                (fewest, best) = (values.len(), Vec::new());
            }
            if values.len() == fewest {
                best.push((cell, values));
            }
        }
        (!best.is_empty()).then(|| best[self.dice.below(best.len())])
    }

    fn values_of(&self, cell: usize) -> Values {
        let held = self.of_cell[cell].iter().fold(Values::NONE, |all, of| all | self.held[*of]);
        self.all & !held
    }

    fn put(&mut self, cell: usize, value: u32) {
        self.values[cell] = value;
        self.of_cell[cell]
            .iter()
            .for_each(|of| self.held[*of] = self.held[*of] | Values::only(value));
    }

    fn take(&mut self, cell: usize, value: u32) {
        self.values[cell] = 0;
        self.of_cell[cell]
            .iter()
            .for_each(|of| self.held[*of] = self.held[*of] & !Values::only(value));
    }
}

/// The same things in random order.
pub(super) fn shuffled<Thing>(mut things: Vec<Thing>, dice: &mut Dice) -> Vec<Thing> {
    for last in (1..things.len()).rev() {
        things.swap(last, dice.below(last + 1));
    }
    things
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kind::LATIN;
    use crate::puzzle::Draft;

    /// All rows but the last have a 1. The last row needs its 1 in the only column without one, but
    /// has a 2 there.
    fn without_last_one(n: usize) -> GridPuzzle {
        let mut draft = Draft::empty(&LATIN, n);
        (0..n - 1).for_each(|at| draft.givens[at * n + at] = 1);
        draft.givens[n * n - 1] = 2;
        draft.puzzle().expect("a puzzle")
    }

    #[test]
    fn that_there_is_no_grid_is_said_only_where_all_were_tried() {
        let mut dice = Dice::new(1);
        assert_eq!(square(&without_last_one(3), &mut dice), Err(Missed::NoGrid));
        let missed = square(&without_last_one(9), &mut dice).expect_err("no grid");
        assert_eq!(missed, Missed::GridNotFound { runs: 50 });
        assert!(missed.message().to_string().contains("in 50 tries; perhaps there is none"));
    }
}
