//! A text as the readers see it: characters with their places.
//!
//! Typographic variants (long dashes, box lines, hard blanks) become plain characters. [`Row`] is
//! for formats in which the column matters; [`Cursor`] is for formats in which blanks and line
//! breaks do not matter. Places are counted from 1; the end of a text is right after its last
//! character that is not a blank.

use core::ops::Range;

use crate::error::ParseError;
use crate::message::Message;

/// The largest number that any format can use.
pub(crate) const LARGEST_NUMBER: u32 = 9999;

/// The place of a character: line and column, both from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Place {
    pub(crate) line: usize,
    pub(crate) column: usize,
}

impl Place {
    /// An error at this place.
    pub(crate) const fn error(self, message: Message) -> ParseError {
        ParseError { line: self.line, column: self.column, message }
    }
}

/// One character and its place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Glyph {
    pub(crate) char: char,
    pub(crate) place: Place,
}

/// A line without the blanks at its end.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub(crate) number: usize,
    pub(crate) chars: Vec<char>,
}

/// Consecutive characters of a row, with the place of the first and the column of the last
/// character. The column is counted from 0.
#[derive(Clone, Debug)]
pub(crate) struct Word {
    pub(crate) text: String,
    pub(crate) place: Place,
    pub(crate) last: usize,
}

/// The lines of a text, including blank lines.
pub(crate) fn rows(text: &str) -> Vec<Row> {
    let mut rows = Vec::new();
    for (index, line) in without_mark(text).split('\n').enumerate() {
        rows.push(Row { number: index + 1, chars: line.trim_end().chars().map(plain).collect() });
    }
    rows
}

/// The lines of a text that are not blank.
pub(crate) fn rows_with_content(text: &str) -> Vec<Row> {
    let mut rows = rows(text);
    rows.retain(|row| !row.chars.is_empty());
    rows
}

/// Every character of a text, including line breaks.
pub(crate) fn glyphs(text: &str) -> Vec<Glyph> {
    let mut place = Place { line: 1, column: 1 };
    let mut glyphs = Vec::new();
    for char in without_mark(text).chars() {
        glyphs.push(Glyph { char: plain(char), place });
        place = match char {
            '\n' => Place { line: place.line + 1, column: 1 },
            _ => Place { line: place.line, column: place.column + 1 },
        };
    }
    glyphs
}

/// The character for `%2D` and the like, or the line break for `%0A`.
pub(crate) fn percent(glyphs: &[Glyph]) -> Option<char> {
    let [sign, high, low, ..] = glyphs else { return None };
    let code = high.char.to_digit(16)? * 16 + low.char.to_digit(16)?;
    let is_meant = |char: &char| char.is_ascii_graphic() || *char == '\n';
    char::from_u32(code).filter(|char| sign.char == '%' && is_meant(char))
}

/// The place right after the last character that is not a blank.
pub(crate) fn end_of(text: &str) -> Place {
    let rows = rows_with_content(text);
    rows.last().map_or(Place { line: 1, column: 1 }, Row::end)
}

/// A byte order mark is not part of the text.
fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

const fn plain(char: char) -> char {
    match char {
        '\u{2010}' | '\u{2011}' | '\u{2012}' | '–' | '\u{2212}' | '─' | '━' => '-',
        '│' | '┃' => '|',
        '┼' | '┌' | '┐' | '└' | '┘' | '├' | '┤' => '+',
        '∧' | '˄' => '^',
        '∨' | '˅' => 'v',
        '\u{a0}' | '\u{2007}' | '\u{202f}' => ' ',
        other => other,
    }
}

/// The name of a character in a sentence, or of the end of the text.
pub(crate) fn shown(found: Option<char>) -> String {
    match found {
        None => "…".to_owned(),
        Some(' ') => "␣".to_owned(),
        Some('\n') => "⏎".to_owned(),
        Some('\t') => "⇥".to_owned(),
        Some(char) if char.is_control() => format!("U+{:04X}", u32::from(char)),
        Some(char) => char.to_string(),
    }
}

impl Row {
    /// The place of a column counted from 0.
    pub(crate) const fn at(&self, column: usize) -> Place {
        Place { line: self.number, column: column + 1 }
    }

    /// The place right after the last character.
    pub(crate) const fn end(&self) -> Place {
        self.at(self.chars.len())
    }

    /// The character in a column counted from 0; a blank beyond the end.
    pub(crate) fn char(&self, column: usize) -> char {
        self.chars.get(column).copied().unwrap_or(' ')
    }

    /// The column of the first character that is not a blank.
    pub(crate) fn indent(&self) -> usize {
        self.chars.iter().take_while(|char| char.is_whitespace()).count()
    }

    /// The columns of every bar.
    pub(crate) fn bars(&self) -> Vec<usize> {
        (0..self.chars.len()).filter(|column| self.chars[*column] == '|').collect()
    }

