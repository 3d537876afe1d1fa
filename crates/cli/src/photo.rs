//! `gridfold photo`.

use std::io::{self, Write};

use gridfold_core::conditions::{Feature, Sign};
use gridfold_core::grid::{Cell, Side, Values};
use gridfold_core::puzzle::Draft;
use gridfold_core::solve::{Question, Verdict, candidates, find};
use gridfold_photo::{Known, Photo, Point, Reading, Symbol, Unread, Value, repaired};
use schemars::JsonSchema;
use serde::Serialize;

use crate::args;
use crate::ordered;
use crate::output::{self, complain};
use crate::pixels;
use crate::place::{Place, Refusal};
use crate::rate::link_of;
use crate::runner;
use crate::status::Status;

/// One line of `--json`.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Record {
    /// The link of the puzzle as printed, followed by `/p.` and what is written
    /// in its cells, if anything is.
    link: String,
    kind: &'static str,
    size: usize,
    /// 10 if the heights are printed as 10, 20, ..., otherwise 1.
    unit: u32,
    /// The conditions for the whole grid.
    #[schemars(schema_with = "crate::names_json::features")]
    features: Vec<Feature>,
    /// The corners of the grid in the photo, clockwise from the photo's upper left.
    corners: [(f32, f32); 4],
    /// By how many quarter turns the puzzle is rotated clockwise in the photo.
    turn: usize,
    /// All printed symbols.
    symbols: Vec<Seen>,
    /// What a person should check: some of the symbols, and places where there
    /// may be a symbol.
    doubts: Vec<Seen>,
}

/// A place of the puzzle, and what was read there.
#[derive(Serialize, JsonSchema)]
struct Seen {
    #[serde(flatten)]
    place: At,
    /// A number, a sign, or null for nothing.
    value: What,
    /// How likely it is that the symbol is something else, from 0 to 1.
    doubt: f32,
    /// Whether the symbol was written by hand: a player's number, or a note next to the grid.
    hand: bool,
    /// How likely it is that printed and handwritten were confused, from 0 to
    /// 1.
    #[serde(rename = "handDoubt")]
    hand_doubt: f32,
    /// What else the symbol may be, the likeliest first.
    alternatives: Vec<What>,
    /// Where the symbol is in the photo, clockwise from the puzzle's upper left, in pixels.
    #[serde(rename = "box")]
    outline: [(f32, f32); 4],
}

/// The place of a symbol; cells are (row, column), counted from 0.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
enum At {
    Cell {
        cell: (usize, usize),
    },
    Clue {
        #[schemars(schema_with = "crate::names_json::sides")]
        side: Side,
        index: usize,
    },
    Sign {
        first: (usize, usize),
        second: (usize, usize),
    },
}

/// The symbol at a place; the value is 3 if 30 is printed and heights are 10,
/// 20, ...
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
enum What {
    Number(u32),
    #[schemars(schema_with = "crate::names_json::signs_of_photos")]
    Sign(Sign),
    Nothing(()),
}

/// Reads a puzzle from each photo, on all cores, in the order of the files.
pub(crate) fn run(arguments: &args::Photo) -> io::Result<Status> {
    let known = Known {
        corners: arguments.corners,
        size: arguments.size,
        kind: arguments.kind,
        turn: arguments.turn,
        possible: None,
    };
    let as_json = arguments.json;
    let mut worst = Status::Done;
    let mut out = output::answers()?;
    let files = arguments.files.clone().into_iter();
    ordered::for_each(
        arguments.jobs.threads(),
        files,
        move |file| (Place::of_file(&file), read(&file, &known)),
        |(place, read)| match read {
            Ok(reading) if as_json => out.write_all(place.line(Record::of(&reading)).as_bytes()),
            Ok(reading) => {
                let doubts = reading.symbols.iter().filter(|symbol| symbol.is_doubtful()).count();
                if doubts > 0 {
                    complain(&format!("{place}: {doubts} in doubt; --json says which"));
                }
                writeln!(out, "{}", position_of(&reading))
            }
            Err((status, refusal)) => {
                worst = worst.max(status);
                runner::refuse(&refusal, as_json, &mut out)
            }
        },
    )?;
    Ok(worst)
}

/// The reading of a file, or why there is none.
fn read(file: &str, known: &Known) -> Result<Reading, (Status, Refusal)> {
    let place = Place::of_file(file);
    let refusal = |status, code, message: &str| (status, Refusal::new(&place, code, message));
    let bytes = std::fs::read(file)
        .map_err(|error| refusal(Status::BadInput, "unreadable", &error.to_string()))?;
    let pixels = pixels::decoded(&bytes)
        .map_err(|message| refusal(Status::BadInput, "picture", &message))?;
    let photo = Photo::new(pixels.width, pixels.height, &pixels.bytes)
        .ok_or_else(|| refusal(Status::BadInput, "picture", "a picture without pixels"))?;
    let read = |known: &Known| {
        let mut left = TRIALS;
        let mut solve = |draft: &Draft| solutions(draft, &mut left);
        gridfold_photo::read(&photo, known).map(|reading| repaired(reading, &mut solve))
    };
    let reading = read(known).and_then(|reading| match possible(&reading) {
        None => Ok(reading),
        possible => read(&Known { possible, ..known.clone() }),
    });
    reading.map_err(|unread| match unread {
        Unread::NoGrid => refusal(Status::Without, "no-grid", "no grid found in the photo"),
        Unread::TooSmall => {
            refusal(Status::Without, "too-small", "too few pixels to hold a puzzle")
        }
    })
}

