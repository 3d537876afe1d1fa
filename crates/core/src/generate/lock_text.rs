//! Locks as text, as in links and JSON: `keep t3 some r1c2 none r1c1r1c2`.
//!
//! Each word says what is fixed about the places that follow it. A clue is written as the letter of its side and a
//! number from 1. Words that are not places are ignored. `www/pages/grid/state/locks.ts` writes such texts.

use super::locks::{Lock, Locked, Locks};
use super::place::Place;
use crate::grid::{Cell, Side, Size};
use crate::puzzle::Draft;

impl Locks {
    /// The locks listed in a text, with the contents of this puzzle; nothing else is fixed.
    #[must_use]
    pub fn read(text: &str, draft: &Draft) -> Self {
        let mut locks = Self { draft: draft.clone(), places: Vec::new(), elsewhere: Lock::Open };
        let Some(size) = Size::new(draft.size) else { return locks };
        let mut lock = Lock::Kept;
        for word in text.split_whitespace() {
            match (word, place(word, size)) {
                ("keep", _) => lock = Lock::Kept,
                ("some", _) => lock = Lock::Filled,
                ("none", _) => lock = Lock::Empty,
                (_, Some(place)) => locks.places.push(Locked { place, lock }),
                (_, None) => {}
            }
        }
        locks
    }
}

fn place(word: &str, size: Size) -> Option<Place> {
    let at =
        |number: &str| number.parse::<usize>().ok()?.checked_sub(1).filter(|it| *it < size.n());
    let side = |(letter, side): (&str, Side)| Some((word.strip_prefix(letter)?, side));
    let sides = [("t", Side::Top), ("r", Side::Right), ("b", Side::Bottom), ("l", Side::Left)];
    if let Some((number, side)) = sides.into_iter().find_map(side)
        && let Some(index) = at(number)
    {
        return Some(Place::Border(side, index));
    }
    let cell = |name: &str| {
        let (row, column) = name.split_once('c')?;
        Some(size.cell(at(row)?, at(column)?))
    };
    let cells: Option<Vec<Cell>> = word.strip_prefix('r')?.split('r').map(cell).collect();
    match *cells?.as_slice() {
        [one] => Some(Place::Cell(one)),
        [one, other] => Some(Place::gap(one, other)).filter(|gap| Place::all(size).contains(gap)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Lock, Locks, place};
    use crate::generate::Place;
    use crate::grid::{Cell, Side, Size};
    use crate::kind::MIXED;
    use crate::puzzle::Draft;

    #[test]
    fn places_are_named_by_side_row_and_column() {
        let size = Size::new(4).expect("a size");
        assert_eq!(place("t3", size), Some(Place::Border(Side::Top, 2)));
        assert_eq!(place("r4", size), Some(Place::Border(Side::Right, 3)));
        assert_eq!(place("r2c1", size), Some(Place::Cell(Cell(4))));
        assert_eq!(place("r1c1r2c1", size), Some(Place::Gap(Cell(0), Cell(4))));
        for word in ["t5", "t0", "r1c5", "r1c1r2c2", "r1c4r2c1", "r", "c1", "r1c1r1c2r1c3", "tower"]
        {
            assert_eq!(place(word, size), None, "{word}");
        }
    }

    #[test]
    fn a_word_says_what_is_fixed_of_the_places_behind_it() {
        let locks = Locks::read("b1 none t1 t9 what r1c1 some l2", &Draft::empty(&MIXED, 4));
        let all: Vec<Lock> = locks.places.iter().map(|one| one.lock).collect();
        assert_eq!(all, [Lock::Kept, Lock::Empty, Lock::Empty, Lock::Filled]);
        assert_eq!(locks.of(Place::Border(Side::Right, 0)), Lock::Open);
    }
}
