//! Removes everything it can from a position: by sweeps, then by exact passes over the changed lines with few open
//! places. At the start, on the largest grids, it also examines lines with many open places, and the columns that each
//! value can have over all rows.

use crate::constraints::{FewOpen, MOST_OPEN, OrderedLine, Places, unsupported};
use crate::engine::Conflict;

use super::choice::Candidate;
use super::grid::{Grid, cells_of, keep, lines_of, places, signs};
use super::heat::Heat;
use super::plane::{MOST, Plane};
use super::sweep::{Position, Sweep};

/// The number of open places for which the exact pass needs one word.
const FEW_OPEN: u32 = MOST_OPEN as u32;

/// What to change in a position from which nothing more could be removed.
#[derive(Clone, Copy, Debug)]
pub(super) enum Change {
    /// The position is the first one: nothing has been removed yet.
    Start,
    /// A candidate is true.
    Keep(Candidate),
    /// A candidate is false.
    Remove(Candidate),
    Nothing,
}

/// Changes a position and removes all it can from it. Counts the passes.
///
/// # Errors
/// Fails if the position has no solution.
pub(super) fn settle<const K: usize, const N: usize>(
    grid: &Grid<K>,
    heat: &mut Heat,
    position: &mut Position<K, N>,
    change: Change,
    passes: &mut u64,
) -> Result<(), Conflict> {
    let all = (1 << grid.n) - 1;
    let is_start = matches!(change, Change::Start);
    let is_thorough = K > 1 && is_start;
    let mut sweep = if is_start { Sweep::first(position) } else { Sweep::of(position) };
    let dirty = match change {
        Change::Start => all | all << MOST,
        Change::Keep(candidate) => {
            keep(&mut sweep.position.board, candidate);
            lines_with::<K>(candidate)
        }
        Change::Remove((cell, value)) => {
            sweep.position.board[value] &= !Plane::only(cell);
            lines_with::<K>((cell, value))
        }
        Change::Nothing => 0,
    };
    sweep.renew(grid);
    let most = if is_thorough { MOST as u32 } else { FEW_OPEN };
    let mut lines = Lines { grid, passes, most, dirty, sweep };
    loop {
        if let Err(trouble) = lines.sweep.settle(grid) {
            heat.blame(&trouble);
            return Err(Conflict);
        }
        let mut removed = lines.narrow(heat)?;
        if !removed && is_thorough {
            removed = lines.third_family()?;
        }
        if !removed {
            return Ok(());
        }
        lines.sweep.renew(grid);
    }
}

/// The lines of a candidate's cell, one bit for each.
fn lines_with<const K: usize>((cell, _): Candidate) -> u32 {
    let [row, column] = lines_of::<K>(cell);
    1 << row | 1 << column
}

/// The lines to examine.
struct Lines<'a, const K: usize, const N: usize> {
    grid: &'a Grid<K>,
    passes: &'a mut u64,
    /// One bit for each line.
    dirty: u32,
    /// Lines with more open places than this get no exact pass.
    most: u32,
    sweep: Sweep<'a, K, N>,
}

