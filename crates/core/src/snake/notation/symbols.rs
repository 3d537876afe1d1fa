//! Chains as one symbol per cubelet, or one letter per step.
//!
//! Such a text has one letter for straight and one for corner, and perhaps a
//! third letter for the ends. Examples are S, T and E; I and X; or `-` and `o`.
//! If both letters are unknown, either may mean straight. The ends are often
//! left out, so the chain may have two more cubelets than the text has symbols.

use super::super::{Chain, Cuboid, Piece};
use super::form::Form;
use super::parts::{Parts, Symbols};
use super::text::{Given, is_separator};
use crate::error::ParseError;
use crate::message::Message;
use crate::parsing::source::{Glyph, shown};

/// Letters known to stand for straight, and for corner.
const STRAIGHT: &str = "SFI-";
const CORNER: &str = "CTBXLO.";
/// The steps: right, left, up, down, to the front, to the back.
const STEP_LETTERS: [(char, char); 3] = [('R', 'L'), ('U', 'D'), ('F', 'B')];
/// Whole words for a cubelet.
const WORDS: &[(&str, char)] = &[
    ("straight", 'S'),
    ("corner", 'C'),
    ("turn", 'C'),
    ("bend", 'C'),
    ("elbow", 'C'),
    ("angle", 'C'),
    ("rightangle", 'C'),
    ("end", 'E'),
    ("s", 'S'),
    ("c", 'C'),
    ("t", 'C'),
    ("e", 'E'),
];

/// `letters`: E, S or C for each cubelet.
pub(super) static LETTERS: Form = Form {
    id: "letters",
    reader: |parts| match parts {
        Parts::Symbols(Symbols::Cubelets(meanings)) => {
            meanings.iter().flat_map(|pieces| with_and_without_ends(pieces)).collect()
        }
        _ => Vec::new(),
    },
    writer: |chain, _| Ok(chain.to_string()),
};

/// `steps`: a letter for each step from one cubelet to the next, as the chain
/// lies on a table or in the box: R L U D F B.
pub(super) static STEPS: Form = Form {
    id: "steps",
    reader: |parts| match parts {
        Parts::Symbols(Symbols::Steps(runs)) => Chain::from_runs(runs).into_iter().collect(),
        _ => Vec::new(),
    },
    writer: staircase,
};

/// These cubelets as a chain, and as a chain with one more cubelet at each end
/// in case the text left the ends out.
pub(super) fn with_and_without_ends(pieces: &[Piece]) -> Vec<Chain> {
    let is_end = |piece: Option<&Piece>| piece == Some(&Piece::End);
    let whole = Chain::from_pieces(pieces).ok();
    let inside = (!is_end(pieces.first()) && !is_end(pieces.last())).then(|| {
        let ends = [Piece::End];
        Chain::from_pieces(&[&ends, pieces, &ends].concat()).ok()
    });
    whole.into_iter().chain(inside.flatten()).collect()
}

pub(super) fn read(given: &Given) -> Result<Symbols, ParseError> {
    let symbols = words(given).unwrap_or_else(|| letters(given));
    let mut kinds: Vec<char> = Vec::new();
    for glyph in &symbols {
        if !kinds.contains(&glyph.char) {
            kinds.push(glyph.char);
        }
    }
    if are_steps(&kinds) {
        return runs(&symbols).map(Symbols::Steps);
    }
    let meanings = meanings(&kinds).map_err(|bad| {
        let glyph = symbols.iter().find(|glyph| Some(glyph.char) == bad).or(symbols.first());
        let message = Message::new("snake.symbol");
        let message = message.with("found", shown(glyph.map(|glyph| glyph.char)));
        glyph.map_or(given.start(), |glyph| glyph.place).error(message)
    })?;
    let pieces = meanings.iter().map(|meaning| pieces(&symbols, &kinds, meaning));
    pieces.collect::<Result<_, _>>().map(Symbols::Cubelets)
}

/// The letters for these words, if the text consists of words.
fn words(given: &Given) -> Option<Vec<Glyph>> {
    let words: Vec<&[Glyph]> = given
        .glyphs
        .split(|glyph| is_separator(glyph.char))
        .filter(|word| !word.is_empty())
        .collect();
    if words.iter().all(|word| word.len() < 3) {
        return None;
    }
    let letter = |word: &&[Glyph]| {
        let text: String = word.iter().map(|glyph| glyph.char.to_ascii_lowercase()).collect();
        let known = WORDS.iter().find(|(known, _)| *known == text)?;
        Some(Glyph { char: known.1, place: word[0].place })
    };
    words.iter().map(letter).collect()
}

