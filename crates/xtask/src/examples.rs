//! The examples for large inputs, run with the program built from this checkout. The parts that need Spark have a
//! separate command (docs/testing.md).

use std::env;
use std::env::consts::EXE_SUFFIX;

use crate::step::{Outcome, Step};

/// Builds the program and runs the examples.
pub(crate) fn run() -> Outcome {
    Step::cargo("program", "build --quiet --package gridfold").run()?;
    check()
}

/// Runs the examples with the installed `python3` and the last built program, as the tests of the command line do.
pub(crate) fn check() -> Outcome {
    // The program is next to this one, wherever cargo builds.
    let program = env::current_exe()?.with_file_name(format!("gridfold{EXE_SUFFIX}"));
    let line = "python3 -m unittest discover --start-directory examples/spark";
    Step::new("examples", line).with("GRIDFOLD", program.to_string_lossy()).run()
}
