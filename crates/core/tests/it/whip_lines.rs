//! Every remark in the lines of a whip is true: a plain checker knows only the candidates,
//! crosses out placed numbers, and takes from each remark no more than it says.

use gridfold_core::conditions::{Condition, VisibleCount};
use gridfold_core::deduction::{Board, Building, Remark, Whip, WhipLine};
use gridfold_core::grid::{Cell, Values};

/// What is known about the cells before a line, and about those of its house.
struct Known<'a> {
    board: &'a Board,
    house: Vec<Cell>,
    /// Before the line.
    start: Vec<Values>,
    /// Before the last remark.
    before: Vec<Values>,
    could: Vec<Values>,
}

/// Checks that the lines of a whip say what its links say, and that each remark holds.
pub fn check_lines(board: &Board, whip: &Whip) {
    let said: Vec<_> = whip
        .lines
        .iter()
        .flat_map(|line| line.says.iter().map(|(cell, left)| (line.through, *cell, *left)))
        .collect();
    let links: Vec<_> = whip.links.iter().map(|of| (of.through, of.cell, of.left)).collect();
    assert_eq!(said, links, "{whip:?}");
    let mut could: Vec<Values> = board.size().cells().map(|cell| board.values(cell)).collect();
    let supposed = Values::only(whip.supposed.value.into());
    cross_out(board, &mut could, whip.supposed.cell, supposed);
    for line in &whip.lines {
        let mut houses = board.layout().houses().iter();
        let house = houses.find(|known| known.house == line.through).expect("a house");
        let house = house.cells.to_vec();
        let (start, before) = (could.clone(), could.clone());
        let mut known = Known { board, house, start, before, could: could.clone() };
        let last = line.remarks.iter().fold(None, |_, remark| {
            known.check(line, remark);
            Some(remark)
        });
        assert!(known.reaches(line, last), "{line:?}");
        assert!(line.reasons(board.look(0)).iter().all(|said| !said.to_string().contains('{')));
        known.carry(line, &mut could);
        for (cell, left) in &line.says {
            cross_out(board, &mut could, *cell, *left);
        }
        for (cell, left) in &line.fills {
            assert!(known.house.contains(cell) && !left.is_empty(), "{line:?}");
            assert_eq!(could[cell.index()], *left, "{line:?}");
        }
    }
    assert!(whip.lines.last().is_some_and(|line| line.says.is_empty()), "{whip:?}");
}

fn cross_out(board: &Board, could: &mut [Values], cell: Cell, left: Values) {
    could[cell.index()] = could[cell.index()] & left;
    if could[cell.index()].len() > 1 {
        return;
    }
    let gone = could[cell.index()];
    for house in board.layout().houses().iter().filter(|house| house.cells.contains(&cell)) {
        for other in house.cells.iter().filter(|other| **other != cell) {
            could[other.index()] = could[other.index()] & !gone;
        }
    }
}

