//! The contract of every propagator, as it is written, on candidates as they
//! come: singles whose lines still have the same value, cells that are no line,
//! decided cells that break everything.
//!
//! A propagator is compared with its twin by enumeration. That the twins say
//! what they should is another test's business (`twins_say_what_they_should`).

use std::rc::Rc;

use gridfold_core::constraints::{
    AllDifferent, Check, ExactLine, LessThan, LineClues, Permutation, Related, Visible,
};
use gridfold_core::engine::{
    DecisionLog, Domains, ExplanationContext, Literal, PropagationLevel, Propagator, Twin,
};
use gridfold_core::grid::{Cell, Line, Side, Size, Values};
use gridfold_core::puzzle::visible;

use crate::support::filling::Filling;
use crate::support::random::{Dice, square};

trait Both: Propagator + Twin {}
impl<T: Propagator + Twin> Both for T {}

/// What a full grid must meet, row by row.
type Meaning = Box<dyn Fn(&[u32]) -> bool>;

/// A propagator made at random, and what it claims.
struct Subject {
    propagator: Box<dyn Both>,
    /// Whether it leaves nothing that the twin could not use.
    is_exact: bool,
    /// What it means, said once more.
    meant: Meaning,
}

/// One line of a table of propagators.
type Make = fn(&mut Dice, Size) -> Subject;

