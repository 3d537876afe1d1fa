//! The program `gridfold`: puzzles in, answers out, in the order of the input.
//!
//! The core contains the solvers and the formats. This program reads arguments and files, keeps all cores busy and the
//! output in order, and reports to the shell.

mod args;
mod candidates;
mod conditions_json;
mod conditions_text;
mod conflict;
mod convert;
mod days;
mod drawing;
mod generate;
mod hint;
mod json;
mod lab;
mod lab_table;
mod marked;
mod named;
mod names_json;
mod ordered;
mod output;
mod photo;
mod pixels;
mod place;
mod rate;
mod redundant;
mod runner;
mod schema;
mod single_lines;
mod solve;
mod solve_snake;
mod source;
mod status;
mod steps;
mod steps_json;
mod why_not;

use std::io::{self, ErrorKind};
use std::process::ExitCode;

use args::{Arguments, Command};
use clap::Parser;
use output::complain;
use status::Status;

fn main() -> ExitCode {
    match Arguments::try_parse() {
        Ok(arguments) => ended(run(arguments.command)),
        Err(error) if error.use_stderr() => {
            output::tell(&error.render().to_string());
            Status::BadInput.into()
        }
        // Clap also reports help and version as errors, with the exit code 0.
        Err(error) => match error.print() {
            Ok(()) => ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2)),
            Err(failure) => ended(Err(failure)),
        },
    }
}

fn run(command: Command) -> io::Result<Status> {
    match command {
        Command::Solve(arguments) => solve::run(&arguments),
        Command::Candidates(arguments) => runner::ask(&arguments, candidates::report),
        Command::Conflict(arguments) => runner::ask(&arguments, conflict::report),
        Command::Redundant(arguments) => runner::ask(&arguments, redundant::report),
        Command::Hint(arguments) => hint::run(&arguments),
        Command::Steps(arguments) => runner::ask(&arguments, steps::report),
        Command::Rate(arguments) => runner::ask(&arguments, rate::report),
        Command::WhyNot(arguments) => why_not::run(&arguments),
        Command::Generate(arguments) => generate::run(&arguments),
        Command::Convert(arguments) => convert::run(&arguments),
        Command::Photo(arguments) => photo::run(&arguments),
        Command::Lab(arguments) => lab::run(&arguments),
        Command::Schema(arguments) => schema::run(&arguments),
    }
}

fn ended(result: io::Result<Status>) -> ExitCode {
    match result {
        Ok(status) => status.into(),
        // The reader of the pipe closed it early; `gridfold solve ... | head`
        // is not a failure.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Status::Done.into(),
        Err(error) => {
            complain(&format!("standard output: {error}"));
            Status::BadInput.into()
        }
    }
}
