//! Turns colours into the two pictures that everything else uses: how light the
//! paper is, and how much darker each pixel is than its surroundings.
//!
//! Red digits and green lines are dark in one of the channels red and green;
//! blue is noise in photos taken in yellow lamplight, so it is left out.

use crate::photo::Photo;
use crate::picture::Picture;

/// The maximum number of pixels along a photo's longer side; larger photos are scaled down.
const LONGEST: usize = 1700;
/// The maximum for the picture that is searched for frames.
const LONGEST_SEARCHED: usize = 860;

/// The pictures made from a photo.
#[derive(Debug)]
pub(crate) struct Greys {
    /// Light paper is near 1, ink near 0.
    pub(crate) paper: Picture,
    /// How many pixels of the photo make up one pixel of `paper`, across and down.
    pub(crate) scale: usize,
    /// Contrast with the surroundings, 0 for paper, about 0.6 for ink; `step`
    /// pixels of `paper` make up one pixel of this picture.
    pub(crate) contrast: Picture,
    pub(crate) step: usize,
}

impl Greys {
    pub(crate) fn of(photo: &Photo<'_>) -> Self {
        let scale = photo.width.max(photo.height).div_ceil(LONGEST);
        let paper = grey(photo, scale);
        let step = paper.long().div_ceil(LONGEST_SEARCHED);
        let contrast = contrast(&paper.reduced(step));
        Self { paper, scale, contrast, step }
    }

    /// How many pixels of the photo make up one pixel of `contrast`, across and down.
    pub(crate) fn factor(&self) -> f32 {
        (self.scale * self.step) as f32
    }
}

/// The lesser of green and red, with red scaled to the mean of green.
fn grey(photo: &Photo<'_>, scale: usize) -> Picture {
    let channel = |at: usize| channel(photo, scale, at);
    let (mut red, green) = (channel(0), channel(1));
    let light = |picture: &Picture| picture.values.iter().sum::<f32>();
    let level = light(&green) / light(&red).max(1.0);
    for (value, green) in red.values.iter_mut().zip(&green.values) {
        *value = (*value * level).min(*green) / 255.0;
    }
    red
}

/// One channel, with `scale` x `scale` pixels averaged to one pixel.
fn channel(photo: &Photo<'_>, scale: usize, channel: usize) -> Picture {
    let (width, height) = ((photo.width / scale).max(1), (photo.height / scale).max(1));
    let mut picture = Picture::new(width, height);
    // In a grey picture, red and green are the same.
    let channel = if photo.channels < 3 { 0 } else { channel };
    let share = 1.0 / (scale * scale) as f32;
    for y in 0..height * scale {
        let row = &photo.bytes[y * photo.width * photo.channels..];
        let pixels = row.chunks_exact(photo.channels).take(width * scale);
        let sums = &mut picture.values[y / scale * width..][..width];
        for (x, pixel) in pixels.enumerate() {
            sums[x / scale] += f32::from(pixel[channel]) * share;
        }
    }
    picture
}

/// How much darker each pixel is than the square around it, as a share of that square's value.
pub(crate) fn contrast(paper: &Picture) -> Picture {
    let radius = (paper.long() / 40).max(4);
    let mut contrast = paper.local_mean(radius);
    for (mean, value) in contrast.values.iter_mut().zip(&paper.values) {
        *mean = ((*mean - value) / mean.max(0.04)).max(0.0);
    }
    contrast
}

#[cfg(test)]
mod tests {
    use super::Greys;
    use crate::photo::Photo;

    #[test]
    fn red_ink_and_black_ink_are_dark_and_a_shadow_is_not() {
        let (width, height) = (120, 90);
        let mut bytes = Vec::new();
        for at in 0..width * height {
            let (x, y) = (at % width, at / width);
            let light = 1.0 - 0.4 * x as f32 / width as f32;
            let ink = match (x, y) {
                (30, _) => [230.0, 40.0, 40.0],
                (80, _) => [20.0, 20.0, 20.0],
                _ => [230.0, 230.0, 180.0],
            };
            bytes.extend(ink.map(|value| (value * light) as u8));
        }
        let greys = Greys::of(&Photo::new(width, height, &bytes).unwrap());
        let opaque: Vec<u8> = bytes.chunks(3).flat_map(|rgb| [rgb[0], rgb[1], rgb[2], 9]).collect();
        let other = Greys::of(&Photo::new(width, height, &opaque).unwrap());
        assert_eq!(other.contrast.values, greys.contrast.values);
        for (x, least, most) in [(30, 0.5, 1.0), (80, 0.5, 1.0), (55, 0.0, 0.1), (100, 0.0, 0.1)] {
            let value = greys.contrast.at(x, 45);
            assert!((least..=most).contains(&value), "{value} at {x}");
        }
    }

    #[test]
    fn a_grey_picture_is_one_of_three_colours_that_are_the_same() {
        let grey: Vec<u8> = (0..60 * 50).map(|at| (at * 7 % 251) as u8).collect();
        let times = |count: usize| -> Vec<u8> {
            grey.iter().flat_map(|value| vec![*value; count]).collect()
        };
        let seen = |bytes: &[u8]| Greys::of(&Photo::new(60, 50, bytes).unwrap()).contrast.values;
        assert!([2, 3, 4].into_iter().all(|count| seen(&times(count)) == seen(&grey)));
    }
}
