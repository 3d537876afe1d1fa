//! Asks the same question about every puzzle in some files, on all cores, and
//! gives the answers in the order of the input.

use std::io::{self, Write};

use gridfold_core::budget::{Budget, Flow};
use gridfold_core::conditions::Feature;
use gridfold_core::puzzle::{Draft, GridPuzzle};
use gridfold_core::snake::Cuboid;
use gridfold_core::snake::notation::Reading;
use gridfold_core::solve::{self, Question, Verdict};
use schemars::JsonSchema;
use serde::Serialize;

use crate::args::{Ask, Input, Jobs};
use crate::json;
use crate::ordered;
use crate::output::{self, complain};
use crate::place::{Place, Refusal};
use crate::source::{self, Item, Puzzle, Unread};
use crate::status::Status;

/// The limit of nodes for an additional search besides the requested one.
const A_MOMENT: u64 = 200_000;

/// A grid that was read and is well-formed.
pub(crate) struct Asked {
    pub(crate) place: Place,
    /// The grid as written.
    pub(crate) draft: Draft,
    /// The grid as a checked puzzle.
    pub(crate) puzzle: GridPuzzle,
}

/// The name of a grid's kind in JSON.
#[derive(Serialize, JsonSchema)]
pub(crate) struct GridName {
    kind: &'static str,
    size: usize,
    /// The features besides clues, signs and givens.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(schema_with = "crate::names_json::features")]
    features: Vec<Feature>,
}

/// A puzzle of either family.
pub(crate) enum Posed {
    /// A grid, well-formed.
    Grid(Box<Asked>),
    /// A snake, with its place.
    Snake(Place, Reading),
}

/// The output about one puzzle, including line breaks, and its status.
pub(crate) struct Report {
    pub(crate) status: Status,
    pub(crate) text: String,
}

/// Answers for every grid of an input, and complains about everything else.
pub(crate) fn run(
    input: &Input,
    jobs: Jobs,
    answer: impl Fn(&Asked) -> Report + Sync,
) -> io::Result<Status> {
    run_all(input, jobs, None, move |posed| match posed {
        Posed::Grid(asked) => Ok(answer(&asked)),
        Posed::Snake(place, _) => {
            Err(Refusal::new(&place, "snake", "a snake; this question is for grids only"))
        }
    })
}

/// Like `run`, for a question that needs only the number of nodes, and whether JSON is wanted.
pub(crate) fn ask(
    arguments: &Ask,
    answer: fn(&Asked, Option<u64>, bool) -> Report,
) -> io::Result<Status> {
    let (nodes, as_json) = (arguments.nodes, arguments.input.json);
    run(&arguments.input, arguments.jobs, move |asked| answer(asked, nodes, as_json))
}

/// Answers for every puzzle of an input, or says why there is no answer: as JSON in its place, otherwise as a
/// complaint. The box is for snakes whose text gives no box.
pub(crate) fn run_all(
    input: &Input,
    jobs: Jobs,
    cuboid: Option<Cuboid>,
    answer: impl Fn(Posed) -> Result<Report, Refusal> + Sync,
) -> io::Result<Status> {
    let work = move |unread: Unread| {
        let item = unread.read();
        (item.complaints(), posed(item).and_then(&answer))
    };
    let mut worst = None;
    let mut out = output::answers()?;
    ordered::for_each(
        jobs.threads(),
        source::unread(input, cuboid),
        work,
        |(complaints, done)| {
            complaints.iter().for_each(|complaint| complain(complaint));
            let status = done.as_ref().map_or(Status::BadInput, |report| report.status);
            worst = worst.max(Some(status));
            match done {
                Ok(report) => out.write_all(report.text.as_bytes()).and_then(|()| out.flush()),
                Err(refusal) => refuse(&refusal, input.json, &mut out),
            }
        },
    )?;
    Ok(worst.unwrap_or_else(nothing_found))
}

/// Says why a puzzle gets no answer: as JSON in place of the answer, otherwise as a complaint.
pub(crate) fn refuse(refusal: &Refusal, as_json: bool, out: &mut impl Write) -> io::Result<()> {
    if as_json {
        return out.write_all(json::refused(refusal).as_bytes()).and_then(|()| out.flush());
    }
    complain(&refusal.to_string());
    Ok(())
}

/// An input without any puzzle is most likely a mistake: an empty file, or a pipe whose first half failed.
pub(crate) fn nothing_found() -> Status {
    complain("no puzzle found");
    Status::BadInput
}

/// The puzzle of an item, or what is wrong with it.
pub(crate) fn posed(Item { place, puzzle, .. }: Item) -> Result<Posed, Refusal> {
    let draft = match puzzle? {
        Puzzle::Grid(draft, _) => draft,
        Puzzle::Snake(reading) => return Ok(Posed::Snake(place, reading)),
    };
    match draft.puzzle() {
        Ok(puzzle) => Ok(Posed::Grid(Box::new(Asked { place, draft, puzzle }))),
        Err(faults) => Err(Refusal::of_faults(&place, &faults)),
    }
}

/// The box of a snake; a chain with an unknown box is refused.
pub(crate) fn box_of(place: &Place, reading: &Reading) -> Result<Cuboid, Refusal> {
    let cubelets = reading.chain.len();
    reading.cuboid.ok_or_else(|| {
        Refusal::new(place, "box", format!("a chain of {cubelets} cubelets; name its --box"))
    })
}

impl Asked {
    /// The start of the line about the grid: `puzzles.txt:12: latin 9x9 boxes: `.
    pub(crate) fn title(&self) -> String {
        let GridName { kind, size: n, features } = self.name();
        let names = features.into_iter().map(|feature| format!(" {}", feature.id()));
        format!("{}: {kind} {n}x{n}{}: ", self.place, names.collect::<String>())
    }

    /// The number of solutions, as far as a short search can tell.
    pub(crate) fn verdict(&self, nodes: Option<u64>) -> Verdict {
        let nodes = nodes.unwrap_or(A_MOMENT);
        within(Some(nodes), |budget| solve::find(&self.puzzle, Question::UNIQUE, budget)).verdict
    }

    /// The kind, the size and the features of the grid besides clues, signs and givens.
    pub(crate) fn name(&self) -> GridName {
        let draft = &self.draft;
        let has = |one: &Feature| one.can_be_wished() && draft.has(*one);
        let features = Feature::ALL.into_iter().filter(has).collect();
        GridName { kind: draft.kind.id, size: draft.size, features }
    }

    /// Values as JSON writes them: in storeys, so that a park is 0.
    pub(crate) fn storeys<'a>(&self, values: impl IntoIterator<Item = &'a u32>) -> Vec<u32> {
        values.into_iter().map(|value| self.puzzle.scale().storeys(*value)).collect()
    }
}

/// Runs a search that ends after this many nodes, if there is a limit.
pub(crate) fn within<T>(nodes: Option<u64>, ask: impl FnOnce(&mut Budget<'_>) -> T) -> T {
    let mut go_on = |_: &_| Flow::Continue;
    ask(&mut Budget { nodes, every: u64::MAX, report: &mut go_on })
}
