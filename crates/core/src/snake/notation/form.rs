//! Formats of snakes, and what a text means in each.

use super::super::{Chain, Cuboid};
use super::parts::Parts;
use crate::message::Message;

/// A format of chains.
#[derive(Debug)]
pub struct Form {
    /// The name in the page's texts and on the command line: `lengths`.
    pub id: &'static str,
    /// Reads the possible chains from the parts of a text in this format.
    pub(super) reader: fn(&Parts) -> Vec<Chain>,
    pub(super) writer: fn(&Chain, Option<Cuboid>) -> Result<String, Message>,
}

/// A possible meaning of a text.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The format of the text.
    pub form: &'static Form,
    /// The chain.
    pub chain: Chain,
    /// The box that the text names, or the requested box if the chain may belong to it. Otherwise,
    /// the cube that the chain fills, or would fill with one cubelet more or less.
    pub cuboid: Option<Cuboid>,
    /// Whether the text itself names the box.
    pub names_box: bool,
    /// A note for the reader of the text, for example that colours do not
    /// alternate.
    pub note: Option<Message>,
}

impl PartialEq for Form {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Form {}

impl Reading {
    /// Whether one cubelet was probably forgotten or counted twice, so that the
    /// box is a guess.
    pub(crate) fn is_one_off(&self) -> bool {
        let off = |cuboid: Cuboid| cuboid.volume().abs_diff(self.chain.len());
        !self.names_box && self.cuboid.map(off) == Some(1)
    }

    /// Whether no run is longer than the longest side of the box; true if the box is unknown.
    pub(super) fn runs_fit(&self) -> bool {
        let longest = self.chain.runs().into_iter().max();
        self.cuboid.is_none_or(|cuboid| longest <= Some(cuboid.longest()))
    }
}
