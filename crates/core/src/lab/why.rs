//! The reasons: which rule was broken, and which one took a value away.
//!
//! A reason names its line, cells or clue by number, so that an event stays a
//! few bytes; the sentences are made from it and the puzzle on demand.

use super::event::{Step, name};
use crate::grid::{Cell, Line, Side, Values};
use crate::message::{Arg, Message};
use crate::puzzle::GridPuzzle;

/// A rule at work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Broken: the value stands twice in the line.
    Repeat {
        /// The value.
        value: u8,
        /// The line.
        line: Line,
    },
    /// Broken: a sign between two filled cells.
    Sign {
        /// The cell that should be less.
        lesser: Cell,
        /// The cell that should be greater.
        greater: Cell,
    },
    /// Broken: a clue is exceeded before its line is full.
    TooMany {
        /// The clue.
        clue: At,
        /// How many buildings are seen already.
        seen: u8,
    },
    /// Broken: the full line shows another number than its clue.
    Clue {
        /// The clue.
        clue: At,
        /// How many buildings are seen.
        seen: u8,
    },
    /// Broken: a cell has no value left.
    NoValue {
        /// The cell.
        cell: Cell,
    },
    /// Broken: a value has no place left in a line.
    NoPlace {
        /// The value.
        value: u8,
        /// The line.
        line: Line,
    },
    /// Broken: no order of the line fits what is left.
    NoWay {
        /// The line.
        line: Line,
    },
    /// Removes: another cell of the line has the value.
    Decided {
        /// The cell that has it.
        by: Cell,
    },
    /// Removes all others: the line has no other place for the value.
    OnlyPlace {
        /// The line.
        line: Line,
    },
    /// Removes: one cell must be less than another.
    Bound {
        /// The lesser cell.
        lesser: Cell,
        /// The greater cell.
        greater: Cell,
    },
    /// Removes: too few taller buildings would fit behind, or for clue 1 the
    /// tallest stands in front.
    Edge {
        /// The clue.
        clue: At,
    },
    /// Removes: as many buildings as the clue says are seen already.
    Hidden {
        /// The clue.
        clue: At,
    },
    /// Removes: no order of the line that fits has the value there.
    Ways {
        /// The line.
        line: Line,
    },
    /// The engine's propagators removed it, or found the position impossible.
    Engine,
    /// Removes: the engine tried it and is done with it.
    Refuted,
    /// Broken: the run leaves the box.
    Leaves {
        /// The run, from 0.
        run: u8,
    },
    /// Broken: the run meets a cubelet that lies already.
    Taken {
        /// The run, from 0.
        run: u8,
        /// Where.
        place: [i8; 3],
    },
    /// Broken: with this run the chain spans more than its box.
    TooWide {
        /// The run, from 0.
        run: u8,
    },
    /// Broken: a free cell cannot be reached from the others.
    Parted {
        /// Where.
        place: [i8; 3],
    },
    /// Broken: the chain does not have the number of cubelets of its box.
    Number {
        /// How many it has.
        found: u8,
        /// How many the box takes.
        wanted: u8,
    },
}

/// Where a clue stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct At {
    /// On which side.
    pub side: Side,
    /// Which one, from 0.
    pub index: u8,
}

impl Why {
    /// Where in a program this rule is.
    #[must_use]
    pub const fn step(self) -> Step {
        match self {
            Self::Repeat { .. } => Step::Repeat,
            Self::Sign { .. } => Step::Sign,
            Self::TooMany { .. } => Step::TooMany,
            Self::Clue { .. } => Step::Clue,
            Self::NoValue { .. } => Step::NoValue,
            Self::NoPlace { .. } => Step::NoPlace,
            Self::Decided { .. } => Step::Decided,
            Self::OnlyPlace { .. } => Step::OnlyPlace,
            Self::Bound { .. } => Step::Bound,
            Self::Edge { .. } => Step::Edge,
            Self::Hidden { .. } => Step::Hidden,
            Self::NoWay { .. } | Self::Ways { .. } => Step::Ways,
            Self::Engine => Step::Engine,
            Self::Refuted => Step::Refuted,
            Self::Leaves { .. } => Step::Leaves,
            Self::Taken { .. } => Step::Taken,
            Self::TooWide { .. } => Step::TooWide,
            Self::Parted { .. } => Step::Parted,
            Self::Number { .. } => Step::Number,
        }
    }

