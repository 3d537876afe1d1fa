//! What a player writes is mostly right. If the solver knows which values a cell can have and a written number can be
//! read in two ways, the possible one is likelier. How much so depends on how many of the clear numbers of the page are
//! possible. Clear readings hardly change, so a player's mistake stays visible.

use gridfold_core::grid::Values;

use crate::look::likeliest;
use crate::peers::{clear, doubt};
use crate::places::Spot;
use crate::reading::Place;
use crate::sights::Judged;
use crate::turn;

/// Before any number is seen, so many of a player's numbers count as mistakes, of so many; and never less than this share.
const MISTAKES: f32 = 0.3;
const OF: f32 = 3.0;
const FEWEST: f32 = 0.03;
/// A player with a smaller share of mistakes hardly ever errs.
const CAREFUL: f32 = 0.07;
/// The least chance of the right number where another one may be a misreading; and how much likelier each other such place
/// with the same two numbers makes it.
const MISREAD: f32 = 0.02;
const AGAIN: f32 = 20.0;
/// The highest chance of nothing with which something may be read: above it, there is a mark.
const MARK: f32 = 0.85;

/// The values that a place can have in a puzzle of this size, rotated by this many quarter turns, if the solver knows them.
fn values(spot: Spot, possible: &[Values], size: usize, turn: usize) -> Option<Values> {
    match turn::place(spot, size, turn) {
        Place::Cell { cell } => Some(possible[cell.index()] & Values::up_to(size as u32)),
        Place::Clue { .. } | Place::Sign { .. } => None,
    }
}

/// Whether the solver knows the value of a place, so that the other numbers of its lines say nothing more.
pub(crate) fn is_known(spot: Spot, possible: &[Values], size: usize, turn: usize) -> bool {
    values(spot, possible, size, turn).is_some_and(|values| values.len() == 1)
}

/// Weighs the values of written numbers by what is possible. Returns whether the player often errs. If not, a number that
/// its line already has is still less likely than another mistake.
pub(crate) fn weigh(judged: &mut [Judged], possible: &[Values], size: usize, turn: usize) -> bool {
    let n = size as f32;
    let written = judged.iter_mut().filter(|one| one.hand > 0.5);
    let mut written: Vec<(&mut Judged, Values)> = written
        .filter_map(|one| values(one.spot, possible, size, turn).map(|values| (one, values)))
        .filter(|(_, values)| !values.is_empty() && (values.len() as usize) < size)
        .collect();
    // A mistake is any number, so it can be one of the possible ones.
    let share = |values: &Values| values.len() as f32 / n;
    let (mut mistakes, mut count) = (MISTAKES, OF);
    for (one, values) in &written {
        if let Some(value) = clear(&one.chances) {
            mistakes += f32::from(u8::from(!values.contains(value as u32)));
            count += 1.0 - share(values);
        }
    }
    let mistaken = (mistakes / count).clamp(FEWEST, 1.0);
    for (one, values) in &mut written {
        if one.chances[0] > MARK {
            continue;
        }
        let is_clear = clear(&one.chances).is_some();
        let likely = (1.0 - mistaken) / share(values) + mistaken;
        for (number, chance) in one.chances.iter_mut().enumerate().skip(1) {
            *chance *= if values.contains(number as u32) { likely } else { mistaken };
        }
        let sum: f32 = one.chances.iter().sum();
        one.chances.iter_mut().for_each(|chance| *chance /= sum.max(1e-6));
        if !is_clear {
            doubt(&mut one.chances);
        }
    }
    weigh_again(&mut written);
    mistaken >= CAREFUL
}

/// A player's mistakes differ. If the same number is read several times where the same other one is right, its shape is
/// rather misread, and a person should look.
fn weigh_again(written: &mut [(&mut Judged, Values)]) {
    let mistaken = written.iter().map(|(one, values)| {
        let right = values.single()? as usize;
        let read = likeliest(&one.chances)?;
        (read != right && one.chances.get(right)? > &MISREAD).then_some((read, right))
    });
    let mistaken: Vec<Option<(usize, usize)>> = mistaken.collect();
    for ((one, _), pair) in written.iter_mut().zip(&mistaken) {
        let Some((_, right)) = pair else { continue };
        let others = mistaken.iter().filter(|other| *other == pair).count() - 1;
        if others == 0 {
            continue;
        }
        let more = one.chances[*right] * AGAIN * others as f32;
        one.chances[*right] += more;
        one.chances.iter_mut().for_each(|chance| *chance /= 1.0 + more);
        doubt(&mut one.chances);
    }
}

#[cfg(test)]
mod tests {
    use gridfold_core::grid::Values;

