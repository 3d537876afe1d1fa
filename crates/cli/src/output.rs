//! Where the program writes: answers to standard output, complaints to standard error.
//!
//! Answers go through a file of its own, because the standard library reports no error where standard output cannot be
//! written at all (open for reading only, for example). Standard output that was closed before the start (`>&-`) cannot
//! be told from `/dev/null`, which Rust's runtime puts in its place.

use std::io::{self, Write};

/// Standard output, for one writer; a line arrives when it is complete.
#[cfg(unix)]
pub(crate) fn answers() -> io::Result<impl Write> {
    use std::fs::File;
    use std::os::fd::AsFd;
    Ok(io::LineWriter::new(File::from(io::stdout().as_fd().try_clone_to_owned()?)))
}

/// Standard output, for one writer; a line arrives when it is complete.
#[cfg(not(unix))]
pub(crate) fn answers() -> io::Result<impl Write> {
    Ok(io::stdout().lock())
}

/// A line on standard error. Where that is closed too, the line is lost.
pub(crate) fn complain(text: &str) {
    let _ = writeln!(io::stderr(), "gridfold: {text}");
}
