//! The exact pass over a line without clues: each value once, and the signs
//! between its own cells, by maps of sets of places.
//!
//! ```text
//!   . < . > . .      values go in from the least: which sets of places can
//!   1   2   0 3      1..=v take? One bit for each set, one shift for each place
//! ```
//!
//! A value may go to a place of which no neighbour that is to be less is still open.
//! So a sign only changes which sets a place can be added to. A walk upwards keeps
//! the map before each value; a walk downwards from the full set notes the places
//! that were used. Decided values and places are left out: their signs are for the
//! bounds of `less_than.rs`.

use crate::engine::Conflict;

use super::set_map::SetMap;

/// The longest line that the pass is for.
pub(crate) const MOST_PLACES: usize = 10;

/// A set of places for each value, or for each place.
pub(crate) type Places = [u32; MOST_PLACES];

/// More open places take too many words for what they give.
const MOST_OPEN: u32 = 9;

/// Fills in the places of each value that no arrangement has; returns all of them. Lines
/// with more than nine open places stay as they are.
/// `lesser` are the places that are to hold less than each place; `open` those that are
/// not decided.
///
/// # Errors
/// There is no arrangement.
pub(crate) fn unsupported(
    places: &Places,
    open: u32,
    lesser: &Places,
    gone: &mut Places,
) -> Result<u32, Conflict> {
    match open.count_ones() {
        0..=6 => run::<1>(places, open, lesser, gone),
        7 => run::<2>(places, open, lesser, gone),
        8 => run::<4>(places, open, lesser, gone),
        MOST_OPEN => run::<8>(places, open, lesser, gone),
        _ => Ok(0),
    }
}

/// An open place: its number among them, and the sets that it can be added to.
#[derive(Clone, Copy)]
struct Open<const W: usize> {
    number: usize,
    sets: SetMap<W>,
}

#[inline(never)]
fn run<const W: usize>(
    places: &Places,
    open: u32,
    lesser: &Places,
    gone: &mut Places,
) -> Result<u32, Conflict> {
    let at = number::<W>(open, lesser);
    let mut before = [SetMap::<W>::NONE; MOST_PLACES];
    let mut values = [0; MOST_PLACES];
    let mut count = 0;
    let mut sets = SetMap::EMPTY;
    for (value, &places) in places.iter().enumerate() {
        if places & open == 0 {
            continue;
        }
        if count == MOST_PLACES {
            return Err(Conflict);
        }
        (before[count], values[count]) = (sets, value);
        let mut after = SetMap::NONE;
        each(places & open, |place| {
            after |= (sets & at[place].sets).with(at[place].number);
        });
        (sets, count) = (after, count + 1);
    }
    let full = SetMap::full(open.count_ones());
    if count != open.count_ones() as usize || (sets & full).is_empty() {
        return Err(Conflict);
    }
    let mut wanted = full;
    let mut all = 0;
    for number in (0..count).rev() {
        let (value, reached) = (values[number], before[number]);
        let mut from = SetMap::NONE;
        each(places[value] & open, |place| {
            let sets = wanted.less(at[place].number) & at[place].sets & reached;
            from |= sets;
            gone[value] |= if sets.is_empty() { 1 << place } else { 0 };
        });
        all |= gone[value];
        wanted = from;
    }
    Ok(all)
}

/// Numbers the open places.
#[inline(always)]
fn number<const W: usize>(open: u32, lesser: &Places) -> [Open<W>; 16] {
    let mut at = [Open { number: 0, sets: SetMap::NONE }; 16];
    let mut number = 0;
    each(open, |place| {
        at[place] = Open { number, sets: SetMap::lacking(number) };
        number += 1;
    });
    each(open, |place| {
        let lesser = lesser.get(place).map_or(0, |lesser| lesser & open);
        each(lesser, |other| {
            at[place].sets = at[place].sets & !SetMap::lacking(at[other].number);
        });
    });
    at
}

/// Does something for each place of a set.
#[inline(always)]
fn each(places: u32, mut act: impl FnMut(usize)) {
    let mut rest = places;
    while rest != 0 {
        act(rest.trailing_zeros() as usize % 16);
        rest &= rest - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST_PLACES, Places, unsupported};
    use crate::engine::Conflict;
    use crate::rng::Dice;

    /// What every arrangement of n values has, found by trying all of them.
    struct Trial<'a> {
        places: &'a Places,
        lesser: &'a Places,
        n: usize,
        used: Places,
        at: [usize; MOST_PLACES],
    }

    impl Trial<'_> {
        fn fill(&mut self, value: usize, taken: u32) {
            if value == self.n {
                (0..value).for_each(|value| self.used[value] |= 1 << self.at[value]);
                return;
            }
            for place in 0..self.n {
                let free = self.places[value] & !taken & 1 << place != 0;
                if free && self.lesser[place] & !taken == 0 {
                    self.at[value] = place;
                    self.fill(value + 1, taken | 1 << place);
                }
            }
        }
    }

    #[test]
    fn a_line_loses_what_no_arrangement_has() {
        let mut dice = Dice::new(5);
        let mut removed = 0;
        for round in 0..3_000 {
            let n = 2 + round % 8;
            let (mut places, mut lesser) = ([0; MOST_PLACES], [0; MOST_PLACES]);
            let share = 2 + dice.below(3);
            for at in &mut places[..n] {
                (0..n).filter(|_| dice.below(n) < share).for_each(|place| *at |= 1 << place);
                *at |= 1 << dice.below(n);
            }
            for place in 1..n {
                match dice.below(6) {
                    0 => lesser[place] |= 1 << (place - 1),
                    1 => lesser[place - 1] |= 1 << place,
                    _ => {}
                }
            }
            let (used, at) = ([0; MOST_PLACES], [0; MOST_PLACES]);
            let mut trial = Trial { places: &places, lesser: &lesser, n, used, at };
            trial.fill(0, 0);
            let mut gone = [0; MOST_PLACES];
            let outcome = unsupported(&places, (1 << n) - 1, &lesser, &mut gone);
            if trial.used[0] == 0 {
                assert_eq!(outcome, Err(Conflict), "{places:?} {lesser:?}");
                continue;
            }
            let all = gone.iter().fold(0, |all, gone| all | gone);
            assert_eq!(outcome, Ok(all));
            let kept: Vec<u32> = places.iter().zip(gone).map(|(at, gone)| at & !gone).collect();
            assert_eq!(kept, trial.used, "{places:?} {lesser:?}");
            removed += usize::from(all != 0);
        }
        assert!(removed > 500, "only {removed}");
    }
}
