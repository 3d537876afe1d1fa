//! Several strategies on the same puzzle, in turns of a few milliseconds, so
//! that all get the same time.

use gridfold_core::lab::{EventKind, Pause, Run, Slice};

use super::task::{Family, Task};
use crate::requests::BadRequest;
use crate::throttle::Throttle;
use crate::wire::{LabLane, LabOrder, LabRaceRequest, LabState};

/// The length of a turn, in milliseconds.
const TURN: f64 = 10.0;

/// The time between two readings of the clock, in milliseconds.
const LOOK: f64 = 1.0;

/// The maximum number of tries between two readings of the clock.
const MOST: u64 = 1 << 16;

/// Races each strategy to its end or the limit; `clock` returns milliseconds, `report` receives the progress
/// of all strategies.
///
/// # Errors
/// Fails for a kind or a strategy unknown to the core, or an invalid puzzle.
pub fn race(
    request: LabRaceRequest,
    clock: impl Fn() -> f64,
    report: impl FnMut(Vec<LabLane>),
) -> Result<Vec<LabLane>, BadRequest> {
    let LabRaceRequest { task, strategies, order, tries } = request;
    match Task::of(task)? {
        Task::Grid(puzzle) => Ok(run(begin(&puzzle, &strategies, &order, tries)?, clock, report)),
        Task::Snake(snake) => Ok(run(begin(&snake, &strategies, &order, tries)?, clock, report)),
    }
}

fn begin<T: Family>(
    task: &T,
    strategies: &[String],
    order: &LabOrder,
    tries: Option<u64>,
) -> Result<Vec<Racer<T::Kind>>, BadRequest> {
    let mut racers = Vec::new();
    for id in strategies {
        let (run, total) = task.begin(id, order)?;
        racers.push(Racer::new(id, run, total, tries));
    }
    Ok(racers)
}

fn run<Kind: EventKind>(
    mut racers: Vec<Racer<Kind>>,
    clock: impl Fn() -> f64,
    mut report: impl FnMut(Vec<LabLane>),
) -> Vec<LabLane> {
    let mut throttle = Throttle::due_at_once(&clock);
    while racers.iter().any(Racer::is_running) {
        for index in 0..racers.len() {
            racers[index].turn(&clock);
            if throttle.is_due() {
                report(lanes(&racers));
            }
        }
    }
    lanes(&racers)
}

fn lanes<Kind: EventKind>(racers: &[Racer<Kind>]) -> Vec<LabLane> {
    racers.iter().map(Racer::lane).collect()
}

/// One strategy in a race.
struct Racer<Kind: EventKind> {
    id: String,
    run: Run<Kind>,
    /// Why the strategy is not running.
    pause: Pause,
    limit: u64,
    /// The number of tries that takes about as long as the time between two readings.
    tries: u64,
    millis: f64,
    first: Option<u64>,
    total: Option<f64>,
}

impl<Kind: EventKind> Racer<Kind> {
    fn new(id: &str, run: Run<Kind>, total: Option<f64>, limit: Option<u64>) -> Self {
        let limit = limit.unwrap_or(u64::MAX);
        let (id, pause) = (id.to_owned(), Pause::Limit);
        Self { id, run, pause, limit, tries: 1, millis: 0.0, first: None, total }
    }

    fn is_running(&self) -> bool {
        self.state() == LabState::Running
    }

    fn state(&self) -> LabState {
        if self.run.is_ended() {
            return LabState::Ended;
        }
        // After a solution, the rest may need no further tries.
        match self.pause == Pause::Limit && self.run.counters().tries >= self.limit {
            true => LabState::Limit,
            false => LabState::Running,
        }
    }

    fn turn(&mut self, clock: &impl Fn() -> f64) {
        let start = clock();
        let mut now = start;
        while self.is_running() && now - start < TURN {
            self.go_on();
            let before = core::mem::replace(&mut now, clock());
            self.tries = next_tries(self.tries, now - before);
        }
        self.millis += now - start;
    }

    fn go_on(&mut self) {
        let counters = self.run.counters();
        let left = self.limit - counters.tries;
        self.pause = self.run.count(Slice::tries(self.tries.min(left)));
        if self.pause == Pause::Solution && self.first.is_none() {
            self.first = Some(self.run.counters().tries);
        }
    }

    fn lane(&self) -> LabLane {
        LabLane {
            strategy: self.id.clone(),
            counters: self.run.counters(),
            state: self.state(),
            micros: (self.millis * 1000.0).round() as u64,
            first: self.first,
            total: self.total,
        }
    }
}

