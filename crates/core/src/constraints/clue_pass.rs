//! The exact pass over a line with visibility clues and without signs, by maps of sets.
//!
//! ```text
//!   clue 3 |  .  .  .  6  .  .  | clue 2
//!             '--.--'  |  '-.-'
//!          2 are seen  |  1 is seen: the values here are all but those there
//! ```
//!
//! The tallest value splits the line: one clue counts before it, the other counts after
//! it, and the tallest itself is visible from both ends. Each side walks inwards from
//! its end (`clue_side.rs`) and records the possible sets of values before each place.
//! At each possible place of the tallest, both sides must fit together: the set of one
//! side is the complement of the other's. From there, both sides walk back over the
//! values that they used.
//!
//! This pass removes the same values as `line_pass.rs`, which uses sets of places. The
//! other pass is needed for lines with signs and for lines with many open values.

use super::clue_side::{ClueSide, End, LONGEST, Seen};
use super::prepared_line::LineClues;
use super::set_map::SetMap;

/// The pass, with a table for each number of open values; a table is created
/// when it is first used.
#[derive(Default)]
pub(super) struct CluePass {
    one: Option<Box<Tables<1>>>,
    two: Option<Box<Tables<2>>>,
    four: Option<Box<Tables<4>>>,
}

/// A summary of the candidates of a line.
pub(super) struct Candidates {
    /// The values already decided.
    decided: u32,
    /// The places where the tallest may be.
    peaks: u32,
    /// The number of open values below the tallest.
    open: u32,
}

impl CluePass {
    /// The most open values below the tallest that the pass can handle.
    pub(super) const MOST_OPEN: u32 = 8;

    /// Whether the pass is suitable for lines with these clues.
    pub(super) fn is_for(clues: &LineClues, n: usize) -> bool {
        let has_clue = clues.clues.iter().any(Option::is_some);
        has_clue && clues.signs.is_empty() && (2..=LONGEST).contains(&n)
    }

    /// The values of each place that no arrangement supports; `None` if the line has no
    /// arrangement. `cells` has the values of each place, with value 1 as bit 0;
    /// `candidates` was read from it.
    pub(super) fn unsupported(
        &mut self,
        clues: &LineClues,
        cells: &[u32],
        candidates: &Candidates,
    ) -> Option<[u32; LONGEST]> {
        match candidates.open {
            0..=6 => made(&mut self.one).run(clues, cells, candidates),
            7 => made(&mut self.two).run(clues, cells, candidates),
            _ => made(&mut self.four).run(clues, cells, candidates),
        }
    }
}

fn made<const W: usize>(tables: &mut Option<Box<Tables<W>>>) -> &mut Tables<W> {
    tables.get_or_insert_with(|| {
        let (first, last) = (ClueSide::new(End::First), ClueSide::new(End::Last));
        Box::new(Tables { first, last })
    })
}

impl Candidates {
    /// Reads a line; `None` if it has no arrangement.
    pub(super) fn of(cells: &[u32]) -> Option<Self> {
        let tallest = cells.len() - 1;
        let (mut decided, mut peaks, mut peak): (u32, u32, u32) = (0, 0, 0);
        for (place, &values) in cells.iter().enumerate() {
            let here = (values >> tallest & 1) << place;
            peaks |= here;
            if values & values.wrapping_sub(1) == 0 {
                if values == 0 || decided & values != 0 {
                    return None;
                }
                decided |= values;
                peak |= here;
            }
        }
        // Even if the tallest is decided, other places may still have it as a
        // candidate.
        let peaks = if peak == 0 { peaks } else { peak };
        let open = cells.len() as u32 - (decided | 1 << tallest).count_ones();
        (peaks != 0).then_some(Self { decided, peaks, open })
    }

    /// The number of open values below the tallest.
    pub(super) const fn open(&self) -> u32 {
        self.open
    }
}

/// Working memory for this many open values.
struct Tables<const W: usize> {
    first: ClueSide<W>,
    last: ClueSide<W>,
}

impl<const W: usize> Tables<W> {
    fn run(
        &mut self,
        clues: &LineClues,
        cells: &[u32],
        candidates: &Candidates,
    ) -> Option<[u32; LONGEST]> {
        let n = cells.len();
        let tallest = 1 << (n - 1);
        let open = (tallest - 1) & !candidates.decided;
        let line = Seen { cells, open, ranks: ranks(open, n) };
        let all = (tallest << 1) - 1;
        let seen = if clues.lowest_unseen { all - 1 } else { all };
        let nearest = candidates.peaks.trailing_zeros() as usize;
        let furthest = 31 - candidates.peaks.leading_zeros() as usize;
        let [first, last] = clues.clues;
        if !self.first.walk(&line, first, seen, furthest)
            || !self.last.walk(&line, last, seen, n - 1 - nearest)
        {
            return None;
        }
        let kept = self.back(&line, candidates.peaks)?;
        let mut gone = [0; LONGEST];
        for ((gone, kept), values) in gone.iter_mut().zip(kept).zip(cells) {
            *gone = if values.is_power_of_two() { 0 } else { values & !kept };
        }
        Some(gone)
    }

    /// The values of each place that some arrangement uses; `None` if there is no
    /// arrangement.
    #[inline(always)]
    fn back(&self, line: &Seen<'_>, peaks: u32) -> Option<[u32; LONGEST]> {
        let numbers = line.open.count_ones();
        let mut kept = [0; LONGEST];
        let mut met = [SetMap::NONE; LONGEST];
        let mut some = 0;
        for place in places(peaks) {
            let before = self.first.met_at(place);
            if before.is_empty() {
                continue;
            }
            met[place] = before & self.last.met_at(place).complements(numbers);
            if !met[place].is_empty() {
                kept[place] = 1 << (line.cells.len() - 1);
                some |= 1 << place;
            }
        }
        if some == 0 {
            return None;
        }
        self.first.backwards(&line.ranks, some, &met, &mut kept);
        places(some).for_each(|place| met[place] = met[place].complements(numbers));
        self.last.backwards(&line.ranks, some, &met, &mut kept);
        Some(kept)
    }
}

/// For each of n values, the number of open values below it.
#[inline(always)]
fn ranks(open: u32, n: usize) -> [u8; LONGEST] {
    let mut ranks = [0; LONGEST];
    let mut below = 0;
    for (value, rank) in ranks.iter_mut().enumerate().take(n) {
        *rank = below;
        below += (open >> value & 1) as u8;
    }
    ranks
}

/// The members of a set, counted from 0.
#[inline(always)]
fn places(set: u32) -> impl Iterator<Item = usize> {
    let mut rest = set;
    core::iter::from_fn(move || {
        let place = rest.trailing_zeros() as usize % LONGEST;
        (rest != 0).then(|| {
            rest &= rest - 1;
            place
        })
    })
}
