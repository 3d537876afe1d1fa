//! Snakes in a text that is none of a grid: the whole text, or one snake a line.
//!
//! Grids go first, so that none of them is ever taken for a snake. What remains is one where it fills a cube or the
//! box that was named, where it is a link or has slashes, or where somebody named a box for it.

use gridfold_core::error::ParseError;
use gridfold_core::snake::Cuboid;
use gridfold_core::snake::notation::{self, Reading};

/// What was found from a line on: the readings of a snake, or what is wrong there.
pub(crate) type Found = (usize, Result<Vec<Reading>, ParseError>);

/// The snakes of a text, with the lines where they begin; nothing where the text is none. `grid` is why it is no grid.
pub(crate) fn snakes(
    first: usize,
    text: &str,
    asked: Option<Cuboid>,
    grid: &ParseError,
) -> Option<Vec<Found>> {
    let whole = notation::read(text, asked);
    let meant = notation::looks_like(text);
    let boxed = |readings: &Vec<Reading>| meant && readings[0].cuboid.is_some();
    if whole.as_ref().is_ok_and(|readings| is_snake(readings, asked) || boxed(readings)) {
        return Some(vec![(first, whole)]);
    }
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let each: Vec<Found> =
        lines.map(|(at, line)| (first + at, notation::read(line, asked))).collect();
    let all_read = each.iter().all(|(_, found)| found.is_ok());
    let snake = |(_, found): &Found| found.as_ref().is_ok_and(|found| is_snake(found, asked));
    if each.len() > 1 && all_read && each.first().is_some_and(snake) {
        return Some(each);
    }
    match whole {
        // Something that nobody knows, and it may be a snake if only its box were named.
        Ok(readings) if meant || is_no_grid(text, grid) => {
            let why = readings.into_iter().next().and_then(|reading| reading.note);
            let message = why.unwrap_or_else(|| grid.message.clone());
            Some(vec![(first, Err(ParseError { line: 1, column: 1, message }))])
        }
        Err(error) if meant => Some(vec![(first, Err(error))]),
        _ => None,
    }
}

/// Whether nothing of this is of a grid; one line of numbers has the looks of its first row only.
fn is_no_grid(text: &str, why: &ParseError) -> bool {
    match why.message.key {
        "read.unknown" => true,
        "read.rows" => text.trim().lines().count() == 1,
        _ => false,
    }
}

fn is_snake(readings: &[Reading], asked: Option<Cuboid>) -> bool {
    readings.first().is_some_and(|reading| asked.is_some() || reading.is_likely())
}
