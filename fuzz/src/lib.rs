//! The code that the targets share. The properties of a text are beside the core's tests, which
//! check the same.

#[path = "../../crates/core/tests/it/support/examples.rs"]
pub mod examples;
#[path = "../../crates/core/tests/it/support/sound.rs"]
pub mod sound;
#[path = "../../crates/core/tests/it/support/texts.rs"]
pub mod texts;
#[path = "../../crates/core/tests/it/support/twin.rs"]
pub mod twin;

mod requests;

pub use requests::{Request, ask, requests};
