//! The order in which a chain grows: from one run towards both ends, one run at
//! a time.
//!
//! ```text
//!   runs      0  1  2 [3] 4  5  6      [3] is laid first; then, wherever there
//!             <--------     ------>    are fewer ways to go on, 2 or 4, and so on
//! ```
//!
//! Growing from run 0 is the usual search from the first cubelet. Each class of
//! foldings is found once: among directions that are equivalent under the
//! symmetries that fix everything laid so far, only the first is taken. This
//! needs no table of solutions, only 48 bits, of which fewer and fewer are set.

use core::cmp::Reverse;

use super::box_tables::BoxTables;
use super::position::{COUNTS, Choice, Position, Run, Sides, Tip};
use super::word::Word;
use crate::snake::{Cell, Direction, Pruning, Starts};

/// A chain, the tables for its box, and the run to begin with.
pub struct GrowthOrder<'a, W> {
    pub tables: &'a BoxTables<W>,
    pub first: Run,
    /// The runs still to be laid on each side, in growing order.
    pub ahead: [Vec<Run>; 2],
    /// For each colour of the first cell, the cells in which the chain may
    /// begin and end.
    pub ends: [[W; 2]; 2],
    /// For each side, how many runs have been laid when only one cell is
    /// missing.
    pub nearly: [Option<usize>; 2],
    pub pruning: Pruning,
    pub starts: Starts,
}

impl<'a, W: Word> GrowthOrder<'a, W> {
    /// The order that begins with this run.
    pub fn new(
        tables: &'a BoxTables<W>,
        runs: &[Run],
        first: usize,
        pruning: Pruning,
        starts: Starts,
    ) -> Self {
        let ahead: [Vec<Run>; 2] =
            [runs[..first].iter().rev().copied().collect(), runs[first + 1..].to_vec()];
        let nearly = [0, 1].map(|side: usize| {
            let last = ahead[side].last().filter(|run| run.length == 2);
            last.map(|_| ahead[side].len() - 1)
        });
        let cells = |runs: &[Run]| runs.iter().map(|run| run.length - 1).sum::<usize>();
        let back = cells(&ahead[0]);
        let front = cells(&ahead[1]) + runs[first].length - 1;
        let ends = [false, true].map(|even| {
            [back, front].map(|steps| match pruning.colours {
                true => tables.colour(even == steps.is_multiple_of(2)),
                false => W::FULL,
            })
        });
        Self { tables, first: runs[first], ahead, ends, nearly, pruning, starts }
    }

    /// Every way to lay the first run, one of each class.
    pub fn beginnings(&self) -> Vec<(Direction, Position<W>)> {
        let cells = match self.starts {
            Starts::All => self.tables.cuboid.volume(),
            Starts::Corner => 1,
        };
        let ways = || match self.starts {
            Starts::All => &Direction::ALL[..],
            Starts::Corner => &Direction::ALL[..1],
        };
        let all = self.tables.cuboid.cells().take(cells);
        all.flat_map(|cell| ways().iter().map(move |way| (cell, *way)))
            .filter_map(|(cell, way)| Some((way, self.begin(cell, way)?)))
            .collect()
    }

    fn begin(&self, cell: Cell, way: Direction) -> Option<Position<W>> {
        let fixing = match self.starts {
            Starts::All => self.tables.group.of_first_run(cell, way)?,
            // Both mirror images are wanted here, so only the identity is left.
            Starts::Corner => 1,
        };
        let run = self.tables.row(self.first.rows, cell.index())[way.index()];
        if run == W::FULL {
            return None;
        }
        let even = self.tables.cuboid.is_even(cell);
        let axis = way.axis() as u8;
        let position = Position {
            occupied: run | W::only(cell.index()),
            barred: W::NONE,
            fixing,
            tips: [
                Tip { cell: cell.index() as u8, axis, done: 0 },
                Tip {
                    cell: self.beyond(cell.index() as u8, way.index(), self.first),
                    axis,
                    done: 0,
                },
            ],
            even,
        };
        (self.has_colours(even) && self.barred(&position, self.sides(&position)).is_some())
            .then_some(position)
    }

    /// In a box of odd volume, the chain begins and ends on the more common
    /// colour.
    fn has_colours(&self, even: bool) -> bool {
        let odd = !self.tables.cuboid.volume().is_multiple_of(2);
        !(odd && self.pruning.colours) || self.ends[even as usize][0] == self.tables.even
    }

    /// The sides that have runs left.
    #[inline(always)]
    pub fn sides(&self, at: &Position<W>) -> Sides {
        match [0, 1].map(|side| (at.tips[side].done as usize) < self.ahead[side].len()) {
            [true, true] => Sides::Both,
            [true, false] => Sides::Back,
            [false, _] => Sides::Front,
        }
    }

    /// The side on which to continue; `None` if the chain is complete. The side with fewer ways comes first; if both
    /// have the same number, the side with the longer run does.
    #[inline(always)]
    pub fn choose(&self, at: &Position<W>, sides: Sides) -> Option<Choice<'a, W>> {
        match sides {
            Sides::Back => self.choice(at, 0),
            Sides::Front => self.choice(at, 1),
            Sides::Both => {
                let (back, front) = (self.choice(at, 0)?, self.choice(at, 1)?);
                let rank =
                    |it: Choice<'_, W>| (COUNTS[it.ways as usize & 63], Reverse(it.run.length));
                Some(if rank(back) < rank(front) { back } else { front })
            }
        }
    }

    #[inline(always)]
    fn choice(&self, at: &Position<W>, side: usize) -> Option<Choice<'a, W>> {
        let tip = at.tips[side];
        let run = *self.ahead[side].get(tip.done as usize)?;
        let row = self.tables.row(run.rows, tip.cell as usize);
        let taken = at.occupied | at.barred;
        let mut ways = 0;
        for (way, cells) in row.iter().enumerate() {
            ways |= u32::from(!cells.meets(taken)) << way;
        }
        ways &= !(3 << (2 * tip.axis));
        if at.fixing != 1 {
            ways = self.first_of_each_class(ways, at.fixing);
        }
        Some(Choice { side, run, row, ways })
    }

    #[cold]
    fn first_of_each_class(&self, ways: u32, fixing: u64) -> u32 {
        let lowers = &self.tables.group.lowers;
        (0..6).filter(|way| lowers[*way] & fixing == 0).fold(0, |kept, way| kept | ways & 1 << way)
    }

    /// The position with one more run on a side; `None` if the chain can no longer be completed.
    /// `sides` says where runs were left before.
    #[inline(always)]
    pub fn lay(
        &self,
        at: &Position<W>,
        sides: Sides,
        choice: Choice<'_, W>,
        way: usize,
    ) -> Option<Position<W>> {
        let tip = at.tips[choice.side];
        let mut tips = at.tips;
        tips[choice.side] = Tip {
            cell: self.beyond(tip.cell, way, choice.run),
            axis: (way / 2) as u8,
            done: tip.done + 1,
        };
        let next = Position {
            occupied: at.occupied | choice.row[way],
            barred: W::NONE,
            fixing: at.fixing & self.tables.group.fixes[way],
            tips,
            even: at.even,
        };
        let barred = self.barred(&next, sides)?;
        Some(Position { barred, ..next })
    }

    #[inline(always)]
    fn beyond(&self, cell: u8, way: usize, run: Run) -> u8 {
        (cell as isize + self.tables.strides[way] * (run.length as isize - 1)) as u8
    }
}
