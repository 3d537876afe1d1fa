//! Odd and even cells, written as their candidates: `1_3_5`, `2_4`.

use crate::conditions::{Feature, Mark};
use crate::message::Message;
use crate::puzzle::Draft;

/// Reads several values of a cell: all the odd ones or all the even ones together are a
/// mark.
///
/// # Errors
/// Fails for other candidates, or if the cell has another mark.
pub(super) fn read_mark(draft: &mut Draft, cell: usize, values: &str) -> Result<(), Message> {
    let values: Option<Vec<u32>> = values.split('_').map(|value| value.parse().ok()).collect();
    let mut values = values.unwrap_or_default();
    values.sort_unstable();
    let says = |(_, rest): &&(Mark, u32)| numbers(*rest, draft.size).eq(values.iter().copied());
    let (mark, _) = *MARKS.iter().find(says).ok_or_else(|| Message::new("read.unknown-rule"))?;
    let known = &mut draft.marks[cell];
    if *known != Mark::None && *known != mark {
        return Err(Message::new("read.twice"));
    }
    *known = mark;
    Ok(())
}

/// The marks, with the names of their cells. A single candidate would be a given, so it
/// cannot be a mark.
///
/// # Errors
/// Fails if the size has fewer than two odd, or two even, numbers.
pub(super) fn marks(
    draft: &Draft,
    name: impl Fn(usize, usize) -> String,
) -> Result<Vec<String>, Message> {
    let n = draft.size;
    let written = draft.marks.iter().enumerate().filter_map(|(cell, mark)| {
        let (_, rest) = MARKS.iter().find(|(known, _)| known == mark)?;
        let numbers: Vec<String> = numbers(*rest, n).map(|number| format!("_{number}")).collect();
        Some(match numbers.len() {
            0 | 1 => Err(Message::new(Feature::OddEven.not_carried())),
            _ => Ok(format!("~{}{}", name(cell / n, cell % n), numbers.concat())),
        })
    });
    written.collect()
}

/// The remainder that each mark leaves when its number is halved.
const MARKS: [(Mark, u32); 2] = [(Mark::Odd, 1), (Mark::Even, 0)];

/// The values that leave this remainder when halved.
fn numbers(rest: u32, size: usize) -> impl Iterator<Item = u32> {
    (1..=size as u32).filter(move |value| value % 2 == rest)
}
