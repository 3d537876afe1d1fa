//! The outputs of the program: answers go to standard output, complaints to
//! standard error.
//!
//! Answers go through a separate file handle, because the standard library reports no error if standard output
//! cannot be written at all (for example, if it is open only for reading). A standard output that was closed before
//! the start (`>&-`) looks like `/dev/null`, because Rust's runtime opens `/dev/null` in its place. A puzzle, an id
//! or the name of a file may contain commands for the terminal, so no control character is written unchanged.

use std::borrow::Cow;
use std::io::{self, Write};
use std::str;

/// Standard output, for a single writer; each line is written when it is
/// complete.
#[cfg(unix)]
pub(crate) fn answers() -> io::Result<impl Write> {
    use std::fs::File;
    use std::os::fd::AsFd;
    let output = File::from(io::stdout().as_fd().try_clone_to_owned()?);
    Ok(Harmless(io::LineWriter::new(output)))
}

/// Standard output, for a single writer; each line is written when it is
/// complete.
#[cfg(not(unix))]
pub(crate) fn answers() -> io::Result<impl Write> {
    Ok(Harmless(io::stdout().lock()))
}

/// Writes a line to standard error. If standard error is also closed, the line is lost.
pub(crate) fn complain(text: &str) {
    let _ = writeln!(io::stderr(), "gridfold: {}", harmless(text));
}

/// Reports faults in the arguments; the text may contain the name of a file.
pub(crate) fn tell(text: &str) {
    let _ = write!(io::stderr(), "{}", harmless(text));
}

/// Writes whole texts with control characters escaped.
struct Harmless<W>(W);

impl<W: Write> Write for Harmless<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match str::from_utf8(bytes).map(harmless) {
            Ok(Cow::Owned(text)) => self.0.write_all(text.as_bytes()).map(|()| bytes.len()),
            Ok(Cow::Borrowed(_)) | Err(_) => self.0.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// A text in which control characters, and characters that change its direction, are written as JSON escapes, which
/// mean the same in JSON.
fn harmless(text: &str) -> Cow<'_, str> {
    if !text.contains(is_command) {
        return Cow::Borrowed(text);
    }
    let shown = |char: char| match char {
        char if is_command(char) => format!("\\u{:04x}", u32::from(char)),
        char => char.to_string(),
    };
    Cow::Owned(text.chars().map(shown).collect())
}

fn is_command(char: char) -> bool {
    let turns =
        matches!(char, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    turns || (char.is_control() && char != '\n' && char != '\t')
}
