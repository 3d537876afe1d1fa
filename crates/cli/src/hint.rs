//! `gridfold hint`.

use std::io;

use gridfold_core::deduction::{Board, Step};
use gridfold_core::explain;
use gridfold_core::solve::Verdict;
use schemars::JsonSchema;
use serde::Serialize;

use crate::args;
use crate::runner::{self, Asked, GridName, Report};
use crate::status::Status;
use crate::steps_json::{StepRecord, effect, sentence, title};

/// One line of `--json`.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Record {
    #[serde(flatten)]
    grid: GridName,
    /// How many solutions there are; if there are none, the steps lead nowhere.
    #[schemars(schema_with = "crate::names_json::verdicts")]
    verdict: Verdict,
    steps: Vec<StepRecord>,
}

/// Reports, for every puzzle in these files, what to do next, and why.
pub(crate) fn run(arguments: &args::Hint) -> io::Result<Status> {
    let (as_json, next, nodes) = (arguments.input.json, arguments.number, arguments.most);
    runner::run(&arguments.input, arguments.jobs, move |asked| {
        let board = Board::new(&asked.puzzle);
        let steps: Vec<Step> = match next {
            true => Step::all_told(&board, &explain::next_number(&board)),
            false => {
                explain::hints(&board, nodes).into_iter().map(|step| step.told(&board)).collect()
            }
        };
        report(asked, &steps, as_json)
    })
}

fn report(asked: &Asked, steps: &[Step], as_json: bool) -> Report {
    let verdict = asked.verdict(None);
    let text = match as_json {
        true => {
            let steps = steps.iter().map(|step| StepRecord::of(asked, step)).collect();
            asked.place.line(Record { grid: asked.name(), verdict, steps })
        }
        false => text(asked, steps, verdict),
    };
    let is_hint = !steps.is_empty() && verdict != Verdict::None;
    Report { status: Status::of(is_hint), text }
}

fn text(asked: &Asked, steps: &[Step], verdict: Verdict) -> String {
    let mut text = asked.title();
    match steps {
        _ if verdict == Verdict::None => text.push_str("no solution, so no step leads to one"),
        [] => text.push_str("nothing follows by any rule"),
        [step] => text.push_str(&told(asked, step)),
        steps => steps.iter().for_each(|step| text.push_str(&format!("\n  {}", told(asked, step)))),
    }
    text + "\n"
}

/// A step with its title, its rating, its sentence and its effect.
pub(crate) fn told(asked: &Asked, step: &Step) -> String {
    let (title, sentence, effect) = (title(step), sentence(asked, step), effect(asked, step));
    format!("{title} ({}): {sentence} [{effect}]", step.rating)
}
