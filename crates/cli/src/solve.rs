//! `gridfold solve`.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use gridfold_core::budget::{Budget, Flow};
use gridfold_core::formats::Format;
use gridfold_core::puzzle::{Draft, GridPuzzle};
use gridfold_core::solve::{self, Answer, Question, Verdict};
use serde::Serialize;

use crate::args;
use crate::source::{self, Item};
use crate::status::Status;
use crate::{complain, ordered};

/// One line of `--json`.
#[derive(Serialize)]
struct Record<'a> {
    kind: &'a str,
    size: usize,
    verdict: &'a str,
    count: u64,
    solutions: Vec<Vec<&'a [u32]>>,
    nodes: u64,
    micros: u64,
}

/// What is written about one puzzle, and how it went.
struct Report {
    status: Status,
    /// For standard output, its line ends included.
    text: String,
    /// For standard error.
    complaint: String,
}

/// Solves everything in these files.
pub(crate) fn run(arguments: &args::Solve) -> io::Result<Status> {
    let (question, nodes, json) = (arguments.question(), arguments.nodes, arguments.json);
    let work = move |item: Item| report(item, question, nodes, json);
    let mut worst = Status::default();
    let mut out = io::stdout().lock();
    ordered::for_each(source::items(arguments.files.clone()), work, |report| {
        worst = worst.max(report.status);
        if !report.complaint.is_empty() {
            complain(&report.complaint);
        }
        out.write_all(report.text.as_bytes())?;
        out.flush()
    })?;
    Ok(worst)
}

fn report(item: Item, question: Question, nodes: Option<u64>, json: bool) -> Report {
    let draft = match item.draft {
        Ok(draft) => draft,
        Err(complaint) => return bad_input(complaint),
    };
    let puzzle = match draft.puzzle() {
        Ok(puzzle) => puzzle,
        Err(faults) => return bad_input(format!("{}:1: {faults}", item.place)),
    };
    let start = Instant::now();
    let answer = ask(&puzzle, question, nodes);
    let time = start.elapsed();
    let text = match json {
        true => json_line(&draft, &answer, time),
        false => picture_and_verdict(&item.place, &draft, &puzzle, &answer, time),
    };
    let status = if answer.count > 0 { Status::Done } else { Status::Without };
    Report { status, text, complaint: String::new() }
}

fn bad_input(complaint: String) -> Report {
    Report { status: Status::BadInput, text: String::new(), complaint }
}

fn ask(puzzle: &GridPuzzle, question: Question, nodes: Option<u64>) -> Answer {
    let mut go_on = |_: &_| Flow::Continue;
    solve::find(puzzle, question, &mut Budget { nodes, every: u64::MAX, report: &mut go_on })
}

fn json_line(draft: &Draft, answer: &Answer, time: Duration) -> String {
    let record = Record {
        kind: draft.kind.id,
        size: draft.size,
        verdict: verdict_id(answer.verdict),
        count: answer.count,
        solutions: answer
            .solutions
            .iter()
            .map(|cells| cells.chunks(draft.size).collect())
            .collect(),
        nodes: answer.stats.nodes,
        micros: u64::try_from(time.as_micros()).unwrap_or(u64::MAX),
    };
    serde_json::to_string(&record).unwrap_or_default() + "\n"
}

const fn verdict_id(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Unique => "unique",
        Verdict::Several => "several",
        Verdict::None => "none",
        Verdict::Unknown => "unknown",
    }
}

fn picture_and_verdict(
    place: &str,
    draft: &Draft,
    puzzle: &GridPuzzle,
    answer: &Answer,
    time: Duration,
) -> String {
    let mut text = String::new();
    for solution in &answer.solutions {
        let solved = Draft { givens: solution.clone(), ..draft.clone() };
        text += &picture(&solved);
        text.push('\n');
    }
    let size = draft.size;
    let milliseconds = time.as_secs_f64() * 1000.0;
    let nodes = answer.stats.nodes;
    let verdict = verdict_in_words(answer);
    text += &format!(
        "{place}: {kind} {size}x{size}: {verdict} ({nodes} nodes, {milliseconds:.1} ms)\n",
        kind = draft.kind.id
    );
    if answer.verdict == Verdict::None {
        // The search knows that there is nothing; the plain contradictions, where there are any, say why.
        for fault in puzzle.contradictions() {
            text += &format!("  {}\n", fault.message);
        }
    }
    text.push('\n');
    text
}

/// Every puzzle has a picture; its format carries all kinds.
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
