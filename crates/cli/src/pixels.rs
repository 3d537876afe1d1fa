//! Pictures in files: JPEG and PNG as rows of pixels. A file of a few bytes may claim to be a picture of gigabytes, so
//! its sides are checked before anything is decoded.

use std::fmt::Debug;

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
    Ok(Pixels { width, height, bytes })
}

fn png(file: &[u8], options: DecoderOptions) -> Result<Pixels, String> {
    let mut decoder = PngDecoder::new_with_options(ZCursor::new(file), options);
    let broken = |error| broken("PNG", error);
    decoder.decode_headers().map_err(broken)?;
    let (width, height) = bounded(decoder.dimensions())?;
    let bytes = decoder.decode_raw().map_err(broken)?;
    Ok(Pixels { width, height, bytes })
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
