//! Finds out who put a number in a place: the printer, or somebody with a pen. Small marks and crossed-out numbers do not
//! count as numbers.
//!
//! A net tells what each number looks like. The rest follows from what all numbers of a photo have in common. The printed
//! ones share their colour, darkness, height and line; so, more loosely, do the written ones. A number that looks written
//! but resembles the printed ones in all these respects is probably printed. If nobody has written anything, or if
//! everything was written by hand, all of it belongs to the puzzle and nothing to a player.

use crate::alike;
use crate::look::{FEATURES, Look, PRINTED, TENS, likeliest, weighed};
use crate::pale;
use crate::symmetry;

/// The usual spread of the features within one photo: of what a pen wrote, of what was printed, and the least spread.
const PENS: [f32; FEATURES] = [0.06, 0.04, 0.12, 0.07, 0.065];
const PRESS: [f32; FEATURES] = [0.05, 0.03, 0.08, 0.03, 0.03];
const NARROW: [f32; FEATURES] = [0.02, 0.015, 0.05, 0.02, 0.015];
/// How many imaginary numbers are added to each class: with its usual spread, and with the mean of all.
const IMAGINED: f32 = 2.0;
const AVERAGE: f32 = 0.5;
/// How much the net, each feature and the likeness to print count, and how much likelier a pen is from the start, as a
/// logarithm: in a cell, and elsewhere. A regression over the numbers in cells of the training material (`weigh.py`) found
/// about these values, but a greater first `PEN`: with that, no more pages were right. The most that one feature may say.
const NET: f32 = 0.6;
const FEATURE: [f32; FEATURES] = [0.44, 0.62, 0.76, 0.62, 0.46];
const LIKENESS: f32 = 0.41;
const PEN: (f32, f32) = (0.5, -1.0);
const MOST: f32 = 4.0;
/// How many times the classes are computed again.
const ROUNDS: usize = 3;
/// Nobody has begun if the chances of written numbers, counted from one half, add up to less than this.
const BEGUN: f32 = 0.9;
/// Written numbers differ from the printed ones by at least this many spreads, or there are this many different ones.
const APART: f32 = 1.0;
const KINDS: usize = 3;
/// If they differ by fewer spreads than this and fewer than so many are written, or if fewer than `FEW` are, each of these
/// is doubtful: the greatest chance that it is written.
const SURELY: (f32, f32) = (2.0, 8.0);
const FEW: f32 = 1.9;
pub(crate) const UNSURE: f32 = 0.88;
/// The chance that a number is written if it clearly looks so, but nobody seems to have begun.
const LOOKS_SO: f32 = 0.3;
/// One sure printed number shows that the puzzle is printed.
const SOME_PRINTED: f32 = 0.8;
/// If no number is printed, this many signs must be printed, and this share of the cells must be filled by hand.
const SIGNS: usize = 3;
const FILLED: f32 = 0.35;
/// If the printed numbers leave several solutions, it must be clearer that somebody has begun: how much likelier print is, as
/// a logarithm.
const SEVERAL: f32 = 3.6;
/// No number in the cells is printed if the chances that one is add up to less than this.
const BARE: f32 = 0.5;
/// A number that looks written with this chance surely looks so.
const SURE: f32 = 0.9;
/// The share of numbers that look written in a font like handwriting, if nobody has begun.
const DRAWN: f32 = 0.15;
/// With at least this many written and this many printed numbers, a font shows in which some numbers look drawn.
const PARTED: usize = 5;
/// It is no such font if at least this many numbers look written although the same ones look printed elsewhere.
const BOTH: usize = 2;
/// A written number with this chance is legible.
const LEGIBLE: f32 = 0.9;
/// This many written numbers beside a grid, if they are more than a third of all there, are clues and not notes.
const NOTES: usize = 4;

