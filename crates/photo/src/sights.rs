//! The nets' results for every place, and which way up the puzzle is.

use gridfold_core::grid::Values;

use crate::alike;
use crate::geometry::Quad;
use crate::glyph::Glyph;
use crate::hands;
use crate::look::{Look, PRINTED, TENS, likeliest};
use crate::marks;
use crate::net::{COARSE, FINE, Net};
use crate::pale;
use crate::patch::Sheet;
use crate::peers;
use crate::places::Spot;
use crate::solved;
use crate::style;

/// How much more likely an upright photo is than a rotated photo, as a logarithm.
const UPRIGHT: f32 = 2.5;
/// The chance that a glyph is not a number at all and therefore says nothing
/// about the rotation.
const NO_NUMBER: f32 = 0.2;
/// The weight of glyphs next to the grid, because letters look like numbers in
/// every orientation.
const BESIDE: f32 = 0.5;
/// A glyph next to the grid that is longer than this, relative to its square, is a word.
const WORD: f32 = 0.62;
/// A number with at least this chance is sure.
pub(crate) const SURE: f32 = 0.9;
/// The chance that there is nothing in a cell that the photo cuts off.
const UNSEEN: f32 = 0.5;

/// A place and its glyph, if there is one.
#[derive(Debug)]
pub(crate) struct Sight {
    pub(crate) spot: Spot,
    pub(crate) glyph: Option<Glyph>,
    /// Whether this is a cell that the photo cuts off.
    is_cut: bool,
}

/// A sight with the probabilities of its classes.
#[derive(Debug)]
pub(crate) struct Judged {
    pub(crate) spot: Spot,
    /// The outline around what is printed, or around the empty place.
    pub(crate) outline: Quad,
    /// How dark the glyph is, from 0 to 1.
    pub(crate) dark: f32,
    /// The chance that a player wrote the glyph by hand, from 0 to 1.
    pub(crate) hand: f32,
    /// The chances of numbers or of signs; the first is the chance of nothing.
    pub(crate) chances: Vec<f32>,
}

/// The three nets.
#[derive(Debug)]
pub(crate) struct Nets {
    numbers: Net,
    signs: Net,
    pens: Net,
}

impl Nets {
    pub(crate) fn new() -> Self {
        Self {
            numbers: Net::of(include_bytes!("weights/numbers.bin"), COARSE),
            signs: Net::of(include_bytes!("weights/signs.bin"), COARSE),
            pens: Net::of(include_bytes!("weights/pens.bin"), FINE),
        }
    }

    /// By how many quarter turns the puzzle is rotated clockwise in the photo:
    /// the rotation in which its numbers are most likely.
    pub(crate) fn turn(&self, sights: &[Sight]) -> usize {
        let mut likely = [UPRIGHT, 0.0, 0.0, 0.0];
        for (glyph, weight) in sights.iter().filter_map(telling) {
            for (turn, sum) in likely.iter_mut().enumerate() {
                let chances = self.numbers.look(&glyph.turned(4 - turn), glyph.facts);
                *sum += weight * (NO_NUMBER + (1.0 - NO_NUMBER) * surest(&chances)).ln();
            }
        }
        (0..4).max_by(|a, b| likely[*a].total_cmp(&likely[*b])).unwrap_or(0)
    }

    /// The chances of every place, for a puzzle rotated by this many quarter turns.
    pub(crate) fn judge(
        &self,
        sheet: &Sheet<'_>,
        sights: &[Sight],
        turn: usize,
        possible: Option<&[Values]>,
    ) -> Vec<Judged> {
        let judged = sights.iter().map(|sight| {
            let bounds =
                sight.glyph.as_ref().map_or([0.15, 0.15, 0.85, 0.85], |glyph| glyph.bounds);
            Judged {
                spot: sight.spot,
                outline: outline(sheet, sight.spot, bounds),
                dark: sight.glyph.as_ref().map_or(0.0, |glyph| glyph.facts[2]),
                hand: 0.0,
                chances: self.chances(sight, turn),
            }
        });
        let mut judged: Vec<Judged> = judged.collect();
        let size = sheet.mesh.size;
        let has_several = possible.is_some_and(|all| all.iter().any(|values| values.len() > 1));
        self.tell_hands(&mut judged, sights, (size, turn), has_several);
        let errs = possible.is_some_and(|values| solved::weigh(&mut judged, values, size, turn));
        let known = possible.filter(|_| errs);
        let is_known =
            |spot| known.is_some_and(|values| solved::is_known(spot, values, size, turn));
        peers::weigh(&mut judged, is_known);
        pale::doubt(&mut judged);
        judged
    }

