//! Puzzles made from a seed: a random Latin square, some of its clues, givens
//! and signs, and now and then one that is wrong.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use gridfold_core::conditions::{Boxes, Feature, Features};
use gridfold_core::grid::{Side, Size};
use gridfold_core::kind::{KINDS, Kind};
use gridfold_core::puzzle::{Draft, Sign, visible};

use super::twin;

/// A small generator with a fixed sequence for each seed (SplitMix64).
pub struct Dice(pub u64);

impl Dice {
    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((word ^ word >> 31) % bound as u64) as usize
    }

    /// True in `percent` of a hundred throws.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// The numbers 0..n in random order.
    pub fn order(&mut self, n: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..n).collect();
        for last in (1..n).rev() {
            order.swap(last, self.below(last + 1));
        }
        order
    }
}

/// A Latin square: the cyclic one with rows, columns and values shuffled.
pub fn square(dice: &mut Dice, n: usize) -> Vec<u32> {
    let (rows, columns, values) = (dice.order(n), dice.order(n), dice.order(n));
    let value = |row: usize, column: usize| values[(rows[row] + columns[column]) % n] as u32 + 1;
    (0..n * n).map(|cell| value(cell / n, cell % n)).collect()
}

/// A draft with some of the clues, signs and givens of a random square; about
/// one in six gets a clue or a given of its own.
pub fn draft(dice: &mut Dice, n: usize) -> Draft {
    let solution = square(dice, n);
    let (clues, signs) = (dice.chance(70), dice.chance(60));
    let mut draft = Draft::empty(Kind::carrying(clues, signs), n);
    if clues {
        add_clues(dice, &mut draft, &solution);
    }
    if signs {
        add_signs(dice, &mut draft, &solution);
    }
    let share = dice.below(40);
    for (given, value) in draft.givens.iter_mut().zip(&solution) {
        *given = if dice.chance(share) { *value } else { 0 };
    }
    if dice.chance(16) {
        draft.givens[dice.below(n * n)] = dice.below(n + 1) as u32;
    }
    if clues && dice.chance(16) {
        draft.clues[dice.below(4)][dice.below(n)] = dice.below(n + 1) as u32;
    }
    draft
}

fn add_clues(dice: &mut Dice, draft: &mut Draft, solution: &[u32]) {
    let size = Size::new(draft.size).expect("a size in range");
    let share = 20 + dice.below(80);
    for side in Side::ALL {
        for index in 0..draft.size {
            let seen = seen_from(size, side, index, solution, draft.has(Feature::Parks));
            draft.clues[side as usize][index] = if dice.chance(share) { seen } else { 0 };
        }
    }
}

/// How many heights of a full grid are seen from a border place; with parks
/// the lowest one is none.
pub fn seen_from(size: Size, side: Side, index: usize, solution: &[u32], parks: bool) -> u32 {
    let cells = size.line_cells(side.line(index));
    let heights = cells.map(|cell| solution[cell.index()]);
    let heights: Vec<u32> = heights.filter(|height| !parks || *height > 1).collect();
    match side.sees_first_cell_first() {
        true => visible(heights.into_iter()),
        false => visible(heights.into_iter().rev()),
    }
}

fn add_signs(dice: &mut Dice, draft: &mut Draft, solution: &[u32]) {
    let n = draft.size;
    let share = 10 + dice.below(70);
    for row in 0..n {
        for column in 0..n {
            for (row2, column2) in [(row, column + 1), (row + 1, column)] {
                if row2 < n && column2 < n && dice.chance(share) {
                    let less = solution[row * n + column] < solution[row2 * n + column2];
                    let (low, high) = ((row, column), (row2, column2));
                    let (low, high) = if less { (low, high) } else { (high, low) };
                    assert!(draft.set_less(low, high));
                }
            }
        }
    }
}

