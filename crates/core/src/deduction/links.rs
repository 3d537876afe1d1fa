//! The links of a graph for the current board. The links of a house are rebuilt when
//! the house has changed.

use super::arrangements::{Arrangements, MOST};
use super::evidence::{Statement, Through};
use super::graph::{Graph, Links, Number, Use};
use super::look::Look;
use super::pass::Pass;
use crate::conditions::Condition;
use crate::grid::{Cell, Values};

impl Graph {
    /// Builds the links that a use needs, for houses that have changed.
    pub fn bring_up_to_date(&mut self, look: Look<'_>, uses: Use) {
        for (number, house) in look.layout().houses().iter().enumerate() {
            let stamp = look.board().stamp(number);
            let links = &mut self.houses[number];
            if links.stamp != stamp {
                *links = Links { stamp, from: of_house(look, &house.cells) };
            }
        }
        if uses == Use::Basic {
            return;
        }
        for (number, line) in look.size().lines().enumerate() {
            let (stamp, spec) = (look.board().stamp(number), look.board().spec(line));
            if self.lines[number].stamp == stamp || !spec.says_something() {
                continue;
            }
            let listed = look.board().arrangements(line);
            let complete = listed.is_complete();
            if complete || uses == Use::AllLines && spec.is_passed() {
                let cells: Vec<Cell> = look.size().line_cells(line).collect();
                let from = match complete {
                    true => of_list(look, &cells, &listed),
                    false => of_pass(look, &cells, &spec.pass(look.board().passes())),
                };
                self.lines[number] = Links { stamp, from };
                self.counts[number] = if complete { listed.count() } else { 0 };
            }
        }
    }

    /// Whether a use takes a line as a whole. The graph must be up to date for this
    /// use.
    fn takes(&self, look: Look<'_>, uses: Use, line: usize) -> bool {
        let known =
            self.lines.get(line).is_some_and(|links| links.stamp == look.board().stamp(line));
        let within = match uses {
            Use::Basic => false,
            Use::Lines(most) => {
                self.counts.get(line).is_some_and(|count| (1..=most).contains(count))
            }
            Use::AllLines => true,
        };
        known && within
    }

    /// Passes on every statement that follows from a given one by a single link,
    /// together with this link and its weight.
    pub fn each_link(
        &self,
        look: Look<'_>,
        uses: Use,
        from: Number,
        mut tell: impl FnMut(Number, Through, u32),
    ) {
        let statement = Statement::of(self.size, from);
        let of_cell = look.layout().of_cell(statement.cell);
        for house in &of_cell.houses {
            let named = look.layout().houses()[*house].house;
            let place = self.place(look, *house, statement);
            if self.takes(look, uses, *house) {
                let weight = self.count(*house).unwrap_or(MOST) as u32;
                let through = named.line().map_or(Through::House(named), Through::Line);
                self.lines[*house].from[place].iter().for_each(|to| tell(*to, through, weight));
            }
            let links = &self.houses[*house].from[place];
            links.iter().for_each(|to| tell(*to, Through::House(named), 1));
        }
        self.each_in_cell(look, statement, |to| tell(to, Through::Cell, 1));
        for (condition, other) in neighbours(look, statement.cell) {
            if statement.holds {
                let against = excluded(look, condition, statement, other);
                against.for_each(|value| {
                    tell(self.denied(other, value), Through::Condition(condition), 1);
                });
            }
        }
    }

    fn each_in_cell(&self, look: Look<'_>, statement: Statement, mut tell: impl FnMut(Number)) {
        let others = look.values(statement.cell) & !Values::only(statement.value.into());
        match (statement.holds, others.single()) {
            (true, _) => others.iter().for_each(|value| tell(self.denied(statement.cell, value))),
            (false, Some(value)) => tell(self.denied(statement.cell, value) - 1),
            (false, None) => {}
        }
    }

    fn denied(&self, cell: Cell, value: u32) -> Number {
        Statement { cell, value: value as u8, holds: false }.number(self.size)
    }

    /// The position of a statement in the links of a house.
    fn place(&self, look: Look<'_>, house: usize, statement: Statement) -> usize {
        let n = self.size.n();
        let at = match house {
            row if row < n => self.size.column(statement.cell),
            column if column < 2 * n => self.size.row(statement.cell),
            _ => {
                let cells = &look.layout().houses()[house].cells;
                cells.iter().position(|cell| *cell == statement.cell).unwrap_or(0)
            }
        };
        (at * n + usize::from(statement.value) - 1) * 2 + usize::from(!statement.holds)
    }
}

