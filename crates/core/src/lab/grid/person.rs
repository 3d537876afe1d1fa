//! Solving as a person would: with the ladder of rules, the easiest first, and
//! a trial only if no rule helps.
//!
//! The rules and their order are those of the hints (`explain/`). Each number
//! that the rules find is a separate step in the tree, with one branch, so a
//! puzzle that needs no trial becomes a path.

use std::sync::Arc;

use super::ascending::Ascending;
use super::board::apply;
use super::event::{GridEventKind, GridObserver};
use super::stage::{CLEARED, GridStage as Stage};
use super::turns::Turns;
use crate::deduction::{Board, Contradiction, Decided, Evidence, Marks, Step, lines_of};
use crate::explain::{FOCUSED_TRIAL, LINE_WHIP, LONG_LINE_WHIP, Ladder, SEARCH};
use crate::grid::{Cell, Values};
use crate::lab::code::{CodeLine, lit, plain};
use crate::lab::strategy::Strategy;
use crate::lab::trace::Trace;
use crate::lab::tree_search::{SearchStrategy, tree};
use crate::lab::variable_order::VariableOrder;
use crate::puzzle::GridPuzzle;
use crate::rules::{decided, decided_group};

/// The ladder of rules, with a trial where it ends.
///
/// After each step, the search starts again from the easiest rule. A number found by a rule is
/// written down and removed from the other cells of its row, column, diagonals and box. Such a
/// number does not count as a try. If no rule finds anything more, the cell with the fewest
/// candidates is tried, smallest value first; ties go to the first in reading order. The rules that
/// assume a number and follow it (`line-whip`, `long-line-whip`, `focused-trial`, `search`) are
/// left out, because here a trial counts as a try.
pub static PERSON: Strategy = Strategy {
    id: "person",
    tries: "lab.tries.person",
    is_anchored: true,
    code: CODE,
    total: None,
    search: |puzzle, order| tree(Reader::new(puzzle, order)),
};

static CODE: &[CodeLine<Stage>] = &[
    plain(0, "lab.code.search"),
    plain(1, "lab.code.while-rule"),
    lit(2, "lab.code.easiest-rule", &[Stage::Ruled]),
    lit(2, "lab.code.number-found", &[Stage::Found]),
    lit(2, "lab.code.decided-clear", CLEARED),
    lit(1, "lab.code.empty-dead", &[Stage::NoValue]),
    lit(
        1,
        "lab.code.if-decided-check",
        &[
            Stage::Solution,
            Stage::Repeat,
            Stage::Sign,
            Stage::TooMany,
            Stage::Clue,
            Stage::NoPlace,
            Stage::NoArrangement,
        ],
    ),
    plain(1, "lab.code.smallest-set"),
    plain(1, "lab.code.each-candidate"),
    lit(2, "lab.code.assume", &[Stage::Try]),
    plain(2, "lab.code.recurse"),
    lit(2, "lab.code.restore", &[Stage::Undo]),
    lit(1, "lab.code.return", &[Stage::NoneLeft]),
];

/// How the next cell is decided: by a rule, or by a trial.
#[derive(Clone, Copy)]
enum Next {
    Found(Cell),
    Open(Cell),
}

/// A person with a pencil.
struct Reader {
    givens: Vec<Decided>,
    /// The candidates, as in the replay of the events.
    shown: Marks,
    board: Board,
    ladder: Ladder,
    turns: Turns,
    /// The step that places the next number.
    found: Option<Step>,
    /// The number of trials in force.
    trials: usize,
    /// The state before each decision in force.
    before: Vec<(Board, Ladder, Marks)>,
}

impl Reader {
    fn new(puzzle: &GridPuzzle, order: &VariableOrder) -> Self {
        let shown = Marks::new(puzzle);
        let order = VariableOrder { smallest: true, ..order.clone() };
        Self {
            givens: puzzle.givens().map(|(cell, value)| Decided { cell, value }).collect(),
            shown,
            board: Board::new(puzzle),
            ladder: Ladder::default().without(&[
                &LINE_WHIP,
                &LONG_LINE_WHIP,
                &FOCUSED_TRIAL,
                &SEARCH,
            ]),
            turns: Turns::reading(puzzle, &order),
            found: None,
            trials: 0,
            before: Vec::new(),
        }
    }

