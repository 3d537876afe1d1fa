//! The input: a photo.

use crate::geometry::Point;

/// The pixels of a photo.
#[derive(Clone, Copy, Debug)]
pub struct Photo<'a> {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) channels: usize,
    pub(crate) bytes: &'a [u8],
}

impl<'a> Photo<'a> {
    /// Takes pixels row by row, with one byte each (grey) or three bytes each (red, green, blue), or with one more byte
    /// (an opacity, which is ignored). `None` if the number of bytes does not match the sides, or if there are no
    /// bytes.
    #[must_use]
    pub fn new(width: usize, height: usize, bytes: &'a [u8]) -> Option<Self> {
        let pixels = width.checked_mul(height).filter(|pixels| *pixels > 0)?;
        let channels = (1..=4).find(|c| pixels.checked_mul(*c) == Some(bytes.len()))?;
        Some(Self { width, height, channels, bytes })
    }

    /// The red, green and blue light of the pixel nearest to a point; from 0 to 255.
    pub(crate) fn colour(&self, point: Point) -> [f32; 3] {
        let nearest = |at: f32, side: usize| ((at + 0.5) as usize).min(side - 1);
        let (x, y) = (nearest(point.x, self.width), nearest(point.y, self.height));
        let at = (y * self.width + x) * self.channels;
        // In a grey picture, all are the same.
        let channel = |which: usize| if self.channels < 3 { 0 } else { which };
        [0, 1, 2].map(|which| f32::from(self.bytes[at + channel(which)]))
    }
}
