//! The bars of an adjacent puzzle whose cells are separate boxes. There is a
//! bar between any two neighbours whose numbers differ by one.

use gridfold_core::conditions::Boxes;
use gridfold_core::grid::Size;

use crate::mesh::Mesh;
use crate::picture::Picture;
use crate::places::Spot;
use crate::sights::Judged;

/// The parts of the cells' sides along which a bar is measured. The strokes of a large sign do not cross the middle one,
/// and those of a small sign do not reach the first and the last.
const PIECES: [(f32, f32); 5] =
    [(0.26, 0.34), (0.34, 0.44), (0.45, 0.55), (0.56, 0.66), (0.66, 0.74)];
/// The minimum strength of a bar relative to the sides of the cells, the minimum strength of a possible bar, and the
/// maximum ink between the bar and those sides.
const STRONG: f32 = 0.45;
const WEAK: f32 = 0.25;
const FREE: f32 = 0.55;
/// The chance of a bar where there seems to be a bar, where there may be a bar,
/// and elsewhere.
const CLEAR: f32 = 0.98;
const MAYBE: f32 = 0.3;
const HARDLY: f32 = 0.01;
/// At least one gap out of this many has a bar; otherwise the puzzle is not
/// adjacent.
const GAPS_A_BAR: usize = 12;
const LEAST: usize = 2;
/// A sign with at least this chance is clear.
const SIGN: f32 = 0.85;

/// What stands between separate boxes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Between {
    Nothing,
    /// The bars of an adjacent puzzle.
    Bars,
    /// The borders between the boxes of a puzzle that also has rows and columns of boxes.
    Borders,
}

/// Finds the bars. Where there are any, each gap gets a fourth chance, the chance of a bar. The puzzle is rotated by this
/// many quarter turns.
pub(crate) fn find(contrast: &Picture, mesh: &Mesh, judged: &mut [Judged], turn: usize) -> Between {
    if mesh.inset == 0.0 {
        return Between::Nothing;
    }
    let gaps = || judged.iter().enumerate().filter(|(_, one)| !one.spot.has_number());
    let chances: Vec<(usize, f32)> =
        gaps().map(|(at, one)| (at, chance(contrast, mesh, one.spot))).collect();
    let bars = chances.iter().filter(|(_, chance)| *chance == CLEAR).count();
    let is_sign = |at: usize| judged[at].chances.iter().skip(1).any(|one| *one > SIGN);
    let found = chances.iter().filter(|(_, chance)| *chance == CLEAR);
    let found = found.map(|(at, _)| (judged[*at].spot, is_sign(*at)));
    if are_borders(found, mesh.size, turn) {
        return Between::Borders;
    }
    let signs = chances.iter().filter(|(at, chance)| *chance < CLEAR && is_sign(*at)).count();
    let has_bars = bars >= LEAST.max(chances.len() / GAPS_A_BAR) && 2 * signs < bars;
    if has_bars {
        for (at, chance) in chances {
            judged[at].chances = vec![1.0 - chance, 0.0, 0.0, chance];
        }
        return Between::Bars;
    }
    Between::Nothing
}

/// Whether these bars, which may also be signs, are most of the borders between boxes.
fn are_borders(bars: impl Iterator<Item = (Spot, bool)>, size: usize, turn: usize) -> bool {
    let Some(boxes) = Size::new(size).and_then(Boxes::of) else { return false };
    let (rows, columns) = boxes.shape();
    let (rows, columns) = if turn.is_multiple_of(2) { (rows, columns) } else { (columns, rows) };
    let is_border = |spot: Spot| match spot {
        Spot::Right(column, _) => (column + 1).is_multiple_of(columns),
        Spot::Below(_, row) => (row + 1).is_multiple_of(rows),
        Spot::Cell(..) | Spot::Outside(..) => false,
    };
    let mut count = 0;
    for (spot, is_sign) in bars {
        if is_border(spot) {
            count += 1;
        } else if !is_sign {
            return false;
        }
    }
    3 * count >= 2 * size * (size / columns - 1 + size / rows - 1)
}

/// The chance of a bar in a gap.
fn chance(contrast: &Picture, mesh: &Mesh, spot: Spot) -> f32 {
    let (upright, place, along) = match spot {
        Spot::Right(column, row) => (true, column + 1, row),
        Spot::Below(column, row) => (false, row + 1, column),
        Spot::Cell(..) | Spot::Outside(..) => return HARDLY,
    };
    // The strength of the weakest piece, at the best of three places.
    let strength = |shift: f32| {
        let along = |(from, to): (f32, f32)| (along as f32 + from, along as f32 + to);
        let pieces = PIECES
            .map(|piece| mesh.strength(contrast, upright, place as f32 + shift, along(piece)));
        pieces.into_iter().fold(f32::INFINITY, f32::min)
    };
    let best = |middle: f32| {
        let around = [-0.025, 0.0, 0.025].map(|shift| strength(middle + shift));
        around.into_iter().fold(0.0, f32::max)
    };
    let (bar, side) = (best(0.0), best(mesh.inset).max(best(-mesh.inset)).max(0.05));
    let free = strength(0.55 * mesh.inset).max(strength(-0.55 * mesh.inset));
    match bar {
        bar if bar > STRONG * side && free < FREE * bar => CLEAR,
        bar if bar > WEAK * side => MAYBE,
        _ => HARDLY,
    }
}

