//! The boundary between the core and the page: one exported function per request. Only open runs of the strategy lab
//! are stored between requests.
//!
//! [`wire`] has the types of requests and answers. [`requests`], [`solving`], [`analysis`], [`explain`], [`path`],
//! [`make`], [`setter`], [`texts`], `photo`, [`snake`] and [`lab`] answer them, as plain functions that are tested on
//! any machine. `exports` wraps them for JavaScript, in several wasm modules. This crate does no solving itself.

pub mod analysis;
pub mod explain;
mod exports;
pub mod lab;
pub mod make;
pub mod path;
#[cfg(feature = "photo")]
pub mod photo;
pub mod requests;
pub mod setter;
pub mod snake;
pub mod solving;
pub mod texts;
mod throttle;
#[cfg(feature = "types")]
mod typescript;
pub mod wire;

#[cfg(feature = "types")]
pub use typescript::typescript;
