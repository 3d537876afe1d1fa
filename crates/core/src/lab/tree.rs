//! The tree that nearly all strategies walk, with its own stack.
//!
//! A strategy says what is decided next and in which ways, and what follows;
//! going down, dead ends and coming back are the same for all.
//! Nothing here is recursive, so that a search can stand still anywhere.

use super::Why;
use super::event::What;
use super::log::{Log, Sink};
use super::run::{Stepped, Steps};
use crate::grid::{Cell, Values};

/// What distinguishes one strategy for snakes or grids from another.
pub(super) trait Walk {
    /// A point to come back to.
    type Mark: Copy;
    /// What is decided next: a cell of a grid, a run of a snake.
    type Place: Copy;
    /// The ways to decide it, in the order in which they are tried; it knows
    /// how many are left.
    type Rest: ExactSizeIterator;

    /// Where it stands now.
    fn mark(&self) -> Self::Mark;

    /// What holds before the first try. It costs no try.
    ///
    /// # Errors
    /// The rule that is broken already.
    fn start<S: Sink>(&mut self, log: &mut Log<'_, S>) -> Result<(), Why>;

    /// The next place and the ways to decide it; nothing where everything is
    /// decided. So many tries stand already.
    fn choose(&mut self, depth: usize) -> Option<(Self::Place, Self::Rest)>;

    /// Decides a place in one way and does what follows, first of all telling
    /// that it tries, with so many tries standing then.
    ///
    /// # Errors
    /// The rule that is broken then.
    fn put<S: Sink>(
        &mut self,
        place: Self::Place,
        way: <Self::Rest as Iterator>::Item,
        depth: usize,
        log: &mut Log<'_, S>,
    ) -> Result<(), Why>;

    /// The last look when everything is decided.
    ///
    /// # Errors
    /// The rule that is broken after all.
    fn accept(&mut self) -> Result<(), Why>;

    /// Takes the decision of this place back, with all that followed.
    fn take_back(&mut self, place: Self::Place, mark: Self::Mark);

    /// That every way to decide this place was tried.
    fn none_left(place: Self::Place) -> What;

    /// What was decided, as numbers.
    fn solution(&self) -> Vec<u32>;
}

/// What distinguishes one strategy for grids from another.
pub(super) trait Tactic {
    /// A point to come back to.
    type Mark: Copy;

    /// Where it stands now.
    fn mark(&self) -> Self::Mark;

