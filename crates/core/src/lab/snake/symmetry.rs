//! Uses only one start out of all starts that a rotation or a reflection of the
//! box maps to each other.

use super::all_starts::starts;
use super::boxed::{Boxed, Laid, listing};
use super::event::SnakeStage as Stage;
use super::task::SnakeTask;
use crate::lab::code::{CodeLine, lit, plain};
use crate::lab::strategy::Strategy;
use crate::lab::tree_search::tree;
use crate::snake::Symmetries;

/// One start of each kind.
///
/// Works like `all-starts`, but out of all starts (a cell and a direction) that
/// symmetries of the box map to each other, only the first is tried. A start
/// whose first run would leave the box is not tried. Foldings that are mirror
/// images of each other and begin in the same way are still found separately.
pub static SYMMETRY: Strategy<SnakeTask> = Strategy {
    id: "symmetry",
    tries: "lab.tries.segment",
    is_anchored: true,
    code: CODE,
    total: None,
    search: |task, _order| tree(Boxed::new(task, kinds(task), false)),
};

static CODE: &[CodeLine<Stage>] = listing!(
    ["lab.code.snake-each-kind", "lab.code.snake-each-direction"],
    [],
    "lab.code.snake-begin"
);

/// The first start of each kind whose first run stays in the box.
pub(super) fn kinds(task: &SnakeTask) -> Vec<Laid> {
    let cuboid = task.cuboid;
    let symmetries = Symmetries::of(cuboid);
    let key = |laid: Laid| (laid.from, laid.direction);
    let first_of_kind = |laid: &Laid| {
        let mut same = symmetries
            .elements()
            .iter()
            .map(|symmetry| (symmetry.cell(cuboid, laid.from), symmetry.direction(laid.direction)));
        same.all(|other| key(*laid) <= other)
    };
    let steps = task.chain.runs().first().map_or(0, |length| length - 1);
    let fits = |laid: &Laid| cuboid.beyond(laid.from, laid.direction, steps).is_some();
    starts(cuboid).filter(first_of_kind).filter(fits).collect()
}
