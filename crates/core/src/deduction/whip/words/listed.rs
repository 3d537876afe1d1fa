//! Ways and orders of a house in words.

use super::seen::from;
use super::{Words, said};
use crate::conditions::{Condition, How};
use crate::deduction::whip::reasons::FEW;
use crate::grid::{Cell, House, Values};
use crate::message::{Arg, Message};

impl Words<'_> {
    /// Conditions by their words: "the left clue of row 1 is 3 and r1c1 < r1c2".
    pub(super) fn written(&self, written: &[Condition]) -> Arg {
        let (size, scale) = (self.look.size(), self.look.layout().scale());
        Arg::List(written.iter().map(|one| said(one.said(size, scale))).collect())
    }

    pub(super) fn ways(&self, written: &[Condition], ways: &[Vec<u8>]) -> Message {
        let (is_bare, is_few) = (written.is_empty(), (1..=FEW).contains(&ways.len()));
        let message = Message::new(match (is_few, ways.is_empty(), is_bare) {
            (true, _, false) => "whip.ways",
            (true, _, true) => "whip.ways.bare",
            (false, false, false) => "whip.ways.count",
            (false, false, true) => "whip.ways.count-bare",
            (false, true, false) => "whip.ways.many",
            (false, true, true) => "whip.ways.many-bare",
        });
        let message = message.with("line", self.line.through);
        if let (true, [Condition::VisibleCount(clue)]) = (is_few, written) {
            return Message::new("whip.ways.clue")
                .with("line", self.line.through)
                .with("from", from(clue.side))
                .with("value", clue.value)
                .with("ways", self.shown(ways));
        }
        let message =
            if is_bare { message } else { message.with("written", self.written(written)) };
        if is_few {
            return message.with("ways", self.shown(ways));
        }
        let what = self.line.said(self.look).into_iter().map(said).collect();
        let message = message.with("what", Arg::List(what));
        if ways.is_empty() { message } else { message.with("count", ways.len()) }
    }

    pub(super) fn orders(&self, orders: &[(Vec<u8>, Condition)]) -> Vec<Message> {
        let ways: Vec<Vec<u8>> = orders.iter().map(|(order, _)| order.clone()).collect();
        let first = Message::new("whip.orders")
            .with("line", self.line.through)
            .with("ways", self.shown(&ways));
        let each = match self.in_each(orders) {
            Some(each) => vec![each],
            None => orders.iter().map(|(order, one)| self.order(order, *one)).collect(),
        };
        [first].into_iter().chain(each).collect()
    }

    /// What several orders show, if all are wrong for one clue.
    fn in_each(&self, orders: &[(Vec<u8>, Condition)]) -> Option<Message> {
        let [(_, first @ Condition::VisibleCount(clue)), _, ..] = orders else { return None };
        let seen: Option<Values> = orders
            .iter()
            .map(|(order, one)| (one == first).then(|| self.count(order, *one))?)
            .collect();
        Some(
            Message::new("whip.orders.see")
                .with("from", from(clue.side))
                .with("seen", self.seen(seen?, clue.value))
                .with("value", clue.value),
        )
    }

    /// The number of buildings that an order shows where the clue is another.
    fn count(&self, order: &[u8], condition: Condition) -> Option<u32> {
        match condition.breach(self.look.size(), |cell| self.value(order, cell))?.how {
            How::Seen { count, .. } => Some(u32::from(count)),
            _ => None,
        }
    }

    fn value(&self, order: &[u8], cell: Cell) -> u32 {
        let House::Line(line) = self.line.through else { return 0 };
        let place = self.look.size().line_cells(line).position(|one| one == cell);
        place.map_or(0, |at| u32::from(order[at]))
    }

    /// How an order breaks a condition.
    fn order(&self, order: &[u8], condition: Condition) -> Message {
        let ways = self.shown(core::slice::from_ref(&order.to_vec()));
        match (condition, self.count(order, condition)) {
            (Condition::VisibleCount(clue), Some(count)) => Message::new("whip.order.sees")
                .with("ways", ways)
                .with("from", from(clue.side))
                .with("seen", count)
                .with("value", clue.value),
            _ => {
                let name = condition.name(self.look.size(), self.look.layout().scale());
                Message::new("whip.order.breaks").with("ways", ways).with("sign", name)
            }
        }
    }

    pub(super) fn shown(&self, ways: &[Vec<u8>]) -> Arg {
        let scale = self.look.layout().scale();
        let shown =
            |way: &Vec<u8>| way.iter().map(|value| scale.shown(u32::from(*value))).collect();
        Arg::Ways(ways.iter().map(shown).collect())
    }
}
