//! Pictures out of files: JPEG and PNG as rows of red, green and blue.

use zune_core::bytestream::ZCursor;
use zune_core::colorspace::ColorSpace;
use zune_core::options::DecoderOptions;
use zune_jpeg::JpegDecoder;
use zune_png::PngDecoder;

/// A side has at most so many pixels.
const LONGEST: usize = 20_000;
/// How a PNG begins.
const PNG: &[u8] = b"\x89PNG";
/// How a JPEG begins.
const JPEG: &[u8] = b"\xff\xd8";

/// A picture with three bytes a pixel.
#[derive(Debug)]
pub(crate) struct Pixels {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) bytes: Vec<u8>,
}

/// Decodes a file; else says what is wrong with it.
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
    let bytes = decoder.decode().map_err(|error| format!("a broken JPEG: {error:?}"))?;
    let (width, height) = decoder.dimensions().unwrap_or_default();
    Ok(Pixels { width, height, bytes })
}

fn png(file: &[u8], options: DecoderOptions) -> Result<Pixels, String> {
    let mut decoder = PngDecoder::new_with_options(ZCursor::new(file), options);
    let bytes = decoder.decode_raw().map_err(|error| format!("a broken PNG: {error:?}"))?;
    let (width, height) = decoder.dimensions().unwrap_or_default();
    let channels = decoder.colorspace().map_or(3, |colours| colours.num_components());
    let pixels = bytes.chunks_exact(channels);
    let bytes = match channels {
        1 | 2 => pixels.flat_map(|pixel| [pixel[0]; 3]).collect(),
        _ => pixels.flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect(),
    };
    Ok(Pixels { width, height, bytes })
}
