//! The concepts of snake cubes: chains, boxes, directions, symmetries, folds.

use gridfold_core::snake::{Cell, Chain, Cuboid, Direction, Fold, Piece, Symmetries, Symmetry};

/// The snake of the source document, as runs and as cubelets.
const RUNS: [usize; 17] = [3, 2, 2, 3, 2, 3, 2, 2, 3, 3, 2, 2, 2, 3, 3, 3, 3];
const PIECES: &str = "ESCCCSCCSCCCSCSCCCCSCSCSCSE";

fn chain(pieces: &str) -> Chain {
    pieces.parse().expect("a chain")
}

fn cuboid(sides: [usize; 3]) -> Cuboid {
    Cuboid::new(sides).expect("a box")
}

fn refused(runs: &[usize]) -> String {
    Chain::from_runs(runs).expect_err("no chain").to_string()
}

/// Directions from the arrows of the source document.
fn directions(arrows: &str) -> Vec<Direction> {
    let direction = |arrow: &str| "> < ^ v . o".split(' ').position(|known| known == arrow);
    arrows.split(' ').map(|arrow| Direction::ALL[direction(arrow).expect("an arrow")]).collect()
}

fn document_fold() -> Fold {
    let start = cuboid([3; 3]).cell([0; 3]).expect("inside");
    Fold { start, directions: directions("> ^ < . ^ o > . v < ^ o ^ . v > ^") }
}

#[test]
fn runs_and_cubelets_say_the_same() {
    let by_runs = Chain::from_runs(&RUNS).expect("a chain");
    assert_eq!(by_runs.to_string(), PIECES);
    assert_eq!(by_runs, chain(PIECES));
    assert_eq!((by_runs.len(), by_runs.runs()), (27, RUNS.to_vec()));
    assert_eq!(chain("EE").runs(), [2]);
    assert_eq!(chain("ESSCCE").runs(), [4, 2, 2]);
}

#[test]
fn what_is_no_chain_says_why() {
    assert_eq!(refused(&[3, 1, 2]), "A segment has at least 2 cubelets; segment 2 has 1.");
    assert_eq!(refused(&[]), "A chain has 2 to 128 cubelets, not 1.");
    assert_eq!(refused(&[100, 30]), "A chain has 2 to 128 cubelets, not 129.");
    assert!(refused(&[usize::MAX, usize::MAX]).starts_with("A chain has 2 to 128 cubelets, not "));
    let inside = "ESECE".parse::<Chain>().expect_err("an end inside");
    assert_eq!(inside.to_string(), "Cubelet 3 is an end, but the chain goes on after it.");
    let letter = "EXE".parse::<Chain>().expect_err("a letter");
    assert_eq!(letter.to_string(), "X is not a cubelet; expected E, S or C.");
}

#[test]
fn the_ends_of_a_chain_are_ends_whatever_they_are_called() {
    let called = [Piece::Straight, Piece::Corner, Piece::Corner];
    assert_eq!(Chain::from_pieces(&called).expect("a chain"), chain("ECE"));
}

#[test]
fn a_chain_can_be_read_from_its_other_end() {
    assert_eq!(chain("ESCCE").reversed(), chain("ECCSE"));
    assert!(chain("ESCSE").is_palindrome() && !chain("ESCCE").is_palindrome());
}

#[test]
fn every_cubelet_but_the_ends_can_be_changed() {
    let snake = chain("ESCE");
    let changed: Vec<_> = (0..5).map(|at| snake.toggled(at).map(|it| it.to_string())).collect();
    assert_eq!(changed, [None, Some("ECCE".into()), Some("ESSE".into()), None, None]);
}

#[test]
fn a_box_has_sides_of_one_to_eight_and_at_most_128_cells() {
    let good = [[1, 1, 1], [8, 8, 2], [5, 5, 5], [1, 8, 8], [4, 4, 8]];
    assert!(good.into_iter().all(|sides| Cuboid::new(sides).is_some()));
    let bad = [[0, 3, 3], [9, 1, 1], [8, 8, 3], [6, 6, 6], [usize::MAX, 2, 2]];
    assert!(bad.into_iter().all(|sides| Cuboid::new(sides).is_none()));
    assert_eq!(Cuboid::cube_for(64), Some(cuboid([4; 3])));
    assert_eq!((Cuboid::cube_for(60), Cuboid::cube_for(216)), (None, None));
}

#[test]
fn cells_have_numbers_places_and_neighbours() {
    let flat = cuboid([2, 3, 4]);
    for (number, cell) in flat.cells().enumerate() {
        assert_eq!(cell.index(), number);
        assert_eq!(flat.cell(flat.place(cell)), Some(cell));
        assert!(flat.neighbours(cell).all(|next| flat.is_even(next) != flat.is_even(cell)));
    }
    let cell = flat.cell([1, 0, 3]).expect("inside");
    assert_eq!((cell.index(), flat.cell([1, 3, 0])), (15, None));
    let around: Vec<_> = flat.neighbours(cell).map(|next| flat.place(next)).collect();
    assert_eq!(around, [[0, 0, 3], [1, 1, 3], [1, 0, 2]]);
}

