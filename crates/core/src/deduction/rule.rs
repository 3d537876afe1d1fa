//! What a rule is: its names, how hard it is to see, and how it looks at a
//! board.

use core::fmt;
use core::ops::ControlFlow;

use super::look::Look;
use super::step::Step;

/// A way to conclude something from a board.
pub struct Rule {
    /// Its name for programs; `technique.<id>` is the key of its title.
    pub id: &'static str,
    /// The key of its sentence.
    pub sentence: &'static str,
    /// How hard its easiest step is to see.
    pub rating: Rating,
    /// Tells what it concludes, the easiest first where ratings differ.
    pub find: fn(&Look<'_>, &mut Findings) -> Flow,
}

/// Whether a rule goes on looking.
pub type Flow = ControlFlow<()>;

/// How hard a step is to see, in hundredths: 1.7 is 170.
///
/// The scale is that of Sudoku Explainer, from 1.0 (plain to see) to 9.0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rating(pub u16);

/// What a rule has found on one look.
pub struct Findings<'a> {
    steps: Vec<Step>,
    most: usize,
    /// Says before each piece of long work whether it may begin.
    may_work: Option<&'a mut dyn FnMut() -> Flow>,
}

impl PartialEq for Rule {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl fmt::Debug for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, part) = (self.0 / 100, self.0 % 100);
        match part % 10 {
            0 => write!(f, "{whole}.{}", part / 10),
            _ => write!(f, "{whole}.{part:02}"),
        }
    }
}

impl<'a> Findings<'a> {
    /// Looks for up to so many steps.
    #[must_use]
    pub const fn up_to(most: usize) -> Self {
        Self { steps: Vec::new(), most, may_work: None }
    }

    /// The same, asking before each piece of long work: a supposition that is
    /// followed, a position of a search.
    #[must_use]
    pub fn asking(self, may_work: &'a mut dyn FnMut() -> Flow) -> Self {
        Self { may_work: Some(may_work), ..self }
    }

    /// A piece of long work is to begin. Where it may not, the rule gives up.
    pub fn work(&mut self) -> Flow {
        self.may_work.as_mut().map_or(Flow::Continue(()), |may_work| may_work())
    }

    /// Takes a step down, unless one that does the same is there already.
    pub fn add(&mut self, step: impl Into<Option<Step>>) -> Flow {
        let Some(step) = step.into() else { return Flow::Continue(()) };
        if !self.steps.iter().any(|known| known.does_the_same(&step)) {
            self.steps.push(step);
        }
        if self.steps.len() >= self.most { Flow::Break(()) } else { Flow::Continue(()) }
    }

    /// The steps, in the order in which they were found.
    #[must_use]
    pub fn into_steps(self) -> Vec<Step> {
        self.steps
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
