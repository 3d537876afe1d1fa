//! What one number looks like: what the net of pens says about it, and the features that it may share with others.

use crate::places::Spot;

/// The classes of numbers: nothing, 1 to 9, then 10, 20, ... 90.
pub(crate) const TENS: usize = 9;
/// The classes of the pen net: nothing to be read, 1 to 9 written by hand, any number printed.
pub(crate) const PRINTED: usize = 10;
/// The features of a number: the two parts of its ink's hue, how dark it is, how long, how far down its foot is.
pub(crate) const FEATURES: usize = 5;
/// The place of the darkness among them.
pub(crate) const DARK: usize = 2;
/// The first of the features that only numbers in cells share: clues have a font of their own, and stand elsewhere.
const PLACED: usize = 3;
/// The net has seen printed numbers so many times as often as each written one.
pub(crate) const OFTEN_PRINTED: f32 = 4.6;
/// Training makes the net less sure of values than it may be. This exponent makes their chances agree with the share of
/// right readings on other photos.
const SHARPER: f32 = 1.25;
/// The same for the odds of nothing.
const SURER: f32 = 1.5;

/// What the pen net says about a number, and its features.
#[derive(Clone, Debug)]
pub(crate) struct Look {
    pub(crate) spot: Spot,
    pub(crate) chances: Vec<f32>,
    pub(crate) features: [f32; FEATURES],
    /// Whether the glyph certainly is a number.
    pub(crate) is_sure: bool,
    /// Which number it is if it is printed.
    pub(crate) value: usize,
    /// Its pixels, levelled for comparisons; as it lies in the photo.
    pub(crate) pixels: Vec<f32>,
    /// What the net of pens finds in it, levelled for comparisons.
    pub(crate) style: Vec<f32>,
}

impl Look {
    pub(crate) fn written(&self) -> f32 {
        self.chances[1..PRINTED].iter().sum()
    }

    /// The chance that it is written, if it is anything, where print is as frequent as in training.
    pub(crate) fn drawn(&self) -> f32 {
        self.written() / (self.written() + self.chances[PRINTED]).max(1e-4)
    }

    /// The same where print is no more frequent than any written number.
    pub(crate) fn first_guess(&self) -> f32 {
        let written = OFTEN_PRINTED * self.written();
        written / (written + self.chances[PRINTED]).max(1e-4)
    }

    /// The chances of nothing and of 1 to 9, if it is written.
    pub(crate) fn values(&self) -> Vec<f32> {
        let all = (1.0 - self.chances[PRINTED]).max(1e-4);
        let sharper = |chance: &f32| chance.powf(SHARPER);
        let sum: f32 = self.chances[1..PRINTED].iter().map(sharper).sum();
        let share = self.written() / all / sum.max(1e-9);
        let written = self.chances[1..PRINTED].iter().map(|chance| share * sharper(chance));
        std::iter::once(self.chances[0] / all).chain(written).collect()
    }

    /// Makes the chance of nothing agree with the share of such glyphs that are nothing.
    pub(crate) fn calibrate(&mut self) {
        let nothing = self.chances[0];
        let odds = (nothing / (1.0 - nothing).max(1e-6)).powf(SURER);
        let now = odds / (1.0 + odds);
        let share = (1.0 - now) / (1.0 - nothing).max(1e-6);
        self.chances.iter_mut().skip(1).for_each(|chance| *chance *= share);
        self.chances[0] = now;
    }

    /// How long the glyph is relative to its square.
    pub(crate) fn length(&self) -> f32 {
        self.features[3]
    }

    /// Whether numbers at such a place have this feature in common.
    pub(crate) fn has(&self, feature: usize) -> bool {
        feature < PLACED || self.spot.is_cell()
    }

    /// The chance that there is nothing to be read: a small mark, or something crossed out.
    pub(crate) fn nothing(&self) -> f32 {
        self.chances[0]
    }

    /// How much the glyph says about the classes.
    pub(crate) fn weight(&self) -> f32 {
        if self.spot.is_cell() || self.is_sure { 1.0 - self.nothing() } else { 0.0 }
    }
}

/// A chance after something more is said for it, as a logarithm.
pub(crate) fn weighed(chance: f32, said: f32) -> f32 {
    let odds = (chance / (1.0 - chance).max(1e-6)).max(1e-6) * said.exp();
    odds / (1.0 + odds)
}

/// The likeliest number, if there are any; the first chance is that of nothing.
pub(crate) fn likeliest(chances: &[f32]) -> Option<usize> {
    (1..chances.len()).max_by(|a, b| chances[*a].total_cmp(&chances[*b]))
}

/// Numbers for the tests.
#[cfg(test)]
pub(crate) mod made {
    use super::{Look, OFTEN_PRINTED, PRINTED};
    use crate::alike::REPEATED;
    use crate::places::Spot;

    /// A number that looks handwritten to this degree, in ink of this hue.
    pub(crate) fn look(written: f32, hue: f32) -> Look {
        let mut chances = vec![0.0; PRINTED + 1];
        let all = written / OFTEN_PRINTED + 1.0 - written;
        (chances[3], chances[PRINTED]) = (written / OFTEN_PRINTED / all, (1.0 - written) / all);
        Look {
            spot: Spot::Cell(0, 0),
            chances,
            // Blue ink differs from black in both parts of the hue.
            features: [hue, hue / 4.0, 0.6, 0.5, 0.75],
            is_sure: true,
            value: 3,
            // Their likeness to each other says nothing.
            pixels: vec![REPEATED.sqrt()],
            style: vec![],
        }
    }

    /// A 3 in this cell with this chance of being crossed out, and this length.
    pub(crate) fn three(cell: (usize, usize), nothing: f32, length: f32) -> Look {
        let look = look(1.0, 0.3);
        let mut chances = vec![0.0; PRINTED + 1];
        (chances[0], chances[3]) = (nothing, 1.0 - nothing);
        let features = [0.3, 0.075, 0.6, length, 0.75];
        Look { spot: Spot::Cell(cell.0, cell.1), chances, features, ..look }
    }
}

#[cfg(test)]
mod tests {
    use super::PRINTED;
    use super::made::look;

    #[test]
    fn the_chance_of_nothing_becomes_surer_and_the_others_keep_their_shares() {
        let calibrated = |nothing: f32| {
            let mut one = look(0.5, 0.0);
            one.chances = vec![nothing, 0.75 * (1.0 - nothing), 0.25 * (1.0 - nothing)];
            one.calibrate();
            let chances = one.chances;
            assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{chances:?}");
            assert!((chances[1] - 3.0 * chances[2]).abs() < 1e-5, "{chances:?}");
            chances[0]
        };
        assert!(calibrated(0.9) > 0.96 && calibrated(0.1) < 0.04);
        assert!((calibrated(0.5) - 0.5).abs() < 1e-5);
        assert!([0.0, 1.0].map(calibrated).iter().all(|chance| chance.is_finite()));
    }

    #[test]
    fn values_become_surer_and_nothing_stays_as_likely() {
        let mut one = look(0.5, 0.0);
        one.chances = vec![0.0; PRINTED + 1];
        (one.chances[0], one.chances[3], one.chances[5], one.chances[PRINTED]) =
            (0.1, 0.3, 0.1, 0.5);
        let values = one.values();
        assert!((values.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{values:?}");
        assert!((values[0] - 0.2).abs() < 1e-5, "{values:?}");
        assert!(values[3] > 0.6 && values[3] < 0.65 && values[5] < 0.2, "{values:?}");
    }
}
