//! Puzzles made from a seed: a random Latin square with some of its clues,
//! givens and signs, of which occasionally one is wrong.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use gridfold_core::conditions::{Border, Boxes, Feature, Features, Mark, Role};
use gridfold_core::grid::{Anchor, Cell, Scale, Side, Size};
use gridfold_core::kind::{KINDS, Kind};
use gridfold_core::puzzle::{Draft, Sign, visible};
use gridfold_core::solve::Solutions;

use super::twin;

/// A small generator with a fixed sequence for each seed (SplitMix64).
pub struct Dice(pub u64);

impl Dice {
    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((word ^ word >> 31) % bound as u64) as usize
    }

    /// True with a probability of `percent` in a hundred.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// The numbers 0..n in random order.
    pub fn order(&mut self, n: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..n).collect();
        for last in (1..n).rev() {
            order.swap(last, self.below(last + 1));
        }
        order
    }
}

/// A Latin square: the cyclic one with rows, columns and values shuffled.
pub fn square(dice: &mut Dice, n: usize) -> Vec<u32> {
    let (rows, columns, values) = (dice.order(n), dice.order(n), dice.order(n));
    let value = |row: usize, column: usize| values[(rows[row] + columns[column]) % n] as u32 + 1;
    (0..n * n).map(|cell| value(cell / n, cell % n)).collect()
}

/// A draft with some of the clues, signs and givens of a random square; about
/// one in six gets an arbitrary clue or given.
pub fn draft(dice: &mut Dice, n: usize) -> Draft {
    let solution = square(dice, n);
    let (clues, signs) = (dice.chance(70), dice.chance(60));
    let mut draft = Draft::empty(Kind::carrying(clues, signs), n);
    if clues {
        add_clues(dice, &mut draft, &solution);
    }
    if signs {
        add_signs(dice, &mut draft, &solution);
    }
    let share = dice.below(40);
    for (given, value) in draft.givens.iter_mut().zip(&solution) {
        *given = if dice.chance(share) { *value } else { 0 };
    }
    if dice.chance(16) {
        draft.givens[dice.below(n * n)] = dice.below(n + 1) as u32;
    }
    if clues && dice.chance(16) {
        draft.clues[dice.below(4)][dice.below(n)] = dice.below(n + 1) as u32;
    }
    draft
}

fn add_clues(dice: &mut Dice, draft: &mut Draft, solution: &[u32]) {
    let size = Size::new(draft.size).expect("a size in range");
    let share = 20 + dice.below(80);
    for side in Side::ALL {
        for index in 0..draft.size {
            let shown = Border::of(draft.features).shown(side, index, size, solution);
            draft.clues[side as usize][index] = if dice.chance(share) { shown } else { 0 };
        }
    }
}

/// How many buildings of a full grid are visible from a place at the border;
/// with parks, the lowest value is not a building.
pub fn seen_from(size: Size, side: Side, index: usize, solution: &[u32], parks: bool) -> u32 {
    let cells = size.line_cells(side.line(index));
    let heights = cells.map(|cell| solution[cell.index()]);
    let heights: Vec<u32> = heights.filter(|height| !parks || *height > 1).collect();
    match side.sees_first_cell_first() {
        true => visible(heights.into_iter()),
        false => visible(heights.into_iter().rev()),
    }
}

fn add_signs(dice: &mut Dice, draft: &mut Draft, solution: &[u32]) {
    let n = draft.size;
    let share = 10 + dice.below(70);
    for row in 0..n {
        for column in 0..n {
            for (row2, column2) in [(row, column + 1), (row + 1, column)] {
                if row2 < n && column2 < n && dice.chance(share) {
                    let less = solution[row * n + column] < solution[row2 * n + column2];
                    let (low, high) = ((row, column), (row2, column2));
                    let (low, high) = if less { (low, high) } else { (high, low) };
                    assert!(draft.set_less(low, high));
                }
            }
        }
    }
}

