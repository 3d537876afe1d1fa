//! Where puzzles come from: files and standard input, each puzzle with the place where it stands.
//!
//! Everything is read line by line, so a list may be endless. A puzzle is known to end only when the next line is
//! there or the text is over. What the lines hold is for the core to say.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::sync::{Arc, OnceLock};

use gridfold_core::puzzle::Draft;
use gridfold_core::snake::Cuboid;
use gridfold_core::snake::notation::Reading;
use gridfold_core::texts::{self, Family, Found, Hints, Puzzles};

/// A puzzle as it was read.
pub(crate) enum Puzzle {
    /// A grid, which may still be nonsense.
    Grid(Draft),
    /// A snake, in the likeliest way to take its text.
    Snake(Reading),
}

/// One puzzle, or why there is none.
pub(crate) struct Item {
    /// The file and the line where it begins: `puzzles.txt:12`.
    pub(crate) place: String,
    /// The puzzle as written, or what is wrong, place included.
    pub(crate) puzzle: Result<Puzzle, String>,
    /// What else the reader should know: that a link was cut, say.
    pub(crate) notes: Vec<String>,
}

/// All puzzles of these files in order; of standard input where no file is named. The box is for snakes that name none.
pub(crate) fn items(
    mut files: Vec<String>,
    cuboid: Option<Cuboid>,
) -> impl Iterator<Item = Item> + Send {
    if files.is_empty() {
        files.push("-".to_owned());
    }
    files.into_iter().flat_map(move |file| open(file, cuboid))
}

fn open(name: String, cuboid: Option<Cuboid>) -> Box<dyn Iterator<Item = Item> + Send> {
    if name == "-" {
        let reader = BufReader::new(io::stdin());
        return Box::new(Source::new("<stdin>".to_owned(), reader, cuboid));
    }
    match File::open(&name) {
        Ok(file) => Box::new(Source::new(name, BufReader::new(file), cuboid)),
        Err(error) => Box::new([unreadable(&name, &error)].into_iter()),
    }
}

fn unreadable(name: &str, error: &io::Error) -> Item {
    Item { place: name.to_owned(), puzzle: Err(format!("{name}: {error}")), notes: Vec::new() }
}

struct Source<Reader> {
    name: String,
    puzzles: Puzzles<Lines<Reader>>,
    cuboid: Option<Cuboid>,
    /// Why the lines ended early; told after the last puzzle before it.
    failure: Arc<OnceLock<io::Error>>,
    told: bool,
}

impl<Reader: BufRead> Source<Reader> {
    fn new(name: String, reader: Reader, cuboid: Option<Cuboid>) -> Self {
        let failure = Arc::new(OnceLock::new());
        let lines = Lines { reader, failure: Arc::clone(&failure) };
        let puzzles = Puzzles::new(lines, Hints { family: Family::Grid, cuboid });
        Self { name, puzzles, cuboid, failure, told: false }
    }

    fn item(&self, found: Found) -> Item {
        let place = format!("{}:{}", self.name, found.line);
        match found.puzzle {
            Ok(texts::Puzzle::Grid(grid)) => {
                let notes = grid.notes.iter().map(|note| format!("{place}: {note}")).collect();
                Item { place, puzzle: Ok(Puzzle::Grid(grid.draft)), notes }
            }
            Ok(texts::Puzzle::Snake(readings)) => self.snake(place, readings),
            Err(unread) => {
                let puzzle =
                    Err(format!("{place}:{}: {}", unread.error.column, unread.error.message));
                Item { place, puzzle, notes: Vec::new() }
            }
        }
    }

    /// A snake; of several ways to take its text the first, and a note about the others.
    fn snake(&self, place: String, readings: Vec<Reading>) -> Item {
        let mut readings = readings.into_iter();
        let Some(mut first) = readings.next() else {
            return Item { puzzle: Err(format!("{place}: no snake")), place, notes: Vec::new() };
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
        Some(unreadable(&self.name, error))
    }
}

impl<Reader: BufRead> Iterator for Source<Reader> {
    type Item = Item;

    fn next(&mut self) -> Option<Item> {
        match self.puzzles.next() {
            Some(found) => Some(self.item(found)),
            None => self.end(),
        }
    }
}

/// The lines of a text without their ends. Bytes that are no text become marks, which no format accepts, so that the
/// reader names their place.
struct Lines<Reader> {
    reader: Reader,
    failure: Arc<OnceLock<io::Error>>,
}

impl<Reader: BufRead> Iterator for Lines<Reader> {
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
