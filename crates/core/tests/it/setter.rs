//! A setter's questions: what makes a puzzle unique, what can be left out, a
//! different puzzle with the same look, and one that is a band harder or
//! easier.

use std::iter::successors;

use gridfold_core::budget::{Budget, Flow};
use gridfold_core::conditions::{Condition, Feature, Given};
use gridfold_core::explain::{Band, grade};
use gridfold_core::formats;
use gridfold_core::generate::{
    Aim, Completed, Direction, Missed, Symmetry, Wish, complete, generate, regrade, thin_out, vary,
};
use gridfold_core::grid::visible;
use gridfold_core::kind::Kind;
use gridfold_core::puzzle::{Draft, GridPuzzle};
use gridfold_core::solve;

use crate::support::random::Dice;
use crate::support::twin;

const SEVERAL: &str = "sky5.-----.-----.-----.-----";
const NONE: &str = "sky5.-4---.-----.-3---.-----";

fn read(link: &str) -> Draft {
    formats::read(link).expect("a link").draft
}

fn made(kind: &str, size: usize, aim: Aim, seed: u64) -> Draft {
    let wish = Wish { aim, ..Wish::of(Kind::named(kind).expect("a kind"), size) };
    Budget::unlimited(|budget| generate(&wish, seed, budget)).expect("a puzzle").draft
}

/// A wish for a puzzle of this sort, and nothing else.
fn plain(draft: &Draft) -> Wish {
    Wish::of(draft.kind, draft.size)
}

fn puzzle(draft: &Draft) -> GridPuzzle {
    draft.puzzle().expect("a puzzle")
}

fn solutions(draft: &Draft, most: usize) -> Vec<Vec<u32>> {
    twin::solutions(&puzzle(draft), most)
}

/// A puzzle with this many things removed.
fn short_of(draft: &Draft, count: usize, dice: &mut Dice) -> Draft {
    let whole = puzzle(draft);
    let order = dice.order(whole.conditions().len());
    let kept: Vec<Condition> =
        order.into_iter().skip(count).map(|number| whole.conditions()[number]).collect();
    whole.only(&kept).draft()
}

fn completed(draft: &Draft, most: usize) -> Completed {
    Budget::unlimited(|budget| complete(draft, most, &plain(draft), 3, budget)).expect("proposals")
}

/// Everything that could be added to a small board, whether it is true of the
/// solution or not.
fn printable(draft: &Draft) -> Vec<Condition> {
    let (whole, n) = (puzzle(draft), draft.size as u32);
    let cells = whole.size().cells().filter(|cell| whole.given(*cell).is_none());
    let givens = cells.flat_map(|cell| (1..=n).map(move |value| Given { cell, value }));
    let mut all: Vec<Condition> = givens.map(Condition::Given).collect();
    for solution in solutions(draft, usize::MAX) {
        // The true statements about a solution come from a sheet that contains
        // all of them.
        let full = full_sheet(draft, &solution);
        let is_new = |one: &Condition| !all.contains(one) && !whole.conditions().contains(one);
        let new: Vec<Condition> = full.conditions().iter().copied().filter(is_new).collect();
        all.extend(new);
    }
    all
}

/// All clues or signs that a solution gives.
fn full_sheet(draft: &Draft, solution: &[u32]) -> GridPuzzle {
    let mut full = Draft { features: draft.features, ..Draft::empty(draft.kind, draft.size) };
    let n = draft.size;
    let value = |row: usize, column: usize| solution[row * n + column];
    if draft.kind.id == "skyscrapers" {
        for line in 0..n {
            let column: Vec<u32> = (0..n).map(|row| value(row, line)).collect();
            let row: Vec<u32> = (0..n).map(|column| value(line, column)).collect();
            let seen = |line: &mut dyn Iterator<Item = &u32>| visible(line.copied());
            full.clues[0][line] = seen(&mut column.iter());
            full.clues[1][line] = seen(&mut row.iter().rev());
            full.clues[2][line] = seen(&mut column.iter().rev());
            full.clues[3][line] = seen(&mut row.iter());
        }
    } else {
        for (row, column) in (0..n).flat_map(|row| (0..n).map(move |column| (row, column))) {
            for (below, beside) in [(row + 1, column), (row, column + 1)] {
                if below < n && beside < n {
                    let (one, other) = ((row, column), (below, beside));
                    let is_less = value(row, column) < value(below, beside);
                    let (less, more) = if is_less { (one, other) } else { (other, one) };
                    full.set_less(less, more);
                }
            }
        }
    }
    puzzle(&full)
}