#[cfg(test)]
mod tests {
    use super::{Between, are_borders, find};
    use crate::drawn::{grid, paper, quad};
    use crate::geometry::Point;
    use crate::grey::contrast;
    use crate::mesh::Mesh;
    use crate::picture::Picture;
    use crate::places::Spot;
    use crate::sights::Judged;

    const QUAD: [(f32, f32); 4] = [(40.0, 40.0), (340.0, 40.0), (340.0, 340.0), (40.0, 340.0)];

    /// What is found if something is drawn to the right of these columns in every row, in a box of 75 pixels around its
    /// middle. The sides of the cells are at least as light as this.
    fn found_beside(
        sides: f32,
        columns: &[usize],
        draw: impl Fn(&mut Picture, usize, usize),
    ) -> (Between, Vec<Spot>) {
        let mut picture = paper(380, 380);
        grid(&mut picture, &quad(QUAD), 4, 0.15);
        picture.values.iter_mut().for_each(|value| *value = value.max(sides));
        for column in columns {
            (0..4).for_each(|row| draw(&mut picture, 40 + 75 * (column + 1), 77 + 75 * row));
        }
        let spots = Spot::all(4).into_iter();
        let mut judged: Vec<Judged> = spots
            .map(|spot| Judged {
                spot,
                outline: [Point::default(); 4],
                dark: 0.0,
                hand: 0.0,
                chances: vec![1.0],
            })
            .collect();
        let mesh = Mesh::new(&quad(QUAD), 4, 0.15);
        let between = find(&contrast(&picture), &mesh, &mut judged, 0);
        let barred = judged.iter().filter(|one| one.chances.get(3).is_some_and(|bar| *bar > 0.5));
        (between, barred.map(|one| one.spot).collect())
    }

    fn found(columns: &[usize], draw: impl Fn(&mut Picture, usize, usize)) -> (Between, Vec<Spot>) {
        found_beside(0.0, columns, draw)
    }

    fn bar(picture: &mut Picture, x: usize, y: usize) {
        for row in y - 28..y + 28 {
            picture.values[row * 380 + x - 2..row * 380 + x + 2].fill(0.15);
        }
    }

    /// A sign as steep as in a font: where it crosses the middle of the gap, it is in both outer pieces.
    fn less(picture: &mut Picture, x: usize, y: usize) {
        for step in 0..16 {
            for row in [y + 2 + step, y - 2 - step] {
                let from = row * 380 + x - 6 + step * 3 / 4;
                picture.values[from - 3..from + 3].fill(0.15);
            }
        }
    }

    /// A small sign with strokes so thick that they reach into the middle.
    fn small(picture: &mut Picture, x: usize, y: usize) {
        for step in 0..7 {
            for row in [y + step, y - step] {
                let from = row * 380 + x - 4 + step;
                picture.values[from - 4..from + 4].fill(0.05);
            }
        }
    }

    #[test]
    fn bars_between_boxes_are_found_where_they_are() {
        let (between, bars) = found(&[1], bar);
        assert_eq!(between, Between::Bars);
        assert_eq!(bars, [0, 1, 2, 3].map(|row| Spot::Right(1, row)));
    }

    #[test]
    fn bars_on_most_borders_between_boxes_are_these_borders() {
        let spots: Vec<Spot> =
            (0..4).flat_map(|at| [Spot::Right(1, at), Spot::Below(at, 1)]).collect();
        let are =
            |spots: &[Spot], turn| are_borders(spots.iter().map(|one| (*one, false)), 4, turn);
        assert!(are(&spots, 0) && are(&spots[..6], 1) && !are(&spots[..5], 0));
        assert!(!are(&[&spots[..7], &[Spot::Right(0, 0)]].concat(), 0));
        let wide: Vec<Spot> = (0..6).map(|at| Spot::Right(2, at)).collect();
        let rows = (0..6).flat_map(|at| [Spot::Below(at, 1), Spot::Below(at, 3)]);
        let wide: Vec<Spot> = wide.into_iter().chain(rows).collect();
        let turned = |turn| are_borders(wide.iter().map(|one| (*one, false)), 6, turn);
        assert!(turned(0) && !turned(1), "boxes of two rows and three columns");
    }

    #[test]
    fn boxes_alone_have_no_bars() {
        assert_eq!(found(&[], bar), (Between::Nothing, Vec::new()));
    }

    #[test]
    fn signs_between_boxes_are_no_bars() {
        assert_eq!(found(&[0, 1], less), (Between::Nothing, Vec::new()));
        assert_eq!(found_beside(0.7, &[0, 1], small), (Between::Nothing, Vec::new()));
    }
}
