//! A line reduced to its open places, and the two steps of a pass over it.
//!
//! ```text
//!   .  6  .  .  3  .      open places 0, 1, 2, 3; a set of them is a number
//!   0     1  2     3      below 16, and every number comes after its subsets
//! ```
//!
//! The tallest heights come first, so a set of taken places determines the heights in
//! it: the tallest open heights, one for each place, and the decided heights between
//! them. If the place taken last is the first of the set, its height is visible from
//! the front. If it is the last, its height is visible from behind. Any other place
//! leaves the states unchanged. So one step is an `or` over the sets with one place
//! fewer, and two shifts. A decided height is visible iff no place of the set is on
//! that side; behind a taller decided one it is never visible and is left out. A lowest
//! height that is never visible shifts nothing.

use core::ops::Range;

use crate::grid::{Size, Values, Word};

use super::prepared_line::PreparedLine;
use super::visibility_states::States;

/// The open part of a line.
#[derive(Default)]
pub(super) struct OpenLine {
    /// The open heights, the tallest first, and one additional step for the decided
    /// heights after the last open one.
    pub(super) steps: Vec<Step>,
    /// The decided heights that can be visible or must wait for others, the tallest
    /// first.
    decided: Vec<Decided>,
    /// The open places.
    open: Vec<usize>,
    /// For each place, `in_front` and `behind` have the states that can still satisfy
    /// the clues if it is the first or the last place taken along the line. `greater`
    /// has the open places that must be taken before the place.
    in_front: [States; Size::MAX],
    behind: [States; Size::MAX],
    greater: [u32; Size::MAX],
    /// Whether any place has to wait for others.
    signed: bool,
    /// The states in which one more building may become visible from the last cell, and
    /// the states that can result from that.
    not_last: States,
    not_first: States,
}

/// One open height.
#[derive(Default)]
pub(super) struct Step {
    /// Its value; 0 in the step after the last height.
    pub(super) height: u32,
    /// The open places at which it may be.
    pub(super) places: u32,
    /// The places where no sign to a decided height forbids the open height.
    pub(super) free: u32,
    /// The places in front of and behind all taller decided heights, if
    /// visibility is counted.
    front: u32,
    back: u32,
    shifts: [u32; 2],
    /// Whether this is the first height to be taken.
    is_first: bool,
    /// The decided heights right before this height.
    decided: Range<usize>,
}

/// A decided height.
struct Decided {
    /// The open places in front of and behind the height; [`HIDDEN`] if it is not
    /// visible.
    before: u32,
    behind: u32,
    /// The states that can still satisfy the clues if it is the first place taken
    /// along the line, and if it is the last.
    ends: (States, States),
    shifts: [u32; 2],
    /// The open places that must be taken before the height.
    greater: u32,
}

/// What is known about the taller heights while the steps are created.
struct Taller {
    /// The places of the decided heights.
    places: Word,
    /// The open places in front of and behind all taller decided heights, if visibility
    /// is counted.
    ends: [u32; 2],
    /// The first decided height since the last step, as an index into the list of
    /// decided heights.
    first: usize,
}

/// A bit that is treated as a member of every set, so a height with it is never
/// visible.
const HIDDEN: u32 = 1 << 31;

impl OpenLine {
    /// Reads a line: `at` has the places of each height, the shortest first, and
    /// `decided` says which heights are decided. Returns false if the decided heights
    /// contradict each other.
    pub(super) fn lay_out(&mut self, line: &PreparedLine, at: &[Word], decided: Word) -> bool {
        let taken = bits(decided).fold(0, |taken: Word, height| taken | at[height]);
        let all = Values::up_to(at.len() as u32).0;
        self.signed = line.is_signed();
        (self.not_last, self.not_first) = (line.states.not_last, line.states.not_first);
        self.open.clear();
        self.steps.clear();
        self.decided.clear();
        for (index, place) in bits(all & !taken).enumerate() {
            (self.in_front[index], self.behind[index]) = line.states.ends(place);
            self.open.push(place);
        }
        if self.signed {
            for index in 0..self.open.len() {
                self.greater[index] = self.set_of(line.greater[self.open[index]]);
            }
        }
        self.line_up(line, at, decided, taken)
    }

