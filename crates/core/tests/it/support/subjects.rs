//! Random propagators, each with its meaning, defined a second time.

use std::rc::Rc;

use gridfold_core::constraints::{
    AllDifferent, Check, ExactLine, LessThan, LineClues, OneValue, Permutation, Related, Visible,
    VisibleSum,
};
use gridfold_core::engine::{Propagator, Twin};
use gridfold_core::grid::{Cell, Line, Side, Size};
use gridfold_core::puzzle::visible;

use super::random::Dice;

/// A propagator that can be asked for its twin in every build.
pub trait Both: Propagator + Twin {}
impl<T: Propagator + Twin> Both for T {}

/// Whether a full grid, given row by row, is allowed.
pub type Meaning = Box<dyn Fn(&[u32]) -> bool>;

/// A random propagator, and what it promises.
pub struct Subject {
    pub propagator: Box<dyn Both>,
    /// Whether it leaves no value that its twin could not use.
    pub is_exact: bool,
    /// Its meaning, defined a second time.
    pub meant: Meaning,
}

/// One line of a table of propagators.
pub type Make = fn(&mut Dice, Size) -> Subject;

/// One propagator of each kind.
pub const PROPAGATORS: &[(&str, Make)] = &[
    ("permutation", permutation),
    ("one value", one_value),
    ("all different", all_different),
    ("exact line", exact_line),
    ("visible", seen),
    ("visible sum", sum_seen),
    ("less than", less_than),
    ("related", related),
    ("check", check),
];

fn line(dice: &mut Dice, size: Size) -> Line {
    let index = dice.below(size.n());
    if dice.chance(50) { Line::Row(index) } else { Line::Column(index) }
}

fn values_at(cells: &[Cell], grid: &[u32]) -> Vec<u32> {
    cells.iter().map(|cell| grid[cell.index()]).collect()
}

fn are_different(mut values: Vec<u32>) -> bool {
    values.sort_unstable();
    values.windows(2).all(|pair| pair[0] != pair[1])
}

fn permutation(dice: &mut Dice, size: Size) -> Subject {
    let line = line(dice, size);
    let cells: Vec<Cell> = size.line_cells(line).collect();
    Subject {
        propagator: Box::new(Permutation::new(size, line)),
        is_exact: true,
        meant: Box::new(move |grid| are_different(values_at(&cells, grid))),
    }
}

fn one_value(dice: &mut Dice, size: Size) -> Subject {
    let value = 1 + dice.below(size.n()) as u32;
    let meant = move |grid: &[u32]| {
        size.lines().all(|line| {
            let values = size.line_cells(line).map(|cell| grid[cell.index()]);
            values.filter(|there| *there == value).count() == 1
        })
    };
    Subject {
        propagator: Box::new(OneValue::new(size, value, 0)),
        // The propagator looks at no other value, so it may miss that a cell
        // can only have this one.
        is_exact: false,
        meant: Box::new(meant),
    }
}

fn all_different(dice: &mut Dice, size: Size) -> Subject {
    let count = dice.below((size.n() + 2).min(size.cell_count() + 1));
    let cells = dice.order(size.cell_count()).into_iter().take(count);
    let cells: Vec<Cell> = cells.map(|cell| Cell(cell as u16)).collect();
    Subject {
        propagator: Box::new(AllDifferent::new(size, cells.clone())),
        is_exact: true,
        meant: Box::new(move |grid| are_different(values_at(&cells, grid))),
    }
}

fn clue(dice: &mut Dice, size: Size) -> u32 {
    1 + dice.below(size.n()) as u32
}

/// Whether this many heights are visible, not counting 0.
fn sees(clue: u32, heights: impl Iterator<Item = u32>, lowest_unseen: bool) -> bool {
    visible(heights.map(|height| height - u32::from(lowest_unseen))) == clue
}

fn exact_line(dice: &mut Dice, size: Size) -> Subject {
    let line = line(dice, size);
    let clues = [0, 1].map(|_| dice.chance(60).then(|| clue(dice, size)));
    let mut signs = Vec::new();
    while size.n() > 1 && dice.chance(40) {
        let [one, other] = [0, 1].map(|at| dice.order(size.n())[at]);
        signs.extend((one != other).then_some((one, other)));
    }
    let lowest_unseen = size.n() > 1 && dice.chance(40);
    let clues = LineClues { line, clues, signs, lowest_unseen };
    let cells: Vec<Cell> = size.line_cells(line).collect();
    let propagator = ExactLine::new(size, clues.clone());
    assert!(propagator.can_run());
    let meant = move |grid: &[u32]| {
        let heights = values_at(&cells, grid);
        let [first, last] = clues.clues;
        are_different(heights.clone())
            && clues.signs.iter().all(|(low, high)| heights[*low] < heights[*high])
            && first.is_none_or(|clue| sees(clue, heights.iter().copied(), lowest_unseen))
            && last.is_none_or(|clue| sees(clue, heights.iter().rev().copied(), lowest_unseen))
    };
    Subject { propagator: Box::new(propagator), is_exact: true, meant: Box::new(meant) }
}

