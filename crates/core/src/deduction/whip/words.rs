//! The lines of a whip in words.

mod listed;

use super::scene::allowed;
use crate::conditions::Condition;
use crate::deduction::evidence::{Remark, WhipLine};
use crate::deduction::look::Look;
use crate::grid::{Cell, Side, Values};
use crate::message::{Arg, Message};

impl WhipLine {
    /// What the line says, cell by cell; at the end, why the house cannot be filled.
    #[must_use]
    pub fn said(&self, look: Look<'_>) -> Vec<Message> {
        let words = Words { look, line: self };
        if self.says.is_empty() {
            let clash = self.remarks.last().and_then(|last| words.clash(last));
            let none = || Message::new("clash.no-arrangement").with("line", self.through);
            return vec![clash.unwrap_or_else(none)];
        }
        self.all().map(|(cell, left)| left_said(look, *cell, *left)).collect()
    }

    /// What the cells can be that the line speaks of, those that its reason fills last.
    pub fn all(&self) -> impl Iterator<Item = &(Cell, Values)> {
        self.says.iter().chain(&self.fills)
    }

    /// The reason, sentence by sentence; at the end, without what is [`said`](Self::said).
    #[must_use]
    pub fn reasons(&self, look: Look<'_>) -> Vec<Message> {
        let words = Words { look, line: self };
        let told = (0..self.remarks.len()).flat_map(|at| words.at(at));
        let is_left = match self.remarks.last() {
            Some(Remark::NoOrder(_, ways) | Remark::Shown { ways, .. }) => !ways.is_empty(),
            _ => false,
        };
        told.chain(is_left.then(|| Message::new("whip.orders.left"))).collect()
    }

    /// The ways to fill the house, if the reason counts them.
    #[must_use]
    pub fn ways(&self) -> &[Vec<u8>] {
        match self.remarks.last() {
            Some(Remark::Ways(_, ways) | Remark::NoOrder(_, ways) | Remark::Shown { ways, .. }) => {
                ways
            }
            _ => &[],
        }
    }

    /// The conditions that the reason names.
    #[must_use]
    pub fn conditions(&self) -> Vec<Condition> {
        let named = self.remarks.iter().flat_map(|remark| match remark {
            Remark::Beside { condition, .. } => vec![*condition],
            Remark::Ways(written, _) | Remark::NoOrder(written, _) => written.clone(),
            Remark::Shown { clue, .. } => vec![Condition::VisibleCount(*clue)],
            Remark::Orders(orders) => orders.iter().map(|(_, condition)| *condition).collect(),
            _ => Vec::new(),
        });
        named.collect()
    }
}

/// What a cell can be after a link, compared with its candidates on the board.
pub fn left_said(look: Look<'_>, cell: Cell, left: Values) -> Message {
    let (could, least, most) = (look.values(cell), left.min(), left.max());
    let at = |key| Message::new(key).with("cell", look.cell(cell));
    let is_between = could.min() < least && most < could.max();
    if left.len() <= if is_between { 3 } else { 2 } {
        at("statement.is").with("value", look.shown_all(left))
    } else if could.max() == most {
        at("statement.at-least").with("value", look.shown(least))
    } else if could.min() == least {
        at("statement.at-most").with("value", look.shown(most))
    } else {
        at("statement.between").with("least", look.shown(least)).with("most", look.shown(most))
    }
}

struct Words<'a> {
    look: Look<'a>,
    line: &'a WhipLine,
}

