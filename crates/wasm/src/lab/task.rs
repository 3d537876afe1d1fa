//! What a strategy works on: a grid or a snake. Nothing else in the lab knows which of the two it is.

use gridfold_core::lab::{
    Event, Order, Run, SNAKE_STRATEGIES, STRATEGIES, SnakeTask, Strategy, snake_strategy, strategy,
};
use gridfold_core::puzzle::GridPuzzle;

use super::marks;
use crate::requests::BadRequest;
use crate::snake;
use crate::wire::{LabFamily, LabLine, LabOrder, LabReason, LabStrategy, LabTask};

/// Those that a race begins with where nobody chose: of the grids' each has one idea more than the one before, the
/// snakes' are all quick.
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

/// A puzzle that is sound enough to be searched.
pub(super) enum Task {
    Grid(GridPuzzle),
    Snake(SnakeTask),
}

impl Task {
    /// # Errors
    /// A draft that is no puzzle, a chain or a box that there is not.
    pub(super) fn of(task: LabTask) -> Result<Self, BadRequest> {
        match task {
            LabTask::Grid(draft) => {
                let puzzle = draft.puzzle();
                puzzle.map(Self::Grid).map_err(|faults| BadRequest(faults.to_string()))
            }
            LabTask::Snake(request) => {
                let (chain, cuboid) = snake::known(&request)?;
                Ok(Self::Snake(SnakeTask { chain, cuboid }))
            }
        }
    }

    /// A run that has not begun, and the logarithm to the base 10 of all its tries where that is known beforehand.
    ///
    /// # Errors
    /// A strategy that there is not for such a puzzle, or a cell.
    pub(super) fn begin(
        &self,
        id: &str,
        wishes: &LabOrder,
    ) -> Result<(Run, Option<f64>), BadRequest> {
        match self {
            Self::Grid(puzzle) => begun(strategy(id), id, puzzle, &order(wishes, puzzle)?),
            Self::Snake(task) => begun(snake_strategy(id), id, task, &Order::default()),
        }
    }

    /// The sentence of an event with the places that it concerns.
    pub(super) fn reason(&self, event: &Event) -> LabReason {
        match self {
            Self::Grid(puzzle) => marks::grid(event, puzzle),
            Self::Snake(_) => marks::snake(event),
        }
    }
}

fn order(wishes: &LabOrder, puzzle: &GridPuzzle) -> Result<Order, BadRequest> {
    let cell = |number: &usize| {
        let found = puzzle.size().cells().nth(*number);
        found.ok_or_else(|| BadRequest(format!("no cell {number}")))
    };
    let first = wishes.first.iter().map(cell).collect::<Result<_, _>>()?;
    Ok(Order { first, smallest: wishes.smallest })
}

fn begun<T>(
    strategy: Option<&dyn Strategy<T>>,
    id: &str,
    task: &T,
    order: &Order,
) -> Result<(Run, Option<f64>), BadRequest> {
    let strategy = strategy.ok_or_else(|| BadRequest(format!("no strategy {id:?}")))?;
    Ok((strategy.begin_in(task, order), strategy.total(task).map(|total| total.log10)))
}

/// Every strategy, those for grids first, in the order of the core's lists.
#[must_use]
pub fn strategies() -> Vec<LabStrategy> {
    let grids = STRATEGIES.iter().map(|one| entry(LabFamily::Grid, *one));
    let snakes = SNAKE_STRATEGIES.iter().map(|one| entry(LabFamily::Snake, *one));
    grids.chain(snakes).collect()
}

fn entry<T>(family: LabFamily, strategy: &dyn Strategy<T>) -> LabStrategy {
    LabStrategy {
        id: strategy.id().to_owned(),
        family,
        code: strategy.code().iter().map(LabLine::from).collect(),
        usual: USUAL.contains(&strategy.id()),
        anchored: strategy.is_anchored(),
    }
}

#[cfg(test)]
mod tests {
    use gridfold_core::lab::{SNAKE_STRATEGIES, STRATEGIES};
    use gridfold_core::message::ENGLISH;

    use super::{Task, USUAL, strategies};
    use crate::wire::{LabFamily, LabOrder, LabTask, SnakeRequest};

    #[test]
    fn every_strategy_comes_with_its_family_and_its_code() {
        let list = strategies();
        let of = |family| list.iter().filter(|one| one.family == family).count();
        assert_eq!(of(LabFamily::Grid), STRATEGIES.len());
        assert_eq!(of(LabFamily::Snake), SNAKE_STRATEGIES.len());
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
            assert!(one.code.iter().all(|line| known(&line.key)), "{one:?}");
        }
    }

    #[test]
    fn a_strategy_that_there_is_not_for_this_puzzle_is_named() {
        let snake = SnakeRequest { chain: "ESCSE".into(), cuboid: [3, 3, 1] };
        let task = Task::of(LabTask::Snake(snake)).unwrap();
        for id in ["luck", "domains"] {
            let error = task.begin(id, &LabOrder::default()).err().map(|error| error.0);
            assert_eq!(error, Some(format!("no strategy {id:?}")));
        }
        assert!(task.begin("corner", &LabOrder::default()).is_ok());
    }
}
