//! Many people write a number much the same everywhere. If the clear numbers of a page show this, an unclear one is likelier
//! to be what the clear ones are that it resembles.

use crate::look::{Look, PRINTED};

/// A number of a value with this chance, if it is a number at all, and with at most this chance of nothing is clear.
const CLEAR: f32 = 0.95;
const NOTHING: f32 = 0.3;
/// A hand is steady if the likeness of equal clear numbers is greater than this, in the mean of a page. The difference times
/// `STEEP` is how much likeness counts, as a logarithm. `ABSENT` is the likeness to a value that no clear number has. A
/// regression over the numbers of 2,000 rendered pages found these values.
const STEADY: f32 = 0.78;
const STEEP: f32 = 60.0;
const ABSENT: f32 = 0.9;
/// What stands for the likeness to them before one is seen.
const UNSEEN: f32 = f32::NEG_INFINITY;
/// So many clear numbers with an equal one show how steady a hand is.
const ENOUGH: f32 = 3.0;

/// Weighs the values of written numbers, the first of which is nothing, by their likeness to the clear ones of the page. The
/// chance of nothing stays.
pub(crate) fn weigh(looks: &[Look], written: &[f32], values: &mut [Vec<f32>]) {
    let own = looks.iter().zip(written).zip(values.iter()).map(|((look, hand), values)| {
        if look.spot.is_cell() && *hand > 0.5 { clear(values) } else { 0 }
    });
    let own: Vec<usize> = own.collect();
    // For each number, its greatest likeness to the clear ones of each value, from -1 to 1; less if there are none.
    let mut likest = vec![[UNSEEN; PRINTED]; looks.len()];
    let (mut steady, mut count) = (0.0, 0.0);
    for ((look, own_value), likest) in looks.iter().zip(&own).zip(&mut likest) {
        let (mut sum, mut same) = (0.0, 0.0);
        for (other, value) in looks.iter().zip(&own) {
            let Some(most) = likest.get_mut(*value) else { continue };
            if *value == 0 || other.spot == look.spot {
                continue;
            }
            let pairs = look.style.iter().zip(&other.style);
            let likeness: f32 = pairs.map(|(a, b)| a * b).sum();
            *most = most.max(likeness);
            if own_value == value {
                sum += likeness;
                same += 1.0;
            }
        }
        if same > 0.0 {
            steady += sum / same;
            count += 1.0;
        }
    }
    if count < ENOUGH || steady < STEADY * count {
        return;
    }
    let steep = STEEP * (steady / count - STEADY);
    for (likest, values) in likest.iter().zip(values) {
        // Where there is surely nothing, rounding can make a chance slightly negative.
        let (mut before, mut after) = (0.0, 0.0);
        for (likest, chance) in likest.iter().zip(values.iter_mut()).skip(1) {
            let likest = if *likest == UNSEEN { ABSENT } else { *likest };
            before += chance.max(0.0);
            *chance = chance.max(0.0) * (steep * (likest - 1.0)).exp();
            after += *chance;
        }
        let share = before / after.max(1e-12);
        values.iter_mut().skip(1).for_each(|chance| *chance *= share);
    }
}

/// The value of a number, 0 if it is not clear.
fn clear(values: &[f32]) -> usize {
    let nothing = values.first().copied().unwrap_or(1.0);
    let is_clear = |chance: &f32| nothing < NOTHING && *chance > CLEAR * (1.0 - nothing);
    values.iter().skip(1).position(is_clear).map_or(0, |at| at + 1)
}

#[cfg(test)]
mod tests {
    use super::weigh;
    use crate::alike::levelled;
    use crate::look::Look;
    use crate::look::made::three;

    /// A written number in this column that looks like this, and its chances of nothing, a 1 and a 7.
    fn number(column: usize, style: [f32; 4], chances: [f32; 3]) -> (Look, Vec<f32>) {
        let look = Look { style: levelled(style.into()), ..three((column, 0), 0.01, 0.6) };
        let mut values = vec![0.0; 10];
        [values[0], values[1], values[7]] = chances;
        (look, values)
    }

    fn weighed(numbers: Vec<(Look, Vec<f32>)>) -> Vec<Vec<f32>> {
        let (looks, mut values): (Vec<Look>, Vec<Vec<f32>>) = numbers.into_iter().unzip();
        weigh(&looks, &vec![0.99; looks.len()], &mut values);
        values
    }

    const ONE: [f32; 3] = [0.01, 0.98, 0.01];
    const SEVEN: [f32; 3] = [0.01, 0.01, 0.98];
    const UNCLEAR: [f32; 3] = [0.1, 0.6, 0.3];
    const BAR: [f32; 4] = [1.0, 0.0, 0.0, 0.1];
    const FLAG: [f32; 4] = [1.0, 0.6, 0.0, 0.1];

    #[test]
    fn a_number_is_rather_what_it_resembles_if_the_hand_is_steady() {
        let page = |last: [f32; 4]| {
            let clear = [(BAR, ONE), (BAR, ONE), (FLAG, SEVEN), (FLAG, SEVEN), (last, UNCLEAR)];
            let all = clear.iter().enumerate();
            weighed(all.map(|(at, (style, chances))| number(at, *style, *chances)).collect())
        };
        let seven = page(FLAG);
        assert!(seven[4][7] > 0.5 && seven[4][1] < 0.4, "{:?}", seven[4]);
        assert!((seven[4][0] - 0.1).abs() < 1e-6, "nothing stays as likely");
        assert!(seven[0][1] > 0.95 && seven[2][7] > 0.95, "what is clear stays so: {seven:?}");
        assert!(page(BAR)[4][1] > 0.75);
    }

    #[test]
    fn what_is_opposite_to_the_clear_numbers_of_a_value_is_less_likely_than_a_value_without_any() {
        let opposite = BAR.map(|part| -part);
        let mut all: Vec<_> = (0..4).map(|at| number(at, BAR, ONE)).collect();
        all.push(number(4, opposite, UNCLEAR));
        let values = weighed(all);
        assert!(values[4][7] > 0.8, "no clear 7 speaks against it: {:?}", values[4]);
    }

    #[test]
    fn an_unsteady_hand_and_a_few_numbers_say_nothing() {
        let other = [0.0, 0.0, 1.0, 0.4];
        let sevens = [(FLAG, SEVEN), (other, SEVEN), (BAR, SEVEN), (FLAG, UNCLEAR)];
        let numbers = |all: &[([f32; 4], [f32; 3])]| {
            let all = all.iter().enumerate();
            weighed(all.map(|(at, (style, chances))| number(at, *style, *chances)).collect())
        };
        assert!((numbers(&sevens)[3][1] - 0.6).abs() < 1e-5);
        let few = [(FLAG, SEVEN), (FLAG, SEVEN), (FLAG, UNCLEAR)];
        assert!((numbers(&few)[2][1] - 0.6).abs() < 1e-5);
    }

    #[test]
    fn where_there_is_surely_nothing_rounding_does_no_harm() {
        let mut all: Vec<_> = (0..4).map(|at| number(at, BAR, ONE)).collect();
        all.push(number(4, FLAG, [1.000_000_1, -1e-7, 1e-9]));
        let values = weighed(all);
        assert!(values[4].iter().skip(1).all(|chance| chance.abs() < 1e-5), "{:?}", values[4]);
    }
}
