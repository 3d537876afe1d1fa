//! Everything that is known, in the order in which it became known, with its
//! reasons.

use crate::engine::{DecisionLog, Domains, ExplanationContext, Literal};
use crate::grid::{Cell, Values};

use super::clauses::ClauseId;
use super::encoded_literal::EncodedLiteral;

/// Why something is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// The literal was assumed.
    Assumed,
    /// Every other literal of the clause is false.
    Clause(ClauseId),
    /// This literal excludes the other one: they have the same cell, or the same value
    /// in the same line.
    Excluded(EncodedLiteral),
    /// The cell has no other value left.
    LastValue,
    /// The value has no other place left in its row.
    LastInRow,
    /// The value has no other place left in its column.
    LastInColumn,
    /// This propagator removed the candidate, and explains the removal on request.
    Propagator(u32),
    /// The propagator has explained the removal; the explanation is stored at this
    /// position.
    Explained { start: u32, len: u32 },
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Known {
    Open,
    True,
    False,
}

/// Everything known and assumed, with undo; it also updates the domains.
pub(super) struct Trail {
    pub(super) domains: Domains,
    decisions: DecisionLog,
    /// What is known about each literal. `decisions` stores this too, by candidate, but
    /// this list is queried millions of times.
    known: Vec<Known>,
    level: Vec<u32>,
    reason: Vec<Reason>,
    log: Vec<EncodedLiteral>,
    /// Lengths of the log and of the domains' trail at each assumption.
    assumptions: Vec<(usize, usize)>,
}

impl Trail {
    pub(super) fn new(domains: Domains) -> Self {
        let decisions = DecisionLog::new(domains.size());
        let count = decisions.candidates();
        Self {
            domains,
            decisions,
            known: vec![Known::Open; 2 * count],
            level: vec![0; count],
            reason: vec![Reason::Assumed; count],
            log: Vec::new(),
            assumptions: Vec::new(),
        }
    }

    /// The number of the candidate.
    pub(super) fn candidate(&self, cell: Cell, value: u32) -> usize {
        self.decisions.candidate(cell, value)
    }

    /// The literal as a number.
    pub(super) fn encode(&self, literal: Literal) -> EncodedLiteral {
        let candidate = self.candidate(literal.cell, literal.value);
        match literal.is_positive {
            true => EncodedLiteral::is(candidate),
            false => EncodedLiteral::is_not(candidate),
        }
    }

    /// The cell and the value of a candidate.
    pub(super) fn decode(&self, candidate: usize) -> (Cell, u32) {
        self.decisions.decode(candidate)
    }

    /// Whether the literal is known: true, false, or neither.
    pub(super) fn truth(&self, literal: EncodedLiteral) -> Option<bool> {
        match self.known[literal.index()] {
            Known::Open => None,
            Known::True => Some(true),
            Known::False => Some(false),
        }
    }

    #[inline]
    pub(super) fn is_true(&self, literal: EncodedLiteral) -> bool {
        self.known[literal.index()] == Known::True
    }

    #[inline]
    pub(super) fn is_false(&self, literal: EncodedLiteral) -> bool {
        self.known[literal.index()] == Known::False
    }

    /// The number of candidates.
    pub(super) fn candidates(&self) -> usize {
        self.decisions.candidates()
    }

    /// The number of literals known without any assumption.
    pub(super) fn known_for_good(&self) -> usize {
        self.assumptions.first().map_or(self.log.len(), |(length, _)| *length)
    }

    pub(super) fn log(&self) -> &[EncodedLiteral] {
        &self.log
    }

    pub(super) fn level(&self) -> usize {
        self.assumptions.len()
    }

    pub(super) fn level_of(&self, literal: EncodedLiteral) -> usize {
        self.level[literal.candidate()] as usize
    }

    pub(super) fn reason_of(&self, literal: EncodedLiteral) -> Reason {
        self.reason[literal.candidate()]
    }

    pub(super) fn when(&self, literal: EncodedLiteral) -> u32 {
        self.decisions.when(literal.candidate())
    }

    pub(super) fn set_reason(&mut self, literal: EncodedLiteral, reason: Reason) {
        self.reason[literal.candidate()] = reason;
    }

    /// The assumption that opened a level, from 1.
    pub(super) fn assumption(&self, level: usize) -> EncodedLiteral {
        self.log[self.assumptions[level - 1].0]
    }

    /// Opens a level.
    pub(super) fn open_level(&mut self) {
        self.assumptions.push((self.log.len(), self.domains.mark()));
    }

    /// Records something that was not known before.
    pub(super) fn write(&mut self, literal: EncodedLiteral, reason: Reason) {
        let candidate = literal.candidate();
        self.known[literal.index()] = Known::True;
        self.known[literal.negated().index()] = Known::False;
        self.decisions.decide(candidate, literal.is_positive(), self.log.len() as u32);
        self.level[candidate] = self.level() as u32;
        self.reason[candidate] = reason;
        self.log.push(literal);
        if !literal.is_positive() {
            let (cell, value) = self.decode(candidate);
            // An empty cell is noticed when this entry of the log is followed.
            let _ = self.domains.remove(cell, Values::only(value));
        }
    }

    /// Undoes everything above a level.
    pub(super) fn back_to(&mut self, level: usize) {
        let Some(&(length, mark)) = self.assumptions.get(level) else { return };
        self.assumptions.truncate(level);
        self.domains.undo_to(mark);
        for literal in self.log.drain(length..) {
            self.decisions.reopen(literal.candidate());
            self.known[literal.index()] = Known::Open;
            self.known[literal.negated().index()] = Known::Open;
        }
    }

    /// What was known before a moment.
    pub(super) fn before(&self, moment: u32) -> ExplanationContext<'_> {
        self.decisions.before(moment)
    }
}
