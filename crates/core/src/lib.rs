//! Solve, check and explain grid puzzles in which every row and column holds
//! 1..=n once: Skyscrapers, Futoshiki, both in one grid, and Latin squares.
//! And fold snake cubes.
//!
//! Reading order, each layer using only those above it: [`grid`] (words),
//! [`message`], [`error`], [`budget`], `engine`, `constraints` (propagators),
//! [`conditions`] (the statements of the paper), [`kind`], [`puzzle`] (draft
//! and puzzle), [`solve`] (the questions), [`formats`] (texts in and out),
//! [`snake`] (all about the other family), [`texts`] (what a text of either
//! family holds), [`rules`] (what follows from the candidates of a board),
//! [`explain`] (hints, whole paths and grades), [`generate`] (new puzzles), [`lab`] (the classic searches, traced step by step), `wire` (how all of
//! this is serialised, with the feature of that name).
//!
//! Nothing here prints, reads a clock or uses the system's randomness.

pub mod budget;
pub mod conditions;
pub mod constraints;
pub mod engine;
pub mod error;
pub mod explain;
pub mod formats;
pub mod generate;
pub mod grid;
pub mod kind;
mod kinds;
pub mod lab;
pub mod message;
pub mod puzzle;
mod rng;
pub mod rules;
pub mod snake;
pub mod solve;
pub mod texts;
#[cfg(feature = "wire")]
pub mod wire;
