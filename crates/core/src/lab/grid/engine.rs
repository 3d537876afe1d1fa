//! The search that the program itself uses to count solutions, traced coarsely.
//!
//! The propagators report nothing, so a removal is traced without its rule. The
//! reason for a dead end is a cell without a value or a value without a place,
//! if there is one.

use super::event::{GridEventKind, GridObserver, GridReason};
use super::stage::GridStage as Stage;
use crate::budget::{Budget, Flow};
use crate::deduction::{Contradiction, Layout};
use crate::engine::{Domains, Found, Search};
use crate::grid::{Cell, Values};
use crate::lab::code::{CodeLine, lit, plain};
use crate::lab::run::{Stepped, Steps};
use crate::lab::strategy::Strategy;
use crate::lab::trace::{Observer, Trace};
use crate::puzzle::GridPuzzle;

/// The program's own search.
///
/// The propagators (signs, clues relaxed, whole lines, all-different by matching) run to a fixpoint
/// at the start and after each decision. A decision is the narrowest choice: a value for the cell
/// with the fewest values, or a place for the value with the fewest places in its line. A try says
/// "this cell is v"; after it is taken back, the value is removed from that cell, and the
/// propagators run again. A contradiction makes the position a dead end. Cells are never exhausted,
/// because decisions have two halves.
pub static ENGINE: Strategy = Strategy {
    id: "engine",
    tries: "lab.tries.half",
    is_anchored: true,
    code: CODE,
    total: None,
    search: |puzzle, _order| match puzzle.model().search() {
        Some(search) => Box::new(Watched { root: search.domains().mark(), search }),
        None => Box::new(Clashing { puzzle: puzzle.clone(), reported: false }),
    },
};

static CODE: &[CodeLine<Stage>] = &[
    plain(0, "lab.code.search"),
    lit(1, "lab.code.engine-propagate", &[Stage::Engine]),
    plain(2, "lab.code.engine-signs"),
    plain(2, "lab.code.engine-clues"),
    plain(2, "lab.code.engine-lines"),
    plain(2, "lab.code.engine-matching"),
    lit(1, "lab.code.engine-contradiction", &[Stage::NoValue, Stage::NoPlace, Stage::Repeat]),
    plain(1, "lab.code.engine-narrowest"),
    lit(1, "lab.code.if-decided-solution", &[Stage::Solution]),
    lit(1, "lab.code.assume", &[Stage::Try]),
    plain(1, "lab.code.recurse"),
    lit(1, "lab.code.restore", &[Stage::Undo]),
    lit(1, "lab.code.engine-refute", &[Stage::Refuted]),
    plain(1, "lab.code.recurse"),
];

struct Watched {
    search: Search,
    /// The mark of the domains before the first position.
    root: usize,
}

impl Watched {
    /// Traces the last node: a decision, its second half, or the start. Before
    /// that node, `depth` decisions were in force, and `last` was the mark of
    /// the last one.
    fn trace_node<O: GridObserver>(
        &self,
        depth: usize,
        last: Option<usize>,
        trace: &mut Trace<'_, O>,
    ) {
        let domains = self.search.domains();
        let decision = self.search.last_decision();
        if let Some((cell, value, mark)) = decision.filter(|_| self.search.depth() > depth) {
            trace.tried(|| GridEventKind::Try { cell, value }, self.search.depth());
            // The first removal is the try itself.
            removed(domains.since(mark).skip(1), trace);
        } else if let Some(mark) = last {
            trace.undone();
            trace.entered();
            let mut removals = domains.since(mark);
            if let Some((cell, values)) = removals.next() {
                trace.removed(values.len(), || GridEventKind::Refuted { cell, values });
            }
            removed(removals, trace);
        } else {
            trace.entered();
            removed(domains.since(self.root), trace);
        }
    }
}

fn removed<O: GridObserver>(
    removals: impl Iterator<Item = (Cell, Values)>,
    trace: &mut Trace<'_, O>,
) {
    for (cell, values) in removals {
        trace.removed(values.len(), || GridEventKind::Propagated { cell, values });
    }
}

impl Steps for Watched {
    type Kind = GridEventKind;

    fn step<O: Observer<Kind = GridEventKind>>(&mut self, trace: &mut Trace<'_, O>) -> Stepped {
        let (depth, last) = (self.search.depth(), self.search.last_decision());
        let nodes = self.search.progress().stats.nodes;
        let found = one_node(&mut self.search, nodes);
        if self.search.progress().stats.nodes > nodes {
            self.trace_node(depth, last.map(|(_, _, mark)| mark), trace);
            if found != Found::Solution && !self.search.is_sound() {
                trace.dead_end(|| visible_cause(self.search.domains()));
            }
        }
        match found {
            Found::Pause => Stepped::On,
            Found::End => Stepped::End,
            Found::Solution => {
                trace.solved();
                Stepped::Solution
            }
        }
    }

    fn tries_next(&self) -> bool {
        true
    }

    fn solution(&self) -> Vec<u32> {
        self.search.domains().solution()
    }
}

/// Visits one more position.
fn one_node(search: &mut Search, nodes: u64) -> Found {
    let mut go_on = |_: &_| Flow::Continue;
    search.next(&mut Budget { nodes: Some(nodes + 1), every: u64::MAX, report: &mut go_on })
}

/// A cell without a value or a value without a place, if there is one.
fn visible_cause(domains: &Domains) -> GridReason {
    let size = domains.size();
    if let Some(cell) = size.cells().find(|cell| domains.values(*cell).is_empty()) {
        return Contradiction::NoValue { cell }.into();
    }
    let without_place = |line| {
        let place = domains.places(line).iter().position(|places| *places == 0)?;
        Some(Contradiction::NoPlace { value: place as u8 + 1, line }.into())
    };
    size.lines().find_map(without_place).unwrap_or(GridReason::Engine)
}

/// A puzzle whose givens contradict each other, so that nothing is searched.
struct Clashing {
    puzzle: GridPuzzle,
    reported: bool,
}

impl Steps for Clashing {
    type Kind = GridEventKind;

    fn step<O: Observer<Kind = GridEventKind>>(&mut self, trace: &mut Trace<'_, O>) -> Stepped {
        if !core::mem::replace(&mut self.reported, true) {
            trace.entered();
            let layout = Layout::of(&self.puzzle);
            let found = layout.check_repeats(|cell| self.puzzle.given(cell).unwrap_or(0));
            trace.dead_end(|| found.map_or_else(GridReason::from, |()| GridReason::Engine));
        }
        Stepped::End
    }

    fn tries_next(&self) -> bool {
        false
    }

    fn solution(&self) -> Vec<u32> {
        Vec::new()
    }
}
