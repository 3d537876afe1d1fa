//! The learned clauses, in each of which at least one literal is true.
//!
//! Each clause is watched at its first two literals (Moskewicz et al., 2001); a
//! watch stores one more literal of the clause, which is usually true already.
//! Clauses that connect few levels stay; the worse half of the others is dropped from
//! time to time (Audemard and Simon, "Glucose", 2009).

use core::ops::Range;

use super::encoded_literal::EncodedLiteral;

/// The number of a clause, until the next clean-up.
pub(super) type ClauseId = u32;

/// All learned clauses; their literals are in one long list.
pub(super) struct Clauses {
    literals: Vec<EncodedLiteral>,
    heads: Vec<Head>,
    /// For each literal, the watches to notify when it becomes true. The list is
    /// allocated with the first clause, because many puzzles need no clauses.
    watches: Vec<Vec<Watch>>,
    candidates: usize,
}

#[derive(Clone, Copy)]
struct Head {
    start: u32,
    length: u32,
    /// The number of decision levels that the clause connects.
    levels: u32,
    /// When the clause last took part in a conflict.
    used: u32,
}

#[derive(Clone, Copy)]
pub(super) struct Watch {
    pub(super) clause: ClauseId,
    pub(super) blocker: EncodedLiteral,
}

/// Clauses that connect no more levels than this are never dropped.
const KEPT_LEVELS: u32 = 2;

impl Clauses {
    /// An empty set of clauses, for this many candidates.
    pub(super) const fn new(candidates: usize) -> Self {
        Self { literals: Vec::new(), heads: Vec::new(), watches: Vec::new(), candidates }
    }

    /// The number of clauses.
    pub(super) const fn len(&self) -> usize {
        self.heads.len()
    }

    /// The literals of a clause.
    pub(super) fn literals(&self, id: ClauseId) -> &[EncodedLiteral] {
        &self.literals[self.heads[id as usize].range()]
    }

    /// Adds a clause of two or more literals.
    pub(super) fn add(&mut self, literals: &[EncodedLiteral], levels: u32, now: u64) -> ClauseId {
        if self.watches.is_empty() {
            self.watches.resize(2 * self.candidates, Vec::new());
        }
        let start = self.literals.len() as u32;
        self.literals.extend(literals);
        self.heads.push(Head { start, length: literals.len() as u32, levels, used: now as u32 });
        let id = self.heads.len() as ClauseId - 1;
        self.watch(id, literals[0], literals[1]);
        id
    }

    fn watch(&mut self, clause: ClauseId, first: EncodedLiteral, second: EncodedLiteral) {
        self.watches[first.negated().index()].push(Watch { clause, blocker: second });
        self.watches[second.negated().index()].push(Watch { clause, blocker: first });
    }

    /// Records that a clause took part in a conflict, and whether it now connects fewer
    /// levels (Audemard and Simon, "Glucose", 2009).
    pub(super) fn touch(
        &mut self,
        id: ClauseId,
        now: u64,
        levels: impl FnOnce(&[EncodedLiteral]) -> u32,
    ) {
        let head = &mut self.heads[id as usize];
        head.used = now as u32;
        if head.levels > KEPT_LEVELS {
            head.levels = head.levels.min(levels(&self.literals[head.range()]));
        }
    }

    /// Takes the watches that wait for `literal` to become true.
    pub(super) fn take_watches(&mut self, literal: EncodedLiteral) -> Vec<Watch> {
        self.watches.get_mut(literal.index()).map(core::mem::take).unwrap_or_default()
    }

    /// Puts the watches of a literal back.
    pub(super) fn give_watches(&mut self, literal: EncodedLiteral, watches: Vec<Watch>) {
        if let Some(own) = self.watches.get_mut(literal.index()) {
            *own = watches;
        }
    }

    /// Watches another literal in place of `gone`, which is false. If there is no such
    /// literal, returns the other watched literal, which is then implied.
    pub(super) fn rewatch(
        &mut self,
        id: ClauseId,
        gone: EncodedLiteral,
        is_false: impl Fn(EncodedLiteral) -> bool,
    ) -> Option<EncodedLiteral> {
        let literals = &mut self.literals[self.heads[id as usize].range()];
        if literals[0] == gone {
            literals.swap(0, 1);
        }
        let other = literals[0];
        let Some(at) = (2..literals.len()).find(|at| !is_false(literals[*at])) else {
            return Some(other);
        };
        literals.swap(1, at);
        let watched = literals[1].negated();
        self.watches[watched.index()].push(Watch { clause: id, blocker: other });
        None
    }

    /// Drops the worse half of the clauses that may be dropped, and those that
    /// `is_true` shows to be satisfied for good. Must only be called when nothing is
    /// assumed.
    pub(super) fn clean_up(&mut self, is_true: impl Fn(EncodedLiteral) -> bool) {
        let old = core::mem::take(&mut self.heads);
        let literals = core::mem::take(&mut self.literals);
        self.watches.iter_mut().for_each(Vec::clear);
        let limit = middle(&old);
        for head in old {
            let clause = &literals[head.range()];
            if head.is_kept(limit) && !clause.iter().any(|literal| is_true(*literal)) {
                self.add(clause, head.levels, u64::from(head.used));
            }
        }
    }
}

/// Roughly the (levels, idleness) in the middle of the clauses that may be
/// dropped: the median number of levels, and the average idleness of the
/// clauses with that number.
fn middle(heads: &[Head]) -> (u32, u32) {
    let droppable = || heads.iter().filter(|head| !head.is_kept((0, 0)));
    let half = droppable().count() / 2;
    let highest = droppable().map(|head| head.levels).max().unwrap_or(0);
    let up_to = |levels: &u32| droppable().filter(|head| head.levels <= *levels).count();
    let levels = (0..=highest).find(|levels| up_to(levels) > half).unwrap_or(highest);
    let idle =
        droppable().filter(|head| head.levels == levels).map(|head| u64::from(head.order().1));
    let (count, sum) = idle.fold((0, 0), |(count, sum), idle| (count + 1, sum + idle));
    (levels, (sum / u64::max(count, 1)) as u32)
}

impl Head {
    const fn range(&self) -> Range<usize> {
        self.start as usize..(self.start + self.length) as usize
    }

    /// The sort key of a clause: fewer levels come first, then more recent use.
    const fn order(&self) -> (u32, u32) {
        (self.levels, u32::MAX - self.used)
    }

    fn is_kept(&self, limit: (u32, u32)) -> bool {
        self.length == 2 || self.levels <= KEPT_LEVELS || self.order() < limit
    }
}
