//! Tests that take minutes or measure time, outside the gate: `npm run test:long`.
//!
//! The Rust tests run as they do in the gate, with debug assertions and overflow checks.

use crate::step::{Outcome, Step};
use crate::{chromium, page};

/// Runs every long test, and stops at the first failure.
pub(crate) fn run() -> Outcome {
    Step::cargo("long Rust tests", "test --workspace -- --ignored").run()?;
    let examples = "test --quiet --manifest-path fuzz/Cargo.toml --lib";
    Step::cargo("examples of every request", examples).run()?;
    page::build()?;
    let chromium = chromium::ensure_installed()?;
    Step::node(
        "long page tests",
        "@playwright/test/cli.js",
        "test --project long --project chromium",
    )
    .with("CHROMIUM", chromium)
    .run()
}
