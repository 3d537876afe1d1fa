//! Rules, and the steps that they find.
//!
//! A step has a rule, placements or removals, causes, and a sentence. The rule produces causes and
//! effect together, from the current board and never from a solution. The arguments of a sentence
//! are data, so that every language can word it in its own way.

use core::fmt;
use core::ops::ControlFlow;

use super::board::Board;
use super::cause::Cause;
use super::checks::Sight;
use super::evidence::Evidence;
use super::look::Look;
use super::marks::Decided;
use super::rating::Rating;
use super::rest::Rest;
use crate::grid::{Cell, House, Scale, Size, Values};
use crate::message::{Arg, Message};
use crate::puzzle::GridPuzzle;

/// A way to conclude something from a board.
pub struct Rule {
    /// Its name for programs; `technique.<id>` is the key of its title.
    pub id: &'static str,
    /// The key of its sentence.
    pub sentence: &'static str,
    /// The rating of its easiest step.
    pub rating: Rating,
    /// Passes on the steps of the rule; the easiest come first if ratings differ.
    pub find: fn(&Look<'_>, &mut Findings) -> Flow,
}

/// Whether a rule continues.
pub type Flow = ControlFlow<()>;

/// What a rule finds in one look.
pub struct Findings<'a> {
    steps: Vec<Step>,
    most: usize,
    /// Decides before each piece of long work whether it may begin.
    may_work: Option<&'a mut dyn FnMut() -> Flow>,
}

impl PartialEq for Rule {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl fmt::Debug for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

impl<'a> Findings<'a> {
    /// Findings of up to this many steps.
    #[must_use]
    pub const fn up_to(most: usize) -> Self {
        Self { steps: Vec::new(), most, may_work: None }
    }

    /// Findings that ask `may_work` before each piece of long work: following an
    /// assumption, or visiting a position of a search.
    #[must_use]
    pub fn asking(self, may_work: &'a mut dyn FnMut() -> Flow) -> Self {
        Self { may_work: Some(may_work), ..self }
    }

    /// Must be called before a piece of long work. If the work may not begin, the rule
    /// gives up.
    pub fn work(&mut self) -> Flow {
        self.may_work.as_mut().map_or(Flow::Continue(()), |may_work| may_work())
    }

    /// Adds a step, unless there is already one with the same effect.
    pub fn add(&mut self, step: impl Into<Option<Step>>) -> Flow {
        let Some(step) = step.into() else { return Flow::Continue(()) };
        if !self.steps.iter().any(|known| known.does_the_same(&step)) {
            self.steps.push(step);
        }
        if self.steps.len() >= self.most { Flow::Break(()) } else { Flow::Continue(()) }
    }

    /// The steps, in the order in which they were found.
    #[must_use]
    pub fn into_steps(self) -> Vec<Step> {
        self.steps
    }
}

/// A conclusion of a rule, ready to be shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The rule.
    pub rule: &'static Rule,
    /// The rating of this particular step.
    pub rating: Rating,
    /// The values placed; several only if they share a reason.
    pub placed: Vec<Decided>,
    /// The candidates removed, cell by cell; each cell had all of them.
    pub removed: Vec<(Cell, Values)>,
    /// Its causes: at first, those that its rule names at once; after
    /// [told](Self::told), exactly those that it needs.
    pub causes: Vec<Cause>,
    /// The evidence that a reader can open to check it.
    pub evidence: Evidence,
    /// The key of the sentence; by default, that of the rule.
    pub sentence: &'static str,
    args: Vec<(&'static str, Arg)>,
    /// The causes that are not named yet.
    pub(super) rest: Rest,
}

impl Step {
    /// A step that does nothing yet.
    #[must_use]
    pub const fn new(rule: &'static Rule) -> Self {
        Self {
            rule,
            rating: rule.rating,
            placed: Vec::new(),
            removed: Vec::new(),
            causes: Vec::new(),
            evidence: Evidence::None,
            sentence: rule.sentence,
            args: Vec::new(),
            rest: Rest::Named,
        }
    }

    /// Places a value in a cell.
    #[must_use]
    pub fn places(mut self, cell: Cell, value: u32) -> Self {
        self.placed.push(Decided { cell, value });
        self
    }

    /// Removes these values from a cell.
    #[must_use]
    pub fn removes(mut self, cell: Cell, values: Values) -> Self {
        self.removed.push((cell, values));
        self
    }

    /// Removes these values from these cells.
    #[must_use]
    pub fn removes_all(mut self, removed: Vec<(Cell, Values)>) -> Self {
        self.removed = removed;
        self
    }

    /// Adds the effect of another step, with the reasons of both.
    #[must_use]
    pub fn and(mut self, other: &Self) -> Self {
        self.placed.extend(&other.placed);
        self.removed.extend(&other.removed);
        let new = other.causes.iter().filter(|cause| !self.causes.contains(cause));
        let new: Vec<Cause> = new.copied().collect();
        self.causes.extend(new);
        self
    }

    /// Removes from a cell the value that the sentence mentions, and removes these
    /// other candidates as well.
    #[must_use]
    pub fn removes_with(mut self, told: (Cell, u32), also: &[(Cell, Values)]) -> Self {
        let (cell, value) = told;
        let of_cell = also.iter().find(|(other, _)| *other == cell);
        let more = of_cell.map_or(Values::NONE, |(_, values)| *values);
        self.removed.push((cell, Values::only(value) | more));
        self.removed.extend(also.iter().filter(|(other, _)| *other != cell));
        self
    }

