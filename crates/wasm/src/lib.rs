//! Gridfold's core as a page calls it: one exported function a request, and nothing kept between requests but the runs
//! of the strategy lab that are looked at.
//!
//! [`twins`] are the core's words in a shape that can be serialised, [`requests`], [`solving`], [`findings`], [`snake`]
//! and [`lab`] what can be asked, `exports` the same for JavaScript, in several wasm modules. No solving happens here.

mod exports;
pub mod findings;
pub mod lab;
mod pace;
pub mod requests;
pub mod snake;
pub mod solving;
pub mod twins;
#[cfg(feature = "types")]
mod typescript;

#[cfg(feature = "types")]
pub use typescript::typescript;
