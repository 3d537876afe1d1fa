//! Every request of the page, as it arrives: a name and its arguments,
//! `{"grid-link":{"text":"lat2"}}`.
//!
//! Searches without their own limit are run only on small puzzles, so that each
//! run is short.

use gridfold_core::formats;
use gridfold_core::generate::Wish;
use gridfold_core::puzzle::{About, Draft};
use gridfold_core::snake::notation;
use gridfold_core::wire::packed;
use gridfold_wasm::wire::{
    ChangeRequest, CompleteRequest, DailyRequest, HintRequest, LabRaceRequest, LabTask,
    LabTraceRequest, MakeRequest, PathRequest, PuzzleRequest, RecogniseRequest, RegradeRequest,
    Sides, SnakeRequest, SnakeSolveRequest, SolveRequest, WhyNotRequest,
};
use gridfold_wasm::{
    analysis, explain, lab, make, path, requests as grid, setter, snake, solving, texts,
};
use serde::Deserialize;
use serde_json::{Value, json};

/// The maximum number of nodes or tries of a search.
const MOST: u64 = 300;
/// The largest grid, and the longest chain, that is searched without a limit.
const LARGEST: usize = 4;
const LONGEST: usize = 12;

/// To add a request: its name with its arguments here, its call in [`ask`], its
/// example in [`requests`].
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    Recognise(RecogniseRequest),
    GridLink { text: String },
    SnakeLink { text: String },
    Write { draft: Draft, format: String, about: About },
    Check { draft: Draft, entries: Option<Vec<u32>> },
    Solve(SolveRequest),
    Candidates(PuzzleRequest),
    Conflict(PuzzleRequest),
    Redundant(PuzzleRequest),
    Hint(HintRequest),
    WhyNot(WhyNotRequest),
    Path(PathRequest),
    Grade { draft: Draft },
    Generate(MakeRequest),
    Daily(DailyRequest),
    Complete(CompleteRequest),
    ThinOut(ChangeRequest),
    Vary(ChangeRequest),
    Regrade(RegradeRequest),
    SnakeWrite { chain: String, sides: Sides, format: String },
    SnakeCheck { chain: String, sides: Sides },
    SnakeSolve(SnakeSolveRequest),
    SnakeRepairs(SnakeRequest),
    LabRace(LabRaceRequest),
    LabTrace { request: LabTraceRequest, events: Vec<usize> },
}

