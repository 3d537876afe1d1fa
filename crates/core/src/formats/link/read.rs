//! Reads a link, tolerating what mail and word processors do to it.
//!
//! The link may follow an address and its `#`; blanks, line breaks, invisible
//! characters, `%2D` and punctuation after it are tolerated. If a link was cut, the
//! missing part is left empty and a note says so; another note reports a wrong check.

use super::super::format::Reading;
use super::check;
use super::opening::{RUNS, opening};
use super::sections::{NOTHING, Section, sections};
use super::words;
use crate::conditions::Feature;
use crate::error::ParseError;
use crate::kind::{KINDS, Kind};
use crate::message::Message;
use crate::parsing::grid::{add_feature, size_written};
use crate::parsing::source::{Glyph, Place, end_of, glyphs, percent, shown};
use crate::puzzle::{About, Draft};

/// Characters without width that messengers and file managers put around a text: spaces, hyphens,
/// and marks of direction.
const INVISIBLE: &str = "\u{ad}\u{200b}\u{200e}\u{200f}\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2060}\
    \u{2066}\u{2067}\u{2068}\u{2069}\u{feff}";

/// The characters of a text that can belong to a link, decoded.
pub(crate) fn normalised(text: &str) -> Vec<Glyph> {
    let glyphs = glyphs(text);
    let visible = |char: char| !char.is_whitespace() && !INVISIBLE.contains(char);
    let mut clean = Vec::with_capacity(glyphs.len());
    let mut index = 0;
    while let Some(glyph) = glyphs.get(index) {
        let decoded = percent(&glyphs[index..]);
        index += if decoded.is_some() { 3 } else { 1 };
        match decoded.unwrap_or(glyph.char) {
            // Some programs turn two hyphens into one long dash.
            '—' => clean.extend([Glyph { char: '-', ..*glyph }; 2]),
            char if visible(char) => clean.push(Glyph { char, ..*glyph }),
            _ => {}
        }
    }
    clean
}

/// Where the link begins: after a `#`, or at the start of the text.
pub(super) fn start(glyphs: &[Glyph]) -> Option<usize> {
    let mark = glyphs.iter().position(|glyph| glyph.char == '#');
    let behind = mark.map(|mark| mark + 1);
    let address = mark.is_some_and(|mark| has_address(&glyphs[..mark]));
    behind
        .filter(|start| address || opens_link(&glyphs[*start..]))
        .or_else(|| opens_link(glyphs).then_some(0))
}

fn has_address(glyphs: &[Glyph]) -> bool {
    glyphs.windows(3).any(|three| three.iter().map(|glyph| glyph.char).eq("://".chars()))
}

/// Whether a kind starts here, perhaps after a version, and is followed by a digit, a dot or
/// nothing.
fn opens_link(glyphs: &[Glyph]) -> bool {
    let unversioned = version(glyphs).map_or(glyphs, |(_, length)| &glyphs[length..]);
    let word = letters(unversioned);
    let known = KINDS.iter().any(|kind| kind.prefix == word);
    known
        && unversioned
            .get(word.len())
            .is_none_or(|next| next.char.is_ascii_digit() || next.char == '.')
}

fn letters(glyphs: &[Glyph]) -> String {
    let letters = glyphs.iter().map(|glyph| glyph.char.to_ascii_lowercase());
    letters.take_while(char::is_ascii_lowercase).collect()
}

/// The version at the start (up to four digits before a dot), and its length including the dot.
fn version(glyphs: &[Glyph]) -> Option<(String, usize)> {
    let digits: String = digits(glyphs).chars().take(4).collect();
    let dot = glyphs.get(digits.len()).is_some_and(|glyph| glyph.char == '.');
    (dot && !digits.is_empty()).then(|| (digits.clone(), digits.len() + 1))
}

fn digits(glyphs: &[Glyph]) -> String {
    glyphs.iter().map(|glyph| glyph.char).take_while(char::is_ascii_digit).collect()
}

