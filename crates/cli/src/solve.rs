//! `gridfold solve`.

use std::io;
use std::time::{Duration, Instant};

use gridfold_core::formats::Format;
use gridfold_core::puzzle::Draft;
use gridfold_core::solve::{self, Answer, Question, Verdict};
use schemars::JsonSchema;
use serde::Serialize;

use crate::args;
use crate::json;
use crate::runner::{self, Asked, GridName, Posed, Report};
use crate::solve_snake::Folding;
use crate::status::Status;

/// One line of `--json`.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Record {
    #[serde(flatten)]
    grid: GridName,
    #[schemars(schema_with = "crate::names_json::verdicts")]
    verdict: Verdict,
    count: u64,
    solutions: Vec<Vec<Vec<u32>>>,
    nodes: u64,
    micros: u64,
}

/// Solves everything in these files.
pub(crate) fn run(arguments: &args::Solve) -> io::Result<Status> {
    let (question, nodes, as_json) = (arguments.question(), arguments.nodes, arguments.input.json);
    let folding = Folding::of(arguments);
    runner::run_all(&arguments.input, arguments.jobs, arguments.cuboid, move |posed| match posed {
        Posed::Grid(asked) => Ok(report(&asked, question, nodes, as_json)),
        Posed::Snake(place, reading) => folding.report(&place, &reading),
    })
}

fn report(asked: &Asked, question: Question, nodes: Option<u64>, as_json: bool) -> Report {
    let start = Instant::now();
    let answer = runner::within(nodes, |budget| solve::find(&asked.puzzle, question, budget));
    let time = start.elapsed();
    let text = match as_json {
        true => json_line(asked, &answer, time),
        false => picture_and_verdict(asked, &answer, time),
    };
    Report { status: Status::of(answer.count > 0), text }
}

fn json_line(asked: &Asked, answer: &Answer, time: Duration) -> String {
    asked.place.line(Record {
        grid: asked.name(),
        verdict: answer.verdict,
        count: answer.count,
        solutions: answer.solutions.iter().map(|cells| rows(asked, cells)).collect(),
        nodes: answer.stats.nodes,
        micros: json::micros(time),
    })
}

fn rows(asked: &Asked, cells: &[u32]) -> Vec<Vec<u32>> {
    cells.chunks(asked.draft.size).map(|row| asked.storeys(row)).collect()
}

fn picture_and_verdict(asked: &Asked, answer: &Answer, time: Duration) -> String {
    let mut text = String::new();
    for solution in &answer.solutions {
        let solved = Draft { givens: solution.clone(), ..asked.draft.clone() };
        text += &picture(&solved);
        text.push('\n');
    }
    let milliseconds = time.as_secs_f64() * 1000.0;
    let nodes = answer.stats.nodes;
    let verdict = verdict_in_words(answer);
    let unit = if nodes == 1 { "node" } else { "nodes" };
    let title = asked.title();
    text += &format!("{title}{verdict} ({nodes} {unit}, {milliseconds:.1} ms)\n");
    if answer.verdict == Verdict::None {
        // The search only proves that there is no solution; contradictions that
        // are visible without a search say why.
        for fault in asked.puzzle.contradictions() {
            text += &format!("  {}\n", fault.message);
        }
    }
    text.push('\n');
    text
}

/// Every puzzle has a picture; its format stores all kinds.
fn picture(draft: &Draft) -> String {
    Format::named("picture").and_then(|format| format.write(draft).ok()).unwrap_or_default()
}

fn verdict_in_words(answer: &Answer) -> String {
    let count = answer.count;
    match answer.verdict {
        Verdict::Unique => "exactly one solution".to_owned(),
        Verdict::Several if answer.complete => format!("exactly {count} solutions"),
        Verdict::Several => format!("several solutions, at least {count}"),
        Verdict::None => "no solution".to_owned(),
        Verdict::Unknown if count == 0 => "not decided, no solution found so far".to_owned(),
        Verdict::Unknown => "one solution; whether there are others was not searched".to_owned(),
    }
}
