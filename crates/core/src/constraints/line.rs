//! A whole line at once, made fully consistent: different values, both clues and the
//! signs between the cells of the line.
//!
//! ```text
//!   clue 3 |  .  .  6  .  .  .  | clue 2       tallest first
//!   clue 3 |  .  5  6  .  .  .  | clue 2       seen from the left: 2
//!   clue 3 |  .  5  6  .  4  .  | clue 2       ... from the right: 2
//! ```
//!
//! The heights are entered from the tallest to the shortest. A height is visible from
//! the left iff it is left of everything taller, and from the right iff it is right of
//! everything taller. So a partial line needs to remember only the *set* of places
//! taken and the visibility state (number visible from the left, number visible from
//! the right). The reachable states of each set are the bits of one word, and one more
//! visible height is a shift. One pass goes forwards over the sets, and another goes
//! backwards from the full set. A height may be at a place iff states of both passes
//! meet there. If value 1 is never visible, the last step shifts nothing.
//!
//! A sign a < b between two places means: b is taken before a. Decided heights
//! do not branch, so a set has bits only for *open* places. Cost: at most 2^k *
//! k word operations for k open places. Lines with a clue and without signs have
//! a faster pass over sets of values that removes the same (`clue_pass.rs`), and so
//! have short lines without a clue that are asked alone (`place_pass.rs`).
//!
//! Source: the recursion over the tallest height is by Khovanova and Lewis,
//! "Skyscraper numbers", 2013; counting over sets of taken places is the
//! dynamic programme of Held and Karp, 1962.

use core::ops::RangeInclusive;
use std::cell::RefCell;
use std::rc::Rc;

use crate::engine::{
    Conflict, Cost, Domains, ExplanationContext, Lines, Literal, PropagationLevel, Propagator, Twin,
};
use crate::grid::{Cell, Line, Size, Values, Word};

use super::clue_pass::{Candidates, CluePass};
use super::clue_side::LONGEST;
use super::few_open::MOST_PLACES;
use super::line_explanation::Explainer;
use super::line_pass::DpTables;
use super::place_pass;
use super::prepared_line::{LineClues, PreparedLine};
use super::visible::agrees;

/// At every level, lines with more open places than this are left to cheaper
/// propagators.
const MOST_OPEN: usize = 12;
/// At the bounded level, lines without a clue are also left to cheaper propagators if
/// they have at least this many open places.
const BOUNDED_WITHOUT: usize = 4;
/// The sizes at which the pass by maps of sets is also worth running on lines with more
/// open places. Larger grids have too many lines, and in smaller grids the pass saves
/// too few positions.
const MAPS_LOOK_FURTHER: RangeInclusive<usize> = 9..=11;
/// The limit on open places for a question about a single line, where more time is
/// available.
const MOST_OPEN_ALONE: usize = 16;

/// Working memory, shared by all lines of a puzzle.
#[derive(Default)]
pub struct Memory {
    tables: DpTables,
    clue_pass: CluePass,
    explainer: Explainer,
}

/// The limits up to which the pass runs on a line with a clue.
struct Limits {
    /// The most open places at the bounded level.
    bounded: usize,
    /// The most candidates in the open places at the medium level: they predict the cost
    /// of a run better than the number of places.
    medium: u32,
}

impl Limits {
    fn of(n: usize, by_maps: bool) -> Self {
        if by_maps && MAPS_LOOK_FURTHER.contains(&n) {
            Self { bounded: 7, medium: 40 }
        } else {
            Self { bounded: 6, medium: 26 }
        }
    }
}

/// The propagator of one line.
pub struct ExactLine {
    line: PreparedLine,
    /// Whether the pass by maps of sets is suitable.
    by_maps: bool,
    limits: Limits,
    /// The places of each height after the last run; a further run would remove
    /// none of them.
    left: [Word; Size::MAX],
    memory: Rc<RefCell<Memory>>,
}

impl ExactLine {
    /// The propagator for these clues, with its own working memory.
    #[must_use]
    pub fn new(size: Size, clues: LineClues) -> Self {
        Self::sharing(size, clues, Rc::default())
    }

    /// The propagator for these clues, which shares working memory with others.
    #[must_use]
    pub fn sharing(size: Size, clues: LineClues, memory: Rc<RefCell<Memory>>) -> Self {
        let by_maps = CluePass::is_for(&clues, size.n());
        let line = PreparedLine::new(size, clues);
        let limits = Limits::of(size.n(), by_maps);
        Self { line, by_maps, limits, left: [0; Size::MAX], memory }
    }

    /// Whether the pass can run at all: the visibility states for the two clues must
    /// fit into a word. The states fit up to n = 15. Other lines are left to other
    /// propagators.
    #[must_use]
    pub const fn can_run(&self) -> bool {
        self.line.states.fits()
    }

    /// Whether a run is too expensive at this level.
    fn is_too_open(&self, places: &[Word], level: PropagationLevel) -> bool {
        let open = open_heights(places);
        match level {
            _ if open > MOST_OPEN => true,
            PropagationLevel::Full => false,
            PropagationLevel::Medium if self.line.has_clue() => {
                open_candidates(places) > self.limits.medium
            }
            _ if self.line.has_clue() => open > self.limits.bounded,
            _ => open > BOUNDED_WITHOUT,
        }
    }

    fn run_by_places(&self, domains: &mut Domains) -> Result<(), Conflict> {
        let line = self.line.clues.line;
        let places = domains.places(line);
        let gone = self.memory.borrow_mut().tables.unsupported(&self.line, places);
        take(domains, line, &gone.ok_or(Conflict)?)
    }

