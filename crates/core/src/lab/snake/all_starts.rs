//! Every cell and every direction as a start: nothing is missed, and each
//! folding is found as many times as the box has symmetries.

use super::boxed::{Boxed, Laid, listing};
use super::event::SnakeStage as Stage;
use super::task::SnakeTask;
use crate::lab::code::{CodeLine, lit, plain};
use crate::lab::strategy::Strategy;
use crate::lab::tree_search::tree;
use crate::snake::{Cuboid, Direction};

/// Starts from every cell in every direction.
///
/// Works like `corner`, but the first run is tried from every cell, in the
/// order of the cells' numbers, and in each of the six directions.
pub static ALL_STARTS: Strategy<SnakeTask> = Strategy {
    id: "all-starts",
    tries: "lab.tries.segment",
    is_anchored: true,
    code: CODE,
    total: None,
    search: |task, _order| tree(Boxed::new(task, starts(task.cuboid).collect(), false)),
};

static CODE: &[CodeLine<Stage>] = listing!(
    ["lab.code.snake-each-start", "lab.code.snake-each-direction"],
    [],
    "lab.code.snake-begin"
);

/// Every cell in the order of the cells' numbers, with each direction.
pub(super) fn starts(cuboid: Cuboid) -> impl Iterator<Item = Laid> {
    let ways = |from| Direction::ALL.map(|direction| Laid { from, direction });
    cuboid.cells().flat_map(ways)
}
