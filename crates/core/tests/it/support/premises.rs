//! What follows from named premises, found by trying everything: a plain check
//! of the causes of steps. This check uses the definitions of `Cause` and no
//! rules.

use gridfold_core::conditions::{Condition, Written};
use gridfold_core::deduction::{Board, Cause, Evidence, Link, Statement, Step, Whip};
use gridfold_core::grid::{Cell, House, Line, Size, Values};

/// Everything that the named premises state, in a form that can be tried.
pub struct Premises {
    size: Size,
    could: Vec<Values>,
    /// Groups of cells with each value at most once.
    houses: Vec<Vec<Cell>>,
    /// The orders of each line that fit the numbers at its border.
    orders: Vec<(Vec<Cell>, Vec<Vec<u32>>)>,
    /// Conditions on two cells.
    pairs: Vec<(Condition, [Cell; 2])>,
}

/// Whether what a step says follows from these premises alone: its effect, and
/// each link of its chain or whip.
pub fn follows(board: &Board, causes: &[Cause], step: &Step) -> bool {
    let premises = Premises::of(board, causes);
    contraries(step).iter().all(|contrary| !premises.allow(contrary))
}

/// What is impossible if a step is right: each item is a list of cells with the
/// values that they would have at the same time.
fn contraries(step: &Step) -> Vec<Vec<(Cell, Values)>> {
    let removed = step.removed.iter().map(|one| vec![*one]);
    let placed = step.placed.iter().map(|by| vec![(by.cell, !Values::only(by.value))]);
    let links = match &step.evidence {
        Evidence::Chain(branches) => branches.concat(),
        _ => Vec::new(),
    };
    let says = |of: Statement, holds: bool| {
        let only = Values::only(of.value.into());
        (of.cell, if holds { only } else { !only })
    };
    let link = |link: &Link| {
        let Link { from, to, .. } = link;
        vec![says(*from, from.holds), says(*to, !to.holds)]
    };
    let whip = step.evidence.whip().map(of_whip).unwrap_or_default();
    removed.chain(placed).chain(links.iter().map(link)).chain(whip).collect()
}

/// For each link, the numbers placed before it and the values that it excludes.
fn of_whip(whip: &Whip) -> Vec<Vec<(Cell, Values)>> {
    let mut stands = vec![(whip.supposed.cell, Values::only(whip.supposed.value.into()))];
    let mut contraries = Vec::new();
    for link in &whip.links {
        contraries.push([stands.as_slice(), &[(link.cell, !link.left)]].concat());
        stands.push((link.cell, link.left));
    }
    contraries.push(stands);
    contraries
}

/// The first cause of a step that is not needed for its conclusion.
pub fn needless(board: &Board, step: &Step) -> Option<Cause> {
    let found = (0..step.causes.len()).find(|left_out| {
        let mut fewer = step.causes.clone();
        fewer.remove(*left_out);
        follows(board, &fewer, step)
    });
    found.map(|number| step.causes[number])
}

impl Premises {
    /// What these causes state about a board.
    pub fn of(board: &Board, causes: &[Cause]) -> Self {
        let size = board.size();
        let could = vec![size.all_values(); size.cell_count()];
        let (houses, orders, pairs) = (Vec::new(), Vec::new(), Vec::new());
        let mut premises = Self { size, could, houses, orders, pairs };
        causes.iter().for_each(|cause| premises.add(board, *cause));
        premises.add_orders(causes);
        premises
    }

    fn add(&mut self, board: &Board, cause: Cause) {
        match cause {
            Cause::Cell(cell) => self.keep(cell, board.values(cell)),
            Cause::Candidate { cell, value } => self.keep(cell, Values::only(value.into())),
            Cause::Line(line) => self.houses.push(cells(board, House::Line(line))),
            Cause::House(house) => self.houses.push(cells(board, house)),
            Cause::Places { house, value } => {
                let value = value.into();
                for cell in cells(board, house) {
                    if !board.values(cell).contains(value) {
                        self.keep(cell, !Values::only(value));
                    }
                }
                self.houses.push(cells(board, house));
            }
            Cause::Condition(condition) => self.add_condition(condition),
        }
    }

    fn keep(&mut self, cell: Cell, values: Values) {
        let could = &mut self.could[cell.index()];
        *could = *could & values;
    }

    fn add_condition(&mut self, condition: Condition) {
        let size = self.size;
        match (condition.written(), &condition.cells(size)[..]) {
            (Written::Grid, _) => {
                self.houses.extend(condition.houses(size).into_iter().map(|(_, cells)| cells));
            }
            (Written::Border { side, index, .. }, _) => {
                self.houses.push(size.line_cells(side.line(index)).collect());
            }
            (_, [cell]) => {
                let fits = |value: &u32| condition.breach(size, |_| *value).is_none();
                self.keep(*cell, size.all_values().iter().filter(fits).collect());
            }
            (_, [one, other]) => self.pairs.push((condition, [*one, *other])),
            (_, cells) => panic!("no premise about {} cells is known", cells.len()),
        }
    }

    /// The orders of each line that has a number at its border.
    fn add_orders(&mut self, causes: &[Cause]) {
        for line in self.size.lines() {
            let at_border: Vec<Condition> =
                causes.iter().filter_map(|cause| at(*cause, line)).collect();
            if !at_border.is_empty() {
                let cells: Vec<Cell> = self.size.line_cells(line).collect();
                let mut orders = Vec::new();
                self.list(&cells, &at_border, &mut Vec::new(), &mut orders);
                self.orders.push((cells, orders));
            }
        }
    }

