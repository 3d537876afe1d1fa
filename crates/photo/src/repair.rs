//! A printed puzzle has exactly one solution. If a reading of it has none or several, something was misread.

use gridfold_core::puzzle::Draft;
use gridfold_core::solve::Verdict;

use crate::hands::UNSURE;
use crate::order::falling;
use crate::read::formed;
use crate::reading::{Place, Reading, Symbol, Value};

/// The largest number of changes that are tried alone, and of those that are tried in pairs.
const TRIED: usize = 60;
const PAIRED: usize = 8;
/// A printed symbol that is less likely than this to be written is not tried as such.
const UNLIKELY: f32 = 0.01;
/// On a page with few written symbols, all of them have the same doubt, which says nothing about one of them. A symbol needs
/// more doubt than that to become printed, unless one that is alike does.
const OWN: f32 = 1.0 - UNSURE + 0.002;
/// All written symbols may be printed if that is at least this likely in the mean.
const ALL: f32 = 0.15;
/// How likely each further alternative is compared with the one before it.
const FURTHER: f32 = 0.4;
/// What was changed has at least this doubt, so that a person looks at it.
const CHANGED: f32 = 0.2;

/// Another reading of a symbol.
#[derive(Clone, Copy, Debug)]
struct Change {
    /// The index of the symbol.
    symbol: usize,
    value: Value,
    hand: bool,
    /// About how likely it is.
    chance: f32,
}

impl Change {
    /// Whether this makes a written symbol printed.
    fn is_print(&self, symbols: &[Symbol]) -> bool {
        symbols[self.symbol].hand && !self.hand
    }
}

/// The same reading if its printed symbols have exactly one solution; otherwise the likeliest similar reading that has.
///
/// One or two printed symbols get another value, or written symbols become printed or the reverse. What was changed is
/// doubtful. If nothing helps, or if `solve` gives up, the reading stays. `solve` says how many solutions a puzzle has.
#[must_use]
pub fn repaired(reading: Reading, solve: &mut dyn FnMut(&Draft) -> Verdict) -> Reading {
    let is_missing = match solve(&reading.draft) {
        Verdict::None => false,
        Verdict::Several => true,
        Verdict::Unique | Verdict::Unknown => return reading,
    };
    let changes = changes(&reading.symbols, is_missing);
    let is_likely = |one: &&Change| !one.is_print(&reading.symbols) || one.chance > OWN;
    let likely: Vec<Change> = changes.iter().filter(is_likely).copied().collect();
    let some = likely.iter().take(TRIED).flat_map(|one| {
        let all = with_alike(&reading.symbols, &changes, one);
        let alone = (all.len() > 1).then(|| vec![*one]);
        std::iter::once(all).chain(alone)
    });
    let tried = all_printed(&reading.symbols, &changes).into_iter().chain(some);
    let mut others = tried.chain(pairs(&likely)).map(|tried| changed(&reading, &tried));
    let found = others.find(|other| solve(&other.draft) == Verdict::Unique);
    found.unwrap_or(reading)
}

/// The changes that may help, the likeliest first. If something is missing, it is added where there is a doubt.
fn changes(symbols: &[Symbol], is_missing: bool) -> Vec<Change> {
    let mut changes = Vec::new();
    for (at, symbol) in symbols.iter().enumerate() {
        let Symbol { value, hand, doubt, hand_doubt, .. } = *symbol;
        let least = if is_missing { Symbol::DOUBTFUL } else { UNLIKELY };
        if hand == is_missing && value != Value::Nothing && hand_doubt > least {
            changes.push(Change { symbol: at, value, hand: !hand, chance: hand_doubt });
        }
        if hand || is_missing && (value != Value::Nothing || !symbol.is_doubtful()) {
            continue;
        }
        let mut chance = doubt;
        for other in symbol.alternatives.iter().copied() {
            changes.push(Change { symbol: at, value: other, hand, chance });
            chance *= FURTHER;
        }
    }
    falling(changes.iter().map(|one| one.chance)).into_iter().map(|at| changes[at]).collect()
}

/// All written symbols become printed, if each of them may be and that is likely enough.
fn all_printed(symbols: &[Symbol], changes: &[Change]) -> Option<Vec<Change>> {
    let prints: Vec<Change> = changes.iter().filter(|one| one.is_print(symbols)).copied().collect();
    let written = symbols.iter().filter(|one| one.hand).count();
    let chance = prints.iter().map(|one| one.chance).sum::<f32>() / written.max(1) as f32;
    (chance > ALL && prints.len() == written).then_some(prints)
}

