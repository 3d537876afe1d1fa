//! Chooses which of a text's possible chains are worth showing.
//!
//! Chains that fill the known box are preferred. If there are none, chains that fill a cube are preferred. Failing
//! that, chains that list every cubelet and are one cubelet away from the known box, or from a cube, are preferred,
//! because a cubelet may have been forgotten or counted twice. Otherwise, all chains are shown. Of the chosen chains,
//! those with a run too long for the box are left out. If that would leave none, all are kept, and the refusal says
//! what is wrong. A chain shorter than the requested box may not be finished yet, and is not read as a smaller cube.

use super::super::{Chain, Cuboid};
use super::form::{Form, Reading};
use super::parts::Parts;
use super::text::Given;
use super::{link, numbers, slash, symbols};
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
    let is_near = |(form, chain): &Candidate| match wanted {
        Some(cuboid) => is_one_off(form, chain, cuboid),
        None => near_cube(form, chain).is_some(),
    };
    let chosen = some_of(&found, fills_wanted)
        .or_else(|| some_of(&found, fills_cube))
        .or_else(|| some_of(&found, is_near))
        .unwrap_or(found);
    let reading = |(form, chain): Candidate| reading(given, parts, asked, form, chain);
    let readings: Vec<Reading> = chosen.into_iter().map(reading).collect();
    let fitting: Vec<Reading> = readings.iter().filter(|one| one.runs_fit()).cloned().collect();
    Ok(if fitting.is_empty() { readings } else { fitting })
}

/// Every chain, listed once, with the first format in which it can be read.
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

/// The cube from which a chain differs by one cubelet, if the chain is in a
/// format that can hardly be anything else.
fn near_cube(form: &'static Form, chain: &Chain) -> Option<Cuboid> {
    Cuboid::cube_near(chain.len()).filter(|cuboid| is_one_off(form, chain, *cuboid))
}

/// Whether a chain in such a format has one cubelet more or less than a box.
fn is_one_off(form: &'static Form, chain: &Chain, cuboid: Cuboid) -> bool {
    let forms = [&slash::SLASH, &numbers::LENGTHS, &symbols::LETTERS];
    cuboid.volume().abs_diff(chain.len()) == 1 && forms.contains(&form)
}

/// A note saying that the box was guessed or is unknown.
fn box_note(chain: &Chain, cuboid: Option<Cuboid>) -> Message {
    let Some(cuboid) = cuboid else { return link::which_box(chain) };
    let message = Message::new("snake.near-cube").with("found", chain.len());
    message.with("box", cuboid.to_string()).with("wanted", cuboid.volume())
}

fn reading(
    given: &Given,
    parts: &Parts,
    asked: Option<Cuboid>,
    form: &'static Form,
    chain: Chain,
) -> Reading {
    let may_be =
        |cuboid: &Cuboid| chain.len() <= cuboid.volume() || is_one_off(form, &chain, *cuboid);
    let asked = asked.filter(may_be);
    let known = given.cuboid.or(asked).or_else(|| Cuboid::cube_for(chain.len()));
    let cuboid = known.or_else(|| near_cube(form, &chain));
    let note = parts.note().cloned();
    let note = note.or_else(|| known.is_none().then(|| box_note(&chain, cuboid)));
    Reading { form, chain, cuboid, names_box: given.cuboid.is_some(), note }
}
