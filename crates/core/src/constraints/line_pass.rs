//! The two passes over one line that `line.rs` describes.
//!
//! Sets of open places are numbers (`open_line.rs`): counting up visits every set after
//! its subsets, and counting down visits it before them. For each set, one word has the
//! states that reach it, and another word has those from which the line can be
//! completed. Both words include the decided heights after the last open height of the
//! set.

use crate::grid::{Size, Word};

use super::open_line::OpenLine;
use super::prepared_line::PreparedLine;
use super::visibility_states::States;

/// Working memory, shared by all lines of a puzzle.
#[derive(Default)]
pub struct DpTables {
    open_line: OpenLine,
    /// For each set, the states that reach it.
    reached: Vec<States>,
    /// For each set, the states that reach it and from which the line can be completed.
    finishing: Vec<States>,
    /// The number of places in each set.
    sizes: Vec<u8>,
}

impl DpTables {
    /// The heights of each place that no arrangement supports; `None` if the line
    /// has no arrangement. `places` has the places of each height, the shortest
    /// first.
    pub(super) fn unsupported(
        &mut self,
        line: &PreparedLine,
        places: &[Word],
    ) -> Option<[Word; Size::MAX]> {
        let decided = (0..places.len()).filter(|height| places[*height].is_power_of_two());
        let decided = decided.fold(0, |set: Word, height| set | 1 << height);
        if !self.open_line.lay_out(line, places, decided) {
            return None;
        }
        self.grow();
        self.forwards();
        let supported = self.backwards(line)?;
        let mut unsupported = [0; Size::MAX];
        for (step, supported) in self.open_line.steps.iter().zip(supported) {
            let height = step.height as usize;
            if height == 0 {
                break;
            }
            let kept =
                self.open_line.places_of(supported).fold(0, |kept: Word, place| kept | 1 << place);
            let mut gone = places[height - 1] & !kept;
            while gone != 0 {
                unsupported[gone.trailing_zeros() as usize] |= 1 << (height - 1);
                gone &= gone - 1;
            }
        }
        Some(unsupported)
    }

    fn grow(&mut self) {
        let sets = self.open_line.full() as usize + 1;
        while self.sizes.len() < sets {
            let set = self.sizes.len();
            let half = self.sizes.get(set / 2).copied().unwrap_or(0);
            self.sizes.push(half + (set % 2) as u8);
            self.reached.push(0);
            self.finishing.push(0);
        }
    }

    fn forwards(&mut self) {
        let Self { open_line, reached, finishing, sizes } = self;
        let full = open_line.full();
        reached[..=full as usize].fill(0);
        finishing[..=full as usize].fill(0);
        reached[0] = 1;
        for set in 0..=full {
            let states = reached[set as usize];
            if states == 0 {
                continue;
            }
            let step = &open_line.steps[usize::from(sizes[set as usize])];
            let states = open_line.place_decided(step, set, states);
            reached[set as usize] = states;
            open_line.place(step, set, step.places, states, |one, states| {
                reached[(set | one) as usize] |= states;
            });
        }
    }

    /// Fills `finishing` and records, for each step, where both passes meet.
    fn backwards(&mut self, line: &PreparedLine) -> Option<[u32; Size::MAX]> {
        let Self { open_line, reached, finishing, sizes } = self;
        let full = open_line.full();
        let goal = line.states.goal() & reached[full as usize];
        if goal == 0 {
            return None;
        }
        finishing[full as usize] =
            open_line.unplace_decided(&open_line.steps[open_line.steps.len() - 1], full, goal);
        let mut supported = [0; Size::MAX];
        for set in (0..full).rev() {
            let states = reached[set as usize];
            if states == 0 {
                continue;
            }
            let size = usize::from(sizes[set as usize]);
            let step = &open_line.steps[size];
            let (mut from, mut met) = (0, 0);
            let after = |one: u32| finishing[(set | one) as usize];
            open_line.unplace(step, set, step.places, after, |one, before| {
                let before = before & states;
                if before != 0 {
                    met |= one;
                    from |= before;
                }
            });
            supported[size] |= met;
            finishing[set as usize] = open_line.unplace_decided(step, set, from);
        }
        Some(supported)
    }
}