impl<const K: usize, const N: usize> Lines<'_, K, N> {
    /// Runs the exact pass over the changed lines; returns whether anything was removed.
    #[inline(always)]
    fn narrow(&mut self, heat: &mut Heat) -> Result<bool, Conflict> {
        let changed = core::mem::replace(&mut self.sweep.changed, Plane::NONE);
        self.dirty |= (changed.any_column() as u32) << MOST;
        for row in 0..self.grid.n {
            self.dirty |= u32::from(changed.row(row) != 0) << row;
        }
        let mut removed = 0;
        for most in [FEW_OPEN, self.most] {
            let mut rest = if removed == 0 { self.dirty } else { 0 };
            while rest != 0 {
                let line = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                let crossed = match self.look_at(line, most) {
                    Ok(crossed) => crossed,
                    Err(conflict) => {
                        heat.bump(line);
                        return Err(conflict);
                    }
                };
                removed |= crossed;
                self.dirty |= crossed;
                // Lines that come later are visited in this round.
                rest |= crossed & !((2 << line) - 1);
            }
        }
        Ok(removed != 0)
    }

    /// Runs the exact pass over one line if it suits the line; returns the crossing lines
    /// in which something was removed.
    #[inline(always)]
    fn look_at(&mut self, line: usize, most: u32) -> Result<u32, Conflict> {
        let open = self.grid.columns as u32 & !places(self.sweep.position.counts.single(), line);
        if open.count_ones() > most {
            return Ok(0);
        }
        self.dirty &= !(1 << line);
        let has_clue = self.grid.clued >> line & 1 == 1;
        if open.count_ones() < 3 && !has_clue {
            return Ok(0);
        }
        *self.passes += 1;
        let all = if !has_clue && open.count_ones() <= FEW_OPEN {
            self.pass_few(line, open)?
        } else {
            self.pass(line, open)?
        };
        Ok(if line < MOST { all << MOST } else { all })
    }

    /// Runs the exact pass over a line without clues and with few open places; returns the places
    /// at which something was removed.
    #[inline(always)]
    fn pass_few(&mut self, line: usize, open: u32) -> Result<u32, Conflict> {
        let mut few = FewOpen::new(open);
        for plane in self.sweep.position.board.iter().take(self.grid.n) {
            few.enter(places(*plane, line));
        }
        let lost = few.unsupported(signs(self.grid, line))?;
        Ok(if lost == 0 { 0 } else { self.remove(line, open, lost) })
    }

    /// Removes candidates of the open values, given by ten bits for each; returns their places.
    #[inline(never)]
    fn remove(&mut self, line: usize, open: u32, lost: u64) -> u32 {
        let (mut rest, mut all) = (lost, 0);
        for plane in self.sweep.position.board.iter_mut().take(self.grid.n) {
            if places(*plane, line) & open != 0 {
                let gone = rest as u32 & ((1 << MOST) - 1);
                *plane &= !cells_of(line, gone);
                all |= gone;
                rest >>= MOST;
            }
        }
        all
    }

    /// The same for any line.
    #[inline(never)]
    fn pass(&mut self, line: usize, open: u32) -> Result<u32, Conflict> {
        let (mut at, mut gone) = ([0; MOST], [0; MOST]);
        for (at, plane) in at.iter_mut().zip(self.sweep.position.board).take(self.grid.n) {
            *at = places(plane, line);
        }
        let signs = signs(self.grid, line);
        let all = if self.grid.clued >> line & 1 == 1 {
            let clues = self.grid.clues[line];
            OrderedLine { n: self.grid.n, places: &at, signs, clues }.unsupported(&mut gone)?
        } else {
            unsupported(&at, open, signs, &mut gone)?
        };
        if all != 0 {
            for (plane, gone) in self.sweep.position.board.iter_mut().zip(gone).take(self.grid.n) {
                *plane &= !cells_of(line, gone);
            }
        }
        Ok(all)
    }

    /// Uses the fact that a value is in a different column in each row; returns whether anything was removed.
    fn third_family(&mut self) -> Result<bool, Conflict> {
        let mut removed = 0;
        let single = self.sweep.position.counts.single();
        for value in 0..self.grid.n {
            let plane = self.sweep.position.board[value];
            let open = (self.grid.columns & !(plane & single).any_column()) as u32;
            if open.count_ones() < 4 {
                continue;
            }
            *self.passes += 1;
            let mut at: Places = [0; MOST];
            (0..self.grid.n).for_each(|row| at[row] = plane.row(row));
            let mut gone = [0; MOST];
            removed |= unsupported(&at, open, [0; 2], &mut gone)?;
            for (row, gone) in gone.into_iter().enumerate().take(self.grid.n) {
                self.sweep.position.board[value] &= !cells_of(row, gone);
            }
        }
        Ok(removed != 0)
    }
}
