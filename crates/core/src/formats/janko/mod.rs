//! `janko`: the puzzle files of janko.at, for skyscrapers and Futoshiki.
//!
//! Each section has a name, in brackets or, in the older style, without brackets. `clabels`
//! contains the clues above and below, and `rlabels` those on the left and on the right. `problem`
//! contains the givens or 2n-1 lines of cells and signs; `-` means an empty place. A sign gives the
//! side of the **lesser** cell: `w`, `e`, `n`, `s`, or formerly `«`, `»`, `A`, `V`. A 0 is a park.
//! The words at the beginning include `puzzle` (the genre), `diagonals`, `title`, `author` and
//! `info`. `areas` numbers the boxes; a Sudoku has boxes even without it. `solution` also shows
//! whether there are parks.

mod regions;
mod said;

use super::format::{Format, Reading, Writer};
use crate::conditions::{Feature, Sign};
use crate::error::ParseError;
use crate::grid::Side;
use crate::kind::Kind;
use crate::message::Message;
use crate::parsing::address::unknown;
use crate::parsing::grid::{add_feature, size_at};
use crate::parsing::heights;
use crate::parsing::source::{Place, Word, end_of, rows_with_content};
use crate::puzzle::{About, Draft};
use regions::Regions;

pub(super) static JANKO: Format = Format {
    id: "janko",
    name: None,
    carries: &[
        Feature::Boxes,
        Feature::Clues,
        Feature::Diagonals,
        Feature::Givens,
        Feature::Parks,
        Feature::Signs,
    ],
    reader: read,
    writer: Writer::Telling(said::TOLD, write),
    looks_like,
};

/// The headings of sections; `moves` does not affect the puzzle.
const SECTIONS: [&str; 8] =
    ["begin", "problem", "clabels", "rlabels", "areas", "solution", "moves", "end"];

/// A file divided into its parts: the words at the beginning, and the rows of
/// each section.
#[derive(Default)]
struct File {
    size: Option<(u32, Place)>,
    about: About,
    regions: Regions,
    diagonals: bool,
    parks: bool,
    problem: Vec<Vec<Word>>,
    columns: Vec<Vec<Word>>,
    rows: Vec<Vec<Word>>,
    solution: Vec<Vec<Word>>,
}

/// The name of a section, if the line is one.
fn section(line: &str) -> Option<&'static str> {
    let text = line.trim().to_lowercase();
    let name = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(&text);
    SECTIONS.into_iter().find(|known| *known == name)
}

pub(super) fn looks_like(text: &str) -> bool {
    let text = text.trim_start_matches(|char: char| char.is_whitespace() || char == '\u{feff}');
    text.lines().next().and_then(section) == Some("begin")
}

fn read(text: &str) -> Result<Reading, ParseError> {
    if !looks_like(text) {
        return Err(Place { line: 1, column: 1 }.error(Message::new("read.unknown")));
    }
    let end = end_of(text);
    let file = parted(text)?;
    let (size, place) =
        file.size.ok_or_else(|| end.error(Message::new("read.missing").with("name", "size")))?;
    let size = size_at(size as usize, place)?;
    let has_labels = !file.columns.is_empty() || !file.rows.is_empty();
    let has_signs = !has_labels && size > 1 && file.problem.len() == 2 * size - 1;
    let mut draft = Draft::empty(Kind::carrying(has_labels, has_signs), size);
    draft.features = draft.features.set(Feature::Diagonals, file.diagonals);
    if file.has_parks()? {
        add_feature(&mut draft, Feature::Parks, "parks").map_err(|message| end.error(message))?;
    }
    if file.regions.are_boxes(size)? {
        draft.features = draft.features.set(Feature::Boxes, true);
    }
    if has_labels {
        read_labels(&mut draft, [Side::Top, Side::Bottom], &file.columns, end)?;
        read_labels(&mut draft, [Side::Left, Side::Right], &file.rows, end)?;
    }
    match has_signs {
        true => read_signs(&mut draft, &file.problem)?,
        false => read_cells(&mut draft, &file.problem, end)?,
    }
    let solution = said::solution(&draft, &file.solution);
    Ok(Reading { about: About { solution, ..file.about }, ..draft.into() })
}

