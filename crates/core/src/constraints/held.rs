//! What was known about a cell when a conclusion was drawn, and how much of that the
//! conclusion needs.

use crate::engine::{ExplanationContext, Literal};
use crate::grid::{Cell, Values};

/// Earlier knowledge about a cell.
pub(super) struct Held {
    pub(super) values: Values,
    /// The value that the cell was known to have.
    pub(super) known: Option<u32>,
}

impl Held {
    /// Reads a cell as it was when the conclusion was drawn; only the removed value is
    /// added back.
    pub(super) fn of(
        cell: Cell,
        removed: Option<(Cell, u32)>,
        context: &ExplanationContext<'_>,
    ) -> Self {
        let (values, known) = context.known(cell);
        let put_back = removed.filter(|(at, _)| *at == cell);
        let values = put_back.map_or(values, |(_, value)| Values::only(value));
        Self { values, known: known.single() }
    }

    /// The values that may be allowed again; the reasons against the others are
    /// added to the explanation.
    #[inline]
    pub(super) fn reopen(
        &self,
        cell: Cell,
        open: Values,
        kept_out: Values,
        explanation: &mut Vec<Literal>,
    ) -> Values {
        match self.known {
            Some(value) if !kept_out.is_empty() => {
                explanation.push(Literal::is(cell, value));
                self.values
            }
            _ => {
                explanation.extend(kept_out.iter().map(|value| Literal::is_not(cell, value)));
                open
            }
        }
    }
}
