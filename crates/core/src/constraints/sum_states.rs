//! The possible pairs of the tallest building so far and the visible sum along
//! a line.
//!
//! ```text
//!   sum 9 |  ?   ?   ?   ?  |      walk from the clue; remember which sums are
//!            1   3   2   4         possible for each height of the tallest
//! ```
//!
//! For each possible height of the tallest so far, a row of bits has sums. Forwards,
//! these are the possible sums. Backwards, they are the sums from which the line can
//! still reach a wanted sum. The next building is either hidden behind the tallest, or
//! it is taller and increases the sums by its height. Height 0 is a park: it is never
//! visible and hides nothing. The walk ignores that no height may be used twice. One
//! place costs about n operations on rows of bits.

use core::ops::RangeInclusive;

use crate::grid::Size;

/// A set of heights 0..=32; bit h is height h.
pub(super) type Heights = u64;

const BITS: usize = u64::BITS as usize;
/// The number of words for all sums up to that of the largest size.
const MOST_WORDS: usize = Size::MAX * (Size::MAX + 1) / 2 / BITS + 1;

/// A set of sums, as bits.
type Sums = [u64; MOST_WORDS];

/// The layout of the states: for each possible height of the tallest, a row of
/// words with the sums.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    words: usize,
    rows: usize,
}

impl Shape {
    /// A layout with room for heights up to `tallest` and sums up to `highest`.
    pub(super) const fn new(tallest: u32, highest: u32) -> Self {
        Self { words: highest as usize / BITS + 1, rows: tallest as usize + 1 }
    }

    /// The number of words for one place.
    pub(super) const fn len(self) -> usize {
        self.words * self.rows
    }

    /// Marks these sums for the greatest height as the tallest.
    pub(super) fn end(self, states: &mut [u64], sums: RangeInclusive<u32>) {
        let last = &mut states[self.len() - self.words..];
        sums.for_each(|sum| last[sum as usize / BITS] |= 1 << (sum as usize % BITS));
    }

    /// The least and the greatest sum with the greatest height as the tallest.
    pub(super) fn least_and_most(self, states: &[u64]) -> Option<(u32, u32)> {
        let sums = &states[self.row(self.rows - 1)];
        let bit = |sum: &usize| sums[sum / BITS] >> (sum % BITS) & 1 == 1;
        let mut all = (0..self.words * BITS).filter(bit).map(|sum| sum as u32);
        let least = all.next()?;
        Some((least, all.next_back().unwrap_or(least)))
    }

    fn row(self, height: usize) -> core::ops::Range<usize> {
        height * self.words..(height + 1) * self.words
    }

    /// Computes the possible states after a place from the states before it.
    pub(super) fn step(self, before: &[u64], after: &mut [u64], heights: Heights) {
        let mut lower: Sums = [0; MOST_WORDS];
        for height in 0..self.rows {
            let (here, after) = (&before[self.row(height)], &mut after[self.row(height)]);
            match hides_behind(heights, height) {
                true => after.copy_from_slice(here),
                false => after.fill(0),
            }
            if is_seen(heights, height) {
                each_shifted(&lower[..self.words], height, |at, sums| after[at] |= sums);
            }
            lower.iter_mut().zip(here).for_each(|(lower, here)| *lower |= here);
        }
    }

    /// Returns the heights that lead from a possible state before a place to a
    /// wanted state after it.
    pub(super) fn supported(self, before: &[u64], heights: Heights, wanted: &[u64]) -> Heights {
        let (mut lower, mut kept): (Sums, Heights) = ([0; MOST_WORDS], 0);
        for height in 0..self.rows {
            let (here, wanted) = (&before[self.row(height)], &wanted[self.row(height)]);
            if is_seen(heights, height) {
                let mut meets = 0;
                each_shifted(&lower[..self.words], height, |at, sums| meets |= sums & wanted[at]);
                kept |= Heights::from(meets != 0) << height;
            }
            if here.iter().zip(wanted).any(|(here, wanted)| here & wanted != 0) {
                kept |= heights & below(height);
            }
            lower.iter_mut().zip(here).for_each(|(lower, here)| *lower |= here);
        }
        kept
    }

    /// Computes the wanted states before a place from the states after it.
    pub(super) fn step_back(self, heights: Heights, wanted: &mut [u64]) {
        let mut taller: Sums = [0; MOST_WORDS];
        for height in (0..self.rows).rev() {
            let here = &mut wanted[self.row(height)];
            let mut from_here: Sums = [0; MOST_WORDS];
            if is_seen(heights, height) {
                each_lowered(here, height, |at, sums| from_here[at] = sums);
            }
            if !hides_behind(heights, height) {
                here.fill(0);
            }
            here.iter_mut().zip(&taller).for_each(|(here, taller)| *here |= taller);
            taller.iter_mut().zip(&from_here).for_each(|(taller, from)| *taller |= from);
        }
    }
}

