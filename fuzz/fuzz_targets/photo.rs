//! Pictures of grids, drawn and damaged as the bytes say: the result is a
//! reading or an error.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../crates/photo/tests/it/mutated.rs"]
mod mutated;

fuzz_target!(|bytes: &[u8]| {
    let _ = mutated::read_picture(bytes);
});
