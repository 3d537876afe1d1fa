//! The causes of a step that its rule did not take the time to name. They are
//! cut down to what matters when the step is told (`premises.rs`).

use super::graph::Use;
use crate::grid::Line;

/// What a step rests on besides the causes that it names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Rest {
    /// Nothing else.
    #[default]
    Named,
    /// The candidates of the cells of a line, as far as they matter.
    Cells(Line),
    /// The same, and the conditions at the line's border and between its cells.
    Line(Line),
    /// The links of a whip, including those that refute other candidates.
    Whip,
    /// The links of a chain in a graph that uses lines in this way.
    Chain(Use),
}
