//! A whip as a step: the sentence, and the lines in which a reader checks it.

use super::grounds::Grounds;
use super::needed::Needed;
use super::proof::Proof;
use super::rated::{Rated, candidates};
use super::reasons::Before;
use super::words::left_said;
use crate::deduction::cause::Cause;
use crate::deduction::evidence::{Evidence, Remark, Statement, Whip, WhipLine, WhipLink};
use crate::deduction::look::Look;
use crate::deduction::rest::Rest;
use crate::deduction::rule::{Rule, Step};
use crate::deduction::wiring::{Unit, Wiring};
use crate::grid::{Cell, House, Values};
use crate::message::{Arg, Message};

/// The most numbers that a sentence names.
const MOST_NAMED: usize = 5;

impl Rated {
    /// The step of a rule that explains this whip, along with other candidates that
    /// its houses refute as well.
    #[must_use]
    pub fn step(
        &self,
        look: Look<'_>,
        wiring: &Wiring,
        rule: &'static Rule,
        also: &[(Cell, Values)],
    ) -> Step {
        let (whip, supposed) = (self.whip(wiring), self.proof.target);
        let clash = Message::new("clash.no-arrangement").with("line", whip.end);
        let step = Step::new(rule)
            .rated(self.rating)
            .removes_with(supposed, also)
            .with("cell", look.cell(supposed.0))
            .with("values", look.shown_all(Values::only(supposed.1)))
            .with("clash", Arg::Said(Box::new(clash)));
        let step = sentence(look, step, &whip);
        let houses = whip.links.iter().map(|link| link.through).chain([whip.end]);
        let step = houses.fold(step, |step, house| step.because(Cause::from(house)));
        step.shown_by(Evidence::Whip(Box::new(whip))).resting_on(Rest::Whip)
    }

    fn whip(&self, wiring: &Wiring) -> Whip {
        let Proof { target, notes, end } = &self.proof;
        let link = |note: &super::note::Note| WhipLink {
            through: wiring.unit(note.house).house,
            cell: note.cell,
            left: note.left,
        };
        Whip {
            supposed: Statement { cell: target.0, value: target.1 as u8, holds: true },
            links: notes.iter().map(link).collect(),
            end: wiring.unit(*end).house,
            lines: Vec::new(),
        }
    }
}

/// The step with the sentence that names the links.
fn sentence(look: Look<'_>, step: Step, whip: &Whip) -> Step {
    let last = |(at, link): &(usize, &WhipLink)| {
        whip.links[at + 1..].iter().all(|later| later.cell != link.cell)
    };
    let links: Vec<&WhipLink> =
        whip.links.iter().enumerate().filter(last).map(|(_, link)| link).collect();
    let (key, links) = match links.len() {
        0 => return step.told_as("rule.line-whip.at-once"),
        count if count <= MOST_NAMED => ("rule.line-whip", links),
        _ => ("rule.long-line-whip", at_the_end(look, whip, links)),
    };
    let said = |link: &WhipLink| Arg::Said(Box::new(left_said(look, link.cell, link.left)));
    step.told_as(key).with_new("numbers", Arg::List(links.into_iter().map(said).collect()))
}

/// The last of these links that the end of a whip rests on, if there are any: those in its house,
/// and those that take the numbers that it misses.
fn at_the_end<'a>(look: Look<'_>, whip: &Whip, mut links: Vec<&'a WhipLink>) -> Vec<&'a WhipLink> {
    let layout = look.layout();
    let end = layout.houses().iter().find(|known| known.house == whip.end);
    let cells = end.map(|end| &*end.cells).unwrap_or_default();
    let remarks = whip.lines.last().map(|line| &*line.remarks).unwrap_or_default();
    let takes = |link: &WhipLink| match remarks.last() {
        Some(Remark::NoValue(cell, _)) => {
            layout.sees(link.cell, *cell) && !(look.values(*cell) & link.left).is_empty()
        }
        Some(Remark::FewPlaces(values, _)) => {
            let sees = |cell: &Cell| layout.sees(link.cell, *cell);
            !(*values & link.left).is_empty() && cells.iter().any(sees)
        }
        _ => false,
    };
    let last = links.last().copied();
    links.retain(|link| {
        cells.contains(&link.cell)
            || link.left.len() == 1 && takes(link)
            || remarks.iter().any(|one| one.is_beside(link.cell))
    });
    if links.is_empty() {
        return last.into_iter().collect();
    }
    links.split_off(links.len().saturating_sub(MOST_NAMED - 1))
}

