//! The compression of lz-string, which f-puzzles and SudokuPad use in their
//! addresses: LZ78 over UTF-16 units, packed into base64.
//!
//! The code was written from the description of the format; its results equal
//! those of the JavaScript library lz-string 1.5, byte by byte. Source:
//! pieroxy.net, "lz-string", which describes the layout of the bits.

use std::collections::BTreeMap;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The longest text that is unpacked, in UTF-16 units. Without this limit, a
/// packed text of a few kilobytes could fill the memory.
const LONGEST: usize = 1 << 20;

/// The reserved codes, which are below the first code of the dictionary.
const UNIT_8: usize = 0;
const UNIT_16: usize = 1;
const END: usize = 2;
const FIRST: usize = 3;

/// Writes six bits per character, the first bit being the highest.
#[derive(Default)]
struct Writer {
    text: String,
    sextet: usize,
    filled: u32,
}

impl Writer {
    /// Writes the lowest bits of a number, the lowest bit first.
    fn push(&mut self, mut number: usize, bits: u32) {
        for _ in 0..bits {
            self.sextet = self.sextet << 1 | number & 1;
            number >>= 1;
            self.filled += 1;
            if self.filled == 6 {
                self.text.push(char::from(ALPHABET[self.sextet]));
                (self.sextet, self.filled) = (0, 0);
            }
        }
    }

    /// Writes the bits that are left, always as one more character; `=` pads
    /// the length to a multiple of four.
    fn finish(mut self) -> String {
        self.sextet <<= 6 - self.filled;
        self.text.push(char::from(ALPHABET[self.sextet]));
        while !self.text.len().is_multiple_of(4) {
            self.text.push('=');
        }
        self.text
    }
}

/// The width of codes, which grows with the dictionary in the same way when
/// packing and unpacking.
struct Width {
    bits: u32,
    /// How many more entries fit before a code needs another bit.
    left: usize,
}

impl Width {
    const fn step(&mut self) {
        self.left -= 1;
        if self.left == 0 {
            self.left = 1 << self.bits;
            self.bits += 1;
        }
    }
}

/// A phrase of the dictionary: the code of its beginning, and its last unit.
type Phrase = (Option<usize>, u16);

struct Packer {
    codes: BTreeMap<Phrase, usize>,
    /// Single units that have not been written yet.
    fresh: BTreeMap<usize, u16>,
    next: usize,
    width: Width,
    out: Writer,
}

/// Packs a text.
pub(crate) fn packed(text: &str) -> String {
    let mut packer = Packer {
        codes: BTreeMap::new(),
        fresh: BTreeMap::new(),
        next: FIRST,
        width: Width { bits: 2, left: 2 },
        out: Writer::default(),
    };
    let mut phrase = None;
    for unit in text.encode_utf16() {
        phrase = Some(packer.longer(phrase, unit));
    }
    if let Some(code) = phrase {
        packer.write(code);
    }
    packer.out.push(END, packer.width.bits);
    packer.out.finish()
}

impl Packer {
    fn add(&mut self, phrase: Phrase) -> usize {
        self.codes.insert(phrase, self.next);
        self.next += 1;
        self.next - 1
    }

    /// The phrase with one more unit, if it is in the dictionary. Otherwise,
    /// the phrase is written, and the unit begins the next phrase.
    fn longer(&mut self, phrase: Option<usize>, unit: u16) -> usize {
        let single = match self.codes.get(&(None, unit)) {
            Some(code) => *code,
            None => {
                let code = self.add((None, unit));
                self.fresh.insert(code, unit);
                code
            }
        };
        let Some(code) = phrase else { return single };
        if let Some(longer) = self.codes.get(&(Some(code), unit)) {
            return *longer;
        }
        self.write(code);
        self.add((Some(code), unit));
        single
    }

    /// Writes a code; the first code of a single unit is the unit itself.
    fn write(&mut self, code: usize) {
        match self.fresh.remove(&code) {
            Some(unit) if unit < 256 => {
                self.out.push(UNIT_8, self.width.bits);
                self.out.push(usize::from(unit), 8);
                self.width.step();
            }
            Some(unit) => {
                self.out.push(UNIT_16, self.width.bits);
                self.out.push(usize::from(unit), 16);
                self.width.step();
            }
            None => self.out.push(code, self.width.bits),
        }
        self.width.step();
    }
}

