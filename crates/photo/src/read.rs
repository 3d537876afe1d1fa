//! All steps from the pixels of a photo to a reading.

use gridfold_core::conditions::{Feature, Sign};
use gridfold_core::kind::Kind;
use gridfold_core::puzzle::Draft;

use crate::bars::{self, Between};
use crate::frame::{self, Frame, QUICK, THOROUGH};
use crate::geometry::{Quad, resized};
use crate::grey::Greys;
use crate::look::TENS;
use crate::order::falling;
use crate::patch::Sheet;
use crate::photo::Photo;
use crate::reading::{Known, Place, Reading, Symbol, Unread, Value};
use crate::sights::{Judged, Nets, sights};
use crate::{kind, thick, turn};

/// The minimum number of pixels along a photo's shorter side.
const SMALLEST: usize = 48;
/// How many times as long as the shorter side the longer side may be.
const LONGEST: usize = 8;
/// A value less likely than this is not read, only listed as an alternative.
const LEGIBLE: f32 = 0.45;
/// If it is less likely than this that a place is empty, something is read there all the same.
const EMPTY: f32 = 0.15;
/// A written number is read unless it is at least this likely that there is nothing to be read.
const WRITTEN: f32 = 0.5;
/// An alternative less likely than this is not listed.
const UNLIKELY: f32 = 0.01;
/// The maximum number of alternatives that are listed.
const ALTERNATIVES: usize = 3;

/// Reads the puzzle in a photo.
///
/// # Errors
/// Fails if no grid is found, or if the photo is too small or too narrow for a
/// grid.
pub fn read(photo: &Photo<'_>, known: &Known) -> Result<Reading, Unread> {
    let (short, long) = (photo.width.min(photo.height), photo.width.max(photo.height));
    if short < SMALLEST || long > LONGEST * short {
        return Err(Unread::TooSmall);
    }
    let greys = Greys::of(photo);
    let factor = greys.factor();
    let frame =
        Frame { corners: known.corners.map(|quad| resized(quad, 1.0 / factor)), size: known.size };
    let mesh = frame::find(&greys.contrast, frame, THOROUGH).ok_or(Unread::NoGrid)?;
    let sheet = Sheet::new(photo, &greys, &mesh);
    let nets = Nets::new();
    let sights = sights(&sheet);
    let turn = known.turn.unwrap_or_else(|| nets.turn(&sights)) % 4;
    let possible = known.possible.as_deref().filter(|all| all.len() == mesh.size * mesh.size);
    let mut judged = nets.judge(&sheet, &sights, turn, possible);
    let between = bars::find(&greys.contrast, &mesh, &mut judged, turn);
    let kind = known.kind.unwrap_or_else(|| kind::guess(&judged, &mesh));
    let mut draft = Draft::empty(kind, mesh.size);
    draft.unit = unit(&judged);
    let boxes = between == Between::Borders
        || kind.has(Feature::Boxes) && thick::has_boxes(&greys.contrast, &mesh, turn, kind);
    let seen = [
        (Feature::Boxes, boxes),
        (Feature::Diagonals, sheet.has_diagonals),
        (Feature::Adjacent, between == Between::Bars),
    ];
    for (feature, is_seen) in seen {
        draft.features = draft.features.set(feature, is_seen && kind.has(feature));
    }
    let mut symbols: Vec<Option<Symbol>> = vec![None; judged.len()];
    for one in judged {
        let place = turn::place(one.spot, mesh.size, turn);
        if has(kind, place) {
            let symbol = symbol(&one, place, mesh.size, turn, factor);
            symbols[number(place, mesh.size)] = Some(symbol);
        }
    }
    let symbols: Vec<Symbol> = symbols.into_iter().flatten().collect();
    let (draft, entries) = formed(draft, &symbols);
    Ok(Reading { draft, entries, corners: resized(mesh.quad(), factor), turn, symbols })
}

/// The corners of the grid in a photo, clockwise from the upper left of the photo; `None` if there is no grid. This
/// takes only part of the time of [`read`], so a camera's picture can be checked many times per second.
#[must_use]
pub fn outline(photo: &Photo<'_>) -> Option<Quad> {
    let greys = Greys::of(photo);
    let mesh = frame::find(&greys.contrast, Frame::default(), QUICK)?;
    Some(resized(mesh.quad(), greys.factor()))
}

/// Whether a puzzle of this kind can have something at a place.
fn has(kind: &Kind, place: Place) -> bool {
    match place {
        Place::Cell { .. } => true,
        Place::Clue { .. } => kind.has(Feature::Clues),
        Place::Sign { .. } => kind.has_gaps(),
    }
}

/// The number of a place among all places: cells, then clues clockwise from the
/// top, then signs across and down.
fn number(place: Place, n: usize) -> usize {
    let signs = n * n + 4 * n;
    match place {
        Place::Cell { cell } => cell.index(),
        Place::Clue { side, index } => n * n + side as usize * n + index,
        Place::Sign { first, second } if second.index() == first.index() + 1 => {
            signs + first.index() / n * (n - 1) + first.index() % n
        }
        Place::Sign { first, .. } => signs + n * (n - 1) + first.index(),
    }
}

