//! The printed numbers of many puzzles are symmetric under a half turn. If those of a page are, an unsure number becomes more
//! likely to be of its partner's kind.

use crate::look::{Look, weighed};
use crate::places::Spot;

/// This many sure givens show it, and at most this share of them may lack a partner. How much likelier the partner's kind
/// is, as a logarithm.
const PAIRED: usize = 10;
const UNPAIRED: f32 = 0.06;
const ALIKE: f32 = 3.0;
/// What is printed with this chance is surely printed.
const SURE: f32 = 0.9;

/// Weighs the chances that numbers are written by what stands across the middle of the grid.
pub(crate) fn weigh(looks: &[Look], size: usize, written: &mut [f32]) {
    let mut printed = vec![0.0; size * size];
    let at = |look: &Look| match look.spot {
        Spot::Cell(column, row) => row * size + column,
        Spot::Outside(..) | Spot::Right(..) | Spot::Below(..) => usize::MAX,
    };
    for (look, written) in looks.iter().zip(written.iter()) {
        if let Some(printed) = printed.get_mut(at(look)) {
            *printed = look.weight() * (1.0 - written);
        }
    }
    let across: Vec<f32> = printed.iter().rev().copied().collect();
    let sure = printed.iter().zip(&across).filter(|(own, _)| **own > SURE);
    let (mut count, mut unpaired) = (0, 0);
    for (_, across) in sure {
        count += 1;
        unpaired += usize::from(*across < 1.0 - SURE);
    }
    if count < PAIRED || unpaired as f32 > UNPAIRED * count as f32 {
        return;
    }
    for (look, written) in looks.iter().zip(written) {
        if let Some(across) = across.get(at(look)) {
            *written = weighed(*written, ALIKE * (1.0 - 2.0 * across));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::hands::written;
    use crate::look::Look;
    use crate::look::made::look;
    use crate::places::Spot;

    #[test]
    fn a_number_that_may_be_either_is_as_the_one_across() {
        let printed =
            |column: usize, row: usize| Look { spot: Spot::Cell(column, row), ..look(0.02, 0.0) };
        let mut looks: Vec<Look> =
            (0..6).flat_map(|at| [printed(at, 0), printed(8 - at, 8)]).collect();
        looks.extend((0..9).map(|column| Look { spot: Spot::Cell(column, 4), ..look(0.98, 0.3) }));
        looks.extend(
            [(8, 0), (7, 1)].map(|(x, y)| Look { spot: Spot::Cell(x, y), ..look(0.5, 0.115) }),
        );
        looks.push(printed(0, 8));
        let hands = written(&looks, 9, 0, false).1;
        assert!(hands[21] < 0.2 && hands[22] > 0.5, "{hands:?}");
    }
}
