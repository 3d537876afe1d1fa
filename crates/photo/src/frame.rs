//! Finds the grid: where its corners are, how many cells it has, and how the
//! paper bulges.
//!
//! Several methods propose frames. Each frame is judged, for every number of
//! cells, by how clearly its lines can be seen. The best frames are judged
//! again after their lines have been followed over the bulging paper.

use crate::around::{has_ring_more, holds, is_open, is_part};
use crate::geometry::{Quad, area, is_frame};
use crate::lines::Straightened;
use crate::mesh::{Mesh, PARABOLAS};
use crate::order::{falling, quantile};
use crate::picture::Picture;
use crate::regions::{Region, regions};
use crate::white_cells::{NO_RING, Ring, lattices};

/// In a picture from a screen, at most one pixel out of this many is slightly darker than its surroundings. Its
/// outlines are also traced at a level for pale lines.
const GRAIN: std::ops::Range<f32> = 0.004..0.03;
const CLEAN: usize = 30;
const FAINT: f32 = 0.05;
/// The smallest frame, as a share of the photo's shorter side.
const LEAST: f32 = 0.2;
/// Guesses that are worse than the best guess by more than this are not followed.
const NEAR: f32 = 0.35;
/// The bonus for a frame that fills the photo, and for each additional cell per
/// side.
const FILLING: f32 = 0.12;
const LARGER: f32 = 0.015;
/// The malus for a part of something larger.
const CUT_OUT: f32 = 0.1;
/// A grid that contains the best grid is preferred unless its score is lower by this much.
const PART: f32 = 0.23;
/// Anything with a score below this is not a grid.
const CLEAR: f32 = 0.3;

/// What is known about the frame in advance.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Frame {
    pub(crate) corners: Option<Quad>,
    pub(crate) size: Option<usize>,
}

/// How much work a search takes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Care {
    /// The levels at which outlines are traced: shares of the strongest contrast.
    levels: &'static [f32],
    /// The number of pixels per side of a straightened frame.
    side: usize,
    /// Two frames are alike if their corners are closer than this share of their side.
    near: f32,
    /// How many guesses are followed over the paper, and how many of grids with clues in cells around the grid.
    followed: usize,
    rings: usize,
    /// How many rounds each guess is followed.
    rounds: usize,
}

pub(crate) const THOROUGH: Care = Care {
    levels: &[0.12, 0.2, 0.32, 0.46, 0.62],
    side: 288,
    near: 0.008,
    followed: 6,
    rings: 2,
    rounds: PARABOLAS.len(),
};
/// For a camera's picture, of which only the outline is wanted, many times per second.
pub(crate) const QUICK: Care =
    Care { levels: &[0.12, 0.32, 0.62], side: 144, near: 0.03, followed: 3, rings: 1, rounds: 1 };

/// A frame that may be that of the grid.
#[derive(Clone, Copy, Debug)]
struct Guess {
    quad: Quad,
    size: usize,
    inset: f32,
    ring: Ring,
    score: f32,
}

/// A frame to be judged.
#[derive(Clone, Copy, Debug)]
struct Proposed {
    quad: Quad,
    /// The possible distances between an edge of a cell and its line of the lattice.
    insets: [f32; 2],
    /// The size, if it is known.
    size: Option<usize>,
    ring: Ring,
}

impl Proposed {
    fn plain(quad: Quad, insets: [f32; 2]) -> Self {
        Self { quad, insets, size: None, ring: NO_RING }
    }
}

/// The grid in the contrast picture; `None` if nothing looks like a grid.
pub(crate) fn find(contrast: &Picture, known: Frame, care: Care) -> Option<Mesh> {
    let guesses = guesses(contrast, known, care);
    let order = falling(guesses.iter().map(|guess| guess.score));
    let whole = (contrast.width * contrast.height) as f32;
    let best = order.first().map_or(0.0, |at| guesses[*at].score);
    let sorted = order.iter().map(|at| &guesses[*at]);
    let likely = sorted.take_while(|guess| guess.score > best - NEAR);
    let (ringed, plain): (Vec<&Guess>, Vec<&Guess>) = likely.partition(|one| one.ring != NO_RING);
    let likely = ringed.into_iter().take(care.rings).chain(plain.into_iter().take(care.followed));
    let mut likely: Vec<&Guess> = likely.collect();
    // A frame without gaps is judged twice, as both of its insets are 0; its score is the same.
    likely.dedup_by(|a, b| (a.score, a.ring) == (b.score, b.ring));
    let followed = likely.into_iter().map(|guess| {
        let frame = Mesh::new(&guess.quad, guess.size, guess.inset);
        let (score, mesh) = frame.fitted(contrast, care.rounds);
        let worth = FILLING * (area(&mesh.quad()) / whole).sqrt() + LARGER * guess.size as f32;
        (score, worth, mesh, guess.ring)
    });
    let usable = followed.filter(|(score, _, mesh, _)| {
        known.corners.is_some() || (*score > CLEAR && is_frame(&mesh.quad()))
    });
    let followed: Vec<(f32, f32, Mesh, Ring)> = usable.collect();
    let worth = followed.iter().map(|one| {
        let malus = if is_part(contrast, &one.2) { CUT_OUT } else { 0.0 };
        one.0 + one.1 - malus
    });
    let (_, best) = worth.zip(&followed).max_by(|a, b| a.0.total_cmp(&b.0))?;
    // The middle of a grid also looks like a grid with equal lines, but lines continue beyond its corners.
    let is_alone = is_open(contrast, &best.2, [true; 4]);
    let around = followed
        .iter()
        .filter(|other| !is_alone && best.0 - other.0 < PART && holds(&other.2, &best.2));
    let whole = around.max_by_key(|other| other.2.size).unwrap_or(best);
    // Cells with clues around a grid are not part of it; there are no such cells at the corners.
    let within = followed.iter().filter(|one| {
        let is_part = holds(&whole.2, &one.2);
        let fits = if is_part { has_ring_more(&whole.2, &one.2, one.3) } else { one.3 != NO_RING };
        let ring = if is_part { [true; 4] } else { one.3 };
        fits && best.0 - one.0 < PART && is_open(contrast, &one.2, ring)
    });
    let inner = within.max_by(|a, b| a.0.total_cmp(&b.0));
    Some(inner.unwrap_or(whole).2.clone())
}

