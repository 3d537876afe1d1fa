//! A puzzle as a list of conditions: selects some conditions, or adds one.

use super::{Draft, GridPuzzle, Paper};
use crate::conditions::{Condition, Feature, Written};
use crate::grid::Cell;

impl GridPuzzle {
    /// All printed conditions: those for the whole grid, then the clues
    /// clockwise from the top, the signs, the marks, and the givens.
    #[must_use]
    pub fn conditions(&self) -> &[Condition] {
        &self.conditions
    }

    /// The same grid with only these of its conditions.
    #[must_use]
    pub fn only(&self, conditions: &[Condition]) -> Self {
        let stated = |feature: &Feature| conditions.iter().any(|one| one.feature() == *feature);
        let features = self.features.switched_on().iter();
        let features = features.filter(|one| one.is_a_reading() || stated(one)).collect();
        Self {
            features,
            conditions: conditions.to_vec(),
            paper: Paper::of(self.size, conditions),
            ..*self
        }
    }

    /// The same puzzle without one of its conditions.
    #[must_use]
    pub fn without(&self, condition: Condition) -> Self {
        let mut rest = self.conditions.clone();
        rest.retain(|other| *other != condition);
        self.only(&rest)
    }

    /// The same puzzle with one more condition.
    #[must_use]
    pub fn with(&self, condition: Condition) -> Self {
        let mut all = self.conditions.clone();
        all.push(condition);
        self.only(&all)
    }

    /// The draft in which these conditions are printed. If only some gaps of an
    /// adjacent puzzle are left, the draft states more, because an empty gap
    /// states something too.
    #[must_use]
    pub fn draft(&self) -> Draft {
        let mut draft = Draft::empty(self.kind, self.size.n());
        draft.unit = self.scale.unit;
        draft.features = self.features;
        self.conditions.iter().for_each(|condition| self.write(*condition, &mut draft));
        draft
    }

    fn write(&self, condition: Condition, draft: &mut Draft) {
        let place = |cell: Cell| (self.size.row(cell), self.size.column(cell));
        match condition.written() {
            Written::Border { side, index, number } => draft.clues[side as usize][index] = number,
            Written::Cell { cell, value } => draft.givens[cell.index()] = value,
            Written::Mark { at, mark } => draft.marks[at.in_marks(self.size)] = mark,
            Written::Gap { first, second, sign } => {
                draft.set_sign(place(first), place(second), sign);
            }
            // The condition is already among the features.
            Written::Grid => {}
        }
    }
}
