//! A cell has two numbers left. Whichever it takes, one of two other cells gets
//! the same third number. A cell in line with both of these cannot have that
//! number.
//!
//! ```text
//! lat4.Q
//! 12 13 * * | 12 13 * *
//! 23 * * * | 23 124 * *
//! * * * * | * * * *
//! * * * * | * * * *
//! ```

use crate::deduction::{Findings, Flow, Look, Rating, Rule, Step};
use crate::grid::{Cell, Values};

pub(crate) static XY_WING: Rule =
    Rule { id: "xy-wing", sentence: "rule.xy-wing", rating: Rating(420), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    if !look.is_new() {
        return Flow::Continue(());
    }
    let layout = look.layout();
    let cells = || look.size().cells().filter(|cell| look.values(*cell).len() == 2);
    for pivot in cells() {
        for first in cells().filter(|cell| layout.sees(pivot, *cell)) {
            for second in cells().filter(|cell| *cell > first && layout.sees(pivot, *cell)) {
                let Some(third) = third_number(look, pivot, first, second) else { continue };
                let both = |cell: &Cell| layout.sees(first, *cell) && layout.sees(second, *cell);
                let lost = look.losing(look.size().cells().filter(both), third);
                if !lost.is_empty() {
                    let wings = [first, second];
                    let seen = lost.iter().flat_map(|(cell, _)| wings.map(|wing| (wing, *cell)));
                    let seen: Vec<(Cell, Cell)> =
                        wings.map(|wing| (pivot, wing)).into_iter().chain(seen).collect();
                    let step = Step::new(&XY_WING).removes_all(lost).seeing(look, seen);
                    let step = step.with("pivot", look.cell(pivot));
                    let step = step.with("others", look.cells([first, second]));
                    out.add(step.because_of([pivot, first, second]))?;
                }
            }
        }
    }
    Flow::Continue(())
}

/// The number that both wings have and the middle cell lacks, if all three
/// pairs differ.
fn third_number(look: &Look<'_>, pivot: Cell, first: Cell, second: Cell) -> Option<Values> {
    let [middle, one, two] = [pivot, first, second].map(|cell| look.values(cell));
    let third = one & two;
    let fits = third.len() == 1 && (third & middle).is_empty() && (one | two | middle).len() == 3;
    fits.then_some(third)
}
