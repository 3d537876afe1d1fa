//! Finds out who put a number in a place: the printer, or somebody with a pen.
//! Small marks and crossed-out numbers do not count as numbers.
//!
//! A net tells what each number looks like. The rest follows from what all
//! numbers of a photo have in common. The printed ones share their colour,
//! darkness, height and line; so, more loosely, do the written ones. A number that
//! looks written but resembles the printed ones in all these respects is
//! probably printed. If nobody has written anything, or if everything was
//! written by hand, all of it belongs to the puzzle and nothing to a player.

use crate::order::quantile;
use crate::places::Spot;

/// The classes of the pen net: nothing to be read, 1 to 9 written by hand, any number printed.
pub(crate) const PRINTED: usize = 10;
/// The features of a number: how blue its ink is, how dark, how long, how far down its foot is.
const FEATURES: usize = 4;
/// The first of the features that only numbers in cells share: clues have a font of their own, and stand elsewhere.
const PLACED: usize = 2;
/// The usual spread of the features within one photo: of what a pen wrote, of what was printed, and the least spread.
const PENS: [f32; FEATURES] = [0.12, 0.12, 0.07, 0.065];
const PRESS: [f32; FEATURES] = [0.08, 0.08, 0.03, 0.03];
const NARROW: [f32; FEATURES] = [0.03, 0.05, 0.02, 0.015];
/// How many imaginary numbers are added to each class: with its usual spread, and with the mean of all.
const IMAGINED: f32 = 2.0;
const AVERAGE: f32 = 0.5;
/// The weight of the features, which depend on each other, and the most that they may add; alone they prove nothing.
const TRUST: f32 = 0.8;
const MOST: f32 = 4.0;
/// How many times the classes are computed again.
const ROUNDS: usize = 3;
/// The net has seen printed numbers so many times as often as each written one.
const OFTEN_PRINTED: f32 = 7.4;
/// Nobody has begun if the written numbers add up to less than this, or to less than this share of the cells.
const BEGUN: f32 = 1.8;
const BEGUN_SHARE: f32 = 0.03;
/// Written numbers differ from the printed ones by at least this many spreads,
/// or there are this many different ones.
const APART: f32 = 1.0;
const KINDS: usize = 3;
/// One sure printed number shows that the puzzle is printed.
const SOME_PRINTED: f32 = 0.8;
/// If no number is printed, this many signs must be printed, and this share of the cells must be filled by hand.
const SIGNS: usize = 3;
const FILLED: f32 = 0.35;
/// The givens of many puzzles are symmetric under a half turn: this many sure givens show it, and at most this share of
/// them may lack a partner. A number is then more likely to be of its partner's kind; `ALIKE` says by how much, as a
/// logarithm.
const PAIRED: usize = 10;
const UNPAIRED: f32 = 0.06;
const ALIKE: f32 = 3.0;
const SURE: f32 = 0.9;
/// The share of numbers that look written in a font like handwriting, if nobody has begun.
const DRAWN: f32 = 0.15;
/// This many written numbers beside a grid, if they are more than a third of all there, are clues and not notes.
const NOTES: usize = 4;
/// A mark is shorter than this share of the usual length of a number by the same hand. `MARKS` gives the limits of that
/// length, in sides of a square.
const MARK: f32 = 0.5;
const MARKS: (f32, f32) = (0.22, 0.28);
/// The chance that such a mark is nothing to be read: it lies where numbers lie, so a person should look.
const UNREAD: f32 = 0.88;
/// The share of crossed-out numbers if none of this many others is, relative to their share in training.
const CROSSED: f32 = 0.3;
const OTHERS: f32 = 10.0;
const TRAINED: f32 = 0.15;

/// What the pen net says about a number, and its features.
#[derive(Clone, Debug)]
pub(crate) struct Look {
    pub(crate) spot: Spot,
    pub(crate) chances: Vec<f32>,
    pub(crate) features: [f32; FEATURES],
    /// Whether the glyph certainly is a number.
    pub(crate) is_sure: bool,
}

