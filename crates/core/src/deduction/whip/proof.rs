//! The result of a search: an assumed number, what follows link by link, and the house
//! that has no possibility left.

use super::lists;
use super::note::Note;
use crate::deduction::evidence::{Whip, WhipLink};
use crate::deduction::wiring::Wiring;
use crate::grid::{Cell, House, Values};

/// Notes that follow one after another from an assumed number, up to a house that has
/// no possibility left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The assumed number.
    pub target: (Cell, u32),
    /// What follows.
    pub notes: Vec<Note>,
    /// The house that has no possibility left.
    pub end: usize,
}

impl Proof {
    /// The proof behind a whip; `number` gives the numbers of the houses.
    #[must_use]
    pub fn of(whip: &Whip, number: impl Fn(House) -> usize) -> Self {
        let note = |link: &WhipLink| Note {
            house: number(link.through),
            cell: link.cell,
            left: link.left,
        };
        Self {
            target: (whip.supposed.cell, whip.supposed.value.into()),
            notes: whip.links.iter().map(note).collect(),
            end: number(whip.end),
        }
    }

    /// The number of its links, including the last one.
    #[must_use]
    pub fn len(&self) -> usize {
        self.notes.len() + 1
    }

    /// Whether any note gives only a bound.
    #[must_use]
    pub fn has_bounds(&self) -> bool {
        self.notes.iter().any(|note| note.left.len() > 1)
    }

    /// The candidates at each stage: on the board, after the assumption, and after each
    /// note. The last two stages belong to the end of the proof, before and after the
    /// last change.
    pub fn states(&self, wiring: &Wiring, candidates: &[Values]) -> Vec<Vec<Values>> {
        let mut know = candidates.to_vec();
        let mut states = vec![know.clone()];
        wiring.put(&mut know, self.target.0, self.target.1);
        states.push(know.clone());
        for note in &self.notes {
            let left = know[note.cell.index()] & note.left;
            wiring.note(&mut know, note.cell, left);
            states.push(know.clone());
        }
        states
    }

    /// The number of ways that each link looks through, counted up to one more than the
    /// limit.
    #[must_use]
    pub fn ways(&self, wiring: &Wiring, candidates: &[Values], most: usize) -> Vec<usize> {
        let states = self.states(wiring, candidates);
        let notes = self.notes.iter().zip(&states[1..]);
        let mut ways: Vec<usize> =
            notes.map(|(note, know)| lists::of_note(wiring, *note, know, most)).collect();
        let [.., before, last] = &states[..] else { return ways };
        ways.push(lists::of_end(wiring, self.end, before, last, most));
        ways
    }
}
