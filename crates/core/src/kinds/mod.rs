//! One file a kind of puzzle; each says which clues exist.
//!
//! To add one: copy `latin.rs`, name it here, add its line to
//! [`KINDS`](crate::kind::KINDS).

mod futoshiki;
mod latin;
mod mixed;
mod skyscrapers;

pub use futoshiki::FUTOSHIKI;
pub use latin::LATIN;
pub use mixed::MIXED;
pub use skyscrapers::SKYSCRAPERS;
