//! Random damage: what happens to a text in typing, copying and sending, and
//! what only an attacker would do.

use super::random::Dice;

/// Characters that have a meaning in some format, look as if they had one, or
/// split a text in unexpected places.
const CHARACTERS: &[char] = &[
    '0',
    '1',
    '2',
    '9',
    '-',
    '+',
    '|',
    '<',
    '>',
    '^',
    'v',
    '.',
    ',',
    ';',
    ':',
    '/',
    '#',
    '%',
    '=',
    '[',
    ']',
    '{',
    '}',
    '(',
    '"',
    '\'',
    ' ',
    '\t',
    '\n',
    '\r',
    '\0',
    'a',
    'g',
    'l',
    'x',
    'z',
    'A',
    'D',
    'E',
    'S',
    'C',
    'W',
    'Z',
    '_',
    '\u{2212}',
    '\u{2014}',
    '\u{2502}',
    '\u{253c}',
    '\u{2227}',
    '\u{a0}',
    '\u{200b}',
    '\u{feff}',
    '\u{2028}',
    '\u{202e}',
    '\u{fb00}',
    '\u{664}',
    '\u{ff11}',
    '\u{1f40d}',
];

/// The text, damaged in one to six places; sometimes a part of the other text
/// is inserted.
pub fn mutated(dice: &mut Dice, text: &str, other: &str) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..1 + dice.below(6) {
        damage(dice, &mut chars, other);
    }
    chars.into_iter().collect()
}

fn damage(dice: &mut Dice, chars: &mut Vec<char>, other: &str) {
    let (from, to) = range(dice, chars.len());
    let one = CHARACTERS[dice.below(CHARACTERS.len())];
    match dice.below(9) {
        0 => chars.truncate(from),
        1 => drop(chars.drain(from..to)),
        2 => chars.insert(from, one),
        3 => chars.splice(from..to, [one]).for_each(drop),
        4 => {
            let part = chars[from..to].to_vec();
            chars.splice(to..to, part);
        }
        5 => chars[from..to].reverse(),
        6 if from < chars.len() => chars[from] = one,
        7 => {
            let other: Vec<char> = other.chars().collect();
            let (first, last) = range(dice, other.len());
            chars.splice(from..to, other[first..last].iter().copied());
        }
        _ => chars.splice(from..from, vec![one; 1 + dice.below(40)]).for_each(drop),
    }
}

/// A random range in a list of this length, more often short than long.
fn range(dice: &mut Dice, length: usize) -> (usize, usize) {
    let from = dice.below(length + 1);
    let most = if dice.chance(80) { (length - from).min(4) } else { length - from };
    (from, from + dice.below(most + 1))
}
