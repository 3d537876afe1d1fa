//! What follows from the signs of a puzzle alone: the longest chains below and above
//! each cell, and crowds. A crowd consists of cells of one line that are all below, or
//! all above, a single cell.

use super::layout::Layout;
use super::layout::lines_of;
use crate::conditions::LessThan;
use crate::grid::{Cell, Line};

/// The longest chains of signs that end at a cell.
#[derive(Clone, Debug)]
pub struct Chains {
    /// The cell.
    pub cell: Cell,
    /// The cells below it, the nearest first.
    pub below: Vec<Cell>,
    /// The cells above it, the nearest first.
    pub above: Vec<Cell>,
}

/// Cells of one line that are all below, or all above, one cell.
#[derive(Clone, Debug)]
pub struct Crowd {
    /// The single cell.
    pub cell: Cell,
    /// The line of the other cells.
    pub line: Line,
    /// The other cells, at least two.
    pub members: Vec<Member>,
    /// Whether the members are below the single cell.
    pub below: bool,
}

/// A cell of a crowd.
#[derive(Clone, Debug)]
pub struct Member {
    /// The cell.
    pub cell: Cell,
    /// The signs that lead to this cell from the single cell.
    pub signs: Vec<LessThan>,
}

/// The chains of every cell that has a sign.
#[must_use]
pub fn chains(layout: &Layout) -> Vec<Chains> {
    let signed = layout.size().cells().filter(|cell| !layout.of_cell(*cell).signs.is_empty());
    let [below, above] = [true, false].map(|below| longest(layout, below));
    let both =
        |cell: Cell| Chains { cell, below: follow(&below, cell), above: follow(&above, cell) };
    signed.map(both).collect()
}

/// The cells that a single sign connects to a cell, either below it or above it.
fn next(layout: &Layout, cell: Cell, below: bool) -> impl Iterator<Item = Cell> {
    let signs = layout.of_cell(cell).signs.iter();
    signs.filter_map(move |sign| match below {
        true => (sign.greater == cell).then_some(sign.lesser),
        false => (sign.lesser == cell).then_some(sign.greater),
    })
}

/// For each cell, the length of its longest chain, and the next cell of that chain. The
/// number of rounds is limited in case signs form a cycle.
fn longest(layout: &Layout, below: bool) -> Vec<(usize, Option<Cell>)> {
    let size = layout.size();
    let mut longest = vec![(0, None); size.cell_count()];
    for _ in 0..size.n() {
        let mut changed = false;
        for cell in size.cells() {
            for other in next(layout, cell, below) {
                let length = longest[other.index()].0 + 1;
                if length > longest[cell.index()].0 && length < size.n() {
                    longest[cell.index()] = (length, Some(other));
                    changed = true;
                }
            }
        }
        if !changed {
            break;
        }
    }
    longest
}

fn follow(longest: &[(usize, Option<Cell>)], cell: Cell) -> Vec<Cell> {
    let next = |cell: &Cell| longest[cell.index()].1;
    core::iter::successors(next(&cell), next).take(longest[cell.index()].0).collect()
}

/// Every crowd of a puzzle.
#[must_use]
pub fn crowds(layout: &Layout) -> Vec<Crowd> {
    let mut crowds = Vec::new();
    for cell in layout.size().cells() {
        for below in [true, false] {
            let all = reached(layout, cell, below);
            for line in layout.size().lines() {
                let here = |other: &&Member| lines_of(layout.size(), other.cell).contains(&line);
                if all.iter().filter(here).nth(1).is_some() {
                    let members = all.iter().filter(here).cloned().collect();
                    crowds.push(Crowd { cell, line, members, below });
                }
            }
        }
    }
    crowds
}

/// All cells known to be below, or above, a cell, each with the shortest path of signs
/// that leads to it.
fn reached(layout: &Layout, cell: Cell, below: bool) -> Vec<Member> {
    let mut all = vec![Member { cell, signs: Vec::new() }];
    let mut at = 0;
    while let Some(Member { cell: here, signs }) = all.get(at).cloned() {
        for other in next(layout, here, below) {
            if all.iter().all(|known| known.cell != other) {
                let (lesser, greater) = if below { (other, here) } else { (here, other) };
                let mut signs = signs.clone();
                signs.push(LessThan { lesser, greater });
                all.push(Member { cell: other, signs });
            }
        }
        at += 1;
    }
    all.remove(0);
    all.sort_unstable_by_key(|member| member.cell);
    all
}
