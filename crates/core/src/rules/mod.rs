//! What a person would say about a board: one rule a file.
//!
//! A rule looks at the candidates of a [`Board`](crate::deduction::Board) and the conditions of a
//! puzzle, never at a solution or a kind, and concludes a [`Step`](crate::deduction::Step): what goes
//! or stands, by which rule, and because of what. What plainly cannot be is a
//! [`Contradiction`](crate::deduction::Contradiction). Rules change nothing. In which order people try them is
//! the ladder's to say (`explain`); searches ask some of them directly, about
//! one cell at a time, for a [`Conclusion`](crate::deduction::Conclusion) of a few bytes.
//!
//! To add one: copy `clue_one.rs` with its example, which a test reads, name it
//! in [`RULES`], at its place, and give its sentence and its title their texts
//! (`message/english/rules.rs` and the page's languages).

mod listed_lines;
mod subsets;

pub mod blockade;
pub mod chain_bound;
pub mod clue_full;
pub mod clue_one;
pub mod clue_reached;
pub mod count_skyline;
pub mod counting_limit;
pub mod crowd_bound;
pub mod decided;
pub mod decided_group;
pub mod dense_run;
pub mod edge_limit;
pub mod eight_arrangements;
pub mod facing_clues;
pub mod first_hides;
pub mod forcing_chain;
pub mod four_corners;
pub mod hidden_pair;
pub mod hidden_quad;
pub mod hidden_triple;
pub mod jellyfish;
pub mod last_cell;
pub mod line_arrangements;
pub mod line_chain;
pub mod locked;
pub mod long_line_chain;
pub mod many_arrangements;
pub mod min_max;
pub mod naked_pair;
pub mod naked_quad;
pub mod naked_triple;
pub mod next_to_known;
pub mod odd_even;
pub mod one_arrangement;
pub mod only_number;
pub mod only_place;
pub mod parity_count;
pub mod partner;
pub mod partner_known;
pub mod peak_valley;
pub mod peak_window;
pub mod second_place;
pub mod second_tallest;
pub mod sign_bound;
pub mod swordfish;
pub mod three_arrangements;
pub mod two_against_two;
pub mod w_wing;
pub mod wide_corners;
pub mod x_wing;
pub mod xy_wing;

pub use blockade::BLOCKADE;
pub use chain_bound::CHAIN_BOUND;
pub use clue_full::CLUE_FULL;
pub use clue_one::CLUE_ONE;
pub use clue_reached::CLUE_REACHED;
pub use count_skyline::COUNT_SKYLINE;
pub use counting_limit::COUNTING_LIMIT;
pub use crowd_bound::CROWD_BOUND;
pub use decided::DECIDED;
pub use decided_group::DECIDED_GROUP;
pub use dense_run::DENSE_RUN;
pub use edge_limit::EDGE_LIMIT;
pub use eight_arrangements::EIGHT_ARRANGEMENTS;
pub use facing_clues::FACING_CLUES;
pub use first_hides::FIRST_HIDES;
pub use forcing_chain::FORCING_CHAIN;
pub use four_corners::FOUR_CORNERS;
pub use hidden_pair::HIDDEN_PAIR;
pub use hidden_quad::HIDDEN_QUAD;
pub use hidden_triple::HIDDEN_TRIPLE;
pub use jellyfish::JELLYFISH;
pub use last_cell::LAST_CELL;
pub use line_arrangements::LINE_ARRANGEMENTS;
pub use line_chain::LINE_CHAIN;
pub use locked::LOCKED;
pub use long_line_chain::LONG_LINE_CHAIN;
pub use many_arrangements::MANY_ARRANGEMENTS;
pub use min_max::MIN_MAX;
pub use naked_pair::NAKED_PAIR;
pub use naked_quad::NAKED_QUAD;
pub use naked_triple::NAKED_TRIPLE;
pub use next_to_known::NEXT_TO_KNOWN;
pub use odd_even::ODD_EVEN;
pub use one_arrangement::ONE_ARRANGEMENT;
pub use only_number::ONLY_NUMBER;
pub use only_place::ONLY_PLACE;
pub use parity_count::PARITY_COUNT;
pub use partner::PARTNER;
pub use partner_known::PARTNER_KNOWN;
pub use peak_valley::PEAK_VALLEY;
pub use peak_window::PEAK_WINDOW;
pub use second_place::SECOND_PLACE;
pub use second_tallest::SECOND_TALLEST;
pub use sign_bound::SIGN_BOUND;
pub use swordfish::SWORDFISH;
pub use three_arrangements::THREE_ARRANGEMENTS;
pub use two_against_two::TWO_AGAINST_TWO;
pub use w_wing::W_WING;
pub use wide_corners::WIDE_CORNERS;
pub use x_wing::X_WING;
pub use xy_wing::XY_WING;

use crate::deduction::Rule;

/// The rules that people use, the easiest to see first.
pub static RULES: &[&Rule] = &[
    &DECIDED,
    &DECIDED_GROUP,
    &ODD_EVEN,
    &CLUE_ONE,
    &CLUE_FULL,
    &LAST_CELL,
    &MIN_MAX,
    &FACING_CLUES,
    &NEXT_TO_KNOWN,
    &PARTNER_KNOWN,
    &PEAK_WINDOW,
    &PEAK_VALLEY,
    &ONLY_PLACE,
    &ONLY_NUMBER,
    &EDGE_LIMIT,
    &CHAIN_BOUND,
    &BLOCKADE,
    &PARITY_COUNT,
    &SECOND_PLACE,
    &SIGN_BOUND,
    &PARTNER,
    &DENSE_RUN,
    &SECOND_TALLEST,
    &TWO_AGAINST_TWO,
    &COUNTING_LIMIT,
    &FIRST_HIDES,
    &CROWD_BOUND,
    &LOCKED,
    &ONE_ARRANGEMENT,
    &COUNT_SKYLINE,
    &NAKED_PAIR,
    &X_WING,
    &THREE_ARRANGEMENTS,
    &HIDDEN_PAIR,
    &NAKED_TRIPLE,
    &SWORDFISH,
    &EIGHT_ARRANGEMENTS,
    &HIDDEN_TRIPLE,
    &XY_WING,
    &FOUR_CORNERS,
    &W_WING,
    &MANY_ARRANGEMENTS,
    &WIDE_CORNERS,
    &FORCING_CHAIN,
    &NAKED_QUAD,
    &LINE_ARRANGEMENTS,
    &JELLYFISH,
    &LINE_CHAIN,
    &HIDDEN_QUAD,
    &LONG_LINE_CHAIN,
];

/// A rule of the lab only: on a board that has a solution it finds nothing that
/// others would not.
pub static SEARCH_RULES: &[&Rule] = &[&CLUE_REACHED];
