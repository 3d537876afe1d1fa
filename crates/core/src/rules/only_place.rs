//! Each line needs every number. When only one cell of a line can still take a
//! number, the number goes there, whatever else that cell could be.
//!
//! ```text
//! lat3.J
//! * 23 23 | 1 23 23
//! * * * | 23 * *
//! * * * | 23 * *
//! ```

use crate::deduction::{
    Cause, Causes, Conclusion, Contradiction, Findings, Flow, Look, Marks, Rating, Removed, Rule,
    Step,
};
use crate::grid::Line;

pub(crate) static ONLY_PLACE: Rule =
    Rule { id: "only-place", sentence: "rule.only-place", rating: Rating(150), find };

/// Places a value of a line in its only possible cell, unless it is there
/// already.
///
/// # Errors
/// Fails if the value has no possible cell.
pub fn step(marks: &Marks, line: Line, value: u32) -> Result<Option<Conclusion>, Contradiction> {
    match marks.places(line, value) {
        (0, _) => Err(Contradiction::NoPlace { value: value as u8, line }),
        (1, Some(cell)) if marks.several(cell).is_some() => {
            let removed = Removed::Others { cell, value };
            let causes = Causes::one(Cause::places(line.into(), value));
            Ok(Some(Conclusion { rule: &ONLY_PLACE, removed, causes }))
        }
        _ => Ok(None),
    }
}

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    for house in look.houses() {
        for value in 1..=look.n() {
            let mut places = look.holding(&house.cells, value);
            let (Some(cell), None) = (places.next(), places.next()) else { continue };
            if !look.board().is_placed(cell) {
                let places = Cause::places(house.house, value);
                let step = Step::new(&ONLY_PLACE).places(cell, value).because(places);
                out.add(step.with("line", house.house))?;
            }
        }
    }
    Flow::Continue(())
}
