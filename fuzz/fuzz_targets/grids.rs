//! Every reader of grids, and the one that tries them all.
#![no_main]

use gridfold_fuzz::sound;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| sound::grids(text));
