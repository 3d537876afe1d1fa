//! The requests for explanations of grids, as [`explain`] answers them.

use js_sys::Function;
use wasm_bindgen::prelude::{JsError, JsValue, wasm_bindgen};

use super::watch::{clock, listener};
use super::{from_js, to_js};
use crate::explain;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = "import type { HintAnswer, HintRequest, Progress } from './types.ts';";

/// What to do next; `progress` hears now and then how far the search is that looks whether all is right.
#[wasm_bindgen(unchecked_return_type = "HintAnswer")]
pub fn hint(
    #[wasm_bindgen(unchecked_param_type = "HintRequest")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "(progress: Progress) => void")] progress: &Function,
) -> Result<JsValue, JsError> {
    to_js(&explain::hint(from_js(request)?, clock(), listener(progress)))
}
