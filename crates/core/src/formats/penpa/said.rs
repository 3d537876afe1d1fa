//! What a drawing says about its puzzle: title, author and rules in its first
//! line, and the answer after `&a=`.
//!
//! Commas separate the fields, so other commas are written `%2C`; in the rules,
//! line breaks are `%2D`, `&` is `%2E` and `=` is `%2F`.

use super::board::{Board, Spot};
use crate::parsing::json::{Value, from_str, json};
use crate::puzzle::{About, Draft, Part};

/// The parts of an `About` that a drawing can store.
pub(super) const TOLD: &[Part] = &[Part::Title, Part::Author, Part::Rules, Part::Solution];

/// The fields of the first line for title, author and rules.
const TITLE: usize = 15;
const AUTHOR: usize = 16;
const RULES: usize = 18;

/// How characters that would separate fields are written. Only the first of these codes
/// is used outside the rules.
const CODES: [(&str, &str); 4] = [(",", "%2C"), ("\n", "%2D"), ("&", "%2E"), ("=", "%2F")];

/// The part of the answer that contains numbers.
const NUMBERS: usize = 4;

/// The facts in the first line.
pub(super) fn read(first: &str) -> About {
    let fields: Vec<&str> = first.split(',').collect();
    let field = |at: usize| fields.get(at).copied().unwrap_or_default();
    let named = |at: usize, name: &str| {
        let field = decoded(field(at), &CODES[..1]);
        field.strip_prefix(name).map_or_else(|| field.clone(), str::to_owned)
    };
    About {
        title: named(TITLE, "Title:"),
        author: named(AUTHOR, "Author:"),
        rules: decoded(field(RULES), &CODES),
        ..About::default()
    }
}

fn decoded(text: &str, codes: &[(&str, &str)]) -> String {
    codes.iter().fold(text.to_owned(), |text, (sign, code)| text.replace(code, sign))
}

/// The fields of the first line from the title to the rules, before names are
/// shortened.
pub(super) fn fields(about: &About) -> String {
    let coded = |text: &str, codes: &[(&str, &str)]| {
        codes.iter().fold(text.to_owned(), |text, (sign, code)| text.replace(sign, code))
    };
    let [title, author] = [&about.title, &about.author].map(|text| coded(text, &CODES[..1]));
    format!("Title: {title},Author: {author},,{}", coded(&about.rules, &CODES))
}

/// The values of an answer in the cells without givens, combined with the
/// givens; empty if any cell is open.
pub(super) fn solution(answer: &str, draft: &Draft, board: &Board) -> Vec<u32> {
    let mut values = draft.givens.clone();
    let parts: Vec<Value> = from_str(answer).unwrap_or_default();
    let list = parts.get(NUMBERS).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    for (place, value) in list.iter().filter_map(|entry| entry.as_str()?.split_once(',')) {
        let spot = place.parse().ok().filter(|place| *place < board.area());
        if let (Some(Spot::Cell(row, column)), Ok(value)) =
            (spot.map(|place| board.spot(place)), value.parse())
        {
            values[row * draft.size + column] = value;
        }
    }
    if values.contains(&0) { Vec::new() } else { values }
}

/// The answer as the program compares it with a player's numbers: the numbers
/// of the cells without givens, sorted as text.
pub(super) fn answer(solution: &[u32], draft: &Draft, board: &Board) -> String {
    let n = draft.size;
    let open = solution.iter().enumerate().filter(|(cell, _)| draft.givens[*cell] == 0);
    let entry = |(cell, value): (usize, &u32)| {
        let place = board.cell((cell / n) as isize, (cell % n) as isize);
        format!("{place},{value}")
    };
    let mut numbers: Vec<String> = open.map(entry).collect();
    numbers.sort_unstable();
    json!([[], [], [], [], numbers, []]).to_string()
}
