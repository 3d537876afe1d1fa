//! Every snake of some small boxes, counted by the search and by a plain walk
//! through the box, and compared with published figures.

use gridfold_core::snake::{Chain, Cuboid, Growth, Piece, Pruning, Question};

use crate::support::paths::{Census, Figures};
use crate::support::snakes::{ask, chain, cuboid};

/// Sides; symmetries; classes; classes that count a palindrome's folding and
/// its reversal as one; chains; snakes; palindromes; snakes with one class;
/// most classes. Counted by a program outside this project.
type Row = ([usize; 3], u64, u64, u64, usize, usize, usize, usize, u64);

const SMALL: [Row; 6] = [
    ([2, 2, 2], 48, 3, 3, 1, 1, 1, 0, 3),
    ([2, 2, 3], 16, 73, 41, 29, 17, 5, 10, 24),
    ([2, 2, 4], 16, 502, 267, 180, 97, 14, 55, 89),
    ([2, 2, 5], 16, 3_082, 1_564, 943, 483, 23, 269, 254),
    ([2, 2, 6], 16, 17_578, 8_871, 5_067, 2_566, 65, 1_372, 719),
    ([2, 3, 3], 16, 2_110, 1_085, 572, 296, 20, 101, 86),
];

const LARGER: Row = ([2, 3, 4], 8, 103_371, 51_886, 27_641, 13_901, 161, 6_492, 1_623);

/// For 3x3x3, most of the figures have been published: OEIS A193346 (4,960,608
/// placements, 48 of them a class), Jaap Scherphuis and others (11,487 snakes).
const CUBE: Row = ([3, 3, 3], 48, 103_346, 51_704, 22_897, 11_487, 77, 3_639, 142);

fn figures(row: Row) -> Figures {
    let (_, symmetries, classes, undirected, chains, snakes, palindromes, unique, most) = row;
    Figures { symmetries, classes, undirected, chains, snakes, palindromes, unique, most }
}

fn count(chain: &Chain, cuboid: Cuboid, growth: Growth, pruning: Pruning) -> u64 {
    let question = Question { keep: 0, growth, pruning, ..Question::ALL };
    let found = ask(chain, cuboid, question);
    assert!(found.complete);
    found.classes
}

/// Compares the census with the figures, and the search with the census.
fn check(row: Row) -> Census {
    let census = Census::of(cuboid(row.0));
    assert_eq!(census.figures(), figures(row), "{}", census.cuboid);
    for (chain, classes) in census.classes() {
        let found = count(chain, census.cuboid, Growth::Chosen, Pruning::ALL);
        assert_eq!(found, classes, "{chain} in {}", census.cuboid);
    }
    census
}

#[test]
fn small_boxes_have_the_snakes_that_a_plain_walk_finds() {
    for row in SMALL {
        check(row);
    }
}

#[test]
fn every_pruning_and_beginning_gives_the_count_of_the_plain_walk() {
    for sides in [[2, 2, 3], [3, 2, 2], [2, 3, 2], [1, 3, 3], [1, 3, 4], [4, 1, 3], [2, 2, 4]] {
        let census = Census::of(cuboid(sides));
        for (chain, classes) in census.classes() {
            for bits in 0..8 {
                let [refusals, dead_ends, colours] = [1, 2, 4].map(|bit| bits & bit != 0);
                let pruning = Pruning { refusals, dead_ends, colours };
                let growth = Growth::FromRun(bits * chain.runs().len() / 7);
                let found = count(chain, census.cuboid, growth, pruning);
                assert_eq!(found, classes, "{chain} in {} by {pruning:?}", census.cuboid);
            }
        }
    }
}

#[test]
fn chains_that_no_walk_leaves_have_no_folding() {
    for sides in [[2, 2, 3], [1, 3, 4], [2, 1, 5]] {
        let census = Census::of(cuboid(sides));
        let volume = census.cuboid.volume();
        for bits in 0..1_u32 << (volume - 2) {
            let letter = |at: usize| if bits & 1 << at == 0 { 'S' } else { 'C' };
            let inner: String = (0..volume - 2).map(letter).collect();
            let chain = chain(&format!("E{inner}E"));
            let found = count(&chain, census.cuboid, Growth::Chosen, Pruning::ALL);
            assert_eq!(found > 0, census.placements.contains_key(&chain), "{chain}");
        }
    }
}

#[test]
#[ignore = "a minute: every way through 2x3x4 and 3x3x3"]
fn every_snake_of_larger_boxes_is_counted_rightly() {
    check(LARGER);
    let census = check(CUBE);
    let solved =
        |wanted: u64| census.snakes().filter(|(_, _, undirected)| *undirected == wanted).count();
    let by_solutions: Vec<usize> = (1..=12).map(solved).collect();
    assert_eq!(by_solutions, [3658, 2704, 1242, 1002, 475, 496, 246, 288, 169, 156, 108, 137]);
    let straights =
        |chain: &Chain| chain.pieces().iter().filter(|piece| **piece == Piece::Straight).count();
    let with =
        |wanted: usize| census.snakes().filter(|(chain, _, _)| straights(chain) == wanted).count();
    let by_straights: Vec<usize> = (0..=25).map(with).collect();
    let expected = [24, 235, 1037, 2563, 3444, 2674, 1159, 303, 46, 2];
    assert_eq!(by_straights[2..12], expected);
    assert_eq!(expected.iter().sum::<usize>(), 11_487);
}

#[test]
#[ignore = "a minute: all snakes of 3x3x3, searched in sixteen ways"]
fn every_pruning_and_beginning_gives_the_same_counts_in_3x3x3() {
    let census = Census::of(cuboid([3; 3]));
    for (number, (chain, classes, _)) in census.snakes().enumerate() {
        for bits in 0..8 {
            let [refusals, dead_ends, colours] = [1, 2, 4].map(|bit| bits & bit != 0);
            let pruning = Pruning { refusals, dead_ends, colours };
            let growth = Growth::FromRun((number + 3 * bits) % chain.runs().len());
            for chain in [chain, &chain.reversed()] {
                let found = count(chain, census.cuboid, growth, pruning);
                assert_eq!(found, classes, "{chain} by {pruning:?} from {growth:?}");
            }
        }
    }
}
