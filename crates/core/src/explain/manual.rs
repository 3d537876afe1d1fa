//! Reads the comment on a rule as a page of the manual: the idea in words, and a board
//! before and after the rule.
//!
//! The comment is the head of the rule's file; in a file with several rules, each rule
//! has its own comment directly above it. The text before the board is for players, and
//! the text after it is for programmers. The tests run each rule on its board. The
//! build makes `docs/techniques.md` and the cards of the page from the comments. This
//! module reads no files; its callers do.

use crate::deduction::{Board, Rule};
use crate::formats;
use crate::grid::{Cell, Size, Values};
use crate::puzzle::GridPuzzle;

/// What a rule's comment contains.
#[derive(Clone, Debug)]
pub struct Manual {
    /// Why the rule holds, in one to three sentences.
    pub idea: String,
    /// The board that shows the rule at work; the rule `search` has no board.
    pub example: Option<Example>,
}

/// A board that shows a rule: its link, and the candidates of each cell before and
/// after. A single digit means a placed number, `3?` the only candidate left, and `*`
/// all candidates.
#[derive(Clone, Debug)]
pub struct Example {
    /// The puzzle.
    pub puzzle: GridPuzzle,
    /// The board before the rule is used.
    pub before: Board,
    /// The candidates of each cell after the rule has done everything it can.
    pub after: Vec<Values>,
    /// The text of the example: the link, then both boards row by row.
    pub lines: Vec<String>,
}

impl Manual {
    /// The folders with the files of rules, below `crates/core/src`.
    pub const FOLDERS: [&'static str; 2] = ["rules", "explain"];

    /// Reads the comment on a rule from the file that contains it.
    ///
    /// # Errors
    ///
    /// Returns a sentence about the unreadable part of the example, or says
    /// that no file has the rule.
    pub fn read<'a>(rule: &Rule, files: impl IntoIterator<Item = &'a str>) -> Result<Self, String> {
        let id = format!("id: \"{}\",", rule.id);
        let found = files.into_iter().find_map(|file| Some((file, file.find(&id)?)));
        let (file, at) = found.ok_or_else(|| format!("no file has the rule {}", rule.id))?;
        let manual = Self::of(above(&file[..at]))?;
        if manual.example.is_some() {
            return Ok(manual);
        }
        Self::of(file.lines().map_while(|line| line.strip_prefix("//!")).collect())
    }

    fn of(comment: Vec<&str>) -> Result<Self, String> {
        let lines = comment.into_iter().map(|line| line.strip_prefix(' ').unwrap_or(line));
        let head: Vec<&str> = lines.collect();
        let (idea, rest) = match head.iter().position(|line| *line == "```text") {
            Some(at) => (&head[..at], Some(&head[at + 1..])),
            None => (&head[..], None),
        };
        let example = rest.map(|rest| rest.split(|line| *line == "```").next().unwrap_or_default());
        Ok(Self {
            idea: idea.join(" ").trim_end().to_owned(),
            example: example.map(Example::read).transpose()?,
        })
    }
}

/// The comment directly above the point where a text ends.
fn above(text: &str) -> Vec<&str> {
    let before = text.lines().rev().skip_while(|line| !line.contains("static ")).skip(1);
    let mut lines: Vec<&str> = before.map_while(|line| line.strip_prefix("///")).collect();
    lines.reverse();
    lines
}

impl Example {
    fn read(lines: &[&str]) -> Result<Self, String> {
        let (link, rows) = lines.split_first().ok_or("there is no link")?;
        let found = formats::read(link).map_err(|error| format!("{link}: {error}"))?;
        let puzzle = found.draft.puzzle().map_err(|faults| format!("{link}: {faults}"))?;
        let (mut before, mut after) = (Vec::new(), Vec::new());
        for row in rows {
            let halves = row.split_once(" | ").ok_or_else(|| format!("{row}: no two boards"))?;
            before.extend(halves.0.split(' '));
            after.extend(halves.1.split(' '));
        }
        let (size, count) = (puzzle.size(), puzzle.size().cell_count());
        if before.len() != count || after.len() != count {
            return Err(format!("{link} has {count} cells"));
        }
        let values = |cells: &[&str]| cells.iter().map(|cell| candidates(cell, size)).collect();
        let (candidates, after): (Vec<Values>, Vec<Values>) = (values(&before), values(&after));
        let is_placed = |cell: Cell| !before[cell.index()].ends_with('?');
        let before = Board::of_candidates(&puzzle, &candidates, is_placed);
        Ok(Self { before, after, lines: lines.iter().map(|&line| line.into()).collect(), puzzle })
    }
}

fn candidates(cell: &str, size: Size) -> Values {
    let digits = cell.bytes().filter(u8::is_ascii_digit);
    match cell {
        "*" => size.all_values(),
        _ => digits.map(|digit| u32::from(digit - b'0')).collect(),
    }
}
