//! `puzzlink`: addresses of puzz.link and its relatives, and their file format.
//!
//! An address such as `https://puzz.link/p?skyscrapers/4/4/k13h4j3g` contains clues and
//! givens; a `minarism` address contains only signs. The file format is that of the
//! pzpr editors. Only the part after the `?` matters, and it may be given by itself.
//! Sources: the pzprjs repository, `src/variety/skyscrapers.js` and `minarism.js`.

mod file;
mod minarism;
mod shared;
mod skyscrapers;

use shared::{Game, NAMES, other_genre, square};

use super::format::{Format, Reading, Writer};
use crate::conditions::Feature;
use crate::error::ParseError;
use crate::message::Message;
use crate::parsing::address::{behind, cursor, decoded, start, unknown};
use crate::parsing::source::{Cursor, Glyph, Place};
use crate::puzzle::Draft;

pub(super) static PUZZLINK: Format = Format {
    id: "puzzlink",
    name: None,
    carries: &[Feature::Clues, Feature::Givens, Feature::Signs],
    reader: read,
    writer: Writer::Bare(write),
    looks_like,
};

const BASE: &str = "https://puzz.link/p?";

/// Where the name of a genre begins in addresses of these programs.
const HOSTS: [&str; 8] = [
    "puzz.link/p?",
    "puzz.link/p.html?",
    "pzplus.tck.mn/p?",
    "pzplus.tck.mn/p.html?",
    "pzv.jp/p.html?",
    "pzv.jp/p?",
    "pzprxs.vercel.app/p?",
    "pzprxs.vercel.app/p.html?",
];

/// Whether this text contains an address of these programs.
pub(super) fn is_address(text: &str) -> bool {
    (names_a_game(text) && find(&decoded(text)).is_some())
        || behind(text, &HOSTS).is_some()
        || begins_with_genre(text)
}

/// Whether a text is the part of an address after the `?`: a genre and two sides.
fn begins_with_genre(text: &str) -> bool {
    let mut parts = text.trim_start().splitn(4, '/');
    let mut next = |is: fn(char) -> bool| {
        parts.next().is_some_and(|part| !part.is_empty() && part.chars().all(is))
    };
    let is_name = |char: char| char.is_ascii_lowercase() || char == '_';
    let is_digit = |char: char| char.is_ascii_digit();
    next(is_name) && next(is_digit) && next(is_digit) && parts.next().is_some()
}

/// Whether this text is a file of these programs.
pub(super) fn is_file(text: &str) -> bool {
    file::looks_like(text)
}

/// Whether a text contains the name of a game. Most texts do not, and need not be
/// decoded.
fn names_a_game(text: &str) -> bool {
    NAMES.iter().any(|(name, _)| text.contains(name))
}

fn looks_like(text: &str) -> bool {
    is_address(text) || is_file(text)
}

/// The game of an address, and the place where its size begins.
fn find(glyphs: &[Glyph]) -> Option<(Game, usize)> {
    (0..glyphs.len()).find_map(|at| {
        let opens = at == 0 || matches!(glyphs[at - 1].char, '?' | '/' | '&');
        let word: String = glyphs[at..].iter().map(|glyph| glyph.char).take(20).collect();
        let (name, game) = NAMES.iter().find(|(name, _)| word.starts_with(name))?;
        let rest = &word[name.len()..];
        let mode = ["_edit/", "_play/", "/"].into_iter().find(|mode| rest.starts_with(mode))?;
        opens.then_some((*game, at + name.len() + mode.len()))
    })
}

fn read(text: &str) -> Result<Reading, ParseError> {
    if is_file(text) {
        return file::read(text).map(Reading::from);
    }
    let glyphs = if names_a_game(text) { decoded(text) } else { Vec::new() };
    let (game, size_begins) = find(&glyphs).ok_or_else(|| no_game(text))?;
    let mut cursor = cursor(glyphs[size_begins..].to_vec(), text);
    skip_flag(&mut cursor)?;
    let size = read_size(&mut cursor)?;
    let draft = match game {
        Game::Skyscrapers => skyscrapers::read(size, &mut cursor)?,
        Game::Minarism => minarism::read(size, &mut cursor)?,
    };
    cursor.takes('/');
    cursor.expect_end()?;
    Ok(draft.into())
}

/// The error for a text without one of our games. For an address of these programs, it
/// names the genre.
fn no_game(text: &str) -> ParseError {
    let alone = || begins_with_genre(text).then(|| decoded(text));
    let Some(glyphs) = behind(text, &HOSTS).or_else(alone) else {
        return Place { line: 1, column: 1 }.error(Message::new("read.puzzlink"));
    };
    let behind: String = glyphs.iter().map(|glyph| glyph.char).collect();
    let name = behind.split('&').find(|part| !part.contains('=')).unwrap_or_default();
    let name = name.split('/').next().unwrap_or_default();
    let name = name.trim_end_matches("_edit").trim_end_matches("_play");
    other_genre(start(&glyphs, text), name)
}

/// Skips an editor's flag before the size, because it does not change the rules. Fails at a
/// variant, because a variant changes them.
fn skip_flag(cursor: &mut Cursor) -> Result<(), ParseError> {
    let place = cursor.place();
    if cursor.peek().is_some_and(|char| char.is_ascii_digit()) {
        return Ok(());
    }
    let flag = cursor.take_while(|char| char != '/');
    if flag.starts_with("v:") {
        return Err(unknown(place, flag));
    }
    cursor.expect('/')
}

fn read_size(cursor: &mut Cursor) -> Result<usize, ParseError> {
    let (columns, place) = cursor.number()?;
    cursor.expect('/')?;
    let (rows, _) = cursor.number()?;
    cursor.expect('/')?;
    square(columns, rows, place)
}

fn write(draft: &Draft) -> Result<String, Message> {
    let (n, signs) = (draft.size, draft.has(Feature::Signs));
    let bare = !draft.kind.has(Feature::Clues) && draft.kind.has_gaps() && !draft.has_givens();
    if signs && draft.has_clues() {
        return Err(Message::new(Feature::Clues.not_carried()));
    }
    if signs && draft.has_givens() {
        return Err(Message::new(Feature::Givens.not_carried()));
    }
    let (name, body) = match signs || bare {
        true => ("minarism", minarism::write(draft)),
        false => ("skyscrapers", skyscrapers::write(draft)),
    };
    Ok(format!("{BASE}{name}/{n}/{n}/{body}"))
}
