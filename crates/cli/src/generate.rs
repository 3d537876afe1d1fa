//! `gridfold generate`.

use std::hash::{BuildHasher, RandomState};
use std::io;

use gridfold_core::formats::Format;
use gridfold_core::generate::{self, Aim, Amounts, Date, Locks, Made, Missed, Symmetry, Wish};
use gridfold_core::puzzle::{About, Draft};
use schemars::JsonSchema;
use serde::Serialize;

use crate::args;
use crate::convert::separated;
use crate::days::{Answers, Days};
use crate::json;
use crate::named::{Kept, Minimal};
use crate::ordered;
use crate::output::{self, complain};
use crate::place::Remark;
use crate::rate::link_of;
use crate::runner;
use crate::status::Status;
use crate::steps_json::number;

/// One line of `--json`. Puzzles are graded only if a level was asked for.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Record {
    /// The day that the puzzle is for, if days were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    date: Option<String>,
    link: String,
    rating: Option<f64>,
    rule: Option<&'static str>,
    /// Every technique with a step of this rating, the easiest to see first; the requested technique is among them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rules: Vec<&'static str>,
    band: Option<&'static str>,
    solution: Vec<Vec<u32>>,
    seed: u64,
    tries: u64,
    /// What cannot be left out, if the request asked for this: each thing by
    /// itself or, with a symmetry, each pair.
    #[serde(skip_serializing_if = "Option::is_none")]
    minimal: Option<Minimal>,
}

/// The error in place of a puzzle that was not found.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Failed {
    seed: u64,
    error: Remark,
    #[serde(skip)]
    status: Status,
    /// Whether every seed fails in the same way.
    #[serde(skip)]
    alike: bool,
}

/// Makes the requested number of puzzles, and writes them in the order of their
/// seeds.
pub(crate) fn run(arguments: &args::Generate) -> io::Result<Status> {
    if !are_alike(arguments) {
        complain("--pattern and --keep are of different sizes, kinds or variants");
        return Ok(Status::BadInput);
    }
    let (looks, as_json, format) = (arguments.looks, arguments.json, arguments.to);
    let minimal = arguments.minimal.map(|wished| match arguments.symmetry {
        Symmetry::None => Minimal::Each,
        Symmetry::HalfTurn | Symmetry::Mirror => wished,
    });
    let first = first_seed(arguments);
    let from = arguments.from;
    let make = move |(wish, seed): (Wish, u64)| {
        let made = runner::within(Some(looks), |budget| generate::generate(&wish, seed, budget));
        let date = from.and_then(|from| from.after(seed.wrapping_sub(first)));
        report(made, seed, Written { as_json, format, minimal, date })
    };
    let (mut worst, mut last) = (Status::Done, String::new());
    let ending = if as_json || format.id == "json" { "json" } else { "txt" };
    let mut out = match &arguments.dir {
        Some(dir) => Answers::Days(Days::new(dir, from, ending)?),
        None => Answers::Stream(Box::new(output::answers()?)),
    };
    ordered::for_each(arguments.jobs.threads(), wishes(arguments, first), make, |written| {
        match written {
            Ok(text) => out.write(&text),
            Err(failed) => {
                worst = worst.max(failed.status);
                if let Answers::Stream(out) = &mut out
                    && as_json
                {
                    return out.write_all(json::bare_line(&failed).as_bytes());
                }
                out.skip();
                let complaint = failed.complaint();
                // A complaint that applies to every seed is made only once.
                if complaint != last {
                    complain(&complaint);
                    last = complaint;
                }
                Ok(())
            }
        }
    })?;
    Ok(worst)
}

/// The seed of the first puzzle: the given seed, the seed of its day, or a
/// random seed.
fn first_seed(arguments: &args::Generate) -> u64 {
    let of_day = arguments.from.map(Date::days);
    arguments.seed.or(of_day).unwrap_or_else(by_chance)
}

/// The wishes, each with its seed.
fn wishes(arguments: &args::Generate, first: u64) -> Box<dyn Iterator<Item = (Wish, u64)> + Send> {
    if let Some(date) = arguments.daily {
        return Box::new(generate::daily(date).into_iter().map(|one| (one.wish, one.seed)));
    }
    let wish = wish(arguments);
    let seeds = (0..arguments.count).map(move |number| first.wrapping_add(number));
    Box::new(seeds.map(move |seed| (wish.clone(), seed)))
}

