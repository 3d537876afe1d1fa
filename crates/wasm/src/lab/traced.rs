//! A traced run: it advances in small slices, and its events can be queried afterwards.

use gridfold_core::lab::{Event, Pause, Run, Slice};

use super::task::{Family, Task};
use crate::requests::BadRequest;
use crate::wire::{LabOrder, LabReason, LabTraceRequest, LabTraced};

/// The number of tries between two checks of the number of events: a strategy
/// may have hundreds of events for one try.
const TRIES_PER_LOOK: u64 = 64;

/// A run with all its events so far, on a puzzle of either family.
pub struct TracedRun(Box<dyn Traced>);

/// The common interface of runs of both families.
trait Traced {
    fn advance(&mut self, slice: Slice) -> Pause;
    fn events(&self) -> usize;
    fn words(&self, from: usize) -> Vec<u32>;
    fn state(&self) -> LabTraced;
    fn reason(&self, event: usize) -> Option<LabReason>;
}

/// A run with the events of its family.
struct Typed<T: Family> {
    task: T,
    run: Run<T::Kind>,
    events: Vec<Event<T::Kind>>,
}

impl<T: Family> Traced for Typed<T> {
    fn advance(&mut self, slice: Slice) -> Pause {
        self.run.trace(slice, &mut |event| self.events.push(event))
    }

    fn events(&self) -> usize {
        self.events.len()
    }

    fn words(&self, from: usize) -> Vec<u32> {
        self.events[from..].iter().flat_map(T::words).collect()
    }

    fn state(&self) -> LabTraced {
        LabTraced { counters: self.run.counters(), ended: self.run.is_ended() }
    }

    fn reason(&self, event: usize) -> Option<LabReason> {
        self.events.get(event).map(|event| self.task.reason(event))
    }
}

impl TracedRun {
    /// A run that has not begun yet.
    ///
    /// # Errors
    /// Fails for a kind or a strategy unknown to the core, or an invalid
    /// puzzle.
    pub fn begin(request: LabTraceRequest) -> Result<Self, BadRequest> {
        let LabTraceRequest { task, strategy, order } = request;
        match Task::of(task)? {
            Task::Grid(puzzle) => Self::begin_on(puzzle, &strategy, &order),
            Task::Snake(snake) => Self::begin_on(snake, &strategy, &order),
        }
    }

    fn begin_on<T: Family>(task: T, id: &str, order: &LabOrder) -> Result<Self, BadRequest> {
        let (run, _) = task.begin(id, order)?;
        Ok(Self(Box::new(Typed { task, run, events: Vec::new() })))
    }

    /// Continues for about this many events or until this time, in milliseconds of the clock, whichever
    /// comes first. Returns the words of the new events, two for each.
    pub fn advance(&mut self, events: u64, until: f64, clock: impl Fn() -> f64) -> Vec<u32> {
        let from = self.0.events();
        let enough = from as u64 + events;
        while (self.0.events() as u64) < enough {
            let rest = enough - self.0.events() as u64;
            let slice = Slice { tries: TRIES_PER_LOOK, events: rest };
            if self.0.advance(slice) == Pause::End || clock() >= until {
                break;
            }
        }
        self.0.words(from)
    }

    /// The state of the run.
    #[must_use]
    pub fn state(&self) -> LabTraced {
        self.0.state()
    }

