//! The orders of up to four open places, as a set in one word.
//!
//! ```text
//!   1 2 3 4   1 2 4 3   1 3 2 4   ...        24 orders of four values, one bit for each
//!      X         X         .                 those that have 2 at the second place
//! ```
//!
//! A table tells which orders agree with the values of a place and with the signs at it, so
//! four steps find the orders that agree with everything. Three steps, one for each byte,
//! find what these orders have at each place. If fewer places are open, each of the others
//! has a value of its own.

/// The number of places.
pub(super) const FOUR: usize = 4;

/// A set of orders, one bit for each.
type Orders = u32;

/// Every order of the four values.
const ORDERS: [[usize; FOUR]; 24] = {
    let mut orders = [[0; FOUR]; 24];
    let (mut number, mut count) = (0, 0);
    while number < FOUR * FOUR * FOUR * FOUR {
        let order = [number / 64, number / 16 % FOUR, number / 4 % FOUR, number % FOUR];
        if 1 << order[0] | 1 << order[1] | 1 << order[2] | 1 << order[3] == 0b1111 {
            orders[count] = order;
            count += 1;
        }
        number += 1;
    }
    orders
};

/// For each place, its values and its signs: the orders that agree with them. The first sign means
/// that the value is greater than at the place before, the second that it is greater than at the
/// place after.
static AGREE: [[[Orders; 4]; 1 << FOUR]; FOUR] = {
    let mut agree = [[[0; 4]; 1 << FOUR]; FOUR];
    let mut number = 0;
    while number < ORDERS.len() {
        let order = ORDERS[number];
        let mut place = 0;
        while place < FOUR {
            let here = order[place];
            let is_after = place > 0 && order[place - 1] < here;
            let is_before = place + 1 < FOUR && order[place + 1] < here;
            let mut values = 0;
            while values < 1 << FOUR {
                if values >> here & 1 == 1 {
                    let all = [true, is_after, is_before, is_after && is_before];
                    let mut signs = 0;
                    while signs < all.len() {
                        agree[place][values][signs] |= (all[signs] as Orders) << number;
                        signs += 1;
                    }
                }
                values += 1;
            }
            place += 1;
        }
        number += 1;
    }
    agree
};

/// For each byte of a set of orders: the values that they have at each place, four bits for each.
static HELD: [[u16; 256]; 3] = {
    let mut held = [[0; 256]; 3];
    let mut byte = 0;
    while byte < held.len() {
        let mut orders = 1;
        while orders < 256 {
            let last = 8 * byte + (orders as u32).trailing_zeros() as usize;
            let mut values = held[byte][orders & (orders - 1)];
            let mut place = 0;
            while place < FOUR {
                values |= 1 << (FOUR * place + ORDERS[last][place]);
                place += 1;
            }
            held[byte][orders] = values;
            orders += 1;
        }
        byte += 1;
    }
    held
};

/// The orders of four values that agree with everything entered so far.
pub(super) struct FourOpen(Orders);

impl FourOpen {
    /// All orders.
    pub(super) const ALL: Self = Self((1 << ORDERS.len()) - 1);

    /// Keeps the orders that agree with the values of a place and with its signs.
    #[inline(always)]
    pub(super) fn keep(&mut self, place: usize, values: usize, signs: usize) {
        self.0 &= AGREE[place % FOUR][values % (1 << FOUR)][signs % 4];
    }

    /// The values that some order has at each place, four bits for each; none if no order is left.
    #[inline(always)]
    pub(super) fn held(&self) -> u32 {
        let [low, middle, high, _] = self.0.to_le_bytes().map(usize::from);
        u32::from(HELD[0][low] | HELD[1][middle] | HELD[2][high])
    }
}