fn seen(dice: &mut Dice, size: Size) -> Subject {
    let (side, index) = (Side::ALL[dice.below(4)], dice.below(size.n()));
    let (clue, lowest_unseen) = (clue(dice, size), dice.chance(40));
    let mut cells: Vec<Cell> = size.line_cells(side.line(index)).collect();
    if !side.sees_first_cell_first() {
        cells.reverse();
    }
    let visible = Visible::new(size, side, index, clue);
    let visible = if lowest_unseen { visible.lowest_unseen() } else { visible };
    let meant = move |grid: &[u32]| sees(clue, values_at(&cells, grid).into_iter(), lowest_unseen);
    Subject { propagator: Box::new(visible), is_exact: false, meant: Box::new(meant) }
}

/// A sum, or a range of sums, as in the contrary of a sum.
fn sum_seen(dice: &mut Dice, size: Size) -> Subject {
    let (side, index) = (Side::ALL[dice.below(4)], dice.below(size.n()));
    let parks = size.n() > 1 && dice.chance(40);
    let highest = (size.n() * (size.n() + 1) / 2) as u32;
    let sum = 1 + dice.below(highest as usize) as u32;
    let sums = match dice.below(4) {
        0 => 0..=sum - 1,
        1 => sum + 1..=highest,
        _ => sum..=sum,
    };
    let cells: Vec<Cell> = size.line_of_sight(side, index).collect();
    let wanted = sums.clone();
    let meant = move |grid: &[u32]| {
        let mut seen: Vec<u32> = Vec::new();
        for height in values_at(&cells, grid).into_iter().map(|value| value - u32::from(parks)) {
            if seen.iter().all(|other| *other < height) {
                seen.push(height);
            }
        }
        wanted.contains(&seen.iter().sum())
    };
    Subject {
        propagator: Box::new(VisibleSum::new(size, (side, index), sums, parks)),
        is_exact: false,
        meant: Box::new(meant),
    }
}

/// A few pairs of arbitrary cells.
fn pairs(dice: &mut Dice, size: Size) -> Vec<(Cell, Cell)> {
    let count = 1 + dice.below(4);
    let cell = |dice: &mut Dice| Cell(dice.below(size.cell_count()) as u16);
    let pairs = (0..count).map(|_| (cell(dice), cell(dice)));
    pairs.filter(|(one, other)| size.n() == 1 || one != other).collect()
}

fn all_pairs(pairs: Vec<(Cell, Cell)>, holds: impl Fn(u32, u32) -> bool + 'static) -> Meaning {
    let holds = move |grid: &[u32], (one, other): (Cell, Cell)| {
        holds(grid[one.index()], grid[other.index()])
    };
    Box::new(move |grid| pairs.iter().all(|pair| holds(grid, *pair)))
}

/// Sometimes the signs form a cycle.
fn less_than(dice: &mut Dice, size: Size) -> Subject {
    let mut signs = pairs(dice, size);
    if let (true, Some((one, other))) = (dice.chance(30), signs.first().copied()) {
        signs.push((other, one));
    }
    Subject {
        propagator: Box::new(LessThan::new(size, &signs)),
        is_exact: true,
        meant: all_pairs(signs, |low, high| low < high),
    }
}

fn related(dice: &mut Dice, size: Size) -> Subject {
    let pairs = pairs(dice, size);
    let relation: fn(u32, u32) -> bool = match dice.below(4) {
        0 => |one, other| one.abs_diff(other) == 1,
        1 => |one, other| one.abs_diff(other) != 1,
        2 => |one, other| one.abs_diff(other) >= 2,
        _ => |one, other| one == 2 * other,
    };
    Subject {
        is_exact: pairs.len() == 1,
        propagator: Box::new(Related::new(size, pairs.clone(), relation)),
        meant: all_pairs(pairs, relation),
    }
}

/// The sum of arbitrary cells, of which one may occur twice.
fn check(dice: &mut Dice, size: Size) -> Subject {
    let count = dice.below(3) + 1;
    let cells: Vec<Cell> = (0..count).map(|_| Cell(dice.below(size.cell_count()) as u16)).collect();
    let most = (1 + dice.below(size.n() * count)) as u32;
    let holds = move |values: &[u32]| values.iter().sum::<u32>() <= most;
    Subject {
        propagator: Box::new(Check::new(size, cells.clone(), Rc::new(holds))),
        is_exact: count == 1,
        meant: Box::new(move |grid| holds(&values_at(&cells, grid))),
    }
}
