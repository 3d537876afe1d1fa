//! The questions beside solving: which values survive, why there is no solution, what could be left out.
//!
//! As in [`solving`](crate::solving), the clock and the listener are brought by whoever asks.

use std::cell::RefCell;

use gridfold_core::budget::{self, Budget, Flow};
use gridfold_core::puzzle::GridPuzzle;
use gridfold_core::solve::{self, Conflict};

use crate::pace::{NODES_PER_LOOK, Pace};
use crate::requests::{BadRequest, known};
use crate::twins::{
    self, CandidatesAnswer, Conditions, ConflictAnswer, Fault, Progress, PuzzleRequest,
    RedundantAnswer,
};

/// Which values each cell takes over all solutions. `tell` hears what is known so far: at once, and from then on
/// twenty times a second where there is something new.
///
/// # Errors
/// A kind that the core does not know.
pub fn candidates(
    request: PuzzleRequest,
    clock: impl Fn() -> f64,
    mut tell: impl FnMut(CandidatesAnswer),
) -> Result<CandidatesAnswer, BadRequest> {
    let puzzle = match puzzle(request)? {
        Ok(puzzle) => puzzle,
        Err(faults) => {
            let (found, open) = (Vec::new(), Vec::new());
            return Ok(CandidatesAnswer { found, open, complete: false, faults, micros: 0 });
        }
    };
    let (known, micros) = told(
        clock,
        |known, micros| tell(CandidatesAnswer::new(known, micros)),
        |budget, hear| solve::candidates(&puzzle, budget, hear),
    );
    Ok(CandidatesAnswer::new(&known, micros))
}

