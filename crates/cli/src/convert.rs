//! `gridfold convert`.

use std::io::{self, Write};

use crate::args;
use crate::named::Target;
use crate::output::{self, complain};
use crate::runner::nothing_found;
use crate::source::{self, Item, Puzzle};
use crate::status::Status;

/// Writes everything in these files in another format.
pub(crate) fn run(arguments: &args::Convert) -> io::Result<Status> {
    let mut worst = None;
    let mut out = output::answers()?;
    for item in source::items(arguments.files.clone(), arguments.cuboid) {
        item.notes.iter().for_each(|note| complain(note));
        let (status, text) = converted(item, arguments.to);
        worst = worst.max(Some(status));
        match status {
            Status::Done => out.write_all(text.as_bytes())?,
            Status::Without | Status::BadInput => complain(&text),
        }
    }
    out.flush()?;
    Ok(worst.unwrap_or_else(nothing_found))
}

/// The puzzle's text, or what stands in the way.
fn converted(item: Item, target: Target) -> (Status, String) {
    let written = match item.puzzle {
        Ok(Puzzle::Grid(draft)) => target.grid.map(|format| format.write(&draft)),
        Ok(Puzzle::Snake(reading)) => {
            target.snake.map(|form| form.write(&reading.chain, reading.cuboid))
        }
        Err(complaint) => return (Status::BadInput, complaint),
    };
    match written {
        Some(Ok(text)) => (Status::Done, separated(&text)),
        Some(Err(message)) => (Status::Without, format!("{}: {message}", item.place)),
        None if target.grid.is_none() => {
            (Status::Without, format!("{}: a grid; this format is for snakes", item.place))
        }
        None => (Status::Without, format!("{}: a snake; this format is for grids", item.place)),
    }
}

/// A text of one line stands alone on it; after a longer one comes a blank line, so that the next can be told apart.
pub(crate) fn separated(text: &str) -> String {
    let end = if text.contains('\n') { "\n\n" } else { "\n" };
    format!("{text}{end}")
}
