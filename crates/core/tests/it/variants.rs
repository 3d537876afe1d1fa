//! Diagonals, boxes, parks and bars: known counts, published puzzles, and
//! random boards on which every answer is compared with the plain solver.

use std::collections::{BTreeMap, BTreeSet};
use std::mem::discriminant;

use gridfold_core::conditions::{Condition, Feature, Features};
use gridfold_core::formats::{Format, read};
use gridfold_core::grid::{Cell, Side, Size};
use gridfold_core::message::Message;
use gridfold_core::puzzle::{Draft, GridPuzzle, Sign};
use gridfold_core::solve::{Solutions, Verdict, count, unique};
use gridfold_core::texts::grids::read_all;

use crate::support::cases::data;
use crate::support::random::{Dice, narrowest, variant, variants};
use crate::support::twin;

fn puzzle(text: &str) -> GridPuzzle {
    let found = read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    found.draft.puzzle().unwrap_or_else(|faults| panic!("{text}: {faults}"))
}

/// The one solution, as its numbers are shown.
fn answer(puzzle: &GridPuzzle) -> String {
    let answer = unique(puzzle);
    assert_eq!(answer.verdict, Verdict::Unique);
    let shown = answer.solutions[0].iter().map(|value| puzzle.scale().shown(*value).to_string());
    let shown: Vec<String> = shown.collect();
    shown.chunks(puzzle.size().n()).map(<[String]>::concat).collect::<Vec<_>>().join("/")
}

#[test]
fn squares_are_as_many_as_is_known() {
    for (link, squares) in [
        ("lat1x", 1),
        ("lat2x", 0),
        ("lat3x", 0),
        ("lat4x", 48),
        ("lat5x", 960),
        ("lat4b", 288),
        ("sky4b", 288),
        ("mix4xb", 48),
        ("sky4p", 576),
        ("fut2a", 0),
    ] {
        assert_eq!(count(&puzzle(link)), squares, "{link}");
    }
}

/// Puzzles of janko.at, numbers 001, 002 and 469, with their answers.
#[test]
fn published_puzzles_have_their_published_answers() {
    let park = puzzle("sky6p.213343.441332.332112.214334");
    assert_eq!(answer(&park), "450321/501432/234105/345210/012543/123054");
    let first = puzzle("sky5.-33--.323-1.-2221.1432-");
    assert_eq!(answer(&first), "53142/12354/34521/45213/21435");
    let second = puzzle("sky5.13223.32132.32212.13323");
    assert_eq!(answer(&second), "53241/12534/34125/45312/21453");
}

/// The example that was solved by hand.
#[test]
fn bars_say_which_neighbours_differ_by_one() {
    let adjacent = puzzle("4a:4,0R,0RDL,0DL,0D,0RD,0URL,0UL,0URD,0UDL,0,0,0UR,0UL,4,0,");
    assert_eq!(answer(&adjacent), "4123/1432/2314/3241");
}

#[test]
fn every_id_that_was_generated_has_one_solution_and_is_written_back() {
    let text = data("adjacent.txt");
    let ids: Vec<&str> =
        text.lines().filter(|line| line.contains("a:") && !line.starts_with('#')).collect();
    let found = read_all(&text);
    assert_eq!((found.len(), ids.len()), (54, 54));
    let mut looser = 0;
    for (found, id) in found.iter().zip(ids) {
        let found = &found.as_ref().expect("an ID").1;
        assert_eq!(found.format.id, "unequal");
        assert_eq!(found.format.write(&found.draft).as_deref(), Ok(id));
        let puzzle = found.draft.puzzle().expect("a puzzle");
        assert_eq!(unique(&puzzle).verdict, Verdict::Unique, "{id}");
        let link = Format::named("link").unwrap().write(&found.draft).expect("a link");
        assert_eq!(read(&link).unwrap().draft, found.draft, "{link}");
        looser += usize::from(unique(&with_bars_alone(&puzzle)).verdict == Verdict::Several);
    }
    // The absence of a bar has a meaning too.
    assert!(looser > 10, "only {looser} need the gaps without a bar");
}

fn with_bars_alone(puzzle: &GridPuzzle) -> GridPuzzle {
    let spoken = |one: &&Condition| !matches!(one, Condition::Neighbours(gap) if !gap.bar);
    let spoken: Vec<Condition> = puzzle.conditions().iter().filter(spoken).copied().collect();
    puzzle.only(&spoken)
}

/// A random size that these features allow.
fn some_size(dice: &mut Dice, features: Features, most: usize) -> usize {
    if features.has(Feature::Boxes) { 4 } else { 1 + dice.below(most) }
}

