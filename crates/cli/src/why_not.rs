//! `gridfold why-not`.

use std::io;

use gridfold_core::deduction::{Board, Step};
use gridfold_core::explain;
use schemars::JsonSchema;
use serde::Serialize;

use crate::args;
use crate::hint::told;
use crate::json;
use crate::place::Refusal;
use crate::rate::link_of;
use crate::runner::{self, Asked, Report};
use crate::status::Status;
use crate::steps_json::StepRecord;

/// One line of `--json`.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Record {
    link: String,
    step: Option<StepRecord>,
}

/// Reports, for every puzzle in these files, why a cell cannot have a value.
pub(crate) fn run(arguments: &args::WhyNot) -> io::Result<Status> {
    let (as_json, (cell, shown)) = (arguments.input.json, arguments.candidate);
    runner::run(&arguments.input, arguments.jobs, move |asked| report(asked, cell, shown, as_json))
}

fn report(asked: &Asked, (row, column): (usize, usize), shown: u32, as_json: bool) -> Report {
    let size = asked.puzzle.size();
    let value = asked.puzzle.scale().value(shown).filter(|value| *value <= size.n() as u32);
    let inside = row < size.n() && column < size.n();
    let Some(value) = value.filter(|_| inside) else {
        return no_such(asked, as_json);
    };
    let board = Board::new(&asked.puzzle);
    let step = explain::why_not(&board, size.cell(row, column), value);
    let step = step.map(|step| step.told(&board));
    let status = Status::of(step.is_some());
    let text = if as_json { line(asked, step.as_ref()) } else { text(asked, step.as_ref()) };
    Report { status, text }
}

fn no_such(asked: &Asked, as_json: bool) -> Report {
    let message = "no such cell or value";
    let text = match as_json {
        true => json::refused(&Refusal::new(&asked.place, "candidate", message)),
        false => format!("{}{message}\n", asked.title()),
    };
    Report { status: Status::Without, text }
}

fn line(asked: &Asked, step: Option<&Step>) -> String {
    asked.place.line(Record {
        link: link_of(&asked.draft),
        step: step.map(|step| StepRecord::of(asked, step)),
    })
}

fn text(asked: &Asked, step: Option<&Step>) -> String {
    let told =
        step.map_or_else(|| "nothing simple rules it out".to_owned(), |step| told(asked, step));
    format!("{}{told}\n", asked.title())
}
