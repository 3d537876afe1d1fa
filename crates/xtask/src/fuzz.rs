//! Fuzzing: the seed corpus, and then each target for a while. The targets are
//! in `fuzz/`.

use std::env;
use std::fs;
use std::path::Path;

use crate::step::{Outcome, Step, root};

/// The default time for each target, in seconds.
const SECONDS: u32 = 60;

/// Runs the given targets, or all targets, until the first finding.
pub(crate) fn run() -> Outcome {
    let (targets, seconds) = arguments(env::args().skip(2))?;
    let targets = if targets.is_empty() { all()? } else { targets };
    Step::cargo("seed corpus", "run --quiet --manifest-path fuzz/Cargo.toml --example seeds")
        .run()?;
    for target in targets {
        let run = format!("fuzz run -s none {target} -- -max_total_time={seconds} -timeout=10");
        Step::cargo("fuzzing (needs: cargo install cargo-fuzz)", &run).run()?;
    }
    Ok(())
}

/// The names of targets, and the seconds after `--seconds`.
fn arguments(mut words: impl Iterator<Item = String>) -> Result<(Vec<String>, u32), String> {
    let (mut targets, mut seconds) = (Vec::new(), SECONDS);
    while let Some(word) = words.next() {
        if word == "--seconds" {
            let number = words.next().and_then(|number| number.parse().ok());
            seconds = number.ok_or("--seconds needs a whole number.")?;
        } else {
            targets.push(word);
        }
    }
    Ok((targets, seconds))
}

/// Every target, named after its file.
fn all() -> Result<Vec<String>, Box<dyn std::error::Error>> {
    let mut targets = Vec::new();
    for entry in fs::read_dir(root().join("fuzz/fuzz_targets"))? {
        let name = entry?.file_name();
        targets.extend(Path::new(&name).file_stem().map(|stem| stem.to_string_lossy().into()));
    }
    targets.sort_unstable();
    Ok(targets)
}

#[cfg(test)]
mod tests {
    use super::{SECONDS, all, arguments};

    #[test]
    fn targets_and_seconds_are_read_in_any_order() {
        let read = |line: &str| arguments(line.split_whitespace().map(str::to_owned));
        assert_eq!(read(""), Ok((Vec::new(), SECONDS)));
        let both = Ok((vec!["links".to_owned(), "grids".to_owned()], 5));
        assert_eq!(read("links --seconds 5 grids"), both);
        assert!(read("--seconds soon").is_err() && read("--seconds").is_err());
    }

    #[test]
    fn every_target_of_the_folder_is_declared() {
        let manifest = std::fs::read_to_string(super::root().join("fuzz/Cargo.toml")).unwrap();
        let targets = all().unwrap();
        assert!(targets.len() > 5);
        for target in &targets {
            let path = format!("path = \"fuzz_targets/{target}.rs\"");
            assert!(manifest.contains(&path), "{target} is not in fuzz/Cargo.toml");
        }
        assert_eq!(manifest.matches("path = \"fuzz_targets/").count(), targets.len());
    }
}