impl Look {
    fn written(&self) -> f32 {
        self.chances[1..PRINTED].iter().sum()
    }

    /// The chance that it is written, if it is anything, where print is as frequent as in training.
    pub(crate) fn drawn(&self) -> f32 {
        self.written() / (self.written() + self.chances[PRINTED]).max(1e-4)
    }

    /// The same where print is no more frequent than any written number.
    fn first_guess(&self) -> f32 {
        let written = OFTEN_PRINTED * self.written();
        written / (written + self.chances[PRINTED]).max(1e-4)
    }

    /// The chances of nothing and of 1 to 9, if it is written.
    fn values(&self) -> Vec<f32> {
        let all = (1.0 - self.chances[PRINTED]).max(1e-4);
        self.chances[..PRINTED].iter().map(|chance| chance / all).collect()
    }

    /// How long the glyph is relative to its square.
    fn length(&self) -> f32 {
        self.features[2]
    }

    /// Whether numbers at such a place have this feature in common.
    fn has(&self, feature: usize) -> bool {
        feature < PLACED || self.spot.is_cell()
    }

    /// The chance that there is nothing to be read: a small mark, or something crossed out.
    fn nothing(&self) -> f32 {
        self.chances[0]
    }

    /// How much the glyph says about the classes.
    fn weight(&self) -> f32 {
        if self.spot.is_cell() || self.is_sure { 1.0 - self.nothing() } else { 0.0 }
    }
}

/// The chance that each number is handwritten, in a grid of this size with this many signs. `None` if nobody has
/// started to solve the puzzle: everything is printed, or everything was written by hand.
pub(crate) fn written(looks: &[Look], size: usize, signs: usize) -> Option<Vec<f32>> {
    let mut written: Vec<f32> = looks.iter().map(Look::first_guess).collect();
    for _ in 0..ROUNDS {
        let (press, pens) = classes(looks, &written);
        written = looks.iter().map(|look| judged(look, &press, &pens)).collect();
    }
    let sum = |share: &dyn Fn(usize) -> f32| -> f32 {
        looks.iter().enumerate().map(|(at, look)| look.weight() * share(at)).sum()
    };
    pair(looks, size, &mut written);
    let in_cells = |at: usize| if looks[at].spot.is_cell() { 1.0 } else { 0.0 };
    let by_hand = sum(&|at| in_cells(at) * (written[at].max(0.5) * 2.0 - 1.0));
    let printed = sum(&|at| (1.0 - written[at]).max(0.5) * 2.0 - 1.0);
    let (press, pens) = classes(looks, &written);
    let differ = apart(&press, &pens) > APART || kinds(looks, &written) >= KINDS;
    let cells = (size * size) as f32;
    let is_filled = signs >= SIGNS && by_hand > FILLED * cells;
    let has_begun =
        by_hand >= BEGUN.max(BEGUN_SHARE * cells) && (printed >= SOME_PRINTED || is_filled);
    (differ && has_begun && !is_drawn(looks, &written)).then_some(written)
}

/// Whether the font looks like handwriting: nobody writes many clues around a grid.
fn is_drawn(looks: &[Look], written: &[f32]) -> bool {
    let outside =
        || looks.iter().zip(written).filter(|(look, _)| !look.spot.is_cell() && look.is_sure);
    let by_hand = outside().filter(|(_, hand)| **hand > 0.5).count();
    by_hand >= NOTES && 3 * by_hand > outside().count()
}

/// Whether the font of a puzzle that nobody has begun looks like handwriting here and there.
pub(crate) fn look_drawn(looks: &[Look]) -> bool {
    let drawn: f32 = looks.iter().map(|look| look.weight() * look.drawn()).sum();
    drawn > DRAWN * looks.iter().map(Look::weight).sum::<f32>()
}

