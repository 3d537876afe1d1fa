//! The tree that nearly all strategies walk, with its own stack.
//!
//! A strategy says which cell comes next with which values, and what follows
//! from a value; going down, dead ends and coming back are the same for all.
//! Nothing here is recursive, so that a search can stand still anywhere.

use super::Why;
use super::event::What;
use super::log::{Log, Sink};
use super::run::{Stepped, Steps};
use crate::grid::{Cell, Values};

/// What distinguishes one strategy from another.
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

/// A depth-first search.
pub(super) struct Tree<T: Tactic> {
    tactic: T,
    nodes: Vec<Node<T::Mark>>,
    stand: Stand,
}

struct Node<Mark> {
    cell: Cell,
    /// Values not tried yet.
    rest: Values,
    mark: Mark,
    /// Solutions found before this cell was chosen.
    solutions: u64,
}

#[derive(Clone, Copy)]
enum Stand {
    Start,
    /// The last cell has another value to try, or none.
    Next,
    /// It stands at a solution, whose last value has to be taken back.
    Solved,
    End,
}

impl<T: Tactic> Tree<T> {
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

    /// Chooses the next cell; where there is none, the board is full.
    #[inline]
    fn descend<S: Sink>(&mut self, log: &mut Log<'_, S>) -> Stepped {
        let Some((cell, rest)) = self.tactic.choose(self.nodes.len()) else {
            return self.arrive(log);
        };
        let (mark, solutions) = (self.tactic.mark(), log.counters().solutions);
        self.nodes.push(Node { cell, rest, mark, solutions });
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
        let cell = node.cell;
        if node.rest.is_empty() {
            log.none_left(cell, node.solutions == log.counters().solutions);
            self.nodes.pop();
            self.back(log);
            return Stepped::On;
        }
        let value = node.rest.min();
        node.rest.0 &= node.rest.0 - 1;
        log.tried(|| What::Try { cell, value }, depth);
        match self.tactic.put(cell, value, log) {
            Ok(()) => self.descend(log),
            Err(why) => self.fail(why, log),
        }
    }

    /// Takes back the value of the last cell, where there is one.
    #[inline]
    fn back<S: Sink>(&mut self, log: &mut Log<'_, S>) {
        if let Some(node) = self.nodes.last() {
            self.tactic.take_back(node.cell, node.mark);
            log.undone();
        }
    }
}

impl<T: Tactic> Steps for Tree<T> {
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

    fn solution(&self) -> Vec<u32> {
        self.tactic.solution()
    }
}
