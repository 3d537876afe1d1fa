//! The questions besides solving: the possible values of each cell, why there is no solution, and what could be
//! left out.
//!
//! As in [`solving`](crate::solving), the caller provides the clock and the listener.

use std::cell::RefCell;

use gridfold_core::budget::{self, Budget, Flow};
use gridfold_core::error::{Fault, Faults};
use gridfold_core::grid::Cell;
use gridfold_core::puzzle::{Draft, GridPuzzle};
use gridfold_core::solve::{self, Conflict};

use crate::throttle::{GRID_NODES_PER_LOOK, Throttle};
use crate::wire::{
    CandidatesAnswer, Conditions, ConflictAnswer, Progress, PuzzleRequest, RedundantAnswer,
};

/// The values that each cell takes over all solutions. `report` receives what is known: at once, and then up to
/// twenty times a second if there is news.
pub fn candidates(
    request: PuzzleRequest,
    clock: impl Fn() -> f64,
    mut report: impl FnMut(CandidatesAnswer),
) -> CandidatesAnswer {
    let puzzle = match puzzle(request) {
        Ok(puzzle) => puzzle,
        Err(faults) => return CandidatesAnswer { faults, ..CandidatesAnswer::default() },
    };
    let (known, micros) = reporting(
        clock,
        |known, micros| report(CandidatesAnswer::new(known, micros)),
        |budget, update| solve::candidates(&puzzle, budget, update),
    );
    CandidatesAnswer::new(&known, micros)
}

/// A minimal set of clues, givens and signs that contradict each other.
pub fn conflict(
    request: PuzzleRequest,
    clock: impl Fn() -> f64,
    mut report: impl FnMut(Progress),
) -> ConflictAnswer {
    let puzzle = match puzzle(request) {
        Ok(puzzle) => puzzle,
        Err(faults) => return ConflictAnswer { faults, ..ConflictAnswer::default() },
    };
    let mut throttle = Throttle::new(clock);
    let found = throttle.watch(
        None,
        GRID_NODES_PER_LOOK,
        |progress| report((*progress).into()),
        |budget| solve::conflict(&puzzle, budget),
    );
    let (solvable, conditions) = match found {
        Conflict::Smallest(conditions) => (Some(false), Some(conditions)),
        Conflict::None => (Some(true), None),
        Conflict::Unknown => (None, None),
    };
    let count = conditions.as_ref().map_or(0, Vec::len);
    let conditions = conditions.as_deref().map(|found| Conditions::of(puzzle.size(), found));
    let micros = throttle.micros();
    ConflictAnswer { solvable, conditions, count, faults: Vec::new(), micros }
}

/// The clues, givens and signs that could each be left out on their own. `report` receives what is known, as with
/// [`candidates`].
pub fn redundant(
    request: PuzzleRequest,
    clock: impl Fn() -> f64,
    mut report: impl FnMut(RedundantAnswer),
) -> RedundantAnswer {
    let puzzle = match puzzle(request) {
        Ok(puzzle) => puzzle,
        Err(faults) => return RedundantAnswer { faults, ..RedundantAnswer::default() },
    };
    let (known, micros) = reporting(
        clock,
        |known, micros| report(RedundantAnswer::new(puzzle.size(), known, micros)),
        |budget, update| solve::redundant(&puzzle, budget, update),
    );
    RedundantAnswer::new(puzzle.size(), &known, micros)
}

/// How long a guess may take while a puzzle is being typed in, in milliseconds.
const PATIENCE: f64 = 200.0;

/// The cells of givens that may be the player's own digits: every set of the smallest size. Empty if these cannot be
/// found quickly.
pub fn own_digits(draft: &Draft, clock: impl Fn() -> f64) -> Vec<Vec<Cell>> {
    let Ok(puzzle) = draft.puzzle() else { return Vec::new() };
    let start = clock();
    let mut look = |_: &budget::Progress| match clock() - start < PATIENCE {
        true => Flow::Continue,
        false => Flow::Stop,
    };
    let mut budget = Budget { nodes: None, every: 1, report: &mut look };
    let blamed = solve::own_digits(&puzzle, &mut budget).unwrap_or_default();
    blamed.iter().map(|set| set.iter().map(|given| given.cell).collect()).collect()
}

