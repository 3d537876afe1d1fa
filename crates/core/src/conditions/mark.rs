//! Printed marks other than numbers: how they are drawn, written in links, and
//! interpreted, in one place.
//!
//! To add a mark, add its variant, its line in [`Mark::WRITTEN`], and whatever else the compiler
//! requires. Add the line at the end, because the check of a link depends on its position.

use super::Feature;
use crate::grid::Span;

/// A printed mark other than a number, in a cell or where several cells meet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wire", derive(serde::Serialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Mark {
    /// Nothing.
    #[default]
    None,
    /// A grey circle: the number is odd.
    Odd,
    /// A grey square: the number is even.
    Even,
}

/// What is known about a mark besides what it states.
struct Facts {
    /// The character in links, and in front of a drawn cell.
    letter: char,
    /// The feature of a puzzle with this mark.
    feature: Feature,
    /// The places where the mark is printed.
    span: Span,
}

impl Mark {
    /// Every mark except `None`.
    pub const WRITTEN: [Self; 2] = [Self::Odd, Self::Even];

    const fn facts(self) -> Option<Facts> {
        match self {
            Self::None => None,
            Self::Odd => Some(Facts { letter: 'o', feature: Feature::OddEven, span: Span::Cell }),
            Self::Even => Some(Facts { letter: 'e', feature: Feature::OddEven, span: Span::Cell }),
        }
    }

    /// The character in links, and in front of a drawn cell; a dash means no mark.
    #[must_use]
    pub fn letter(self) -> char {
        self.facts().map_or('-', |facts| facts.letter)
    }

    /// The feature of a puzzle with this mark.
    #[must_use]
    pub fn feature(self) -> Option<Feature> {
        self.facts().map(|facts| facts.feature)
    }

    /// The places where the mark is printed.
    #[must_use]
    pub fn span(self) -> Option<Span> {
        self.facts().map(|facts| facts.span)
    }
}

#[cfg(test)]
mod tests {
    use super::Mark;
    use crate::conditions::{Feature, Written};
    use crate::grid::{Scale, Size};

    /// The list cannot lack a variant, because the compiler requires every variant
    /// here.
    #[test]
    fn every_mark_is_listed() {
        let next = |mark| match mark {
            Mark::None => Some(Mark::Odd),
            Mark::Odd => Some(Mark::Even),
            Mark::Even => None,
        };
        let all = core::iter::successors(next(Mark::None), |mark| next(*mark));
        assert!(all.eq(Mark::WRITTEN));
    }

    /// A mark that states nothing anywhere would be read, drawn and then
    /// ignored.
    #[test]
    fn a_mark_says_a_condition_at_its_places() {
        let size = Size::new(2).expect("a size");
        for mark in Mark::WRITTEN {
            let says = |at| Some((at, mark.condition(at, Scale::PLAIN)?));
            let said: Vec<_> = size.anchors().filter_map(says).collect();
            assert!(!said.is_empty(), "{mark:?}");
            assert!(mark.feature().is_some_and(Feature::is_mark), "{mark:?}");
            for (at, says) in said {
                assert_eq!(says.written(), Written::Mark { at, mark });
                assert_eq!(Some(says.feature()), mark.feature());
                assert!(says.cells(size).into_iter().eq(at.cells(size)), "{mark:?}");
            }
        }
    }

    #[test]
    fn marks_have_different_letters() {
        let all = [&[Mark::None], &Mark::WRITTEN[..]].concat();
        let mut letters: Vec<char> = all.iter().map(|mark| mark.letter()).collect();
        letters.sort_unstable();
        letters.dedup();
        assert_eq!(letters.len(), all.len());
    }
}
