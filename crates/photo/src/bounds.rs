//! Boxes around pixels.

/// A box of pixels, including its ends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Bounds {
    pub(crate) left: usize,
    pub(crate) top: usize,
    pub(crate) right: usize,
    pub(crate) bottom: usize,
}

impl Bounds {
    /// The box around one pixel.
    pub(crate) fn of(x: usize, y: usize) -> Self {
        Self { left: x, top: y, right: x, bottom: y }
    }

    /// The smallest box around both boxes.
    pub(crate) fn joined(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    pub(crate) fn width(self) -> usize {
        self.right - self.left + 1
    }

    pub(crate) fn height(self) -> usize {
        self.bottom - self.top + 1
    }

    pub(crate) fn longest(self) -> usize {
        self.width().max(self.height())
    }

    /// Whether another box is inside this box and touches none of its sides.
    pub(crate) fn surrounds(self, other: Self) -> bool {
        self.left < other.left
            && self.top < other.top
            && self.right > other.right
            && self.bottom > other.bottom
    }

    /// Whether the two boxes share a pixel once every side of one box is moved
    /// outwards by this many pixels.
    pub(crate) fn is_near(self, other: Self, apart: usize) -> bool {
        self.left <= other.right + apart
            && other.left <= self.right + apart
            && self.top <= other.bottom + apart
            && other.top <= self.bottom + apart
    }
}

#[cfg(test)]
mod tests {
    use super::Bounds;

    #[test]
    fn a_box_grows_around_what_is_joined() {
        let whole = Bounds::of(3, 8).joined(Bounds::of(5, 2));
        assert_eq!(whole, Bounds { left: 3, top: 2, right: 5, bottom: 8 });
        assert_eq!((whole.width(), whole.height(), whole.longest()), (3, 7, 7));
    }

    #[test]
    fn a_box_surrounds_what_touches_none_of_its_sides() {
        let whole = Bounds::of(2, 2).joined(Bounds::of(8, 9));
        assert!(whole.surrounds(Bounds::of(3, 3)) && !whole.surrounds(Bounds::of(2, 5)));
        assert!(!Bounds::of(3, 3).surrounds(whole));
    }

    #[test]
    fn near_is_as_far_as_said() {
        let (a, b) = (Bounds::of(2, 2), Bounds::of(5, 3));
        assert!(a.is_near(b, 3) && b.is_near(a, 3));
        assert!(!a.is_near(b, 2) && !b.is_near(a, 2));
    }
}
