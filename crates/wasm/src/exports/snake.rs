//! The requests about snake cubes, as [`snake`] answers them.

use js_sys::Function;
use wasm_bindgen::prelude::{JsError, JsValue, wasm_bindgen};

use super::watch::{clock, listener};
use super::{from_js, to_js};
use crate::{snake, texts};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = "import type { Recognised, SnakeCheckAnswer, SnakeProgress, \
    SnakeRepairsAnswer, SnakeRequest, SnakeSolveAnswer, SnakeSolveProgress, \
    SnakeSolveRequest } from './types.ts';";

/// The snake of a share link.
#[wasm_bindgen(js_name = snakeReadLink, unchecked_return_type = "Recognised")]
pub fn read_link(link: &str) -> Result<JsValue, JsError> {
    to_js(&texts::snake_link(link))
}

/// The faults of a chain and a box that are visible without a search.
#[wasm_bindgen(js_name = snakeCheck, unchecked_return_type = "SnakeCheckAnswer")]
pub fn check(
    chain: &str,
    #[wasm_bindgen(unchecked_param_type = "number[]")] sides: JsValue,
) -> Result<JsValue, JsError> {
    to_js(&snake::check(chain, from_js(sides)?)?)
}

/// All foldings; `progress` occasionally receives the progress of the search,
/// and its new results.
#[wasm_bindgen(js_name = snakeSolve, unchecked_return_type = "SnakeSolveAnswer")]
pub fn solve(
    #[wasm_bindgen(unchecked_param_type = "SnakeSolveRequest")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "(progress: SnakeSolveProgress) => void")]
    progress: &Function,
) -> Result<JsValue, JsError> {
    to_js(&snake::solve(&from_js(request)?, clock(), listener(progress))?)
}

/// The foldable chains that differ in one cubelet; `progress` occasionally receives the progress of
/// the search.
#[wasm_bindgen(js_name = snakeRepairs, unchecked_return_type = "SnakeRepairsAnswer")]
pub fn repairs(
    #[wasm_bindgen(unchecked_param_type = "SnakeRequest")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "(progress: SnakeProgress) => void")] progress: &Function,
) -> Result<JsValue, JsError> {
    to_js(&snake::repairs(&from_js(request)?, clock(), listener(progress))?)
}