/// A change; if it makes a symbol printed, then all that are alike, too: in cells the same numbers, and beside the
/// grid all notes.
fn with_alike(symbols: &[Symbol], changes: &[Change], change: &Change) -> Vec<Change> {
    if !change.is_print(symbols) {
        return vec![*change];
    }
    let is_clue = |one: &Change| matches!(symbols[one.symbol].place, Place::Clue { .. });
    let is_alike = |one: &&Change| {
        let is_same =
            is_clue(one) == is_clue(change) && (is_clue(one) || one.value == change.value);
        one.symbol != change.symbol && one.is_print(symbols) && is_same
    };
    std::iter::once(change).chain(changes.iter().filter(is_alike)).copied().collect()
}

/// The likeliest changes two by two, the likeliest pairs first.
fn pairs(changes: &[Change]) -> Vec<Vec<Change>> {
    let likely = &changes[..changes.len().min(PAIRED)];
    let mut pairs = Vec::new();
    for (at, one) in likely.iter().enumerate() {
        let others = likely[at + 1..].iter().filter(|other| other.symbol != one.symbol);
        pairs.extend(others.map(|other| vec![*one, *other]));
    }
    let chances = pairs.iter().map(|pair| pair.iter().map(|one| one.chance).product());
    falling(chances).into_iter().map(|at| pairs[at].clone()).collect()
}

fn changed(reading: &Reading, changes: &[Change]) -> Reading {
    let mut next = reading.clone();
    for Change { symbol, value, hand, .. } in changes.iter().copied() {
        let symbol = &mut next.symbols[symbol];
        if symbol.hand != hand {
            symbol.hand = hand;
            symbol.hand_doubt = symbol.hand_doubt.max(CHANGED);
        }
        if symbol.value != value {
            symbol.alternatives.retain(|other| *other != value);
            symbol.alternatives.insert(0, symbol.value);
            symbol.value = value;
            symbol.doubt = symbol.doubt.max(CHANGED);
        }
    }
    let Draft { kind, size, unit, features, .. } = next.draft;
    let empty = Draft { unit, features, ..Draft::empty(kind, size) };
    (next.draft, next.entries) = formed(empty, &next.symbols);
    next
}

#[cfg(test)]
mod tests {
    use gridfold_core::grid::{Side, Size};
    use gridfold_core::kind::Kind;
    use gridfold_core::puzzle::Draft;
    use gridfold_core::solve::{Verdict, unique};

    use super::repaired;
    use crate::geometry::Point;
    use crate::read::formed;
    use crate::reading::{Place, Reading, Symbol, Value};

    /// Exactly one solution, and several without any of the numbers.
    const LATIN: [u32; 16] = [1, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 3, 4, 0, 0, 0];

    fn symbol(place: Place, value: Value) -> Symbol {
        let outline = [Point::default(); 4];
        let (doubt, hand_doubt, alternatives) = (0.0, 0.0, Vec::new());
        Symbol { place, outline, value, doubt, hand: false, hand_doubt, alternatives }
    }

    fn number(number: u32) -> Value {
        if number == 0 { Value::Nothing } else { Value::Number(number) }
    }

    /// The symbols of a grid of 4 x 4 without doubts; 0 for nothing.
    fn symbols(numbers: [u32; 16]) -> Vec<Symbol> {
        let cells = Size::new(4).unwrap().cells().zip(numbers);
        cells.map(|(cell, value)| symbol(Place::Cell { cell }, number(value))).collect()
    }

    fn doubt(symbol: &mut Symbol, doubt: f32, alternatives: &[u32]) {
        symbol.doubt = doubt;
        symbol.alternatives = alternatives.iter().copied().map(number).collect();
    }

    fn write(symbol: &mut Symbol, hand_doubt: f32) {
        (symbol.hand, symbol.hand_doubt) = (true, hand_doubt);
    }

    fn read(kind: &str, symbols: Vec<Symbol>) -> Reading {
        let empty = Draft::empty(Kind::named(kind).unwrap(), 4);
        let (draft, entries) = formed(empty, &symbols);
        Reading { draft, entries, corners: [Point::default(); 4], turn: 0, symbols }
    }

