//! The candidates and levels that the analysis of a conflict has met.

use super::encoded_literal::EncodedLiteral;
use super::trail::Trail;

/// The candidates that the current analysis has met.
pub(super) struct Met {
    marks: Vec<bool>,
    list: Vec<usize>,
}

impl Met {
    pub(super) fn new(candidates: usize) -> Self {
        Self { marks: vec![false; candidates], list: Vec::new() }
    }

    pub(super) fn has(&self, literal: EncodedLiteral) -> bool {
        self.marks[literal.candidate()]
    }

    pub(super) fn add(&mut self, literal: EncodedLiteral) {
        self.marks[literal.candidate()] = true;
        self.list.push(literal.candidate());
    }

    pub(super) fn clear(&mut self) {
        for candidate in self.list.drain(..) {
            self.marks[candidate] = false;
        }
    }
}

/// Counts the levels to which literals belong.
#[derive(Default)]
pub(super) struct LevelCount {
    /// For each level, the last count that met it.
    met: Vec<u64>,
    counts: u64,
}

impl LevelCount {
    pub(super) fn of(&mut self, literals: &[EncodedLiteral], trail: &Trail) -> u32 {
        self.counts += 1;
        self.met.resize(self.met.len().max(trail.level() + 1), 0);
        let Self { met, counts } = self;
        let is_new = |literal: &&EncodedLiteral| {
            core::mem::replace(&mut met[trail.level_of(**literal)], *counts) != *counts
        };
        literals.iter().filter(is_new).count() as u32
    }
}
