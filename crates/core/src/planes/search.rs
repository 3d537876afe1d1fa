//! Depth-first search over planes. On larger grids it begins anew once, with what conflicts told,
//! and then looks one step ahead from the best pairs where little is decided.

use crate::budget::{Budget, Flow, Progress, Stats};
use crate::constraints::Model;
use crate::engine::{Conflict, Found};
use crate::grid::Values;

use super::choice::{Candidate, Choice, Pair};
use super::fix_point::settle;
use super::grid::{Board, Grid, keep, values};
use super::heat::Heat;
use super::plane::Plane;
use super::sweep::Counts;

/// How a grid of some order is searched.
#[derive(Clone, Copy)]
pub(super) struct Way {
    /// Positions before it begins anew; then it looks ahead.
    restart: Option<u64>,
    /// Positions after which it gives up.
    most: u64,
    /// It gives up where the share that is done promises more positions than this.
    hoped: f32,
}

/// Pairs that are looked at ahead, and decisions above which that is done.
const AHEAD: usize = 8;
const DEPTH: usize = 3;
/// Positions before the first look at the share, and between two.
const FIRST_LOOK: u64 = 128;
const LOOK: u64 = 32;

impl Way {
    pub(super) const fn for_order(n: usize) -> Self {
        match n {
            ..9 => Self { restart: None, most: u64::MAX, hoped: f32::INFINITY },
            9 => Self { restart: Some(60), most: 5_000, hoped: f32::INFINITY },
            _ => Self { restart: Some(60), most: 6_000, hoped: 8_000.0 },
        }
    }
}

/// A decision whose other half is still to be looked at.
struct Decision<const K: usize> {
    board: Board<K>,
    candidate: Candidate,
    /// The share of the whole search that lies in that half.
    share: f32,
}

/// Where the search stands.
enum State {
    Start,
    /// After a decision, or the other half of one.
    Next,
    Settled,
    Exhausted,
    Ended,
}

/// A search through a small grid.
pub(super) struct PlaneSearch<const K: usize> {
    grid: Grid<K>,
    way: Way,
    heat: Heat,
    root: Board<K>,
    board: Board<K>,
    /// The position before the last decision.
    from: Option<Board<K>>,
    counts: Counts<K>,
    decisions: Vec<Decision<K>>,
    share: f32,
    found: Vec<Board<K>>,
    stats: Stats,
    /// Positions when it began anew.
    since: u64,
    /// Whether it has.
    is_second: bool,
    /// Positions when the share is to be looked at again.
    look: u64,
    state: State,
}

impl<const K: usize> PlaneSearch<K> {
    /// A search that has not begun; nothing where the givens exclude each other or a sign
    /// is not between neighbours.
    pub(super) fn of(model: &Model) -> Option<Self> {
        let grid = Grid::of(model)?;
        let board = grid.board(model).ok()?;
        Some(Self {
            way: Way::for_order(grid.n),
            grid,
            heat: Heat::new(),
            root: board,
            board,
            from: None,
            counts: Counts::NONE,
            decisions: Vec::new(),
            share: 1.0,
            found: Vec::new(),
            stats: Stats::default(),
            since: 0,
            is_second: false,
            look: FIRST_LOOK,
            state: State::Start,
        })
    }

    /// Goes on to the next solution, the end, or the end of the budget; nothing where it is to
    /// be given up.
    pub(super) fn next(&mut self, budget: &mut Budget<'_>) -> Option<Found> {
        let mut ask_at = self.stats.nodes;
        loop {
            match self.state {
                State::Ended => return Some(Found::End),
                State::Exhausted if self.decisions.is_empty() => self.state = State::Ended,
                State::Settled if self.counts.two.is_empty() => {
                    self.state = State::Exhausted;
                    if self.is_new() {
                        return Some(Found::Solution);
                    }
                }
                State::Start | State::Next => {
                    if self.stats.nodes >= ask_at {
                        if !self.may_go_on(budget) {
                            return Some(Found::Pause);
                        }
                        ask_at = budget.next_look(self.stats.nodes);
                    }
                    self.settle();
                }
                State::Settled => {
                    if self.is_hopeless() {
                        return None;
                    }
                    if self.is_to_begin_anew() { self.begin_anew() } else { self.decide() }
                }
                State::Exhausted => self.reverse(),
            }
        }
    }

    fn may_go_on(&self, budget: &mut Budget<'_>) -> bool {
        let is_spent = budget.nodes.is_some_and(|limit| self.stats.nodes >= limit);
        !is_spent && (budget.report)(&self.progress()) == Flow::Continue
    }

    /// A solution that was found before it began anew is not handed out again.
    fn is_new(&mut self) -> bool {
        let is_new = !self.found.contains(&self.board);
        if is_new {
            self.found.push(self.board);
        }
        is_new
    }

    fn settle(&mut self) {
        let at_root = self.from.is_none();
        self.stats.nodes += 1;
        let passes = &mut self.stats.propagations;
        let from = self.from.as_ref();
        match settle(&self.grid, &mut self.heat, &mut self.board, from, passes) {
            Ok(counts) => {
                (self.counts, self.state) = (counts, State::Settled);
                if at_root {
                    self.root = self.board;
                }
            }
            Err(Conflict) => self.state = State::Exhausted,
        }
    }

