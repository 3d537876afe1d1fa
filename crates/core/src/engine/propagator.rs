//! The interface between the engine and a constraint.

use crate::grid::Cell;

use super::twin::Checked;
use super::{Conflict, Domains, ExplanationContext, Lines, Literal};

/// How expensive one run is; cheaper propagators run first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cost {
    /// A few bit operations for each cell or sign.
    Cheap,
    /// About n * n word operations.
    Moderate,
    /// Exponential in the open cells of a line.
    Expensive,
    /// Rarely finds anything, and runs only at the full level.
    Rare,
}

/// How much effort to spend on a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PropagationLevel {
    /// Find everything that can be removed: the position is the first one, or one of
    /// only a few.
    Full,
    /// Find removals at a moderate price: the position is one of several
    /// hundred.
    Medium,
    /// Find only cheap removals: the position is one of very many.
    Bounded,
}

/// Removes candidates that cannot be part of any solution.
///
/// The engine itself makes sure that each value appears once in every row and column,
/// but in no fixed order. So a run may see a decided cell whose value is still possible
/// elsewhere in its row or column.
///
/// * Whatever a run removes must be impossible under the constraint combined with the
///   rule for rows and columns.
/// * Once all cells of the constraint have one value each, a run must find every
///   violation; the search relies on it.
/// * A second run right after the first must find nothing more.
///
/// Debug builds compare every run and every explanation with the plain twin of
/// the propagator ([`Twin`](super::Twin)).
pub trait Propagator: Checked {
    /// The lines whose changes schedule the propagator.
    fn watches(&self) -> Lines;

    /// How expensive the propagator is.
    fn cost(&self) -> Cost;

    /// The current cost of a full run, for comparison.
    fn estimate(&self, _domains: &Domains) -> u32 {
        0
    }

    /// Removes everything that it can; at levels below the full one, only what it can
    /// find cheaply.
    ///
    /// # Errors
    /// Fails if the constraint can no longer be satisfied.
    fn propagate(&mut self, domains: &mut Domains, level: PropagationLevel)
    -> Result<(), Conflict>;

    /// Adds literals that were true in the context and that, together with the
    /// constraint, rule out this candidate. Without a candidate, the literals make the
    /// constraint impossible to satisfy. Fewer literals are better.
    fn explain(
        &mut self,
        removed: Option<(Cell, u32)>,
        context: &ExplanationContext<'_>,
        explanation: &mut Vec<Literal>,
    );
}
