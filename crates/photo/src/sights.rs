//! What the nets say of every place, and which way up the puzzle is.

use crate::geometry::Quad;
use crate::glyph::Glyph;
use crate::net::Net;
use crate::order::falling;
use crate::patch::Sheet;
use crate::places::Spot;

/// The classes of numbers: nothing, 1 to 9, then 10, 20, ... 90.
pub(crate) const TENS: usize = 9;
/// A photo is held upright rather than not: another turn must make so many more numbers legible, and such a share of
/// all that is printed, since letters beside the grid look like numbers in every turn.
const UPRIGHT: f32 = 1.6;
const UPRIGHT_SHARE: f32 = 0.15;
/// What is longer beside the grid, against its square, is a word.
const WORD: f32 = 0.62;
/// So many glyphs are enough to tell the turn.
const TRIED: usize = 48;

/// A place and what is printed there, if anything is.
#[derive(Debug)]
pub(crate) struct Sight {
    pub(crate) spot: Spot,
    pub(crate) glyph: Option<Glyph>,
}

/// A sight with the probabilities of its classes.
#[derive(Debug)]
pub(crate) struct Judged {
    pub(crate) spot: Spot,
    /// Around what is printed, or around the empty place.
    pub(crate) outline: Quad,
    /// Of numbers or of signs; the first is that of nothing.
    pub(crate) chances: Vec<f32>,
}

/// The two nets.
#[derive(Debug)]
pub(crate) struct Nets {
    numbers: Net,
    signs: Net,
}

impl Nets {
    pub(crate) fn new() -> Self {
        Self {
            numbers: Net::of(include_bytes!("weights/numbers.bin")),
            signs: Net::of(include_bytes!("weights/signs.bin")),
        }
    }

    /// How many quarter turns clockwise the puzzle lies in the photo: as most
    /// numbers can be read.
    pub(crate) fn turn(&self, sights: &[Sight]) -> usize {
        let glyphs: Vec<&Glyph> = sights.iter().filter_map(telling).collect();
        // The darkest are printed, whatever else may be there.
        let mut darkest = falling(glyphs.iter().map(|glyph| glyph.facts[2]));
        darkest.truncate(TRIED);
        let upright = UPRIGHT.max(UPRIGHT_SHARE * darkest.len() as f32);
        let legible = |turn: usize| -> f32 {
            let prior = if turn == 0 { upright } else { 0.0 };
            let best = |at: &usize| {
                let glyph = glyphs[*at];
                let chances = self.numbers.look(&glyph.turned(4 - turn), glyph.facts);
                chances[1..].iter().copied().fold(0.0, f32::max)
            };
            prior + darkest.iter().map(best).sum::<f32>()
        };
        let scores: [f32; 4] = std::array::from_fn(legible);
        (0..4).max_by(|a, b| scores[*a].total_cmp(&scores[*b])).unwrap_or(0)
    }

    /// The chances of every place, for a puzzle that lies so.
    pub(crate) fn judge(&self, sheet: &Sheet<'_>, sights: &[Sight], turn: usize) -> Vec<Judged> {
        let judged = sights.iter().map(|sight| {
            let bounds =
                sight.glyph.as_ref().map_or([0.15, 0.15, 0.85, 0.85], |glyph| glyph.bounds);
            Judged {
                spot: sight.spot,
                outline: outline(sheet, sight.spot, bounds),
                chances: self.chances(sight, turn),
            }
        });
        judged.collect()
    }

    fn chances(&self, sight: &Sight, turn: usize) -> Vec<f32> {
        let Some(glyph) = &sight.glyph else { return vec![1.0] };
        let upright = glyph.turned(4 - turn);
        match sight.spot {
            Spot::Cell(..) | Spot::Outside(..) if glyph.is_flat(turn) => vec![1.0],
            Spot::Cell(..) | Spot::Outside(..) => self.numbers.look(&upright, glyph.facts),
            // The net knows signs between left and right alone.
            Spot::Right(..) | Spot::Below(..)
                if sight.spot.is_below() == turn.is_multiple_of(2) =>
            {
                self.signs.look(&Glyph::transposed(&upright), glyph.facts)
            }
            Spot::Right(..) | Spot::Below(..) => self.signs.look(&upright, glyph.facts),
        }
    }
}

/// What may tell the turn: numbers, and no words beside the grid.
fn telling(sight: &Sight) -> Option<&Glyph> {
    let glyph = sight.glyph.as_ref()?;
    let number = sight.spot.is_cell() || (sight.spot.has_number() && glyph.facts[0] < WORD);
    number.then_some(glyph)
}

/// Every place of a grid, and what is printed there.
pub(crate) fn sights(sheet: &Sheet<'_>) -> Vec<Sight> {
    let spots = Spot::all(sheet.mesh.size).into_iter();
    spots.map(|spot| Sight { spot, glyph: spot.glyph(sheet) }).collect()
}

/// A part of the square of a spot, in the contrast picture.
fn outline(sheet: &Sheet<'_>, spot: Spot, [left, top, right, bottom]: [f32; 4]) -> Quad {
    let (u, v, half) = spot.square(sheet.mesh.size, sheet.mesh.inset);
    let at = |x: f32, y: f32| sheet.mesh.at(u + (2.0 * x - 1.0) * half, v + (2.0 * y - 1.0) * half);
    [at(left, top), at(right, top), at(right, bottom), at(left, bottom)]
}