/// The lines in which a reader checks a whip. Links of one house that follow one another
/// share a line if this makes it easier. A line may end the whip before its last house,
/// because the reasons say more than the links.
pub fn lines(look: Look<'_>, wiring: &Wiring, proof: &Proof) -> Vec<WhipLine> {
    let layout = look.layout();
    let mut know = candidates(&look);
    wiring.cross_out(&mut know, proof.target.0, Values::only(proof.target.1));
    let (mut lines, mut raw, mut at) = (Vec::new(), Vec::new(), 0);
    while let Some(first) = proof.notes.get(at) {
        let unit = wiring.unit(first.house);
        let before = Before::new(layout, unit, know.clone());
        if before.is_over() {
            return end(look, wiring, proof, (lines, raw), (unit, &before));
        }
        let says: Vec<(Cell, Values)> = proof.notes[at..]
            .iter()
            .take_while(|note| note.house == first.house)
            .map(|note| (note.cell, note.left))
            .collect();
        let (mut count, mut best) = (1, before.why(&says[..1]));
        for more in 2..=says.len() {
            let together = before.why(&says[..more]);
            let mut later = know.clone();
            carry(wiring, unit, &mut later, &says[..more - 1], &best.1);
            let alone = Before::new(layout, unit, later).why(&says[more - 1..more]);
            if together.0 > best.0 + alone.0 {
                break;
            }
            (count, best) = (more, together);
        }
        let says = says[..count].to_vec();
        let before = know.clone();
        let remarks = Grounds { look, unit, know: &before, lines: &lines }.of(best.1.clone());
        carry(wiring, unit, &mut know, &says, &remarks);
        let mut plain = before.clone();
        says.iter().for_each(|(cell, left)| wiring.cross_out(&mut plain, *cell, *left));
        let is_found = |cell: &&Cell| {
            let is_new = know[cell.index()] != plain[cell.index()];
            (is_new || remarks.iter().any(|one| one.is_about(**cell)))
                && says.iter().all(|(of, _)| of != *cell)
        };
        let found = unit.cells.iter().filter(is_found);
        let fills = found.map(|cell| (*cell, know[cell.index()])).collect();
        raw.push(best.1);
        lines.push(WhipLine { through: unit.house, says, fills, remarks });
        at += count;
    }
    let unit = wiring.unit(proof.end);
    end(look, wiring, proof, (lines, raw), (unit, &Before::new(layout, unit, know)))
}

fn end(
    look: Look<'_>,
    wiring: &Wiring,
    proof: &Proof,
    (mut lines, mut raw): (Vec<WhipLine>, Vec<Vec<Remark>>),
    (unit, before): (&Unit, &Before),
) -> Vec<WhipLine> {
    let (_, why) = before.why_not(&candidates(&look));
    let remarks = Grounds { look, unit, know: before.know(), lines: &lines }.of(why.clone());
    let (says, fills) = (Vec::new(), Vec::new());
    raw.push(why);
    lines.push(WhipLine { through: unit.house, says, fills, remarks });
    Needed { look, wiring, proof, raw: &raw }.keep(&mut lines);
    lines
}

/// What a reader knows after a line: what it says, and what its reasons found on the way.
fn carry(
    wiring: &Wiring,
    unit: &Unit,
    know: &mut [Values],
    says: &[(Cell, Values)],
    remarks: &[Remark],
) {
    let supposes = |one: &Remark| matches!(one, Remark::Otherwise(..));
    for remark in remarks.iter().filter(|_| !remarks.iter().any(supposes)) {
        match remark {
            Remark::Beside { cell, left, .. } => wiring.cross_out(know, *cell, *left),
            Remark::Left(cell, left, _) => wiring.cross_out(know, *cell, *left),
            Remark::Place(cell, value, _) => {
                wiring.cross_out(know, *cell, Values::only(*value));
            }
            Remark::Rise(_, cells, ways) => narrow(wiring, know, cells, ways),
            Remark::Crowd(crowd) => {
                let all = crowd.iter().fold(Values::NONE, |all, (_, values)| all | *values);
                let is_in = |cell: &Cell| crowd.iter().any(|(of, _)| of == cell);
                for cell in unit.cells.iter().filter(|cell| !is_in(cell)) {
                    know[cell.index()] = know[cell.index()] & !all;
                }
            }
            Remark::Places(values, cells) => {
                cells.iter().for_each(|cell| know[cell.index()] = know[cell.index()] & *values);
            }
            Remark::Ways(_, ways) if !ways.is_empty() => narrow(wiring, know, &unit.cells, ways),
            _ => {}
        }
    }
    says.iter().for_each(|(cell, left)| wiring.cross_out(know, *cell, *left));
}

