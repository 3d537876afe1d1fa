//! Sets of pairs (seen from the first cell, seen from the last) in one word.
//!
//! With clues a and b there are a * b pairs worth keeping; the pair (l, r) is
//! bit (l - 1) * b + (r - 1). A side without a clue counts nothing and has one
//! column. One more seen is a shift by b, or by 1.

use crate::grid::{Size, Word};

/// A set of pairs.
pub type Pairs = u64;

/// How the pairs of one line are laid out and which of them can still end well.
#[derive(Clone, Debug)]
pub struct Seen {
    n: usize,
    counts: [bool; 2],
    columns: u32,
    pairs: u32,
    /// For each number of free places in front: the pairs that can still end well.
    in_front: Vec<Pairs>,
    /// The same for free places behind.
    behind: Vec<Pairs>,
    /// Everything but the last column, which cannot take one more.
    not_last: Pairs,
    not_first: Pairs,
}

impl Seen {
    /// The layout for a line of n cells with these clues at its ends.
    #[must_use]
    pub fn new(n: usize, clues: [Option<u32>; 2]) -> Self {
        let [rows, columns] = clues.map(|clue| clue.unwrap_or(1));
        let pairs = rows.saturating_mul(columns);
        let counts = clues.map(|clue| clue.is_some());
        let mut seen = Self {
            n,
            counts,
            columns,
            pairs,
            in_front: Vec::new(),
            behind: Vec::new(),
            not_last: 0,
            not_first: 0,
        };
        if seen.fits() {
            seen.lay_out(rows);
        }
        seen
    }

    fn lay_out(&mut self, rows: u32) {
        let [front, back] = self.counts;
        let Self { n, columns, .. } = *self;
        let select = |wanted: &dyn Fn(u32, u32) -> bool| {
            let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
            let chosen = cells.filter(|(row, column)| wanted(*row, *column));
            chosen.fold(0, |set: Pairs, (row, column)| set | 1 << (row * columns + column))
        };
        self.in_front = (0..n)
            .map(|free| select(&|row, _| !front || ends_well(rows - 1 - row, free)))
            .collect();
        self.behind = (0..n)
            .map(|free| select(&|_, column| !back || ends_well(columns - 1 - column, free)))
            .collect();
        self.not_last = select(&|_, column| column + 1 < columns);
        self.not_first = select(&|_, column| column > 0);
    }

    /// Whether the pairs fit into the word.
    #[must_use]
    pub const fn fits(&self) -> bool {
        self.pairs <= Pairs::BITS && self.pairs > 0
    }

    /// The pair that meets both clues.
    #[must_use]
    pub const fn goal(&self) -> Pairs {
        1 << (self.pairs - 1)
    }

    /// What the pairs of a set of taken places become, wherever the next lower
    /// height is put.
    #[inline]
    #[must_use]
    pub fn fan(&self, pairs: Pairs, taken: Word) -> Fan {
        let [front, back] = self.counts;
        Fan {
            before: taken.wrapping_sub(1) & !taken,
            after: if taken == 0 { 0 } else { !(Word::MAX >> taken.leading_zeros()) },
            front: if front { pairs << self.columns } else { pairs },
            between: pairs,
            back: if back { (pairs & self.not_last) << 1 } else { pairs },
        }
    }

    /// The pairs after the next lower height is put at `place`.
    #[inline]
    #[must_use]
    pub fn put(&self, fan: &Fan, place: usize) -> Pairs {
        let here = 1 << place;
        if fan.before & here != 0 {
            if fan.before == Word::MAX {
                return fan.between & 1 & self.in_front[place] & self.behind[self.n - 1 - place];
            }
            fan.front & self.in_front[place]
        } else if fan.after & here != 0 {
            fan.back & self.behind[self.n - 1 - place]
        } else {
            fan.between
        }
    }

    /// The pairs before a height was put at `place` that lead to `pairs`.
    #[inline]
    #[must_use]
    pub fn unput(&self, pairs: Pairs, fan: &Fan, place: usize) -> Pairs {
        let [front, back] = self.counts;
        let here = 1 << place;
        if fan.before & here != 0 {
            if fan.before == Word::MAX {
                return pairs & 1;
            }
            if front { pairs >> self.columns } else { pairs }
        } else if fan.after & here != 0 && back {
            (pairs & self.not_first) >> 1
        } else {
            pairs
        }
    }
}

/// The next lower height is put before, between or after all taller ones.
#[derive(Clone, Copy, Debug)]
pub struct Fan {
    /// The places before every taken one; all places while none is taken.
    before: Word,
    /// The places after every taken one.
    after: Word,
    front: Pairs,
    between: Pairs,
    back: Pairs,
}

/// Whether `missing` more can come into sight with so many free places at
/// that end: each needs a place, and the outermost is always seen.
const fn ends_well(missing: u32, free: usize) -> bool {
    missing as usize <= free && (missing > 0) == (free > 0)
}

const _: () = assert!(Size::MAX as u32 == Word::BITS);
