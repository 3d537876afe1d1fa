//! The marks of the cells, row by row, each by its letter: `o` for an odd
//! number, `e` for an even one. A link has this section if the letter of such a
//! feature follows the size.

use super::Section;
use crate::conditions::Mark;
use crate::kind::Kind;
use crate::message::Message;
use crate::puzzle::Draft;

/// The marks in the cells beside their values.
pub(super) struct Marks;

impl Section for Marks {
    fn places(&self, size: usize) -> usize {
        size * size
    }

    fn write(&self, draft: &Draft) -> String {
        draft.marks.iter().map(|mark| mark.letter()).collect()
    }

    fn is_shortened(&self) -> bool {
        true
    }

    fn read(&self, char: char, place: usize, draft: &mut Draft) -> Result<(), Message> {
        let Some(mark) = Mark::WRITTEN.into_iter().find(|mark| mark.letter() == char) else {
            let letters = Mark::WRITTEN.map(|mark| mark.letter().to_string());
            return Err(Message::new("read.link-mark").with("marks", letters.join(", ")));
        };
        draft.marks[place] = mark;
        Ok(())
    }

    fn worth(&self, char: char) -> Option<u32> {
        (1..).zip(Mark::WRITTEN).find(|(_, mark)| mark.letter() == char).map(|(worth, _)| worth)
    }

    fn may_be_missing(&self, _: &Kind) -> bool {
        false
    }
}
