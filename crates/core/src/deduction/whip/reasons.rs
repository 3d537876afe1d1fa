//! Chooses the simplest true reason for a line of a whip: what can be seen in the house,
//! a clue that could not be right otherwise, or the ways to fill the house.

use super::lists::could;
use super::rated::LISTED;
use super::scene::{Goal, Move, Scene};
use crate::conditions::{Condition, VisibleCount};
use crate::deduction::arrangements::LineSpec;
use crate::deduction::evidence::Remark;
use crate::deduction::layout::Layout;
use crate::deduction::wiring::Unit;
use crate::deduction::written::written_at;
use crate::grid::{Cell, Values};

/// The most tries spent on one question.
const MOST_TRIES: usize = 20_000;
/// The most ways that a reader compares without a list.
pub const FEW: usize = 4;
/// The most cells that a reason about a clue names.
const MOST_KNOWN: usize = 5;
/// What a list of many ways costs a reader, and ways that are not even listed.
const MANY: usize = 12;
const UNLISTED: usize = 30;

/// A reason with what it costs a reader.
pub type Priced = (usize, Vec<Remark>);

/// What is known about a house before a line of a whip.
pub struct Before<'a> {
    layout: &'a Layout,
    unit: &'a Unit,
    scene: Scene<'a>,
    know: Vec<Values>,
    written: Vec<Condition>,
}

impl<'a> Before<'a> {
    pub fn new(layout: &'a Layout, unit: &'a Unit, know: Vec<Values>) -> Self {
        let written = unit.house.line().map(|line| written_at(layout, line)).unwrap_or_default();
        Self { layout, unit, scene: Scene::new(layout, unit), know, written }
    }

    /// Why these cells can be only this.
    pub fn why(&self, says: &[(Cell, Values)]) -> Priced {
        let holds = |(cell, left): &(Cell, Values)| (self.know[cell.index()] & !*left).is_empty();
        if says.iter().all(holds) {
            let known = says.iter().map(|(cell, _)| Remark::Known(*cell, self.know[cell.index()]));
            return (says.len(), known.collect());
        }
        let seen = self.scene.shortest(&self.know, Goal::Says(says));
        let reasons = seen.into_iter().chain(self.otherwise(says)).chain(self.shown(says));
        let ways = self.ways(says);
        reasons.chain([ways]).min_by_key(|(cost, _)| *cost).unwrap_or_default()
    }

    /// Whether the house cannot be filled.
    pub fn is_over(&self) -> bool {
        self.unit.cells.iter().any(|cell| self.know[cell.index()].is_empty())
            || self.scene.shortest(&self.know, Goal::Clash).is_some()
            || self.proves(&self.unit.spec, &self.know, &[])
    }

    /// Why the house cannot be filled.
    pub fn why_not(&self, board: &[Values]) -> Priced {
        let crossed = self.unit.cells.iter().find(|cell| self.know[cell.index()].is_empty());
        if let Some(cell) = crossed {
            return (1, vec![Remark::NoValue(*cell, board[cell.index()])]);
        }
        let seen = self.scene.shortest(&self.know, Goal::Clash);
        let reasons = seen.into_iter().chain(self.shown(&[]));
        reasons.chain([self.orders()]).min_by_key(|(cost, _)| *cost).unwrap_or_default()
    }

    /// What follows if a cell had one of the other numbers.
    fn otherwise(&self, says: &[(Cell, Values)]) -> Option<Priced> {
        let &[(cell, left)] = says else { return None };
        let mut know = self.know.clone();
        let others = know[cell.index()] & !left;
        know[cell.index()] = others;
        if others.len() == 1 {
            self.scene.take(&mut know, &[cell], others);
        }
        let (cost, mut remarks) = self.scene.shortest(&know, Goal::Clash)?;
        if let [Remark::NoValue(at, had)] = remarks.as_mut_slice() {
            *had = self.know[at.index()];
        }
        let first = Remark::Otherwise(cell, others);
        Some((cost + 3, [first].into_iter().chain(remarks).collect()))
    }

    /// The candidates of the house in all cases in which a line is wrong; without a line,
    /// in the one case there is.
    fn contraries(&self, know: &[Values], says: &[(Cell, Values)]) -> Vec<Vec<Values>> {
        let could = could(self.unit, know);
        if says.is_empty() {
            return vec![could];
        }
        let contrary = |(cell, left): &(Cell, Values)| {
            let mut could = could.clone();
            let at = self.unit.cells.iter().position(|one| one == cell)?;
            could[at] = could[at] & !*left;
            Some(could)
        };
        says.iter().filter_map(contrary).collect()
    }

    fn proves(&self, spec: &LineSpec, know: &[Values], says: &[(Cell, Values)]) -> bool {
        let mut contraries = self.contraries(know, says).into_iter();
        contraries.all(|could| spec.has_none(&could, &mut MOST_TRIES.clone()))
    }

