//! Lists the arrangements of one line: every order of the values that fits its
//! candidates, its clues, and the signs and bars between its own cells.
//!
//! The values are entered from the tallest to the lowest, so it is clear at once
//! whether a value is visible from either end. A sign says which of two positions must
//! be filled first. A line with more than [`MOST`] arrangements is not listed;
//! [`LineSpec::exact`] is used instead.

use std::rc::Rc;

use crate::conditions::{Condition, Neighbours, Role, VisibleCount, VisibleSum};
use crate::constraints::{ExactLine, LineClues, Model};
use crate::grid::{Cell, Line, Size, Values, Word};

use super::layout::Layout;
use super::pass::{Pass, Passes};

/// The most arrangements that are listed.
pub const MOST: usize = 3_000;
/// The list is given up after this many tries.
const MOST_TRIES: usize = 60_000;

/// The clues or sums of a line, and the signs and bars between its cells.
#[derive(Clone, Debug)]
pub struct LineSpec {
    /// The line.
    pub line: Line,
    size: Size,
    clues: LineClues,
    /// The numbers at both ends: how many buildings are seen or, if `adds_up`, the sum of their
    /// heights.
    ends: [Option<u32>; 2],
    adds_up: bool,
    /// For each position, the positions with greater values.
    greater: Vec<Word>,
    /// For each position, whether there is a bar between it and the next one; `None` if
    /// the gap states nothing.
    bars: Vec<Option<bool>>,
}

/// Some arrangements of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrangements {
    n: usize,
    /// All arrangements, one after another, each from the first cell to the last.
    ways: Vec<u8>,
    complete: bool,
}

impl Arrangements {
    /// Whether the list is complete.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.complete
    }

    /// The number of arrangements listed.
    #[must_use]
    pub fn count(&self) -> usize {
        self.ways.len() / self.n
    }

    /// The arrangements, each from the first cell to the last.
    pub fn iter(&self) -> impl Iterator<Item = &[u8]> {
        self.ways.chunks(self.n)
    }

    /// The arrangements that still fit these candidates.
    #[must_use]
    pub fn still_fitting(&self, candidates: &[Values]) -> Self {
        let ways = self.iter().filter(|way| fits(way, candidates)).flatten().copied().collect();
        Self { ways, ..*self }
    }

    /// The values of each cell in any of the arrangements.
    #[must_use]
    pub fn values(&self) -> Vec<Values> {
        let mut values = vec![Values::NONE; self.n];
        for way in self.iter() {
            for (all, value) in values.iter_mut().zip(way) {
                *all = *all | Values::only((*value).into());
            }
        }
        values
    }
}

fn fits(way: &[u8], candidates: &[Values]) -> bool {
    way.iter().zip(candidates).all(|(value, could)| could.contains((*value).into()))
}

impl LineSpec {
    /// What a puzzle states about each line, rows first.
    #[must_use]
    pub fn all(layout: &Layout) -> Rc<[Self]> {
        let (size, mut model) = (layout.size(), Model::new(layout.size()));
        layout.conditions().iter().for_each(|condition| condition.post(size, &mut model));
        size.lines().map(|line| Self::of(layout, model.line_clues(line))).collect()
    }

    fn of(layout: &Layout, clues: LineClues) -> Self {
        let (size, line) = (layout.size(), clues.line);
        let cells: Vec<_> = size.line_cells(line).collect();
        let mut greater = vec![0; size.n()];
        for (low, high) in &clues.signs {
            greater[*low] |= 1 << high;
        }
        let bar = |pair: &[_]| {
            layout.of_cell(pair[0]).pairs.iter().find_map(|known| match known.condition {
                Condition::Neighbours(Neighbours { bar, .. })
                    if known.other(pair[0]) == pair[1] =>
                {
                    Some(bar)
                }
                _ => None,
            })
        };
        let bars = cells.windows(2).map(bar).collect();
        let sums = sums_of(layout, line);
        let adds_up = sums != [None, None];
        let ends = if adds_up { sums } else { clues.clues };
        Self { line, size, clues, ends, adds_up, greater, bars }
    }

    /// Whether the line has any condition besides the rule that each value appears
    /// once.
    #[must_use]
    pub fn says_something(&self) -> bool {
        self.adds_up || self.is_passed()
    }

