//! Finds the fewest things to add so that a puzzle has one solution.
//!
//! If all solutions can be listed, the answer is exact: the smallest sets of places that
//! distinguish a solution from all others (`hitting.rs`). Otherwise, the search prints whatever
//! excludes the most of the listed solutions, until it can list all that remain. In that case,
//! fewer things might have been enough. With a symmetry, two places that belong together are
//! printed together and count as one.

use super::Setting;
use super::hitting::{Codes, Ended, Hitting};
use crate::budget::{Budget, Nodes};
use crate::conditions::{Condition, Written};
use crate::engine::Found;
use crate::explain::{Grade, grade};
use crate::generate::Missed;
use crate::generate::everything::everything;
use crate::generate::others::Others;
use crate::generate::place::{Place, Symmetry};
use crate::generate::square::shuffled;
use crate::generate::wish::{Aim, Wish};
use crate::puzzle::{Draft, GridPuzzle};
use crate::rng::Dice;
use crate::solve::Solutions;

/// The maximum number of solutions that the exact search lists.
const LISTED: usize = 1500;
/// How many solutions are listed if there are more than `LISTED`.
const SAMPLED: usize = 200;
/// The maximum number of positions in a search for these solutions.
const NODES: u64 = 200_000;
/// The maximum number of positions in the exact search.
const EXACT: u64 = 400_000;
/// If a level is requested, the number of sets graded per proposal.
const GRADED: usize = 6;
/// How many more things than necessary may be printed for the sake of the
/// requested level.
const MORE: usize = 2;

/// Ways to make a puzzle unique.
#[derive(Clone, Debug, PartialEq)]
pub struct Completed {
    /// The proposals: as short as possible if `proven`; empty if nothing has to
    /// be added. The shortest come first, then the easiest.
    pub proposals: Vec<Proposal>,
    /// Whether no proposal with fewer things exists.
    pub proven: bool,
}

/// Things to add.
#[derive(Clone, Debug, PartialEq)]
pub struct Proposal {
    /// What to add.
    pub add: Vec<Condition>,
    /// The puzzle with these things added.
    pub draft: Draft,
    /// The grade.
    pub grade: Grade,
    /// Whether the level is the requested one.
    pub as_wished: bool,
}

/// Finds up to this many ways to add the fewest things that leave a puzzle with
/// one solution. Locked places keep their contents, places that must be filled
/// are filled, and proposals of the requested level come first.
///
/// # Errors
/// Fails if the draft is not a puzzle or has no solution, or if the budget ran
/// out before anything was found.
pub fn complete(
    draft: &Draft,
    most: usize,
    wish: &Wish,
    seed: u64,
    budget: &mut Budget<'_>,
) -> Result<Completed, Missed> {
    let setting = Setting::new(draft, wish)?;
    let completing = Completing { setting, most };
    let mut dice = Dice::new(seed);
    let listed = list(&completing.setting.puzzle, LISTED, budget).ok_or(super::STOPPED)?;
    let Some(first) = listed.solutions.first() else { return Err(Missed::NoSolution) };
    if listed.all
        && listed.solutions.len() == 1
        && completing.missing(&completing.sayable(first)).is_empty()
    {
        return Ok(Completed { proposals: Vec::new(), proven: true });
    }
    let exact = if listed.all { completing.fewest(&listed, &mut dice, budget) } else { None };
    let (sets, proven) = match exact {
        Some(sets) => (sets, true),
        None => (completing.few(&listed, &mut dice, budget).ok_or(super::NONE_NEAR)?, false),
    };
    Ok(Completed { proposals: completing.proposals(sets), proven })
}

/// A puzzle that should get a single solution.
struct Completing {
    setting: Setting,
    /// The number of proposals to find.
    most: usize,
}

/// Solutions, and whether these are all of them.
struct Listed {
    solutions: Vec<Vec<u32>>,
    all: bool,
}

/// Things that are printed together.
type Group = Vec<Condition>;

