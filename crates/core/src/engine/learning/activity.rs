//! How often candidates took part in recent conflicts, and the choice based on that.
//!
//! Newer conflicts count more than older ones (Moskewicz et al., "Chaff", 2001, in the
//! variant of Eén and Sörensson, "MiniSat", 2003). The next decision is the narrowest
//! of the active questions, in all three views: which value in this cell, which place
//! for this value in this row or column. It uses the ratio of domain size and weight
//! (Boussemart et al., "Boosting systematic search by weighting constraints", 2004).

use crate::engine::Domains;
use crate::grid::{Line, Values};

/// How active each candidate is.
pub(super) struct Activity {
    score: Vec<f64>,
    /// The highest score of any candidate.
    highest: f64,
    step: f64,
}

const DECAY: f64 = 0.95;
/// The weight of an initial score, compared to one conflict.
const SEED: f64 = 5.0;

/// The best choice so far: its weight and the candidate to assume.
type Best = Option<(f64, usize)>;

impl Activity {
    /// The activities of this many candidates, none of them active yet.
    pub(super) fn new(count: usize) -> Self {
        Self { score: vec![0.0; count], highest: 0.0, step: 1.0 }
    }

    /// Gives a candidate an initial score.
    pub(super) fn seed(&mut self, candidate: usize, score: f64) {
        self.score[candidate] = score * SEED;
        self.highest = self.highest.max(score * SEED);
    }

    /// Called when a candidate takes part in the current conflict.
    pub(super) fn bump(&mut self, candidate: usize) {
        self.score[candidate] += self.step;
        self.highest = self.highest.max(self.score[candidate]);
        if self.highest > 1e100 {
            self.score.iter_mut().for_each(|score| *score *= 1e-100);
            self.highest *= 1e-100;
            self.step *= 1e-100;
        }
    }

    /// Called when the current conflict is over.
    pub(super) fn age(&mut self) {
        self.step /= DECAY;
    }

    /// The candidate to assume next: the most active answer to an active question that
    /// has only a few answers; `None` if everything is decided. Candidates are numbered
    /// cell by cell, value by value.
    pub(super) fn choose(&self, domains: &Domains) -> Option<usize> {
        let size = domains.size();
        let n = size.n();
        let mut best = None;
        for cell in size.cells() {
            self.weigh(domains.values(cell), cell.index() * n, 1, &mut best);
        }
        for line in size.lines() {
            let (first, stride) = match line {
                Line::Row(row) => (row * n * n, n),
                Line::Column(column) => (column * n, n * n),
            };
            for (value, places) in domains.places(line).iter().enumerate() {
                self.weigh(Values(*places), first + value, stride, &mut best);
            }
        }
        best.map(|(_, candidate)| candidate)
    }

    /// Weighs one question. Its answers are bits, and `stride` is the distance
    /// between the candidates of neighbouring bits.
    #[inline]
    fn weigh(&self, answers: Values, first: usize, stride: usize, best: &mut Best) {
        let count = f64::from(answers.len());
        let weight = |sum: f64| (sum + self.step) / (count * count);
        let hopeless = |(best, _)| weight(self.highest * count) <= best;
        if answers.len() < 2 || best.is_some_and(hopeless) {
            return;
        }
        let mut sum = 0.0;
        let mut most = (f64::MIN, 0);
        for answer in answers.iter() {
            let candidate = first + (answer as usize - 1) * stride;
            let score = self.score[candidate];
            sum += score;
            if score > most.0 {
                most = (score, candidate);
            }
        }
        let weight = weight(sum);
        if best.is_none_or(|(best, _)| weight > best) {
            *best = Some((weight, most.1));
        }
    }
}
