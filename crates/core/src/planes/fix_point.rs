//! Everything that can be removed from a position: sweeps, then exact passes over the lines that
//! changed, and at the start the columns that each value can have in all rows.

use crate::constraints::unsupported;
use crate::engine::Conflict;

use super::grid::{Board, Grid, MOST, places};
use super::heat::Heat;
use super::plane::Plane;
use super::sweep::{Counts, Sweep};

/// Lines with more open places wait until no other line gives anything.
const FEW_OPEN: u32 = 7;

/// Takes from a board all that it can. `from` is the position before the last decision, where there
/// was one. Returns how many values the cells have; counts the passes.
///
/// # Errors
/// Nothing is left.
pub(super) fn settle<const K: usize>(
    grid: &Grid<K>,
    heat: &mut Heat,
    board: &mut Board<K>,
    from: Option<&Board<K>>,
    passes: &mut u64,
) -> Result<Counts<K>, Conflict> {
    let mut sweep = Sweep::of(board);
    let mut lines = Lines {
        dirty: from.map_or(all_lines(grid.n), |_| 0),
        values: from.map_or(u32::MAX, |_| 0),
        at_root: from.is_none(),
        seen: *from.unwrap_or(board),
    };
    loop {
        if let Err(trouble) = sweep.settle(grid) {
            heat.blame(grid, &trouble);
            return Err(Conflict);
        }
        if !lines.narrow(grid, heat, &mut sweep, passes)? {
            *board = sweep.board;
            return Ok(sweep.counts);
        }
        sweep.renew();
    }
}

fn all_lines(n: usize) -> u32 {
    let half = (1 << n) - 1;
    half | half << MOST
}

/// The lines and values to look at.
struct Lines<const K: usize> {
    /// Bit n of each line, columns from [`MOST`] on.
    dirty: u32,
    values: u32,
    at_root: bool,
    /// The candidates when changes were last looked for.
    seen: Board<K>,
}

impl<const K: usize> Lines<K> {
    /// Passes over what changed; whether anything was removed.
    #[inline(always)]
    fn narrow(
        &mut self,
        grid: &Grid<K>,
        heat: &mut Heat,
        sweep: &mut Sweep<K>,
        passes: &mut u64,
    ) -> Result<bool, Conflict> {
        self.note_changes(grid, &sweep.board);
        let mut removed = false;
        for few in [true, false] {
            if removed {
                break;
            }
            let mut rest = self.dirty;
            while rest != 0 {
                let line = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                let crossed = self.look_at(grid, heat, sweep, line, few, passes)?;
                removed |= crossed != 0;
                // Lines that come later have their turn in this round.
                rest |= crossed & !((2 << line) - 1);
            }
        }
        self.seen = sweep.board;
        if !removed && self.at_root {
            return self.third_family(grid, sweep, passes);
        }
        Ok(removed)
    }

    fn note_changes(&mut self, grid: &Grid<K>, board: &Board<K>) {
        let mut changed = Plane::NONE;
        for (value, (now, seen)) in board.iter().zip(self.seen).enumerate() {
            let here = *now ^ seen;
            changed |= here;
            self.values |= u32::from(!here.is_empty()) << value;
        }
        self.dirty |= (changed.any_column() as u32) << MOST;
        for row in 0..grid.n {
            self.dirty |= u32::from(changed.row(row) != 0) << row;
        }
    }

    /// The exact pass over one line, if it is its turn; returns the lines that cross it where something was
    /// removed.
    #[inline(always)]
    fn look_at(
        &mut self,
        grid: &Grid<K>,
        heat: &mut Heat,
        sweep: &mut Sweep<K>,
        line: usize,
        few: bool,
        passes: &mut u64,
    ) -> Result<u32, Conflict> {
        let open = ((1 << grid.n) - 1) & !places(sweep.single, line);
        if few && open.count_ones() > FEW_OPEN {
            return Ok(0);
        }
        self.dirty &= !(1 << line);
        if open.count_ones() < 3 {
            return Ok(0);
        }
        *passes += 1;
        let at = sweep.board.map(|plane| places(plane, line));
        let mut gone = [0; MOST];
        let all = match unsupported(&at, open, &grid.lesser_places[line], &mut gone) {
            Ok(all) => all,
            Err(conflict) => {
                heat.bump(line);
                return Err(conflict);
            }
        };
        for (plane, gone) in sweep.board.iter_mut().zip(gone).filter(|(_, gone)| *gone != 0) {
            *plane &= !Grid::cells_of(line, gone);
        }
        let crossed = if line < MOST { all << MOST } else { all };
        self.dirty |= crossed;
        Ok(crossed)
    }

    /// For one value each row has a column of its own.
    fn third_family(
        &mut self,
        grid: &Grid<K>,
        sweep: &mut Sweep<K>,
        passes: &mut u64,
    ) -> Result<bool, Conflict> {
        let mut removed = false;
        let changed = core::mem::take(&mut self.values);
        for value in (0..grid.n).filter(|value| changed >> value & 1 == 1) {
            let plane = sweep.board[value];
            let open = (grid.columns & !(plane & sweep.single).any_column()) as u32;
            if open.count_ones() < 4 {
                continue;
            }
            *passes += 1;
            let mut at = [0; MOST];
            (0..grid.n).for_each(|row| at[row] = plane.row(row));
            let mut gone = [0; MOST];
            removed |= unsupported(&at, open, &[0; MOST], &mut gone)? != 0;
            for (row, gone) in gone.into_iter().enumerate() {
                sweep.board[value] &= !Grid::cells_of(row, gone);
            }
        }
        Ok(removed)
    }
}
