//! Pseudo-code as data: lines with keys to their texts, and which steps of a
//! search light each of them.
//!
//! Strategies share lines, so most keys stand in several programs.

use super::event::Step;

/// One line of pseudo-code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeLine {
    /// How far it is indented, in steps.
    pub indent: u8,
    /// The key of its text; it has no places to fill.
    pub key: &'static str,
    /// The steps during which it is lit.
    pub steps: &'static [Step],
}

/// A line that no step lights.
pub(super) const fn plain(indent: u8, key: &'static str) -> CodeLine {
    CodeLine { indent, key, steps: &[] }
}

/// A line that these steps light.
pub(super) const fn lit(indent: u8, key: &'static str, steps: &'static [Step]) -> CodeLine {
    CodeLine { indent, key, steps }
}