struct Reader {
    sextets: Vec<u8>,
    bit: usize,
}

impl Reader {
    /// The next number of this many bits; `None` after the end.
    fn take(&mut self, bits: u32) -> Option<usize> {
        let mut number = 0;
        for place in 0..bits {
            let sextet = *self.sextets.get(self.bit / 6)?;
            number |= usize::from(sextet >> (5 - self.bit % 6) & 1) << place;
            self.bit += 1;
        }
        Some(number)
    }
}

/// Unpacks a text; `None` if it is not packed, or far too long.
pub(crate) fn unpacked(packed: &str) -> Option<String> {
    let sextets = packed.trim_end_matches('=').bytes();
    let sextets = sextets.map(|byte| ALPHABET.iter().position(|known| *known == byte));
    let sextets: Option<Vec<u8>> = sextets.map(|index| index.map(|index| index as u8)).collect();
    let mut reader = Reader { sextets: sextets?, bit: 0 };
    // The first code adds no phrase of two units, so it is counted in advance.
    let mut width = Width { bits: 2, left: 1 };
    // A phrase is a part of the text unpacked so far, given by its start and
    // its length.
    let mut phrases: Vec<(usize, usize)> = Vec::new();
    let mut units: Vec<u16> = Vec::new();
    let mut last: Option<(usize, usize)> = None;
    while units.len() <= LONGEST {
        let at = units.len();
        let length = match reader.take(width.bits)? {
            END => return String::from_utf16(&units).ok(),
            wide @ (UNIT_8 | UNIT_16) => {
                let bits = if wide == UNIT_16 { 16 } else { 8 };
                units.push(reader.take(bits)? as u16);
                phrases.push((at, 1));
                width.step();
                1
            }
            code => {
                let (from, length) = match (phrases.get(code - FIRST), last) {
                    (Some(phrase), _) => *phrase,
                    // The phrase that is about to be added: the last phrase
                    // followed by its own first unit.
                    (None, Some((from, length))) if code - FIRST == phrases.len() => {
                        (from, length + 1)
                    }
                    _ => return None,
                };
                (from..from + length).for_each(|index| units.push(units[index]));
                length
            }
        };
        if let Some((from, length)) = last {
            phrases.push((from, length + 1));
            width.step();
        }
        last = Some((at, length));
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{packed, unpacked};

    /// Some texts, as packed by the JavaScript library.
    const KNOWN: [(&str, &str); 8] = [
        ("", "Q==="),
        ("a", "IZA="),
        ("aa", "IbI="),
        ("aaaa", "IY5A"),
        ("hello hello hello", "BYUwNmD2AEoTcpA="),
        ("{\"size\":4}", "N4IgzglgXgpiBcAWAvkA"),
        (
            "{\"grid\":[[{\"region\":null},{\"region\":null}]]}",
            "N4Ig5gTglgJiBcBtRoIFMxQPYDsE4FcAbIgXwBpUNs95CTSBdR0oA===",
        ),
        ("äöü€🙂 🙂 🙂", "CcN4P4NQSLwbhCewBLBMg==="),
    ];

    #[test]
    fn texts_are_packed_as_the_library_does_and_unpacked_again() {
        for (text, known) in KNOWN {
            assert_eq!(packed(text), known, "{text}");
            assert_eq!(unpacked(known).as_deref(), Some(text));
        }
    }

    #[test]
    fn long_texts_come_back() {
        let mut dice = crate::rng::Dice::new(7);
        for length in [10, 100, 1_000, 20_000] {
            let text: String = (0..length)
                .map(|_| char::from(b'a' + u8::try_from(dice.below(4)).expect("small")))
                .collect();
            assert_eq!(unpacked(&packed(&text)), Some(text));
        }
    }

    #[test]
    fn what_is_cut_or_far_too_long_is_refused() {
        for (text, known) in KNOWN.into_iter().skip(4) {
            assert_ne!(unpacked(&known[..known.len() - 6]).as_deref(), Some(text));
        }
        assert_eq!(unpacked("no base64!"), None);
        assert_eq!(unpacked(&packed(&"a".repeat(1 << 21))), None);
    }
}