    /// Runs the pass by maps of sets; returns false if too many values are open for the
    /// pass.
    fn run_by_maps(&self, domains: &mut Domains) -> Result<bool, Conflict> {
        let clues = &self.line.clues;
        let size = domains.size();
        let mut cells = [0; LONGEST];
        for (place, values) in cells[..size.n()].iter_mut().enumerate() {
            *values = domains.values(size.cell_of(clues.line, place)).0;
        }
        let cells = &cells[..size.n()];
        let candidates = Candidates::of(cells).ok_or(Conflict)?;
        if candidates.open() > CluePass::MOST_OPEN {
            return Ok(false);
        }
        let mut memory = self.memory.borrow_mut();
        let gone = memory.clue_pass.unsupported(clues, cells, &candidates).ok_or(Conflict)?;
        take(domains, clues.line, &gone)?;
        Ok(true)
    }

    /// The candidates that each cell of the line keeps: the values that it has in some
    /// arrangement of the line. `None` if there is no arrangement. All candidates are
    /// kept if the pass cannot run, or if more than 16 places are open.
    #[must_use]
    pub fn supported(&self, cells: &[Values]) -> Option<Vec<Values>> {
        let places = places_of(cells)?;
        if !self.line.has_clue() && self.line.n <= MOST_PLACES {
            return place_pass::supported(&places, &self.line.clues.signs);
        }
        if !self.can_run() || open_heights(&places) > MOST_OPEN_ALONE {
            return Some(cells.to_vec());
        }
        let gone = self.memory.borrow_mut().tables.unsupported(&self.line, &places)?;
        let left = |place: usize| {
            let stand = (1..).zip(&places).filter(|(_, at)| **at >> place & 1 == 1);
            stand.map(|(value, _)| value).collect::<Values>() & !Values(gone[place])
        };
        Some((0..self.line.n).map(left).collect())
    }
}

/// Removes from the cells of a line the values that each place has lost.
fn take(domains: &mut Domains, line: Line, gone: &[Word]) -> Result<(), Conflict> {
    let size = domains.size();
    let mut gone = gone.iter().enumerate().filter(|(_, gone)| **gone != 0);
    gone.try_for_each(|(place, gone)| domains.remove(size.cell_of(line, place), Values(*gone)))
}

/// The places of each value, the lowest value first, without those of other
/// decided values; `None` if a value or a cell has no place left.
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

/// The set itself if it has a single place, otherwise the empty set.
const fn single(places: Word) -> Word {
    if places.is_power_of_two() { places } else { 0 }
}

/// The number of heights that do not have exactly one place.
fn open_heights(places: &[Word]) -> usize {
    places.iter().filter(|at| !at.is_power_of_two()).count()
}

/// The number of candidates of the heights that do not have exactly one place.
fn open_candidates(places: &[Word]) -> u32 {
    places.iter().map(|at| at.count_ones()).filter(|count| *count > 1).sum()
}

impl Propagator for ExactLine {
    fn watches(&self) -> Lines {
        Lines::only(self.line.clues.line)
    }

    fn cost(&self) -> Cost {
        Cost::Expensive
    }

    fn estimate(&self, domains: &Domains) -> u32 {
        open_heights(domains.places(self.line.clues.line)) as u32
    }

    fn propagate(
        &mut self,
        domains: &mut Domains,
        level: PropagationLevel,
    ) -> Result<(), Conflict> {
        let places = domains.places(self.line.clues.line);
        if self.is_too_open(places, level) || !self.can_run() {
            // If all cells are decided but not all different, some height is
            // missing.
            return if places.contains(&0) { Err(Conflict) } else { Ok(()) };
        }
        if self.left[..self.line.n] == *places {
            return Ok(());
        }
        if !self.by_maps || !self.run_by_maps(domains)? {
            self.run_by_places(domains)?;
        }
        self.left[..self.line.n].copy_from_slice(domains.places(self.line.clues.line));
        Ok(())
    }

    fn explain(
        &mut self,
        removed: Option<(Cell, u32)>,
        context: &ExplanationContext<'_>,
        explanation: &mut Vec<Literal>,
    ) {
        self.memory.borrow_mut().explainer.explain(&self.line, removed, context, explanation);
    }
}

impl Twin for ExactLine {
    fn cells(&self) -> Vec<Cell> {
        let size = Size::new(self.line.n);
        size.map(|size| size.line_cells(self.line.clues.line).collect()).unwrap_or_default()
    }

    /// Checks that no value occurs twice in the line, and that no sign or clue is
    /// broken.
    fn allows(&self, values: &[u32]) -> bool {
        let heights: Vec<u32> = self.cells().iter().map(|cell| values[cell.index()]).collect();
        let different =
            |(place, height): (usize, &u32)| *height == 0 || !heights[..place].contains(height);
        let rises = |(low, high): &(usize, usize)| {
            let (low, high) = (heights[*low], heights[*high]);
            low == 0 || high == 0 || low < high
        };
        let lowest = if self.line.clues.lowest_unseen { 1 } else { 0 };
        let [first, last] = self.line.clues.clues;
        heights.iter().enumerate().all(different)
            && self.line.clues.signs.iter().all(rises)
            && first.is_none_or(|clue| agrees(clue, heights.iter().copied(), lowest))
            && last.is_none_or(|clue| agrees(clue, heights.iter().rev().copied(), lowest))
    }
}
