//! Every technique of the ladder: what the head of its rule's file tells, and what the rule says of the board there.

use std::collections::BTreeMap;
use std::fs;

use gridfold_core::conditions::Sign;
use gridfold_core::deduction::{Evidence, Rule, Step};
use gridfold_core::explain::{Band, LADDER, Manual};
use gridfold_core::puzzle::Draft;
use gridfold_wasm::wire::{Chapter, Technique};

use super::board;
use super::lessons;
use crate::step::{Fallible, root};

/// Every technique of the ladder with its manual, the easiest first.
pub(super) struct Book(pub(super) Vec<Entry>);

/// A technique with what its rule's file tells.
pub(super) struct Entry {
    pub(super) manual: Manual,
    pub(super) technique: Technique,
}

impl Book {
    /// Reads the heads of the rules.
    pub(super) fn read() -> Fallible<Self> {
        let rules = LADDER.iter().copied().flatten();
        let entries: Fallible<Vec<Entry>> = rules.map(|rule| Entry::read(rule)).collect();
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
            puzzle: lessons::puzzle(rule)?,
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
