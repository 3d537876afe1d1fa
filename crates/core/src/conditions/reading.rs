//! What a condition says of the numbers at the border if they mean it.

use core::ops::RangeInclusive;

use super::{Condition, Feature};
use crate::grid::{Line, Side};
use crate::message::Message;

/// A meaning of the numbers at the border. A line has that many buildings.
#[derive(Debug)]
pub(crate) struct Reading {
    /// The feature of a puzzle that is read like this.
    pub of: Feature,
    /// What a number states at a place, and whether there are parks.
    pub states: fn(Side, usize, u32, bool) -> Condition,
    /// The least and the highest number that some line shows.
    pub numbers: fn(u32) -> RangeInclusive<u32>,
    /// Why the numbers at both ends of a line cannot both hold, if that is
    /// obvious.
    pub facing_clash: fn(u32, Line, [u32; 2]) -> Option<Message>,
    /// The sentence about a number that is too low, where one can be written.
    pub too_low: Option<&'static str>,
    /// Whether a number fixes the cell of a certain building in its line.
    pub fixes: fn(u32, &RangeInclusive<u32>) -> bool,
}

/// The tallest in front, or all of them in ascending order.
pub(super) fn at_an_end(number: u32, numbers: &RangeInclusive<u32>) -> bool {
    [numbers.start(), numbers.end()].contains(&&number)
}
