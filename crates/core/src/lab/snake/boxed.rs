//! Lays runs into a fixed box, from the first run to the last, as every
//! strategy except `span` does.
//!
//! The strategies differ in where the chain may start and in whether the free
//! cells are checked.

use super::event::{SnakeEventKind, SnakeReason};
use super::task::SnakeTask;
use crate::lab::trace::{Observer, Trace};
use crate::lab::tree_search::SearchStrategy;
use crate::snake::{Cell, Cuboid, Direction};

/// A way to lay a run: the cell of its first cubelet, and its direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Laid {
    pub(super) from: Cell,
    pub(super) direction: Direction,
}

/// A box and the runs laid in it.
pub(super) struct Boxed {
    task: SnakeTask,
    /// The length of each run.
    runs: Vec<usize>,
    /// The ways to lay the first run.
    starts: Vec<Laid>,
    /// Whether the free cells must be connected.
    connected: bool,
    /// Whether each cell is taken.
    taken: Vec<bool>,
    /// The cells of the chain so far.
    cells: Vec<Cell>,
    /// How each run is laid.
    laid: Vec<Laid>,
}

impl Boxed {
    /// An empty box in which the chain may start in these ways.
    pub(super) fn new(task: &SnakeTask, starts: Vec<Laid>, connected: bool) -> Self {
        Self {
            task: task.clone(),
            runs: task.chain.runs(),
            starts,
            connected,
            taken: vec![false; task.cuboid.volume()],
            cells: Vec::new(),
            laid: Vec::new(),
        }
    }

    fn take(&mut self, cell: Cell) {
        self.taken[cell.index()] = true;
        self.cells.push(cell);
    }

    fn lay(&mut self, run: usize, Laid { from, direction }: Laid) -> Result<(), SnakeReason> {
        if self.cells.is_empty() {
            self.take(from);
        }
        for steps in 1..self.runs[run] {
            let Some(cell) = self.task.cuboid.beyond(from, direction, steps) else {
                return Err(SnakeReason::Leaves { run: run as u8 });
            };
            if self.taken[cell.index()] {
                return Err(SnakeReason::Taken {
                    run: run as u8,
                    place: spot(self.task.cuboid, cell),
                });
            }
            self.take(cell);
        }
        self.laid.push(Laid { from, direction });
        Ok(())
    }

    /// A free cell that cannot be reached from the first free one through other
    /// free cells, if there is one.
    fn parted(&self) -> Option<Cell> {
        let cuboid = self.task.cuboid;
        let mut reached = self.taken.clone();
        let mut ahead: Vec<Cell> =
            cuboid.cells().find(|cell| !reached[cell.index()]).into_iter().collect();
        ahead.iter().for_each(|cell| reached[cell.index()] = true);
        while let Some(cell) = ahead.pop() {
            for next in cuboid.neighbours(cell) {
                if !core::mem::replace(&mut reached[next.index()], true) {
                    ahead.push(next);
                }
            }
        }
        cuboid.cells().find(|cell| !reached[cell.index()])
    }
}

/// The coordinates of a cell, as in events.
pub(super) fn spot(cuboid: Cuboid, cell: Cell) -> [i8; 3] {
    cuboid.place(cell).map(|at| at as i8)
}

/// Checks that a chain has as many cubelets as its box has cells.
pub(super) fn check_number(task: &SnakeTask) -> Result<(), SnakeReason> {
    let (found, wanted) = (task.chain.len(), task.cuboid.volume());
    if found == wanted {
        return Ok(());
    }
    Err(SnakeReason::Number { found: found as u8, wanted: wanted as u8 })
}

impl SearchStrategy for Boxed {
    type Kind = SnakeEventKind;
    type Reason = SnakeReason;
    type Mark = (usize, usize);
    type Place = usize;
    type Rest = std::vec::IntoIter<Laid>;

    fn mark(&self) -> (usize, usize) {
        (self.cells.len(), self.laid.len())
    }

    fn start<O: Observer<Kind = SnakeEventKind>>(
        &mut self,
        _trace: &mut Trace<'_, O>,
    ) -> Result<(), SnakeReason> {
        check_number(&self.task)
    }

    fn choose(&mut self, depth: usize) -> Option<(usize, Self::Rest)> {
        if depth == self.runs.len() {
            return None;
        }
        let ways = match (self.laid.last(), self.cells.last()) {
            (Some(last), Some(from)) => {
                across(last.direction).map(|direction| Laid { from: *from, direction }).collect()
            }
            _ => self.starts.clone(),
        };
        Some((depth, ways.into_iter()))
    }

    fn put<O: Observer<Kind = SnakeEventKind>>(
        &mut self,
        run: usize,
        way: Laid,
        depth: usize,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), SnakeReason> {
        let from = spot(self.task.cuboid, way.from);
        trace.tried(
            || SnakeEventKind::Lay { run: run as u8, from, direction: way.direction },
            depth,
        );
        self.lay(run, way)?;
        match self.connected.then(|| self.parted()).flatten() {
            Some(cell) => Err(SnakeReason::Parted { place: spot(self.task.cuboid, cell) }),
            None => Ok(()),
        }
    }

    fn accept(&mut self) -> Result<(), SnakeReason> {
        Ok(())
    }

    fn take_back(&mut self, _run: usize, (cells, laid): (usize, usize)) {
        for cell in self.cells.drain(cells..) {
            self.taken[cell.index()] = false;
        }
        self.laid.truncate(laid);
    }

    fn none_left(run: usize) -> SnakeEventKind {
        SnakeEventKind::NoneLeft { run: run as u8 }
    }

    fn solution(&self) -> Vec<u32> {
        let start = self.cells.first().map(|cell| cell.index() as u32);
        let directions = self.laid.iter().map(|laid| laid.direction.index() as u32);
        start.into_iter().chain(directions).collect()
    }
}

/// The four directions perpendicular to this one, in their order.
pub(super) fn across(last: Direction) -> impl Iterator<Item = Direction> {
    Direction::ALL.into_iter().filter(move |direction| direction.axis() != last.axis())
}

/// The pseudo-code of such a search, from the lines about its starts, the lines
/// about its other dead ends, and the line with which it begins.
macro_rules! listing {
    ([$($start:literal),*], [$($dead:expr),*], $begin:literal) => {
        &[
            plain(0, "lab.code.snake-search"),
            lit(1, "lab.code.snake-solution", &[Stage::Solution]),
            $(plain(1, $start),)*
            lit(2, "lab.code.snake-lay", &[Stage::Lay]),
            plain(2, "lab.code.snake-each-cubelet"),
            lit(3, "lab.code.snake-outside", &[Stage::Leaves]),
            lit(3, "lab.code.snake-taken", &[Stage::Taken]),
            plain(3, "lab.code.snake-take"),
            $($dead,)*
            plain(2, "lab.code.snake-next"),
            lit(2, "lab.code.snake-lift", &[Stage::Undo]),
            lit(1, "lab.code.snake-return", &[Stage::NoneLeft]),
            lit(0, "lab.code.snake-number", &[Stage::Number]),
            plain(0, $begin),
        ]
    };
}
pub(super) use listing;
