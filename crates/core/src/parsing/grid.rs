//! What a text says about a whole grid: its side length and its features.

use super::source::Place;
use crate::conditions::Feature;
use crate::error::ParseError;
use crate::grid::Size;
use crate::message::Message;
use crate::puzzle::Draft;

/// Adds a feature named in a text; fails if it was named before. Naming parks twice means two parks
/// in each line, which would be a different type of puzzle.
pub(crate) fn add_feature(draft: &mut Draft, feature: Feature, found: &str) -> Result<(), Message> {
    if draft.features.has(feature) {
        let two_parks = feature == Feature::Parks;
        let key = if two_parks { "read.parks-two" } else { "read.twice" };
        return Err(Message::new(key).with("name", found));
    }
    draft.features = draft.features.set(feature, true);
    Ok(())
}

/// The side length written in these digits, if it is valid; the error quotes an
/// absurd number as written.
pub(crate) fn size_written(digits: &str, place: Place) -> Result<usize, ParseError> {
    let max = Size::MAX;
    match digits.parse() {
        Ok(size) if (1..=max).contains(&size) => Ok(size),
        _ => Err(place.error(Message::new("read.size").with("size", digits).with("max", max))),
    }
}

/// The side length of a drawn grid, if it is valid.
pub(crate) fn size_at(size: usize, place: Place) -> Result<usize, ParseError> {
    let max = Size::MAX;
    if (1..=max).contains(&size) {
        return Ok(size);
    }
    Err(place.error(Message::new("read.size").with("size", size).with("max", max)))
}