    use super::{is_known, weigh};
    use crate::geometry::Point;
    use crate::places::Spot;
    use crate::sights::Judged;

    fn solution() -> Vec<Values> {
        [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1].map(Values::only).into()
    }

    /// A written number in the first row, with these chances of nothing and of 1 to 4.
    fn written(column: usize, chances: [f32; 5]) -> Judged {
        let outline = [Point::default(); 4];
        let chances = chances.to_vec();
        Judged { spot: Spot::Cell(column, 0), outline, dark: 0.5, hand: 0.9, chances }
    }

    #[test]
    fn what_is_unclear_is_rather_what_the_solution_has_and_what_is_clear_stays() {
        let unclear = written(0, [0.0, 0.3, 0.7, 0.0, 0.0]);
        let wrong = written(1, [0.0, 0.01, 0.0, 0.0, 0.99]);
        let mark = written(3, [0.9, 0.0, 0.0, 0.0, 0.1]);
        let mut row = [unclear, wrong, mark];
        weigh(&mut row, &solution(), 4, 0);
        assert!(row[0].chances[1] > 0.5, "{:?}", row[0]);
        assert!(row[1].chances[4] > 0.9, "a player's mistake: {:?}", row[1]);
        assert_eq!(row[2].chances[0], 0.9);
    }

    #[test]
    fn the_values_of_a_turned_puzzle_are_turned_with_it() {
        // On its head, the last row comes first.
        let mut row = [written(1, [0.0, 0.0, 0.5, 0.5, 0.0])];
        weigh(&mut row, &solution(), 4, 2);
        assert!(row[0].chances[2] > 0.8, "{row:?}");
    }

    #[test]
    fn a_cell_with_one_value_is_known() {
        let mut possible = solution();
        possible[3] = possible[3] | Values::only(1);
        let known: Vec<bool> =
            (0..4).map(|column| is_known(Spot::Cell(column, 0), &possible, 4, 0)).collect();
        assert_eq!(known, [true, true, true, false]);
        assert!(!is_known(Spot::Outside(0, 1), &possible, 4, 0));
    }

    #[test]
    fn who_hardly_ever_errs_has_probably_written_what_is_possible() {
        let right = |cell: usize| {
            let mut chances = [0.0; 5];
            chances[solution()[cell].min() as usize] = 1.0;
            Judged { spot: Spot::Cell(cell % 4, cell / 4), ..written(0, chances) }
        };
        let mut all: Vec<Judged> = (4..10).map(right).collect();
        all.push(written(0, [0.0, 0.1, 0.9, 0.0, 0.0]));
        assert!(!weigh(&mut all, &solution(), 4, 0), "lines still count");
        assert!(all[6].chances[1] > 0.8, "{:?}", all[6]);
        assert!(all[6].chances[1] < 0.9, "still doubtful: {:?}", all[6]);
    }

    #[test]
    fn the_same_two_numbers_in_several_places_are_rather_misread() {
        let unclear = |cell: usize| {
            let chances = [0.0, 0.0, 0.0, 0.1, 0.9];
            Judged { spot: Spot::Cell(cell % 4, cell / 4), ..written(0, chances) }
        };
        let right = |judged: &[Judged]| judged.iter().filter(|one| one.chances[3] > 0.5).count();
        let weighed = |cells: &[usize]| {
            let mut all: Vec<Judged> = cells.iter().map(|cell| unclear(*cell)).collect();
            // Three more mistakes, which are clear, let the player err often.
            let clear = [(0, 2), (1, 4), (2, 4)].map(|(column, value)| {
                let mut chances = [0.0; 5];
                chances[value] = 1.0;
                written(column, chances)
            });
            all.extend(clear);
            weigh(&mut all, &solution(), 4, 0);
            all
        };
        // The solution has a 3 in the cells 4, 11 and 13.
        assert_eq!(right(&weighed(&[4])), 0);
        let several = weighed(&[4, 11, 13]);
        assert_eq!(right(&several[..3]), 3, "{several:?}");
        assert!(several[..3].iter().all(|one| one.chances[3] < 0.9), "still doubtful: {several:?}");
        assert!(several[4].chances[4] > 0.99, "what is clear stays: {several:?}");
    }

    #[test]
    fn who_errs_often_is_believed() {
        let sure = |column: usize| {
            let mut chances = [0.0; 5];
            chances[column + 2] = 1.0;
            written(column, chances)
        };
        let mut row: Vec<Judged> = (0..3).map(sure).collect();
        row.push(written(3, [0.0, 0.7, 0.0, 0.0, 0.3]));
        assert!(weigh(&mut row, &solution(), 4, 0), "what the solver knows is enough");
        assert!(row[3].chances[1] > 0.4, "{row:?}");
    }
}