/// Answers the request; the answer is discarded, and a refusal is an answer too.
pub fn ask(request: Request) {
    match request {
        Request::Recognise(request) => drop(texts::recognise(&request)),
        Request::GridLink { text } => drop(texts::grid_link(&text)),
        Request::SnakeLink { text } => drop(texts::snake_link(&text)),
        Request::Write { draft, format, about } => {
            drop(texts::write_grid(&draft, &format, &about));
        }
        Request::Check { draft, entries } => drop(grid::check(draft, entries.as_deref())),
        Request::Solve(request) => {
            let nodes = Some(request.nodes.unwrap_or(MOST).min(MOST));
            drop(solving::solve(SolveRequest { nodes, ..request }, clock(), |_| {}));
        }
        Request::Candidates(request) if is_small(&request.draft) => {
            drop(analysis::candidates(request, clock(), |_| {}));
        }
        Request::Conflict(request) if is_small(&request.draft) => {
            drop(analysis::conflict(request, clock(), |_| {}));
        }
        Request::Redundant(request) if is_small(&request.draft) => {
            drop(analysis::redundant(request, clock(), |_| {}));
        }
        Request::Candidates(_) | Request::Conflict(_) | Request::Redundant(_) => {}
        Request::Hint(request) if is_small(&request.draft) => {
            drop(explain::hint(request, clock(), |_| {}));
        }
        Request::WhyNot(request) if is_small(&request.draft) => {
            drop(explain::why_not(request, clock(), |_| {}));
        }
        Request::Path(request) if is_small(&request.draft) => {
            drop(path::path(&request, clock(), |_| {}));
        }
        Request::Grade { draft } if is_small(&draft) => drop(path::grade(&draft)),
        Request::Hint(_) | Request::WhyNot(_) | Request::Path(_) | Request::Grade { .. } => {}
        Request::Generate(request) if request.wish.size <= LARGEST => {
            let looks = Some(request.looks.unwrap_or(MOST).min(MOST));
            drop(make::generate(&MakeRequest { looks, ..request }, clock(), |_| {}));
        }
        Request::Generate(_) => {}
        Request::Daily(request) => drop(make::daily(request)),
        Request::Complete(request) if is_small(&request.draft) => {
            let most = request.most.min(3);
            drop(setter::complete(&CompleteRequest { most, ..request }, clock(), |_| {}));
        }
        Request::ThinOut(request) if is_small(&request.draft) => {
            drop(setter::thin_out(&request, clock(), |_| {}));
        }
        Request::Vary(request) if request.draft.size <= 2 => {
            drop(setter::vary(&request, clock(), |_| {}));
        }
        Request::Regrade(request) if is_small(&request.draft) => {
            drop(setter::regrade(&request, clock(), |_| {}));
        }
        Request::Complete(_) | Request::ThinOut(_) | Request::Vary(_) | Request::Regrade(_) => {}
        Request::SnakeWrite { chain, sides, format } => {
            drop(texts::write_snake(&chain, sides, &format));
        }
        Request::SnakeCheck { chain, sides } => drop(snake::check(&chain, sides)),
        Request::SnakeSolve(request) => {
            let nodes = Some(request.nodes.unwrap_or(MOST).min(MOST));
            drop(snake::solve(&SnakeSolveRequest { nodes, ..request }, clock(), |_| {}));
        }
        Request::SnakeRepairs(request) if request.chain.len() <= LONGEST => {
            drop(snake::repairs(&request, clock(), |_| {}));
        }
        Request::SnakeRepairs(_) => {}
        Request::LabRace(request) => race(request),
        Request::LabTrace { request, events } => trace(request, &events),
    }
}

fn is_small(draft: &Draft) -> bool {
    draft.size <= LARGEST
}

fn race(request: LabRaceRequest) {
    if request.strategies.len() <= 3 {
        let tries = Some(request.tries.unwrap_or(MOST).min(MOST));
        drop(lab::race(LabRaceRequest { tries, ..request }, clock(), |_| {}));
    }
}

fn trace(request: LabTraceRequest, events: &[usize]) {
    let is_searched = match &request.task {
        LabTask::Grid(draft) => draft.size <= 2 * LARGEST,
        LabTask::Snake(_) => true,
    };
    if is_searched && let Ok(mut run) = lab::TracedRun::begin(request) {
        let _ = run.advance(MOST, f64::INFINITY, clock());
        let _ = (run.state(), run.details(events));
    }
}

/// A clock that advances by a millisecond whenever it is read.
fn clock() -> impl Fn() -> f64 {
    let now = std::cell::Cell::new(0.0);
    move || now.replace(now.get() + 1.0)
}

/// Examples of every request, made of these texts, as JSON.
#[must_use]
pub fn requests(texts: &[String]) -> Vec<String> {
    let all = texts.iter().flat_map(|text| [about_grids(text), about_snakes(text)].concat());
    all.map(|request| request.to_string()).collect()
}

