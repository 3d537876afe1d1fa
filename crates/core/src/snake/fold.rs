//! A fold: where the chain starts, and in which direction each run goes.
//!
//! The cells follow from these. A fold may be invalid for a chain and a box;
//! [`Fold::cells`] checks this.

use super::{Cell, Chain, Cuboid, Direction, Symmetry};

/// A way to lay a chain into a box.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fold {
    /// The cell of the first cubelet.
    pub start: Cell,
    /// The direction of each run.
    pub directions: Vec<Direction>,
}

impl Fold {
    /// The cell of each cubelet, if this is a fold of the chain in the box. A fold has a direction for each run and a
    /// turn at each corner, uses no cell twice, and stays inside the box. Whether the box is filled depends only on the
    /// chain's length.
    #[must_use]
    pub fn cells(&self, chain: &Chain, cuboid: Cuboid) -> Option<Vec<Cell>> {
        let runs = chain.runs();
        let turns = self.directions.windows(2).all(|pair| pair[0].axis() != pair[1].axis());
        if runs.len() != self.directions.len() || !turns || self.start.index() >= cuboid.volume() {
            return None;
        }
        let mut cells = vec![self.start];
        for (length, direction) in runs.into_iter().zip(&self.directions) {
            let corner = *cells.last()?;
            for steps in 1..length {
                cells.push(cuboid.beyond(corner, *direction, steps)?);
            }
        }
        all_different(&cells).then_some(cells)
    }

    /// The same fold, rotated or reflected together with its box.
    #[must_use]
    pub fn turned(&self, symmetry: Symmetry, cuboid: Cuboid) -> Self {
        Self {
            start: symmetry.cell(cuboid, self.start),
            directions: self.directions.iter().map(|way| symmetry.direction(*way)).collect(),
        }
    }

    /// The mirror image of this fold: swaps the two directions along x, or
    /// along the first axis on which the box has more than one cell.
    #[must_use]
    pub fn mirrored(&self, cuboid: Cuboid) -> Self {
        self.turned(Symmetry::mirror(cuboid), cuboid)
    }

    /// The same cells from the other end, as a fold of the reversed chain; `None` if this is not a
    /// fold of the chain.
    #[must_use]
    pub fn reversed(&self, chain: &Chain, cuboid: Cuboid) -> Option<Self> {
        let start = *self.cells(chain, cuboid)?.last()?;
        let directions = self.directions.iter().rev().map(|way| way.opposite()).collect();
        Some(Self { start, directions })
    }
}

fn all_different(cells: &[Cell]) -> bool {
    let mut seen = [false; Cuboid::MAX_VOLUME];
    cells.iter().all(|cell| !core::mem::replace(&mut seen[cell.index()], true))
}
