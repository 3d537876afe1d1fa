//! The free cells must hang together, or the rest of the chain cannot fill
//! them.

use super::SnakeTask;
use super::boxed::Boxed;
use super::symmetry::kinds;
use crate::lab::code::{CodeLine, lit, plain};
use crate::lab::event::Step;
use crate::lab::tree::Tree;
use crate::lab::{Order, Run, Strategy};

/// One start of each kind, and the free cells connected.
///
/// As `symmetry`, and a run that was laid is a dead end where the free cells
/// do not all reach each other through faces.
pub struct Connected;

static CODE: &[CodeLine] = &[
    plain(0, "lab.code.snake-search"),
    lit(1, "lab.code.snake-solution", &[Step::Solution]),
    plain(1, "lab.code.snake-each-kind"),
    plain(1, "lab.code.snake-each-direction"),
    lit(2, "lab.code.snake-lay", &[Step::Try]),
    plain(2, "lab.code.snake-each-cubelet"),
    lit(3, "lab.code.snake-outside", &[Step::Leaves]),
    lit(3, "lab.code.snake-taken", &[Step::Taken]),
    plain(3, "lab.code.snake-take"),
    lit(2, "lab.code.snake-parted", &[Step::Parted]),
    plain(2, "lab.code.snake-next"),
    lit(2, "lab.code.snake-lift", &[Step::Undo]),
    lit(1, "lab.code.snake-return", &[Step::NoneLeft]),
    lit(0, "lab.code.snake-number", &[Step::Number]),
    plain(0, "lab.code.snake-begin"),
];

impl Strategy<SnakeTask> for Connected {
    fn id(&self) -> &'static str {
        "connected"
    }

    fn code(&self) -> &'static [CodeLine] {
        CODE
    }

    fn begin_in(&self, task: &SnakeTask, _order: &Order) -> Run {
        Run::new(Tree::new(Boxed::new(task, kinds(task), true)), CODE)
    }
}
