//! Facts about a puzzle, as options of its link: `/title.Two.towers/by.Ann`.
//!
//! Letters and digits stand for themselves, and a dot stands for a blank; anything else
//! is a dash and two hexadecimal digits for each byte of its UTF-8. A reader accepts
//! other characters as they are, and replaces invalid UTF-8 with the usual replacement
//! character.

use crate::puzzle::{About, Part};

const NAMES: [(&str, Part); 5] = [
    ("title", Part::Title),
    ("by", Part::Author),
    ("rules", Part::Rules),
    ("note", Part::Note),
    ("locks", Part::Locks),
];

/// The parts that a link can store.
pub(super) const TOLD: &[Part] = &[Part::Title, Part::Author, Part::Rules, Part::Note, Part::Locks];

const HEX: &[u8; 16] = b"0123456789abcdef";

/// Appends all facts to the link of the puzzle.
pub(super) fn write(link: &mut String, about: &About) {
    for (name, part) in NAMES {
        if about.has(part) {
            link.push('/');
            link.push_str(name);
            link.push('.');
            about.text(part).bytes().for_each(|byte| escape(link, byte));
        }
    }
}

fn escape(link: &mut String, byte: u8) {
    if byte.is_ascii_alphanumeric() {
        link.push(char::from(byte));
    } else if byte == b' ' {
        link.push('.');
    } else {
        link.push('-');
        link.push(char::from(HEX[usize::from(byte >> 4)]));
        link.push(char::from(HEX[usize::from(byte & 15)]));
    }
}

/// Reads an option that says something about the puzzle, and ignores any other.
pub(super) fn read(option: &str, about: &mut About) {
    let Some((name, text)) = option.split_once('.') else { return };
    if let Some((_, part)) = NAMES.into_iter().find(|(known, _)| *known == name) {
        about.say(part, unescaped(text.as_bytes()));
    }
}

fn unescaped(mut text: &[u8]) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    loop {
        match text {
            [b'-', high, low, rest @ ..] if digit(*high).is_some() && digit(*low).is_some() => {
                bytes.push(digit(*high).unwrap_or(0) << 4 | digit(*low).unwrap_or(0));
                text = rest;
            }
            [byte, rest @ ..] => {
                bytes.push(if *byte == b'.' { b' ' } else { *byte });
                text = rest;
            }
            [] => return String::from_utf8_lossy(&bytes).into_owned(),
        }
    }
}

fn digit(byte: u8) -> Option<u8> {
    char::from(byte).to_digit(16).map(|digit| digit as u8)
}
