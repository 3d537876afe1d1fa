//! Counts all solutions row by row, without visiting each solution.
//!
//! How the rows below can be filled depends on only a few facts about the rows
//! above. These facts are the state of each column's automaton, and the values
//! in a diagonal or a box that continues below. Beginnings that agree in this
//! are counted together. If nothing in the rows below distinguishes the
//! columns, their order is ignored too.
//!
//! The number of stored beginnings is limited. When the limit is reached, the rows below these beginnings are counted
//! to the end before others are examined. Beginnings that have been counted may then occur again and be counted again,
//! so low memory costs time.
//!
//! Source: McKay and Rogoyski ("Latin squares of order 10", Electronic Journal
//! of Combinatorics 2, 1995) counted Latin squares by sets of columns instead
//! of rows.

use crate::budget::{Budget, Progress, Stats};
use crate::constraints::Model;
use crate::grid::{Size, Word};

use super::automaton::Automaton;
use super::layer::{Entry, Layer};
use super::statements::{Groups, Statements};

/// A count that can be paused.
pub struct LineByLine {
    size: Size,
    rows: Automaton,
    columns: Automaton,
    groups: Groups,
    /// From this row on, columns differ only in their contents.
    bare_from: usize,
    /// The beginnings for each number of rows, and the one being continued.
    layers: Vec<Layer>,
    walks: Vec<Walk>,
    /// Whether each layer is being counted to the end before more is added to
    /// it.
    is_full: Vec<bool>,
    /// The number of entries that make a layer full.
    most: usize,
    count: u128,
    nodes: u64,
    share: f64,
}

/// Why a count pauses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// Everything is counted.
    End,
    /// The budget is spent.
    Pause,
    /// There are more ways than the counter can hold.
    TooMany,
}

/// The maximum number of entries in a layer, which take about thirty megabytes.
const MOST: usize = 1 << 19;

/// The fillings of one more row, one after another.
struct Walk {
    is_under_way: bool,
    from: Entry,
    places: Vec<Place>,
    at: usize,
    /// The values that each group contains.
    held: Vec<Word>,
    /// The share that has been passed on to the next row.
    handed_on: f64,
}

/// One place of the row.
#[derive(Clone, Copy, Default)]
struct Place {
    /// The states of its column before and after the row.
    column: u32,
    after: u32,
    /// The state of the row before this place.
    row: u32,
    /// The values still to be tried, and the current one, from 0.
    open: Word,
    value: usize,
    /// The share of the whole count for each value.
    share: f64,
}

impl LineByLine {
    /// A count that has not begun yet. None if it cannot keep track of one of the statements, if lines have too many
    /// states, or if there is obviously no solution.
    #[must_use]
    pub fn of(model: &Model) -> Option<Self> {
        Self::with_memory(model, MOST)
    }

    /// Like `of`, with a limit on the number of beginnings for each number of
    /// rows.
    #[must_use]
    pub fn with_memory(model: &Model, most: usize) -> Option<Self> {
        let mut search = model.search()?;
        if !search.look_at_root() {
            return None;
        }
        let said = Statements::of(model, search.domains())?;
        let (rows, columns) = (Automaton::of(&said.rows)?, Automaton::of(&said.columns)?);
        let n = model.size.n();
        let mut count = Self {
            size: model.size,
            rows,
            columns,
            groups: said.groups,
            bare_from: said.bare_from,
            layers: (0..n).map(|_| Layer::default()).collect(),
            walks: Vec::new(),
            is_full: vec![false; n],
            most,
            count: 0,
            nodes: 0,
            share: 0.0,
        };
        if !count.columns.has_endings() || (0..n).any(|row| count.key_bits(row) > u128::BITS) {
            return None;
        }
        count.walks = (0..n).map(|_| Walk::new(n, count.groups.len())).collect();
        let (starts, none) = (count.columns.starts.clone(), vec![0; count.groups.len()]);
        let key = count.key(0, starts.into_iter(), &none);
        count.layers[0].add(Entry { key, ways: 1, share: 1.0 });
        Some(count)
    }

    /// The number of solutions counted.
    #[must_use]
    pub const fn count(&self) -> u128 {
        self.count
    }

