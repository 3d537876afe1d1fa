//! Contradictions that prove, without a search, that a puzzle has no solution.
//!
//! Each check reports the places involved, so that a page can mark them while the puzzle is being typed. All checks
//! are sound but far from complete, so a puzzle that passes them may still have no solution.

use super::GridPuzzle;
use crate::conditions::{Border, Breach, Condition, How, LessThan, Mark, Parity};
use crate::error::Fault;
use crate::grid::{Cell, Line, Side};
use crate::message::{Arg, Message};

impl GridPuzzle {
    /// Every contradiction between clues, givens and signs that is visible in a
    /// single line, side or chain of signs.
    #[must_use]
    pub fn contradictions(&self) -> Vec<Fault> {
        let lines = || self.size().lines();
        let mut found: Vec<Fault> = lines().filter_map(|line| self.facing_clash(line)).collect();
        found.extend(Side::ALL.into_iter().flat_map(|side| self.side_clashes(side)));
        found.extend(Side::ALL.into_iter().flat_map(|side| self.low_clashes(side)));
        found.extend(lines().flat_map(|line| self.repeats(line)));
        found.extend(lines().flat_map(|line| self.crowded(line)));
        found.extend(self.breaches());
        found.extend(self.signs_beyond());
        found.extend(self.sign_chain());
        found
    }

    /// How the numbers at the border are read.
    fn border(&self) -> Border {
        Border::of(self.features)
    }

    fn facing_clash(&self, line: Line) -> Option<Fault> {
        let [Some(first), Some(last)] = self.facing_clues(line) else { return None };
        let message = self.border().facing_clash(self.size, line, [first, last])?;
        let [near, far] = sides_of(line);
        Some(Fault::new(message).at_clue(near, line.index()).at_clue(far, line.index()))
    }

    fn side_clashes(&self, side: Side) -> Vec<Fault> {
        let fixing = self.border().fixing(self.size).into_iter();
        fixing.filter_map(|clue| self.side_clash(side, clue)).collect()
    }

    /// Clues on one side that fix the position of the same building: two of
    /// them would put it into two cells of one line. With parks, a park may be
    /// in front of the building in one line, so there is room for a second such
    /// clue.
    fn side_clash(&self, side: Side, clue: u32) -> Option<Fault> {
        let n = self.size().n();
        let places: Vec<usize> =
            (0..n).filter(|index| self.clue(side, *index) == Some(clue)).collect();
        let message = match (self.scale.parks, &places[..]) {
            (false, [first, second, ..]) => Message::new("clash.same-side")
                .with("first", Arg::Clue { side, index: *first })
                .with("second", Arg::Clue { side, index: *second }),
            (true, [first, second, third, ..]) => Message::new("clash.same-side-parks")
                .with("first", Arg::Clue { side, index: *first })
                .with("second", Arg::Clue { side, index: *second })
                .with("third", Arg::Clue { side, index: *third }),
            (false, [] | [_]) | (true, [] | [_] | [_, _]) => return None,
        };
        let fault = Fault::new(message.with("value", clue));
        Some(places.into_iter().fold(fault, |fault, index| fault.at_clue(side, index)))
    }

    /// Clues that are too low for any way to fill their line.
    fn low_clashes(&self, side: Side) -> Vec<Fault> {
        let clash = |index: usize| {
            let clue = self.clue(side, index)?;
            let message = self.border().low_clash(self.size, side, index, clue)?;
            Some(Fault::new(message).at_clue(side, index))
        };
        (0..self.size.n()).filter_map(clash).collect()
    }

    fn repeats(&self, line: Line) -> Vec<Fault> {
        let values = self.size().all_values();
        values.iter().filter_map(|value| self.repeat(line, value)).collect()
    }

    fn repeat(&self, line: Line, value: u32) -> Option<Fault> {
        let cells = self.size().line_cells(line);
        let cells: Vec<Cell> = cells.filter(|cell| self.given(*cell) == Some(value)).collect();
        if cells.len() < 2 {
            return None;
        }
        let message = Message::new("clash.repeat").with("value", self.scale.shown(value));
        Some(cells.into_iter().fold(Fault::new(message.with("line", line)), Fault::at))
    }

    /// Lines with more odd cells than there are odd numbers, or more even cells
    /// than there are even numbers.
    fn crowded(&self, line: Line) -> impl Iterator<Item = Fault> {
        [true, false].into_iter().filter_map(move |odd| self.crowded_with(line, odd))
    }

