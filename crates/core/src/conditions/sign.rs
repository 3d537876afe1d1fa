//! The signs between two neighbours: how they are drawn, written in links, and
//! interpreted, in one place.
//!
//! To add a sign, add its variant, its line in [`Sign::WRITTEN`], and whatever else the compiler
//! requires. Add the line at the end, because the check of a link depends on its position.

use crate::grid::Cell;

/// A sign in the gap between two neighbours, read from the left or upper
/// cell to the right or lower one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wire", derive(serde::Serialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Sign {
    /// No sign.
    #[default]
    None,
    /// The left or upper cell is less: `<`, `^`.
    Less,
    /// The left or upper cell is greater: `>`, `v`.
    Greater,
    /// The two values differ by one: the bar of an adjacent puzzle.
    Bar,
}

/// How a sign is written.
struct Look {
    across: char,
    down: char,
    letter: char,
}

impl Sign {
    /// Every sign except `None`.
    pub const WRITTEN: [Self; 3] = [Self::Less, Self::Greater, Self::Bar];

    const fn look(self) -> Look {
        match self {
            Self::None => Look { across: ' ', down: ' ', letter: '-' },
            Self::Less => Look { across: '<', down: '^', letter: 'l' },
            Self::Greater => Look { across: '>', down: 'v', letter: 'g' },
            Self::Bar => Look { across: '|', down: '-', letter: 'b' },
        }
    }

    /// The character between a left and a right cell; a blank means no sign.
    #[must_use]
    pub const fn across(self) -> char {
        self.look().across
    }

    /// The character between an upper and a lower cell; a blank means no sign.
    #[must_use]
    pub const fn down(self) -> char {
        self.look().down
    }

    /// The character in links; a dash means no sign.
    #[must_use]
    pub const fn letter(self) -> char {
        self.look().letter
    }

    /// The neighbours, with the lesser one first, if the sign says which one is less.
    #[must_use]
    pub const fn lesser_first(self, first: Cell, second: Cell) -> Option<(Cell, Cell)> {
        match self {
            Self::Less => Some((first, second)),
            Self::Greater => Some((second, first)),
            Self::None | Self::Bar => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Sign;
    use crate::conditions::Written;
    use crate::grid::{Cell, Size};

    /// The list cannot lack a variant, because the compiler requires every variant
    /// here.
    #[test]
    fn every_sign_is_listed() {
        let next = |sign| match sign {
            Sign::None => Some(Sign::Less),
            Sign::Less => Some(Sign::Greater),
            Sign::Greater => Some(Sign::Bar),
            Sign::Bar => None,
        };
        let all = core::iter::successors(next(Sign::None), |sign| next(*sign));
        assert!(all.eq(Sign::WRITTEN));
    }

    /// A sign that states nothing would be read, drawn and then ignored.
    #[test]
    fn a_sign_says_a_condition_about_both_cells() {
        let size = Size::new(2).expect("a size");
        let (first, second) = (Cell(0), Cell(1));
        for sign in Sign::WRITTEN {
            let says = sign.condition(first, second, false).expect("a condition");
            assert_eq!(says.written(), Written::Gap { first, second, sign });
            let mut cells = says.cells(size);
            cells.sort_unstable();
            assert_eq!(cells, [first, second], "{sign:?}");
        }
    }

    #[test]
    fn signs_look_different() {
        let all = [&[Sign::None], &Sign::WRITTEN[..]].concat();
        for look in [Sign::across, Sign::down, Sign::letter] {
            let mut looks: Vec<char> = all.iter().map(|sign| look(*sign)).collect();
            looks.sort_unstable();
            looks.dedup();
            assert_eq!(looks.len(), all.len());
        }
    }
}
