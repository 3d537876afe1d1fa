//! The conditions of a puzzle, each of which can be left out individually, and
//! the board on which they are examined.
//!
//! The engine takes it for granted that every line is a permutation. Here this is a
//! condition like any other, so that a caller can find out what follows without it.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use super::set::Set;
use super::sight::seen;
use crate::conditions::{Condition, LessThan, Parity, Role, VisibleCount};
use crate::constraints::{LineClues, VisibleSum};
use crate::deduction::{Board, Frame, Pair, Pass, Passes};
use crate::grid::{Cell, House, Line, Size, Values};

/// A board with its conditions.
pub struct Setting {
    pub(super) size: Size,
    pub(super) candidates: Vec<Values>,
    frames: Vec<Frame>,
    /// The cells of each condition.
    cells: Vec<Rc<[Cell]>>,
    /// For each condition that is not a house, its line; and for each line, its clues
    /// and signs.
    lines: Vec<Option<usize>>,
    extras: Vec<Set>,
    /// Whether no single condition removes anything from the board.
    pub(super) is_settled: bool,
    /// Passes over houses, keyed by the house and the clues and signs used.
    passes: RefCell<BTreeMap<(usize, Set), Rc<Pass>>>,
    known_passes: Rc<Passes>,
}

/// Something that removes candidates.
#[derive(Clone)]
pub(super) struct Agent {
    /// The condition that represents the agent in a story.
    pub(super) frame: usize,
    /// All conditions that the agent uses.
    pub(super) uses: Set,
    pub(super) cells: Rc<[Cell]>,
    pub(super) act: Act,
}

/// What an agent does.
#[derive(Clone)]
pub(super) enum Act {
    /// A house, with its clues and signs.
    Pass(Rc<Pass>),
    /// A clue without the other conditions of its line.
    Visible(VisibleCount),
    /// A sum without the other conditions of its line.
    Sum(Rc<VisibleSum>),
    /// A sign.
    Sign(LessThan),
    /// A mark.
    Mark(Parity),
    /// Another condition on two cells.
    Pair(Pair),
}

impl Setting {
    /// The conditions and candidates of a board; `None` if there are too many
    /// conditions.
    #[must_use]
    pub fn of(board: &Board) -> Option<Self> {
        let (layout, size) = (board.layout(), board.size());
        let houses = layout.houses().iter();
        let houses = houses.map(|house| (Frame::House(house.house), Rc::clone(&house.cells)));
        let others = layout.conditions().iter().filter(|one| stands_alone(board, **one));
        let others = others.map(|one| (Frame::Condition(*one), cells_of(*one, size)));
        let (frames, cells): (Vec<Frame>, Vec<Rc<[Cell]>>) = houses.chain(others).unzip();
        let candidates = size.cells().map(|cell| board.values(cell)).collect();
        if frames.len() > Set::MOST {
            return None;
        }
        let lines: Vec<Option<usize>> = frames.iter().map(|frame| line_of(size, *frame)).collect();
        let mut extras = vec![Set::default(); layout.houses().len()];
        for (number, line) in lines.iter().enumerate() {
            line.iter().for_each(|line| extras[*line].insert(number));
        }
        let (passes, known_passes) = (RefCell::default(), Rc::clone(board.passes()));
        let is_settled = false;
        let setting = Self {
            size,
            candidates,
            frames,
            cells,
            lines,
            extras,
            is_settled,
            passes,
            known_passes,
        };
        let is_settled = setting.takes_nothing();
        Some(Self { is_settled, ..setting })
    }

    /// The set of all conditions.
    #[must_use]
    pub fn all(&self) -> Set {
        Set::below(self.frames.len())
    }

    /// The conditions of a set.
    #[must_use]
    pub fn named(&self, set: Set) -> Vec<Frame> {
        set.iter().map(|number| self.frames[number]).collect()
    }

    /// The set of these conditions.
    #[must_use]
    pub fn set_of(&self, frames: &[Frame]) -> Set {
        let numbers = self.frames.iter().enumerate();
        numbers.filter(|(_, frame)| frames.contains(frame)).map(|(number, _)| number).collect()
    }

    pub(super) fn frame(&self, number: usize) -> Frame {
        self.frames[number]
    }

    /// The conditions that a full board breaks.
    pub(super) fn broken(&self, values: &[u32]) -> Set {
        let numbers = 0..self.frames.len();
        let broken = numbers.filter(|number| match self.frames[*number] {
            Frame::House(_) => {
                let held = self.cells[*number].iter().map(|cell| values[cell.index()]);
                held.collect::<Values>().len() < self.cells[*number].len() as u32
            }
            Frame::Condition(condition) => self.is_broken(*number, condition, values),
        });
        broken.collect()
    }

    fn is_broken(&self, number: usize, condition: Condition, values: &[u32]) -> bool {
        let heights = || {
            let heights = self.cells[number].iter().map(|cell| Values::only(values[cell.index()]));
            heights.collect::<Vec<Values>>()
        };
        let empty = |kept: &Values| kept.is_empty();
        match condition.role() {
            // This check ignores the line of the condition, so heights may repeat here.
            Role::Count(clue) => seen(clue, &heights()).iter().any(empty),
            Role::Sum(sum) => sum.propagator(self.size).supported(&heights()).iter().any(empty),
            Role::Given
            | Role::Houses
            | Role::Less(_)
            | Role::Neighbours(_)
            | Role::Mark(_)
            | Role::Checked => !condition.accepts(self.size, values),
        }
    }