/// Leaves cells only the numbers that they have in some of these ways.
fn narrow(wiring: &Wiring, know: &mut [Values], cells: &[Cell], ways: &[Vec<u8>]) {
    for (at, cell) in cells.iter().enumerate() {
        let all = ways.iter().map(|way| u32::from(way[at])).collect();
        wiring.cross_out(know, *cell, all);
    }
}

/// The step with the lines of its whip, and the end of its whip in its sentence.
pub fn told(look: Look<'_>, wiring: &Wiring, step: Step) -> Step {
    let Some(whip) = step.evidence.whip() else { return step };
    let houses = look.layout().houses();
    let number = |house: House| houses.iter().position(|known| known.house == house);
    let proof = Proof::of(whip, |house| number(house).unwrap_or(0));
    let mut whip = whip.clone();
    whip.lines = lines(look, wiring, &proof);
    whip.links.truncate(whip.lines.iter().map(|line| line.says.len()).sum());
    let end = whip.lines.last();
    whip.end = end.map_or(whip.end, |end| end.through);
    let clash = end
        .and_then(|end| end.said(look).pop())
        .map(|clash| along(look, wiring, &step, &whip, clash));
    let step = match clash {
        Some(clash) => step.with_new("clash", Arg::Said(Box::new(clash))),
        None => step,
    };
    sentence(look, step, &whip).shown_by(Evidence::Whip(Box::new(whip)))
}

/// The contradiction, with the other candidates that the step rules out.
fn along(look: Look<'_>, wiring: &Wiring, step: &Step, whip: &Whip, clash: Message) -> Message {
    let supposed = (whip.supposed.cell, Values::only(whip.supposed.value.into()));
    let others: Vec<(Cell, Values)> = step
        .removed
        .iter()
        .map(|(cell, gone)| (*cell, if *cell == supposed.0 { *gone & !supposed.1 } else { *gone }))
        .filter(|(_, others)| !others.is_empty())
        .collect();
    if others.is_empty() {
        return clash;
    }
    let is_enough = others.len() == 1 && suffices(look, wiring, whip, others[0]);
    let said = |(cell, others): &(Cell, Values)| {
        let is = Message::new("statement.is").with("cell", look.cell(*cell));
        Arg::Said(Box::new(is.with("value", look.shown_all(*others))))
    };
    Message::new(if is_enough { "whip.also.alone" } else { "whip.also" })
        .with("clash", Arg::Said(Box::new(clash)))
        .with("others", Arg::List(others.iter().map(said).collect()))
}

/// Whether a number that a line of a whip finds leads on to the same end without the supposition.
fn suffices(look: Look<'_>, wiring: &Wiring, whip: &Whip, other: (Cell, Values)) -> bool {
    let Some(found) = whip.lines.iter().position(|line| line.all().any(|one| *one == other)) else {
        return false;
    };
    let mut know = candidates(&look);
    let note = |know: &mut Vec<Values>, (cell, left): (Cell, Values)| {
        let left = know[cell.index()] & left;
        wiring.note(know, cell, left);
    };
    note(&mut know, other);
    whip.lines.iter().enumerate().all(|(at, line)| {
        let mut houses = look.layout().houses().iter();
        let Some(house) = houses.position(|known| known.house == line.through) else {
            return false;
        };
        let Some(kept) = wiring.kept(house, &know) else { return line.says.is_empty() };
        let cells = &wiring.unit(house).cells;
        let left = |cell: Cell| cells.iter().position(|one| *one == cell).map(|at| kept[at]);
        let (known, missed): (Vec<_>, Vec<_>) = line.all().copied().partition(|(cell, values)| {
            left(*cell).is_some_and(|left| (left & !*values).is_empty())
        });
        known.into_iter().for_each(|one| note(&mut know, one));
        !line.says.is_empty() && (at <= found || missed.is_empty())
    })
}
