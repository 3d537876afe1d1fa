//! What can be seen in one house without listing its orders: signs and bars beside its
//! cells, single numbers and places, and cells that share a few numbers.
//!
//! [`Scene::shortest`] looks for the fewest remarks that lead to a goal.

use super::sight::{Rise, rising};
use crate::conditions::{Condition, VisibleCount};
use crate::deduction::evidence::Remark;
use crate::deduction::layout::Layout;
use crate::deduction::wiring::Unit;
use crate::grid::{Cell, Size, Values};

/// The most cells, or numbers, that are looked at together.
const MOST_TOGETHER: usize = 4;

/// A house with what is written beside its cells.
pub struct Scene<'a> {
    unit: &'a Unit,
    size: Size,
    /// Each condition with the other cell first and then the cell of the house.
    beside: Vec<(Condition, Cell, Cell)>,
    clues: Vec<VisibleCount>,
}

/// What remarks are to show.
#[derive(Clone, Copy)]
pub enum Goal<'a> {
    /// These cells can be only this.
    Says(&'a [(Cell, Values)]),
    /// The house cannot be filled.
    Clash,
}

/// A remark before it is known what it says.
#[derive(Clone, PartialEq, Eq)]
pub enum Move {
    Beside(usize),
    Left(Cell),
    Place(u32),
    Rise(usize),
    Crowd(Vec<Cell>),
    Places(Values),
}

impl<'a> Scene<'a> {
    pub fn new(layout: &Layout, unit: &'a Unit, clues: Vec<VisibleCount>) -> Self {
        let beside = unit.cells.iter().flat_map(|cell| {
            let of = layout.of_cell(*cell);
            let signs = of.signs.iter().map(move |sign| {
                let other = if sign.lesser == *cell { sign.greater } else { sign.lesser };
                (Condition::LessThan(*sign), other, *cell)
            });
            signs.chain(of.pairs.iter().map(move |pair| (pair.condition, pair.other(*cell), *cell)))
        });
        Self { unit, size: layout.size(), beside: beside.collect(), clues }
    }

    /// Signs and bars that lead into the house from another cell.
    pub fn outside(&self) -> Vec<Move> {
        let is_outside = |at: &usize| !self.unit.cells.contains(&self.beside[*at].1);
        (0..self.beside.len()).filter(is_outside).map(Move::Beside).collect()
    }

    /// The remarks that cost a reader least, and what they cost.
    pub fn shortest(&self, start: &[Values], goal: Goal<'_>) -> Option<(usize, Vec<Remark>)> {
        // Which remarks are found first decides which of them are left out, so both orders are tried.
        let ways = (1..=MOST_TOGETHER).flat_map(|most| [(most, true), (most, false)]);
        let found = ways.filter_map(|(most, in_rounds)| {
            let moves = self.closure(start, goal, most, in_rounds)?;
            let remarks = self.replay(start, goal, &self.trimmed(start, goal, moves))?;
            Some((remarks.iter().map(cost).sum(), remarks))
        });
        found.min_by_key(|(cost, _)| *cost)
    }

    /// Remarks until they reach the goal, one after another or in rounds that use only what
    /// is known before them; several cells or numbers together only where nothing else helps.
    fn closure(
        &self,
        start: &[Values],
        goal: Goal<'_>,
        most: usize,
        in_rounds: bool,
    ) -> Option<Vec<Move>> {
        let (mut know, mut done) = (start.to_vec(), Vec::new());
        loop {
            if self.reached(&know, &know, goal).is_some() {
                return Some(done);
            }
            let before = done.len();
            let mut round = self.moves(&know, 1);
            if in_rounds {
                round.retain(|one| self.remark(&mut know.clone(), one).is_some());
            }
            for one in round {
                if self.remark(&mut know, &one).is_some() {
                    done.push(one);
                    if self.reached(&know, &know, goal).is_some() {
                        return Some(done);
                    }
                }
            }
            if done.len() == before {
                let mut moves = self.moves(&know, most).into_iter();
                done.push(moves.find(|one| self.remark(&mut know, one).is_some())?);
            }
        }
    }

    /// What some remarks say, and what is known after them.
    pub fn after(&self, know: &[Values], moves: &[Move]) -> (Vec<Remark>, Vec<Values>) {
        let mut know = know.to_vec();
        let said = moves.iter().filter_map(|one| self.remark(&mut know, one)).collect();
        (said, know)
    }

    /// The only places of these numbers that are not yet written down.
    pub fn only_places(&self, know: &[Values], of: Values) -> Vec<Move> {
        let moves = of.iter().map(Move::Place);
        moves.filter(|one| self.remark(&mut know.to_vec(), one).is_some()).collect()
    }

    /// All remarks about single cells and numbers, one after another.
    pub fn everything(&self, start: &[Values]) -> Vec<Move> {
        let (mut know, mut done) = (start.to_vec(), Vec::new());
        loop {
            let mut round = self.moves(&know, 1);
            round.retain(|one| self.remark(&mut know, one).is_some());
            if round.is_empty() {
                return done;
            }
            done.extend(round);
        }
    }

