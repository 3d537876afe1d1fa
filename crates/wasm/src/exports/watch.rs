//! The monitoring of long requests: the clock, and the function that listens to
//! them.

use js_sys::Function;
use serde::Serialize;
use wasm_bindgen::prelude::{JsCast, JsValue};
use web_sys::{Performance, WorkerGlobalScope};

use super::to_js;

/// Calls the function with every report. If the function throws, the search must not end: the answer still counts.
pub(super) fn listener<T: Serialize>(function: &Function) -> impl FnMut(T) {
    |report| {
        if let Ok(report) = to_js(&report) {
            let _ = function.call1(&JsValue::NULL, &report);
        }
    }
}

/// The clock of a worker; a page and Node have it under the same name.
pub(super) fn clock() -> impl Fn() -> f64 {
    let scope: WorkerGlobalScope = js_sys::global().unchecked_into();
    let performance: Performance =
        scope.performance().unwrap_or_else(|| JsValue::UNDEFINED.unchecked_into());
    move || performance.now()
}
