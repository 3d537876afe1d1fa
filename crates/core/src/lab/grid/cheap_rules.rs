//! The cheap rules, to a fixpoint: conclusions that can be drawn without
//! looking at a whole line.

use super::board::{Board, apply};
use super::event::GridObserver;
use crate::conditions::LessThan;
use crate::deduction::{Contradiction, Decided, Marks, lines_of};
use crate::lab::trace::Trace;
use crate::rules::{
    clue_one, decided, decided_group, edge_limit, only_place, partner, sign_bound, sum_in_view,
};

impl Board {
    /// Runs the cheap rules in rounds until a round changes nothing. A round
    /// consists of:
    ///
    /// 1. each decided cell in reading order: its value is removed from the
    ///    other cells of its row, then of its column, then of its diagonals and
    ///    its box;
    /// 2. each line, rows first, and each value from 1: a value without a place
    ///    is a contradiction, a value with a single place is put there;
    /// 3. each sign in the puzzle's order: the lesser cell stays below the
    ///    greatest candidate of the greater one, then the greater cell stays
    ///    above the least candidate of the lesser one. Then each bar and, in
    ///    adjacent puzzles, each gap without a bar: both cells keep only values
    ///    that fit some candidate of the other;
    /// 4. each clue, those of the rows first: clue 1 leaves only n in the
    ///    nearest cell, and a clue c > 1 leaves only values up to
    ///    `n - c + 1 + d` in the cell at distance d (counted from 0). A decided
    ///    line must show the clue. Then each sum: a value stays in a cell if,
    ///    with that value, the visible heights can add up to the wanted sum
    ///    without repeating a value.
    ///
    /// # Errors
    /// Returns the first contradiction found, which may be a cell without a
    /// candidate.
    pub(super) fn run_cheap_rules<O: GridObserver>(
        &mut self,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        loop {
            let before = self.marks.mark();
            self.clear_decided(trace)?;
            self.place_singles(trace)?;
            self.bound_signs(trace)?;
            self.bound_pairs(trace)?;
            self.bound_clues(trace)?;
            if self.marks.mark() == before {
                return Ok(());
            }
        }
    }

    fn clear_decided<O: GridObserver>(
        &mut self,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        for cell in self.layout.size().cells() {
            if let Some(by) = self.marks.decided(cell) {
                self.clear_lines(by, trace)?;
                self.clear_groups(by, trace)?;
            }
        }
        Ok(())
    }

    /// Removes the value of a decided cell from the other cells of its row,
    /// then of its column.
    pub(super) fn clear_lines<O: GridObserver>(
        &mut self,
        by: Decided,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        let size = self.layout.size();
        for line in lines_of(size, by.cell) {
            for other in size.line_cells(line).filter(|other| *other != by.cell) {
                let step = decided::step(&self.marks, by, other);
                apply(&mut self.marks, step, trace)?;
            }
        }
        Ok(())
    }

    /// Removes the value of a decided cell from the other cells of its
    /// diagonals and its box.
    #[inline]
    pub(super) fn clear_groups<O: GridObserver>(
        &mut self,
        by: Decided,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        for other in &self.layout.of_cell(by.cell).different {
            let step = decided_group::step(&self.marks, by, *other);
            apply(&mut self.marks, step, trace)?;
        }
        Ok(())
    }

    /// Does the same as `clear_groups` for all decided cells, in reading order.
    pub(super) fn clear_all_groups<O: GridObserver>(
        &mut self,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        if !self.layout.has_groups() {
            return Ok(());
        }
        for cell in self.layout.size().cells() {
            if let Some(by) = self.marks.decided(cell) {
                self.clear_groups(by, trace)?;
            }
        }
        Ok(())
    }

    fn place_singles<O: GridObserver>(
        &mut self,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        let size = self.marks.size();
        for line in size.lines() {
            for value in 1..=size.n() as u32 {
                let step = only_place::step(&self.marks, line, value)?;
                apply(&mut self.marks, step, trace)?;
            }
        }
        Ok(())
    }

    fn bound_signs<O: GridObserver>(
        &mut self,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        let mut signs = self.layout.signs().iter();
        signs.try_for_each(|sign| bound_sign(&mut self.marks, *sign, trace))
    }

    /// For each condition on two cells that is not a sign: leaves each of the
    /// two cells only values that fit some candidate of the other.
    pub(super) fn bound_pairs<O: GridObserver>(
        &mut self,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        for pair in self.layout.pairs() {
            for cell in pair.cells {
                let step = partner::step(&self.marks, *pair, cell);
                apply(&mut self.marks, step, trace)?;
            }
        }
        Ok(())
    }

    /// Narrows the cells in front of every clue, and checks decided lines.
    pub(super) fn bound_clues<O: GridObserver>(
        &mut self,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        for sight in self.layout.sights() {
            let step = clue_one::step(&self.marks, sight);
            apply(&mut self.marks, step, trace)?;
            for distance in 0..edge_limit::reach(sight) {
                let step = edge_limit::step(&self.marks, sight, distance);
                apply(&mut self.marks, step, trace)?;
            }
            sight.check_full(|cell| self.marks.value(cell))?;
        }
        for sight in self.layout.sums() {
            for step in sum_in_view::conclusions(&self.marks, sight) {
                apply(&mut self.marks, Some(step), trace)?;
            }
        }
        Ok(())
    }

    /// Checks that the decided cells of each line still allow its sums.
    pub(super) fn check_sums(&self) -> Result<(), Contradiction> {
        let mut sums = self.layout.sums().iter();
        sums.try_for_each(|sight| sight.check(|cell| self.marks.value(cell)))
    }
}

/// Narrows each cell of a sign by the candidates of the other, the lesser cell first.
pub(super) fn bound_sign<O: GridObserver>(
    marks: &mut Marks,
    sign: LessThan,
    trace: &mut Trace<'_, O>,
) -> Result<(), Contradiction> {
    for cell in [sign.lesser, sign.greater] {
        let step = sign_bound::step(marks, sign, cell);
        apply(marks, step, trace)?;
    }
    Ok(())
}
