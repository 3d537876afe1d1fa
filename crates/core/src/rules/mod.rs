//! What a person would conclude from a board. Each file has one rule, or
//! several rules that differ by a number.
//!
//! A rule looks at the candidates of a board and the conditions of a puzzle, never at a solution or a kind. Its
//! conclusion is a step: what is removed or placed, by which rule, and why. Rules do not change the board; their
//! building blocks are in [`deduction`](crate::deduction). The ladder in `explain` gives the order in which people try
//! the rules. Searches call some rules directly, for one cell at a time, to get a conclusion of a few bytes.
//!
//! To add a rule, copy `clue_one.rs` with its example (a test reads it), and list the rule at its
//! place in [`RULES`]. Then add the texts for its sentence and its title
//! (`message/english/rules.rs` and the page's languages).

pub(crate) mod blockade;
pub(crate) mod chain_bound;
pub(crate) mod clue_full;
pub(crate) mod clue_one;
pub(crate) mod clue_reached;
pub(crate) mod corners;
pub(crate) mod count_skyline;
pub(crate) mod counting_limit;
pub(crate) mod crowd_bound;
pub(crate) mod decided;
pub(crate) mod decided_group;
pub(crate) mod dense_run;
pub(crate) mod edge_limit;
pub(crate) mod facing_clues;
pub(crate) mod first_hides;
pub(crate) mod fish;
pub(crate) mod forcing_chain;
pub(crate) mod hidden_subset;
pub(crate) mod last_cell;
pub(crate) mod line_arrangements;
pub(crate) mod line_chain;
pub(crate) mod listed_lines;
pub(crate) mod locked;
pub(crate) mod long_line_chain;
pub(crate) mod min_max;
pub(crate) mod naked_subset;
pub(crate) mod next_to_known;
pub(crate) mod odd_even;
pub(crate) mod only_number;
pub(crate) mod only_place;
pub(crate) mod parity_count;
pub(crate) mod partner;
pub(crate) mod partner_known;
pub(crate) mod peak_valley;
pub(crate) mod peak_window;
pub(crate) mod second_place;
pub(crate) mod second_tallest;
pub(crate) mod sign_bound;
mod subsets;
pub(crate) mod sum_in_view;
pub(crate) mod two_against_two;
pub(crate) mod w_wing;
pub(crate) mod xy_wing;

pub(crate) use blockade::BLOCKADE;
pub(crate) use chain_bound::CHAIN_BOUND;
pub(crate) use clue_full::CLUE_FULL;
pub(crate) use clue_one::CLUE_ONE;
pub(crate) use clue_reached::CLUE_REACHED;
pub(crate) use corners::{FOUR_CORNERS, WIDE_CORNERS};
pub(crate) use count_skyline::COUNT_SKYLINE;
pub(crate) use counting_limit::COUNTING_LIMIT;
pub(crate) use crowd_bound::CROWD_BOUND;
pub(crate) use decided::DECIDED;
pub(crate) use decided_group::DECIDED_GROUP;
pub(crate) use dense_run::DENSE_RUN;
pub(crate) use edge_limit::EDGE_LIMIT;
pub(crate) use facing_clues::FACING_CLUES;
pub(crate) use first_hides::FIRST_HIDES;
pub(crate) use fish::{JELLYFISH, SWORDFISH, X_WING};
pub(crate) use forcing_chain::FORCING_CHAIN;
pub(crate) use hidden_subset::{HIDDEN_PAIR, HIDDEN_QUAD, HIDDEN_TRIPLE};
pub(crate) use last_cell::LAST_CELL;
pub(crate) use line_arrangements::LINE_ARRANGEMENTS;
pub(crate) use line_chain::LINE_CHAIN;
pub(crate) use listed_lines::{
    EIGHT_ARRANGEMENTS, MANY_ARRANGEMENTS, ONE_ARRANGEMENT, THREE_ARRANGEMENTS,
};
pub(crate) use locked::LOCKED;
pub(crate) use long_line_chain::LONG_LINE_CHAIN;
pub(crate) use min_max::MIN_MAX;
pub(crate) use naked_subset::{NAKED_PAIR, NAKED_QUAD, NAKED_TRIPLE};
pub(crate) use next_to_known::NEXT_TO_KNOWN;
pub(crate) use odd_even::ODD_EVEN;
pub(crate) use only_number::ONLY_NUMBER;
pub(crate) use only_place::ONLY_PLACE;
pub(crate) use parity_count::PARITY_COUNT;
pub(crate) use partner::PARTNER;
pub(crate) use partner_known::PARTNER_KNOWN;
pub(crate) use peak_valley::PEAK_VALLEY;
pub(crate) use peak_window::PEAK_WINDOW;
pub(crate) use second_place::SECOND_PLACE;
pub(crate) use second_tallest::SECOND_TALLEST;
pub(crate) use sign_bound::SIGN_BOUND;
pub(crate) use sum_in_view::SUM_IN_VIEW;
pub(crate) use two_against_two::TWO_AGAINST_TWO;
pub(crate) use w_wing::W_WING;
pub(crate) use xy_wing::XY_WING;

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
    &SUM_IN_VIEW,
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

/// The rules used only by the lab: on a board with a solution, they find
/// nothing that other rules would miss.
pub static SEARCH_RULES: &[&Rule] = &[&CLUE_REACHED];
