//! The parts of a text with a chain: groups between slashes, numbers, or one symbol per cubelet.
//! The formats decide what the parts mean.

use super::super::Piece;
use crate::message::Message;

/// The parts of a text.
#[derive(Debug)]
pub(super) enum Parts {
    /// Groups between slashes, given by their number of cubelets.
    Groups {
        groups: Vec<usize>,
        /// The result of checking the colours.
        note: Option<Message>,
    },
    Numbers {
        numbers: Vec<usize>,
        note: Option<Message>,
    },
    /// Symbols with their meanings, in order of preference; two unknown symbols
    /// may each have either meaning.
    Symbols(Symbols),
}

/// What the symbols of a text mean.
#[derive(Debug)]
pub(super) enum Symbols {
    /// The cubelets, for each meaning of the symbols.
    Cubelets(Vec<Vec<Piece>>),
    /// The lengths of the runs formed by the steps.
    Steps(Vec<usize>),
}

impl Parts {
    /// The note about the text, whatever the text means.
    pub(super) fn note(&self) -> Option<&Message> {
        match self {
            Self::Groups { note, .. } | Self::Numbers { note, .. } => note.as_ref(),
            Self::Symbols(_) => None,
        }
    }
}
