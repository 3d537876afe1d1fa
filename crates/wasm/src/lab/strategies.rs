//! The list of strategies, as the page shows them.

use gridfold_core::lab::{SNAKE_STRATEGIES, STRATEGIES, Strategy, Task};
use gridfold_core::texts::Family;

use crate::wire::{LabLine, LabStrategy};

/// The default strategies of a race: each grid strategy adds one idea to the strategy before it; the snake strategies
/// are all quick.
const USUAL: &[&str] = &[
    "early-checks",
    "domains",
    "fix-point",
    "stronger",
    "corner",
    "all-starts",
    "span",
    "symmetry",
    "connected",
];

/// Every strategy, those for grids first, in the order of the core's lists.
#[must_use]
pub fn strategies() -> Vec<LabStrategy> {
    let grids = STRATEGIES.iter().map(|one| entry(Family::Grid, *one));
    let snakes = SNAKE_STRATEGIES.iter().map(|one| entry(Family::Snake, *one));
    grids.chain(snakes).collect()
}

fn entry<T: Task>(family: Family, strategy: &Strategy<T>) -> LabStrategy {
    LabStrategy {
        id: strategy.id.to_owned(),
        family,
        code: strategy.code.iter().map(LabLine::from).collect(),
        tries: strategy.tries.to_owned(),
        usual: USUAL.contains(&strategy.id),
        anchored: strategy.is_anchored,
    }
}

#[cfg(test)]
mod tests {
    use gridfold_core::lab::{SNAKE_STRATEGIES, STRATEGIES};
    use gridfold_core::message::ENGLISH;
    use gridfold_core::texts::Family;

    use super::{USUAL, strategies};

    #[test]
    fn every_strategy_comes_with_its_family_and_its_code() {
        let list = strategies();
        let of = |family| list.iter().filter(|one| one.family == family).count();
        assert_eq!(of(Family::Grid), STRATEGIES.len());
        assert_eq!(of(Family::Snake), SNAKE_STRATEGIES.len());
        assert!(list.iter().all(|one| one.code.len() > 3), "{list:?}");
        assert_eq!(list.iter().filter(|one| one.usual).count(), USUAL.len());
        let free = list.iter().filter(|one| !one.anchored).map(|one| one.id.as_str());
        assert_eq!(free.collect::<Vec<_>>(), ["span"]);
    }

    #[test]
    fn every_strategy_has_its_name_its_idea_and_the_texts_of_its_lines() {
        let known = |key: &str| ENGLISH.iter().any(|(english, _)| *english == key);
        for one in strategies() {
            assert!(known(&format!("lab.name.{}", one.id)), "{}", one.id);
            assert!(known(&format!("lab.idea.{}", one.id)), "{}", one.id);
            assert!(known(&one.tries), "{}", one.id);
            assert!(one.code.iter().all(|line| known(&line.key)), "{one:?}");
        }
    }
}
