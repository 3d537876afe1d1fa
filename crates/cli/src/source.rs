//! The sources of puzzles: files and standard input. Each puzzle comes with its
//! place in the source.
//!
//! Everything is read line by line, so a list may be endless. Where a puzzle ends is known only once the next
//! line has arrived or the text is over; with `--lines`, and in JSON Lines, each line is a separate puzzle. The
//! core decides what the lines contain.

use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::iter;
use std::sync::{Arc, OnceLock};

use gridfold_core::puzzle::{About, Draft};
use gridfold_core::snake::Cuboid;
use gridfold_core::snake::notation::Reading;
use gridfold_core::texts::{self, Family, Found, Hints, Puzzles};

use crate::args::Input;
use crate::marked;
use crate::place::{Place, Refusal, Remark};
use crate::single_lines::{SingleLine, opens_json_lines, single_lines};

/// A puzzle as read.
#[expect(clippy::large_enum_variant, reason = "there is one for each text that was read")]
pub(crate) enum Puzzle {
    /// A grid, which may still be nonsense, with its title and other details.
    Grid(Draft, About),
    /// A snake, in the likeliest reading of its text.
    Snake(Reading),
}

/// One puzzle, or why there is none.
pub(crate) struct Item {
    pub(crate) place: Place,
    /// The puzzle as written, or what is wrong.
    pub(crate) puzzle: Result<Puzzle, Refusal>,
}

impl Item {
    /// The notes as complaints; JSON also has them next to the place.
    pub(crate) fn complaints(&self) -> Vec<String> {
        let notes = self.place.notes.iter();
        notes.map(|note| format!("{}: {}", self.place, note.message)).collect()
    }
}

/// A puzzle that may still have to be read. Reading a puzzle takes longer than finding its line, so the thread that
/// processes the puzzle also reads it.
#[expect(clippy::large_enum_variant, reason = "each is handed on once")]
pub(crate) enum Unread {
    /// A line for one puzzle.
    Line(SingleLine, Hints),
    /// A text that has been read already, because only reading shows where it ends.
    Item(Item),
}

impl Unread {
    pub(crate) fn read(self) -> Item {
        match self {
            Self::Line(line, hints) => {
                let (place, puzzle) = line.read(hints);
                item(place, puzzle, hints.cuboid)
            }
            Self::Item(item) => item,
        }
    }
}

/// All puzzles of an input in order, read one by one.
pub(crate) fn items(input: &Input, cuboid: Option<Cuboid>) -> impl Iterator<Item = Item> {
    unread(input, cuboid).map(Unread::read)
}

/// All puzzles of an input in order; the input is standard input if no file is given. The box is for snakes whose
/// text gives no box.
pub(crate) fn unread(
    input: &Input,
    cuboid: Option<Cuboid>,
) -> impl Iterator<Item = Unread> + Send + use<> {
    let (mut files, one_a_line) = (input.files.clone(), input.lines);
    if files.is_empty() {
        files.push("-".to_owned());
    }
    files.into_iter().flat_map(move |file| open(&file, one_a_line, cuboid))
}

fn open(
    name: &str,
    one_a_line: bool,
    cuboid: Option<Cuboid>,
) -> Box<dyn Iterator<Item = Unread> + Send> {
    let place = Place::of_file(name);
    let reader: Box<dyn BufRead + Send> = match name {
        "-" => Box::new(BufReader::new(io::stdin())),
        _ => match File::open(name) {
            Ok(file) => Box::new(BufReader::new(file)),
            Err(error) => return Box::new(iter::once(unreadable(&place, &error))),
        },
    };
    match marked::decoded(reader) {
        Ok(reader) => Box::new(Source::new(place, reader, one_a_line, cuboid)),
        Err(error) => Box::new(iter::once(unreadable(&place, &error))),
    }
}

fn unreadable(place: &Place, error: &io::Error) -> Unread {
    let refusal = Refusal::new(place, "unreadable", error);
    Unread::Item(Item { place: place.clone(), puzzle: Err(refusal) })
}

struct Source {
    file: Place,
    entries: Box<dyn Iterator<Item = Unread> + Send>,
    /// Why the lines ended early; reported after the last puzzle that was read.
    failure: Arc<OnceLock<io::Error>>,
    told: bool,
}

