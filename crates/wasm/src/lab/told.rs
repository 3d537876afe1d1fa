//! A run that tells what it does: it goes on in small slices, and its events can be asked about afterwards.

use gridfold_core::lab::{Event, Pause, Run, Slice};
use gridfold_core::puzzle::GridPuzzle;

use super::{marks, named, puzzle, words};
use crate::requests::BadRequest;
use crate::twins::{Fault, LabTellRequest, LabTold};

/// Tries between two looks at the number of events: a strategy may tell hundreds for one try.
const TRIES_PER_LOOK: u64 = 64;

/// A run with everything it has told.
pub struct Told {
    puzzle: GridPuzzle,
    run: Run,
    events: Vec<Event>,
}

impl Told {
    /// A run that has not begun.
    ///
    /// # Errors
    /// A kind or a strategy that the core does not know, or a draft that is no puzzle.
    pub fn begin(request: LabTellRequest) -> Result<Self, BadRequest> {
        let strategy = named(&request.strategy)?;
        let puzzle = puzzle(request.draft)?;
        let run = strategy.begin(&puzzle);
        Ok(Self { puzzle, run, events: Vec::new() })
    }

    /// Goes on for about so many events or until the time, in milliseconds of the clock, whichever comes first.
    /// Gives the words of the new events, two for each.
    pub fn advance(&mut self, events: u64, until: f64, clock: impl Fn() -> f64) -> Vec<u32> {
        let from = self.events.len();
        let enough = from as u64 + events;
        while (self.events.len() as u64) < enough {
            let rest = enough - self.events.len() as u64;
            let slice = Slice { tries: TRIES_PER_LOOK, events: rest };
            let hear = &mut |event| self.events.push(event);
            if self.run.tell(slice, hear) == Pause::End || clock() >= until {
                break;
            }
        }
        self.events[from..].iter().flat_map(|event| words::words(*event)).collect()
    }

    /// Where it stands.
    #[must_use]
    pub fn told(&self) -> LabTold {
        LabTold { counters: self.run.counters().into(), ended: self.run.is_ended() }
    }

    /// The sentences of these events with the places they concern; an event that has not come is left out.
    #[must_use]
    pub fn details(&self, events: &[usize]) -> Vec<Fault> {
        let known = events.iter().filter_map(|at| self.events.get(*at));
        known.map(|event| marks::fault(event, &self.puzzle).into()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::Told;
    use crate::requests::read;
    use crate::twins::LabTellRequest;

    fn begun(link: &str, strategy: &str) -> Told {
        let draft = read(link).puzzles.remove(0).draft;
        Told::begin(LabTellRequest { draft, strategy: strategy.to_owned() }).unwrap()
    }

    fn sorts(words: &[u32]) -> Vec<u32> {
        words.chunks(2).map(|pair| pair[0] & 15).collect()
    }

    #[test]
    fn slices_tell_the_same_as_one_piece() {
        let link = "sky4.1332.2122.3213.1423";
        let whole = begun(link, "domains").advance(u64::MAX >> 1, f64::INFINITY, || 0.0);
        let mut told = begun(link, "domains");
        let mut pieces = Vec::new();
        while !told.told().ended {
            pieces.extend(told.advance(10, f64::INFINITY, || 0.0));
        }
        assert_eq!(pieces, whole);
        assert_eq!(told.told().counters.tries, 110);
        assert_eq!(sorts(&whole).iter().filter(|sort| **sort == 0).count(), 110);
        assert_eq!(sorts(&whole).iter().filter(|sort| **sort == 6).count(), 1);
    }

    #[test]
    fn a_slice_ends_when_its_time_is_over() {
        let mut told = begun("sky5.-----.2-22-.-3--2.3----", "early-checks");
        let words = told.advance(u64::MAX >> 1, 10.0, || 10.0);
        assert!(!words.is_empty() && words.len() < 4000, "{}", words.len());
        assert!(!told.told().ended);
    }

    #[test]
    fn a_dead_end_names_its_rule_and_its_places() {
        let mut told = begun("sky4.1332.2122.3213.1423", "early-checks");
        let words = told.advance(1000, f64::INFINITY, || 0.0);
        let sorts = sorts(&words);
        let ends: Vec<usize> = (0..sorts.len()).filter(|at| sorts[*at] == 3).collect();
        let faults = told.details(&ends);
        assert!(faults.len() > 50 && faults.len() == ends.len());
        assert!(faults.iter().all(|fault| fault.cells.len() == 4), "a whole line is lit");
        let seen = |key: &str| faults.iter().find(|fault| fault.message.key == key);
        assert!(seen("clash.repeat").is_some_and(|fault| fault.clues.is_empty()));
        assert!(seen("clash.visible").is_some_and(|fault| fault.clues.len() == 1));
        assert!(told.details(&[usize::MAX]).is_empty());
    }

    #[test]
    fn what_is_no_puzzle_is_refused_in_words() {
        let mut draft = read("sky4.1332.2122.3213.1423").puzzles.remove(0).draft;
        draft.givens[0] = 9;
        let refused = Told::begin(LabTellRequest { draft, strategy: "domains".into() });
        assert!(refused.err().is_some_and(|error| error.0.contains('9')));
    }
}
