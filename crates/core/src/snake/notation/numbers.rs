//! Chains as lists of numbers: the lengths of the runs, with four ways to count
//! the corners, and two formats of zeros and ones.
//!
//! ```text
//! E S C      lengths 3,2,2     the corner counted in both of its runs
//!     C E    increments 2,1,1  in the later one: the steps of each run
//!       ...  exclusive 3,1,1   in the earlier one, so the first run has one more
//!            exclusive-last 2,1,2   the same read from the other end
//! ```
//!
//! The numbers alone do not show which format is meant. The number of cubelets
//! shows it, except that it cannot tell the two exclusive formats apart.

use super::super::{Chain, Piece};
use super::form::Form;
use super::parts::Parts;
use super::symbols;
use super::text::{Given, is_separator};
use crate::error::ParseError;
use crate::message::Message;
use crate::parsing::source::{Place, bounded, shown};

/// `lengths`: the number of cubelets in each run.
pub(super) static LENGTHS: Form = Form {
    id: "lengths",
    reader: |parts| chains(parts, |numbers| from_runs(numbers.to_vec())),
    writer: |chain, _| Ok(joined(&chain.runs())),
};

/// `increments`: the number of steps in each run.
pub(super) static INCREMENTS: Form = Form {
    id: "increments",
    reader: |parts| chains(parts, |steps| from_runs(steps.iter().map(|step| step + 1).collect())),
    writer: |chain, _| {
        Ok(joined(&chain.runs().iter().map(|length| length - 1).collect::<Vec<_>>()))
    },
};

/// `exclusive`: the number of new cubelets in each run.
pub(super) static EXCLUSIVE: Form = Form {
    id: "exclusive",
    reader: |parts| chains(parts, exclusive),
    writer: |chain, _| Ok(joined(&groups(&chain.runs()))),
};

/// `exclusive-last`: like `exclusive`, but a corner counts in the later run.
pub(super) static EXCLUSIVE_LAST: Form = Form {
    id: "exclusive-last",
    reader: |parts| {
        let back = |numbers: &[usize]| numbers.iter().rev().copied().collect::<Vec<_>>();
        chains(parts, |numbers| exclusive(&back(numbers)).map(|chain| chain.reversed()))
    },
    writer: |chain, _| {
        let mut groups = groups(&chain.reversed().runs());
        groups.reverse();
        Ok(joined(&groups))
    },
};

/// `binary`: 1 for each corner, 0 for every other cubelet.
pub(super) static BINARY: Form = Form {
    id: "binary",
    reader: |parts| {
        let piece = |bit: &usize| if *bit == 1 { Piece::Corner } else { Piece::Straight };
        let pieces = bits(parts).map(|bits| bits.iter().map(piece).collect::<Vec<_>>());
        pieces.map_or(Vec::new(), |pieces| symbols::with_and_without_ends(&pieces))
    },
    writer: |chain, _| {
        let bit = |piece: &Piece| if *piece == Piece::Corner { '1' } else { '0' };
        Ok(chain.pieces().iter().map(bit).collect())
    },
};

/// `turns`: a symbol for each run, 0 for 2 cubelets and 1 for 3; only for cubes
/// with sides of 3, which have no other runs.
pub(super) static TURNS: Form = Form {
    id: "turns",
    reader: |parts| {
        let runs = bits(parts).map(|bits| bits.iter().map(|bit| bit + 2).collect());
        runs.and_then(from_runs).into_iter().filter(|chain| chain.len() == 27).collect()
    },
    writer: |chain, _| {
        let bit = |length: &usize| char::from_digit(*length as u32 - 2, 2);
        let bits: Option<String> = chain.runs().iter().map(bit).collect();
        let fits = bits.filter(|_| chain.len() == 27);
        fits.ok_or_else(|| Message::new("snake.write-turns"))
    },
};

fn chains(parts: &Parts, chain: impl Fn(&[usize]) -> Option<Chain>) -> Vec<Chain> {
    match parts {
        Parts::Numbers { numbers, .. } => chain(numbers).into_iter().collect(),
        _ => Vec::new(),
    }
}

