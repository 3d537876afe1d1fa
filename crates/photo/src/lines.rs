//! Measures how clearly the lines of a grid can be seen, for a given frame and
//! number of cells.

use crate::geometry::{Projection, Quad};
use crate::order::quantile;
use crate::picture::Picture;

/// How far a line may be from its expected place, in cells.
const SLACK: f32 = 0.12;
/// The share of its strength that a line loses at this maximum distance.
const SHIFTED: f32 = 0.4;
/// The measured stretches of a cell's side, from each end. A line reaches both
/// ends, where nobody writes.
pub(crate) const ENDS: (f32, f32) = (0.07, 0.29);
/// The bonus for each cell per side, because every second or third line also
/// forms a grid.
const LARGER: f32 = 0.015;

/// The straightened contrast inside a frame, as sums along both directions.
pub(crate) struct Straightened {
    /// The number of pixels per side.
    side: usize,
    /// Sums of a row of `side` places from its start, for each column.
    columns: Vec<f32>,
    rows: Vec<f32>,
}

impl Straightened {
    pub(crate) fn of(contrast: &Picture, quad: &Quad, side: usize) -> Self {
        let map = Projection::of_square(side as f32, quad);
        let mut values = vec![0.0; side * side];
        for (at, value) in values.iter_mut().enumerate() {
            let (x, y) = ((at % side) as f32 + 0.5, (at / side) as f32 + 0.5);
            *value = contrast.between(map.at(x, y));
        }
        let cap = quantile(&values, 0.93);
        let mut columns = vec![0.0; side * (side + 1)];
        let mut rows = columns.clone();
        for y in 0..side {
            for x in 0..side {
                let value = values[y * side + x].min(cap);
                columns[x * (side + 1) + y + 1] = columns[x * (side + 1) + y] + value;
                rows[y * (side + 1) + x + 1] = rows[y * (side + 1) + x] + value;
            }
        }
        Self { side, columns, rows }
    }

    /// How well a number of cells fits, about 0 to 1; `inset` is how far inside
    /// its cell each edge is, in cells.
    pub(crate) fn score(&self, size: usize, inset: f32) -> f32 {
        let n = size as f32;
        let mut lines = Vec::new();
        let mut middles = Vec::new();
        for sums in [&self.columns, &self.rows] {
            let strength = |edge, along| strength(sums, self.side, n, edge, along, inset);
            for along in 0..size {
                for line in 0..=size {
                    let inside = line > 0 && line < size;
                    if inset > 0.0 || inside {
                        let edges = [line as f32 - inset, line as f32 + inset];
                        let edges = edges.into_iter().filter(|edge| (0.0..=n).contains(edge));
                        lines.extend(edges.map(|edge| strength(edge, along)));
                    } else {
                        lines.push(strength(line as f32, along));
                    }
                }
                middles.extend((0..size).map(|cell| strength(cell as f32 + 0.5, along)));
            }
        }
        standing_out(&lines, &middles) + LARGER * n
    }
}

/// How much the mean of the lines exceeds the median between them, as a share
/// of a strong line; a few very strong lines count no more than others.
pub(crate) fn standing_out(lines: &[f32], middles: &[f32]) -> f32 {
    let cap = quantile(lines, 0.5).max(1e-4);
    let mean = lines.iter().map(|line| line.min(cap)).sum::<f32>() / lines.len() as f32;
    (mean - quantile(middles, 0.5)) / cap
}

/// How dark a line is along one cell, at the best place nearby.
fn strength(sums: &[f32], side: usize, n: f32, place: f32, along: usize, inset: f32) -> f32 {
    let cell = side as f32 / n;
    let slack = (SLACK * cell).max(1.0);
    let ends = ends(along, inset).map(|(from, to)| ((from * cell) as usize, (to * cell) as usize));
    let mut best = 0.0_f32;
    for shift in -(slack as i32)..=slack as i32 {
        let at = (place * cell) as i32 + shift;
        if (0..side as i32).contains(&at) {
            let row = &sums[at as usize * (side + 1)..];
            let mean = ends.map(|(from, to)| (row[to] - row[from]) / (to - from) as f32);
            let least = mean[0].min(mean[1]);
            best = best.max(least * (1.0 - SHIFTED * shift.abs() as f32 / slack));
        }
    }
    best
}

/// Where a line is measured along a cell: near both ends.
pub(crate) fn ends(along: usize, inset: f32) -> [(f32, f32); 2] {
    let side = 1.0 - 2.0 * inset;
    let (near, far) = (inset + ENDS.0 * side, inset + ENDS.1 * side);
    let along = along as f32;
    [(along + near, along + far), (along + 1.0 - far, along + 1.0 - near)]
}
