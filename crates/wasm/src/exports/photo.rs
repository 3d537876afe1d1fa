//! The request about photos, as [`photo`] answers it.

use wasm_bindgen::prelude::{JsError, JsValue, wasm_bindgen};

use super::{from_js, to_js};
use crate::photo;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = "import type { PhotoAnswer, PhotoKnown } from './types.ts';";

/// What stands on a photo: its pixels, three bytes or four each, row by row.
#[wasm_bindgen(js_name = readPhoto, unchecked_return_type = "PhotoAnswer")]
pub fn read_photo(
    pixels: &[u8],
    width: usize,
    height: usize,
    #[wasm_bindgen(unchecked_param_type = "PhotoKnown")] known: JsValue,
) -> Result<JsValue, JsError> {
    to_js(&photo::read_photo(pixels, width, height, &from_js(known)?)?)
}
