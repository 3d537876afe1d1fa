//! The requests of the page, as JSON: nothing that a page or an attacker sends may panic.
#![no_main]

use gridfold_fuzz::{Request, ask};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(request) = serde_json::from_str::<Request>(text) {
        ask(request);
    }
});
