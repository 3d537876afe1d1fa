//! What the puzzle states about each house and each cell, prepared for
//! following assumptions from one placed number to the next.
//!
//! Nothing here changes while a puzzle is being solved, so boards derived from
//! one another share it.

use core::fmt;
use std::rc::Rc;

use super::arrangements::LineSpec;
use super::layout::Layout;
use super::pass::{Kept, Pass, Passes};
use crate::constraints::LineClues;
use crate::grid::{Cell, House, Line, Size, Values};

/// A set of houses, by their numbers.
pub type Houses = u64;

/// The houses and cells of a board.
pub struct Wiring {
    units: Vec<Unit>,
    cells: Vec<Around>,
    /// Whether any signs say which of two cells is greater.
    pub has_signs: bool,
}

/// A house with the conditions at its border and between its cells.
pub struct Unit {
    /// Its name.
    pub house: House,
    /// Its cells; the cells of a line go from the first to the last.
    pub cells: Rc<[Cell]>,
    /// The conditions at the border of a line and between its cells.
    pub spec: LineSpec,
    pass: Rc<Pass>,
}

/// What a number in a cell implies at once.
struct Around {
    houses: Houses,
    /// The cells that share a house with this cell.
    peers: Vec<Cell>,
    near: Vec<Near>,
}

/// A neighbouring cell, and its possible values for each number in the first cell.
struct Near {
    cell: Cell,
    allowed: Vec<Values>,
}

impl Wiring {
    /// The wiring of a board, given the conditions of its lines, rows first; `None` if
    /// there are too many houses.
    #[must_use]
    pub fn of(layout: &Layout, lines: &[LineSpec], passes: &Passes) -> Option<Self> {
        let size = layout.size();
        if layout.houses().len() > Houses::BITS as usize {
            return None;
        }
        let bare = lines[0].only(&[]);
        let units = layout.houses().iter().enumerate().map(|(number, house)| {
            let line = lines.get(number);
            let none = || passes.of(size, LineClues::none(Line::Row(0)));
            let pass = line.map_or_else(none, |spec| spec.pass(passes));
            let spec = line.unwrap_or(&bare);
            Unit { house: house.house, cells: Rc::clone(&house.cells), spec: spec.clone(), pass }
        });
        let cells = size.cells().map(|cell| Around::of(layout, cell)).collect();
        Some(Self { units: units.collect(), cells, has_signs: !layout.signs().is_empty() })
    }

    /// A house by its number.
    #[must_use]
    pub fn unit(&self, house: usize) -> &Unit {
        &self.units[house]
    }

    /// The houses of a cell.
    #[must_use]
    pub fn houses(&self, cell: Cell) -> Houses {
        self.cells[cell.index()].houses
    }

    /// Puts a number into a cell and removes what this rules out at once, in its houses
    /// and in the cells that a sign or a bar joins to it. Returns the houses of all
    /// cells that changed.
    pub fn put(&self, know: &mut [Values], cell: Cell, value: u32) -> Houses {
        let around = &self.cells[cell.index()];
        know[cell.index()] = know[cell.index()] & Values::only(value);
        let mut touched = around.houses;
        let mut keep = |other: Cell, values: Values| {
            let left = know[other.index()] & values;
            if left != know[other.index()] {
                know[other.index()] = left;
                touched |= self.houses(other);
            }
        };
        around.peers.iter().for_each(|peer| keep(*peer, !Values::only(value)));
        around.near.iter().for_each(|near| keep(near.cell, near.allowed[value as usize - 1]));
        touched
    }

    /// Sets the candidates of a cell. If only one is left, removes it from the houses of
    /// the cell, but nothing beside its signs.
    pub fn cross_out(&self, know: &mut [Values], cell: Cell, left: Values) {
        know[cell.index()] = know[cell.index()] & left;
        if know[cell.index()].len() == 1 {
            let gone = know[cell.index()];
            let peers = self.cells[cell.index()].peers.iter();
            peers.for_each(|peer| know[peer.index()] = know[peer.index()] & !gone);
        }
    }

    /// Sets the candidates of a cell; if only one is left, places it.
    pub fn note(&self, know: &mut [Values], cell: Cell, left: Values) -> Houses {
        if let Some(value) = left.single() {
            return self.put(know, cell, value);
        }
        know[cell.index()] = left;
        self.houses(cell)
    }

    /// The remaining candidates of the cells of a house; `None` if the house has no
    /// possibility left.
    #[must_use]
    pub fn kept(&self, house: usize, know: &[Values]) -> Kept {
        let unit = &self.units[house];
        let mut could = [Values::NONE; Size::MAX];
        for (could, cell) in could.iter_mut().zip(&*unit.cells) {
            *could = know[cell.index()];
            if could.is_empty() {
                return None;
            }
        }
        unit.pass.supported(&could[..unit.cells.len()])
    }
}

impl Around {
    fn of(layout: &Layout, cell: Cell) -> Self {
        let of_cell = layout.of_cell(cell);
        let houses = of_cell.houses.iter().fold(0, |all, house| all | 1 << house);
        let size = layout.size();
        let peers = size.cells().filter(|other| layout.sees(cell, *other)).collect();
        let signs = of_cell.signs.iter().map(|sign| {
            let other = if sign.lesser == cell { sign.greater } else { sign.lesser };
            let allowed = |value: u32| {
                if sign.lesser == cell { Values::above(value) } else { Values::up_to(value - 1) }
            };
            Near { cell: other, allowed: (1..=size.n() as u32).map(allowed).collect() }
        });
        let pairs = of_cell.pairs.iter().map(|pair| {
            let other = pair.other(cell);
            let allowed = |value: u32| {
                let fits = |one: &u32| {
                    let here = |at| if at == cell { value } else { *one };
                    pair.condition.breach(size, here).is_none()
                };
                size.all_values().iter().filter(fits).collect()
            };
            Near { cell: other, allowed: (1..=size.n() as u32).map(allowed).collect() }
        });
        let near = signs.chain(pairs).collect();
        Self { houses, peers, near }
    }
}

impl fmt::Debug for Wiring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} houses", self.units.len())
    }
}

/// Iterates over a set of houses.
pub fn each(mut houses: Houses) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let next = houses.trailing_zeros();
        houses &= houses.wrapping_sub(1);
        (next < Houses::BITS).then_some(next as usize)
    })
}
