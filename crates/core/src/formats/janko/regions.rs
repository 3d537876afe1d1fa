//! The genre and the areas of a file. Areas other than the usual boxes of the size make it a
//! different puzzle.

use std::collections::BTreeMap;

use crate::conditions::Boxes;
use crate::error::ParseError;
use crate::grid::{Cell, Size};
use crate::parsing::address::unknown;
use crate::parsing::source::{Place, Word};

/// The words that occur in the names of our genres.
const GENRE_WORDS: [&str; 12] = [
    "wolkenkratzer",
    "hochhäuser",
    "hochhaeuser",
    "skyscraper",
    "skyscrapers",
    "futoshiki",
    "ungleich",
    "sudoku",
    "latin",
    "square",
    "lateinisches",
    "quadrat",
];

/// What a file says about the areas of its grid.
#[derive(Default)]
pub(super) struct Regions {
    /// The lines of `areas`.
    pub(super) areas: Vec<Vec<Word>>,
    /// The width and height of a box, if the file names them.
    pub(super) sides: [Option<Word>; 2],
    /// The place of the word that names a genre with boxes.
    sudoku: Option<Place>,
}

impl Regions {
    /// Reads the name of the genre. A genre that we do not know has different rules, so
    /// it is refused.
    pub(super) fn name(&mut self, words: &[Word]) -> Result<(), ParseError> {
        for word in words {
            let name = word.text.to_lowercase();
            let mut parts = name.split(|char: char| !char.is_alphabetic());
            if !parts.all(|part| part.is_empty() || GENRE_WORDS.contains(&part)) {
                return Err(unknown(word.place, word.text.as_str()));
            }
            if name.contains("sudoku") {
                self.sudoku = Some(word.place);
            }
        }
        Ok(())
    }

    /// Whether the grid has the usual boxes of its size, because they are drawn as
    /// areas or because the genre has them. Other areas make it a different puzzle.
    pub(super) fn are_boxes(&self, size: usize) -> Result<bool, ParseError> {
        let size = Size::new(size);
        let boxes = size.and_then(Boxes::of).zip(size);
        match self.areas.iter().flatten().next() {
            Some(first) => {
                let (areas, usual) =
                    (parted(&self.areas), boxes.map(|(boxes, size)| boxes.groups(size)));
                let is_usual = |usual: Vec<Vec<Cell>>| {
                    areas.len() == usual.len() && usual.iter().all(|cells| areas.contains(cells))
                };
                match areas.len() {
                    1 => Ok(false),
                    _ if usual.is_some_and(is_usual) => Ok(true),
                    _ => Err(unknown(first.place, "areas")),
                }
            }
            None => self
                .sudoku
                .map_or(Ok(false), |place| self.are_of_genre(boxes.map(|(boxes, _)| boxes), place)),
        }
    }

    /// Whether our boxes have the sides that the file names for the boxes of a Sudoku.
    fn are_of_genre(&self, boxes: Option<Boxes>, place: Place) -> Result<bool, ParseError> {
        let (rows, columns) = boxes.map(Boxes::shape).ok_or_else(|| unknown(place, "sudoku"))?;
        for (side, length) in self.sides.iter().zip([columns, rows]) {
            if let Some(word) = side.as_ref().filter(|word| word.text != length.to_string()) {
                return Err(unknown(word.place, word.text.as_str()));
            }
        }
        Ok(true)
    }
}

/// The groups of cells with the same word, row by row, in the order of their
/// words.
fn parted(rows: &[Vec<Word>]) -> Vec<Vec<Cell>> {
    let mut areas: BTreeMap<&str, Vec<Cell>> = BTreeMap::new();
    for (index, word) in rows.iter().flatten().enumerate() {
        areas.entry(&word.text).or_default().push(Cell(index as u16));
    }
    areas.into_values().collect()
}

/// The lines of `areas` that number the boxes of a size from 1.
pub(super) fn written(n: usize) -> Vec<String> {
    let size = Size::new(n);
    let boxes = size.and_then(Boxes::of).zip(size).map(|(boxes, size)| boxes.groups(size));
    let number = |cell: usize| {
        let holds = |cells: &Vec<Cell>| cells.iter().any(|one| one.index() == cell);
        let index = boxes.as_ref().and_then(|boxes| boxes.iter().position(holds));
        (index.unwrap_or(0) + 1).to_string()
    };
    let row = |row: usize| (0..n).map(|column| number(row * n + column)).collect::<Vec<_>>();
    (0..n).map(|index| row(index).join(" ")).collect()
}
