//! Several puzzles in one text: blocks separated by blank lines, or one puzzle
//! per line.
//!
//! An unfinished puzzle continues; a complete one ends where another line would spoil it. Blank
//! lines inside a puzzle are therefore tolerated, and a text of a million links is read line by
//! line. Between puzzles, lines that start with `# ` or `//` are comments.

use std::collections::VecDeque;
use std::iter::Skip;

use crate::error::ParseError;
use crate::formats::{Failure, LONGEST, Recognised, is_one_line, iss, link, read, try_all};
use crate::parsing::source::{Place, end_of};

/// The maximum number of lines tried together as one puzzle.
const MOST_LINES: usize = 160;

/// The maximum number of blank lines in a row inside a puzzle.
const MOST_BLANKS: usize = 3;

/// The largest product of lines and bytes tried as one puzzle. Each added line
/// means reading all lines again, so at most half of this is read for one
/// puzzle. The widest picture needs 905,080.
const MOST_READ: usize = 1 << 21;

/// A puzzle with the line (from 1) on which it starts, or the error for
/// something unreadable.
pub type Found = Result<(usize, Recognised), ParseError>;

/// Every puzzle and every error in a text, in order. If nothing can be read,
/// the only error is the one for the whole text.
#[must_use]
pub fn read_all(text: &str) -> Vec<Found> {
    let whole = (text.len() <= LONGEST).then(|| read(text));
    if let Some(Ok(recognised)) = whole {
        return vec![Ok((first_line(text), recognised))];
    }
    let found: Vec<_> = Puzzles::new(text.lines()).collect();
    match whole {
        Some(Err(error)) if found.iter().all(Result::is_err) => vec![Err(error)],
        _ => found,
    }
}

fn first_line(text: &str) -> usize {
    text.lines().position(|line| !is_blank(line)).map_or(1, |index| index + 1)
}

fn is_blank(line: &str) -> bool {
    line.chars().all(|char| char.is_whitespace() || char == '\u{feff}')
}

fn is_comment(line: &str) -> bool {
    let line = line.trim_start();
    line == "#" || line.starts_with("# ") || line.starts_with("//")
}

/// Whether a puzzle begins on this line, whatever precedes it.
fn opens_puzzle(line: &str) -> bool {
    line.len() <= LONGEST && is_one_line(line)
}

/// The number of lines that may spoil a complete puzzle until another line
/// repairs it, such as `known` before `high`.
const MOST_FAILURES: usize = 2;

/// The puzzles in a text that arrives line by line; items are as in
/// [`read_all`].
///
/// ```
/// use gridfold_core::texts::grids::Puzzles;
///
/// let lines = ["# two links", "lat2.1D", "", "lat2.2D"];
/// let sizes: Vec<usize> = Puzzles::new(lines.into_iter()).map(|puzzle| puzzle.unwrap().0).collect();
/// assert_eq!(sizes, [2, 4]);
/// ```
#[derive(Debug)]
pub struct Puzzles<I> {
    lines: I,
    /// Lines that have been examined but not taken yet.
    ahead: VecDeque<String>,
    /// The number of lines taken.
    taken: usize,
    /// The lines taken for the last item.
    text: String,
    start: usize,
    /// The number of bytes read as a puzzle or part of a puzzle, including repeats.
    read: usize,
}

/// Lines tried as one puzzle.
#[derive(Debug)]
struct Block {
    start: usize,
    text: String,
    lines: usize,
}

