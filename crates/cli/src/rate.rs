//! `gridfold rate`.

use gridfold_core::explain::{self, Grade};
use gridfold_core::formats::Format;
use gridfold_core::puzzle::Draft;
use gridfold_core::solve::Verdict;
use schemars::JsonSchema;
use serde::Serialize;

use crate::runner::{self, Asked, Report};
use crate::status::Status;
use crate::steps_json::number;

/// One line of `--json`.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Record {
    link: String,
    finished: bool,
    /// How many solutions there are; a puzzle without any is neither easy nor
    /// hard.
    #[schemars(schema_with = "crate::names_json::verdicts")]
    verdict: Verdict,
    trial: bool,
    rating: f64,
    rule: Option<&'static str>,
    /// Every technique with a step of this rating, the easiest to see first; `rule` is the last of them.
    rules: Vec<&'static str>,
    band: &'static str,
    width: usize,
    effort: u64,
    narrowness: usize,
    steps: usize,
}

/// Reports how hard a puzzle is.
pub(crate) fn report(asked: &Asked, nodes: Option<u64>, as_json: bool) -> Report {
    let grade = runner::within(nodes, |budget| explain::grade_within(&asked.puzzle, budget));
    // A path that fills the board proves that there is only one solution.
    let verdict = if grade.finished { Verdict::Unique } else { asked.verdict(nodes) };
    let text = match as_json {
        true => line(asked, &grade, verdict),
        false => text(asked, &grade, verdict),
    };
    Report { status: Status::of(grade.finished), text }
}

fn line(asked: &Asked, grade: &Grade, verdict: Verdict) -> String {
    asked.place.line(Record {
        link: link_of(&asked.draft),
        finished: grade.finished,
        verdict,
        trial: grade.trial,
        rating: number(grade.rating),
        rule: grade.rule.map(|rule| rule.id),
        rules: grade.rules.iter().map(|rule| rule.id).collect(),
        band: grade.band.id(),
        width: grade.width,
        effort: grade.effort,
        narrowness: grade.narrowness,
        steps: grade.profile.len(),
    })
}

fn text(asked: &Asked, grade: &Grade, verdict: Verdict) -> String {
    if verdict == Verdict::None {
        return format!("{}no solution, so there is nothing to rate\n", asked.title());
    }
    let rule = grade.rule.map_or("nothing to do", |rule| rule.id);
    let end = match verdict {
        Verdict::Unique if grade.finished => "",
        Verdict::Several => ", not finished: several solutions",
        Verdict::Unique | Verdict::None | Verdict::Unknown => ", not finished",
    };
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
