//! What belongs to a puzzle besides its conditions: title, author, rules in
//! words, a note, locks, and its solution.
//!
//! None of this changes the puzzle, so neither drafts nor solvers contain it.
//! Formats store some [`Part`]s of an `About`; readers return what they found,
//! tidied.

/// What belongs to a puzzle besides its conditions; a missing part is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(default, deny_unknown_fields)
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct About {
    /// The title, in one line.
    pub title: String,
    /// The author, in one line.
    pub author: String,
    /// The rules in words.
    pub rules: String,
    /// A note about anything else.
    pub note: String,
    /// What the setter has fixed, in the form that `generate::Locks` reads.
    pub locks: String,
    /// The values of the cells, row by row, counted from 1.
    pub solution: Vec<u32>,
}

/// One part of an [`About`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Part {
    /// The title.
    Title,
    /// The author.
    Author,
    /// The rules in words.
    Rules,
    /// The note.
    Note,
    /// What the setter has fixed.
    Locks,
    /// The solution.
    Solution,
}

/// The maximum number of characters in a line, and in a longer text.
const LONGEST_LINE: usize = 100;
const LONGEST_TEXT: usize = 2000;
/// The maximum number of characters in the setter's locks, enough for every place of a large grid.
const LONGEST_LOCKS: usize = 12_000;

impl Part {
    /// All parts.
    pub const ALL: [Self; 6] =
        [Self::Title, Self::Author, Self::Rules, Self::Note, Self::Locks, Self::Solution];

    /// The parts that are texts, each with its name.
    pub(crate) const TEXTS: [(Self, &str); 5] = [
        (Self::Title, "title"),
        (Self::Author, "author"),
        (Self::Rules, "rules"),
        (Self::Note, "note"),
        (Self::Locks, "locks"),
    ];
}

impl About {
    /// Whether this part is present.
    #[must_use]
    pub fn has(&self, part: Part) -> bool {
        match part {
            Part::Solution => !self.solution.is_empty(),
            text => !self.text(text).is_empty(),
        }
    }

    /// The text of a part; empty for the solution, which is not a text.
    #[must_use]
    pub fn text(&self, part: Part) -> &str {
        match part {
            Part::Title => &self.title,
            Part::Author => &self.author,
            Part::Rules => &self.rules,
            Part::Note => &self.note,
            Part::Locks => &self.locks,
            Part::Solution => "",
        }
    }

    /// Sets a part that is a text.
    pub(crate) fn say(&mut self, part: Part, text: String) {
        match part {
            Part::Title => self.title = text,
            Part::Author => self.author = text,
            Part::Rules => self.rules = text,
            Part::Note => self.note = text,
            Part::Locks => self.locks = text,
            Part::Solution => {}
        }
    }

    /// A copy with only these parts.
    #[must_use]
    pub fn only(&self, parts: &[Part]) -> Self {
        let mut kept = Self::default();
        for part in parts {
            match part {
                Part::Solution => kept.solution.clone_from(&self.solution),
                text => kept.say(*text, self.text(*text).to_owned()),
            }
        }
        kept
    }

    /// A copy fit for sharing. Title, author and locks are one line each. Texts have no blanks
    /// around them and are not too long. There is a solution only if it fills a grid of this size.
    #[must_use]
    pub fn tidied(&self, size: usize) -> Self {
        let fills = self.solution.len() == size * size
            && self.solution.iter().all(|value| (1..=size).contains(&(*value as usize)));
        Self {
            title: tidy(&self.title, LONGEST_LINE, true),
            author: tidy(&self.author, LONGEST_LINE, true),
            rules: tidy(&self.rules, LONGEST_TEXT, false),
            note: tidy(&self.note, LONGEST_TEXT, false),
            locks: tidy(&self.locks, LONGEST_LOCKS, true),
            solution: if fills { self.solution.clone() } else { Vec::new() },
        }
    }
}

/// A text without control characters, and without blanks at the ends of the
/// text and of its lines. If the result must be one line, each run of blanks
/// becomes a single blank.
#[inline(never)]
fn tidy(text: &str, most: usize, one_line: bool) -> String {
    let (mut tidy, mut length) = (String::new(), 0);
    for char in text.chars() {
        let is_blank = char.is_whitespace() || (one_line && char.is_control());
        match char {
            _ if length == most => break,
            _ if is_blank && (tidy.is_empty() || (one_line && tidy.ends_with(' '))) => continue,
            '\n' if !one_line => without_end(&mut tidy, |char| char != '\n'),
            _ if is_blank && one_line => {
                tidy.push(' ');
                length += 1;
                continue;
            }
            _ if char.is_control() => continue,
            _ => {}
        }
        tidy.push(char);
        length += 1;
    }
    without_end(&mut tidy, |_| true);
    tidy
}

/// Removes blanks of this sort from the end.
fn without_end(text: &mut String, goes: fn(char) -> bool) {
    while text.ends_with(|char: char| char.is_whitespace() && goes(char)) {
        text.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::{About, Part};

    #[test]
    fn what_travels_is_tidy() {
        let about = About {
            title: " Two\n towers\t".into(),
            note: "one \r\n\n two\u{7}\n".into(),
            rules: "x".repeat(3000),
            solution: vec![1, 2, 2, 3],
            ..About::default()
        };
        let tidied = about.tidied(2);
        assert_eq!((tidied.title.as_str(), tidied.note.as_str()), ("Two towers", "one\n\n two"));
        assert_eq!(tidied.rules.len(), 2000);
        assert!(tidied.solution.is_empty());
        assert_eq!(tidied.tidied(2), tidied);
    }

    #[test]
    fn parts_are_taken_one_by_one() {
        let about = About { title: "A".into(), solution: vec![1], ..About::default() };
        let said: Vec<Part> = Part::ALL.into_iter().filter(|part| about.has(*part)).collect();
        assert_eq!(said, [Part::Title, Part::Solution]);
        assert_eq!(about.only(&[Part::Solution]).text(Part::Title), "");
        assert_eq!(about.only(&Part::ALL), about);
    }
}
