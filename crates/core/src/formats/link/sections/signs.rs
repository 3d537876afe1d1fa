//! The signs of one direction, row by row: `l` where the left or upper cell is
//! less, `g` where it is greater, and in an adjacent puzzle `b` for a bar.

use super::{NOTHING, Section};
use crate::kind::Kind;
use crate::puzzle::{Draft, Sign};

/// What stands in the gaps.
pub(super) struct Signs {
    /// Between left and right, and not between upper and lower.
    pub(super) across: bool,
    /// Whether there are bars and no other signs.
    pub(super) adjacent: bool,
}

impl Section for Signs {
    fn places(&self, size: usize) -> usize {
        size * (size - 1)
    }

    fn write(&self, draft: &Draft) -> String {
        let signs = if self.across { &draft.across } else { &draft.down };
        let char = |sign: &Sign| match sign {
            Sign::None => NOTHING,
            Sign::Less => 'l',
            Sign::Greater => 'g',
            Sign::Bar => 'b',
        };
        signs.iter().map(char).collect()
    }

    fn is_shortened(&self) -> bool {
        true
    }

    fn read(&self, char: char, place: usize, draft: &mut Draft) -> Result<(), &'static str> {
        let sign = match (char, self.adjacent) {
            ('l', false) => Sign::Less,
            ('g', false) => Sign::Greater,
            ('b', true) => Sign::Bar,
            (_, false) => return Err("read.link-sign"),
            (_, true) => return Err("read.link-bar"),
        };
        let signs = if self.across { &mut draft.across } else { &mut draft.down };
        signs[place] = sign;
        Ok(())
    }

    fn worth(&self, char: char) -> Option<u32> {
        match char {
            'l' => Some(1),
            'g' => Some(2),
            'b' => Some(3),
            _ => None,
        }
    }

    fn may_be_missing(&self, _: &Kind) -> bool {
        false
    }
}
