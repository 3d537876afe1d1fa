//! Who put a number there: the printer, or somebody with a pen.
//!
//! A net says of each number how it looks. What all numbers of a photo have in
//! common says the rest: the printed ones are of one colour, darkness, and
//! height, and so, more loosely, are the written ones; one that looks written
//! and is like the printed ones in all that is probably printed. Where nobody
//! has written anything, or where everything is of one hand, the whole is the
//! puzzle and nothing of it is a player's.

use crate::places::Spot;

/// Classes of the net of pens: nothing to be read, 1 to 9 written, any number printed.
const PRINTED: usize = 10;
/// The features of a number: how blue its ink is, how dark, how long.
const FEATURES: usize = 3;
/// How far features are usually apart within one photo, and the least that is counted as apart.
const BROAD: [f32; FEATURES] = [0.18, 0.16, 0.12];
const NARROW: [f32; FEATURES] = [0.03, 0.05, 0.035];
/// So many imagined numbers with the broad spread are in each class.
const IMAGINED: f32 = 2.0;
/// Features are not independent of each other, and never prove it alone.
const TRUST: f32 = 0.6;
const MOST: f32 = 4.0;
/// How often the classes are looked at again.
const ROUNDS: usize = 3;
/// With less than so many numbers in sight that look written nobody has begun.
const BEGUN: f32 = 0.8;
/// They differ from the printed ones by so many spreads, or are of so many kinds.
const APART: f32 = 1.5;
const KINDS: usize = 3;

/// What the net of pens says of a number, and its features.
#[derive(Clone, Debug)]
pub(crate) struct Look {
    pub(crate) spot: Spot,
    pub(crate) chances: Vec<f32>,
    pub(crate) features: [f32; FEATURES],
    /// Whether it is surely a number.
    pub(crate) is_sure: bool,
}

impl Look {
    fn written(&self) -> f32 {
        self.chances[1..PRINTED].iter().sum()
    }

    /// How likely it is written if it is anything.
    fn first_guess(&self) -> f32 {
        self.written() / (self.written() + self.chances[PRINTED]).max(1e-4)
    }

    /// The chances of nothing and of 1 to 9, if it is written.
    pub(crate) fn values(&self) -> Vec<f32> {
        let all = (1.0 - self.chances[PRINTED]).max(1e-4);
        self.chances[..PRINTED].iter().map(|chance| chance / all).collect()
    }

    /// How likely there is nothing to be read: a small mark, something crossed out.
    pub(crate) fn nothing(&self) -> f32 {
        self.chances[0]
    }

    /// How much it tells of the classes.
    fn weight(&self) -> f32 {
        if self.spot.is_cell() || self.is_sure { 1.0 - self.nothing() } else { 0.0 }
    }
}

/// How likely each number is written; `None` where nobody has begun: all is printed, or all of one hand.
pub(crate) fn written(looks: &[Look]) -> Option<Vec<f32>> {
    let mut written: Vec<f32> = looks.iter().map(Look::first_guess).collect();
    for _ in 0..ROUNDS {
        let pens = class(looks, |at| written[at]);
        let press = class(looks, |at| 1.0 - written[at]);
        written = looks.iter().map(|look| judged(look, &press, &pens)).collect();
    }
    let sum = |share: &dyn Fn(usize) -> f32| -> f32 {
        looks.iter().enumerate().map(|(at, look)| look.weight() * share(at)).sum()
    };
    let by_hand = sum(&|at| written[at].max(0.5) * 2.0 - 1.0);
    let printed = sum(&|at| (1.0 - written[at]).max(0.5) * 2.0 - 1.0);
    let pens = class(looks, |at| written[at]);
    let press = class(looks, |at| 1.0 - written[at]);
    let differ = apart(&press, &pens) > APART || kinds(looks, &written) >= KINDS;
    (differ && by_hand >= BEGUN && printed >= BEGUN).then_some(written)
}