/// If the printed numbers are symmetric under a half turn, an unsure number
/// becomes more likely to be of its partner's kind.
fn pair(looks: &[Look], size: usize, written: &mut [f32]) {
    let mut printed = vec![0.0; size * size];
    for (look, written) in looks.iter().zip(written.iter()) {
        if let Spot::Cell(column, row) = look.spot {
            printed[row * size + column] = look.weight() * (1.0 - written);
        }
    }
    let across = |cell: usize| printed[size * size - 1 - cell];
    let sure: Vec<usize> = (0..size * size).filter(|cell| printed[*cell] > SURE).collect();
    let unpaired = sure.iter().filter(|cell| across(**cell) < 1.0 - SURE).count();
    if sure.len() < PAIRED || unpaired as f32 > UNPAIRED * sure.len() as f32 {
        return;
    }
    for (look, written) in looks.iter().zip(written) {
        if let Spot::Cell(column, row) = look.spot {
            let said = ALIKE * (1.0 - 2.0 * across(row * size + column));
            let odds = (*written / (1.0 - *written).max(1e-6)).max(1e-6) * said.exp();
            *written = odds / (1.0 + odds);
        }
    }
}

/// The value of each number if it is handwritten. Marks count as nothing; a
/// number is rarely crossed out if no other number is.
pub(crate) fn values(looks: &[Look], written: &[f32]) -> Vec<Vec<f32>> {
    let pens =
        || looks.iter().zip(written).filter(|(look, hand)| look.spot.is_cell() && **hand > 0.5);
    let read = pens().filter(|(look, _)| look.nothing() < 0.5).map(|(look, _)| look.length());
    let usual = quantile(&read.collect::<Vec<_>>(), 0.5);
    let short = (MARK * usual).clamp(MARKS.0, MARKS.1);
    let large = || pens().filter(move |(look, _)| look.length() > short);
    let crossed: f32 =
        large().map(|(look, _)| look.nothing()).filter(|nothing| *nothing > 0.5).sum();
    let count = large().count() as f32;
    let of = |look: &Look| {
        let mut values = look.values();
        let nothing = values[0];
        let is_cell = look.spot.is_cell();
        let now = if is_cell && look.length() < short {
            nothing.max(UNREAD)
        } else if is_cell {
            let own = if look.nothing() > 0.5 { look.nothing() } else { 0.0 };
            let usual = (crossed - own + CROSSED) / (count - own + OTHERS) / TRAINED;
            let odds = nothing / (1.0 - nothing).max(1e-4) * usual.min(1.0);
            odds / (1.0 + odds)
        } else {
            nothing
        };
        let share = (1.0 - now) / (1.0 - nothing).max(1e-6);
        values.iter_mut().skip(1).for_each(|chance| *chance *= share);
        values[0] = now;
        values
    };
    looks.iter().map(of).collect()
}

/// The distance between the classes in the feature in which they differ most, measured in spreads.
fn apart(press: &Class, pens: &Class) -> f32 {
    let pairs = press.iter().zip(pens);
    let apart =
        pairs.map(|((a, wide), (b, broad))| (a - b).abs() / (wide * wide + broad * broad).sqrt());
    apart.fold(0.0, f32::max)
}

/// How many different numbers are handwritten; in a strange font, one number may look handwritten everywhere.
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

/// What is printed, and what is written.
fn classes(looks: &[Look], written: &[f32]) -> (Class, Class) {
    (class(looks, |at| 1.0 - written[at], PRESS), class(looks, |at| written[at], PENS))
}