pub(in crate::formats) fn read(text: &str) -> Result<Reading, ParseError> {
    let glyphs = normalised(text);
    let start = start(&glyphs).unwrap_or(0);
    let end = end_of(text);
    let link = without_punctuation(&glyphs[start..]);
    let place = link.first().map_or(end, |glyph| glyph.place);
    if let Some((version, _)) = version(link) {
        return Err(place.error(Message::new("read.link-newer").with("version", version)));
    }
    let kind = kind(link, place)?;
    let digits = digits(&link[kind.prefix.len()..]);
    let place = link.get(kind.prefix.len()).map_or(end, |glyph| glyph.place);
    if digits.is_empty() {
        return Err(place.error(Message::new("read.link-size")));
    }
    let size = size_written(&digits, place)?;
    let mut draft = Draft::empty(kind, size);
    let rest = letters_of(&link[kind.prefix.len() + digits.len()..], &mut draft)?;
    let puzzle_end = rest.iter().position(|glyph| glyph.char == '/').unwrap_or(rest.len());
    let (puzzle, options) = rest.split_at(puzzle_end);
    let mut reader = Link { draft, about: About::default(), end, notes: Vec::new() };
    reader.sections(puzzle)?;
    reader.options(options);
    // The marks themselves show that the puzzle has them; their letter only says that
    // there is a section for them.
    let features = reader.draft.features.switched_on();
    let Link { draft, about, notes, .. } = reader;
    Ok(Reading { draft: Draft { features, ..draft }, about, notes })
}

/// Reads the letters of features; returns what follows them.
fn letters_of<'a>(glyphs: &'a [Glyph], draft: &mut Draft) -> Result<&'a [Glyph], ParseError> {
    let count = glyphs.iter().take_while(|glyph| glyph.char.is_ascii_alphabetic()).count();
    let (letters, rest) = glyphs.split_at(count);
    for glyph in letters {
        let letter = Some(glyph.char.to_ascii_lowercase());
        let feature = Feature::ALL.into_iter().find(|feature| feature.letter() == letter);
        let feature = feature.ok_or_else(|| letter_error(glyph))?;
        add_feature(draft, feature, &glyph.char.to_string())
            .map_err(|message| glyph.place.error(message))?;
    }
    Ok(rest)
}

fn letter_error(glyph: &Glyph) -> ParseError {
    let letters = Feature::ALL.into_iter().filter_map(Feature::letter).map(String::from);
    let letters: Vec<String> = letters.collect();
    let message = Message::new("read.link-letter").with("found", glyph.char.to_string());
    glyph.place.error(message.with("letters", letters.join(", ")))
}

/// Drops punctuation and brackets after the link. Dots alone are kept, because they may be the end
/// of a cut link.
pub(crate) fn without_punctuation(glyphs: &[Glyph]) -> &[Glyph] {
    let last = glyphs.iter().rposition(|glyph| !".,;:!?)]>\"'”“’»".contains(glyph.char));
    let (link, behind) = glyphs.split_at(last.map_or(0, |last| last + 1));
    if behind.iter().all(|glyph| glyph.char == '.') { glyphs } else { link }
}

fn kind(link: &[Glyph], place: Place) -> Result<&'static Kind, ParseError> {
    let word = letters(link);
    let found = KINDS.iter().copied().find(|kind| kind.prefix == word);
    found.ok_or_else(|| {
        let prefixes: Vec<&str> = KINDS.iter().map(|kind| kind.prefix).collect();
        let first = link.first().map(|glyph| glyph.char);
        let word = if word.is_empty() { shown(first) } else { word };
        let message = Message::new("read.link-kind").with("found", word);
        place.error(message.with("prefixes", prefixes.join(", ")))
    })
}

/// A link being read.
struct Link {
    draft: Draft,
    about: About,
    end: Place,
    notes: Vec<Message>,
}

impl Link {
    fn sections(&mut self, glyphs: &[Glyph]) -> Result<(), ParseError> {
        let Some(first) = glyphs.first() else {
            self.notes.push(Message::new("read.link-cut"));
            return Ok(());
        };
        if first.char != '.' {
            return Err(symbol_error(first));
        }
        let mut texts: Vec<&[Glyph]> = glyphs[1..].split(|glyph| glyph.char == '.').collect();
        // An empty last section means a full stop, or that the link was cut right after
        // a dot.
        let full_stop = texts.len() > 1 && texts[texts.len() - 1].is_empty();
        if full_stop {
            texts.pop();
        }
        let expected = self.expected(&texts);
        let check = self.check(&texts, expected.len())?;
        match (self.fill(&expected, &texts, glyphs)?, check) {
            (true, Some(found)) => self.note_check(glyphs, &found),
            (true, None) if !full_stop => {}
            _ => self.notes.push(Message::new("read.link-cut")),
        }
        Ok(())
    }