fn about_grids(text: &str) -> Vec<Value> {
    let Ok(found) = formats::read(text) else { return Vec::new() };
    let of = found.draft;
    let (draft, entries) = (packed(&of), vec![0; of.givens.len()]);
    let puzzle = json!({ "draft": draft, "entries": entries });
    let order = json!({ "first": [0], "smallest": true });
    let task = json!({ "grid": draft });
    let wish = Wish::of(of.kind, of.size);
    vec![
        json!({ "recognise": { "text": text, "family": "grid", "box": null, "line": 1, "most": 3 } }),
        json!({ "grid-link": { "text": text } }),
        json!({ "write": { "draft": draft, "format": found.format.id, "about": { "title": "One", "solution": entries } } }),
        json!({ "check": puzzle }),
        json!({ "solve": { "draft": draft, "entries": null, "limit": 3, "nodes": 100 } }),
        json!({ "candidates": puzzle }),
        json!({ "conflict": puzzle }),
        json!({ "redundant": puzzle }),
        json!({ "hint": { "draft": draft, "entries": entries, "marks": null, "ruledOut": [], "toNumber": false } }),
        json!({ "hint": { "draft": draft, "entries": entries, "marks": entries, "ruledOut": entries, "toNumber": true } }),
        json!({ "why-not": { "draft": draft, "entries": entries, "marks": null, "ruledOut": [], "cell": 1, "value": 1 } }),
        json!({ "path": { "draft": draft } }),
        json!({ "grade": { "draft": draft } }),
        json!({ "generate": {
            "kind": of.kind.id, "size": of.size, "features": of.features, "symmetry": "mirror",
            "aim": { "type": "band", "band": "easy" }, "minimal": false, "givens": 1, "clues": null,
            "signs": null, "seed": "7", "looks": 100
        } }),
        json!({ "complete": { "draft": draft, "most": 2, "wish": wish, "seed": "1" } }),
        json!({ "thin-out": { "draft": draft, "wish": wish, "seed": "1" } }),
        json!({ "vary": { "draft": draft, "wish": wish, "seed": "1" } }),
        json!({ "regrade": { "draft": draft, "direction": "up", "wish": wish, "seed": "1" } }),
        json!({ "daily": { "year": 2026, "month": 11, "day": of.size } }),
        json!({ "lab-race": {
            "task": task, "strategies": ["domains", "stronger"], "order": order, "tries": 100
        } }),
        json!({ "lab-trace": {
            "request": { "task": task, "strategy": "fix-point", "order": order }, "events": [0, 5]
        } }),
    ]
}

fn about_snakes(text: &str) -> Vec<Value> {
    let readings = notation::read(text, None).unwrap_or_default();
    let Some(first) = readings.first() else { return Vec::new() };
    let Some(cuboid) = first.cuboid.map(|cuboid| cuboid.sides()) else { return Vec::new() };
    let chain = first.chain.to_string();
    let task = json!({ "snake": { "chain": chain, "box": cuboid } });
    let order = json!({ "first": [], "smallest": false });
    vec![
        json!({ "recognise": { "text": text, "family": "snake", "box": cuboid, "line": 1, "most": 3 } }),
        json!({ "snake-link": { "text": text } }),
        json!({ "snake-write": { "chain": chain, "sides": cuboid, "format": first.form.id } }),
        json!({ "snake-check": { "chain": chain, "sides": cuboid } }),
        json!({ "snake-solve": {
            "chain": chain, "box": cuboid, "keep": 5, "nodes": 100, "corner": false
        } }),
        json!({ "snake-repairs": { "chain": "ESCSCE", "box": [2, 3, 1] } }),
        json!({ "lab-race": {
            "task": task, "strategies": ["corner", "span"], "order": order, "tries": 100
        } }),
        json!({ "lab-trace": {
            "request": { "task": task, "strategy": "symmetry", "order": order }, "events": [0, 5]
        } }),
    ]
}

#[cfg(test)]
mod tests {
    use super::{Request, ask, requests};
    use crate::texts::texts;

    #[test]
    fn every_example_is_a_request_and_every_request_has_one() {
        let mut kinds = Vec::new();
        for text in requests(&texts()) {
            let request: Request =
                serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text:.200}"));
            let kind = std::mem::discriminant(&request);
            if !kinds.contains(&kind) {
                kinds.push(kind);
                ask(request);
            }
        }
        assert_eq!(kinds.len(), 25);
    }
}
