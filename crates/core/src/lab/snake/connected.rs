//! The free cells must hang together, or the rest of the chain cannot fill
//! them.

use super::boxed::Boxed;
use super::event::{SnakeEventKind, SnakeStage as Stage};
use super::symmetry::kinds;
use super::task::SnakeTask;
use crate::lab::code::{CodeLine, lit, plain};
use crate::lab::run::Run;
use crate::lab::strategy::Strategy;
use crate::lab::tree_search::TreeSearch;
use crate::lab::variable_order::VariableOrder;

/// One start of each kind, and the free cells connected.
///
/// As `symmetry`, and a run that was laid is a dead end where the free cells
/// do not all reach each other through faces.
pub struct Connected;

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

impl Strategy<SnakeTask> for Connected {
    fn id(&self) -> &'static str {
        "connected"
    }

    fn code(&self) -> &'static [CodeLine<Stage>] {
        CODE
    }

    fn tries(&self) -> &'static str {
        "lab.tries.segment"
    }

    fn begin_in(&self, task: &SnakeTask, _order: &VariableOrder) -> Run<SnakeEventKind> {
        Run::new(TreeSearch::new(Boxed::new(task, kinds(task), true)), CODE)
    }
}
