//! Reads packed numbers: an adaptive range coder stores each of them in about as many
//! bits as it is surprising. `tools/photo/packed.py` packs them.
//!
//! The method is that of G. N. N. Martin, "Range encoding: an algorithm for removing
//! redundancy from a digitised message" (1979), with one chance for each bit of a number
//! after the bits before it. Weights of few levels pack a fifth smaller than with Deflate.

/// The bits of a number.
const BITS: u32 = 7;
/// How slowly the chances follow what was read, as a power of two.
const SLOWLY: u32 = 6;
/// The range is kept above this.
const LEAST: u64 = 1 << 32;

/// Packed numbers of seven bits each.
#[derive(Debug)]
pub(crate) struct Packed<'a> {
    bytes: std::slice::Iter<'a, u8>,
    range: u64,
    code: u64,
    /// The chance of a 0 after the bits read so far of a number, in parts of 65,536.
    zeros: [u16; 1 << BITS],
}

impl<'a> Packed<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        let zeros = [1 << 15; 1 << BITS];
        let mut packed = Self { bytes: bytes.iter(), range: 1, code: 0, zeros };
        packed.widen();
        packed
    }

    /// The next number, below 128; after the last one, any.
    pub(crate) fn next(&mut self) -> u8 {
        let mut node = 1;
        while node < 1 << BITS {
            node = node << 1 | usize::from(self.bit(node));
        }
        (node - (1 << BITS)) as u8
    }

    fn bit(&mut self, node: usize) -> bool {
        let chance = self.zeros[node];
        let zero = (self.range >> 16) * u64::from(chance);
        let is_one = self.code >= zero;
        if is_one {
            self.code -= zero;
            self.range -= zero;
            self.zeros[node] -= chance >> SLOWLY;
        } else {
            self.range = zero;
            self.zeros[node] += (u16::MAX - chance) >> SLOWLY;
        }
        self.widen();
        is_one
    }

    fn widen(&mut self) {
        while self.range < LEAST {
            self.range <<= 8;
            self.code = self.code << 8 | u64::from(self.bytes.next().copied().unwrap_or(0));
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::{BITS, LEAST, Packed, SLOWLY};

    /// Packs numbers below 128, as `tools/photo/packed.py` does.
    pub(crate) fn pack(numbers: &[u8]) -> Vec<u8> {
        let (mut low, mut range) = (vec![0; 4], 1_u64 << 32);
        let mut zeros = [1_u16 << 15; 1 << BITS];
        for number in numbers {
            let mut node = 1;
            for at in (0..BITS).rev() {
                let zero = (range >> 16) * u64::from(zeros[node]);
                let is_one = number >> at & 1 == 1;
                if is_one {
                    add(&mut low, zero);
                    range -= zero;
                    zeros[node] -= zeros[node] >> SLOWLY;
                } else {
                    range = zero;
                    zeros[node] += (u16::MAX - zeros[node]) >> SLOWLY;
                }
                while range < LEAST {
                    range <<= 8;
                    low.push(0);
                }
                node = node << 1 | usize::from(is_one);
            }
        }
        low
    }

    /// Adds to a number that is written as bytes.
    fn add(bytes: &mut [u8], mut more: u64) {
        for byte in bytes.iter_mut().rev() {
            more += u64::from(*byte);
            *byte = more as u8;
            more >>= 8;
        }
    }

    #[test]
    fn numbers_are_as_they_were() {
        for numbers in [vec![], vec![127], (0..128).collect(), vec![5; 1000]] {
            let bytes = pack(&numbers);
            let mut packed = Packed::new(&bytes);
            for number in &numbers {
                assert_eq!(packed.next(), *number);
            }
        }
    }

    #[test]
    fn what_is_not_surprising_takes_little_room() {
        assert!(pack(&[5; 1000]).len() < 70);
    }

    #[test]
    fn nothing_can_be_read_from_no_bytes_without_harm() {
        let mut packed = Packed::new(&[]);
        assert!((0..1000).all(|_| packed.next() < 128));
    }
}
