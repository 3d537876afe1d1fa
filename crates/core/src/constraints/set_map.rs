//! A set of sets of a few numbers, with one bit for each set.
//!
//! ```text
//!   numbers 0, 1, 2        {}  0  1  01  2  02  12  012
//!   bit of the map          0  1  2   3  4   5   6    7
//! ```
//!
//! A set of numbers below k is itself a number below 2^k. So adding number r to all
//! sets that lack it is *one* shift by 2^r. A few word operations handle all sets,
//! where otherwise each set would take a step. Six numbers fill one word, and each
//! further number doubles the number of words, so W words have room for 6 + log2(W)
//! numbers. The exact passes over lines use this.

use core::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// A map with one bit for each set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SetMap<const W: usize>(pub(crate) [u64; W]);

/// All numbers are below this limit.
const NUMBERS: usize = 16;

/// For each of the first six numbers, the sets without it.
const WITHOUT: [u64; 6] = [
    0x5555_5555_5555_5555,
    0x3333_3333_3333_3333,
    0x0f0f_0f0f_0f0f_0f0f,
    0x00ff_00ff_00ff_00ff,
    0x0000_ffff_0000_ffff,
    0x0000_0000_ffff_ffff,
];

/// One word of the map of all sets without this number.
#[inline(always)]
pub(crate) const fn lacking(number: usize, word: usize) -> u64 {
    match number {
        0..6 => WITHOUT[number],
        _ if word >> (number - 6) & 1 == 0 => u64::MAX,
        _ => 0,
    }
}

impl<const W: usize> SetMap<W> {
    /// No set at all.
    pub(crate) const NONE: Self = Self([0; W]);

    /// The map with only the empty set.
    pub(crate) const EMPTY: Self = {
        let mut words = [0; W];
        words[0] = 1;
        Self(words)
    };

    /// For each number, the sets without it.
    const LACKING: [Self; NUMBERS] = {
        let mut lacking = [Self::NONE; NUMBERS];
        let mut number = 0;
        while number < NUMBERS {
            let mut word = 0;
            while word < W {
                lacking[number].0[word] = self::lacking(number, word);
                word += 1;
            }
            number += 1;
        }
        lacking
    };

    /// For each number, the sets that have only smaller numbers.
    const BELOW: [Self; NUMBERS] = {
        let mut below = [Self::NONE; NUMBERS];
        let mut number = 0;
        while number < NUMBERS {
            let mut word = 0;
            while word < W {
                below[number].0[word] = match number {
                    0..6 if word == 0 => (1 << (1 << number)) - 1,
                    6.. if word >> (number - 6) == 0 => u64::MAX,
                    _ => 0,
                };
                word += 1;
            }
            number += 1;
        }
        below
    };

    /// For each number, the sets in which it is the greatest.
    const LED_BY: [Self; NUMBERS] = {
        let mut led = [Self::NONE; NUMBERS];
        let mut number = 0;
        while number < NUMBERS {
            let mut word = 0;
            while word < W {
                let below = Self::BELOW[number].0[word];
                led[number].0[word] = match number {
                    0..6 if word == 0 => below << (1 << number),
                    6.. if word >> (number - 6) == 1 => u64::MAX,
                    _ => 0,
                };
                word += 1;
            }
            number += 1;
        }
        led
    };

    /// The sets without a number.
    #[inline(always)]
    pub(crate) const fn lacking(number: usize) -> Self {
        Self::LACKING[number % NUMBERS]
    }

    /// The sets of numbers below this one.
    #[inline(always)]
    pub(crate) const fn below(number: usize) -> Self {
        Self::BELOW[number % NUMBERS]
    }

    /// The sets in which this number is the greatest.
    #[inline(always)]
    pub(crate) const fn led_by(number: usize) -> Self {
        Self::LED_BY[number % NUMBERS]
    }

