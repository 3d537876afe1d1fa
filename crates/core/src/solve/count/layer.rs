//! Beginnings of a grid that are waiting to be continued.
//!
//! Beginnings with the same future share an entry, with the number of ways that
//! lead to it. The hash table is our own, because it must return its entries in
//! the same order on every machine.

/// Beginnings that have the same future.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    /// Everything on which the future of these beginnings depends.
    pub(super) key: u128,
    /// The number of these beginnings.
    pub(super) ways: u128,
    /// The estimated share of these beginnings in the whole count.
    pub(super) share: f64,
}

/// The entries whose beginnings fill the same number of rows.
#[derive(Default)]
pub(super) struct Layer {
    entries: Vec<Entry>,
    /// The slot of each entry, counted from 1; 0 is a free slot. The number of
    /// slots is a power of two.
    slots: Vec<u32>,
}

impl Layer {
    /// The number of entries.
    pub(super) const fn len(&self) -> usize {
        self.entries.len()
    }

    /// Adds beginnings; false if there are more ways than the number can hold.
    pub(super) fn add(&mut self, entry: Entry) -> bool {
        if self.slots.len() < 2 * (self.entries.len() + 1) {
            self.grow();
        }
        let slot = self.slot(entry.key);
        let Some(known) = (self.slots[slot] as usize).checked_sub(1) else {
            self.entries.push(entry);
            self.slots[slot] = self.entries.len() as u32;
            return true;
        };
        let known = &mut self.entries[known];
        known.share += entry.share;
        match known.ways.checked_add(entry.ways) {
            Some(ways) => known.ways = ways,
            None => return false,
        }
        true
    }

    /// Takes out one entry. After that nothing may be added until all entries
    /// have been taken.
    pub(super) fn take(&mut self) -> Option<Entry> {
        let entry = self.entries.pop();
        if self.entries.is_empty() {
            self.slots.fill(0);
        }
        entry
    }

    /// The slot of a key, or the free slot for it.
    fn slot(&self, key: u128) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = hash(key) as usize & mask;
        while self.slots[slot] != 0 && self.entries[self.slots[slot] as usize - 1].key != key {
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn grow(&mut self) {
        self.slots = vec![0; (4 * self.slots.len()).max(64)];
        for at in 0..self.entries.len() {
            let slot = self.slot(self.entries[at].key);
            self.slots[slot] = at as u32 + 1;
        }
    }
}

/// Mixes all bits into the low ones (the finisher of MurmurHash3, twice).
fn hash(key: u128) -> u64 {
    mixed(key as u64 ^ mixed((key >> 64) as u64))
}

const fn mixed(word: u64) -> u64 {
    let word = (word ^ word >> 33).wrapping_mul(0xff51_afd7_ed55_8ccd);
    word ^ word >> 33
}
