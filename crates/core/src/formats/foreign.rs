//! Addresses and IDs used by other programs.

use super::{fpuzzles, iss, penpa, puzzlink, sudokupad};
use crate::parsing::game_id;

/// Whether a text is an address or an ID used by another program.
pub(super) fn is_foreign(line: &str) -> bool {
    game_id::is_in(line) || is_address(line)
}

/// Whether a text is an address or a file of another program, whatever the genre of its puzzle.
pub(crate) fn names_program(text: &str) -> bool {
    is_address(text) || puzzlink::is_file(text)
}

fn is_address(line: &str) -> bool {
    puzzlink::is_address(line)
        || iss::is_address(line)
        || fpuzzles::is_address(line)
        || sudokupad::is_address(line)
        || penpa::is_address(line)
}
