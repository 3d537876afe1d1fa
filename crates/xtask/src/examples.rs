//! The examples for large inputs, run over the program of this checkout. What needs Spark itself has a command of its own
//! (docs/testing.md).

use std::env::consts::EXE_SUFFIX;

use crate::step::{Outcome, Step, root};

/// Runs them with `python3`, which is there.
pub(crate) fn run() -> Outcome {
    Step::cargo("program", "build --quiet --package gridfold --target-dir target").run()?;
    let program = root().join("target/debug").join(format!("gridfold{EXE_SUFFIX}"));
    let line = "python3 -m unittest discover --start-directory examples/spark";
    Step::new("examples", line).with("GRIDFOLD", program.to_string_lossy()).run()
}
