//! A whip as people see it: what each link examines, what follows, and the step.

use super::lists::{could, crowd, is_only_place, missing, without_places};
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
/// So many orders are as easily looked through as the signs of a line.
const FEW_WAYS: usize = 2;

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
    if let Why::Crowd(crowd) = &end.why {
        let place =
            |(cell, _): &(Cell, Values)| (look.size().row(*cell), look.size().column(*cell));
        let all = crowd.iter().fold(Values::NONE, |all, (_, values)| all | *values);
        return Message::new("clash.few")
            .with("cells", Arg::Cells(crowd.iter().map(place).collect()))
            .with("values", look.shown_all(all));
    }
    match (end.cell, end.left.single()) {
        (Some(cell), _) => Message::new("clash.no-value").with("cell", look.cell(cell)),
        (None, Some(value)) => Message::new("clash.no-place")
            .with("value", look.shown(value))
            .with("line", end.through),
        (None, None) if !end.left.is_empty() => Message::new("clash.few-places")
            .with("numbers", look.shown_each(end.left))
            .with("line", end.through),
        (None, None) => Message::new("clash.no-arrangement").with("line", end.through),
    }
}

/// What a link says about its cell, as a sentence.
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

/// What shows that nothing fits: first without the signs in the line, then with them, then a list.
fn end(unit: &Unit, know: &[Values]) -> WhipLink {
    let link = |(cell, left, why)| WhipLink { through: unit.house, cell, left, why };
    if let Some(seen) = seen(unit, know) {
        return link(seen);
    }
    let listed = listed(&unit.spec.only(&[]), unit, know);
    let seen = match &listed {
        Why::Ways(ways) if ways.len() <= FEW_WAYS => None,
        _ => beside_signs(unit, know).and_then(|know| seen(unit, &know)),
    };
    link(seen.unwrap_or((None, Values::NONE, listed)))
}

/// A cell without numbers, numbers with too few places, or cells with too few numbers.
fn seen(unit: &Unit, know: &[Values]) -> Option<(Option<Cell>, Values, Why)> {
    let empty = unit.cells.iter().copied().find(|cell| know[cell.index()].is_empty());
    if empty.is_some() {
        return Some((empty, Values::NONE, Why::Alone));
    }
    if let Some(value) = missing(unit, know) {
        return Some((None, Values::only(value), Why::Alone));
    }
    let crowd = crowded(unit, know, None, Values::NONE);
    crowd.map(|crowd| (None, Values::NONE, crowd)).or_else(|| {
        let values = without_places(unit, know)?;
        Some((None, values, Why::Alone))
    })
}

/// What is known once each cell of a line fits the signs beside it in the line. Nothing if they
/// empty a cell: they would empty those beside it too.
fn beside_signs(unit: &Unit, know: &[Values]) -> Option<Vec<Values>> {
    unit.house.line()?;
    let (mut know, mut could) = (know.to_vec(), could(unit, know));
    unit.spec.narrow_by_gaps(&mut could);
    unit.cells.iter().zip(&could).for_each(|(cell, could)| know[cell.index()] = *could);
    could.iter().all(|values| !values.is_empty()).then_some(know)
}

fn crowded(unit: &Unit, know: &[Values], but: Option<Cell>, taken: Values) -> Option<Why> {
    let cells = crowd(unit, know, but, taken)?;
    Some(Why::Crowd(cells.into_iter().map(|cell| (cell, know[cell.index()])).collect()))
}

/// The ways to fill a house, if there are only a few.
fn listed(spec: &LineSpec, unit: &Unit, know: &[Values]) -> Why {
    let listed = spec.few(&could(unit, know), LISTED);
    let ways = || Why::Ways(listed.iter().map(<[u8]>::to_vec).collect());
    if listed.is_complete() { ways() } else { Why::Many }
}