    /// Reads the check after the sections of the puzzle; nothing else may follow.
    fn check(&self, texts: &[&[Glyph]], expected: usize) -> Result<Option<Glyph>, ParseError> {
        let check = texts.get(expected).filter(|text| text.len() == 1).map(|text| text[0]);
        let Some(extra) = texts.get(expected + usize::from(check.is_some())) else {
            return Ok(check);
        };
        let place = extra.first().map_or(self.end, |glyph| glyph.place);
        Err(place.error(Message::new("read.link-sections").with("most", expected)))
    }

    /// Reads the sections in the link; returns whether all of them are complete.
    fn fill(
        &mut self,
        expected: &[Box<dyn Section>],
        texts: &[&[Glyph]],
        glyphs: &[Glyph],
    ) -> Result<bool, ParseError> {
        let mut complete = texts.len() >= expected.len();
        let mut dot = 0;
        for (section, text) in expected.iter().zip(texts) {
            dot += text.len() + 1;
            let behind = glyphs.get(dot).map(|glyph| glyph.place);
            complete &= self.section(section.as_ref(), text, behind)?;
        }
        Ok(complete)
    }

    /// The sections of this link, except those that may be left out.
    fn expected(&self, texts: &[&[Glyph]]) -> Vec<Box<dyn Section>> {
        let mut expected = sections(&self.draft);
        let last = &expected[expected.len() - 1];
        let without = expected.len() - 1;
        if last.may_be_missing(self.draft.kind)
            && (texts.len() == without
                || (texts.len() == without + 1 && self.is_check(texts[without])))
        {
            expected.pop();
        }
        expected
    }

    /// Whether a text is the check, rather than the only cell of a grid.
    fn is_check(&self, text: &[Glyph]) -> bool {
        text.len() == 1 && (self.draft.size > 1 || check::is_name(text[0].char))
    }

    /// Reads a section, given the place of the dot after it, and returns whether it is
    /// complete. Only the last section may be short, because the link may have been
    /// cut.
    fn section(
        &mut self,
        section: &dyn Section,
        text: &[Glyph],
        behind: Option<Place>,
    ) -> Result<bool, ParseError> {
        let places = section.places(self.draft.size);
        let mut next = 0;
        for glyph in text {
            let run = run_length(glyph.char);
            next += run.unwrap_or(1);
            if next > places {
                let message = Message::new("read.link-long").with("expected", places);
                return Err(glyph.place.error(message));
            }
            if run.is_none() && glyph.char != NOTHING {
                let read = section.read(glyph.char, next - 1, &mut self.draft);
                read.map_err(|message| unexpected(glyph, message))?;
            }
        }
        if let Some(dot) = behind.filter(|_| next < places) {
            let message = Message::new("read.link-short").with("found", next);
            return Err(dot.error(message.with("expected", places)));
        }
        Ok(next == places)
    }

    /// Compares the check with the text before its dot in canonical spelling.
    fn note_check(&mut self, glyphs: &[Glyph], found: &Glyph) {
        let before =
            glyphs.iter().take_while(|glyph| glyph.place != found.place).map(|glyph| glyph.char);
        let behind: String = before.collect();
        let behind = behind.strip_suffix('.').unwrap_or(&behind);
        let right = check::of(&(opening(&self.draft) + behind), &sections(&self.draft));
        if right != found.char.to_ascii_lowercase() {
            self.notes.push(Message::new("read.link-check"));
        }
    }

    /// Reads the options: `/u.10` is the unit, some options describe the puzzle, and
    /// others are meant for other readers.
    fn options(&mut self, glyphs: &[Glyph]) {
        for option in glyphs.split(|glyph| glyph.char == '/') {
            match option.iter().map(|glyph| glyph.char).collect::<String>().as_str() {
                "u.10" => self.draft.unit = 10,
                other => words::read(other, &mut self.about),
            }
        }
    }
}

fn unexpected(glyph: &Glyph, message: Message) -> ParseError {
    glyph.place.error(message.with("found", shown(Some(glyph.char))))
}

fn symbol_error(glyph: &Glyph) -> ParseError {
    let message = Message::new("read.symbol").with("expected", ".");
    glyph.place.error(message.with("found", shown(Some(glyph.char))))
}

fn run_length(char: char) -> Option<usize> {
    let length = u32::from(char).checked_sub(u32::from('A'))? as usize;
    Some(length).filter(|length| RUNS.contains(length))
}
