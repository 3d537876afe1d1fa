//! Depth-first search over planes. From 9x9 on, the search restarts once, keeping the heat of the lines, and then looks
//! one step ahead from the best pairs while little is decided.

use crate::budget::{Budget, Flow, Progress, Stats};
use crate::constraints::Model;
use crate::engine::Conflict;

use super::choice::{Candidate, Choice, Pair};
use super::fix_point::{Change, settle};
use super::grid::{Board, Grid, keep, number};
use super::heat::Heat;
use super::plane::{MOST, Plane};
use super::sweep::{Counts, Position};

/// The number of positions after which the search in two words restarts.
const RESTART: u64 = 60;
/// For how many pairs the search looks ahead, and up to how many decisions.
const AHEAD: usize = 8;
const DEPTH: usize = 3;
/// The number of positions after which the search gives up.
const PATIENCE: u64 = 20_000;
/// On the largest grids, the other searches are often faster. So this one also gives up there once this many positions
/// since the restart exceed `FOR_ALL` times the finished share.
const ENOUGH: u64 = 128;
const FOR_ALL: f32 = 8_000.0;

/// The result of a search.
pub(crate) struct Two {
    /// At most two solutions, in no particular order.
    pub(crate) solutions: Vec<Vec<u32>>,
    pub(crate) end: End,
    pub(crate) stats: Stats,
}

/// Why a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// Two solutions were found, or all there are.
    Reached,
    /// The budget ran out.
    Paused,
    /// The search took too long.
    GivenUp,
}

/// A decision whose other half has yet to be visited.
struct Decision<const K: usize, const N: usize> {
    position: Position<K, N>,
    candidate: Candidate,
    /// The share of the whole search in that half.
    share: f32,
}

/// A search through a small grid.
pub(super) struct Search<const K: usize, const N: usize> {
    grid: Grid<K>,
    heat: Heat,
    root: Position<K, N>,
    now: Position<K, N>,
    /// What to change in the position next.
    change: Change,
    decisions: Vec<Decision<K, N>>,
    share: f32,
    found: Vec<Board<K, N>>,
    stats: Stats,
    /// Whether the search has restarted.
    is_second: bool,
}

impl<const K: usize, const N: usize> Search<K, N> {
    /// A search that has not begun yet, with a solution that is known; None if a sign is not between neighbours.
    #[inline(never)]
    pub(super) fn of(model: &Model, known: Option<&[u32]>) -> Option<Self> {
        let grid = Grid::of(model)?;
        let mut board = [Plane::NONE; N];
        board.iter_mut().take(grid.n).for_each(|plane| *plane = grid.cells);
        for (cell, value) in &model.givens {
            keep(&mut board, (number::<K>(model, *cell), *value as usize - 1));
        }
        for (cell, value) in &model.excluded {
            board[*value as usize - 1] &= !Plane::only(number::<K>(model, *cell));
        }
        let root = Position { board, counts: Counts::NONE };
        Some(Self {
            grid,
            heat: Heat::new(),
            root,
            now: root,
            change: Change::Start,
            decisions: Vec::new(),
            share: 1.0,
            found: known.iter().map(|solution| board_of(model, solution)).collect(),
            stats: Stats::default(),
            is_second: false,
        })
    }

    /// Looks for two solutions.
    #[inline(never)]
    pub(super) fn run(mut self, budget: &mut Budget<'_>) -> Two {
        let end = self.search(budget);
        let n = self.grid.n;
        let grid = |board: &Board<K, N>| {
            let mut grid = vec![0; n * n];
            for (value, plane) in (1..).zip(board) {
                let mut cells = *plane;
                while !cells.is_empty() {
                    let [row, column] = Plane::<K>::row_and_column(cells.take_first());
                    grid[row * n + column] = value;
                }
            }
            grid
        };
        Two { solutions: self.found.iter().map(grid).collect(), end, stats: self.stats }
    }

    fn search(&mut self, budget: &mut Budget<'_>) -> End {
        let mut ask_at = 0;
        loop {
            if self.stats.nodes >= ask_at {
                if !self.may_go_on(budget) {
                    return End::Paused;
                }
                ask_at = budget.next_look(self.stats.nodes);
            }
            match self.settle().and_then(|()| self.chosen()) {
                Ok(_) if self.is_too_long() => return End::GivenUp,
                Ok(Some(_)) if self.is_to_begin_anew() => {
                    self.begin_anew();
                    continue;
                }
                Ok(Some(candidate)) => {
                    self.decide(candidate);
                    continue;
                }
                Ok(None) if self.found.contains(&self.now.board) => {}
                Ok(None) => {
                    self.found.push(self.now.board);
                    if self.found.len() == 2 {
                        return End::Reached;
                    }
                }
                Err(Conflict) => {}
            }
            let Some(last) = self.decisions.pop() else { return End::Reached };
            (self.now, self.share) = (last.position, last.share);
            self.change = Change::Remove(last.candidate);
        }
    }

