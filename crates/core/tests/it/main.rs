//! The one integration-test binary of the core.

mod contradictions;
mod corpus;
mod formats_errors;
mod formats_link;
mod formats_seeds;
mod formats_several;
mod formats_tatham;
mod lab_counts;
mod lab_events;
mod lab_snakes;
mod lines;
mod models;
mod oracle;
mod questions;
mod round_trip;
mod seeds;
mod snake_census;
mod snake_refusals;
mod snake_repairs;
mod snake_round_trip;
mod snake_search;
mod snake_texts;
mod snake_words;
mod support;
mod tidy;
