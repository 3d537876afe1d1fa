//! `gridfold generate --from`: a file per day, named after its day.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use gridfold_core::generate::Date;

/// Where puzzles are written: all to one output, or each to the file of its day.
pub(crate) enum Answers {
    Stream(Box<dyn Write + Send>),
    Days(Days),
}

impl Answers {
    pub(crate) fn write(&mut self, text: &str) -> io::Result<()> {
        match self {
            Self::Stream(out) => out.write_all(text.as_bytes()),
            Self::Days(days) => days.write(text),
        }
    }

    /// Continues after a puzzle that was not found.
    pub(crate) fn skip(&mut self) {
        if let Self::Days(days) = self {
            days.skip();
        }
    }
}

/// The files of a series, in the order of their days.
pub(crate) struct Days {
    folder: PathBuf,
    next: Option<Date>,
    ending: &'static str,
}

impl Days {
    /// A series from this day on; its folder is created if it does not exist.
    pub(crate) fn new(folder: &Path, next: Option<Date>, ending: &'static str) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        Ok(Self { folder: folder.to_owned(), next, ending })
    }

    /// Writes the puzzle of the next day.
    fn write(&mut self, text: &str) -> io::Result<()> {
        let Some(date) = self.next else {
            return Err(io::Error::other("the calendar ends with the year 9999"));
        };
        self.skip();
        fs::write(self.folder.join(format!("{date}.{}", self.ending)), text)
    }

    /// Skips a day.
    fn skip(&mut self) {
        self.next = self.next.and_then(|date| date.after(1));
    }
}
