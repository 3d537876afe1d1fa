//! `npm run bench`: the speed of the solver, native and in wasm, in the same run on the same
//! puzzles.
//!
//! The sets are in `bench/sets`; the two programs that measure are `crates/core/examples/measure.rs` and
//! `bench/measure.mjs`. This module only starts the programs and combines their figures into one table.
//! `docs/performance.md` explains the table.

mod against;
mod figure;
mod fresh;
mod grids;
mod set;
mod snakes;

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::step::{Fallible, Outcome, Step, root};
use crate::{bindings, chromium, page};
use figure::{Figure, measure, same_nodes};
use set::{Set, sets};

/// The default number of seconds after which the native program gives up on a
/// puzzle (`--cap`).
const CAP: u64 = 20;

/// Builds the native program.
const NATIVE: &str =
    "build --quiet --release --package gridfold-core --example measure --target-dir target";

/// Makes the row of a set from its native and its wasm figures.
type Line = fn(&str, &[Figure], &[Figure], u64) -> String;

/// Measures the given sets, or all sets.
pub(crate) fn run() -> Outcome {
    let mut names: Vec<String> = env::args().skip(2).collect();
    if names == ["page"] {
        return first_visit();
    }
    let cap = take_number(&mut names, "--cap")?.unwrap_or(CAP);
    let folder = root().join("bench/sets");
    if let Some(seed) = take_number(&mut names, "--fresh")? {
        fresh::write(&folder, seed)?;
    }
    let old = take(&mut names, "--against")?.map(PathBuf::from);
    let sets = sets(&folder, &names)?;
    bindings::write()?;
    Step::cargo("native program", NATIVE).run()?;
    if let Some(old) = old {
        return against::run(&old, &sets, cap);
    }
    let (grids, snakes): (Vec<Set>, Vec<Set>) =
        sets.into_iter().partition(|set| set.foldings.is_none());
    table(grids::HEAD, &grids, cap, grids::line)?;
    table(snakes::HEAD, &snakes, cap, snakes::line)?;
    println!(
        "\nTimes are medians of several runs of a puzzle; a puzzle that the native program does not"
    );
    println!("solve within {cap} s counts as slower than any other and is not given to wasm.");
    Ok(())
}

/// Measures the time until the page can be used on a slow phone.
fn first_visit() -> Outcome {
    page::build()?;
    Step::new("first visit", "node bench/page.mjs")
        .with("CHROMIUM", chromium::ensure_installed()?)
        .run()
}

/// Prints a row for each set as soon as it has been measured.
fn table(head: &str, sets: &[Set], cap: u64, line: Line) -> Outcome {
    if !sets.is_empty() {
        println!("\n{head}");
    }
    for set in sets {
        println!("{}", row(set, cap, line)?);
    }
    Ok(())
}

/// Removes an option and its value from the arguments.
fn take(arguments: &mut Vec<String>, option: &str) -> Fallible<Option<String>> {
    let Some(at) = arguments.iter().position(|argument| argument == option) else {
        return Ok(None);
    };
    let value = arguments.get(at + 1).cloned().ok_or_else(|| format!("{option} takes a value"))?;
    arguments.drain(at..at + 2);
    Ok(Some(value))
}

/// Removes an option and its number from the arguments.
fn take_number(arguments: &mut Vec<String>, option: &str) -> Fallible<Option<u64>> {
    let value = take(arguments, option)?;
    Ok(value
        .map(|value| value.parse().map_err(|_| format!("{option} takes a number")))
        .transpose()?)
}

/// The figures of the native program that was built in this folder.
fn native(folder: &Path, set: &Set, cap: u64) -> Fallible<Vec<Figure>> {
    let program = folder.join("target/release/examples/measure");
    let mut command = Command::new(program.with_extension(env::consts::EXE_EXTENSION));
    command.current_dir(folder).args([set.limit, cap].map(|n| n.to_string()));
    measure(&mut command, set, &set.links)
}

/// The figures of the wasm of this folder, without the puzzles that the native program gave up.
fn wasm(folder: &Path, set: &Set, native: &[Figure]) -> Fallible<Vec<Figure>> {
    let solved = set.links.iter().zip(native).filter(|(_, figure)| figure.micros.is_finite());
    let links: Vec<String> = solved.map(|(link, _)| link.clone()).collect();
    let mut node = Command::new("node");
    node.current_dir(folder).args(["bench/measure.mjs".to_owned(), set.limit.to_string()]);
    measure(&mut node, set, &links)
}

fn row(set: &Set, cap: u64, line: Line) -> Fallible<String> {
    let native = native(&root(), set, cap)?;
    let wasm = wasm(&root(), set, &native)?;
    same_nodes(set, native.iter().filter(|figure| figure.micros.is_finite()), &wasm)?;
    Ok(line(&set.name, &native, &wasm, cap))
}

#[cfg(test)]
mod tests {
    use super::take_number;

    #[test]
    fn options_are_taken_from_the_arguments_with_their_numbers() {
        let mut arguments = ["sky-9", "--cap", "5", "sky-10"].map(str::to_owned).to_vec();
        assert_eq!(take_number(&mut arguments, "--fresh").unwrap(), None);
        assert_eq!(take_number(&mut arguments, "--cap").unwrap(), Some(5));
        assert_eq!(arguments, ["sky-9", "sky-10"]);
        assert!(take_number(&mut vec!["--cap".to_owned()], "--cap").is_err());
    }
}
