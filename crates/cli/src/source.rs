//! Where puzzles come from: files and standard input, each puzzle with the place where it stands.
//!
//! Everything is read line by line, so a list may be endless. A puzzle is known to end only when the next line is
//! there or the text is over.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::sync::{Arc, OnceLock};

use gridfold_core::formats::Puzzles;
use gridfold_core::puzzle::Draft;

/// One puzzle, or why there is none.
pub(crate) struct Item {
    /// The file and the line where it begins: `puzzles.txt:12`.
    pub(crate) place: String,
    /// The puzzle as written, or what is wrong, place included.
    pub(crate) draft: Result<Draft, String>,
    /// What else the reader should know: that a link was cut, say.
    pub(crate) notes: Vec<String>,
}

/// All puzzles of these files in order; of standard input where no file is named.
pub(crate) fn items(mut files: Vec<String>) -> impl Iterator<Item = Item> + Send {
    if files.is_empty() {
        files.push("-".to_owned());
    }
    files.into_iter().flat_map(open)
}

fn open(name: String) -> Box<dyn Iterator<Item = Item> + Send> {
    if name == "-" {
        return Box::new(Source::new("<stdin>".to_owned(), BufReader::new(io::stdin())));
    }
    match File::open(&name) {
        Ok(file) => Box::new(Source::new(name, BufReader::new(file))),
        Err(error) => Box::new([unreadable(&name, &error)].into_iter()),
    }
}

fn unreadable(name: &str, error: &io::Error) -> Item {
    Item { place: name.to_owned(), draft: Err(format!("{name}: {error}")), notes: Vec::new() }
}

struct Source<Reader> {
    name: String,
    puzzles: Puzzles<Lines<Reader>>,
    /// Why the lines ended early; told after the last puzzle before it.
    failure: Arc<OnceLock<io::Error>>,
    told: bool,
}

impl<Reader: BufRead> Source<Reader> {
    fn new(name: String, reader: Reader) -> Self {
        let failure = Arc::new(OnceLock::new());
        let lines = Lines { reader, failure: Arc::clone(&failure) };
        Self { name, puzzles: Puzzles::new(lines), failure, told: false }
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
        let name = &self.name;
        match self.puzzles.next() {
            Some(Ok((line, found))) => {
                let place = format!("{name}:{line}");
                let notes = found.notes.iter().map(|note| format!("{place}: {note}")).collect();
                Some(Item { place, draft: Ok(found.draft), notes })
            }
            Some(Err(error)) => {
                let place = format!("{name}:{}", error.line);
                Some(Item {
                    draft: Err(format!("{place}:{}: {}", error.column, error.message)),
                    place,
                    notes: Vec::new(),
                })
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
