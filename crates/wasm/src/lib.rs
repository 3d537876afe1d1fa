//! Gridfold's core as a page calls it: one exported function a request, and nothing kept between requests but the runs
//! of the strategy lab that are looked at.
//!
//! [`wire`] has the shapes of requests and answers, [`requests`], [`solving`], [`analysis`], [`explain`], [`path`],
//! [`make`], [`setter`], [`texts`], `photo`, [`snake`] and [`lab`]
//! what can be asked, `exports` the same for JavaScript, in several wasm modules. No solving happens here.

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
