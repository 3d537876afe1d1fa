//! Texts in UTF-16, which some Windows programs write; they are identified by
//! their first bytes.

use std::io::{self, BufRead, Cursor, Read};

/// Reads two bytes as one unit.
type Order = fn([u8; 2]) -> u16;

/// The same text in UTF-8. UTF-16 is first read to the end; anything else is
/// passed on unchanged.
pub(crate) fn decoded(mut reader: Box<dyn BufRead + Send>) -> io::Result<Box<dyn BufRead + Send>> {
    // No text in UTF-8 begins with either byte of the mark.
    if !matches!(reader.fill_buf()?.first(), Some(0xfe | 0xff)) {
        return Ok(reader);
    }
    let mut bytes = Vec::new();
    reader.read_to_end(&mut bytes)?;
    let order: Order = match bytes.as_slice() {
        [0xff, 0xfe, ..] => u16::from_le_bytes,
        [0xfe, 0xff, ..] => u16::from_be_bytes,
        _ => return Ok(Box::new(Cursor::new(bytes))),
    };
    let units = bytes[2..].chunks(2).map(|pair| match pair {
        [first, second] => order([*first, *second]),
        // Half of a surrogate pair is not a character, and no format accepts
        // its replacement.
        _ => 0xfffd,
    });
    let chars = char::decode_utf16(units).map(|char| char.unwrap_or(char::REPLACEMENT_CHARACTER));
    Ok(Box::new(Cursor::new(chars.collect::<String>().into_bytes())))
}
