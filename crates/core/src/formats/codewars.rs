//! `codewars`: the clues of a skyscrapers puzzle in one list, `[2,2,1,3, ...]`.
//!
//! A list has 4n numbers, clockwise from the top left: top left to right, right top to bottom,
//! bottom **right to left**, left **bottom to top**; 0 means no clue. Some lists have the order
//! top, bottom, left, right instead, each left to right or top to bottom. So a list is tried in
//! both orders. The second order is used only if the first has no solution and the second may have
//! one, or if the first has several solutions and the second exactly one. A note reports the choice
//! unless the first order is certain. The format stores only clues, not the unit.

use super::format::{Format, Reading, Writer};
use crate::budget::{Budget, Flow};
use crate::conditions::Feature;
use crate::error::ParseError;
use crate::grid::Side;
use crate::kind::Kind;
use crate::message::Message;
use crate::parsing::grid::size_at;
use crate::parsing::source::{Cursor, Place};
use crate::puzzle::Draft;
use crate::solve::{Question, Verdict, find};

pub(super) static CODEWARS: Format = Format {
    id: "codewars",
    name: None,
    carries: &[Feature::Clues],
    reader: read,
    writer: Writer::Bare(write),
    looks_like,
};

/// The largest search that the reader performs, in nodes.
const MOST_NODES: u64 = 1_000;

/// Whether the text is a list of numbers, not a list of lists.
fn looks_like(text: &str) -> bool {
    let mut chars = text.chars().filter(|char| !char.is_whitespace() && *char != '\u{feff}');
    chars.next() == Some('[') && chars.next().is_some_and(|char| char.is_ascii_digit())
}

fn read(text: &str) -> Result<Reading, ParseError> {
    if !looks_like(text) {
        return Err(Place { line: 1, column: 1 }.error(Message::new("read.unknown")));
    }
    let mut cursor = Cursor::new(text);
    cursor.expect('[')?;
    let start = cursor.place();
    let mut numbers = vec![cursor.number()?.0];
    while cursor.takes(',') {
        numbers.push(cursor.number()?.0);
    }
    cursor.expect(']')?;
    cursor.expect_end()?;
    if !numbers.len().is_multiple_of(4) {
        let message = Message::new("read.list-length").with("found", numbers.len());
        return Err(start.error(message));
    }
    let size = size_at(numbers.len() / 4, start)?;
    Ok(in_either_order(&numbers, size))
}

fn in_either_order(numbers: &[u32], size: usize) -> Reading {
    let (round, sides) = (clockwise(numbers, size), by_sides(numbers, size));
    if round == sides {
        return round.into();
    }
    let (draft, note) = match (verdict(&round), verdict(&sides)) {
        (Verdict::None, Verdict::None) => (round, "note.order-either"),
        (Verdict::None, _) => (sides, "note.order-sides"),
        (_, Verdict::None) => return round.into(),
        (Verdict::Unique, Verdict::Several) => return round.into(),
        (Verdict::Several, Verdict::Unique) => (sides, "note.order-one"),
        (Verdict::Unique | Verdict::Several | Verdict::Unknown, _) => (round, "note.order-either"),
    };
    Reading { notes: vec![Message::new(note)], ..Reading::from(draft) }
}

fn clockwise(numbers: &[u32], size: usize) -> Draft {
    let mut draft = Draft::empty(Kind::carrying(true, false), size);
    for (side, clues) in Side::ALL.into_iter().zip(numbers.chunks(size)) {
        draft.clues[side as usize] = along(side, clues);
    }
    draft
}

/// The clues of a side in reading order, given that the list may go backwards there.
/// Applying this twice gives the original.
fn along(side: Side, clues: &[u32]) -> Vec<u32> {
    match side {
        Side::Top | Side::Right => clues.to_vec(),
        Side::Bottom | Side::Left => clues.iter().rev().copied().collect(),
    }
}

fn by_sides(numbers: &[u32], size: usize) -> Draft {
    let mut draft = Draft::empty(Kind::carrying(true, false), size);
    let sides = [Side::Top, Side::Bottom, Side::Left, Side::Right];
    for (side, clues) in sides.into_iter().zip(numbers.chunks(size)) {
        draft.clues[side as usize] = clues.to_vec();
    }
    draft
}

/// The number of solutions, as far as a short search can tell.
fn verdict(draft: &Draft) -> Verdict {
    let report = &mut |_: &_| Flow::Continue;
    let mut budget = Budget { nodes: Some(MOST_NODES), every: MOST_NODES, report };
    match draft.puzzle() {
        Ok(puzzle) if puzzle.contradictions().is_empty() => {
            find(&puzzle, Question::UNIQUE, &mut budget).verdict
        }
        _ => Verdict::None,
    }
}

fn write(draft: &Draft) -> Result<String, Message> {
    let clues = Side::ALL.into_iter().flat_map(|side| along(side, draft.side(side)));
    let clues: Vec<u32> = clues.collect();
    if in_either_order(&clues, draft.size).draft.clues != draft.clues {
        return Err(Message::new("write.order"));
    }
    let clues: Vec<String> = clues.iter().map(u32::to_string).collect();
    Ok(format!("[{}]", clues.join(",")))
}
