//! What the tests share: the plain solver, random puzzles, and readers for the
//! case files.

pub mod cases;
pub mod examples;
pub mod filling;
pub mod hostile;
pub mod imports;
pub mod lines;
pub mod mutation;
pub mod paths;
pub mod premises;
pub mod random;
pub mod replay;
pub mod snakes;
pub mod sound;
pub mod subjects;
pub mod texts;
pub mod twin;
pub mod vectors;
