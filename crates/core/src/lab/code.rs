//! Pseudo-code as data: lines with keys to their texts, and the stages of a
//! search that highlight each of them.
//!
//! Strategies share lines, so most keys occur in several programs. Each family
//! has its own stages.

/// One line of pseudo-code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeLine<Stage: 'static> {
    /// Its indentation, in steps.
    pub indent: u8,
    /// The key of its text; it has no places to fill.
    pub key: &'static str,
    /// The stages during which it is highlighted.
    pub stages: &'static [Stage],
}

/// A line that no stage highlights.
pub(super) const fn plain<Stage>(indent: u8, key: &'static str) -> CodeLine<Stage> {
    CodeLine { indent, key, stages: &[] }
}

/// A line that these stages highlight.
pub(super) const fn lit<Stage>(
    indent: u8,
    key: &'static str,
    stages: &'static [Stage],
) -> CodeLine<Stage> {
    CodeLine { indent, key, stages }
}
