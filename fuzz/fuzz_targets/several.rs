//! The reader of several puzzles, as a whole and in parts.
#![no_main]

use gridfold_fuzz::sound;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| sound::several(text, 1 + text.len() % 4));
