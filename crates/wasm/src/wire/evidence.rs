//! The evidence that a reader can open to check a step: the ways to fill a line, the links of a chain or a whip,
//! the story of a trial.
//!
//! Numbers are those of the core, 1..=n; positions are cells. Arrangements run
//! from the first cell of their line to the last.

use gridfold_core::conditions::Condition;
use gridfold_core::deduction::{
    Board, Ending, Event, Evidence, Frame, Layout, LineWays, Link, Statement, Story, Through, Whip,
    WhipLine,
};
use gridfold_core::grid::{Cell, House, Values};
use gridfold_core::message::{Arg, Message};
use gridfold_core::puzzle::GridPuzzle;
use serde::Serialize;

use super::Conditions;
use super::place::{HintHouse, HintRemoved};

/// The proof of a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum HintEvidence {
    /// All ways to fill a line.
    Ways {
        /// The line.
        line: HintHouse,
        /// Each way.
        ways: Vec<Vec<u8>>,
    },
    /// Links from an assumption, in two branches whose ends contradict each other.
    Chain {
        /// The assumption.
        supposed: Statement,
        /// The two branches.
        branches: [Vec<HintLink>; 2],
    },
    /// Numbers that follow from an assumption, each in one house, up to a house
    /// that has no possibility left.
    Whip {
        /// The assumption.
        supposed: Statement,
        /// What follows, line by line.
        lines: Vec<HintWhipLine>,
    },
    /// The consequences of an assumption, in order, up to a contradiction.
    Trial {
        /// The cells, houses and conditions that matter.
        frame: Vec<HintPart>,
        /// The assumption.
        supposed: Statement,
        /// The consequences.
        events: Vec<HintEvent>,
        /// The cell or the house that has no possibility left, or the condition
        /// that cannot be satisfied.
        end: HintPart,
    },
    /// A search.
    Search {
        /// How many positions it visited.
        positions: u64,
    },
}

/// A statement that follows from another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct HintLink {
    /// The statement from which the other follows.
    pub from: Statement,
    /// The statement that follows.
    pub to: Statement,
    /// Why it follows.
    pub through: HintPart,
    /// The ways to fill the line that agree with `from`; empty if `through` is
    /// not a line, or if there are many ways.
    pub ways: Vec<Vec<u8>>,
}

/// Links of a whip that have the same reason. The last line of a whip has no numbers: its
/// house cannot be filled any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct HintWhipLine {
    /// The house, with the conditions that the reasons name.
    pub through: HintPart,
    /// What cells can be: one number, or a bound.
    pub numbers: Vec<HintLeft>,
    /// The same in words; in the last line, why the house cannot be filled.
    pub said: Vec<Message>,
    /// The reasons, sentence by sentence.
    pub reasons: Vec<Message>,
    /// The ways that are left, if the reason counts them and there are few; in the last
    /// line, the ways ruled out only by what is written in the line.
    pub ways: Vec<Vec<u8>>,
}

/// What a cell can be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct HintLeft {
    /// The cell.
    pub cell: Cell,
    /// The numbers, ascending.
    pub values: Vec<u8>,
}

/// One thing that follows in a trial.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct HintEvent {
    /// The reason.
    pub through: HintPart,
    /// The numbers removed.
    pub removed: Vec<HintRemoved>,
}

/// A cell, a house, or a printed condition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct HintPart {
    /// The name of the cell or house, or what the condition states.
    pub name: Arg,
    /// The cell, or the cells of the house.
    pub cells: Vec<Cell>,
    /// The printed condition.
    pub conditions: Conditions,
}

impl HintEvidence {
    /// The proof of a step of a puzzle; `None` if its sentence says everything.
    pub(super) fn new(puzzle: &GridPuzzle, board: &Board, evidence: &Evidence) -> Option<Self> {
        let layout = board.layout();
        let told = match evidence {
            Evidence::None => return None,
            Evidence::Arrangements(LineWays { line, ways }) => {
                let line = HintHouse::new(layout, House::Line(*line));
                Self::Ways { line, ways: ways.clone() }
            }
            Evidence::Chain(branches) => Self::chain(puzzle, layout, branches)?,
            Evidence::Whip(whip) => Self::whip(board, whip),
            Evidence::Trial(story) => Self::trial(puzzle, board, story),
            Evidence::Search(positions) => Self::Search { positions: *positions },
        };
        Some(told)
    }

    fn chain(puzzle: &GridPuzzle, layout: &Layout, branches: &[Vec<Link>; 2]) -> Option<Self> {
        let first = branches.iter().flatten().next()?;
        let link = |link: &Link| HintLink {
            from: link.from,
            to: link.to,
            through: HintPart::through(puzzle, layout, link),
            ways: link.ways.clone(),
        };
        let branches = branches.each_ref().map(|links| links.iter().map(link).collect());
        Some(Self::Chain { supposed: first.from, branches })
    }

