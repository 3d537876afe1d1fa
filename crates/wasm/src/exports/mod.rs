//! The functions that JavaScript calls, each a request between two conversions; one file for each wasm module.
//!
//! A module is built with the feature of the same name, so that a page loads only what it needs. This file has what all
//! modules need to cross the boundary.

// To add a module, add a file here, its feature in Cargo.toml, its name in `MODULES` of crates/xtask/src/bindings.rs,
// and its import in www/engine/worker.ts.
#[cfg(feature = "explain")]
mod explain;
#[cfg(feature = "grid")]
mod grid;
#[cfg(feature = "lab")]
mod lab;
#[cfg(feature = "photo")]
mod photo;
#[cfg(feature = "snake")]
mod snake;
#[cfg(feature = "text")]
mod text;
#[cfg(any(feature = "explain", feature = "grid", feature = "lab", feature = "snake"))]
mod watch;

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::{JsError, JsValue, wasm_bindgen};

use crate::requests::BadRequest;

/// Runs once when the module is loaded: from then on, a panic writes to the
/// console what happened.
#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}

impl From<BadRequest> for JsError {
    fn from(request: BadRequest) -> Self {
        Self::new(&request.0)
    }
}

/// Plain objects and null, as in JSON: they pass through `postMessage` unchanged.
fn to_js<T: Serialize>(value: &T) -> Result<JsValue, JsError> {
    value.serialize(&Serializer::json_compatible()).map_err(JsError::from)
}

/// Reads the request that a page made.
#[cfg_attr(
    not(any(
        feature = "explain",
        feature = "grid",
        feature = "lab",
        feature = "snake",
        feature = "text"
    )),
    expect(dead_code, reason = "what is known of a photo is read field by field")
)]
fn from_js<T: serde::de::DeserializeOwned>(value: JsValue) -> Result<T, JsError> {
    serde_wasm_bindgen::from_value(value).map_err(JsError::from)
}
