//! Finds the premises that a step needs. Before a step is shown, its premises are
//! dropped one by one if the conclusion still follows without them.
//!
//! Rules about whole lines look at all conditions and candidates there, and searches
//! for steps have no time to find out which of them matter. So such a step names only
//! the line on which it rests, and its premises are reduced when somebody is going to
//! read it. The cost is bounded: if a check takes too long, the premise stays.

use super::arrangements::LineSpec;
use super::board::Board;
use super::cause::Cause;
use super::chain;
use super::evidence::{Evidence, Statement, Through};
use super::graph::Use;
use super::rest::Rest;
use super::rule::Step;
use super::whip;
use super::written::{border_of, written_at};
use crate::conditions::Condition;
use crate::grid::{Cell, House, Line, Values};

/// The most tries spent on one step.
const MOST_TRIES: usize = 300_000;

impl Step {
    /// The same step with only the premises that it needs, on the board on
    /// which it was found.
    #[must_use]
    pub fn told(mut self, board: &Board) -> Self {
        let mut cut = Cut { board, tries: MOST_TRIES };
        match self.rest {
            Rest::Named => return self,
            Rest::Cells(line) => self.causes = cut.on_line(&self, line, Vec::new()),
            Rest::Line(line) => {
                self.causes = cut.on_line(&self, line, written_at(board.layout(), line));
            }
            Rest::Whip => {
                self.causes = whip::causes(board, &self);
                if let Some(wiring) = board.wiring() {
                    self = whip::told(board.look(0), wiring, self);
                }
            }
            Rest::Chain(uses) => self.causes = cut.of_chain(&self, uses),
        }
        self.rest = Rest::Named;
        self
    }

    /// Consecutive steps from a board, each of them told on the board that results from
    /// the steps before it.
    #[must_use]
    pub fn all_told(board: &Board, steps: &[Self]) -> Vec<Self> {
        let mut here = board.clone();
        let told = steps.iter().map(|step| {
            let told = step.clone().told(&here);
            here.apply(step);
            told
        });
        told.collect()
    }

    /// Each changed cell, with the values that it would have if the step were wrong.
    fn contraries(&self) -> Vec<(Cell, Values)> {
        let placed = self.placed.iter().map(|by| (by.cell, !Values::only(by.value)));
        self.removed.iter().copied().chain(placed).collect()
    }
}

fn at_border(condition: &Condition) -> bool {
    border_of(condition).is_some()
}

/// The reduction of one step to the premises that it needs.
struct Cut<'a> {
    board: &'a Board,
    tries: usize,
}

/// What is known about a line: some of its conditions, and the candidates of some of
/// its cells.
#[derive(Clone)]
struct Known {
    line: Line,
    written: Vec<Condition>,
    cells: Vec<Cell>,
    could: Vec<Values>,
}

