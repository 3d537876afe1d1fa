//! The lines of a whip in words.

use super::scene::allowed;
use crate::conditions::{Condition, How};
use crate::deduction::evidence::{Remark, WhipLine};
use crate::deduction::look::Look;
use crate::grid::{Cell, House, Values};
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
        self.says.iter().map(|(cell, left)| left_said(look, *cell, *left)).collect()
    }

    /// The reason, sentence by sentence; at the end, without what is [`said`](Self::said).
    #[must_use]
    pub fn reasons(&self, look: Look<'_>) -> Vec<Message> {
        let words = Words { look, line: self };
        let told = self.remarks.iter().flat_map(|remark| words.of(remark));
        match self.remarks.last() {
            Some(Remark::NoValue(cell, had)) if self.says.is_empty() => {
                [words.had(*cell, *had)].into_iter().chain(told).collect()
            }
            _ => told.collect(),
        }
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
    if left.len() <= 2 {
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
    fn of(&self, remark: &Remark) -> Vec<Message> {
        let (look, house) = (self.look, self.line.through);
        let new = Message::new;
        let said = match remark {
            Remark::Beside { condition, other, cell, left } => {
                self.beside(*condition, *other, (*cell, *left))
            }
            Remark::Left(cell, value) => {
                new("whip.left").with("cell", look.cell(*cell)).with("value", look.shown(*value))
            }
            Remark::Place(cell, value) => new("whip.place")
                .with("line", house)
                .with("value", look.shown(*value))
                .with("cell", look.cell(*cell)),
            Remark::Crowd(crowd) => {
                let (cells, values) = self.crowd(crowd);
                new("whip.crowd").with("cells", cells).with("numbers", look.shown_each(values))
            }
            Remark::Places(values, cells) => new("whip.places")
                .with("line", house)
                .with("numbers", look.shown_each(*values))
                .with("cells", look.cells(cells.iter().copied())),
            Remark::Otherwise(cell, values) => {
                new("whip.otherwise").with("what", said(self.known(*cell, *values)))
            }
            Remark::NoValue(cell, had) => match self.is_end() {
                true => return Vec::new(),
                false => {
                    return [self.had(*cell, *had)].into_iter().chain(self.clash(remark)).collect();
                }
            },
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
                let known = known.iter().map(|(cell, values)| said(self.known(*cell, *values)));
                let known: Vec<Arg> = known.collect();
                let with = |message: Message| match known.is_empty() {
                    true => message,
                    false => message.with("known", Arg::List(known.clone())),
                };
                with(new(key))
                    .with("clue", Arg::Clue { side: clue.side, index: clue.index })
                    .with("seen", self.seen(*seen, clue.value))
                    .with("value", clue.value)
            }
            Remark::Orders(orders) => return self.orders(orders),
            Remark::NoOrder(written, _) => match written.is_empty() {
                true => return Vec::new(),
                false => new("whip.no-order").with("written", self.written(written)),
            },
        };
        vec![said]
    }

    fn is_end(&self) -> bool {
        self.line.says.is_empty()
    }

    /// "r1c1 is 3 and r1c1 < r1c2, so r1c2 is at least 4."
    fn beside(
        &self,
        condition: Condition,
        other: (Cell, Values),
        (cell, left): (Cell, Values),
    ) -> Message {
        let size = self.look.size();
        let bound = match condition {
            Condition::LessThan(sign) if sign.lesser == other.0 => Values::above(other.1.min() - 1),
            Condition::LessThan(_) => Values::up_to(other.1.max()),
            _ => other.1,
        } & size.all_values();
        let others = if other.1.len() <= 2 { other.1 } else { bound };
        let what = match left.len() {
            1 | 2 => left,
            _ => allowed(size, condition, other, cell),
        };
        Message::new("whip.beside")
            .with("other", said(self.known(other.0, others)))
            .with("sign", said(condition.said(size, self.look.layout().scale())))
            .with("what", said(self.known(cell, what)))
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

    fn had(&self, cell: Cell, had: Values) -> Message {
        let is_all = self.line.remarks.len() == 1;
        Message::new(if is_all { "whip.crossed" } else { "whip.had" })
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
                Message::new("clash.few")
                    .with("cells", cells)
                    .with("values", look.shown_all(values))
            }
            _ => return None,
        })
    }

    /// Conditions by their words: "the left clue of row 1 is 3 and r1c1 < r1c2".
    fn written(&self, written: &[Condition]) -> Arg {
        let (size, scale) = (self.look.size(), self.look.layout().scale());
        Arg::List(written.iter().map(|one| said(one.said(size, scale))).collect())
    }

    fn ways(&self, written: &[Condition], ways: &[Vec<u8>]) -> Message {
        let (is_bare, is_few) =
            (written.is_empty(), (1..=super::reasons::FEW).contains(&ways.len()));
        let message = Message::new(match (is_few, ways.is_empty(), is_bare) {
            (true, _, false) => "whip.ways",
            (true, _, true) => "whip.ways.bare",
            (false, false, false) => "whip.ways.count",
            (false, false, true) => "whip.ways.count-bare",
            (false, true, false) => "whip.ways.many",
            (false, true, true) => "whip.ways.many-bare",
        });
        let message =
            if is_bare { message } else { message.with("written", self.written(written)) };
        if is_few {
            return message.with("ways", self.shown(ways));
        }
        let what = self.line.said(self.look).into_iter().map(said).collect();
        let message = message.with("what", Arg::List(what)).with("line", self.line.through);
        if ways.is_empty() { message } else { message.with("count", ways.len()) }
    }

    fn orders(&self, orders: &[(Vec<u8>, Condition)]) -> Vec<Message> {
        let ways: Vec<Vec<u8>> = orders.iter().map(|(order, _)| order.clone()).collect();
        let first = Message::new("whip.orders").with("ways", self.shown(&ways));
        [first]
            .into_iter()
            .chain(orders.iter().map(|(order, one)| self.order(order, *one)))
            .collect()
    }

    /// How an order breaks a condition.
    fn order(&self, order: &[u8], condition: Condition) -> Message {
        let (look, size) = (self.look, self.look.size());
        let value = |cell: Cell| {
            let House::Line(line) = self.line.through else { return 0 };
            let place = size.line_cells(line).position(|one| one == cell);
            place.map_or(0, |at| u32::from(order[at]))
        };
        let ways = self.shown(core::slice::from_ref(&order.to_vec()));
        let name = condition.name(size, look.layout().scale());
        match (condition, condition.breach(size, value).map(|breach| breach.how)) {
            (Condition::VisibleCount(clue), Some(How::Seen { count, .. })) => {
                Message::new("whip.order.sees")
                    .with("ways", ways)
                    .with("clue", name)
                    .with("seen", u32::from(count))
                    .with("value", clue.value)
            }
            _ => Message::new("whip.order.breaks").with("ways", ways).with("sign", name),
        }
    }

    fn shown(&self, ways: &[Vec<u8>]) -> Arg {
        let scale = self.look.layout().scale();
        let shown =
            |way: &Vec<u8>| way.iter().map(|value| scale.shown(u32::from(*value))).collect();
        Arg::Ways(ways.iter().map(shown).collect())
    }
}

fn said(message: Message) -> Arg {
    Arg::Said(Box::new(message))
}
