//! One corner, one axis: the snake search in Haskell of the founding documents.

use super::SnakeTask;
use super::boxed::{Boxed, Laid};
use crate::lab::code::{CodeLine, lit, plain};
use crate::lab::event::Step;
use crate::lab::tree::Tree;
use crate::lab::{Order, Run, Strategy};
use crate::snake::Direction;

/// From the corner 0, 0, 0 along +x.
///
/// The first run has this one try. Every other is tried in the four directions
/// across the last one, in the order +x -x +y -y +z -z, and laid cubelet by
/// cubelet: a dead end where one leaves the box or meets one that lies. So
/// mirror images are found apart, and foldings that start elsewhere not at
/// all.
///
/// Beyond the document: any box, and a chain that does not have as many
/// cubelets as its box has cells is refused before the first try.
pub struct Corner;

static CODE: &[CodeLine] = &[
    plain(0, "lab.code.snake-search"),
    lit(1, "lab.code.snake-solution", &[Step::Solution]),
    plain(1, "lab.code.snake-each-corner"),
    lit(2, "lab.code.snake-lay", &[Step::Try]),
    plain(2, "lab.code.snake-each-cubelet"),
    lit(3, "lab.code.snake-outside", &[Step::Leaves]),
    lit(3, "lab.code.snake-taken", &[Step::Taken]),
    plain(3, "lab.code.snake-take"),
    plain(2, "lab.code.snake-next"),
    lit(2, "lab.code.snake-lift", &[Step::Undo]),
    lit(1, "lab.code.snake-return", &[Step::NoneLeft]),
    lit(0, "lab.code.snake-number", &[Step::Number]),
    plain(0, "lab.code.snake-begin-corner"),
];

impl Strategy<SnakeTask> for Corner {
    fn id(&self) -> &'static str {
        "corner"
    }

    fn code(&self) -> &'static [CodeLine] {
        CODE
    }

    fn begin_in(&self, task: &SnakeTask, _order: &Order) -> Run {
        let corner = task.cuboid.cells().next();
        let start = corner.map(|from| Laid { from, direction: Direction::Right });
        Run::new(Tree::new(Boxed::new(task, start.into_iter().collect(), false)), CODE)
    }
}