    fn whip(board: &Board, whip: &Whip) -> Self {
        let lines = whip.lines.iter().map(|line| HintWhipLine::new(board, line));
        Self::Whip { supposed: whip.supposed, lines: lines.collect() }
    }

    fn trial(puzzle: &GridPuzzle, board: &Board, story: &Story) -> Self {
        let layout = board.layout();
        let event = |event: &Event| HintEvent {
            through: HintPart::of_frame(puzzle, layout, event.through),
            removed: HintRemoved::all(&event.removed),
        };
        let end = match (story.end, failing(board, story)) {
            (Ending::House(house), _) => HintPart::house(layout, house),
            (Ending::Cell(_), Some(condition)) => HintPart::condition(puzzle, condition),
            (Ending::Cell(cell), None) => HintPart::cell(puzzle, cell),
        };
        let frame = story.frame.iter();
        Self::Trial {
            frame: frame.map(|frame| HintPart::of_frame(puzzle, layout, *frame)).collect(),
            supposed: story.supposed,
            events: story.events.iter().map(event).collect(),
            end,
        }
    }
}

/// The condition that ends a story in a cell that still has values: no values
/// of the condition's cells satisfy it.
fn failing(board: &Board, story: &Story) -> Option<Condition> {
    let Ending::Cell(last) = story.end else { return None };
    let left = |cell: Cell| values_after(board, story, cell);
    if left(last).is_empty() {
        return None;
    }
    let size = board.size();
    let fails = |condition: &Condition| match condition.cells(size).as_slice() {
        [one, other] => !left(*one).iter().any(|value| {
            let here = |cell, other| if cell == *one { value } else { other };
            left(*other)
                .iter()
                .any(|other| condition.breach(size, |cell| here(cell, other)).is_none())
        }),
        // For a clue whose line may repeat values, the story ends in its first
        // cell.
        cells => cells.first() == Some(&last),
    };
    let conditions = story.frame.iter().filter_map(|frame| match frame {
        Frame::Condition(condition) => Some(*condition),
        Frame::House(_) => None,
    });
    conditions.filter(fails).min_by_key(|condition| condition.cells(size).len())
}

/// A cell's candidates after all events of a story.
fn values_after(board: &Board, story: &Story, cell: Cell) -> Values {
    let start = match story.supposed.cell == cell {
        true => Values::only(story.supposed.value.into()),
        false => board.values(cell),
    };
    let removed = story.events.iter().flat_map(|event| &event.removed);
    let here = removed.filter(|(of, _)| *of == cell);
    here.fold(start, |values, (_, gone)| values & !*gone)
}

impl HintWhipLine {
    fn new(board: &Board, line: &WhipLine) -> Self {
        let conditions = Conditions::of(board.size(), &line.conditions());
        let left = |(cell, left): &(Cell, Values)| HintLeft {
            cell: *cell,
            values: left.iter().map(|value| value as u8).collect(),
        };
        Self {
            through: HintPart { conditions, ..HintPart::house(board.layout(), line.through) },
            numbers: line.all().map(left).collect(),
            said: line.said(board.look(0)),
            reasons: line.reasons(board.look(0)),
            ways: line.ways().to_vec(),
        }
    }
}

impl HintPart {
    fn cell(puzzle: &GridPuzzle, cell: Cell) -> Self {
        let name = Arg::cell(puzzle.size(), cell);
        Self { name, cells: vec![cell], conditions: Conditions::default() }
    }

    fn house(layout: &Layout, house: House) -> Self {
        let HintHouse { name, cells } = HintHouse::new(layout, house);
        Self { name, cells, conditions: Conditions::default() }
    }

    fn condition(puzzle: &GridPuzzle, condition: Condition) -> Self {
        let name = condition.name(puzzle.size(), puzzle.scale());
        Self { name, cells: Vec::new(), conditions: Conditions::of(puzzle.size(), &[condition]) }
    }

    fn of_frame(puzzle: &GridPuzzle, layout: &Layout, frame: Frame) -> Self {
        match frame {
            Frame::House(house) => Self::house(layout, house),
            Frame::Condition(condition) => Self::condition(puzzle, condition),
        }
    }

    fn through(puzzle: &GridPuzzle, layout: &Layout, link: &Link) -> Self {
        match link.through {
            Through::Cell => Self::cell(puzzle, link.from.cell),
            Through::House(house) => Self::house(layout, house),
            Through::Line(line) => Self::house(layout, House::Line(line)),
            Through::Condition(condition) => Self::condition(puzzle, condition),
        }
    }
}
