//! The box that a chain has to fill, and the numbers of its cells.
//!
//! A cell is a place x, y, z, each counted from 0. Cells are numbered by z
//! first, then y, then x. One step along x adds `b * c` to the number, one step
//! along y adds `c`, and one step along z adds 1:
//!
//! ```text
//!   2 x 2 x 3, x = 0     x = 1       the cell 1, 0, 2 has the number
//!      0  1  2          6  7  8      (1 * 2 + 0) * 3 + 2 = 8
//!      3  4  5          9 10 11
//! ```

use core::fmt;
use core::str::FromStr;

use super::Direction;
use crate::message::Message;

/// A cell of a box, given by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(pub(super) u8);

impl Cell {
    /// The number of the cell, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A box of a x b x c cells. Sides are 1 to 8, and the volume is at most 128.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cuboid {
    sides: [usize; 3],
}

impl Cuboid {
    /// The longest side.
    pub const MAX_SIDE: usize = 8;
    /// The largest volume.
    pub const MAX_VOLUME: usize = 128;

    /// A box with these sides along x, y and z; `None` if a side is not in 1..=8 or the volume is
    /// above 128.
    #[must_use]
    pub fn new(sides: [usize; 3]) -> Option<Self> {
        let fits = sides.iter().all(|side| (1..=Self::MAX_SIDE).contains(side));
        (fits && sides.iter().product::<usize>() <= Self::MAX_VOLUME).then_some(Self { sides })
    }

    /// The cube with this many cells, if there is one.
    #[must_use]
    pub fn cube_for(cubelets: usize) -> Option<Self> {
        let side = (1..=Self::MAX_SIDE).find(|side| side.pow(3) == cubelets)?;
        Self::new([side; 3])
    }

    /// The cube with one cell more or less. Cubes smaller than 3x3x3 are left out, because two out of three small
    /// numbers are within one of a cube.
    #[must_use]
    pub fn cube_near(cubelets: usize) -> Option<Self> {
        let cubes = [cubelets + 1, cubelets.saturating_sub(1)].map(Self::cube_for);
        cubes.into_iter().flatten().find(|cube| cube.longest() > 2)
    }

    /// The sides along x, y and z.
    #[must_use]
    pub const fn sides(self) -> [usize; 3] {
        self.sides
    }

    /// The longest side.
    #[must_use]
    pub fn longest(self) -> usize {
        self.sides.into_iter().fold(0, usize::max)
    }

    /// The number of cells.
    #[must_use]
    pub const fn volume(self) -> usize {
        self.sides[0] * self.sides[1] * self.sides[2]
    }

    /// Every cell, in the order of the numbers.
    pub fn cells(self) -> impl DoubleEndedIterator<Item = Cell> {
        (0..self.volume() as u8).map(Cell)
    }

    /// The cell at x, y, z; `None` outside the box.
    #[must_use]
    pub fn cell(self, place: [usize; 3]) -> Option<Cell> {
        let inside = place.iter().zip(self.sides).all(|(at, side)| *at < side);
        let [x, y, z] = place;
        inside.then(|| Cell(((x * self.sides[1] + y) * self.sides[2] + z) as u8))
    }

    /// The x, y and z of a cell.
    #[must_use]
    pub const fn place(self, cell: Cell) -> [usize; 3] {
        let [_, b, c] = self.sides;
        [cell.index() / (b * c), cell.index() / c % b, cell.index() % c]
    }

    /// The cell this many steps further; `None` outside the box.
    #[must_use]
    pub fn beyond(self, cell: Cell, direction: Direction, steps: usize) -> Option<Cell> {
        let mut place = self.place(cell);
        let at = &mut place[direction.axis()];
        *at = if direction.is_positive() { *at + steps } else { at.checked_sub(steps)? };
        self.cell(place)
    }

    /// The cells that share a face with this one, in the order of the directions.
    pub fn neighbours(self, cell: Cell) -> impl Iterator<Item = Cell> {
        Direction::ALL.into_iter().filter_map(move |direction| self.beyond(cell, direction, 1))
    }

    /// The chessboard colour of a cell: true for the colour of the cell 0, 0,
    /// 0, which is the more common colour if the volume is odd.
    #[must_use]
    pub fn is_even(self, cell: Cell) -> bool {
        self.place(cell).iter().sum::<usize>().is_multiple_of(2)
    }
}

impl FromStr for Cuboid {
    type Err = Message;

    /// Reads `3x3x3`, also with `X`, `×`, `*` and blanks.
    fn from_str(text: &str) -> Result<Self, Message> {
        let side = |side: &str| side.trim().parse().ok();
        let sides: Option<Vec<usize>> = text.split(['x', 'X', '×', '*']).map(side).collect();
        let sides = sides.and_then(|sides| <[usize; 3]>::try_from(sides).ok());
        let message = || Message::new("snake.box").with("found", text);
        sides.and_then(Self::new).ok_or_else(message)
    }
}

impl fmt::Display for Cuboid {
    /// Writes `3x3x3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.sides;
        write!(f, "{a}x{b}x{c}")
    }
}
