//! `gridfold conflict`.

use std::time::{Duration, Instant};

use gridfold_core::conditions::Condition;
use gridfold_core::formats::Format;
use gridfold_core::puzzle::{Draft, GridPuzzle};
use gridfold_core::solve::{self, Conflict};
use schemars::JsonSchema;
use serde::Serialize;

use crate::conditions_json::Conditions;
use crate::conditions_text as words;
use crate::drawing;
use crate::json;
use crate::runner::{self, Asked, GridName, Report};
use crate::status::Status;

/// One line of `--json`.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Record {
    #[serde(flatten)]
    grid: GridName,
    solvable: Option<bool>,
    conflict: Option<Conditions>,
    count: usize,
    micros: u64,
}

/// Reports why a puzzle has no solution.
pub(crate) fn report(asked: &Asked, nodes: Option<u64>, as_json: bool) -> Report {
    let start = Instant::now();
    let found = runner::within(nodes, |budget| solve::conflict(&asked.puzzle, budget));
    let time = start.elapsed();
    let text = if as_json { line(asked, &found, time) } else { text(asked, &found, time) };
    Report { status: Status::of(found == Conflict::None), text }
}

fn line(asked: &Asked, found: &Conflict, time: Duration) -> String {
    let conditions = match found {
        Conflict::Smallest(conditions) => Some(conditions),
        Conflict::None | Conflict::Unknown => None,
    };
    asked.place.line(Record {
        grid: asked.name(),
        solvable: match found {
            Conflict::Smallest(_) => Some(false),
            Conflict::None => Some(true),
            Conflict::Unknown => None,
        },
        conflict: conditions.map(|conditions| Conditions::of(asked.puzzle.size(), conditions)),
        count: conditions.map_or(0, Vec::len),
        micros: json::micros(time),
    })
}

fn text(asked: &Asked, found: &Conflict, time: Duration) -> String {
    let time = format!("({:.1} ms)", time.as_secs_f64() * 1000.0);
    let title = asked.title();
    match found {
        Conflict::None => format!("{title}it has a solution {time}\n\n"),
        Conflict::Unknown => format!("{title}not decided {time}\n\n"),
        Conflict::Smallest(conditions) => {
            let list = words::lines(&asked.puzzle, conditions);
            format!("{}{title}{} {time}\n{list}\n", picture(asked, conditions), verdict(conditions))
        }
    }
}

fn verdict(conditions: &[Condition]) -> String {
    match conditions {
        [_] => "no solution; this condition alone is impossible".to_owned(),
        [_, _] => "no solution; these 2 conditions contradict each other".to_owned(),
        _ => format!(
            "no solution; these {} contradict each other; remove any one and the rest are consistent",
            words::counted(conditions)
        ),
    }
}

/// The board with only the conditions that contradict each other.
fn picture(asked: &Asked, conditions: &[Condition]) -> String {
    let bare = asked.puzzle.only(conditions);
    let draft = bare.draft();
    if !says_the_same(&bare, &draft) {
        let mut cells = vec![".".to_owned(); draft.givens.len()];
        for (cell, value) in cells.iter_mut().zip(&draft.givens).filter(|(_, value)| **value > 0) {
            *cell = bare.scale().shown(*value).to_string();
        }
        return drawing::draw(&draft, &cells) + "\n";
    }
    let written = Format::named("picture").map(|format| format.write(&draft));
    written.and_then(Result::ok).map(|text| text + "\n").unwrap_or_default()
}

/// Whether a draft would be read as this puzzle. An adjacent puzzle with only some of its gaps would be read as a
/// different puzzle, because each empty gap also states something.
fn says_the_same(puzzle: &GridPuzzle, draft: &Draft) -> bool {
    let sorted = |puzzle: &GridPuzzle| {
        let mut conditions = puzzle.conditions().to_vec();
        conditions.sort();
        conditions
    };
    draft.puzzle().is_ok_and(|read| sorted(&read) == sorted(puzzle))
}
