//! How hard a whip is to follow, and which of several whips comes first.

use super::proof::Proof;
use crate::deduction::evidence::Whip;
use crate::deduction::look::Look;
use crate::deduction::rating::Rating;
use crate::deduction::wiring::Wiring;
use crate::grid::{Cell, House, Values};

/// A whip with its rating.
#[derive(Clone, Debug)]
pub struct Rated {
    /// The whip.
    pub proof: Proof,
    /// How hard the whip is to follow.
    pub rating: Rating,
    /// The number of ways that all its links look through together.
    pub weight: usize,
    /// The largest number of ways that a single link looks through.
    pub longest: usize,
}

/// The rating of the easiest whip, the cost of each further link, and the number of
/// links without extra cost.
const EASIEST: u16 = 570;
const EACH_LINK: u16 = 10;
const SHORTEST: usize = 4;
/// The cost of a bound, and of a list with more than this many ways.
const BOUND: u16 = 20;
const LONG_LIST: u16 = 10;
/// For longer lists, only the length is reported.
pub const LISTED: usize = 24;
/// If a list is longer than `MANY`, the rating is at least `WITH_MANY`.
const MANY: usize = 100;
const WITH_MANY: u16 = 650;
/// Whips with more links than `SHORT` are long whips; those with more than `LONGEST`
/// are not reported.
const SHORT: usize = 6;
pub const LONGEST: usize = 10;

/// The sort key that puts the best whip first: the easiest, then the shortest, then the
/// one with the least to look through, then one that decides something.
#[must_use]
pub fn order(look: &Look<'_>, one: &Rated) -> (Rating, usize, usize, bool, (Cell, u32)) {
    let (cell, value) = one.proof.target;
    let later = !look.decides_next(cell, value);
    (one.rating, one.proof.len(), one.weight, later, one.proof.target)
}

/// The candidates of the cells.
#[must_use]
pub fn candidates(look: &Look<'_>) -> Vec<Values> {
    look.size().cells().map(|cell| look.values(cell)).collect()
}

impl Rated {
    /// Whether the whip has few links.
    #[must_use]
    pub fn is_short(&self) -> bool {
        self.proof.len() <= SHORT
    }

    /// A whip that was told before, rated again.
    #[must_use]
    pub fn again(look: &Look<'_>, wiring: &Wiring, whip: &Whip) -> Self {
        let houses = look.layout().houses();
        let number = |house: House| houses.iter().position(|known| known.house == house);
        Self::of(wiring, &candidates(look), Proof::of(whip, |house| number(house).unwrap_or(0)))
    }

    /// A whip with its rating.
    #[must_use]
    pub fn of(wiring: &Wiring, candidates: &[Values], proof: Proof) -> Self {
        let ways = proof.ways(wiring, candidates, MANY);
        let (most, weight) = (ways.iter().copied().max().unwrap_or(0), ways.iter().sum());
        let Rating(mut rating) = Self::least(proof.len(), proof.has_bounds());
        rating += if most > LISTED { LONG_LIST } else { 0 };
        if most > MANY {
            rating = rating.max(WITH_MANY);
        }
        Self { proof, rating: Rating(rating), weight, longest: most }
    }

    /// The rating of a whip that has this many links and only short lists.
    #[must_use]
    pub fn least(links: usize, has_bounds: bool) -> Rating {
        let further = EACH_LINK * links.saturating_sub(SHORTEST) as u16;
        Rating(EASIEST + further + if has_bounds { BOUND } else { 0 })
    }
}
