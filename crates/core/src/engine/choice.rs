//! The next decision of a search.
//!
//! The narrowest choice is quick to find. The best pair takes longer to find but leads
//! to fewer positions. One of the two candidates of a pair must hold, and the immediate
//! effects of both are counted. The pair with the largest product wins, because both
//! halves should shrink (the product rule of strong branching, Achterberg, "Constraint
//! integer programming", 2007, page 68).

use crate::grid::{Cell, Line, Values, Word};

use super::Domains;

/// A cell, the value to try there, and the number of alternatives.
pub(super) type Choice = (Cell, u32, u32);

/// The choice with the fewest alternatives in any of the three views.
pub(super) fn narrowest(domains: &Domains) -> Option<Choice> {
    let size = domains.size();
    let mut best: Option<Choice> = None;
    for cell in size.cells() {
        let values = domains.values(cell);
        if values.len() > 1 && best.is_none_or(|(_, _, fewest)| values.len() < fewest) {
            best = Some((cell, values.min(), values.len()));
        }
    }
    for line in size.lines() {
        for (value, places) in (1..).zip(domains.places(line)) {
            let count = places.count_ones();
            if count > 1 && best.is_none_or(|(_, _, fewest)| count < fewest) {
                let cell = size.cell_of(line, places.trailing_zeros() as usize);
                best = Some((cell, value, count));
            }
        }
    }
    best
}

/// The narrowest choice; ties go to the choice with the most preferred candidates. If
/// the choice has preferred candidates, one of them is tried first.
pub(super) fn preferred(domains: &Domains, preferred: &[Values]) -> Option<Choice> {
    let size = domains.size();
    let mut best = MostPreferred { wanted: 0, choice: None };
    for cell in size.cells() {
        let values = domains.values(cell);
        if best.may_be(values.len()) {
            let wanted = values & preferred[cell.index()];
            let value = if wanted.is_empty() { values.min() } else { wanted.min() };
            best.weigh((cell, value, values.len()), wanted.len());
        }
    }
    for line in size.lines() {
        for (value, at) in (1..).zip(domains.places(line)) {
            if best.may_be(at.count_ones()) {
                let cells = || places(*at).map(|place| size.cell_of(line, place));
                let wanted = || cells().filter(|cell| preferred[cell.index()].contains(value));
                let cell = wanted().next().or_else(|| cells().next())?;
                best.weigh((cell, value, at.count_ones()), wanted().count() as u32);
            }
        }
    }
    best.choice
}

/// The best choice so far, and the number of its preferred candidates.
struct MostPreferred {
    wanted: u32,
    choice: Option<Choice>,
}

impl MostPreferred {
    /// Whether a choice with this many candidates can be better.
    fn may_be(&self, count: u32) -> bool {
        count > 1 && self.choice.is_none_or(|(_, _, fewest)| count <= fewest)
    }

    fn weigh(&mut self, choice: Choice, wanted: u32) {
        if wanted > self.wanted || self.choice.is_none_or(|(_, _, fewest)| choice.2 < fewest) {
            (self.wanted, self.choice) = (wanted, Some(choice));
        }
    }
}

/// The most promising pair of candidates, if there is any.
pub(super) fn best_pair(domains: &Domains) -> Option<Choice> {
    let size = domains.size();
    let mut best = Best { domains, product: 0, choice: None };
    for cell in size.cells() {
        let values = domains.values(cell);
        if is_pair(values.0) {
            best.weigh((cell, values.min()), (cell, values.max()));
        }
    }
    for line in size.lines() {
        for (value, places) in (1..).zip(domains.places(line)) {
            if is_pair(*places) {
                let at = |place: u32| (size.cell_of(line, place as usize - 1), value);
                best.weigh(at(Values(*places).min()), at(Values(*places).max()));
            }
        }
    }
    best.choice
}

/// The best pair so far.
struct Best<'a> {
    domains: &'a Domains,
    product: u32,
    choice: Option<Choice>,
}

impl Best<'_> {
    /// Takes a pair if it is better. The candidate that leaves more open is tried
    /// first: if there are many solutions, the search reaches one sooner that way.
    #[inline]
    fn weigh(&mut self, one: (Cell, u32), other: (Cell, u32)) {
        let gains = [gain(self.domains, one), gain(self.domains, other)];
        let product = gains[0] * gains[1];
        if product > self.product {
            let (cell, value) = if gains[0] <= gains[1] { one } else { other };
            self.product = product;
            self.choice = Some((cell, value, 2));
        }
    }
}

/// How much disappears at once if a cell has a value. Each candidate counts one point,
/// and more if only one or two are left in a group of another view.
fn gain(domains: &Domains, (cell, value): (Cell, u32)) -> u32 {
    let size = domains.size();
    let (row, column) = (size.row(cell), size.column(cell));
    let at = value as usize - 1;
    let in_row = domains.places(Line::Row(row));
    let in_column = domains.places(Line::Column(column));
    let mut gain = 0;
    for other in places(domains.values(cell).0 & !(1 << at)) {
        gain += 1 + worth(in_row[other]) + worth(in_column[other]);
    }
    for place in places(in_row[at] & !(1 << column)) {
        let values = domains.values(size.cell(row, place)).0;
        gain += 1 + worth(values) + worth(domains.places(Line::Column(place))[at]);
    }
    for place in places(in_column[at] & !(1 << row)) {
        let values = domains.values(size.cell(place, column)).0;
        gain += 1 + worth(values) + worth(domains.places(Line::Row(place))[at]);
    }
    gain
}

/// The worth of removing one candidate from a group: the most if one remains, something
/// if two remain.
fn worth(group: Word) -> u32 {
    let two_less = without_one(without_one(group));
    match two_less {
        0 => 10,
        _ if without_one(two_less) == 0 => 2,
        _ => 0,
    }
}

const fn is_pair(group: Word) -> bool {
    let one_less = without_one(group);
    one_less != 0 && without_one(one_less) == 0
}

const fn without_one(group: Word) -> Word {
    group & group.wrapping_sub(1)
}

/// The members of a set, counted from 0.
fn places(set: Word) -> impl Iterator<Item = usize> {
    Values(set).iter().map(|member| member as usize - 1)
}
