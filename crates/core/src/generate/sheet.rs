//! A full grid, and the part of it that is printed while a puzzle is being
//! made.

use core::ops::Range;

use super::everything::everything;
use super::fixed::Fixed;
use super::level::Level;
use super::place::{Place, Sort};
use super::square::shuffled;
use super::wish::Wish;
use crate::conditions::Condition;
use crate::grid::{Anchor, Cell, Size};
use crate::puzzle::GridPuzzle;
use crate::rng::Dice;

/// Everything that could be printed, and everything that is printed.
#[derive(Clone)]
pub(super) struct Sheet<'a> {
    /// The grid with only the conditions for the whole grid.
    empty: &'a GridPuzzle,
    wish: &'a Wish,
    fixed: &'a Fixed,
    solution: Vec<u32>,
    /// The conditions on the whole grid, including gaps of adjacent puzzles.
    whole: Vec<Condition>,
    items: Vec<Item>,
    /// The items that are printed or dropped together, in the order in which
    /// they are to be dropped.
    groups: Vec<Vec<usize>>,
    /// The cells, in the order in which they are given.
    order: Vec<Cell>,
    /// Whether the last mark of each feature stays.
    pub(super) keeps_marks: bool,
}

/// Something that is true of the grid.
#[derive(Clone)]
struct Item {
    says: Condition,
    place: Place,
    sort: Sort,
    is_printed: bool,
}

impl<'a> Sheet<'a> {
    /// Prints all clues and signs, some marks, and only the requested number of values. If there
    /// are no clues or signs, all values are printed. Locked places keep their contents.
    pub(super) fn new(
        empty: &'a GridPuzzle,
        solution: Vec<u32>,
        (wish, fixed): (&'a Wish, &'a Fixed),
        dice: &mut Dice,
    ) -> Self {
        let said = everything(empty, &solution);
        let places = said.iter().filter_map(|says| Place::of(*says));
        let has_others = places
            .filter(|place| fixed.may(*place))
            .any(|place| [Sort::Clue, Sort::Sign].contains(&place.sort()));
        let is_printed = |_: Condition, place: Place| match place.sort() {
            _ if fixed.must(place) => true,
            Sort::Given => !has_others && fixed.may(place),
            Sort::Mark => false,
            Sort::Clue | Sort::Sign => fixed.may(place),
        };
        let mut sheet = Self::with(empty, solution, (wish, fixed), is_printed, dice);
        sheet.print_marks();
        sheet.print_wished();
        sheet
    }

    /// Prints only what a puzzle states, out of everything that is true of its solution.
    pub(super) fn of(
        puzzle: &GridPuzzle,
        empty: &'a GridPuzzle,
        solution: Vec<u32>,
        (wish, fixed): (&'a Wish, &'a Fixed),
        dice: &mut Dice,
    ) -> Self {
        let is_printed = |says: Condition, _| puzzle.conditions().contains(&says);
        Self::with(empty, solution, (wish, fixed), is_printed, dice)
    }

    fn with(
        empty: &'a GridPuzzle,
        solution: Vec<u32>,
        (wish, fixed): (&'a Wish, &'a Fixed),
        is_printed: impl Fn(Condition, Place) -> bool,
        dice: &mut Dice,
    ) -> Self {
        let (mut whole, mut items) = (Vec::new(), Vec::new());
        for says in everything(empty, &solution) {
            match Place::of(says) {
                Some(place) => {
                    let (sort, is_printed) = (place.sort(), is_printed(says, place));
                    if is_printed || fixed.may(place) {
                        items.push(Item { says, place, sort, is_printed });
                    }
                }
                None => whole.push(says),
            }
        }
        let groups = groups(&items, wish, empty.size(), dice);
        let order = shuffled(empty.size().cells().collect(), dice);
        let keeps_marks = false;
        Self { empty, wish, fixed, solution, whole, items, groups, order, keeps_marks }
    }