impl Completing {
    /// The groups of things that may be printed, are true of a solution, and
    /// are not printed yet.
    fn sayable(&self, solution: &[u32]) -> Vec<Group> {
        let Setting { puzzle, empty, wish, fixed } = &self.setting;
        let printed: Vec<Place> =
            puzzle.conditions().iter().filter_map(|one| Place::of(*one)).collect();
        let is_open = |at: Place| !printed.contains(&at) && fixed.may(at);
        let mut groups: Vec<(Place, Group)> = Vec::new();
        for one in everything(empty, solution) {
            let Some(at) = Place::of(one).filter(|at| is_open(*at)) else { continue };
            let partner = wish.symmetry.partner(at, empty.size());
            match groups.iter_mut().find(|(first, _)| *first == partner) {
                Some((_, group)) => group.push(one),
                None => groups.push((at, vec![one])),
            }
        }
        groups.into_iter().map(|(_, group)| group).collect()
    }

    /// Those of these groups that must be printed: groups of places that must be
    /// filled, and missing partners of printed places.
    fn missing(&self, groups: &[Group]) -> Vec<usize> {
        let Setting { puzzle, wish, fixed, .. } = &self.setting;
        let partner = |at: Place| wish.symmetry.partner(at, puzzle.size());
        let stands = |at: Place| puzzle.conditions().iter().any(|one| Place::of(*one) == Some(at));
        let is_half = |at: Place| wish.symmetry != Symmetry::None && stands(partner(at));
        let is_missing = |group: &Group| {
            let mut places = group.iter().filter_map(|one| Place::of(*one));
            places.any(|at| fixed.must(at) || is_half(at))
        };
        (0..groups.len()).filter(|number| is_missing(&groups[*number])).collect()
    }

    fn codes(&self, solutions: &[Vec<u32>]) -> Codes {
        solutions.iter().map(|one| Self::code(&self.sayable(one))).collect()
    }

    /// The contents of these groups, a number for each.
    fn code(groups: &[Group]) -> Vec<u32> {
        let code = |says: &Condition| match says.written() {
            Written::Grid => 0,
            Written::Border { side: _, index: _, number } => number,
            Written::Cell { cell: _, value } => value,
            Written::Mark { at: _, mark } => mark as u32,
            Written::Gap { first: _, second: _, sign } => sign as u32,
        };
        let together = |group: &Group| group.iter().fold(0, |all, one| (all << 12) + code(one));
        groups.iter().map(together).collect()
    }

    /// The number of sets to look for.
    const fn pool(&self) -> usize {
        match self.setting.wish.aim {
            Aim::Any if !self.setting.wish.minimal => self.most,
            _ => self.most * GRADED,
        }
    }

    /// The sets that are proven to be the smallest; `None` if the proof takes too long. If none of
    /// these sets has the requested level, slightly larger sets are included.
    fn fewest(
        &self,
        listed: &Listed,
        dice: &mut Dice,
        budget: &mut Budget<'_>,
    ) -> Option<Vec<Group>> {
        let told = listed.solutions.iter().map(|one| {
            let says = self.sayable(one);
            (Self::code(&says), self.missing(&says))
        });
        // Only this is kept: the groups themselves would take too much room.
        let (codes, missing): (Codes, Vec<Vec<usize>>) = told.unzip();
        let targets = shuffled((0..codes.len()).collect(), dice);
        budget.part(0.0, Some(EXACT), |budget| {
            let mut looks = Nodes::of(budget);
            let mut all: Vec<Group> = Vec::new();
            let mut last = usize::MAX;
            for size in 0.. {
                match self.of_size(size, listed, (&codes, &missing, &targets), dice, &mut looks) {
                    Ok(sets) if sets.is_empty() => {}
                    Ok(sets) => {
                        last = last.min(size + MORE);
                        let is_done = sets.iter().any(|set| self.proposal(set).as_wished);
                        all.extend(sets);
                        if is_done {
                            break;
                        }
                    }
                    Err(Ended) => break,
                }
                if size >= last {
                    break;
                }
            }
            (!all.is_empty()).then_some(all)
        })
    }

