//! The checks in debug builds find faulty propagators.
#![cfg(debug_assertions)]

use gridfold_core::budget::Budget;
use gridfold_core::engine::{
    Conflict, Cost, Domains, ExplanationContext, Learner, Lines, Literal, PropagationLevel,
    Propagator, Search, Twin,
};
use gridfold_core::grid::{Cell, Size, Values};

/// Requires that the first two cells of the first row and of the second row
/// differ by more than one, and is wrong in one way.
struct Wrong {
    size: Size,
    mistake: Mistake,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Mistake {
    None,
    Removes,
    Fails,
    Overlooks,
    ExplainsWithTheUnknown,
    ExplainsTooLittle,
    ExplainsByItself,
    RemovesFromBoth,
    WatchesNothing,
}

impl Wrong {
    fn pairs(&self) -> [(Cell, Cell); 2] {
        [0, 1].map(|row| (self.size.cell(row, 0), self.size.cell(row, 1)))
    }
}

fn differ(one: u32, other: u32) -> bool {
    one.abs_diff(other) > 1
}

impl Propagator for Wrong {
    fn watches(&self) -> Lines {
        if self.mistake == Mistake::WatchesNothing {
            Lines::default()
        } else {
            Lines::all(self.size)
        }
    }

    fn cost(&self) -> Cost {
        Cost::Cheap
    }

    fn propagate(&mut self, domains: &mut Domains, _: PropagationLevel) -> Result<(), Conflict> {
        if self.mistake == Mistake::Fails && domains.values(Cell(0)).len() > 1 {
            return Err(Conflict);
        }
        if self.mistake == Mistake::Overlooks {
            return Ok(());
        }
        if self.mistake == Mistake::RemovesFromBoth {
            for (one, _) in self.pairs() {
                domains.remove(one, Values::only(1))?;
            }
        }
        for (one, other) in self.pairs() {
            for (from, to) in [(one, other), (other, one)] {
                let Some(value) = domains.values(from).single() else { continue };
                let wrong = self.mistake == Mistake::Removes;
                let near = |other: &u32| !differ(value, *other) || wrong && *other != value;
                let near: Values = domains.size().all_values().iter().filter(near).collect();
                domains.remove(to, near)?;
            }
        }
        Ok(())
    }

    fn explain(
        &mut self,
        removed: Option<(Cell, u32)>,
        context: &ExplanationContext<'_>,
        explanation: &mut Vec<Literal>,
    ) {
        let Some((cell, value)) = removed else { return };
        let (one, other) = self.pairs()[usize::from(self.size.row(cell) == 1)];
        let other = if cell == one { other } else { one };
        match self.mistake {
            Mistake::ExplainsTooLittle => {}
            Mistake::ExplainsWithTheUnknown => explanation.push(Literal::is_not(Cell(15), 1)),
            Mistake::ExplainsByItself => explanation.push(Literal::is_not(cell, value)),
            _ => explanation.extend(context.decided(other).map(|value| Literal::is(other, value))),
        }
    }
}

impl Twin for Wrong {
    fn cells(&self) -> Vec<Cell> {
        self.pairs().iter().flat_map(|(one, other)| [*one, *other]).collect()
    }

    fn allows(&self, values: &[u32]) -> bool {
        self.pairs().iter().all(|(one, other)| {
            let (one, other) = (values[one.index()], values[other.index()]);
            one == 0 || other == 0 || differ(one, other)
        })
    }
}

/// Finds all solutions with both searches.
fn search(mistake: Mistake) -> [usize; 2] {
    let size = Size::new(4).expect("a size");
    let wrong = || -> Vec<Box<dyn Propagator>> { vec![Box::new(Wrong { size, mistake })] };
    let mut plain = Search::new(Domains::new(size), wrong());
    let mut learner = Learner::new(Domains::new(size), wrong());
    let mut found = [0; 2];
    Budget::unlimited(|budget| {
        use gridfold_core::engine::Found::Solution;
        found[0] += core::iter::from_fn(|| (plain.next(budget) == Solution).then_some(())).count();
        found[1] +=
            core::iter::from_fn(|| (learner.next(budget) == Solution).then_some(())).count();
    });
    found
}

#[test]
fn a_right_propagator_passes() {
    let [plain, learned] = search(Mistake::None);
    assert!(plain > 10 && plain == learned, "{plain}, {learned}");
}

#[test]
#[should_panic(expected = "belongs into")]
fn a_wrong_removal_is_found() {
    search(Mistake::Removes);
}

#[test]
#[should_panic(expected = "the constraint can hold")]
fn a_wrong_conflict_is_found() {
    search(Mistake::Fails);
}

#[test]
#[should_panic(expected = "a violation was overlooked")]
fn an_overlooked_violation_is_found() {
    search(Mistake::Overlooks);
}

#[test]
#[should_panic(expected = "was not known")]
fn an_explanation_by_what_is_not_known_is_found() {
    search(Mistake::ExplainsWithTheUnknown);
}

#[test]
#[should_panic(expected = "does not follow from")]
fn an_explanation_that_is_too_short_is_found() {
    search(Mistake::ExplainsTooLittle);
}

#[test]
#[should_panic(expected = "was not known")]
fn an_explanation_by_itself_is_found() {
    search(Mistake::ExplainsByItself);
}

#[test]
#[should_panic(expected = "belongs into")]
fn wrong_removals_from_two_cells_are_found() {
    search(Mistake::RemovesFromBoth);
}

#[test]
#[should_panic(expected = "no solution")]
fn a_wrong_solution_is_found() {
    search(Mistake::WatchesNothing);
}

#[test]
#[should_panic(expected = "no solution")]
fn a_wrong_solution_of_plain_search_is_found() {
    let size = Size::new(4).expect("a size");
    let wrong = Wrong { size, mistake: Mistake::WatchesNothing };
    let mut plain = Search::new(Domains::new(size), vec![Box::new(wrong)]);
    Budget::unlimited(|budget| plain.next(budget));
}