/// A draft of a kind that may have these features, with all of those that are
/// asked for, and clues, signs or bars, and givens of a random square that
/// meets them where there is one; some get a clue, a given or a bar of their
/// own.
pub fn variant(dice: &mut Dice, n: usize, features: Features) -> Draft {
    let (parks, adjacent) = (features.has(Feature::Parks), features.has(Feature::Adjacent));
    let clues = dice.chance(if parks { 90 } else { 50 });
    let signs = !adjacent && dice.chance(40);
    let all = features.set(Feature::Clues, clues).set(Feature::Signs, signs);
    let mut draft = Draft { features, ..Draft::empty(narrowest(all), n) };
    let solution = square_with(dice, n, features);
    if clues {
        add_clues(dice, &mut draft, &solution);
    }
    if signs {
        add_signs(dice, &mut draft, &solution);
    }
    if adjacent {
        add_bars(&mut draft, &solution);
    }
    let share = dice.below(30);
    for (given, value) in draft.givens.iter_mut().zip(&solution) {
        *given = if dice.chance(share) { *value } else { 0 };
    }
    if dice.chance(12) {
        draft.givens[dice.below(n * n)] = dice.below(n + 1) as u32;
    }
    if clues && dice.chance(12) {
        draft.clues[dice.below(4)][dice.below(n)] = dice.below(n + usize::from(!parks)) as u32;
    }
    if adjacent && n > 1 && dice.chance(12) {
        let gap = dice.below(draft.across.len());
        let sign = &mut draft.across[gap];
        *sign = if *sign == Sign::Bar { Sign::None } else { Sign::Bar };
    }
    draft
}

/// A draft without faults that has these features, as far as its size and
/// `share`, the percentage of places that are filled, let it. Nothing says
/// that it has a solution.
pub fn paper(
    dice: &mut Dice,
    kind: &'static Kind,
    n: usize,
    features: Features,
    share: usize,
) -> Draft {
    let mut draft = Draft::empty(kind, n);
    let whole = features.iter().filter(|feature| feature.letter().is_some());
    let no_boxes = Size::new(n).and_then(Boxes::of).is_none();
    draft.features = whole.filter(|one| *one != Feature::Boxes || !no_boxes).collect();
    let adjacent = draft.has(Feature::Adjacent);
    if features.has(Feature::Givens) {
        fill(dice, share, n, &mut draft.givens);
    }
    if features.has(Feature::Clues) {
        let most = n - usize::from(draft.has(Feature::Parks));
        draft.clues.iter_mut().for_each(|side| fill(dice, share, most, side));
    }
    if features.has(Feature::Signs) || adjacent {
        let mut sign = || match dice.chance(share) {
            true if adjacent => Sign::Bar,
            true if dice.chance(50) => Sign::Less,
            true => Sign::Greater,
            false => Sign::None,
        };
        draft.across.fill_with(&mut sign);
        draft.down.fill_with(sign);
    }
    draft
}

fn fill(dice: &mut Dice, share: usize, most: usize, places: &mut [u32]) {
    let mut number = || if dice.chance(share) { dice.below(most) as u32 + 1 } else { 0 };
    places.fill_with(|| if most == 0 { 0 } else { number() });
}

/// The kind that may have all of these and the fewest others.
pub fn narrowest(features: Features) -> &'static Kind {
    let able = KINDS.iter().filter(|kind| features.iter().all(|feature| kind.has(feature)));
    able.min_by_key(|kind| kind.features.len()).expect("a kind that may have everything")
}

/// A square whose diagonals or boxes hold different values, where these
/// features ask for that; any square where there is none.
fn square_with(dice: &mut Dice, n: usize, features: Features) -> Vec<u32> {
    let whole = [Feature::Diagonals, Feature::Boxes].into_iter();
    let whole: Features = whole.filter(|feature| features.has(*feature)).collect();
    if whole == Features::NONE {
        return square(dice, n);
    }
    let empty = Draft { features: whole, ..Draft::empty(narrowest(whole), n) };
    let all = squares_of(&empty);
    if all.is_empty() { square(dice, n) } else { all[dice.below(all.len())].clone() }
}

/// Every square of an empty draft, found once.
fn squares_of(empty: &Draft) -> Arc<Vec<Vec<u32>>> {
    type Found = Mutex<BTreeMap<(usize, Vec<Feature>), Arc<Vec<Vec<u32>>>>>;
    static FOUND: Found = Mutex::new(BTreeMap::new());
    let mut found = FOUND.lock().expect("the squares");
    let key = (empty.size, empty.features.iter().collect());
    let squares = || {
        let puzzle = empty.puzzle().expect("an empty puzzle");
        Arc::new(twin::solutions(&puzzle, usize::MAX))
    };
    Arc::clone(found.entry(key).or_insert_with(squares))
}

fn add_bars(draft: &mut Draft, solution: &[u32]) {
    let n = draft.size;
    for first in 0..n * n {
        for second in [first + 1, first + n] {
            let near = if second == first + 1 { second % n > 0 } else { second < n * n };
            if near && solution[first].abs_diff(solution[second]) == 1 {
                let place = |cell: usize| (cell / n, cell % n);
                assert!(draft.set_sign(place(first), place(second), Sign::Bar));
            }
        }
    }
}
