//! The ways to rotate and reflect a box onto itself.
//!
//! ```text
//!   sides 3 3 3: 48     2 2 3: 16     2 3 4: 8     1 2 3: 4     1 1 2: 2
//! ```
//!
//! Each symmetry is a permutation of axes of equal length, with some of them
//! reversed. If a side is 1, several of these move the cells in the same way;
//! for example, reflecting a flat box in its own plane moves nothing at all.
//! Only one of these symmetries is listed, so two listed symmetries always
//! differ in some cell. Turning over a flat box in space mirrors it within its
//! plane, so there every reflection is also a rotation.

use super::{Cell, Cuboid, Direction};

/// A rotation or reflection of a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry {
    /// The image of each axis.
    axes: [usize; 3],
    /// Whether each axis is reversed.
    backwards: [bool; 3],
}

impl Symmetry {
    /// The reflection along the first axis on which the box has several cells.
    pub(super) fn mirror(cuboid: Cuboid) -> Self {
        let first = cuboid.sides().iter().position(|side| *side > 1);
        Self { axes: [0, 1, 2], backwards: [0, 1, 2].map(|axis| Some(axis) == first) }
    }

    /// The image of a cell, in a box that has this symmetry.
    #[must_use]
    pub fn cell(self, cuboid: Cuboid, cell: Cell) -> Cell {
        let (from, sides) = (cuboid.place(cell), cuboid.sides());
        let mut to = [0; 3];
        for axis in 0..3 {
            let at = from[axis];
            to[self.axes[axis]] = if self.backwards[axis] { sides[axis] - 1 - at } else { at };
        }
        cuboid.cell(to).unwrap_or(cell)
    }

    /// The image of each cell, by its number: the numbers change uniformly with
    /// each coordinate, so there is no need to decompose every cell.
    pub(super) fn moved(self, cuboid: Cuboid) -> Vec<usize> {
        let sides @ [a, b, c] = cuboid.sides();
        let strides = [b * c, c, 1];
        let along = |axis: usize, at: usize| {
            let to = if self.backwards[axis] { sides[axis] - 1 - at } else { at };
            to * strides[self.axes[axis]]
        };
        let mut moved = Vec::with_capacity(a * b * c);
        for x in 0..a {
            for y in 0..b {
                let row = along(0, x) + along(1, y);
                moved.extend((0..c).map(|z| row + along(2, z)));
            }
        }
        moved
    }

    /// The image of a direction.
    #[must_use]
    pub const fn direction(self, direction: Direction) -> Direction {
        let axis = direction.axis();
        Direction::along(self.axes[axis], direction.is_positive() != self.backwards[axis])
    }

    /// Whether this is a rotation, which is an even number of reflections:
    /// every reversed axis and every swap of two axes is one reflection.
    const fn is_turn(self) -> bool {
        let [x, y, z] = self.axes;
        let exchanges = (x > y) as usize + (x > z) as usize + (y > z) as usize;
        let [a, b, c] = self.backwards;
        (exchanges + a as usize + b as usize + c as usize).is_multiple_of(2)
    }

    fn fits(self, sides: [usize; 3]) -> bool {
        (0..3).all(|axis| sides[axis] == sides[self.axes[axis]])
    }

    /// Whether the symmetry does something to an axis of length 1, which moves no cell.
    fn idles(self, sides: [usize; 3]) -> bool {
        (0..3).any(|axis| sides[axis] == 1 && (self.axes[axis] != axis || self.backwards[axis]))
    }
}

/// All the symmetries of a box; the first leaves everything in place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symmetries {
    elements: Vec<Symmetry>,
    flat: bool,
}

impl Symmetries {
    /// The symmetries of this box.
    #[must_use]
    pub fn of(cuboid: Cuboid) -> Self {
        let sides = cuboid.sides();
        let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        let backwards = (0..8).map(|bits| [1, 2, 4].map(|bit| bits & bit != 0));
        let all = orders
            .into_iter()
            .flat_map(|axes| backwards.clone().map(move |backwards| Symmetry { axes, backwards }));
        let elements = all.filter(|one| one.fits(sides) && !one.idles(sides)).collect();
        Self { elements, flat: sides.contains(&1) }
    }

    /// All rotations and reflections, at most 48.
    #[must_use]
    pub fn elements(&self) -> &[Symmetry] {
        &self.elements
    }

    /// How many foldings up to rotation there are for each folding up to rotation and reflection.
    /// The number is 2, because a chain that fills the box is never its own mirror image. In a flat
    /// box, it is 1, because turning over is mirroring.
    #[must_use]
    pub fn handedness(&self) -> u64 {
        if self.flat { 1 } else { 2 }
    }

    /// The symmetries that are rotations.
    pub fn turns(&self) -> impl Iterator<Item = Symmetry> {
        self.elements.iter().copied().filter(|one| self.flat || one.is_turn())
    }
}