impl Cut<'_> {
    /// The causes of a step on one line: those that the step names, and as few others
    /// as suffice.
    fn on_line(&mut self, step: &Step, line: Line, offered: Vec<Condition>) -> Vec<Cause> {
        let mut fixed = Fixed::default();
        for cause in &step.causes {
            match cause {
                Cause::Condition(condition) => fixed.conditions.push(*condition),
                Cause::Cell(cell) | Cause::Candidate { cell, .. } => fixed.cells.push(*cell),
                Cause::Line(_) | Cause::House(_) | Cause::Places { .. } => {}
            }
        }
        self.needed(line, &fixed, offered, None, &step.contraries())
    }

    /// The premises that a claim about a line needs: the fixed ones, and those of the
    /// rest that cannot be left out.
    fn needed(
        &mut self,
        line: Line,
        fixed: &Fixed,
        offered: Vec<Condition>,
        supposed: Option<Statement>,
        contraries: &[(Cell, Values)],
    ) -> Vec<Cause> {
        let size = self.board.size();
        let cells: Vec<Cell> = size.line_cells(line).collect();
        let could = cells.iter().map(|cell| self.board.values(*cell)).collect();
        let written: Vec<Condition> = fixed.conditions.iter().copied().chain(offered).collect();
        let all = Known { line, written, cells, could };
        let known = self.cut_down(all.clone(), fixed, supposed, contraries, false);
        // The fixed premises are those that a sentence mentions, so they must
        // matter.
        let matters = |cut: &mut Self, known: &Known| {
            fixed
                .each_left_out(known, size.all_values())
                .iter()
                .all(|fewer| !cut.proves(fewer, supposed, contraries))
        };
        if matters(self, &known) {
            return self.causes_of(&known, supposed, contraries);
        }
        let other = self.cut_down(all, fixed, supposed, contraries, true);
        let known = if matters(self, &other) { other } else { known };
        self.causes_of(&known, supposed, contraries)
    }

    /// Leaves out unneeded premises; `much_first` decides whether the cells with the fewest
    /// candidates are tried first or last.
    fn cut_down(
        &mut self,
        mut known: Known,
        fixed: &Fixed,
        supposed: Option<Statement>,
        contraries: &[(Cell, Values)],
        much_first: bool,
    ) -> Known {
        for number in (fixed.conditions.len()..known.written.len()).rev() {
            let mut fewer = known.clone();
            fewer.written.remove(number);
            if self.proves(&fewer, supposed, contraries) {
                known = fewer;
            }
        }
        let mut places: Vec<usize> = (0..known.cells.len()).collect();
        places.sort_by_key(|place| (known.could[*place].len(), *place));
        if !much_first {
            places.reverse();
        }
        for place in places {
            let mut fewer = known.clone();
            fewer.could[place] = self.board.size().all_values();
            if !fixed.cells.contains(&known.cells[place])
                && self.proves(&fewer, supposed, contraries)
            {
                known = fewer;
            }
        }
        known
    }

    fn causes_of(
        &self,
        known: &Known,
        supposed: Option<Statement>,
        contraries: &[(Cell, Values)],
    ) -> Vec<Cause> {
        let all = self.board.size().all_values();
        let mut causes: Vec<Cause> = known.written.iter().copied().map(Cause::Condition).collect();
        let has_border = known.written.iter().any(at_border);
        if !has_border && !self.holds_loosely(known, supposed, contraries) {
            causes.push(Cause::Line(known.line));
        }
        let named = known.cells.iter().zip(&known.could).filter(|(_, could)| **could != all);
        causes.extend(named.map(|(cell, _)| Cause::of_cell(self.board, *cell)));
        causes
    }

    /// Whether a claim follows from what is known about a line.
    fn proves(
        &mut self,
        known: &Known,
        supposed: Option<Statement>,
        contraries: &[(Cell, Values)],
    ) -> bool {
        let spec = self.board.spec(known.line).only(&known.written);
        contraries.iter().all(|contrary| {
            let could = known.with(supposed, *contrary);
            spec.has_none(&could, &mut self.tries)
        })
    }

    /// Whether a claim follows even if values may repeat in the line.
    fn holds_loosely(
        &self,
        known: &Known,
        supposed: Option<Statement>,
        contraries: &[(Cell, Values)],
    ) -> bool {
        let spec: LineSpec = self.board.spec(known.line).only(&known.written);
        contraries.iter().all(|contrary| {
            let mut could = known.with(supposed, *contrary);
            spec.narrow_by_gaps(&mut could);
            could.iter().any(|values| values.is_empty())
        })
    }

    /// The causes of all links of a chain, including those that refute the other
    /// candidates that the step removes.
    fn of_chain(&mut self, step: &Step, uses: Use) -> Vec<Cause> {
        let Evidence::Chain(branches) = &step.evidence else { return step.causes.clone() };
        let links = branches.iter().flatten();
        let mut links: Vec<Linked> = links.map(|link| (link.from, link.through, link.to)).collect();
        links.extend(chain::taken_along(self.board.look(0), uses, step, &links));
        let mut causes = Vec::new();
        for (from, through, to) in links.iter().copied() {
            for cause in self.of_link(from, through, to) {
                if !causes.contains(&cause) {
                    causes.push(cause);
                }
            }
        }
        // A premise of one link may also serve another link, which then needs fewer of
        // its own.
        for cause in causes.clone() {
            let fewer: Vec<Cause> = causes.iter().copied().filter(|one| *one != cause).collect();
            if links.iter().all(|link| self.still_holds(*link, cause, &fewer)) {
                causes = fewer;
            }
        }
        let brought = causes.clone();
        causes.retain(|cause| !is_brought(*cause, &brought));
        causes
    }

    /// Whether a link still holds without a cause, given the causes that are left.
    fn still_holds(&mut self, (from, through, to): Linked, cause: Cause, left: &[Cause]) -> bool {
        match through {
            Through::Line(line) => {
                let known = self.known_by(line, left);
                let is_here =
                    known.written.iter().any(at_border) || left.contains(&Cause::Line(line));
                let contraries = [to.contrary()];
                is_here && self.proves(&known, Some(from), &contraries)
                    || self.holds_loosely(&known, Some(from), &contraries)
            }
            Through::Cell => from.holds || cause != Cause::of_cell(self.board, from.cell),
            Through::House(house) if from.holds => cause != house.into() || is_brought(cause, left),
            Through::House(house) => cause != Cause::Places { house, value: from.value },
            Through::Condition(condition) => cause != Cause::Condition(condition),
        }
    }

    /// What some causes state about a line.
    fn known_by(&self, line: Line, causes: &[Cause]) -> Known {
        let cells: Vec<Cell> = self.board.size().line_cells(line).collect();
        let mut written = written_at(self.board.layout(), line);
        written.retain(|condition| causes.contains(&Cause::Condition(*condition)));
        let could = cells.iter().map(|cell| {
            let is_named = causes.contains(&Cause::of_cell(self.board, *cell));
            if is_named { self.board.values(*cell) } else { self.board.size().all_values() }
        });
        let could = could.collect();
        Known { line, written, cells, could }
    }

    fn of_link(&mut self, from: Statement, through: Through, to: Statement) -> Vec<Cause> {
        match through {
            Through::Cell if from.holds => Vec::new(),
            Through::Cell => vec![Cause::of_cell(self.board, from.cell)],
            Through::House(house) if from.holds => vec![house.into()],
            Through::House(house) => vec![Cause::Places { house, value: from.value }],
            Through::Condition(condition) => vec![Cause::Condition(condition)],
            Through::Line(line) => {
                let offered = written_at(self.board.layout(), line);
                self.needed(line, &Fixed::default(), offered, Some(from), &[to.contrary()])
            }
        }
    }
}

