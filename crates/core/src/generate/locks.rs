//! A setter's locks: a place keeps its content, must be filled, or must be
//! empty.
//!
//! Locks are part of the wish. New puzzles and proposals never change a locked
//! place, and a wish that contradicts its own locks is refused at once.

use super::place::Place;
use crate::conditions::{Condition, Feature};
use crate::message::Message;
use crate::puzzle::{Draft, GridPuzzle};

/// The lock of a place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Lock {
    /// Not locked: its content may change, appear or disappear.
    #[default]
    Open,
    /// Its content stays, even if it is empty.
    Kept,
    /// Something must be printed in the place; in a cell, this is a number.
    Filled,
    /// Nothing may be printed in the place.
    Empty,
}

/// A place and its lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(from = "crate::wire::LockEntry", into = "crate::wire::LockEntry")
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "crate::wire::LockEntry"))]
pub struct Locked {
    /// The place. A cell's lock also applies to its mark.
    pub place: Place,
    /// The lock.
    pub lock: Lock,
}

/// All locks of a puzzle.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Locks {
    /// The puzzle whose contents are kept.
    pub draft: Draft,
    /// The locked places.
    pub places: Vec<Locked>,
    /// The lock of all other places.
    pub elsewhere: Lock,
}

impl Locks {
    /// Locks only the numbers, signs and marks of this puzzle.
    #[must_use]
    pub fn keeping(draft: &Draft) -> Self {
        Self { places: printed(draft, Lock::Kept), draft: draft.clone(), elsewhere: Lock::Open }
    }

    /// Allows printing only in places that are filled in this puzzle.
    #[must_use]
    pub fn pattern(draft: &Draft) -> Self {
        Self { places: printed(draft, Lock::Open), draft: draft.clone(), elsewhere: Lock::Empty }
    }

    /// Requires exactly the places that are filled in this puzzle to be filled.
    #[must_use]
    pub fn same_places(draft: &Draft) -> Self {
        Self { places: printed(draft, Lock::Filled), ..Self::pattern(draft) }
    }

    /// Combines these locks with others, which take precedence.
    #[must_use]
    pub fn and(self, others: &Self) -> Self {
        let places = others.places.iter().copied().chain(self.places).collect();
        Self { draft: others.draft.clone(), places, ..self }
    }

    /// The lock of a place; if there are several, the first applies.
    #[must_use]
    pub fn of(&self, place: Place) -> Lock {
        // Every gap of an adjacent puzzle states something, so its content can only be kept.
        if matches!(place, Place::Gap(..)) && self.draft.features.has(Feature::Adjacent) {
            let is_fixed = |one: &Locked| one.place == place && one.lock != Lock::Open;
            return if self.places.iter().any(is_fixed) { Lock::Kept } else { Lock::Open };
        }
        let named = place.with_its_mark();
        let holds = |one: &&Locked| match one.lock {
            // A cell that must hold a number may have a mark as well.
            Lock::Filled => one.place == place,
            _ => one.place == place || one.place == named,
        };
        self.places.iter().find(holds).map_or(self.elsewhere, |one| one.lock)
    }

    /// The conditions to keep.
    pub(super) fn kept(&self) -> Vec<Condition> {
        let is_kept = |one: &Condition| {
            Place::standing(*one).is_some_and(|place| self.of(place) == Lock::Kept)
        };
        let puzzle = self.draft.puzzle();
        puzzle.map_or(Vec::new(), |it| it.conditions().iter().copied().filter(is_kept).collect())
    }

    /// Whether a puzzle obeys the locks.
    #[must_use]
    pub fn hold_in(&self, draft: &Draft) -> bool {
        let Ok(puzzle) = draft.puzzle() else { return false };
        let kept = self.kept();
        let stands = |place: Place| puzzle.conditions().iter().find(|one| is_at(**one, place));
        let holds = |place: Place| match self.of(place) {
            Lock::Open => true,
            Lock::Filled => stands(place).is_some(),
            Lock::Empty => stands(place).is_none(),
            Lock::Kept => stands(place) == kept.iter().find(|one| is_at(**one, place)),
        };
        Place::all(puzzle.size()).into_iter().all(holds)
    }

    /// A sentence about a lock that a puzzle breaks; `None` if it breaks none.
    pub(super) fn unmet(&self, puzzle: &GridPuzzle) -> Option<Message> {
        let stands = |place| puzzle.conditions().iter().any(|one| is_at(*one, place));
        let at = |place: Place| place.arg(puzzle.size());
        Place::all(puzzle.size()).into_iter().find_map(|place| match self.of(place) {
            Lock::Filled if !stands(place) => {
                Some(Message::new("generate.lock-open").with("place", at(place)))
            }
            Lock::Empty if stands(place) => {
                Some(Message::new("generate.lock-filled").with("place", at(place)))
            }
            _ => None,
        })
    }
}

fn is_at(condition: Condition, place: Place) -> bool {
    Place::standing(condition) == Some(place)
}

/// The filled places, all with the same lock.
fn printed(draft: &Draft, lock: Lock) -> Vec<Locked> {
    let puzzle = draft.puzzle();
    let conditions = puzzle.as_ref().map_or(&[][..], GridPuzzle::conditions);
    let places = conditions.iter().filter_map(|one| Place::of(*one));
    places.map(|place| Locked { place, lock }).collect()
}