/// The features beyond givens, clues and less-than signs: each alone, each pair,
/// and all together. A fault involves two features at most, and the number of
/// all sets would double with each new feature.
pub fn variants() -> Vec<Features> {
    let others: Vec<Feature> =
        Feature::ALL.into_iter().filter(|one| !USUAL.contains(one)).collect();
    let mut sets: Vec<Features> = vec![others.iter().copied().collect()];
    for (number, one) in others.iter().enumerate() {
        // Paired with itself, a feature is alone.
        let pairs = others[number..].iter().map(|other| [*one, *other]);
        sets.extend(pairs.map(|pair| pair.into_iter().collect::<Features>()));
    }
    sets.retain(|set| !set.has(Feature::Adjacent) || in_gaps(*set) == 1);
    sets
}

/// How many of these features determine what can be in the gaps between cells.
fn in_gaps(features: Features) -> usize {
    features.iter().filter(|one| one.in_gaps()).count()
}

/// Random features of a board of this size, never none.
pub fn features(dice: &mut Dice, n: usize) -> Features {
    features_among(dice, n, &Feature::ALL)
}

fn features_among(dice: &mut Dice, n: usize, all: &[Feature]) -> Features {
    let boxed = Size::new(n).and_then(Boxes::of).is_some();
    loop {
        let mut features = Features::NONE;
        for feature in all.iter().copied() {
            let possible = feature.can_be_wished() && (boxed || feature != Feature::Boxes);
            features = features.set(feature, possible && dice.chance(40));
        }
        if features != Features::NONE {
            return features;
        }
    }
}

/// A draft of any kind; every other draft has features of a variant.
pub fn any_draft(dice: &mut Dice, n: usize) -> Draft {
    any_draft_with(dice, n, &Feature::ALL)
}

/// A draft of any kind; every other draft has some of these features.
pub fn any_draft_with(dice: &mut Dice, n: usize, all: &[Feature]) -> Draft {
    if dice.chance(50) {
        return draft(dice, n);
    }
    let features = features_among(dice, n, all);
    variant(dice, n, features)
}

/// The features whose conditions are used by rules. The boards that judge the rules have no others,
/// so they stay the same when a feature is added that no rule uses.
pub fn used_by_rules() -> Vec<Feature> {
    let is_used = |feature: &Feature| {
        let features: Features = [*feature, feature.of()].into_iter().collect();
        let full = paper(&mut Dice(1), narrowest(features), 4, features, 100);
        let puzzle = full.puzzle().expect("a puzzle");
        puzzle.conditions().iter().all(|one| !matches!(one.role(), Role::Checked))
    };
    Feature::ALL.into_iter().filter(is_used).collect()
}

/// What a puzzle may have without being a variant.
const USUAL: [Feature; 3] = [Feature::Givens, Feature::Clues, Feature::Signs];

/// A draft that has all these features, of a kind that may have them. The
/// clues, signs or bars, and givens come from a random square that satisfies
/// the features, if there is one; some drafts get an arbitrary clue, given or
/// bar.
pub fn variant(dice: &mut Dice, n: usize, features: Features) -> Draft {
    let (parks, adjacent) = (features.has(Feature::Parks), features.has(Feature::Adjacent));
    let clues = dice.chance(if parks || features.has(Feature::Sums) { 90 } else { 50 });
    let signs = !adjacent && dice.chance(40);
    let all = features.set(Feature::Clues, clues).set(Feature::Signs, signs);
    let mut draft = Draft::empty(narrowest(all), n);
    draft.features = features.switched_on();
    let solution = square_with(dice, n, features);
    if clues {
        add_clues(dice, &mut draft, &solution);
    }
    // In an adjacent puzzle, a gap without a bar has a meaning too.
    let share = if adjacent { 100 } else { 10 + dice.below(70) };
    add_true_signs(dice, &mut draft, &solution, all, share);
    add_marks(dice, &mut draft, &solution, features);
    let share = dice.below(30);
    for (given, value) in draft.givens.iter_mut().zip(&solution) {
        *given = if dice.chance(share) { *value } else { 0 };
    }
    if dice.chance(12) {
        draft.givens[dice.below(n * n)] = dice.below(n + 1) as u32;
    }
    if clues && dice.chance(12) {
        let most = highest(&draft);
        draft.clues[dice.below(4)][dice.below(n)] = dice.below(most + 1) as u32;
    }
    if adjacent && n > 1 && dice.chance(12) {
        let gap = dice.below(draft.across.len());
        let sign = &mut draft.across[gap];
        *sign = if *sign == Sign::Bar { Sign::None } else { Sign::Bar };
    }
    draft
}

