//! Every whip is valid link by link: a plain checker removes placed numbers
//! around them, lists all orders of each house, and finds what these have in
//! common. The checker uses neither the search nor its passes.

use gridfold_core::conditions::Role;
use gridfold_core::deduction::{Board, Cause, Evidence, Findings, Step, Whip, WhipLink};
use gridfold_core::explain::{FOCUSED_TRIAL, LINE_WHIP, LONG_LINE_WHIP, Ladder, why_not};
use gridfold_core::grid::{Cell, House, Values};
use gridfold_core::message::{Arg, Message};
use gridfold_core::puzzle::GridPuzzle;
use gridfold_core::solve::Solutions;
use gridfold_core::texts::grids;

use crate::rules::narrowed;
use crate::support::premises::{Premises, follows};
use crate::support::random::{Dice, any_draft};
use crate::whip_lines::check_lines;

/// What is known about the cells while a whip is followed.
struct Known<'a> {
    board: &'a Board,
    could: Vec<Values>,
}

impl Known<'_> {
    /// Restricts a cell to these values; a single value is removed from the
    /// cells around it.
    fn keep(&mut self, cell: Cell, values: Values) {
        let (board, size) = (self.board, self.board.size());
        self.could[cell.index()] = self.could[cell.index()] & values;
        let Some(value) = self.could[cell.index()].single() else { return };
        let houses = board.layout().houses().iter().filter(|house| house.cells.contains(&cell));
        for other in houses.flat_map(|house| house.cells.iter()).filter(|other| **other != cell) {
            self.could[other.index()] = self.could[other.index()] & !Values::only(value);
        }
        for condition in board.layout().conditions() {
            let cells = condition.cells(size);
            let other = match cells.as_slice() {
                [one, other] if *one == cell => *other,
                [other, one] if *one == cell => *other,
                _ => continue,
            };
            let fits = |of: &u32| {
                let value = |at: Cell| if at == cell { value } else { *of };
                condition.breach(size, value).is_none()
            };
            self.could[other.index()] = self.could[other.index()].iter().filter(fits).collect();
        }
    }

    /// All orders of a house that fit what is known, its clues and its signs.
    fn orders(&self, house: House) -> Vec<Vec<u8>> {
        let mut houses = self.board.layout().houses().iter();
        let cells = &houses.find(|known| known.house == house).expect("a house").cells;
        let mut orders = vec![Vec::new()];
        for cell in cells.iter() {
            orders = orders
                .iter()
                .flat_map(|order: &Vec<u8>| {
                    let values = self.could[cell.index()].iter().map(|value| value as u8);
                    let new = values.filter(|value| !order.contains(value));
                    new.map(|value| [order.as_slice(), &[value]].concat()).collect::<Vec<_>>()
                })
                .collect();
        }
        orders.retain(|order| self.keeps_what_is_written(cells, order));
        orders
    }

    fn keeps_what_is_written(&self, cells: &[Cell], order: &[u8]) -> bool {
        let place = |cell: Cell| cells.iter().position(|one| *one == cell);
        let value = |cell: Cell| place(cell).map_or(0, |at| u32::from(order[at]));
        let size = self.board.size();
        let mut here = self.board.layout().conditions().iter().filter(|condition| {
            let of = condition.cells(size);
            of.len() > 1 && of.iter().all(|cell| cells.contains(cell))
        });
        here.all(|condition| condition.breach(size, value).is_none())
    }

    /// Checks what a link states.
    fn check(&self, link: &WhipLink) {
        let mut houses = self.board.layout().houses().iter();
        let cells = &houses.find(|known| known.house == link.through).expect("a house").cells;
        let at = cells.iter().position(|one| *one == link.cell).expect("a cell of the house");
        let orders = self.orders(link.through);
        assert!(!link.left.is_empty(), "{link:?}");
        // Sums, bars and what no rule uses may already leave nothing here: the pass
        // over a line handles none of them.
        assert!(!orders.is_empty() || self.has_more_than_clues_and_signs(), "{link:?}");
        assert!(orders.iter().all(|order| link.left.contains(order[at].into())), "{link:?}");
    }

    fn has_more_than_clues_and_signs(&self) -> bool {
        let mut roles = self.board.layout().conditions().iter().map(|one| one.role());
        roles.any(|role| matches!(role, Role::Sum(_) | Role::Neighbours(_) | Role::Checked))
    }
}

/// Follows a whip, starting from the board on which it was found.
fn check(board: &Board, step: &Step, whip: &Whip) {
    let could = board.size().cells().map(|cell| board.values(cell)).collect();
    let mut known = Known { board, could };
    let (cell, value) = (whip.supposed.cell, u32::from(whip.supposed.value));
    assert!(board.values(cell).contains(value));
    assert!(step.removed.iter().any(|(of, gone)| *of == cell && gone.contains(value)), "{step:?}");
    known.keep(cell, Values::only(value));
    for link in &whip.links {
        known.check(link);
        known.keep(link.cell, link.left);
    }
    assert!(known.orders(whip.end).is_empty(), "{whip:?}");
    let is_long = whip.links.len() + 1 > 6;
    assert_eq!(step.rule, if is_long { &LONG_LINE_WHIP } else { &LINE_WHIP });
    assert!(whip.links.len() < 10, "{step:?}");
}