    /// Creates the steps.
    fn line_up(&mut self, line: &PreparedLine, at: &[Word], decided: Word, taken: Word) -> bool {
        let counted = line.states.counts.map(|counts| if counts { self.full() } else { 0 });
        let mut taller = Taller { places: 0, ends: counted, first: 0 };
        for height in (0..at.len()).rev() {
            if decided >> height & 1 == 0 {
                self.add_step(line, height as u32 + 1, at[height], taken, &mut taller);
            } else if !self.add_decided(line, height as u32 + 1, at[height], taken, &mut taller) {
                return false;
            }
        }
        let decided = taller.first..self.decided.len();
        self.steps.push(Step { decided, ..Step::default() });
        self.steps.len() == self.open.len() + 1
    }

    fn add_step(
        &mut self,
        line: &PreparedLine,
        height: u32,
        at: Word,
        taken: Word,
        taller: &mut Taller,
    ) {
        let is_first = taller.places == 0 && self.steps.is_empty();
        let unseen = is_first || line.states.is_unseen(height);
        let [front, back] = if unseen { [0, 0] } else { taller.ends };
        let free = self.free(line, taken & !taller.places);
        let places = self.set_of(at) & free;
        let first = core::mem::replace(&mut taller.first, self.decided.len());
        let decided = first..self.decided.len();
        let shifts = line.states.shifts;
        self.steps.push(Step { height, places, free, front, back, shifts, is_first, decided });
    }

    /// Adds a decided height; returns false if the height cannot be at its place.
    fn add_decided(
        &mut self,
        line: &PreparedLine,
        height: u32,
        at: Word,
        taken: Word,
        taller: &mut Taller,
    ) -> bool {
        let place = at.trailing_zeros() as usize;
        let greater = line.greater[place];
        if (greater & taken & !taller.places) | (taller.places & at) != 0 {
            return false;
        }
        let mut beside = [taller.places & (at - 1), taller.places & !(at - 1)];
        if line.states.is_unseen(height) {
            beside = [at; 2];
        }
        let is_first = taller.places == 0 && self.steps.is_empty();
        taller.places |= at;
        if !self.signed && beside[0] != 0 && beside[1] != 0 {
            return true;
        }
        let left = (1 << self.open.iter().filter(|open| **open < place).count()) - 1;
        let sides = [left, self.full() & !left];
        let [before, behind] = [0, 1].map(|side| {
            let hidden = beside[side] != 0 || !line.states.counts[side];
            sides[side] | if hidden { HIDDEN } else { 0 }
        });
        let shifts = if is_first { [0, 0] } else { line.states.shifts };
        let greater = if self.signed { self.set_of(greater & !taken) } else { 0 };
        let ends = line.states.ends(place);
        taller.ends = [taller.ends[0] & sides[0], taller.ends[1] & sides[1]];
        if before & behind < HIDDEN || greater != 0 {
            self.decided.push(Decided { before, behind, ends, shifts, greater });
        }
        true
    }

    /// The open places where no sign to a lower decided height forbids the next height.
    fn free(&self, line: &PreparedLine, lower: Word) -> u32 {
        let mut free = self.full();
        if self.signed {
            for (index, open) in self.open.iter().enumerate() {
                if line.greater[*open] & lower != 0 {
                    free &= !(1 << index);
                }
            }
        }
        free
    }

    /// The open places among these places, as a set.
    fn set_of(&self, places: Word) -> u32 {
        let open = self.open.iter().enumerate();
        open.fold(0, |set, (index, open)| set | (places >> open & 1) << index)
    }

    /// The places of a set.
    pub(super) fn places_of(&self, set: u32) -> impl Iterator<Item = usize> {
        bits(set).map(|index| self.open[index])
    }

    /// The set of all open places.
    pub(super) fn full(&self) -> u32 {
        (1 << self.open.len()) - 1
    }

