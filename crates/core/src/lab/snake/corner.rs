//! One corner, one axis: the snake search in Haskell of the founding documents.

use super::boxed::{Boxed, Laid};
use super::event::SnakeStage as Stage;
use super::task::SnakeTask;
use crate::lab::code::{CodeLine, lit, plain};
use crate::lab::strategy::Strategy;
use crate::lab::tree_search::tree;
use crate::snake::Direction;

/// From the corner 0, 0, 0 along +x.
///
/// The first run has this one try. Every other run is tried in the four
/// directions across the last one, in the order +x -x +y -y +z -z, and laid
/// cubelet by cubelet. It is a dead end if one leaves the box or meets another.
/// So mirror images are found separately, and foldings that start elsewhere not
/// at all.
///
/// Beyond the document: any box, and a chain with another number of cubelets
/// than its box has cells is refused before the first try.
pub static CORNER: Strategy<SnakeTask> = Strategy {
    id: "corner",
    tries: "lab.tries.segment",
    is_anchored: true,
    code: CODE,
    total: None,
    search: |task, _order| {
        let corner = task.cuboid.cells().next();
        let start = corner.map(|from| Laid { from, direction: Direction::Right });
        tree(Boxed::new(task, start.into_iter().collect(), false))
    },
};

static CODE: &[CodeLine<Stage>] = &[
    plain(0, "lab.code.snake-search"),
    lit(1, "lab.code.snake-solution", &[Stage::Solution]),
    plain(1, "lab.code.snake-each-corner"),
    lit(2, "lab.code.snake-lay", &[Stage::Lay]),
    plain(2, "lab.code.snake-each-cubelet"),
    lit(3, "lab.code.snake-outside", &[Stage::Leaves]),
    lit(3, "lab.code.snake-taken", &[Stage::Taken]),
    plain(3, "lab.code.snake-take"),
    plain(2, "lab.code.snake-next"),
    lit(2, "lab.code.snake-lift", &[Stage::Undo]),
    lit(1, "lab.code.snake-return", &[Stage::NoneLeft]),
    lit(0, "lab.code.snake-number", &[Stage::Number]),
    plain(0, "lab.code.snake-begin-corner"),
];