    /// Sets of at most this size: one for each of several solutions and, if those are too few, more
    /// for the same solutions.
    fn of_size(
        &self,
        size: usize,
        listed: &Listed,
        (codes, missing, targets): (&Codes, &[Vec<usize>], &[usize]),
        dice: &mut Dice,
        looks: &mut Nodes<'_, '_>,
    ) -> Result<Vec<Group>, Ended> {
        let most = self.pool();
        let mut sets: Vec<Group> = Vec::new();
        let mut others: Vec<Group> = Vec::new();
        for target in targets {
            if sets.len() >= most {
                break;
            }
            let solution = &listed.solutions[*target];
            let hitting = Hitting::of(codes, *target, missing[*target].clone(), dice);
            let found = hitting.sets(size, most, looks)?;
            if found.is_empty() {
                continue;
            }
            let says = self.sayable(solution);
            let named = |set: Vec<usize>| set.into_iter().flat_map(|at| says[at].clone()).collect();
            let found = found.into_iter().map(named);
            let mut found = found.filter(|set: &Group| self.and(set).accepts(solution));
            sets.extend(found.next());
            others.extend(found);
        }
        let more = most.saturating_sub(sets.len());
        sets.extend(others.into_iter().take(more));
        Ok(sets)
    }

    /// Small sets, each for a different solution.
    fn few(&self, listed: &Listed, dice: &mut Dice, budget: &mut Budget<'_>) -> Option<Vec<Group>> {
        let mut sets: Vec<Group> = Vec::new();
        for target in shuffled(listed.solutions.clone(), dice).into_iter().take(self.pool()) {
            match self.told_apart(&target, dice, budget) {
                Some(set) if !sets.contains(&set) => sets.push(set),
                Some(_) => {}
                None => break,
            }
        }
        (!sets.is_empty()).then_some(sets)
    }

    /// A small set that leaves only this solution. `None` if other solutions remain even when
    /// everything allowed is printed.
    fn told_apart(
        &self,
        target: &[u32],
        dice: &mut Dice,
        budget: &mut Budget<'_>,
    ) -> Option<Group> {
        let says = self.sayable(target);
        let missing = self.missing(&says);
        let must: Vec<Group> = missing.iter().map(|at| says[*at].clone()).collect();
        let mut set: Vec<Group> = must.clone();
        loop {
            let mut listed = list(&self.and(&set.concat()), SAMPLED, budget)?;
            listed.solutions.retain(|one| one != target);
            if listed.solutions.is_empty() {
                break;
            }
            listed.solutions.push(target.to_vec());
            let codes = self.codes(&listed.solutions);
            let chosen = Hitting::of(&codes, codes.len() - 1, missing.clone(), dice).greedy()?;
            // The best of the chosen groups also exclude solutions that are not listed.
            let few = if listed.all { chosen.len() } else { chosen.len().div_ceil(2) };
            set.extend(chosen.into_iter().take(few).map(|place| says[place].clone()));
        }
        let set = self.needed(set, &must, target).concat();
        self.and(&set).accepts(target).then_some(set)
    }

    /// The set without the groups that it does not need.
    fn needed(&self, mut set: Vec<Group>, must: &[Group], target: &[u32]) -> Vec<Group> {
        let mut others = Others::of(target);
        for one in set.clone().into_iter().filter(|one| !must.contains(one)) {
            let rest: Vec<Group> = set.iter().filter(|other| **other != one).cloned().collect();
            if others.are_none(&self.and(&rest.concat())) {
                set = rest;
            }
        }
        set
    }

    fn and(&self, set: &[Condition]) -> GridPuzzle {
        let puzzle = &self.setting.puzzle;
        let said: Vec<Condition> = puzzle.conditions().iter().chain(set).copied().collect();
        puzzle.only(&said)
    }

    fn proposal(&self, add: &Group) -> Proposal {
        let puzzle = self.and(add);
        let (draft, grade) = (puzzle.draft(), grade(&puzzle));
        let as_wished = self.setting.is_met(&puzzle, &grade);
        Proposal { add: add.clone(), draft, grade, as_wished }
    }

    /// Sorts proposals: the requested level first, then the shortest, then the
    /// easiest.
    fn proposals(&self, sets: Vec<Group>) -> Vec<Proposal> {
        let mut all: Vec<Proposal> = sets.iter().map(|set| self.proposal(set)).collect();
        all.sort_by_key(|one| (!one.as_wished, one.add.len(), one.grade.rating));
        all.truncate(self.most);
        all
    }
}

/// Lists up to this many solutions; `None` if the budget ran out before the first was found.
fn list(puzzle: &GridPuzzle, most: usize, budget: &mut Budget<'_>) -> Option<Listed> {
    // A learning search finds the first few even where a plain search gets stuck.
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
