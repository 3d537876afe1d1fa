//! Foldings as text: arrows, letters, words, coordinates, tables of layers.
//!
//! ```text
//!        y ^              +x >  right R     -x <  left L
//!          |              +y ^  up    U     -y v  down D
//!          +---> x        +z .  front F     -z o  back B
//!         z . (to you)
//! ```
//!
//! The arrows are those of the source document: a dot is the tip of an arrow
//! that points at the reader. Arrows and moves give the direction of each run;
//! letters give the direction of each step.

use super::super::{Cell, Chain, Cuboid, Direction, Fold};
use crate::message::Message;

const ARROWS: [&str; 6] = [">", "<", "^", "v", ".", "o"];
const LETTERS: [&str; 6] = ["R", "L", "U", "D", "F", "B"];
const WORDS: [&str; 6] = [
    "snake.step-right",
    "snake.step-left",
    "snake.step-up",
    "snake.step-down",
    "snake.step-front",
    "snake.step-back",
];

/// A folding with its cells, checked to be valid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folded {
    cuboid: Cuboid,
    runs: Vec<usize>,
    directions: Vec<Direction>,
    cells: Vec<Cell>,
}

/// A format of foldings.
#[derive(Debug)]
pub struct View {
    /// The name on the command line: `arrows`.
    pub id: &'static str,
    writer: fn(&Folded) -> String,
}

/// Every format; no text ends with a line break.
///
/// To add a format, add a line here.
pub static VIEWS: &[View] = &[
    View { id: "arrows", writer: Folded::arrows },
    View { id: "moves", writer: Folded::moves },
    View { id: "letters", writer: Folded::letters },
    View { id: "words", writer: |folded| lines(folded.words()) },
    View { id: "coordinates", writer: Folded::coordinates },
    View { id: "layers", writer: Folded::tables },
];

impl View {
    /// The format with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<&'static Self> {
        VIEWS.iter().find(|view| view.id == id)
    }

    /// Writes the folding in this format.
    #[must_use]
    pub fn write(&self, folded: &Folded) -> String {
        (self.writer)(folded)
    }
}

impl Folded {
    /// The folding with its cells; `None` if it is not a folding of this chain in this box.
    #[must_use]
    pub fn new(fold: &Fold, chain: &Chain, cuboid: Cuboid) -> Option<Self> {
        let cells = fold.cells(chain, cuboid)?;
        Some(Self { cuboid, runs: chain.runs(), directions: fold.directions.clone(), cells })
    }

    /// The cell of each cubelet.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The x, y and z of each cubelet.
    #[must_use]
    pub fn places(&self) -> Vec<[usize; 3]> {
        self.cells.iter().map(|cell| self.cuboid.place(*cell)).collect()
    }

    /// `> ^ < .`: one arrow per run.
    #[must_use]
    pub fn arrows(&self) -> String {
        self.each_run(ARROWS).join(" ")
    }

    /// `R U L F`: one letter per run.
    #[must_use]
    pub fn moves(&self) -> String {
        self.each_run(LETTERS).join(" ")
    }

    /// `RRULF`: one letter per step.
    #[must_use]
    pub fn letters(&self) -> String {
        let steps = self.runs.iter().map(|length| length - 1);
        self.each_run(LETTERS)
            .iter()
            .zip(steps)
            .map(|(letter, steps)| letter.repeat(steps))
            .collect()
    }

    /// One sentence per run.
    #[must_use]
    pub fn words(&self) -> Vec<Message> {
        let keys = self.each_run(WORDS);
        let word = |(number, (key, length)): (usize, (&&'static str, &usize))| {
            Message::new(key).with("number", number + 1).with("cubelets", *length)
        };
        keys.iter().zip(&self.runs).enumerate().map(word).collect()
    }

    /// `0,0,0 1,0,0`: x, y and z of each cubelet.
    #[must_use]
    pub fn coordinates(&self) -> String {
        let places = self.places().into_iter().map(|[x, y, z]| format!("{x},{y},{z}"));
        places.collect::<Vec<_>>().join(" ")
    }

    /// The numbers of the cubelets, from 1, in layers from front to back, rows
    /// from the top, and columns from the left; 0 where there is no cubelet.
    #[must_use]
    pub fn layers(&self) -> Vec<Vec<Vec<usize>>> {
        let [a, b, c] = self.cuboid.sides();
        let mut layers = vec![vec![vec![0; a]; b]; c];
        for (number, [x, y, z]) in self.places().into_iter().enumerate() {
            layers[c - 1 - z][b - 1 - y][x] = number + 1;
        }
        layers
    }

    /// The layers side by side, with the front one first.
    fn tables(&self) -> String {
        let [_, rows, _] = self.cuboid.sides();
        let layers = self.layers();
        let width = self.cells.len().to_string().len();
        let cells = |row: &[usize]| {
            row.iter().map(|number| format!("{number:>width$}")).collect::<Vec<_>>().join(" ")
        };
        let line = |row: usize| {
            let rows = layers.iter().map(|layer| cells(&layer[row]));
            rows.collect::<Vec<_>>().join("   ")
        };
        (0..rows).map(line).collect::<Vec<_>>().join("\n")
    }

    fn each_run(&self, names: [&'static str; 6]) -> Vec<&'static str> {
        self.directions.iter().map(|direction| names[direction.index()]).collect()
    }
}

fn lines(messages: Vec<Message>) -> String {
    messages.iter().map(Message::to_string).collect::<Vec<_>>().join("\n")
}
