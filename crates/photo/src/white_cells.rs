//! Groups the white insides of cells into a lattice. This finds grids whose
//! cells are separate boxes, and grids with a broken frame.

use std::ops::Range;

use crate::geometry::{Point, Projection, Quad};
use crate::order::quantile;
use crate::regions::Region;

/// The four directions in the lattice: along its rows and along its columns.
const WAYS: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

/// The inside of one cell.
#[derive(Clone, Copy, Debug)]
struct White {
    middle: Point,
    /// The vectors from the left edge to the right edge, and from the upper
    /// edge to the lower edge.
    right: Point,
    down: Point,
    area: f32,
}

/// A lattice of white cells.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lattice {
    /// The corners, half a gap outside the outermost cells.
    pub(crate) quad: Quad,
    pub(crate) size: usize,
    /// Half the gap between the white insides of two neighbouring cells, in cells.
    pub(crate) inset: f32,
    /// The sides on which the lattice has cells with clues, clockwise from the top.
    pub(crate) ring: Ring,
}

/// The sides of a grid that have something next to them, clockwise from the top.
pub(crate) type Ring = [bool; 4];

pub(crate) const NO_RING: Ring = [false; 4];

/// Every lattice that the white regions form.
pub(crate) fn lattices(regions: &[Region]) -> Vec<Lattice> {
    let whites: Vec<White> = regions.iter().filter_map(white).collect();
    let mut places: Vec<Option<(i32, i32)>> = vec![None; whites.len()];
    let reach = reach(&whites);
    let mut found = Vec::new();
    for start in 0..whites.len() {
        if places[start].is_none() {
            let group = spread(&whites, &mut places, start, &reach);
            found.extend(lattices_of(&whites, &places, &group));
        }
    }
    found
}

fn white(region: &Region) -> Option<White> {
    // A diagonal through a cell leaves two halves; either shows where the cell is.
    let half = region.halved();
    let [a, b, c, d] = half.or_else(|| region.quad())?;
    let area = if half.is_some() { 2.0 } else { 1.0 } * region.area();
    let full = crate::geometry::area(&[a, b, c, d]) > 0.8 * area;
    let white = White {
        middle: a.plus(b).plus(c).plus(d).times(0.25),
        right: b.minus(a).plus(c.minus(d)).times(0.5),
        down: d.minus(a).plus(c.minus(b)).times(0.5),
        area,
    };
    (full && !region.at_border).then_some(white)
}

/// The range of distances from one cell to the next, in sides of the white inside. The range is around the median
/// distance to the nearest cell, so that a missing cell is not skipped.
fn reach(whites: &[White]) -> Range<f32> {
    let nearest = (0..whites.len()).filter_map(|at| {
        let around = WAYS.into_iter().filter_map(|way| neighbour(whites, at, way, &(0.9..2.4)));
        around.map(|(_, ahead)| ahead).min_by(f32::total_cmp)
    });
    let usual = quantile(&nearest.collect::<Vec<_>>(), 0.5);
    0.8 * usual..1.35 * usual
}

/// Assigns to every cell that can be reached from a cell its place relative to
/// that cell.
fn spread(
    whites: &[White],
    places: &mut [Option<(i32, i32)>],
    start: usize,
    reach: &Range<f32>,
) -> Vec<usize> {
    places[start] = Some((0, 0));
    let mut group = vec![start];
    let mut done = 0;
    while done < group.len() {
        let at = group[done];
        done += 1;
        let (column, row) = places[at].unwrap_or_default();
        for (across, along) in WAYS {
            let next = neighbour(whites, at, (across, along), reach);
            if let Some((next, _)) = next.filter(|(next, _)| places[*next].is_none()) {
                places[next] = Some((column + across, row + along));
                group.push(next);
            }
        }
    }
    group
}

/// The nearest cell of about the same size in one direction, and its distance
/// in sides of the white inside.
fn neighbour(
    whites: &[White],
    at: usize,
    (across, along): (i32, i32),
    reach: &Range<f32>,
) -> Option<(usize, f32)> {
    let from = whites[at];
    let whole = from.right.x * from.down.y - from.right.y * from.down.x;
    let distance = |other: &White| {
        let way = other.middle.minus(from.middle);
        let right = (way.x * from.down.y - way.y * from.down.x) / whole;
        let down = (from.right.x * way.y - from.right.y * way.x) / whole;
        let ahead = right * across as f32 + down * along as f32;
        let aside = right * along as f32 - down * across as f32;
        let near = reach.contains(&ahead) && aside.abs() < 0.3;
        let alike = (0.55..1.8).contains(&(other.area / from.area));
        (near && alike).then_some(ahead)
    };
    let near =
        whites.iter().enumerate().filter_map(|(index, other)| Some((index, distance(other)?)));
    near.min_by(|a, b| a.1.total_cmp(&b.1))
}

