//! Steps for several signs in a row: what a chain of signs implies by itself, and how a
//! bound spreads from one cell along the signs.

use std::collections::BTreeMap;

use crate::conditions::{Condition, LessThan};
use crate::deduction::{Cause, Look, Step};
use crate::grid::{Cell, Values};
use crate::rules::MIN_MAX;

/// The candidates of each cell that are of interest; no others are reported.
pub(super) type Wanted<'a> = &'a dyn Fn(Cell) -> Values;

/// What a rising chain implies by itself, if this is no harder to see than a single step. `None` if
/// the chain has only one sign, or only one cell loses anything.
pub(super) fn chain(look: &Look<'_>, step: &Step, wanted: Wanted<'_>) -> Option<Step> {
    let at = step.removed.first()?.0;
    let is_ends = step.rule == &MIN_MAX;
    let cells = if is_ends { through_sign(look, sign_of(step)?) } else { through(look, at) };
    let links = if is_ends { 1 } else { 3 + u32::from(step.rating.0 - step.rule.rating.0) / 10 };
    let losses: Vec<Loss> =
        (0..cells.len()).map(|place| loss(look, &cells, place, links, wanted)).collect();
    let start = cells.iter().position(|cell| *cell == at).filter(|at| losses[*at].does_something());
    let start = start.or_else(|| losses.iter().position(Loss::does_something))?;
    let (first, last) = connected(&losses, start);
    let lost: Vec<(Cell, Values)> = (first..=last)
        .filter(|place| losses[*place].does_something())
        .map(|place| (cells[place], losses[place].values))
        .collect();
    if lost.len() < 2 || last - first < 2 || !is_path(look, &cells) {
        return None;
    }
    let key = if is_ends { "rule.min-max.chain" } else { "rule.chain-bound.chain" };
    let told = Step::new(step.rule).rated(step.rating).told_as(key).removes_all(lost);
    let told = told.with("chain", look.cells(cells[first..=last].iter().copied()));
    let told = told.with("most", look.shown(look.n())).with("least", look.shown(1));
    Some(cells[first..=last].windows(2).fold(told, |told, pair| {
        let sign = LessThan { lesser: pair[0], greater: pair[1] };
        told.because(Cause::Condition(Condition::LessThan(sign)))
    }))
}

/// The sign among the causes of a step.
fn sign_of(step: &Step) -> Option<LessThan> {
    step.causes.iter().find_map(|cause| match cause {
        Cause::Condition(Condition::LessThan(sign)) => Some(*sign),
        _ => None,
    })
}

/// The longest chain through a sign, starting at its lowest cell.
fn through_sign(look: &Look<'_>, sign: LessThan) -> Vec<Cell> {
    let below = through(look, sign.lesser);
    let above = through(look, sign.greater);
    let low = below.iter().take_while(|cell| **cell != sign.lesser);
    let high = above.iter().skip_while(|cell| **cell != sign.greater);
    low.chain([&sign.lesser]).chain(high).copied().collect()
}

/// The longest chain through a cell, starting at its lowest cell.
fn through(look: &Look<'_>, cell: Cell) -> Vec<Cell> {
    let known = look.board().chains().iter().find(|chains| chains.cell == cell);
    let below = known.into_iter().flat_map(|chains| chains.below.iter().rev());
    let above = known.into_iter().flat_map(|chains| &chains.above);
    below.chain([&cell]).chain(above).copied().collect()
}

/// Whether no cell occurs twice, as happens if signs form a cycle.
fn is_path(look: &Look<'_>, cells: &[Cell]) -> bool {
    let is_new = |(at, cell): (usize, &Cell)| !cells[..at].contains(cell);
    cells.len() <= look.size().n() && cells.iter().enumerate().all(is_new)
}

/// What is removed from a cell of a chain, and the part of the chain on which this
/// rests.
struct Loss {
    values: Values,
    first: usize,
    last: usize,
}

impl Loss {
    const fn does_something(&self) -> bool {
        !self.values.is_empty()
    }
}

/// What is removed from a cell because of up to this many signs below it, and up to as
/// many above it.
fn loss(look: &Look<'_>, cells: &[Cell], place: usize, links: u32, wanted: Wanted<'_>) -> Loss {
    let (n, cell) = (look.n(), cells[place]);
    let low = links.min(place as u32);
    let high = links.min((cells.len() - 1 - place) as u32);
    let could = look.values(cell) & wanted(cell);
    let lows = could & Values::up_to(low);
    let highs = could & Values::above(n - high.min(n)) & !lows;
    Loss {
        values: lows | highs,
        // Removing a number takes as many signs as there are numbers up to it.
        first: place - if lows.is_empty() { 0 } else { lows.max() as usize },
        last: place + if highs.is_empty() { 0 } else { (n + 1 - highs.min()) as usize },
    }
}

/// The part of the chain around a position in which each removal shares a cell
/// with the causes of another one.
fn connected(losses: &[Loss], start: usize) -> (usize, usize) {
    let (mut first, mut last) = (losses[start].first, losses[start].last);
    loop {
        let before = (first, last);
        let shared =
            |loss: &&Loss| loss.does_something() && loss.first <= last && first <= loss.last;
        let (low, high) = losses
            .iter()
            .filter(shared)
            .fold((first, last), |(low, high), loss| (low.min(loss.first), high.max(loss.last)));
        (first, last) = (low, high);
        if (first, last) == before {
            return before;
        }
    }
}

/// The cell from which a bound spreads, and whether it is the lesser one of its
/// sign.
#[derive(Clone, Copy)]
struct Source {
    cell: Cell,
    is_least: bool,
}