#[test]
fn directions_come_in_the_order_of_the_document() {
    let signs = Direction::ALL.map(|way| (way.axis(), way.is_positive()));
    assert_eq!(signs, [(0, true), (0, false), (1, true), (1, false), (2, true), (2, false)]);
    for way in Direction::ALL {
        assert_eq!(Direction::along(way.axis(), way.is_positive()), way);
        assert_eq!((way.opposite().axis(), way.opposite().opposite()), (way.axis(), way));
    }
}

/// The cells of a box after a symmetry.
fn moved(cuboid: Cuboid, symmetry: Symmetry) -> Vec<Cell> {
    cuboid.cells().map(|cell| symmetry.cell(cuboid, cell)).collect()
}

#[test]
fn every_symmetry_moves_the_cells_in_its_own_way() {
    let orders = [
        ([3, 3, 3], 48, 24),
        ([2, 2, 2], 48, 24),
        ([2, 3, 3], 16, 8),
        ([3, 2, 3], 16, 8),
        ([2, 3, 4], 8, 4),
        ([1, 3, 3], 8, 8),
        ([3, 1, 2], 4, 4),
        ([1, 1, 5], 2, 2),
        ([1, 1, 1], 1, 1),
    ];
    for (sides, order, turns) in orders {
        let cuboid = cuboid(sides);
        let group = Symmetries::of(cuboid);
        let mut ways: Vec<_> = group.elements().iter().map(|one| moved(cuboid, *one)).collect();
        assert_eq!(ways[0], cuboid.cells().collect::<Vec<_>>(), "{cuboid}");
        ways.sort();
        ways.dedup();
        assert_eq!((ways.len(), group.turns().count()), (order, turns), "{cuboid}");
        assert_eq!(group.handedness(), (order / turns) as u64, "{cuboid}");
    }
}

#[test]
fn a_symmetry_takes_neighbours_to_neighbours() {
    for sides in [[3, 3, 3], [2, 3, 3], [2, 3, 4], [1, 3, 3]] {
        let cuboid = cuboid(sides);
        for symmetry in Symmetries::of(cuboid).elements() {
            for (cell, way) in cuboid.cells().flat_map(|cell| Direction::ALL.map(|way| (cell, way)))
            {
                let there = symmetry.cell(cuboid, cell);
                let next = cuboid.beyond(cell, way, 1).map(|next| symmetry.cell(cuboid, next));
                assert_eq!(cuboid.beyond(there, symmetry.direction(way), 1), next);
            }
        }
    }
}

#[test]
fn the_fold_of_the_document_visits_the_cells_it_should() {
    let cells = document_fold().cells(&chain(PIECES), cuboid([3; 3])).expect("a fold");
    let places: Vec<String> = cells
        .into_iter()
        .map(|cell| cuboid([3; 3]).place(cell).map(|at| at.to_string()).concat())
        .collect();
    // Decoded by hand from the arrows, as x y z.
    let expected = "000 100 200 210 110 111 112 122 121 120 220 221 211 201 101 001 011 010 020 \
                    021 022 012 002 102 202 212 222";
    assert_eq!(places.join(" "), expected);
}

#[test]
fn a_fold_that_is_wrong_has_no_cells() {
    let (snake, cube) = (chain(PIECES), cuboid([3; 3]));
    let good = document_fold();
    let changed = |at: usize, way| {
        let mut fold = good.clone();
        fold.directions[at] = way;
        fold.cells(&snake, cube)
    };
    assert_eq!(changed(1, Direction::Down), None, "outside");
    assert_eq!(changed(2, Direction::Down), None, "straight on at a corner");
    assert_eq!(changed(16, Direction::Down), None, "a cell twice");
    let short = Fold { directions: good.directions[1..].to_vec(), ..good.clone() };
    assert_eq!(short.cells(&snake, cube), None, "too few directions");
    assert_eq!(good.cells(&snake, cuboid([2; 3])), None, "another box");
}

#[test]
fn turning_mirroring_and_reversing_keep_a_fold_a_fold() {
    let (snake, cube) = (chain(PIECES), cuboid([3; 3]));
    let fold = document_fold();
    let cells = fold.cells(&snake, cube).expect("a fold");
    for symmetry in Symmetries::of(cube).elements() {
        let turned = fold.turned(*symmetry, cube).cells(&snake, cube);
        let expected = cells.iter().map(|cell| symmetry.cell(cube, *cell)).collect();
        assert_eq!(turned, Some(expected));
    }
    assert_ne!(fold.mirrored(cube), fold);
    assert_eq!(fold.mirrored(cube).mirrored(cube), fold);
    let reversed = fold.reversed(&snake, cube).expect("a fold");
    let mut back = reversed.cells(&snake.reversed(), cube).expect("a fold of the reversed chain");
    back.reverse();
    assert_eq!(back, cells);
}

#[test]
fn a_flat_fold_has_a_mirror_image_too() {
    let flat = cuboid([1, 2, 2]);
    let ways = vec![Direction::Up, Direction::Near, Direction::Down];
    let fold = Fold { start: flat.cell([0; 3]).expect("inside"), directions: ways };
    let mirrored = fold.mirrored(flat);
    assert_ne!(mirrored.cells(&chain("ECCE"), flat), fold.cells(&chain("ECCE"), flat));
    assert!(mirrored.cells(&chain("ECCE"), flat).is_some());
}
