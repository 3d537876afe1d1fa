//! A player rarely writes a number twice in a line. If a written number can be
//! two things, the other numbers of its row and column tell which is more
//! likely. Clear readings never change, so a player's mistake stays visible.

use crate::places::Spot;
use crate::sights::{Judged, TENS};

/// The chance that a player writes a number that its line already has.
const REPEATED: f32 = 0.12;
const ROUNDS: usize = 2;

/// Weighs the values of written numbers by those of their rows and columns.
pub(crate) fn weigh(judged: &mut [Judged]) {
    for _ in 0..ROUNDS {
        let before: Vec<(usize, usize, Vec<f32>)> = judged.iter().filter_map(cell).collect();
        for one in judged.iter_mut().filter(|one| one.hand > 0.5) {
            if let Spot::Cell(column, row) = one.spot {
                let peers = before.iter().filter(|(x, y, _)| (*x == column) != (*y == row));
                weigh_one(&mut one.chances, peers.map(|(_, _, chances)| chances.as_slice()));
            }
        }
    }
}

/// A cell's column, row and chances.
fn cell(one: &Judged) -> Option<(usize, usize, Vec<f32>)> {
    match one.spot {
        Spot::Cell(column, row) => Some((column, row, one.chances.clone())),
        Spot::Outside(..) | Spot::Right(..) | Spot::Below(..) => None,
    }
}

fn weigh_one<'a>(chances: &mut [f32], peers: impl Iterator<Item = &'a [f32]>) {
    let mut free = [1.0; TENS + 1];
    for peer in peers {
        for (free, chance) in free.iter_mut().zip(peer).skip(1) {
            *free *= 1.0 - (1.0 - REPEATED) * chance;
        }
    }
    // The chance of nothing stays as it was.
    let nothing = chances.first().copied().unwrap_or(0.0);
    chances.iter_mut().zip(free).skip(1).for_each(|(chance, free)| *chance *= free);
    let sum: f32 = chances.iter().skip(1).sum();
    let share = (1.0 - nothing) / sum.max(1e-6);
    chances.iter_mut().skip(1).for_each(|chance| *chance *= share);
}

#[cfg(test)]
mod tests {
    use super::weigh;
    use crate::geometry::Point;
    use crate::places::Spot;
    use crate::sights::Judged;

    fn written(column: usize, likely: &[(usize, f32)]) -> Judged {
        let mut chances = vec![0.0; 10];
        likely.iter().for_each(|(value, chance)| chances[*value] = *chance);
        Judged {
            spot: Spot::Cell(column, 0),
            outline: [Point::default(); 4],
            dark: 0.5,
            hand: 0.9,
            chances,
        }
    }

    #[test]
    fn what_may_be_two_things_is_what_its_row_has_not() {
        let mut row =
            vec![written(0, &[(7, 0.97), (1, 0.03)]), written(1, &[(7, 0.5), (1, 0.4), (0, 0.1)])];
        weigh(&mut row);
        assert!(row[1].chances[1] > 0.7, "{:?}", row[1].chances);
        assert!((row[1].chances[0] - 0.1).abs() < 1e-5);
    }

    #[test]
    fn what_is_clear_may_be_there_twice() {
        let mut row =
            vec![written(0, &[(7, 0.99), (1, 0.01)]), written(1, &[(7, 0.99), (1, 0.01)])];
        weigh(&mut row);
        assert!(row.iter().all(|one| one.chances[7] > 0.6), "{row:?}");
    }
}