    /// Whether the map is empty.
    #[inline(always)]
    pub(crate) fn is_empty(self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// Each set with a number added; no set may have the number yet.
    #[inline(always)]
    pub(crate) fn with(self, number: usize) -> Self {
        match number {
            6 if W > 1 => self.words_up(1),
            7 if W > 2 => self.words_up(2),
            8 if W > 4 => self.words_up(4),
            9 if W > 8 => self.words_up(8),
            _ => Self(self.0.map(|word| word << ((1_u32 << (number % 8)) % 64))),
        }
    }

    /// The sets that have a number, with that number removed. Sets without the number
    /// leave bits behind that must be masked.
    #[inline(always)]
    pub(crate) fn less(self, number: usize) -> Self {
        match number {
            6 if W > 1 => self.words_down(1),
            7 if W > 2 => self.words_down(2),
            8 if W > 4 => self.words_down(4),
            9 if W > 8 => self.words_down(8),
            _ => Self(self.0.map(|word| word >> ((1_u32 << (number % 8)) % 64))),
        }
    }

    #[inline(always)]
    fn words_up(self, by: usize) -> Self {
        let mut words = [0; W];
        for at in (0..W).filter(|at| at & by == 0) {
            words[at | by] = self.0[at];
        }
        Self(words)
    }

    #[inline(always)]
    fn words_down(self, by: usize) -> Self {
        let mut words = [0; W];
        for at in (0..W).filter(|at| at & by == 0) {
            words[at] = self.0[at | by];
        }
        Self(words)
    }

    /// The complement of each set among this many numbers, which may be at most as many
    /// as the words have room for.
    #[inline(always)]
    pub(crate) fn complements(self, numbers: u32) -> Self {
        let unused = 64_u32.saturating_sub(1 << numbers);
        let mut words = self.0;
        words.reverse();
        Self(words.map(|word| word.reverse_bits() >> (unused % 64)))
    }
}

impl<const W: usize> BitAnd for SetMap<W> {
    type Output = Self;

    #[inline(always)]
    fn bitand(mut self, other: Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= other);
        self
    }
}

impl<const W: usize> BitOr for SetMap<W> {
    type Output = Self;

    #[inline(always)]
    fn bitor(mut self, other: Self) -> Self {
        self |= other;
        self
    }
}

impl<const W: usize> BitOrAssign for SetMap<W> {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word |= other);
    }
}

impl<const W: usize> Not for SetMap<W> {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

#[cfg(test)]
mod tests {
    use super::SetMap;

    /// The sets of a map, as numbers.
    fn sets<const W: usize>(map: SetMap<W>) -> Vec<usize> {
        (0..64 * W).filter(|set| map.0[set / 64] >> (set % 64) & 1 == 1).collect()
    }

    fn check<const W: usize>(numbers: usize) {
        let mut odd = SetMap::<W>::NONE;
        (0..64 * W).filter(|set| set % 5 < 2).for_each(|set| odd.0[set / 64] |= 1 << (set % 64));
        for number in 0..numbers {
            let lacks = |set: &usize| set >> number & 1 == 0;
            let some = odd & SetMap::lacking(number);
            let expected: Vec<usize> = sets(odd).into_iter().filter(lacks).collect();
            assert_eq!(sets(some), expected);
            let with: Vec<usize> = expected.iter().map(|set| set | 1 << number).collect();
            assert_eq!(sets(some.with(number)), with);
            assert_eq!(some.with(number).less(number) & SetMap::lacking(number), some);
            let led = sets(SetMap::<W>::led_by(number));
            assert_eq!(led, (1 << number..2 << number).collect::<Vec<_>>());
            assert_eq!(sets(SetMap::<W>::below(number)), (0..1 << number).collect::<Vec<_>>());
        }
        let all = (1 << numbers) - 1;
        let complements: Vec<usize> = sets(odd).iter().rev().map(|set| all - set).collect();
        assert_eq!(sets(odd.complements(numbers as u32)), complements);
    }

    #[test]
    fn maps_of_every_width_hold_the_sets_that_they_say() {
        check::<1>(6);
        check::<2>(7);
        check::<4>(8);
        check::<8>(9);
        check::<16>(10);
        let few = SetMap::<1>([0b0110]);
        assert_eq!(few.complements(2), few);
        assert_eq!(SetMap::<1>([0b0001]).complements(3), SetMap([0b1000_0000]));
    }
}
