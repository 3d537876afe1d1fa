//! Reads lines cell by cell, with an automaton that has as few states as
//! possible.
//!
//! What may follow in a line depends on only a few facts about its beginning.
//! These facts are the used values, how many buildings are still to be visible
//! from each end, and values that a sign compares with a later cell. Two
//! beginnings that allow the same endings are the same state, even if they
//! occur in different lines.
//!
//! Source: layer by layer from the end, states with the same future are merged
//! (Revuz, "Minimisation of acyclic deterministic automata in linear time",
//! Theoretical Computer Science 92, 1992).

use std::collections::BTreeMap;

use crate::constraints::Relation;
use crate::grid::{Values, Word};

/// The statements that are only about the cells of one line.
pub(super) struct Rules {
    /// The values that each cell may take.
    pub(super) candidates: Vec<Values>,
    /// The number of heights visible from the first and from the last cell, or
    /// their sum.
    pub(super) clues: [Option<u32>; 2],
    /// Whether visible heights are added up instead of counted.
    pub(super) adds_up: bool,
    /// The relations between two places.
    pub(super) pairs: Vec<(usize, usize, Relation)>,
    /// Whether value 1 is never visible.
    pub(super) lowest_unseen: bool,
}

/// The state of a line that has no ending.
const DEAD: u32 = 0;
/// Stands for the absence of a reading.
const NONE: u32 = u32::MAX;
/// A line with more readings than this is not worth the time.
const MOST_READINGS: usize = 1 << 14;

/// What is known about a line after its first cells.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Reading {
    used: Word,
    /// How many heights are still to be visible from the first and from the
    /// last cell, or what they must add up to.
    unseen: [u32; 2],
    /// The places and values that relations with later places need.
    pending: Vec<(usize, u32)>,
}

impl Rules {
    /// Whether the only statement is that each value appears once.
    pub(super) fn are_bare(&self) -> bool {
        self.clues == [None, None] && self.pairs.is_empty()
    }

    fn start(&self) -> Reading {
        let unseen = self.clues.map(|clue| clue.unwrap_or(0));
        Reading { used: 0, unseen, pending: Vec::new() }
    }

    /// The reading after one more cell; None if that breaks a rule.
    fn read(&self, before: &Reading, at: usize, value: u32) -> Option<Reading> {
        let only = Values::only(value);
        let used_before = Values(before.used);
        let new = self.candidates[at] & only & !used_before;
        if new.is_empty() || !self.relates(before, at, value) {
            return None;
        }
        let used = used_before | only;
        let n = self.candidates.len();
        let after = Values::up_to(n as u32) & !used;
        // All remaining values come after this one.
        let is_seen = [value > used_before.max(), value > after.max()];
        let height = value - u32::from(self.lowest_unseen);
        let weight = if self.adds_up { height } else { 1 };
        let mut unseen = before.unseen;
        for end in 0..2 {
            if self.clues[end].is_some() && height > 0 && is_seen[end] {
                unseen[end] = unseen[end].checked_sub(weight)?;
            }
        }
        if at + 1 == n && unseen != [0, 0] {
            return None;
        }
        let known = before.pending.iter().copied().chain([(at, value)]);
        let pending = known.filter(|(place, _)| self.last_partner(*place) > at).collect();
        Some(Reading { used: used.0, unseen, pending })
    }

    /// Whether a value satisfies all relations to the cells before it.
    fn relates(&self, before: &Reading, at: usize, value: u32) -> bool {
        before.pending.iter().all(|(place, other)| {
            self.pairs.iter().all(|(first, second, relation)| {
                if (*first, *second) == (*place, at) {
                    relation(*other, value)
                } else {
                    (*first, *second) != (at, *place) || relation(value, *other)
                }
            })
        })
    }

    /// The last place to which a place is related; the place itself if there is
    /// none.
    fn last_partner(&self, place: usize) -> usize {
        let both = |pair: &(usize, usize, Relation)| [(pair.0, pair.1), (pair.1, pair.0)];
        let partners = self.pairs.iter().flat_map(both);
        partners.filter(|(one, _)| *one == place).map(|(_, other)| other).max().unwrap_or(place)
    }

