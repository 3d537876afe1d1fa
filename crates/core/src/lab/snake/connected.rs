//! The free cells must be connected, or the rest of the chain cannot fill them.

use super::boxed::Boxed;
use super::event::SnakeStage as Stage;
use super::symmetry::kinds;
use super::task::SnakeTask;
use crate::lab::code::{CodeLine, lit, plain};
use crate::lab::strategy::Strategy;
use crate::lab::tree_search::tree;

/// One start of each kind, and the free cells connected.
///
/// As `symmetry`, and a laid run is a dead end if the free cells do not all
/// reach each other through faces.
pub static CONNECTED: Strategy<SnakeTask> = Strategy {
    id: "connected",
    tries: "lab.tries.segment",
    is_anchored: true,
    code: CODE,
    total: None,
    search: |task, _order| tree(Boxed::new(task, kinds(task), true)),
};

static CODE: &[CodeLine<Stage>] = &[
    plain(0, "lab.code.snake-search"),
    lit(1, "lab.code.snake-solution", &[Stage::Solution]),
    plain(1, "lab.code.snake-each-kind"),
    plain(1, "lab.code.snake-each-direction"),
    lit(2, "lab.code.snake-lay", &[Stage::Lay]),
    plain(2, "lab.code.snake-each-cubelet"),
    lit(3, "lab.code.snake-outside", &[Stage::Leaves]),
    lit(3, "lab.code.snake-taken", &[Stage::Taken]),
    plain(3, "lab.code.snake-take"),
    lit(2, "lab.code.snake-parted", &[Stage::Parted]),
    plain(2, "lab.code.snake-next"),
    lit(2, "lab.code.snake-lift", &[Stage::Undo]),
    lit(1, "lab.code.snake-return", &[Stage::NoneLeft]),
    lit(0, "lab.code.snake-number", &[Stage::Number]),
    plain(0, "lab.code.snake-begin"),
];
