//! The book of the techniques, made from the heads of the rules' files: `docs/techniques.md`, and for the page the cards
//! and the ideas in English.
//!
//! What is drawn and accepted there comes from running each rule on its example, never from a second description.

mod board;
mod page;

use std::collections::BTreeMap;
use std::fs;

use gridfold_core::conditions::Sign;
use gridfold_core::explain::{Band, LADDER, Manual};
use gridfold_core::puzzle::Draft;
use gridfold_core::rules::{Evidence, Rule, Step};
use gridfold_wasm::wire::{Chapter, Technique};

use crate::step::{Fallible, Outcome, root};

const PAGE: &str = "docs/techniques.md";

/// Every technique of the ladder with its manual, the easiest first.
struct Book(Vec<Entry>);

struct Entry {
    manual: Manual,
    technique: Technique,
}

impl Book {
    /// Reads the heads of the rules.
    fn read() -> Fallible<Self> {
        let rules = LADDER.iter().copied().flatten();
        let entries: Fallible<Vec<Entry>> = rules.map(|rule| Entry::read(rule)).collect();
        Ok(Self(entries?))
    }

    /// The cards of the page: a list of `Technique`.
    fn json(&self) -> serde_json::Result<String> {
        serde_json::to_string(&self.0.iter().map(|entry| &entry.technique).collect::<Vec<_>>())
    }

    /// The ideas in English, by their keys.
    fn ideas(&self) -> serde_json::Result<String> {
        let texts = self
            .0
            .iter()
            .map(|Entry { technique, manual }| (format!("idea.{}", technique.id), &manual.idea));
        serde_json::to_string_pretty(&texts.collect::<BTreeMap<_, _>>())
    }
}

impl Entry {
    fn read(rule: &'static Rule) -> Fallible<Self> {
        let file = Manual::file(rule);
        let text = fs::read_to_string(root().join("crates/core/src").join(&file))?;
        let manual = Manual::read(&text).map_err(|error| format!("{file}: {error}"))?;
        let mut technique = Technique {
            id: rule.id,
            chapter: Chapter::Trial,
            rating: f64::from(rule.rating.0) / 100.0,
            band: Band::of(rule.rating).id(),
            example: None,
            exercise: None,
        };
        if let Some(example) = &manual.example {
            let first = board::first(rule, example);
            technique.chapter = chapter_of(&first, &example.puzzle.draft());
            technique.example = Some(board::shown(example, first));
            technique.exercise = Some(board::turned(rule, example));
        }
        Ok(Self { manual, technique })
    }
}

/// What a step looks at: lists and chains go through any lines, all else needs what its example has.
fn chapter_of(step: &Step, draft: &Draft) -> Chapter {
    let signs = draft.across.iter().chain(&draft.down).any(|sign| *sign != Sign::None);
    match step.evidence {
        Evidence::Trial(_) | Evidence::Search(_) => Chapter::Trial,
        Evidence::Arrangements(_) | Evidence::Chain(_) => Chapter::Chains,
        Evidence::None if draft.clues.iter().flatten().any(|clue| *clue > 0) => {
            Chapter::Skyscrapers
        }
        Evidence::None if signs => Chapter::Futoshiki,
        Evidence::None => Chapter::Squares,
    }
}

/// Writes `docs/techniques.md`, and what the page shows.
pub(crate) fn write() -> Outcome {
    fs::write(root().join(PAGE), page::text(&Book::read()?))?;
    write_cards()
}

/// Writes the cards of the page and their ideas into `www/generated/`.
pub(crate) fn write_cards() -> Outcome {
    let book = Book::read()?;
    let folder = root().join("www/generated");
    fs::write(folder.join("techniques.json"), book.json()?)?;
    fs::write(folder.join("ideas.en.json"), book.ideas()?)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{Book, PAGE, page, root};

    #[test]
    fn the_page_in_docs_says_what_the_rules_say() {
        let kept = fs::read_to_string(root().join(PAGE)).unwrap_or_default();
        let text = page::text(&Book::read().unwrap());
        assert!(kept == text, "{PAGE} is out of date: cargo run -p xtask -- techniques");
    }
}
