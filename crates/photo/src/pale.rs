//! What is much paler than the numbers of a page: grain, and what shines through from the other side of the paper.

use crate::look::{DARK, Look};
use crate::order::quantile;
use crate::sights::{Judged, SURE, surest};

/// Numbers of one puzzle are about equally dark. A glyph with less than this share of the ink of sure numbers is
/// probably grain, and a number is less likely there by this factor.
const PALE: f32 = 0.3;
const TRUST: f32 = 0.4;
/// The same for written numbers, which differ more: a pencil is paler than a pen. What shines through the paper is paler
/// still.
const PALE_PEN: f32 = 0.2;
/// So many sure numbers show how dark numbers are.
const ENOUGH: usize = 3;
/// What somebody writes has at least this share of the ink of print in the mean, even with a pencil.
const THROUGH: f32 = 0.18;

/// Makes numbers less likely if they are much paler than all others that are printed, or written. Pens may be darker than
/// print, and pencils paler.
pub(crate) fn doubt(judged: &mut [Judged]) {
    for (by_hand, share) in [(false, PALE), (true, PALE_PEN)] {
        let is_one = |one: &Judged| one.spot.has_number() && (one.hand > 0.5) == by_hand;
        let sure = judged.iter().filter(|one| is_one(one) && surest(&one.chances) > SURE);
        let sure: Vec<f32> = sure.map(|one| one.dark).collect();
        let limit = if sure.len() < ENOUGH { 0.0 } else { share * quantile(&sure, 0.5) };
        for one in judged.iter_mut().filter(|one| is_one(one) && one.dark < limit) {
            one.chances.iter_mut().for_each(|chance| *chance *= TRUST);
            one.chances[0] += 1.0 - TRUST;
        }
    }
}

/// Whether what looks written is so pale that it is rather the print of the other side of the paper.
pub(crate) fn shines_through(looks: &[Look], written: &[f32]) -> bool {
    // Of what is printed, and of what looks written.
    let (mut dark, mut count) = ([0.0; 2], [1e-6; 2]);
    for (look, hand) in looks.iter().zip(written) {
        let kind = usize::from(*hand > 0.5);
        dark[kind] += look.weight() * look.features[DARK];
        count[kind] += look.weight();
    }
    dark[1] / count[1] < THROUGH * dark[0] / count[0]
}

#[cfg(test)]
mod tests {
    use super::{doubt, shines_through};
    use crate::geometry::Point;
    use crate::look::Look;
    use crate::look::made::look;
    use crate::places::Spot;
    use crate::sights::Judged;

    fn judged(dark: f32) -> Judged {
        let outline = [Point::default(); 4];
        Judged { spot: Spot::Cell(0, 0), outline, dark, hand: 0.0, chances: vec![0.05, 0.95] }
    }

    #[test]
    fn what_is_much_paler_than_the_numbers_is_rather_none_and_doubtful() {
        let mut all = vec![judged(0.7), judged(0.8), judged(0.75), judged(0.1)];
        doubt(&mut all);
        assert_eq!(all[0].chances, [0.05, 0.95]);
        assert!((all[3].chances[0] - 0.62).abs() < 1e-5 && (all[3].chances[1] - 0.38).abs() < 1e-5);
        let mut few = vec![judged(0.7), judged(0.1)];
        doubt(&mut few);
        assert_eq!(few[1].chances, [0.05, 0.95], "two do not say how dark numbers are");
    }

    #[test]
    fn what_is_much_paler_than_what_is_written_shows_through_and_a_pencil_does_not() {
        let written = |dark: f32| Judged { hand: 0.9, ..judged(dark) };
        let mut all = vec![written(0.6), written(0.7), written(0.65), written(0.2), written(0.1)];
        all.push(judged(0.1));
        doubt(&mut all);
        assert!(all[..4].iter().all(|one| one.chances == [0.05, 0.95]), "{all:?}");
        assert!(all[4].chances[0] > 0.6, "{:?}", all[4]);
        assert_eq!(all[5].chances, [0.05, 0.95], "nothing else is printed");
    }

    #[test]
    fn what_is_far_paler_than_the_print_shines_through_and_a_pencil_does_not() {
        let dark = |hand: f32, dark: f32| {
            let mut one = look(hand, 0.0);
            one.features[super::DARK] = dark;
            one
        };
        let page = |pen: f32| -> bool {
            let mut looks: Vec<Look> = (0..9).map(|_| dark(0.02, 0.8)).collect();
            looks.extend([pen, pen, 2.0 * pen].map(|pen| dark(0.99, pen)));
            let written: Vec<f32> = looks.iter().map(Look::first_guess).collect();
            shines_through(&looks, &written)
        };
        assert!(page(0.1) && !page(0.2));
    }
}