const PROPAGATORS: &[(&str, Make)] = &[
    ("permutation", permutation),
    ("all different", all_different),
    ("exact line", exact_line),
    ("visible", seen),
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

/// Whether so many heights are seen, of which 0 is none.
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

/// Any two cells, a few times.
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

/// Now and then the signs run in a circle.
fn less_than(dice: &mut Dice, size: Size) -> Subject {
    let signs = pairs(dice, size);
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

/// The sum of any cells, of which one may be named twice.
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

/// Candidates for all cells, some of them decided; nothing is drawn from that.
fn domains(dice: &mut Dice, size: Size) -> Domains {
    let mut domains = Domains::new(size);
    let share = 30 + dice.below(71);
    for cell in size.cells() {
        let kept: Values = size.all_values().iter().filter(|_| dice.chance(share)).collect();
        let one = Values::only(1 + dice.below(size.n()) as u32);
        // That a value has no place left is the engine's business.
        let _ = domains.keep(cell, if kept.is_empty() { one } else { kept });
    }
    domains
}

fn candidates(domains: &Domains) -> Vec<Values> {
    domains.size().cells().map(|cell| domains.values(cell)).collect()
}

/// Runs a test on each propagator, in grids of up to that order.
fn for_each(
    seed: u64,
    rounds: usize,
    most: usize,
    test: impl Fn(&mut Dice, Size, Subject) -> usize,
) {
    for (name, make) in PROPAGATORS {
        let mut dice = Dice(seed);
        let mut seen = 0;
        for round in 0..rounds {
            let size = Size::new(1 + dice.below(most)).expect("a size");
            let subject = make(&mut dice, size);
            seen += test(&mut dice, size, subject);
            assert!(round < 200 || seen > 0, "{name}: nothing was seen");
        }
        assert!(seen > rounds / 20, "{name}: only {seen} cases in {rounds} rounds");
    }
}

#[test]
fn what_is_removed_is_impossible_and_exact_propagators_leave_nothing_else() {
    for_each(41, 3_000, 4, |dice, size, mut subject| {
        let mut domains = domains(dice, size);
        let before = candidates(&domains);
        let mark = domains.mark();
        let outcome = subject.propagator.propagate(&mut domains, PropagationLevel::Full);
        let after = candidates(&domains);
        let with_lines = Filling::used(&*subject.propagator, size, &before, true);
        for (used, left) in with_lines.iter().flatten().zip(&after) {
            assert_eq!(*used & *left, *used, "{before:?} {after:?}");
        }
        let gave_up = outcome.is_err() && domains.mark() == mark;
        assert!(!gave_up || with_lines.is_none(), "{before:?}");
        if subject.is_exact {
            let alone = Filling::used(&*subject.propagator, size, &before, false);
            // An empty cell or a value without place may have come first.
            assert!(alone.is_some() || outcome.is_err(), "{before:?}");
            let cells = subject.propagator.cells();
            let mut used = cells.iter().zip(alone.iter().cycle());
            let exact =
                |(cell, used): (&Cell, &Vec<Values>)| used[cell.index()] == after[cell.index()];
            assert!(outcome.is_err() || used.all(exact), "{before:?} {after:?}");
        }
        usize::from(before != after)
    });
}

#[test]
fn a_second_run_finds_nothing() {
    for level in [PropagationLevel::Full, PropagationLevel::Bounded] {
        for_each(42, 3_000, 5, |dice, size, mut subject| {
            let mut domains = domains(dice, size);
            let before = domains.mark();
            if subject.propagator.propagate(&mut domains, level).is_err() {
                return 0;
            }
            let mark = domains.mark();
            let outcome = subject.propagator.propagate(&mut domains, level);
            assert!(outcome.is_ok() && domains.mark() == mark);
            // Nor does one that remembers nothing, or something else.
            domains.undo_to(before);
            let _ = subject.propagator.propagate(&mut domains, level);
            assert_eq!(domains.mark(), mark);
            usize::from(mark > before)
        });
    }
}

/// Any values in the cells of the constraint, each of them decided.
#[test]
fn every_violation_is_found_once_all_is_decided() {
    for level in [PropagationLevel::Full, PropagationLevel::Bounded] {
        for_each(43, 3_000, 6, |dice, size, mut subject| {
            let mut domains = Domains::new(size);
            let latin = square(dice, size.n());
            let change = dice.chance(60);
            for cell in size.cells() {
                let any = change && dice.chance(20);
                let value = if any { 1 + dice.below(size.n()) as u32 } else { latin[cell.index()] };
                let _ = domains.keep(cell, Values::only(value));
            }
            let grid = domains.solution();
            let outcome = subject.propagator.propagate(&mut domains, level);
            let holds = (subject.meant)(&grid);
            assert!(holds || outcome.is_err(), "{grid:?}");
            assert!(!holds || change || outcome.is_ok(), "{grid:?}");
            usize::from(!holds)
        });
    }
}

#[test]
fn twins_say_what_they_should() {
    for_each(44, 4_000, 5, |dice, size, subject| {
        let n = size.n() as u32;
        let mut grid = square(dice, size.n());
        if dice.chance(40) {
            let cell = dice.below(grid.len());
            grid[cell] = 1 + dice.below(n as usize) as u32;
        }
        let holds = (subject.meant)(&grid);
        assert_eq!(subject.propagator.allows(&grid), holds, "{grid:?}");
        // What holds is not broken before it is full.
        for cell in dice.order(grid.len()) {
            grid[cell] = 0;
            assert!(!holds || subject.propagator.allows(&grid), "{grid:?}");
        }
        usize::from(holds)
    });
}

/// What is known of these candidates: what is out, and where it is said so, the
/// value of each decided cell.
fn log(domains: &Domains, with_decided: bool) -> DecisionLog {
    let size = domains.size();
    let mut log = DecisionLog::new(size);
    let mut moment = 0;
    for cell in size.cells() {
        let values = domains.values(cell);
        for value in size.all_values().iter() {
            let decided = with_decided && values.single() == Some(value);
            if decided || !values.contains(value) {
                log.decide(log.candidate(cell, value), decided, moment);
                moment += 1;
            }
        }
    }
    log
}

/// The candidates that some literals leave, and one of them if it is said.
fn left_by(literals: &[Literal], removed: Option<(Cell, u32)>, size: Size) -> Vec<Values> {
    let mut left = vec![size.all_values(); size.cell_count()];
    let chosen = removed.map(|(cell, value)| Literal::is(cell, value));
    for literal in literals.iter().chain(&chosen) {
        let only = Values::only(literal.value);
        let values = &mut left[literal.cell.index()];
        *values = *values & if literal.is_positive { only } else { !only };
    }
    left
}

fn check_explanation(
    propagator: &mut dyn Both,
    removed: Option<(Cell, u32)>,
    context: &ExplanationContext<'_>,
) {
    let mut literals = Vec::new();
    propagator.explain(removed, context, &mut literals);
    for literal in &literals {
        assert!(context.holds(*literal), "{literal:?} is not known");
    }
    let left = left_by(&literals, removed, context.size());
    let possible = Filling::used(propagator, context.size(), &left, true);
    assert_eq!(possible, None, "{removed:?} does not follow from {literals:?}");
}

/// Each removal may be explained by those before it in the same run.
#[test]
fn explanations_use_what_was_known_and_suffice() {
    for with_decided in [true, false] {
        for_each(45, 2_000, 4, |dice, size, mut subject| {
            let mut domains = domains(dice, size);
            let mut log = log(&domains, with_decided);
            let mark = domains.mark();
            let outcome = subject.propagator.propagate(&mut domains, PropagationLevel::Full);
            let removed: Vec<(Cell, Values)> = domains.since(mark).collect();
            let mut moment = 10_000;
            for (cell, values) in &removed {
                for value in values.iter() {
                    let context = log.before(moment);
                    check_explanation(&mut *subject.propagator, Some((*cell, value)), &context);
                    log.decide(log.candidate(*cell, value), false, moment);
                    moment += 1;
                }
            }
            if outcome.is_err() && removed.is_empty() {
                check_explanation(&mut *subject.propagator, None, &log.before(moment));
            }
            usize::from(outcome.is_err() || !removed.is_empty())
        });
    }
}
