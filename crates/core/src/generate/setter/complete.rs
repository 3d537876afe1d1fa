//! The fewest things to print further so that a puzzle has one solution.
//!
//! Where all solutions can be listed, the answer is exact: for each of them the
//! smallest sets of places that tell it from all others (`hitting.rs`).
//! Otherwise what tells the most of the listed ones apart is printed, until all
//! can be listed; then fewer might have done.

use super::emptied;
use super::hitting::{Codes, Ended, Hitting};
use crate::budget::{Budget, Nodes};
use crate::conditions::{Condition, Written};
use crate::engine::Found;
use crate::generate::Missed;
use crate::generate::others::Others;
use crate::generate::sheet::everything;
use crate::generate::square::shuffled;
use crate::generate::wish::{Place, Sort};
use crate::puzzle::{Draft, GridPuzzle};
use crate::rng::Dice;
use crate::solve::Solutions;

/// Solutions that are listed at most.
const LISTED: usize = 1500;
/// So many where they are not all, anyway.
const SAMPLED: usize = 200;
/// Positions of a search for them.
const NODES: u64 = 200_000;
/// Positions of the exact search.
const EXACT: u64 = 400_000;

/// Ways to make a puzzle unique.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completed {
    /// Each with as few things as any of them, where that is proven; none where
    /// there is nothing to do.
    pub proposals: Vec<Proposal>,
    /// Whether no proposal with fewer things exists.
    pub proven: bool,
}

/// What to print further.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// These.
    pub add: Vec<Condition>,
    /// The puzzle with them.
    pub draft: Draft,
}

/// Up to so many ways to print the fewest further things that leave a puzzle
/// one solution.
///
/// # Errors
/// A draft that is not a puzzle, one without solution, and a budget that ended
/// before anything was found.
pub fn complete(
    draft: &Draft,
    most: usize,
    seed: u64,
    budget: &mut Budget<'_>,
) -> Result<Completed, Missed> {
    let puzzle = draft.puzzle().map_err(Missed::Faults)?;
    let setting = Setting { empty: emptied(draft)?, puzzle };
    let mut dice = Dice::new(seed);
    let listed = list(&setting.puzzle, LISTED, budget).ok_or(super::STOPPED)?;
    if listed.all && listed.solutions.len() < 2 {
        let proposals = Vec::new();
        let is_unique = !listed.solutions.is_empty();
        return if is_unique {
            Ok(Completed { proposals, proven: true })
        } else {
            Err(Missed::NoSolution)
        };
    }
    let exact = if listed.all { setting.fewest(&listed, most, &mut dice, budget) } else { None };
    match exact {
        Some(sets) => Ok(Completed { proposals: setting.proposals(sets), proven: true }),
        None => {
            let sets = setting.few(&listed, most, &mut dice, budget).ok_or(super::STOPPED)?;
            Ok(Completed { proposals: setting.proposals(sets), proven: false })
        }
    }
}

/// A puzzle that is to become unique.
struct Setting {
    empty: GridPuzzle,
    puzzle: GridPuzzle,
}

/// Solutions, and whether there are no others.
struct Listed {
    solutions: Vec<Vec<u32>>,
    all: bool,
}

impl Setting {
    /// What is true of a solution and not printed.
    fn sayable(&self, solution: &[u32]) -> Vec<Condition> {
        let printed: Vec<Place> =
            self.puzzle.conditions().iter().filter_map(|one| Place::of(*one)).collect();
        let is_open = |one: &Condition| {
            Sort::of(*one).is_some() && Place::of(*one).is_some_and(|at| !printed.contains(&at))
        };
        everything(&self.empty, solution).into_iter().filter(is_open).collect()
    }

    fn codes(&self, solutions: &[Vec<u32>]) -> Codes {
        let code = |says: &Condition| match says.written() {
            Written::Grid => 0,
            Written::Border { side: _, index: _, number } => number,
            Written::Cell { cell: _, value } => value,
            Written::Mark { cell: _, mark } => mark as u32,
            Written::Gap { first: _, second: _, sign } => sign as u32,
        };
        solutions.iter().map(|one| self.sayable(one).iter().map(code).collect()).collect()
    }

    /// The smallest sets, proven; nothing where that takes too long.
    fn fewest(
        &self,
        listed: &Listed,
        most: usize,
        dice: &mut Dice,
        budget: &mut Budget<'_>,
    ) -> Option<Vec<Vec<Condition>>> {
        let codes = self.codes(&listed.solutions);
        let targets = shuffled((0..codes.len()).collect(), dice);
        budget.part(0.0, Some(EXACT), |budget| {
            let mut looks = Nodes::of(budget);
            for size in 1.. {
                let sets = self.of_size(size, listed, (&codes, &targets), most, dice, &mut looks);
                match sets {
                    Ok(sets) if sets.is_empty() => {}
                    Ok(sets) => return Some(sets),
                    Err(Ended) => return None,
                }
            }
            None
        })
    }