    /// The agents for a set of conditions.
    pub(super) fn agents(&self, set: &Set) -> Rc<[Agent]> {
        let mut agents: Vec<Agent> =
            set.iter().filter_map(|number| self.agent(number, set)).collect();
        // Cheap agents come first.
        agents.sort_by_key(|agent| matches!(agent.act, Act::Pass(_)));
        agents.into()
    }

    fn agent(&self, number: usize, set: &Set) -> Option<Agent> {
        let mut uses: Set = [number].into_iter().collect();
        let act = match self.frames[number] {
            Frame::House(house) => {
                uses.extend(&self.extras[number].and(set));
                Act::Pass(self.pass(number, house, uses))
            }
            Frame::Condition(condition) => {
                if self.lines[number].is_some_and(|line| set.has(line)) {
                    return None;
                }
                act_of(condition, self.size)?
            }
        };
        Some(Agent { frame: number, uses, cells: Rc::clone(&self.cells[number]), act })
    }

    fn pass(&self, number: usize, house: House, uses: Set) -> Rc<Pass> {
        let make = || {
            let line = house.line().unwrap_or(Line::Row(0));
            let mut clues = LineClues::none(line);
            for used in uses.iter() {
                if let Frame::Condition(condition) = self.frames[used] {
                    self.add_to_pass(&mut clues, condition);
                }
            }
            self.known_passes.of(self.size, clues)
        };
        Rc::clone(self.passes.borrow_mut().entry((number, uses)).or_insert_with(make))
    }

    /// Adds what a condition states about its line to a pass.
    fn add_to_pass(&self, clues: &mut LineClues, condition: Condition) {
        match condition.role() {
            Role::Count(clue) => {
                let end = usize::from(!clue.side.sees_first_cell_first());
                clues.clues[end] = Some(clue.value);
                clues.lowest_unseen |= clue.parks;
            }
            Role::Less(LessThan { lesser, greater }) => {
                let place = |cell| match clues.line {
                    Line::Row(_) => self.size.column(cell),
                    Line::Column(_) => self.size.row(cell),
                };
                clues.signs.push((place(lesser), place(greater)));
            }
            // `line_of` returns no line for these conditions.
            Role::Given
            | Role::Houses
            | Role::Sum(_)
            | Role::Neighbours(_)
            | Role::Mark(_)
            | Role::Checked => {}
        }
    }
}

/// What a condition does by itself; `None` for givens, for conditions that only make houses, and
/// for conditions that are only checked.
fn act_of(condition: Condition, size: Size) -> Option<Act> {
    match condition.role() {
        Role::Count(clue) => Some(Act::Visible(clue)),
        Role::Sum(sum) => Some(Act::Sum(Rc::new(sum.propagator(size)))),
        Role::Less(sign) => Some(Act::Sign(sign)),
        Role::Mark(mark) => Some(Act::Mark(mark)),
        Role::Neighbours(gap) => {
            Some(Act::Pair(Pair { condition, cells: [gap.first, gap.second] }))
        }
        Role::Given | Role::Houses | Role::Checked => None,
    }
}

/// Whether a condition is listed separately here. A mark that the candidates of its
/// cell already satisfy is not listed.
fn stands_alone(board: &Board, condition: Condition) -> bool {
    act_of(condition, board.size()).is_some_and(|act| match act {
        Act::Mark(mark) => !(board.values(mark.cell) & !mark.values(board.size())).is_empty(),
        Act::Pass(_) | Act::Visible(_) | Act::Sum(_) | Act::Sign(_) | Act::Pair(_) => true,
    })
}

/// The cells of a condition; those of a clue start with the nearest.
fn cells_of(condition: Condition, size: Size) -> Rc<[Cell]> {
    match condition.role() {
        Role::Count(clue) => clue.line_of_sight(size).collect(),
        Role::Given
        | Role::Houses
        | Role::Sum(_)
        | Role::Less(_)
        | Role::Neighbours(_)
        | Role::Mark(_)
        | Role::Checked => condition.cells(size).into(),
    }
}

/// The number of the line of a clue or a sign.
fn line_of(size: Size, frame: Frame) -> Option<usize> {
    let Frame::Condition(condition) = frame else { return None };
    let line = match condition.role() {
        Role::Count(clue) => clue.side.line(clue.index),
        Role::Less(LessThan { lesser, greater }) => {
            let row = size.row(lesser);
            let is_row = row == size.row(greater);
            if is_row { Line::Row(row) } else { Line::Column(size.column(lesser)) }
        }
        // The pass over a line does not handle these conditions, so sums and pairs are
        // separate agents.
        Role::Given
        | Role::Houses
        | Role::Sum(_)
        | Role::Neighbours(_)
        | Role::Mark(_)
        | Role::Checked => return None,
    };
    Some(match line {
        Line::Row(row) => row,
        Line::Column(column) => size.n() + column,
    })
}
