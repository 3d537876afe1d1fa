//! The interface between the engine and a constraint.

use crate::grid::Cell;

use super::twin::Checked;
use super::{Conflict, Domains, ExplanationContext, Lines, Literal};

/// How expensive one run is; cheaper propagators run first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cost {
    /// A handful of bit operations for each cell or sign.
    Cheap,
    /// About n * n word operations.
    Moderate,
    /// Exponential in the open cells of a line.
    Expensive,
    /// It rarely finds anything, and only gets full runs.
    Rare,
}

/// The effort for a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PropagationLevel {
    /// Everything that can be removed: the position is the first one, or one of
    /// few.
    Full,
    /// Removals at a moderate price: the position is one of some hundreds.
    Medium,
    /// Cheap removals: the position is one of very many.
    Bounded,
}

/// Removes candidates that cannot be part of any solution.
///
/// The engine itself keeps each value once in every row and column, and does so
/// in no fixed order: a run may see cells with one value whose rows and columns
/// still have it too.
///
/// * Whatever a run removes must be impossible under the constraint together
///   with those rows and columns.
/// * Once all its cells have one value each, a run must find every violation:
///   the search trusts it.
/// * A second run right after the first finds nothing more.
///
/// Debug builds compare every run and every explanation with the plain twin of
/// the propagator ([`Twin`](super::Twin)).
pub trait Propagator: Checked {
    /// The lines whose changes schedule it.
    fn watches(&self) -> Lines;

    /// How expensive it is.
    fn cost(&self) -> Cost;

    /// The cost of a full run now, for comparison.
    fn estimate(&self, _domains: &Domains) -> u32 {
        0
    }

    /// Removes what it can; at the other levels, what it can cheaply.
    ///
    /// # Errors
    /// The constraint can no longer hold.
    fn propagate(&mut self, domains: &mut Domains, level: PropagationLevel)
    -> Result<(), Conflict>;

    /// Adds literals that were true in the context and that, together with the
    /// constraint, rule this candidate out. Without a candidate they leave the
    /// constraint no way to hold. The fewer the better.
    fn explain(
        &mut self,
        removed: Option<(Cell, u32)>,
        context: &ExplanationContext<'_>,
        explanation: &mut Vec<Literal>,
    );
}
