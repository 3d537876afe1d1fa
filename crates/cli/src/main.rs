//! Gridfold for a terminal and for pipes: puzzles in, answers out, one after the other in the order of the input.
//!
//! Nothing here knows how to solve or how a format is written; that is the core's. This program reads arguments and
//! files, keeps all cores busy and the output in order, and reports to the shell.

mod args;
mod board;
mod candidates;
mod conflict;
mod convert;
mod each;
mod fold;
mod lab;
mod lab_table;
mod ordered;
mod places;
mod redundant;
mod snakes;
mod solve;
mod source;
mod status;

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use args::{Arguments, Command};
use clap::Parser;
use status::Status;

fn main() -> ExitCode {
    let ended = match Arguments::parse().command {
        Command::Solve(arguments) => solve::run(&arguments),
        Command::Candidates(arguments) => candidates::run(&arguments),
        Command::Conflict(arguments) => conflict::run(&arguments),
        Command::Redundant(arguments) => redundant::run(&arguments),
        Command::Convert(arguments) => convert::run(&arguments),
        Command::Lab(arguments) => lab::run(&arguments),
    };
    match ended {
        Ok(status) => status.into(),
        // Whoever reads has seen enough: `gridfold solve ... | head` is no failure.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Status::Done.into(),
        Err(error) => {
            complain(&format!("{error}"));
            Status::BadInput.into()
        }
    }
}

/// A line on standard error. Where even that is closed there is nobody left to tell.
fn complain(text: &str) {
    let _ = writeln!(io::stderr(), "gridfold: {text}");
}
