//! The examples for large inputs, run over the program of this checkout. What needs Spark itself has a command of its own
//! (docs/testing.md).

use std::env;
use std::env::consts::EXE_SUFFIX;

use crate::step::{Outcome, Step};

/// Builds the program and runs them.
pub(crate) fn run() -> Outcome {
    Step::cargo("program", "build --quiet --package gridfold").run()?;
    check()
}

/// Runs them with `python3`, which is there, over the program that was built last, as the tests of the command line do.
pub(crate) fn check() -> Outcome {
    // It lies beside this one, wherever cargo was told to build.
    let program = env::current_exe()?.with_file_name(format!("gridfold{EXE_SUFFIX}"));
    let line = "python3 -m unittest discover --start-directory examples/spark";
    Step::new("examples", line).with("GRIDFOLD", program.to_string_lossy()).run()
}
