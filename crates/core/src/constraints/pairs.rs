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
    /// For each place, as the foremost one taken: the pairs that can end well.
    in_front: Vec<Pairs>,
    /// The same for the hindmost.
    behind: Vec<Pairs>,
    /// What one more seen shifts a pair by, from either end.
    shifts: [u32; 2],
    /// What can take one more seen from the last cell, and what has.
    not_last: Pairs,
    not_first: Pairs,
}

impl Seen {
    /// The layout for a line of n cells with these clues at its ends.
    #[must_use]
    pub fn new(n: usize, clues: [Option<u32>; 2]) -> Self {
        let [rows, columns] = clues.map(|clue| clue.unwrap_or(1));
        let counts = clues.map(|clue| clue.is_some());
        let mut seen = Self {
            n,
            counts,
            columns,
            pairs: rows.saturating_mul(columns),
            in_front: Vec::new(),
            behind: Vec::new(),
            shifts: [if counts[0] { columns } else { 0 }, u32::from(counts[1])],
            not_last: Pairs::MAX,
            not_first: Pairs::MAX,
        };
        if seen.fits() {
            seen.lay_out(rows);
        }
        seen
    }

    fn lay_out(&mut self, rows: u32) {
        let Self { n, columns, .. } = *self;
        let [front, back] = self.counts;
        let one: Pairs = 1;
        let in_row = |row| ((one << columns) - 1) << (row * columns);
        let in_column =
            |column| (0..rows).fold(0, |set, row| set | one << (row * columns + column));
        let any_of = |missing: u32, free| if ends_well(missing, free) { Pairs::MAX } else { 0 };
        let for_row =
            |free| (0..rows).fold(0, |set, row| set | in_row(row) & any_of(rows - 1 - row, free));
        let for_column = |free| {
            (0..columns)
                .fold(0, |set, column| set | in_column(column) & any_of(columns - 1 - column, free))
        };
        let all = Pairs::MAX >> (Pairs::BITS - self.pairs);
        self.in_front = (0..n).map(|place| if front { for_row(place) } else { all }).collect();
        self.behind =
            (0..n).map(|place| if back { for_column(n - 1 - place) } else { all }).collect();
        if back {
            self.not_last = all & !in_column(columns - 1);
            self.not_first = all & !in_column(0);
        }
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
    pub const fn fan(&self, pairs: Pairs, taken: Word) -> Fan {
        Fan {
            before: taken.wrapping_sub(1) & !taken,
            after: if taken == 0 { 0 } else { !(Word::MAX >> taken.leading_zeros()) },
            front: pairs << self.shifts[0],
            between: pairs,
            back: (pairs & self.not_last) << self.shifts[1],
        }
    }

    /// The pairs after the next lower height is put at `place`.
    #[inline]
    #[must_use]
    pub fn put(&self, fan: &Fan, place: usize) -> Pairs {
        let mut put = 0;
        self.put_each(fan, 1 << place, |_, pairs| put = pairs);
        put
    }

    /// The same for each of the free places where any pairs can be left.
    #[inline]
    pub fn put_each(&self, fan: &Fan, free: Word, mut each: impl FnMut(usize, Pairs)) {
        if fan.before == Word::MAX {
            let first = fan.between & 1;
            return places(free, |at| each(at, first & self.in_front[at] & self.behind[at]));
        }
        if fan.front != 0 {
            places(free & fan.before, |at| each(at, fan.front & self.in_front[at]));
        }
        if fan.back != 0 {
            places(free & fan.after, |at| each(at, fan.back & self.behind[at]));
        }
        if fan.between != 0 {
            places(free & !(fan.before | fan.after), |at| each(at, fan.between));
        }
    }

    /// The pairs before a height was put at `place` that lead to `pairs`.
    #[inline]
    #[must_use]
    pub fn unput(&self, pairs: Pairs, fan: &Fan, place: usize) -> Pairs {
        let mut unput = 0;
        self.unput_each(fan, 1 << place, |_| pairs, |_, before| unput = before);
        unput
    }

    /// The same for each of the free places, with the pairs `after` it.
    #[inline]
    pub fn unput_each(
        &self,
        fan: &Fan,
        free: Word,
        after: impl Fn(usize) -> Pairs,
        mut each: impl FnMut(usize, Pairs),
    ) {
        if fan.before == Word::MAX {
            return places(free, |at| each(at, after(at) & 1));
        }
        let [front, back] = self.shifts;
        places(free & fan.before, |at| each(at, after(at) >> front));
        places(free & fan.after, |at| each(at, (after(at) & self.not_first) >> back));
        places(free & !(fan.before | fan.after), |at| each(at, after(at)));
    }
}

/// Does something for each place of a set.
#[inline]
fn places(set: Word, mut each: impl FnMut(usize)) {
    let mut rest = set;
    while rest != 0 {
        each(rest.trailing_zeros() as usize);
        rest &= rest - 1;
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
