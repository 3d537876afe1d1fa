//! One side of a line with visibility clues: what the places in front of the tallest
//! may contain.
//!
//! Places are filled from the end of the line inwards. All that matters about the
//! filled part is the *set* of open values in it, and how many of them are
//! visible. For each number of visible values there is a map of the sets
//! (`set_map.rs`), so one candidate advances all sets by a step at once. A
//! candidate is visible if it is the tallest of its set; otherwise it is hidden. A
//! value behind a taller decided one is always hidden. A decided value gets a step of
//! its own only if it can be visible.

use super::set_map::SetMap;

/// The length of the longest line, which exceeds the number of its steps.
pub(super) const LONGEST: usize = 16;

/// The two ends of a line.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    First,
    Last,
}

/// The input of both sides: the candidates of each place, and the open values.
pub(super) struct Seen<'a> {
    /// For each place, its values, with value 1 as bit 0.
    pub(super) cells: &'a [u32],
    /// The open values except the tallest.
    pub(super) open: u32,
    /// For each value, from 0, the number of open values below it.
    pub(super) ranks: [u8; LONGEST],
}

/// One step of a side.
#[derive(Clone, Copy)]
struct Step {
    /// The place.
    place: u8,
    /// The fewest and the most visible values before the step with which the clue can
    /// still be satisfied.
    fewest: u8,
    most: u8,
    kind: Kind,
}

#[derive(Clone, Copy)]
enum Kind {
    /// A decided value, with the number of open values below it. The value is visible
    /// if all open values before it are lower.
    Decided(u8),
    /// Open values, in two sets: `seen` has those that are visible if they are the
    /// tallest open value so far, `hidden` those that are hidden in any case.
    Open { seen: u32, hidden: u32 },
}

/// For each number of visible values, the possible sets.
type Row<const W: usize> = [SetMap<W>; LONGEST];

/// The steps of one side, and the possible sets before each step.
pub(super) struct ClueSide<const W: usize> {
    end: End,
    /// The number of values that must be visible before the tallest.
    goal: usize,
    /// The number of steps.
    count: usize,
    steps: [Step; LONGEST],
    /// For each place, the number of steps before it.
    before: [u8; LONGEST],
    rows: [Row<W>; LONGEST],
}

impl<const W: usize> ClueSide<W> {
    pub(super) const fn new(end: End) -> Self {
        let none = Kind::Decided(0);
        Self {
            end,
            goal: 0,
            count: 0,
            steps: [Step { place: 0, fewest: 0, most: 0, kind: none }; LONGEST],
            before: [0; LONGEST],
            rows: [[SetMap::NONE; LONGEST]; LONGEST],
        }
    }

    /// Creates the steps for the first `reach` places from the end, and fills the rows.
    /// `seen_at_all` has the values that can be visible; it is empty if the side has no
    /// clue. Returns false if the clue cannot be satisfied.
    #[inline(never)]
    pub(super) fn walk(
        &mut self,
        line: &Seen<'_>,
        clue: Option<u32>,
        seen_at_all: u32,
        reach: usize,
    ) -> bool {
        self.goal = clue.map_or(0, |clue| clue as usize - 1);
        let higher = if clue.is_some() { seen_at_all } else { 0 };
        let seen = self.lay_out(line, higher, reach);
        if self.goal > seen {
            return false;
        }
        for step in &mut self.steps[..=self.count % LONGEST] {
            step.fewest = (self.goal + usize::from(step.most)).saturating_sub(seen) as u8;
            step.most = step.most.min(self.goal as u8);
        }
        self.forwards(&line.ranks);
        true
    }

    /// Creates the steps, and returns the number of steps with a value that may be
    /// visible. `higher` has the values that no decided value hides.
    #[inline(always)]
    fn lay_out(&mut self, line: &Seen<'_>, higher: u32, reach: usize) -> usize {
        let (mut higher, mut count, mut seen) = (higher, 0, 0);
        for at in 0..=reach {
            let place = self.place(line, at);
            self.before[place % LONGEST] = count as u8;
            let values = line.cells[place];
            let step = &mut self.steps[count % LONGEST];
            (step.place, step.most) = (place as u8, seen as u8);
            if at == reach {
                break;
            }
            step.kind = if values.is_power_of_two() {
                if values & higher == 0 {
                    continue;
                }
                higher &= !(values | (values - 1));
                seen += 1;
                Kind::Decided(line.ranks[values.trailing_zeros() as usize % LONGEST])
            } else {
                let values = values & line.open;
                seen += usize::from(values & higher != 0);
                Kind::Open { seen: values & higher, hidden: values & !higher }
            };
            count += 1;
        }
        self.count = count;
        seen
    }

    /// The place at this distance from the end.
    #[inline(always)]
    fn place(&self, line: &Seen<'_>, at: usize) -> usize {
        if self.end == End::First { at } else { line.cells.len() - 1 - at }
    }

    #[inline(always)]
    fn forwards(&mut self, ranks: &[u8; LONGEST]) {
        self.rows[0][0] = SetMap::EMPTY;
        for number in 0..self.count {
            let step = self.steps[number % LONGEST];
            let next = self.steps[(number + 1) % LONGEST];
            let (now, later) = rows(&mut self.rows, number);
            let counts = usize::from(next.fewest)..=usize::from(next.most);
            counts.clone().for_each(|seen| later[seen % LONGEST] = SetMap::NONE);
            for seen in step.fewest..=step.most {
                let sets = now[usize::from(seen) % LONGEST];
                let (shown, hidden) = step.kind.forwards(sets, ranks);
                let seen = usize::from(seen);
                if counts.contains(&seen) {
                    later[seen % LONGEST] |= hidden;
                }
                if seen < *counts.end() {
                    later[(seen + 1) % LONGEST] |= shown;
                }
            }
        }
    }

