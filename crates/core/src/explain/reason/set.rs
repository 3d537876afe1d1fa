//! A set of conditions of a puzzle, given by their numbers.

/// The number of words in a set; a puzzle with more conditions than bits has no
/// reasons.
const WORDS: usize = 6;

/// A set of numbers below [`Set::MOST`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Set([u64; WORDS]);

impl Set {
    /// The first number that is too large for a set.
    pub const MOST: usize = WORDS * 64;

    /// The set of all numbers below this one.
    #[must_use]
    pub fn below(end: usize) -> Self {
        (0..end).collect()
    }

    /// Adds a member.
    pub fn insert(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    /// Removes a member.
    pub fn remove(&mut self, number: usize) {
        self.0[number / 64] &= !(1 << (number % 64));
    }

    /// Whether a number is in the set.
    #[must_use]
    pub const fn has(&self, number: usize) -> bool {
        self.0[number / 64] >> (number % 64) & 1 == 1
    }

    /// The number of members.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether two sets have a member in common.
    #[must_use]
    pub fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(other.0).any(|(one, other)| one & other != 0)
    }

    /// Whether the set has no members.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The members in ascending order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        self.0.into_iter().enumerate().flat_map(|(at, word)| {
            let mut rest = word;
            core::iter::from_fn(move || {
                let bit = rest.trailing_zeros() as usize;
                (rest != 0).then(|| {
                    rest &= rest - 1;
                    at * 64 + bit
                })
            })
        })
    }

    /// The members that two sets have in common.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        Self(core::array::from_fn(|at| self.0[at] & other.0[at]))
    }

    /// Adds the members of another set.
    pub fn extend(&mut self, other: &Self) {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word |= other);
    }
}

impl FromIterator<usize> for Set {
    fn from_iter<I: IntoIterator<Item = usize>>(numbers: I) -> Self {
        let mut set = Self::default();
        numbers.into_iter().for_each(|number| set.insert(number));
        set
    }
}

/// The most positions visited to find a set.
const MOST_NODES: u32 = 200_000;

/// The error for a search that took too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMany;

/// A smallest set below this size that has a member in common with each of these sets.
///
/// # Errors
/// Fails if the search takes too long.
pub fn smallest_meeting(sets: &[Set], below: usize) -> Result<Option<Set>, TooMany> {
    let mut nodes = MOST_NODES;
    for size in 0..below {
        let found = meeting(sets, Set::default(), size, &mut nodes);
        if found.is_some() {
            return Ok(found);
        }
        if nodes == 0 {
            return Err(TooMany);
        }
    }
    Ok(None)
}

/// The chosen members with at most this many more, so that the set has a member in common with each
/// of these sets.
fn meeting(sets: &[Set], chosen: Set, left: usize, nodes: &mut u32) -> Option<Set> {
    *nodes = nodes.saturating_sub(1);
    let unmet: Vec<Set> = sets.iter().filter(|set| !set.meets(&chosen)).copied().collect();
    let Some(next) = unmet.iter().min_by_key(|set| set.len()) else { return Some(chosen) };
    if *nodes == 0 || apart(&unmet) > left {
        return None;
    }
    next.iter().find_map(|number| {
        let mut chosen = chosen;
        chosen.insert(number);
        meeting(&unmet, chosen, left - 1, nodes)
    })
}

/// The number of disjoint sets found by taking one set after another; each of them
/// needs its own member.
fn apart(sets: &[Set]) -> usize {
    let mut taken = Set::default();
    let mut count = 0;
    for set in sets {
        if !set.meets(&taken) {
            taken.extend(set);
            count += 1;
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::{Set, smallest_meeting};

    #[test]
    fn a_smallest_set_meets_all() {
        let sets: Vec<Set> = [&[1, 2, 3][..], &[3, 200], &[4, 5], &[5, 6]]
            .map(|set| set.iter().copied().collect())
            .into();
        let found = smallest_meeting(&sets, 4).expect("known").expect("a set");
        assert_eq!(found.iter().collect::<Vec<_>>(), [3, 5]);
        assert_eq!(smallest_meeting(&sets, 2), Ok(None));
    }
}