    /// What holds before the first try. It costs no try.
    ///
    /// # Errors
    /// The rule that the givens break.
    fn start<S: Sink>(&mut self, log: &mut Log<'_, S>) -> Result<(), Why>;

    /// The next cell and the values to try in it, smallest first; nothing
    /// where every cell has its value. So many tries stand already.
    fn choose(&mut self, depth: usize) -> Option<(Cell, Values)>;

    /// Puts a value into a cell and does what follows.
    ///
    /// # Errors
    /// The rule that is broken then.
    fn put<S: Sink>(&mut self, cell: Cell, value: u32, log: &mut Log<'_, S>) -> Result<(), Why>;

    /// The last look at a board on which every cell has its value.
    ///
    /// # Errors
    /// The rule that is broken after all.
    fn accept(&mut self) -> Result<(), Why> {
        Ok(())
    }

    /// Takes the value in this cell back, with all that followed.
    fn take_back(&mut self, cell: Cell, mark: Self::Mark);

    /// The values of all cells.
    fn solution(&self) -> Vec<u32>;
}

/// Values, smallest first.
pub(super) struct Ascending(Values);

impl Iterator for Ascending {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        let value = self.0.min();
        let more = !self.0.is_empty();
        self.0.0 &= self.0.0.wrapping_sub(1);
        more.then_some(value)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.len() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Ascending {}

impl<T: Tactic> Walk for T {
    type Mark = T::Mark;
    type Place = Cell;
    type Rest = Ascending;

    #[inline]
    fn mark(&self) -> T::Mark {
        Tactic::mark(self)
    }

    fn start<S: Sink>(&mut self, log: &mut Log<'_, S>) -> Result<(), Why> {
        Tactic::start(self, log)
    }

    #[inline]
    fn choose(&mut self, depth: usize) -> Option<(Cell, Ascending)> {
        Tactic::choose(self, depth).map(|(cell, values)| (cell, Ascending(values)))
    }

    #[inline]
    fn put<S: Sink>(
        &mut self,
        cell: Cell,
        value: u32,
        depth: usize,
        log: &mut Log<'_, S>,
    ) -> Result<(), Why> {
        log.tried(|| What::Try { cell, value }, depth);
        Tactic::put(self, cell, value, log)
    }

    fn accept(&mut self) -> Result<(), Why> {
        Tactic::accept(self)
    }

    #[inline]
    fn take_back(&mut self, cell: Cell, mark: T::Mark) {
        Tactic::take_back(self, cell, mark);
    }

    fn none_left(cell: Cell) -> What {
        What::NoneLeft { cell }
    }

    fn solution(&self) -> Vec<u32> {
        Tactic::solution(self)
    }
}

/// A depth-first search.
pub(super) struct Tree<T: Walk> {
    tactic: T,
    nodes: Vec<Node<T>>,
    stand: Stand,
}

struct Node<T: Walk> {
    place: T::Place,
    /// Ways not tried yet.
    rest: T::Rest,
    mark: T::Mark,
    /// Solutions found before this place was chosen.
    solutions: u64,
}

#[derive(Clone, Copy)]
enum Stand {
    Start,
    /// The last place has another way to try, or none.
    Next,
    /// It stands at a solution, whose last try has to be taken back.
    Solved,
    End,
}

impl<T: Walk> Tree<T> {
    /// A search that has not begun.
    pub(super) const fn new(tactic: T) -> Self {
        Self { tactic, nodes: Vec::new(), stand: Stand::Start }
    }

    fn start<S: Sink>(&mut self, log: &mut Log<'_, S>) -> Stepped {
        self.stand = Stand::Next;
        match self.tactic.start(log) {
            Ok(()) => self.descend(log),
            Err(why) => {
                log.dead_end(why);
                Stepped::On
            }
        }
    }

    /// Chooses the next place; where there is none, the board is full.
    #[inline]
    fn descend<S: Sink>(&mut self, log: &mut Log<'_, S>) -> Stepped {
        let Some((place, rest)) = self.tactic.choose(self.nodes.len()) else {
            return self.arrive(log);
        };
        let (mark, solutions) = (self.tactic.mark(), log.counters().solutions);
        self.nodes.push(Node { place, rest, mark, solutions });
        Stepped::On
    }

    fn arrive<S: Sink>(&mut self, log: &mut Log<'_, S>) -> Stepped {
        if let Err(why) = self.tactic.accept() {
            return self.fail(why, log);
        }
        log.solved();
        self.stand = Stand::Solved;
        Stepped::Solution
    }

    fn fail<S: Sink>(&mut self, why: Why, log: &mut Log<'_, S>) -> Stepped {
        log.dead_end(why);
        self.back(log);
        Stepped::On
    }

    #[inline]
    fn try_next<S: Sink>(&mut self, log: &mut Log<'_, S>) -> Stepped {
        let depth = self.nodes.len();
        let Some(node) = self.nodes.last_mut() else {
            self.stand = Stand::End;
            return Stepped::End;
        };
        let place = node.place;
        let Some(way) = node.rest.next() else {
            let in_vain = node.solutions == log.counters().solutions;
            log.none_left(|| T::none_left(place), in_vain);
            self.nodes.pop();
            self.back(log);
            return Stepped::On;
        };
        match self.tactic.put(place, way, depth, log) {
            Ok(()) => self.descend(log),
            Err(why) => self.fail(why, log),
        }
    }

    /// Takes back the decision of the last place, where there is one.
    #[inline]
    fn back<S: Sink>(&mut self, log: &mut Log<'_, S>) {
        if let Some(node) = self.nodes.last() {
            self.tactic.take_back(node.place, node.mark);
            log.undone();
        }
    }
}

impl<T: Walk> Steps for Tree<T> {
    #[inline]
    fn step<S: Sink>(&mut self, log: &mut Log<'_, S>) -> Stepped {
        match self.stand {
            Stand::Next => self.try_next(log),
            Stand::Start => self.start(log),
            Stand::End => Stepped::End,
            Stand::Solved => {
                self.stand = Stand::Next;
                self.back(log);
                Stepped::On
            }
        }
    }

    fn tries_next(&self) -> bool {
        let more = |node: &Node<T>| node.rest.len() > 0;
        matches!(self.stand, Stand::Next) && self.nodes.last().is_some_and(more)
    }

    fn solution(&self) -> Vec<u32> {
        self.tactic.solution()
    }
}
