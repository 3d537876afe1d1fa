//! Foldable chains that differ from a given one by one cubelet.

use std::collections::BTreeSet;

use gridfold_core::budget::{Budget, Flow, Progress};
use gridfold_core::snake::{Chain, Cuboid, Piece, Question, Repair, Repairs, Slip, repairs};

use crate::support::snakes::{ask, by_name, chain, cuboid};

fn all(chain: &Chain, cuboid: Cuboid) -> Repairs {
    Budget::unlimited(|budget| repairs(chain, cuboid, budget))
}

#[test]
fn a_wrong_cubelet_is_among_the_repairs() {
    let snake = by_name("cubra-blue");
    for index in 1..26 {
        let wrong = snake.chain.toggled(index).expect("no end");
        let found = all(&wrong, snake.cuboid);
        assert!(found.complete);
        let mended = found.found.iter().find(|repair| repair.index == index);
        assert_eq!(mended.map(|repair| &repair.chain), Some(&snake.chain));
    }
}

#[test]
fn the_repairs_are_those_that_one_search_each_finds() {
    let broken = [
        (chain("ESCSCSCSCSCCCCCCCCSCCCSCSSE"), cuboid([3; 3])),
        (by_name("oscar6echo").chain, cuboid([3; 3])),
        (chain("ESCCSE"), cuboid([1, 2, 3])),
        (chain("ESSSSSSSSSSE"), cuboid([2, 2, 3])),
        // Palindromes, with and without a cubelet in the middle.
        (chain("ESCSCSCSE"), cuboid([1, 3, 3])),
        (chain("ECCCCSSCCCCE"), cuboid([2, 2, 3])),
    ];
    let mut several = 0;
    for (chain, cuboid) in broken {
        let found = all(&chain, cuboid);
        let folds = |index: &usize| {
            let toggled = chain.toggled(*index);
            toggled.is_some_and(|chain| ask(&chain, cuboid, Question::ONE).classes > 0)
        };
        let expected: Vec<usize> = (0..chain.len()).filter(folds).collect();
        let indices: Vec<usize> = found.found.iter().map(|repair| repair.index).collect();
        assert_eq!((indices, found.complete), (expected, true), "{chain}");
        for repair in &found.found {
            assert_eq!(Some(&repair.chain), chain.toggled(repair.index).as_ref());
        }
        several += usize::from(found.found.len() > 1);
    }
    assert!(several > 1, "only {several} with more than one repair");
}

/// The chain of a repair with another length, made directly from its letters.
fn by_hand(from: &Chain, repair: &Repair) -> String {
    let mut letters = from.to_string();
    match repair.slip {
        Slip::Bend => panic!("a bend"),
        Slip::Missing => letters.insert(repair.index, repair.chain.pieces()[repair.index].letter()),
        Slip::Extra => drop(letters.remove(repair.index)),
    }
    letters
}

/// Every foldable chain with one letter more, or one less, between the ends; each once.
fn neighbours(from: &Chain, cuboid: Cuboid) -> BTreeSet<String> {
    let letters = from.to_string();
    let more = (1..letters.len()).flat_map(|at| ["S", "C"].map(|one| (at..at, one)));
    let less = (1..letters.len() - 1).map(|at| (at..at + 1, ""));
    let changed = more.chain(less).map(|(place, by)| {
        let mut changed = letters.clone();
        changed.replace_range(place, by);
        changed
    });
    let fits = changed.filter(|one| one.len() == cuboid.volume());
    fits.filter(|one| ask(&chain(one), cuboid, Question::ONE).classes > 0).collect()
}

#[test]
fn a_forgotten_cubelet_is_found_where_it_belongs() {
    let runs = [3, 2, 2, 3, 2, 2, 2, 2, 3, 3, 2, 2, 2, 3, 3, 3, 3];
    let short = Chain::from_runs(&runs).expect("a chain");
    assert_eq!(short.len(), 26);
    let found = all(&short, cuboid([3; 3]));
    assert_eq!((found.found.len(), found.complete), (2, true));
}

