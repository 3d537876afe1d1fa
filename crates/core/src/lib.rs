//! Solves, explains and makes grid puzzles: Skyscrapers, Futoshiki, both in one
//! grid, and Latin squares, with variants. Also folds snake cubes.
//!
//! # Quick start
//!
//! [`formats::read`] turns a text into a [`Draft`](puzzle::Draft), which may be
//! nonsense. [`Draft::puzzle`](puzzle::Draft::puzzle) turns a draft into a
//! [`GridPuzzle`](puzzle::GridPuzzle), which is always well-formed, or returns
//! every fault. You can then ask questions about the puzzle:
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
//! # What you can ask
//!
//! | to | use |
//! |---|---|
//! | solve, count, find candidates, conflicts and superfluous clues | [`solve`] |
//! | get hints, whole solving paths and grades | [`explain`] |
//! | make puzzles, and complete, thin out, vary or regrade one | [`generate`] |
//! | read and write puzzles | [`formats`]; texts that may contain snakes: [`texts`] |
//! | fold snake cubes | [`snake`] |
//! | watch classic searches step by step | [`lab`] |
//!
//! A question that may take a long time needs a [`Budget`](budget::Budget),
//! which limits the nodes of a search, reports progress, and can stop the
//! search at any time. `Budget::unlimited` sets no limit. Here is one example
//! of each question:
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
//! *Why is there no solution?* The answer is a minimal set of conditions that
//! contradict each other.
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
//! *What is the next step, and why? What are all the steps? How hard is the
//! puzzle?*
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
//! *Why can't this cell be 4?*
//! ```
//! # use gridfold_core::{explain, formats, deduction::Board};
//! let puzzle = formats::read("sky4.1332.2122.3213.1423")?.draft.puzzle()?;
//! let cell = puzzle.size().cell(0, 1);
//! assert!(explain::why_not(&Board::new(&puzzle), cell, 4).is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! *Make a new puzzle.* The same seed gives the same puzzle on every machine.
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
//! *Write a puzzle in another format.*
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
//! Each layer uses only the layers before it, so this is also the order in
//! which to read them.
//!
//! | layer | what it has |
//! |---|---|
//! | [`grid`] | sizes, cells, lines, sets of values |
//! | [`message`], [`error`], [`budget`] | sentences, faults, limits |
//! | [`engine`], [`constraints`] | the search and its propagators |
//! | [`conditions`], [`kind`], [`puzzle`] | what a puzzle states, kinds, drafts and puzzles |
//! | [`solve`] | the questions of a solver |
//! | `parsing`, [`formats`] | texts in and out |
//! | [`snake`] | everything about snake cubes |
//! | [`texts`] | texts with grids or snakes |
//! | [`deduction`], [`rules`], [`explain`] | boards and steps, rules, hints and grades |
//! | [`generate`] | new puzzles |
//! | [`lab`] | the classic searches, traced |
//! | `wire` | serialisation, only with the feature of that name |
//!
//! Nothing in this crate prints, reads a clock or uses the system's randomness.
//!
//! # Features
//!
//! * `wire`: serialises the types with serde, in the format used by the page
//!   and the command line.
//! * `types`: the same types as TypeScript, for the build of the page.

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
mod planes;
pub mod puzzle;
mod rng;
pub mod rules;
pub mod snake;
pub mod solve;
pub mod texts;
#[cfg(feature = "wire")]
pub mod wire;