/// Puts marks of these features at some of their places, as the square
/// requires; some boards get a mark that may be wrong.
fn add_marks(dice: &mut Dice, draft: &mut Draft, solution: &[u32], features: Features) {
    let marks = marks_of(features);
    if marks.is_empty() {
        return;
    }
    let (size, scale) = (Size::new(draft.size).expect("a size"), draft.scale());
    let is_able = |at: &Anchor| marks.iter().any(|mark| mark.condition(*at, scale).is_some());
    let anchors: Vec<Anchor> = size.anchors().filter(is_able).collect();
    let share = 10 + dice.below(70);
    for at in anchors.iter().copied().filter(|_| dice.chance(share)) {
        let says = |mark: &Mark| mark.condition(at, scale);
        let holds = |mark: &&Mark| says(mark).is_some_and(|one| one.accepts(size, solution));
        draft.marks[at.in_marks(size)] = marks.iter().find(holds).copied().unwrap_or_default();
    }
    if dice.chance(12) && !anchors.is_empty() {
        let at = anchors[dice.below(anchors.len())];
        draft.marks[at.in_marks(size)] = any_mark(dice, &marks, at);
    }
}

/// A random one of these marks that is possible at a place.
fn any_mark(dice: &mut Dice, marks: &[Mark], at: Anchor) -> Mark {
    let mut able = marks.to_vec();
    able.retain(|mark| mark.condition(at, Scale::PLAIN).is_some());
    if able.is_empty() { Mark::None } else { able[dice.below(able.len())] }
}

/// The marks that these features have.
fn marks_of(features: Features) -> Vec<Mark> {
    let asked = |mark: &Mark| mark.feature().is_some_and(|feature| features.has(feature));
    Mark::WRITTEN.into_iter().filter(asked).collect()
}

/// Puts signs of these features into some of the gaps, as the square requires.
fn add_true_signs(
    dice: &mut Dice,
    draft: &mut Draft,
    solution: &[u32],
    features: Features,
    share: usize,
) {
    let (n, size) = (draft.size, Size::new(draft.size).expect("a size"));
    let value = |cell: Cell| solution[cell.index()];
    for first in size.cells() {
        let (row, column) = (size.row(first), size.column(first));
        for place in [(row, column + 1), (row + 1, column)] {
            if place.0 == n || place.1 == n || !dice.chance(share) {
                continue;
            }
            let second = size.cell(place.0, place.1);
            let holds = |sign: &Sign| {
                let asked = sign.feature().is_some_and(|feature| features.has(feature));
                let says = sign.condition(first, second, false);
                asked && says.is_some_and(|says| says.breach(size, value).is_none())
            };
            let fitting: Vec<Sign> = Sign::WRITTEN.into_iter().filter(holds).collect();
            if !fitting.is_empty() {
                let sign = fitting[dice.below(fitting.len())];
                assert!(draft.set_sign((row, column), place, sign));
            }
        }
    }
}

