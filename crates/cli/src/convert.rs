//! `gridfold convert`.

use std::io::{self, Write};

use schemars::JsonSchema;
use serde::Serialize;

use crate::args;
use crate::named::Target;
use crate::output::{self, complain};
use crate::place::Refusal;
use crate::runner::{self, nothing_found};
use crate::source::{self, Item, Puzzle};
use crate::status::Status;

/// One line of `--json`.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Record {
    /// The puzzle in the requested format.
    text: String,
}

/// Writes everything in these files in another format.
pub(crate) fn run(arguments: &args::Convert) -> io::Result<Status> {
    let (mut worst, as_json) = (None, arguments.input.json);
    let mut out = output::answers()?;
    for item in source::items(&arguments.input, arguments.cuboid) {
        item.complaints().iter().for_each(|complaint| complain(complaint));
        let place = item.place.clone();
        let status = match converted(item, arguments.to) {
            Ok(text) => {
                let text = if as_json { place.line(Record { text }) } else { separated(&text) };
                out.write_all(text.as_bytes())?;
                Status::Done
            }
            Err((status, refusal)) => {
                runner::refuse(&refusal, as_json, &mut out)?;
                status
            }
        };
        worst = worst.max(Some(status));
    }
    out.flush()?;
    Ok(worst.unwrap_or_else(nothing_found))
}

/// The puzzle's text, or why there is none.
fn converted(item: Item, target: Target) -> Result<String, (Status, Refusal)> {
    let place = item.place;
    let puzzle = item.puzzle.map_err(|refusal| (Status::BadInput, refusal))?;
    let written = match puzzle {
        Puzzle::Grid(draft, about) => target.grid.map(|format| format.write_about(&draft, &about)),
        Puzzle::Snake(reading) => {
            target.snake.map(|form| form.write(&reading.chain, reading.cuboid))
        }
    };
    let refusal = match written {
        Some(Ok(text)) => return Ok(text),
        Some(Err(message)) => Refusal::saying(&place, &message),
        None if target.grid.is_none() => {
            Refusal::new(&place, "grid", "a grid; this format is for snakes")
        }
        None => Refusal::new(&place, "snake", "a snake; this format is for grids"),
    };
    Err((Status::Without, refusal))
}

/// A text of one line gets no separator; a longer text is followed by a blank line.
pub(crate) fn separated(text: &str) -> String {
    let end = if text.contains('\n') { "\n\n" } else { "\n" };
    format!("{text}{end}")
}
