//! The gate: everything that must pass before a change is shared, the same here
//! and on any server.
//!
//! Quick checks come first, so that a mistake is found within seconds. The page is built while the Rust tests run:
//! linking the wasm keeps one core busy, and so does the longest of the tests. Meanwhile Chromium is fetched. This
//! program's own tests are separate: together with the others, some of its dependencies would be compiled again.
//! The core's unit tests are separate too: they need no speed, and another core compiled for speed takes far longer than
//! they do.

use crate::step::{Outcome, Step, root};
use crate::{chromium, engines, examples, locks, python};

/// A separate workspace with a separate build folder, so no other step waits
/// for this one.
const FUZZ: &str = "check --quiet --locked --manifest-path fuzz/Cargo.toml --all-targets";

/// All Rust tests, in the order in which they run; the star means every file of tests.
const RUST_TESTS: [(&str, &str); 6] = [
    ("Rust tests of the core", "test --quiet --package gridfold-core --all-features --test *"),
    (
        "Rust unit tests of the core",
        "test --quiet --package gridfold-core --all-features --lib --config profile.dev.package.gridfold-core.opt-level=0",
    ),
    (
        "Rust examples of the core",
        "build --quiet --package gridfold-core --all-features --examples",
    ),
    (
        "Rust examples in the core's documentation",
        "test --quiet --package gridfold-core --all-features --doc",
    ),
    (
        "Rust tests",
        "test --quiet --workspace --exclude xtask --exclude gridfold-core --all-features",
    ),
    ("Rust tests of the chores", "test --quiet --package xtask"),
];

/// Runs every check, and stops at the first failure.
pub(crate) fn run() -> Outcome {
    gate().map_err(|failure| format!("npm test did not pass. {failure}"))?;
    println!("\nEverything passed.");
    Ok(())
}

fn gate() -> Outcome {
    let browser = Step::chore("Chromium", "chromium").start();
    Step::cargo("Rust format (cargo fmt mends it)", "fmt --all --check").run()?;
    Step::node(
        "TypeScript lint (npm run format mends most)",
        "@biomejs/biome/bin/biome",
        "check --error-on-warnings",
    )
    .run()?;
    locks::check()?;
    Step::cargo(
        "Rust lint",
        "clippy --quiet --locked --workspace --all-targets --all-features -- --deny warnings",
    )
    .run()?;
    // The build uses Chromium to draw pictures.
    browser.wait()?;
    let page = Step::chore("page (npm run build)", "build").start();
    let fuzz = fuzz_targets().start();
    let tests = rust_tests();
    page.wait().and(fuzz.wait()).and(tests)?;
    python::install()?;
    examples::check()?;
    let chromium = chromium::ensure_installed()?;
    // A test waits for frames and timers for a quarter of its time: four workers keep two cores busy.
    Step::node(
        "page tests",
        "@playwright/test/cli.js",
        "test --workers 4 --project unit --project built --project e2e",
    )
    .with("CHROMIUM", chromium)
    .run()?;
    engines::run()
}

/// Nothing is linked here, so libFuzzer need not be compiled: any file serves as its library.
fn fuzz_targets() -> Step {
    let stand_in = root().join("fuzz/Cargo.toml");
    Step::cargo("fuzz targets", FUZZ).with("CUSTOM_LIBFUZZER_PATH", stand_in.to_string_lossy())
}

fn rust_tests() -> Outcome {
    for (title, line) in RUST_TESTS {
        Step::cargo(title, line).run()?;
    }
    Ok(())
}