/// Whether somebody has started to solve the puzzle, in a grid of this size with this many signs, and the chance that each
/// number is the player's. If nobody has, all of it is the puzzle's, but what clearly looks written is doubtful. The cells of
/// a puzzle may have no printed number if half of the gaps have signs, or half of the places outside have clues. A puzzle
/// `has_several` solutions if the solver leaves several values to a cell; then its numbers are rather printed.
pub(crate) fn written(
    looks: &[Look],
    size: usize,
    signs: usize,
    has_several: bool,
) -> (bool, Vec<f32>) {
    let mut written: Vec<f32> = looks.iter().map(Look::first_guess).collect();
    for _ in 0..ROUNDS {
        let (press, pens) = classes(looks, &written);
        let unlike = alike::unlike_print(looks, &written);
        let judged = |(look, unlike)| judged(look, &press, &pens, unlike);
        written = looks.iter().zip(unlike).map(judged).collect();
    }
    let sum = |share: &dyn Fn(usize) -> f32| -> f32 {
        looks.iter().enumerate().map(|(at, look)| look.weight() * share(at)).sum()
    };
    symmetry::weigh(looks, size, &mut written);
    let doubted = |hand: &f32| if has_several { weighed(*hand, -SEVERAL) } else { *hand };
    let begun: Vec<f32> = written.iter().map(doubted).collect();
    let in_cells = |at: usize| if looks[at].spot.is_cell() { 1.0 } else { 0.0 };
    let by_hand = sum(&|at| in_cells(at) * (begun[at].max(0.5) * 2.0 - 1.0));
    let printed = sum(&|at| (1.0 - begun[at]).max(0.5) * 2.0 - 1.0);
    let (press, pens) = classes(looks, &begun);
    let apart = apart(&press, &pens);
    let cells = (size * size) as f32;
    let clues = looks.iter().filter(|look| is_clue(look)).count();
    let is_bare = !has_several
        && sum(&|at| in_cells(at) * (1.0 - begun[at])) < BARE
        && (signs > size * size.saturating_sub(1) || clues >= 2 * size);
    let is_filled = signs >= SIGNS && by_hand > FILLED * cells;
    let has_begun = by_hand >= BEGUN && (printed >= SOME_PRINTED || is_filled || is_bare);
    let (both, least) = both(looks, &begun);
    let differ = apart > APART || is_bare || both >= BOTH || kinds(looks, &begun) >= KINDS;
    let is_legible = looks.iter().zip(&begun).any(|(look, hand)| {
        let clearly = |chance: &f32| *chance > LEGIBLE;
        *hand > 0.5 && look.spot.is_cell() && look.chances[1..PRINTED].iter().any(clearly)
    });
    let has_begun = differ
        && has_begun
        && is_legible
        && !pale::shines_through(looks, &begun)
        && (apart > SURELY.0 || !is_drawn(looks, &begun))
        // In a font in which some numbers look drawn, each looks so either everywhere or nowhere, but for one.
        && (apart > APART || least < PARTED || both >= BOTH);
    let is_unsure = by_hand < FEW || apart < SURELY.0 && by_hand < SURELY.1;
    for (look, hand) in looks.iter().zip(&mut written) {
        if !has_begun {
            let looks_so = *hand > SURE && look.spot.is_cell() && look.nothing() < 0.1;
            *hand = if looks_so { LOOKS_SO } else { 0.0 };
        } else if is_unsure {
            *hand = hand.min(UNSURE);
        }
    }
    (has_begun, written)
}

/// The chance that a number is written, if the net of print sees nothing in it with this chance: what cannot be read as print
/// is rather written.
pub(crate) fn unprinted(hand: f32, nothing: f32) -> f32 {
    hand / (hand + (1.0 - hand) * (1.0 - nothing)).max(1e-6)
}

/// Whether something beside the grid is surely a number.
fn is_clue(look: &Look) -> bool {
    !look.spot.is_cell() && look.weight() > 0.5
}

/// Whether the font looks like handwriting: nobody writes many clues around a grid.
fn is_drawn(looks: &[Look], written: &[f32]) -> bool {
    let outside = || looks.iter().zip(written).filter(|(look, _)| is_clue(look));
    let by_hand = outside().filter(|(_, hand)| **hand > 0.5).count();
    by_hand >= NOTES && 3 * by_hand > outside().count()
}

/// How many numbers in cells look written although the same ones look printed elsewhere; and how many there are of the
/// rarer kind.
fn both(looks: &[Look], written: &[f32]) -> (usize, usize) {
    let mut counts = [[0; 2 * TENS + 1]; 2];
    for (look, hand) in looks.iter().zip(written) {
        let is_written = *hand > 0.5;
        let read = if is_written { likeliest(&look.chances[..PRINTED]) } else { Some(look.value) };
        if look.spot.is_cell() && look.weight() > 0.5 {
            counts[usize::from(is_written)][read.unwrap_or(0)] += 1;
        }
    }
    let [press, pens] = counts;
    let both = press.iter().zip(&pens).map(|(a, b)| (*a).min(*b)).sum();
    (both, press.iter().sum::<usize>().min(pens.iter().sum()))
}

