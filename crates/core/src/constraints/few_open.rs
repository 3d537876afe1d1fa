//! The exact pass over a line without clues in which at most six places are open, in one word and
//! without a branch.
//!
//! ```text
//!   places taken    {}  0  1  01  2  02  12  012      one bit for each set of places;
//!   value entered    1  2  2   3  2   3   3    -      its size tells which value is next
//! ```
//!
//! Since values are entered from the least, the size of a set tells which value is entered next. So
//! one word holds all sets that can be reached from the empty set, and another word all sets from
//! which the full set can be reached. For each place, a third word holds the sets to which it can be
//! added: those that lack it, whose next value may be there, and that respect its signs.
//! Up to four open places, the set of all orders takes a third of the time (`four_open.rs`).

use crate::engine::Conflict;

use super::four_open::{FOUR, FourOpen};
use super::set_map::lacking;

/// The longest line.
pub(crate) const MOST_PLACES: usize = 10;

/// The number of places that may be open.
pub(crate) const MOST_OPEN: usize = 6;

/// The places that must have a greater value than the place before, and those that must
/// have a greater value than the place after.
pub(crate) type Signs = [u32; 2];

/// A line with few open places.
pub(crate) struct FewOpen {
    open: u32,
    /// For each open value, its open places: ten bits.
    values: u64,
    bits: u32,
}

/// One bit for each of the six values, as far apart as in a line; the bits of a place are gathered
/// at `TOP` by a multiplication with `GATHER`, which also spreads them.
const VALUES: u64 = bits(MOST_PLACES);
const GATHER: u64 = bits(MOST_PLACES - 1);
const TOP: usize = (MOST_OPEN - 1) * (MOST_PLACES - 1);

const fn bits(distance: usize) -> u64 {
    let (mut word, mut bit) = (0, 0);
    while bit < MOST_OPEN {
        word |= 1 << (bit * distance);
        bit += 1;
    }
    word
}

/// For each set of values, counted from 0, the sets of places to which one of them is added.
static NEXT: [u64; 1 << MOST_OPEN] = {
    let mut next = [0; 1 << MOST_OPEN];
    let mut values = 0;
    while values < next.len() {
        let mut set = 0_usize;
        while set < 1 << MOST_OPEN {
            next[values] |= ((values >> set.count_ones() & 1) as u64) << set;
            set += 1;
        }
        values += 1;
    }
    next
};

/// For each place, the sets that lack it; then those that also have the place before it, the place
/// after it, and both.
static BESIDE: [[u64; 4]; MOST_OPEN] = {
    let mut beside = [[0; 4]; MOST_OPEN];
    let mut place = 0;
    while place < MOST_OPEN {
        let before = if place == 0 { 0 } else { !lacking(place - 1, 0) };
        let after = if place + 1 == MOST_OPEN { 0 } else { !lacking(place + 1, 0) };
        let lack = lacking(place, 0);
        beside[place] = [lack, lack & before, lack & after, lack & before & after];
        place += 1;
    }
    beside
};

impl FewOpen {
    /// A line without values.
    #[inline(always)]
    pub(crate) const fn new(open: u32) -> Self {
        Self { open, values: 0, bits: 0 }
    }

    /// Enters the places of the next value. It is decided if none of them is open.
    #[inline(always)]
    pub(crate) fn enter(&mut self, places: u32) {
        let places = places & self.open;
        self.values |= u64::from(places) << (self.bits % 64);
        self.bits += if places == 0 { 0 } else { MOST_PLACES as u32 };
    }

    /// For each open value, ten bits with the places where no arrangement has it.
    ///
    /// # Errors
    /// Fails if there is no arrangement.
    #[inline(never)]
    pub(crate) fn unsupported(&self, signs: Signs) -> Result<u64, Conflict> {
        let count = self.open.count_ones();
        if self.bits != count * MOST_PLACES as u32 {
            return Err(Conflict);
        }
        let signs = [signs[0] & self.open << 1, signs[1] & self.open >> 1];
        match count {
            0..=4 => self.of_four(signs),
            5 => self.of_more::<5>(signs),
            _ => self.of_more::<MOST_OPEN>(signs),
        }
    }

    /// The open values of a place, one bit for each, and its signs.
    #[inline(always)]
    fn here(&self, place: u32, [after, before]: Signs) -> [usize; 2] {
        let values = (self.values >> place & VALUES).wrapping_mul(GATHER) >> TOP;
        let sign = after >> (place % 32) & 1 | (before >> (place % 32) & 1) << 1;
        [values as usize % (1 << MOST_OPEN), sign as usize]
    }

    /// The same for at most four open places.
    #[inline(always)]
    fn of_four(&self, signs: Signs) -> Result<u64, Conflict> {
        let (mut at, mut orders, mut values) = ([0; FOUR], FourOpen::ALL, 0);
        let mut rest = self.open;
        for (number, at) in at.iter_mut().enumerate() {
            *at = rest.trailing_zeros();
            // A place beyond the last one has a value of its own.
            let [here, sign] = if rest == 0 { [1 << number, 0] } else { self.here(*at, signs) };
            rest &= rest.wrapping_sub(1);
            orders.keep(number, here, sign);
            values |= here << (FOUR * number);
        }
        let held = orders.held() as usize;
        if held == 0 {
            return Err(Conflict);
        }
        let mut gone = 0;
        if held != values {
            for (number, place) in at.into_iter().enumerate() {
                let lost = (values ^ held) >> (FOUR * number) & 0b1111;
                gone |= ((lost as u64).wrapping_mul(GATHER) & VALUES) << (place % 32);
            }
        }
        Ok(gone)
    }

    /// The same for this many open places.
    #[inline(always)]
    fn of_more<const M: usize>(&self, signs: Signs) -> Result<u64, Conflict> {
        let (mut at, mut sets, mut values) = ([0; M], [0; M], [0; M]);
        let mut rest = self.open;
        for (number, at) in at.iter_mut().enumerate() {
            *at = rest.trailing_zeros() % 32;
            rest &= rest.wrapping_sub(1);
            let [here, sign] = self.here(*at, signs);
            values[number] = here;
            sets[number] = NEXT[here] & BESIDE[number][sign];
        }
        let (mut reached, mut wanted) = (1_u64, 1_u64 << ((1 << M) - 1));
        for _ in 1..M {
            let (mut up, mut down) = (reached, wanted);
            for (number, sets) in sets.iter().enumerate() {
                up |= (reached & sets) << (1 << number);
                down |= wanted >> (1 << number) & sets;
            }
            (reached, wanted) = (up, down);
        }
        let (mut some, mut gone) = (0, 0);
        for (number, sets) in sets.iter().enumerate() {
            let used = reached & sets & wanted >> (1 << number);
            let mut kept = 0;
            for value in 0..M {
                kept |= u64::from(used & NEXT[1 << value] != 0) << value;
            }
            some |= kept;
            let lost = values[number] as u64 ^ kept;
            gone |= (lost.wrapping_mul(GATHER) & VALUES) << at[number];
        }
        if some == 0 { Err(Conflict) } else { Ok(gone) }
    }
}