    /// The signs from other lines that a list of ways needs, what they leave, and the
    /// conditions of the line that it needs.
    fn needed(
        &self,
        says: &[(Cell, Values)],
    ) -> Option<(Vec<Remark>, Vec<Values>, Vec<Condition>)> {
        let after = |moves: &[Move]| {
            let mut know = self.know.clone();
            let remarks: Vec<Remark> =
                moves.iter().filter_map(|one| self.scene.remark(&mut know, one)).collect();
            (remarks, know)
        };
        let (mut moves, mut written) = (self.scene.outside(), self.written.clone());
        let proves = |moves: &[Move], written: &[Condition]| {
            self.proves(&self.unit.spec.only(written), &after(moves).1, says)
        };
        if !proves(&moves, &written) {
            return None;
        }
        for at in (0..written.len()).rev() {
            let without = written.remove(at);
            if !proves(&moves, &written) {
                written.insert(at, without);
            }
        }
        for at in (0..moves.len()).rev() {
            let without = moves.remove(at);
            if !proves(&moves, &written) {
                moves.insert(at, without);
            }
        }
        let (remarks, know) = after(&moves);
        Some((remarks, know, written))
    }

    /// The ways to fill the house, if there are only a few.
    fn listed(&self, written: &[Condition], know: &[Values]) -> Option<Vec<Vec<u8>>> {
        let listed = self.unit.spec.only(written).few(&could(self.unit, know), LISTED);
        listed.is_complete().then(|| listed.iter().map(<[u8]>::to_vec).collect())
    }

    /// All ways that fit agree.
    fn ways(&self, says: &[(Cell, Values)]) -> Priced {
        let Some((mut remarks, know, mut written)) = self.needed(says) else {
            return (UNLISTED, vec![Remark::Ways(self.written.clone(), Vec::new())]);
        };
        let mut ways = self.listed(&written, &know);
        // With all conditions there may be so few ways that they need no list.
        let is_long = ways.as_ref().is_none_or(|ways| ways.len() > FEW);
        if let Some(fewer) = self.listed(&self.written, &know).filter(|_| is_long)
            && (ways.is_none() || fewer.len() <= FEW)
        {
            (ways, written) = (Some(fewer), self.written.clone());
        }
        let cost = match ways.as_ref().map(Vec::len) {
            Some(count) if count <= FEW => 3 + 2 * count + written.len(),
            Some(count) => MANY + count / 2,
            None => UNLISTED,
        };
        let cost = cost + 2 * remarks.len();
        remarks.push(Remark::Ways(written, ways.unwrap_or_default()));
        (cost, remarks)
    }

    /// Every order that is left breaks a condition.
    fn orders(&self) -> Priced {
        let Some((mut remarks, know, written)) = self.needed(&[]) else {
            return (UNLISTED, vec![Remark::NoOrder(self.written.clone(), Vec::new())]);
        };
        let orders = self.listed(&[], &know).unwrap_or_default();
        let cost = 2 * remarks.len();
        if (1..=FEW).contains(&orders.len()) {
            let broken: Option<Vec<_>> = orders
                .iter()
                .map(|order| Some((order.clone(), self.broken(&written, order)?)))
                .collect();
            if let Some(broken) = broken {
                remarks.push(Remark::Orders(broken));
                return (cost + 1 + 2 * orders.len(), remarks);
            }
        }
        let cost = cost + if orders.is_empty() { UNLISTED } else { MANY + orders.len() };
        remarks.push(Remark::NoOrder(written, orders));
        (cost, remarks)
    }

    /// The first of some conditions that an order breaks.
    fn broken(&self, written: &[Condition], order: &[u8]) -> Option<Condition> {
        let place = |cell: Cell| self.unit.cells.iter().position(|one| *one == cell);
        let value = |cell: Cell| place(cell).map_or(0, |at| u32::from(order[at]));
        let size = self.layout.size();
        written.iter().copied().find(|one| one.breach(size, value).is_some())
    }

    /// The orders that the candidates leave where a line is wrong, if there are only a few.
    fn left_over(&self, know: &[Values], says: &[(Cell, Values)]) -> Vec<Vec<u8>> {
        let spec = self.unit.spec.only(&[]);
        let mut ways = Vec::new();
        for could in self.contraries(know, says) {
            let listed = spec.few(&could, LISTED);
            let new: Vec<Vec<u8>> =
                listed.iter().map(<[u8]>::to_vec).filter(|way| !ways.contains(way)).collect();
            ways.extend(new);
            if !listed.is_complete() || ways.len() > LISTED {
                return Vec::new();
            }
        }
        ways
    }

    /// From one clue, the wrong number of buildings would be seen.
    fn shown(&self, says: &[(Cell, Values)]) -> Option<Priced> {
        let at_once = self.clues().filter_map(|clue| self.shown_from(clue, &self.know, says));
        at_once.chain(self.shown_after(says)).min_by_key(|(cost, _)| *cost)
    }

