//! `npm run bench`: the speed of the solver, native and in wasm, in the same run on the same
//! puzzles.
//!
//! The sets are in `bench/sets`; the two programs that measure are `crates/core/examples/measure.rs` and
//! `bench/measure.mjs`. This module only starts the programs and combines their figures into one table.
//! `docs/performance.md` explains the table.

mod figure;
mod fresh;
mod grids;
mod set;
mod snakes;

use std::env;
use std::process::Command;

use crate::step::{Fallible, Outcome, Step, root};
use crate::{bindings, chromium, page};
use figure::{Figure, measure, same_nodes};
use set::{Set, sets};

/// The default number of seconds after which the native program gives up on a
/// puzzle (`--cap`).
const CAP: u64 = 20;

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
    let sets = sets(&folder, &names)?;
    bindings::write()?;
    let build =
        "build --quiet --release --package gridfold-core --example measure --target-dir target";
    Step::cargo("native program", build).run()?;
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

/// Removes an option and its number from the arguments.
fn take_number(arguments: &mut Vec<String>, option: &str) -> Fallible<Option<u64>> {
    let Some(at) = arguments.iter().position(|argument| argument == option) else {
        return Ok(None);
    };
    let number = arguments.get(at + 1).and_then(|number| number.parse().ok());
    arguments.drain(at..arguments.len().min(at + 2));
    number.map(Some).ok_or_else(|| format!("{option} takes a number").into())
}

fn row(set: &Set, cap: u64, line: Line) -> Fallible<String> {
    let native = "target/release/examples/measure";
    let program = root().join(native).with_extension(env::consts::EXE_EXTENSION);
    let native = measure(
        Command::new(program).args([set.limit, cap].map(|n| n.to_string())),
        set,
        &set.links,
    )?;
    let solved = |figure: &Figure| figure.micros.is_finite();
    let links: Vec<String> = set
        .links
        .iter()
        .zip(&native)
        .filter(|(_, figure)| solved(figure))
        .map(|(link, _)| link.clone())
        .collect();
    let mut node = Command::new("node");
    node.args(["bench/measure.mjs".to_owned(), set.limit.to_string()]);
    let wasm = measure(&mut node, set, &links)?;
    same_nodes(set, native.iter().filter(|figure| solved(figure)), &wasm)?;
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
