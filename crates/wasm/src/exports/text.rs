//! The requests about formats of both families: the contents of a text, and a puzzle as text.

use wasm_bindgen::prelude::{JsError, JsValue, wasm_bindgen};

use super::{from_js, to_js};
use crate::texts;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = "import type { Sent } from '../engine/packed.ts';\n\
    import type { About, Draft, FormatEntry, RecogniseAnswer, RecogniseRequest, WriteAnswer } \
    from './types.ts';";

/// Part of the contents of a text, of either family.
#[wasm_bindgen(unchecked_return_type = "RecogniseAnswer")]
pub fn recognise(
    #[wasm_bindgen(unchecked_param_type = "RecogniseRequest")] request: JsValue,
) -> Result<JsValue, JsError> {
    to_js(&texts::recognise(&from_js(request)?)?)
}

/// A grid as text in this format, with the parts of its `About` that the format stores.
#[wasm_bindgen(unchecked_return_type = "WriteAnswer")]
pub fn write(
    #[wasm_bindgen(unchecked_param_type = "Sent<Draft>")] draft: JsValue,
    format: &str,
    #[wasm_bindgen(unchecked_param_type = "Partial<About>")] about: JsValue,
) -> Result<JsValue, JsError> {
    to_js(&texts::write_grid(&from_js(draft)?, format, &from_js(about)?)?)
}

/// A snake as text in this format.
#[wasm_bindgen(js_name = snakeWrite, unchecked_return_type = "WriteAnswer")]
pub fn snake_write(
    chain: &str,
    #[wasm_bindgen(unchecked_param_type = "number[]")] sides: JsValue,
    format: &str,
) -> Result<JsValue, JsError> {
    to_js(&texts::write_snake(chain, from_js(sides)?, format)?)
}

/// Every format for grids.
#[wasm_bindgen(unchecked_return_type = "FormatEntry[]")]
pub fn formats() -> Result<JsValue, JsError> {
    to_js(&texts::formats())
}
