//! What the reasons of a line find on the way and a later line needs.

use super::proof::Proof;
use super::rated::candidates;
use super::reasons::Before;
use crate::deduction::evidence::{Remark, WhipLine};
use crate::deduction::look::Look;
use crate::deduction::wiring::{Unit, Wiring};
use crate::grid::{Cell, Values};

/// The most findings that are looked at for one line.
const MOST_LOOKED_AT: usize = 12;

/// The lines of a whip, with the reasons that were found for them.
pub struct Needed<'a> {
    pub look: Look<'a>,
    pub wiring: &'a Wiring,
    pub proof: &'a Proof,
    pub raw: &'a [Vec<Remark>],
}

/// The number of a line and of one of its findings.
type Finding = (usize, usize);

impl Needed<'_> {
    /// Leaves the lines only the findings from which a later line gets its reason.
    pub fn keep(&self, lines: &mut [WhipLine]) {
        let all = |line: usize| (0..lines[line].fills.len()).map(move |at| (line, at));
        let findings: Vec<Finding> = (0..lines.len()).flat_map(all).collect();
        let is_plain = |finding: &Finding| {
            let found = lines[finding.0].fills[finding.1];
            lines[finding.0 + 1..].iter().any(|line| self.looks_at(line, found))
        };
        let mut kept: Vec<Finding> = findings.iter().copied().filter(is_plain).collect();
        for at in 1..lines.len() {
            let earlier = findings.iter().copied().filter(|finding| finding.0 < at);
            let mut hidden: Vec<Finding> = earlier.filter(|one| !kept.contains(one)).collect();
            let Some(unit) = self.unit(&lines[at]) else { continue };
            let know = |hidden: &[Finding]| self.stated(&lines[..at], &[&kept, hidden].concat());
            let with = know(&hidden);
            let here = |know: &[Values]| -> Vec<Values> {
                unit.cells.iter().map(|cell| know[cell.index()]).collect()
            };
            let is_same = |know: &[Values]| self.why(unit, &lines[at], know) == self.raw[at];
            let bare = know(&[]);
            if here(&bare) == here(&with) || is_same(&bare) || !is_same(&with) {
                continue;
            }
            // A cell that is filled says more than one that has lost a number.
            hidden.sort_by_key(|one| lines[one.0].fills[one.1].1.len());
            for finding in (0..hidden.len()).rev() {
                let without = hidden.remove(finding);
                let less = know(&hidden);
                let is_needed = here(&less) != here(&with)
                    && (hidden.len() > MOST_LOOKED_AT || !is_same(&less));
                if is_needed {
                    hidden.insert(finding, without);
                }
            }
            kept.extend(hidden);
        }
        for (at, line) in lines.iter_mut().enumerate() {
            let mut number = 0..;
            line.fills.retain(|_| number.next().is_some_and(|one| kept.contains(&(at, one))));
        }
    }

    /// What a reader knows who has read the lines and these of their findings.
    fn stated(&self, lines: &[WhipLine], kept: &[Finding]) -> Vec<Values> {
        let mut know = candidates(&self.look);
        let (cell, value) = self.proof.target;
        self.wiring.cross_out(&mut know, cell, Values::only(value));
        for (at, line) in lines.iter().enumerate() {
            let found = line.fills.iter().enumerate();
            let found = found.filter(|(one, _)| kept.contains(&(at, *one))).map(|(_, found)| found);
            for (cell, left) in line.says.iter().chain(found) {
                self.wiring.cross_out(&mut know, *cell, *left);
            }
        }
        know
    }

    fn why(&self, unit: &Unit, line: &WhipLine, know: &[Values]) -> Vec<Remark> {
        let before = Before::new(self.look.layout(), unit, know.to_vec());
        match line.says.is_empty() {
            true => before.why_not(&candidates(&self.look)).1,
            false => before.why(&line.says).1,
        }
    }

    fn unit(&self, line: &WhipLine) -> Option<&Unit> {
        let mut houses = self.look.layout().houses().iter();
        let number = houses.position(|known| known.house == line.through)?;
        Some(self.wiring.unit(number))
    }

    /// Whether a line plainly looks at a finding: at a sign beside the cell, or at a cell of its
    /// house that is filled.
    fn looks_at(&self, line: &WhipLine, (cell, left): (Cell, Values)) -> bool {
        let is_there = self.unit(line).is_some_and(|unit| unit.cells.contains(&cell));
        is_there && left.len() == 1 || line.remarks.iter().any(|one| one.is_beside(cell))
    }
}
