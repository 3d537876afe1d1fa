//! The requests about grids that use human rules: explanations, as [`explain`] and [`path`] answer them, and new
//! puzzles, as [`make`] and [`setter`] make them.

use js_sys::Function;
use wasm_bindgen::prelude::{JsError, JsValue, wasm_bindgen};

use super::watch::{clock, listener};
use super::{from_js, to_js};
use crate::{analysis, explain, make, path, setter};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = "import type { Sent } from '../engine/packed.ts';\n\
    import type { ChangeRequest, CompleteAnswer, CompleteRequest, DailyPuzzle, DailyRequest, Draft, GradeAnswer, HintAnswer, HintRequest, MakeAnswer, MakeProgress, MakeRequest, PathAnswer, PathRequest, Progress, RegradeAnswer, RegradeRequest, ThinOutAnswer, WhyNotAnswer, WhyNotRequest } from './types.ts';";

/// What to do next; `progress` occasionally receives the progress of the search
/// that checks the digits.
#[wasm_bindgen(unchecked_return_type = "HintAnswer")]
pub fn hint(
    #[wasm_bindgen(unchecked_param_type = "Sent<HintRequest>")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "(progress: Progress) => void")] progress: &Function,
) -> Result<JsValue, JsError> {
    to_js(&explain::hint(from_js(request)?, clock(), listener(progress)))
}

/// Why a cell cannot have a number.
#[wasm_bindgen(js_name = whyNot, unchecked_return_type = "WhyNotAnswer")]
pub fn why_not(
    #[wasm_bindgen(unchecked_param_type = "Sent<WhyNotRequest>")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "(progress: Progress) => void")] progress: &Function,
) -> Result<JsValue, JsError> {
    to_js(&explain::why_not(from_js(request)?, clock(), listener(progress)))
}

/// The cells of givens that may be the player's own digits: every smallest set without which an impossible puzzle has a
/// solution. Empty if these cannot be found quickly.
#[wasm_bindgen(js_name = ownDigits, unchecked_return_type = "number[][]")]
pub fn own_digits(
    #[wasm_bindgen(unchecked_param_type = "Sent<Draft>")] draft: JsValue,
) -> Result<JsValue, JsError> {
    to_js(&analysis::own_digits(&from_js(draft)?, clock()))
}

/// All steps of a puzzle; `progress` occasionally receives their number.
#[wasm_bindgen(js_name = path, unchecked_return_type = "PathAnswer")]
pub fn path_of(
    #[wasm_bindgen(unchecked_param_type = "Sent<PathRequest>")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "(progress: Progress) => void")] progress: &Function,
) -> Result<JsValue, JsError> {
    to_js(&path::path(&from_js(request)?, clock(), listener(progress)))
}

/// How difficult a puzzle is.
#[wasm_bindgen(unchecked_return_type = "GradeAnswer | null")]
pub fn grade(
    #[wasm_bindgen(unchecked_param_type = "Sent<Draft>")] draft: JsValue,
) -> Result<JsValue, JsError> {
    to_js(&path::grade(&from_js(draft)?))
}

/// A new puzzle; `progress` occasionally receives the number of unfinished
/// puzzles examined.
#[wasm_bindgen(unchecked_return_type = "MakeAnswer")]
pub fn generate(
    #[wasm_bindgen(unchecked_param_type = "MakeRequest")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "(progress: MakeProgress) => void")] progress: &Function,
) -> Result<JsValue, JsError> {
    to_js(&make::generate(&from_js(request)?, clock(), listener(progress)))
}

/// The wishes for the puzzles of a day.
#[wasm_bindgen(unchecked_return_type = "DailyPuzzle[]")]
pub fn daily(
    #[wasm_bindgen(unchecked_param_type = "DailyRequest")] request: JsValue,
) -> Result<JsValue, JsError> {
    to_js(&make::daily(from_js(request)?)?)
}

/// The fewest additions that leave a puzzle with one solution.
#[wasm_bindgen(unchecked_return_type = "CompleteAnswer")]
pub fn complete(
    #[wasm_bindgen(unchecked_param_type = "Sent<CompleteRequest>")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "(progress: MakeProgress) => void")] progress: &Function,
) -> Result<JsValue, JsError> {
    to_js(&setter::complete(&from_js(request)?, clock(), listener(progress)))
}

/// A puzzle without its superfluous parts.
#[wasm_bindgen(js_name = thinOut, unchecked_return_type = "ThinOutAnswer")]
pub fn thin_out(
    #[wasm_bindgen(unchecked_param_type = "Sent<ChangeRequest>")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "(progress: MakeProgress) => void")] progress: &Function,
) -> Result<JsValue, JsError> {
    to_js(&setter::thin_out(&from_js(request)?, clock(), listener(progress)))
}

/// A different puzzle with the same places printed.
#[wasm_bindgen(unchecked_return_type = "MakeAnswer")]
pub fn vary(
    #[wasm_bindgen(unchecked_param_type = "Sent<ChangeRequest>")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "(progress: MakeProgress) => void")] progress: &Function,
) -> Result<JsValue, JsError> {
    to_js(&setter::vary(&from_js(request)?, clock(), listener(progress)))
}

/// A similar puzzle that is one band harder or easier.
#[wasm_bindgen(unchecked_return_type = "RegradeAnswer")]
pub fn regrade(
    #[wasm_bindgen(unchecked_param_type = "Sent<RegradeRequest>")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "(progress: MakeProgress) => void")] progress: &Function,
) -> Result<JsValue, JsError> {
    to_js(&setter::regrade(&from_js(request)?, clock(), listener(progress)))
}
