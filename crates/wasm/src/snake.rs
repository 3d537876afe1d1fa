//! The requests about snake cubes; like those about grids, they use no
//! JavaScript.

use std::cell::RefCell;

use gridfold_core::budget::Progress;
use gridfold_core::snake::notation::{self, Folded};
use gridfold_core::snake::{self, Chain, Cuboid, Fold, Folds, Question};

use crate::requests::BadRequest;
use crate::throttle::{SNAKE_NODES_PER_LOOK, Throttle};
use crate::wire::{
    Sides, SnakeCheckAnswer, SnakeProgress, SnakeRepair, SnakeRepairsAnswer, SnakeRequest,
    SnakeSolution, SnakeSolveAnswer, SnakeSolveProgress, SnakeSolveRequest,
};

/// The maximum number of foldings in an answer; all others are only counted.
const KEEP: usize = 1000;

/// The faults of a chain and a box that are visible without a search.
///
/// # Errors
/// Fails for an invalid chain or box.
pub fn check(chain: &str, sides: Sides) -> Result<SnakeCheckAnswer, BadRequest> {
    let (chain, cuboid) = (parsed(chain)?, cuboid(sides)?);
    Ok(SnakeCheckAnswer {
        cubelets: chain.len(),
        wanted: cuboid.volume(),
        runs: chain.runs(),
        refusals: snake::refusals(&chain, cuboid),
        link: notation::write_link(&chain, cuboid),
    })
}

/// All foldings; `clock` returns milliseconds, `report` receives the progress of the search and its new
/// results.
///
/// # Errors
/// Fails for an invalid chain or box.
pub fn solve(
    request: &SnakeSolveRequest,
    clock: impl Fn() -> f64,
    mut report: impl FnMut(SnakeSolveProgress),
) -> Result<SnakeSolveAnswer, BadRequest> {
    let (chain, cuboid) = (parsed(&request.chain)?, cuboid(request.cuboid)?);
    let question = if request.corner { Question::CORNER } else { Question::ALL };
    let question = Question { keep: request.keep.min(KEEP), ..question };
    let mut throttle = Throttle::new(clock);
    let fresh = RefCell::new(Vec::new());
    let mut reported = 0;
    let report = |progress: &Progress| {
        let SnakeProgress { share, nodes, count } = progress.into();
        let solutions = solutions(&fresh.take(), &chain, cuboid);
        reported += solutions.len() as u64;
        // The trial and the long search together may report more foldings than
        // either of them counts.
        let count = count.max(reported);
        report(SnakeSolveProgress { share, nodes, count, solutions });
    };
    let mut keep = |fold: &Fold| fresh.borrow_mut().push(fold.clone());
    let found = throttle.watch(request.nodes, SNAKE_NODES_PER_LOOK, report, |budget| {
        snake::fold_telling(&chain, cuboid, question, budget, &mut keep)
    });
    let refusal = snake::refusals(&chain, cuboid).into_iter().next();
    let solutions = solutions(&found.folds, &chain, cuboid);
    let Folds { verdict, classes: count, rotations, complete, stats, .. } = found;
    Ok(SnakeSolveAnswer {
        verdict,
        count,
        rotations,
        complete,
        solutions,
        refusal,
        nodes: stats.nodes,
        millis: throttle.micros() as f64 / 1000.0,
    })
}

/// The foldable chains that differ in one cubelet.
///
/// # Errors
/// Fails for an invalid chain or box.
pub fn repairs(
    request: &SnakeRequest,
    clock: impl Fn() -> f64,
    mut report: impl FnMut(SnakeProgress),
) -> Result<SnakeRepairsAnswer, BadRequest> {
    let (chain, cuboid) = known(request)?;
    let found = Throttle::new(clock).watch(
        None,
        SNAKE_NODES_PER_LOOK,
        |progress| report(progress.into()),
        |budget| snake::repairs(&chain, cuboid, budget),
    );
    let repairs = found.found.into_iter().map(SnakeRepair::from).collect();
    Ok(SnakeRepairsAnswer { repairs, complete: found.complete })
}

fn solutions(folds: &[Fold], chain: &Chain, cuboid: Cuboid) -> Vec<SnakeSolution> {
    let folded = folds.iter().filter_map(|fold| Folded::new(fold, chain, cuboid));
    folded.map(|folded| SnakeSolution::from(&folded)).collect()
}

/// The chain and the box of a request.
pub(crate) fn known(request: &SnakeRequest) -> Result<(Chain, Cuboid), BadRequest> {
    Ok((parsed(&request.chain)?, cuboid(request.cuboid)?))
}

/// The chain with these letters.
pub(crate) fn parsed(chain: &str) -> Result<Chain, BadRequest> {
    chain.parse().map_err(|_| BadRequest(format!("no chain {chain:?}")))
}