/// More tries after a short interval, fewer after a long one.
fn next_tries(tries: u64, took: f64) -> u64 {
    match took {
        _ if took < LOOK / 2.0 => (tries * 2).min(MOST),
        _ if took > LOOK * 2.0 => (tries / 2).max(1),
        _ => tries,
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::race;
    use crate::lab::examples::{grid, snake};
    use crate::wire::{LabLane, LabOrder, LabRaceRequest, LabState, LabTask};

    const DEMO: &str = "sky5.-----.2-22-.-3--2.3----";

    fn request(task: LabTask, ids: &[&str], tries: Option<u64>) -> LabRaceRequest {
        let strategies = ids.iter().map(|id| (*id).to_owned()).collect();
        LabRaceRequest { task, strategies, order: LabOrder::default(), tries }
    }

    fn finished(request: LabRaceRequest) -> Vec<LabLane> {
        race(request, || 0.0, |_| {}).unwrap()
    }

    #[test]
    fn four_strategies_end_with_their_counts() {
        let ids = ["early-checks", "domains", "fix-point", "stronger"];
        let lanes = finished(request(grid(DEMO), &ids, None));
        let tries: Vec<u64> = lanes.iter().map(|lane| lane.counters.tries).collect();
        assert_eq!(tries, [454_375, 97_683, 2_169, 0]);
        assert!(
            lanes.iter().all(|lane| lane.state == LabState::Ended && lane.counters.solutions == 1)
        );
        assert_eq!(lanes[3].first, Some(0));
    }

    #[test]
    fn all_searches_for_a_snake_end_with_their_counts() {
        let ids = ["corner", "all-starts", "span", "symmetry", "connected"];
        let lanes = finished(request(snake(), &ids, None));
        let tries: Vec<u64> = lanes.iter().map(|lane| lane.counters.tries).collect();
        assert_eq!(tries, [837, 73_146, 10_309, 5_087, 1_959]);
        let solutions: Vec<u64> = lanes.iter().map(|lane| lane.counters.solutions).collect();
        assert_eq!(solutions, [2, 48, 8, 2, 2]);
        assert!(lanes.iter().all(|lane| lane.state == LabState::Ended && lane.first > Some(0)));
    }

    #[test]
    fn at_the_limit_a_strategy_is_stopped_exactly() {
        let lanes = finished(request(grid(DEMO), &["domains", "naive"], Some(5000)));
        assert!(lanes.iter().all(|lane| lane.state == LabState::Limit), "{lanes:?}");
        assert!(lanes.iter().all(|lane| lane.counters.tries == 5000), "{lanes:?}");
        assert_eq!((lanes[0].total, lanes[1].total.map(f64::floor)), (None, Some(17.0)));
    }

    #[test]
    fn the_variable_order_is_followed() {
        let counted = |order| {
            let request = request(grid(DEMO), &["domains", "fix-point"], None);
            finished(LabRaceRequest { order, ..request })
                .into_iter()
                .map(|lane| lane.counters.tries)
        };
        let smallest = counted(LabOrder { first: Vec::new(), smallest: true });
        assert_eq!(smallest.collect::<Vec<_>>(), [73_011, 2_159]);
        let usual = counted(LabOrder { first: vec![0, 1], smallest: false });
        assert_eq!(usual.collect::<Vec<_>>(), [97_683, 2_169]);
        let outside = LabOrder { first: vec![25], smallest: false };
        let request = LabRaceRequest { order: outside, ..request(grid(DEMO), &["domains"], None) };
        let refused = race(request, || 0.0, |_| {}).err().map(|error| error.0);
        assert_eq!(refused, Some("no cell 25".into()));
    }

    #[test]
    fn a_limit_of_exactly_its_tries_lets_a_strategy_end() {
        let lanes = finished(request(grid(DEMO), &["domains", "fix-point"], Some(2_169)));
        let states: Vec<LabState> = lanes.iter().map(|lane| lane.state).collect();
        assert_eq!(states, [LabState::Limit, LabState::Ended]);
    }

    #[test]
    fn all_have_turns_and_the_race_reports_twenty_times_a_second() {
        // This clock advances by a millisecond whenever it is read.
        let now = Cell::new(0.0);
        let clock = || now.replace(now.get() + 1.0);
        let mut reports: Vec<(f64, Vec<LabLane>)> = Vec::new();
        let request = request(grid(DEMO), &["early-checks", "domains"], Some(3000));
        let lanes = race(request, clock, |lanes| reports.push((now.get(), lanes))).unwrap();
        assert!(reports.len() > 10, "{}", reports.len());
        assert!(reports.windows(2).all(|pair| pair[1].0 - pair[0].0 >= 49.0));
        let both = |lanes: &Vec<LabLane>| lanes.iter().all(|lane| lane.counters.tries > 0);
        assert!(reports[1..].iter().all(|(_, lanes)| both(lanes)), "{:?}", reports[1]);
        assert!(lanes.iter().all(|lane| lane.micros > 0));
    }
}
