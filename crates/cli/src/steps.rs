//! `gridfold steps`.

use gridfold_core::deduction::{Board, Step};
use gridfold_core::explain::{self, End, Ladder, Path};
use gridfold_core::solve::Verdict;
use schemars::JsonSchema;
use serde::Serialize;

use crate::hint::told;
use crate::rate::link_of;
use crate::runner::{self, Asked, Report};
use crate::status::Status;
use crate::steps_json::StepRecord;

/// One line of `--json`.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Record {
    link: String,
    finished: bool,
    /// How many solutions there are; if there are none, the steps lead nowhere.
    #[schemars(schema_with = "crate::names_json::verdicts")]
    verdict: Verdict,
    steps: Vec<StepRecord>,
}

/// Writes all steps of a puzzle.
pub(crate) fn report(asked: &Asked, nodes: Option<u64>, as_json: bool) -> Report {
    let mut board = Board::new(&asked.puzzle);
    let path = runner::within(nodes, |budget| {
        explain::path_from(&mut board, &mut Ladder::default().together(), budget)
    });
    let finished = path.end == End::Full;
    let verdict = match path.end {
        End::Full => Verdict::Unique,
        End::Wrong => Verdict::None,
        End::Stuck | End::Stopped => asked.verdict(nodes),
    };
    let text = if as_json { line(asked, &path, verdict) } else { text(asked, &path, verdict) };
    Report { status: Status::of(finished), text }
}

fn line(asked: &Asked, path: &Path, verdict: Verdict) -> String {
    asked.place.line(Record {
        link: link_of(&asked.draft),
        finished: path.end == End::Full,
        verdict,
        steps: Step::all_told(&Board::new(&asked.puzzle), &path.steps)
            .iter()
            .map(|step| StepRecord::of(asked, step))
            .collect(),
    })
}

fn text(asked: &Asked, path: &Path, verdict: Verdict) -> String {
    let end = match (path.end, verdict) {
        (End::Full, _) => "finished",
        (End::Wrong, _) | (_, Verdict::None) => "no solution",
        (End::Stuck, Verdict::Several) => "nothing more follows by any rule: several solutions",
        (End::Stuck, _) => "nothing more follows by any rule",
        (End::Stopped, _) => "stopped",
    };
    let mut text = format!("{}{} steps, {end}\n", asked.title(), path.steps.len());
    let steps = Step::all_told(&Board::new(&asked.puzzle), &path.steps);
    for (number, step) in steps.iter().enumerate() {
        text.push_str(&format!("{:>4}. {}\n", number + 1, told(asked, step)));
    }
    text + "\n"
}