/// The box with these sides.
pub(crate) fn cuboid(sides: Sides) -> Result<Cuboid, BadRequest> {
    Cuboid::new(sides).ok_or_else(|| BadRequest(format!("no box {sides:?}")))
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use gridfold_core::snake::notation;
    use gridfold_core::solve::Verdict;

    use super::{check, repairs, solve};
    use crate::throttle::PAUSE;
    use crate::wire::{SnakeRequest, SnakeSolveAnswer, SnakeSolveProgress, SnakeSolveRequest};

    const CHAIN: &str = "ESCCCSCCSCCCSCSCCCCSCSCSCSE";
    const KING: &str = "ESCSSCSSCSSCCSSCCSSCCCCCCCCCCSCCSSCSCSCCSSCCSCCCCCCSCCCCCSSCCSSE";

    fn request(chain: &str, side: usize) -> SnakeSolveRequest {
        let chain = chain.to_owned();
        SnakeSolveRequest { chain, cuboid: [side; 3], keep: 1000, nodes: None, corner: false }
    }

    fn answer(request: &SnakeSolveRequest) -> SnakeSolveAnswer {
        solve(request, || 0.0, |_| {}).unwrap()
    }

    #[test]
    fn a_check_counts_and_says_what_cannot_be() {
        let sound = check(CHAIN, [3; 3]).unwrap();
        assert_eq!((sound.cubelets, sound.wanted, sound.runs.len()), (27, 27, 17));
        assert_eq!(sound.refusals, []);
        assert_eq!(notation::read_link(&sound.link).unwrap().chain.to_string(), CHAIN);
        let short = check("ESCE", [3; 3]).unwrap();
        assert_eq!((short.cubelets, short.refusals[0].key), (4, "snake.number"));
        assert!(notation::read_link(&short.link).unwrap().note.is_none());
    }

    #[test]
    fn from_the_corner_come_the_documents_two_lines() {
        let answer = answer(&SnakeSolveRequest { corner: true, ..request(CHAIN, 3) });
        let arrows: Vec<&str> = answer.solutions.iter().map(|one| one.arrows.as_str()).collect();
        assert_eq!(
            arrows,
            ["> ^ < . ^ o > . v < ^ o ^ . v > ^", "> . < ^ . v > ^ o < . v . ^ o > ."]
        );
        assert_eq!((answer.verdict, answer.count), (Verdict::Unique, 1));
    }

    #[test]
    fn a_folding_is_told_in_all_its_forms() {
        let answer = answer(&request(CHAIN, 3));
        assert_eq!((answer.count, answer.rotations, answer.complete), (1, 2, true));
        let solution = &answer.solutions[0];
        let mut cells = solution.cells.clone();
        assert_eq!((solution.letters.len(), solution.moves.len()), (26, 2 * 17 - 1));
        assert_eq!(cells[0].iter().fold(0, |number, at| number * 3 + at), solution.start);
        cells.sort_unstable();
        cells.dedup();
        assert_eq!(cells.len(), 27);
        assert!(answer.nodes > 0);
    }

    #[test]
    fn what_cannot_be_is_refused_without_a_search() {
        let answer = answer(&request("ESCE", 3));
        assert_eq!((answer.verdict, answer.count, answer.nodes), (Verdict::None, 0, 0));
        assert_eq!(answer.refusal.unwrap().key, "snake.number");
    }

    #[test]
    fn one_wrong_cubelet_is_found() {
        let mut pieces = CHAIN.to_owned();
        pieces.replace_range(4..5, "S");
        let request = SnakeRequest { chain: pieces, cuboid: [3; 3] };
        let answer = repairs(&request, || 0.0, |_| {}).unwrap();
        assert!(answer.complete);
        assert!(answer.repairs.iter().any(|repair| repair.index == 4 && repair.chain == CHAIN));
    }

    #[test]
    fn few_are_carried_and_all_are_counted() {
        let serpentine = "ESCCSCCSCCSCCSCCSCCSCCSCCSE";
        let answer = answer(&SnakeSolveRequest { keep: 3, ..request(serpentine, 3) });
        assert_eq!((answer.count, answer.solutions.len()), (20, 3));
        assert_eq!(answer.verdict, Verdict::Several);
    }

    #[test]
    fn a_chain_and_a_box_that_are_none_are_named() {
        assert_eq!(check("ESX", [3; 3]).unwrap_err().0, "no chain \"ESX\"");
        assert_eq!(check("ESE", [3, 9, 3]).unwrap_err().0, "no box [3, 9, 3]");
    }

    #[test]
    fn progress_comes_twenty_times_a_second_and_not_more() {
        // This clock advances by ten milliseconds whenever it is read.
        let now = Cell::new(0.0);
        let clock = || now.replace(now.get() + 10.0);
        let mut heard: Vec<(f64, SnakeSolveProgress)> = Vec::new();
        let answer = solve(&request(KING, 4), clock, |told| heard.push((now.get(), told))).unwrap();
        assert_eq!((answer.count, answer.complete), (4, true));
        assert!(heard.len() > 2, "{}", heard.len());
        assert!(heard.windows(2).all(|pair| pair[1].0 - pair[0].0 >= PAUSE));
        assert!(heard.iter().all(|(_, told)| (0.0..=1.0).contains(&told.share)));
        // Everything reported on the way is part of the answer, only once; the last folding may
        // have been too late for a report.
        let told: Vec<_> = heard.iter().flat_map(|(_, told)| &told.solutions).collect();
        let twice = told.iter().enumerate().any(|(at, one)| told[..at].contains(one));
        assert!(told.iter().all(|one| answer.solutions.contains(one)) && !twice, "{told:?}");
        let so_far =
            |at: usize| heard[..=at].iter().map(|(_, told)| told.solutions.len()).sum::<usize>();
        assert!(heard.iter().enumerate().all(|(at, (_, told))| told.count == so_far(at) as u64));
        let half = answer.nodes / 2;
        let stopped =
            solve(&SnakeSolveRequest { nodes: Some(half), ..request(KING, 4) }, || 0.0, |_| {});
        let stopped = stopped.unwrap();
        assert!(!stopped.complete && stopped.nodes <= half + 1, "{} of {half}", stopped.nodes);
    }
}
