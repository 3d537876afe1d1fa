//! Training data for the nets: the glyphs of a photo as the nets would get
//! them, so that training and reading scale them in the same way. `tools/photo`
//! is its only user.

use crate::frame::{self, Frame, THOROUGH};
use crate::geometry::{Quad, resized};
use crate::glyph::Glyph;
use crate::grey::Greys;
use crate::patch::Sheet;
use crate::photo::Photo;
use crate::places::Spot;
use crate::sights::sights;

/// The glyphs of a photo.
#[derive(Clone, Debug)]
pub struct CutOut {
    /// The number of cells per side.
    pub size: usize,
    /// How far inside its cell each edge is, in cells.
    pub inset: f32,
    /// The corners of the grid in the photo, clockwise from the upper left.
    pub corners: Quad,
    /// The glyphs of all places that are not empty.
    pub samples: Vec<Sample>,
}

/// What is printed at a place.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The role: 0 for a cell, 1 for a place outside the frame, 2 for a gap.
    pub role: u8,
    /// The number of the place among all places: cells row by row, places
    /// outside clockwise, gaps between left and right cells, gaps between upper
    /// and lower cells.
    pub place: u16,
    /// 24 x 24 pixels row by row, the same sharp, three facts, the hue of the ink, and the glyph's left, upper, right and lower edge
    /// in its square; each from 0 to 255.
    pub bytes: Vec<u8>,
}

/// Finds the grid of a photo and cuts out its glyphs; `None` if there is no
/// grid.
#[must_use]
pub fn cut_out(photo: &Photo<'_>) -> Option<CutOut> {
    let greys = Greys::of(photo);
    let mesh = frame::find(&greys.contrast, Frame::default(), THOROUGH)?;
    let sheet = Sheet::new(photo, &greys, &mesh);
    let mut samples = Vec::new();
    for (place, sight) in sights(&sheet).into_iter().enumerate() {
        if let Some(glyph) = sight.glyph {
            samples.push(Sample {
                role: role(sight.spot),
                place: place as u16,
                bytes: bytes(&glyph),
            });
        }
    }
    let corners = resized(mesh.quad(), greys.factor());
    Some(CutOut { size: mesh.size, inset: mesh.inset, corners, samples })
}

fn role(spot: Spot) -> u8 {
    match spot {
        Spot::Cell(..) => 0,
        Spot::Outside(..) => 1,
        Spot::Right(..) | Spot::Below(..) => 2,
    }
}

fn bytes(glyph: &Glyph) -> Vec<u8> {
    let hue = glyph.hue.map(|part| 0.5 + part);
    let sharp = if glyph.sharp.is_empty() { &glyph.pixels } else { &glyph.sharp };
    let values =
        glyph.pixels.iter().chain(sharp).chain(&glyph.facts).chain(&hue).chain(&glyph.bounds);
    values.map(|value| (value * 255.0 + 0.5) as u8).collect()
}