impl Words<'_> {
    /// A remark in words, after and before others.
    fn at(&self, at: usize) -> Vec<Message> {
        let remarks = &self.line.remarks;
        let before = at.checked_sub(1).map(|before| &remarks[before]);
        match (before, &remarks[at], remarks.get(at + 1)) {
            (_, Remark::Otherwise(cell, _), Some(Remark::Beside { other, left, .. }))
                if other.0 == *cell && !left.is_empty() =>
            {
                Vec::new()
            }
            (
                Some(Remark::Otherwise(cell, _)),
                Remark::Beside { condition, other, cell: to, left },
                _,
            ) if other.0 == *cell && !left.is_empty() => {
                vec![self.beside("whip.beside.otherwise", *condition, *other, (*to, *left))]
            }
            (_, Remark::Beside { left, .. }, _) if left.is_empty() => Vec::new(),
            (
                Some(Remark::Beside { condition, other, left, .. }),
                Remark::NoValue(cell, had),
                _,
            ) if left.is_empty() => vec![self.against(*condition, *other, (*cell, *had))],
            (before, Remark::NoValue(cell, had), _) => {
                vec![self.had(before.is_some(), *cell, *had)]
            }
            (_, remark, _) => self.of(remark, self.is_later(at)),
        }
    }

    /// Whether a sentence before this one names the line.
    fn is_later(&self, at: usize) -> bool {
        let names = |one: &Remark| matches!(one, Remark::Place(..) | Remark::Places(..));
        self.line.remarks[..at].iter().any(names)
    }

    fn of(&self, remark: &Remark, is_later: bool) -> Vec<Message> {
        let (look, house) = (self.look, self.line.through);
        let new = Message::new;
        let named = |first: &'static str, later: &'static str| match is_later {
            true => new(later),
            false => new(first).with("line", house),
        };
        let said = match remark {
            Remark::Beside { condition, other, cell, left } => {
                self.beside("whip.beside", *condition, *other, (*cell, *left))
            }
            Remark::Known(cell, values) => new("whip.left")
                .with("cell", look.cell(*cell))
                .with("value", look.shown_all(*values)),
            Remark::Left(cell, value) => {
                new("whip.left").with("cell", look.cell(*cell)).with("value", look.shown(*value))
            }
            Remark::Place(cell, value) => named("whip.place", "whip.place.then")
                .with("value", look.shown(*value))
                .with("cell", look.cell(*cell)),
            Remark::Crowd(crowd) => {
                let (cells, values) = self.crowd(crowd);
                new("whip.crowd").with("cells", cells).with("numbers", look.shown_each(values))
            }
            Remark::Places(values, cells) => named("whip.places", "whip.places.then")
                .with("numbers", look.shown_each(*values))
                .with("cells", look.cells(cells.iter().copied())),
            Remark::Otherwise(cell, values) => {
                new("whip.otherwise").with("what", said(self.known(*cell, *values)))
            }
            Remark::NoValue(cell, had) => self.had(false, *cell, *had),
            Remark::FewPlaces(..) | Remark::FewValues(_) => match self.is_end() {
                true => return Vec::new(),
                false => return self.clash(remark).into_iter().collect(),
            },
            Remark::Ways(written, ways) => self.ways(written, ways),
            Remark::Shown { clue, known, seen, otherwise, .. } => {
                let key = match (known.is_empty(), otherwise) {
                    (true, true) => "whip.sees.otherwise",
                    (true, false) => "whip.sees",
                    (false, true) => "whip.sees.known-otherwise",
                    (false, false) => "whip.sees.known",
                };
                let said = new(key)
                    .with("from", from(clue.side))
                    .with("seen", self.seen(*seen, clue.value))
                    .with("value", clue.value);
                match known.is_empty() {
                    true => said,
                    false => said.with("known", Arg::List(self.since(known))),
                }
            }
            Remark::Orders(orders) => return self.orders(orders),
            Remark::NoOrder(written, _) => match written.is_empty() {
                true => return Vec::new(),
                false => new("whip.no-order").with("written", self.written(written)),
            },
        };
        vec![said]
    }

    /// What cells can be; those that cannot be some number together.
    fn since(&self, known: &[(Cell, Values)]) -> Vec<Arg> {
        let all = self.look.size().all_values();
        let mut told: Vec<(Values, Vec<Cell>)> = Vec::new();
        for (cell, values) in known {
            let is_but_one = values.len() + 1 == all.len() && values.len() > 2;
            match told.iter_mut().find(|(of, _)| is_but_one && of == values) {
                Some((_, cells)) => cells.push(*cell),
                None => told.push((*values, vec![*cell])),
            }
        }
        let say = |(values, cells): (Values, Vec<Cell>)| match cells[..] {
            [cell] => said(self.known(cell, values)),
            _ => said(
                Message::new("whip.cannot")
                    .with("cells", self.look.cells(cells))
                    .with("value", self.look.shown_all(all & !values)),
            ),
        };
        told.into_iter().map(say).collect()
    }

    fn is_end(&self) -> bool {
        self.line.says.is_empty()
    }

    /// "r1c1 is 3 and r1c1 < r1c2, so r1c2 is at least 4."
    fn beside(
        &self,
        key: &'static str,
        condition: Condition,
        other: (Cell, Values),
        (cell, left): (Cell, Values),
    ) -> Message {
        let what = match left.len() {
            1 | 2 => left,
            _ => allowed(self.look.size(), condition, other, cell),
        };
        self.with_sign(Message::new(key), condition, other)
            .with("what", said(self.known(cell, what)))
    }

    /// "By now r1c2 can only be 2, but r1c1 is 3 and r1c1 < r1c2."
    fn against(
        &self,
        condition: Condition,
        other: (Cell, Values),
        (cell, had): (Cell, Values),
    ) -> Message {
        self.with_sign(Message::new("whip.against"), condition, other)
            .with("cell", self.look.cell(cell))
            .with("values", self.look.shown_all(had))
    }

    /// The sign or the bar, and what the other cell can be.
    fn with_sign(&self, message: Message, condition: Condition, other: (Cell, Values)) -> Message {
        let size = self.look.size();
        let bound = match condition {
            Condition::LessThan(sign) if sign.lesser == other.0 => Values::above(other.1.min() - 1),
            Condition::LessThan(_) => Values::up_to(other.1.max()),
            _ => other.1,
        } & size.all_values();
        let others = if other.1.len() <= 2 { other.1 } else { bound };
        message
            .with("other", said(self.known(other.0, others)))
            .with("sign", said(condition.said(size, self.look.layout().scale())))
    }

    /// What a cell can be, among all numbers.
    fn known(&self, cell: Cell, values: Values) -> Message {
        let look = self.look;
        let (all, least, most) = (look.size().all_values(), values.min(), values.max());
        let at = |key| Message::new(key).with("cell", look.cell(cell));
        let is = |bounds: Values| values.len() > 2 && values == bounds & all;
        if is(Values::up_to(most)) {
            at("statement.at-most").with("value", look.shown(most))
        } else if is(Values::above(least - 1)) {
            at("statement.at-least").with("value", look.shown(least))
        } else if values.len() > 2 && (all & !values).len() <= 2 {
            at("statement.is-not").with("value", look.shown_all(all & !values))
        } else {
            at("statement.is").with("value", look.shown_all(values))
        }
    }

    /// The last numbers of a cell, and that they are gone.
    fn had(&self, is_after_others: bool, cell: Cell, had: Values) -> Message {
        let key = match (is_after_others, had.len()) {
            (true, _) => "whip.too",
            (false, 1) => "whip.crossed",
            (false, 2) => "whip.crossed.both",
            (false, _) => "whip.crossed.all",
        };
        Message::new(key)
            .with("cell", self.look.cell(cell))
            .with("values", self.look.shown_all(had))
    }

    /// "3 or 4", or "at most 4".
    fn seen(&self, seen: Values, not: u32) -> Arg {
        if seen.len() <= 2 {
            return Arg::Values(seen.iter().collect());
        }
        let bound = match (seen.max() < not, seen.min() > not) {
            (true, _) => Message::new("whip.at-most").with("value", seen.max()),
            (_, true) => Message::new("whip.at-least").with("value", seen.min()),
            _ => return Arg::Values(seen.iter().collect()),
        };
        said(bound)
    }

    fn crowd(&self, crowd: &[(Cell, Values)]) -> (Arg, Values) {
        let all = crowd.iter().fold(Values::NONE, |all, (_, values)| all | *values);
        (self.look.cells(crowd.iter().map(|(cell, _)| *cell)), all)
    }

    /// Why the house cannot be filled, if the remark says it.
    fn clash(&self, remark: &Remark) -> Option<Message> {
        let (look, house) = (self.look, self.line.through);
        Some(match remark {
            Remark::NoValue(cell, _) => {
                Message::new("clash.no-value").with("cell", look.cell(*cell))
            }
            Remark::FewPlaces(values, cells) if cells.is_empty() => Message::new("clash.no-place")
                .with("value", look.shown(values.min()))
                .with("line", house),
            Remark::FewPlaces(values, cells) => Message::new("clash.few-places")
                .with("numbers", look.shown_each(*values))
                .with("line", house)
                .with("cells", look.cells(cells.iter().copied())),
            Remark::FewValues(crowd) => {
                let (cells, values) = self.crowd(crowd);
                if values.len() == 1 {
                    return Some(
                        Message::new("clash.both")
                            .with("cells", cells)
                            .with("value", look.shown_all(values))
                            .with("line", house),
                    );
                }
                Message::new("clash.few")
                    .with("cells", cells)
                    .with("values", look.shown_all(values))
            }
            _ => return None,
        })
    }
}

/// The side from which one looks.
fn from(side: Side) -> Arg {
    said(Message::new(match side {
        Side::Top => "whip.from.top",
        Side::Bottom => "whip.from.bottom",
        Side::Left => "whip.from.left",
        Side::Right => "whip.from.right",
    }))
}

fn said(message: Message) -> Arg {
    Arg::Said(Box::new(message))
}
