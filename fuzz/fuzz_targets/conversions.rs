//! From any format for grids into every other one and back.
#![no_main]

use gridfold_fuzz::sound;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| sound::conversions(text));
