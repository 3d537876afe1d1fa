//! Imagine a number in a cell and find the fewest and the most buildings that
//! the clue could then see. If that count can never be exactly the number of
//! the clue, the imagined number is ruled out.
//!
//! ```text
//! sky5.-32-2.--3--.3-34-.-122-.e
//! 123 12 23 5 4 | 123 12 23 5 4
//! 5 13 12 4 123 | 5 13 12 4 123
//! 4 123 5 23 12 | 4 123 5 23 12
//! 12 5 4 123 123 | 12 5 4 13 123
//! 23 4 123 12 5 | 23 4 123 12 5
//! ```
//!
//! For each cell and each tallest building so far, two tables contain possible
//! numbers of buildings: those seen up to the cell, and those that can still
//! come into sight behind it. A value stays if two of these numbers add up to
//! the clue. The cost is n cubed per line and value.

use crate::deduction::{Findings, Flow, Look, Rating, Rest, Rule, Sight};
use crate::grid::{Cell, Values, visible};

pub(crate) static COUNT_SKYLINE: Rule =
    Rule { id: "count-skyline", sentence: "rule.count-skyline", rating: Rating(280), find };

/// Possible numbers of visible buildings, each as a bit.
type Counts = u64;

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    for sight in look.sights() {
        for (cell, values) in lost(look, sight) {
            for value in values.iter() {
                let step = sight.step(&COUNT_SKYLINE, vec![(cell, Values::only(value))]);
                let (mut least, mut most) = bounds(look, sight, cell, value);
                if (least..=most).contains(&sight.clue.value) {
                    (least, most) = listed(look, sight, cell, value).unwrap_or((least, most));
                }
                let (key, count) = match sight.clue.value {
                    clue if clue < least => ("rule.count-skyline", least),
                    clue if clue > most => ("rule.count-skyline.few", most),
                    clue => ("rule.count-skyline.never", clue),
                };
                out.add(step.map(|step| {
                    let step = step.told_as(key).with("count", count);
                    step.resting_on(Rest::Cells(sight.line()))
                }))?;
            }
        }
    }
    Flow::Continue(())
}

/// The values for which no pair of counts adds up to the clue.
fn lost(look: &Look<'_>, sight: &Sight) -> Vec<(Cell, Values)> {
    let mut lost = vec![Values::NONE; sight.cells.len()];
    for value in 1..=look.n() {
        let able = |cell: &Cell| look.values(*cell).len() > 1 && look.values(*cell).contains(value);
        if !sight.cells.iter().any(able) {
            continue;
        }
        let others = Others::than(look, sight, value);
        for (place, _) in sight.cells.iter().enumerate().filter(|(_, cell)| able(cell)) {
            if others.seen_with(place, value, sight) >> sight.clue.value & 1 == 0 {
                lost[place] = lost[place] | Values::only(value);
            }
        }
    }
    let cells = sight.cells.iter().copied().zip(lost);
    cells.filter(|(_, lost)| !lost.is_empty()).collect()
}

/// The fewest and the most buildings that the clue can see with a value in a
/// cell.
fn bounds(look: &Look<'_>, sight: &Sight, cell: Cell, value: u32) -> (u32, u32) {
    let place = sight.cells.iter().position(|other| *other == cell).unwrap_or(0);
    let counts = Others::than(look, sight, value).seen_with(place, value, sight);
    (counts.trailing_zeros(), Counts::BITS - 1 - counts.leading_zeros().min(Counts::BITS - 1))
}

/// Like `bounds`, but over all arrangements of the line if these can be listed.
/// No arrangement repeats a value, so this may exclude counts that the tables
/// allow.
fn listed(look: &Look<'_>, sight: &Sight, cell: Cell, value: u32) -> Option<(u32, u32)> {
    let of_cell = |other: Cell| {
        if other == cell { Values::only(value) } else { look.values(other) }
    };
    let could: Vec<Values> = look.size().line_cells(sight.line()).map(of_cell).collect();
    let listed = look.board().spec(sight.line()).only(&[]).arrangements(&could);
    let first = sight.clue.side.sees_first_cell_first();
    let seen = |way: &[u8]| {
        let heights = way.iter().map(|height| u32::from(*height));
        let heights = heights.filter(|height| !sight.clue.parks || *height > 1);
        let heights: Vec<u32> = heights.collect();
        if first { visible(heights.into_iter()) } else { visible(heights.into_iter().rev()) }
    };
    let counts: Vec<u32> = listed.iter().map(seen).collect();
    let bounds = (counts.iter().min().copied(), counts.iter().max().copied());
    if let (true, (Some(least), Some(most))) = (listed.is_complete(), bounds) {
        Some((least, most))
    } else {
        None
    }
}

/// The counts that are possible if no other cell has a certain value.
struct Others {
    /// For each position and each tallest building in front of it, the possible
    /// counts of buildings seen in front.
    fronts: Vec<Vec<Counts>>,
    /// For each position and each tallest building in front of it, the possible
    /// counts of buildings that come into sight from there on.
    behind: Vec<Vec<Counts>>,
}

impl Others {
    fn than(look: &Look<'_>, sight: &Sight, value: u32) -> Self {
        let others = |cell: &Cell| look.values(*cell) & !Values::only(value);
        let could: Vec<Values> = sight.cells.iter().map(others).collect();
        Self { fronts: fronts(&could, sight), behind: behind(&could, sight) }
    }

    /// All possible counts with the value at a position.
    fn seen_with(&self, place: usize, value: u32, sight: &Sight) -> Counts {
        seen_between(&self.fronts[place], &self.behind[place + 1], value, sight)
    }
}

/// All possible counts with a value between a front part and the rest behind
/// it.
fn seen_between(front: &[Counts], behind: &[Counts], value: u32, sight: &Sight) -> Counts {
    let mut counts = 0;
    for (tallest, before) in front.iter().enumerate().filter(|(_, before)| **before != 0) {
        let (tallest, before) = after(tallest, *before, value, sight);
        let mut rest = behind[tallest];
        while rest != 0 {
            counts |= before << rest.trailing_zeros();
            rest &= rest - 1;
        }
    }
    counts
}

/// The tallest building and the counts after one more value.
fn after(tallest: usize, seen: Counts, value: u32, sight: &Sight) -> (usize, Counts) {
    let park = sight.clue.parks && value == 1;
    if value as usize > tallest && !park { (value as usize, seen << 1) } else { (tallest, seen) }
}

fn fronts(could: &[Values], sight: &Sight) -> Vec<Vec<Counts>> {
    let n = could.len();
    let mut fronts = vec![vec![0; n + 1]; n + 1];
    fronts[0][0] = 1;
    for place in 0..n {
        for tallest in 0..=n {
            let seen = fronts[place][tallest];
            for value in could[place].iter().filter(|_| seen != 0) {
                let (tallest, seen) = after(tallest, seen, value, sight);
                fronts[place + 1][tallest] |= seen;
            }
        }
    }
    fronts
}

fn behind(could: &[Values], sight: &Sight) -> Vec<Vec<Counts>> {
    let n = could.len();
    let mut behind = vec![vec![0; n + 1]; n + 1];
    // Once the tallest building is placed, nothing else comes into sight.
    behind[n][n] = 1;
    for place in (0..n).rev() {
        for tallest in 0..=n {
            for value in could[place].iter() {
                let (higher, one) = after(tallest, 1, value, sight);
                let more = behind[place + 1][higher] * one;
                behind[place][tallest] |= more;
            }
        }
    }
    behind
}