/// The heights that a height hides; a park hides none.
const fn below(height: usize) -> Heights {
    ((1 << height) - 1) | 1
}

const fn hides_behind(heights: Heights, height: usize) -> bool {
    heights & below(height) != 0
}

const fn is_seen(heights: Heights, height: usize) -> bool {
    height > 0 && heights >> height & 1 == 1
}

/// Calls a function with each word of the sums, increased by this much.
fn each_shifted(sums: &[u64], by: usize, mut each: impl FnMut(usize, u64)) {
    for at in 0..sums.len() {
        // Heights are smaller than the number of bits in a word.
        let carried = if at == 0 { 0 } else { sums[at - 1] >> (BITS - by) };
        each(at, sums[at] << by | carried);
    }
}

/// Calls a function with each word of the sums, decreased by this much.
fn each_lowered(sums: &[u64], by: usize, mut each: impl FnMut(usize, u64)) {
    for at in 0..sums.len() {
        let carried = sums.get(at + 1).map_or(0, |above| above << (BITS - by));
        each(at, sums[at] >> by | carried);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{Heights, Shape};
    use crate::rng::Dice;

    /// The possible pairs of tallest and sum, as a plain set of pairs.
    type Plain = BTreeSet<(usize, u32)>;

    fn step(before: &Plain, heights: Heights) -> Plain {
        let each = |(tallest, sum): &(usize, u32)| {
            let (tallest, sum) = (*tallest, *sum);
            let of = (0..64).filter(move |height| heights >> height & 1 == 1);
            of.filter_map(move |height| match height {
                0 => Some((tallest, sum)),
                _ if height == tallest => None,
                _ if height < tallest => Some((tallest, sum)),
                _ => Some((height, sum + height as u32)),
            })
        };
        before.iter().flat_map(each).collect()
    }

    fn pairs(shape: Shape, states: &[u64]) -> Plain {
        let bit = |at: &usize| states[at / 64] >> (at % 64) & 1 == 1;
        let width = shape.words * 64;
        let all = (0..states.len() * 64).filter(bit);
        all.map(|at| (at / width, (at % width) as u32)).collect()
    }

    /// Forwards, both versions have the same pairs. A height is supported if one of
    /// these pairs leads to a wanted pair. Backwards, the pairs are those that lead to
    /// a wanted pair.
    #[test]
    fn rows_of_bits_are_plain_pairs() {
        let mut dice = Dice::new(1);
        for tallest in [1, 4, 10, 11, 16, 32] {
            let shape = Shape::new(tallest, tallest * (tallest + 1) / 2);
            let mut any = |few: usize| -> Heights {
                let chosen = (0..=tallest).filter(|_| dice.below(few) == 0);
                chosen.fold(0, |set, height| set | 1 << height)
            };
            let line: Vec<Heights> = (0..tallest).map(|_| any(3)).collect();
            let (mut states, mut plain) = (vec![0; shape.len()], Plain::from([(0, 0)]));
            states[0] = 1;
            let mut table = Vec::new();
            for heights in &line {
                table.push((states.clone(), plain.clone()));
                let mut after = vec![0; shape.len()];
                shape.step(&states, &mut after, *heights);
                (states, plain) = (after, step(&plain, *heights));
                assert_eq!(pairs(shape, &states), plain, "tallest {tallest}");
            }
            let sums = plain.iter().filter(|(height, _)| *height == tallest as usize);
            let sum = sums.map(|(_, sum)| *sum).min().unwrap_or(tallest);
            let mut wanted = vec![0; shape.len()];
            shape.end(&mut wanted, sum..=sum);
            for (heights, (states, plain)) in line.iter().zip(&table).rev() {
                let kept = shape.supported(states, *heights, &wanted);
                let goal = pairs(shape, &wanted);
                let leads = |height: &u32| !step(plain, 1 << height).is_disjoint(&goal);
                let able = (0..=tallest).filter(|height| heights >> height & 1 == 1);
                let expected = able.filter(leads).fold(0, |set, height| set | 1 << height);
                assert_eq!(kept, expected, "tallest {tallest}");
                shape.step_back(*heights, &mut wanted);
                let leads =
                    |pair: &(usize, u32)| !step(&Plain::from([*pair]), *heights).is_disjoint(&goal);
                let before = pairs(shape, &wanted);
                let all: Plain = plain.iter().copied().filter(leads).collect();
                assert!(all.is_subset(&before) && before.iter().all(leads), "tallest {tallest}");
            }
        }
    }
}