impl Source {
    fn of(step: &Step) -> Option<Self> {
        let (sign, cell) = (sign_of(step)?, step.removed.first()?.0);
        let is_least = cell == sign.greater;
        Some(Self { cell: if is_least { sign.lesser } else { sign.greater }, is_least })
    }

    /// The near and the far cell of a sign, in the direction of the bound.
    const fn ends(self, sign: LessThan) -> (Cell, Cell) {
        if self.is_least { (sign.lesser, sign.greater) } else { (sign.greater, sign.lesser) }
    }

    /// The smallest or the largest candidate of a cell.
    fn bound(self, look: &Look<'_>, cell: Cell) -> u32 {
        if self.is_least { look.values(cell).min() } else { look.values(cell).max() }
    }

    /// What is removed from a cell that is this many signs away.
    fn lost(self, look: &Look<'_>, cell: Cell, away: u32) -> Values {
        let bound = self.bound(look, self.cell);
        let too_far = match self.is_least {
            true => Values::up_to((bound + away - 1).min(look.n())),
            false => Values::above(bound.saturating_sub(away)),
        };
        look.values(cell) & too_far
    }

    /// The origin of the bound. If another cell bounds this one in the same way, that
    /// cell takes its place.
    fn root(mut self, look: &Look<'_>) -> Self {
        for _ in 0..look.n() {
            let signs = look.layout().of_cell(self.cell).signs.iter();
            let nearer = signs.map(|sign| self.ends(*sign)).find(|(near, far)| {
                let before = Self { cell: *near, ..self };
                *far == self.cell && !before.lost(look, self.cell, 1).is_empty()
            });
            let Some((near, _)) = nearer else { break };
            self.cell = near;
        }
        self
    }

    /// Each cell that loses something because of the source, with its distance and the
    /// sign that leads to it.
    fn reached(self, look: &Look<'_>) -> BTreeMap<Cell, (u32, LessThan)> {
        let mut reached: BTreeMap<Cell, (u32, LessThan)> = BTreeMap::new();
        let mut waiting = vec![(self.cell, 0)];
        while let Some((cell, away)) = waiting.pop() {
            for sign in &look.layout().of_cell(cell).signs {
                let (near, far) = self.ends(*sign);
                let is_farther = reached.get(&far).is_none_or(|(known, _)| *known < away + 1);
                let goes_on = near == cell && far != self.cell && away + 1 < look.n();
                if goes_on && is_farther && !self.lost(look, far, away + 1).is_empty() {
                    reached.insert(far, (away + 1, *sign));
                    waiting.push((far, away + 1));
                }
            }
        }
        reached
    }
}

/// The step for a bound that spreads from a cell along the signs: each cell is larger
/// than the one before, or each is smaller. `None` if fewer than two signs are involved.
pub(super) fn spread(look: &Look<'_>, step: &Step, wanted: Wanted<'_>) -> Option<Step> {
    let source = Source::of(step)?.root(look);
    let reached = source.reached(look);
    let lost: Vec<(Cell, Values)> = reached
        .iter()
        .map(|(cell, (away, _))| (*cell, source.lost(look, *cell, *away) & wanted(*cell)))
        .filter(|(_, lost)| !lost.is_empty())
        .collect();
    let mut signs: Vec<LessThan> = Vec::new();
    for (cell, _) in &lost {
        let mut here = *cell;
        while let Some((_, sign)) = reached.get(&here).filter(|(_, sign)| !signs.contains(sign)) {
            signs.push(*sign);
            here = source.ends(*sign).0;
        }
    }
    let key = if source.is_least { "rule.sign-bound.chain" } else { "rule.sign-bound.chain.above" };
    if signs.len() < 2 {
        return None;
    }
    let limit = look.shown(source.bound(look, source.cell));
    let told = Step::new(step.rule).told_as(key).removes_all(lost).with("limit", limit);
    Some(because(look, told, source, &signs))
}

/// What follows from all signs between a known cell and larger cells, or between it and
/// smaller cells. `None` if fewer than two signs are involved.
pub(super) fn beside_known(look: &Look<'_>, step: &Step, wanted: Wanted<'_>) -> Option<Step> {
    let source = Source::of(step)?;
    let far = |sign: &&LessThan| source.ends(**sign).0 == source.cell;
    let signs = look.layout().of_cell(source.cell).signs.iter().filter(far).copied();
    let loses = |sign: &LessThan| {
        let cell = source.ends(*sign).1;
        !(source.lost(look, cell, 1) & wanted(cell)).is_empty()
    };
    let signs: Vec<LessThan> = signs.filter(loses).collect();
    if signs.len() < 2 {
        return None;
    }
    let cells = signs.iter().map(|sign| source.ends(*sign).1);
    let mut lost: Vec<(Cell, Values)> =
        cells.map(|cell| (cell, source.lost(look, cell, 1) & wanted(cell))).collect();
    lost.sort_unstable_by_key(|(cell, _)| *cell);
    let key =
        if source.is_least { "rule.next-to-known.larger" } else { "rule.next-to-known.smaller" };
    let value = look.shown(source.bound(look, source.cell));
    let told = Step::new(step.rule).told_as(key).removes_all(lost).with("value", value);
    Some(because(look, told, source, &signs))
}

/// Makes a step rest on these signs, and on the candidates of a cell.
fn because(look: &Look<'_>, step: Step, source: Source, signs: &[LessThan]) -> Step {
    let step = step.with("other", look.cell(source.cell));
    let because_of =
        |step: Step, sign: &LessThan| step.because(Cause::Condition(Condition::LessThan(*sign)));
    signs.iter().fold(step, because_of).because(Cause::Cell(source.cell))
}