/// How many solutions a puzzle has, unless a short search does not say it. `left` nodes are left for all searches.
fn solutions(draft: &Draft, left: &mut u64) -> Verdict {
    let Ok(puzzle) = draft.puzzle() else { return Verdict::None };
    let nodes = TRIAL.min(*left);
    let answer = runner::within(Some(nodes), |budget| find(&puzzle, Question::UNIQUE, budget));
    *left = left.saturating_sub(answer.stats.nodes);
    answer.verdict
}

/// The values that each cell can have in a puzzle in which somebody has written.
fn possible(reading: &Reading) -> Option<Vec<Values>> {
    if reading.entries.iter().all(|value| *value == 0) {
        return None;
    }
    let puzzle = reading.draft.puzzle().ok()?;
    let known = runner::within(Some(SOLVED), |budget| candidates(&puzzle, budget, &mut |_| {}));
    let cells = known.found.iter().zip(known.open);
    Some(cells.map(|(found, open)| *found | open).collect())
}

/// The link of the puzzle including its handwritten entries, in the form in which the page writes positions. Positions
/// contain digits, corner marks, centre marks and colours, cell by cell, with runs of empty cells as capital letters.
fn position_of(reading: &Reading) -> String {
    let link = link_of(&reading.draft);
    if link.is_empty() || reading.entries.iter().all(|value| *value == 0) {
        return link;
    }
    let nothing = cells_of(&vec![0; reading.entries.len()]);
    format!("{link}/p.{}.{nothing}.{nothing}.{nothing}", cells_of(&reading.entries))
}

/// Digits cell by cell; D stands for three empty cells, and so on up to W for
/// 22.
fn cells_of(values: &[u32]) -> String {
    let mut text = String::new();
    for part in values.chunk_by(|a, b| (*a == 0) == (*b == 0)) {
        if part[0] > 0 {
            text.extend(part.iter().filter_map(|value| char::from_digit(*value, 10)));
            continue;
        }
        for run in part.chunks(LONGEST_RUN) {
            match run.len() {
                short if short < SHORTEST_RUN => text.extend(run.iter().map(|_| '-')),
                long => text.push(char::from(b'D' + (long - SHORTEST_RUN) as u8)),
            }
        }
    }
    text
}

/// What a search for possible values has not ruled out after so many nodes counts as possible.
const SOLVED: u64 = 20_000;
/// A search for misreadings gives up a puzzle after so many nodes, and all of them after so many.
const TRIAL: u64 = 1500;
const TRIALS: u64 = 30_000;
const SHORTEST_RUN: usize = 3;
const LONGEST_RUN: usize = 22;

impl Record {
    fn of(reading: &Reading) -> Self {
        let size = reading.draft.size;
        let seen = |keep: fn(&Symbol) -> bool| {
            reading.symbols.iter().filter(|one| keep(one)).map(|one| Seen::of(one, size)).collect()
        };
        Self {
            link: position_of(reading),
            kind: reading.draft.kind.id,
            size,
            unit: reading.draft.unit,
            features: reading.draft.features.iter().collect(),
            corners: reading.corners.map(pair),
            turn: reading.turn,
            symbols: seen(|symbol| symbol.value != Value::Nothing),
            doubts: seen(Symbol::is_doubtful),
        }
    }
}

impl Seen {
    fn of(symbol: &Symbol, size: usize) -> Self {
        Self {
            place: At::of(symbol.place, size),
            value: What::of(symbol.value),
            doubt: symbol.doubt,
            hand: symbol.hand,
            hand_doubt: symbol.hand_doubt,
            alternatives: symbol.alternatives.iter().copied().map(What::of).collect(),
            outline: symbol.outline.map(pair),
        }
    }
}

impl At {
    fn of(place: gridfold_photo::Place, size: usize) -> Self {
        use gridfold_photo::Place;
        let at = |cell: Cell| (cell.index() / size, cell.index() % size);
        match place {
            Place::Cell { cell } => Self::Cell { cell: at(cell) },
            Place::Clue { side, index } => Self::Clue { side, index },
            Place::Sign { first, second } => Self::Sign { first: at(first), second: at(second) },
        }
    }
}

impl What {
    fn of(value: Value) -> Self {
        match value {
            Value::Nothing => Self::Nothing(()),
            Value::Number(number) => Self::Number(number),
            Value::Sign(sign) => Self::Sign(sign),
        }
    }
}

fn pair(point: Point) -> (f32, f32) {
    (point.x, point.y)
}

#[cfg(test)]
mod tests {
    use super::cells_of;

    #[test]
    fn runs_of_empty_cells_are_written_as_the_page_reads_them() {
        assert_eq!(cells_of(&[1, 0, 0, 2, 0, 0, 0, 9]), "1--2D9");
        assert_eq!(cells_of(&[0; 25]), "WD");
        assert_eq!(cells_of(&[0; 23]), "W-");
    }
}
