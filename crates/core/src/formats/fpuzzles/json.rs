//! The JSON of f-puzzles, as far as our puzzles need it. Nothing that would change the
//! puzzle is silently left out.

use super::layout::{border, cell, named, outside, parsed};
use crate::conditions::{Boxes, Feature, Mark, Sign};
use crate::error::ParseError;
use crate::formats::format::Reading;
use crate::formats::unread::notes;
use crate::grid::{Cell, Side, Size};
use crate::kind::Kind;
use crate::message::Message;
use crate::parsing::address::{set_less, unknown, unpacked};
use crate::parsing::grid::size_at;
use crate::parsing::json::{Map, Value, from_str, json};
use crate::parsing::source::Place;
use crate::puzzle::{About, Draft, Part};

/// The sizes that the program supports.
const SIZES: core::ops::RangeInclusive<usize> = 3..=16;

/// Keys that are read in other places, or do not affect the solution.
const WORDS: [&str; 14] = [
    "size",
    "title",
    "author",
    "ruleset",
    "grid",
    "solution",
    "disabledlogic",
    "truecandidatesoptions",
    "text",
    "line",
    "rectangle",
    "circle",
    "highlightConflicts",
    "successMessage",
];

/// Drawings that have no meaning by themselves.
const DRAWINGS: [&str; 3] = ["line", "rectangle", "circle"];

type Object = Map<String, Value>;

/// An error about something unexpected in the JSON.
fn broken(place: Place, name: &str) -> ParseError {
    place.error(Message::new("read.json-part").with("name", name))
}

pub(super) fn read(text: &str, place: Place) -> Result<Reading, ParseError> {
    let value: Value = from_str(text).map_err(|_| unpacked(place))?;
    let Value::Object(object) = value else { return Err(unpacked(place)) };
    let rows = object.get("grid").and_then(Value::as_array).ok_or_else(|| broken(place, "grid"))?;
    let size = size_at(rows.len(), place)?;
    let lists =
        |key: &str| object.get(key).and_then(Value::as_array).is_some_and(|list| !list.is_empty());
    let mut draft = Draft::empty(Kind::carrying(lists("skyscraper"), lists("thermometer")), size);
    let regions = read_grid(&mut draft, rows, place)?;
    if has_boxes(&regions, size, place)? {
        draft.features = draft.features.set(Feature::Boxes, true);
    }
    for (key, value) in &object {
        match key.as_str() {
            "skyscraper" => read_clues(&mut draft, value, place)?,
            "thermometer" => read_signs(&mut draft, value, place)?,
            "odd" => read_marks(&mut draft, value, Mark::Odd, place)?,
            "even" => read_marks(&mut draft, value, Mark::Even, place)?,
            "diagonal+" | "diagonal-" => {}
            "ruleset" if !value.is_string() && !is_empty(value) => return Err(broken(place, key)),
            known if WORDS.contains(&known) => {}
            other if !is_empty(value) => return Err(unknown(place, other)),
            _ => {}
        }
    }
    read_diagonals(&mut draft, &object, place)?;
    let about = about(&object);
    let notes = notes(&about.rules, has_drawing(&draft, &object));
    Ok(Reading { draft, about, notes })
}

/// The keys of texts about the puzzle.
const SAID: [(&str, Part); 3] =
    [("title", Part::Title), ("author", Part::Author), ("ruleset", Part::Rules)];

fn about(object: &Object) -> About {
    let mut about = About::default();
    for (key, part) in SAID {
        let said = object.get(key).and_then(Value::as_str).unwrap_or_default();
        about.say(part, said.to_owned());
    }
    about.solution = match object.get("solution") {
        Some(Value::Array(list)) => list.iter().map_while(number).collect(),
        Some(Value::String(text)) => text.chars().map_while(|char| char.to_digit(10)).collect(),
        _ => Vec::new(),
    };
    about
}

/// Whether there are drawings that show no clue or sign.
fn has_drawing(draft: &Draft, object: &Object) -> bool {
    let ours: Vec<Value> = texts(draft).into_iter().map(|text| text["cells"].clone()).collect();
    let texts = object.get("text").and_then(Value::as_array);
    let is_other = |text: &Value| text.get("cells").is_none_or(|cells| !ours.contains(cells));
    DRAWINGS.iter().any(|key| object.get(*key).is_some_and(|list| !is_empty(list)))
        || texts.is_some_and(|texts| texts.iter().any(is_other))
}

/// Whether a value is equivalent to a missing one.
fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::Array(list) => list.is_empty(),
        Value::String(text) => text.is_empty(),
        _ => false,
    }
}

/// What a cell says about its box.
#[derive(Clone, Copy, PartialEq)]
enum Region {
    Usual,
    None,
    Numbered(u64),
}