    /// The groups that are not printed, or those that are printed and may be
    /// dropped.
    pub(super) fn groups_where(&self, is_printed: bool) -> Vec<Vec<usize>> {
        let is_so = |group: &&Vec<usize>| self.items[group[0]].is_printed == is_printed;
        let may = |group: &&Vec<usize>| !is_printed || self.may_go(group);
        self.groups.iter().filter(is_so).filter(may).cloned().collect()
    }

    pub(super) const fn size(&self) -> Size {
        self.empty.size()
    }

    pub(super) fn solution(&self) -> &[u32] {
        &self.solution
    }

    pub(super) fn into_solution(self) -> Vec<u32> {
        self.solution
    }

    /// The puzzle as currently printed.
    pub(super) fn puzzle(&self) -> GridPuzzle {
        let printed = self.items.iter().filter(|item| item.is_printed).map(|item| item.says);
        let said: Vec<Condition> = self.whole.iter().copied().chain(printed).collect();
        self.empty.only(&said)
    }

    /// Gives values until the rules of a level fill the board.
    pub(super) fn add_givens(&mut self, level: &Level) {
        for cell in level.missing(&self.puzzle(), &self.solution, &self.order) {
            self.give(cell);
        }
    }

    /// Gives values until the puzzle passes the test.
    pub(super) fn add_givens_until(&mut self, mut holds: impl FnMut(&GridPuzzle) -> bool) {
        for cell in self.order.clone() {
            if holds(&self.puzzle()) {
                return;
            }
            self.give(cell);
        }
    }

    /// Drops, one by one, the groups that the test allows to be dropped. A
    /// group that cannot be dropped now cannot be dropped later either,
    /// provided that fewer statements never make the test true again. Returns
    /// the number of groups dropped.
    pub(super) fn drop_all(
        &mut self,
        stride: Stride,
        holds: impl FnMut(&GridPuzzle) -> bool,
    ) -> usize {
        self.drop_first(self.groups.len(), stride, holds)
    }

    /// Works like `drop_all`, but drops only values.
    pub(super) fn drop_values(
        &mut self,
        stride: Stride,
        holds: impl FnMut(&GridPuzzle) -> bool,
    ) -> usize {
        let is_value = |group: &&Vec<usize>| self.items[group[0]].sort == Sort::Given;
        self.drop_first(self.groups.iter().filter(is_value).count(), stride, holds)
    }

    /// Whether nothing can be dropped: no group or, if requested, no single thing.
    pub(super) fn is_minimal(&self, holds: impl FnMut(&GridPuzzle) -> bool) -> bool {
        let mut sheet = self.clone();
        if self.wish.is_singly_minimal() {
            sheet.groups = (0..self.items.len()).map(|number| vec![number]).collect();
        }
        sheet.drop_all(Stride::growing(false), holds) == 0
    }

    /// While groups can be dropped, the search tries several at once. The result is the same as if
    /// each were tried alone, because halving finds the first group that has to stay.
    fn drop_first(
        &mut self,
        count: usize,
        mut stride: Stride,
        mut holds: impl FnMut(&GridPuzzle) -> bool,
    ) -> usize {
        let (mut dropped, mut next) = (0, 0);
        while next < count {
            let (gone, end) = self.take_out(next..count, stride.length);
            if gone.is_empty() || holds(&self.puzzle()) {
                dropped += gone.len();
                next = end;
                stride.longer();
            } else {
                gone.iter().for_each(|number| self.print(&self.groups[*number].clone(), true));
                next = if gone.len() == 1 { end } else { next };
                stride.shorter(gone.len());
            }
        }
        dropped
    }

    /// Removes up to this many groups that may be dropped. Returns these groups, and the index of
    /// the next group.
    fn take_out(&mut self, among: Range<usize>, most: usize) -> (Vec<usize>, usize) {
        let mut gone = Vec::new();
        for number in among.clone() {
            let group = self.groups[number].clone();
            if self.may_go(&group) {
                self.print(&group, false);
                gone.push(number);
            }
            if gone.len() == most {
                return (gone, number + 1);
            }
        }
        (gone, among.end)
    }

