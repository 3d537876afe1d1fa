//! The bars of an adjacent puzzle: between boxes that stand apart, one between
//! any two whose numbers differ by one.

use crate::mesh::Mesh;
use crate::picture::Picture;
use crate::places::Spot;
use crate::sights::Judged;

/// A bar is looked at between these places along the side of its cells, in two pieces.
const ENDS: [(f32, f32); 2] = [(0.26, 0.44), (0.56, 0.74)];
/// A bar is at least so strong against the sides of the cells, and what is less may be one; between it and them
/// there is at most so much.
const STRONG: f32 = 0.45;
const WEAK: f32 = 0.25;
const FREE: f32 = 0.55;
/// How likely it is a bar where it looks like one, where it may be one, and elsewhere.
const CLEAR: f32 = 0.98;
const MAYBE: f32 = 0.3;
const HARDLY: f32 = 0.01;
/// One gap in so many has a bar, or it is no such puzzle.
const GAPS_A_BAR: usize = 12;
const LEAST: usize = 2;
/// A sign is so clear.
const SIGN: f32 = 0.85;

/// Finds the bars, if the puzzle has some, and tells whether it has: a fourth chance of what stands in each gap.
pub(crate) fn find(contrast: &Picture, mesh: &Mesh, judged: &mut [Judged]) -> bool {
    if mesh.inset == 0.0 {
        return false;
    }
    let gaps = || judged.iter().enumerate().filter(|(_, one)| !one.spot.has_number());
    let chances: Vec<(usize, f32)> =
        gaps().map(|(at, one)| (at, chance(contrast, mesh, one.spot))).collect();
    let bars = chances.iter().filter(|(_, chance)| *chance == CLEAR).count();
    let is_other = |at: usize, chance: f32| {
        chance < CLEAR && judged[at].chances.iter().skip(1).any(|one| *one > SIGN)
    };
    let signs = chances.iter().filter(|(at, chance)| is_other(*at, *chance)).count();
    let has_bars = bars >= LEAST.max(chances.len() / GAPS_A_BAR) && 2 * signs < bars;
    if has_bars {
        for (at, chance) in chances {
            judged[at].chances = vec![1.0 - chance, 0.0, 0.0, chance];
        }
    }
    has_bars
}

/// How likely there is a bar in a gap.
fn chance(contrast: &Picture, mesh: &Mesh, spot: Spot) -> f32 {
    let (upright, place, along) = match spot {
        Spot::Right(column, row) => (true, column + 1, row),
        Spot::Below(column, row) => (false, row + 1, column),
        Spot::Cell(..) | Spot::Outside(..) => return HARDLY,
    };
    // The weaker of both pieces, at the best of three places.
    let strength = |shift: f32| {
        let along = |(from, to): (f32, f32)| (along as f32 + from, along as f32 + to);
        let [a, b] =
            ENDS.map(|ends| mesh.strength(contrast, upright, place as f32 + shift, along(ends)));
        a.min(b)
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
    use super::find;
    use crate::drawn::{grid, paper, quad};
    use crate::geometry::Point;
    use crate::grey::contrast;
    use crate::mesh::Mesh;
    use crate::places::Spot;
    use crate::sights::Judged;

    const QUAD: [(f32, f32); 4] = [(40.0, 40.0), (340.0, 40.0), (340.0, 340.0), (40.0, 340.0)];

    /// What is found where these columns have a bar on their right, all the way down.
    fn found(columns: &[usize]) -> (bool, Vec<Spot>) {
        let mut picture = paper(380, 380);
        grid(&mut picture, &quad(QUAD), 4, 0.15);
        for column in columns {
            let x = 40 + 75 * (column + 1);
            for y in (40..340).filter(|y| (10..65).contains(&((y - 40) % 75))) {
                picture.values[y * 380 + x - 2..y * 380 + x + 2].fill(0.15);
            }
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
        let is_adjacent = find(&contrast(&picture), &mesh, &mut judged);
        let barred = judged.iter().filter(|one| one.chances.get(3).is_some_and(|bar| *bar > 0.5));
        (is_adjacent, barred.map(|one| one.spot).collect())
    }

    #[test]
    fn bars_between_boxes_are_found_where_they_are() {
        let (is_adjacent, bars) = found(&[1]);
        assert!(is_adjacent);
        assert_eq!(bars, [0, 1, 2, 3].map(|row| Spot::Right(1, row)));
    }

    #[test]
    fn boxes_alone_have_no_bars() {
        assert_eq!(found(&[]), (false, Vec::new()));
    }
}
