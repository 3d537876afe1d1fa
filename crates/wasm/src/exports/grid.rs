//! The requests about grids, as [`requests`], [`solving`] and [`findings`] answer them.

use js_sys::Function;
use wasm_bindgen::prelude::{JsError, JsValue, wasm_bindgen};

use super::{clock, inward, listener, outward};
use crate::{findings, requests, solving};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = "import type { CandidatesAnswer, CheckAnswer, ConflictAnswer, Draft, FormatEntry, KindEntry, \
    Progress, PuzzleRequest, ReadAnswer, RedundantAnswer, SolveAnswer, SolveRequest, WriteAnswer } from './types.ts';";

/// Everything that can be read in a text.
#[wasm_bindgen(unchecked_return_type = "ReadAnswer")]
pub fn read(text: &str) -> Result<JsValue, JsError> {
    outward(&requests::read(text))
}

/// The puzzle as text in this format.
#[wasm_bindgen(unchecked_return_type = "WriteAnswer")]
pub fn write(
    #[wasm_bindgen(unchecked_param_type = "Draft")] draft: JsValue,
    format: &str,
) -> Result<JsValue, JsError> {
    outward(&requests::write(inward(draft)?, format)?)
}

/// What is wrong with a draft and with the player's own digits, without any search.
#[wasm_bindgen(unchecked_return_type = "CheckAnswer")]
pub fn check(
    #[wasm_bindgen(unchecked_param_type = "Draft")] draft: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number[] | null")] entries: JsValue,
) -> Result<JsValue, JsError> {
    let entries: Option<Vec<u32>> = inward(entries)?;
    outward(&requests::check(inward(draft)?, entries.as_deref())?)
}

/// Solves, and tells `progress` now and then how far it is.
#[wasm_bindgen(unchecked_return_type = "SolveAnswer")]
pub fn solve(
    #[wasm_bindgen(unchecked_param_type = "SolveRequest")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "(progress: Progress) => void")] progress: &Function,
) -> Result<JsValue, JsError> {
    outward(&solving::solve(inward(request)?, clock(), listener(progress))?)
}

/// The values that survive over all solutions; `tell` hears now and then what is known so far.
#[wasm_bindgen(unchecked_return_type = "CandidatesAnswer")]
pub fn candidates(
    #[wasm_bindgen(unchecked_param_type = "PuzzleRequest")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "(known: CandidatesAnswer) => void")] tell: &Function,
) -> Result<JsValue, JsError> {
    outward(&findings::candidates(inward(request)?, clock(), listener(tell))?)
}

/// A smallest set of clues, givens and signs that cannot hold together.
#[wasm_bindgen(unchecked_return_type = "ConflictAnswer")]
pub fn conflict(
    #[wasm_bindgen(unchecked_param_type = "PuzzleRequest")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "(progress: Progress) => void")] progress: &Function,
) -> Result<JsValue, JsError> {
    outward(&findings::conflict(inward(request)?, clock(), listener(progress))?)
}

/// The clues, givens and signs that could each be left out alone.
#[wasm_bindgen(unchecked_return_type = "RedundantAnswer")]
pub fn redundant(
    #[wasm_bindgen(unchecked_param_type = "PuzzleRequest")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "(known: RedundantAnswer) => void")] tell: &Function,
) -> Result<JsValue, JsError> {
    outward(&findings::redundant(inward(request)?, clock(), listener(tell))?)
}

/// Every kind of puzzle.
#[wasm_bindgen(unchecked_return_type = "KindEntry[]")]
pub fn kinds() -> Result<JsValue, JsError> {
    outward(&requests::kinds())
}

/// Every format that puzzles are written in.
#[wasm_bindgen(unchecked_return_type = "FormatEntry[]")]
pub fn formats() -> Result<JsValue, JsError> {
    outward(&requests::formats())
}
