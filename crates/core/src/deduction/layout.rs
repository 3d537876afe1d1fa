//! The conditions of a puzzle by their cells, prepared for rules and searches.
//!
//! Nothing here changes while a puzzle is being solved. `Layout::sort_in` decides which
//! rules use a condition. Every condition, whether a rule uses it or not, is checked
//! once its cells are decided.

use super::checks::{Checks, Sight, SumSight};
use super::contradiction::Contradiction;
use super::house_cells::HouseCells;
use crate::conditions::{Condition, Feature, LessThan, Parity, Role, Written};
use crate::grid::{Cell, House, Line, Scale, Side, Size, Values};
use crate::puzzle::GridPuzzle;

/// The printed conditions, by cells.
#[derive(Clone, Debug)]
pub struct Layout {
    size: Size,
    scale: Scale,
    /// The rows, the columns, then the groups.
    houses: Vec<HouseCells>,
    /// All conditions except the givens. The clues come last, line by line; the clue at
    /// the first cell of a line comes before the one at the last.
    conditions: Vec<Condition>,
    /// The same conditions, prepared for checking.
    checks: Checks,
    /// The signs, in the puzzle's order.
    signs: Vec<LessThan>,
    /// Conditions on two cells that have no rules of their own.
    pairs: Vec<Pair>,
    /// The marks, in the puzzle's order.
    marked: Vec<Parity>,
    cells: Vec<OfCell>,
}

/// The printed conditions on one cell.
#[derive(Clone, Debug, Default)]
pub struct OfCell {
    /// All conditions on the cell except its given.
    pub checks: Checks,
    /// Its signs.
    pub signs: Vec<LessThan>,
    /// The other conditions on this cell and one other cell.
    pub pairs: Vec<Pair>,
    /// The cells outside its row and column that must differ from this cell, and why.
    pub different: Vec<(Cell, Condition)>,
    /// The numbers of the cell's houses: its row, its column, then its groups.
    pub houses: Vec<usize>,
}

/// A condition on two cells.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    /// The condition.
    pub condition: Condition,
    /// The cells.
    pub cells: [Cell; 2],
}

impl Layout {
    /// The layout of a puzzle.
    #[must_use]
    pub fn of(puzzle: &GridPuzzle) -> Self {
        let size = puzzle.size();
        let mut conditions = puzzle.conditions().to_vec();
        conditions.retain(|condition| condition.feature() != Feature::Givens);
        conditions.sort_by_key(|condition| place_of_clue(*condition));
        let mut layout = Self {
            size,
            scale: puzzle.scale(),
            houses: Vec::new(),
            conditions: Vec::new(),
            checks: Checks::default(),
            signs: Vec::new(),
            pairs: Vec::new(),
            marked: Vec::new(),
            cells: vec![OfCell::default(); size.cell_count()],
        };
        size.lines().for_each(|line| layout.add_house(HouseCells::line(size, line)));
        conditions.iter().for_each(|condition| layout.sort_in(*condition));
        Self { conditions, ..layout }
    }

    /// Decides which rules use a condition.
    fn sort_in(&mut self, condition: Condition) {
        let size = self.size;
        self.checks.add(size, condition);
        for cell in condition.cells(size) {
            self.cells[cell.index()].checks.add(size, condition);
        }
        match condition.role() {
            // Rules for clues and sums find them among the checks.
            Role::Given | Role::Count(_) | Role::Sum(_) | Role::Checked => {}
            Role::Less(sign) => self.add_sign(sign),
            Role::Mark(mark) => self.marked.push(mark),
            Role::Neighbours(gap) => self.add_pair(condition, [gap.first, gap.second]),
            Role::Houses => {
                for house in HouseCells::of(size, condition) {
                    self.add_group(condition, &house.cells);
                    self.add_house(house);
                }
            }
        }
    }

    fn add_sign(&mut self, sign: LessThan) {
        self.cells[sign.lesser.index()].signs.push(sign);
        self.cells[sign.greater.index()].signs.push(sign);
        self.signs.push(sign);
    }

    fn add_pair(&mut self, condition: Condition, cells: [Cell; 2]) {
        let pair = Pair { condition, cells };
        cells.iter().for_each(|cell| self.cells[cell.index()].pairs.push(pair));
        self.pairs.push(pair);
    }

    /// Adds cells that must differ. Pairs in the same row or column are left out.
    fn add_group(&mut self, condition: Condition, cells: &[Cell]) {
        for cell in cells {
            let differs = |other: &&Cell| !in_line(self.size, *cell, **other);
            let others = cells.iter().filter(differs).map(|other| (*other, condition));
            self.cells[cell.index()].different.extend(others);
        }
    }

    fn add_house(&mut self, house: HouseCells) {
        let number = self.houses.len();
        house.cells.iter().for_each(|cell| self.cells[cell.index()].houses.push(number));
        self.houses.push(house);
    }

    /// The side length of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// How values are shown.
    #[must_use]
    pub const fn scale(&self) -> Scale {
        self.scale
    }

    /// The rows, the columns, then the diagonals and boxes.
    #[must_use]
    pub fn houses(&self) -> &[HouseCells] {
        &self.houses
    }

    /// All conditions except the givens.
    #[must_use]
    pub fn conditions(&self) -> &[Condition] {
        &self.conditions
    }

