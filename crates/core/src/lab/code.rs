//! Pseudo-code as data: lines with the keys of their texts, and the stages of a
//! search during which each line is highlighted.
//!
//! Strategies share lines, so most keys occur in several programs. Each family
//! has its own stages.

/// One line of pseudo-code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeLine<Stage: 'static> {
    /// The indentation, in levels.
    pub indent: u8,
    /// The key of the text, which has no placeholders.
    pub key: &'static str,
    /// The stages during which the line is highlighted.
    pub stages: &'static [Stage],
}

/// A line that is never highlighted.
pub(super) const fn plain<Stage>(indent: u8, key: &'static str) -> CodeLine<Stage> {
    CodeLine { indent, key, stages: &[] }
}

/// A line that is highlighted during these stages.
pub(super) const fn lit<Stage>(
    indent: u8,
    key: &'static str,
    stages: &'static [Stage],
) -> CodeLine<Stage> {
    CodeLine { indent, key, stages }
}