fn wish(arguments: &args::Generate) -> Wish {
    let args::Generate { pattern, keep, .. } = arguments;
    let aim = match (arguments.level, arguments.technique) {
        (_, Some(rule)) => Aim::Rule(rule),
        (Some((band, to)), None) if band == to => Aim::Band(band),
        (Some((from, to)), None) => Aim::Bands(from, to),
        (None, None) => Aim::Any,
    };
    let kept = keep.as_ref().map(|keep| &keep.draft);
    let (kind, size, features) = match pattern.as_ref().or(kept) {
        Some(draft) => (draft.kind, draft.size, generate::wishable(draft)),
        None => (arguments.kind, arguments.size, arguments.features.iter().copied().collect()),
    };
    Wish {
        features,
        aim,
        symmetry: arguments.symmetry,
        minimal: arguments.minimal.is_some(),
        singly: arguments.minimal == Some(Minimal::Each),
        amounts: Amounts {
            givens: arguments.givens,
            clues: arguments.clues,
            signs: arguments.signs,
            marks: arguments.marks,
        },
        locks: locks(pattern.as_ref(), keep.clone()),
        ..Wish::of(kind, size)
    }
}

/// The locks set by the options.
fn locks(pattern: Option<&Draft>, keep: Option<Kept>) -> Option<Locks> {
    let (pattern, keep) = (pattern.map(Locks::pattern), keep.map(|keep| keep.locks));
    match (pattern, keep) {
        (Some(pattern), Some(keep)) => Some(pattern.and(&keep)),
        (pattern, keep) => pattern.or(keep),
    }
}

/// Whether both options describe puzzles of the same sort.
fn are_alike(arguments: &args::Generate) -> bool {
    let sort = |draft: &Draft| (draft.kind.id, draft.size, draft.features);
    match (&arguments.pattern, &arguments.keep) {
        (Some(pattern), Some(keep)) => sort(pattern) == sort(&keep.draft),
        _ => true,
    }
}

/// A random seed.
fn by_chance() -> u64 {
    RandomState::new().hash_one(0)
}

/// How puzzles are written.
#[derive(Clone, Copy)]
struct Written {
    as_json: bool,
    format: &'static Format,
    minimal: Option<Minimal>,
    date: Option<Date>,
}

fn report(made: Result<Made, Missed>, seed: u64, written: Written) -> Result<String, Failed> {
    let made = made.map_err(|missed| failed(missed, seed))?;
    if written.as_json {
        return Ok(json::bare_line(&record(&made, seed, written)));
    }
    let title = written.date.map(|date| date.to_string()).unwrap_or_default();
    let about = About { title, solution: made.solution.clone(), ..About::default() };
    let text = match written.date {
        Some(_) => written.format.write_about(&made.draft, &about),
        None => written.format.write(&made.draft),
    };
    text.map(|text| separated(&text)).map_err(|message| {
        let error = Remark::new(message.key, &message);
        Failed { seed, error, status: Status::Without, alike: true }
    })
}

fn record(made: &Made, seed: u64, Written { minimal, date, .. }: Written) -> Record {
    let Draft { size, .. } = made.draft;
    let (scale, grade) = (made.draft.scale(), made.grade.as_ref());
    let shown = |row: &[u32]| row.iter().map(|value| scale.storeys(*value)).collect();
    Record {
        date: date.map(|date| date.to_string()),
        link: link_of(&made.draft),
        rating: grade.map(|grade| number(grade.rating)),
        rule: grade.and_then(|grade| grade.rule).map(|rule| rule.id),
        rules: grade.iter().flat_map(|grade| &grade.rules).map(|rule| rule.id).collect(),
        band: grade.map(|grade| grade.band.id()),
        solution: made.solution.chunks(size).map(shown).collect(),
        seed,
        tries: made.tries,
        minimal,
    }
}

fn failed(missed: Missed, seed: u64) -> Failed {
    let message = missed.message();
    let (status, text) = match missed {
        Missed::Faults(faults) => (Status::BadInput, faults.to_string()),
        Missed::NoRoom
        | Missed::NoGrid
        | Missed::NoSolution
        | Missed::Several
        | Missed::Locked(_)
        | Missed::NoBand => (Status::BadInput, message.to_string()),
        Missed::GridNotFound { .. } => (Status::Without, message.to_string()),
        Missed::NoneNear { nearest, .. }
        | Missed::Places { nearest, .. }
        | Missed::Ended { nearest, .. } => {
            let nearest = nearest.map_or_else(String::new, |made| {
                let hard = made.grade.as_ref();
                let hard = hard.map(|grade| format!("{} {}: ", grade.band.id(), grade.rating));
                format!(" The nearest is {}{}", hard.unwrap_or_default(), link_of(&made.draft))
            });
            (Status::Without, format!("{message}{nearest}"))
        }
    };
    let alike = status == Status::BadInput;
    Failed { seed, error: Remark::new(message.key, text), status, alike }
}

impl Failed {
    /// The error, as people read it.
    fn complaint(&self) -> String {
        let message = &self.error.message;
        if self.alike { message.clone() } else { format!("seed {}: {message}", self.seed) }
    }
}