#[test]
fn both_searches_find_what_the_twin_finds() {
    // For each feature, how many boards have no solution and how many have several.
    let mut found_with: BTreeMap<Feature, [usize; 2]> = BTreeMap::new();
    for (number, features) in variants().into_iter().enumerate() {
        let mut dice = Dice(100 + number as u64);
        let rounds = if features.iter().count() == 1 { 2_000 } else { 500 };
        for round in 0..rounds {
            let n = some_size(&mut dice, features, 5);
            let draft = variant(&mut dice, n, features);
            let puzzle = draft.puzzle().unwrap_or_else(|faults| panic!("{faults}: {draft:?}"));
            let expected = twin::solutions(&puzzle, 41);
            for found in [Solutions::new(&puzzle).take(41), Solutions::few(&puzzle).take(41)] {
                let found: BTreeSet<Vec<u32>> = found.collect();
                assert_eq!(found.len(), expected.len(), "round {round}: {draft:?}");
                assert!(found.iter().all(|solution| puzzle.accepts(solution)), "round {round}");
                let all = expected.len() <= 40;
                assert!(!all || found.iter().eq(&expected), "round {round}: {draft:?}");
            }
            let hopeless = !puzzle.contradictions().is_empty();
            assert!(!hopeless || expected.is_empty(), "round {round}: {draft:?}");
            for feature in features.iter() {
                let [none, several] = found_with.entry(feature).or_default();
                *none += usize::from(expected.is_empty());
                *several += usize::from(expected.len() > 1);
            }
        }
    }
    for (feature, [none, several]) in found_with {
        assert!(none > 150 && several > 100, "{feature:?}: {none} without, {several} with several");
    }
}

/// Which full grids a puzzle accepts, compared with the plain solver: for every
/// Latin square of order 4 and each set of features, the boards that the square
/// solves.
#[test]
fn a_puzzle_accepts_its_solutions_and_nothing_else() {
    let squares = twin::solutions(&puzzle("lat4"), usize::MAX);
    for (number, features) in variants().into_iter().enumerate() {
        let mut dice = Dice(200 + number as u64);
        for _ in 0..40 {
            let puzzle = variant(&mut dice, 4, features).puzzle().expect("in range");
            for square in &squares {
                puzzle.conditions().iter().for_each(|one| depends_on_its_cells(*one, square));
            }
            let accepted = squares.iter().filter(|square| puzzle.accepts(square));
            assert!(accepted.eq(&twin::solutions(&puzzle, usize::MAX)), "{:?}", puzzle.draft());
        }
    }
}

/// Whether a condition accepts a full grid depends only on the condition's own cells.
fn depends_on_its_cells(condition: Condition, square: &[u32]) {
    let size = Size::new(4).expect("a size");
    let cells = condition.cells(size);
    let value = |cell: Cell| square[cell.index()];
    let own = |cell: Cell| if cells.contains(&cell) { value(cell) } else { 0 };
    assert_eq!(condition.breach(size, own), condition.breach(size, value), "{condition:?}");
}

/// Asserts that a message has a text, and that no placeholder in it is left open.
fn is_a_sentence(message: &Message) {
    let text = message.to_string();
    assert!(text != message.key && !text.contains(['{', '}']), "{text}");
}

/// A breach of a half-filled grid is final: no solution goes through it.
#[test]
fn a_half_filled_grid_is_never_given_up_too_early() {
    let mut broken = 0;
    // Sentences that were copied from another condition would name that one.
    let mut owners = BTreeMap::new();
    for (number, features) in variants().into_iter().enumerate() {
        let mut dice = Dice(300 + number as u64);
        for _ in 0..60 {
            let puzzle = variant(&mut dice, 4, features).puzzle().expect("in range");
            let size = puzzle.size();
            let solutions = twin::solutions(&puzzle, usize::MAX);
            for square in twin::solutions(&self::puzzle("lat4"), 100) {
                let shown: Vec<bool> = square.iter().map(|_| dice.chance(70)).collect();
                let value = |cell: Cell| {
                    if shown[cell.index()] { square[cell.index()] } else { 0 }
                };
                let breach = puzzle.conditions().iter().find_map(|one| one.breach(size, value));
                let Some(breach) = breach else { continue };
                broken += 1;
                let scale = puzzle.scale();
                for words in [breach.sentence(size, scale), breach.condition.said(size, scale)] {
                    is_a_sentence(&words);
                    let owner = discriminant(&breach.condition);
                    assert_eq!(*owners.entry(words.key).or_insert(owner), owner, "{words}");
                }
                let goes_on = |solution: &Vec<u32>| {
                    size.cells().all(|cell| [0, solution[cell.index()]].contains(&value(cell)))
                };
                assert!(!solutions.iter().any(goes_on), "{breach:?}: {:?}", puzzle.draft());
            }
        }
    }
    assert!(broken > 10_000, "only {broken}");
}

