//! Solve, check and explain grid puzzles in which every row and column holds
//! 1..=n once: Skyscrapers, Futoshiki, both in one grid, and Latin squares.
//! And fold snake cubes.
//!
//! A text becomes a draft, a draft that is well-formed becomes a puzzle, and a
//! puzzle is asked:
//!
//! ```
//! use gridfold_core::{formats, solve};
//!
//! let read = formats::read("sky4.1332.2122.3213.1423")?;
//! let puzzle = read.draft.puzzle()?;
//! let answer = solve::unique(&puzzle);
//! assert_eq!(answer.verdict, solve::Verdict::Unique);
//! assert_eq!(answer.solutions[0][..4], [4, 1, 2, 3]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Every question
//!
//! The questions that may take long have a [`budget::Budget`]: it limits the
//! nodes of a search, hears of progress, and can stop it at any time.
//!
//! *How many solutions are there?*
//! ```
//! # use gridfold_core::{formats, solve};
//! let puzzle = formats::read("lat4.----------------")?.draft.puzzle()?;
//! assert_eq!(solve::count(&puzzle), 576);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! *Which values can a cell still take?*
//! ```
//! # use gridfold_core::{budget::Budget, formats, solve};
//! let puzzle = formats::read("fut3.J.g-----.------")?.draft.puzzle()?;
//! let known = Budget::unlimited(|budget| solve::candidates(&puzzle, budget, &mut |_| {}));
//! assert_eq!(known.found[0].iter().collect::<Vec<u32>>(), [2, 3]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! *Why is there no solution?* A smallest set of conditions that cannot hold together.
//! ```
//! # use gridfold_core::{budget::Budget, formats, solve};
//! let puzzle = formats::read("sky5.-4---.-----.-3---.-----")?.draft.puzzle()?;
//! let found = Budget::unlimited(|budget| solve::conflict(&puzzle, budget));
//! assert!(matches!(found, solve::Conflict::Smallest(facing) if facing.len() == 2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! *What could be left out?*
//! ```
//! # use gridfold_core::{budget::Budget, formats, solve};
//! let puzzle = formats::read("sky5.32341.12324.14224.32321")?.draft.puzzle()?;
//! let found = Budget::unlimited(|budget| solve::redundant(&puzzle, budget, &mut |_| {}));
//! assert_eq!(found.conditions.len(), 20);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! *What is the next step, and why? How do all steps go? How hard is it?*
//! ```
//! # use gridfold_core::{explain, formats, deduction::Board};
//! let puzzle = formats::read("sky4.1332.2122.3213.1423")?.draft.puzzle()?;
//! let step = explain::hint(&Board::new(&puzzle)).expect("a step");
//! assert_eq!(step.rule.id, "clue-one");
//! let why = step.message(&puzzle).to_string();
//! assert!(why.ends_with("only one building is visible, so the tallest, 4, is in r1c1."));
//! assert_eq!(explain::path(&puzzle).end, explain::End::Full);
//! assert_eq!(explain::grade(&puzzle).band, explain::Band::Easy);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! *Why can this cell not be 3?*
//! ```
//! # use gridfold_core::{explain, formats, deduction::Board};
//! let puzzle = formats::read("sky4.1332.2122.3213.1423")?.draft.puzzle()?;
//! let cell = puzzle.size().cell(0, 1);
//! assert!(explain::why_not(&Board::new(&puzzle), cell, 4).is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! *A new puzzle, please.* The same seed gives the same puzzle on every machine.
//! ```
//! # use gridfold_core::{budget::Budget, explain::Band, kind::Kind, solve};
//! use gridfold_core::generate::{Aim, Wish, generate};
//!
//! let kind = Kind::named("skyscrapers").expect("a kind");
//! let wish = Wish { aim: Aim::Band(Band::Medium), ..Wish::of(kind, 5) };
//! let made = Budget::unlimited(|budget| generate(&wish, 1, budget)).expect("a puzzle");
//! let puzzle = made.draft.puzzle()?;
//! assert_eq!(solve::unique(&puzzle).solutions, [made.solution]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! *The same in another form.*
//! ```
//! # use gridfold_core::formats::{self, Format};
//! let draft = formats::read("fut4.L4E.lgDggF.GlF")?.draft;
//! let unequal = Format::named("unequal").expect("a format");
//! assert_eq!(unequal.write(&draft).expect("it fits"), "4:0,0RL,0,0,0,0,0R,0,0R,0,0U,4,0,0,0,0,");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! *How does this snake fold?*
//! ```
//! # use gridfold_core::{budget::Budget, snake};
//! use gridfold_core::texts::{Hints, Puzzle, read_all};
//!
//! let found = read_all("3,2,2,3,2,3,2,2,3,3,2,2,2,3,3,3,3", Hints::default());
//! let Ok(Puzzle::Snake(readings)) = &found[0].puzzle else { panic!("a snake") };
//! let (chain, cuboid) = (&readings[0].chain, readings[0].cuboid.expect("a cube"));
//! let ask = snake::Question::ALL;
//! let folds = Budget::unlimited(|budget| snake::fold(chain, cuboid, ask, budget));
//! assert_eq!(folds.classes, 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Layers
//!
//! Reading order, each using only those above it: [`grid`] (words),
//! [`message`], [`error`], [`budget`], `engine`, `constraints` (propagators),
//! [`conditions`] (the statements of the paper), [`kind`], [`puzzle`] (draft
//! and puzzle), [`solve`] (the questions), `parsing` (what readers of texts
//! share), [`formats`] (texts in and out), [`snake`] (all about the other
//! family), [`texts`] (what a text of either family holds), [`deduction`]
//! (boards, steps and their causes), [`rules`] (what follows from the
//! candidates of a board), [`explain`] (hints, whole paths and grades),
//! [`generate`] (new puzzles), [`lab`] (the classic searches, traced step by
//! step), `wire` (how all of this is serialised, with the feature of that name).
//!
//! Nothing here prints, reads a clock or uses the system's randomness.
//!
//! # Features
//!
//! * `wire`: the types can be serialised with serde, as the page and the
//!   program send them.
//! * `types`: the same as TypeScript; for the build of the page.

pub mod budget;
pub mod conditions;
pub mod constraints;
pub mod deduction;
pub mod engine;
pub mod error;
pub mod explain;
pub mod formats;
pub mod generate;
pub mod grid;
pub mod kind;
pub mod lab;
pub mod message;
mod parsing;
pub mod puzzle;
mod rng;
pub mod rules;
pub mod snake;
pub mod solve;
pub mod texts;
#[cfg(feature = "wire")]
pub mod wire;