    /// The progress, where a position is a filled cell.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let solutions = u64::try_from(self.count).unwrap_or(u64::MAX);
        let stats = Stats { nodes: self.nodes, tries: self.nodes, ..Stats::default() };
        Progress { stats, solutions, share: self.share.clamp(0.0, 1.0) }
    }

    /// Continues to the end, or to the end of the budget.
    pub fn advance(&mut self, budget: &mut Budget<'_>) -> Rest {
        let mut look = self.nodes;
        while let Some(row) = self.next_row() {
            while self.walks[row].is_under_way && !self.is_below_full(row) {
                if self.nodes >= look {
                    if !budget.allows(&self.progress()) {
                        return Rest::Pause;
                    }
                    look = budget.next_look(self.nodes);
                }
                if !self.step(row) {
                    return Rest::TooMany;
                }
            }
        }
        Rest::End
    }

    /// The row to fill next, with a walk in progress: the last row with a full
    /// layer, otherwise the first row with any entries.
    fn next_row(&mut self) -> Option<usize> {
        let rows = 0..self.size.n();
        for row in rows.clone() {
            self.is_full[row] &= self.has_more(row);
        }
        let full = rows.clone().rev().find(|row| self.is_full[*row]);
        let row = full.or_else(|| rows.clone().find(|row| self.has_more(*row)))?;
        if !self.walks[row].is_under_way {
            let entry = self.layers[row].take()?;
            self.begin(row, entry);
        }
        Some(row)
    }

    fn has_more(&self, row: usize) -> bool {
        self.walks[row].is_under_way || self.layers[row].len() > 0
    }

    fn is_below_full(&self, row: usize) -> bool {
        self.is_full.get(row + 1).is_some_and(|is_full| *is_full)
    }

    /// Starts to fill a row below one entry.
    fn begin(&mut self, row: usize, from: Entry) {
        let walk = &mut self.walks[row];
        let (n, mut key) = (self.size.n(), from.key);
        let mut take = |bits: u32| {
            let part = key & ((1 << bits) - 1);
            key >>= bits;
            part as u32
        };
        for group in self.groups.crossing(row).iter().rev() {
            walk.held[*group] = take(n as u32);
        }
        for place in walk.places.iter_mut().rev() {
            place.column = take(self.columns.bits(row));
        }
        (walk.from, walk.at, walk.handed_on, walk.is_under_way) = (from, 0, 0.0, true);
        self.open(row, self.rows.starts[row], from.share);
    }

    /// The key for beginnings of this many rows, from the states of their
    /// columns and the values of their groups.
    fn key(&self, rows: usize, states: impl Iterator<Item = u32>, held: &[Word]) -> u128 {
        let n = self.size.n();
        let mut columns = [0; Size::MAX];
        columns.iter_mut().zip(states).for_each(|(column, state)| *column = state);
        if rows >= self.bare_from {
            sort(&mut columns[..n]);
        }
        let bits = self.columns.bits(rows);
        let key = columns[..n].iter().fold(0, |key, state| key << bits | u128::from(*state));
        let crossing = self.groups.crossing(rows).iter();
        crossing.fold(key, |key, group| key << n | u128::from(held[*group]))
    }

    fn key_bits(&self, rows: usize) -> u32 {
        let parts = self.columns.bits(rows) as usize + self.groups.crossing(rows).len();
        (self.size.n() * parts) as u32
    }

    /// Opens the current place of a row, with this state and this share of the
    /// whole.
    fn open(&mut self, row: usize, state: u32, share: f64) {
        let walk = &mut self.walks[row];
        let place = &mut walk.places[walk.at];
        place.row = state;
        place.open = self.rows.allowed(walk.at, state) & self.columns.allowed(row, place.column);
        for group in self.groups.of(self.size.cell(row, walk.at)) {
            place.open &= !walk.held[*group];
        }
        place.share = share / f64::from(place.open.count_ones().max(1));
    }

    /// Fills the current place with its next value, or goes back if there is
    /// none; false if there are too many ways.
    fn step(&mut self, row: usize) -> bool {
        let walk = &mut self.walks[row];
        let at = walk.at;
        let place = &mut walk.places[at];
        if place.open == 0 {
            self.go_back(row);
            return true;
        }
        self.nodes += 1;
        place.value = place.open.trailing_zeros() as usize;
        place.open &= place.open - 1;
        place.after = self.columns.next(row, place.column, place.value);
        let (state, value, share) = (place.row, place.value, place.share);
        self.hold_or_release(row);
        if at + 1 == self.size.n() {
            let is_counted = self.hand_on(row, share);
            self.hold_or_release(row);
            return is_counted;
        }
        self.walks[row].at += 1;
        self.open(row, self.rows.next(at, state, value), share);
        true
    }

    fn go_back(&mut self, row: usize) {
        let walk = &mut self.walks[row];
        if walk.at > 0 {
            walk.at -= 1;
            return self.hold_or_release(row);
        }
        walk.is_under_way = false;
        // Dead ends are settled: they will not occur again in the rows below.
        let ended = walk.from.share - walk.handed_on;
        self.share += ended * (self.size.n() - row) as f64 / self.size.n() as f64;
    }

    /// Adds the value of the current cell to its groups, or removes it again.
    fn hold_or_release(&mut self, row: usize) {
        let walk = &mut self.walks[row];
        for group in self.groups.of(self.size.cell(row, walk.at)) {
            walk.held[*group] ^= 1 << walk.places[walk.at].value;
        }
    }

    /// Passes a full row on to the next layer; false if there are too many
    /// ways.
    fn hand_on(&mut self, row: usize, share: f64) -> bool {
        let (walk, next) = (&self.walks[row], row + 1);
        let ways = walk.from.ways;
        self.share += share / self.size.n() as f64;
        if next == self.size.n() {
            let sum = self.count.checked_add(ways);
            self.count = sum.unwrap_or(self.count);
            self.walks[row].handed_on += share;
            return sum.is_some();
        }
        let key = self.key(next, walk.places.iter().map(|place| place.after), &walk.held);
        let is_counted = self.layers[next].add(Entry { key, ways, share });
        self.is_full[next] = self.layers[next].len() >= self.most;
        self.walks[row].handed_on += share;
        is_counted
    }
}

impl Walk {
    fn new(n: usize, groups: usize) -> Self {
        let from = Entry { key: 0, ways: 0, share: 0.0 };
        let (places, held) = (vec![Place::default(); n], vec![0; groups]);
        Self { is_under_way: false, from, places, at: 0, held, handed_on: 0.0 }
    }
}

/// The standard library's sort would add 2 KB to the wasm file.
fn sort(states: &mut [u32]) {
    for end in 1..states.len() {
        let mut at = end;
        while at > 0 && states[at - 1] > states[at] {
            states.swap(at - 1, at);
            at -= 1;
        }
    }
}