    /// The clues at the first and at the last cell.
    #[must_use]
    pub const fn clues(&self) -> [Option<u32>; 2] {
        self.clues.clues
    }

    /// Whether the exact pass is worth its time; the pass cannot use sums.
    #[must_use]
    pub fn is_passed(&self) -> bool {
        self.clues.say_something() || self.bars.iter().any(Option::is_some)
    }

    /// The exact pass over the line, without its bars.
    #[must_use]
    pub fn exact(&self) -> ExactLine {
        ExactLine::new(self.size, self.clues.clone())
    }

    /// The exact pass over the line, which shares answers with other lines through
    /// `passes`.
    #[must_use]
    pub fn pass(&self, passes: &Passes) -> Rc<Pass> {
        passes.of(self.size, self.clues.clone())
    }

    /// The arrangements that fit these candidates.
    #[must_use]
    pub fn arrangements(&self, candidates: &[Values]) -> Arrangements {
        self.few(candidates, MOST)
    }

    /// The same list, but incomplete if there are more than this many arrangements.
    #[must_use]
    pub fn few(&self, candidates: &[Values], most: usize) -> Arrangements {
        let n = self.size.n();
        let mut listing = Listing {
            spec: self,
            places: places_of(candidates),
            way: vec![0; n],
            ways: Vec::new(),
            most,
            tries: 0,
            complete: true,
        };
        listing.fill(n as u32, Seen { taken: 0, first: n, last: -1, counts: [0; 2] });
        Arrangements { n, ways: listing.ways, complete: listing.complete }
    }

    /// Whether no arrangement fits these candidates; false if this many tries cannot decide. The
    /// tries that were needed are subtracted from `tries`.
    #[must_use]
    pub(super) fn has_none(&self, candidates: &[Values], tries: &mut usize) -> bool {
        let n = self.size.n();
        let mut listing = Listing {
            spec: self,
            places: places_of(candidates),
            way: vec![0; n],
            ways: Vec::new(),
            most: 0,
            tries: MOST_TRIES.saturating_sub(*tries),
            complete: true,
        };
        listing.fill(n as u32, Seen { taken: 0, first: n, last: -1, counts: [0; 2] });
        *tries = MOST_TRIES.saturating_sub(listing.tries);
        listing.complete
    }

    /// The same line with only these conditions at its border and between its
    /// cells.
    #[must_use]
    pub(crate) fn only(&self, kept: &[Condition]) -> Self {
        let n = self.size.n();
        let at = |cell: Cell| match self.line {
            Line::Row(_) => self.size.column(cell),
            Line::Column(_) => self.size.row(cell),
        };
        let nothing = (vec![0; n], vec![None; n - 1]);
        let mut spec =
            Self { ends: [None; 2], greater: nothing.0, bars: nothing.1, ..self.clone() };
        for condition in kept {
            match condition.role() {
                Role::Count(VisibleCount { side, value, .. })
                | Role::Sum(VisibleSum { side, value, .. }) => {
                    spec.ends[usize::from(!side.sees_first_cell_first())] = Some(value);
                }
                Role::Less(sign) => spec.greater[at(sign.lesser)] |= 1 << at(sign.greater),
                Role::Neighbours(gap) => {
                    spec.bars[at(gap.first).min(at(gap.second))] = Some(gap.bar);
                }
                Role::Given | Role::Mark(_) | Role::Houses | Role::Checked => {}
            }
        }
        spec
    }

    /// Removes from each cell the values that do not fit the signs and bars beside it,
    /// as if values could repeat.
    pub(super) fn narrow_by_gaps(&self, could: &mut [Values]) {
        let fits = |low: usize, a: u32, b: u32| {
            let bar = self.bars[low].is_none_or(|bar| (a.abs_diff(b) == 1) == bar);
            let rises = self.greater[low] >> (low + 1) & 1 == 1;
            let falls = self.greater[low + 1] >> low & 1 == 1;
            bar && (!rises || a < b) && (!falls || a > b)
        };
        for _ in 0..could.len() {
            for low in 0..self.bars.len() {
                let (one, other) = (could[low], could[low + 1]);
                let left = |a: &u32| other.iter().any(|b| fits(low, *a, b));
                could[low] = one.iter().filter(left).collect();
                let right = |b: &u32| one.iter().any(|a| fits(low, a, *b));
                could[low + 1] = other.iter().filter(right).collect();
            }
        }
    }

