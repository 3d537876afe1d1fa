//! The exact pass over a house, with a cache of its answers.
//!
//! Chains and trials query the same lines again and again, even from step to step. An
//! answer depends only on the question, so boards derived from one another share the
//! answers.

use core::fmt;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use crate::constraints::{ExactLine, LineClues};
use crate::grid::{Line, Size, Values};

/// The remaining candidates of a house; `None` if it has no arrangement.
pub type Kept = Option<Rc<[Values]>>;

/// The initial and the greatest number of slots for the answers of a pass.
const FEW: usize = 64;
const MANY: usize = 16_384;

/// The pass over a house with some clues and signs.
pub struct Pass {
    exact: ExactLine,
    known: RefCell<Table>,
}

/// The answers, keyed by their questions. A later answer may overwrite an earlier one in the same
/// slot; the table grows before this happens often.
#[derive(Default)]
struct Table {
    places: Vec<Option<Known>>,
    taken: usize,
}

/// A question and its answer.
type Known = (Box<[Values]>, Kept);

/// The passes of a board, by their clues and signs. Lines with the same clues and signs
/// share a pass.
#[derive(Default)]
pub struct Passes(RefCell<BTreeMap<LineClues, Rc<Pass>>>);

impl Pass {
    /// The remaining candidates of each cell.
    #[must_use]
    pub fn supported(&self, could: &[Values]) -> Kept {
        let mut known = self.known.borrow_mut();
        if let Some(kept) = known.get(could) {
            return kept.clone();
        }
        let kept: Kept = self.exact.supported(could).map(Rc::from);
        known.put((could.into(), kept.clone()));
        kept
    }
}

impl Table {
    fn get(&self, could: &[Values]) -> Option<&Kept> {
        let place = self.places.get(self.place(could))?.as_ref();
        place.filter(|(asked, _)| **asked == *could).map(|(_, kept)| kept)
    }

    fn put(&mut self, known: Known) {
        if self.taken * 2 >= self.places.len() && self.places.len() < MANY {
            let places = vec![None; (self.places.len() * 4).max(FEW)];
            let before = core::mem::replace(self, Self { places, taken: 0 });
            before.places.into_iter().flatten().for_each(|known| self.put(known));
        }
        let place = self.place(&known.0);
        self.taken += usize::from(self.places[place].is_none());
        self.places[place] = Some(known);
    }

    /// The slot for the answer to a question: a Fowler–Noll–Vo hash.
    fn place(&self, could: &[Values]) -> usize {
        const START: u64 = 0xcbf2_9ce4_8422_2325;
        const PRIME: u64 = (1 << 40) + 0x1b3;
        let mixed = |hash: u64, values: &Values| (hash ^ u64::from(values.0)).wrapping_mul(PRIME);
        (could.iter().fold(START, mixed) >> 32) as usize % self.places.len().max(1)
    }
}

impl Passes {
    /// The pass over a house with these clues and signs.
    #[must_use]
    pub fn of(&self, size: Size, clues: LineClues) -> Rc<Pass> {
        let clues = LineClues { line: Line::Row(0), ..clues };
        let mut passes = self.0.borrow_mut();
        let pass = passes.entry(clues).or_insert_with_key(|clues| {
            let exact = ExactLine::new(size, clues.clone());
            Rc::new(Pass { exact, known: RefCell::default() })
        });
        Rc::clone(pass)
    }
}

impl fmt::Debug for Passes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passes", self.0.borrow().len())
    }
}