/// Runs `ask`, passing on what it knows: at once, and then at the usual pace. Its answer and the time.
fn told<Known: Clone, Clock: Fn() -> f64>(
    clock: Clock,
    tell: impl FnMut(&Known, u64),
    ask: impl FnOnce(&mut Budget<'_>, &mut dyn FnMut(&Known)) -> Known,
) -> (Known, u64) {
    let teller = RefCell::new(Teller { pace: Pace::due_at_once(clock), news: None, tell });
    let mut look = |_: &budget::Progress| {
        teller.borrow_mut().pass_on();
        Flow::Continue
    };
    let mut budget = Budget { nodes: None, every: NODES_PER_LOOK, report: &mut look };
    let known = ask(&mut budget, &mut |known| teller.borrow_mut().hear(known));
    let micros = teller.borrow().pace.micros();
    (known, micros)
}

/// Passes on what is known, and keeps it while the last report is too recent.
struct Teller<Known, Clock, Tell> {
    pace: Pace<Clock>,
    news: Option<Known>,
    tell: Tell,
}

impl<Known: Clone, Clock: Fn() -> f64, Tell: FnMut(&Known, u64)> Teller<Known, Clock, Tell> {
    fn hear(&mut self, known: &Known) {
        self.news = Some(known.clone());
        self.pass_on();
    }

    fn pass_on(&mut self) {
        if self.news.is_some()
            && self.pace.is_due()
            && let Some(known) = self.news.take()
        {
            (self.tell)(&known, self.pace.micros());
        }
    }
}

/// A smallest set of clues, givens and signs that cannot hold together.
///
/// # Errors
/// A kind that the core does not know.
pub fn conflict(
    request: PuzzleRequest,
    clock: impl Fn() -> f64,
    report: impl FnMut(Progress),
) -> Result<ConflictAnswer, BadRequest> {
    let puzzle = match puzzle(request)? {
        Ok(puzzle) => puzzle,
        Err(faults) => {
            return Ok(ConflictAnswer {
                solvable: None,
                conditions: None,
                count: 0,
                faults,
                micros: 0,
            });
        }
    };
    let mut pace = Pace::new(clock);
    let found = watched(&mut pace, report, None, |budget| solve::conflict(&puzzle, budget));
    let (solvable, conditions) = match found {
        Conflict::Smallest(conditions) => (Some(false), Some(conditions)),
        Conflict::None => (Some(true), None),
        Conflict::Unknown => (None, None),
    };
    let count = conditions.as_ref().map_or(0, Vec::len);
    let conditions = conditions.as_deref().map(Conditions::from);
    let micros = pace.micros();
    Ok(ConflictAnswer { solvable, conditions, count, faults: Vec::new(), micros })
}

/// The clues, givens and signs that could each be left out alone. `tell` hears what is known so far, as with
/// [`candidates`].
///
/// # Errors
/// A kind that the core does not know.
pub fn redundant(
    request: PuzzleRequest,
    clock: impl Fn() -> f64,
    mut tell: impl FnMut(RedundantAnswer),
) -> Result<RedundantAnswer, BadRequest> {
    let puzzle = match puzzle(request)? {
        Ok(puzzle) => puzzle,
        Err(faults) => {
            let (redundant, unknown) = (Conditions::default(), Conditions::default());
            return Ok(RedundantAnswer { redundant, unknown, micros: 0, faults });
        }
    };
    let (known, micros) = told(
        clock,
        |known, micros| tell(RedundantAnswer::new(known, micros)),
        |budget, hear| solve::redundant(&puzzle, budget, hear),
    );
    Ok(RedundantAnswer::new(&known, micros))
}

/// The puzzle of a request, or why it is none.
fn puzzle(request: PuzzleRequest) -> Result<Result<GridPuzzle, Vec<Fault>>, BadRequest> {
    let draft = known(request.draft)?.with_entries(&request.entries.unwrap_or_default());
    Ok(draft.puzzle().map_err(|faults| twins::list(faults.0)))
}

/// Runs `ask` with a budget that reports at this pace.
fn watched<T, Clock: Fn() -> f64>(
    pace: &mut Pace<Clock>,
    mut report: impl FnMut(Progress),
    nodes: Option<u64>,
    ask: impl FnOnce(&mut Budget<'_>) -> T,
) -> T {
    let mut watch = |progress: &budget::Progress| {
        if pace.is_due() {
            report((*progress).into());
        }
        Flow::Continue
    };
    ask(&mut Budget { nodes, every: NODES_PER_LOOK, report: &mut watch })
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use gridfold_core::kind::Kind;
    use gridfold_core::puzzle;

    use super::{candidates, conflict, redundant};
    use crate::pace::PAUSE;
    use crate::requests::read;
    use crate::twins::{
        ClueAt, Conditions, ConflictAnswer, PuzzleRequest, RedundantAnswer, Side, SignAt,
    };

    /// Its one solution is 123 231 312.
    const SIGNS: &str = "1 .<.\n^    \n.<3 .\n^   ^\n. 1<2";

    fn request(text: &str) -> PuzzleRequest {
        let answer = read(text);
        assert_eq!(answer.errors, []);
        let draft = answer.puzzles.into_iter().next().unwrap().draft;
        PuzzleRequest { draft, entries: None }
    }

    fn latin(size: usize) -> PuzzleRequest {
        let draft = puzzle::Draft::empty(Kind::named("latin").unwrap(), size).into();
        PuzzleRequest { draft, entries: None }
    }

    fn conflict_in(request: PuzzleRequest) -> ConflictAnswer {
        conflict(request, || 0.0, |_| {}).unwrap()
    }

    fn redundant_in(request: PuzzleRequest) -> RedundantAnswer {
        redundant(request, || 0.0, |_| {}).unwrap()
    }

    #[test]
    fn a_unique_puzzle_leaves_each_cell_one_value() {
        let answer = candidates(request(SIGNS), || 0.0, |_| {}).unwrap();
        assert!(answer.complete && answer.open.iter().all(Vec::is_empty));
        assert_eq!(answer.found, [1, 2, 3, 2, 3, 1, 3, 1, 2].map(|value| vec![value]));
    }

    #[test]
    fn the_values_of_a_cell_ascend_and_the_players_own_digits_count_where_they_are_sent() {
        let all = candidates(latin(3), || 0.0, |_| {}).unwrap();
        assert_eq!(all.found, vec![vec![1, 2, 3]; 9]);
        let entries = Some(vec![1, 0, 0, 0, 0, 0, 0, 0, 0]);
        let with = candidates(PuzzleRequest { entries, ..latin(3) }, || 0.0, |_| {}).unwrap();
        assert_eq!((&with.found[0], &with.found[1]), (&vec![1], &vec![2, 3]));
    }

    #[test]
    fn a_puzzle_without_solution_has_no_values_and_nothing_open() {
        let entries = Some(vec![1, 1, 0, 0, 0, 0, 0, 0, 0]);
        let answer = candidates(PuzzleRequest { entries, ..latin(3) }, || 0.0, |_| {}).unwrap();
        assert!(answer.complete);
        assert_eq!(answer.found, vec![Vec::<u32>::new(); 9]);
    }

    #[test]
    fn the_first_partial_answer_comes_at_once_and_the_others_twenty_times_a_second() {
        // This clock moves on by a millisecond whenever it is read.
        let now = Cell::new(0.0);
        let clock = || now.replace(now.get() + 1.0);
        let mut heard = Vec::new();
        let answer = candidates(latin(12), clock, |known| heard.push((now.get(), known))).unwrap();
        assert!(heard[0].0 < 5.0 && !heard[0].1.complete, "{heard:?}");
        assert!(heard.len() > 2, "{}", heard.len());
        assert!(heard.windows(2).all(|pair| pair[1].0 - pair[0].0 >= PAUSE - 1.0));
        assert!(answer.complete && answer.micros > 0);
    }

    #[test]
    fn what_cannot_hold_together_is_named_with_its_places() {
        let mut impossible = request("1 .<.\n     \n. . .\n     \n. . 2");
        // The 1 of the second row is pressed below the 1 of the first.
        impossible.entries = Some(vec![0, 0, 0, 1, 0, 0, 0, 0, 0]);
        let answer = conflict_in(impossible);
        assert_eq!((answer.solvable, answer.count), (Some(false), 2));
        assert_eq!(answer.conditions.unwrap().cells, [0, 3]);
    }

    #[test]
    fn a_conflict_may_be_of_clues_and_of_signs() {
        let clues = "west = [1,0,0]\neast = [1,0,0]\nnorth = [0,2,0]\nsouth = [0,0,0]";
        let clues = conflict_in(request(clues)).conditions.unwrap().clues;
        let at = |side| ClueAt { side, index: 0 };
        assert_eq!(clues, [at(Side::Right), at(Side::Left)]);
        let signs = conflict_in(request(".<.<.\n^    \n. . .\n     \n3 . ."));
        assert_eq!((signs.solvable, signs.conditions), (Some(true), None));
        let signs = conflict_in(request(". . .\n^    \n.<. .\n     \n1 . 3"));
        assert_eq!((signs.solvable, signs.count), (Some(false), 3));
        let expected = [SignAt { lesser: 3, greater: 4 }, SignAt { lesser: 0, greater: 3 }];
        assert_eq!(signs.conditions.unwrap().signs, expected);
    }

    #[test]
    fn what_could_be_left_out_is_named_with_its_places() {
        let answer = redundant_in(request("1 . .\n     \n.<3 .\n^    \n. 1 ."));
        assert_eq!(answer.unknown, Conditions::default());
        assert_eq!(answer.redundant.cells, [4, 7], "not the 1 in the corner");
        let sign = |lesser, greater| SignAt { lesser, greater };
        assert_eq!(answer.redundant.signs, [sign(3, 4), sign(3, 6)]);
    }

    #[test]
    fn what_could_be_left_out_is_told_as_it_becomes_known() {
        let now = Cell::new(0.0);
        let clock = || now.replace(now.get() + PAUSE);
        let mut heard = Vec::new();
        let text = "1 . .\n     \n.<3 .\n^    \n. 1 .";
        let answer = redundant(request(text), clock, |known| heard.push(known)).unwrap();
        let left = |known: &RedundantAnswer| known.unknown.cells.len() + known.unknown.signs.len();
        assert_eq!(heard.iter().map(left).collect::<Vec<_>>(), [4, 3, 2, 1, 0]);
        assert_eq!(heard.last().unwrap().redundant, answer.redundant);
    }

    #[test]
    fn each_of_a_full_row_follows_from_the_others_however_many_solutions_there_are() {
        let mut open = latin(9);
        open.draft.givens[..9].copy_from_slice(&[1, 2, 3, 4, 5, 6, 7, 8, 9]);
        let answer = redundant_in(open);
        assert_eq!(answer.unknown, Conditions::default());
        assert_eq!(answer.redundant.cells, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    }

    #[test]
    fn a_draft_that_is_no_puzzle_comes_back_with_its_faults() {
        let mut wrong = latin(3);
        wrong.draft.givens[4] = 7;
        let candidates = candidates(wrong.clone(), || 0.0, |_| {}).unwrap();
        assert_eq!((candidates.faults[0].cells.as_slice(), candidates.complete), (&[4][..], false));
        assert_eq!(conflict_in(wrong.clone()).faults[0].cells, [4]);
        assert_eq!(conflict_in(wrong.clone()).solvable, None);
        assert_eq!(redundant_in(wrong).faults[0].cells, [4]);
    }
}
