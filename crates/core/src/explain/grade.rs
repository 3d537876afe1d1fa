//! The grade of a puzzle: the rating of its hardest step, and other facts about the
//! path.

use super::focused_trial::FOCUSED_TRIAL;
use super::ladder::{LADDER, Ladder};
use super::path::{End, Path, path_from};
use super::search::SEARCH;
use super::symmetry::canonical;
use crate::budget::Budget;
use crate::deduction::{Board, Cause, Evidence, Rating, Rule, Step};
use crate::grid::House;
use crate::puzzle::GridPuzzle;
use crate::rules::{JELLYFISH, SWORDFISH, W_WING, X_WING, XY_WING};

/// How difficult a puzzle is. All orientations of a puzzle have the same grade.
#[derive(Clone, Debug, PartialEq)]
pub struct Grade {
    /// Whether the path ends with a full board.
    pub finished: bool,
    /// Whether any step is a trial or a search.
    pub trial: bool,
    /// The rating of the hardest step.
    pub rating: Rating,
    /// The rule of the hardest step; `None` if there is no step. If several rules have
    /// this rating, it is the rule that people try last.
    pub rule: Option<&'static Rule>,
    /// Every rule with a step of this rating, in the order in which people try them.
    pub rules: Vec<&'static Rule>,
    /// The band of the rating, or the next higher band if the path is narrow at the
    /// hardest steps of the band.
    pub band: Band,
    /// The most lines, clues and signs used by one step. Except in trials, a line together with its
    /// own clues and signs counts once.
    pub width: usize,
    /// The cost of all steps.
    pub effort: u64,
    /// The smallest number of different steps that the easiest rule offers at
    /// any point, up to [`MOST_COUNTED`].
    pub narrowness: usize,
    /// The rating of each step.
    pub profile: Vec<Rating>,
}

/// A named range of ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Band {
    /// Up to 1.65.
    Gentle,
    /// Up to 2.05.
    Easy,
    /// Up to 2.85.
    Medium,
    /// Up to 3.65.
    Hard,
    /// Up to 5.55, which includes Four corners.
    Expert,
    /// Up to 6.4: line chains, line whips and short trials.
    Master,
    /// Any rating above 6.4.
    Trial,
}

/// Steps are counted only up to this number.
pub const MOST_COUNTED: usize = 8;
/// Harder steps are found one at a time, so each counts as the only one.
const HARDEST_COUNTED: Rating = Rating(365);
/// A puzzle is one band harder if this many of the hardest steps of its band are the
/// only possible steps.
const NARROW_POINTS: usize = 3;
/// The hardest steps of a band are those within this distance of its highest
/// rating.
const AT_CEILING: u16 = 10;

impl Band {
    /// All bands, each with its highest rating.
    pub const ALL: [(Self, Rating); 7] = [
        (Self::Gentle, Rating(165)),
        (Self::Easy, Rating(205)),
        (Self::Medium, Rating(285)),
        (Self::Hard, Rating(365)),
        (Self::Expert, Rating(555)),
        (Self::Master, Rating(640)),
        (Self::Trial, Rating(u16::MAX)),
    ];

    /// The band of a rating.
    #[must_use]
    pub fn of(rating: Rating) -> Self {
        let band = Self::ALL.into_iter().find(|(_, highest)| rating <= *highest);
        band.map_or(Self::Trial, |(band, _)| band)
    }

    /// Whether a step is among the hardest of this band, and easy enough to be counted.
    fn is_ceiling(self, rating: Rating) -> bool {
        let highest = Self::ALL.into_iter().find(|(band, _)| *band == self);
        let close = |(_, highest): (Self, Rating)| highest.0.abs_diff(rating.0) < AT_CEILING;
        rating <= HARDEST_COUNTED && Self::of(rating) == self && highest.is_some_and(close)
    }

    /// The next harder band.
    fn harder(self) -> Self {
        let harder = Self::ALL.into_iter().map(|(band, _)| band).find(|band| *band > self);
        harder.unwrap_or(self)
    }

    /// The name in JSON and keys of texts.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Gentle => "gentle",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
            Self::Master => "master",
            Self::Trial => "trial",
        }
    }
}

/// The grade of a puzzle, from its path in a fixed orientation.
#[must_use]
pub fn grade(puzzle: &GridPuzzle) -> Grade {
    Budget::unlimited(|budget| grade_within(puzzle, budget))
}

/// The grade within a budget whose nodes are those of [`path_from`]. If the path does not fill the
/// board, the rating is a lower bound, and the band is [`Band::Trial`].
pub fn grade_within(puzzle: &GridPuzzle, budget: &mut Budget<'_>) -> Grade {
    let puzzle = canonical(puzzle);
    let path = path_from(&mut Board::new(&puzzle), &mut Ladder::default(), budget);
    grade_of(&puzzle, &path)
}