/// Every order of the heights of one line, the park first.
fn orders(n: usize) -> Vec<Vec<u32>> {
    let mut orders = vec![Vec::new()];
    for _ in 0..n {
        let longer = |order: &Vec<u32>| -> Vec<Vec<u32>> {
            let free = (1..=n as u32).filter(|height| !order.contains(height));
            free.map(|height| [order.as_slice(), &[height]].concat()).collect()
        };
        orders = orders.iter().flat_map(longer).collect();
    }
    orders
}

fn seen(order: impl Iterator<Item = u32>) -> u32 {
    let (mut tallest, mut count) = (1, 0);
    for height in order {
        count += u32::from(height > tallest);
        tallest = tallest.max(height);
    }
    count
}

/// In a line with a park, a pair of facing clues is contradictory exactly if no
/// order of the line matches it.
#[test]
fn facing_clues_of_a_line_with_a_park_are_judged_rightly() {
    let parks: Features = [Feature::Parks, Feature::Clues].into_iter().collect();
    for n in 2..=7 {
        let orders = orders(n);
        let shown: BTreeSet<(u32, u32)> = orders
            .iter()
            .map(|order| (seen(order.iter().copied()), seen(order.iter().rev().copied())))
            .collect();
        for first in 1..n as u32 {
            for last in 1..n as u32 {
                let mut draft = Draft::empty(narrowest(parks), n);
                draft.features = Features::NONE.set(Feature::Parks, true);
                draft.clues[Side::Left as usize][0] = first;
                draft.clues[Side::Right as usize][0] = last;
                let found = draft.puzzle().expect("in range").contradictions();
                let possible = shown.contains(&(first, last));
                assert_eq!(found.is_empty(), possible, "n {n}: {first} and {last}: {found:?}");
            }
        }
    }
}

/// With parks, two equal extreme clues are possible on one side, but three are not.
#[test]
fn equal_extremes_on_a_side_with_parks_are_judged_rightly() {
    for n in 3..=6 {
        for clue in [1, n as u32 - 1] {
            for places in 0..1_usize << n {
                let mut draft = Draft::empty(narrowest([Feature::Parks].into_iter().collect()), n);
                draft.features = Features::NONE.set(Feature::Parks, true);
                for index in (0..n).filter(|index| places >> index & 1 == 1) {
                    draft.clues[Side::Top as usize][index] = clue;
                }
                let puzzle = draft.puzzle().expect("in range");
                let solvable = unique(&puzzle).verdict != Verdict::None;
                assert_eq!(puzzle.contradictions().is_empty(), solvable, "{draft:?}");
            }
        }
    }
}

#[test]
fn contradictions_of_the_givens_are_named() {
    let sentence = |link: &str| {
        let found = puzzle(link).contradictions();
        let sentences: Vec<String> = found.iter().map(|fault| fault.message.to_string()).collect();
        sentences.join(" ")
    };
    assert_eq!(sentence("lat4x.1E1K"), "1 appears twice on a diagonal: in r1c1 and in r2c2.");
    assert_eq!(sentence("lat4b.1E1K"), "1 appears twice in a box: in r1c1 and in r2c2.");
    assert_eq!(
        sentence("fut3a.13H.bF.G"),
        "r1c1 and r1c2 have a bar between them, so they have to differ by one."
    );
    assert_eq!(
        sentence("fut3a.12H.G.G"),
        "r1c1 and r1c2 have no bar between them, so they must not differ by one."
    );
    assert_eq!(
        sentence("sky3p.---.---.---.1--.012G"),
        "the left clue of row 1 is 1, but its full line shows 2."
    );
    assert_eq!(sentence("sky3p.---.---.---.---.0-0G"), "0 appears more than once in row 1.");
    assert_eq!(
        sentence("sky4p.3---.----.2---.----"),
        "The clues 3 and 2 of column 1 cannot both be right: facing clues add up to at most 4."
    );
    assert_eq!(
        sentence("sky4p.1-11.----.----.----"),
        "the top clue of column 1, the top clue of column 3 and the top clue of column 4 are all 1; with a park in each line, at most two clues on a side can be equal."
    );
}

