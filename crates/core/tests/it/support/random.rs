//! Puzzles made from a seed: a random Latin square, some of its clues, givens
//! and signs, and now and then one that is wrong.

use gridfold_core::grid::{Side, Size};
use gridfold_core::kind::Kind;
use gridfold_core::puzzle::{Draft, visible};

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
            let seen = seen_from(size, side, index, solution);
            draft.clues[side as usize][index] = if dice.chance(share) { seen } else { 0 };
        }
    }
}

/// How many heights of a full grid are seen from a border place.
pub fn seen_from(size: Size, side: Side, index: usize, solution: &[u32]) -> u32 {
    let cells = size.line_cells(side.line(index));
    let heights: Vec<u32> = cells.map(|cell| solution[cell.index()]).collect();
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
