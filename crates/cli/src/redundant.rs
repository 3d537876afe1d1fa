//! `gridfold redundant`.

use std::time::{Duration, Instant};

use gridfold_core::solve::{self, Question, Redundant, Verdict};
use schemars::JsonSchema;
use serde::Serialize;

use crate::conditions_json::Conditions;
use crate::conditions_text as words;
use crate::json;
use crate::runner::{self, Asked, GridName, Report};
use crate::status::Status;

/// One line of `--json`.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Record {
    #[serde(flatten)]
    grid: GridName,
    #[schemars(schema_with = "crate::names_json::verdicts")]
    verdict: Verdict,
    /// How many conditions were examined.
    conditions: usize,
    /// The gaps of an adjacent puzzle, with and without bars: no gap can be
    /// left out, so none was examined.
    #[serde(skip_serializing_if = "is_zero")]
    gaps: usize,
    redundant: Conditions,
    unknown: Conditions,
    micros: u64,
}

fn is_zero(count: &usize) -> bool {
    *count == 0
}

/// The number of conditions that cannot be left out in print.
fn gaps(asked: &Asked) -> usize {
    asked.puzzle.conditions().iter().filter(|condition| !condition.is_removable()).count()
}

/// Reports what could be left out of a puzzle.
pub(crate) fn report(asked: &Asked, nodes: Option<u64>, as_json: bool) -> Report {
    let start = Instant::now();
    let whole =
        runner::within(nodes, |budget| solve::find(&asked.puzzle, Question::UNIQUE, budget));
    let found =
        runner::within(nodes, |budget| solve::redundant(&asked.puzzle, budget, &mut |_| {}));
    let time = start.elapsed();
    let text = match as_json {
        true => line(asked, whole.verdict, &found, time),
        false => text(asked, whole.verdict, &found, time),
    };
    let minimal = found.conditions.is_empty() && found.unknown.is_empty();
    Report { status: Status::of(minimal), text }
}

fn line(asked: &Asked, verdict: Verdict, found: &Redundant, time: Duration) -> String {
    let size = asked.puzzle.size();
    asked.place.line(Record {
        grid: asked.name(),
        verdict,
        conditions: asked.puzzle.conditions().len() - gaps(asked),
        gaps: gaps(asked),
        redundant: Conditions::of(size, &found.conditions),
        unknown: Conditions::of(size, &found.unknown),
        micros: json::micros(time),
    })
}

fn text(asked: &Asked, verdict: Verdict, found: &Redundant, time: Duration) -> String {
    let milliseconds = time.as_secs_f64() * 1000.0;
    let verdict = match verdict {
        Verdict::Unique => "exactly one solution",
        Verdict::Several => "several solutions",
        Verdict::None => "no solution",
        Verdict::Unknown => "not decided how many solutions",
    };
    let (gaps, mut text) = (gaps(asked), format!("{}{verdict}; ", asked.title()));
    text += &match found.conditions.len() {
        0 if found.unknown.is_empty() && gaps > 0 => "nothing else could be left out".to_owned(),
        0 if found.unknown.is_empty() => "nothing could be left out".to_owned(),
        0 => "nothing was found that could be left out".to_owned(),
        1 => "this condition could be left out".to_owned(),
        count => format!("each of these {count} conditions could be left out alone"),
    };
    text += &format!(" ({milliseconds:.1} ms)\n");
    if gaps > 0 {
        text += &format!(
            "not looked at: {gaps} gaps, each of which says something with and without a bar\n"
        );
    }
    text += &words::lines(&asked.puzzle, &found.conditions);
    if !found.unknown.is_empty() {
        text += &format!("not decided: {}\n", words::counted(&found.unknown));
        text += &words::lines(&asked.puzzle, &found.unknown);
    }
    text + "\n"
}
