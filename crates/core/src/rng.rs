//! Randomness that is the same on every machine and in every run.
//!
//! The core never uses the system's randomness. Its generator comes from
//! `fastrand` and starts from a fixed seed, so the same question always gives
//! the same answer, with the same number of nodes.

/// A generator with a fixed sequence for each seed.
pub(crate) struct Dice(fastrand::Rng);

impl Dice {
    /// A generator with the sequence of this seed.
    pub(crate) fn new(seed: u64) -> Self {
        Self(fastrand::Rng::with_seed(seed))
    }

    /// A number below `bound`, which is at least 1.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        // With `usize`, the sequence would be different where that type has 32
        // bits, as in wasm.
        self.0.u64(0..bound.max(1) as u64) as usize
    }
}
