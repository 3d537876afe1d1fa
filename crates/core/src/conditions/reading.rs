//! How numbers at the border are read, as declared by the conditions that they state.

use core::ops::RangeInclusive;

use super::{Condition, Feature};
use crate::grid::{Line, Side};
use crate::message::Message;

/// A way to read numbers at the border. The functions receive the number of buildings
/// in a line.
#[derive(Debug)]
pub(crate) struct Reading {
    /// The feature of a puzzle whose numbers are read like this.
    pub of: Feature,
    /// What a number states at a place, given whether there are parks.
    pub states: fn(Side, usize, u32, bool) -> Condition,
    /// The lowest and the highest number that some line shows.
    pub numbers: fn(u32) -> RangeInclusive<u32>,
    /// Why the numbers at both ends of a line cannot both be right, if that is
    /// obvious.
    pub facing_clash: fn(u32, Line, [u32; 2]) -> Option<Message>,
    /// The sentence about a number that is too low, if there can be one.
    pub too_low: Option<&'static str>,
    /// Whether a number fixes the cell of a certain building in its line.
    pub fixes: fn(u32, &RangeInclusive<u32>) -> bool,
}

/// Whether the number means that the tallest building comes first, or that all
/// buildings are in ascending order.
pub(super) fn at_an_end(number: u32, numbers: &RangeInclusive<u32>) -> bool {
    [numbers.start(), numbers.end()].contains(&&number)
}
