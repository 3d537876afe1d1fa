//! The four sides of the grid, where the clues are.

use super::Line;

/// A side of the grid; sides are listed clockwise from the top, as in share
/// links.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Side {
    /// North: clues left to right, each looking down its column.
    Top,
    /// East: clues top to bottom, each looking left along its row.
    Right,
    /// South: clues left to right, each looking up its column.
    Bottom,
    /// West: clues top to bottom, each looking right along its row.
    Left,
}

impl Side {
    /// All sides, clockwise from the top.
    pub const ALL: [Self; 4] = [Self::Top, Self::Right, Self::Bottom, Self::Left];

    /// The opposite side.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Top => Self::Bottom,
            Self::Right => Self::Left,
            Self::Bottom => Self::Top,
            Self::Left => Self::Right,
        }
    }

    /// The line of the clue with index `index` on this side.
    #[must_use]
    pub const fn line(self, index: usize) -> Line {
        match self {
            Self::Top | Self::Bottom => Line::Column(index),
            Self::Left | Self::Right => Line::Row(index),
        }
    }

    /// Whether a clue on this side sees its line from the first cell (left to
    /// right, top to bottom), not from the last one.
    #[must_use]
    pub const fn sees_first_cell_first(self) -> bool {
        matches!(self, Self::Top | Self::Left)
    }
}

/// How many of these heights are visible from in front of the first.
pub fn visible(heights: impl Iterator<Item = u32>) -> u32 {
    let mut tallest = 0;
    let mut seen = 0;
    for height in heights {
        seen += u32::from(height > tallest);
        tallest = tallest.max(height);
    }
    seen
}
