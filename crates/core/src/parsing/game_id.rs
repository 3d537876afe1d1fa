//! The game IDs of Simon Tatham's Portable Puzzle Collection: `5:3/2/...`.
//!
//! This file has what all games share: finding an ID in a text, and reading the
//! size, mode and level before its colon. Each game reads its own description
//! after the colon. An ID with `#` in place of the colon gives the seed of a
//! generator and says nothing about the puzzle. An ID is on one line, by itself
//! or as the fragment of an address, where some characters may be
//! percent-encoded; there may be blanks around it but not inside.

use core::ops::RangeInclusive;

use super::address::decoded;
use super::source::{Cursor, Glyph, Place, end_of, shown};
use crate::error::ParseError;
use crate::message::Message;
use crate::puzzle::Draft;

/// What a game allows before the colon.
pub(crate) struct Game {
    /// The side lengths that the game supports.
    pub(crate) sizes: RangeInclusive<usize>,
    /// The letters of its levels, which follow a `d`.
    pub(crate) levels: &'static str,
    /// Whether the game has an Adjacent mode, marked by an `a` after the size.
    pub(crate) adjacent: bool,
}

/// An ID read up to its description: the size, and the rest.
pub(crate) struct Opened {
    pub(crate) size: usize,
    /// Whether it is in Adjacent mode.
    pub(crate) adjacent: bool,
    pub(crate) description: Cursor,
}

/// The two parts of an ID, and the character between them: `:` or `#`.
struct Id {
    parameters: Vec<Glyph>,
    mark: Glyph,
    description: Vec<Glyph>,
}

/// Finds the ID in a text: the whole text if it begins with a digit, otherwise
/// the part after the first `#`. The first `:` or `#` in the ID divides it.
fn find(text: &str) -> Option<Id> {
    if !text.contains([':', '#', '%']) {
        return None;
    }
    let glyphs = decoded(text);
    let opens = |glyphs: &[Glyph]| glyphs.first().is_some_and(|first| first.char.is_ascii_digit());
    let mut start = 0;
    if !opens(&glyphs) {
        start = glyphs.iter().position(|glyph| glyph.char == '#')? + 1;
    }
    let id = Some(&glyphs[start..]).filter(|id| opens(id))?;
    let mark = id.iter().position(|glyph| matches!(glyph.char, ':' | '#'))?;
    let (parameters, rest) = id.split_at(mark);
    Some(Id { parameters: parameters.to_vec(), mark: rest[0], description: rest[1..].to_vec() })
}

/// Whether this text is meant as a game ID.
pub(crate) fn is_in(text: &str) -> bool {
    find(text).is_some_and(|id| id.is_plausible())
}

/// Whether this text is an ID with a slash after its colon.
pub(crate) fn is_in_with_slash(text: &str) -> bool {
    find(text)
        .is_some_and(|id| id.is_plausible() && id.description.iter().any(|glyph| glyph.char == '/'))
}

impl Id {
    /// Whether the ID has a form that hardly any other text has. The collection
    /// itself allows any text between the size and the colon.
    fn is_plausible(&self) -> bool {
        let parameters: String = self.parameters.iter().map(|glyph| glyph.char).collect();
        let rest = parameters.trim_start_matches(|char: char| char.is_ascii_digit());
        let level = rest.strip_prefix('a').unwrap_or(rest);
        let letter = level.strip_prefix('d').unwrap_or_default();
        match self.mark.char {
            '#' => level.is_empty() || letter.len() == 1,
            _ => rest.len() <= 9 && rest.chars().all(|char| char.is_alphanumeric() || char == ' '),
        }
    }

    /// The character of the parameters with this index, or the divider.
    fn parameter(&self, index: usize) -> Glyph {
        self.parameters.get(index).copied().unwrap_or(self.mark)
    }

    fn size(&self, game: &Game, digits: &str) -> Result<usize, ParseError> {
        let place = self.parameter(0).place;
        let size = digits.parse().ok().filter(|size| game.sizes.contains(size));
        size.ok_or_else(|| {
            let message = Message::new("read.id-size").with("size", digits);
            let message = message.with("least", *game.sizes.start());
            place.error(message.with("most", *game.sizes.end()))
        })
    }

    /// Whether an `a` after the size selects Adjacent mode.
    fn is_adjacent(&self, game: &Game, behind_size: usize) -> bool {
        game.adjacent && self.parameter(behind_size).char == 'a'
    }

    /// Checks the level, if there is one.
    fn check_level(&self, game: &Game, start: usize) -> Result<(), ParseError> {
        let next = self.parameter(start);
        let level = self.parameter(start + 1);
        if next.char != 'd' || game.levels.contains(level.char) {
            return Ok(());
        }
        let letters: Vec<String> = game.levels.chars().map(String::from).collect();
        let message = Message::new("read.id-level").with("found", shown(Some(level.char)));
        Err(level.place.error(message.with("levels", letters.join(", "))))
    }
}

/// Reads an ID of this game up to its description.
pub(crate) fn open(text: &str, game: &Game) -> Result<Opened, ParseError> {
    let Some(id) = find(text) else {
        let place = decoded(text).first().map_or_else(|| end_of(text), |glyph| glyph.place);
        return Err(place.error(Message::new("read.id")));
    };
    if id.mark.char == '#' {
        return Err(id.mark.place.error(Message::new("read.id-seed")));
    }
    let chars = id.parameters.iter().map(|glyph| glyph.char);
    let digits: String = chars.take_while(char::is_ascii_digit).collect();
    let size = id.size(game, &digits)?;
    let adjacent = id.is_adjacent(game, digits.len());
    id.check_level(game, digits.len() + usize::from(adjacent))?;
    Ok(Opened { size, adjacent, description: Cursor::over(id.description, end_of(text)) })
}

/// The number of open cells that a letter stands for.
pub(crate) fn run_length(char: char) -> Option<usize> {
    char.is_ascii_lowercase().then(|| u32::from(char) as usize - usize::from(b'a') + 1)
}

/// The error for something after the last cell.
pub(crate) fn beyond(draft: &Draft, place: Place, found: char) -> ParseError {
    let message = Message::new("read.id-cells-many").with("found", shown(Some(found)));
    place.error(message.with("expected", draft.givens.len()))
}

/// Reports missing cells, with their place.
pub(crate) fn check_end(draft: &Draft, place: Place, found: usize) -> Result<(), ParseError> {
    let expected = draft.givens.len();
    if found == expected {
        return Ok(());
    }
    let message = Message::new("read.id-cells-few").with("found", found);
    Err(place.error(message.with("expected", expected)))
}

/// Refuses a size that a game does not support.
pub(crate) fn refuse_size(draft: &Draft, game: &Game) -> Result<(), Message> {
    if game.sizes.contains(&draft.size) {
        return Ok(());
    }
    let message = Message::new("write.sizes").with("size", draft.size);
    Err(message.with("least", *game.sizes.start()).with("most", *game.sizes.end()))
}
