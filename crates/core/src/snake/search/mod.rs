//! The search for all the ways to fold a chain into a box.
//!
//! The search backtracks over runs; a node is a run that fits in its place. Each technique that makes the search fast
//! has its own file. `word` has sets of cells in one word, and `box_tables` has the tables. `growth_order` finds one
//! folding of each class and grows a chain from any run. `prune` detects dead ends from the free cells, `estimate`
//! chooses the first run, and `grow` visits everything.
//!
//! A short trial from the first cubelet comes first, because small searches end
//! before a choice would be made. Its results are known even if the long search
//! is stopped early.

mod box_tables;
mod estimate;
mod grow;
mod growth_order;
mod position;
mod prune;
mod watch;
mod word;

use std::collections::BTreeSet;

use self::box_tables::BoxTables;
use self::estimate::Estimate;
use self::grow::{Grower, Harvest};
use self::growth_order::GrowthOrder;
use self::position::Run;
use self::watch::{Hear, Watch};
use self::word::Word;
use super::{
    Cell, Chain, Cuboid, Direction, Fold, Folds, Growth, Question, Starts, Symmetries, Symmetry,
    refusals,
};
use crate::budget::{Budget, Stats};
use crate::solve::Verdict;

/// The number of nodes after which the trial from the first cubelet gives up.
const TRIAL: u64 = 16_384;

/// Looks for the ways to fold a chain into a box within a budget.
pub fn fold(chain: &Chain, cuboid: Cuboid, question: Question, budget: &mut Budget<'_>) -> Folds {
    fold_heard(chain, cuboid, question, budget, &mut |_| ())
}

/// Works like `fold`; `hear` also receives each folding of the answer once, as
/// soon as it is found.
pub fn fold_telling(
    chain: &Chain,
    cuboid: Cuboid,
    question: Question,
    budget: &mut Budget<'_>,
    hear: &mut dyn FnMut(&Fold),
) -> Folds {
    let symmetries = Symmetries::of(cuboid);
    // The long search finds the trial's foldings again, so they must not be
    // reported twice.
    let mut told = BTreeSet::new();
    let mut hear_new = |fold: &Fold| {
        let fold = match question.starts {
            Starts::All => least_of_class(fold, &symmetries, cuboid),
            Starts::Corner => fold.clone(),
        };
        if told.insert(fold.clone()) {
            hear(&fold);
        }
    };
    fold_heard(chain, cuboid, question, budget, &mut hear_new)
}

fn fold_heard(
    chain: &Chain,
    cuboid: Cuboid,
    question: Question,
    budget: &mut Budget<'_>,
    hear: Hear<'_>,
) -> Folds {
    let refused = question.pruning.refusals && !refusals(chain, cuboid).is_empty();
    if refused || chain.len() != cuboid.volume() {
        let none = Harvest { complete: true, ..Harvest::default() };
        return answer(none, &Symmetries::of(cuboid), cuboid, question.starts, Stats::default());
    }
    match cuboid.volume() {
        ..=64 => fold_in::<u64>(chain, cuboid, question, budget, hear),
        _ => fold_in::<u128>(chain, cuboid, question, budget, hear),
    }
}

fn fold_in<W: Word>(
    chain: &Chain,
    cuboid: Cuboid,
    question: Question,
    budget: &mut Budget<'_>,
    hear: Hear<'_>,
) -> Folds {
    let lengths = chain.runs();
    let mut kinds = lengths.clone();
    kinds.sort_unstable();
    kinds.dedup();
    let slot = |length: usize| kinds.iter().position(|kind| *kind == length).unwrap_or(0);
    let run = |(number, length): (usize, &usize)| Run {
        number,
        length: *length,
        rows: slot(*length) * cuboid.volume(),
    };
    let runs: Vec<Run> = lengths.iter().enumerate().map(run).collect();
    let symmetries = Symmetries::of(cuboid);
    let tables = BoxTables::<W>::new(cuboid, &kinds, &symmetries);
    let mut watch = Watch::new(budget, hear);
    let harvest = search(&tables, &runs, question, &mut watch);
    answer(harvest, &symmetries, cuboid, question.starts, watch.stats())
}

fn search<W: Word>(
    tables: &BoxTables<W>,
    runs: &[Run],
    question: Question,
    watch: &mut Watch<'_, '_>,
) -> Harvest {
    let from = |first: usize, shares: Option<Vec<f64>>, watch: &mut Watch<'_, '_>| {
        let order = GrowthOrder::new(tables, runs, first, question.pruning, question.starts);
        Grower::new(&order, watch, question.keep, question.limit).run(shares)
    };
    match (question.starts, question.growth) {
        (Starts::Corner, _) => from(0, None, watch),
        (Starts::All, Growth::FromRun(run)) => from(run.min(runs.len() - 1), None, watch),
        (Starts::All, Growth::Chosen) => {
            watch.set_trial(Some(TRIAL));
            let trial = from(0, None, watch);
            let enough = question.limit.is_some_and(|limit| trial.count >= limit);
            if trial.complete || enough || watch.is_stopped() {
                return trial;
            }
            watch.set_trial(None);
            watch.set_known(trial.count);
            let best = estimate::best_run(tables, runs, question.pruning, watch);
            let Some(Estimate { run, shares }) = best else { return trial };
            let harvest = from(run, Some(shares), watch);
            if harvest.complete || harvest.count >= trial.count { harvest } else { trial }
        }
    }
}

/// The answer in classes, from the foldings found.
fn answer(
    harvest: Harvest,
    symmetries: &Symmetries,
    cuboid: Cuboid,
    starts: Starts,
    stats: Stats,
) -> Folds {
    let Harvest { count, mut folds, complete } = harvest;
    let mut classes = count;
    match starts {
        Starts::All => to_least_of_class(&mut folds, symmetries, cuboid),
        Starts::Corner => classes = count.div_ceil(images_from_the_corner(symmetries, cuboid)),
    }
    let verdict = match classes {
        0 if complete => Verdict::None,
        1 if complete => Verdict::Unique,
        0 | 1 => Verdict::Unknown,
        _ => Verdict::Several,
    };
    let rotations = classes * symmetries.handedness();
    Folds { verdict, classes, rotations, complete, folds, stats }
}

/// Makes a list of foldings independent of how they were found.
fn to_least_of_class(folds: &mut [Fold], symmetries: &Symmetries, cuboid: Cuboid) {
    for fold in folds.iter_mut() {
        *fold = least_of_class(fold, symmetries, cuboid);
    }
    folds.sort();
}

fn least_of_class(fold: &Fold, symmetries: &Symmetries, cuboid: Cuboid) -> Fold {
    let start = |one: Symmetry| one.cell(cuboid, fold.start);
    let ways = |one: Symmetry| fold.directions.iter().map(move |way| one.direction(*way));
    let least = symmetries.elements().iter().copied().min_by(|one, other| {
        start(*one).cmp(&start(*other)).then_with(|| ways(*one).cmp(ways(*other)))
    });
    least.map_or_else(|| fold.clone(), |one| fold.turned(one, cuboid))
}

/// The number of foldings in each class that begin in cell 0 along +x, if there
/// are any.
fn images_from_the_corner(symmetries: &Symmetries, cuboid: Cuboid) -> u64 {
    let stays = |one: &&Symmetry| {
        one.cell(cuboid, Cell(0)) == Cell(0) && one.direction(Direction::Right) == Direction::Right
    };
    symmetries.elements().iter().filter(stays).count().max(1) as u64
}
