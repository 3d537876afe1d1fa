//! Every technique of the ladder: the contents of the comment on its rule, and the rule's sentence about the board in
//! that comment.

use std::collections::BTreeMap;
use std::{fs, io};

use gridfold_core::conditions::Sign;
use gridfold_core::deduction::{Evidence, Rule, Step};
use gridfold_core::explain::{Band, LADDER, Manual};
use gridfold_core::puzzle::Draft;
use gridfold_wasm::wire::{Chapter, Technique};

use super::example;
use super::lessons;
use crate::step::{Fallible, root};

/// Every technique of the ladder with its manual, the easiest first.
pub(super) struct Book(pub(super) Vec<Entry>);

/// A technique with the contents of the comment on its rule.
pub(super) struct Entry {
    pub(super) manual: Manual,
    pub(super) technique: Technique,
}

impl Book {
    /// Reads the comments on the rules.
    pub(super) fn read() -> Fallible<Self> {
        let files = files()?;
        let rules = LADDER.iter().copied().flatten();
        let entries: Fallible<Vec<Entry>> = rules.map(|rule| Entry::read(rule, &files)).collect();
        Ok(Self(entries?))
    }

    /// The cards of the page: a list of `Technique`.
    pub(super) fn json(&self) -> serde_json::Result<String> {
        serde_json::to_string(&self.0.iter().map(|entry| &entry.technique).collect::<Vec<_>>())
    }

    /// The ideas in English, by their keys.
    pub(super) fn ideas(&self) -> serde_json::Result<String> {
        let texts = self
            .0
            .iter()
            .map(|Entry { technique, manual }| (format!("idea.{}", technique.id), &manual.idea));
        serde_json::to_string_pretty(&texts.collect::<BTreeMap<_, _>>())
    }
}

impl Entry {
    fn read(rule: &'static Rule, files: &[String]) -> Fallible<Self> {
        let manual = Manual::read(rule, files.iter().map(String::as_str))
            .map_err(|error| format!("{}: {error}", rule.id))?;
        let mut technique = Technique {
            id: rule.id,
            chapter: Chapter::Trial,
            rating: f64::from(rule.rating.0) / 100.0,
            band: Band::of(rule.rating).id(),
            example: None,
            exercise: None,
            puzzle: lessons::puzzle(rule)?,
        };
        if let Some(example) = &manual.example {
            let first = example::first(rule, example);
            technique.chapter = chapter_of(&first, &example.puzzle.draft());
            technique.example = Some(example::shown(example, first));
            technique.exercise = Some(example::turned(rule, example));
        }
        Ok(Self { manual, technique })
    }
}

/// The texts of the files that have rules.
fn files() -> io::Result<Vec<String>> {
    let source = root().join("crates/core/src");
    let mut files = Vec::new();
    for folder in Manual::FOLDERS {
        for entry in fs::read_dir(source.join(folder))? {
            let path = entry?.path();
            if path.is_file() {
                files.push(fs::read_to_string(path)?);
            }
        }
    }
    Ok(files)
}

/// The chapter of a technique: the evidence of its step decides or, if there is none, the conditions of its
/// example.
fn chapter_of(step: &Step, draft: &Draft) -> Chapter {
    let signs = draft.across.iter().chain(&draft.down).any(|sign| *sign != Sign::None);
    match step.evidence {
        Evidence::Trial(_) | Evidence::Search(_) => Chapter::Trial,
        Evidence::Arrangements(_) | Evidence::Chain(_) | Evidence::Whip(_) => Chapter::Chains,
        Evidence::None if draft.clues.iter().flatten().any(|clue| *clue > 0) => {
            Chapter::Skyscrapers
        }
        Evidence::None if signs => Chapter::Futoshiki,
        Evidence::None => Chapter::Squares,
    }
}
