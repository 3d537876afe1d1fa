//! The tree search behind nearly all strategies, with its own stack.
//!
//! A strategy says what is decided next, in which ways it can be decided, and
//! what follows. Going down, dead ends and going back are the same for all
//! strategies. Nothing here is recursive, so a search can pause anywhere.

use super::event::EventKind;
use super::run::{Search, Stepped, Steps};
use super::trace::{Observer, Trace};

/// The parts in which tree searches differ.
pub(super) trait SearchStrategy {
    /// The kinds of events in the search.
    type Kind: EventKind;
    /// Why the search turns back.
    type Reason: Into<<Self::Kind as EventKind>::Reason>;
    /// A point to return to.
    type Mark: Copy;
    /// What is decided next: a cell of a grid, or a run of a snake.
    type Place: Copy;
    /// An iterator over the ways to decide a place, in the order in which they
    /// are tried; it also gives the number of ways left.
    type Rest: ExactSizeIterator;

    /// Marks the current state.
    fn mark(&self) -> Self::Mark;

    /// Draws the conclusions before the first try. These conclusions cost no try.
    ///
    /// # Errors
    /// Fails if a rule is broken already.
    fn start<O>(&mut self, trace: &mut Trace<'_, O>) -> Result<(), Self::Reason>
    where
        O: Observer<Kind = Self::Kind>;

    /// The next place and the ways to decide it; `None` if everything is decided. `depth` is the
    /// number of tries in force.
    fn choose(&mut self, depth: usize) -> Option<(Self::Place, Self::Rest)>;

    /// Decides a place in one way and draws the conclusions. Before that, the
    /// try is traced; `depth` is the number of tries in force after it.
    ///
    /// # Errors
    /// Fails if a rule is broken afterwards.
    fn put<O>(
        &mut self,
        place: Self::Place,
        way: <Self::Rest as Iterator>::Item,
        depth: usize,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Self::Reason>
    where
        O: Observer<Kind = Self::Kind>;

    /// Makes the last check when everything is decided.
    ///
    /// # Errors
    /// Fails if a rule is broken after all.
    fn accept(&mut self) -> Result<(), Self::Reason>;

    /// Takes back the decision of this place, together with everything that
    /// followed.
    fn take_back(&mut self, place: Self::Place, mark: Self::Mark);

    /// Whether rules decided this place, so that its only way does not count as
    /// a try.
    #[inline]
    fn is_found(_place: Self::Place) -> bool {
        false
    }

    /// The event for a place for which every way to decide it was tried.
    fn none_left(place: Self::Place) -> Self::Kind;

    /// The decisions, as numbers.
    fn solution(&self) -> Vec<u32>;
}

/// A depth-first search, not begun yet.
pub(super) fn tree<S: SearchStrategy + 'static>(strategy: S) -> Search<S::Kind> {
    Box::new(TreeSearch { strategy, nodes: Vec::new(), stand: Stand::Start })
}

struct TreeSearch<S: SearchStrategy> {
    strategy: S,
    nodes: Vec<Node<S>>,
    stand: Stand,
}

struct Node<S: SearchStrategy> {
    place: S::Place,
    /// The ways not tried yet.
    rest: S::Rest,
    mark: S::Mark,
    /// The number of solutions found before this place was chosen.
    solutions: u64,
}

#[derive(Clone, Copy)]
enum Stand {
    Start,
    /// The last place may have another way to try.
    Next,
    /// The search is at a solution, whose last try must be taken back.
    Solved,
    End,
}

impl<S: SearchStrategy> TreeSearch<S> {
    fn start<O: Observer<Kind = S::Kind>>(&mut self, trace: &mut Trace<'_, O>) -> Stepped {
        self.stand = Stand::Next;
        trace.entered();
        match self.strategy.start(trace) {
            Ok(()) => self.descend(trace),
            Err(reason) => {
                trace.dead_end(|| reason.into());
                Stepped::On
            }
        }
    }

    /// Chooses the next place; if there is none, everything is decided.
    #[inline]
    fn descend<O: Observer<Kind = S::Kind>>(&mut self, trace: &mut Trace<'_, O>) -> Stepped {
        let Some((place, rest)) = self.strategy.choose(self.nodes.len()) else {
            return self.arrive(trace);
        };
        let (mark, solutions) = (self.strategy.mark(), trace.counters().solutions);
        self.nodes.push(Node { place, rest, mark, solutions });
        Stepped::On
    }

    fn arrive<O: Observer<Kind = S::Kind>>(&mut self, trace: &mut Trace<'_, O>) -> Stepped {
        if let Err(reason) = self.strategy.accept() {
            return self.fail(reason, trace);
        }
        trace.solved();
        self.stand = Stand::Solved;
        Stepped::Solution
    }

    fn fail<O: Observer<Kind = S::Kind>>(
        &mut self,
        reason: S::Reason,
        trace: &mut Trace<'_, O>,
    ) -> Stepped {
        trace.dead_end(|| reason.into());
        self.back(trace);
        Stepped::On
    }

    #[inline]
    fn try_next<O: Observer<Kind = S::Kind>>(&mut self, trace: &mut Trace<'_, O>) -> Stepped {
        let depth = self.nodes.len();
        let Some(node) = self.nodes.last_mut() else {
            self.stand = Stand::End;
            return Stepped::End;
        };
        let place = node.place;
        let Some(way) = node.rest.next() else {
            let in_vain = node.solutions == trace.counters().solutions;
            if !S::is_found(place) {
                trace.none_left(|| S::none_left(place), in_vain);
            }
            self.nodes.pop();
            self.back(trace);
            return Stepped::On;
        };
        match self.strategy.put(place, way, depth, trace) {
            Ok(()) => self.descend(trace),
            Err(reason) => self.fail(reason, trace),
        }
    }

    /// Takes back the decision of the last place, if there is one.
    #[inline]
    fn back<O: Observer<Kind = S::Kind>>(&mut self, trace: &mut Trace<'_, O>) {
        if let Some(node) = self.nodes.last() {
            self.strategy.take_back(node.place, node.mark);
            trace.undone();
        }
    }
}

impl<S: SearchStrategy> Steps for TreeSearch<S> {
    type Kind = S::Kind;

    #[inline]
    fn step<O: Observer<Kind = S::Kind>>(&mut self, trace: &mut Trace<'_, O>) -> Stepped {
        match self.stand {
            Stand::Next => self.try_next(trace),
            Stand::Start => self.start(trace),
            Stand::End => Stepped::End,
            Stand::Solved => {
                self.stand = Stand::Next;
                self.back(trace);
                Stepped::On
            }
        }
    }

    fn tries_next(&self) -> bool {
        matches!(self.stand, Stand::Next)
            && self.nodes.last().is_some_and(|node| node.rest.len() > 0 && !S::is_found(node.place))
    }

    fn solution(&self) -> Vec<u32> {
        self.strategy.solution()
    }
}