impl Known<'_> {
    fn check(&mut self, line: &WhipLine, remark: &Remark) {
        let now = self.could.clone();
        self.check_one(line, remark);
        self.before = now;
    }

    /// What the reasons of a line have shown stays known, unless they suppose something.
    fn carry(&self, line: &WhipLine, could: &mut [Values]) {
        if line.remarks.iter().any(|one| matches!(one, Remark::Otherwise(..))) {
            return;
        }
        for remark in &line.remarks {
            match remark {
                Remark::Beside { cell, left, .. } => cross_out(self.board, could, *cell, *left),
                Remark::Left(cell, left, _) => cross_out(self.board, could, *cell, *left),
                Remark::Place(cell, value, _) => {
                    cross_out(self.board, could, *cell, Values::only(*value));
                }
                Remark::Rise(_, cells, _) => {
                    let after = self.could.clone();
                    let left = |cell: &Cell| after[cell.index()];
                    cells.iter().for_each(|cell| cross_out(self.board, could, *cell, left(cell)));
                }
                Remark::Ways(_, ways) if !ways.is_empty() => {
                    for (at, cell) in self.house.iter().enumerate() {
                        let in_ways = ways.iter().map(|way| u32::from(way[at])).collect();
                        cross_out(self.board, could, *cell, in_ways);
                    }
                }
                _ => {}
            }
        }
        for cell in &self.house {
            could[cell.index()] = could[cell.index()] & self.could[cell.index()];
        }
    }

    fn check_one(&mut self, line: &WhipLine, remark: &Remark) {
        match remark {
            Remark::Beside { condition, other: (other, values), cell, left } => {
                assert!(self.states(*condition) && self.house.contains(cell), "{remark:?}");
                assert_eq!(self.could[other.index()], *values, "{remark:?}");
                let size = self.board.size();
                let fits = |value: &u32| {
                    values.iter().any(|one| {
                        let at = |of: Cell| if of == *cell { *value } else { one };
                        condition.breach(size, at).is_none()
                    })
                };
                let fitting: Values = self.could[cell.index()].iter().filter(fits).collect();
                assert_eq!(fitting, *left, "{remark:?}");
                self.set(*cell, fitting);
            }
            Remark::Left(cell, left, by) => {
                assert_eq!(self.could[cell.index()], *left, "{remark:?}");
                let says = |(of, said): &(Cell, Values)| of == cell && (*left & !*said).is_empty();
                assert!(left.len() == 1 || line.says.iter().any(says), "{line:?}");
                for (other, value) in by {
                    assert_eq!(self.could[other.index()], Values::only(*value), "{remark:?}");
                    let took = self.board.values(*cell).contains(*value) && !left.contains(*value);
                    assert!(took && self.board.values(*other).len() > 1, "{remark:?}");
                    assert!(self.board.layout().sees(*other, *cell), "{remark:?}");
                }
                if self.house.contains(cell) {
                    self.set(*cell, *left);
                }
            }
            Remark::Place(cell, value, then) => {
                assert_eq!(self.places(Values::only(*value)), [*cell], "{remark:?}");
                let other = |of: &Cell| of != cell && self.start[of.index()].contains(*value);
                assert_eq!(*then, self.house.iter().any(other), "{line:?}");
                self.could[cell.index()] = Values::only(*value);
            }
            Remark::Crowd(crowd) => {
                let all = self.all_of(crowd);
                assert_eq!(all.len() as usize, crowd.len(), "{remark:?}");
                let is_in = |cell: &Cell| crowd.iter().any(|(of, _)| of == cell);
                for cell in self.house.clone().iter().filter(|cell| !is_in(cell)) {
                    self.could[cell.index()] = self.could[cell.index()] & !all;
                }
            }
            Remark::Places(values, cells) => {
                assert_eq!(self.places(*values), *cells, "{remark:?}");
                assert_eq!(cells.len(), values.len() as usize, "{remark:?}");
                for cell in cells {
                    self.could[cell.index()] = self.could[cell.index()] & *values;
                }
            }
            Remark::Otherwise(cell, values) => {
                let [(said, left)] = line.says[..] else { panic!("{line:?}") };
                assert_eq!((said, self.could[cell.index()] & !left), (*cell, *values), "{line:?}");
                self.set(*cell, *values);
            }
            Remark::NoValue(cell, had) => {
                assert!(self.could[cell.index()].is_empty(), "{remark:?}");
                let before = match line.remarks.len() {
                    1 => self.board.values(*cell),
                    _ => self.before[cell.index()],
                };
                assert!(before == *had && !had.is_empty(), "{line:?}");
            }
            Remark::FewPlaces(values, cells) => {
                assert_eq!(self.places(*values), *cells, "{remark:?}");
                assert!(cells.len() < values.len() as usize, "{remark:?}");
            }
            Remark::FewValues(crowd) => {
                assert!((self.all_of(crowd).len() as usize) < crowd.len(), "{remark:?}");
            }
            Remark::Ways(written, ways) => {
                let orders = self.orders(&self.could, written);
                assert!(ways.is_empty() || same(ways, &orders), "{remark:?} {orders:?}");
                for (cell, left) in &line.says {
                    let at = self.house.iter().position(|one| one == cell).expect("a cell");
                    assert!(orders.iter().all(|order| left.contains(order[at].into())), "{line:?}");
                }
            }
            Remark::Rise(clue, cells, ways) => {
                assert!(self.states(Condition::VisibleCount(*clue)), "{remark:?}");
                let sight = clue.line_of_sight(self.board.size());
                assert_eq!(sight.take(clue.value as usize).collect::<Vec<_>>(), *cells);
                let tallest = Values::only(self.board.size().n() as u32);
                assert_eq!(self.could[cells[cells.len() - 1].index()], tallest, "{remark:?}");
                assert!(same(ways, &self.rising(*clue, cells)), "{remark:?}");
                if ways.is_empty() {
                    let is_low = |count: &usize| self.rising(*clue, &cells[..*count]).is_empty();
                    let low = (1..=cells.len()).find(is_low).expect("a cell that is too low");
                    self.could[cells[low - 1].index()] = Values::NONE;
                    return;
                }
                for (at, cell) in cells.iter().enumerate() {
                    let left = ways.iter().map(|way| u32::from(way[at])).collect();
                    self.could[cell.index()] = left;
                }
            }
            Remark::Seen(clue, buildings) => self.check_buildings(*clue, buildings),
            Remark::Shown { clue, seen, count, ways } => {
                assert!(self.states(Condition::VisibleCount(*clue)), "{remark:?}");
                let orders = self.orders(&self.could, &[]);
                assert!(!orders.is_empty() && !seen.contains(clue.value), "{line:?}");
                assert!(count.unwrap_or(orders.len()) == orders.len(), "{line:?}");
                assert!(count.is_some() || orders.len() > 1_000, "{line:?}");
                assert!(ways.is_empty() || same(ways, &orders), "{line:?}");
                let heights = orders.iter().map(|order| self.seen(*clue, order).len() as u32);
                assert_eq!(heights.collect::<Values>(), *seen, "{line:?}");
            }
            Remark::Orders(broken) => {
                let listed: Vec<Vec<u8>> = broken.iter().map(|(order, _)| order.clone()).collect();
                assert!(same(&listed, &self.orders(&self.could, &[])), "{remark:?}");
                for (order, condition) in broken {
                    assert!(
                        self.states(*condition) && !self.keeps(order, *condition),
                        "{remark:?}"
                    );
                }
            }
            Remark::NoOrder(written, ways) => {
                assert!(self.orders(&self.could, written).is_empty(), "{remark:?}");
                assert!(ways.is_empty() || same(ways, &self.orders(&self.could, &[])), "{line:?}");
            }
        }
    }

    /// Whether the last remark is all that a line needs.
    fn reaches(&self, line: &WhipLine, last: Option<&Remark>) -> bool {
        let is_clash = match last {
            Some(Remark::Ways(..)) => return !line.says.is_empty(),
            Some(
                Remark::NoValue(..)
                | Remark::FewPlaces(..)
                | Remark::FewValues(_)
                | Remark::Seen(..)
                | Remark::Shown { .. }
                | Remark::Orders(_)
                | Remark::NoOrder(..),
            ) => true,
            _ => false,
        };
        let supposes = line.remarks.iter().any(|one| matches!(one, Remark::Otherwise(..)));
        if line.says.is_empty() || supposes {
            return is_clash;
        }
        let holds = |(cell, left): &(Cell, Values)| (self.could[cell.index()] & !*left).is_empty();
        line.says.iter().all(holds)
    }

    fn states(&self, condition: Condition) -> bool {
        self.board.layout().conditions().contains(&condition)
    }

    /// Sets what a cell of the house can be; a single number is removed from the others.
    fn set(&mut self, cell: Cell, values: Values) {
        self.could[cell.index()] = values;
        if values.len() == 1 {
            for other in self.house.iter().filter(|other| **other != cell) {
                self.could[other.index()] = self.could[other.index()] & !values;
            }
        }
    }

    /// The cells of the house that can have any of these values.
    fn places(&self, values: Values) -> Vec<Cell> {
        let has = |cell: &&Cell| !(self.could[cell.index()] & values).is_empty();
        self.house.iter().filter(has).copied().collect()
    }

    fn all_of(&self, crowd: &[(Cell, Values)]) -> Values {
        for (cell, values) in crowd {
            assert_eq!(self.could[cell.index()], *values, "{crowd:?}");
            assert!(self.house.contains(cell), "{crowd:?}");
        }
        crowd.iter().fold(Values::NONE, |all, (_, values)| all | *values)
    }

    /// The ways in which the buildings of some cells can rise, the nearest first.
    fn rising(&self, clue: VisibleCount, cells: &[Cell]) -> Vec<Vec<u8>> {
        let mut ways = vec![Vec::new()];
        for cell in cells {
            let with = |way: &Vec<u8>| {
                let last = way.last().copied().unwrap_or(u8::from(clue.parks));
                let values = self.could[cell.index()].iter().map(|value| value as u8);
                let taller = values.filter(|value| *value > last);
                taller.map(|value| [way.as_slice(), &[value]].concat()).collect::<Vec<_>>()
            };
            ways = ways.iter().flat_map(with).collect();
        }
        ways
    }

    /// In every order, all these buildings are seen if they are more than a clue says, and otherwise
    /// no others.
    fn check_buildings(&self, clue: VisibleCount, buildings: &[Building]) {
        assert!(self.states(Condition::VisibleCount(clue)), "{clue:?}");
        let is_more = buildings.len() > clue.value as usize;
        assert!(is_more || buildings.len() < clue.value as usize, "{clue:?} {buildings:?}");
        for order in self.orders(&self.could, &[]) {
            let seen = self.seen(clue, &order);
            let is = |building: &Building, (cell, height): &(Cell, u32)| match building {
                Building::At(of) => of == cell,
                Building::Height(of) => of == height,
            };
            let named = |one: &(Cell, u32)| buildings.iter().filter(|of| is(of, one)).count();
            let names: Vec<usize> = seen.iter().map(named).collect();
            if is_more {
                assert!(names.iter().all(|count| *count <= 1), "{buildings:?} {order:?}");
                assert_eq!(names.iter().sum::<usize>(), buildings.len(), "{order:?} {clue:?}");
            } else {
                assert!(names.iter().all(|count| *count == 1), "{buildings:?} {order:?}");
            }
        }
    }

    /// The buildings that an order shows.
    fn seen(&self, clue: VisibleCount, order: &[u8]) -> Vec<(Cell, u32)> {
        let sight = clue.line_of_sight(self.board.size()).map(|cell| {
            let at = self.house.iter().position(|one| *one == cell).expect("a cell");
            (cell, u32::from(order[at]))
        });
        let mut tallest = u32::from(clue.parks);
        sight
            .filter(|(_, height)| {
                let is_seen = *height > tallest;
                tallest = tallest.max(*height);
                is_seen
            })
            .collect()
    }

    /// All orders of the house that fit these candidates and conditions.
    fn orders(&self, could: &[Values], written: &[Condition]) -> Vec<Vec<u8>> {
        assert!(written.iter().all(|condition| self.states(*condition)), "{written:?}");
        let mut orders = vec![Vec::new()];
        for cell in &self.house {
            let with = |order: &Vec<u8>| {
                let new = could[cell.index()].iter().map(|value| value as u8);
                let new = new.filter(|value| !order.contains(value));
                new.map(|value| [order.as_slice(), &[value]].concat()).collect::<Vec<_>>()
            };
            orders = orders.iter().flat_map(with).collect();
        }
        orders.retain(|order| written.iter().all(|condition| self.keeps(order, *condition)));
        orders
    }

    fn keeps(&self, order: &[u8], condition: Condition) -> bool {
        let value = |cell: Cell| {
            let at = self.house.iter().position(|one| *one == cell);
            at.map_or(0, |at| u32::from(order[at]))
        };
        condition.breach(self.board.size(), value).is_none()
    }
}

fn same(listed: &[Vec<u8>], orders: &[Vec<u8>]) -> bool {
    let (mut listed, mut orders) = (listed.to_vec(), orders.to_vec());
    listed.sort_unstable();
    orders.sort_unstable();
    listed == orders
}
