//! Finds everything that follows from an assumed number, note by note, and the notes
//! that a contradiction needs.

use core::ops::Range;

use super::note::Note;
use super::proof::Proof;
use super::rated::LONGEST;
use crate::deduction::pass::Kept;
use crate::deduction::wiring::{Houses, Wiring, each};
use crate::grid::{Cell, Values};

/// The most houses without any possibility left that are tried as the end.
const MOST_ENDS: usize = 3;

/// How following a supposed number ends.
pub enum Outcome {
    /// A house has no possibility left.
    Contradiction(Braid),
    /// No contradiction follows, at least not within the limit of links.
    Open,
}

/// Everything that follows, up to a contradiction.
#[derive(Debug)]
pub struct Braid {
    /// The supposed number.
    pub target: (Cell, u32),
    /// The fewest links that a proof can need, including the last one.
    pub least: usize,
    notes: Vec<Note>,
    ends: Vec<usize>,
}

impl From<&Proof> for Braid {
    /// The notes of a proof, which may be shorter on a later board.
    fn from(proof: &Proof) -> Self {
        let (notes, ends) = (proof.notes.clone(), vec![proof.end]);
        Self { target: proof.target, least: 1, notes, ends }
    }
}

/// How notes are made.
#[derive(Clone, Copy)]
pub struct Way<'a> {
    /// What the puzzle states.
    pub wiring: &'a Wiring,
    /// The candidates of the board.
    pub candidates: &'a [Values],
    /// Whether a note may say that a cell is at least, or at most, some number.
    pub bounds: bool,
    /// The houses that may be examined.
    pub houses: Houses,
}

impl Way<'_> {
    /// Follows a supposed number for at most `most` rounds. Each round looks at every
    /// house that has changed.
    pub fn follow(self, target: (Cell, u32), most: usize) -> Outcome {
        let mut know = self.candidates.to_vec();
        let mut touched = self.wiring.put(&mut know, target.0, target.1);
        let mut notes = Vec::new();
        for least in 1..=most {
            let (ends, found) = self.round(&know, touched & self.houses);
            if !ends.is_empty() {
                return Outcome::Contradiction(Braid { target, least, notes, ends });
            }
            touched = 0;
            for note in found {
                let left = know[note.cell.index()] & note.left;
                if left != know[note.cell.index()] && !left.is_empty() {
                    touched |= self.wiring.note(&mut know, note.cell, left);
                    notes.push(Note { left, ..note });
                } else if left.is_empty() {
                    touched |= self.wiring.houses(note.cell);
                }
            }
            if touched & self.houses == 0 {
                break;
            }
        }
        Outcome::Open
    }

    /// The houses that have no possibility left, and the notes from the other houses.
    fn round(self, know: &[Values], touched: Houses) -> (Vec<usize>, Vec<Note>) {
        let (mut ends, mut notes) = (Vec::new(), Vec::new());
        for house in each(touched) {
            match self.wiring.kept(house, know) {
                None => ends.push(house),
                Some(kept) => notes.extend(self.notes(house, know, &kept)),
            }
        }
        (ends, notes)
    }

    fn notes(self, house: usize, know: &[Values], kept: &[Values]) -> Vec<Note> {
        let cells = self.wiring.unit(house).cells.iter().zip(kept);
        let notes = cells.map(|(cell, kept)| self.note(house, *cell, know, *kept));
        notes.flatten().collect()
    }

    fn note(self, house: usize, cell: Cell, know: &[Values], kept: Values) -> Option<Note> {
        let could = know[cell.index()];
        let left = match (could & kept).len() {
            0 | 1 => could & kept,
            _ if self.bounds => could & between(could & kept),
            _ => return None,
        };
        (left != could).then_some(Note { house, cell, left })
    }

    /// The notes that a contradiction needs, for the end that takes the fewest notes.
    pub fn trimmed(self, braid: &Braid) -> Option<Proof> {
        let mut best: Option<Proof> = None;
        for end in braid.ends.iter().take(MOST_ENDS) {
            let both = best.into_iter().chain(self.trimmed_to(braid, *end));
            best = both.min_by_key(|proof| (proof.len(), proof.has_bounds()));
            // Another end is hardly ever much easier to reach.
            if best.as_ref().is_some_and(|proof| proof.len() > LONGEST) {
                break;
            }
        }
        best
    }

    fn trimmed_to(self, braid: &Braid, end: usize) -> Option<Proof> {
        let (mut notes, mut end) = self.replay(braid.target, &braid.notes, 0..0, end)?;
        // Starts by leaving out many notes at once, because few of them matter.
        let mut many = notes.len() / 2;
        loop {
            let before = notes.len();
            let mut at = notes.len();
            while at > 0 {
                let from = at.saturating_sub(many.max(1));
                if let Some((fewer, last)) = self.replay(braid.target, &notes, from..at, end) {
                    (notes, end) = (fewer, last);
                }
                at = from.min(notes.len());
            }
            if many <= 1 && notes.len() == before {
                break;
            }
            many /= 2;
        }
        Some(Proof { target: braid.target, notes, end })
    }

    /// Repeats these notes without some of them. Returns the notes that still say
    /// something and the end that they reach; `None` if they reach no end.
    fn replay(
        self,
        target: (Cell, u32),
        notes: &[Note],
        but: Range<usize>,
        end: usize,
    ) -> Option<(Vec<Note>, usize)> {
        let mut know = self.candidates.to_vec();
        self.wiring.put(&mut know, target.0, target.1);
        let mut done = Vec::with_capacity(notes.len());
        for (at, note) in notes.iter().enumerate() {
            let could = know[note.cell.index()];
            if but.contains(&at) || could.len() == 1 {
                continue;
            }
            let kept: Kept = self.wiring.kept(note.house, &know);
            let Some(kept) = kept else { return Some((done, note.house)) };
            let place =
                self.wiring.unit(note.house).cells.iter().position(|of| *of == note.cell)?;
            if let Some(note) = self.note(note.house, note.cell, &know, kept[place]) {
                if note.left.is_empty() {
                    return None;
                }
                self.wiring.note(&mut know, note.cell, note.left);
                done.push(note);
            }
        }
        self.wiring.kept(end, &know).is_none().then_some((done, end))
    }
}

/// All values from the least to the greatest of these.
fn between(values: Values) -> Values {
    Values::up_to(values.max()) & Values::above(values.min() - 1)
}