/// Every frame with every number of cells, and how clearly its lines can be seen.
fn guesses(contrast: &Picture, known: Frame, care: Care) -> Vec<Guess> {
    let mut guesses = Vec::new();
    let sizes: Vec<usize> = (4..=9).filter(|n| known.size.is_none_or(|size| size == *n)).collect();
    for Proposed { quad, insets, size, ring } in quads(contrast, known.corners, care) {
        let straight = Straightened::of(contrast, &quad, care.side);
        for size in sizes.iter().copied().filter(|one| size.is_none_or(|size| size == *one)) {
            for inset in insets {
                let score = straight.score(size, inset);
                guesses.push(Guess { quad, size, inset, ring, score });
            }
        }
    }
    guesses
}

/// The frames to be judged.
fn quads(contrast: &Picture, corners: Option<Quad>, care: Care) -> Vec<Proposed> {
    if let Some(corners) = corners {
        return vec![Proposed::plain(corners, [0.0, 0.12])];
    }
    let short = contrast.width.min(contrast.height);
    let strongest = quantile(&contrast.values, 0.985);
    let mut quads: Vec<Proposed> = Vec::new();
    let grain = contrast.values.iter().filter(|value| GRAIN.contains(value)).count();
    let faint = (grain * CLEAN < contrast.values.len()).then_some(FAINT);
    for limit in care.levels.iter().copied().chain(faint).map(|share| share * strongest) {
        let least = (short as f32 * LEAST) as usize;
        for region in regions(contrast, limit, true, least, usize::MAX) {
            let found = region.quad().into_iter().chain(region.extremes());
            quads.extend(found.map(|quad| Proposed::plain(quad, [0.0; 2])));
        }
        let whites = regions(contrast, limit, false, (short / 70).max(5), usize::MAX);
        // If the frame is heavy and has cells around it, pale lines inside it leave one white
        // square.
        let (whites, wide): (Vec<_>, Vec<_>) =
            whites.into_iter().partition(|white| white.longest <= short / 4);
        let wide = wide.iter().filter(|white| white.longest >= least && !white.at_border);
        quads.extend(wide.filter_map(Region::quad).map(|quad| Proposed::plain(quad, [0.0; 2])));
        quads.extend(lattices(&whites).into_iter().map(|found| Proposed {
            quad: found.quad,
            insets: [0.0, apart(found.inset)],
            size: (found.ring != NO_RING).then_some(found.size),
            ring: found.ring,
        }));
    }
    let least = (short as f32 * LEAST).powi(2) / 2.0;
    quads.retain(|one| area(&one.quad) > least);
    distinct(quads, care.near)
}

/// Cells closer together than this share their lines.
fn apart(inset: f32) -> f32 {
    if inset < 0.06 { 0.0 } else { inset }
}

