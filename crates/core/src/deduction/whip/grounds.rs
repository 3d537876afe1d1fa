//! What a reader needs to find the remarks of a line: which cells took the other numbers of a
//! cell, whether a place follows from a remark before, and why a cell beside a sign is filled.

use crate::deduction::evidence::{Remark, WhipLine};
use crate::deduction::look::Look;
use crate::deduction::wiring::Unit;
use crate::grid::{Cell, Values};

/// The most cells that a sentence names because they took numbers.
const MOST_TAKERS: usize = 3;

/// A house before a line of a whip, and the lines before.
pub struct Grounds<'a> {
    pub look: Look<'a>,
    pub unit: &'a Unit,
    pub know: &'a [Values],
    pub lines: &'a [WhipLine],
}

impl Grounds<'_> {
    /// The remarks with their grounds.
    pub fn of(&self, remarks: Vec<Remark>) -> Vec<Remark> {
        let (mut now, mut all) = (self.know.to_vec(), Vec::new());
        for mut remark in remarks {
            match &mut remark {
                Remark::Left(cell, left, by) => {
                    *by = self.takers(&now, (*cell, *left));
                    now[cell.index()] = *left;
                }
                Remark::Place(cell, value, then) => {
                    let mut others = self.unit.cells.iter().filter(|other| *other != cell);
                    *then = others.any(|other| self.know[other.index()].contains(*value));
                    now[cell.index()] = Values::only(*value);
                }
                Remark::Beside { other, cell, left, .. } => {
                    if self.is_new(&all, *other) {
                        let by = self.takers(&now, *other);
                        // Without these the reader sees it in the cell.
                        if !by.is_empty() {
                            all.push(Remark::Left(other.0, other.1, by));
                        }
                    }
                    now[cell.index()] = *left;
                }
                Remark::Otherwise(cell, left) => now[cell.index()] = *left,
                _ => {}
            }
            all.push(remark);
        }
        all
    }

    /// Whether a cell of another house is filled, and neither the lines nor these remarks say so.
    fn is_new(&self, remarks: &[Remark], (cell, left): (Cell, Values)) -> bool {
        let says = |one: &Remark| matches!(one, Remark::Left(of, ..) if *of == cell);
        left.len() == 1
            && self.told(cell).len() > 1
            && !self.unit.cells.contains(&cell)
            && !remarks.iter().any(says)
    }

    /// What a cell can be by the last line that says it, or on the board.
    fn told(&self, cell: Cell) -> Values {
        let mut all = self.lines.iter().rev().flat_map(WhipLine::all);
        all.find(|(of, _)| *of == cell).map_or(self.look.values(cell), |(_, left)| *left)
    }

    /// The cells that took all that a cell has lost since it was told; none if there are many, or if
    /// something else took part of it.
    fn takers(&self, know: &[Values], (cell, left): (Cell, Values)) -> Vec<(Cell, u32)> {
        let gone = self.told(cell) & !left;
        let taken = |other: Cell| {
            let value = know[other.index()].single()?;
            let takes = gone.contains(value) && self.look.values(other).len() > 1;
            (takes && self.look.layout().sees(other, cell)).then_some((other, value))
        };
        let mut all: Vec<(Cell, u32)> = Vec::new();
        for one in self.look.size().cells().filter_map(taken) {
            if all.iter().all(|(_, value)| *value != one.1) {
                all.push(one);
            }
        }
        let is_all = all.len() == gone.len() as usize && all.len() <= MOST_TAKERS;
        if is_all { all } else { Vec::new() }
    }
}

impl Remark {
    /// Whether the remark is about this cell.
    pub(super) fn is_about(&self, cell: Cell) -> bool {
        matches!(
            self,
            Self::Left(of, ..) | Self::Place(of, ..) | Self::Beside { cell: of, .. } if *of == cell
        )
    }

    /// Whether the remark goes by what this cell can be, beside another cell.
    pub(super) fn is_beside(&self, cell: Cell) -> bool {
        matches!(self, Self::Beside { other, .. } if other.0 == cell)
    }
}