    /// Sets of one size: one for each of several solutions, and where there are
    /// not enough of those, several for one.
    fn of_size(
        &self,
        size: usize,
        listed: &Listed,
        (codes, targets): (&Codes, &[usize]),
        most: usize,
        dice: &mut Dice,
        looks: &mut Nodes<'_, '_>,
    ) -> Result<Vec<Vec<Condition>>, Ended> {
        let mut sets: Vec<Vec<Condition>> = Vec::new();
        let mut others: Vec<Vec<Condition>> = Vec::new();
        for target in targets {
            if sets.len() >= most {
                break;
            }
            let hitting = Hitting::of(codes, *target, dice);
            let solution = &listed.solutions[*target];
            let says = self.sayable(solution);
            let named = |set: Vec<usize>| set.into_iter().map(|place| says[place]).collect();
            let found = hitting.sets(size, most, looks)?.into_iter().map(named);
            let mut found = found.filter(|set: &Vec<Condition>| self.and(set).accepts(solution));
            sets.extend(found.next());
            others.extend(found);
        }
        let missing = most.saturating_sub(sets.len());
        sets.extend(others.into_iter().take(missing));
        Ok(sets)
    }

    /// Small sets, each for another solution.
    fn few(
        &self,
        listed: &Listed,
        most: usize,
        dice: &mut Dice,
        budget: &mut Budget<'_>,
    ) -> Option<Vec<Vec<Condition>>> {
        let mut sets: Vec<Vec<Condition>> = Vec::new();
        for target in shuffled(listed.solutions.clone(), dice).into_iter().take(most) {
            match self.told_apart(&target, dice, budget) {
                Some(set) if !sets.contains(&set) => sets.push(set),
                Some(_) => {}
                None => break,
            }
        }
        sets.sort_by_key(Vec::len);
        (!sets.is_empty()).then_some(sets)
    }

    /// A small set that leaves only this solution.
    fn told_apart(
        &self,
        target: &[u32],
        dice: &mut Dice,
        budget: &mut Budget<'_>,
    ) -> Option<Vec<Condition>> {
        let says = self.sayable(target);
        let mut set: Vec<Condition> = Vec::new();
        loop {
            let mut listed = list(&self.and(&set), SAMPLED, budget)?;
            listed.solutions.retain(|one| one != target);
            if listed.solutions.is_empty() {
                break;
            }
            listed.solutions.push(target.to_vec());
            let codes = self.codes(&listed.solutions);
            let chosen = Hitting::of(&codes, codes.len() - 1, dice).greedy();
            // The best of them tells further ones apart that are not listed.
            let few = if listed.all { chosen.len() } else { chosen.len().div_ceil(2) };
            set.extend(chosen.into_iter().take(few).map(|place| says[place]));
        }
        let set = self.needed(set, target);
        self.and(&set).accepts(target).then_some(set)
    }

    /// The same without what can be left out again.
    fn needed(&self, mut set: Vec<Condition>, target: &[u32]) -> Vec<Condition> {
        let mut others = Others::of(target);
        for one in set.clone() {
            let rest: Vec<Condition> = set.iter().copied().filter(|other| *other != one).collect();
            if others.are_none(&self.and(&rest)) {
                set = rest;
            }
        }
        set
    }

    fn and(&self, set: &[Condition]) -> GridPuzzle {
        let said: Vec<Condition> = self.puzzle.conditions().iter().chain(set).copied().collect();
        self.puzzle.only(&said)
    }

    fn proposals(&self, sets: Vec<Vec<Condition>>) -> Vec<Proposal> {
        let proposal = |add: Vec<Condition>| Proposal { draft: self.and(&add).draft(), add };
        sets.into_iter().map(proposal).collect()
    }
}

/// Up to so many solutions; nothing where the budget ended before any.
fn list(puzzle: &GridPuzzle, most: usize, budget: &mut Budget<'_>) -> Option<Listed> {
    // A search that learns finds the first few where a plain one is lost.
    let first = listed(Solutions::few(puzzle), 20.min(most), None, budget)?;
    if first.all {
        return Some(first);
    }
    let plain = listed(Solutions::new(puzzle), most, Some(NODES), budget);
    Some(plain.filter(|plain| plain.solutions.len() > first.solutions.len()).unwrap_or(first))
}

fn listed(
    mut search: Solutions,
    most: usize,
    nodes: Option<u64>,
    budget: &mut Budget<'_>,
) -> Option<Listed> {
    budget.part(0.0, nodes, |budget| {
        let mut solutions = Vec::new();
        while solutions.len() < most && search.advance(budget) == Found::Solution {
            solutions.extend(search.current());
        }
        let all = search.is_complete();
        (all || !solutions.is_empty()).then_some(Listed { solutions, all })
    })
}
