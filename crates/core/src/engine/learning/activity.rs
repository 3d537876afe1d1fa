//! Candidates by how often they took part in recent conflicts.
//!
//! A binary heap with positions, so that a candidate can rise where it stands.
//! Older conflicts count less because newer ones count more (Moskewicz et al.,
//! "Chaff", 2001, in the form of Eén and Sörensson, "MiniSat", 2003).

/// A priority queue over the candidates.
pub(super) struct Activity {
    score: Vec<f64>,
    heap: Vec<u32>,
    place: Vec<u32>,
    step: f64,
}

const ABSENT: u32 = u32::MAX;
const DECAY: f64 = 0.95;
/// What a score to begin with counts beside one conflict.
const SEED: f64 = 5.0;

impl Activity {
    /// So many candidates, none of them in the queue yet.
    pub(super) fn new(count: usize) -> Self {
        Self { score: vec![0.0; count], heap: Vec::new(), place: vec![ABSENT; count], step: 1.0 }
    }

    /// Puts a candidate into the queue with a score to begin with.
    pub(super) fn seed(&mut self, candidate: usize, score: f64) {
        self.score[candidate] = score * SEED;
        self.insert(candidate);
    }

    /// The candidate took part in the conflict at hand.
    pub(super) fn bump(&mut self, candidate: usize) {
        self.score[candidate] += self.step;
        if self.score[candidate] > 1e100 {
            self.score.iter_mut().for_each(|score| *score *= 1e-100);
            self.step *= 1e-100;
        }
        if self.place[candidate] != ABSENT {
            self.rise(self.place[candidate] as usize);
        }
    }

    /// The conflict at hand is over.
    pub(super) fn age(&mut self) {
        self.step /= DECAY;
    }

    /// Puts a candidate back that was taken out.
    pub(super) fn insert(&mut self, candidate: usize) {
        if self.place[candidate] == ABSENT {
            self.place[candidate] = self.heap.len() as u32;
            self.heap.push(candidate as u32);
            self.rise(self.heap.len() - 1);
        }
    }

    /// Takes out the most active candidate.
    pub(super) fn pop(&mut self) -> Option<usize> {
        let top = *self.heap.first()? as usize;
        let last = self.heap.pop()? as usize;
        self.place[top] = ABSENT;
        if !self.heap.is_empty() {
            self.put(0, last);
            self.sink(0);
        }
        Some(top)
    }

    fn put(&mut self, at: usize, candidate: usize) {
        self.heap[at] = candidate as u32;
        self.place[candidate] = at as u32;
    }

    /// Higher score first; the smaller number where they are equal.
    fn before(&self, first: usize, second: usize) -> bool {
        let (a, b) = (self.score[first], self.score[second]);
        a > b || (a == b && first < second)
    }

    fn rise(&mut self, mut at: usize) {
        let candidate = self.heap[at] as usize;
        while at > 0 {
            let parent = self.heap[(at - 1) / 2] as usize;
            if !self.before(candidate, parent) {
                break;
            }
            self.put(at, parent);
            at = (at - 1) / 2;
        }
        self.put(at, candidate);
    }

    fn sink(&mut self, mut at: usize) {
        let candidate = self.heap[at] as usize;
        loop {
            let left = 2 * at + 1;
            let Some(&first) = self.heap.get(left) else { break };
            let right = self
                .heap
                .get(left + 1)
                .filter(|other| self.before(**other as usize, first as usize));
            let (child, next) = right.map_or((first, left), |other| (*other, left + 1));
            if !self.before(child as usize, candidate) {
                break;
            }
            self.put(at, child as usize);
            at = next;
        }
        self.put(at, candidate);
    }
}
