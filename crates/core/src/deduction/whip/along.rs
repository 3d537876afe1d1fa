//! Finds other candidates that the houses of a whip refute, without more links or
//! longer lists.

use super::braid::{Outcome, Way};
use super::proof::Proof;
use super::rated::{LONGEST, Rated, candidates};
use crate::deduction::look::Look;
use crate::deduction::wiring::{Houses, Wiring};
use crate::grid::{Cell, Values};

/// A proof against each of these candidates that accompanies a whip.
#[must_use]
pub fn along(
    look: &Look<'_>,
    wiring: &Wiring,
    first: &Rated,
    targets: &[(Cell, u32)],
) -> Vec<Proof> {
    let candidates = candidates(look);
    let way = Way {
        wiring,
        candidates: &candidates,
        bounds: first.proof.has_bounds(),
        houses: houses(&first.proof),
    };
    let others = targets.iter().filter(|target| **target != first.proof.target);
    let proofs = others.filter_map(|target| match way.follow(*target, LONGEST) {
        Outcome::Contradiction(braid) => way.trimmed(&braid),
        Outcome::Open => None,
    });
    let as_easy = |proof: &Proof| {
        proof.len() <= first.proof.len()
            && Rated::of(wiring, &candidates, proof.clone()).longest <= first.longest
    };
    proofs.filter(as_easy).collect()
}

/// The houses that the proof looks at.
fn houses(proof: &Proof) -> Houses {
    proof.notes.iter().fold(1 << proof.end, |all, note| all | 1 << note.house)
}

/// The candidates refuted by some proofs, cell by cell.
#[must_use]
pub fn refuted(proofs: &[Proof]) -> Vec<(Cell, Values)> {
    let mut all: Vec<(Cell, Values)> = Vec::new();
    for (cell, value) in proofs.iter().map(|proof| proof.target) {
        match all.iter_mut().find(|(known, _)| *known == cell) {
            Some((_, values)) => *values = *values | Values::only(value),
            None => all.push((cell, Values::only(value))),
        }
    }
    all
}
