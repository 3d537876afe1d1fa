//! Folding without a box: the chain may go anywhere provided that it spans no
//! more than the box would.

use super::boxed::{across, check_number};
use super::event::{SnakeEventKind, SnakeReason, SnakeStage as Stage};
use super::task::SnakeTask;
use crate::lab::code::{CodeLine, lit, plain};
use crate::lab::strategy::Strategy;
use crate::lab::trace::{Observer, Trace};
use crate::lab::tree_search::{SearchStrategy, tree};
use crate::snake::Direction;

/// The chain may go anywhere in space provided that it spans no more than the box.
///
/// The chain begins at 0, 0, 0 along +x, which is one try; every other run is
/// tried in the four directions perpendicular to the run before. A run is laid
/// cubelet by cubelet. The run is a dead end if a cubelet meets another, or if
/// the chain, once the run is laid, spans more than the box in any orientation.
/// If the chain has as many cubelets as the box has cells and spans no more, it
/// fills the box. This search therefore misses nothing, but foldings that a
/// turn about x or a reflection maps to each other are found separately.
pub static SPAN: Strategy<SnakeTask> = Strategy {
    id: "span",
    tries: "lab.tries.segment",
    is_anchored: false,
    code: CODE,
    total: None,
    search: |task, _order| tree(Free::new(task)),
};

static CODE: &[CodeLine<Stage>] = &[
    plain(0, "lab.code.snake-search"),
    lit(1, "lab.code.snake-solution", &[Stage::Solution]),
    plain(1, "lab.code.snake-first-fixed"),
    plain(1, "lab.code.snake-each-direction"),
    lit(2, "lab.code.snake-lay", &[Stage::Lay]),
    plain(2, "lab.code.snake-each-cubelet"),
    lit(3, "lab.code.snake-taken", &[Stage::Taken]),
    plain(3, "lab.code.snake-take"),
    lit(2, "lab.code.snake-too-wide", &[Stage::TooWide]),
    plain(2, "lab.code.snake-next"),
    lit(2, "lab.code.snake-lift", &[Stage::Undo]),
    lit(1, "lab.code.snake-return", &[Stage::NoneLeft]),
    lit(0, "lab.code.snake-number", &[Stage::Number]),
    plain(0, "lab.code.snake-begin"),
];

struct Free {
    task: SnakeTask,
    runs: Vec<usize>,
    /// The sides of the box, the shortest first.
    sides: [i8; 3],
    /// The cubelets so far.
    spots: Vec<[i8; 3]>,
    directions: Vec<Direction>,
}

impl Free {
    fn new(task: &SnakeTask) -> Self {
        let mut sides = task.cuboid.sides().map(|side| side as i8);
        sides.sort_unstable();
        Self {
            task: task.clone(),
            runs: task.chain.runs(),
            sides,
            spots: vec![[0; 3]],
            directions: Vec::new(),
        }
    }

    fn tip(&self) -> [i8; 3] {
        self.spots.last().copied().unwrap_or_default()
    }

    fn lay(&mut self, run: usize, direction: Direction) -> Result<(), SnakeReason> {
        for _ in 1..self.runs[run] {
            let mut place = self.tip();
            place[direction.axis()] += if direction.is_positive() { 1 } else { -1 };
            if self.spots.contains(&place) {
                return Err(SnakeReason::Taken { run: run as u8, place });
            }
            self.spots.push(place);
        }
        self.directions.push(direction);
        if self.spans().iter().zip(self.sides).any(|(span, side)| *span > side) {
            return Err(SnakeReason::TooWide { run: run as u8 });
        }
        Ok(())
    }

    /// The numbers of cells that the chain spans along the three axes, the smallest first.
    fn spans(&self) -> [i8; 3] {
        let mut spans = [0, 1, 2].map(|axis| {
            let along = || self.spots.iter().map(|place| place[axis]);
            along().max().unwrap_or(0) - along().min().unwrap_or(0) + 1
        });
        spans.sort_unstable();
        spans
    }
}

impl SearchStrategy for Free {
    type Kind = SnakeEventKind;
    type Reason = SnakeReason;
    type Mark = (usize, usize);
    type Place = usize;
    type Rest = std::vec::IntoIter<Direction>;

    fn mark(&self) -> (usize, usize) {
        (self.spots.len(), self.directions.len())
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
        let ways = match self.directions.last() {
            Some(last) => across(*last).collect(),
            None => vec![Direction::Right],
        };
        Some((depth, ways.into_iter()))
    }

    fn put<O: Observer<Kind = SnakeEventKind>>(
        &mut self,
        run: usize,
        direction: Direction,
        depth: usize,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), SnakeReason> {
        let from = self.tip();
        trace.tried(|| SnakeEventKind::Lay { run: run as u8, from, direction }, depth);
        self.lay(run, direction)
    }

    fn accept(&mut self) -> Result<(), SnakeReason> {
        Ok(())
    }

    fn take_back(&mut self, _run: usize, (spots, directions): (usize, usize)) {
        self.spots.truncate(spots);
        self.directions.truncate(directions);
    }

    fn none_left(run: usize) -> SnakeEventKind {
        SnakeEventKind::NoneLeft { run: run as u8 }
    }

    /// The start is 0, wherever the box may be.
    fn solution(&self) -> Vec<u32> {
        let directions = self.directions.iter().map(|direction| direction.index() as u32);
        core::iter::once(0).chain(directions).collect()
    }
}
