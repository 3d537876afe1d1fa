//! The requests that look at grids with the rules of people: explanations, as [`explain`] and [`path`] answer them, and
//! new puzzles, as [`make`] does.

use js_sys::Function;
use wasm_bindgen::prelude::{JsError, JsValue, wasm_bindgen};

use super::watch::{clock, listener};
use super::{from_js, to_js};
use crate::{explain, make, path};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = "import type { DailyPuzzle, DailyRequest, Draft, GradeAnswer, HintAnswer, HintRequest, MakeAnswer, MakeProgress, MakeRequest, PathAnswer, PathRequest, Progress, WhyNotAnswer, WhyNotRequest } from './types.ts';";

/// What to do next; `progress` hears now and then how far the search is that looks whether all is right.
#[wasm_bindgen(unchecked_return_type = "HintAnswer")]
pub fn hint(
    #[wasm_bindgen(unchecked_param_type = "HintRequest")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "(progress: Progress) => void")] progress: &Function,
) -> Result<JsValue, JsError> {
    to_js(&explain::hint(from_js(request)?, clock(), listener(progress)))
}

/// Why a cell cannot have a number.
#[wasm_bindgen(js_name = whyNot, unchecked_return_type = "WhyNotAnswer")]
pub fn why_not(
    #[wasm_bindgen(unchecked_param_type = "WhyNotRequest")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "(progress: Progress) => void")] progress: &Function,
) -> Result<JsValue, JsError> {
    to_js(&explain::why_not(from_js(request)?, clock(), listener(progress)))
}

/// All steps of a puzzle; `progress` hears now and then how many there are.
#[wasm_bindgen(js_name = path, unchecked_return_type = "PathAnswer")]
pub fn path_of(
    #[wasm_bindgen(unchecked_param_type = "PathRequest")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "(progress: Progress) => void")] progress: &Function,
) -> Result<JsValue, JsError> {
    to_js(&path::path(&from_js(request)?, clock(), listener(progress)))
}

/// How hard a puzzle is.
#[wasm_bindgen(unchecked_return_type = "GradeAnswer | null")]
pub fn grade(
    #[wasm_bindgen(unchecked_param_type = "Draft")] draft: JsValue,
) -> Result<JsValue, JsError> {
    to_js(&path::grade(&from_js(draft)?))
}

/// A new puzzle; `progress` hears now and then how many unfinished ones were looked at.
#[wasm_bindgen(unchecked_return_type = "MakeAnswer")]
pub fn generate(
    #[wasm_bindgen(unchecked_param_type = "MakeRequest")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "(progress: MakeProgress) => void")] progress: &Function,
) -> Result<JsValue, JsError> {
    to_js(&make::generate(&from_js(request)?, clock(), listener(progress)))
}

/// What makes the puzzles of a day.
#[wasm_bindgen(unchecked_return_type = "DailyPuzzle[]")]
pub fn daily(
    #[wasm_bindgen(unchecked_param_type = "DailyRequest")] request: JsValue,
) -> Result<JsValue, JsError> {
    to_js(&make::daily(from_js(request)?)?)
}
