//! Sets of pairs (seen from the first cell, seen from the last) in one word.
//!
//! With clues a and b there are a * b pairs worth keeping; the pair (l, r) is
//! bit (l - 1) * b + (r - 1). A side without a clue counts nothing and has one
//! column. One more seen is a shift by b, or by 1.

/// A set of pairs.
pub type Pairs = u64;

/// How the pairs of one line are laid out and which of them can still end well.
#[derive(Clone, Debug)]
pub struct Seen {
    n: usize,
    pub(super) counts: [bool; 2],
    columns: u32,
    pairs: u32,
    /// For each place, as the foremost one taken: the pairs that can end well.
    in_front: Vec<Pairs>,
    /// The same for the hindmost.
    behind: Vec<Pairs>,
    /// What one more seen shifts a pair by, from either end.
    pub(super) shifts: [u32; 2],
    /// What can take one more seen from the last cell, and what has.
    pub(super) not_last: Pairs,
    pub(super) not_first: Pairs,
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

    /// The pairs that can end well with a place as the foremost one taken, and
    /// as the hindmost.
    pub(super) fn ends(&self, place: usize) -> (Pairs, Pairs) {
        (self.in_front[place], self.behind[place])
    }
}

/// Whether `missing` more can come into sight with so many free places at
/// that end: each needs a place, and the outermost is always seen.
const fn ends_well(missing: u32, free: usize) -> bool {
    missing as usize <= free && (missing > 0) == (free > 0)
}