    /// The places among `free` that may be taken right after a set, because the set has
    /// every place that must be greater.
    #[inline]
    fn allowed(&self, free: u32, set: u32) -> u32 {
        if !self.signed {
            return free;
        }
        let waits = |index: &usize| self.greater[*index] & !set != 0;
        bits(free).filter(waits).fold(free, |free, index| free & !(1 << index))
    }

    /// The places among `next` that are in front of, behind and between the taken ones,
    /// as far as visibility is counted.
    #[inline]
    fn fan(&self, step: &Step, set: u32, next: u32) -> [u32; 3] {
        let free = self.allowed(next & !set, set);
        let before = (set & set.wrapping_neg()).wrapping_sub(1);
        let behind = !(((1_u64 << (32 - set.leading_zeros())) - 1) as u32);
        let front = free & before & step.front;
        let back = free & behind & step.back;
        [front, back, free & !(front | back)]
    }

    /// Enters the height of a step after a set, at each possible place among `next`;
    /// returns the new states.
    #[inline]
    pub(super) fn place(
        &self,
        step: &Step,
        set: u32,
        next: u32,
        states: States,
        mut each: impl FnMut(u32, States),
    ) {
        let [front, back, between] = self.fan(step, set, next);
        let ahead = states << step.shifts[0];
        members(front, |one, index| each(one, ahead & self.in_front[index]));
        let behind = (states & self.not_last) << step.shifts[1];
        members(back, |one, index| each(one, behind & self.behind[index]));
        if step.is_first {
            let ends = |index: usize| self.in_front[index] & self.behind[index];
            return members(between, |one, index| each(one, states & ends(index)));
        }
        members(between, |one, _| each(one, states));
    }

    /// The reverse of `place`: the states that lead to the states `after` the height
    /// has been entered at each of the places `next`.
    #[inline]
    pub(super) fn unplace(
        &self,
        step: &Step,
        set: u32,
        next: u32,
        after: impl Fn(u32) -> States,
        mut each: impl FnMut(u32, States),
    ) {
        let [front, back, between] = self.fan(step, set, next);
        members(front, |one, _| each(one, after(one) >> step.shifts[0]));
        members(back, |one, _| each(one, (after(one) & self.not_first) >> step.shifts[1]));
        let kept = if step.is_first { 1 } else { States::MAX };
        members(between, |one, _| each(one, after(one) & kept));
    }

    /// Enters the decided heights before a step.
    #[inline]
    pub(super) fn place_decided(&self, step: &Step, set: u32, states: States) -> States {
        let mut states = states;
        for decided in &self.decided[step.decided.clone()] {
            if decided.greater & !set != 0 {
                return 0;
            }
            let set = set | HIDDEN;
            if set & decided.before == 0 {
                states = states << decided.shifts[0] & decided.ends.0;
            }
            if set & decided.behind == 0 {
                let more = if decided.shifts[1] == 0 { states } else { states & self.not_last };
                states = more << decided.shifts[1] & decided.ends.1;
            }
        }
        states
    }

    /// Removes the decided heights before a step again.
    #[inline]
    pub(super) fn unplace_decided(&self, step: &Step, set: u32, states: States) -> States {
        let mut states = states;
        for decided in self.decided[step.decided.clone()].iter().rev() {
            if decided.greater & !set != 0 {
                return 0;
            }
            let set = set | HIDDEN;
            if set & decided.behind == 0 && decided.shifts[1] != 0 {
                states = (states & self.not_first) >> decided.shifts[1];
            }
            if set & decided.before == 0 {
                states >>= decided.shifts[0];
            }
        }
        states
    }
}

/// Calls a function with each member of a set, as a set and as a number.
#[inline]
fn members(set: u32, mut each: impl FnMut(u32, usize)) {
    let mut rest = set;
    while rest != 0 {
        let one = rest & rest.wrapping_neg();
        rest ^= one;
        each(one, one.trailing_zeros() as usize % Size::MAX);
    }
}

/// The members of a set.
fn bits(set: Word) -> impl Iterator<Item = usize> {
    Values(set).iter().map(|bit| bit as usize - 1)
}