    /// Adds a cause.
    #[must_use]
    pub fn because(mut self, cause: Cause) -> Self {
        self.causes.push(cause);
        self
    }

    /// Adds the fact that a cell is decided, and drops other knowledge about the cell.
    #[must_use]
    pub fn knowing(mut self, known: Option<Decided>) -> Self {
        if let Some(known) = known {
            self.causes.retain(|cause| *cause != Cause::Cell(known.cell));
            self.causes.push(known.into());
        }
        self
    }

    /// Adds, for each pair of cells, a house that the two share, as the reason why they
    /// differ.
    #[must_use]
    pub fn seeing(mut self, look: &Look<'_>, pairs: Vec<(Cell, Cell)>) -> Self {
        let shared = pairs.into_iter().map(|(one, other)| look.layout().shared(one, other));
        let mut shared: Vec<Vec<House>> = shared.collect();
        // If two cells share several houses, a house that other pairs need anyway is
        // enough.
        shared.sort_by_key(Vec::len);
        for houses in shared {
            if !houses.iter().any(|house| self.names(*house)) {
                self.causes.extend(houses.first().map(|house| Cause::from(*house)));
            }
        }
        self
    }

    /// Whether a house is among the causes of the step.
    fn names(&self, house: House) -> bool {
        self.causes.iter().any(|cause| match cause {
            Cause::Places { house: known, .. } => *known == house,
            cause => *cause == house.into(),
        })
    }

    /// Adds the candidates of these cells as causes.
    #[must_use]
    pub fn because_of(mut self, cells: impl IntoIterator<Item = Cell>) -> Self {
        self.causes.extend(cells.into_iter().map(Cause::Cell));
        self
    }

    /// Adds further causes; only those that matter will be named.
    #[must_use]
    pub const fn resting_on(mut self, rest: Rest) -> Self {
        self.rest = rest;
        self
    }

    /// Sets the rating.
    #[must_use]
    pub const fn rated(mut self, rating: Rating) -> Self {
        self.rating = rating;
        self
    }

    /// Makes this a step of a different rule.
    #[must_use]
    pub const fn of_rule(mut self, rule: &'static Rule) -> Self {
        self.rule = rule;
        self.rating = rule.rating;
        self.sentence = rule.sentence;
        self
    }

    /// Sets a sentence that differs from that of its rule.
    #[must_use]
    pub const fn told_as(mut self, sentence: &'static str) -> Self {
        self.sentence = sentence;
        self
    }

    /// Sets an argument of its sentence.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// Replaces an argument of its sentence.
    #[must_use]
    pub(super) fn with_new(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.retain(|(known, _)| *known != name);
        self.with(name, arg)
    }

    /// Sets the evidence that a reader can open to check the step.
    #[must_use]
    pub fn shown_by(mut self, evidence: Evidence) -> Self {
        self.evidence = evidence;
        self
    }

    /// Whether the step has the same effect as another one.
    #[must_use]
    pub fn does_the_same(&self, other: &Self) -> bool {
        self.placed == other.placed && self.removed == other.removed
    }

    /// Whether the step has any effect.
    #[must_use]
    pub const fn does_something(&self) -> bool {
        !self.placed.is_empty() || !self.removed.is_empty()
    }

    /// The changed cells, and the values mentioned in the sentence.
    fn effect(&self) -> (Vec<Cell>, Values) {
        if self.placed.is_empty() {
            let values = self.removed.iter().fold(Values::NONE, |all, (_, one)| all | *one);
            return (self.removed.iter().map(|(cell, _)| *cell).collect(), values);
        }
        let cells = self.placed.iter().map(|by| by.cell).collect();
        (cells, self.placed.iter().map(|by| by.value).collect())
    }

    /// The sentence about the step.
    #[must_use]
    pub fn message(&self, puzzle: &GridPuzzle) -> Message {
        self.message_in(puzzle.size(), puzzle.scale())
    }

    fn message_in(&self, size: Size, scale: Scale) -> Message {
        let (cells, values) = self.effect();
        let first = cells.first().map(|first| ("cell", Arg::cell(size, *first)));
        let all = [("cells", Arg::cells(size, cells)), ("values", Arg::values(values, scale))];
        let mut message = Message::new(self.sentence);
        message.args.clone_from(&self.args);
        for (name, arg) in first.into_iter().chain(all) {
            // The rule may already have set this argument itself.
            if self.args.iter().all(|(own, _)| *own != name) {
                message.args.push((name, arg));
            }
        }
        message
    }
}

impl Board {
    /// Applies a step.
    pub fn apply(&mut self, step: &Step) {
        for (cell, values) in &step.removed {
            self.keep(*cell, !*values);
        }
        for Decided { cell, value } in &step.placed {
            self.place(*cell, *value);
        }
    }
}

impl Sight {
    /// A step that removes these candidates because of the clue; `None` if there is
    /// nothing to remove.
    #[must_use]
    pub fn step(&self, rule: &'static Rule, removed: Vec<(Cell, Values)>) -> Option<Step> {
        let step = || {
            Step::new(rule)
                .removes_all(removed.clone())
                .because(self.cause())
                .with("clue", self.name())
                .with("value", self.clue.value)
        };
        (!removed.is_empty()).then(step)
    }
}