    /// The clues with their lines.
    #[must_use]
    pub fn sights(&self) -> &[Sight] {
        self.checks.clues()
    }

    /// The sums with their lines.
    #[must_use]
    pub fn sums(&self) -> &[SumSight] {
        self.checks.sums()
    }

    /// The signs.
    #[must_use]
    pub fn signs(&self) -> &[LessThan] {
        &self.signs
    }

    /// The conditions on two cells that have no rule of their own.
    #[must_use]
    pub fn pairs(&self) -> &[Pair] {
        &self.pairs
    }

    /// The marks on cells.
    #[must_use]
    pub fn marked(&self) -> &[Parity] {
        &self.marked
    }

    /// Whether there are cells that must differ but share no line.
    #[must_use]
    pub const fn has_groups(&self) -> bool {
        self.houses.len() > 2 * self.size.n()
    }

    /// Whether two cells share a house.
    #[must_use]
    pub fn sees(&self, one: Cell, other: Cell) -> bool {
        let houses = &self.cells[other.index()].houses;
        one != other && self.cells[one.index()].houses.iter().any(|house| houses.contains(house))
    }

    /// The houses that two cells share.
    #[must_use]
    pub fn shared(&self, one: Cell, other: Cell) -> Vec<House> {
        let houses = self.cells[one.index()].houses.iter();
        let shared = houses.filter(|house| self.cells[other.index()].houses.contains(house));
        shared.map(|house| self.houses[*house].house).collect()
    }

    /// The conditions about a cell.
    #[inline]
    #[must_use]
    pub fn of_cell(&self, cell: Cell) -> &OfCell {
        &self.cells[cell.index()]
    }

    /// The clue at a border place, with its line.
    #[must_use]
    pub fn sight(&self, side: Side, index: usize) -> Option<&Sight> {
        self.sights().iter().find(|sight| (sight.clue.side, sight.clue.index) == (side, index))
    }

    /// Checks that no value appears twice in a line, rows first; open cells are
    /// 0.
    ///
    /// # Errors
    /// Returns the first repeated value.
    #[inline]
    pub fn check_repeats(&self, value: impl Fn(Cell) -> u32) -> Result<(), Contradiction> {
        self.size.lines().try_for_each(|line| self.check_line(line, &value))
    }

    #[inline]
    fn check_line(&self, line: Line, value: impl Fn(Cell) -> u32) -> Result<(), Contradiction> {
        let mut held = Values::NONE;
        for cell in self.size.line_cells(line) {
            let value = value(cell);
            if held.contains(value) {
                return Err(Contradiction::Repeat { value: value as u8, line });
            }
            if value > 0 {
                held = held | Values::only(value);
            }
        }
        Ok(())
    }

    /// Checks that nothing is broken yet: repetitions line by line, then the
    /// conditions; open cells are 0.
    ///
    /// # Errors
    /// Returns the first contradiction.
    #[inline]
    pub fn check_all(&self, value: impl Fn(Cell) -> u32) -> Result<(), Contradiction> {
        self.check_repeats(&value)?;
        self.checks.check(self.size, value)
    }
}

impl Pair {
    /// The other cell of the pair.
    #[inline]
    #[must_use]
    pub fn other(&self, cell: Cell) -> Cell {
        if self.cells[0] == cell { self.cells[1] } else { self.cells[0] }
    }
}

/// The row and the column of a cell.
#[must_use]
pub const fn lines_of(size: Size, cell: Cell) -> [Line; 2] {
    [Line::Row(size.row(cell)), Line::Column(size.column(cell))]
}

const fn in_line(size: Size, a: Cell, b: Cell) -> bool {
    size.row(a) == size.row(b) || size.column(a) == size.column(b)
}

/// The place of a clue: its line, and the end of the line. Conditions other than clues
/// have no such place, so they come first.
fn place_of_clue(condition: Condition) -> Option<(Line, bool)> {
    let Written::Border { side, index, number: _ } = condition.written() else { return None };
    Some((side.line(index), !side.sees_first_cell_first()))
}

#[cfg(test)]
mod tests {
    use super::Layout;
    use crate::conditions::{Condition, Sign};
    use crate::grid::Cell;
    use crate::kind::Kind;
    use crate::puzzle::Draft;

    /// A sign without a rule would never remove a candidate.
    #[test]
    fn every_sign_has_a_rule_at_both_its_cells() {
        for sign in Sign::WRITTEN {
            let mut draft = Draft::empty(Kind::named("mixed").expect("a kind"), 2);
            if let Some(feature) = sign.feature().filter(|feature| feature.is_switched_on()) {
                draft.features = draft.features.set(feature, true);
            }
            assert!(draft.set_sign((0, 0), (0, 1), sign));
            let layout = Layout::of(&draft.puzzle().expect("a puzzle"));
            for cell in [Cell(0), Cell(1)] {
                let on = layout.of_cell(cell);
                let said = sign.condition(Cell(0), Cell(1), false);
                let pairs = on.pairs.iter().map(|pair| pair.condition);
                let signs = on.signs.iter().map(|sign| Condition::LessThan(*sign));
                assert!(pairs.chain(signs).any(|one| Some(one) == said), "{sign:?}");
            }
        }
    }
}