    fn solve(draft: &Draft) -> Verdict {
        unique(&draft.puzzle().unwrap()).verdict
    }

    /// What becomes of a reading that does not have exactly one solution.
    fn better(reading: Reading) -> Reading {
        assert_ne!(solve(&reading.draft), Verdict::Unique);
        repaired(reading, &mut solve)
    }

    #[test]
    fn a_misread_number_is_replaced_by_the_likeliest_that_helps() {
        let mut all = symbols(LATIN);
        all[1].value = number(1);
        doubt(&mut all[1], 0.15, &[0, 2, 3]);
        doubt(&mut all[0], 0.05, &[3]);
        let found = better(read("latin", all));
        assert_eq!(found.draft.givens, LATIN);
        assert_eq!(found.symbols[1].alternatives, [1, 0, 3].map(number));
        assert!(found.symbols[1].is_doubtful());
    }

    #[test]
    fn if_no_change_helps_alone_two_are_made() {
        let mut all = symbols(LATIN);
        for (at, right) in [(1, 2), (12, 4)] {
            all[at].value = number(1);
            doubt(&mut all[at], 0.02, &[right]);
        }
        let found = better(read("latin", all));
        assert_eq!(found.draft.givens, LATIN);
        assert!(found.symbols[1].is_doubtful() && found.symbols[12].is_doubtful());
    }

    #[test]
    fn a_missing_number_is_read_only_where_there_is_a_doubt() {
        for (chance, is_read) in [(0.05, false), (0.2, true)] {
            let mut all = symbols(LATIN);
            all[6].value = Value::Nothing;
            doubt(&mut all[6], chance, &[1]);
            assert_eq!(better(read("latin", all)).draft.givens == LATIN, is_read);
        }
    }

    #[test]
    fn written_numbers_that_are_alike_become_printed_together() {
        let mut all = symbols(LATIN);
        write(&mut all[0], 0.3);
        write(&mut all[6], 0.2);
        all[13].value = number(3);
        write(&mut all[13], 0.05);
        let found = better(read("latin", all));
        assert_eq!(found.draft.givens, LATIN);
        assert_eq!((found.entries[13], found.entries.iter().sum::<u32>()), (3, 3));
        assert!(found.symbols[0].is_doubtful() && found.symbols[6].is_doubtful());
    }

    #[test]
    fn if_all_written_numbers_are_doubtful_all_become_printed() {
        let mut all = symbols(LATIN);
        all[13].value = number(3);
        [0, 6, 13].into_iter().for_each(|at| write(&mut all[at], 0.25));
        let found = better(read("latin", all));
        assert_eq!((found.draft.givens[13], found.entries), (3, vec![0; 16]));
    }

    #[test]
    fn notes_beside_the_grid_become_clues_together() {
        let mut all = symbols([0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 3, 4, 0, 0, 0]);
        let notes = [(Side::Left, 0, 4, 0.3), (Side::Bottom, 1, 2, 0.2), (Side::Top, 1, 3, 0.02)];
        for (side, index, clue, hand_doubt) in notes {
            all.push(symbol(Place::Clue { side, index }, number(clue)));
            write(all.last_mut().unwrap(), hand_doubt);
        }
        let found = better(read("skyscrapers", all));
        let [top, _, bottom, left] = &found.draft.clues;
        assert_eq!((left[0], bottom[1], top[1]), (4, 2, 0));
    }

    #[test]
    fn a_printed_number_that_contradicts_others_may_be_written() {
        let mut all = symbols(LATIN);
        all[13].value = number(2);
        all[13].hand_doubt = 0.15;
        let found = better(read("latin", all));
        assert_eq!((&*found.draft.givens, found.entries[13]), (&LATIN[..], 2));
        assert!(found.symbols[13].is_doubtful());
    }

    #[test]
    fn a_reading_stays_if_it_is_right_or_the_solver_gives_up() {
        let mut all = symbols(LATIN);
        doubt(&mut all[1], 0.3, &[3]);
        let right = read("latin", all.clone());
        assert_eq!(repaired(right.clone(), &mut solve), right);
        all[1].value = Value::Nothing;
        let open = read("latin", all);
        assert_eq!(repaired(open.clone(), &mut |_| Verdict::Unknown), open);
    }
}
