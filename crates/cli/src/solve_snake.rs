//! `gridfold solve` for snake cubes.

use std::time::{Duration, Instant};

use gridfold_core::snake::notation::{Folded, Reading, View};
use gridfold_core::snake::{
    self, Chain, Cuboid, Folds, Piece, Question, Repair, Repairs, Slip, Starts,
};
use gridfold_core::solve::Verdict;
use schemars::JsonSchema;
use serde::Serialize;

use crate::args;
use crate::json;
use crate::place::{Place, Refusal};
use crate::runner::{self, Report};
use crate::status::Status;

/// One line of `--json`.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Record {
    kind: &'static str,
    #[serde(rename = "box")]
    cuboid: [usize; 3],
    #[schemars(schema_with = "crate::names_json::verdicts")]
    verdict: Verdict,
    count: u64,
    solutions: Vec<Solution>,
    /// The foldable chains that differ in one cubelet, if this chain cannot be
    /// folded.
    #[serde(skip_serializing_if = "Option::is_none")]
    repairs: Option<Vec<String>>,
    nodes: u64,
    micros: u64,
}

#[derive(Serialize, JsonSchema)]
struct Solution {
    arrows: String,
    moves: String,
    cells: Vec<[usize; 3]>,
}

impl Solution {
    fn of(folded: &Folded) -> Self {
        Self { arrows: folded.arrows(), moves: folded.moves(), cells: folded.places() }
    }
}

/// The notation of foldings.
pub(crate) struct Folding {
    question: Question,
    nodes: Option<u64>,
    json: bool,
    view: &'static View,
}

/// The result for a snake, folded or not.
struct Answer<'a> {
    chain: &'a Chain,
    cuboid: Cuboid,
    found: Folds,
    time: Duration,
    repairs: Option<Repairs>,
}

/// The number of nodes after which the search for repairs ends, unless --nodes
/// says otherwise: a few seconds.
const REPAIR_NODES: u64 = 50_000_000;

impl Folding {
    pub(crate) fn of(arguments: &args::Solve) -> Self {
        Self {
            question: arguments.snake_question(),
            nodes: arguments.nodes,
            json: arguments.input.json,
            view: arguments.view,
        }
    }

    /// Folds the snake; a chain with an unknown box is refused.
    pub(crate) fn report(&self, place: &Place, reading: &Reading) -> Result<Report, Refusal> {
        let chain = &reading.chain;
        let cuboid = runner::box_of(place, reading)?;
        let start = Instant::now();
        let found =
            runner::within(self.nodes, |budget| snake::fold(chain, cuboid, self.question, budget));
        let time = start.elapsed();
        let repairs = (found.verdict == Verdict::None).then(|| self.repairs(chain, cuboid));
        let answer = Answer { chain, cuboid, found, time, repairs };
        let text = if self.json { answer.json_line(place) } else { self.words(place, &answer) };
        let status = Status::of(answer.found.classes > 0);
        Ok(Report { status, text })
    }

    fn repairs(&self, chain: &Chain, cuboid: Cuboid) -> Repairs {
        let nodes = self.nodes.unwrap_or(REPAIR_NODES);
        runner::within(Some(nodes), |budget| snake::repairs(chain, cuboid, budget))
    }

    fn words(&self, place: &Place, answer: &Answer<'_>) -> String {
        let mut text = String::new();
        for folded in answer.folded() {
            text += &format!("{}\n", self.view.write(&folded));
            // A blank line separates views of several lines.
            text += if ["words", "layers"].contains(&self.view.id) { "\n" } else { "" };
        }
        let Folds { stats, .. } = answer.found;
        let milliseconds = answer.time.as_secs_f64() * 1000.0;
        let unit = if stats.nodes == 1 { "node" } else { "nodes" };
        let verdict = verdict(&answer.found, self.question.starts);
        let cuboid = answer.cuboid;
        text += &format!(
            "{place}: snake {cuboid}: {verdict} ({} {unit}, {milliseconds:.1} ms)\n",
            stats.nodes
        );
        for refusal in snake::refusals(answer.chain, cuboid) {
            text += &format!("  {refusal}\n");
        }
        if let Some(repairs) = &answer.repairs {
            text += &repaired(repairs);
        }
        text + "\n"
    }
}

impl Answer<'_> {
    fn folded(&self) -> impl Iterator<Item = Folded> {
        self.found.folds.iter().filter_map(|fold| Folded::new(fold, self.chain, self.cuboid))
    }

    fn json_line(&self, place: &Place) -> String {
        place.line(Record {
            kind: "snake",
            cuboid: self.cuboid.sides(),
            verdict: self.found.verdict,
            count: self.found.classes,
            solutions: self.folded().map(|folded| Solution::of(&folded)).collect(),
            repairs: self.repairs.as_ref().map(|repairs| {
                repairs.found.iter().map(|repair| repair.chain.to_string()).collect()
            }),
            nodes: self.found.stats.nodes,
            micros: json::micros(self.time),
        })
    }
}

/// The repairs, one per line.
fn repaired(repairs: &Repairs) -> String {
    let mut text = String::new();
    for Repair { slip, index, chain } in &repairs.found {
        let piece = if chain.pieces()[*index] == Piece::Corner { "a corner" } else { "straight" };
        let number = index + 1;
        let words = match slip {
            Slip::Bend => format!("If cubelet {number} is {piece}"),
            Slip::Missing => format!("If one is missing, cubelet {number}, {piece}"),
            Slip::Extra => format!("If cubelet {number} is one too many"),
        };
        text += &format!("  {words}, it can be folded: {chain}\n");
    }
    if !repairs.complete {
        text += "  Not all chains one cubelet away were decided.\n";
    }
    text
}

/// The verdict in words. A search from the corner may miss some foldings.
fn verdict(found: &Folds, starts: Starts) -> String {
    let count = found.classes;
    let from = if starts == Starts::Corner { " from the corner along +x" } else { "" };
    let ways = if count == 1 { "way" } else { "ways" };
    let alike = "up to rotation and reflection";
    match found.verdict {
        Verdict::None => format!("cannot be folded{from}"),
        Verdict::Unknown if count == 0 => format!("not decided, no folding found so far{from}"),
        _ if found.complete => format!("folds in exactly {count} {ways}{from}, {alike}"),
        _ => format!("folds in at least {count} {ways}{from}, {alike}"),
    }
}