    /// Whether a group is printed and unlocked, and can be dropped without
    /// leaving fewer of its sort, or of its marks, than requested.
    fn may_go(&self, group: &[usize]) -> bool {
        if group.iter().any(|number| self.fixed.must(self.items[*number].place)) {
            return false;
        }
        let item = &self.items[group[0]];
        if self.keeps_marks && item.sort == Sort::Mark && !self.has_others(group) {
            return false;
        }
        let wished = self.wish.amounts.of(item.sort).filter(|_| !self.wish.minimal).unwrap_or(0);
        item.is_printed && self.count(item.sort) >= wished + group.len()
    }

    /// Whether marks of the same feature are printed besides those of a group.
    fn has_others(&self, group: &[usize]) -> bool {
        let feature = self.items[group[0]].says.feature();
        self.items.iter().enumerate().any(|(number, item)| {
            item.is_printed && item.says.feature() == feature && !group.contains(&number)
        })
    }

    fn count(&self, sort: Sort) -> usize {
        self.items.iter().filter(|item| item.is_printed && item.sort == sort).count()
    }

    pub(super) fn print(&mut self, group: &[usize], is_printed: bool) {
        group.iter().for_each(|number| self.items[*number].is_printed = is_printed);
    }

    fn give(&mut self, cell: Cell) {
        self.print_at(Place::Cell(cell));
    }

    fn print_at(&mut self, place: Place) {
        let is_it = |number: &usize| self.items[*number].place == place;
        let group = self.groups.iter().find(|group| group.iter().any(is_it)).cloned();
        self.print(&group.unwrap_or_default(), true);
    }

    /// Prints the requested number of marks, or one for every third cell,
    /// starting with the cells whose values are given last.
    fn print_marks(&mut self) {
        let wished = self.wish.amounts.marks.unwrap_or(self.order.len().div_ceil(3));
        let anchors: Vec<Anchor> = self.size().anchors().collect();
        for cell in self.order.clone().into_iter().rev() {
            for at in anchors.iter().filter(|at| at.first == cell) {
                if self.count(Sort::Mark) < wished {
                    self.print_at(Place::Mark(*at));
                }
            }
        }
    }

    /// Prints the requested number of values; more are printed only if the
    /// level needs them.
    fn print_wished(&mut self) {
        let wished = self.wish.amounts.givens.unwrap_or(0);
        for cell in self.order.clone() {
            if self.count(Sort::Given) < wished {
                self.give(cell);
            }
        }
    }
}

/// The number of groups tried at once.
#[derive(Clone, Copy)]
pub(super) struct Stride {
    length: usize,
    /// How many times in a row all groups were dropped.
    went: usize,
    /// Whether the number grows at all.
    grows: bool,
}

impl Stride {
    /// A stride that grows if it is quick to see that not all groups can be
    /// dropped.
    pub(super) const fn growing(grows: bool) -> Self {
        Self { length: 1, went: 0, grows }
    }

    const fn longer(&mut self) {
        self.went += 1;
        if self.went > 1 && self.grows {
            self.length *= 2;
        }
    }

    const fn shorter(&mut self, tried: usize) {
        self.went = 0;
        self.length = if tried > 1 { tried / 2 } else { 1 };
    }
}

/// The groups to drop: first values, then clues and signs, then any marks that
/// the wish asked for. Each sort is in random order.
fn groups(items: &[Item], wish: &Wish, size: Size, dice: &mut Dice) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for (number, item) in items.iter().enumerate() {
        let partner = wish.symmetry.partner(item.place, size);
        let partner = items[..number].iter().position(|other| other.place == partner);
        let alike = partner.filter(|of| items[*of].is_printed == item.is_printed);
        let known = alike.and_then(|of| groups.iter_mut().find(|group| group.contains(&of)));
        match known {
            Some(group) => group.push(number),
            None => groups.push(vec![number]),
        }
    }
    let mut groups = shuffled(groups, dice);
    groups.sort_by_key(|group| match items[group[0]].sort {
        Sort::Given => 0,
        Sort::Clue | Sort::Sign => 1,
        Sort::Mark => 2,
    });
    groups
}