    /// The sentences for these events, with their places; events that have not
    /// happened yet are left out.
    #[must_use]
    pub fn details(&self, events: &[usize]) -> Vec<LabReason> {
        events.iter().filter_map(|at| self.0.reason(*at)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::TracedRun;
    use crate::lab::examples::{grid, snake};
    use crate::wire::{LabOrder, LabReason, LabTask, LabTraceRequest};

    fn begun(task: LabTask, strategy: &str) -> TracedRun {
        TracedRun::begin(LabTraceRequest {
            task,
            strategy: strategy.to_owned(),
            order: LabOrder::default(),
        })
        .unwrap()
    }

    fn sorts(words: &[u32]) -> Vec<u32> {
        words.chunks(2).map(|pair| pair[0] & 15).collect()
    }

    #[test]
    fn slices_give_the_same_as_one_piece() {
        let link = "sky4.1332.2122.3213.1423";
        let whole = begun(grid(link), "domains").advance(u64::MAX >> 1, f64::INFINITY, || 0.0);
        let mut traced = begun(grid(link), "domains");
        let mut pieces = Vec::new();
        while !traced.state().ended {
            pieces.extend(traced.advance(10, f64::INFINITY, || 0.0));
        }
        assert_eq!(pieces, whole);
        assert_eq!(traced.state().counters.tries, 110);
        assert_eq!(sorts(&whole).iter().filter(|sort| **sort == 0).count(), 110);
        assert_eq!(sorts(&whole).iter().filter(|sort| **sort == 6).count(), 1);
    }

    #[test]
    fn a_slice_ends_when_its_time_is_over() {
        let mut traced = begun(grid("sky5.-----.2-22-.-3--2.3----"), "early-checks");
        let words = traced.advance(u64::MAX >> 1, 10.0, || 10.0);
        assert!(!words.is_empty() && words.len() < 4000, "{}", words.len());
        assert!(!traced.state().ended);
    }

    #[test]
    fn a_dead_end_names_its_rule_and_its_places() {
        let mut traced = begun(grid("sky4.1332.2122.3213.1423"), "early-checks");
        let words = traced.advance(1000, f64::INFINITY, || 0.0);
        let sorts = sorts(&words);
        let ends: Vec<usize> = (0..sorts.len()).filter(|at| sorts[*at] == 3).collect();
        let faults: Vec<_> = traced.details(&ends).into_iter().map(|reason| reason.fault).collect();
        assert!(faults.len() > 50 && faults.len() == ends.len());
        assert!(faults.iter().all(|fault| fault.cells.len() == 4), "a whole line is lit");
        let seen = |key: &str| faults.iter().find(|fault| fault.message.key == key);
        assert!(seen("clash.repeat").is_some_and(|fault| fault.clues.is_empty()));
        assert!(seen("clash.visible").is_some_and(|fault| fault.clues.len() == 1));
        assert!(traced.details(&[usize::MAX]).is_empty());
    }

    #[test]
    fn a_dead_end_of_a_snake_names_its_rule_and_its_place() {
        let mut traced = begun(snake(), "connected");
        let words = traced.advance(u64::MAX >> 1, f64::INFINITY, || 0.0);
        let sorts = sorts(&words);
        assert_eq!(sorts.iter().filter(|sort| **sort == 0).count(), 1959);
        assert_eq!(sorts.iter().filter(|sort| **sort == 6).count(), 2);
        let ends: Vec<usize> = (0..sorts.len()).filter(|at| sorts[*at] == 3).collect();
        let reasons = traced.details(&ends);
        let spots = |key: &str| {
            let reason = reasons.iter().find(|reason| reason.fault.message.key == key);
            reason.map(|reason| reason.spots.len())
        };
        let keys = ["lab.broken.leaves", "lab.broken.taken", "lab.broken.parted"];
        assert_eq!(keys.map(spots), [Some(0), Some(1), Some(1)]);
        let known = |reason: &LabReason| keys.contains(&reason.fault.message.key);
        assert!(reasons.iter().all(known), "{reasons:?}");
    }

    #[test]
    fn a_snake_that_there_is_not_is_refused() {
        let LabTask::Snake(mut request) = snake() else { panic!("a grid") };
        request.cuboid = [9, 9, 9];
        let (task, strategy) = (LabTask::Snake(request), "corner".to_owned());
        let refused =
            TracedRun::begin(LabTraceRequest { task, strategy, order: LabOrder::default() });
        assert_eq!(refused.err().map(|error| error.0), Some("no box [9, 9, 9]".into()));
    }

    #[test]
    fn what_is_no_puzzle_is_refused_in_words() {
        let LabTask::Grid(mut draft) = grid("sky4.1332.2122.3213.1423") else { panic!("a snake") };
        draft.givens[0] = 9;
        let (task, strategy) = (LabTask::Grid(draft), "domains".to_owned());
        let refused =
            TracedRun::begin(LabTraceRequest { task, strategy, order: LabOrder::default() });
        assert!(refused.err().is_some_and(|error| error.0.contains('9')));
    }
}