/// Where a step says that another number is enough, it leads to the same end without the supposition.
fn check_along(board: &Board, step: &Step, message: &Message) {
    let whip = step.evidence.whip().expect("a whip");
    let clash = message.args.iter().find(|(name, _)| *name == "clash");
    let Some((_, Arg::Said(clash))) = clash else { panic!("{message:?}") };
    let supposed = (whip.supposed.cell, Values::only(whip.supposed.value.into()));
    let other = |(cell, gone): &(Cell, Values)| {
        (*cell, if *cell == supposed.0 { *gone & !supposed.1 } else { *gone })
    };
    let mut others: Vec<(Cell, Values)> = step.removed.iter().map(other).collect();
    others.retain(|(_, left)| !left.is_empty());
    assert_eq!(others.is_empty(), !clash.key.starts_with("whip.also"), "{message}");
    for (cell, left) in others.into_iter().filter(|_| clash.key == "whip.also.alone") {
        let could = board.size().cells().map(|cell| board.values(cell)).collect();
        let mut known = Known { board, could };
        known.keep(cell, left);
        for line in whip.lines.iter().filter(|line| !line.says.is_empty()) {
            let mut houses = board.layout().houses().iter();
            let cells = &houses.find(|known| known.house == line.through).expect("a house").cells;
            for (cell, left) in line.all() {
                let at = cells.iter().position(|one| one == cell).expect("a cell of the house");
                let mut orders = known.orders(line.through).into_iter();
                if orders.all(|order| left.contains(order[at].into())) {
                    known.keep(*cell, *left);
                }
            }
        }
        assert!(known.orders(whip.end).is_empty(), "{message}");
    }
}

/// The findings about whips.
#[derive(Default, Debug)]
pub struct Seen {
    pub steps: usize,
    pub long: usize,
    pub bounded: usize,
    /// The number of whips with a premise that could be left out.
    pub needless: usize,
}

impl core::ops::Add for Seen {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            steps: self.steps + other.steps,
            long: self.long + other.long,
            bounded: self.bounded + other.bounded,
            needless: self.needless + other.needless,
        }
    }
}

impl Seen {
    /// Checks a whip link by link, and then from its named premises alone.
    fn look(&mut self, puzzle: &GridPuzzle, board: &Board, step: &Step) {
        let Evidence::Whip(whip) = &step.evidence else { return };
        check(board, step, whip);
        let told = step.clone().told(board);
        assert!(follows(board, &told.causes, &told), "{told:?}");
        check_lines(board, told.evidence.whip().expect("a whip"));
        check_along(board, &told, &told.message(puzzle));
        let (cell, value) = (whip.supposed.cell, u32::from(whip.supposed.value));
        let mut alone = step.clone();
        alone.removed = vec![(cell, Values::only(value))];
        let alone = alone.told(board);
        assert!(holds_by(board, whip, &alone.causes), "{alone:?}");
        self.needless += usize::from((0..alone.causes.len()).any(|left_out| {
            let mut fewer = alone.causes.clone();
            fewer.remove(left_out);
            holds_by(board, whip, &fewer)
        }));
        self.steps += 1;
        self.long += usize::from(step.rule == &LONG_LINE_WHIP);
        self.bounded += usize::from(whip.links.iter().any(|link| link.left.len() > 1));
    }

    /// The whips of a path.
    fn follow(&mut self, puzzle: &GridPuzzle) {
        let (mut board, mut ladder) = (Board::new(puzzle), Ladder::default());
        while let Some(step) = ladder.next(&board) {
            self.look(puzzle, &board, &step);
            board.apply(&step);
        }
    }
}

/// Whether each link follows from the given causes, using only those about its
/// house, or about what a placed number rules out there.
fn holds_by(board: &Board, whip: &Whip, causes: &[Cause]) -> bool {
    let mut stands = vec![(whip.supposed.cell, Values::only(whip.supposed.value.into()))];
    let links = whip.links.iter().map(|link| (link.through, Some((link.cell, link.left))));
    links.chain([(whip.end, None)]).all(|(house, contrary)| {
        let by: Vec<Cause> =
            causes.iter().copied().filter(|one| matters(board, house, &stands, *one)).collect();
        let says = contrary.map(|(cell, left)| (cell, !left));
        let holds = !Premises::of(board, &by)
            .allow(&stands.iter().copied().chain(says).collect::<Vec<_>>());
        stands.extend(contrary);
        holds
    })
}

