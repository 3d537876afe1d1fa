//! What both searches make of a propagator that does as it may.

use gridfold_core::budget::Budget;
use gridfold_core::engine::{
    Conflict, Cost, Domains, ExplanationContext, Found, Learner, Lines, Literal, PropagationLevel,
    Propagator, Search, Twin,
};
use gridfold_core::grid::{Cell, Size, Values};

/// Nothing is a solution; before it says so, it takes a value from a cell.
struct Never;

impl Propagator for Never {
    fn watches(&self) -> Lines {
        Lines::default()
    }

    fn cost(&self) -> Cost {
        Cost::Cheap
    }

    fn propagate(&mut self, domains: &mut Domains, _: PropagationLevel) -> Result<(), Conflict> {
        domains.remove(Cell(0), Values::only(1))?;
        Err(Conflict)
    }

    fn explain(
        &mut self,
        _: Option<(Cell, u32)>,
        _: &ExplanationContext<'_>,
        _: &mut Vec<Literal>,
    ) {
    }
}

impl Twin for Never {
    fn cells(&self) -> Vec<Cell> {
        vec![Cell(0)]
    }

    fn allows(&self, _: &[u32]) -> bool {
        false
    }
}

#[test]
fn a_conflict_after_a_removal_is_not_forgotten() {
    let domains = Domains::new(Size::new(3).expect("a size"));
    let mut plain = Search::new(domains.clone(), vec![Box::new(Never)]);
    let mut learner = Learner::new(domains, vec![Box::new(Never)]);
    assert_eq!(Budget::unlimited(|budget| plain.next(budget)), Found::End);
    assert_eq!(Budget::unlimited(|budget| learner.next(budget)), Found::End);
}
