//! The parts of a text that says a chain: groups between slashes, numbers, or
//! one symbol a cubelet. What they mean is for the forms to say.

use super::super::Piece;
use crate::message::Message;

/// What a text consists of.
#[derive(Debug)]
pub(super) enum Parts {
    /// Groups between slashes, by their number of cubelets.
    Groups {
        groups: Vec<usize>,
        /// What the colours show.
        note: Option<Message>,
    },
    Numbers {
        numbers: Vec<usize>,
        note: Option<Message>,
    },
    /// What each symbol may be, in order of preference; two symbols of which
    /// nothing is known may be the one thing or the other.
    Symbols(Symbols),
}

/// What the symbols of a text may be.
#[derive(Debug)]
pub(super) enum Symbols {
    /// The cubelets, in each way to take the symbols.
    Cubelets(Vec<Vec<Piece>>),
    /// The lengths of the runs that the steps make.
    Steps(Vec<usize>),
}

impl Parts {
    /// What is to be told about the text, whatever it means.
    pub(super) fn note(&self) -> Option<&Message> {
        match self {
            Self::Groups { note, .. } | Self::Numbers { note, .. } => note.as_ref(),
            Self::Symbols(_) => None,
        }
    }
}