/// Whether this many additions leave the puzzle exactly one solution.
fn can_be_unique(draft: &Draft, printable: &[Condition], more: usize) -> bool {
    if solutions(draft, 2).len() == 1 {
        return true;
    }
    more > 0
        && printable.iter().enumerate().any(|(number, one)| {
            let with = puzzle(draft).with(*one).draft();
            !solutions(&with, 1).is_empty()
                && can_be_unique(&with, &printable[number + 1..], more - 1)
        })
}

#[test]
fn proposals_make_a_puzzle_unique_and_no_fewer_things_do() {
    let mut dice = Dice(5);
    let mut sizes = Vec::new();
    for seed in 0..6 {
        for kind in ["skyscrapers", "futoshiki"] {
            let draft = short_of(&made(kind, 4, Aim::Any, seed), 2 + seed as usize % 2, &mut dice);
            let Completed { proposals, proven } = completed(&draft, 4);
            assert!(proven);
            if solutions(&draft, 2).len() == 1 {
                assert_eq!(proposals, []);
                continue;
            }
            let size = proposals[0].add.len();
            for (number, proposal) in proposals.iter().enumerate() {
                assert_eq!(proposal.add.len(), size);
                assert_eq!(solutions(&proposal.draft, 2).len(), 1, "{proposal:?}");
                let all = puzzle(&proposal.draft).conditions().len();
                assert_eq!(all, puzzle(&draft).conditions().len() + size);
                assert!(proposals[..number].iter().all(|other| other.add != proposal.add));
            }
            assert!(!can_be_unique(&draft, &printable(&draft), size - 1), "{draft:?}");
            sizes.push(size);
        }
    }
    assert!(sizes.contains(&1) && sizes.iter().any(|size| *size > 1), "{sizes:?}");
}

#[test]
fn an_empty_board_is_completed_too_but_nothing_is_proven() {
    let empty = read(SEVERAL);
    let Completed { proposals, proven } = completed(&empty, 2);
    assert!(!proven && !proposals.is_empty());
    for proposal in proposals {
        assert_eq!(solutions(&proposal.draft, 2).len(), 1, "{proposal:?}");
        assert!(proposal.add.len() < 13, "{}", proposal.add.len());
    }
}

#[test]
fn nothing_can_go_from_a_thinned_puzzle_and_its_symmetry_stays() {
    for symmetry in [Symmetry::None, Symmetry::HalfTurn] {
        let wish = Wish {
            symmetry,
            aim: Aim::Band(Band::Gentle),
            ..Wish::of(Kind::named("skyscrapers").expect("a kind"), 5)
        };
        let draft = Budget::unlimited(|budget| generate(&wish, 4, budget)).expect("one").draft;
        let thinned = Budget::unlimited(|budget| {
            thin_out(&draft, &Wish { symmetry, ..plain(&draft) }, 1, budget)
        })
        .expect("it");
        assert!(thinned.minimal && thinned.removed > 0);
        let (before, after) = (puzzle(&draft), puzzle(&thinned.draft));
        assert_eq!(before.conditions().len() - after.conditions().len(), thinned.removed);
        assert_eq!(solutions(&thinned.draft, 2), solutions(&draft, 2));
        if symmetry == Symmetry::None {
            let left = Budget::unlimited(|budget| solve::redundant(&after, budget, &mut |_| ()));
            assert_eq!(left.conditions, []);
        } else {
            let givens: Vec<bool> = thinned.draft.givens.iter().map(|value| *value > 0).collect();
            assert!(givens.iter().eq(givens.iter().rev()), "{givens:?}");
        }
    }
}

