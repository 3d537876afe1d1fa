//! What a file says about its puzzle: `title`, `author` and `info` among the words at
//! the beginning, and the solution. Each line of a note is an `info` line of its own.

use crate::parsing::source::Word;
use crate::puzzle::{About, Draft, Part};

/// The parts of an `About` that a file can store.
pub(super) const TOLD: &[Part] = &[Part::Title, Part::Author, Part::Note, Part::Solution];

/// Reads a `title`, `author` or `info` line at the beginning of a file, and ignores any
/// other line.
pub(super) fn read(line: &str, about: &mut About) {
    let line = line.trim_matches(|char: char| char.is_whitespace() || char == '\u{feff}');
    let (word, text) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    match word.to_lowercase().as_str() {
        "title" => about.title = text.to_owned(),
        "author" => about.author = text.to_owned(),
        "info" if !(about.note.is_empty() && is_number(text)) => {
            about.note += text.trim_end();
            about.note.push('\n');
        }
        _ => {}
    }
}

/// Whether the text is the number of the puzzle, which the site puts before any other
/// words.
fn is_number(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|char| char.is_ascii_digit() || char == '-')
}

/// The values of the solution's rows; empty if a word is not a number.
pub(super) fn solution(draft: &Draft, rows: &[Vec<Word>]) -> Vec<u32> {
    let scale = draft.scale();
    let values = rows.iter().flatten().map(|word| scale.value(word.text.parse().ok()?));
    values.collect::<Option<_>>().unwrap_or_default()
}

pub(super) fn written(about: &About) -> Vec<String> {
    let named = [("title", &about.title), ("author", &about.author)];
    let named = named.into_iter().filter(|(_, text)| !text.is_empty());
    let named = named.map(|(name, text)| format!("{name} {text}"));
    // An empty line separates a note that begins with a number from the number
    // added by the site.
    let apart = about.note.lines().next().filter(|line| is_number(line)).map(|_| "");
    let lines = apart.into_iter().chain(about.note.lines());
    named.chain(lines.map(|line| format!("info {line}"))).collect()
}

pub(super) fn written_solution(draft: &Draft, about: &About) -> Vec<String> {
    let row = |row: &[u32]| {
        let words = row.iter().map(|value| draft.scale().storeys(*value).to_string());
        words.collect::<Vec<_>>().join(" ")
    };
    let rows = about.solution.chunks(draft.size).map(row);
    let head = about.has(Part::Solution).then(|| "[solution]".to_owned());
    head.into_iter().chain(rows).collect()
}
