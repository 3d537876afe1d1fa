//! The functions that JavaScript calls, each a request of [`requests`](crate::requests) between two conversions.

use js_sys::Function;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::{JsCast, JsError, JsValue, wasm_bindgen};
use web_sys::{Performance, WorkerGlobalScope};

use crate::findings;
use crate::requests::{self, BadRequest};
use crate::solving;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = "import type { CandidatesAnswer, CheckAnswer, ConflictAnswer, Draft, FormatEntry, KindEntry, \
    Progress, PuzzleRequest, ReadAnswer, RedundantAnswer, SolveAnswer, SolveRequest, WriteAnswer } from './types.ts';";

/// Runs once when the module is loaded: a panic then says on the console what happened.
#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}

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
    #[wasm_bindgen(unchecked_param_type = "(progress: Progress) => void")] progress: &Function,
) -> Result<JsValue, JsError> {
    outward(&findings::redundant(inward(request)?, clock(), listener(progress))?)
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

impl From<BadRequest> for JsError {
    fn from(request: BadRequest) -> Self {
        Self::new(&request.0)
    }
}

/// Plain objects and null, as JSON would give them: they pass through `postMessage` unchanged.
fn outward<T: Serialize>(value: &T) -> Result<JsValue, JsError> {
    value.serialize(&Serializer::json_compatible()).map_err(JsError::from)
}

fn inward<T: serde::de::DeserializeOwned>(value: JsValue) -> Result<T, JsError> {
    serde_wasm_bindgen::from_value(value).map_err(JsError::from)
}

/// Calls the function with everything that is told. One that throws must not end the search: the answer still counts.
fn listener<T: Serialize>(function: &Function) -> impl FnMut(T) {
    |told| {
        if let Ok(told) = outward(&told) {
            let _ = function.call1(&JsValue::NULL, &told);
        }
    }
}

/// The clock of a worker; a page and Node have it under the same name.
fn clock() -> impl Fn() -> f64 {
    let scope: WorkerGlobalScope = js_sys::global().unchecked_into();
    let performance: Performance =
        scope.performance().unwrap_or_else(|| JsValue::UNDEFINED.unchecked_into());
    move || performance.now()
}