    /// Finds out which numbers were written by hand, and what they are.
    fn tell_hands(
        &self,
        judged: &mut [Judged],
        sights: &[Sight],
        (size, turn): (usize, usize),
        has_several: bool,
    ) {
        let sure = judged.iter().filter(|one| one.spot.is_cell() && surest(&one.chances) > SURE);
        let (tens, ones): (Vec<_>, Vec<_>) = sure.partition(|one| is_ten(&one.chances));
        let has_tens = tens.len() > ones.len();
        let seen = sights.iter().enumerate().filter_map(|(at, sight)| {
            let glyph = sight.glyph.as_ref().filter(|_| sight.spot.has_number())?;
            if sight.spot.is_cell() && glyph.mark(turn) > 0.0 {
                return None;
            }
            let printed = &judged[at].chances;
            let upright = glyph.sharp_turned(4 - turn);
            let (mut first, style) = self.pens.look_closely(&upright, glyph.facts);
            if has_tens && is_ten(printed) {
                // Nobody writes numbers above 9.
                first.fill(0.0);
                first[PRINTED] = 1.0;
            }
            let chances = self.pens.look_again(&first, &upright, glyph.facts);
            let (_, foot) = glyph.stands(turn);
            let features = [glyph.hue[0], glyph.hue[1], glyph.facts[2], glyph.facts[0], foot];
            let is_sure = surest(printed) > SURE;
            let value = likeliest(printed).unwrap_or(0);
            let pixels = alike::levelled(glyph.pixels.clone());
            let style = alike::levelled(style);
            let look = Look { spot: sight.spot, chances, features, is_sure, value, pixels, style };
            Some((at, look))
        });
        let (places, mut looks): (Vec<usize>, Vec<Look>) = seen.unzip();
        let gaps = judged.iter().filter(|one| !one.spot.has_number());
        let signs = gaps.filter(|one| surest(&one.chances) > SURE).count();
        let (is_begun, mut hands) = hands::written(&looks, size, signs, has_several);
        // In a font that looks drawn the net of pens reads better than that of print.
        let is_drawn = !is_begun && hands::look_drawn(&looks);
        if is_drawn {
            hands = looks.iter().map(Look::drawn).collect();
        }
        // Who wrote them was found with the chances as the net tells them.
        looks.iter_mut().for_each(Look::calibrate);
        let mut values = marks::values(&looks, &hands);
        style::weigh(&looks, &hands, &mut values);
        for ((at, values), hand) in places.into_iter().zip(values).zip(hands) {
            let one = &mut judged[at];
            if is_drawn {
                one.chances = mixed(&one.chances, &values, hand * unread(&one.chances));
                continue;
            }
            one.hand = hand;
            if is_begun {
                let unprinted = hands::unprinted(hand, one.chances[0]);
                one.hand = hand.max(unprinted.min(hands::UNSURE));
                one.chances = mixed(&one.chances, &values, unprinted);
            }
        }
    }

    fn chances(&self, sight: &Sight, turn: usize) -> Vec<f32> {
        let Some(glyph) = &sight.glyph else {
            return vec![if sight.is_cut { UNSEEN } else { 1.0 }];
        };
        let upright = glyph.turned(4 - turn);
        match sight.spot {
            Spot::Cell(..) | Spot::Outside(..) if glyph.is_flat(turn) => vec![1.0],
            Spot::Cell(..) => {
                let nothing = vec![1.0];
                mixed(&self.numbers.look(&upright, glyph.facts), &nothing, glyph.mark(turn))
            }
            Spot::Outside(..) => self.numbers.look(&upright, glyph.facts),
            // The net knows only signs between left and right.
            Spot::Right(..) | Spot::Below(..)
                if sight.spot.is_below() == turn.is_multiple_of(2) =>
            {
                self.signs.look(&Glyph::transposed(&upright), glyph.facts)
            }
            Spot::Right(..) | Spot::Below(..) => self.signs.look(&upright, glyph.facts),
        }
    }
}

/// Combines the chances of a printed number, and of what it may be with the chance `hand`: a written one, or nothing.
fn mixed(printed: &[f32], written: &[f32], hand: f32) -> Vec<f32> {
    let part = |class: usize| {
        let at = |chances: &[f32]| chances.get(class).copied().unwrap_or(0.0);
        (1.0 - hand) * at(printed) + hand * at(written)
    };
    (0..printed.len().max(written.len())).map(part).collect()
}

/// The glyphs that reveal the rotation, and their weights: numbers, but not
/// words next to the grid.
fn telling(sight: &Sight) -> Option<(&Glyph, f32)> {
    let glyph = sight.glyph.as_ref()?;
    match sight.spot {
        Spot::Cell(..) => Some((glyph, 1.0)),
        Spot::Outside(..) if glyph.facts[0] < WORD => Some((glyph, BESIDE)),
        Spot::Outside(..) | Spot::Right(..) | Spot::Below(..) => None,
    }
}

/// The chance of the likeliest number or sign.
pub(crate) fn surest(chances: &[f32]) -> f32 {
    chances.iter().skip(1).copied().fold(0.0, f32::max)
}

/// Whether a number is surely above 9.
fn is_ten(chances: &[f32]) -> bool {
    chances.iter().skip(TENS + 1).sum::<f32>() > SURE
}

/// How much the net of pens counts in a font that looks drawn, from 0 to 1: the more, the less sure the net of numbers is.
/// Only that one can read tens.
fn unread(chances: &[f32]) -> f32 {
    let ones = surest(&chances[..chances.len().min(TENS + 1)]);
    if ones < surest(chances) { 0.0 } else { (1.0 - ones).sqrt() }
}

/// Every place of a grid with its glyph.
pub(crate) fn sights(sheet: &Sheet<'_>) -> Vec<Sight> {
    let spots = Spot::all(sheet.mesh.size).into_iter();
    let sight = |spot: Spot| {
        let glyph = spot.glyph(sheet);
        let is_cut = glyph.is_none() && spot.is_cell() && !spot.is_within(sheet);
        Sight { spot, glyph, is_cut }
    };
    spots.map(sight).collect()
}

/// A part of the square of a spot, in the contrast picture.
fn outline(sheet: &Sheet<'_>, spot: Spot, [left, top, right, bottom]: [f32; 4]) -> Quad {
    let (u, v, half) = spot.square(sheet.mesh.size, sheet.mesh.inset);
    let at = |x: f32, y: f32| sheet.mesh.at(u + (2.0 * x - 1.0) * half, v + (2.0 * y - 1.0) * half);
    [at(left, top), at(right, top), at(right, bottom), at(left, bottom)]
}