fn matters(board: &Board, house: House, stands: &[(Cell, Values)], cause: Cause) -> bool {
    let mut houses = board.layout().houses().iter();
    let here = &houses.find(|known| known.house == house).expect("a house").cells;
    let is_here = |cell: &Cell| here.contains(cell);
    let is_near = |cells: &[Cell]| {
        cells.iter().all(is_here)
            || cells.iter().any(is_here) && stands.iter().any(|(cell, _)| cells.contains(cell))
    };
    match cause {
        Cause::Cell(cell) | Cause::Candidate { cell, .. } => is_here(&cell),
        Cause::Line(line) => is_near(&board.size().line_cells(line).collect::<Vec<_>>()),
        Cause::House(house) | Cause::Places { house, .. } => {
            let mut houses = board.layout().houses().iter();
            is_near(&houses.find(|known| known.house == house).expect("a house").cells)
        }
        Cause::Condition(condition) => is_near(&condition.cells(board.size())),
    }
}

pub fn puzzles(text: &str) -> Vec<GridPuzzle> {
    let found = grids::read_all(text).into_iter();
    found.map(|found| found.expect("a puzzle").1.draft.puzzle().expect("a puzzle")).collect()
}

/// Checks the whips of hard puzzles: from each set, this many puzzles starting
/// at an index.
pub fn check_sets(first: usize, most: usize) -> Seen {
    let sets = [
        include_str!("../../../../bench/explain/fresh-towers-6u.txt"),
        include_str!("../../../../bench/explain/fresh-unequal-6r.txt"),
        include_str!("../../../../bench/explain/fresh-towers-5u.txt"),
    ];
    of_sets(&sets, first, most)
}

/// The whips of hard puzzles of 7x7: many are long, and many have bounds.
pub fn check_sevens() -> Seen {
    let sets = [
        include_str!("../../../../bench/sets/towers-7u.txt"),
        include_str!("../../../../bench/sets/unequal-7r.txt"),
        include_str!("../../../../bench/sets/futo-7.txt"),
    ];
    of_sets(&sets, 0, usize::MAX)
}

fn of_sets(sets: &[&str], first: usize, most: usize) -> Seen {
    let mut seen = Seen::default();
    for set in sets {
        let some = puzzles(set).into_iter().skip(first).take(most);
        some.for_each(|puzzle| seen.follow(&puzzle));
    }
    seen
}

/// Checks the whips of random boards of all kinds; they remove nothing from a solution.
pub fn check_random(seed: u64, rounds: usize, largest: usize) -> Seen {
    let (mut dice, mut seen) = (Dice(seed), Seen::default());
    for _ in 0..rounds {
        let n = 3 + dice.below(largest - 2);
        let puzzle = any_draft(&mut dice, n).puzzle().expect("in range");
        for solution in Solutions::new(&puzzle).take(2) {
            let mut board = narrowed(&puzzle, &solution, &mut dice);
            let fits = |board: &Board, all: &[u32]| {
                puzzle.size().cells().zip(all).all(|(cell, of)| board.values(cell).contains(*of))
            };
            let possible: Vec<Vec<u32>> =
                Solutions::new(&puzzle).take(2_000).filter(|all| fits(&board, all)).collect();
            for rule in [&LINE_WHIP, &LONG_LINE_WHIP] {
                let mut findings = Findings::up_to(1);
                let _ = (rule.find)(&board.look(0), &mut findings);
                for step in findings.into_steps() {
                    seen.look(&puzzle, &board, &step);
                    board.apply(&step);
                    assert!(possible.iter().all(|all| fits(&board, all)), "{step:?} {puzzle:?}");
                }
            }
        }
    }
    seen
}

#[test]
fn every_whip_holds_link_by_link_and_by_its_premises_alone() {
    let seen = check_sets(0, 70);
    assert!(seen.steps > 100 && seen.long > 10 && seen.bounded > 10, "{seen:?}");
    assert!(20 * seen.needless <= seen.steps, "{seen:?}");
}

#[test]
fn whips_of_all_kinds_of_boards_hold_link_by_link_and_keep_all_solutions() {
    let seen = check_random(29, 1_500, 5);
    assert!(seen.steps > 100, "{seen:?}");
}

/// For each whip of a path, asks about what it rules out.
#[test]
fn why_not_tells_a_whip_and_no_trial_where_there_is_one() {
    let mut whips = 0;
    for puzzle in
        puzzles(include_str!("../../../../bench/explain/fresh-towers-6u.txt")).into_iter().take(20)
    {
        let (mut board, mut ladder) = (Board::new(&puzzle), Ladder::default());
        while let Some(step) = ladder.next(&board) {
            if let Evidence::Whip(whip) = &step.evidence {
                let (cell, value) = (whip.supposed.cell, u32::from(whip.supposed.value));
                let why = why_not(&board, cell, value).expect("a reason");
                assert_ne!(why.rule, &FOCUSED_TRIAL, "{why:?}");
                if let Evidence::Whip(whip) = &why.evidence {
                    check(&board, &why, whip);
                    whips += 1;
                }
            }
            board.apply(&step);
        }
    }
    assert!(whips > 10, "{whips}");
}
