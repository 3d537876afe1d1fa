//! The file format of the pzpr editors: a header, then one token for each place.
//!
//! `pzprv3/skyscrapers/ROWS/COLS/` is followed by rows of tokens; a line break or a `/`
//! ends each line. For skyscrapers, there are n+2 rows with the clues around the cells:
//! `.` is empty, a number in the border is a clue, and `qN` inside is a given; `-2` is
//! an unknown number. A plain number inside is an entry of the player, and so is
//! `.[1,2,,]`. For minarism, there
//! are the gaps across and then the gaps down: 0 or `.` means no sign, `a` less, and
//! `b` greater.

use super::shared::{Game, miscounted, named, other_genre, square};
use crate::conditions::Sign;
use crate::error::ParseError;
use crate::grid::Side;
use crate::kind::Kind;
use crate::message::Message;
use crate::parsing::address::{decoded, unknown};
use crate::parsing::source::{Place, bounded, end_of};
use crate::puzzle::Draft;

struct Token {
    text: String,
    place: Place,
}

pub(super) fn looks_like(text: &str) -> bool {
    text.contains("pzprv3")
}

/// The tokens after the word that begins the file.
fn tokens(text: &str) -> Vec<Token> {
    let mut tokens: Vec<Token> = Vec::new();
    let mut ended = true;
    for glyph in decoded(text) {
        let ends = glyph.char.is_whitespace() || glyph.char == '/';
        match tokens.last_mut() {
            _ if ends => {}
            Some(token) if !ended => token.text.push(glyph.char),
            _ => tokens.push(Token { text: glyph.char.to_string(), place: glyph.place }),
        }
        ended = ends;
    }
    // Later versions have a dot: `pzprv3.1`.
    let opens = |token: &Token| {
        let word = token.text.trim_end_matches(|char: char| char.is_ascii_digit() || char == '.');
        word.ends_with("pzprv") && token.text.contains("pzprv3")
    };
    let opening = tokens.iter().position(opens);
    tokens.split_off(opening.map_or(tokens.len(), |at| at + 1))
}

pub(super) fn read(text: &str) -> Result<Draft, ParseError> {
    let (tokens, end) = (tokens(text), end_of(text));
    let missing = || miscounted(end, tokens.len(), 3);
    let [name, rows, columns, places @ ..] = tokens.as_slice() else { return Err(missing()) };
    let game = named(&name.text).ok_or_else(|| other_genre(name.place, &name.text))?;
    let size = square(number(columns)?, number(rows)?, columns.place)?;
    match game {
        Game::Skyscrapers => skyscrapers(size, places, end),
        Game::Minarism => minarism(size, places, end),
    }
}

fn number(token: &Token) -> Result<u32, ParseError> {
    if token.text.chars().all(|char| char.is_ascii_digit()) {
        return bounded(&token.text, token.place);
    }
    Err(token.place.error(Message::new("read.number").with("found", token.text.as_str())))
}

fn skyscrapers(size: usize, tokens: &[Token], end: Place) -> Result<Draft, ParseError> {
    let mut draft = Draft::empty(Kind::carrying(true, false), size);
    let width = size + 2;
    if tokens.len() != width * width {
        return Err(miscounted(end, tokens.len(), width * width));
    }
    for (at, token) in tokens.iter().enumerate() {
        let (row, column) = (at / width, at % width);
        let inside = |index: usize| (1..=size).contains(&index);
        match (inside(row), inside(column)) {
            (true, true) => {
                let given = token.text.strip_prefix('q').filter(|given| *given != "-2");
                if let Some(given) = given {
                    let given = Token { text: given.to_owned(), place: token.place };
                    draft.givens[(row - 1) * size + column - 1] = number(&given)?;
                }
            }
            (false, false) => {}
            _ if matches!(token.text.as_str(), "." | "-" | "-2" | "?") => {}
            (false, true) => {
                let side = if row == 0 { Side::Top } else { Side::Bottom };
                draft.clues[side as usize][column - 1] = number(token)?;
            }
            (true, false) => {
                let side = if column == 0 { Side::Left } else { Side::Right };
                draft.clues[side as usize][row - 1] = number(token)?;
            }
        }
    }
    Ok(draft)
}

fn minarism(size: usize, tokens: &[Token], end: Place) -> Result<Draft, ParseError> {
    let mut draft = Draft::empty(Kind::carrying(false, true), size);
    let (across, down) = (draft.across.len(), draft.down.len());
    // Entries of the player may follow.
    if tokens.len() < across + down {
        return Err(miscounted(end, tokens.len(), across + down));
    }
    let signs = draft.across.iter_mut().chain(&mut draft.down);
    for (sign, token) in signs.zip(tokens) {
        *sign = match token.text.as_str() {
            "0" | "." => Sign::None,
            "a" => Sign::Less,
            "b" => Sign::Greater,
            other => return Err(unknown(token.place, other)),
        };
    }
    Ok(draft)
}