fn class(looks: &[Look], share: impl Fn(usize) -> f32, usual: [f32; FEATURES]) -> Class {
    std::array::from_fn(|feature| {
        let all = looks.iter().enumerate().filter(|(_, look)| look.has(feature));
        let all = all.map(|(at, look)| (look, look.weight() * share(at)));
        let (mut sum, mut weight, mut whole, mut count) = (0.0, 0.0, 0.0, 1e-3);
        for (look, part) in all.clone() {
            sum += part * look.features[feature];
            weight += part;
            whole += look.weight() * look.features[feature];
            count += look.weight();
        }
        let mean = (sum + AVERAGE * whole / count) / (weight + AVERAGE);
        let apart = |look: &Look| (look.features[feature] - mean).powi(2);
        let squares: f32 = all.map(|(look, part)| part * apart(look)).sum();
        let spread = (squares + IMAGINED * usual[feature].powi(2)) / (weight + IMAGINED);
        (mean, spread.sqrt().max(NARROW[feature]))
    })
}

/// Combines what the net and the features say.
fn judged(look: &Look, press: &Class, pens: &Class) -> f32 {
    let likely = |class: &Class| -> f32 {
        let features = look.features.iter().zip(class).enumerate();
        features
            .filter(|(feature, _)| look.has(*feature))
            .map(|(_, (value, (mean, spread)))| {
                -((value - mean) / spread).powi(2) / 2.0 - spread.ln()
            })
            .sum()
    };
    let guess = look.first_guess().clamp(1e-4, 1.0 - 1e-4);
    let said = (TRUST * (likely(pens) - likely(press))).clamp(-MOST, MOST);
    1.0 / (1.0 + (-(guess / (1.0 - guess)).ln() - said).exp())
}

#[cfg(test)]
mod tests {
    use super::{Look, OFTEN_PRINTED, PRINTED, values, written};
    use crate::places::Spot;

    /// A number that looks handwritten to this degree, in ink of this tint.
    fn look(written: f32, tint: f32) -> Look {
        let mut chances = vec![0.0; PRINTED + 1];
        let all = written / OFTEN_PRINTED + 1.0 - written;
        (chances[3], chances[PRINTED]) = (written / OFTEN_PRINTED / all, (1.0 - written) / all);
        Look { spot: Spot::Cell(0, 0), chances, features: [tint, 0.6, 0.5, 0.75], is_sure: true }
    }

    /// A 3 in this cell with this chance of being crossed out, and this length.
    fn three(cell: (usize, usize), nothing: f32, length: f32) -> Look {
        let look = look(1.0, 0.3);
        let mut chances = vec![0.0; PRINTED + 1];
        (chances[0], chances[3]) = (nothing, 1.0 - nothing);
        let features = [0.3, 0.6, length, 0.75];
        Look { spot: Spot::Cell(cell.0, cell.1), chances, features, ..look }
    }

    #[test]
    fn what_is_much_smaller_than_the_other_numbers_is_a_mark() {
        let mut looks: Vec<Look> = (0..9).map(|column| three((column, 0), 0.02, 0.6)).collect();
        looks.push(three((0, 1), 0.02, 0.2));
        let values = values(&looks, &[0.99; 10]);
        assert!(values[9][0] > 0.87 && values[..9].iter().all(|one| one[3] > 0.9), "{values:?}");
    }

    #[test]
    fn one_among_many_is_rarely_crossed_out_and_rather_so_where_others_are() {
        let all = |other: f32| -> f32 {
            let mut looks: Vec<Look> = (0..9).map(|column| three((column, 0), 0.02, 0.6)).collect();
            looks.extend((0..4).map(|column| three((column, 1), other, 0.6)));
            looks.push(three((8, 1), 0.9, 0.6));
            values(&looks, &[0.99; 14])[13][0]
        };
        assert!(all(0.02) < 0.5 && all(0.97) > 0.85, "{} {}", all(0.02), all(0.97));
    }

