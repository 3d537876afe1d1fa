//! `docs/techniques.md`: the ladder as a table, then, chapter by chapter, each technique with its idea, its board
//! before and after, and the sentence of a hint.

use gridfold_core::message::ENGLISH;
use gridfold_wasm::wire::{Chapter, Technique};

use super::book::{Book, Entry};

const HEAD: &str = "\
<!-- Written by `cargo run -p xtask -- techniques` from the comments on the rules; changes here are lost. -->

# The techniques

For players who want to know why a step is right, and for authors of rules. This page lists every kind of step in hints, paths and grades,
from the easiest to see to the hardest. Gridfold shows the same techniques as a small book with boards to try (`#techniques`). Each
technique is a rule in `crates/core/src/rules` or `crates/core/src/explain`. The text is the rule's comment, and the board is also its test.

The rating says how hard the easiest step of a technique is to see, from 1.0 to 9.0; the band is a named range of ratings. A hint uses the
first technique in the table that finds anything.

";

const BOARDS: &str = "\
Above each board is the link of its puzzle. A single digit is a placed number, a digit with `?` is the only candidate left, several digits
are candidates, and `*` means all candidates. The left board shows the position before the technique, the right board the position once
the technique finds nothing more.
";

/// The chapters with their titles.
const CHAPTERS: [(Chapter, &str); 5] = [
    (Chapter::Squares, "All grids"),
    (Chapter::Skyscrapers, "Skyscrapers"),
    (Chapter::Futoshiki, "Futoshiki: signs and bars"),
    (Chapter::Chains, "Whole lines and chains"),
    (Chapter::Trial, "Trial"),
];

pub(super) fn text(book: &Book) -> String {
    let mut text = HEAD.to_owned();
    text += "| step | technique | rating | band | chapter |\n|---:|---|---:|---|---|\n";
    for (number, Entry { technique, .. }) in book.0.iter().enumerate() {
        let Technique { id, rating, band, chapter, .. } = technique;
        let (title, band, chapter) = (title(id), capital(band), heading(*chapter));
        text += &format!("| {} | {title} | {rating:.1} | {band} | {chapter} |\n", number + 1);
    }
    text += "\n";
    text += BOARDS;
    for (chapter, heading) in CHAPTERS {
        text += &format!("\n## {heading}\n");
        let of_chapter = book.0.iter().filter(|entry| entry.technique.chapter == chapter);
        text.extend(of_chapter.map(section));
    }
    text
}

fn section(Entry { technique, manual }: &Entry) -> String {
    let Technique { id, rating, band, example, .. } = technique;
    let head = format!("\n### {}\n\n{rating:.1}, {}. {}\n", title(id), capital(band), manual.idea);
    let (Some(board), Some(written)) = (example, &manual.example) else { return head };
    let said = board.steps[0].sentence.to_string();
    let (link, rows) = (&written.lines[0], columns(&written.lines[1..]).join("\n"));
    format!("{head}\n```text\n{link}\n{rows}\n```\n\n> {}\n", capital(&said))
}

/// The rows of two boards, with their cells aligned.
fn columns(rows: &[String]) -> Vec<String> {
    let cells: Vec<Vec<&str>> = rows.iter().map(|row| row.split(' ').collect()).collect();
    let width = |column: usize| cells.iter().map(|row| row[column].len()).max().unwrap_or(0);
    let padded = |row: &Vec<&str>| {
        let cells = row.iter().enumerate().map(|(at, cell)| format!("{cell:0$}", width(at)));
        cells.collect::<Vec<String>>().join(" ").trim_end().to_owned()
    };
    cells.iter().map(padded).collect()
}

fn heading(chapter: Chapter) -> &'static str {
    CHAPTERS.iter().find(|(known, _)| *known == chapter).map_or("", |(_, heading)| heading)
}

fn title(id: &str) -> &'static str {
    let key = format!("technique.{id}");
    ENGLISH.iter().find(|(known, _)| *known == key).map_or("", |(_, text)| text)
}

fn capital(text: &str) -> String {
    // The name of a cell stays as it is: r1c2.
    let is_cell = text.as_bytes().get(1).is_some_and(u8::is_ascii_digit);
    let Some(first) = text.chars().next().filter(|_| !is_cell) else { return text.to_owned() };
    first.to_uppercase().collect::<String>() + &text[first.len_utf8()..]
}
