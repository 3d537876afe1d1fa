//! Locks stay in place: everything that is made, completed, thinned out, varied
//! or regraded respects every lock, and every reported grade equals a newly
//! computed one.

use gridfold_core::budget::{Budget, Flow};
use gridfold_core::explain::{Band, Grade, grade};
use gridfold_core::formats;
use gridfold_core::generate::{
    Aim, Amounts, Direction, Lock, Locked, Locks, Missed, Place, Symmetry, Wish, complete,
    generate, regrade, thin_out, vary, wishable,
};
use gridfold_core::grid::{Side, Size};
use gridfold_core::kind::Kind;
use gridfold_core::puzzle::Draft;
use gridfold_core::solve;

use crate::support::random::Dice;
use crate::support::twin;

/// The number of locked boards tried.
const BOARDS: u64 = 500;

/// The number of changed puzzles examined for each question.
const LOOKS: u64 = 60;

fn within<T>(nodes: u64, ask: impl FnOnce(&mut Budget<'_>) -> T) -> T {
    let mut go_on = |_: &_| Flow::Continue;
    ask(&mut Budget { nodes: Some(nodes), every: 1, report: &mut go_on })
}

fn read(link: &str) -> Draft {
    formats::read(link).expect("a link").draft
}

/// Every place of a board.
fn places(size: Size) -> Vec<Place> {
    let n = size.n();
    let border =
        Side::ALL.into_iter().flat_map(|side| (0..n).map(move |at| Place::Border(side, at)));
    let cells = size.cells().map(Place::Cell);
    let across = size.cells().filter(|cell| size.column(*cell) + 1 < n);
    let across =
        across.map(|cell| Place::gap(cell, size.cell(size.row(cell), size.column(cell) + 1)));
    border.chain(cells).chain(across).collect()
}

/// A puzzle with one solution, and random locks that it satisfies.
struct Board {
    draft: Draft,
    wish: Wish,
}

fn board(seed: u64) -> Board {
    let mut dice = Dice(seed);
    let kind = ["skyscrapers", "futoshiki", "mixed", "latin"][dice.below(4)];
    let symmetry = [Symmetry::None, Symmetry::HalfTurn, Symmetry::Mirror][dice.below(3)];
    let size = 4 + dice.below(2);
    let aim = if kind == "latin" { Aim::Any } else { Aim::Bands(Band::Gentle, Band::Medium) };
    let first = Wish { symmetry, aim, ..Wish::of(Kind::named(kind).expect("a kind"), size) };
    let draft = Budget::unlimited(|budget| generate(&first, seed, budget)).expect("one").draft;
    let puzzle = draft.puzzle().expect("a puzzle");
    let stands: Vec<Place> = {
        let same = Locks::same_places(&draft);
        places(puzzle.size()).into_iter().filter(|at| same.of(*at) == Lock::Filled).collect()
    };
    let mut locked = Vec::new();
    for place in places(puzzle.size()) {
        let lock = match (stands.contains(&place), dice.below(6)) {
            (_, 0) => Lock::Kept,
            (true, 1) => Lock::Filled,
            (false, 1 | 2) => Lock::Empty,
            _ => continue,
        };
        locked.push(Locked { place, lock });
    }
    let locks = Locks { draft: draft.clone(), places: locked, elsewhere: Lock::Open };
    assert!(locks.hold_in(&draft), "{locks:?}");
    let features = wishable(&draft);
    let aim = [Aim::Any, Aim::Bands(Band::Gentle, Band::Hard)][dice.below(2)];
    let amounts = Amounts { givens: [None, Some(0)][dice.below(2)], ..Amounts::default() };
    let wish = Wish { features, aim, amounts, locks: Some(locks), ..first };
    Board { draft, wish }
}

/// Checks what must be true of every answer.
fn assert_right(board: &Board, draft: &Draft, told: Option<&Grade>, by: &str) {
    let Board { wish, draft: before } = board;
    let locks = wish.locks.as_ref().expect("locks");
    assert!(locks.hold_in(draft), "{by}: {before:?} {wish:?} {draft:?}");
    let puzzle = draft.puzzle().expect("a puzzle");
    assert_eq!(twin::solutions(&puzzle, 2).len(), 1, "{by}: {draft:?}");
    if let Some(told) = told {
        assert_eq!(*told, grade(&puzzle), "{by}");
    }
}

#[test]
fn no_operation_ever_touches_a_lock() {
    let mut answers = [0; 6];
    for seed in 0..BOARDS {
        let board = board(seed);
        let Board { draft, wish } = &board;
        let mut count = |at: usize| answers[at] += 1;
        if let Ok(made) = within(LOOKS, |budget| generate(wish, seed, budget)) {
            assert_right(&board, &made.draft, made.grade.as_ref(), "generate");
            count(0);
        }
        if let Ok(thinned) = within(LOOKS, |budget| thin_out(draft, wish, seed, budget)) {
            assert_right(&board, &thinned.draft, thinned.grade.as_ref(), "thin out");
            count(1);
        }
        if let Ok(made) = within(LOOKS, |budget| vary(draft, wish, seed, budget)) {
            assert_right(&board, &made.draft, made.grade.as_ref(), "vary");
            count(2);
        }
        for (at, direction) in [(3, Direction::Up), (4, Direction::Down)] {
            let regraded = within(LOOKS, |budget| regrade(draft, direction, wish, seed, budget));
            if let Ok(new) = regraded {
                assert_right(&board, &new.made.draft, new.made.grade.as_ref(), "regrade");
                count(at);
            }
        }
        let open = without_one(&board, seed);
        let completed = within(LOOKS * 20, |budget| complete(&open, 2, wish, seed, budget));
        for proposal in completed.map_or(Vec::new(), |completed| completed.proposals) {
            assert_right(&board, &proposal.draft, Some(&proposal.grade), "complete");
            count(5);
        }
    }
    assert!(answers.iter().all(|count| *count >= 30), "{answers:?}");
}

/// The puzzle without some of the parts that are not locked.
fn without_one(board: &Board, seed: u64) -> Draft {
    let puzzle = board.draft.puzzle().expect("a puzzle");
    let locks = board.wish.locks.as_ref().expect("locks");
    let order = Dice(seed).order(puzzle.conditions().len());
    let less = order.into_iter().map(|at| puzzle.without(puzzle.conditions()[at]).draft());
    // A place that only has to be filled may lose its content, because new
    // content is proposed there.
    let kept = Locks {
        places: locks.places.iter().copied().filter(|one| one.lock != Lock::Filled).collect(),
        ..locks.clone()
    };
    less.into_iter().find(|draft| kept.hold_in(draft)).unwrap_or_else(|| board.draft.clone())
}

#[test]
fn a_date_along_the_top_at_a_level_with_symmetry_and_nothing_superfluous() {
    let keep = read("sky7x.--2-26-.-------.-------.-------");
    let mut locks = Locks::keeping(&keep);
    locks.places.extend(
        [0, 1, 3, 6].map(|at| Locked { place: Place::Border(Side::Top, at), lock: Lock::Empty }),
    );
    let wish = Wish {
        features: wishable(&keep),
        aim: Aim::Band(Band::Medium),
        symmetry: Symmetry::HalfTurn,
        minimal: true,
        locks: Some(locks.clone()),
        ..Wish::of(keep.kind, 7)
    };
    let made = within(20_000, |budget| generate(&wish, 1, budget)).expect("a puzzle");
    assert!(locks.hold_in(&made.draft), "{made:?}");
    let puzzle = made.draft.puzzle().expect("a puzzle");
    assert_eq!(solve::unique(&puzzle).solutions, [made.solution]);
    assert_eq!(grade(&puzzle).band, Band::Medium);
    assert_eq!(made.draft.clues[0], keep.clues[0]);
    let printed = |side: Side| made.draft.clues[side as usize].iter().map(|clue| *clue > 0);
    assert!(printed(Side::Top).eq(printed(Side::Bottom).rev()));
}

#[test]
fn only_these_places_are_printed() {
    let pattern = read("sky6.1-1-1-.-1-1-1.1-1-1-.-1-1-1");
    let clues = Amounts { givens: Some(0), ..Amounts::default() };
    for (locks, aim) in [
        (Locks::pattern(&pattern), Aim::Any),
        (Locks::same_places(&pattern), Aim::Any),
        (Locks::pattern(&pattern), Aim::Band(Band::Hard)),
    ] {
        let wish = Wish { aim, amounts: clues, locks: Some(locks), ..Wish::of(pattern.kind, 6) };
        let made = within(20_000, |budget| generate(&wish, 4, budget)).expect("a puzzle");
        let locks = wish.locks.expect("locks");
        assert!(locks.hold_in(&made.draft), "{made:?}");
        assert_eq!(twin::solutions(&made.draft.puzzle().expect("one"), 2), [made.solution]);
        assert!(!made.draft.has_givens());
    }
}

#[test]
fn a_wish_that_its_own_locks_forbid_is_refused_at_once() {
    let locked = |link: &str, symmetry, empty: &[Place]| {
        let draft = read(link);
        let mut locks = Locks::keeping(&draft);
        let empty = empty.iter().map(|place| Locked { place: *place, lock: Lock::Empty });
        locks.places.extend(empty);
        Wish { symmetry, locks: Some(locks), ..Wish::of(draft.kind, draft.size) }
    };
    let said = |wish: &Wish| match within(50, |budget| generate(wish, 0, budget)) {
        Err(Missed::Locked(message)) => message.to_string(),
        other => panic!("{other:?}"),
    };
    let parted =
        locked("sky4.2---.----.----.----", Symmetry::HalfTurn, &[Place::Border(Side::Bottom, 3)]);
    assert!(said(&parted).contains("break the symmetry"), "{}", said(&parted));
    let none = locked("sky4.4---.----.4---.----", Symmetry::None, &[]);
    assert_eq!(said(&none), "No grid satisfies all the locks.");
    let unique = read("sky5.32341.12324.14224.32321");
    let top = Place::Border(Side::Top, 0);
    let locks = |lock| Locks {
        draft: unique.clone(),
        places: vec![Locked { place: top, lock }],
        elsewhere: Lock::Open,
    };
    let wish = Wish { locks: Some(locks(Lock::Empty)), ..Wish::of(unique.kind, 5) };
    let missed = within(50, |budget| thin_out(&unique, &wish, 0, budget));
    assert!(matches!(missed, Err(Missed::Locked(_))), "{missed:?}");
}
