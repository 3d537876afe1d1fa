//! The lines of a whip in words.

mod listed;
mod seen;

use super::scene::allowed;
use crate::conditions::Condition;
use crate::deduction::evidence::{Remark, WhipLine};
use crate::deduction::look::Look;
use crate::grid::{Cell, Values};
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

    /// What the cells can be that the line speaks of, those that its reason finds last.
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
        let left = is_left.then(|| Message::new("whip.orders.left"));
        told.chain(words.so()).chain(left).collect()
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
            Remark::Rise(clue, ..) | Remark::Seen(clue, _) | Remark::Shown { clue, .. } => {
                vec![Condition::VisibleCount(*clue)]
            }
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
            (_, Remark::Otherwise(cell, others), Some(Remark::Place(of, value, _)))
                if of != cell
                    && others.len() > 1
                    && self.line.says == [(*cell, Values::only(*value))] =>
            {
                Vec::new()
            }
            (Some(Remark::Otherwise(cell, others)), Remark::Place(of, value, _), _)
                if of != cell
                    && others.len() > 1
                    && self.line.says == [(*cell, Values::only(*value))] =>
            {
                vec![self.place("whip.place.otherwise", *of, *value)]
            }
            (_, Remark::Beside { left, .. }, _) if left.is_empty() => Vec::new(),
            (Some(Remark::Rise(.., ways)), Remark::NoValue(cell, had), _) if ways.is_empty() => {
                let low = Message::new("whip.rise.low").with("cell", self.look.cell(*cell));
                vec![low.with("value", self.look.shown(had.max()))]
            }
            (
                Some(Remark::Beside { condition, other, left, .. }),
                Remark::NoValue(cell, had),
                _,
            ) if left.is_empty() => vec![self.against(*condition, *other, (*cell, *had))],
            (before, Remark::NoValue(cell, had), _) => {
                vec![self.had(before.is_some(), *cell, *had)]
            }
            (_, remark, _) => self.of(remark, at),
        }
    }

    fn place(&self, key: &'static str, cell: Cell, value: u32) -> Message {
        let message = Message::new(key).with("value", self.look.shown(value));
        message.with("cell", self.look.cell(cell))
    }

    /// Whether a sentence before this one names the line.
    fn is_later(&self, at: usize) -> bool {
        let names = |one: &Remark| matches!(one, Remark::Place(..) | Remark::Places(..));
        self.line.remarks[..at].iter().any(names)
    }

    fn of(&self, remark: &Remark, at: usize) -> Vec<Message> {
        let (look, house) = (self.look, self.line.through);
        let (new, is_later) = (Message::new, self.is_later(at));
        let said = match remark {
            Remark::Beside { condition, other, cell, left } => {
                self.beside("whip.beside", *condition, *other, (*cell, *left))
            }
            Remark::Left(cell, left, by) => self.left((*cell, *left), by),
            Remark::Place(cell, value, then) => match (is_later, then) {
                (false, _) => self.place("whip.place", *cell, *value).with("line", house),
                (true, true) => self.place("whip.place.then", *cell, *value),
                (true, false) => self.place("whip.place.also", *cell, *value),
            },
            Remark::Crowd(crowd) => {
                let (cells, values) = self.crowd(crowd);
                new("whip.crowd").with("cells", cells).with("numbers", look.shown_each(values))
            }
            Remark::Places(values, cells) => {
                let said = match is_later {
                    true => new("whip.places.then"),
                    false => new("whip.places").with("line", house),
                };
                said.with("numbers", look.shown_each(*values))
                    .with("cells", look.cells(cells.iter().copied()))
            }
            Remark::Otherwise(cell, values) => {
                let all = look.size().all_values();
                let is_bound = [Values::up_to(values.max()), Values::above(values.min() - 1)]
                    .into_iter()
                    .any(|bound| *values == bound & all);
                let what = match self.line.says[..] {
                    [(_, left)] if left.len() == 1 && values.len() > 2 && !is_bound => {
                        let is_not = new("statement.is-not").with("cell", look.cell(*cell));
                        is_not.with("value", look.shown_all(left))
                    }
                    _ => self.known(*cell, *values),
                };
                new("whip.otherwise").with("what", said(what))
            }
            Remark::NoValue(cell, had) => self.had(false, *cell, *had),
            Remark::FewPlaces(..) | Remark::FewValues(_) => match self.is_end() {
                true => return Vec::new(),
                false => return self.clash(remark).into_iter().collect(),
            },
            Remark::Ways(written, ways) => self.ways(written, ways),
            Remark::Rise(clue, cells, ways) => self.rise(*clue, cells, ways),
            Remark::Seen(clue, buildings) => self.sees(*clue, buildings),
            Remark::Shown { clue, seen, count, .. } => self.all_show(*clue, *seen, *count),
            Remark::Orders(orders) => return self.orders(orders),
            Remark::NoOrder(written, _) => match written.is_empty() {
                true => return Vec::new(),
                false => new("whip.no-order").with("written", self.written(written)),
            },
        };
        vec![said]
    }

    /// "Only 2 is left for r1c2", with what took the others.
    fn left(&self, (cell, left): (Cell, Values), by: &[(Cell, u32)]) -> Message {
        let known = |(of, value): &(Cell, u32)| said(self.known(*of, Values::only(*value)));
        let message = Message::new(match (by.is_empty(), left.len()) {
            (true, 1) => "whip.left",
            (true, _) => "whip.left.all",
            (false, 1) => "whip.left.since",
            (false, _) => "whip.left.all-since",
        });
        let message = message.with("cell", self.look.cell(cell));
        let message = message.with("value", self.look.shown_each(left));
        match by.is_empty() {
            true => message,
            false => message.with("known", Arg::List(by.iter().map(known).collect())),
        }
    }

    /// What the line says of cells that no remark is about.
    fn so(&self) -> Option<Message> {
        let remarks = &self.line.remarks;
        if remarks.iter().any(|one| matches!(one, Remark::Otherwise(..) | Remark::Ways(..))) {
            return None;
        }
        let is_new = |said: &&(Cell, Values)| !remarks.iter().any(|one| shows(one, **said));
        let what: Vec<Arg> = self
            .line
            .says
            .iter()
            .filter(is_new)
            .map(|(cell, left)| said(left_said(self.look, *cell, *left)))
            .collect();
        (!what.is_empty()).then(|| Message::new("whip.so").with("what", Arg::List(what)))
    }

    fn is_end(&self) -> bool {
        self.line.says.is_empty()
    }

    /// "r1c1 is 3 and r1c2 is larger, so r1c2 is at least 4."
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
        self.with_sign(Message::new(key), condition, other, cell)
            .with("what", said(self.known(cell, what)))
    }

    /// "r1c2 can only be 2, but r1c1 is 3 and r1c2 is larger."
    fn against(
        &self,
        condition: Condition,
        other: (Cell, Values),
        (cell, had): (Cell, Values),
    ) -> Message {
        self.with_sign(Message::new("whip.against"), condition, other, cell)
            .with("cell", self.look.cell(cell))
            .with("values", self.look.shown_all(had))
    }

    /// The sign or the bar, and what the other cell can be.
    fn with_sign(
        &self,
        message: Message,
        condition: Condition,
        other: (Cell, Values),
        cell: Cell,
    ) -> Message {
        let size = self.look.size();
        let bound = match condition {
            Condition::LessThan(sign) if sign.lesser == other.0 => Values::above(other.1.min() - 1),
            Condition::LessThan(_) => Values::up_to(other.1.max()),
            _ => other.1,
        } & size.all_values();
        let others = if other.1.len() <= 2 { other.1 } else { bound };
        let named = |key| Message::new(key).with("cell", self.look.cell(cell));
        let sign = match condition {
            Condition::LessThan(sign) if sign.lesser == cell => named("whip.smaller"),
            Condition::LessThan(_) => named("whip.larger"),
            _ => condition.said(size, self.look.layout().scale()),
        };
        message.with("other", said(self.known(other.0, others))).with("sign", said(sign))
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

    fn crowd(&self, crowd: &[(Cell, Values)]) -> (Arg, Values) {
        let all = crowd.iter().fold(Values::NONE, |all, (_, values)| all | *values);
        (self.look.cells(crowd.iter().map(|(cell, _)| *cell)), all)
    }

    /// Why the house cannot be filled, if the remark says it.
    fn clash(&self, remark: &Remark) -> Option<Message> {
        let (look, house) = (self.look, self.line.through);
        let either = |is: &'static str, would| Message::new(if self.is_end() { is } else { would });
        Some(match remark {
            Remark::NoValue(cell, _) => {
                Message::new("clash.no-value").with("cell", look.cell(*cell))
            }
            Remark::FewPlaces(values, cells) if cells.is_empty() => {
                either("clash.no-place", "whip.no-place")
                    .with("value", look.shown(values.min()))
                    .with("line", house)
            }
            Remark::FewPlaces(values, cells) => {
                let said = match cells.len() {
                    1 => either("clash.one-place", "whip.one-place"),
                    _ => either("clash.few-places", "whip.few-places"),
                };
                said.with("numbers", look.shown_each(*values))
                    .with("line", house)
                    .with("cells", look.cells(cells.iter().copied()))
            }
            Remark::FewValues(crowd) => {
                let (cells, values) = self.crowd(crowd);
                let said = match values.len() {
                    1 => either("clash.both", "whip.both").with("line", house),
                    fewer => either("clash.few", "whip.few")
                        .with("count", crowd.len())
                        .with("fewer", fewer),
                };
                let name = if values.len() == 1 { "value" } else { "values" };
                said.with("cells", cells).with(name, look.shown_all(values))
            }
            _ => return None,
        })
    }
}

/// Whether a remark shows that a cell can be only this.
fn shows(remark: &Remark, (cell, said): (Cell, Values)) -> bool {
    match remark {
        Remark::Beside { left, .. } if !(*left & !said).is_empty() => false,
        Remark::Places(_, cells) | Remark::Rise(_, cells, _) => cells.contains(&cell),
        _ => remark.is_about(cell),
    }
}

fn said(message: Message) -> Arg {
    Arg::Said(Box::new(message))
}