    fn may_go_on(&self, budget: &mut Budget<'_>) -> bool {
        let (solutions, share) = (self.found.len() as u64, f64::from(self.finished()));
        let progress = Progress { stats: self.stats, solutions, share };
        let is_spent = budget.nodes.is_some_and(|limit| self.stats.nodes >= limit);
        !is_spent && (budget.report)(&progress) == Flow::Continue
    }

    /// The finished share of the search.
    fn finished(&self) -> f32 {
        let ahead: f32 = self.decisions.iter().map(|decision| decision.share).sum();
        (1.0 - ahead - self.share).max(0.0)
    }

    fn is_too_long(&self) -> bool {
        let nodes = self.stats.nodes;
        let late = nodes - if self.is_second { RESTART } else { 0 };
        nodes >= PATIENCE
            || K > 1
                && self.grid.n == MOST
                && late >= ENOUGH
                && late as f32 > FOR_ALL * self.finished()
    }

    fn settle(&mut self) -> Result<(), Conflict> {
        self.stats.nodes += 1;
        let passes = &mut self.stats.propagations;
        settle(&self.grid, &mut self.heat, &mut self.now, self.change, passes)?;
        if matches!(self.change, Change::Start) {
            self.root = self.now;
        }
        Ok(())
    }

    fn is_to_begin_anew(&self) -> bool {
        K > 1 && !self.is_second && self.stats.nodes >= RESTART
    }

    /// Takes every decision back, but keeps the heat.
    fn begin_anew(&mut self) {
        self.decisions.clear();
        (self.share, self.is_second) = (1.0, true);
        (self.now, self.change) = (self.root, Change::Nothing);
    }

    fn decide(&mut self, candidate: Candidate) {
        self.share *= 0.5;
        self.decisions.push(Decision { position: self.now, candidate, share: self.share });
        self.change = Change::Keep(candidate);
        self.stats.tries += 1;
    }

    /// The next candidate to suppose; None if everything is decided. While little is decided, the search looks ahead at
    /// both halves of the most promising pairs. If one half fails, the other half is true, and the search looks again.
    /// Otherwise, it takes the pair with the largest product of removals.
    fn chosen(&mut self) -> Result<Option<Candidate>, Conflict> {
        loop {
            if self.now.counts.two.is_empty() {
                return Ok(None);
            }
            let is_ahead = K > 1 && self.is_second && self.decisions.len() < DEPTH;
            let mut pairs: [Pair; AHEAD] = [(0.0, [(0, 0); 2]); AHEAD];
            let pairs = &mut pairs[..if is_ahead { AHEAD } else { 1 }];
            let choice = Choice { grid: &self.grid, heat: &self.heat, position: &self.now };
            choice.best(pairs);
            let mut best = (0, pairs[0].1[0]);
            if pairs[0].0 == 0.0 {
                best.1 = choice.narrowest();
            }
            if !is_ahead {
                return Ok(Some(best.1));
            }
            let mut again = false;
            for (_, pair) in pairs.iter().filter(|pair| pair.0 > 0.0) {
                let mut halves = [self.now; 2];
                let gone =
                    [self.suppose(&mut halves[0], pair[0]), self.suppose(&mut halves[1], pair[1])];
                match gone {
                    [None, None] => return Err(Conflict),
                    [Some(one), Some(other)] => {
                        if one * other > best.0 {
                            best = (one * other, pair[usize::from(one > other)]);
                        }
                    }
                    [one, _] => {
                        self.now = halves[usize::from(one.is_none())];
                        again = true;
                        break;
                    }
                }
            }
            if !again {
                return Ok(Some(best.1));
            }
            if self.decisions.is_empty() {
                self.root = self.now;
            }
        }
    }

    /// Supposes a candidate. Returns how many other candidates this removes; None if it leads to a
    /// contradiction.
    #[inline(never)]
    fn suppose(&mut self, position: &mut Position<K, N>, candidate: Candidate) -> Option<u32> {
        self.stats.nodes += 1;
        let before = total(&position.board);
        let passes = &mut self.stats.propagations;
        settle(&self.grid, &mut self.heat, position, Change::Keep(candidate), passes).ok()?;
        Some(before - total(&position.board))
    }
}

/// The board of a solution.
fn board_of<const K: usize, const N: usize>(model: &Model, solution: &[u32]) -> Board<K, N> {
    let mut board = [Plane::NONE; N];
    for (cell, value) in model.size.cells().zip(solution) {
        board[*value as usize - 1] |= Plane::only(number::<K>(model, cell));
    }
    board
}

/// The number of candidates.
#[inline(never)]
fn total<const K: usize, const N: usize>(board: &Board<K, N>) -> u32 {
    board.iter().map(|plane| plane.count()).sum()
}
