//! Pictures in files: JPEG and PNG as rows of pixels. A file of a few bytes may claim to be a picture of gigabytes, so
//! its sides are checked before anything is decoded. The pixels are set upright if the file says how the camera was held.

use std::fmt::Debug;

use exif::{In, Reader, Tag};
use zune_core::bytestream::ZCursor;
use zune_core::colorspace::ColorSpace;
use zune_core::options::DecoderOptions;
use zune_jpeg::JpegDecoder;
use zune_png::PngDecoder;

/// The maximum number of pixels along a side.
const LONGEST: usize = 20_000;
/// The maximum number of pixels in a picture; pictures from high-resolution phone cameras usually have half as
/// many.
const LARGEST: usize = 40_000_000;
/// The beginning of a PNG.
const PNG: &[u8] = b"\x89PNG";
/// The beginning of a JPEG.
const JPEG: &[u8] = b"\xff\xd8";

/// A picture, with as many bytes per pixel as its file has.
#[derive(Debug)]
pub(crate) struct Pixels {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) bytes: Vec<u8>,
}

/// Decodes a file, or returns what is wrong with it.
pub(crate) fn decoded(file: &[u8]) -> Result<Pixels, String> {
    let options = DecoderOptions::default()
        .set_max_width(LONGEST)
        .set_max_height(LONGEST)
        .png_set_strip_to_8bit(true)
        .jpeg_set_out_colorspace(ColorSpace::RGB);
    if file.starts_with(PNG) {
        png(file, options)
    } else if file.starts_with(JPEG) {
        jpeg(file, options)
    } else {
        Err("neither a JPEG nor a PNG file".to_owned())
    }
}

fn jpeg(file: &[u8], options: DecoderOptions) -> Result<Pixels, String> {
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(file), options);
    let broken = |error| broken("JPEG", error);
    decoder.decode_headers().map_err(broken)?;
    let (width, height) = bounded(decoder.dimensions())?;
    let bytes = decoder.decode().map_err(broken)?;
    Ok(Pixels { width, height, bytes }.upright(held(decoder.exif())))
}

fn png(file: &[u8], options: DecoderOptions) -> Result<Pixels, String> {
    let mut decoder = PngDecoder::new_with_options(ZCursor::new(file), options);
    let broken = |error| broken("PNG", error);
    decoder.decode_headers().map_err(broken)?;
    let (width, height) = bounded(decoder.dimensions())?;
    let bytes = decoder.decode_raw().map_err(broken)?;
    let exif = decoder.info().and_then(|info| info.exif.as_ref());
    Ok(Pixels { width, height, bytes }.upright(held(exif)))
}

/// How the camera was held, as EXIF data say it: 1 for upright, up to 8.
fn held(exif: Option<&Vec<u8>>) -> u32 {
    let read = exif.and_then(|exif| Reader::new().read_raw(exif.clone()).ok());
    let field = read.as_ref().and_then(|exif| exif.get_field(Tag::Orientation, In::PRIMARY));
    field.and_then(|field| field.value.get_uint(0)).unwrap_or(1)
}

impl Pixels {
    /// The picture as people see it, if the camera was held like this.
    fn upright(self, held: u32) -> Self {
        let Self { width, height, bytes } = &self;
        let (right, bottom) = (width.saturating_sub(1), height.saturating_sub(1));
        let from = |x: usize, y: usize| match held {
            2 => (right - x, y),
            3 => (right - x, bottom - y),
            4 => (x, bottom - y),
            5 => (y, x),
            6 => (y, bottom - x),
            7 => (right - y, bottom - x),
            _ => (right - y, x),
        };
        let (across, down) = match held {
            2..=4 => (*width, *height),
            5..=8 => (*height, *width),
            _ => return self,
        };
        let each = bytes.len() / (width * height).max(1);
        let places = (0..down).flat_map(|y| (0..across).map(move |x| from(x, y)));
        let pixels = places.map(|(x, y)| (y * width + x) * each);
        let bytes = pixels.flat_map(|at| &bytes[at..at + each]).copied().collect();
        Self { width: across, height: down, bytes }
    }
}

/// The decoder's words, which come in quotes and with a line break.
fn broken(kind: &str, error: impl Debug) -> String {
    let words = format!("{error:?}");
    format!("a broken {kind}: {}", words.trim().trim_matches('"'))
}

/// The sides of a picture that is not too large.
fn bounded(sides: Option<(usize, usize)>) -> Result<(usize, usize), String> {
    let (width, height) = sides.unwrap_or_default();
    if width.saturating_mul(height) > LARGEST {
        let most = LARGEST / 1_000_000;
        return Err(format!(
            "a picture of {width} x {height} pixels; at most {most} million pixels are read"
        ));
    }
    Ok((width, height))
}

#[cfg(test)]
mod tests {
    use super::{Pixels, held};

    #[test]
    fn a_sideways_picture_is_set_upright_in_all_eight_ways() {
        // 0 1 2 / 3 4 5, as the camera stored it.
        let seen = |held: u32| {
            let stored = Pixels { width: 3, height: 2, bytes: (0..6).collect() };
            let upright = stored.upright(held);
            (upright.width, upright.bytes)
        };
        assert_eq!(seen(1), (3, vec![0, 1, 2, 3, 4, 5]));
        assert_eq!(seen(2), (3, vec![2, 1, 0, 5, 4, 3]));
        assert_eq!(seen(3), (3, vec![5, 4, 3, 2, 1, 0]));
        assert_eq!(seen(4), (3, vec![3, 4, 5, 0, 1, 2]));
        assert_eq!(seen(5), (2, vec![0, 3, 1, 4, 2, 5]));
        assert_eq!(seen(6), (2, vec![3, 0, 4, 1, 5, 2]));
        assert_eq!(seen(7), (2, vec![5, 2, 4, 1, 3, 0]));
        assert_eq!(seen(8), (2, vec![2, 5, 1, 4, 0, 3]));
        assert_eq!(seen(77), seen(1));
    }

    #[test]
    fn exif_data_that_say_nothing_leave_a_picture_as_it_is() {
        let data = b"II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0";
        assert_eq!(held(Some(&data.to_vec())), 6);
        assert_eq!(held(None), 1);
        for end in 0..20 {
            assert_eq!(held(Some(&data[..end].to_vec())), 1, "{end}");
        }
    }
}
