//! The marks of the cells, row by row, each as its letter: `o` for an odd number, `e`
//! for an even one. A link has this section if the letter of a feature with marks
//! follows the size.

use super::super::opening::letters;
use super::Section;
use crate::conditions::Mark;
use crate::grid::{Scale, Size};
use crate::message::Message;
use crate::puzzle::Draft;

/// The places where the named marks can be, as indices into the marks of the draft.
pub(super) struct Marks(Vec<usize>);

impl Marks {
    /// The section for the marks whose letters are in the opening; `None` if it has no places.
    pub(super) fn of(draft: &Draft) -> Option<Self> {
        let size = Size::new(draft.size)?;
        let named = letters(draft);
        let is_named = |mark: &Mark| mark.feature().is_some_and(|one| named.has(one));
        let marks: Vec<Mark> = Mark::WRITTEN.into_iter().filter(is_named).collect();
        let places = size
            .anchors()
            .filter(|at| marks.iter().any(|mark| mark.condition(*at, Scale::PLAIN).is_some()));
        let places: Vec<usize> = places.map(|at| at.in_marks(size)).collect();
        (!places.is_empty()).then_some(Self(places))
    }
}

impl Section for Marks {
    fn places(&self, _: usize) -> usize {
        self.0.len()
    }

    fn write(&self, draft: &Draft) -> String {
        self.0.iter().map(|place| draft.marks[*place].letter()).collect()
    }

    fn read(&self, char: char, place: usize, draft: &mut Draft) -> Result<(), Message> {
        let Some(mark) = Mark::WRITTEN.into_iter().find(|mark| mark.letter() == char) else {
            let letters = Mark::WRITTEN.map(|mark| mark.letter().to_string());
            return Err(Message::new("read.link-mark").with("marks", letters.join(", ")));
        };
        draft.marks[self.0[place]] = mark;
        Ok(())
    }

    fn worth(&self, char: char) -> Option<u32> {
        (1..).zip(Mark::WRITTEN).find(|(_, mark)| mark.letter() == char).map(|(worth, _)| worth)
    }
}