    /// Whether a value respects the bars at a position; positions without a
    /// value yet are 0.
    fn fits_bars(&self, way: &[u8], place: usize, value: u8) -> bool {
        let keeps = |bar: Option<bool>, other: u8| {
            bar.is_none_or(|bar| other == 0 || (other.abs_diff(value) == 1) == bar)
        };
        let before = place == 0 || keeps(self.bars[place - 1], way[place - 1]);
        let behind = place + 1 == way.len() || keeps(self.bars[place], way[place + 1]);
        before && behind
    }
}

/// The sums at the first and at the last cell of a line.
fn sums_of(layout: &Layout, line: Line) -> [Option<u32>; 2] {
    let mut ends = [None, None];
    for sight in layout.sums().iter().filter(|one| one.sum.side.line(one.sum.index) == line) {
        ends[usize::from(!sight.sum.side.sees_first_cell_first())] = Some(sight.sum.value);
    }
    ends
}

/// The possible positions of each value, the lowest value first.
fn places_of(candidates: &[Values]) -> Vec<Word> {
    let places = |value: u32| {
        let able = candidates.iter().enumerate().filter(|(_, values)| values.contains(value));
        able.fold(0, |places: Word, (place, _)| places | 1 << place)
    };
    (1..=candidates.len() as u32).map(places).collect()
}

/// A list in progress.
struct Listing<'a> {
    spec: &'a LineSpec,
    places: Vec<Word>,
    way: Vec<u8>,
    ways: Vec<u8>,
    /// The most arrangements in the list.
    most: usize,
    tries: usize,
    complete: bool,
}

/// The values placed so far; all of them are taller than the values still to come.
#[derive(Clone, Copy)]
struct Seen {
    taken: Word,
    /// The first and the last position taken.
    first: usize,
    last: isize,
    /// The number of buildings seen from the first cell and from the last, or the sums
    /// of their heights.
    counts: [u32; 2],
}

impl Listing<'_> {
    fn fill(&mut self, value: u32, seen: Seen) {
        if value == 0 {
            self.ways.extend(&self.way);
            self.complete &= self.ways.len() <= self.most * self.way.len();
            return;
        }
        let mut rest = self.places[value as usize - 1] & !seen.taken;
        while rest != 0 && self.complete {
            let place = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            self.tries += 1;
            self.complete = self.tries <= MOST_TRIES;
            if self.spec.greater[place] & !seen.taken != 0
                || !self.spec.fits_bars(&self.way, place, value as u8)
            {
                continue;
            }
            let after = self.with(seen, place, value);
            if self.can_end(after, value - 1) {
                self.way[place] = value as u8;
                self.fill(value - 1, after);
                self.way[place] = 0;
            }
        }
    }

    /// What is seen after placing one more value, which is lower than all values before
    /// it.
    fn with(&self, seen: Seen, place: usize, value: u32) -> Seen {
        let taken = seen.taken | 1 << place;
        let height = value - u32::from(self.spec.clues.lowest_unseen);
        if height == 0 {
            return Seen { taken, ..seen };
        }
        let weight = if self.spec.adds_up { height } else { 1 };
        let front = if place < seen.first { weight } else { 0 };
        let back = if place as isize > seen.last { weight } else { 0 };
        Seen {
            taken,
            first: seen.first.min(place),
            last: seen.last.max(place as isize),
            counts: [seen.counts[0] + front, seen.counts[1] + back],
        }
    }

    /// Whether both clues can still be satisfied when this many values are still to
    /// come.
    fn can_end(&self, seen: Seen, left: u32) -> bool {
        let n = self.way.len();
        let free = [seen.first as u32, (n as isize - 1 - seen.last) as u32];
        let unseen = u32::from(self.spec.clues.lowest_unseen);
        (0..2).all(|end| {
            self.spec.ends[end].is_none_or(|clue| {
                let least = u32::from(free[end] > unseen);
                let most = match (self.spec.adds_up, free[end].min(left)) {
                    (false, count) => count,
                    // The tallest of the values still to come.
                    (true, count) => (left + 1 - count..=left).map(|value| value - unseen).sum(),
                };
                (seen.counts[end] + least..=seen.counts[end] + most).contains(&clue)
            })
        })
    }
}
