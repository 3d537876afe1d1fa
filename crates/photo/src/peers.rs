//! A player rarely writes a number twice in a line. If a written number can be read in two ways, the other numbers of
//! its row and column say which is likelier. Where clear numbers already occur twice in a line, the player makes
//! mistakes, and a line says less. Clear readings do not change, so a player's mistake stays visible.

use crate::look::TENS;
use crate::places::Spot;
use crate::sights::Judged;

/// The chance that somebody writes a number that its line already has: for a person who hardly ever does this, and for
/// others.
const RARELY: f32 = 0.003;
const OFTEN: f32 = 0.03;
/// The share of repeated numbers among clear written numbers above which repeats count as frequent, and the chance from
/// which a number is clear.
const TWICE: f32 = 0.085;
const CLEAR: f32 = 0.9;
const ROUNDS: usize = 2;
/// The highest certainty of a number that occurs twice, on a page where no other number does.
const ALONE: f32 = 0.88;

/// A cell's column, its row and the chances of its numbers.
type Peer = (usize, usize, Vec<f32>);

/// Weighs the values of written numbers by the values in their rows and columns, but where the solver knows more.
pub(crate) fn weigh(judged: &mut [Judged], is_known: impl Fn(Spot) -> bool) {
    let seen: Vec<Peer> = judged.iter().filter_map(cell).collect();
    let repeated = if stands_twice(judged, &seen) > TWICE { OFTEN } else { RARELY };
    let mut now = seen.clone();
    for _ in 0..ROUNDS {
        let before = now.clone();
        let cells = judged.iter_mut().filter(|one| one.spot.is_cell());
        for ((one, (column, row, seen)), now) in cells.zip(&seen).zip(&mut now) {
            if one.hand > 0.5 && !is_known(one.spot) {
                one.chances.clone_from(seen);
                weigh_one(&mut one.chances, peers(&before, *column, *row), repeated);
                now.2.clone_from(&one.chances);
            }
        }
    }
    if repeated == RARELY {
        doubt_twice(judged, &now);
    }
}

/// Numbers that occur twice in a line become doubtful if no other numbers on the page do.
fn doubt_twice(judged: &mut [Judged], all: &[Peer]) {
    let cells = judged.iter_mut().filter(|one| one.spot.is_cell()).zip(all);
    for (one, (column, row, chances)) in cells.filter(|(one, _)| one.hand > 0.5) {
        let is_there = |value: &usize| chances[*value] > ALONE;
        let Some(value) = (1..chances.len()).find(is_there) else { continue };
        if peers(all, *column, *row).any(|peer| peer.get(value).is_some_and(|one| *one > 0.5)) {
            doubt(&mut one.chances);
        }
    }
}

/// Leaves what is clear as likely as something that a person should look at.
pub(crate) fn doubt(chances: &mut [f32]) {
    if let Some(value) = (1..chances.len()).find(|value| chances[*value] > ALONE) {
        let share = (1.0 - ALONE) / (1.0 - chances[value]).max(1e-6);
        chances.iter_mut().for_each(|chance| *chance *= share);
        chances[value] = ALONE;
    }
}

fn cell(one: &Judged) -> Option<Peer> {
    match one.spot {
        Spot::Cell(column, row) => Some((column, row, one.chances.clone())),
        Spot::Outside(..) | Spot::Right(..) | Spot::Below(..) => None,
    }
}

/// The chances of the other cells of a row and a column.
fn peers(all: &[Peer], column: usize, row: usize) -> impl Iterator<Item = &[f32]> {
    let peers = all.iter().filter(move |(x, y, _)| (*x == column) != (*y == row));
    peers.map(|(_, _, chances)| chances.as_slice())
}

/// The share of the clear written numbers that occur again in their row or column.
fn stands_twice(judged: &[Judged], seen: &[Peer]) -> f32 {
    let written = judged.iter().filter(|one| one.spot.is_cell()).zip(seen);
    let written = written.filter(|(one, _)| one.hand > 0.5).map(|(_, seen)| seen);
    let sure = written.filter_map(|(x, y, chances)| Some((*x, *y, clear(chances)?)));
    let twice: Vec<bool> = sure
        .map(|(column, row, value)| peers(seen, column, row).any(|peer| clear(peer) == Some(value)))
        .collect();
    twice.iter().filter(|is_twice| **is_twice).count() as f32 / twice.len().max(1) as f32
}

pub(crate) fn clear(chances: &[f32]) -> Option<usize> {
    (1..chances.len()).find(|value| chances[*value] > CLEAR)
}

fn weigh_one<'a>(chances: &mut [f32], peers: impl Iterator<Item = &'a [f32]>, repeated: f32) {
    let mut free = [1.0; TENS + 1];
    for peer in peers {
        for (free, chance) in free.iter_mut().zip(peer).skip(1) {
            *free *= 1.0 - chance;
        }
    }
    // The chance of nothing stays as it was.
    let nothing = chances.first().copied().unwrap_or(0.0);
    let weighed = chances.iter_mut().zip(free).skip(1);
    weighed.for_each(|(chance, free)| *chance *= repeated + (1.0 - repeated) * free);
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

    /// Rows of written numbers, each clear, in which none stands twice.
    fn square(rows: usize) -> Vec<Judged> {
        let cells = (0..rows * 9).map(|at| (at % 9, at / 9));
        cells
            .map(|(column, row)| {
                let one = written(column, &[((column + 2 * row) % 9 + 1, 0.98), (0, 0.02)]);
                Judged { spot: Spot::Cell(column, row), ..one }
            })
            .collect()
    }

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
        weigh(&mut row, |_| false);
        assert!(row[1].chances[1] > 0.7, "{:?}", row[1].chances);
        assert!((row[1].chances[0] - 0.1).abs() < 1e-5);
    }

    #[test]
    fn what_is_clear_may_be_there_twice() {
        let mut row =
            vec![written(0, &[(7, 0.99), (1, 0.01)]), written(1, &[(7, 0.99), (1, 0.01)])];
        weigh(&mut row, |_| false);
        assert!(row.iter().all(|one| one.chances[7] > 0.6), "{row:?}");
    }

    #[test]
    fn what_alone_on_its_page_stands_twice_is_doubtful_and_stays() {
        let mut careful = square(3);
        let value = 2;
        assert!(careful[0].chances[value] < 0.1);
        careful[0] = written(0, &[(value, 0.995), (1, 0.005)]);
        weigh(&mut careful, |_| false);
        let likeliest = &careful[0].chances;
        assert!(likeliest[value] > 0.5 && likeliest[value] < 0.9, "{likeliest:?}");
        assert!(careful[1].chances[value] < 0.9, "and so is the other one");
        assert!(careful[4].chances[5] > 0.95, "the rest stays clear");
    }

    #[test]
    fn who_errs_often_is_believed() {
        let mut careless: Vec<Judged> =
            (0..9).map(|at| written(at, &[(at / 2 + 1, 0.98), (0, 0.02)])).collect();
        weigh(&mut careless, |_| false);
        assert!(careless[0].chances[1] > 0.9, "{:?}", careless[0].chances);
    }
}
