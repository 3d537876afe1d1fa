//! Chooses the simplest true reason for a line of a whip: what can be seen in the house,
//! what a clue would show otherwise, or the ways to fill the house.

use super::lists::could;
use super::rated::LISTED;
use super::scene::{self, Goal, Move, Scene};
use super::sight::Sight;
use crate::conditions::{Condition, VisibleCount};
use crate::deduction::arrangements::LineSpec;
use crate::deduction::evidence::{Building, Remark};
use crate::deduction::layout::Layout;
use crate::deduction::wiring::Unit;
use crate::deduction::written::written_at;
use crate::grid::{Cell, Values};

/// The most tries spent on one question.
const MOST_TRIES: usize = 20_000;
/// The most ways that a reader compares without a list.
pub const FEW: usize = 4;
/// The most orders that are counted.
const MOST_COUNTED: usize = 1_000;
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
    clues: Vec<VisibleCount>,
}

impl<'a> Before<'a> {
    pub fn new(layout: &'a Layout, unit: &'a Unit, know: Vec<Values>) -> Self {
        let written = unit.house.line().map(|line| written_at(layout, line)).unwrap_or_default();
        let clues = written.iter().filter_map(|condition| match condition {
            Condition::VisibleCount(clue) => Some(*clue),
            _ => None,
        });
        let clues: Vec<VisibleCount> = clues.collect();
        Self { layout, unit, scene: Scene::new(layout, unit, clues.clone()), know, written, clues }
    }

    /// What is known.
    pub fn know(&self) -> &[Values] {
        &self.know
    }

    /// Why these cells can be only this.
    pub fn why(&self, says: &[(Cell, Values)]) -> Priced {
        let holds = |(cell, left): &(Cell, Values)| (self.know[cell.index()] & !*left).is_empty();
        if says.iter().all(holds) {
            let left = |cell: Cell| Remark::Left(cell, self.know[cell.index()], Vec::new());
            return (says.len(), says.iter().map(|(cell, _)| left(*cell)).collect());
        }
        let seen = self.scene.shortest(&self.know, Goal::Says(says));
        let reasons = seen.into_iter().chain(self.otherwise(says)).chain([self.ways(says)]);
        reasons.min_by_key(|(cost, _)| *cost).unwrap_or_default()
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
        let none = || vec![Remark::NoOrder(self.written.clone(), Vec::new())];
        self.clash(&self.know).unwrap_or_else(|| (UNLISTED, none()))
    }

    /// The simplest reason why nothing fits: what the scene shows, what a clue shows, or the orders.
    fn clash(&self, know: &[Values]) -> Option<Priced> {
        let seen = self.scene.shortest(know, Goal::Clash);
        let reasons = seen.into_iter().chain(self.seen(know)).chain(self.tried(know));
        reasons.min_by_key(|(cost, _)| *cost)
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
        let (cost, mut remarks) = self.clash(&know)?;
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
        know: &[Values],
        says: &[(Cell, Values)],
    ) -> Option<(Vec<Remark>, Vec<Values>, Vec<Condition>)> {
        let (mut moves, mut written) = (self.scene.outside(), self.written.clone());
        let proves = |moves: &[Move], written: &[Condition]| {
            let (_, know) = self.scene.after(know, moves);
            self.proves(&self.unit.spec.only(written), &know, says)
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
        let (remarks, know) = self.scene.after(know, &moves);
        Some((remarks, know, written))
    }

    /// The ways to fill the house, if there are only a few.
    fn listed(&self, written: &[Condition], know: &[Values]) -> Option<Vec<Vec<u8>>> {
        let listed = self.unit.spec.only(written).few(&could(self.unit, know), LISTED);
        listed.is_complete().then(|| listed.iter().map(<[u8]>::to_vec).collect())
    }

    /// All ways that fit agree.
    fn ways(&self, says: &[(Cell, Values)]) -> Priced {
        let Some((mut remarks, know, mut written)) = self.needed(&self.know, says) else {
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
            Some(count) if count <= FEW => 1 + 2 * count + written.len(),
            Some(count) => MANY + count / 2,
            None => UNLISTED,
        };
        let cost = cost + 2 * remarks.len();
        remarks.push(Remark::Ways(written, ways.unwrap_or_default()));
        (cost, remarks)
    }

    /// Every order that is left breaks a condition.
    fn tried(&self, know: &[Values]) -> Option<Priced> {
        let (mut remarks, know, written) = self.needed(know, &[])?;
        let orders = self.listed(&[], &know).unwrap_or_default();
        let cost = 2 * remarks.len();
        if (1..=FEW).contains(&orders.len()) {
            let broken: Option<Vec<_>> = orders
                .iter()
                .map(|order| Some((order.clone(), self.broken(&written, order)?)))
                .collect();
            if let Some(broken) = broken {
                remarks.push(Remark::Orders(broken));
                return Some((cost + 1 + 2 * orders.len(), remarks));
            }
        }
        let cost = cost + if orders.is_empty() { UNLISTED } else { MANY + orders.len() };
        remarks.push(match written[..] {
            [Condition::VisibleCount(clue)] => self.shown(clue, &know, orders),
            _ => Remark::NoOrder(written, orders),
        });
        Some((cost, remarks))
    }

    /// What all orders show from a clue.
    fn shown(&self, clue: VisibleCount, know: &[Values], ways: Vec<Vec<u8>>) -> Remark {
        let sees = |value: &u32| {
            let condition = Condition::VisibleCount(VisibleCount { value: *value, ..clue });
            !self.proves(&self.unit.spec.only(&[condition]), know, &[])
        };
        let seen = self.layout.size().all_values().iter().filter(sees).collect();
        let orders = self.unit.spec.only(&[]).few(&could(self.unit, know), MOST_COUNTED);
        let count = orders.is_complete().then(|| orders.count());
        Remark::Shown { clue, seen, count, ways }
    }

    /// The first of some conditions that an order breaks.
    fn broken(&self, written: &[Condition], order: &[u8]) -> Option<Condition> {
        let place = |cell: Cell| self.unit.cells.iter().position(|one| *one == cell);
        let value = |cell: Cell| place(cell).map_or(0, |at| u32::from(order[at]));
        let size = self.layout.size();
        written.iter().copied().find(|one| one.breach(size, value).is_some())
    }

    /// A clue that shows too many or too few buildings, after remarks about single cells and numbers.
    fn seen(&self, know: &[Values]) -> Option<Priced> {
        let all = self.scene.everything(know);
        let each = self.clues.iter().filter_map(|clue| {
            let wrong = |moves: &[Move]| {
                let (_, know) = self.scene.after(know, moves);
                Sight::new(*clue, self.layout.size(), &know).wrong()
            };
            wrong(&all)?;
            let mut moves = all.clone();
            for at in (0..moves.len()).rev() {
                let without = moves.remove(at);
                if wrong(&moves).is_none() {
                    moves.insert(at, without);
                }
            }
            let buildings = wrong(&moves)?;
            let heights = buildings.iter().filter_map(|building| match building {
                Building::Height(height) => Some(*height),
                Building::At(_) => None,
            });
            let (_, then) = self.scene.after(know, &moves);
            moves.extend(self.scene.only_places(&then, heights.collect()));
            let (mut remarks, _) = self.scene.after(know, &moves);
            remarks.push(Remark::Seen(*clue, buildings));
            Some((remarks.iter().map(scene::cost).sum(), remarks))
        });
        each.min_by_key(|(cost, _)| *cost)
    }
}