    /// For each place and each reading before it, the number of the reading
    /// after each value; None if there are too many.
    fn readings(&self) -> Option<Vec<Vec<u32>>> {
        let n = self.candidates.len();
        let (mut before, mut count) = (vec![self.start()], 0);
        let mut steps = Vec::new();
        for at in 0..n {
            let mut after = Vec::new();
            let mut numbers = BTreeMap::new();
            let mut step = Vec::new();
            for (reading, value) in
                before.iter().flat_map(|one| (1..=n as u32).map(move |v| (one, v)))
            {
                let next = self.read(reading, at, value);
                step.push(next.map_or(NONE, |next| {
                    *numbers.entry(next).or_insert_with_key(|next: &Reading| {
                        after.push(next.clone());
                        after.len() as u32 - 1
                    })
                }));
            }
            steps.push(step);
            count += after.len();
            if count > MOST_READINGS {
                return None;
            }
            before = after;
        }
        Some(steps)
    }
}

/// Several lines that are read in step. State 0 is a line that has no ending;
/// the others are numbered separately for each number of cells read.
pub(super) struct Automaton {
    n: usize,
    /// The state of each line before its first cell.
    pub(super) starts: Vec<u32>,
    layers: Vec<Layer>,
}

/// The states before one place.
#[derive(Default)]
struct Layer {
    /// For each state, the state after each value.
    next: Vec<u32>,
    /// For each state, the values that lead to an ending.
    allowed: Vec<Word>,
}

impl Layer {
    fn push(&mut self, next: &[u32]) -> u32 {
        let allowed = next.iter().enumerate().filter(|(_, state)| **state != DEAD);
        self.allowed.push(allowed.fold(0, |set, (value, _)| set | 1 << value));
        self.next.extend(next);
        self.allowed.len() as u32 - 1
    }
}

impl Automaton {
    /// The automaton of these lines, which all have the same length; `None` if
    /// one of them has too many readings.
    pub(super) fn of(lines: &[Rules]) -> Option<Self> {
        let n = lines.len();
        let readings: Vec<Vec<Vec<u32>>> =
            lines.iter().map(Rules::readings).collect::<Option<_>>()?;
        // A completely read line has just one ending, the empty one.
        let ends = |steps: &Vec<Vec<u32>>| vec![1; steps[n - 1].len()];
        let mut states: Vec<Vec<u32>> = readings.iter().map(ends).collect();
        let mut layers = Vec::new();
        for at in (0..n).rev() {
            let mut layer = Layer::default();
            layer.push(&vec![DEAD; n]);
            let mut numbers = BTreeMap::from([(vec![DEAD; n], DEAD)]);
            for (line, steps) in readings.iter().enumerate() {
                let state = |number: &u32| states[line].get(*number as usize).copied();
                let futures = steps[at].chunks(n).map(|step| -> Vec<u32> {
                    step.iter().map(|number| state(number).unwrap_or(DEAD)).collect()
                });
                let numbered = futures.map(|future| {
                    *numbers.entry(future).or_insert_with_key(|future| layer.push(future))
                });
                states[line] = numbered.collect();
            }
            layers.push(layer);
        }
        layers.reverse();
        let starts = states.iter().map(|states| states[0]).collect();
        Some(Self { n, starts, layers })
    }

    /// Whether every line has an ending.
    pub(super) fn has_endings(&self) -> bool {
        !self.starts.contains(&DEAD)
    }

    /// The number of bits for a state after this many cells.
    pub(super) fn bits(&self, read: usize) -> u32 {
        usize::BITS - (self.layers[read].allowed.len() - 1).leading_zeros()
    }

    /// The values that may come next.
    #[inline]
    pub(super) fn allowed(&self, read: usize, state: u32) -> Word {
        self.layers[read].allowed[state as usize]
    }

    /// The state after one more value, which must be allowed.
    #[inline]
    pub(super) fn next(&self, read: usize, state: u32, value: usize) -> u32 {
        self.layers[read].next[state as usize * self.n + value]
    }
}