/// The symbols, without anything between them. A dash is a symbol if there is
/// no letter for straight.
fn letters(given: &Given) -> Vec<Glyph> {
    let upper = |glyph: &Glyph| Glyph { char: glyph.char.to_ascii_uppercase(), ..*glyph };
    let all: Vec<Glyph> = given.glyphs.iter().map(upper).collect();
    let has = |letters: &str| all.iter().any(|glyph| letters.contains(glyph.char));
    let dashes = !has("SFIE") && has(CORNER);
    let kept = |glyph: &&Glyph| !is_separator(glyph.char) || (dashes && glyph.char == '-');
    all.iter().filter(kept).copied().collect()
}

/// Whether all these letters are steps. Either one of them stands for no type of cubelet, or both L
/// and B occur, which would both mean corner.
fn are_steps(kinds: &[char]) -> bool {
    let is_step =
        |letter: &char| STEP_LETTERS.iter().any(|(one, two)| [one, two].contains(&letter));
    let has = |letter| kinds.contains(&letter);
    kinds.iter().all(is_step) && (has('R') || has('U') || has('D') || (has('L') && has('B')))
}

/// The lengths of the runs formed by these steps.
fn runs(steps: &[Glyph]) -> Result<Vec<usize>, ParseError> {
    let mut runs = Vec::new();
    let mut last = None;
    for step in steps {
        let back = |pair: &(char, char)| {
            [Some(pair.0), Some(pair.1)].contains(&last) && [pair.0, pair.1].contains(&step.char)
        };
        match runs.last_mut() {
            Some(length) if last == Some(step.char) => *length += 1,
            _ if STEP_LETTERS.iter().any(back) => {
                let message = Message::new("snake.steps-back");
                return Err(step.place.error(message.with("found", shown(Some(step.char)))));
            }
            _ => runs.push(2),
        }
        last = Some(step.char);
    }
    Ok(runs)
}

/// The meaning of each symbol, for each interpretation. Fails with the symbol that is one too many.
fn meanings(kinds: &[char]) -> Result<Vec<Vec<Piece>>, Option<char>> {
    use Piece::{Corner, Straight};
    let meaning: Vec<Option<Piece>> = kinds.iter().map(|kind| known(*kind)).collect();
    let count = |piece| meaning.iter().filter(|known| **known == piece).count();
    let odd = |piece| {
        let last = meaning.iter().rposition(|known| *known == piece);
        Err(last.map(|last| kinds[last]))
    };
    let filled = |unknown: &[Piece]| {
        let mut unknown = unknown.iter().copied();
        let piece = |known: &Option<Piece>| known.or_else(|| unknown.next()).unwrap_or(Corner);
        meaning.iter().map(piece).collect()
    };
    let control = kinds.iter().copied().find(|kind| kind.is_control());
    match (count(None), count(Some(Straight)), count(Some(Corner))) {
        _ if kinds == ['.'] => odd(Some(Corner)),
        _ if control.is_some() => Err(control),
        (0, 0 | 1, 0 | 1) => Ok(vec![filled(&[])]),
        (1, 1, 0) => Ok(vec![filled(&[Corner])]),
        (1, 0, 1) => Ok(vec![filled(&[Straight])]),
        (1, 0, 0) => Ok(vec![filled(&[Corner]), filled(&[Straight])]),
        (2, 0, 0) => Ok(vec![filled(&[Straight, Corner]), filled(&[Corner, Straight])]),
        (0, 0 | 1, _) => odd(Some(Corner)),
        (0, ..) => odd(Some(Straight)),
        _ => odd(None),
    }
}

/// The meaning of a known letter.
fn known(letter: char) -> Option<Piece> {
    match letter {
        'E' => Some(Piece::End),
        letter if STRAIGHT.contains(letter) => Some(Piece::Straight),
        letter if CORNER.contains(letter) => Some(Piece::Corner),
        _ => None,
    }
}

/// The cubelets. If there are only S and E, an E inside the chain means an elbow, which is a
/// corner.
fn pieces(symbols: &[Glyph], kinds: &[char], meaning: &[Piece]) -> Result<Vec<Piece>, ParseError> {
    let elbows = !meaning.contains(&Piece::Corner);
    let piece = |(at, glyph): (usize, &Glyph)| {
        let found = kinds.iter().position(|kind| *kind == glyph.char).map(|kind| meaning[kind]);
        let inside = at > 0 && at + 1 < symbols.len();
        match found.unwrap_or(Piece::Corner) {
            Piece::End if inside && elbows => Ok(Piece::Corner),
            Piece::End if inside => {
                Err(glyph.place.error(Message::new("snake.end-inside").with("number", at + 1)))
            }
            piece => Ok(piece),
        }
    };
    symbols.iter().enumerate().map(piece).collect()
}

/// The chain laid out flat, alternately to the right and down.
fn staircase(chain: &Chain, _: Option<Cuboid>) -> Result<String, Message> {
    let letters = ["R", "D"].into_iter().cycle();
    Ok(chain.runs().iter().zip(letters).map(|(length, letter)| letter.repeat(length - 1)).collect())
}
