//! The check character of a link, so that others can compute it too.
//!
//! It is taken over every character before its own dot, without `#`, in the
//! form in which the writer writes them (kind in lower case, no blanks). Start
//! with 1; for each character multiply by 3, add its worth, keep the rest of a
//! division by 31. The rest 0..=30 names a character of
//! `23456789abcdefghjkmnpqrstuvwxyz` (no 0, 1, i, l, o).
//!
//! Worth: `-` and `0` 0, digits themselves, `a`-`z` 10 to 35, `A`-`Z` 7 to 32
//! (so a run of r is worth 7 + r), `.` 30; but in a section of signs `l` is
//! worth 1 and `g` 2. Up to size 9 all characters of a section then differ by
//! their rest, so one wrong character or two swapped neighbours always change
//! the check, or make a value above the size. Above size 9 a letter and a
//! capital may have one rest, but then a section has the wrong length; only 31
//! and 32 can be taken for `-` and 1.

use super::Section;

/// The rests of a division by 31, by name.
const NAMES: &[u8; 31] = b"23456789abcdefghjkmnpqrstuvwxyz";

/// The check of the text before its dot; the sections are those behind the
/// first dot.
pub(super) fn of(text: &str, sections: &[Section]) -> char {
    let mut section = None;
    let mut ahead = sections.iter();
    let mut rest = 1;
    for char in text.chars() {
        if char == '.' {
            section = ahead.next().copied();
        }
        rest = (rest * 3 + worth(char, section)) % 31;
    }
    char::from(NAMES[rest as usize])
}

/// The check of a link without sections of its own kinds, as snakes have it.
pub(crate) fn plain(text: &str) -> char {
    of(text, &[])
}

fn worth(char: char, section: Option<Section>) -> u32 {
    let signs = section.is_some_and(Section::holds_signs);
    match char {
        'l' if signs => 1,
        'g' if signs => 2,
        '0'..='9' => u32::from(char) - u32::from('0'),
        'a'..='z' => u32::from(char) - u32::from('a') + 10,
        'A'..='Z' => u32::from(char) - u32::from('A') + 7,
        '.' => 30,
        _ => 0,
    }
}