fn bits(parts: &Parts) -> Option<&[usize]> {
    match parts {
        Parts::Numbers { numbers, .. } if numbers.iter().all(|bit| *bit < 2) => Some(numbers),
        _ => None,
    }
}

fn from_runs(runs: Vec<usize>) -> Option<Chain> {
    Chain::from_runs(&runs).ok()
}

/// The chain in which corners count in the earlier of their runs.
pub(super) fn exclusive(groups: &[usize]) -> Option<Chain> {
    let (first, others) = groups.split_first()?;
    from_runs([*first].into_iter().chain(others.iter().map(|group| group + 1)).collect())
}

/// The number of cubelets of each run that are not part of the run before.
pub(super) fn groups(runs: &[usize]) -> Vec<usize> {
    runs.iter().enumerate().map(|(at, length)| length - usize::from(at > 0)).collect()
}

fn joined(numbers: &[usize]) -> String {
    numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(",")
}

/// A number as written in a text.
struct Word {
    digits: String,
    negative: bool,
    place: Place,
}

/// The numbers of a text. If every number has several digits, or there are only zeros and ones,
/// each digit is a number of its own. An end mark after the last number (0 or -1) is left out and
/// noted.
pub(super) fn read(given: &Given) -> Result<(Vec<usize>, Option<Message>), ParseError> {
    let mut words = words(given)?;
    let numbers = words.len();
    let minus = words.iter().filter(|word| word.negative).count();
    if numbers > 2 && minus + 1 == numbers {
        // If every number but the first has a dash, the dashes separate the
        // numbers.
        words.iter_mut().for_each(|word| word.negative = false);
    }
    let bits = words.iter().all(|word| word.digits.chars().all(|digit| "01".contains(digit)));
    let mark = words.last().filter(|last| last.negative || (last.digits == "0" && !bits));
    let note = mark.map(|mark| {
        let sign = if mark.negative { "-" } else { "" };
        Message::new("snake.end-mark").with("found", format!("{sign}{}", mark.digits))
    });
    if note.is_some() {
        words.pop();
    }
    let split = words.iter().all(|word| word.digits.len() > 1) || bits;
    let mut found = Vec::new();
    for word in &words {
        word.numbers(split, bits, &mut found)?;
    }
    Ok((found, note))
}

impl Word {
    /// Appends the number, or one number for each of its digits.
    fn numbers(&self, split: bool, bits: bool, found: &mut Vec<usize>) -> Result<(), ParseError> {
        let unexpected =
            |found: String| self.place.error(Message::new("snake.run-number").with("found", found));
        if self.negative {
            return Err(unexpected(format!("-{}", self.digits)));
        }
        if split {
            found.extend(self.digits.bytes().map(|digit| usize::from(digit - b'0')));
        } else {
            found.push(bounded(&self.digits, self.place)? as usize);
        }
        if !bits && found.contains(&0) {
            return Err(unexpected("0".to_owned()));
        }
        Ok(())
    }
}

fn words(given: &Given) -> Result<Vec<Word>, ParseError> {
    let mut words: Vec<Word> = Vec::new();
    let mut before = ' ';
    for (at, glyph) in given.glyphs.iter().enumerate() {
        match (glyph.char, words.last_mut()) {
            ('0'..='9', Some(word)) if before.is_ascii_digit() => word.digits.push(glyph.char),
            ('0'..='9', _) => {
                let place = glyph.place;
                // A dash is a sign if a number follows it immediately and no
                // number precedes it.
                let free = at < 2 || !given.glyphs[at - 2].char.is_ascii_digit();
                let negative = before == '-' && free;
                words.push(Word { digits: glyph.char.to_string(), negative, place });
            }
            (char, _) if is_separator(char) => {}
            (char, _) => {
                let message = Message::new("snake.run-number").with("found", shown(Some(char)));
                return Err(glyph.place.error(message));
            }
        }
        before = glyph.char;
    }
    Ok(words)
}