#[test]
fn a_symmetric_puzzle_is_thinned_until_no_single_thing_can_go_if_that_is_wished() {
    let draft = made("skyscrapers", 5, Aim::Band(Band::Gentle), 4);
    let solution = solutions(&draft, 1).remove(0);
    let full = Draft { givens: solution.clone(), ..full_sheet(&draft, &solution).draft() };
    let pairs = Wish { symmetry: Symmetry::HalfTurn, minimal: true, ..plain(&draft) };
    let left = |wish: &Wish| {
        let thinned = Budget::unlimited(|budget| thin_out(&full, wish, 1, budget)).expect("it");
        assert!(thinned.minimal);
        let after = puzzle(&thinned.draft);
        Budget::unlimited(|it| solve::redundant(&after, it, &mut |_| ())).conditions.len()
    };
    assert!(left(&pairs) > 0);
    assert_eq!(left(&Wish { singly: true, ..pairs }), 0);
}

#[test]
fn a_variation_has_the_same_places_printed_and_one_solution() {
    for (kind, size) in [("skyscrapers", 5), ("futoshiki", 5), ("mixed", 4), ("latin", 4)] {
        let draft = made(kind, size, Aim::Any, 8);
        let other =
            Budget::unlimited(|budget| vary(&draft, &plain(&draft), 2, budget)).expect("another");
        assert_ne!(other.draft, draft);
        assert_eq!(solutions(&other.draft, 2), [other.solution]);
        let printed = |draft: &Draft| {
            let clues: Vec<bool> = draft.clues.iter().flatten().map(|one| *one > 0).collect();
            let givens: Vec<bool> = draft.givens.iter().map(|one| *one > 0).collect();
            let signs = draft.across.iter().chain(&draft.down);
            let signs: Vec<bool> = signs.map(|one| *one != Default::default()).collect();
            (clues, givens, signs)
        };
        assert_eq!(printed(&other.draft), printed(&draft), "{kind}");
    }
}

#[test]
fn adjacent_puzzles_are_varied_in_their_bars_and_an_end_is_found() {
    let features = [Feature::Adjacent].into_iter().collect();
    let mut varied = 0;
    for seed in 0..12 {
        let kind = Kind::named("futoshiki").expect("a kind");
        let wish = Wish { features, ..Wish::of(kind, 4) };
        let made = Budget::unlimited(|it| generate(&wish, seed, it)).expect("a puzzle");
        let mut looks = 0;
        let mut count = |_: &_| {
            looks += 1;
            Flow::Continue
        };
        let mut budget = Budget { nodes: Some(3_000), every: 1, report: &mut count };
        let other = vary(&made.draft, &plain(&made.draft), seed, &mut budget);
        assert!(looks <= 3_000, "{looks}");
        let Ok(other) = other else { continue };
        let stands = |draft: &Draft| draft.givens.iter().map(|it| *it > 0).collect::<Vec<bool>>();
        assert_eq!(stands(&other.draft), stands(&made.draft));
        assert!(puzzle(&other.draft).accepts(&other.solution));
        varied += 1;
    }
    assert!(varied >= 6, "{varied} of 12");
}

#[test]
fn an_easier_one_is_found_where_two_single_additions_lead_there() {
    let draft = read("sky7x.--2-26-.4------.4------.-1-----.S7K6N2F.x");
    let wish = plain(&draft);
    let report = &mut |_: &_| Flow::Continue;
    let mut budget = Budget { nodes: Some(20_000), every: 20_000, report };
    let easier = regrade(&draft, Direction::Down, &wish, 1, &mut budget).expect("an easier one");
    let band = easier.made.grade.as_ref().map(|grade| grade.band);
    assert!(band.is_some_and(|band| band < Band::Hard), "{easier:?}");
    assert_eq!(solve::unique(&puzzle(&easier.made.draft)).solutions, [easier.made.solution]);
    assert_eq!((easier.added, easier.removed), (1, 0));
}

