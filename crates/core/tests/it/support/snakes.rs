//! The snakes of `tests/data/snakes.tsv`, and short ways to ask about a snake.

use gridfold_core::budget::Budget;
use gridfold_core::snake::{Chain, Cuboid, Fold, Folds, Question, fold};

use super::cases::data;

/// A line of the table.
pub struct Named {
    pub name: String,
    pub cuboid: Cuboid,
    pub chain: Chain,
    /// The lengths of its runs.
    pub runs: Vec<usize>,
    /// Foldings up to rotation and reflection.
    pub classes: u64,
}

/// The box with these sides, which must be valid.
pub fn cuboid(sides: [usize; 3]) -> Cuboid {
    Cuboid::new(sides).expect("a box")
}

/// A chain from its letters.
pub fn chain(pieces: &str) -> Chain {
    pieces.parse().expect("a chain")
}

/// Every line of the table.
pub fn named() -> Vec<Named> {
    data("snakes.tsv").lines().skip(1).map(line).collect()
}

/// The snake with this name.
pub fn by_name(name: &str) -> Named {
    named().into_iter().find(|snake| snake.name.starts_with(name)).expect("a known snake")
}

fn line(line: &str) -> Named {
    let fields: Vec<&str> = line.split('\t').collect();
    let [name, sides, pieces, runs, classes] = fields[..] else { panic!("{line}") };
    let numbers = |text: &str, by: char| -> Vec<usize> {
        text.split(by).map(|number| number.parse().expect("a number")).collect()
    };
    Named {
        name: name.to_owned(),
        cuboid: cuboid(numbers(sides, 'x').try_into().expect("three sides")),
        chain: chain(pieces),
        runs: numbers(runs, ','),
        classes: classes.parse().expect("a count"),
    }
}

/// The answer to a question, however long it takes.
pub fn ask(chain: &Chain, cuboid: Cuboid, question: Question) -> Folds {
    Budget::unlimited(|budget| fold(chain, cuboid, question, budget))
}

/// A fold as the arrows of the source document.
pub fn arrows(fold: &Fold) -> String {
    let arrow = |index: usize| ["> ", "< ", "^ ", "v ", ". ", "o "][index];
    let text: String = fold.directions.iter().map(|way| arrow(way.index())).collect();
    text.trim_end().to_owned()
}
