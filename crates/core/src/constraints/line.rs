//! A whole line at once: all-different, both clues and the signs between its
//! own cells, made fully consistent.
//!
//! ```text
//!   clue 3 |  .  .  6  .  .  .  | clue 2       tallest first
//!   clue 3 |  .  5  6  .  .  .  | clue 2       seen from the left: 2
//!   clue 3 |  .  5  6  .  4  .  | clue 2       ... from the right: 2
//! ```
//!
//! The heights are put in from the tallest to the shortest. A height is seen
//! from the left iff it stands left of everything taller, from the right iff
//! right of everything taller. So the only memory a partial line needs is the
//! *set* of places taken and the pair (seen from left, seen from right): each
//! set keeps its reachable pairs as the bits of one word, and one more seen is
//! a shift. A pass forwards over the sets, a pass backwards from the full one;
//! a height may stand at a place iff pairs of both passes meet there.
//!
//! A sign a < b between two places means: b is taken before a. Heights that are
//! already decided do not branch, so that a set is written with one bit for each
//! *open* place only. Cost: at most 2^k * k word operations for k open places.
//!
//! Source: the recursion over the tallest height is that of Khovanova and
//! Lewis, "Skyscraper numbers", 2013; counting over sets of taken places is
//! the dynamic programme of Held and Karp, 1962.

use std::cell::RefCell;
use std::rc::Rc;

use crate::engine::{Conflict, Cost, Domains, Effort, Fact, Lines, Past, Propagator};
use crate::grid::{Cell, Line, Size, Values, Word};

use super::line_pass::Tables;
use super::line_reasons::Reasons;
use super::pairs::Seen;

/// Lines with more open places are left to cheaper propagators: in a thorough
/// look, and in a quick one at a line with or without a clue.
const MOST_OPEN: usize = 12;
pub(super) const QUICK_WITH_CLUE: usize = 6;
const QUICK_WITHOUT: usize = 4;
/// In a question about one line alone there is more time.
const MOST_OPEN_ALONE: usize = 16;

/// What is written at and inside one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineClues {
    /// Which line.
    pub line: Line,
    /// The clues at its first and its last cell.
    pub clues: [Option<u32>; 2],
    /// Signs between its cells as (lesser place, greater place).
    pub signs: Vec<(usize, usize)>,
}

impl LineClues {
    /// Whether there is anything but all-different.
    #[must_use]
    pub fn say_something(&self) -> bool {
        self.clues.iter().any(Option::is_some) || !self.signs.is_empty()
    }
}

/// Working memory, one for all lines of a puzzle.
#[derive(Default)]
pub struct Memory {
    tables: Tables,
    reasons: Reasons,
}

/// The propagator of one line.
pub struct ExactLine {
    pub(super) line: Line,
    pub(super) n: usize,
    pub(super) seen: Seen,
    /// For each place, the places that hold greater heights.
    pub(super) greater: Vec<Word>,
    /// Whether there are any.
    signed: bool,
    /// The most open places in a quick look.
    quick: usize,
    /// The places of each height that the last run left, from which it would
    /// remove nothing.
    left: [Word; Size::MAX],
    memory: Rc<RefCell<Memory>>,
}

impl ExactLine {
    /// Whether the pass can run at all between such clues: the pairs that it
    /// counts must fit into a word. They do up to n = 15.
    #[must_use]
    pub fn fits(size: Size, clues: [Option<u32>; 2]) -> bool {
        Seen::new(size.n(), clues).fits()
    }

    /// Whether there is a sign between its cells.
    pub(super) const fn is_signed(&self) -> bool {
        self.signed
    }

    /// The propagator for these clues, with working memory of its own.
    #[must_use]
    pub fn new(size: Size, clues: &LineClues) -> Self {
        Self::sharing(size, clues, Rc::default())
    }

