//! The six directions in which a run can go.
//!
//! The order of the directions, `+x -x +y -y +z -z`, is that of the plain
//! search in the source document, so solutions come in the order in which that
//! search prints them.

/// A direction along one of the axes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// +x
    Right,
    /// -x
    Left,
    /// +y
    Up,
    /// -y
    Down,
    /// +z
    Near,
    /// -z
    Far,
}

impl Direction {
    /// All directions, in the order in which they are tried.
    pub const ALL: [Self; 6] =
        [Self::Right, Self::Left, Self::Up, Self::Down, Self::Near, Self::Far];

    /// The direction along this axis (0, 1, 2 for x, y, z) with this sign.
    #[must_use]
    pub const fn along(axis: usize, positive: bool) -> Self {
        Self::ALL[axis % 3 * 2 + !positive as usize]
    }

    /// The index in [`Self::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The axis: 0, 1 or 2 for x, y or z.
    #[must_use]
    pub const fn axis(self) -> usize {
        self.index() / 2
    }

    /// Whether the coordinate increases.
    #[must_use]
    pub const fn is_positive(self) -> bool {
        self.index().is_multiple_of(2)
    }

    /// The opposite direction along the same axis.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::along(self.axis(), !self.is_positive())
    }
}
