//! The causes of a step that its rule did not take the time to name. It is cut
//! down to what matters when the step is told (`premises.rs`).

use super::graph::Use;
use crate::grid::Line;

/// What a step rests on beyond the causes that it names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Rest {
    /// Nothing.
    #[default]
    Named,
    /// What the cells of a line can be, as far as it matters.
    Cells(Line),
    /// The same, and what is written at the line and between its cells.
    Line(Line),
    /// The links of a whip, and of those by which other candidates go.
    Whip,
    /// The links of a chain in a graph that uses lines so.
    Chain(Use),
}
