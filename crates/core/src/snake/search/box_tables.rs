//! Tables that a search uses instead of computing: where each run would be, the
//! neighbours of cells, and the effect of each symmetry.
//!
//! For each length and starting cell, a row contains the cells of a run in each
//! of the six directions, without the first cell. If the run would leave the
//! box, the entry contains every cell, so that it collides with anything:
//!
//! ```text
//!   . . . .     length 3 from o, towards the right:    . . . .
//!   o . . .                                            o x x .
//! ```
//!
//! Creating all tables takes a few thousand steps, far fewer than most
//! searches.

use super::word::Word;
use crate::snake::{Cell, Cuboid, Direction, Symmetries};

/// The tables for one box and the lengths of one chain's runs.
pub struct BoxTables<W> {
    pub cuboid: Cuboid,
    /// Every cell of the box.
    pub all: W,
    /// The cells with the colour of cell 0.
    pub even: W,
    /// For each length in use, for each cell, the run in each direction.
    rows: Vec<[W; 6]>,
    /// For each axis and cell, the neighbours that are not along this axis.
    near: [Vec<W>; 3],
    /// The change of a cell's number for one step in each direction.
    pub strides: [isize; 6],
    /// Along each axis: the shift to the next cell, the cells that have a next
    /// cell, and the cells that have a previous cell.
    pub shifts: [(u32, W, W); 3],
    pub group: Group,
}

/// The symmetries as sets of bits, one bit for each symmetry.
pub struct Group {
    /// The set of all symmetries.
    all: u64,
    /// For each cell, the symmetries that leave it in place.
    fixes_cell: Vec<u64>,
    /// For each direction, the symmetries that leave it unchanged.
    pub fixes: [u64; 6],
    /// For each direction, the symmetries that map it to an earlier direction.
    pub lowers: [u64; 6],
    /// For each cell, the symmetries that map it to a cell with a lower number.
    lowers_cell: Vec<u64>,
}

impl<W: Word> BoxTables<W> {
    /// The tables for runs of these lengths.
    pub fn new(cuboid: Cuboid, lengths: &[usize], symmetries: &Symmetries) -> Self {
        let [_, b, c] = cuboid.sides();
        let strides = [b * c, c, 1].map(|stride| stride as isize);
        let set = |inside: &dyn Fn(Cell) -> bool| {
            let cells = cuboid.cells().filter(|cell| inside(*cell));
            cells.fold(W::NONE, |set, cell| set | W::only(cell.index()))
        };
        let shift = |axis: usize| {
            let [next, before] = [true, false].map(|positive| {
                let way = Direction::along(axis, positive);
                set(&|cell| cuboid.beyond(cell, way, 1).is_some())
            });
            // A side of 1 has no neighbours, and its shift might be as wide as the word.
            let stride = if cuboid.sides()[axis] > 1 { strides[axis] as u32 } else { 0 };
            (stride, next, before)
        };
        Self {
            cuboid,
            all: set(&|_| true),
            even: set(&|cell| cuboid.is_even(cell)),
            rows: rows(cuboid, lengths),
            near: [0, 1, 2].map(|axis| near(cuboid, axis)),
            strides: Direction::ALL
                .map(|way| if way.is_positive() { 1 } else { -1 } * strides[way.axis()]),
            shifts: [0, 1, 2].map(shift),
            group: Group::new(cuboid, symmetries),
        }
    }

    /// The runs from a cell, by direction. The rows for the length at index
    /// `slot` in the list of lengths begin at `slot * volume`.
    #[inline(always)]
    pub fn row(&self, rows: usize, cell: usize) -> &[W; 6] {
        &self.rows[rows + cell]
    }

    /// The neighbours of a cell that are not along this axis.
    #[inline(always)]
    pub fn near(&self, axis: usize, cell: usize) -> W {
        self.near[axis][cell]
    }

    /// The set of cells with this colour.
    pub fn colour(&self, even: bool) -> W {
        if even { self.even } else { self.all & !self.even }
    }
}

fn rows<W: Word>(cuboid: Cuboid, lengths: &[usize]) -> Vec<[W; 6]> {
    let cells = || cuboid.cells();
    let row = |length: usize, cell| Direction::ALL.map(|way| run(cuboid, cell, way, length));
    lengths.iter().flat_map(|length| cells().map(move |cell| row(*length, cell))).collect()
}

/// The cells of a run without the first cell, or every bit if the run leaves the box.
fn run<W: Word>(cuboid: Cuboid, cell: Cell, way: Direction, length: usize) -> W {
    let Some(last) = cuboid.beyond(cell, way, length - 1) else { return W::FULL };
    let [low, high] = [cell.min(last).index(), cell.max(last).index()];
    let steps = (low..=high).step_by((high - low) / (length - 1));
    steps.filter(|at| *at != cell.index()).fold(W::NONE, |run, at| run | W::only(at))
}

fn near<W: Word>(cuboid: Cuboid, axis: usize) -> Vec<W> {
    let ways = || Direction::ALL.into_iter().filter(|way| way.axis() != axis);
    let around = |cell| {
        let cells = ways().filter_map(|way| cuboid.beyond(cell, way, 1));
        cells.fold(W::NONE, |set, next| set | W::only(next.index()))
    };
    cuboid.cells().map(around).collect()
}

impl Group {
    fn new(cuboid: Cuboid, symmetries: &Symmetries) -> Self {
        let mut group = Self {
            all: 0,
            fixes_cell: vec![0; cuboid.volume()],
            fixes: [0; 6],
            lowers: [0; 6],
            lowers_cell: vec![0; cuboid.volume()],
        };
        for (number, symmetry) in symmetries.elements().iter().enumerate() {
            let bit = 1 << number;
            group.all |= bit;
            for (cell, to) in symmetry.moved(cuboid).into_iter().enumerate() {
                group.fixes_cell[cell] |= if to == cell { bit } else { 0 };
                group.lowers_cell[cell] |= if to < cell { bit } else { 0 };
            }
            for way in Direction::ALL {
                let to = symmetry.direction(way);
                group.fixes[way.index()] |= if to == way { bit } else { 0 };
                group.lowers[way.index()] |= if to < way { bit } else { 0 };
            }
        }
        group
    }

    /// The symmetries that leave a run from this cell in this direction in place; `None` if a
    /// symmetry maps it to an earlier cell or direction.
    pub fn of_first_run(&self, cell: Cell, way: Direction) -> Option<u64> {
        let stay = self.fixes_cell[cell.index()];
        let later = self.all & (self.lowers_cell[cell.index()] | stay & self.lowers[way.index()]);
        (later == 0).then_some(stay & self.fixes[way.index()])
    }
}
