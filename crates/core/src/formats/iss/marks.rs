//! Odd and even cells, by their candidates: `1_3_5`, `2_4`.

use crate::conditions::{Feature, Mark};
use crate::message::Message;
use crate::puzzle::Draft;

/// Several values are candidates; those of an odd or an even cell are a mark.
///
/// # Errors
/// Other candidates, or another mark in the cell.
pub(super) fn read_mark(draft: &mut Draft, cell: usize, values: &str) -> Result<(), Message> {
    let values: Option<Vec<u32>> = values.split('_').map(|value| value.parse().ok()).collect();
    let mut values = values.unwrap_or_default();
    values.sort_unstable();
    let says = |mark: &Mark| numbers(*mark, draft.size) == values;
    let mark = Mark::WRITTEN.into_iter().find(says);
    let mark = mark.ok_or_else(|| Message::new("read.unknown-rule"))?;
    let known = &mut draft.marks[cell];
    if *known != Mark::None && *known != mark {
        return Err(Message::new("read.twice"));
    }
    *known = mark;
    Ok(())
}

/// The marks, with the names of their cells. A single candidate would be a
/// given.
///
/// # Errors
/// The size has fewer than two odd, or two even, numbers.
pub(super) fn marks(
    draft: &Draft,
    name: impl Fn(usize, usize) -> String,
) -> Result<Vec<String>, Message> {
    let n = draft.size;
    let marked = draft.marks.iter().enumerate().filter(|(_, mark)| **mark != Mark::None);
    let written = marked.map(|(cell, mark)| {
        let numbers = numbers(*mark, n);
        if numbers.len() < 2 {
            return Err(Message::new(Feature::OddEven.not_carried()));
        }
        let numbers: String = numbers.iter().map(|number| format!("_{number}")).collect();
        Ok(format!("~{}{numbers}", name(cell / n, cell % n)))
    });
    written.collect()
}

/// The values that a mark leaves in its cell.
fn numbers(mark: Mark, size: usize) -> Vec<u32> {
    let says = |value: &u32| match mark {
        Mark::None => true,
        Mark::Odd => !value.is_multiple_of(2),
        Mark::Even => value.is_multiple_of(2),
    };
    (1..=size as u32).filter(says).collect()
}
