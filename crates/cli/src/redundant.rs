//! `gridfold redundant`.

use std::io;
use std::time::{Duration, Instant};

use gridfold_core::solve::{self, Question, Redundant, Verdict};
use serde::Serialize;

use crate::args;
use crate::each::{self, Asked, Report};
use crate::places::{self, Places};
use crate::solve::verdict_id;
use crate::status::Status;

/// One line of `--json`.
#[derive(Serialize)]
struct Record<'a> {
    kind: &'a str,
    size: usize,
    verdict: &'a str,
    conditions: usize,
    redundant: Places,
    unknown: Places,
    micros: u64,
}

/// Says of every puzzle in these files what could be left out.
pub(crate) fn run(arguments: &args::Ask) -> io::Result<Status> {
    let (nodes, json) = (arguments.nodes, arguments.json);
    each::run(&arguments.files, move |asked| report(asked, nodes, json))
}

fn report(asked: &Asked, nodes: Option<u64>, json: bool) -> Report {
    let start = Instant::now();
    let whole = each::within(nodes, |budget| solve::find(&asked.puzzle, Question::UNIQUE, budget));
    let found = each::within(nodes, |budget| solve::redundant(&asked.puzzle, budget, &mut |_| {}));
    let time = start.elapsed();
    let text = match json {
        true => line(asked, whole.verdict, &found, time),
        false => words(asked, whole.verdict, &found, time),
    };
    let minimal = found.conditions.is_empty() && found.unknown.is_empty();
    Report { status: if minimal { Status::Done } else { Status::Without }, text }
}

fn line(asked: &Asked, verdict: Verdict, found: &Redundant, time: Duration) -> String {
    let size = asked.puzzle.size();
    each::json_line(&Record {
        kind: asked.draft.kind.id,
        size: size.n(),
        verdict: verdict_id(verdict),
        conditions: asked.puzzle.conditions().len(),
        redundant: Places::of(size, &found.conditions),
        unknown: Places::of(size, &found.unknown),
        micros: each::micros(time),
    })
}

fn words(asked: &Asked, verdict: Verdict, found: &Redundant, time: Duration) -> String {
    let milliseconds = time.as_secs_f64() * 1000.0;
    let verdict = match verdict {
        Verdict::Unique => "exactly one solution",
        Verdict::Several => "several solutions",
        Verdict::None => "no solution",
        Verdict::Unknown => "not decided how many solutions",
    };
    let mut text = format!("{}{verdict}; ", asked.title());
    text += &match found.conditions.len() {
        0 if found.unknown.is_empty() => "nothing could be left out".to_owned(),
        0 => "nothing was found that could be left out".to_owned(),
        1 => "this condition could be left out".to_owned(),
        count => format!("each of these {count} conditions could be left out alone"),
    };
    text += &format!(" ({milliseconds:.1} ms)\n");
    text += &places::lines(&asked.puzzle, &found.conditions);
    if !found.unknown.is_empty() {
        text += &format!("not decided: {}\n", places::counted(&found.unknown));
        text += &places::lines(&asked.puzzle, &found.unknown);
    }
    text + "\n"
}
