//! Cuts the glyphs out of photos, to train the nets.
//!
//! `glyphs OUT FILE...` reads JPEG files. It writes `OUT.txt`, a line a photo (file, cells a side, inset, corners; 0
//! if no grid is found), and `OUT.bin`: for each glyph the number of its photo (2 bytes), its role (0 cell, 1 outside,
//! 2 gap), the number of its place (2 bytes), 24 x 24 pixels, as many sharp ones, 3 facts, 2 of its hue and its 4 edges.

use std::error::Error;
use std::fs::{self, File};
use std::io::{BufWriter, Write};

use gridfold_photo::Photo;
use gridfold_photo::training::{CutOut, cut_out};
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let out = arguments.next().ok_or("where to?")?;
    let mut lines = File::create(format!("{out}.txt"))?;
    let mut glyphs = BufWriter::new(File::create(format!("{out}.bin"))?);
    for (number, file) in (0_u16..).zip(arguments) {
        let bytes = fs::read(&file)?;
        let mut decoder = JpegDecoder::new(ZCursor::new(&bytes));
        let pixels = decoder.decode()?;
        let (width, height) = decoder.dimensions().ok_or("no size")?;
        let photo = Photo::new(width, height, &pixels).ok_or("no pixels")?;
        let found = cut_out(&photo);
        writeln!(lines, "{file} {}", found.as_ref().map_or("0".to_owned(), described))?;
        for sample in found.into_iter().flat_map(|found| found.samples) {
            glyphs.write_all(&number.to_le_bytes())?;
            glyphs.write_all(&[sample.role])?;
            glyphs.write_all(&sample.place.to_le_bytes())?;
            glyphs.write_all(&sample.bytes)?;
        }
    }
    Ok(glyphs.flush()?)
}

fn described(found: &CutOut) -> String {
    let corners: Vec<String> =
        found.corners.iter().map(|corner| format!("{:.1} {:.1}", corner.x, corner.y)).collect();
    format!("{} {:.3} {}", found.size, found.inset, corners.join(" "))
}
