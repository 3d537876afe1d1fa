//! The book of techniques, made from the comments on the rules: `docs/techniques.md`, and the cards and the English
//! ideas for the page.
//!
//! The drawings and the accepted answers come from running each rule on its example, never from a separate description.

mod book;
mod example;
mod lessons;
mod page;

use std::fs;

use book::Book;
pub(crate) use lessons::find as find_lessons;

use crate::step::{Outcome, root};

const PAGE: &str = "docs/techniques.md";

/// Writes `docs/techniques.md`, and what the page shows.
pub(crate) fn write() -> Outcome {
    fs::write(root().join(PAGE), page::text(&Book::read()?))?;
    write_cards()
}

/// Writes the cards of the page and their ideas into `www/generated/`.
pub(crate) fn write_cards() -> Outcome {
    let book = Book::read()?;
    let folder = root().join("www/generated");
    fs::write(folder.join("techniques.json"), book.json()?)?;
    fs::write(folder.join("ideas.en.json"), book.ideas()?)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::book::Book;
    use super::{PAGE, page, root};

    #[test]
    fn the_page_in_docs_says_what_the_rules_say() {
        let kept = fs::read_to_string(root().join(PAGE)).unwrap_or_default();
        let text = page::text(&Book::read().unwrap());
        assert!(kept == text, "{PAGE} is out of date: cargo run -p xtask -- techniques");
    }
}
