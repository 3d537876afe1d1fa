//! The requests about the strategy lab, without a word of JavaScript: the list of strategies, races, and runs that are
//! told step by step.
//!
//! A race only counts and keeps nothing, so stopping it is ending the worker. A run that is told ([`Told`]) stays in the
//! worker between requests, because the sentence of an event is made only when somebody looks at it.

mod marks;
mod race;
mod told;
mod words;

pub use race::race;
pub use told::Told;

use gridfold_core::lab::{STRATEGIES, Strategy, strategy};
use gridfold_core::puzzle::GridPuzzle;

use crate::requests::{BadRequest, known};
use crate::twins::{Draft, LabLine, LabStrategy};

/// Those that a race begins with where nobody chose: each has one idea more than the one before.
const USUAL: &[&str] = &["early-checks", "domains", "fix-point", "stronger"];

/// Every strategy for grids, in the order of the core's list.
#[must_use]
pub fn strategies() -> Vec<LabStrategy> {
    let entry = |strategy: &&dyn Strategy| LabStrategy {
        id: strategy.id().to_owned(),
        code: strategy.code().iter().map(LabLine::from).collect(),
        usual: USUAL.contains(&strategy.id()),
    };
    STRATEGIES.iter().map(entry).collect()
}

fn named(id: &str) -> Result<&'static dyn Strategy, BadRequest> {
    strategy(id).ok_or_else(|| BadRequest(format!("no strategy {id:?}")))
}

fn puzzle(draft: Draft) -> Result<GridPuzzle, BadRequest> {
    known(draft)?.puzzle().map_err(|faults| BadRequest(faults.to_string()))
}

#[cfg(test)]
mod tests {
    use gridfold_core::lab::STRATEGIES;
    use gridfold_core::message::ENGLISH;

    use super::{USUAL, named, strategies};

    #[test]
    fn every_strategy_comes_with_its_code() {
        let list = strategies();
        assert_eq!(list.len(), STRATEGIES.len());
        assert!(list.iter().all(|one| one.code.len() > 3), "{list:?}");
        assert_eq!(list.iter().filter(|one| one.usual).count(), USUAL.len());
    }

    #[test]
    fn every_strategy_has_its_name_its_idea_and_the_texts_of_its_lines() {
        let known = |key: &str| ENGLISH.iter().any(|(english, _)| *english == key);
        for one in strategies() {
            assert!(known(&format!("lab.name.{}", one.id)), "{}", one.id);
            assert!(known(&format!("lab.idea.{}", one.id)), "{}", one.id);
            assert!(one.code.iter().all(|line| known(&line.key)), "{one:?}");
        }
    }

    #[test]
    fn a_strategy_that_there_is_not_is_named() {
        assert_eq!(named("luck").err().map(|error| error.0), Some("no strategy \"luck\"".into()));
    }
}
