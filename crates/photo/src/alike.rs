//! Print repeats itself exactly, so what looks unlike a printed number of the same value is not printed.

use crate::look::Look;

/// Print repeats itself to at least this likeness, which writing hardly ever reaches; how much a difference counts, as a
/// logarithm, and the most that it may count for print and against it.
pub(crate) const REPEATED: f32 = 0.91;
const STEEP: f32 = 36.0;
const MOST: (f32, f32) = (2.4, 1.8);

/// Pixels with the mean 0 and the length 1, whose product is their likeness.
pub(crate) fn levelled(mut pixels: Vec<f32>) -> Vec<f32> {
    let mean = pixels.iter().sum::<f32>() / pixels.len() as f32;
    pixels.iter_mut().for_each(|pixel| *pixel -= mean);
    let length = pixels.iter().map(|pixel| pixel * pixel).sum::<f32>().sqrt().max(1e-6);
    pixels.iter_mut().for_each(|pixel| *pixel /= length);
    pixels
}

/// The greatest likeness of a number to one of others, if there are any.
fn likest<'a>(look: &Look, others: impl Iterator<Item = &'a Look>) -> Option<f32> {
    let likeness = |other: &Look| look.pixels.iter().zip(&other.pixels).map(|(a, b)| a * b).sum();
    others.filter(|other| other.spot != look.spot).map(likeness).reduce(f32::max)
}

/// What the likeness to printed numbers adds to the chance that each number is written, as a logarithm.
pub(crate) fn unlike_print(looks: &[Look], written: &[f32]) -> Vec<f32> {
    let print = || looks.iter().zip(written).filter(|(one, hand)| **hand < 0.5 && one.is_sure);
    let of = |look: &Look| {
        let same =
            |one: &Look| one.value == look.value && one.spot.is_cell() == look.spot.is_cell();
        let likest = likest(look, print().map(|(one, _)| one).filter(|one| same(one)));
        likest.map_or(0.0, |likest| (STEEP * (REPEATED - likest)).clamp(-MOST.0, MOST.1))
    };
    looks.iter().map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::{levelled, unlike_print};
    use crate::look::Look;
    use crate::look::made::three;

    /// A number in this cell that looks like this.
    fn like(cell: (usize, usize), pixels: [f32; 4]) -> Look {
        Look { pixels: levelled(pixels.into()), ..three(cell, 0.0, 0.6) }
    }

    const BAR: [f32; 4] = [1.0, 0.0, 1.0, 0.0];
    const HOOK: [f32; 4] = [1.0, 1.0, 0.0, 1.0];

    #[test]
    fn what_repeats_print_is_printed_and_what_differs_from_it_is_not() {
        let looks = [like((0, 0), BAR), like((1, 0), BAR), like((2, 0), HOOK)];
        let more = unlike_print(&looks, &[0.1, 0.1, 0.1]);
        assert!(more[0] < -2.0 && more[1] < -2.0 && more[2] > 1.5, "{more:?}");
        let alone = unlike_print(&looks, &[0.1, 0.9, 0.9]);
        assert_eq!(alone[0], 0.0, "nothing else is printed");
    }
}
