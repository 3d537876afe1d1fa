//! The consequences of an assumption under some of the conditions, event by event, and
//! the events that lead to a contradiction.

use std::rc::Rc;

use super::set::Set;
use super::setting::{Act, Agent, Setting};
use super::sight::seen;
use crate::deduction::{Ending, Frame, Kept};
use crate::grid::{Cell, Size, Values};

/// The outcome of following an assumption.
pub(super) enum Outcome {
    /// A cell or line has no possibility left.
    Contradiction(Proof),
    /// Nothing more follows; these are the remaining candidates.
    Open(Vec<Values>),
}

/// The events up to a contradiction.
pub(super) struct Proof {
    agents: Rc<[Agent]>,
    events: Vec<Told>,
    /// The agent that has no arrangement left, or the cell that has no value
    /// left.
    end: Result<Cell, usize>,
}

/// What an agent removed.
struct Told {
    agent: usize,
    removed: Vec<(Cell, Values)>,
}

impl Setting {
    /// Assumes a value and follows a set of conditions as far as possible.
    pub(super) fn suppose(&self, set: &Set, cell: Cell, value: u32) -> Outcome {
        self.suppose_by(self.agents(set), cell, value)
    }

    /// Assumes a value and lets the agents of a set of conditions remove as much as
    /// possible.
    pub(super) fn suppose_by(&self, agents: Rc<[Agent]>, cell: Cell, value: u32) -> Outcome {
        let mut cells = self.candidates.clone();
        cells[cell.index()] = cells[cell.index()] & Values::only(value);
        // On a settled board, only the change in this cell matters.
        self.run(agents, cells, if self.is_settled { Some(cell) } else { None })
    }

    /// Whether no single condition removes anything from the board.
    pub(super) fn takes_nothing(&self) -> bool {
        let idle = |agent: &Agent| {
            let could = agent.cells.iter().map(|cell| self.candidates[cell.index()]);
            agent
                .kept(self.size, &self.candidates)
                .is_some_and(|kept| could.eq(kept.iter().copied()))
        };
        self.agents(&self.all()).iter().all(idle)
    }

    /// Asks the agents in turn until nothing changes. If `news` is a cell, only this
    /// cell has changed since the agents last removed everything that they could.
    pub(super) fn run(
        &self,
        agents: Rc<[Agent]>,
        mut cells: Vec<Values>,
        news: Option<Cell>,
    ) -> Outcome {
        let mut events = Vec::new();
        // When each cell last changed, and when each agent last looked.
        let mut changed = vec![u32::from(news.is_none()); cells.len()];
        news.iter().for_each(|cell| changed[cell.index()] = 1);
        let mut looked = vec![0_u32; agents.len()];
        let mut now = 1;
        loop {
            let before = now;
            for (number, agent) in agents.iter().enumerate() {
                let news = agent.cells.iter().any(|cell| changed[cell.index()] > looked[number]);
                if !news {
                    continue;
                }
                looked[number] = now;
                let Some(kept) = agent.kept(self.size, &cells) else {
                    return Outcome::Contradiction(Proof { agents, events, end: Err(number) });
                };
                let mut removed = Vec::new();
                for (cell, kept) in agent.cells.iter().zip(&*kept) {
                    let gone = cells[cell.index()] & !*kept;
                    if !gone.is_empty() {
                        now += 1;
                        changed[cell.index()] = now;
                        cells[cell.index()] = *kept;
                        removed.push((*cell, gone));
                    }
                }
                if removed.is_empty() {
                    continue;
                }
                // A pass need not check its own results again.
                if matches!(agent.act, Act::Pass(_)) {
                    looked[number] = now;
                }
                let empty = removed.iter().find(|(cell, _)| cells[cell.index()].is_empty());
                let empty = empty.map(|(cell, _)| *cell);
                events.push(Told { agent: number, removed });
                if let Some(cell) = empty {
                    return Outcome::Contradiction(Proof { agents, events, end: Ok(cell) });
                }
            }
            if now == before {
                return Outcome::Open(cells);
            }
        }
    }
}

impl Agent {
    /// The remaining candidates of the agent's cells; `None` if no arrangement is left.
    fn kept(&self, size: Size, cells: &[Values]) -> Kept {
        let mut could = [Values::NONE; Size::MAX];
        let could = &mut could[..self.cells.len()];
        could.iter_mut().zip(&*self.cells).for_each(|(could, cell)| *could = cells[cell.index()]);
        let kept: Rc<[Values]> = match &self.act {
            Act::Pass(pass) => pass.supported(could)?,
            Act::Visible(clue) => seen(*clue, could).into(),
            Act::Sum(sum) => sum.supported(could).into(),
            Act::Sign(sign) => {
                let low = cells[sign.lesser.index()];
                let high = cells[sign.greater.index()];
                let low = low & Values::up_to(high.max().saturating_sub(1));
                let high = high & Values::above(low.min().min(31));
                self.cells
                    .iter()
                    .map(|cell| if *cell == sign.lesser { low } else { high })
                    .collect()
            }
            Act::Mark(mark) => [could[0] & mark.values(size)].into(),
            Act::Pair(pair) => {
                let fits = |at: usize, value: u32| {
                    could[1 - at].iter().any(|other| {
                        let values = if at == 0 { [value, other] } else { [other, value] };
                        let here = |cell| values[usize::from(cell == pair.cells[1])];
                        pair.condition.breach(size, here).is_none()
                    })
                };
                let kept = |at: usize| could[at].iter().filter(|value| fits(at, *value)).collect();
                [kept(0), kept(1)].into()
            }
        };
        kept.iter().all(|kept| !kept.is_empty()).then_some(kept)
    }
}

/// The events that lead to a contradiction.
pub(super) struct Cone {
    /// The conditions used by these events.
    pub(super) uses: Set,
    /// The events in order, each with the relevant part.
    pub(super) events: Vec<(usize, Vec<(Cell, Values)>)>,
    /// The cell or line that has no possibility left.
    pub(super) end: Ending,
}

impl Proof {
    /// The relevant part of a proof, found backwards from the contradiction.
    pub(super) fn cone(&self, setting: &Setting) -> Cone {
        let mut needed = vec![Values::NONE; setting.candidates.len()];
        let mut uses = Set::default();
        let end = match self.end {
            Ok(cell) => {
                needed[cell.index()] = Values(u32::MAX);
                Ending::Cell(cell)
            }
            Err(number) => {
                let agent = &self.agents[number];
                agent.uses.iter().for_each(|used| uses.insert(used));
                agent.cells.iter().for_each(|cell| needed[cell.index()] = Values(u32::MAX));
                match setting.frame(agent.frame) {
                    Frame::House(house) => Ending::House(house),
                    Frame::Condition(_) => Ending::Cell(agent.cells[0]),
                }
            }
        };
        let mut events = Vec::new();
        for told in self.events.iter().rev() {
            let agent = &self.agents[told.agent];
            let removed =
                told.removed.iter().map(|(cell, gone)| (*cell, *gone & needed[cell.index()]));
            let removed: Vec<_> = removed.filter(|(_, gone)| !gone.is_empty()).collect();
            if removed.is_empty() {
                continue;
            }
            agent.uses.iter().for_each(|used| uses.insert(used));
            for (cell, gone) in &removed {
                needed[cell.index()] = needed[cell.index()] & !*gone;
            }
            agent.cells.iter().for_each(|cell| needed[cell.index()] = Values(u32::MAX));
            events.push((agent.frame, removed));
        }
        events.reverse();
        Cone { uses, events, end }
    }
}