/// The puzzle in a request, or why it is not one.
fn puzzle(request: PuzzleRequest) -> Result<GridPuzzle, Vec<Fault>> {
    let draft = request.draft.with_entries(&request.entries.unwrap_or_default());
    draft.puzzle().map_err(|Faults(faults)| faults)
}

/// Asks a question that reports its progress: at once, and then whenever a report is due. Returns its answer and the
/// time taken.
fn reporting<Known: Clone, Clock: Fn() -> f64>(
    clock: Clock,
    report: impl FnMut(&Known, u64),
    ask: impl FnOnce(&mut Budget<'_>, &mut dyn FnMut(&Known)) -> Known,
) -> (Known, u64) {
    let throttle = Throttle::due_at_once(clock);
    let reporter = RefCell::new(Reporter { throttle, latest: None, report });
    let mut look = |_: &budget::Progress| {
        reporter.borrow_mut().report_if_due();
        Flow::Continue
    };
    let mut budget = Budget { nodes: None, every: GRID_NODES_PER_LOOK, report: &mut look };
    let known = ask(&mut budget, &mut |known| reporter.borrow_mut().update(known));
    let micros = reporter.borrow().throttle.micros();
    (known, micros)
}

/// Reports what is known, or keeps it while the last report is too recent.
struct Reporter<Known, Clock, Report> {
    throttle: Throttle<Clock>,
    latest: Option<Known>,
    report: Report,
}

impl<Known: Clone, Clock: Fn() -> f64, Report: FnMut(&Known, u64)> Reporter<Known, Clock, Report> {
    fn update(&mut self, known: &Known) {
        self.latest = Some(known.clone());
        self.report_if_due();
    }

    fn report_if_due(&mut self) {
        if self.latest.is_some()
            && self.throttle.is_due()
            && let Some(known) = self.latest.take()
        {
            (self.report)(&known, self.throttle.micros());
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell;

    use gridfold_core::formats;
    use gridfold_core::grid::{Cell, Side};
    use gridfold_core::kind::Kind;
    use gridfold_core::puzzle::Draft;
    use gridfold_core::wire::{ClueAt, SignAt};

    use super::{candidates, conflict, own_digits, redundant};
    use crate::throttle::PAUSE;
    use crate::wire::{Conditions, ConflictAnswer, PuzzleRequest, RedundantAnswer};

    /// Its only solution is 123 231 312.
    const SIGNS: &str = "1 .<.\n^    \n.<3 .\n^   ^\n. 1<2";

    fn request(text: &str) -> PuzzleRequest {
        let draft = formats::read(text).unwrap().draft;
        PuzzleRequest { draft, entries: None }
    }

    fn sign_at(lesser: u16, greater: u16) -> SignAt {
        SignAt { lesser: Cell(lesser), greater: Cell(greater) }
    }

    fn latin(size: usize) -> PuzzleRequest {
        let draft = Draft::empty(Kind::named("latin").unwrap(), size);
        PuzzleRequest { draft, entries: None }
    }

    fn conflict_in(request: PuzzleRequest) -> ConflictAnswer {
        conflict(request, || 0.0, |_| {})
    }

    fn redundant_in(request: PuzzleRequest) -> RedundantAnswer {
        redundant(request, || 0.0, |_| {})
    }

    #[test]
    fn a_unique_puzzle_leaves_each_cell_one_value() {
        let answer = candidates(request(SIGNS), || 0.0, |_| {});
        assert!(answer.complete && answer.open.iter().all(Vec::is_empty));
        assert_eq!(answer.found, [1, 2, 3, 2, 3, 1, 3, 1, 2].map(|value| vec![value]));
    }

    #[test]
    fn the_values_of_a_cell_ascend_and_the_players_own_digits_count_where_they_are_sent() {
        let all = candidates(latin(3), || 0.0, |_| {});
        assert_eq!(all.found, vec![vec![1, 2, 3]; 9]);
        let entries = Some(vec![1, 0, 0, 0, 0, 0, 0, 0, 0]);
        let with = candidates(PuzzleRequest { entries, ..latin(3) }, || 0.0, |_| {});
        assert_eq!((&with.found[0], &with.found[1]), (&vec![1], &vec![2, 3]));
    }

    #[test]
    fn a_puzzle_without_solution_has_no_values_and_nothing_open() {
        let entries = Some(vec![1, 1, 0, 0, 0, 0, 0, 0, 0]);
        let answer = candidates(PuzzleRequest { entries, ..latin(3) }, || 0.0, |_| {});
        assert!(answer.complete);
        assert_eq!(answer.found, vec![Vec::<u32>::new(); 9]);
    }

    /// From `bench/sets/futo-9.txt`. Without its givens, this puzzle takes many searches.
    const LOOSE: &str = "fut9.K2WWWE.ElllgDg-l--l--lFggg-ggg-g-l--lDl--glDlg--lgg--lg--gFg-l.--g-gEl--l--l-l-g-gFggHlgEl--gDlDl--glFgFgl-.j";

    #[test]
    fn the_first_partial_answer_comes_at_once_and_the_others_twenty_times_a_second() {
        // This clock advances by a millisecond whenever it is read.
        let now = cell::Cell::new(0.0);
        let clock = || now.replace(now.get() + 1.0);
        let mut heard = Vec::new();
        let mut loose = request(LOOSE);
        loose.draft.givens.fill(0);
        let answer = candidates(loose, clock, |known| heard.push((now.get(), known)));
        assert!(heard[0].0 < 5.0 && !heard[0].1.complete, "{heard:?}");
        assert!(heard.len() > 2, "{}", heard.len());
        assert!(heard.windows(2).all(|pair| pair[1].0 - pair[0].0 >= PAUSE - 1.0));
        assert!(answer.complete && answer.micros > 0);
    }

    #[test]
    fn what_cannot_hold_together_is_named_with_its_places() {
        let mut impossible = request("1 .<.\n     \n. . .\n     \n. . 2");
        // The 1 of the second row is entered below the 1 of the first.
        impossible.entries = Some(vec![0, 0, 0, 1, 0, 0, 0, 0, 0]);
        let answer = conflict_in(impossible);
        assert_eq!((answer.solvable, answer.count), (Some(false), 2));
        assert_eq!(answer.conditions.unwrap().cells, [Cell(0), Cell(3)]);
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
        let expected = [sign_at(3, 4), sign_at(0, 3)];
        assert_eq!(signs.conditions.unwrap().signs, expected);
    }

    #[test]
    fn what_could_be_left_out_is_named_with_its_places() {
        let answer = redundant_in(request("1 . .\n     \n.<3 .\n^    \n. 1 ."));
        assert_eq!(answer.unknown, Conditions::default());
        assert_eq!(answer.redundant.cells, [Cell(4), Cell(7)], "not the 1 in the corner");
        assert_eq!(answer.redundant.signs, [sign_at(3, 4), sign_at(3, 6)]);
    }

    #[test]
    fn what_could_be_left_out_is_told_as_it_becomes_known() {
        let now = cell::Cell::new(0.0);
        let clock = || now.replace(now.get() + PAUSE);
        let mut heard = Vec::new();
        let text = "1 . .\n     \n.<3 .\n^    \n. 1 .";
        let answer = redundant(request(text), clock, |known| heard.push(known));
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
        assert_eq!(answer.redundant.cells, [0, 1, 2, 3, 4, 5, 6, 7, 8].map(Cell));
    }

    #[test]
    fn a_wrong_digit_among_the_givens_is_found_unless_that_takes_long() {
        // The last row begins with 3.
        let mut typed = request(SIGNS).draft;
        typed.givens[6] = 2;
        assert_eq!(own_digits(&typed, || 0.0), [[Cell(6)]]);
        let now = cell::Cell::new(0.0);
        assert!(own_digits(&typed, || now.replace(now.get() + 300.0)).is_empty());
        assert!(own_digits(&request(SIGNS).draft, || 0.0).is_empty());
        typed.givens[6] = 9;
        assert!(own_digits(&typed, || 0.0).is_empty());
    }

    #[test]
    fn a_draft_that_is_no_puzzle_comes_back_with_its_faults() {
        let mut wrong = latin(3);
        wrong.draft.givens[4] = 7;
        let candidates = candidates(wrong.clone(), || 0.0, |_| {});
        assert_eq!(
            (candidates.faults[0].cells.as_slice(), candidates.complete),
            (&[Cell(4)][..], false)
        );
        assert_eq!(conflict_in(wrong.clone()).faults[0].cells, [Cell(4)]);
        assert_eq!(conflict_in(wrong.clone()).solvable, None);
        assert_eq!(redundant_in(wrong).faults[0].cells, [Cell(4)]);
    }
}
