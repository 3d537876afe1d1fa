//! Where puzzles come from: files and standard input, each puzzle with the place where it stands.
//!
//! Everything is read line by line, so a list may be endless. A puzzle is known to end only when the next line is
//! there or the text is over.

use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::sync::{Arc, OnceLock};

use gridfold_core::error::ParseError;
use gridfold_core::formats::Puzzles;
use gridfold_core::puzzle::Draft;
use gridfold_core::snake::Cuboid;
use gridfold_core::snake::notation::Reading;

use crate::snakes::{self, snakes};

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
    asked: Option<Cuboid>,
) -> impl Iterator<Item = Item> + Send {
    if files.is_empty() {
        files.push("-".to_owned());
    }
    files.into_iter().flat_map(move |file| open(file, asked))
}

fn open(name: String, asked: Option<Cuboid>) -> Box<dyn Iterator<Item = Item> + Send> {
    if name == "-" {
        let reader = BufReader::new(io::stdin());
        return Box::new(Source::new("<stdin>".to_owned(), reader, asked));
    }
    match File::open(&name) {
        Ok(file) => Box::new(Source::new(name, BufReader::new(file), asked)),
        Err(error) => Box::new([unreadable(&name, &error)].into_iter()),
    }
}

fn unreadable(name: &str, error: &io::Error) -> Item {
    Item { place: name.to_owned(), puzzle: Err(format!("{name}: {error}")), notes: Vec::new() }
}

struct Source<Reader> {
    name: String,
    puzzles: Puzzles<Lines<Reader>>,
    asked: Option<Cuboid>,
    /// Snakes that were found together and not yet given.
    waiting: VecDeque<snakes::Found>,
    /// Why the lines ended early; told after the last puzzle before it.
    failure: Arc<OnceLock<io::Error>>,
    told: bool,
}

impl<Reader: BufRead> Source<Reader> {
    fn new(name: String, reader: Reader, asked: Option<Cuboid>) -> Self {
        let failure = Arc::new(OnceLock::new());
        let lines = Lines { reader, failure: Arc::clone(&failure) };
        let (puzzles, waiting) = (Puzzles::new(lines), VecDeque::new());
        Self { name, puzzles, asked, waiting, failure, told: false }
    }

    /// A snake; of several ways to take its text the first, and a note about the others.
    fn snake(&self, line: usize, found: Result<Vec<Reading>, ParseError>) -> Item {
        let readings = match found {
            Ok(readings) => readings,
            Err(ParseError { line: inside, column, message }) => {
                return self.unread(&ParseError { line: line + inside - 1, column, message });
            }
        };
        let place = format!("{}:{line}", self.name);
        let told = readings.first().and_then(|reading| reading.note.as_ref());
        let told = told.map(|note| format!("{place}: {note}"));
        let others = readings.iter().skip(1).map(|other| {
            let (first, form) = (readings[0].form.id, other.form.id);
            format!("{place}: taken as {first}; it may also be {form}: {}", other.chain)
        });
        let notes = told.into_iter().chain(others).collect();
        let first = readings.into_iter().next().map(|reading| {
            let named = if reading.names_box { None } else { self.asked };
            Reading { cuboid: named.or(reading.cuboid), ..reading }
        });
        let puzzle = first.map(Puzzle::Snake).ok_or_else(|| format!("{place}: no snake"));
        Item { place, puzzle, notes }
    }

    fn unread(&self, error: &ParseError) -> Item {
        let place = format!("{}:{}", self.name, error.line);
        let puzzle = Err(format!("{place}:{}: {}", error.column, error.message));
        Item { place, puzzle, notes: Vec::new() }
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
        if let Some((line, found)) = self.waiting.pop_front() {
            return Some(self.snake(line, found));
        }
        match self.puzzles.next() {
            Some(Ok((line, found))) => {
                let place = format!("{}:{line}", self.name);
                let notes = found.notes.iter().map(|note| format!("{place}: {note}")).collect();
                Some(Item { place, puzzle: Ok(Puzzle::Grid(found.draft)), notes })
            }
            Some(Err(error)) => {
                let (first, text) = self.puzzles.source();
                match snakes(first, text, self.asked, &error) {
                    Some(found) => {
                        self.waiting.extend(found);
                        self.next()
                    }
                    None => Some(self.unread(&error)),
                }
            }
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
