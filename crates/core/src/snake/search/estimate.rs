//! Which run to lay first: the one whose search promises to be the smallest.
//!
//! A probe goes down at random and multiplies the numbers of children on its
//! way; the mean over many probes is the size of the tree (Knuth, "Estimating
//! the efficiency of backtrack programs", 1975). All runs get a few probes,
//! the better half gets twice as many again, and so on. From one end or the
//! other, or from the middle, searches differ by factors up to thousands.
//!
//! Means of few probes are too low for hard chains, so the choice is good, not
//! best. It ends where it has cost as much as the search it has found.

use super::board::Board;
use super::plan::Plan;
use super::position::{Position, Run};
use super::watch::Watch;
use super::word::Word;
use crate::rng::Dice;
use crate::snake::{Pruning, Starts};

/// Probes of each run in the first round.
const PROBES: usize = 8;

/// One run that the search could begin with.
struct Candidate<'a, W> {
    plan: Plan<'a, W>,
    beginnings: Vec<Position<W>>,
    sum: f64,
    probes: usize,
}

impl<W: Word> Candidate<'_, W> {
    fn mean(&self) -> f64 {
        self.sum / self.probes.max(1) as f64
    }
}

/// The run to begin with; the best one known where the budget ends early.
pub fn best_run<W: Word>(
    board: &Board<W>,
    runs: &[Run],
    pruning: Pruning,
    watch: &mut Watch<'_, '_>,
) -> usize {
    let mut dice = Dice::new(1975);
    let start = watch.nodes();
    let mut field: Vec<Candidate<'_, W>> =
        (0..runs.len()).map(|first| candidate(board, runs, first, pruning)).collect();
    let mut probes = PROBES;
    while field.len() > 1 {
        for candidate in &mut field {
            for _ in 0..probes {
                let Some(size) = probe(candidate, &mut dice, watch) else {
                    return candidate.plan.first.number;
                };
                candidate.sum += size;
                candidate.probes += 1;
            }
        }
        field.sort_by(|one, other| one.mean().total_cmp(&other.mean()));
        field.truncate(field.len().div_ceil(2));
        probes *= 2;
        if (watch.nodes() - start) as f64 >= field[0].mean() {
            break;
        }
    }
    field.first().map_or(0, |best| best.plan.first.number)
}

fn candidate<'a, W: Word>(
    board: &'a Board<W>,
    runs: &[Run],
    first: usize,
    pruning: Pruning,
) -> Candidate<'a, W> {
    let plan = Plan::new(board, runs, first, pruning, Starts::All);
    let beginnings = plan.beginnings().into_iter().map(|(_, position)| position).collect();
    Candidate { plan, beginnings, sum: 0.0, probes: 0 }
}

/// The size of the tree by one probe, in nodes; nothing where the budget ends.
fn probe<W: Word>(
    candidate: &Candidate<'_, W>,
    dice: &mut Dice,
    watch: &mut Watch<'_, '_>,
) -> Option<f64> {
    let mut children = candidate.beginnings.clone();
    let mut weight = 1.0;
    let mut size = children.len() as f64;
    while !children.is_empty() {
        weight *= children.len() as f64;
        let at = children[dice.below(children.len())];
        children.clear();
        let sides = candidate.plan.sides(&at);
        let Some(choice) = candidate.plan.choose(&at, sides) else { break };
        size += weight * f64::from(choice.ways.count_ones());
        for way in (0..6).filter(|way| choice.ways & 1 << way != 0) {
            if !watch.step() && !watch.look(0, 0.0) {
                return None;
            }
            children.extend(candidate.plan.lay(&at, sides, choice, way));
        }
    }
    Some(size)
}
