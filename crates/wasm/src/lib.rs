//! Gridfold's core as a page calls it: one exported function a request, and nothing kept between requests.

pub mod twins;
#[cfg(feature = "types")]
mod typescript;

#[cfg(feature = "types")]
pub use typescript::typescript;