    /// The sets before a place that satisfy the clue if the tallest is at this place.
    #[inline(always)]
    pub(super) fn met_at(&self, place: usize) -> SetMap<W> {
        let before = usize::from(self.before[place % LONGEST]) % LONGEST;
        if self.goal > usize::from(self.steps[before].most) {
            return SetMap::NONE;
        }
        self.rows[before][self.goal % LONGEST]
    }

    /// Walks back from where both sides meet, for each of these places of the
    /// tallest, and records the values used on the way.
    #[inline(never)]
    pub(super) fn backwards(
        &self,
        ranks: &[u8; LONGEST],
        peaks: u32,
        met: &Row<W>,
        kept: &mut [u32; LONGEST],
    ) {
        let mut wanted = [SetMap::NONE; LONGEST + 1];
        let mut peaks = peaks;
        for number in (0..=self.count).rev() {
            let step = self.steps[number % LONGEST];
            if number < self.count {
                let next = self.steps[(number + 1) % LONGEST];
                let used = self.step_back(number, &step, ranks, &mut wanted);
                kept[usize::from(step.place) % LONGEST] |= used;
                if step.most < next.most {
                    wanted[usize::from(next.most) % LONGEST] = SetMap::NONE;
                }
            }
            // The tallest may be at this point.
            while peaks != 0 {
                let place = self.furthest(peaks);
                if usize::from(self.before[place]) < number {
                    break;
                }
                peaks &= !(1 << place);
                wanted[self.goal % LONGEST] |= met[place];
            }
        }
    }

    #[inline(always)]
    fn furthest(&self, places: u32) -> usize {
        let bit = match self.end {
            End::First => 31 - places.leading_zeros(),
            End::Last => places.trailing_zeros(),
        };
        bit as usize % LONGEST
    }

    /// The wanted sets before a step; also returns the values that it used.
    #[inline(always)]
    fn step_back(
        &self,
        number: usize,
        step: &Step,
        ranks: &[u8; LONGEST],
        wanted: &mut [SetMap<W>; LONGEST + 1],
    ) -> u32 {
        let mut used = 0;
        for seen in step.fewest..=step.most {
            let seen = usize::from(seen) % LONGEST;
            let sets = self.rows[number % LONGEST][seen];
            let after = (wanted[seen + 1], wanted[seen]);
            wanted[seen] = step.kind.backwards(sets, ranks, after, &mut used);
        }
        used
    }
}

/// The row of a step, and the next one.
#[inline(always)]
fn rows<const W: usize>(rows: &mut [Row<W>; LONGEST], number: usize) -> (&Row<W>, &mut Row<W>) {
    let (now, later) = rows.split_at_mut((number + 1) % LONGEST);
    (&now[number % LONGEST], &mut later[0])
}

impl Kind {
    /// The results of a step from these sets: with the value of the step visible, and
    /// with it hidden.
    #[inline(always)]
    fn forwards<const W: usize>(
        self,
        sets: SetMap<W>,
        ranks: &[u8; LONGEST],
    ) -> (SetMap<W>, SetMap<W>) {
        let (mut shown, mut behind) = (SetMap::NONE, SetMap::NONE);
        match self {
            Self::Decided(below) => {
                let below = SetMap::below(usize::from(below));
                return (sets & below, sets & !below);
            }
            _ if sets.is_empty() => {}
            Self::Open { seen, hidden } => {
                each(seen, ranks, |_, rank| {
                    let more = (sets & SetMap::lacking(rank)).with(rank);
                    shown |= more & SetMap::led_by(rank);
                    behind |= more & !SetMap::led_by(rank);
                });
                each(hidden, ranks, |_, rank| behind |= (sets & SetMap::lacking(rank)).with(rank));
            }
        }
        (shown, behind)
    }

    /// The sets among these from which a step leads to the sets wanted `after` the
    /// step, which are given for a visible value and for a hidden one. Adds the values
    /// that lead there to `used`.
    #[inline(always)]
    fn backwards<const W: usize>(
        self,
        sets: SetMap<W>,
        ranks: &[u8; LONGEST],
        after: (SetMap<W>, SetMap<W>),
        used: &mut u32,
    ) -> SetMap<W> {
        let (shown, behind) = after;
        let mut from = SetMap::NONE;
        match self {
            Self::Decided(below) => {
                let below = SetMap::below(usize::from(below));
                return (behind & !below | shown & below) & sets;
            }
            _ if sets.is_empty() => {}
            Self::Open { seen, hidden } => {
                let mut take = |after: SetMap<W>, value: u32, rank: usize| {
                    let sets = after.less(rank) & SetMap::lacking(rank) & sets;
                    from |= sets;
                    *used |= if sets.is_empty() { 0 } else { value };
                };
                each(seen, ranks, |value, rank| {
                    let led = SetMap::led_by(rank);
                    take(behind & !led | shown & led, value, rank);
                });
                each(hidden, ranks, |value, rank| take(behind, value, rank));
            }
        }
        from
    }
}

/// Calls a function with each of the values, as a set, and with its rank.
#[inline(always)]
fn each(values: u32, ranks: &[u8; LONGEST], mut act: impl FnMut(u32, usize)) {
    let mut rest = values;
    while rest != 0 {
        let value = rest & rest.wrapping_neg();
        rest ^= value;
        act(value, usize::from(ranks[value.trailing_zeros() as usize % LONGEST]));
    }
}
