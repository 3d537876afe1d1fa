//! The input: a photo.

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
}
