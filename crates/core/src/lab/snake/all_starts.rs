//! Every cell and every direction to start in: nothing is missed, everything
//! is found as often as the box has symmetries.

use super::SnakeTask;
use super::boxed::{Boxed, Laid};
use crate::lab::code::{CodeLine, lit, plain};
use crate::lab::event::Step;
use crate::lab::tree::Tree;
use crate::lab::{Order, Run, Strategy};
use crate::snake::{Cuboid, Direction};

/// From every cell in every direction.
///
/// As `corner`, but the first run is tried from each cell in the order of
/// their numbers, in each of the six directions.
pub struct AllStarts;

static CODE: &[CodeLine] = &[
    plain(0, "lab.code.snake-search"),
    lit(1, "lab.code.snake-solution", &[Step::Solution]),
    plain(1, "lab.code.snake-each-start"),
    plain(1, "lab.code.snake-each-direction"),
    lit(2, "lab.code.snake-lay", &[Step::Try]),
    plain(2, "lab.code.snake-each-cubelet"),
    lit(3, "lab.code.snake-outside", &[Step::Leaves]),
    lit(3, "lab.code.snake-taken", &[Step::Taken]),
    plain(3, "lab.code.snake-take"),
    plain(2, "lab.code.snake-next"),
    lit(2, "lab.code.snake-lift", &[Step::Undo]),
    lit(1, "lab.code.snake-return", &[Step::NoneLeft]),
    lit(0, "lab.code.snake-number", &[Step::Number]),
    plain(0, "lab.code.snake-begin"),
];

impl Strategy<SnakeTask> for AllStarts {
    fn id(&self) -> &'static str {
        "all-starts"
    }

    fn code(&self) -> &'static [CodeLine] {
        CODE
    }

    fn begin_in(&self, task: &SnakeTask, _order: &Order) -> Run {
        Run::new(Tree::new(Boxed::new(task, starts(task.cuboid).collect(), false)), CODE)
    }
}

/// Each cell in the order of their numbers, with each direction.
pub(super) fn starts(cuboid: Cuboid) -> impl Iterator<Item = Laid> {
    let ways = |from| Direction::ALL.map(|direction| Laid { from, direction });
    cuboid.cells().flat_map(ways)
}
