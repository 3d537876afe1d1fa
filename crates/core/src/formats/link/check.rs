//! The check character of a link, described so that other programs can compute it too.
//!
//! The check covers every character before its own dot, without `#`, in canonical
//! spelling (kind in lower case, no blanks). Start with 1. For each character, multiply
//! by 3, add its value, and take the result modulo 31. The remainder 0..=30 selects a
//! character of `23456789abcdefghjkmnpqrstuvwxyz` (without 0, 1, i, l and o).
//!
//! The digits have their own values, and `-` has the value 0. Letters `a`-`z` have the
//! values 10 to 35, `A`-`Z` have 7 to 32 (so a run of r counts 7 + r), and `.` has 30.
//! In a section of signs, `l` counts 1, `g` 2 and `b` 3; in a section of marks, `o`
//! counts 1 and `e` 2. In the givens of a puzzle with parks, a number counts one more.
//! Up to size 9, all characters of a section then have different remainders. So one
//! wrong character or two swapped neighbours always change the check, or produce a
//! value above the size. Above size 9, a letter and a capital may have the same
//! remainder, but then a section has the wrong length. Only 31 and 32 can be mistaken
//! for `-` and 1.

use super::sections::Section;

/// The characters for the remainders modulo 31.
const NAMES: &[u8; 31] = b"23456789abcdefghjkmnpqrstuvwxyz";

/// Whether a character can be a check.
pub(super) fn is_name(char: char) -> bool {
    NAMES.iter().any(|name| char::from(*name) == char.to_ascii_lowercase())
}

/// The check of the text before its dot; sections start after the first dot.
pub(super) fn of(text: &str, sections: &[Box<dyn Section>]) -> char {
    let mut section = None;
    let mut ahead = sections.iter();
    let mut rest = 1;
    for char in text.chars() {
        if char == '.' {
            section = ahead.next();
        }
        let own = section.and_then(|section| section.worth(char));
        rest = (rest * 3 + own.unwrap_or_else(|| worth(char))) % 31;
    }
    char::from(NAMES[rest as usize])
}

/// The check of a link without special sections, as for snakes.
pub(crate) fn plain(text: &str) -> char {
    of(text, &[])
}

const fn worth(char: char) -> u32 {
    match char {
        '0'..='9' => char as u32 - '0' as u32,
        'a'..='z' => char as u32 - 'a' as u32 + 10,
        'A'..='Z' => char as u32 - 'A' as u32 + 7,
        '.' => 30,
        _ => 0,
    }
}