impl Source {
    fn new(
        file: Place,
        reader: Box<dyn BufRead + Send>,
        one_a_line: bool,
        cuboid: Option<Cuboid>,
    ) -> Self {
        let failure = Arc::new(OnceLock::new());
        let failed = Arc::clone(&failure);
        let mut lines = Lines { reader, waiting: VecDeque::new(), failure: failed }.peekable();
        let hints = Hints { family: Family::Grid, cuboid };
        let place = file.clone();
        let one_a_line = one_a_line || lines.peek().is_some_and(|line| opens_json_lines(line));
        let entries: Box<dyn Iterator<Item = Unread> + Send> = match one_a_line {
            true => Box::new(single_lines(lines, place).map(move |line| Unread::Line(line, hints))),
            false => {
                Box::new(Puzzles::new(lines, hints).map(move |found| entry(&place, found, cuboid)))
            }
        };
        Self { file, entries, failure, told: false }
    }

    fn end(&mut self) -> Option<Unread> {
        let error = self.failure.get().filter(|_| !self.told)?;
        self.told = true;
        Some(unreadable(&self.file, error))
    }
}

impl Iterator for Source {
    type Item = Unread;

    fn next(&mut self) -> Option<Unread> {
        self.entries.next().or_else(|| self.end())
    }
}

/// What the core found in a text, with its place in a file.
fn entry(file: &Place, found: Found, cuboid: Option<Cuboid>) -> Unread {
    let place = Place { line: Some(found.line), ..file.clone() };
    let puzzle = found.puzzle.map_err(|unread| Refusal::unread(&place, &unread.error));
    Unread::Item(item(place, puzzle, cuboid))
}

/// What was read at a place, in the form that the commands expect.
fn item(place: Place, puzzle: Result<texts::Puzzle, Refusal>, cuboid: Option<Cuboid>) -> Item {
    match puzzle {
        Ok(texts::Puzzle::Grid(grid)) => {
            let place = Place { notes: grid.notes.iter().map(Remark::saying).collect(), ..place };
            Item { place, puzzle: Ok(Puzzle::Grid(grid.draft, grid.about)) }
        }
        Ok(texts::Puzzle::Snake(readings)) => snake(place, readings, cuboid),
        Err(refusal) => Item { place, puzzle: Err(refusal) },
    }
}

/// A snake; the first of several readings of its text, and a note about the others.
fn snake(place: Place, readings: Vec<Reading>, cuboid: Option<Cuboid>) -> Item {
    let mut readings = readings.into_iter();
    let Some(mut first) = readings.next() else {
        let refusal = Refusal::new(&place, "snake", "no snake");
        return Item { puzzle: Err(refusal), place };
    };
    if !first.names_box {
        first.cuboid = cuboid.or(first.cuboid);
    }
    let mut notes: Vec<Remark> = first.note.iter().map(Remark::saying).collect();
    for other in readings {
        let (taken, form, chain) = (first.form.id, other.form.id, other.chain);
        let note = format!("taken as {taken}; it may also be {form}: {chain}");
        notes.push(Remark::new("ambiguous", note));
    }
    Item { place: Place { notes, ..place }, puzzle: Ok(Puzzle::Snake(first)) }
}

/// The lines of a text without their ends: a line feed, a carriage return, or both. Bytes that are not text become
/// a replacement that no format accepts, so that the reader reports their place.
struct Lines {
    reader: Box<dyn BufRead + Send>,
    /// Lines that were separated only by carriage returns.
    waiting: VecDeque<String>,
    failure: Arc<OnceLock<io::Error>>,
}

impl Iterator for Lines {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        if let Some(line) = self.waiting.pop_front() {
            return Some(line);
        }
        let mut bytes = Vec::new();
        match self.reader.read_until(b'\n', &mut bytes) {
            Ok(0) => None,
            Ok(_) => {
                let text = String::from_utf8_lossy(&bytes);
                let lines = text.trim_end_matches(['\n', '\r']).split('\r');
                self.waiting.extend(lines.map(str::to_owned));
                self.waiting.pop_front()
            }
            Err(error) => {
                // A second failure adds nothing new.
                let _ = self.failure.set(error);
                None
            }
        }
    }
}