/// Whether the font of a puzzle that nobody has begun looks like handwriting here and there.
pub(crate) fn look_drawn(looks: &[Look]) -> bool {
    let drawn: f32 = looks.iter().map(|look| look.weight() * look.drawn()).sum();
    drawn > DRAWN * looks.iter().map(Look::weight).sum::<f32>()
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
    let found =
        looks.iter().zip(written).filter(|(look, hand)| **hand > 0.5 && look.weight() > 0.5);
    let numbers = found.filter_map(|(look, _)| likeliest(&look.chances[..PRINTED]));
    numbers.fold(0_u32, |seen, number| seen | 1 << number).count_ones() as usize
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

/// Combines what the net, the features and the likeness to print say.
fn judged(look: &Look, press: &Class, pens: &Class, unlike_print: f32) -> f32 {
    let likely = |class: &Class, feature: usize| {
        let (mean, spread) = class[feature];
        -((look.features[feature] - mean) / spread).powi(2) / 2.0 - spread.ln()
    };
    let said = |feature: usize| {
        let ratio = likely(pens, feature) - likely(press, feature);
        FEATURE[feature] * ratio.clamp(-MOST, MOST)
    };
    let said: f32 = (0..FEATURES).filter(|feature| look.has(*feature)).map(said).sum();
    let guess = look.first_guess().clamp(1e-4, 1.0 - 1e-4);
    let pen = if look.spot.is_cell() { PEN.0 } else { PEN.1 };
    let odds = pen + NET * (guess / (1.0 - guess)).ln() + said + LIKENESS * unlike_print;
    1.0 / (1.0 + (-odds).exp())
}

#[cfg(test)]
mod tests {
    use super::{unprinted, written};
    use crate::look::Look;
    use crate::look::made::{look, three};
    use crate::places::Spot;

    #[test]
    fn where_only_signs_are_printed_many_numbers_are_somebodys() {
        let row = |row: usize| (0..3).map(move |column| (column, row));
        let digit = |(column, row): (usize, usize)| {
            let mut one = three((column, row), 0.01, 0.6);
            one.chances.swap(3, column + 1);
            one
        };
        let looks: Vec<Look> = row(0).chain(row(1)).chain(row(2)).map(digit).collect();
        assert!(written(&looks, 4, 5, false).0 && !written(&looks, 4, 0, false).0);
        assert!(!written(&looks[..3], 4, 5, false).0, "a few are the puzzle's");
    }

    #[test]
    fn a_puzzle_without_numbers_in_its_cells_has_many_signs_or_clues_and_one_solution() {
        let mine = [three((0, 1), 0.01, 0.6), three((2, 3), 0.01, 0.6)];
        let begun = |looks: &[Look], signs: usize, has_several: bool| {
            written(looks, 4, signs, has_several).0
        };
        assert!(begun(&mine, 13, false));
        assert!(!begun(&mine, 13, true), "then the numbers are the puzzle's");
        assert!(!begun(&mine, 12, false), "as many gaps have no sign");
        let clue = |at: usize| Look { spot: Spot::Outside(at / 4, at % 4), ..look(0.02, 0.3) };
        let clues = |count: usize| -> Vec<Look> {
            mine.iter().cloned().chain((0..count).map(clue)).collect()
        };
        assert!(begun(&clues(9), 0, false));
        assert!(!begun(&clues(9), 0, true) && !begun(&clues(7), 0, false));
        let mut given = clues(9);
        let features = mine[0].features;
        given.push(Look { spot: Spot::Cell(3, 3), features, ..look(0.02, 0.3) });
        assert!(!begun(&given, 0, false), "a number of the same ink is printed in a cell");
    }

    #[test]
    fn what_may_be_a_font_is_one_if_there_are_several_solutions() {
        let page = |hue: f32, has_several: bool| {
            let mut looks: Vec<Look> = (0..12).map(|_| look(0.03, 0.0)).collect();
            looks.extend((1..=4).map(|value| {
                let mut one = look(0.99, hue);
                one.chances.swap(3, value);
                one
            }));
            written(&looks, 9, 0, has_several)
        };
        assert!(page(0.04, false).0 && !page(0.04, true).0);
        assert_eq!(page(0.5, true), page(0.5, false), "who has clearly begun, has");
    }

    #[test]
    fn the_colour_that_it_shares_decides_where_the_look_does_not() {
        let mut looks: Vec<Look> =
            (0..8).flat_map(|_| [look(0.05, 0.0), look(0.99, 0.3)]).collect();
        looks.extend([look(0.5, 0.0), look(0.5, 0.3)]);
        let written = written(&looks, 9, 0, false).1;
        assert!(written[16] < 0.1 && written[17] > 0.9, "{written:?}");
    }

    #[test]
    fn what_stands_on_the_line_of_the_print_is_printed() {
        let on = |hand: f32, column: usize, foot: f32| {
            let one = look(hand, 0.0);
            let features = [0.0, 0.0, 0.6, 0.5, foot];
            Look { spot: Spot::Cell(column, 0), features, ..one }
        };
        let mut looks: Vec<Look> = (0..8).map(|column| on(0.02, column, 0.75)).collect();
        let feet = [0.6, 0.68, 0.82, 0.9, 0.63, 0.86, 0.7, 0.8];
        looks.extend(feet.map(|foot| on(0.99, 3, foot)));
        for (look, value) in looks.iter_mut().zip([1, 2, 4, 5].into_iter().cycle()) {
            look.value = value;
            look.chances.swap(3, value);
        }
        looks.extend([on(0.6, 8, 0.75), on(0.6, 8, 0.6)]);
        let written = written(&looks, 9, 0, false).1;
        assert!(written[16] < 0.5 && written[17] > 0.9, "{written:?}");
    }

    #[test]
    fn clues_that_look_written_are_a_font() {
        let outside = |hand: f32, at: usize| Look { spot: Spot::Outside(0, at), ..look(hand, 0.3) };
        let mut looks: Vec<Look> = (0..8).map(|_| look(0.99, 0.3)).collect();
        for (at, one) in looks.iter_mut().enumerate() {
            one.chances.swap(3, at % 4 + 1);
        }
        looks.extend((0..9).map(|at| outside(if at < 5 { 0.99 } else { 0.02 }, at)));
        assert!(!written(&looks, 6, 0, false).0, "nobody writes many clues");
        let mut others = looks.clone();
        others.extend((0..8).map(|at| Look { spot: Spot::Cell(at, 1), ..look(0.02, -0.3) }));
        assert!(written(&others, 6, 0, false).0, "text beside the grid, and another colour");
        let mut words = looks.clone();
        words.iter_mut().skip(8).for_each(|one| {
            one.chances.fill(0.001);
            one.chances[0] = 0.99;
        });
        words.extend((0..8).map(|at| Look { spot: Spot::Cell(at, 1), ..look(0.02, 0.18) }));
        assert!(written(&words, 6, 0, false).0, "what cannot be read is no clue");
        looks.iter_mut().skip(8).for_each(|one| one.chances = look(0.02, 0.0).chances);
        assert!(written(&looks, 6, 0, false).0);
    }

    #[test]
    fn what_cannot_be_read_as_print_is_rather_written() {
        assert!(unprinted(0.88, 0.95) > 0.99 && unprinted(0.02, 0.5) < 0.05);
        assert_eq!(
            [unprinted(0.3, 0.0), unprinted(0.0, 1.0), unprinted(1.0, 1.0)],
            [0.3, 0.0, 1.0]
        );
    }

    #[test]
    fn one_that_looks_written_among_many_like_it_is_printed() {
        let mut looks: Vec<Look> = (0..20).map(|_| look(0.03, 0.0)).collect();
        looks.push(look(0.7, 0.0));
        assert!(!written(&looks, 9, 0, false).0 && !written(&[], 9, 0, false).0);
    }

    #[test]
    fn one_that_clearly_looks_written_is_somebodys_in_other_ink_and_else_doubtful() {
        let beside = |hue: f32| {
            let mut looks: Vec<Look> = (0..20).map(|_| look(0.03, 0.0)).collect();
            looks.push(look(0.999, hue));
            written(&looks, 9, 0, false)
        };
        let (has_begun, hands) = beside(0.5);
        assert!(
            has_begun && hands[20] > 0.8 && hands[20] < 0.9,
            "doubtful, as it is alone: {hands:?}"
        );
        assert!(hands[..20].iter().all(|hand| *hand < 0.05), "{hands:?}");
        let (has_begun, hands) = beside(0.08);
        assert!(!has_begun && hands[20] > 0.1 && hands[20] < 0.5, "{hands:?}");
        assert!(hands[..20].iter().all(|hand| *hand == 0.0), "{hands:?}");
    }

    /// Ten numbers that look written and ten that do not, in the same ink, with these values in turn.
    fn alike(pens: &[usize], press: &[usize]) -> bool {
        let one = |hand: f32, value: usize| {
            let mut one = Look { value, ..look(hand, 0.0) };
            one.chances.swap(3, value);
            one
        };
        let of = |hand: f32, values: &[usize]| -> Vec<Look> {
            (0..10).map(|at| one(hand, values[at % values.len()])).collect()
        };
        let mut looks = of(0.98, pens);
        looks.extend(of(0.02, press));
        let feet = looks.iter_mut().enumerate();
        let apart = |at: usize| if at < 10 { 0.03 * (at as f32 - 4.5) } else { 0.0 };
        feet.for_each(|(at, one)| one.features[4] += apart(at));
        written(&looks, 9, 0, false).0
    }

    #[test]
    fn a_font_in_which_some_numbers_look_written_is_a_font() {
        assert!(alike(&[1, 2, 4, 5], &[1, 2, 4, 5]));
        assert!(!alike(&[1, 2, 4, 5], &[6, 7, 8, 9]));
        assert!(alike(&[1, 2], &[1, 2]), "no font draws the same numbers both ways");
        assert!(!alike(&[1, 2], &[3, 4]), "two kinds are not enough");
    }

    #[test]
    fn what_is_all_of_one_hand_is_the_puzzle() {
        let looks: Vec<Look> = (0..20).map(|_| look(0.97, 0.2)).collect();
        assert!(!written(&looks, 9, 0, false).0);
    }
}
