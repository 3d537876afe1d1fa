//! A whip in words and marks: what each link examines, what follows, and the step.

use super::lists::{could, crowd, is_only_place, missing};
use super::rated::{LISTED, Rated, candidates};
use crate::deduction::arrangements::LineSpec;
use crate::deduction::cause::Cause;
use crate::deduction::evidence::{Evidence, Statement, Whip, WhipLink, Why};
use crate::deduction::look::Look;
use crate::deduction::rest::Rest;
use crate::deduction::rule::{Rule, Step};
use crate::deduction::wiring::{Unit, Wiring};
use crate::grid::{Cell, Values};
use crate::message::{Arg, Message};

/// The most numbers that a sentence names.
const MOST_NAMED: usize = 5;

impl Rated {
    /// The step of a rule that explains this whip, along with other candidates that
    /// its houses refute as well.
    #[must_use]
    pub fn step(
        &self,
        look: Look<'_>,
        whip: &Whip,
        rule: &'static Rule,
        also: &[(Cell, Values)],
    ) -> Step {
        let supposed = (whip.supposed.cell, u32::from(whip.supposed.value));
        let step = Step::new(rule)
            .rated(self.rating)
            .removes_with(supposed, also)
            .with("cell", look.cell(supposed.0))
            .with("values", look.shown_all(Values::only(supposed.1)))
            .with("count", whip.links.len())
            .with("clash", Arg::Said(Box::new(clash(look, &whip.end))));
        let named =
            whip.links.iter().filter_map(|link| Some(Arg::Said(Box::new(said(look, link)?))));
        let named: Vec<Arg> = named.collect();
        let step = match named.len() {
            0 => step.told_as("rule.line-whip.at-once"),
            count if count <= MOST_NAMED => {
                step.told_as("rule.line-whip").with("numbers", Arg::List(named))
            }
            _ => step.told_as("rule.long-line-whip"),
        };
        let links = whip.links.iter().chain([&whip.end]);
        let step = links.fold(step, |step, link| step.because(Cause::from(link.through)));
        step.shown_by(Evidence::Whip(Box::new(whip.clone()))).resting_on(Rest::Whip)
    }

    /// What a reader sees at each link.
    #[must_use]
    pub fn told(&self, look: Look<'_>, wiring: &Wiring) -> Whip {
        let proof = &self.proof;
        let states = proof.states(wiring, &candidates(&look));
        let links = proof.notes.iter().zip(&states[1..]).map(|(note, know)| {
            let unit = wiring.unit(note.house);
            let left = note.left & know[note.cell.index()];
            let why = why(unit, know, note.cell, note.left);
            WhipLink { through: unit.house, why, cell: Some(note.cell), left }
        });
        Whip {
            supposed: Statement { cell: proof.target.0, value: proof.target.1 as u8, holds: true },
            links: links.collect(),
            end: end(wiring.unit(proof.end), &states[states.len() - 1]),
        }
    }
}

/// Why nothing fits at the end.
fn clash(look: Look<'_>, end: &WhipLink) -> Message {
    match (end.cell, end.left.single()) {
        (Some(cell), _) => Message::new("clash.no-value").with("cell", look.cell(cell)),
        (None, Some(value)) => Message::new("clash.no-place")
            .with("value", look.shown(value))
            .with("line", end.through),
        (None, None) => Message::new("clash.no-arrangement").with("line", end.through),
    }
}

/// What a link says of its cell, as a sentence.
fn said(look: Look<'_>, link: &WhipLink) -> Option<Message> {
    let cell = link.cell?;
    let (could, least, most) = (look.values(cell), link.left.min(), link.left.max());
    let at = |key| Message::new(key).with("cell", look.cell(cell));
    Some(if least == most {
        at("statement.is").with("value", look.shown(least))
    } else if could.max() == most {
        at("statement.at-least").with("value", look.shown(least))
    } else if could.min() == least {
        at("statement.at-most").with("value", look.shown(most))
    } else {
        at("statement.between").with("least", look.shown(least)).with("most", look.shown(most))
    })
}

fn why(unit: &Unit, know: &[Values], cell: Cell, left: Values) -> Why {
    if left.single().is_some_and(|value| is_only_place(unit, know, cell, value)) {
        return Why::Alone;
    }
    crowded(unit, know, Some(cell), know[cell.index()] & !left)
        .unwrap_or_else(|| listed(&unit.spec, unit, know))
}

fn end(unit: &Unit, know: &[Values]) -> WhipLink {
    let cell = unit.cells.iter().copied().find(|cell| know[cell.index()].is_empty());
    let value = if cell.is_none() { missing(unit, know) } else { None };
    let alone = (cell.is_some() || value.is_some()).then_some(Why::Alone);
    let why = alone
        .or_else(|| crowded(unit, know, None, Values::NONE))
        .unwrap_or_else(|| listed(&unit.spec.only(&[]), unit, know));
    WhipLink { through: unit.house, cell, left: value.map_or(Values::NONE, Values::only), why }
}

fn crowded(unit: &Unit, know: &[Values], but: Option<Cell>, taken: Values) -> Option<Why> {
    let cells = crowd(unit, know, but, taken)?;
    Some(Why::Crowd(cells.into_iter().map(|cell| (cell, know[cell.index()])).collect()))
}

/// The ways to fill a house, if they are few.
fn listed(spec: &LineSpec, unit: &Unit, know: &[Values]) -> Why {
    let listed = spec.few(&could(unit, know), LISTED);
    let ways = || Why::Ways(listed.iter().map(<[u8]>::to_vec).collect());
    if listed.is_complete() { ways() } else { Why::Many }
}