/// A draft without faults. The draft has these features as far as its size and
/// `share`, the percentage of filled places, allow. The draft may have no
/// solution.
pub fn paper(
    dice: &mut Dice,
    kind: &'static Kind,
    n: usize,
    features: Features,
    share: usize,
) -> Draft {
    let mut draft = Draft::empty(kind, n);
    let whole = features.switched_on().iter();
    let no_boxes = Size::new(n).and_then(Boxes::of).is_none();
    draft.features = whole.filter(|one| *one != Feature::Boxes || !no_boxes).collect();
    if features.has(Feature::Givens) {
        fill(dice, share, n, &mut draft.givens);
    }
    if features.has(Feature::Clues) {
        let most = highest(&draft);
        draft.clues.iter_mut().for_each(|side| fill(dice, share, most, side));
    }
    let adjacent = draft.has(Feature::Adjacent);
    let fits = |feature| features.has(feature) && (feature == Feature::Adjacent) == adjacent;
    let mut signs = Sign::WRITTEN.to_vec();
    signs.retain(|sign| sign.feature().is_some_and(fits));
    for gap in draft.across.iter_mut().chain(&mut draft.down).filter(|_| !signs.is_empty()) {
        *gap = if dice.chance(share) { signs[dice.below(signs.len())] } else { Sign::None };
    }
    let marks = marks_of(features);
    let size = Size::new(draft.size).expect("a size in range");
    for at in size.anchors().filter(|_| !marks.is_empty()) {
        let marked = dice.chance(share);
        draft.marks[at.in_marks(size)] =
            if marked { any_mark(dice, &marks, at) } else { Mark::None };
    }
    draft
}

/// The highest number that can be at the border of a draft.
fn highest(draft: &Draft) -> usize {
    let size = Size::new(draft.size).expect("a size in range");
    *Border::of(draft.features).numbers(size).end() as usize
}

fn fill(dice: &mut Dice, share: usize, most: usize, places: &mut [u32]) {
    let mut number = || if dice.chance(share) { dice.below(most) as u32 + 1 } else { 0 };
    places.fill_with(|| if most == 0 { 0 } else { number() });
}

/// The kind that can have all these features and the fewest others.
pub fn narrowest(features: Features) -> &'static Kind {
    let able = KINDS.iter().filter(|kind| features.iter().all(|feature| kind.has(feature)));
    able.min_by_key(|kind| kind.features().iter().count()).expect("a kind that may have everything")
}

/// A square whose diagonals or boxes contain each value once, if these features
/// require that; any square if there is no such square.
fn square_with(dice: &mut Dice, n: usize, features: Features) -> Vec<u32> {
    let whole = [Feature::Diagonals, Feature::Boxes].into_iter();
    let whole: Features = whole.filter(|feature| features.has(*feature)).collect();
    if whole == Features::NONE {
        return square(dice, n);
    }
    let empty = Draft { features: whole, ..Draft::empty(narrowest(whole), n) };
    if n > LARGEST_LISTED {
        return some_square(dice, empty);
    }
    let all = squares_of(&empty);
    if all.is_empty() { square(dice, n) } else { all[dice.below(all.len())].clone() }
}

/// Above this size, there are too many squares to list.
const LARGEST_LISTED: usize = 5;

/// A square of an empty draft with a random first row; any square if there is
/// none.
fn some_square(dice: &mut Dice, mut draft: Draft) -> Vec<u32> {
    let n = draft.size;
    let row = dice.order(n).into_iter().map(|value| value as u32 + 1);
    draft.givens.iter_mut().zip(row).for_each(|(given, value)| *given = value);
    let puzzle = draft.puzzle().expect("a square with a row");
    Solutions::new(&puzzle).next().unwrap_or_else(|| square(dice, n))
}

/// Every square of an empty draft; computed only once.
fn squares_of(empty: &Draft) -> Arc<Vec<Vec<u32>>> {
    type Found = Mutex<BTreeMap<(usize, Vec<Feature>), Arc<Vec<Vec<u32>>>>>;
    static FOUND: Found = Mutex::new(BTreeMap::new());
    let mut found = FOUND.lock().expect("the squares");
    let key = (empty.size, empty.features.iter().collect());
    let squares = || {
        let puzzle = empty.puzzle().expect("an empty puzzle");
        Arc::new(twin::solutions(&puzzle, usize::MAX))
    };
    Arc::clone(found.entry(key).or_insert_with(squares))
}
