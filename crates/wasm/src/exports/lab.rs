//! The requests about the strategy lab, as [`lab`] answers them. Traced runs are kept here under a number given by
//! the page, until they are dropped or the worker ends.

use std::cell::RefCell;
use std::collections::BTreeMap;

use js_sys::{Function, Reflect, Uint32Array};
use wasm_bindgen::prelude::{JsError, JsValue, wasm_bindgen};

use super::watch::{clock, listener};
use super::{from_js, to_js};
use crate::lab::{self, TracedRun};
use crate::requests::BadRequest;

/// The length of one slice of a run, in milliseconds.
const SLICE: f64 = 10.0;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = "import type { Sent } from '../engine/packed.ts';\n\
    import type { LabLane, LabRaceRequest, LabReason, LabStrategy, LabTraceRequest, LabTraced } \
    from './types.ts';";

thread_local! {
    static RUNS: RefCell<BTreeMap<u32, TracedRun>> = const { RefCell::new(BTreeMap::new()) };
}

/// Every strategy, for grids and for snakes.
#[wasm_bindgen(js_name = labStrategies, unchecked_return_type = "LabStrategy[]")]
pub fn strategies() -> Result<JsValue, JsError> {
    to_js(&lab::strategies())
}

/// Runs a race; `progress` occasionally receives the progress of all
/// strategies.
#[wasm_bindgen(js_name = labRace, unchecked_return_type = "LabLane[]")]
pub fn race(
    #[wasm_bindgen(unchecked_param_type = "Sent<LabRaceRequest>")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "(lanes: LabLane[]) => void")] progress: &Function,
) -> Result<JsValue, JsError> {
    to_js(&lab::race(from_js(request)?, clock(), listener(progress))?)
}

/// Begins a run under this number, replacing any older run.
#[wasm_bindgen(js_name = labBegin, unchecked_return_type = "LabTraced")]
pub fn begin(
    run: u32,
    #[wasm_bindgen(unchecked_param_type = "Sent<LabTraceRequest>")] request: JsValue,
) -> Result<JsValue, JsError> {
    let traced = TracedRun::begin(from_js(request)?)?;
    let answer = to_js(&traced.state());
    RUNS.with_borrow_mut(|runs| runs.insert(run, traced));
    answer
}

/// Continues for a slice of time, or for about this many events; the answer contains these as `events`, two numbers
/// each.
#[wasm_bindgen(js_name = labAdvance, unchecked_return_type = "LabTraced & { events: Uint32Array }")]
pub fn advance(run: u32, events: u32) -> Result<JsValue, JsError> {
    with(run, |traced| {
        let clock = clock();
        let words = traced.advance(u64::from(events), clock() + SLICE, &clock);
        let answer = to_js(&traced.state())?;
        let words = Uint32Array::from(words.as_slice());
        Reflect::set(&answer, &"events".into(), &words).map_err(|_| JsError::new("no object"))?;
        Ok(answer)
    })
}

/// The sentences for these events, given by their indices in the run, with the
/// places that they concern.
#[wasm_bindgen(js_name = labDetails, unchecked_return_type = "LabReason[]")]
pub fn details(run: u32, events: Vec<u32>) -> Result<JsValue, JsError> {
    let places: Vec<usize> = events.into_iter().map(|at| at as usize).collect();
    with(run, |traced| to_js(&traced.details(&places)))
}

/// Drops a run.
#[wasm_bindgen(js_name = labEnd)]
pub fn end(run: u32) {
    RUNS.with_borrow_mut(|runs| runs.remove(&run));
}

fn with<Answer>(
    run: u32,
    ask: impl FnOnce(&mut TracedRun) -> Result<Answer, JsError>,
) -> Result<Answer, JsError> {
    RUNS.with_borrow_mut(|runs| match runs.get_mut(&run) {
        Some(traced) => ask(traced),
        None => Err(BadRequest(format!("no run {run}")).into()),
    })
}
