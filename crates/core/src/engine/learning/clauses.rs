//! What was learned: clauses, of which at least one literal is true.
//!
//! Each clause is watched at its first two literals (Moskewicz et al., 2001);
//! a watch carries one more literal of the clause, which is mostly true
//! already. Clauses that tie together few levels are kept, the longest-idle
//! half of the others is dropped now and then (Audemard and Simon, "Glucose",
//! 2009).

use super::literal::Literal;

/// The number of a clause.
pub(super) type ClauseId = u32;

/// All learned clauses.
pub(super) struct Clauses {
    clauses: Vec<Clause>,
    watches: Vec<Vec<Watch>>,
    free: Vec<ClauseId>,
    learned: usize,
}

struct Clause {
    literals: Vec<Literal>,
    /// How many decision levels it ties together.
    levels: u32,
    used: u64,
}

#[derive(Clone, Copy)]
pub(super) struct Watch {
    pub(super) clause: ClauseId,
    pub(super) blocker: Literal,
}

/// Clauses that tie so few levels together are never dropped.
const KEPT_LEVELS: u32 = 2;

impl Clauses {
    /// None, over so many candidates.
    pub(super) fn new(candidates: usize) -> Self {
        Self {
            clauses: Vec::new(),
            watches: vec![Vec::new(); 2 * candidates],
            free: Vec::new(),
            learned: 0,
        }
    }

    /// How many there are.
    pub(super) const fn len(&self) -> usize {
        self.learned
    }

    /// The literals of a clause; the first is the one that it once implied.
    pub(super) fn literals(&self, id: ClauseId) -> &[Literal] {
        &self.clauses[id as usize].literals
    }

    /// Adds a clause of two literals or more.
    pub(super) fn add(&mut self, literals: Vec<Literal>, levels: u32, now: u64) -> ClauseId {
        let (first, second) = (literals[0], literals[1]);
        let clause = Clause { literals, levels, used: now };
        let id = match self.free.pop() {
            Some(id) => {
                self.clauses[id as usize] = clause;
                id
            }
            None => {
                self.clauses.push(clause);
                self.clauses.len() as ClauseId - 1
            }
        };
        self.watches[first.denied().index()].push(Watch { clause: id, blocker: second });
        self.watches[second.denied().index()].push(Watch { clause: id, blocker: first });
        self.learned += 1;
        id
    }

    /// Notes that a clause took part in a conflict.
    pub(super) fn touch(&mut self, id: ClauseId, now: u64) {
        self.clauses[id as usize].used = now;
    }

    /// Takes the watches that wait for `literal` to become true.
    pub(super) fn take_watches(&mut self, literal: Literal) -> Vec<Watch> {
        core::mem::take(&mut self.watches[literal.index()])
    }

    /// Gives them back.
    pub(super) fn give_watches(&mut self, literal: Literal, watches: Vec<Watch>) {
        self.watches[literal.index()] = watches;
    }

    /// Makes another literal watched in place of `gone`, which is false; the
    /// clause's two watched literals come first. Nothing to move to: returns
    /// the other watched literal, which the clause now implies.
    pub(super) fn rewatch(
        &mut self,
        id: ClauseId,
        gone: Literal,
        is_false: impl Fn(Literal) -> bool,
    ) -> Rewatch {
        let literals = &mut self.clauses[id as usize].literals;
        if literals[0] == gone {
            literals.swap(0, 1);
        }
        let other = literals[0];
        match (2..literals.len()).find(|at| !is_false(literals[*at])) {
            Some(at) => {
                literals.swap(1, at);
                let watched = literals[1].denied();
                self.watches[watched.index()].push(Watch { clause: id, blocker: other });
                Rewatch::Moved
            }
            None => Rewatch::Implies(other),
        }
    }

    /// Drops the half of the droppable clauses that was idle longest.
    pub(super) fn reduce(&mut self, is_reason: impl Fn(ClauseId) -> bool) {
        let mut droppable: Vec<ClauseId> = (0..self.clauses.len() as ClauseId)
            .filter(|id| {
                let clause = &self.clauses[*id as usize];
                clause.literals.len() > 2 && clause.levels > KEPT_LEVELS && !is_reason(*id)
            })
            .collect();
        droppable.sort_by_key(|id| {
            let clause = &self.clauses[*id as usize];
            (core::cmp::Reverse(clause.levels), clause.used, *id)
        });
        droppable.truncate(droppable.len() / 2);
        for id in &droppable {
            self.clauses[*id as usize].literals.clear();
            self.free.push(*id);
        }
        self.learned -= droppable.len();
        for watches in &mut self.watches {
            watches.retain(|watch| !self.clauses[watch.clause as usize].literals.is_empty());
        }
    }
}

/// What became of a watch.
pub(super) enum Rewatch {
    /// Another literal is watched now.
    Moved,
    /// All others are false; this one must be true.
    Implies(Literal),
}
