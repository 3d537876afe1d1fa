//! A whip as a step: the sentence, and the lines in which a reader checks it.

use super::proof::Proof;
use super::rated::{Rated, candidates};
use super::reasons::Before;
use super::words::left_said;
use crate::deduction::cause::Cause;
use crate::deduction::evidence::{Evidence, Remark, Statement, Whip, WhipLine, WhipLink};
use crate::deduction::layout::Layout;
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
    let (key, links) = match whip.links.len() {
        0 => return step.told_as("rule.line-whip.at-once"),
        count if count <= MOST_NAMED => ("rule.line-whip", whip.links.iter().collect()),
        _ => ("rule.long-line-whip", at_the_end(look.layout(), whip)),
    };
    let said = |link: &WhipLink| Arg::Said(Box::new(left_said(look, link.cell, link.left)));
    step.told_as(key).with_new("numbers", Arg::List(links.into_iter().map(said).collect()))
}

/// The last links that the end of a whip rests on: those in its house, if there are any.
fn at_the_end<'a>(layout: &Layout, whip: &'a Whip) -> Vec<&'a WhipLink> {
    let end = layout.houses().iter().find(|known| known.house == whip.end);
    let is_there = |link: &&WhipLink| end.is_some_and(|end| end.cells.contains(&link.cell));
    let there: Vec<&WhipLink> = whip.links.iter().filter(is_there).collect();
    if there.is_empty() {
        return whip.links.iter().last().into_iter().collect();
    }
    there[there.len().saturating_sub(MOST_NAMED - 1)..].to_vec()
}

/// The lines in which a reader checks a whip. Links of one house that follow one another
/// share a line if this makes it easier. A line may end the whip before its last house,
/// because the reasons say more than the links.
pub fn lines(look: Look<'_>, wiring: &Wiring, proof: &Proof) -> Vec<WhipLine> {
    let layout = look.layout();
    let mut know = candidates(&look);
    wiring.cross_out(&mut know, proof.target.0, Values::only(proof.target.1));
    let (mut lines, mut at) = (Vec::new(), 0);
    while let Some(first) = proof.notes.get(at) {
        let unit = wiring.unit(first.house);
        let before = Before::new(layout, unit, know.clone());
        if before.is_over() {
            return end(lines, unit, &before, look);
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
        carry(wiring, unit, &mut know, &says, &best.1);
        let fills = filled(unit, &before, &know, &best.1);
        let is_new = |(cell, _): &(Cell, Values)| says.iter().all(|(of, _)| of != cell);
        let fills = fills.into_iter().filter(is_new).collect();
        lines.push(WhipLine { through: unit.house, says, fills, remarks: best.1 });
        at += count;
    }
    let unit = wiring.unit(proof.end);
    end(lines, unit, &Before::new(layout, unit, know), look)
}

fn end(mut lines: Vec<WhipLine>, unit: &Unit, before: &Before, look: Look<'_>) -> Vec<WhipLine> {
    let (_, remarks) = before.why_not(&candidates(&look));
    let (says, fills) = (Vec::new(), Vec::new());
    lines.push(WhipLine { through: unit.house, says, fills, remarks });
    for at in 0..lines.len() {
        let (now, later) = lines.split_at_mut(at + 1);
        now[at].fills.retain(|(cell, _)| later.iter().any(|line| looks_at(look, line, *cell)));
    }
    lines
}

/// Whether a line needs to know a cell: its house contains the cell, or its reason goes by a sign beside it.
fn looks_at(look: Look<'_>, line: &WhipLine, cell: Cell) -> bool {
    let mut houses = look.layout().houses().iter();
    let house = houses.find(|known| known.house == line.through);
    let is_beside =
        |remark: &Remark| matches!(remark, Remark::Beside { other, .. } if other.0 == cell);
    house.is_some_and(|house| house.cells.contains(&cell)) || line.remarks.iter().any(is_beside)
}

/// The cells of a house that these remarks fill.
fn filled(
    unit: &Unit,
    before: &[Values],
    know: &[Values],
    remarks: &[Remark],
) -> Vec<(Cell, Values)> {
    if remarks.iter().any(|one| matches!(one, Remark::Otherwise(..))) {
        return Vec::new();
    }
    let is_filled = |cell: &&Cell| {
        know[cell.index()].len() == 1
            && remarks.iter().any(|remark| match remark {
                Remark::Left(of, _) | Remark::Place(of, _) => of == *cell,
                Remark::Beside { cell: of, left, .. } => of == *cell && left.len() == 1,
                Remark::Ways(_, ways) => !ways.is_empty() && before[cell.index()].len() > 1,
                _ => false,
            })
    };
    unit.cells.iter().filter(is_filled).map(|cell| (*cell, know[cell.index()])).collect()
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
            Remark::Left(cell, value) | Remark::Place(cell, value) => {
                wiring.cross_out(know, *cell, Values::only(*value));
            }
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
            Remark::Ways(_, ways) if !ways.is_empty() => {
                for (at, cell) in unit.cells.iter().enumerate() {
                    let all = ways.iter().map(|way| u32::from(way[at])).collect();
                    wiring.cross_out(know, *cell, all);
                }
            }
            _ => {}
        }
    }
    says.iter().for_each(|(cell, left)| wiring.cross_out(know, *cell, *left));
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
    let clash =
        end.and_then(|end| end.said(look).pop()).map(|clash| along(look, &step, &whip, clash));
    let step = match clash {
        Some(clash) => step.with_new("clash", Arg::Said(Box::new(clash))),
        None => step,
    };
    sentence(look, step, &whip).shown_by(Evidence::Whip(Box::new(whip)))
}

/// The contradiction, with the candidates that the same lines rule out as well.
fn along(look: Look<'_>, step: &Step, whip: &Whip, clash: Message) -> Message {
    let supposed = (whip.supposed.cell, Values::only(whip.supposed.value.into()));
    let others = step.removed.iter().filter_map(|(cell, gone)| {
        let others = if *cell == supposed.0 { *gone & !supposed.1 } else { *gone };
        (!others.is_empty()).then(|| {
            let is = Message::new("statement.is").with("cell", look.cell(*cell));
            Arg::Said(Box::new(is.with("value", look.shown_all(others))))
        })
    });
    let others: Vec<Arg> = others.collect();
    if others.is_empty() {
        return clash;
    }
    Message::new("whip.also")
        .with("clash", Arg::Said(Box::new(clash)))
        .with("others", Arg::List(others))
}
