//! Steps of an explanation in JSON and as lines of text.

use gridfold_core::deduction::{Board, Cause, Rating, Step, Whip, WhipLine};
use gridfold_core::grid::{Cell, Line, Size, Values};
use gridfold_core::message::{Arg, Message};
use schemars::JsonSchema;
use serde::Serialize;

use crate::runner::Asked;

/// One step. Cells and causes are written as people read them: `r1c2`, `row 1`,
/// `the left clue of row 1`.
#[derive(Serialize, JsonSchema)]
pub(crate) struct StepRecord {
    rule: &'static str,
    rating: f64,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    place: Vec<(String, u32)>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    remove: Vec<(String, Vec<u32>)>,
    causes: Vec<String>,
    text: String,
    /// If the step is a line whip: what is assumed, and what follows link by
    /// link.
    #[serde(skip_serializing_if = "Option::is_none")]
    whip: Option<WhipRecord>,
}

/// A line whip. Every number that the lines place is crossed out in the row and the column
/// of its cell.
#[derive(Serialize, JsonSchema)]
struct WhipRecord {
    supposed: (String, u32),
    /// What follows. The last line sets nothing: it can no longer be filled.
    lines: Vec<LineRecord>,
}

/// Links of a line whip that have the same reason.
#[derive(Serialize, JsonSchema)]
struct LineRecord {
    /// The line, box or diagonal from which they follow.
    by: String,
    /// What cells can be: one value, or all values within a bound.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    set: Vec<(String, Vec<u32>)>,
    /// The reasons, sentence by sentence.
    because: Vec<String>,
    /// All ways to fill the line, if the reasons count them and there are no more than 24.
    /// In the last line, all these ways break what is written there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    ways: Vec<Vec<u32>>,
}

impl StepRecord {
    pub(crate) fn of(asked: &Asked, step: &Step) -> Self {
        let size = asked.puzzle.size();
        let (placed, removed) = (step.placed.iter(), step.removed.iter());
        let shown = |values: Values| asked.storeys(&values.iter().collect::<Vec<u32>>());
        Self {
            rule: step.rule.id,
            rating: number(step.rating),
            place: placed
                .map(|by| (name(size, by.cell), asked.puzzle.scale().storeys(by.value)))
                .collect(),
            remove: removed.map(|(cell, values)| (name(size, *cell), shown(*values))).collect(),
            causes: step.causes.iter().map(|cause| cause_name(asked, *cause)).collect(),
            text: sentence(asked, step),
            whip: step.evidence.whip().map(|whip| WhipRecord::of(asked, whip)),
        }
    }
}

impl WhipRecord {
    fn of(asked: &Asked, whip: &Whip) -> Self {
        let supposed = whip.supposed;
        let value = asked.puzzle.scale().storeys(supposed.value.into());
        Self {
            supposed: (name(asked.puzzle.size(), supposed.cell), value),
            lines: whip.lines.iter().map(|line| LineRecord::of(asked, line)).collect(),
        }
    }
}

impl LineRecord {
    fn of(asked: &Asked, line: &WhipLine) -> Self {
        let name = |cell| name(asked.puzzle.size(), cell);
        let shown = |values: Values| asked.storeys(&values.iter().collect::<Vec<u32>>());
        let way = |way: &Vec<u8>| {
            asked.storeys(&way.iter().map(|value| u32::from(*value)).collect::<Vec<u32>>())
        };
        // The sentences depend on the candidates of the board only for bounds, which
        // `set` states.
        let board = Board::new(&asked.puzzle);
        let end = if line.says.is_empty() { line.said(board.look(0)) } else { Vec::new() };
        let because = line.reasons(board.look(0)).into_iter().chain(end);
        Self {
            by: Arg::from(line.through).to_string(),
            set: line.all().map(|(cell, left)| (name(*cell), shown(*left))).collect(),
            because: because.map(|message| begun(&message.to_string())).collect(),
            ways: line.ways().iter().map(way).collect(),
        }
    }
}

/// A rating as a number: 1.7.
pub(crate) fn number(rating: Rating) -> f64 {
    f64::from(rating.0) / 100.0
}

/// The sentence about a step.
pub(crate) fn sentence(asked: &Asked, step: &Step) -> String {
    begun(&step.message(&asked.puzzle).to_string())
}

/// A sentence with a capital letter, unless it begins with the name of a cell.
fn begun(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next();
    match (first, letters.clone().next()) {
        (Some('r'), Some('0'..='9')) | (None, _) => text.to_owned(),
        (Some(first), _) => first.to_uppercase().chain(letters).collect(),
    }
}

/// The title of a rule.
pub(crate) fn title(step: &Step) -> String {
    let key = format!("technique.{}", step.rule.id);
    let titles = gridfold_core::message::ENGLISH.iter();
    let found =
        titles.filter(|(known, _)| *known == key).map(|(_, text)| (*text).to_owned()).next();
    found.unwrap_or(key)
}

/// What a step does: `r1c1 = 2`, `r1c2 is not 3, 4`.
pub(crate) fn effect(asked: &Asked, step: &Step) -> String {
    let size = asked.puzzle.size();
    let scale = asked.puzzle.scale();
    let placed = step.placed.iter();
    let placed = placed.map(|by| format!("{} = {}", name(size, by.cell), scale.shown(by.value)));
    let removed = step.removed.iter().map(|(cell, values)| {
        let values: Vec<String> =
            values.iter().map(|value| scale.shown(value).to_string()).collect();
        format!("{} is not {}", name(size, *cell), values.join(", "))
    });
    placed.chain(removed).collect::<Vec<String>>().join("; ")
}

fn name(size: Size, cell: Cell) -> String {
    Arg::cell(size, cell).to_string()
}

fn cause_name(asked: &Asked, cause: Cause) -> String {
    let size = asked.puzzle.size();
    match cause {
        Cause::Cell(cell) | Cause::Candidate { cell, .. } => name(size, cell),
        Cause::Line(line) => line_name(line),
        Cause::House(house) | Cause::Places { house, .. } => Arg::from(house).to_string(),
        Cause::Condition(condition) => said(condition.said(size, asked.puzzle.scale())),
    }
}

fn line_name(line: Line) -> String {
    Arg::from(line).to_string()
}

fn said(message: Message) -> String {
    message.to_string()
}