/// Reads the givens; returns the boxes of the cells, row by row.
fn read_grid(draft: &mut Draft, rows: &[Value], place: Place) -> Result<Vec<Region>, ParseError> {
    let n = draft.size;
    let mut regions = Vec::new();
    for (row, cells) in rows.iter().enumerate() {
        let cells = cells.as_array().filter(|cells| cells.len() == n);
        let cells = cells.ok_or_else(|| broken(place, "grid"))?;
        for (column, cell) in cells.iter().enumerate() {
            if cell.get("given").and_then(Value::as_bool) == Some(true) {
                let value = cell.get("value").and_then(number);
                let value = value.ok_or_else(|| broken(place, &named((row + 1, column + 1))))?;
                draft.givens[row * n + column] = value;
            }
            if cell.get("givenPencilMarks").is_some_and(|marks| !is_empty(marks)) {
                return Err(unknown(place, "givenPencilMarks"));
            }
            regions.push(match cell.get("region") {
                None => Region::Usual,
                Some(Value::Null) => Region::None,
                Some(number) => {
                    Region::Numbered(number.as_u64().ok_or_else(|| broken(place, "region"))?)
                }
            });
        }
    }
    Ok(regions)
}

/// A number, written as a JSON number or as text.
fn number(value: &Value) -> Option<u32> {
    let number = value.as_u64().or_else(|| value.as_str()?.trim().parse().ok())?;
    u32::try_from(number).ok().filter(|number| *number <= 99)
}

/// Whether the grid has the usual boxes of its size; any other regions make it a different puzzle.
fn has_boxes(regions: &[Region], size: usize, place: Place) -> Result<bool, ParseError> {
    let boxes = Size::new(size).and_then(|size| Some(Boxes::of(size)?.groups(size)));
    if regions.iter().all(|region| *region == Region::None) {
        return Ok(false);
    }
    let Some(boxes) = boxes else { return Err(unknown(place, "region")) };
    let usual = boxes.iter().enumerate().all(|(number, cells)| {
        cells.iter().all(|cell| match regions[cell.index()] {
            Region::Usual => true,
            Region::Numbered(region) => region == number as u64,
            Region::None => false,
        })
    });
    if usual { Ok(true) } else { Err(unknown(place, "region")) }
}

fn read_clues(draft: &mut Draft, list: &Value, place: Place) -> Result<(), ParseError> {
    for entry in list.as_array().ok_or_else(|| broken(place, "skyscraper"))? {
        let name = entry.get("cell").and_then(Value::as_str).unwrap_or_default();
        let at = parsed(name).and_then(|name| border(name, draft.size));
        let (side, index) = at.ok_or_else(|| broken(place, "skyscraper"))?;
        // An entry without a number is a place that the author left empty.
        if entry.get("value").is_none_or(is_empty) {
            continue;
        }
        let clue = entry.get("value").and_then(number).ok_or_else(|| broken(place, name))?;
        draft.clues[side as usize][index] = clue;
    }
    Ok(())
}

/// Reads the odd cells or the even cells.
fn read_marks(draft: &mut Draft, list: &Value, mark: Mark, place: Place) -> Result<(), ParseError> {
    for entry in list.as_array().map(Vec::as_slice).unwrap_or_default() {
        let name = entry.get("cell").and_then(Value::as_str).unwrap_or_default();
        let at = parsed(name).and_then(|name| cell(name, draft.size));
        let (row, column) = at.ok_or_else(|| broken(place, "odd, even"))?;
        let known = &mut draft.marks[row * draft.size + column];
        if *known != Mark::None && *known != mark {
            return Err(place.error(Message::new("read.twice").with("name", name)));
        }
        *known = mark;
    }
    Ok(())
}

/// Reads thermometers, which rise from their bulbs. A thermometer that goes from
/// neighbour to neighbour becomes signs.
fn read_signs(draft: &mut Draft, list: &Value, place: Place) -> Result<(), ParseError> {
    let entries = list.as_array().ok_or_else(|| broken(place, "thermometer"))?.iter();
    let lines = entries.filter_map(|entry| entry.get("lines")?.as_array()).flatten();
    for line in lines {
        let names = line.as_array().ok_or_else(|| broken(place, "thermometer"))?;
        let cells = names.iter().map(|name| cell(parsed(name.as_str()?)?, draft.size));
        let cells: Option<Vec<_>> = cells.collect();
        let cells = cells.ok_or_else(|| broken(place, "thermometer"))?;
        for pair in cells.windows(2) {
            if !set_less(draft, pair[0], pair[1], place)? {
                return Err(unknown(place, "thermometer"));
            }
        }
    }
    Ok(())
}

