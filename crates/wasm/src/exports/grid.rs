//! The requests about grids, as [`requests`], [`solving`] and [`analysis`] answer them.

use js_sys::Function;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::{JsError, JsValue, wasm_bindgen};

use super::watch::{clock, listener};
use super::{from_js, to_js};
use crate::{analysis, requests, solving, texts};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = "import type { Sent } from '../engine/packed.ts';\n\
    import type { CandidatesAnswer, CheckAnswer, ConflictAnswer, Draft, Kind, Progress, \
    PuzzleRequest, Recognised, RedundantAnswer, SolveAnswer, SolveRequest } from './types.ts';";

#[wasm_bindgen(inline_js = "\
export function listed(answer) {
	answer.solutions = answer.solutions.map((bytes) => {
		const list = [];
		for (const byte of bytes) list.push(byte);
		return list;
	});
	return answer;
}")]
extern "C" {
    /// Turns the grids of an answer from bytes into lists; `Array.from` takes ten times as long.
    fn listed(answer: JsValue) -> JsValue;
}

/// The grid of a share link.
#[wasm_bindgen(js_name = readLink, unchecked_return_type = "Recognised")]
pub fn read_link(link: &str) -> Result<JsValue, JsError> {
    to_js(&texts::grid_link(link))
}

/// The faults of a draft and of the player's own digits that are visible
/// without a search.
#[wasm_bindgen(unchecked_return_type = "CheckAnswer")]
pub fn check(
    #[wasm_bindgen(unchecked_param_type = "Sent<Draft>")] draft: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number[] | null")] entries: Option<Vec<u32>>,
) -> Result<JsValue, JsError> {
    to_js(&requests::check(from_js(draft)?, entries.as_deref()))
}

/// Solves, and occasionally reports the progress.
#[wasm_bindgen(unchecked_return_type = "SolveAnswer")]
pub fn solve(
    #[wasm_bindgen(unchecked_param_type = "Sent<SolveRequest>")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "(progress: Progress) => void")] progress: &Function,
) -> Result<JsValue, JsError> {
    let answer = solving::solve(from_js(request)?, clock(), listener(progress));
    let to_bytes = Serializer::json_compatible().serialize_bytes_as_arrays(false);
    Ok(listed(answer.serialize(&to_bytes)?))
}

/// The values that each cell takes over all solutions; `report` occasionally
/// receives what is known.
#[wasm_bindgen(unchecked_return_type = "CandidatesAnswer")]
pub fn candidates(
    #[wasm_bindgen(unchecked_param_type = "Sent<PuzzleRequest>")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "(known: CandidatesAnswer) => void")] report: &Function,
) -> Result<JsValue, JsError> {
    to_js(&analysis::candidates(from_js(request)?, clock(), listener(report)))
}

/// A minimal set of clues, givens and signs that contradict each other.
#[wasm_bindgen(unchecked_return_type = "ConflictAnswer")]
pub fn conflict(
    #[wasm_bindgen(unchecked_param_type = "Sent<PuzzleRequest>")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "(progress: Progress) => void")] progress: &Function,
) -> Result<JsValue, JsError> {
    to_js(&analysis::conflict(from_js(request)?, clock(), listener(progress)))
}

/// The clues, givens and signs that could each be left out on their own.
#[wasm_bindgen(unchecked_return_type = "RedundantAnswer")]
pub fn redundant(
    #[wasm_bindgen(unchecked_param_type = "Sent<PuzzleRequest>")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "(known: RedundantAnswer) => void")] report: &Function,
) -> Result<JsValue, JsError> {
    to_js(&analysis::redundant(from_js(request)?, clock(), listener(report)))
}

/// Every kind of puzzle.
#[wasm_bindgen(unchecked_return_type = "Kind[]")]
pub fn kinds() -> Result<JsValue, JsError> {
    to_js(&requests::kinds())
}
