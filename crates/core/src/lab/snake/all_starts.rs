//! Every cell and every direction as a start: nothing is missed, and everything
//! is found as often as the box has symmetries.

use super::boxed::{Boxed, Laid};
use super::event::SnakeStage as Stage;
use super::task::SnakeTask;
use crate::lab::code::{CodeLine, lit, plain};
use crate::lab::strategy::Strategy;
use crate::lab::tree_search::tree;
use crate::snake::{Cuboid, Direction};

/// From every cell in every direction.
///
/// As `corner`, but the first run is tried from each cell in the order of their
/// numbers, in each of the six directions.
pub static ALL_STARTS: Strategy<SnakeTask> = Strategy {
    id: "all-starts",
    tries: "lab.tries.segment",
    is_anchored: true,
    code: CODE,
    total: None,
    search: |task, _order| tree(Boxed::new(task, starts(task.cuboid).collect(), false)),
};

static CODE: &[CodeLine<Stage>] = &[
    plain(0, "lab.code.snake-search"),
    lit(1, "lab.code.snake-solution", &[Stage::Solution]),
    plain(1, "lab.code.snake-each-start"),
    plain(1, "lab.code.snake-each-direction"),
    lit(2, "lab.code.snake-lay", &[Stage::Lay]),
    plain(2, "lab.code.snake-each-cubelet"),
    lit(3, "lab.code.snake-outside", &[Stage::Leaves]),
    lit(3, "lab.code.snake-taken", &[Stage::Taken]),
    plain(3, "lab.code.snake-take"),
    plain(2, "lab.code.snake-next"),
    lit(2, "lab.code.snake-lift", &[Stage::Undo]),
    lit(1, "lab.code.snake-return", &[Stage::NoneLeft]),
    lit(0, "lab.code.snake-number", &[Stage::Number]),
    plain(0, "lab.code.snake-begin"),
];

/// Each cell in the order of their numbers, with each direction.
pub(super) fn starts(cuboid: Cuboid) -> impl Iterator<Item = Laid> {
    let ways = |from| Direction::ALL.map(|direction| Laid { from, direction });
    cuboid.cells().flat_map(ways)
}
