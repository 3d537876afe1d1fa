//! Readers for the case files in `tests/data`.

use gridfold_core::kind::Kind;
use gridfold_core::puzzle::Draft;
use serde::Deserialize;
use std::path::PathBuf;

/// One line of a `.jsonl` case file.
#[derive(Deserialize)]
pub struct Case {
    pub id: String,
    n: usize,
    #[serde(default)]
    top: Vec<u32>,
    #[serde(default)]
    right: Vec<u32>,
    #[serde(default)]
    bottom: Vec<u32>,
    #[serde(default)]
    left: Vec<u32>,
    #[serde(default)]
    givens: Vec<Vec<u32>>,
    #[serde(default)]
    less: Vec<[usize; 4]>,
    #[serde(default)]
    pub solutions: Option<serde_json::Value>,
    #[serde(default)]
    solution: Option<Vec<Vec<u32>>>,
}

impl Case {
    /// The puzzle, as a draft of the narrowest kind that can have all its parts.
    pub fn draft(&self) -> Draft {
        let sides = [&self.top, &self.right, &self.bottom, &self.left];
        let clues = sides.iter().any(|side| side.iter().any(|clue| *clue > 0));
        let mut draft = Draft::empty(Kind::carrying(clues, !self.less.is_empty()), self.n);
        for (place, side) in draft.clues.iter_mut().zip(sides).filter(|(_, side)| !side.is_empty())
        {
            place.clone_from(side);
        }
        if !self.givens.is_empty() {
            draft.givens = self.givens.concat();
        }
        for [row, column, row2, column2] in &self.less {
            assert!(
                draft.set_less((*row, *column), (*row2, *column2)),
                "{}: not neighbours",
                self.id
            );
        }
        draft
    }

    /// The solution, row by row, if it is the only one.
    pub fn solution(&self) -> Option<Vec<u32>> {
        self.solution.as_ref().map(|rows| rows.concat())
    }
}

/// The text of a file in `tests/data`.
pub fn data(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every case of a file.
pub fn cases(name: &str) -> Vec<Case> {
    let text = data(name);
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    lines
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{name}: {error}")))
        .collect()
}
