//! The reader of several puzzles of either family, as a whole and in parts.
#![no_main]

use gridfold_core::texts::{Family, Hints};
use gridfold_fuzz::sound;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for family in [Family::Grid, Family::Snake] {
        sound::several(text, Hints { family, cuboid: None }, 1 + text.len() % 4);
    }
    sound::lists_of_grids(text);
});
