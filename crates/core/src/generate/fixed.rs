//! The lock of each place in a wish, taking the wish's symmetry and sorts into
//! account.

use super::locks::Lock;
use super::place::Place;
use super::wish::Wish;
use crate::grid::Size;
use crate::message::Message;

/// The lock of each place in a wish, taking the wish's symmetry and sorts into
/// account.
pub(super) struct Fixed {
    size: Size,
    /// Whether something may be printed at each place, indexed by the number of the place.
    may: Vec<bool>,
    must: Vec<bool>,
}

impl Fixed {
    /// What a wish fixes.
    ///
    /// # Errors
    /// Fails with a sentence if one of two symmetric places must be filled and
    /// the other must be empty.
    pub(super) fn of(wish: &Wish, size: Size) -> Result<Self, Message> {
        let count = Place::count(size);
        let mut fixed = Self { size, may: vec![true; count], must: vec![false; count] };
        let Some(locks) = &wish.locks else { return Ok(fixed) };
        let kept: Vec<Place> = locks.kept().into_iter().filter_map(Place::standing).collect();
        let is = |place: Place, filled: bool| match locks.of(place) {
            Lock::Kept => kept.contains(&place) == filled,
            Lock::Filled => filled,
            Lock::Empty => !filled,
            Lock::Open => false,
        };
        for place in Place::all(size) {
            let partner = wish.symmetry.partner(place, size);
            let [must, must_not] = [true, false].map(|it| is(place, it) || is(partner, it));
            if must && must_not {
                let message = Message::new("generate.lock-symmetry").with("place", place.arg(size));
                return Err(message.with("partner", partner.arg(size)));
            }
            let is_wished = wish.amounts.of(place.sort()) != Some(0);
            fixed.must[place.number(size)] = must;
            fixed.may[place.number(size)] = must || !must_not && is_wished;
        }
        Ok(fixed)
    }

    /// Whether something may be printed at a place.
    pub(super) fn may(&self, place: Place) -> bool {
        self.may[place.number(self.size)]
    }

    /// Whether something must be printed at a place.
    pub(super) fn must(&self, place: Place) -> bool {
        self.must[place.number(self.size)]
    }
}