/// The conditions on a cell and one other cell, together with that other cell.
fn neighbours<'a>(look: Look<'a>, cell: Cell) -> impl Iterator<Item = (Condition, Cell)> + 'a {
    let of_cell = look.layout().of_cell(cell);
    let signs = of_cell.signs.iter().map(move |sign| {
        let other = if sign.lesser == cell { sign.greater } else { sign.lesser };
        (Condition::LessThan(*sign), other)
    });
    signs.chain(of_cell.pairs.iter().map(move |pair| (pair.condition, pair.other(cell))))
}

/// The candidates of another cell that a condition excludes if a statement
/// holds.
fn excluded<'a>(
    look: Look<'a>,
    condition: Condition,
    statement: Statement,
    other: Cell,
) -> impl Iterator<Item = u32> + 'a {
    let size = look.size();
    let broken = move |value: u32| {
        let here = |cell| if cell == statement.cell { statement.value.into() } else { value };
        condition.breach(size, here).is_some()
    };
    look.values(other).iter().filter(move |value| broken(*value))
}

/// The links that hold because a value has only two places, and those that hold because
/// it appears only once.
fn of_house(look: Look<'_>, cells: &[Cell]) -> Vec<Vec<Number>> {
    let (size, n) = (look.size(), look.size().n());
    let mut from = vec![Vec::new(); n * n * 2];
    for value in 1..=n as u32 {
        let able: Vec<usize> =
            (0..n).filter(|at| look.values(cells[*at]).contains(value)).collect();
        let number = |at: usize, holds| {
            Statement { cell: cells[at], value: value as u8, holds }.number(size)
        };
        for at in &able {
            let here = (at * n + value as usize - 1) * 2;
            let others = able.iter().filter(|other| *other != at);
            from[here].extend(others.clone().map(|other| number(*other, false)));
            if able.len() == 2 {
                from[here + 1].extend(others.map(|other| number(*other, true)));
            }
        }
    }
    from
}

/// For each statement, the statements on which all listed arrangements with it agree.
fn of_list(look: Look<'_>, cells: &[Cell], listed: &Arrangements) -> Vec<Vec<Number>> {
    let n = cells.len();
    // For each position and each of its values, the values that every position has in
    // the arrangements with this value.
    let mut with = vec![vec![Values::NONE; n]; n * n];
    for way in listed.iter() {
        for (at, value) in way.iter().enumerate() {
            for (all, value) in with[at * n + usize::from(*value) - 1].iter_mut().zip(way) {
                *all = *all | Values::only((*value).into());
            }
        }
    }
    let mut from = vec![Vec::new(); n * n * 2];
    for at in 0..n {
        for value in look.values(cells[at]).iter() {
            let here = at * n + value as usize - 1;
            let mut without = vec![Values::NONE; n];
            for other in (at * n..at * n + n).filter(|other| *other != here) {
                without.iter_mut().zip(&with[other]).for_each(|(all, one)| *all = *all | *one);
            }
            from[here * 2] = following(look, cells, at, &with[here]);
            from[here * 2 + 1] = following(look, cells, at, &without);
        }
    }
    from
}

/// The same links, from the exact pass, if there are too many arrangements to list.
fn of_pass(look: Look<'_>, cells: &[Cell], pass: &Pass) -> Vec<Vec<Number>> {
    let n = cells.len();
    let mut from = vec![Vec::new(); n * n * 2];
    let candidates: Vec<Values> = cells.iter().map(|cell| look.values(*cell)).collect();
    for at in 0..n {
        for value in candidates[at].iter() {
            for holds in [true, false] {
                let mut supposed = candidates.clone();
                let only = Values::only(value);
                supposed[at] = supposed[at] & if holds { only } else { !only };
                let Some(agreed) = pass.supported(&supposed) else { continue };
                let here = (at * n + value as usize - 1) * 2 + usize::from(!holds);
                from[here] = following(look, cells, at, &agreed);
            }
        }
    }
    from
}

/// The statements about the other cells of a line, given the values that
/// remain.
fn following(look: Look<'_>, cells: &[Cell], at: usize, agreed: &[Values]) -> Vec<Number> {
    let mut follow = Vec::new();
    for (place, cell) in cells.iter().enumerate().filter(|(place, _)| *place != at) {
        let could = look.values(*cell);
        let say = |value: u32, holds| {
            Statement { cell: *cell, value: value as u8, holds }.number(look.size())
        };
        follow.extend((could & !agreed[place]).iter().map(|value| say(value, false)));
        if could.len() > 1 {
            follow.extend(agreed[place].single().map(|value| say(value, true)));
        }
    }
    follow
}