/// The lattices that a group can form: one, or several if a row is missing.
fn lattices_of(whites: &[White], places: &[Option<(i32, i32)>], group: &[usize]) -> Vec<Lattice> {
    let placed: Vec<((i32, i32), White)> =
        group.iter().filter_map(|at| Some((places[*at]?, whites[*at]))).collect();
    let columns = extent(placed.iter().map(|(place, _)| place.0));
    let rows = extent(placed.iter().map(|(place, _)| place.1));
    let size = columns.1.max(rows.1);
    let mut found: Vec<Lattice> =
        rings().filter_map(|ring| ringed(&placed, columns, rows, ring)).collect();
    let fits = (4..=9).contains(&size) && columns.1.min(rows.1) + 1 >= size;
    if !fits || 2 * placed.len() < (size * size) as usize {
        return found;
    }
    let starts = |(first, count): (i32, i32)| first - (size - count)..=first;
    for column in starts(columns) {
        for row in starts(rows) {
            found.extend(fitted(&placed, column, row, size as usize, NO_RING));
        }
    }
    found
}

/// Every choice of at least one side.
fn rings() -> impl Iterator<Item = Ring> {
    (1..16).map(|sides| std::array::from_fn(|side| sides >> side & 1 == 1))
}

/// The grid inside clue cells on these sides, if all its cells are there and no
/// corner has a clue cell.
fn ringed(
    placed: &[((i32, i32), White)],
    (left, across): (i32, i32),
    (top, along): (i32, i32),
    ring: Ring,
) -> Option<Lattice> {
    let [above, right, below, before] = ring.map(i32::from);
    let (size, other) = (across - right - before, along - above - below);
    let ((left, top), last) = ((left + before, top + above), size - 1);
    let corners = [(-1, -1, 0), (size, -1, 1), (size, size, 2), (-1, size, 3)];
    let is_open = |(x, y, side): (i32, i32, usize)| {
        let is_corner = ring[side] && ring[(side + 3) % 4];
        !is_corner || placed.iter().all(|(place, _)| *place != (left + x, top + y))
    };
    let within = |((x, y), _): &&((i32, i32), White)| {
        (left..=left + last).contains(x) && (top..=top + last).contains(y)
    };
    let inside: Vec<((i32, i32), White)> = placed.iter().filter(within).copied().collect();
    let is_full = inside.len() as i32 == size * size;
    // If two sides meet, there is only one open corner, which is probably a
    // dark cell of the grid.
    let is_corner_alone = above + below == 1 && right + before == 1;
    let fits = size == other && (4..=9).contains(&size) && is_full && !is_corner_alone;
    if fits && corners.into_iter().all(is_open) {
        fitted(&inside, left, top, size as usize, ring)
    } else {
        None
    }
}

/// The least of some numbers, and how many numbers there are from it to the greatest.
fn extent(numbers: impl Iterator<Item = i32> + Clone) -> (i32, i32) {
    let least = numbers.clone().min().unwrap_or(0);
    (least, numbers.max().unwrap_or(0) - least + 1)
}

fn fitted(
    placed: &[((i32, i32), White)],
    left: i32,
    top: i32,
    size: usize,
    ring: Ring,
) -> Option<Lattice> {
    let half = |at: i32, first: i32| (at - first) as f32 + 0.5;
    let pairs: Vec<(Point, Point)> = placed
        .iter()
        .map(|(place, cell)| (Point::new(half(place.0, left), half(place.1, top)), cell.middle))
        .collect();
    let map = Projection::fitting(&pairs)?;
    let side = size as f32;
    let widths: Vec<f32> = placed
        .iter()
        .zip(&pairs)
        .map(|((_, cell), (at, _))| {
            let pitch = map.at(at.x + 0.5, at.y).minus(map.at(at.x - 0.5, at.y)).length();
            let other = map.at(at.x, at.y + 0.5).minus(map.at(at.x, at.y - 0.5)).length();
            (cell.area / (pitch * other).max(1.0)).sqrt()
        })
        .collect();
    let quad = [map.at(0.0, 0.0), map.at(side, 0.0), map.at(side, side), map.at(0.0, side)];
    let inset = ((1.0 - quantile(&widths, 0.5)) / 2.0).clamp(0.0, 0.3);
    crate::geometry::is_frame(&quad).then_some(Lattice { quad, size, inset, ring })
}
