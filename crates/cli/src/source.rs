//! Where puzzles come from: files and standard input, each puzzle with the place where it stands.
//!
//! Everything is read line by line, so a list may be endless. A puzzle is known to end only when the next line is
//! there or the text is over; with `--lines`, and in JSON Lines, each line is a puzzle of its own. What the lines
//! hold is for the core to say.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::sync::{Arc, OnceLock};

use gridfold_core::puzzle::Draft;
use gridfold_core::snake::Cuboid;
use gridfold_core::snake::notation::Reading;
use gridfold_core::texts::{self, Family, Found, Hints, Puzzles};

use crate::args::Input;
use crate::place::{Place, Refusal};
use crate::single_lines::{SingleLines, opens_json_lines};

/// A puzzle as it was read.
pub(crate) enum Puzzle {
    /// A grid, which may still be nonsense.
    Grid(Draft),
    /// A snake, in the likeliest way to take its text.
    Snake(Reading),
}

/// One puzzle, or why there is none.
pub(crate) struct Item {
    pub(crate) place: Place,
    /// The puzzle as written, or what is wrong.
    pub(crate) puzzle: Result<Puzzle, Refusal>,
    /// What else the reader should know: that a link was cut, say.
    pub(crate) notes: Vec<String>,
}

/// All puzzles of an input in order; of standard input where no file is named. The box is for snakes that name none.
pub(crate) fn items(
    input: &Input,
    cuboid: Option<Cuboid>,
) -> impl Iterator<Item = Item> + Send + use<> {
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
) -> Box<dyn Iterator<Item = Item> + Send> {
    let place = Place::of_file(name);
    let reader: Box<dyn BufRead + Send> = match name {
        "-" => Box::new(BufReader::new(io::stdin())),
        _ => match File::open(name) {
            Ok(file) => Box::new(BufReader::new(file)),
            Err(error) => return Box::new([unreadable(&place, &error)].into_iter()),
        },
    };
    Box::new(Source::new(place, reader, one_a_line, cuboid))
}

fn unreadable(place: &Place, error: &io::Error) -> Item {
    let refusal = Refusal::new(place, "unreadable", error);
    Item { place: place.clone(), puzzle: Err(refusal), notes: Vec::new() }
}

/// One thing of a text: its place, and what stands there.
type Entry = (Place, Result<texts::Puzzle, Refusal>);

struct Source {
    file: Place,
    entries: Box<dyn Iterator<Item = Entry> + Send>,
    cuboid: Option<Cuboid>,
    /// Why the lines ended early; told after the last puzzle before it.
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
        let mut lines = Lines { reader, failure: Arc::clone(&failure) }.peekable();
        let hints = Hints { family: Family::Grid, cuboid };
        let place = file.clone();
        let one_a_line = one_a_line || lines.peek().is_some_and(|line| opens_json_lines(line));
        let entries: Box<dyn Iterator<Item = Entry> + Send> = match one_a_line {
            true => Box::new(SingleLines::new(lines, place, hints)),
            false => Box::new(Puzzles::new(lines, hints).map(move |found| entry(&place, found))),
        };
        Self { file, entries, cuboid, failure, told: false }
    }

    fn item(&self, (place, puzzle): Entry) -> Item {
        match puzzle {
            Ok(texts::Puzzle::Grid(grid)) => {
                let notes = grid.notes.iter().map(|note| format!("{place}: {note}")).collect();
                Item { place, puzzle: Ok(Puzzle::Grid(grid.draft)), notes }
            }
            Ok(texts::Puzzle::Snake(readings)) => self.snake(place, readings),
            Err(refusal) => Item { place, puzzle: Err(refusal), notes: Vec::new() },
        }
    }

    /// A snake; of several ways to take its text the first, and a note about the others.
    fn snake(&self, place: Place, readings: Vec<Reading>) -> Item {
        let mut readings = readings.into_iter();
        let Some(mut first) = readings.next() else {
            let refusal = Refusal::new(&place, "snake", "no snake");
            return Item { puzzle: Err(refusal), place, notes: Vec::new() };
        };
        if !first.names_box {
            first.cuboid = self.cuboid.or(first.cuboid);
        }
        let mut notes: Vec<String> =
            first.note.iter().map(|note| format!("{place}: {note}")).collect();
        for other in readings {
            let (taken, form, chain) = (first.form.id, other.form.id, other.chain);
            notes.push(format!("{place}: taken as {taken}; it may also be {form}: {chain}"));
        }
        Item { place, puzzle: Ok(Puzzle::Snake(first)), notes }
    }

    fn end(&mut self) -> Option<Item> {
        let error = self.failure.get().filter(|_| !self.told)?;
        self.told = true;
        Some(unreadable(&self.file, error))
    }
}

/// What the core found in a text, at its place in a file.
fn entry(file: &Place, found: Found) -> Entry {
    let place = Place { line: Some(found.line), ..file.clone() };
    let puzzle = found.puzzle.map_err(|unread| Refusal::unread(&place, &unread.error));
    (place, puzzle)
}

impl Iterator for Source {
    type Item = Item;

    fn next(&mut self) -> Option<Item> {
        match self.entries.next() {
            Some(entry) => Some(self.item(entry)),
            None => self.end(),
        }
    }
}

/// The lines of a text without their ends. Bytes that are no text become marks, which no format accepts, so that the
/// reader names their place.
struct Lines {
    reader: Box<dyn BufRead + Send>,
    failure: Arc<OnceLock<io::Error>>,
}

impl Iterator for Lines {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        let mut bytes = Vec::new();
        match self.reader.read_until(b'\n', &mut bytes) {
            Ok(0) => None,
            Ok(_) => {
                Some(String::from_utf8_lossy(&bytes).trim_end_matches(['\n', '\r']).to_owned())
            }
            Err(error) => {
                // A second failure says nothing new.
                let _ = self.failure.set(error);
                None
            }
        }
    }
}