/// The unit of heights: ten if most numbers in the cells end in 0, and at least one of them is likely to be there.
fn unit(judged: &[Judged]) -> u32 {
    let (mut ones, mut tens) = (0.0, 0.0);
    for one in judged.iter().filter(|one| one.spot.is_cell() && one.chances.len() > TENS) {
        ones += one.chances[1..=TENS].iter().sum::<f32>();
        tens += one.chances[TENS + 1..].iter().sum::<f32>();
    }
    if tens > ones.max(LEGIBLE) { 10 } else { 1 }
}

fn symbol(one: &Judged, place: Place, size: usize, turn: usize, factor: f32) -> Symbol {
    let chances: Vec<(Value, f32)> = match place {
        Place::Sign { .. } => signs(&one.chances),
        Place::Cell { .. } => numbers(&one.chances, size, true),
        Place::Clue { .. } => numbers(&one.chances, size, false),
    };
    let order = falling(chances.iter().map(|(_, chance)| *chance));
    // A number that is hardly legible is left out, unless it is handwritten,
    // because in that case there is a number. The first chance is that of
    // nothing.
    let likeliest = if one.hand > 0.5 && chances[0].1 < WRITTEN {
        order.iter().copied().find(|at| *at > 0)
    } else {
        order.first().copied().filter(|at| chances[*at].1 > LEGIBLE || chances[0].1 < EMPTY)
    };
    let read = likeliest.unwrap_or(0);
    let (value, chance) = chances[read];
    // If nothing is there, nobody wrote anything.
    let hand = if value == Value::Nothing { 0.0 } else { one.hand };
    let sorted = order.into_iter().filter(|at| *at != read).map(|at| chances[at]);
    let others = sorted.filter(|(_, chance)| *chance > UNLIKELY);
    Symbol {
        place,
        outline: turn::outline(resized(one.outline, factor), turn),
        value,
        doubt: (1.0 - chance).clamp(0.0, 1.0),
        hand: hand > 0.5,
        hand_doubt: hand.min(1.0 - hand),
        alternatives: others.map(|(value, _)| value).take(ALTERNATIVES).collect(),
    }
}

/// The chances of nothing and of 1 to n; with `tens` a 30 counts as a 3.
fn numbers(chances: &[f32], size: usize, tens: bool) -> Vec<(Value, f32)> {
    let at = |class: usize| chances.get(class).copied().unwrap_or(0.0);
    let number = |value: usize| {
        let more = if tens { at(TENS + value) } else { 0.0 };
        (Value::Number(value as u32), at(value) + more)
    };
    std::iter::once((Value::Nothing, at(0))).chain((1..=size).map(number)).collect()
}

fn signs(chances: &[f32]) -> Vec<(Value, f32)> {
    let values = [Sign::Less, Sign::Greater, Sign::Bar].map(Value::Sign);
    std::iter::once(Value::Nothing).chain(values).zip(chances.iter().copied()).collect()
}

/// Writes the printed symbols into an empty draft, and the player's numbers into a list of cells.
pub(crate) fn formed(mut draft: Draft, symbols: &[Symbol]) -> (Draft, Vec<u32>) {
    let mut entries = vec![0; draft.size * draft.size];
    symbols.iter().for_each(|symbol| write(&mut draft, &mut entries, symbol));
    (draft, entries)
}

/// Writes the symbol at a place into the draft, or a player's number in a cell into `entries`.
fn write(draft: &mut Draft, entries: &mut [u32], symbol: &Symbol) {
    let n = draft.size;
    match (symbol.place, symbol.value) {
        (_, Value::Nothing) => {}
        (Place::Cell { cell }, Value::Number(value)) if symbol.hand => {
            entries[cell.index()] = value;
        }
        // Notes next to the grid are not clues.
        _ if symbol.hand => {}
        (Place::Cell { cell }, Value::Number(value)) => draft.givens[cell.index()] = value,
        (Place::Clue { side, index }, Value::Number(value)) => {
            draft.clues[side as usize][index] = value;
        }
        (Place::Sign { first, second }, Value::Sign(sign)) => {
            let at = |index: usize| (index / n, index % n);
            draft.set_sign(at(first.index()), at(second.index()), sign);
        }
        (Place::Sign { .. }, Value::Number(_)) | (_, Value::Sign(_)) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::unit;
    use crate::geometry::Point;
    use crate::look::TENS;
    use crate::places::Spot;
    use crate::sights::Judged;

    /// A cell in which there is a number below ten, or a ten, with these chances.
    fn cell(one: f32, ten: f32) -> Judged {
        let mut chances = vec![0.0; 2 * TENS + 1];
        (chances[0], chances[2], chances[TENS + 2]) = (1.0 - one - ten, one, ten);
        let outline = [Point::default(); 4];
        Judged { spot: Spot::Cell(0, 0), outline, dark: 0.0, hand: 0.0, chances }
    }

    #[test]
    fn heights_are_tens_only_if_most_numbers_are_and_one_is_likely() {
        assert_eq!(unit(&[cell(0.02, 0.97), cell(0.0, 0.9)]), 10);
        assert_eq!(unit(&[cell(0.9, 0.05), cell(0.02, 0.8)]), 1);
        // Grey marks are a little like tens.
        assert_eq!(unit(&[cell(0.0, 0.1), cell(0.01, 0.2)]), 1);
    }
}
