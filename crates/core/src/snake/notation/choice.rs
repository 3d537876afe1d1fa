//! Which of the chains that a text may mean are worth showing.
//!
//! First those that fill the box that is known; else those that fill a cube;
//! else all. If several fill a box, those with a run too long to lie in it are
//! left out, unless that leaves none: then the refusal says what is wrong. A chain shorter than the box that was asked for may be a text
//! that is being written, and is not taken for a smaller cube.

use super::super::{Chain, Cuboid};
use super::form::{Form, Reading};
use super::link;
use super::parts::Parts;
use super::text::Given;
use crate::error::ParseError;
use crate::message::Message;

type Candidate = (&'static Form, Chain);

pub(super) fn readings(
    forms: &[&'static Form],
    given: &Given,
    parts: &Parts,
    asked: Option<Cuboid>,
) -> Result<Vec<Reading>, ParseError> {
    let found = candidates(forms, parts);
    if found.is_empty() {
        let message = Message::new("snake.no-chain").with("most", Chain::MAX);
        return Err(given.start().error(message));
    }
    let wanted = given.cuboid.or(asked);
    let fills_wanted =
        |(_, chain): &Candidate| wanted.is_some_and(|cuboid| cuboid.volume() == chain.len());
    let fills_cube = |(_, chain): &Candidate| {
        let unfinished = wanted.is_some_and(|cuboid| cuboid.volume() > chain.len());
        !unfinished && Cuboid::cube_for(chain.len()).is_some()
    };
    let chosen =
        some_of(&found, fills_wanted).or_else(|| some_of(&found, fills_cube)).unwrap_or(found);
    let reading = |(form, chain): Candidate| reading(given, parts, asked, form, chain);
    let readings: Vec<Reading> = chosen.into_iter().map(reading).collect();
    let fitting: Vec<Reading> = readings.iter().filter(|one| one.runs_fit()).cloned().collect();
    Ok(if fitting.is_empty() { readings } else { fitting })
}

/// Every chain once, with the first form in which it can be read.
fn candidates(forms: &[&'static Form], parts: &Parts) -> Vec<Candidate> {
    let mut found: Vec<Candidate> = Vec::new();
    for form in forms.iter().copied() {
        for chain in (form.reader)(parts) {
            if found.iter().all(|(_, known)| *known != chain) {
                found.push((form, chain));
            }
        }
    }
    found
}

fn some_of(found: &[Candidate], fits: impl Fn(&Candidate) -> bool) -> Option<Vec<Candidate>> {
    let some: Vec<Candidate> = found.iter().filter(|one| fits(one)).cloned().collect();
    (!some.is_empty()).then_some(some)
}

fn reading(
    given: &Given,
    parts: &Parts,
    asked: Option<Cuboid>,
    form: &'static Form,
    chain: Chain,
) -> Reading {
    let asked = asked.filter(|cuboid| chain.len() <= cuboid.volume());
    let cuboid = given.cuboid.or(asked).or_else(|| Cuboid::cube_for(chain.len()));
    let note = parts.note().cloned();
    let note = note.or_else(|| cuboid.is_none().then(|| link::which_box(&chain)));
    Reading { form, chain, cuboid, names_box: given.cuboid.is_some(), note }
}
