//! One corner, one axis: the Haskell snake search of the founding documents.

use super::boxed::{Boxed, Laid, listing};
use super::event::SnakeStage as Stage;
use super::task::SnakeTask;
use crate::lab::code::{CodeLine, lit, plain};
use crate::lab::strategy::Strategy;
use crate::lab::tree_search::tree;
use crate::snake::Direction;

/// Starts from the corner 0, 0, 0 along +x.
///
/// The first run is tried only from this corner and in this direction. Every
/// other run is tried in the four directions perpendicular to the run before,
/// in the order `+x -x +y -y +z -z`, and laid cubelet by cubelet. A run is a
/// dead end if a cubelet leaves the box or meets another. Mirror images are
/// therefore found separately, and foldings that start elsewhere are not found
/// at all.
///
/// Beyond the document: any box is allowed, and a chain whose number of
/// cubelets differs from the box's number of cells is refused before the first
/// try.
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

static CODE: &[CodeLine<Stage>] =
    listing!(["lab.code.snake-each-corner"], [], "lab.code.snake-begin-corner");