    /// The same remarks without those that the goal does not need.
    fn trimmed(&self, start: &[Values], goal: Goal<'_>, mut moves: Vec<Move>) -> Vec<Move> {
        for at in (0..moves.len()).rev() {
            let without = moves.remove(at);
            if self.replay(start, goal, &moves).is_none() {
                moves.insert(at, without);
            }
        }
        moves
    }

    /// What the remarks say, if they reach the goal.
    pub fn replay(&self, start: &[Values], goal: Goal<'_>, moves: &[Move]) -> Option<Vec<Remark>> {
        let (mut know, mut before) = (start.to_vec(), start.to_vec());
        let mut remarks = Vec::new();
        for one in moves {
            before.clone_from(&know);
            remarks.extend(self.remark(&mut know, one));
        }
        remarks.extend(self.reached(&before, &know, goal)?);
        Some(remarks)
    }

    /// Everything that can be remarked on, with at most this many cells or numbers together.
    fn moves(&self, know: &[Values], most: usize) -> Vec<Move> {
        let cells = &self.unit.cells;
        let singles = cells.iter().filter(|cell| know[cell.index()].len() == 1);
        let singles = singles.map(|cell| Move::Left(*cell));
        let beside = (0..self.beside.len()).map(Move::Beside);
        let places = (1..=cells.len() as u32).map(Move::Place);
        let rises = (0..self.clues.len()).map(Move::Rise);
        let mut moves: Vec<Move> = singles.chain(places).chain(beside).chain(rises).collect();
        for count in 2..=most.min(cells.len() - 1) {
            let open: Vec<Cell> =
                cells.iter().copied().filter(|cell| know[cell.index()].len() > 1).collect();
            let sets = open.iter().map(|cell| know[cell.index()]).collect::<Vec<_>>();
            let crowds = gathered(&sets, count, count);
            moves.extend(crowds.map(|of| Move::Crowd(of.iter().map(|at| open[*at]).collect())));
            let sets: Vec<Values> =
                (1..=cells.len() as u32).map(|value| self.places(know, value)).collect();
            let places = gathered(&sets, count, count);
            moves.extend(
                places.map(|of| Move::Places(of.iter().map(|at| *at as u32 + 1).collect())),
            );
        }
        moves
    }

    /// The places of a number in the house, from 1.
    fn places(&self, know: &[Values], value: u32) -> Values {
        let cells = (1..).zip(self.unit.cells.iter());
        cells.filter(|(_, cell)| know[cell.index()].contains(value)).map(|(at, _)| at).collect()
    }

    fn cells_at(&self, places: Values) -> Vec<Cell> {
        places.iter().map(|at| self.unit.cells[at as usize - 1]).collect()
    }

    /// What a remark says, and its effect; `None` if it does not hold or changes nothing.
    pub fn remark(&self, know: &mut [Values], one: &Move) -> Option<Remark> {
        match one {
            Move::Beside(at) => self.beside(know, *at),
            Move::Left(cell) => {
                let value = know[cell.index()].single()?;
                let values = Values::only(value);
                let left = || Remark::Left(*cell, values, Vec::new());
                self.take(know, &[*cell], values).then(left)
            }
            Move::Place(value) => {
                let [cell] = self.cells_at(self.places(know, *value))[..] else { return None };
                let changes = know[cell.index()].len() > 1;
                know[cell.index()] = Values::only(*value);
                changes.then_some(Remark::Place(cell, *value, false))
            }
            Move::Rise(at) => {
                let clue = self.clues[*at];
                let Rise { cells, ways, low } = rising(clue, self.size, know)?;
                let mut changes = low.is_some_and(|cell| !know[cell.index()].is_empty());
                low.into_iter().for_each(|cell| know[cell.index()] = Values::NONE);
                for (at, cell) in cells.iter().enumerate().filter(|_| low.is_none()) {
                    let left = ways.iter().map(|way| u32::from(way[at])).collect();
                    changes |= know[cell.index()] != left;
                    know[cell.index()] = left;
                }
                changes.then_some(Remark::Rise(clue, cells, ways))
            }
            Move::Crowd(cells) => {
                let each: Vec<_> = cells.iter().map(|cell| (*cell, know[cell.index()])).collect();
                let all = each.iter().fold(Values::NONE, |all, (_, values)| all | *values);
                let is_full = all.len() as usize == cells.len();
                (is_full && self.take(know, cells, all)).then_some(Remark::Crowd(each))
            }
            Move::Places(values) => {
                let of = values.iter().map(|value| self.places(know, value));
                let cells = self.cells_at(of.fold(Values::NONE, |all, places| all | places));
                if cells.len() != values.len() as usize {
                    return None;
                }
                let mut changes = false;
                for cell in &cells {
                    changes |= !(know[cell.index()] & !*values).is_empty();
                    know[cell.index()] = know[cell.index()] & *values;
                }
                changes.then_some(Remark::Places(*values, cells))
            }
        }
    }

