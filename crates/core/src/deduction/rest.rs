//! The causes of a step that its rule did not take the time to name. Before the step is
//! shown, its causes are reduced to those that matter (`premises.rs`).

use super::graph::Use;
use crate::grid::Line;

/// The causes of a step besides those that it names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Rest {
    /// Nothing else.
    #[default]
    Named,
    /// The candidates of the cells of a line, if they matter.
    Cells(Line),
    /// The same candidates, and the conditions at the border of the line and between
    /// its cells.
    Line(Line),
    /// The links of a whip, including those that refute other candidates.
    Whip,
    /// The links of a chain in a graph that uses lines in this way.
    Chain(Use),
}