/// A statement, the reason why a second statement follows from it, and that second
/// statement.
type Linked = (Statement, Through, Statement);

impl Statement {
    /// The cell, with the values that it would have if the statement were
    /// wrong.
    fn contrary(self) -> (Cell, Values) {
        let only = Values::only(self.value.into());
        (self.cell, if self.holds { !only } else { only })
    }
}

/// The premises that a step always keeps.
#[derive(Default)]
struct Fixed {
    conditions: Vec<Condition>,
    cells: Vec<Cell>,
}

impl Fixed {
    /// What is known if each of these premises is left out in turn.
    fn each_left_out(&self, known: &Known, all: Values) -> Vec<Known> {
        let conditions = (0..self.conditions.len()).map(|number| {
            let mut fewer = known.clone();
            fewer.written.remove(number);
            fewer
        });
        let places = (0..known.cells.len()).filter(|at| self.cells.contains(&known.cells[*at]));
        let cells = places.map(|place| {
            let mut fewer = known.clone();
            fewer.could[place] = all;
            fewer
        });
        conditions.chain(cells).collect()
    }
}

impl Known {
    /// What the cells could be under an assumption, if the claim is wrong.
    fn with(&self, supposed: Option<Statement>, (cell, values): (Cell, Values)) -> Vec<Values> {
        let mut could = self.could.clone();
        let supposed = supposed.map(|from| {
            let only = Values::only(from.value.into());
            (from.cell, if from.holds { only } else { !only })
        });
        for (cell, values) in supposed.into_iter().chain([(cell, values)]) {
            if let Some(place) = self.cells.iter().position(|other| *other == cell) {
                could[place] = could[place] & values;
            }
        }
        could
    }
}

/// Whether one of the causes in `by` says everything that this cause says about a line,
/// and more.
fn is_brought(cause: Cause, by: &[Cause]) -> bool {
    let house = match cause {
        Cause::Line(line) => House::Line(line),
        Cause::House(house) => house,
        _ => return false,
    };
    by.iter().any(|other| match other {
        Cause::Places { house: of, .. } => *of == house,
        Cause::Condition(condition) => border_of(condition).map(House::Line) == Some(house),
        _ => false,
    })
}

impl Cause {
    /// The candidates of a cell, as a cause.
    pub(crate) fn of_cell(board: &Board, cell: Cell) -> Self {
        board.marks().decided(cell).map_or(Self::Cell(cell), Self::from)
    }
}
