//! What is seen from a clue in words.

use super::{Words, said};
use crate::conditions::VisibleCount;
use crate::deduction::evidence::Building;
use crate::deduction::whip::reasons::FEW;
use crate::grid::{Cell, Side, Values};
use crate::message::{Arg, Message};

impl Words<'_> {
    /// The buildings that make a clue wrong.
    pub(super) fn sees(&self, clue: VisibleCount, buildings: &[Building]) -> Message {
        let is_more = buildings.len() > clue.value as usize;
        let named = buildings.iter().map(|building| match building {
            Building::At(cell) => self.look.cell(*cell),
            Building::Height(height) => self.look.shown(*height),
        });
        Message::new(if is_more { "whip.sees.more" } else { "whip.sees.fewer" })
            .with("buildings", Arg::List(named.collect()))
            .with("from", from(clue.side))
            .with("count", buildings.len())
            .with("value", clue.value)
    }

    /// The buildings rise from the first of these cells to the last.
    pub(super) fn rise(&self, clue: VisibleCount, cells: &[Cell], ways: &[Vec<u8>]) -> Message {
        let is_few = (1..=FEW).contains(&ways.len());
        let said = Message::new(if is_few { "whip.rise.ways" } else { "whip.rise" })
            .with("value", clue.value)
            .with("from", from(clue.side))
            .with("first", self.look.cell(cells[0]))
            .with("last", self.look.cell(cells[cells.len() - 1]));
        if is_few { said.with("ways", self.shown(ways)) } else { said }
    }

    /// What all orders show.
    pub(super) fn all_show(
        &self,
        clue: VisibleCount,
        seen: Values,
        count: Option<usize>,
    ) -> Message {
        let said = Message::new(if count.is_some() { "whip.sees" } else { "whip.sees.all" })
            .with("from", from(clue.side))
            .with("seen", self.seen(seen, clue.value))
            .with("value", clue.value);
        match count {
            Some(count) => said.with("count", count),
            None => said,
        }
    }

    /// "3 or 4", or "at most 4".
    pub(super) fn seen(&self, seen: Values, not: u32) -> Arg {
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
}

/// The side from which one looks.
pub(super) fn from(side: Side) -> Arg {
    said(Message::new(match side {
        Side::Top => "whip.from.top",
        Side::Bottom => "whip.from.bottom",
        Side::Left => "whip.from.left",
        Side::Right => "whip.from.right",
    }))
}
