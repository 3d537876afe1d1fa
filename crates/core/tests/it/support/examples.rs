//! The examples of `docs/formats.md`.

/// The two halves of the page.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Family {
    Grids,
    Snakes,
}

/// Each fenced example of one half, with the heading that it stands under.
pub fn documented(family: Family) -> Vec<(String, String)> {
    let page = include_str!("../../../../../docs/formats.md");
    let (grids, snakes) = page.split_once("\n## Snake cubes\n").expect("a section about snakes");
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