/// Leaves out frames that are like an earlier frame.
fn distinct(quads: Vec<Proposed>, near: f32) -> Vec<Proposed> {
    let mut kept: Vec<Proposed> = Vec::new();
    for one in quads {
        let near = near * area(&one.quad).sqrt();
        let like = |other: &Proposed| {
            let apart = one.quad.iter().zip(&other.quad).map(|(a, b)| a.minus(*b).length());
            let is_near = apart.fold(0.0, f32::max) < near;
            is_near && (other.insets, other.size) == (one.insets, one.size)
        };
        if !kept.iter().any(like) {
            kept.push(one);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::{Frame, QUICK, THOROUGH, find};
    use crate::drawn::{diagonals, grid, paper, quad};
    use crate::geometry::Quad;
    use crate::grey::contrast;
    use crate::picture::Picture;

    const TILTED: [(f32, f32); 4] = [(60.0, 50.0), (330.0, 80.0), (310.0, 350.0), (40.0, 300.0)];

    fn apart(a: &Quad, b: &Quad) -> f32 {
        a.iter().zip(b).map(|(a, b)| a.minus(*b).length()).fold(0.0, f32::max)
    }

    #[test]
    fn a_tilted_grid_of_any_size_is_found_where_it_is() {
        for size in 4..=9 {
            let mut picture = paper(400, 400);
            grid(&mut picture, &quad(TILTED), size, 0.0);
            let mesh = find(&contrast(&picture), Frame::default(), THOROUGH).unwrap();
            assert_eq!(mesh.size, size);
            assert!(apart(&mesh.quad(), &quad(TILTED)) < 4.0, "{size}: {:?}", mesh.quad());
        }
    }

    #[test]
    fn a_quick_search_finds_the_same_outline() {
        for (size, gap) in [(4, 0.0), (6, 0.15), (9, 0.0)] {
            let mut picture = paper(400, 400);
            grid(&mut picture, &quad(TILTED), size, gap);
            let mesh = find(&contrast(&picture), Frame::default(), QUICK).unwrap();
            assert!(apart(&mesh.quad(), &quad(TILTED)) < 8.0, "{size}: {:?}", mesh.quad());
        }
    }

    #[test]
    fn boxes_with_gaps_are_found_with_half_a_gap_around_them() {
        for (size, has_diagonals) in [(5, false), (4, true), (6, true), (7, true)] {
            let mut picture = paper(400, 400);
            grid(&mut picture, &quad(TILTED), size, 0.15);
            if has_diagonals {
                diagonals(&mut picture, &quad(TILTED));
            }
            let mesh = find(&contrast(&picture), Frame::default(), THOROUGH).unwrap();
            assert_eq!(mesh.size, size);
            assert!((mesh.inset - 0.15).abs() < 0.05, "{size}: {}", mesh.inset);
            assert!(apart(&mesh.quad(), &quad(TILTED)) < 6.0, "{size}: {:?}", mesh.quad());
        }
    }

    /// A grid of 5 x 5 with cells for clues around it, in lines of this darkness; with `corners` it is one of 7 x 7.
    fn ringed(line: f32, has_corners: bool) -> Picture {
        let mut picture = paper(420, 420);
        for row in 0..7 {
            for column in 0..7 {
                let is_corner = [row, column].iter().all(|at| [0, 6].contains(at));
                if has_corners || !is_corner {
                    let (x, y) = (35 + 50 * column, 35 + 50 * row);
                    stroke(&mut picture, (x, y), (51, 2), line);
                    stroke(&mut picture, (x, y + 50), (51, 2), line);
                    stroke(&mut picture, (x, y), (2, 51), line);
                    stroke(&mut picture, (x + 50, y), (2, 51), line);
                }
            }
        }
        picture
    }

    /// A dark rectangle with this upper left corner and these sides.
    fn stroke(
        picture: &mut Picture,
        (x, y): (usize, usize),
        (width, height): (usize, usize),
        value: f32,
    ) {
        for row in y..y + height {
            picture.values[row * picture.width + x..][..width].fill(value);
        }
    }

    #[test]
    fn cells_for_clues_around_a_grid_are_no_part_of_it() {
        let mesh = find(&contrast(&ringed(0.15, false)), Frame::default(), THOROUGH).unwrap();
        assert_eq!(mesh.size, 5);
        let inner = quad([(86.0, 86.0), (336.0, 86.0), (336.0, 336.0), (86.0, 336.0)]);
        assert!(apart(&mesh.quad(), &inner) < 4.0, "{:?}", mesh.quad());
    }

    #[test]
    fn the_middle_of_a_grid_is_not_taken_for_the_grid() {
        let mesh = find(&contrast(&ringed(0.15, true)), Frame::default(), THOROUGH).unwrap();
        assert_eq!(mesh.size, 7);
    }

    #[test]
    fn pale_lines_within_a_heavy_frame_are_its_grid() {
        let mut picture = ringed(0.72, false);
        for (corner, sides) in [
            ((83, 83), (256, 6)),
            ((83, 333), (256, 6)),
            ((83, 83), (6, 256)),
            ((333, 83), (6, 256)),
        ] {
            stroke(&mut picture, corner, sides, 0.1);
        }
        let mesh = find(&contrast(&picture), Frame::default(), THOROUGH).unwrap();
        let inner = quad([(86.0, 86.0), (336.0, 86.0), (336.0, 336.0), (86.0, 336.0)]);
        assert_eq!(mesh.size, 5);
        assert!(apart(&mesh.quad(), &inner) < 8.0, "{:?}", mesh.quad());
    }

    #[test]
    fn what_is_known_is_not_looked_for() {
        let mut picture = paper(400, 400);
        grid(&mut picture, &quad(TILTED), 8, 0.0);
        let known = Frame { corners: Some(quad(TILTED)), size: Some(4) };
        assert_eq!(find(&contrast(&picture), known, THOROUGH).unwrap().size, 4);
        let known = Frame { corners: None, size: None };
        assert!(find(&contrast(&paper(300, 200)), known, THOROUGH).is_none());
    }
}
