//! The examples of `docs/formats.md`.

/// The two halves of the page.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Family {
    Grids,
    Snakes,
}

/// The whole page.
pub const PAGE: &str = include_str!("../../../../../docs/formats.md");

/// The first column of each row in the page's tables.
pub fn first_columns() -> impl Iterator<Item = &'static str> {
    PAGE.lines().filter_map(|line| line.strip_prefix("| ")?.split('|').next())
}

/// Each fenced example of one half, with the heading above it.
pub fn documented(family: Family) -> Vec<(String, String)> {
    let (grids, snakes) = PAGE.split_once("\n## Snake cubes\n").expect("a section about snakes");
    let (half, mark) = if family == Family::Grids { (grids, "\n## ") } else { (snakes, "\n### ") };
    let mut examples = Vec::new();
    for section in half.split(mark).skip(1) {
        let heading = section.lines().next().unwrap_or_default();
        let fenced = section.split("```text\n").skip(1);
        let example = |text: &str| text.split("\n```").next().unwrap_or_default().to_owned();
        examples.extend(fenced.map(|text| (heading.to_owned(), example(text))));
    }
    assert!(!examples.is_empty(), "no examples");
    examples
}