fn parted(text: &str) -> Result<File, ParseError> {
    let mut file = File::default();
    let mut current = "";
    let lines: Vec<&str> = text.split('\n').collect();
    for row in rows_with_content(text) {
        if let Some(name) = section(&row.chars.iter().collect::<String>()) {
            current = name;
            continue;
        }
        let words = row.words(0..row.chars.len());
        // A section that we do not know may change the rules.
        if let [heading] = words.as_slice()
            && heading.text.starts_with('[')
            && heading.text.ends_with(']')
        {
            return Err(unknown(heading.place, heading.text.as_str()));
        }
        match current {
            "problem" => file.problem.push(words),
            "clabels" => file.columns.push(words),
            "rlabels" => file.rows.push(words),
            "solution" => file.solution.push(words),
            "areas" => file.regions.areas.push(words),
            "begin" => {
                said::read(lines[row.number - 1], &mut file.about);
                file.note(&words)?;
            }
            _ => {}
        }
    }
    if current == "end" {
        return Ok(file);
    }
    Err(end_of(text).error(Message::new("read.missing").with("name", "end")))
}

impl File {
    /// Reads a line at the beginning of the file: a word and its value.
    fn note(&mut self, words: &[Word]) -> Result<(), ParseError> {
        match words[0].text.to_lowercase().as_str() {
            "size" => {
                let word = words.get(1).unwrap_or(&words[0]);
                self.size = Some((word.number()?, word.place));
            }
            "puzzle" => self.regions.name(&words[1..])?,
            "patternx" => self.regions.sides[0] = words.get(1).cloned(),
            "patterny" => self.regions.sides[1] = words.get(1).cloned(),
            "diagonals" => self.diagonals = true,
            "parks" => self.parks = true,
            _ => {}
        }
        Ok(())
    }

    /// Whether the lowest value is a park: the file says so, or there is a 0 in the problem or the
    /// solution. Two parks in a line of the solution would make it a different type of puzzle.
    fn has_parks(&self) -> Result<bool, ParseError> {
        let mut found = self.parks;
        found |= self.problem.iter().flatten().any(|word| word.text == "0");
        for row in &self.solution {
            let zeros: Vec<&Word> = row.iter().filter(|word| word.text == "0").collect();
            if let [_, second, ..] = zeros.as_slice() {
                return Err(second.place.error(Message::new("read.parks-two").with("name", "0")));
            }
            found |= !zeros.is_empty();
        }
        Ok(found)
    }
}

/// Checks that a section has this many rows, or a row this many words.
fn check_count(found: usize, expected: usize, place: Place) -> Result<(), ParseError> {
    if found == expected {
        return Ok(());
    }
    let message = Message::new("read.row-numbers").with("found", found);
    Err(place.error(message.with("expected", expected)))
}

fn row_place(row: &[Word], otherwise: Place) -> Place {
    row.first().map_or(otherwise, |word| word.place)
}

fn read_labels(
    draft: &mut Draft,
    sides: [Side; 2],
    rows: &[Vec<Word>],
    end: Place,
) -> Result<(), ParseError> {
    check_count(rows.len(), 2, rows.last().map_or(end, |row| row_place(row, end)))?;
    for (side, row) in sides.into_iter().zip(rows) {
        check_count(row.len(), draft.size, row_place(row, end))?;
        for (clue, word) in draft.clues[side as usize].iter_mut().zip(row) {
            *clue = word.number()?;
        }
    }
    Ok(())
}

/// Reads the givens: n rows of n, or none at all.
fn read_cells(draft: &mut Draft, rows: &[Vec<Word>], end: Place) -> Result<(), ParseError> {
    if rows.is_empty() {
        return Ok(());
    }
    let n = draft.size;
    check_count(rows.len(), n, rows.last().map_or(end, |row| row_place(row, end)))?;
    for (row, words) in rows.iter().enumerate() {
        check_count(words.len(), n, row_place(words, end))?;
        for (column, word) in words.iter().enumerate() {
            read_cell(draft, row * n + column, word)?;
        }
    }
    Ok(())
}

fn read_cell(draft: &mut Draft, cell: usize, word: &Word) -> Result<(), ParseError> {
    if word.text == "-" || word.text == "." {
        return Ok(());
    }
    heights::scale(draft, [(cell, (word.number()?, word.place))].into_iter(), 1)
}

