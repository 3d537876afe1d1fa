//! What addresses and the file format have in common.

use crate::error::ParseError;
use crate::message::Message;
use crate::parsing::grid::size_at;
use crate::parsing::source::{Place, shown};

/// The two puzzles of puzz.link that we support.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Game {
    Skyscrapers,
    Minarism,
}

/// The names of these puzzles. If one name begins with another, the longer name comes
/// first.
pub(super) const NAMES: [(&str, Game); 4] = [
    ("skyscrapers", Game::Skyscrapers),
    ("skyscraper", Game::Skyscrapers),
    ("building", Game::Skyscrapers),
    ("minarism", Game::Minarism),
];

/// The game with this name.
pub(super) fn named(name: &str) -> Option<Game> {
    NAMES.iter().find(|(known, _)| *known == name).map(|(_, game)| *game)
}

/// The error for a genre that is not one of ours, or that nothing follows.
pub(super) fn other_genre(place: Place, name: &str) -> ParseError {
    if name.is_empty() || named(name).is_some() {
        return place.error(Message::new("read.no-puzzle"));
    }
    place.error(Message::new("read.puzzlink-genre").with("name", name))
}

/// The side length of a square grid.
pub(super) fn square(columns: u32, rows: u32, place: Place) -> Result<usize, ParseError> {
    if columns == rows {
        return size_at(columns as usize, place);
    }
    let message = Message::new("read.not-square").with("columns", columns).with("rows", rows);
    Err(place.error(message))
}

/// The number of empty places that a letter stands for; `first` stands for one.
pub(super) fn run_length(char: char, first: char) -> Option<usize> {
    (first..='z').contains(&char).then(|| char as usize - first as usize + 1)
}

/// The letters for a run of empty places: as many `z` as fit, and one letter for the
/// rest.
pub(super) fn run(length: usize, first: char) -> String {
    let most = 'z' as usize - first as usize + 1;
    let rest = (length % most).checked_sub(1).map(|index| char::from(first as u8 + index as u8));
    "z".repeat(length / most).chars().chain(rest).collect()
}

/// The error for a character that is not allowed here.
pub(super) fn unexpected(place: Place, found: Option<char>) -> ParseError {
    place.error(Message::new("read.unexpected").with("found", shown(found)))
}

/// The error for fewer or more places than the size requires.
pub(super) fn miscounted(place: Place, found: usize, expected: usize) -> ParseError {
    let message = Message::new("read.places").with("found", found);
    place.error(message.with("expected", expected))
}
