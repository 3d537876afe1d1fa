//! What a clue shows in every order that its line still has: which buildings are always seen,
//! which can be seen at all, and where they rise up to the tallest one.

use crate::conditions::VisibleCount;
use crate::deduction::evidence::Building;
use crate::grid::{Cell, Size, Values};

/// The cells in a clue's line of sight, the nearest first.
pub struct Sight<'a> {
    clue: VisibleCount,
    cells: Vec<Cell>,
    know: &'a [Values],
}

impl<'a> Sight<'a> {
    pub fn new(clue: VisibleCount, size: Size, know: &'a [Values]) -> Self {
        Self { clue, cells: clue.line_of_sight(size).collect(), know }
    }

    /// More buildings than the clue says that are always seen, or fewer that can be seen at all.
    pub fn wrong(&self) -> Option<Vec<Building>> {
        let is_possible = (0..self.cells.len()).all(|at| !self.could(at).is_empty())
            && self.all().all(|height| self.places(height).next().is_some());
        is_possible.then(|| self.too_many().or_else(|| self.too_few()))?
    }

    fn could(&self, at: usize) -> Values {
        self.know[self.cells[at].index()]
    }

    fn all(&self) -> impl Iterator<Item = u32> + use<> {
        1..=self.cells.len() as u32
    }

    /// The heights that count as buildings.
    fn heights(&self) -> impl Iterator<Item = u32> + use<> {
        let is_park = self.clue.parks;
        self.all().skip(usize::from(is_park))
    }

    fn places(&self, height: u32) -> impl DoubleEndedIterator<Item = usize> + '_ {
        (0..self.cells.len()).filter(move |at| self.could(*at).contains(height))
    }

    /// Whether all places of one height are in front of all places of another.
    fn is_before(&self, one: u32, other: u32) -> bool {
        self.places(one).last() <= self.places(other).next()
    }

    fn taller(&self, than: u32) -> impl Iterator<Item = u32> + use<> {
        than + 1..=self.cells.len() as u32
    }

    fn too_many(&self) -> Option<Vec<Building>> {
        let most = self.clue.value as usize + 1;
        let is_seen = |height: &u32| self.taller(*height).all(|of| self.is_before(*height, of));
        let heights: Values = self.heights().filter(is_seen).collect();
        let cells: Vec<usize> = (0..self.cells.len())
            .filter(|at| {
                let least = self.could(*at).min();
                self.could(*at).len() > 1
                    && least > u32::from(self.clue.parks)
                    && (0..*at).all(|before| self.could(before).max() <= least)
            })
            .collect();
        let others = cells.iter().copied().filter(|at| (self.could(*at) & heights).is_empty());
        let by_heights: Vec<Building> =
            others.map(|at| self.at(at)).chain(heights.iter().map(Building::Height)).collect();
        let in_cells = cells.iter().fold(Values::NONE, |all, at| all | self.could(*at));
        let others = (heights & !in_cells).iter().map(Building::Height);
        let by_cells: Vec<Building> = cells.iter().map(|at| self.at(*at)).chain(others).collect();
        let mut named = if by_cells.len() > by_heights.len() { by_cells } else { by_heights };
        if named.len() < most {
            return None;
        }
        named.sort_by_key(|one| self.places_to_look_at(one));
        named.truncate(most);
        named.sort_by_key(|one| match one {
            Building::At(cell) => self.know[cell.index()].min(),
            Building::Height(height) => *height,
        });
        Some(named)
    }

    fn too_few(&self) -> Option<Vec<Building>> {
        let is_hidden = |height: &u32| self.taller(*height).any(|of| self.is_before(of, *height));
        let heights: Vec<Building> =
            self.heights().filter(|height| !is_hidden(height)).map(Building::Height).collect();
        let tallest = self.places(self.cells.len() as u32).last()?;
        let cells = (0..=tallest).filter(|at| {
            let most = self.could(*at).max();
            most > u32::from(self.clue.parks)
                && (0..*at).all(|before| self.could(before).min() < most)
        });
        let cells: Vec<Building> = cells.map(|at| self.at(at)).collect();
        let fewer = if cells.len() < heights.len() { cells } else { heights };
        (fewer.len() < self.clue.value as usize).then_some(fewer)
    }

    /// A building by its height where it is known, otherwise by its cell.
    fn at(&self, at: usize) -> Building {
        self.could(at).single().map_or(Building::At(self.cells[at]), Building::Height)
    }

    fn places_to_look_at(&self, building: &Building) -> usize {
        match building {
            Building::Height(height) if *height < self.cells.len() as u32 => {
                self.places(*height).count()
            }
            _ => 1,
        }
    }
}

/// Buildings that all have to be seen, so they rise up to the tallest one.
pub struct Rise {
    pub cells: Vec<Cell>,
    pub ways: Vec<Vec<u8>>,
    /// The first cell that is too low, if there is no way.
    pub low: Option<Cell>,
}

/// How the buildings can rise, where a clue says that all up to the tallest one are seen.
pub fn rising(clue: VisibleCount, size: Size, know: &[Values]) -> Option<Rise> {
    let cells: Vec<Cell> = clue.line_of_sight(size).take(clue.value as usize).collect();
    let tallest = Values::only(size.n() as u32);
    if cells.last().is_none_or(|last| know[last.index()] != tallest) {
        return None;
    }
    let (mut ways, mut low): (Vec<Vec<u8>>, _) = (vec![Vec::new()], None);
    for cell in &cells {
        let with = |way: &Vec<u8>| {
            let last = way.last().copied().unwrap_or_else(|| u8::from(clue.parks));
            let taller = (know[cell.index()] & Values::above(last.into())).iter();
            taller.map(|value| [way.as_slice(), &[value as u8]].concat()).collect::<Vec<_>>()
        };
        ways = ways.iter().flat_map(with).collect();
        if ways.is_empty() {
            low = low.or(Some(*cell));
        }
    }
    Some(Rise { cells, ways, low })
}
