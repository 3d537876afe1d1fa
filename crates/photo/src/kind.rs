//! Recognises the kind of puzzle by the clues outside the frame and the signs
//! in the gaps, if they are clear and frequent enough.

use gridfold_core::kind::Kind;

use crate::look::TENS;
use crate::mesh::Mesh;
use crate::places::Spot;
use crate::sights::Judged;

/// A clue with at least this chance counts as printed.
const SURE_CLUE: f32 = 0.7;
/// A sign with at least this chance counts as printed.
const SURE_SIGN: f32 = 0.85;
/// The minimum number of signs that make a lattice a Futoshiki, and the number
/// of gaps per sign; among separate boxes, one sign is enough.
const SIGNS: usize = 2;
const GAPS_A_SIGN: usize = 20;
/// The minimum number of clues that make a grid Skyscrapers, if there is little
/// else around the frame.
const CLUES: usize = 3;

/// The narrowest kind that may have everything that was seen.
pub(crate) fn guess(judged: &[Judged], mesh: &Mesh) -> &'static Kind {
    let size = mesh.size;
    let gaps = judged.iter().filter(|one| !one.spot.has_number());
    let is_sign = |one: &&Judged| one.chances.iter().skip(1).any(|chance| *chance > SURE_SIGN);
    let signs = gaps.filter(is_sign).count();
    let among_lines = SIGNS.max(2 * size * (size - 1) / GAPS_A_SIGN);
    let least = if mesh.inset > 0.0 { 1 } else { among_lines };
    Kind::carrying(has_clues(judged, size), signs >= least)
}

/// Whether the numbers around the frame can be clues: they are on at least two
/// sides, and not surrounded by text or by the numbers of another grid.
fn has_clues(judged: &[Judged], size: usize) -> bool {
    let mut sides = [0; 4];
    let mut other = 0;
    for one in judged.iter().filter(|one| one.hand < 0.5) {
        if let Spot::Outside(side, _) = one.spot {
            let known = &one.chances;
            let clue = known.iter().take(size + 1).skip(1).copied().fold(0.0, f32::max);
            let beyond = known.iter().take(TENS + 1).skip(size + 1).copied().fold(0.0, f32::max);
            sides[side] += usize::from(clue > SURE_CLUE);
            other += usize::from(beyond > SURE_CLUE);
        }
    }
    let clues: usize = sides.iter().sum();
    let sides_with = sides.iter().filter(|count| **count > 0).count();
    clues >= CLUES && sides_with >= 2 && 4 * other <= clues
}