/// Reads cells at even positions of even lines, and signs between them.
fn read_signs(draft: &mut Draft, lines: &[Vec<Word>]) -> Result<(), ParseError> {
    let (n, width) = (draft.size, 2 * draft.size - 1);
    for (line, words) in lines.iter().enumerate() {
        check_count(words.len(), width, words[0].place)?;
        for (at, word) in words.iter().enumerate() {
            let (row, column) = (line / 2, at / 2);
            match (line % 2, at % 2) {
                (0, 0) => read_cell(draft, row * n + column, word)?,
                (0, _) => draft.across[row * (n - 1) + column] = sign(word, "«w", "»e")?,
                (_, 0) => draft.down[row * n + column] = sign(word, "An", "Vs")?,
                _ if word.text == "-" => {}
                _ => return Err(no_sign(word)),
            }
        }
    }
    Ok(())
}

/// The sign for a word, given the letters for "less" and "greater".
fn sign(word: &Word, less: &str, greater: &str) -> Result<Sign, ParseError> {
    match word.text.as_str() {
        "-" => Ok(Sign::None),
        letter if less.contains(letter) => Ok(Sign::Less),
        letter if greater.contains(letter) => Ok(Sign::Greater),
        _ => Err(no_sign(word)),
    }
}

fn no_sign(word: &Word) -> ParseError {
    word.place.error(Message::new("read.unexpected").with("found", word.text.as_str()))
}

fn write(draft: &Draft, about: &About) -> Result<String, Message> {
    let signs = draft.has(Feature::Signs);
    let lost = [Feature::Clues, Feature::Parks].into_iter().find(|one| draft.has(*one));
    if let Some(feature) = lost.filter(|_| signs) {
        return Err(Message::new(feature.not_carried()));
    }
    let mut lines = vec!["[begin]".to_owned()];
    lines.extend(said::written(about));
    lines.push(format!("size {}", draft.size));
    let words = [(Feature::Diagonals, "diagonals"), (Feature::Parks, "parks")];
    lines.extend(
        words.iter().filter(|(one, _)| draft.has(*one)).map(|(_, word)| (*word).to_owned()),
    );
    let futoshiki = draft.kind.has_gaps() && !draft.kind.has(Feature::Clues);
    if draft.has(Feature::Boxes) {
        lines.push("[areas]".to_owned());
        lines.extend(regions::written(draft.size));
    }
    // A grid of one cell has no gap that could distinguish it from a plain
    // square.
    if signs || (futoshiki && draft.size > 1) {
        lines.push("[problem]".to_owned());
        lines.extend(written_signs(draft));
    } else {
        lines.extend(written_labels(draft));
        if draft.has_givens() {
            lines.push("[problem]".to_owned());
            let rows = draft.givens.chunks(draft.size);
            lines.extend(rows.map(|row| joined(row.iter().map(|given| cell(draft, *given)))));
        }
    }
    lines.extend(said::written_solution(draft, about));
    lines.push("[end]".to_owned());
    Ok(lines.join("\n"))
}

fn joined(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(" ")
}

fn written_labels(draft: &Draft) -> Vec<String> {
    if !draft.kind.has(Feature::Clues) {
        return Vec::new();
    }
    let line = |side: Side| {
        joined(draft.side(side).iter().map(|clue| match clue {
            0 => "-".to_owned(),
            clue => clue.to_string(),
        }))
    };
    let labels = |name: &str, sides: [Side; 2]| [name.to_owned(), line(sides[0]), line(sides[1])];
    let columns = labels("[clabels]", [Side::Top, Side::Bottom]);
    columns.into_iter().chain(labels("[rlabels]", [Side::Left, Side::Right])).collect()
}

/// A cell as written in the file; with parks, the lowest value is 0.
fn cell(draft: &Draft, given: u32) -> String {
    if given == 0 { "-".to_owned() } else { draft.scale().storeys(given).to_string() }
}

fn written_signs(draft: &Draft) -> Vec<String> {
    let n = draft.size;
    let word = |sign: Sign, less: &str, greater: &str| match sign {
        Sign::Less => less.to_owned(),
        Sign::Greater => greater.to_owned(),
        Sign::None | Sign::Bar => "-".to_owned(),
    };
    let line = |line: usize| {
        let row = line / 2;
        joined((0..2 * n - 1).map(|at| match (line % 2, at % 2) {
            (0, 0) => cell(draft, draft.givens[row * n + at / 2]),
            (0, _) => word(draft.across[row * (n - 1) + at / 2], "w", "e"),
            (_, 0) => word(draft.down[row * n + at / 2], "n", "s"),
            _ => "-".to_owned(),
        }))
    };
    (0..2 * n - 1).map(line).collect()
}
