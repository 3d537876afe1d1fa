//! The difficulty of a step.

use core::fmt;

/// How hard a step is to see, in hundredths: 1.7 is 170.
///
/// The scale is that of Sudoku Explainer, from 1.0 (obvious) to 9.0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rating(pub u16);

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, part) = (self.0 / 100, self.0 % 100);
        match part % 10 {
            0 => write!(f, "{whole}.{}", part / 10),
            _ => write!(f, "{whole}.{part:02}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Rating;

    #[test]
    fn a_rating_is_shown_with_one_digit_or_two() {
        let shown = [100, 170, 165, 595, 605].map(|rating| Rating(rating).to_string());
        assert_eq!(shown, ["1.0", "1.7", "1.65", "5.95", "6.05"]);
    }
}