    fn clues(&self) -> impl Iterator<Item = VisibleCount> {
        self.written.iter().filter_map(|condition| match condition {
            Condition::VisibleCount(clue) => Some(*clue),
            _ => None,
        })
    }

    /// The same after a few remarks; where a line says something, as if it were wrong.
    fn shown_after(&self, says: &[(Cell, Values)]) -> Option<Priced> {
        let (mut know, mut first) = (self.know.clone(), Vec::new());
        match *says {
            [] => {}
            [(cell, left)] => {
                let others = know[cell.index()] & !left;
                know[cell.index()] = others;
                if others.len() == 1 {
                    self.scene.take(&mut know, &[cell], others);
                }
                first.push(Remark::Otherwise(cell, others));
            }
            _ => return None,
        }
        let all = self.scene.everything(&know);
        let after = |moves: &[Move]| {
            let mut know = know.clone();
            let remarks: Vec<Remark> =
                moves.iter().filter_map(|one| self.scene.remark(&mut know, one)).collect();
            (remarks, know)
        };
        let each = self.clues().filter_map(|clue| {
            let mut moves = all.clone();
            let is_wrong = |moves: &[Move]| self.is_wrong(clue, &after(moves).1, &[]);
            if !is_wrong(&moves) {
                return None;
            }
            for at in (0..moves.len()).rev() {
                let without = moves.remove(at);
                if !is_wrong(&moves) {
                    moves.insert(at, without);
                }
            }
            let (remarks, know) = after(&moves);
            let (cost, shown) = self.shown_from(clue, &know, &[])?;
            let cost =
                cost + 2 * first.len() + remarks.iter().map(super::scene::cost).sum::<usize>();
            Some((cost, first.iter().cloned().chain(remarks).chain(shown).collect()))
        });
        each.min_by_key(|(cost, _)| *cost)
    }

    /// Whether a clue could have this value where a line is wrong.
    fn sees(
        &self,
        clue: VisibleCount,
        value: u32,
        know: &[Values],
        says: &[(Cell, Values)],
    ) -> bool {
        let condition = Condition::VisibleCount(VisibleCount { value, ..clue });
        !self.proves(&self.unit.spec.only(&[condition]), know, says)
    }

    /// Whether there are orders where a line is wrong, and none of them fits a clue.
    fn is_wrong(&self, clue: VisibleCount, know: &[Values], says: &[(Cell, Values)]) -> bool {
        !self.sees(clue, clue.value, know, says)
            && !self.proves(&self.unit.spec.only(&[]), know, says)
    }

    fn shown_from(
        &self,
        clue: VisibleCount,
        before: &[Values],
        says: &[(Cell, Values)],
    ) -> Option<Priced> {
        if !self.is_wrong(clue, before, says) {
            return None;
        }
        let sees = |know: &[Values], value: u32| self.sees(clue, value, know, says);
        let all = self.layout.size().all_values();
        let seen = all.iter().filter(|value| sees(before, *value)).collect();
        let mut know = before.to_vec();
        // A line that were wrong would still leave its cell one of its candidates.
        let is_free = |cell: &&Cell| says.iter().all(|(of, _)| of != *cell);
        let mut cells: Vec<Cell> = self.unit.cells.iter().filter(is_free).copied().collect();
        cells.sort_by_key(|cell| core::cmp::Reverse(know[cell.index()].len()));
        for cell in cells.iter().map(|cell| cell.index()) {
            let could = know[cell];
            let (from, to) =
                (Values::above(could.min().saturating_sub(1)), Values::up_to(could.max()));
            let bounds = [all & from, to, from & to];
            // Few numbers are as easily named as a bound.
            let wider = [all].into_iter().chain(bounds.into_iter().filter(|_| could.len() > 2));
            for wider in wider {
                know[cell] = wider;
                if !sees(&know, clue.value) {
                    break;
                }
                know[cell] = could;
            }
            if could.len() > 2 && know[cell] == could {
                widen(&mut know, cell, all, |know| !sees(know, clue.value));
            }
        }
        let known = self.unit.cells.iter().filter(is_free).map(|cell| (*cell, know[cell.index()]));
        let mut known: Vec<(Cell, Values)> = known.filter(|(_, could)| *could != all).collect();
        let (mut ways, price) =
            (Vec::new(), |(_, could): &(Cell, Values)| could.len().min(2) as usize);
        let cost = if known.len() <= MOST_KNOWN {
            3 + known.iter().map(price).sum::<usize>()
        } else {
            known.clear();
            ways = self.left_over(before, says);
            MANY + 2
        };
        let otherwise = !says.is_empty();
        Some((cost, vec![Remark::Shown { clue, known, seen, otherwise, ways }]))
    }
}

/// Adds to a cell each number that changes nothing.
fn widen(know: &mut [Values], cell: usize, all: Values, holds: impl Fn(&[Values]) -> bool) {
    for value in (all & !know[cell]).iter() {
        let could = know[cell];
        know[cell] = could | Values::only(value);
        if !holds(know) {
            know[cell] = could;
        }
    }
}
