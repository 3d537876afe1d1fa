//! The chain: the cubelets through which the elastic goes straight, and those
//! in which it turns.
//!
//! A run is a straight part between two turns. Its length includes the cubelets
//! at both ends, so a corner belongs to two runs:
//!
//! ```text
//!   E S C            E S C C E
//!       C     is                   with the runs 3, 2 and 2
//!       E C          (3 + 2 + 2 cubelets, less the two corners: 5)
//! ```

use core::fmt;
use core::str::FromStr;

use crate::message::Message;

/// The type of a cubelet, given by the path of the elastic through it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// The first or the last cubelet of the chain.
    End,
    /// The elastic goes straight through.
    Straight,
    /// The elastic turns by a right angle.
    Corner,
}

/// A snake of 2 to 128 cubelets, read from one of its ends.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Chain {
    pieces: Vec<Piece>,
}

impl Piece {
    /// The letter of a cubelet: E, S or C.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::End => 'E',
            Self::Straight => 'S',
            Self::Corner => 'C',
        }
    }

    const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'E' => Some(Self::End),
            'S' => Some(Self::Straight),
            'C' => Some(Self::Corner),
            _ => None,
        }
    }
}

impl Chain {
    /// The length of the longest chain, whose cells fill two words.
    pub const MAX: usize = 128;

    /// The chain of these cubelets. The first and the last cubelet become ends,
    /// whatever they were before.
    ///
    /// # Errors
    /// Fails with a sentence if there are too few or too many cubelets, or if
    /// there is an end inside the chain.
    pub fn from_pieces(pieces: &[Piece]) -> Result<Self, Message> {
        check_length(pieces.len())?;
        let mut pieces = pieces.to_vec();
        let last = pieces.len() - 1;
        if let Some(inside) = pieces[1..last].iter().position(|piece| *piece == Piece::End) {
            return Err(Message::new("snake.end-inside").with("number", inside + 2));
        }
        pieces[0] = Piece::End;
        pieces[last] = Piece::End;
        Ok(Self { pieces })
    }

    /// The chain with runs of these lengths; a corner counts in both of its
    /// runs.
    ///
    /// # Errors
    /// Fails with a sentence if a run has fewer than 2 cubelets, or if the
    /// chain has too few or too many cubelets.
    pub fn from_runs(runs: &[usize]) -> Result<Self, Message> {
        if let Some(short) = runs.iter().position(|length| *length < 2) {
            return Err(Message::new("snake.run-short")
                .with("number", short + 1)
                .with("found", runs[short]));
        }
        let steps = runs.iter().try_fold(0, |sum: usize, length| sum.checked_add(length - 1));
        check_length(steps.and_then(|steps| steps.checked_add(1)).unwrap_or(usize::MAX))?;
        let mut pieces = vec![Piece::End];
        for length in runs {
            pieces.extend(vec![Piece::Straight; length - 2]);
            pieces.push(Piece::Corner);
        }
        Self::from_pieces(&pieces)
    }

    /// The number of cubelets.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "a chain has two cubelets at least")]
    pub fn len(&self) -> usize {
        self.pieces.len()
    }

    /// The cubelets, from the first end to the last.
    #[must_use]
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// The lengths of the runs; a corner counts in both of its runs.
    #[must_use]
    pub fn runs(&self) -> Vec<usize> {
        let turns = self.pieces[1..].iter().enumerate();
        let turns = turns.filter(|(_, piece)| **piece != Piece::Straight).map(|(at, _)| at + 1);
        let mut before = 0;
        turns.map(|at| at - core::mem::replace(&mut before, at) + 1).collect()
    }

    /// The same snake, read from its other end.
    #[must_use]
    pub fn reversed(&self) -> Self {
        Self { pieces: self.pieces.iter().rev().copied().collect() }
    }

    /// Whether the chain reads the same from both ends.
    #[must_use]
    pub fn is_palindrome(&self) -> bool {
        self.pieces.iter().eq(self.pieces.iter().rev())
    }

    /// The chain with one cubelet changed from straight to corner or back; `None` if that cubelet
    /// is an end or does not exist.
    #[must_use]
    pub fn toggled(&self, index: usize) -> Option<Self> {
        let other = match self.pieces.get(index)? {
            Piece::End => return None,
            Piece::Straight => Piece::Corner,
            Piece::Corner => Piece::Straight,
        };
        let mut toggled = self.clone();
        toggled.pieces[index] = other;
        Some(toggled)
    }

    /// The chain with an additional cubelet at this index; `None` if that place is not between the
    /// ends, or if the chain would be too long.
    #[must_use]
    pub fn with(&self, index: usize, piece: Piece) -> Option<Self> {
        let is_inside = (1..self.len()).contains(&index);
        let mut pieces = self.pieces.clone();
        pieces.insert(index.min(self.len()), piece);
        is_inside.then(|| Self::from_pieces(&pieces).ok())?
    }

    /// The chain without this cubelet; `None` if the cubelet is an end or does not exist.
    #[must_use]
    pub fn without(&self, index: usize) -> Option<Self> {
        let is_inside = (1..self.len() - 1).contains(&index);
        let mut pieces = self.pieces.clone();
        pieces.remove(index.min(self.len() - 1));
        is_inside.then(|| Self::from_pieces(&pieces).ok())?
    }
}

fn check_length(found: usize) -> Result<(), Message> {
    if (2..=Chain::MAX).contains(&found) {
        return Ok(());
    }
    Err(Message::new("snake.length").with("found", found).with("most", Chain::MAX))
}

impl fmt::Display for Chain {
    /// Writes one letter per cubelet: `ESCCSE`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pieces.iter().try_for_each(|piece| write!(f, "{}", piece.letter()))
    }
}

impl FromStr for Chain {
    type Err = Message;

    /// Reads what `Display` writes, and nothing else.
    fn from_str(text: &str) -> Result<Self, Message> {
        let piece = |letter| {
            let unknown = || Message::new("snake.letter").with("found", String::from(letter));
            Piece::from_letter(letter).ok_or_else(unknown)
        };
        Self::from_pieces(&text.chars().map(piece).collect::<Result<Vec<_>, _>>()?)
    }
}