    fn list(
        &self,
        cells: &[Cell],
        at_border: &[Condition],
        order: &mut Vec<u32>,
        orders: &mut Vec<Vec<u32>>,
    ) {
        let Some(next) = cells.get(order.len()) else {
            let value = |cell: Cell| order[place(cells, cell)];
            if at_border.iter().all(|one| one.breach(self.size, value).is_none()) {
                orders.push(order.clone());
            }
            return;
        };
        for value in self.could[next.index()].iter() {
            if !order.contains(&value) {
                order.push(value);
                self.list(cells, at_border, order, orders);
                order.pop();
            }
        }
    }

    /// Whether the premises allow these cells to have these values at the same time.
    pub fn allow(&self, cells: &[(Cell, Values)]) -> bool {
        let mut could = self.could.clone();
        for (cell, values) in cells {
            could[cell.index()] = could[cell.index()] & *values;
        }
        self.is_possible(could)
    }

    /// Whether every cell can be filled.
    fn is_possible(&self, mut could: Vec<Values>) -> bool {
        if !self.narrow(&mut could) {
            return false;
        }
        let Some(choices) = self.choices(&could) else { return true };
        choices.into_iter().any(|(cell, value)| {
            let mut supposed = could.clone();
            supposed[cell.index()] = Values::only(value);
            self.is_possible(supposed)
        })
    }

    /// The values of a cell or the places of a value, whichever are fewest;
    /// None if everything is decided.
    fn choices(&self, could: &[Values]) -> Option<Vec<(Cell, u32)>> {
        let is_open = |cell: &Cell| could[cell.index()].len() > 1 && self.is_bound(*cell);
        let of_cell = |cell: Cell| could[cell.index()].iter().map(|value| (cell, value)).collect();
        let cells = self.size.cells().filter(is_open).map(of_cell);
        let placed = self.houses.iter().flat_map(|house| {
            (1..=house.len() as u32).map(move |value| {
                let able = house.iter().filter(|cell| could[cell.index()].contains(value));
                able.map(|cell| (*cell, value)).collect::<Vec<_>>()
            })
        });
        let places = placed.filter(|places| places.len() > 1);
        places.chain(cells).min_by_key(Vec::len)
    }

    /// Whether the premises state anything about a cell besides its own candidates.
    fn is_bound(&self, cell: Cell) -> bool {
        self.houses.iter().any(|house| house.contains(&cell))
            || self.pairs.iter().any(|(_, cells)| cells.contains(&cell))
    }

    /// Removes values that obviously do not fit; returns whether every cell
    /// still has values.
    fn narrow(&self, could: &mut [Values]) -> bool {
        loop {
            let before = could.to_vec();
            self.houses.iter().for_each(|house| narrow_house(house, could));
            self.pairs.iter().for_each(|pair| self.narrow_pair(*pair, could));
            self.orders.iter().for_each(|(cells, orders)| narrow_orders(cells, orders, could));
            if could.iter().any(|values| values.is_empty()) {
                return false;
            }
            if could == before {
                return true;
            }
        }
    }

    fn narrow_pair(&self, (condition, [one, other]): (Condition, [Cell; 2]), could: &mut [Values]) {
        let fits = |first: u32, second: u32| {
            let value = |cell: Cell| if cell == one { first } else { second };
            condition.breach(self.size, value).is_none()
        };
        let (firsts, seconds) = (could[one.index()], could[other.index()]);
        could[one.index()] =
            firsts.iter().filter(|a| seconds.iter().any(|b| fits(*a, b))).collect();
        could[other.index()] =
            seconds.iter().filter(|b| firsts.iter().any(|a| fits(a, *b))).collect();
    }
}

/// The number at the border of a line, if the cause is such a number.
fn at(cause: Cause, line: Line) -> Option<Condition> {
    let Cause::Condition(condition) = cause else { return None };
    let Written::Border { side, index, .. } = condition.written() else { return None };
    (side.line(index) == line).then_some(condition)
}

fn cells(board: &Board, house: House) -> Vec<Cell> {
    let mut houses = board.layout().houses().iter();
    houses.find(|known| known.house == house).expect("a house").cells.to_vec()
}

fn place(cells: &[Cell], cell: Cell) -> usize {
    cells.iter().position(|other| *other == cell).expect("a cell of the line")
}

/// Removes a placed value from the other cells, and places a value that has a
/// single place.
fn narrow_house(house: &[Cell], could: &mut [Values]) {
    for cell in house {
        if let Some(value) = could[cell.index()].single() {
            for other in house.iter().filter(|other| *other != cell) {
                could[other.index()] = could[other.index()] & !Values::only(value);
            }
        }
    }
    for value in 1..=house.len() as u32 {
        let mut places = house.iter().filter(|cell| could[cell.index()].contains(value));
        match (places.next(), places.next()) {
            (Some(cell), None) => could[cell.index()] = Values::only(value),
            (None, _) => could[house[0].index()] = Values::NONE,
            _ => {}
        }
    }
}

fn narrow_orders(cells: &[Cell], orders: &[Vec<u32>], could: &mut [Values]) {
    let mut left = vec![Values::NONE; cells.len()];
    for order in orders {
        let fits =
            cells.iter().zip(order).all(|(cell, value)| could[cell.index()].contains(*value));
        if fits {
            left.iter_mut()
                .zip(order)
                .for_each(|(left, value)| *left = *left | Values::only(*value));
        }
    }
    cells.iter().zip(left).for_each(|(cell, left)| could[cell.index()] = left);
}
