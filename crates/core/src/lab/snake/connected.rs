//! The free cells must be connected, otherwise the rest of the chain cannot
//! fill them.

use super::boxed::{Boxed, listing};
use super::event::SnakeStage as Stage;
use super::symmetry::kinds;
use super::task::SnakeTask;
use crate::lab::code::{CodeLine, lit, plain};
use crate::lab::strategy::Strategy;
use crate::lab::tree_search::tree;

/// One start of each kind, with the free cells connected.
///
/// Works like `symmetry`, but a laid run is a dead end if some free cells can
/// no longer be reached from the others through faces.
pub static CONNECTED: Strategy<SnakeTask> = Strategy {
    id: "connected",
    tries: "lab.tries.segment",
    is_anchored: true,
    code: CODE,
    total: None,
    search: |task, _order| tree(Boxed::new(task, kinds(task), true)),
};

static CODE: &[CodeLine<Stage>] = listing!(
    ["lab.code.snake-each-kind", "lab.code.snake-each-direction"],
    [lit(2, "lab.code.snake-parted", &[Stage::Parted])],
    "lab.code.snake-begin"
);
