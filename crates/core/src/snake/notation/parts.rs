//! The parts of the text of a chain: groups between slashes, numbers, or one
//! symbol a cubelet. The formats decide what they mean.

use super::super::Piece;
use crate::message::Message;

/// The parts of a text.
#[derive(Debug)]
pub(super) enum Parts {
    /// Groups between slashes, by their number of cubelets.
    Groups {
        groups: Vec<usize>,
        /// The result of checking the colours.
        note: Option<Message>,
    },
    Numbers {
        numbers: Vec<usize>,
        note: Option<Message>,
    },
    /// The meanings of each symbol, in order of preference; two unknown symbols
    /// may have either meaning.
    Symbols(Symbols),
}

/// The meanings of the symbols of a text.
#[derive(Debug)]
pub(super) enum Symbols {
    /// The cubelets, for each meaning of the symbols.
    Cubelets(Vec<Vec<Piece>>),
    /// The lengths of the runs that the steps make.
    Steps(Vec<usize>),
}

impl Parts {
    /// The notes about the text, whatever it means.
    pub(super) fn note(&self) -> Option<&Message> {
        match self {
            Self::Groups { note, .. } | Self::Numbers { note, .. } => note.as_ref(),
            Self::Symbols(_) => None,
        }
    }
}