fn read_diagonals(draft: &mut Draft, object: &Object, place: Place) -> Result<(), ParseError> {
    let is_on = |key: &str| object.get(key).is_some_and(|value| !is_empty(value));
    match (is_on("diagonal+"), is_on("diagonal-")) {
        (false, false) => Ok(()),
        (true, true) => {
            draft.features = draft.features.set(Feature::Diagonals, true);
            Ok(())
        }
        _ => Err(unknown(place, "one diagonal")),
    }
}

pub(super) fn write(draft: &Draft, about: &About) -> Result<String, Message> {
    let n = draft.size;
    if !SIZES.contains(&n) {
        let message = Message::new("write.sizes").with("size", n);
        return Err(message.with("least", *SIZES.start()).with("most", *SIZES.end()));
    }
    let mut object = Object::new();
    object.insert("size".to_owned(), json!(n));
    for (key, part) in SAID {
        if about.has(part) {
            object.insert(key.to_owned(), json!(about.text(part)));
        }
    }
    if about.has(Part::Solution) {
        object.insert("solution".to_owned(), json!(about.solution));
    }
    object.insert("grid".to_owned(), grid(draft));
    if draft.has(Feature::Diagonals) {
        object.insert("diagonal+".to_owned(), json!(true));
        object.insert("diagonal-".to_owned(), json!(true));
    }
    let lists = [
        ("skyscraper", clues(draft)),
        ("thermometer", signs(draft)),
        ("odd", marked(draft, Mark::Odd)),
        ("even", marked(draft, Mark::Even)),
        ("text", texts(draft)),
    ];
    for (key, list) in lists {
        if !list.is_empty() {
            object.insert(key.to_owned(), Value::Array(list));
        }
    }
    Ok(Value::Object(object).to_string())
}

fn grid(draft: &Draft) -> Value {
    let boxes = draft.has(Feature::Boxes);
    let cell = |given: &u32| {
        let mut cell = Object::new();
        if !boxes {
            cell.insert("region".to_owned(), Value::Null);
        }
        if *given > 0 {
            cell.insert("value".to_owned(), json!(given));
            cell.insert("given".to_owned(), json!(true));
        }
        Value::Object(cell)
    };
    draft.givens.chunks(draft.size).map(|row| row.iter().map(cell).collect::<Value>()).collect()
}

/// Every clue, clockwise from the top, with the name of its place.
fn standing(draft: &Draft) -> impl Iterator<Item = (String, u32)> {
    Side::ALL.into_iter().flat_map(move |side| {
        let clues = draft.side(side).iter().enumerate().filter(|(_, clue)| **clue > 0);
        clues.map(move |(index, clue)| (named(outside(side, index, draft.size)), *clue))
    })
}

fn clues(draft: &Draft) -> Vec<Value> {
    let entry = |(cell, clue): (String, u32)| json!({"cell": cell, "value": clue.to_string()});
    standing(draft).map(entry).collect()
}

/// The cells with a mark.
fn marked(draft: &Draft, mark: Mark) -> Vec<Value> {
    let cells = (0..).map(Cell).zip(&draft.marks).filter(|(_, found)| **found == mark);
    cells.map(|(cell, _)| json!({"cell": cell_name(cell, draft.size)})).collect()
}

fn cell_name(cell: Cell, n: usize) -> String {
    named((cell.index() / n + 1, cell.index() % n + 1))
}

fn signs(draft: &Draft) -> Vec<Value> {
    let n = draft.size;
    let entry = |(first, second, sign): (Cell, Cell, Sign)| {
        let (lesser, greater) = match sign {
            Sign::Less => (first, second),
            Sign::Greater => (second, first),
            Sign::None | Sign::Bar => return None,
        };
        Some(json!({"lines": [[cell_name(lesser, n), cell_name(greater, n)]]}))
    };
    draft.gaps().filter_map(entry).collect()
}

/// Clues and signs as drawn texts.
fn texts(draft: &Draft) -> Vec<Value> {
    let n = draft.size;
    let entry = |cells: Vec<String>, value: String| json!({"cells": cells, "value": value, "fontC": "#000000", "size": 0.6});
    let clues = standing(draft).map(|(cell, clue)| entry(vec![cell], clue.to_string()));
    let signs = draft.gaps().filter(|(_, _, sign)| *sign != Sign::None);
    let signs = signs.map(|(first, second, sign)| {
        let across = second.index() == first.index() + 1;
        let drawn = if across { sign.across() } else { sign.down() };
        let cells = [first, second].map(|cell| cell_name(cell, n));
        // Wedges look more like signs than `^` and `v` do.
        let drawn = match drawn {
            '^' => '∧',
            'v' => '∨',
            other => other,
        };
        entry(cells.to_vec(), drawn.to_string())
    });
    clues.chain(signs).collect()
}