/// How far the classes are from each other in the feature in which they differ most, in their spreads.
fn apart(press: &Class, pens: &Class) -> f32 {
    let pairs = press.iter().zip(pens);
    let apart =
        pairs.map(|((a, wide), (b, broad))| (a - b).abs() / (wide * wide + broad * broad).sqrt());
    apart.fold(0.0, f32::max)
}

/// How many different numbers are written: one number of a strange font may look written wherever it stands.
fn kinds(looks: &[Look], written: &[f32]) -> usize {
    let likeliest =
        |look: &Look| (1..PRINTED).max_by(|a, b| look.chances[*a].total_cmp(&look.chances[*b]));
    let found =
        looks.iter().zip(written).filter(|(look, hand)| **hand > 0.5 && look.weight() > 0.5);
    let numbers: std::collections::BTreeSet<_> = found.map(|(look, _)| likeliest(look)).collect();
    numbers.len()
}

/// The mean and the spread of each feature of a class.
type Class = [(f32, f32); FEATURES];

fn class(looks: &[Look], share: impl Fn(usize) -> f32) -> Class {
    std::array::from_fn(|feature| {
        let all = looks.iter().enumerate().map(|(at, look)| (look, look.weight() * share(at)));
        let (mut sum, mut weight, mut whole, mut count) = (0.0, 0.0, 0.0, 1e-3);
        for (look, part) in all.clone() {
            sum += part * look.features[feature];
            weight += part;
            whole += look.weight() * look.features[feature];
            count += look.weight();
        }
        let mean = (sum + IMAGINED * whole / count) / (weight + IMAGINED);
        let apart = |look: &Look| (look.features[feature] - mean).powi(2);
        let squares: f32 = all.map(|(look, part)| part * apart(look)).sum();
        let spread = (squares + IMAGINED * BROAD[feature].powi(2)) / (weight + IMAGINED);
        (mean, spread.sqrt().max(NARROW[feature]))
    })
}

/// What the net says and what the features say.
fn judged(look: &Look, press: &Class, pens: &Class) -> f32 {
    let likely = |class: &Class| -> f32 {
        let features = look.features.iter().zip(class);
        features
            .map(|(value, (mean, spread))| -((value - mean) / spread).powi(2) / 2.0 - spread.ln())
            .sum()
    };
    let guess = look.first_guess().clamp(1e-4, 1.0 - 1e-4);
    let said = (TRUST * (likely(pens) - likely(press))).clamp(-MOST, MOST);
    1.0 / (1.0 + (-(guess / (1.0 - guess)).ln() - said).exp())
}

#[cfg(test)]
mod tests {
    use super::{Look, PRINTED, written};
    use crate::places::Spot;

    /// A number that looks written to this degree, in ink so blue.
    fn look(written: f32, tint: f32) -> Look {
        let mut chances = vec![0.0; PRINTED + 1];
        (chances[3], chances[PRINTED]) = (written, 1.0 - written);
        Look { spot: Spot::Cell(0, 0), chances, features: [tint, 0.6, 0.5], is_sure: true }
    }

    #[test]
    fn the_colour_that_it_shares_decides_where_the_look_does_not() {
        let mut looks: Vec<Look> =
            (0..8).flat_map(|_| [look(0.05, 0.0), look(0.95, 0.3)]).collect();
        looks.extend([look(0.5, 0.0), look(0.5, 0.3)]);
        let written = written(&looks).unwrap();
        assert!(written[16] < 0.1 && written[17] > 0.9, "{written:?}");
    }

    #[test]
    fn one_that_looks_written_among_many_like_it_is_printed() {
        let mut looks: Vec<Look> = (0..20).map(|_| look(0.03, 0.0)).collect();
        looks.push(look(0.7, 0.0));
        assert!(written(&looks).is_none() && written(&[]).is_none());
    }

    #[test]
    fn what_is_all_of_one_hand_is_the_puzzle() {
        let looks: Vec<Look> = (0..20).map(|_| look(0.97, 0.2)).collect();
        assert!(written(&looks).is_none());
    }
}
