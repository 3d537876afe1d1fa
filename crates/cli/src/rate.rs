//! `gridfold rate`.

use std::io;

use gridfold_core::explain::{self, Grade};
use gridfold_core::formats::Format;
use gridfold_core::puzzle::Draft;
use schemars::JsonSchema;
use serde::Serialize;

use crate::args;
use crate::json;
use crate::runner::{self, Asked, Report};
use crate::status::Status;
use crate::steps_json::number;

/// One line of `--json`.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Record {
    link: String,
    finished: bool,
    trial: bool,
    rating: f64,
    rule: Option<&'static str>,
    band: &'static str,
    width: usize,
    effort: u64,
    narrowness: usize,
    steps: usize,
}

/// Says for every puzzle in these files how hard it is.
pub(crate) fn run(arguments: &args::Ask) -> io::Result<Status> {
    let (nodes, as_json) = (arguments.nodes, arguments.input.json);
    runner::run(&arguments.input, arguments.jobs, move |asked| report(asked, nodes, as_json))
}

fn report(asked: &Asked, nodes: Option<u64>, as_json: bool) -> Report {
    let grade = runner::within(nodes, |budget| explain::grade_within(&asked.puzzle, budget));
    let text = if as_json { line(asked, &grade) } else { text(asked, &grade) };
    Report { status: if grade.finished { Status::Done } else { Status::Without }, text }
}

fn line(asked: &Asked, grade: &Grade) -> String {
    json::line(
        &asked.place,
        Record {
            link: link_of(&asked.draft),
            finished: grade.finished,
            trial: grade.trial,
            rating: number(grade.rating),
            rule: grade.rule.map(|rule| rule.id),
            band: grade.band.id(),
            width: grade.width,
            effort: grade.effort,
            narrowness: grade.narrowness,
            steps: grade.profile.len(),
        },
    )
}

fn text(asked: &Asked, grade: &Grade) -> String {
    let rule = grade.rule.map_or("nothing to do", |rule| rule.id);
    let end = if grade.finished { "" } else { ", not finished" };
    format!(
        "{}{} {} ({rule}), width {}, effort {}, {} steps{end}\n",
        asked.title(),
        grade.band.id(),
        grade.rating,
        grade.width,
        grade.effort,
        grade.profile.len(),
    )
}

/// The link of a puzzle.
pub(crate) fn link_of(draft: &Draft) -> String {
    let link = Format::named("link").and_then(|format| format.write(draft).ok());
    link.unwrap_or_default()
}
