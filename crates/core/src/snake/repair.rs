//! Foldable chains that differ from a given chain in a single cubelet: what to
//! check on the wooden snake.
//!
//! ```text
//!   E S C C S E      typed         each cubelet between the ends in turn is
//!   E S C S S E      one away      made a corner, or straight, and the chain
//!                                  that results is searched for one folding
//!   E S C C C S E    one more      where one is missing in the box, each place
//!                                  in turn gets a straight one, and a corner
//!   E S C S E        one less      where one is too many, each in turn is left
//!                                  out
//! ```
//!
//! Adding or removing a cubelet gives the same chain on either side of an equal
//! cubelet, so only the first place is tried.
//!
//! All chains get a small search first. The undecided chains then get a larger
//! search, and so on: most repairs turn up in the first round, while some
//! refutations take a long time. Everything found by the time the budget runs
//! out is right, and `complete` says whether more may be missing.

use super::{Chain, Cuboid, Piece, Question, fold};
use crate::budget::{Budget, Flow, Progress, Stats};

/// The nodes for each chain in the first round, and the factor for the next rounds.
const FIRST: u64 = 4_096;
const MORE: u64 = 16;

/// A possible mistake with a single cubelet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Slip {
    /// A corner was read as straight, or the other way round.
    Bend,
    /// The cubelet was forgotten.
    Missing,
    /// The cubelet is superfluous.
    Extra,
}

/// A chain that can be folded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repair {
    /// The mistake that it corrects.
    pub slip: Slip,
    /// The index, from 0, of the changed or added cubelet, or of the cubelet left out of the given chain.
    pub index: usize,
    /// The corrected chain.
    pub chain: Chain,
}

/// The foldable chains that differ in one cubelet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repairs {
    /// The repairs found, in the order of the changed cubelets.
    pub found: Vec<Repair>,
    /// Whether there are no other repairs.
    pub complete: bool,
    /// The counters of all the searches.
    pub stats: Stats,
}

/// Looks for foldable chains that differ in one cubelet, within one budget for
/// all chains. Such a chain has one cubelet bent differently, or one cubelet
/// more or less if the box requires it. `Progress::solutions` is the number of
/// repairs so far, and `share` is the share of decided chains; the budget is
/// also checked after each chain.
pub fn repairs(chain: &Chain, cuboid: Cuboid, budget: &mut Budget<'_>) -> Repairs {
    let mut open = changes(chain, cuboid);
    let chains = open.len();
    let mut work = Work::new(cuboid, budget);
    let mut nodes = FIRST;
    while !open.is_empty() && !work.ended {
        let mut undecided = open.len();
        open.retain(|repair| {
            let decided = !work.ended && work.decides(repair, nodes);
            undecided -= usize::from(decided);
            work.share = (chains - undecided) as f64 / chains as f64;
            work.ended |= !work.goes_on();
            !decided
        });
        nodes = nodes.saturating_mul(MORE);
    }
    if chain.is_palindrome() && chain.len() == cuboid.volume() {
        let reversed = work.found.iter().map(Repair::reversed).collect::<Vec<_>>();
        work.found.extend(reversed.into_iter().filter(|repair| 2 * repair.index >= chain.len()));
    }
    work.found.sort_by(|one, other| (one.index, &one.chain).cmp(&(other.index, &other.chain)));
    Repairs { found: work.found, complete: open.is_empty(), stats: work.stats }
}

/// The chains to be decided.
fn changes(chain: &Chain, cuboid: Cuboid) -> Vec<Repair> {
    let (length, volume) = (chain.len(), cuboid.volume());
    if length == volume {
        bends(chain)
    } else if length + 1 == volume {
        additions(chain)
    } else if length == volume + 1 {
        removals(chain)
    } else {
        Vec::new()
    }
}

/// A palindrome is changed only in one half: changes in the other half give the
/// same chains, reversed.
fn bends(chain: &Chain) -> Vec<Repair> {
    let length = chain.len();
    let tried = if chain.is_palindrome() { length.div_ceil(2) } else { length };
    let bend = |index| Some(Repair { slip: Slip::Bend, index, chain: chain.toggled(index)? });
    (0..tried).filter_map(bend).collect()
}

fn additions(chain: &Chain) -> Vec<Repair> {
    let pieces = chain.pieces();
    let places = (1..chain.len())
        .flat_map(|index| [Piece::Straight, Piece::Corner].map(|piece| (index, piece)))
        .filter(|(index, piece)| pieces[index - 1] != *piece);
    let addition = |(index, piece)| {
        Some(Repair { slip: Slip::Missing, index, chain: chain.with(index, piece)? })
    };
    places.filter_map(addition).collect()
}

fn removals(chain: &Chain) -> Vec<Repair> {
    let pieces = chain.pieces();
    let places = (1..chain.len()).filter(|index| pieces[index - 1] != pieces[*index]);
    let removal = |index| Some(Repair { slip: Slip::Extra, index, chain: chain.without(index)? });
    places.filter_map(removal).collect()
}

impl Repair {
    fn reversed(&self) -> Self {
        let index = self.chain.len() - 1 - self.index;
        Self { slip: self.slip, index, chain: self.chain.reversed() }
    }
}

struct Work<'a, 'b> {
    cuboid: Cuboid,
    budget: &'a mut Budget<'b>,
    found: Vec<Repair>,
    stats: Stats,
    /// The share of the chains decided.
    share: f64,
    ended: bool,
}

impl<'a, 'b> Work<'a, 'b> {
    fn new(cuboid: Cuboid, budget: &'a mut Budget<'b>) -> Self {
        let stats = Stats::default();
        Self { cuboid, budget, found: Vec::new(), stats, share: 0.0, ended: false }
    }

    /// Whether a search of this many nodes decides if the chain can be folded.
    fn decides(&mut self, repair: &Repair, nodes: u64) -> bool {
        let left = self.budget.nodes.map_or(u64::MAX, |limit| limit - self.stats.nodes);
        let (before, share, solutions) = (self.stats, self.share, self.found.len() as u64);
        let mut stopped = false;
        let mut report = |progress: &Progress| {
            let stats = add(before, progress.stats);
            let flow = (self.budget.report)(&Progress { stats, solutions, share });
            stopped = flow == Flow::Stop;
            flow
        };
        let every = self.budget.every;
        let mut budget = Budget { nodes: Some(nodes.min(left)), every, report: &mut report };
        let question = Question { keep: 0, ..Question::ONE };
        let answer = fold(&repair.chain, self.cuboid, question, &mut budget);
        self.ended |= stopped;
        self.stats = add(before, answer.stats);
        if answer.classes > 0 {
            self.found.push(repair.clone());
        }
        answer.classes > 0 || answer.complete
    }

    fn goes_on(&mut self) -> bool {
        let solutions = self.found.len() as u64;
        let progress = Progress { stats: self.stats, solutions, share: self.share };
        let left = self.budget.nodes.is_none_or(|limit| self.stats.nodes < limit);
        left && !self.ended && (self.budget.report)(&progress) == Flow::Continue
    }
}

fn add(one: Stats, other: Stats) -> Stats {
    Stats {
        nodes: one.nodes + other.nodes,
        tries: one.tries + other.tries,
        propagations: one.propagations + other.propagations,
    }
}