#[test]
fn a_puzzle_becomes_a_band_harder_or_easier_by_few_changes() {
    for (direction, from, to) in [
        (Direction::Up, Band::Easy, Band::Medium),
        (Direction::Up, Band::Medium, Band::Hard),
        (Direction::Down, Band::Hard, Band::Medium),
        (Direction::Down, Band::Medium, Band::Easy),
    ] {
        let draft = made("skyscrapers", 5, Aim::Band(from), 6);
        let new = Budget::unlimited(|budget| regrade(&draft, direction, &plain(&draft), 1, budget));
        let new = new.unwrap_or_else(|missed| panic!("{from:?} {direction:?}: {missed:?}"));
        assert_eq!(grade(&puzzle(&new.made.draft)).band, to);
        assert_eq!(new.made.grade.map(|grade| grade.band), Some(to));
        assert_eq!(solutions(&new.made.draft, 2), [new.made.solution]);
        let (before, after) = (puzzle(&draft), puzzle(&new.made.draft));
        let (before, after) = (before.conditions(), after.conditions());
        assert_eq!(before.len() + new.added, after.len() + new.removed);
        assert!((1..=6).contains(&(new.added + new.removed)), "{} {}", new.added, new.removed);
    }
}

/// The answer to each question about an unsuitable draft.
fn refusals(draft: &Draft) -> [Option<&'static str>; 4] {
    Budget::unlimited(|budget| {
        [
            complete(draft, 1, &plain(draft), 0, budget).err(),
            thin_out(draft, &plain(draft), 0, budget).err(),
            vary(draft, &plain(draft), 0, budget).err(),
            regrade(draft, Direction::Up, &plain(draft), 0, budget).err(),
        ]
        .map(|missed| missed.map(|missed| missed.message().key))
    })
}

#[test]
fn what_is_no_puzzle_with_one_solution_is_refused_with_the_reason() {
    let mut faulty = read(SEVERAL);
    faulty.givens[0] = 9;
    assert_eq!(refusals(&faulty), [Some("fault.given-range"); 4]);
    assert_eq!(refusals(&read(NONE)), [Some("generate.no-solution"); 4]);
    let [complete, others @ ..] = refusals(&read(SEVERAL));
    assert_eq!((complete, others), (None, [Some("generate.several"); 3]));
    let gentle = made("skyscrapers", 4, Aim::Band(Band::Gentle), 1);
    let down =
        Budget::unlimited(|budget| regrade(&gentle, Direction::Down, &plain(&gentle), 0, budget));
    assert_eq!(down.map(|_| ()), Err(Missed::NoBand));
}

#[test]
fn every_question_stops_when_it_is_told_to() {
    let unique = made("skyscrapers", 6, Aim::Any, 1);
    let empty = read(SEVERAL);
    for after in successors(Some(0), |after| Some(after * 3 + 1)).take(5) {
        let mut asked = 0;
        let mut go_on = |_: &_| {
            asked += 1;
            if asked > after { Flow::Stop } else { Flow::Continue }
        };
        let mut budget = Budget { nodes: None, every: 1, report: &mut go_on };
        assert!(complete(&empty, 3, &plain(&empty), 0, &mut budget).is_err());
        let stopped = thin_out(&unique, &plain(&unique), 0, &mut budget);
        assert!(stopped.is_err(), "{after}");
        assert!(vary(&unique, &plain(&unique), 0, &mut budget).is_err());
        assert!(regrade(&unique, Direction::Up, &plain(&unique), 0, &mut budget).is_err());
        assert!(asked <= after + 60, "{asked}");
    }
}
