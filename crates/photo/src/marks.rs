//! The values of written numbers: small marks count as nothing, and so does what is crossed out.

use crate::look::Look;
use crate::order::quantile;

/// A mark is shorter than this share of the usual length of a number by the same hand. `MARKS` gives the limits of that
/// length, in sides of a square.
const MARK: f32 = 0.5;
const MARKS: (f32, f32) = (0.22, 0.28);
/// The chance that such a mark is nothing to be read: it lies where numbers lie, so a person should look.
const UNREAD: f32 = 0.88;
/// The share of crossed-out numbers if none of this many others is, relative to their share in training.
const CROSSED: f32 = 0.25;
const OTHERS: f32 = 4.0;
const TRAINED: f32 = 0.15;

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
            UNREAD
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

#[cfg(test)]
mod tests {
    use super::values;
    use crate::look::Look;
    use crate::look::made::three;

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
}