    /// The propagator for these clues, sharing working memory with others.
    #[must_use]
    pub fn sharing(size: Size, clues: &LineClues, memory: Rc<RefCell<Memory>>) -> Self {
        let mut greater = vec![0; size.n()];
        for (low, high) in &clues.signs {
            greater[*low] |= 1 << high;
        }
        let seen = Seen::new(size.n(), clues.clues);
        let has_clue = clues.clues.iter().any(Option::is_some);
        let quick = if has_clue { QUICK_WITH_CLUE } else { QUICK_WITHOUT };
        let signed = !clues.signs.is_empty();
        Self {
            line: clues.line,
            n: size.n(),
            seen,
            greater,
            signed,
            quick,
            left: [0; Size::MAX],
            memory,
        }
    }

    /// What each cell of the line keeps, given its candidates: values that some
    /// arrangement of the line has there. Nothing where there is no
    /// arrangement. All candidates stay where the pass cannot run, or where
    /// more than 16 places are open.
    #[must_use]
    pub fn supported(&self, cells: &[Values]) -> Option<Vec<Values>> {
        let places = places_of(cells)?;
        let open = places.iter().filter(|at| !at.is_power_of_two()).count();
        if !self.seen.fits() || open > MOST_OPEN_ALONE {
            return Some(cells.to_vec());
        }
        let gone = self.memory.borrow_mut().tables.unsupported(self, &places)?;
        let left = |place: usize| {
            let stand = (1..).zip(&places).filter(|(_, at)| **at >> place & 1 == 1);
            stand.map(|(value, _)| value).collect::<Values>() & !Values(gone[place])
        };
        Some((0..self.n).map(left).collect())
    }
}

/// The places of each value, the least first, none of them where another value
/// has to stand; nothing where a value or a cell is left without.
fn places_of(cells: &[Values]) -> Option<Vec<Word>> {
    let stands = |value: u32| {
        let places = cells.iter().enumerate().filter(|(_, values)| values.contains(value));
        places.fold(0, |all: Word, (place, _)| all | 1 << place)
    };
    let mut places: Vec<Word> = (1..=cells.len() as u32).map(stands).collect();
    let mut settled = 0;
    while let Some(at) = places.iter().copied().find(|at| at & !settled & single(*at) != 0) {
        places.iter_mut().filter(|other| **other != at).for_each(|other| *other &= !at);
        settled |= at;
        if places.iter().filter(|other| **other == at).count() > 1 {
            return None;
        }
    }
    let open = places.iter().all(|at| *at != 0) && cells.iter().all(|values| !values.is_empty());
    open.then_some(places)
}

/// The place itself where it is the only one, else none.
const fn single(places: Word) -> Word {
    if places.is_power_of_two() { places } else { 0 }
}

impl Propagator for ExactLine {
    fn watches(&self) -> Lines {
        Lines::only(self.line)
    }

    fn cost(&self) -> Cost {
        Cost::Dear
    }

    fn estimate(&self, domains: &Domains) -> u32 {
        let places = domains.places(self.line).iter();
        places.filter(|at| !at.is_power_of_two()).count() as u32
    }

    fn propagate(&mut self, domains: &mut Domains, effort: Effort) -> Result<(), Conflict> {
        let most = if effort == Effort::Thorough { MOST_OPEN } else { self.quick };
        if self.estimate(domains) as usize > most || !self.seen.fits() {
            return Ok(());
        }
        let places = domains.places(self.line);
        if self.left[..self.n] == *places {
            return Ok(());
        }
        let gone = self.memory.borrow_mut().tables.unsupported(self, places).ok_or(Conflict)?;
        for (place, gone) in gone.iter().enumerate().filter(|(_, gone)| **gone != 0) {
            domains.remove(domains.size().cell_of(self.line, place), Values(*gone))?;
        }
        self.left[..self.n].copy_from_slice(domains.places(self.line));
        Ok(())
    }

    fn explain(&mut self, removed: Option<(Cell, u32)>, past: &Past<'_>, facts: &mut Vec<Fact>) {
        self.memory.borrow_mut().reasons.explain(self, removed, past, facts);
    }
}
