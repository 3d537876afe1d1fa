//! What a setter has fixed: what stands in a place, that something does, or
//! that nothing does.
//!
//! Locks are a part of the wish. Nothing that is made or proposed touches one,
//! and a wish that its own locks forbid is refused before anything is tried.

use super::place::Place;
use crate::conditions::{Condition, Feature};
use crate::message::Message;
use crate::puzzle::{Draft, GridPuzzle};

/// What is fixed of a place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Lock {
    /// Nothing: what stands there may change, come and go.
    #[default]
    Open,
    /// What stands there, be it nothing.
    Kept,
    /// That something stands there. In a cell, a number.
    Filled,
    /// That nothing stands there.
    Empty,
}

/// A place and what is fixed of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(from = "crate::wire::LockEntry", into = "crate::wire::LockEntry")
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "crate::wire::LockEntry"))]
pub struct Locked {
    /// The place. A cell's lock is that of its mark, too.
    pub place: Place,
    /// What is fixed.
    pub lock: Lock,
}

/// Everything that is fixed of a puzzle.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Locks {
    /// What stands where something is kept.
    pub draft: Draft,
    /// The places of which something is fixed.
    pub places: Vec<Locked>,
    /// What is fixed of all others.
    pub elsewhere: Lock,
}

impl Locks {
    /// Only this puzzle's numbers, signs and marks are fixed.
    #[must_use]
    pub fn keeping(draft: &Draft) -> Self {
        Self { places: printed(draft, Lock::Kept), draft: draft.clone(), elsewhere: Lock::Open }
    }

    /// Something may stand where something stands in this puzzle, and nowhere
    /// else.
    #[must_use]
    pub fn pattern(draft: &Draft) -> Self {
        Self { places: printed(draft, Lock::Open), draft: draft.clone(), elsewhere: Lock::Empty }
    }

    /// Something stands where something stands in this puzzle, and nowhere else.
    #[must_use]
    pub fn same_places(draft: &Draft) -> Self {
        Self { places: printed(draft, Lock::Filled), ..Self::pattern(draft) }
    }

    /// The same, and what others fix, which comes first.
    #[must_use]
    pub fn and(self, others: &Self) -> Self {
        let places = others.places.iter().copied().chain(self.places).collect();
        Self { draft: others.draft.clone(), places, ..self }
    }

    /// What is fixed of a place; the first entry of several holds.
    #[must_use]
    pub fn of(&self, place: Place) -> Lock {
        // Every gap of an adjacent puzzle speaks, so what it says is all that can be fixed.
        if matches!(place, Place::Gap(..)) && self.draft.features.has(Feature::Adjacent) {
            let is_fixed = |one: &Locked| one.place == place && one.lock != Lock::Open;
            return if self.places.iter().any(is_fixed) { Lock::Kept } else { Lock::Open };
        }
        let named = place.with_its_mark();
        let holds = |one: &&Locked| match one.lock {
            // A cell that is to hold a number may have a mark as well.
            Lock::Filled => one.place == place,
            _ => one.place == place || one.place == named,
        };
        self.places.iter().find(holds).map_or(self.elsewhere, |one| one.lock)
    }

    /// What is kept.
    pub(super) fn kept(&self) -> Vec<Condition> {
        let is_kept = |one: &Condition| {
            Place::standing(*one).is_some_and(|place| self.of(place) == Lock::Kept)
        };
        let puzzle = self.draft.puzzle();
        puzzle.map_or(Vec::new(), |it| it.conditions().iter().copied().filter(is_kept).collect())
    }

    /// Whether a puzzle has what is fixed.
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

    /// What of a puzzle is not as it is fixed, in words; nothing where all is.
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

/// Where something is printed, all with the same lock.
fn printed(draft: &Draft, lock: Lock) -> Vec<Locked> {
    let puzzle = draft.puzzle();
    let conditions = puzzle.as_ref().map_or(&[][..], GridPuzzle::conditions);
    let places = conditions.iter().filter_map(|one| Place::of(*one));
    places.map(|place| Locked { place, lock }).collect()
}