    /// Traces the removal of a number from the other cells of its houses.
    fn clear<O: GridObserver>(
        &mut self,
        by: Decided,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        let size = self.board.size();
        for line in lines_of(size, by.cell) {
            for other in size.line_cells(line).filter(|other| *other != by.cell) {
                let step = decided::step(&self.shown, by, other);
                apply(&mut self.shown, step, trace)?;
            }
        }
        for other in &self.board.layout().of_cell(by.cell).different {
            let step = decided_group::step(&self.shown, by, *other);
            apply(&mut self.shown, step, trace)?;
        }
        Ok(())
    }

    /// Places a number.
    fn write<O: GridObserver>(
        &mut self,
        by: Decided,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        self.shown.set(by.cell, Values::only(by.value));
        self.board.place(by.cell, by.value);
        self.clear(by, trace)
    }

    /// Applies the rules to the board until one finds a number, or until no
    /// rule helps any more.
    fn read<O: GridObserver>(&mut self, trace: &mut Trace<'_, O>) -> Result<(), Contradiction> {
        while !self.board.is_full() {
            self.board.contradiction().map_or(Ok(()), Err)?;
            self.found = self.ladder.next(&self.board);
            let Some(step) = self.found.take_if(|step| step.placed.is_empty()) else { break };
            self.board.apply(&step);
            self.strike(kept(step), trace);
        }
        Ok(())
    }

    /// Traces the candidates that a rule removed.
    fn strike<O: GridObserver>(&mut self, step: Arc<Step>, trace: &mut Trace<'_, O>) {
        for (cell, values) in &step.removed {
            let (cell, gone) = (*cell, self.shown.values(*cell) & *values);
            if !gone.is_empty() {
                self.shown.set(cell, self.shown.values(cell) & !gone);
                let kind = || GridEventKind::Ruled { step: Arc::clone(&step), cell, values: gone };
                trace.removed(gone.len(), kind);
            }
        }
    }
}

/// A step as stored in its events: without its evidence, which may be long and
/// which the sentence does not need.
fn kept(mut step: Step) -> Arc<Step> {
    step.evidence = Evidence::None;
    Arc::new(step)
}

impl SearchStrategy for Reader {
    type Kind = GridEventKind;
    type Reason = Contradiction;
    type Mark = usize;
    type Place = Next;
    type Rest = Ascending;

    fn mark(&self) -> usize {
        self.before.len()
    }

    fn start<O: GridObserver>(&mut self, trace: &mut Trace<'_, O>) -> Result<(), Contradiction> {
        for number in 0..self.givens.len() {
            self.clear(self.givens[number], trace)?;
        }
        self.read(trace)
    }

    fn choose(&mut self, _depth: usize) -> Option<(Next, Ascending)> {
        if self.board.is_full() {
            return None;
        }
        let marks = self.board.marks();
        let next = match self.found.as_ref().and_then(|step| step.placed.first().copied()) {
            Some(Decided { cell, value }) => (Next::Found(cell), Values::only(value)),
            None => {
                let (cell, values) = self.turns.next(|cell| marks.several(cell))?;
                (Next::Open(cell), values)
            }
        };
        self.before.push((self.board.clone(), self.ladder.clone(), self.shown.clone()));
        Some((next.0, Ascending(next.1)))
    }

    fn put<O: GridObserver>(
        &mut self,
        place: Next,
        value: u32,
        _depth: usize,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        let cell = match (place, self.found.take()) {
            (Next::Found(cell), Some(step)) => {
                trace.found(|| GridEventKind::Found { step: kept(step), cell, value });
                cell
            }
            (Next::Found(cell) | Next::Open(cell), _) => {
                self.trials += 1;
                trace.tried(|| GridEventKind::Try { cell, value }, self.trials);
                cell
            }
        };
        self.write(Decided { cell, value }, trace)?;
        self.read(trace)
    }

    fn accept(&mut self) -> Result<(), Contradiction> {
        self.board.layout().check_all(|cell| self.board.marks().value(cell))
    }

    fn take_back(&mut self, place: Next, mark: usize) {
        self.trials -= usize::from(matches!(place, Next::Open(_)));
        self.before.truncate(mark);
        if let Some((board, ladder, shown)) = self.before.last().cloned() {
            (self.board, self.ladder, self.shown) = (board, ladder, shown);
        }
    }

    fn is_found(place: Next) -> bool {
        matches!(place, Next::Found(_))
    }

    fn none_left(place: Next) -> GridEventKind {
        let (Next::Found(cell) | Next::Open(cell)) = place;
        GridEventKind::NoneLeft { cell }
    }

    fn solution(&self) -> Vec<u32> {
        self.board.marks().smallest()
    }
}
