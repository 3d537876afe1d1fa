//! Solving, which may take a long time: the caller provides the clock and the listener.

use gridfold_core::error::Faults;
use gridfold_core::solve::{self, Answer, Question};

use crate::throttle::{GRID_NODES_PER_LOOK, Throttle};
use crate::wire::{Counted, Progress, SolveAnswer, SolveRequest};

/// The maximum number of solutions in an answer; all others are only counted.
const KEEP: u64 = 256;

/// Solves; `clock` returns milliseconds, `report` receives the progress of the search.
pub fn solve(
    request: SolveRequest,
    clock: impl Fn() -> f64,
    mut report: impl FnMut(Progress),
) -> SolveAnswer {
    let counted = if request.entries.is_some() { Counted::Entries } else { Counted::Givens };
    let entries = request.entries.unwrap_or_default();
    let puzzle = match request.draft.with_entries(&entries).puzzle() {
        Ok(puzzle) => puzzle,
        Err(Faults(faults)) => {
            return SolveAnswer { counted, faults, ..SolveAnswer::default() };
        }
    };
    let limit = request.limit;
    let question = Question { limit: Some(limit), keep: limit.min(KEEP) as usize };
    let mut throttle = Throttle::new(clock);
    let answer = throttle.watch(
        request.nodes,
        GRID_NODES_PER_LOOK,
        |progress| report((*progress).into()),
        |budget| solve::find(&puzzle, question, budget),
    );
    answered(answer, counted, throttle.micros())
}

fn answered(answer: Answer, counted: Counted, micros: u64) -> SolveAnswer {
    SolveAnswer {
        verdict: answer.verdict,
        count: answer.count,
        solutions: answer.solutions,
        counted,
        nodes: answer.stats.nodes,
        tries: answer.stats.tries,
        propagations: answer.stats.propagations,
        micros,
        faults: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use std::cell;

    use gridfold_core::grid::Cell;
    use gridfold_core::kind::Kind;
    use gridfold_core::puzzle::Draft;
    use gridfold_core::solve::Verdict;

    use super::solve;
    use crate::throttle::PAUSE;
    use crate::wire::{Counted, Progress, SolveAnswer, SolveRequest};

    fn latin(size: usize, limit: u64) -> SolveRequest {
        let draft = Draft::empty(Kind::named("latin").unwrap(), size);
        SolveRequest { draft, entries: None, limit, nodes: None }
    }

    fn answer(request: SolveRequest) -> SolveAnswer {
        solve(request, || 0.0, |_| {})
    }

    #[test]
    fn an_empty_square_has_several_fillings_and_each_is_carried() {
        let answer = answer(latin(3, 100));
        assert_eq!(
            (answer.verdict, answer.count, answer.solutions.len()),
            (Verdict::Several, 12, 12)
        );
        assert_eq!(answer.counted, Counted::Givens);
    }

    #[test]
    fn a_long_count_carries_only_the_first_solutions() {
        let answer = answer(latin(4, 1000));
        assert_eq!((answer.count, answer.solutions.len()), (576, 256));
    }

    #[test]
    fn the_players_own_digits_count_only_when_they_are_sent() {
        let entries = Some(vec![1, 2, 3, 2, 3, 1, 0, 0, 0]);
        let answer = answer(SolveRequest { entries, ..latin(3, 2) });
        assert_eq!((answer.verdict, answer.counted), (Verdict::Unique, Counted::Entries));
        assert_eq!(answer.solutions, [[1, 2, 3, 2, 3, 1, 3, 1, 2]]);
    }

    #[test]
    fn a_draft_that_is_no_puzzle_comes_back_with_its_faults() {
        let mut request = latin(3, 2);
        request.draft.givens[4] = 7;
        let answer = answer(request);
        assert_eq!(answer.verdict, Verdict::Unknown);
        assert_eq!(answer.faults[0].cells, [Cell(4)]);
    }

    #[test]
    fn progress_comes_twenty_times_a_second_and_not_more() {
        // This clock advances by a millisecond whenever it is read.
        let now = cell::Cell::new(0.0);
        let clock = || now.replace(now.get() + 1.0);
        let mut heard: Vec<(f64, Progress)> = Vec::new();
        let request = SolveRequest { nodes: Some(100_000), ..latin(9, u64::MAX) };
        let answer = solve(request, clock, |progress| heard.push((now.get(), progress)));
        assert_eq!(answer.verdict, Verdict::Several);
        assert!(heard.len() > 10, "{}", heard.len());
        assert!(heard.windows(2).all(|pair| pair[1].0 - pair[0].0 >= PAUSE));
        assert!(heard.windows(2).all(|pair| pair[1].1.nodes > pair[0].1.nodes));
    }
}
