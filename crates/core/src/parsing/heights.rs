//! Heights as people write them: 1, 2, 3, ... or 10, 20, 30, ...
//!
//! A draft contains storeys 1..=n and the unit. For formats that do not state
//! the unit, only this file derives it from the heights.

use super::source::Place;
use crate::error::ParseError;
use crate::message::Message;
use crate::puzzle::Draft;

/// Enters heights into a draft of the same size and determines its unit. A
/// height above n, or nothing but multiples of ten, means tens; if there are no
/// heights, the unit is `otherwise`.
pub(crate) fn settle(
    draft: &mut Draft,
    heights: &[(u32, Place)],
    otherwise: u32,
) -> Result<(), ParseError> {
    let numbers = heights.iter().map(|(height, _)| *height);
    let unit = unit_of(numbers, draft.size).unwrap_or(otherwise);
    scale(draft, heights.iter().copied().enumerate(), unit)
}

/// Enters heights with a known unit into cells, given by their numbers; 0 is an
/// open cell, unless it is a park.
pub(crate) fn scale(
    draft: &mut Draft,
    heights: impl Iterator<Item = (usize, (u32, Place))>,
    unit: u32,
) -> Result<(), ParseError> {
    draft.unit = unit;
    for (cell, (height, place)) in heights {
        let message = || Message::new("read.height").with("found", height);
        let message = || message().with("size", draft.size).with("tens", draft.size * 10);
        draft.givens[cell] = match draft.scale().value(height) {
            Some(value) => value,
            None if height == 0 => 0,
            None => return Err(place.error(message())),
        };
    }
    Ok(())
}

fn unit_of(heights: impl Iterator<Item = u32>, size: usize) -> Option<u32> {
    let heights: Vec<u32> = heights.filter(|height| *height > 0).collect();
    let tens = heights.iter().any(|height| *height as usize > size)
        || heights.iter().all(|height| height % 10 == 0);
    (!heights.is_empty()).then_some(if tens { 10 } else { 1 })
}

/// The heights of a draft for a format that does not state its unit; an error
/// if they would be read in the other unit.
pub(crate) fn written(draft: &Draft) -> Result<Vec<u32>, Message> {
    let heights: Vec<u32> = draft.givens.iter().map(|given| given * draft.unit).collect();
    match unit_of(heights.iter().copied(), draft.size) {
        Some(unit) if unit != draft.unit => Err(Message::new("write.heights")),
        _ => Ok(heights),
    }
}
