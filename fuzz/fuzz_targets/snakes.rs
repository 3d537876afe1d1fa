//! The reader of snakes, and every format for snakes.
#![no_main]

use gridfold_fuzz::sound;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| sound::snakes(text));