    fn crowded_with(&self, line: Line, odd: bool) -> Option<Fault> {
        let numbers = Parity::numbers(odd, self.size, self.scale.parks);
        let wanted = if odd { Mark::Odd } else { Mark::Even };
        let is_given = |cell| self.given(cell).is_some_and(|value| numbers.contains(value));
        let cells = self.size().line_cells(line);
        let cells: Vec<Cell> =
            cells.filter(|cell| self.mark(*cell) == wanted || is_given(*cell)).collect();
        let key = if odd { "clash.parity-odd" } else { "clash.parity-even" };
        let message = Message::new(key).with("line", line).with("count", cells.len());
        let fault = Fault::new(message.with("limit", numbers.len()));
        // If all of these cells are givens, a value appears twice among them, which is another fault.
        let is_marked = cells.iter().any(|cell| self.mark(*cell) == wanted);
        let too_many = cells.len() > numbers.len() as usize;
        (is_marked && too_many).then(|| cells.into_iter().fold(fault, Fault::at))
    }

    /// The conditions that the givens alone break.
    fn breaches(&self) -> impl Iterator<Item = Fault> {
        let given = |cell| self.given(cell).unwrap_or(0);
        let breaches = self.conditions.iter().filter_map(move |one| one.breach(self.size, given));
        breaches.map(move |breach| breach.fault(self.size, self.scale, given))
    }

    /// Signs that require a number below 1 or above n.
    fn signs_beyond(&self) -> impl Iterator<Item = Fault> {
        let signs =
            self.signs().iter().filter(|(lesser, greater)| self.is_beyond(*lesser, *greater));
        signs.map(|(lesser, greater)| {
            let sign = Condition::LessThan(LessThan { lesser: *lesser, greater: *greater });
            let breach = Breach { condition: sign, how: How::Plainly };
            breach.fault(self.size, self.scale, |_| 1)
        })
    }

    fn is_beyond(&self, lesser: Cell, greater: Cell) -> bool {
        match [self.given(lesser), self.given(greater)] {
            [Some(low), None] => low as usize == self.size.n(),
            [None, Some(high)] => high == 1,
            _ => false,
        }
    }

    /// A cycle of signs, or otherwise a chain with more cells than there are
    /// values.
    fn sign_chain(&self) -> Option<Fault> {
        let n = self.size().n();
        let chain = longest_chain(self.size().cell_count(), self.signs())?;
        let message = match chain.circle {
            true => Message::new("clash.cycle"),
            false => Message::new("clash.chain")
                .with("length", chain.cells.len())
                .with("least", self.scale.shown(1))
                .with("most", self.scale.shown(n as u32)),
        };
        if !chain.circle && chain.cells.len() <= n {
            return None;
        }
        let signs = self.signs().iter().copied();
        let inside =
            |(low, high): &(Cell, Cell)| chain.cells.contains(low) && chain.cells.contains(high);
        Some(Fault {
            signs: signs.filter(inside).collect(),
            cells: chain.cells.clone(),
            ..Fault::new(message)
        })
    }
}

const fn sides_of(line: Line) -> [Side; 2] {
    match line {
        Line::Row(_) => [Side::Left, Side::Right],
        Line::Column(_) => [Side::Top, Side::Bottom],
    }
}

struct Chain {
    cells: Vec<Cell>,
    circle: bool,
}

/// The longest rising chain of signs, or a cycle if there is one.
fn longest_chain(cell_count: usize, signs: &[(Cell, Cell)]) -> Option<Chain> {
    let mut before: Vec<Option<Cell>> = vec![None; cell_count];
    let mut length = vec![1_usize; cell_count];
    // Each round lengthens some chain; more rounds than cells mean a cycle.
    for round in 0..=cell_count {
        let mut longer = None;
        for (low, high) in signs {
            if length[high.index()] < length[low.index()] + 1 {
                length[high.index()] = length[low.index()] + 1;
                before[high.index()] = Some(*low);
                longer = Some(*high);
            }
        }
        match longer {
            None => break,
            Some(cell) if round == cell_count => return Some(circle_into(cell, &before)),
            Some(_) => {}
        }
    }
    let end = (0..cell_count).max_by_key(|cell| length[*cell])?;
    let end = Some(Cell(end as u16));
    let cells = core::iter::successors(end, |cell| before[cell.index()]).collect();
    Some(Chain { cells, circle: false })
}

fn circle_into(mut cell: Cell, before: &[Option<Cell>]) -> Chain {
    for _ in 0..before.len() {
        cell = before[cell.index()].unwrap_or(cell);
    }
    let mut cells = vec![cell];
    let mut next = before[cell.index()];
    while let Some(step) = next.filter(|step| *step != cell) {
        cells.push(step);
        next = before[step.index()];
    }
    Chain { cells, circle: true }
}
