//! Notes about what another program stores with a puzzle and Gridfold does not take
//! into account: rules in words, and drawings.

use crate::message::{Arg, Message};

/// The most characters of the written rules that a note shows.
const LONGEST_RULES: usize = 600;

/// A note about these rules, if there are any, and one about drawings that show no
/// clue or sign.
pub(super) fn notes(rules: &str, has_drawing: bool) -> Vec<Message> {
    let rules: Vec<&str> = rules.split_whitespace().collect();
    let said = (!rules.is_empty()).then(|| {
        let rules = Arg::Text(rules.join(" ").chars().take(LONGEST_RULES).collect());
        Message::new("note.rules").with("rules", rules)
    });
    said.into_iter().chain(has_drawing.then(|| Message::new("note.drawings"))).collect()
}
