//! The visible buildings of a partial line: pairs (visible from the first cell,
//! visible from the last), with a set of pairs in one word.
//!
//! With clues a and b there are a * b useful states; the state (l, r) is bit
//! (l - 1) * b + (r - 1). A side without a clue counts nothing and has one
//! column. One more visible building is a shift by b, or by 1.

/// A set of states.
pub type States = u64;

/// The layout of the states of one line, and which of them can still satisfy
/// the clues.
#[derive(Clone, Debug)]
pub struct VisibilityStates {
    n: usize,
    pub(super) counts: [bool; 2],
    /// Whether value 1 is never visible and hides nothing.
    lowest_unseen: bool,
    columns: u32,
    number: u32,
    /// For each place, the states that can still satisfy the clues if it is the first
    /// place taken, and if it is the last.
    ends: Vec<(States, States)>,
    /// How far a state is shifted by one more visible building, from either
    /// end.
    pub(super) shifts: [u32; 2],
    /// The states in which one more building may become visible from the last cell, and
    /// the states that can result from that.
    pub(super) not_last: States,
    pub(super) not_first: States,
}

impl VisibilityStates {
    /// The layout for a line of n cells with these clues at its ends.
    #[must_use]
    pub fn new(n: usize, clues: [Option<u32>; 2], lowest_unseen: bool) -> Self {
        let [rows, columns] = clues.map(|clue| clue.unwrap_or(1));
        let counts = clues.map(|clue| clue.is_some());
        let mut states = Self {
            n,
            counts,
            lowest_unseen,
            columns,
            number: rows.saturating_mul(columns),
            ends: Vec::new(),
            shifts: [if counts[0] { columns } else { 0 }, u32::from(counts[1])],
            not_last: States::MAX,
            not_first: States::MAX,
        };
        if states.fits() {
            states.lay_out(rows);
        }
        states
    }

    fn lay_out(&mut self, rows: u32) {
        let Self { n, columns, .. } = *self;
        let [front, back] = self.counts;
        let one: States = 1;
        let in_row = |row| ((one << columns) - 1) << (row * columns);
        let in_column =
            |column| (0..rows).fold(0, |set, row| set | one << (row * columns + column));
        let any_of =
            |missing: u32, free| if self.ends_well(missing, free) { States::MAX } else { 0 };
        let for_row =
            |free| (0..rows).fold(0, |set, row| set | in_row(row) & any_of(rows - 1 - row, free));
        let for_column = |free| {
            (0..columns)
                .fold(0, |set, column| set | in_column(column) & any_of(columns - 1 - column, free))
        };
        let all = States::MAX >> (States::BITS - self.number);
        let in_front = |place| if front { for_row(place) } else { all };
        let behind = |place| if back { for_column(n - 1 - place) } else { all };
        self.ends = (0..n).map(|place| (in_front(place), behind(place))).collect();
        if back {
            self.not_last = all & !in_column(columns - 1);
            self.not_first = all & !in_column(0);
        }
    }

    /// Whether the states fit into the word. A line whose only cell is never
    /// visible has no states at all.
    #[must_use]
    pub const fn fits(&self) -> bool {
        self.number <= States::BITS && self.number > 0 && !(self.lowest_unseen && self.n == 1)
    }

    /// The state that satisfies both clues.
    #[must_use]
    pub const fn goal(&self) -> States {
        1 << (self.number - 1)
    }

    /// The states that can still satisfy the clues with a place as the first
    /// one taken along the line, and as the last.
    pub(super) fn ends(&self, place: usize) -> (States, States) {
        self.ends[place]
    }

    /// Whether a height is never visible, as is possible for the lowest.
    pub(super) const fn is_unseen(&self, height: u32) -> bool {
        self.lowest_unseen && height == 1
    }

    /// Whether `missing` more buildings can become visible from one end with this many
    /// free places there. Each building needs a place. The building at the outermost place is
    /// always visible, unless it has the one height that never is.
    const fn ends_well(&self, missing: u32, free: usize) -> bool {
        let hidden = if self.lowest_unseen { 1 } else { 0 };
        missing as usize <= free && (missing > 0 || free <= hidden)
    }
}
