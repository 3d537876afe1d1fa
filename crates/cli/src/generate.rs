//! `gridfold generate`.

use std::hash::{BuildHasher, RandomState};
use std::io::{self, Write};

use gridfold_core::formats::Format;
use gridfold_core::generate::{self, Aim, Amounts, Made, Missed, Wish};
use gridfold_core::puzzle::Draft;
use serde::Serialize;

use crate::args;
use crate::convert::separated;
use crate::json;
use crate::ordered;
use crate::output::{self, complain};
use crate::runner;
use crate::status::Status;
use crate::steps_json::number;

/// One line of `--json`.
#[derive(Serialize)]
struct Record {
    link: String,
    rating: f64,
    rule: Option<&'static str>,
    band: &'static str,
    solution: Vec<Vec<u32>>,
    seed: u64,
    tries: u64,
}

/// Makes as many puzzles as are asked for, and writes them in the order of their seeds.
pub(crate) fn run(arguments: &args::Generate) -> io::Result<Status> {
    let wish = wish(arguments);
    let (looks, as_json, format) = (arguments.looks, arguments.json, arguments.to);
    let first = arguments.seed.unwrap_or_else(by_chance);
    let seeds = (0..arguments.count).map(move |number| first.wrapping_add(number));
    let make = move |seed| {
        let made = runner::within(Some(looks), |budget| generate::generate(&wish, seed, budget));
        report(made, seed, as_json, format)
    };
    let mut worst = Status::Done;
    let mut out = output::answers()?;
    ordered::for_each(seeds, make, |written| match written {
        Ok(text) => out.write_all(text.as_bytes()),
        Err((status, complaint)) => {
            worst = worst.max(status);
            complain(&complaint);
            Ok(())
        }
    })?;
    Ok(worst)
}

fn wish(arguments: &args::Generate) -> Wish {
    let aim = match (arguments.level, arguments.technique) {
        (_, Some(rule)) => Aim::Rule(rule),
        (Some(band), None) => Aim::Band(band),
        (None, None) => Aim::Any,
    };
    Wish {
        features: arguments.features.iter().copied().collect(),
        aim,
        symmetry: arguments.symmetry,
        minimal: arguments.minimal,
        amounts: Amounts {
            givens: arguments.givens,
            clues: arguments.clues,
            signs: arguments.signs,
        },
        ..Wish::of(arguments.kind, arguments.size)
    }
}

/// A seed that nobody chose.
fn by_chance() -> u64 {
    RandomState::new().hash_one(0)
}

fn report(
    made: Result<Made, Missed>,
    seed: u64,
    as_json: bool,
    format: &Format,
) -> Result<String, (Status, String)> {
    let made = made.map_err(|missed| refusal(missed, seed))?;
    if as_json {
        return Ok(json::line(&record(&made, seed)));
    }
    let text = format.write(&made.draft);
    text.map(|text| separated(&text)).map_err(|message| (Status::Without, message.to_string()))
}

fn record(made: &Made, seed: u64) -> Record {
    let Draft { size, .. } = made.draft;
    let scale = made.draft.scale();
    let shown = |row: &[u32]| row.iter().map(|value| scale.storeys(*value)).collect();
    Record {
        link: link(&made.draft),
        rating: number(made.grade.rating),
        rule: made.grade.rule.map(|rule| rule.id),
        band: made.grade.band.id(),
        solution: made.solution.chunks(size).map(shown).collect(),
        seed,
        tries: made.tries,
    }
}

fn link(draft: &Draft) -> String {
    Format::named("link").and_then(|format| format.write(draft).ok()).unwrap_or_default()
}

fn refusal(missed: Missed, seed: u64) -> (Status, String) {
    match missed {
        Missed::Faults(faults) => (Status::BadInput, faults.to_string()),
        Missed::NoGrid => (Status::BadInput, "no grid of this size is so".to_owned()),
        Missed::Ended { nearest, tries } => {
            let nearest = nearest.map_or_else(String::new, |made| {
                let (band, rating) = (made.grade.band.id(), made.grade.rating);
                format!("; the nearest is {band} {rating}: {}", link(&made.draft))
            });
            (Status::Without, format!("seed {seed}: none found in {tries} grids{nearest}"))
        }
    }
}