/// The grade of a path from the givens, without combined steps.
fn grade_of(puzzle: &GridPuzzle, path: &Path) -> Grade {
    let rating = path.steps.iter().map(|step| step.rating).max().unwrap_or(Rating(100));
    let rules = rules_of(path, rating);
    let finished = path.end == End::Full;
    let counts = counts(puzzle, path);
    Grade {
        finished,
        trial: path.steps.iter().any(|step| [&FOCUSED_TRIAL, &SEARCH].contains(&step.rule)),
        rating,
        rule: rules.last().copied(),
        rules,
        band: if finished { band(Band::of(rating), path, &counts) } else { Band::Trial },
        width: path.steps.iter().map(width).max().unwrap_or(1),
        effort: path.steps.iter().map(|step| cost(step.rating)).sum(),
        narrowness: counts.into_iter().min().unwrap_or(MOST_COUNTED),
        profile: path.steps.iter().map(|step| step.rating).collect(),
    }
}

/// The rules whose steps have this rating, the easiest first.
fn rules_of(path: &Path, rating: Rating) -> Vec<&'static Rule> {
    let of_rating =
        |rule: &&Rule| path.steps.iter().any(|step| step.rating == rating && step.rule == *rule);
    LADDER.iter().copied().flatten().copied().filter(of_rating).collect()
}

/// The number of lines, clues and signs that a step uses.
#[must_use]
pub fn width(step: &Step) -> usize {
    match &step.evidence {
        Evidence::Trial(story) => story.frame.len(),
        Evidence::Chain(_) | Evidence::Whip(_) => lines(step),
        _ if [&X_WING, &SWORDFISH, &JELLYFISH].contains(&step.rule) => lines(step),
        _ if [&XY_WING, &W_WING].contains(&step.rule) => 4,
        _ => 1,
    }
}

/// The number of different houses used by a fish, or by the links of a chain or a whip.
fn lines(step: &Step) -> usize {
    let named = |cause: &Cause| match cause {
        Cause::Line(line) => Some(House::Line(*line)),
        Cause::House(house) | Cause::Places { house, .. } => Some(*house),
        Cause::Condition(_) | Cause::Cell(_) | Cause::Candidate { .. } => None,
    };
    let mut houses: Vec<House> = match &step.evidence {
        chain @ (Evidence::Chain(_) | Evidence::Whip(_)) => chain.houses(),
        _ => step.causes.iter().filter_map(named).collect(),
    };
    houses.sort_unstable();
    houses.dedup();
    houses.len().max(1)
}

/// The cost of a step: 4 times 3 to the power of (rating - 1), rounded.
#[must_use]
pub fn cost(rating: Rating) -> u64 {
    // Powers of 3 are computed in units of a billionth, because integers round the same way on
    // every machine.
    const ONE: u128 = 1_000_000_000;
    const HUNDREDTH: u128 = 1_011_046_692;
    let times = rating.0.saturating_sub(100);
    let power = (0..times).fold(ONE, |power, _| (power * HUNDREDTH + ONE / 2) / ONE);
    ((4 * power + ONE / 2) / ONE) as u64
}

/// The number of different steps that the easiest rule offers at each step of a
/// path.
fn counts(puzzle: &GridPuzzle, path: &Path) -> Vec<usize> {
    let mut board = Board::new(puzzle);
    let mut ladder = Ladder::default().up_to(HARDEST_COUNTED);
    let mut counts = Vec::new();
    for step in &path.steps {
        let is_counted = step.rating <= HARDEST_COUNTED;
        let found = if is_counted { ladder.easiest(&board, MOST_COUNTED).len() } else { 1 };
        counts.push(found.max(1));
        board.apply(step);
    }
    counts
}

/// The band of a path whose hardest step is in this band.
fn band(of_hardest: Band, path: &Path, counts: &[usize]) -> Band {
    let narrow = path.steps.iter().zip(counts);
    let narrow = narrow.filter(|(step, count)| **count == 1 && of_hardest.is_ceiling(step.rating));
    if narrow.count() >= NARROW_POINTS { of_hardest.harder() } else { of_hardest }
}

#[cfg(test)]
mod tests {
    use super::{Band, cost};
    use crate::deduction::Rating;

    #[test]
    fn costs_grow_threefold() {
        let costs = [100, 150, 200, 260, 300, 340, 420, 470, 540, 600].map(|of| cost(Rating(of)));
        assert_eq!(costs, [4, 7, 12, 23, 36, 56, 135, 233, 503, 972]);
    }

    #[test]
    fn a_band_ends_at_its_ceiling() {
        assert_eq!(Band::of(Rating(165)), Band::Gentle);
        assert_eq!(Band::of(Rating(166)), Band::Easy);
        assert_eq!(Band::of(Rating(640)), Band::Master);
        assert_eq!(Band::of(Rating(641)), Band::Trial);
    }

    #[test]
    fn the_hardest_steps_of_a_band_are_close_to_its_ceiling() {
        let ceilings =
            [160, 165, 200, 280, 360].map(|of| Band::of(Rating(of)).is_ceiling(Rating(of)));
        assert_eq!(ceilings, [true; 5]);
        assert!(
            [150, 190, 260, 340, 540, 550, 640]
                .into_iter()
                .all(|of| !Band::of(Rating(of)).is_ceiling(Rating(of)))
        );
        assert!(!Band::Medium.is_ceiling(Rating(200)));
        assert_eq!((Band::Easy.harder(), Band::Trial.harder()), (Band::Medium, Band::Trial));
    }
}