    /// The sentence of a dead end of a snake.
    #[must_use]
    pub fn of_snake(self) -> Message {
        let spot = |place: [i8; 3]| place.map(|at| at.to_string()).join(", ");
        let run = |key, run: u8| Message::new(key).with("number", u32::from(run) + 1);
        match self {
            Self::Leaves { run: number } => run("lab.broken.leaves", number),
            Self::Taken { run: number, place } => {
                run("lab.broken.taken", number).with("place", spot(place))
            }
            Self::TooWide { run: number } => run("lab.broken.too-wide", number),
            Self::Parted { place } => Message::new("lab.broken.parted").with("place", spot(place)),
            Self::Number { found, wanted } => Message::new("lab.broken.number")
                .with("number", u32::from(found))
                .with("wanted", u32::from(wanted)),
            _ => Message::new("lab.broken.engine"),
        }
    }

    /// The sentence of a dead end: which rule is broken, and where.
    #[must_use]
    pub fn of_dead_end(self, puzzle: &GridPuzzle) -> Message {
        let cell = |cell| name(puzzle.size(), cell);
        match self {
            Self::Repeat { value, line } => {
                Message::new("clash.repeat").with("value", u32::from(value)).with("line", line)
            }
            Self::Sign { lesser, greater } => Message::new("clash.sign")
                .with("lesser", cell(lesser))
                .with("greater", cell(greater)),
            Self::TooMany { clue, seen } => {
                clue.into_message("clash.too-many", puzzle).with("seen", u32::from(seen))
            }
            Self::Clue { clue, seen } => {
                clue.into_message("clash.visible", puzzle).with("seen", u32::from(seen))
            }
            Self::NoValue { cell: empty } => {
                Message::new("lab.broken.no-value").with("cell", cell(empty))
            }
            Self::NoPlace { value, line } => Message::new("lab.broken.no-place")
                .with("value", u32::from(value))
                .with("line", line),
            Self::NoWay { line } | Self::Ways { line } | Self::OnlyPlace { line } => {
                Message::new("lab.broken.no-way").with("line", line)
            }
            _ => Message::new("lab.broken.engine"),
        }
    }

    /// The sentence of a removal from this cell; with [`Why::OnlyPlace`] the
    /// one value is what stays.
    #[must_use]
    pub fn of_removal(self, cell: Cell, values: Values, puzzle: &GridPuzzle) -> Message {
        let size = puzzle.size();
        let message = match self {
            Self::Decided { by } => {
                Message::new("lab.remove.decided").with("other", name(size, by))
            }
            Self::OnlyPlace { line } => Message::new("lab.place.only").with("line", line),
            Self::Bound { lesser, greater } => Message::new("lab.remove.sign")
                .with("lesser", name(size, lesser))
                .with("greater", name(size, greater)),
            Self::Edge { clue } if clue.value(puzzle) == 1 => {
                clue.into_message("lab.remove.first", puzzle)
            }
            Self::Edge { clue } => clue.into_message("lab.remove.edge", puzzle),
            Self::Hidden { clue } => clue.into_message("lab.remove.hidden", puzzle),
            Self::Ways { line } => Message::new("lab.remove.ways").with("line", line),
            Self::Refuted => Message::new("lab.remove.refuted"),
            _ => Message::new("lab.remove.engine"),
        };
        message.with("cell", name(size, cell)).with("values", list(values))
    }
}

impl At {
    /// The place of a clue.
    #[must_use]
    pub const fn new(side: Side, index: usize) -> Self {
        Self { side, index: index as u8 }
    }

    fn value(self, puzzle: &GridPuzzle) -> u32 {
        puzzle.clue(self.side, usize::from(self.index)).unwrap_or(0)
    }

    fn into_message(self, key: &'static str, puzzle: &GridPuzzle) -> Message {
        let place = Arg::Clue { side: self.side, index: usize::from(self.index) };
        Message::new(key).with("clue", place).with("value", self.value(puzzle))
    }
}

fn list(values: Values) -> String {
    let numbers: Vec<String> = values.iter().map(|value| value.to_string()).collect();
    numbers.join(", ")
}
