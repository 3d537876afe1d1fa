//! Links of both families: read, written, and read again.
#![no_main]

use gridfold_fuzz::sound;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| sound::links(text));