    #[test]
    fn a_number_that_may_be_either_is_as_the_one_across() {
        let printed =
            |column: usize, row: usize| Look { spot: Spot::Cell(column, row), ..look(0.02, 0.0) };
        let mut looks: Vec<Look> =
            (0..6).flat_map(|at| [printed(at, 0), printed(8 - at, 8)]).collect();
        looks.extend((0..9).map(|column| Look { spot: Spot::Cell(column, 4), ..look(0.98, 0.3) }));
        looks.extend(
            [(8, 0), (7, 1)].map(|(x, y)| Look { spot: Spot::Cell(x, y), ..look(0.5, 0.13) }),
        );
        looks.push(printed(0, 8));
        let hands = written(&looks, 9, 0).unwrap();
        assert!(hands[21] < 0.2 && hands[22] > 0.5, "{hands:?}");
    }

    #[test]
    fn where_only_signs_are_printed_many_numbers_are_somebodys() {
        let row = |row: usize| (0..3).map(move |column| (column, row));
        let digit = |(column, row): (usize, usize)| {
            let mut one = three((column, row), 0.01, 0.6);
            one.chances.swap(3, column + 1);
            one
        };
        let looks: Vec<Look> = row(0).chain(row(1)).chain(row(2)).map(digit).collect();
        assert!(written(&looks, 4, 5).is_some() && written(&looks, 4, 0).is_none());
        assert!(written(&looks[..3], 4, 5).is_none(), "a few are the puzzle's");
    }

    #[test]
    fn the_colour_that_it_shares_decides_where_the_look_does_not() {
        let mut looks: Vec<Look> =
            (0..8).flat_map(|_| [look(0.05, 0.0), look(0.95, 0.3)]).collect();
        looks.extend([look(0.5, 0.0), look(0.5, 0.3)]);
        let written = written(&looks, 9, 0).unwrap();
        assert!(written[16] < 0.1 && written[17] > 0.9, "{written:?}");
    }

    #[test]
    fn what_stands_on_the_line_of_the_print_is_printed() {
        let on = |hand: f32, column: usize, foot: f32| {
            let one = look(hand, 0.0);
            let features = [0.0, 0.6, 0.5, foot];
            Look { spot: Spot::Cell(column, 0), features, ..one }
        };
        let mut looks: Vec<Look> = (0..8).map(|column| on(0.02, column, 0.75)).collect();
        let feet = [0.6, 0.68, 0.82, 0.9, 0.63, 0.86, 0.7, 0.8];
        looks.extend(feet.map(|foot| on(0.95, 3, foot)));
        for (look, value) in looks[8..].iter_mut().zip([1, 2, 4, 5, 1, 2, 4, 5]) {
            look.chances.swap(3, value);
        }
        looks.extend([on(0.3, 8, 0.75), on(0.3, 8, 0.6)]);
        let written = written(&looks, 9, 0).unwrap();
        assert!(written[16] < 0.5 && written[17] > 0.9, "{written:?}");
    }

    #[test]
    fn clues_that_look_written_are_a_font() {
        let outside = |hand: f32, at: usize| Look { spot: Spot::Outside(0, at), ..look(hand, 0.0) };
        let mut looks: Vec<Look> = (0..8).map(|_| look(0.97, 0.3)).collect();
        for (at, one) in looks.iter_mut().enumerate() {
            one.chances.swap(3, at % 4 + 1);
        }
        looks.extend((0..9).map(|at| outside(if at < 5 { 0.97 } else { 0.02 }, at)));
        assert!(written(&looks, 6, 0).is_none(), "nobody writes many clues");
        looks.iter_mut().skip(8).for_each(|one| one.chances = look(0.02, 0.0).chances);
        assert!(written(&looks, 6, 0).is_some());
    }

    #[test]
    fn one_that_looks_written_among_many_like_it_is_printed() {
        let mut looks: Vec<Look> = (0..20).map(|_| look(0.03, 0.0)).collect();
        looks.push(look(0.7, 0.0));
        assert!(written(&looks, 9, 0).is_none() && written(&[], 9, 0).is_none());
    }

    #[test]
    fn what_is_all_of_one_hand_is_the_puzzle() {
        let looks: Vec<Look> = (0..20).map(|_| look(0.97, 0.2)).collect();
        assert!(written(&looks, 9, 0).is_none());
    }
}
