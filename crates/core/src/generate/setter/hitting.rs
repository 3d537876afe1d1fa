//! Finds the fewest things to print so that only one of many solutions is left.
//!
//! A place where two solutions differ distinguishes these solutions. The search
//! therefore looks for a smallest set of places in which every other solution
//! differs somewhere: a smallest hitting set. Among the solutions not yet
//! excluded, the search branches on the one that differs in the fewest places.

use crate::budget::Nodes;
use crate::generate::square::shuffled;
use crate::rng::Dice;

/// The contents of each place in each solution: one row per solution.
pub(super) type Codes = Vec<Vec<u32>>;

/// A set of solutions, with a bit for each.
type Set = Vec<u64>;

/// The search for one solution.
pub(super) struct Hitting {
    /// For each place, the solutions that differ there.
    differing: Vec<Set>,
    /// For each solution, the number of places where it differs.
    places: Vec<usize>,
    /// The places in the order in which they are tried.
    order: Vec<usize>,
    /// The places contained in every set.
    first: Vec<usize>,
    /// The solutions that those places do not exclude.
    all: Set,
}

/// The error for a search that ran out of budget.
pub(super) struct Ended;

impl Hitting {
    /// The search for sets that distinguish a solution from all the others.
    /// Every set contains the places `first`.
    pub(super) fn of(codes: &Codes, solution: usize, first: Vec<usize>, dice: &mut Dice) -> Self {
        let own = &codes[solution];
        let mut all = vec![0; codes.len().div_ceil(64)];
        let mut differing = vec![all.clone(); own.len()];
        let mut places = vec![0; codes.len()];
        for (number, other) in codes.iter().enumerate().filter(|(number, _)| *number != solution) {
            all[number / 64] |= 1 << (number % 64);
            for (place, (one, another)) in own.iter().zip(other).enumerate() {
                if one != another {
                    differing[place][number / 64] |= 1 << (number % 64);
                    places[number] += 1;
                }
            }
        }
        let order = shuffled((0..own.len()).collect(), dice);
        let all = first.iter().fold(all, |left, place| without(&left, &differing[*place]));
        Self { differing, places, order, first, all }
    }

    /// Up to `wanted` sets with at most this many further places that exclude all other solutions.
    pub(super) fn sets(
        &self,
        size: usize,
        wanted: usize,
        looks: &mut Nodes<'_, '_>,
    ) -> Result<Vec<Vec<usize>>, Ended> {
        let mut found = Vec::new();
        self.extend(&self.all, size, &mut self.first.clone(), wanted, &mut found, looks)?;
        Ok(found)
    }

    fn extend(
        &self,
        left: &Set,
        more: usize,
        chosen: &mut Vec<usize>,
        wanted: usize,
        found: &mut Vec<Vec<usize>>,
        looks: &mut Nodes<'_, '_>,
    ) -> Result<(), Ended> {
        if looks.next().is_break() {
            return Err(Ended);
        }
        let Some(next) = self.hardest(left) else {
            let mut set = chosen.clone();
            set.sort_unstable();
            if !found.contains(&set) {
                found.push(set);
            }
            return Ok(());
        };
        // No place excludes more of the solutions left than the best place does.
        let most = self.differing.iter().map(|set| common(set, left)).max().unwrap_or(0);
        if more == 0 || most * more < count(left) {
            return Ok(());
        }
        for place in &self.order {
            if found.len() >= wanted {
                return Ok(());
            }
            if has(&self.differing[*place], next) {
                chosen.push(*place);
                let rest = without(left, &self.differing[*place]);
                self.extend(&rest, more - 1, chosen, wanted, found, looks)?;
                chosen.pop();
            }
        }
        Ok(())
    }

    /// Further places that exclude all other solutions; each place is the one that excludes the
    /// most of the solutions left. `None` if even all places together do not exclude them all.
    pub(super) fn greedy(&self) -> Option<Vec<usize>> {
        let (mut left, mut chosen) = (self.all.clone(), Vec::new());
        while count(&left) > 0 {
            let best =
                self.order.iter().max_by_key(|place| common(&self.differing[**place], &left));
            let best = best.filter(|place| common(&self.differing[**place], &left) > 0)?;
            left = without(&left, &self.differing[*best]);
            chosen.push(*best);
        }
        Some(chosen)
    }

    /// The remaining solution that differs in the fewest places.
    fn hardest(&self, left: &Set) -> Option<usize> {
        (0..self.places.len())
            .filter(|number| has(left, *number))
            .min_by_key(|number| self.places[*number])
    }
}

fn has(set: &Set, number: usize) -> bool {
    set[number / 64] >> (number % 64) & 1 == 1
}

fn count(set: &Set) -> usize {
    set.iter().map(|word| word.count_ones() as usize).sum()
}

fn common(one: &Set, other: &Set) -> usize {
    one.iter().zip(other).map(|(one, other)| (one & other).count_ones() as usize).sum()
}

fn without(one: &Set, other: &Set) -> Set {
    one.iter().zip(other).map(|(one, other)| one & !other).collect()
}
