//! Pseudo-code as data: lines with keys to their texts, and which stages of a
//! search light each of them.
//!
//! Strategies share lines, so most keys occur in several programs. Which
//! stages there are differs from family to family.

/// One line of pseudo-code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeLine<Stage: 'static> {
    /// How far it is indented, in steps.
    pub indent: u8,
    /// The key of its text; it has no places to fill.
    pub key: &'static str,
    /// The stages during which it is lit.
    pub stages: &'static [Stage],
}

/// A line that no stage lights.
pub(super) const fn plain<Stage>(indent: u8, key: &'static str) -> CodeLine<Stage> {
    CodeLine { indent, key, stages: &[] }
}

/// A line that these stages light.
pub(super) const fn lit<Stage>(
    indent: u8,
    key: &'static str,
    stages: &'static [Stage],
) -> CodeLine<Stage> {
    CodeLine { indent, key, stages }
}
