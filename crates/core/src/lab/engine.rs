//! The search that the program itself uses to count solutions, told coarsely.
//!
//! Its propagators are silent, so a removal is told without its rule, and a
//! dead end names a cell or a value where one visibly has nowhere to go.

use super::code::{CodeLine, lit, plain};
use super::event::{Step, What};
use super::log::{Log, Sink};
use super::run::{Stepped, Steps};
use super::views::check_repeats;
use super::{Order, Run, Strategy, Why};
use crate::budget::{Budget, Flow};
use crate::engine::{Domains, Found, Search};
use crate::grid::{Cell, Values};
use crate::puzzle::GridPuzzle;

/// The program's own search.
///
/// Its propagators (signs, clues relaxed, whole lines, all-different by
/// matching) run to a fix point at the start and after each decision. A
/// decision is the narrowest choice: a value for the cell with the fewest, or
/// a place for the value with the fewest in its line. A try says "this cell is
/// v"; when it is done with, the value leaves the cell where the try stood,
/// and the propagators run again. A fix point that finds a contradiction is a
/// dead end. Cells are never exhausted, as decisions have two halves.
pub struct Engine;

static CODE: &[CodeLine] = &[
    plain(0, "lab.code.search"),
    lit(1, "lab.code.engine-propagate", &[Step::Engine]),
    plain(2, "lab.code.engine-signs"),
    plain(2, "lab.code.engine-clues"),
    plain(2, "lab.code.engine-lines"),
    plain(2, "lab.code.engine-matching"),
    lit(1, "lab.code.engine-contradiction", &[Step::NoValue, Step::NoPlace, Step::Repeat]),
    plain(1, "lab.code.engine-narrowest"),
    lit(1, "lab.code.if-decided-solution", &[Step::Solution]),
    lit(1, "lab.code.assume", &[Step::Try]),
    plain(1, "lab.code.recurse"),
    lit(1, "lab.code.restore", &[Step::Undo]),
    lit(1, "lab.code.engine-refute", &[Step::Refuted]),
    plain(1, "lab.code.recurse"),
];

impl Strategy for Engine {
    fn id(&self) -> &'static str {
        "engine"
    }

    fn code(&self) -> &'static [CodeLine] {
        CODE
    }

    fn begin_in(&self, puzzle: &GridPuzzle, _order: &Order) -> Run {
        match puzzle.model().search() {
            Some(search) => Run::new(Watched { root: search.domains().mark(), search }, CODE),
            None => Run::new(Clashing { puzzle: puzzle.clone(), told: false }, CODE),
        }
    }
}

struct Watched {
    search: Search,
    /// The mark of the domains before the first position.
    root: usize,
}

impl Watched {
    /// Tells what happened at the last node: a decision, its second half, or
    /// the start. Before it there were so many decisions, the last of them
    /// with that mark.
    fn tell<S: Sink>(&self, depth: usize, last: Option<usize>, log: &mut Log<'_, S>) {
        let domains = self.search.domains();
        let decision = self.search.last_decision();
        if let Some((cell, value, mark)) = decision.filter(|_| self.search.depth() > depth) {
            log.tried(|| What::Try { cell, value }, self.search.depth());
            // The first removal is the try itself.
            removed(domains.since(mark).skip(1), log);
        } else if let Some(mark) = last {
            log.undone();
            let mut removals = domains.since(mark);
            if let Some((cell, values)) = removals.next() {
                log.removed(cell, values, Why::Refuted);
            }
            removed(removals, log);
        } else {
            removed(domains.since(self.root), log);
        }
    }
}

fn removed<S: Sink>(removals: impl Iterator<Item = (Cell, Values)>, log: &mut Log<'_, S>) {
    for (cell, values) in removals {
        log.removed(cell, values, Why::Engine);
    }
}

impl Steps for Watched {
    fn step<S: Sink>(&mut self, log: &mut Log<'_, S>) -> Stepped {
        let (depth, last) = (self.search.depth(), self.search.last_decision());
        let nodes = self.search.progress().stats.nodes;
        let found = one_node(&mut self.search, nodes);
        if self.search.progress().stats.nodes > nodes {
            self.tell(depth, last.map(|(_, _, mark)| mark), log);
            if found != Found::Solution && !self.search.is_sound() {
                log.dead_end(visible_cause(self.search.domains()));
            }
        }
        match found {
            Found::Pause => Stepped::On,
            Found::End => Stepped::End,
            Found::Solution => {
                log.solved();
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

/// Looks at one more position.
fn one_node(search: &mut Search, nodes: u64) -> Found {
    let mut go_on = |_: &_| Flow::Continue;
    search.next(&mut Budget { nodes: Some(nodes + 1), every: u64::MAX, report: &mut go_on })
}

/// A cell without a value or a value without a place, where there is one.
fn visible_cause(domains: &Domains) -> Why {
    let size = domains.size();
    if let Some(cell) = size.cells().find(|cell| domains.values(*cell).is_empty()) {
        return Why::NoValue { cell };
    }
    let without_place = |line| {
        let place = domains.places(line).iter().position(|places| *places == 0)?;
        Some(Why::NoPlace { value: place as u8 + 1, line })
    };
    size.lines().find_map(without_place).unwrap_or(Why::Engine)
}

/// A puzzle whose givens exclude each other: nothing is searched.
struct Clashing {
    puzzle: GridPuzzle,
    told: bool,
}

impl Steps for Clashing {
    fn step<S: Sink>(&mut self, log: &mut Log<'_, S>) -> Stepped {
        let given = |cell| self.puzzle.given(cell).unwrap_or(0);
        let mut lines = self.puzzle.size().lines();
        let clash = lines.find_map(|line| check_repeats(&self.puzzle, line, given).err());
        if !core::mem::replace(&mut self.told, true) {
            log.dead_end(clash.unwrap_or(Why::Engine));
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
