//! Assigns a different value to each of some cells, and finds out which of its values
//! each cell may take.
//!
//! ```text
//!   cells    a    b    c         a and b share 1 and 2 between them,
//!            |\  /|   /|\        so c is neither:
//!            | \/ |  / | \
//!   values   1    2    3  4      c = 3 or 4
//! ```
//!
//! Each cell owns one of its values (a matching). A cell may take a value v iff the
//! owner of v can then find another value. The owner of that value must do the same,
//! and so on, until a value without an owner or the first cell itself is reached. With
//! sets of cells as machine words, the closure of these steps costs n * n word
//! operations.
//!
//! The reason for a removal is the set of cells to which the owner of v leads. These
//! cells can take only the values that they own, so no other cell can have those
//! values.
//!
//! Source: Régin, "A filtering algorithm for constraints of difference in
//! CSPs", AAAI 1994; the explanations are Hall sets as in Katsirelos, "Nogood
//! processing in CSPs", PhD thesis, Toronto 2008.

use crate::engine::{ExplanationContext, Literal};
use crate::grid::{Cell, Size, Values, Word};

/// A set of values, or of other cells, for each cell. Cells are numbered by their
/// positions in the matching's list.
pub type Sets = [Word; Size::MAX];

/// The cell that owns each value, from the last run; it is checked before use.
pub struct Matching {
    owner: [usize; Size::MAX],
}

/// Marks a value without an owner.
const FREE: usize = usize::MAX;

impl Matching {
    /// A matching in which no value has an owner.
    pub const fn new() -> Self {
        Self { owner: [FREE; Size::MAX] }
    }

    /// Assigns a different value to each of the cells. If that fails, returns some
    /// cells that have too few values between them.
    pub fn match_up(&mut self, cells: Word, values: &Sets) -> Result<(), Word> {
        let mut waiting = cells;
        for (value, owner) in self.owner.iter_mut().enumerate() {
            let still = *owner != FREE && values[*owner] >> value & 1 == 1;
            let alone = still && waiting >> *owner & 1 == 1;
            if alone {
                waiting &= !(1 << *owner);
            } else {
                *owner = FREE;
            }
        }
        while waiting != 0 {
            let cell = waiting.trailing_zeros() as usize;
            waiting &= waiting - 1;
            let mut asked = 0;
            if !self.find_value(cell, values, &mut asked) {
                return Err(self.owners_of(asked) | 1 << cell);
            }
        }
        Ok(())
    }

    /// Finds a value for a cell: a free value, or a value whose owner finds another
    /// one.
    fn find_value(&mut self, cell: usize, values: &Sets, asked: &mut Word) -> bool {
        loop {
            let open = values[cell] & !*asked;
            if open == 0 {
                return false;
            }
            let value = open.trailing_zeros() as usize;
            *asked |= 1 << value;
            let owner = self.owner[value];
            if owner == FREE || self.find_value(owner, values, asked) {
                self.owner[value] = cell;
                return true;
            }
        }
    }

    fn owners_of(&self, values: Word) -> Word {
        let owners = bits(values).map(|value| self.owner[value]);
        owners.filter(|owner| *owner != FREE).fold(0, |set, owner| set | 1 << owner)
    }

    /// The cells to which a cell leads, including the cell itself.
    fn reached(&self, cell: usize, values: &Sets) -> Word {
        let mut reached: Word = 1 << cell;
        let mut new = reached;
        while new != 0 {
            let more = self.owners_of(values[new.trailing_zeros() as usize]) & !reached;
            reached |= more;
            new = new & (new - 1) | more;
        }
        reached
    }

    /// For each cell, the open cells that could take its value, including the cell
    /// itself. `places` has the cells of each value.
    pub fn takers(&self, open: Word, places: &[Word]) -> Sets {
        let mut takers = [0; Size::MAX];
        for (owner, at) in self.owner.iter().zip(places) {
            if let Some(takers) = takers.get_mut(*owner) {
                *takers = at & open;
            }
        }
        takers
    }

    /// The values without an owner.
    pub fn free_values(&self) -> Word {
        self.values_of(0)
    }

    /// The values that these cells own, and those without an owner.
    pub fn values_of(&self, cells: Word) -> Word {
        let may = |owner: usize| owner == FREE || cells >> owner & 1 == 1;
        let values = self.owner.iter().enumerate().filter(|(_, owner)| may(**owner));
        values.fold(0, |set, (value, _)| set | 1 << value)
    }

    /// Returns the cells among the first `cells` cells that use up a value, so that no
    /// other cell can have it. If there is no value, returns the cells that have too
    /// few values between them.
    pub fn hall_set(&mut self, cells: usize, values: &Sets, value: Option<usize>) -> Word {
        let matched = self.match_up(Values::up_to(cells as u32).0, values);
        let owner = value.map_or(FREE, |value| self.owner[value]);
        match matched {
            Err(short) => short,
            Ok(()) if owner == FREE => 0,
            Ok(()) => self.reached(owner, values),
        }
    }

    /// Explains a removal or, without one, why the matching failed.
    pub fn explain(
        &mut self,
        cells: &[Cell],
        removed: Option<(Cell, u32)>,
        context: &ExplanationContext<'_>,
        explanation: &mut Vec<Literal>,
    ) {
        let values = read(cells, |cell| context.values(cell));
        let removed = removed.map(|(_, value)| value as usize - 1);
        let hall_set = self.hall_set(cells.len(), &values, removed);
        let held = bits(hall_set).fold(0, |held, cell| held | values[cell]);
        let others = context.size().all_values() & !Values(held);
        for cell in bits(hall_set) {
            context.explain_absence(cells[cell], others, explanation);
        }
    }
}

/// The candidates of each cell.
pub fn read(cells: &[Cell], values: impl Fn(Cell) -> Values) -> Sets {
    let mut sets = [0; Size::MAX];
    for (set, cell) in sets.iter_mut().zip(cells) {
        *set = values(*cell).0;
    }
    sets
}

/// Whether all open cells lead to one another, given the direct predecessors of each.
/// If they do, nothing can be removed.
pub fn is_strongly_connected(open: Word, before: &Sets) -> bool {
    let first = open & open.wrapping_neg();
    let mut ahead = first;
    let mut known = 0;
    while ahead != known {
        known = ahead;
        ahead = bits(open & !known)
            .filter(|cell| before[*cell] & known != 0)
            .fold(ahead, |ahead, cell| ahead | 1 << cell);
    }
    ahead == open && leading_to(first, before) == open
}

/// All cells that lead to one of these cells, including the cells themselves.
pub fn leading_to(cells: Word, before: &Sets) -> Word {
    let (mut back, mut new) = (cells, cells);
    while new != 0 {
        let more = before[new.trailing_zeros() as usize] & !back;
        back |= more;
        new = new & (new - 1) | more;
    }
    back
}

/// Extends the direct predecessors of each open cell to all cells that lead to this
/// cell.
pub fn close(open: Word, before: &mut Sets) {
    for through in bits(open) {
        let further = before[through];
        for cell in bits(open) {
            if before[cell] >> through & 1 == 1 {
                before[cell] |= further;
            }
        }
    }
}

/// The members of a set.
pub fn bits(set: Word) -> impl Iterator<Item = usize> {
    Values(set).iter().map(|member| member as usize - 1)
}
