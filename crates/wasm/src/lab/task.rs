//! The lab's interface to a family of puzzles, and the family of a request. Everything else in the lab is the same for
//! both families.

use gridfold_core::lab::{
    self, Event, GridEventKind, Run, SNAKE_STRATEGIES, STRATEGIES, SnakeEventKind, SnakeTask,
    Strategy, VariableOrder,
};
use gridfold_core::puzzle::GridPuzzle;

use super::{marks, packed_event};
use crate::requests::BadRequest;
use crate::snake;
use crate::wire::{LabOrder, LabReason, LabTask};

/// A puzzle of a family that the lab supports.
pub(super) trait Family: lab::Task + Sized {
    /// The strategies for such puzzles.
    const STRATEGIES: &'static [&'static Strategy<Self>];

    /// The order in which the places of the puzzle are decided.
    ///
    /// # Errors
    /// Fails for a place that the puzzle does not have.
    fn order(&self, wire: &LabOrder) -> Result<VariableOrder, BadRequest>;

    /// An event as two numbers.
    fn words(event: &Event<Self::Kind>) -> [u32; 2];

    /// The sentence for an event, with the places that it concerns.
    fn reason(&self, event: &Event<Self::Kind>) -> LabReason;

    /// A run that has not begun yet, and the log10 of the number of all its
    /// tries if that is known in advance.
    ///
    /// # Errors
    /// Fails for a strategy that does not exist for such a puzzle, or for a
    /// place that the puzzle does not have.
    fn begin(
        &self,
        id: &str,
        order: &LabOrder,
    ) -> Result<(Run<Self::Kind>, Option<f64>), BadRequest> {
        let found = Self::STRATEGIES.iter().find(|strategy| strategy.id == id);
        let strategy = found.ok_or_else(|| BadRequest(format!("no strategy {id:?}")))?;
        let run = strategy.begin_in(self, &self.order(order)?);
        Ok((run, strategy.total(self).map(|total| total.log10)))
    }
}

impl Family for GridPuzzle {
    const STRATEGIES: &'static [&'static Strategy<Self>] = STRATEGIES;

    fn order(&self, wire: &LabOrder) -> Result<VariableOrder, BadRequest> {
        let cell = |number: &usize| {
            let found = self.size().cells().nth(*number);
            found.ok_or_else(|| BadRequest(format!("no cell {number}")))
        };
        let first = wire.first.iter().map(cell).collect::<Result<_, _>>()?;
        Ok(VariableOrder { first, smallest: wire.smallest })
    }

    fn words(event: &Event<GridEventKind>) -> [u32; 2] {
        packed_event::grid(event)
    }

    fn reason(&self, event: &Event<GridEventKind>) -> LabReason {
        marks::grid(event, self)
    }
}

impl Family for SnakeTask {
    const STRATEGIES: &'static [&'static Strategy<Self>] = SNAKE_STRATEGIES;

    /// A snake has only one order.
    fn order(&self, _wire: &LabOrder) -> Result<VariableOrder, BadRequest> {
        Ok(VariableOrder::default())
    }

    fn words(event: &Event<SnakeEventKind>) -> [u32; 2] {
        packed_event::snake(event)
    }

    fn reason(&self, event: &Event<SnakeEventKind>) -> LabReason {
        marks::snake(event)
    }
}

/// A puzzle that is sound enough to be searched.
pub(super) enum Task {
    Grid(GridPuzzle),
    Snake(SnakeTask),
}

impl Task {
    /// # Errors
    /// Fails for a draft that is not a puzzle, or for a chain or a box that
    /// does not exist.
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
}

#[cfg(test)]
mod tests {
    use super::{Family, Task};
    use crate::wire::{LabOrder, LabTask, SnakeRequest};

    #[test]
    fn a_strategy_that_there_is_not_for_this_puzzle_is_named() {
        let snake = SnakeRequest { chain: "ESCSE".into(), cuboid: [3, 3, 1] };
        let Ok(Task::Snake(task)) = Task::of(LabTask::Snake(snake)) else { panic!("no snake") };
        for id in ["luck", "domains"] {
            let error = task.begin(id, &LabOrder::default()).err().map(|error| error.0);
            assert_eq!(error, Some(format!("no strategy {id:?}")));
        }
        assert!(task.begin("corner", &LabOrder::default()).is_ok());
    }
}
