//! `gridfold candidates`.

use std::time::{Duration, Instant};

use gridfold_core::grid::Values;
use gridfold_core::solve::{self, Candidates};
use schemars::JsonSchema;
use serde::Serialize;

use crate::drawing;
use crate::json;
use crate::runner::{self, Asked, GridName, Report};
use crate::status::Status;

/// One line of `--json`.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Record {
    #[serde(flatten)]
    grid: GridName,
    complete: bool,
    found: Vec<Vec<Vec<u32>>>,
    open: Vec<Vec<Vec<u32>>>,
    micros: u64,
}

/// Reports which values the cells of a puzzle take over all solutions.
pub(crate) fn report(asked: &Asked, nodes: Option<u64>, as_json: bool) -> Report {
    let start = Instant::now();
    let known =
        runner::within(nodes, |budget| solve::candidates(&asked.puzzle, budget, &mut |_| {}));
    let time = start.elapsed();
    let text = if as_json { line(asked, &known, time) } else { picture(asked, &known, time) };
    let solved = known.is_complete() && !is_impossible(&known);
    Report { status: Status::of(solved), text }
}

fn is_impossible(known: &Candidates) -> bool {
    known.is_complete() && known.found.iter().any(|values| values.is_empty())
}

fn line(asked: &Asked, known: &Candidates, time: Duration) -> String {
    asked.place.line(Record {
        grid: asked.name(),
        complete: known.is_complete(),
        found: rows(asked, &known.found),
        open: rows(asked, &known.open),
        micros: json::micros(time),
    })
}

/// The values of each cell, row by row.
fn rows(asked: &Asked, cells: &[Values]) -> Vec<Vec<Vec<u32>>> {
    let storeys = |values: &Values| asked.storeys(&values.iter().collect::<Vec<u32>>());
    cells.chunks(asked.draft.size).map(|row| row.iter().map(storeys).collect()).collect()
}

fn picture(asked: &Asked, known: &Candidates, time: Duration) -> String {
    let mut text = String::new();
    if !is_impossible(known) {
        let mut cells = Vec::new();
        for (found, open) in known.found.iter().zip(&known.open) {
            let mark = if open.is_empty() { "" } else { "?" };
            cells.push(drawing::values(*found, asked.puzzle.scale()) + mark);
        }
        text = drawing::draw(&asked.draft, &cells) + "\n";
    }
    let milliseconds = time.as_secs_f64() * 1000.0;
    text + &format!("{}{} ({milliseconds:.1} ms)\n\n", asked.title(), verdict(known))
}

fn verdict(known: &Candidates) -> String {
    let several = known.found.iter().filter(|values| values.len() > 1).count();
    let open: u32 = known.open.iter().map(|values| values.len()).sum();
    match (is_impossible(known), open, several) {
        (true, ..) => "no solution".to_owned(),
        (_, 0, 0) => "exactly one solution".to_owned(),
        (_, 0, 1) => "1 cell takes several values".to_owned(),
        (_, 0, _) => format!("{several} cells take several values"),
        (_, 1, _) => "not everything is known: 1 value is open, shown as ?".to_owned(),
        (..) => format!("not everything is known: {open} values are open, shown as ?"),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use gridfold_core::formats;
    use gridfold_core::grid::Values;
    use gridfold_core::solve::Candidates;

    use super::{line, picture};
    use crate::place::Place;
    use crate::runner::Asked;

    #[test]
    fn what_is_not_known_is_marked() {
        let draft = formats::read("lat2.D-").unwrap().draft;
        let puzzle = draft.puzzle().unwrap();
        let asked = Asked {
            place: Place { file: Some("p".to_owned()), line: Some(1), ..Place::default() },
            draft,
            puzzle,
        };
        let (one, two) = (Values::only(1), Values::only(2));
        let open = vec![two, Values::NONE, Values::NONE, two];
        let known = Candidates { found: vec![one, two, two, one], open };
        let text = picture(&asked, &known, Duration::ZERO);
        assert!(text.contains("| 1? 2  |\n   | 2  1? |\n"), "{text}");
        assert!(text.ends_with(
            "p:1: latin 2x2: not everything is known: 2 values are open, shown as ? (0.0 ms)\n\n"
        ));
        let json = line(&asked, &known, Duration::ZERO);
        assert!(json.contains(r#""complete":false"#), "{json}");
        assert!(json.contains(r#""open":[[[2],[]],[[],[2]]]"#), "{json}");
    }
}