impl<I, S> Puzzles<I>
where
    I: Iterator<Item = S>,
    S: AsRef<str>,
{
    /// Reads from these lines, which have no line breaks.
    pub const fn new(lines: I) -> Self {
        Self { lines, ahead: VecDeque::new(), taken: 0, text: String::new(), start: 1, read: 0 }
    }

    /// Reads from these lines, but only what begins on or after the given line,
    /// counted from 1.
    pub fn from_line(lines: I, line: usize) -> Puzzles<Skip<I>> {
        let before = line.saturating_sub(1);
        Puzzles { taken: before, ..Puzzles::new(lines.skip(before)) }
    }

    /// The number of the line on which the next item begins; `None` at the end.
    pub fn next_line(&mut self) -> Option<usize> {
        loop {
            let line = self.peek(0)?;
            if !is_blank(line) && !is_comment(line) {
                return Some(self.taken + 1);
            }
            self.ahead.pop_front();
            self.taken += 1;
        }
    }

    /// The lines of the last item, unchanged, and the number of the first of
    /// them. Lines that do not belong to a grid may make sense to other
    /// readers.
    #[must_use]
    pub fn source(&self) -> (usize, &str) {
        (self.start, &self.text)
    }

    /// The amount of reading done, in bytes, including repeats.
    #[must_use]
    pub const fn effort(&self) -> usize {
        self.read
    }

    /// Reads a text as one puzzle.
    fn try_as_one(&mut self, text: &str) -> Result<Recognised, Failure> {
        self.read += text.len().min(LONGEST);
        try_all(text)
    }

    fn peek(&mut self, distance: usize) -> Option<&str> {
        while self.ahead.len() <= distance {
            let line = self.lines.next()?;
            self.ahead.push_back(line.as_ref().to_owned());
        }
        Some(&self.ahead[distance])
    }

    fn take(&mut self) -> Option<String> {
        self.peek(0)?;
        self.taken += 1;
        let line = self.ahead.pop_front()?;
        // A text that is too long is refused as a whole, and need not be stored.
        if self.text.len() <= LONGEST {
            self.text.push_str(&line);
            self.text.push('\n');
        }
        Some(line)
    }

    /// The first line of the next puzzle.
    fn first(&mut self) -> Option<Block> {
        self.start = self.next_line()?;
        self.text.clear();
        Some(Block { start: self.start, text: self.take()?, lines: 1 })
    }

    /// The block extended to the next line that is not blank, starting this many lines ahead, and
    /// how far ahead the new block reaches. `None` if a puzzle cannot continue there.
    fn longer(&mut self, block: &Block, ahead: usize) -> Option<(Block, usize)> {
        let mut text = block.text.clone();
        for distance in ahead..=ahead + MOST_BLANKS {
            let line = self.peek(distance)?;
            text.push('\n');
            text.push_str(line);
            if is_blank(line) {
                continue;
            }
            let lines = block.lines + distance + 1 - ahead;
            let fits = lines <= MOST_LINES
                && text.len() <= LONGEST
                && lines * text.len() <= MOST_READ
                && !opens_puzzle(line);
            return fits.then_some((Block { start: block.start, text, lines }, distance + 1));
        }
        None
    }

    fn advance(&mut self, lines: usize) {
        for _ in 0..lines {
            self.take();
        }
    }

    /// Skips the rest of a puzzle with an error: the lines before the next
    /// blank line or before a line that is a puzzle by itself, up to a limit.
    fn skip_rest(&mut self) {
        while let Some(line) = self.peek(0) {
            let ends = is_blank(line) || opens_puzzle(line) || read(line).is_ok();
            let length = line.len();
            let long = self.text.len() + length > LONGEST;
            if ends || long || self.taken - self.start >= MOST_LINES {
                break;
            }
            self.read += length;
            self.take();
        }
    }

    /// Adds lines while the puzzle remains valid; lines that do not fit are not lost.
    fn complete(&mut self, block: Block, mut found: Recognised) -> (usize, Recognised) {
        let start = block.start;
        let mut tried = block;
        let (mut ahead, mut failures) = (0, 0);
        while failures < MOST_FAILURES {
            let Some((longer, reach)) = self.longer(&tried, ahead) else { break };
            match self.try_as_one(&longer.text) {
                Ok(more) => {
                    self.advance(reach);
                    found = more;
                    (ahead, failures) = (0, 0);
                }
                Err(_) => (ahead, failures) = (reach, failures + 1),
            }
            tried = longer;
        }
        (start, found)
    }

    /// Reads everything that belongs to a constraint string as one puzzle,
    /// because a part of it would be a different puzzle.
    fn constraints(&mut self, mut block: Block, mut lines: iss::Lines) -> Found {
        while let Some(distance) = self.next_content() {
            let belongs = |line: &str| !opens_puzzle(line) && lines.take(line);
            if !self.peek(distance).is_some_and(belongs) {
                break;
            }
            self.advance(distance + 1);
        }
        block.text.clone_from(&self.text);
        let read = self.try_as_one(&block.text);
        read.map(|found| (block.start, found)).map_err(|failure| block.placed(failure))
    }

    /// The distance to the next line that is not blank, if a puzzle can
    /// continue there.
    fn next_content(&mut self) -> Option<usize> {
        (0..=MOST_BLANKS).find(|distance| self.peek(*distance).is_some_and(|line| !is_blank(line)))
    }

    /// Adds lines to an unfinished puzzle until it is complete.
    fn finish(&mut self, mut block: Block, mut failure: Failure) -> Found {
        while block.is_unfinished(&failure) {
            let Some((longer, lines)) = self.longer(&block, 0) else { break };
            match self.try_as_one(&longer.text) {
                Ok(found) => {
                    self.advance(lines);
                    return Ok(self.complete(longer, found));
                }
                // After a blank line, something else begins.
                Err(next) if lines > 1 && !longer.is_unfinished(&next) => break,
                Err(next) => {
                    self.advance(lines);
                    (block, failure) = (longer, next);
                }
            }
        }
        // A line in no known format is a separate item, and so is an address; a
        // broken drawing is one item.
        let drawing = failure.format.is_some_and(|format| *format != link::LINK);
        if drawing && !is_one_line(&block.text) {
            self.skip_rest();
        }
        Err(block.placed(failure))
    }
}

impl Block {
    /// The error, with its place in the whole text.
    fn placed(&self, failure: Failure) -> ParseError {
        let ParseError { line, column, message } = failure.error;
        ParseError { line: line + self.start - 1, column, message }
    }

    /// Whether the error is that the text ends too early, in a format that may
    /// continue on another line.
    fn is_unfinished(&self, failure: &Failure) -> bool {
        let place = Place { line: failure.error.line, column: failure.error.column };
        self.text.len() <= LONGEST && place >= end_of(&self.text) && !is_one_line(&self.text)
    }
}

impl<I, S> Iterator for Puzzles<I>
where
    I: Iterator<Item = S>,
    S: AsRef<str>,
{
    type Item = Found;

    fn next(&mut self) -> Option<Self::Item> {
        let block = self.first()?;
        if let Some(lines) = iss::Lines::opened_by(&block.text) {
            return Some(self.constraints(block, lines));
        }
        Some(match self.try_as_one(&block.text) {
            Ok(found) => Ok(self.complete(block, found)),
            Err(failure) => self.finish(block, failure),
        })
    }
}