#[test]
fn what_a_variant_cannot_be_is_a_fault() {
    let fault = |link: &str| read(link).unwrap().draft.puzzle().unwrap_err().to_string();
    assert_eq!(
        fault("lat5b"),
        "A grid of size 5 has no boxes; only the sizes 4, 6, 8, 9, 12, 16 do."
    );
    assert_eq!(fault("lat4p"), "This kind of puzzle has no parks.");
    assert_eq!(fault("sky4a"), "This kind of puzzle has no bars.");
    assert_eq!(fault("sky4p.4---"), "the top clue of column 1 is 4; a clue here is at most 3.");
    assert_eq!(fault("sky4p.----.----.----.----.4P"), "r1c1 is 4; a value here is 0 to 3.");
    let bar = "futoshiki 2x2\n+-------+\n| . | . |\n|       |\n| .   . |\n+-------+";
    let found = Format::named("picture").unwrap().read(bar);
    assert!(found.is_err(), "a bar is a frame where there are no bars");
    let mut draft = read("fut2").unwrap().draft;
    draft.set_sign((0, 0), (0, 1), Sign::Bar);
    assert_eq!(
        draft.puzzle().unwrap_err().to_string(),
        "There is a bar between r1c1 and r1c2; only an adjacent puzzle has bars."
    );
    let mut draft = read("fut2a").unwrap().draft;
    draft.set_less((0, 0), (0, 1));
    assert_eq!(
        draft.puzzle().unwrap_err().to_string(),
        "The sign between r1c1 and r1c2 is not a bar; an adjacent puzzle has only bars."
    );
}

#[test]
fn features_are_a_set() {
    let features: Features = Feature::ALL.into_iter().collect();
    let listed = Vec::from(features);
    assert_eq!(listed, Feature::ALL);
    assert_eq!(Features::from(listed), features);
    assert_eq!(features.set(Feature::Signs, true), features);
}

/// A feature that has no effect when switched on would pass all other tests.
/// Parks and sums are not conditions: they determine how clues are read.
#[test]
fn what_is_switched_on_is_a_condition() {
    for feature in Feature::ALL {
        if !feature.is_switched_on() || feature.is_a_reading() {
            continue;
        }
        let features: Features = [feature].into_iter().collect();
        let draft = Draft { features, ..Draft::empty(narrowest(features), 4) };
        let puzzle = draft.puzzle().expect("an empty puzzle");
        assert!(puzzle.conditions().iter().any(|one| one.feature() == feature), "{feature:?}");
    }
}

/// A condition that occurs in no random board, or in none with a solution,
/// would not be tested at all.
#[test]
fn every_feature_stands_in_random_boards_and_in_those_with_solutions() {
    let mut dice = Dice(500);
    let mut found: BTreeMap<Feature, [usize; 2]> = BTreeMap::new();
    for round in 0..1_500 {
        let sets = variants();
        let features = sets[round % sets.len()];
        let n = some_size(&mut dice, features, 4);
        let draft = variant(&mut dice, n, features);
        let puzzle = draft.puzzle().expect("in range");
        let solvable = !twin::solutions(&puzzle, 1).is_empty();
        for feature in Feature::ALL.into_iter().filter(|feature| states(&puzzle, *feature)) {
            let [all, solved] = found.entry(feature).or_default();
            (*all, *solved) = (*all + 1, *solved + usize::from(solvable));
        }
    }
    for feature in Feature::ALL {
        let [all, solved] = found.get(&feature).copied().unwrap_or_default();
        assert!(all >= 100 && solved >= 50, "{feature:?}: {solved} of {all} have a solution");
    }
}

/// Whether something printed depends on a feature. Some features only determine
/// how clues are read.
fn states(puzzle: &GridPuzzle, feature: Feature) -> bool {
    let conditions = puzzle.conditions().iter();
    let stated: BTreeSet<Feature> = conditions.map(|one| one.feature()).collect();
    let is_read = || puzzle.draft().has(feature) && stated.contains(&Feature::Clues);
    if feature.is_a_reading() { is_read() } else { stated.contains(&feature) }
}

/// A draft is split into conditions and put together again.
#[test]
fn a_puzzle_becomes_its_draft_again() {
    let mut dice = Dice(400);
    for features in variants() {
        for _ in 0..50 {
            let n = some_size(&mut dice, features, 6);
            let draft = variant(&mut dice, n, features);
            assert_eq!(draft.puzzle().expect("in range").draft(), draft);
        }
    }
}