#[test]
fn every_cubelet_that_is_forgotten_or_doubled_is_found() {
    for name in ["cubra-blue", "cubra-red"] {
        let snake = by_name(name);
        let mut slips = 0;
        for index in 1..26 {
            let more = [Piece::Straight, Piece::Corner].map(|piece| snake.chain.with(index, piece));
            for wrong in more.into_iter().chain([snake.chain.without(index)]).flatten() {
                let found = all(&wrong, snake.cuboid);
                let mended: BTreeSet<String> =
                    found.found.iter().map(|repair| repair.chain.to_string()).collect();
                assert!(found.complete && mended.contains(&snake.chain.to_string()), "{wrong}");
                assert_eq!(mended.len(), found.found.len(), "one of them twice: {wrong}");
                assert_eq!(mended, neighbours(&wrong, snake.cuboid), "{wrong}");
                for repair in &found.found {
                    assert_eq!(by_hand(&wrong, repair), repair.chain.to_string());
                }
                slips += 1;
            }
        }
        assert_eq!(slips, 75);
    }
}

#[test]
fn a_chain_that_is_two_away_has_no_repair() {
    for letters in ["ESCCE", "ESCCCSCCSCCCSCSCCCCSCSCSE", "ESCCCSCCSCCCSCSCCCCSCSCSCSSSE"] {
        let found = all(&chain(letters), cuboid([3; 3]));
        assert!(found.found.is_empty() && found.complete, "{letters}");
    }
}

/// A snake like King A with a typing error; refuting it and its neighbours
/// takes long.
fn hard() -> (Chain, Cuboid) {
    let snake = by_name("sven-hm");
    (snake.chain, snake.cuboid)
}

#[test]
fn a_budget_ends_it_and_what_was_found_is_right() {
    let snake = by_name("cubra-red");
    let wrong = snake.chain.toggled(1).expect("no end");
    let whole = all(&wrong, snake.cuboid);
    assert!(whole.complete && whole.found.len() > 3);
    let mut some = 0;
    for nodes in (1..10).map(|tenths| whole.stats.nodes * tenths / 10) {
        let mut report = |_: &Progress| Flow::Continue;
        let mut budget = Budget { nodes: Some(nodes), every: u64::MAX, report: &mut report };
        let found = repairs(&wrong, snake.cuboid, &mut budget);
        assert_eq!((found.stats.nodes, found.complete), (nodes, false));
        assert!(found.found.iter().all(|repair| whole.found.contains(repair)));
        some += usize::from(!found.found.is_empty());
    }
    assert!(some > 3, "only {some} times anything was found early");
}

#[test]
fn its_progress_only_ever_grows() {
    let (chain, cuboid) = hard();
    let mut told: Vec<Progress> = Vec::new();
    let mut report = |progress: &Progress| {
        told.push(*progress);
        Flow::Continue
    };
    let mut budget = Budget { nodes: Some(1_000_000), every: 1000, report: &mut report };
    let found = repairs(&chain, cuboid, &mut budget);
    assert_eq!((found.stats.nodes, found.complete), (1_000_000, false));
    for pair in told.windows(2) {
        assert!(pair[0].share <= pair[1].share && pair[1].share < 1.0);
        assert!(pair[0].stats.nodes <= pair[1].stats.nodes);
    }
}

#[test]
fn it_stops_at_the_first_no() {
    let (chain, cuboid) = hard();
    for last in [1, 5, 50, 500] {
        let mut asked = 0;
        let mut report = |_: &Progress| {
            asked += 1;
            if asked == last { Flow::Stop } else { Flow::Continue }
        };
        let mut budget = Budget { nodes: None, every: 100, report: &mut report };
        let found = repairs(&chain, cuboid, &mut budget);
        assert_eq!((asked, found.complete), (last, false));
    }
}