    fn beside(&self, know: &mut [Values], at: usize) -> Option<Remark> {
        let (condition, other, cell) = self.beside[at];
        let others = know[other.index()];
        let left = know[cell.index()] & allowed(self.size, condition, (other, others), cell);
        if left == know[cell.index()] {
            return None;
        }
        know[cell.index()] = left;
        if left.len() == 1 {
            self.take(know, &[cell], left);
        }
        Some(Remark::Beside { condition, other: (other, others), cell, left })
    }

    /// Removes numbers from all cells of the house except these; whether anything changes.
    pub fn take(&self, know: &mut [Values], but: &[Cell], values: Values) -> bool {
        let mut changes = false;
        for cell in self.unit.cells.iter().filter(|cell| !but.contains(cell)) {
            changes |= !(know[cell.index()] & values).is_empty();
            know[cell.index()] = know[cell.index()] & !values;
        }
        changes
    }

    /// Whether the goal is reached, with the last remark if one is needed to see it.
    fn reached(
        &self,
        before: &[Values],
        know: &[Values],
        goal: Goal<'_>,
    ) -> Option<Option<Remark>> {
        match goal {
            Goal::Says(says) => {
                let holds =
                    |(cell, left): &(Cell, Values)| (know[cell.index()] & !*left).is_empty();
                says.iter().all(holds).then_some(None)
            }
            Goal::Clash => self.clash(before, know).map(Some),
        }
    }

    /// Why the house cannot be filled.
    fn clash(&self, before: &[Values], know: &[Values]) -> Option<Remark> {
        let cells = &self.unit.cells;
        if let Some(cell) = cells.iter().find(|cell| know[cell.index()].is_empty()) {
            return Some(Remark::NoValue(*cell, before[cell.index()]));
        }
        let places: Vec<Values> =
            (1..=cells.len() as u32).map(|value| self.places(know, value)).collect();
        if let Some(at) = places.iter().position(|places| places.is_empty()) {
            return Some(Remark::FewPlaces(Values::only(at as u32 + 1), Vec::new()));
        }
        let sets: Vec<Values> = cells.iter().map(|cell| know[cell.index()]).collect();
        (2..=MOST_TOGETHER).find_map(|count| {
            if let Some(of) = gathered(&sets, count, count - 1).next() {
                let each = of.iter().map(|at| (cells[*at], sets[*at])).collect();
                return Some(Remark::FewValues(each));
            }
            let of = gathered(&places, count, count - 1).next()?;
            let all = of.iter().fold(Values::NONE, |all, at| all | places[*at]);
            let values = of.iter().map(|at| *at as u32 + 1).collect();
            Some(Remark::FewPlaces(values, self.cells_at(all)))
        })
    }
}

/// What a condition beside another cell leaves a cell.
pub fn allowed(
    size: Size,
    condition: Condition,
    (other, others): (Cell, Values),
    cell: Cell,
) -> Values {
    let fits = |value: &u32| {
        others.iter().any(|one| {
            let here = |at| {
                if at == cell {
                    *value
                } else if at == other {
                    one
                } else {
                    0
                }
            };
            condition.breach(size, here).is_none()
        })
    };
    size.all_values().iter().filter(fits).collect()
}

/// What a remark costs a reader.
pub fn cost(remark: &Remark) -> usize {
    match remark {
        Remark::Left(..) | Remark::Place(..) => 1,
        Remark::Beside { .. } | Remark::Otherwise(..) => 2,
        Remark::NoValue(..) => 1,
        Remark::Crowd(cells) | Remark::FewValues(cells) => cells.len(),
        Remark::Places(values, _) => values.len() as usize + 1,
        Remark::FewPlaces(values, _) => values.len() as usize,
        Remark::Rise(..) => 4,
        Remark::Seen(_, buildings) => buildings.len() + 2,
        _ => 0,
    }
}

/// The ways to choose this many sets that have exactly so many members together; a set
/// with more members than that is left out.
fn gathered(
    sets: &[Values],
    count: usize,
    members: usize,
) -> impl Iterator<Item = Vec<usize>> + use<> {
    let small = |(at, set): (usize, &Values)| {
        (!set.is_empty() && set.len() as usize <= members).then_some((vec![at], *set))
    };
    let singles: Vec<(Vec<usize>, Values)> = sets.iter().enumerate().filter_map(small).collect();
    let mut chosen = singles.clone();
    for _ in 1..count {
        chosen = chosen
            .iter()
            .flat_map(|(of, all)| {
                let last = of[of.len() - 1];
                let later = singles.iter().filter(move |(at, _)| at[0] > last);
                later.filter_map(move |(at, set)| {
                    let with = *all | *set;
                    let fits = with.len() as usize <= members;
                    fits.then(|| ([of.as_slice(), at].concat(), with))
                })
            })
            .collect();
    }
    chosen.retain(|(_, all)| all.len() as usize == members);
    chosen.into_iter().map(|(of, _)| of)
}