    /// The words of a part of the row, split at blanks.
    pub(crate) fn words(&self, part: Range<usize>) -> Vec<Word> {
        let mut words: Vec<Word> = Vec::new();
        for column in part.start..part.end.min(self.chars.len()) {
            let char = self.chars[column];
            if char.is_whitespace() {
                continue;
            }
            match words.last_mut() {
                Some(word) if word.last + 1 == column => {
                    word.text.push(char);
                    word.last = column;
                }
                _ => words.push(Word {
                    text: char.to_string(),
                    place: self.at(column),
                    last: column,
                }),
            }
        }
        words
    }
}

impl Word {
    /// The word as a whole number; `.` and `-` stand for 0.
    pub(crate) fn number(&self) -> Result<u32, ParseError> {
        if self.text == "." || self.text == "-" {
            return Ok(0);
        }
        if !self.text.chars().all(|char| char.is_ascii_digit()) {
            let message = Message::new("read.number").with("found", self.text.as_str());
            return Err(self.place.error(message));
        }
        bounded(&self.text, self.place)
    }
}

/// The number written in these digits, unless it is too large.
pub(crate) fn bounded(digits: &str, place: Place) -> Result<u32, ParseError> {
    match digits.parse() {
        Ok(number) if number <= LARGEST_NUMBER => Ok(number),
        _ => Err(place.error(Message::new("read.number-large").with("most", LARGEST_NUMBER))),
    }
}

/// Reads a text in which blanks and line breaks mean nothing.
pub(crate) struct Cursor {
    glyphs: Vec<Glyph>,
    next: usize,
    end: Place,
}

impl Cursor {
    pub(crate) fn new(text: &str) -> Self {
        Self { glyphs: glyphs(text), next: 0, end: end_of(text) }
    }

    /// A cursor over part of a text; anything missing is reported at the place
    /// after it.
    pub(crate) const fn over(glyphs: Vec<Glyph>, end: Place) -> Self {
        Self { glyphs, next: 0, end }
    }

    /// Takes the next character, even if it is a blank.
    pub(crate) fn take(&mut self) -> Option<Glyph> {
        let glyph = self.glyphs.get(self.next).copied();
        self.next += usize::from(glyph.is_some());
        glyph
    }

    /// The next character, even if it is a blank.
    pub(crate) fn peek(&self) -> Option<char> {
        self.glyphs.get(self.next).map(|glyph| glyph.char)
    }

    /// Skips blanks; returns the next character that is not a blank.
    pub(crate) fn peek_content(&mut self) -> Option<char> {
        self.take_while(char::is_whitespace);
        self.peek()
    }

    /// The place of the next character.
    pub(crate) fn place(&self) -> Place {
        self.glyphs.get(self.next).map_or(self.end, |glyph| glyph.place)
    }

    /// Takes characters while they match.
    pub(crate) fn take_while(&mut self, fits: impl Fn(char) -> bool) -> String {
        let mut taken = String::new();
        while let Some(char) = self.peek().filter(|char| fits(*char)) {
            taken.push(char);
            self.next += 1;
        }
        taken
    }

    /// Takes this character if it is the next one after blanks.
    pub(crate) fn takes(&mut self, wanted: char) -> bool {
        let found = self.peek_content() == Some(wanted);
        self.next += usize::from(found);
        found
    }

    /// Takes this character, or fails because it is missing.
    pub(crate) fn expect(&mut self, wanted: char) -> Result<(), ParseError> {
        if self.takes(wanted) {
            return Ok(());
        }
        let message = match self.peek() {
            None => Message::new("read.symbol-end"),
            found => Message::new("read.symbol").with("found", shown(found)),
        };
        Err(self.place().error(message.with("expected", wanted.to_string())))
    }

    /// Takes a whole number, which may be negative.
    pub(crate) fn integer(&mut self) -> Result<(i64, Place), ParseError> {
        let negative = self.takes('-');
        let (number, place) = self.number()?;
        Ok((if negative { -i64::from(number) } else { i64::from(number) }, place))
    }

    /// Takes a whole number.
    pub(crate) fn number(&mut self) -> Result<(u32, Place), ParseError> {
        let found = self.peek_content();
        let place = self.place();
        let digits = self.take_while(|char| char.is_ascii_digit());
        if digits.is_empty() {
            let message = match found {
                None => Message::new("read.number-end"),
                found => Message::new("read.number").with("found", shown(found)),
            };
            return Err(place.error(message));
        }
        Ok((bounded(&digits, place)?, place))
    }

    /// Checks that only blanks follow.
    pub(crate) fn expect_end(&mut self) -> Result<(), ParseError> {
        match self.peek_content() {
            None => Ok(()),
            found => {
                let message = Message::new("read.extra").with("found", shown(found));
                Err(self.place().error(message))
            }
        }
    }
}
