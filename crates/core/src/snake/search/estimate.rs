//! Chooses the run to lay first: the one that promises the smallest search.
//!
//! A probe descends at random and multiplies the numbers of children on its
//! way. The mean over many probes approaches the size of the tree (Knuth,
//! "Estimating the efficiency of backtrack programs", 1975). All runs get a few
//! probes; the better half of them gets as many again, and so on. Searches from
//! one end, from the other end and from the middle may differ by factors of
//! thousands.
//!
//! Means of only a few probes are too low for hard chains, so the choice is
//! good but not optimal. The probing ends when it has cost as much as the best
//! search found would.

use super::box_tables::BoxTables;
use super::growth_order::GrowthOrder;
use super::position::{Position, Run};
use super::watch::Watch;
use super::word::Word;
use crate::rng::Dice;
use crate::snake::{Pruning, Starts};

/// The number of probes for each run in the first round.
const PROBES: usize = 8;

/// Where to start, and the shares of the search.
pub struct Estimate {
    /// The run to lay first.
    pub run: usize,
    /// For each way to lay that run, the estimated share of the whole search.
    pub shares: Vec<f64>,
}

/// One run with which the search could begin.
struct Candidate<'a, W> {
    order: GrowthOrder<'a, W>,
    beginnings: Vec<Beginning<W>>,
    sum: f64,
    probes: usize,
}

/// One way to lay the first run, and the probes from there.
struct Beginning<W> {
    position: Position<W>,
    sum: f64,
    probes: usize,
}

/// The run to begin with; `None` if the budget runs out.
pub fn best_run<W: Word>(
    tables: &BoxTables<W>,
    runs: &[Run],
    pruning: Pruning,
    watch: &mut Watch<'_, '_>,
) -> Option<Estimate> {
    let mut dice = Dice::new(1975);
    let start = watch.nodes();
    let candidate =
        |first| Candidate::new(GrowthOrder::new(tables, runs, first, pruning, Starts::All));
    let mut field: Vec<Candidate<'_, W>> = (0..runs.len()).map(candidate).collect();
    let mut probes = PROBES;
    while field.len() > 1 {
        for candidate in &mut field {
            for _ in 0..probes {
                candidate.probe(&mut dice, watch)?;
            }
        }
        field.sort_by(|one, other| one.mean().total_cmp(&other.mean()));
        field.truncate(field.len().div_ceil(2));
        probes *= 2;
        if (watch.nodes() - start) as f64 >= field[0].mean() {
            break;
        }
    }
    let best = field.first()?;
    Some(Estimate { run: best.order.first.number, shares: best.shares() })
}

impl<'a, W: Word> Candidate<'a, W> {
    fn new(order: GrowthOrder<'a, W>) -> Self {
        let beginning = |(_, position)| Beginning { position, sum: 0.0, probes: 0 };
        let beginnings = order.beginnings().into_iter().map(beginning).collect();
        Self { order, beginnings, sum: 0.0, probes: 0 }
    }

    /// The estimated size of the whole tree, in nodes.
    fn mean(&self) -> f64 {
        self.sum / self.probes.max(1) as f64
    }

    /// Each beginning gets one additional average probe, so that bad luck does
    /// not make a beginning look free.
    fn shares(&self) -> Vec<f64> {
        let average = self.mean() / self.beginnings.len().max(1) as f64;
        let size = |it: &Beginning<W>| (it.sum + average) / (it.probes + 1) as f64;
        let whole: f64 = self.beginnings.iter().map(size).sum();
        self.beginnings.iter().map(|it| size(it) / whole.max(1.0)).collect()
    }

    /// Makes one more probe; `None` if the budget runs out.
    fn probe(&mut self, dice: &mut Dice, watch: &mut Watch<'_, '_>) -> Option<()> {
        self.probes += 1;
        let ways = self.beginnings.len();
        let Some(beginning) = self.beginnings.get_mut(dice.below(ways)) else { return Some(()) };
        let size = size_by_chance(&self.order, beginning.position, dice, watch)?;
        beginning.probes += 1;
        beginning.sum += size;
        self.sum += size * ways as f64;
        Some(())
    }
}

/// An estimate of the size of the tree below a position, in nodes and including its root, by one
/// random descent; `None` if the budget runs out.
fn size_by_chance<W: Word>(
    order: &GrowthOrder<'_, W>,
    mut at: Position<W>,
    dice: &mut Dice,
    watch: &mut Watch<'_, '_>,
) -> Option<f64> {
    let (mut weight, mut size) = (1.0, 1.0);
    let mut children = Vec::with_capacity(4);
    loop {
        let sides = order.sides(&at);
        let Some(choice) = order.choose(&at, sides) else { return Some(size) };
        size += weight * f64::from(choice.ways.count_ones());
        children.clear();
        for way in (0..6).filter(|way| choice.ways & 1 << way != 0) {
            if !watch.step() && !watch.look(0, 0.0) {
                return None;
            }
            children.extend(order.lay(&at, sides, choice, way));
        }
        if children.is_empty() {
            return Some(size);
        }
        weight *= children.len() as f64;
        at = children[dice.below(children.len())];
    }
}