    fn is_hopeless(&mut self) -> bool {
        let spent = self.stats.nodes;
        if spent >= self.way.most {
            return true;
        }
        if !self.is_second || spent < self.look {
            return false;
        }
        self.look = spent + LOOK;
        (spent - self.since) as f32 > self.way.hoped * self.done()
    }

    /// The share that is done.
    fn done(&self) -> f32 {
        let ahead: f32 = self.decisions.iter().map(|decision| decision.share).sum();
        (1.0 - ahead - self.share).max(0.0)
    }

    fn is_to_begin_anew(&self) -> bool {
        !self.is_second && self.way.restart.is_some_and(|positions| self.stats.nodes >= positions)
    }

    /// Takes every decision back; what conflicts told is kept.
    fn begin_anew(&mut self) {
        self.decisions.clear();
        (self.share, self.since, self.is_second) = (1.0, self.stats.nodes, true);
        self.look = self.since + FIRST_LOOK;
        (self.board, self.from) = (self.root, Some(self.root));
        self.state = State::Next;
    }

    fn decide(&mut self) {
        let ahead = self.is_second && self.decisions.len() < DEPTH;
        let chosen = if ahead { self.look_ahead() } else { Ok(None) };
        let Ok(chosen) = chosen else {
            self.state = State::Exhausted;
            return;
        };
        if self.counts.two.is_empty() {
            return;
        }
        let (cell, value) = chosen.unwrap_or_else(|| self.choice().best());
        self.share *= 0.5;
        let decision = Decision { board: self.board, candidate: (cell, value), share: self.share };
        self.decisions.push(decision);
        self.from = Some(self.board);
        keep(&mut self.board, cell, value);
        self.stats.tries += 1;
        self.state = State::Next;
    }

    fn choice(&self) -> Choice<'_, K> {
        let Self { grid, heat, board, counts, .. } = self;
        Choice { grid, heat, board, counts }
    }

    /// Takes back the last decision and looks at its other half.
    fn reverse(&mut self) {
        let Some(last) = self.decisions.pop() else { return };
        let (cell, value) = last.candidate;
        (self.board, self.from, self.share) = (last.board, Some(last.board), last.share);
        self.board[value] &= !Plane::only(cell);
        self.state = State::Next;
    }

    /// Looks at both halves of the most promising pairs. Where one of them cannot be, the other
    /// holds, and it looks anew; else the pair with the largest product of what went is chosen.
    fn look_ahead(&mut self) -> Result<Option<Candidate>, Conflict> {
        loop {
            let mut best = (0.0, None);
            let mut held = None;
            for (_, pair) in self.promising() {
                let halves = pair.map(|candidate| self.suppose(candidate));
                match halves {
                    [None, None] => return Err(Conflict),
                    [Some(one), Some(other)] => {
                        let left =
                            |(board, _): &(Board<K>, Counts<K>)| total(&self.board) - total(board);
                        let gone = [left(&one), left(&other)];
                        let score = gone[0] as f32 * gone[1] as f32;
                        if score > best.0 {
                            best =
                                (score, Some(if gone[0] <= gone[1] { pair[0] } else { pair[1] }));
                        }
                    }
                    [one, other] => {
                        held = one.or(other);
                        break;
                    }
                }
            }
            let Some((board, counts)) = held else { return Ok(best.1) };
            (self.board, self.counts) = (board, counts);
            if self.decisions.is_empty() {
                self.root = board;
            }
            if counts.two.is_empty() {
                return Ok(None);
            }
        }
    }

    /// The pairs with the largest scores.
    fn promising(&self) -> Vec<Pair> {
        let mut pairs = Vec::new();
        self.choice().pairs(&mut |pair| pairs.push(pair));
        pairs.sort_by(|one, other| other.0.total_cmp(&one.0));
        pairs.truncate(AHEAD);
        pairs
    }

    /// What is left where a candidate holds; nothing where it cannot.
    fn suppose(&mut self, (cell, value): Candidate) -> Option<(Board<K>, Counts<K>)> {
        self.stats.nodes += 1;
        let mut board = self.board;
        keep(&mut board, cell, value);
        let (from, passes) = (Some(&self.board), &mut self.stats.propagations);
        let counts = settle(&self.grid, &mut self.heat, &mut board, from, passes).ok()?;
        Some((board, counts))
    }

    /// How far it is.
    pub(super) fn progress(&self) -> Progress {
        let share = if matches!(self.state, State::Ended) { 1.0 } else { f64::from(self.done()) };
        Progress { stats: self.stats, solutions: self.found.len() as u64, share }
    }

    /// The solutions that were found, row by row.
    pub(super) fn solutions(&self) -> impl DoubleEndedIterator<Item = Vec<u32>> {
        let value = |board: &Board<K>, cell| values(board, cell).trailing_zeros() + 1;
        self.found.iter().map(move |board| {
            self.grid.size.cells().map(|cell| value(board, self.grid.number(cell))).collect()
        })
    }

    /// What is left of each cell without any decision.
    pub(super) fn root(&self) -> Vec<Values> {
        let cells = self.grid.size.cells();
        cells.map(|cell| Values(values(&self.root, self.grid.number(cell)))).collect()
    }
}

/// How many candidates there are.
fn total<const K: usize>(board: &Board<K>) -> u32 {
    board.iter().map(|plane| plane.count()).sum()
}
