//! The sets of puzzles to measure: files of `bench/sets`, one link per line, with instructions in their
//! comments.

use std::fs;
use std::path::Path;

use crate::step::Fallible;

/// The comment in a set for which any one solution is enough; for all other
/// sets, uniqueness is proven.
const ASKS_FOR_ONE: &str = "# Asked of each: one solution.";

/// A set of puzzles.
pub(super) struct Set {
    pub(super) name: String,
    pub(super) links: Vec<String>,
    /// Stop at this many solutions.
    pub(super) limit: u64,
    /// For snakes, the total number of foldings.
    pub(super) foldings: Option<u64>,
}

impl Set {
    pub(super) fn read(name: String, text: &str) -> Self {
        let (comments, links): (Vec<&str>, Vec<&str>) =
            text.lines().filter(|line| !line.is_empty()).partition(|line| line.starts_with('#'));
        let one = comments.iter().any(|comment| comment.starts_with(ASKS_FOR_ONE));
        let foldings = comments.iter().find_map(|comment| foldings(comment));
        let links = links.into_iter().map(str::to_owned).collect();
        Self { name, links, limit: if one { 1 } else { 2 }, foldings }
    }
}

/// The number in a comment like `# Foldings: 4.`
fn foldings(comment: &str) -> Option<u64> {
    let number = comment.strip_prefix("# Foldings: ")?.split('.').next()?;
    number.parse().ok()
}

/// The sets with these names or of these groups; all sets if no name is given.
pub(super) fn sets(folder: &Path, names: &[String]) -> Fallible<Vec<Set>> {
    let mut sets = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if names.is_empty() || names.iter().any(|named| is_in(&name, named)) {
            sets.push(Set::read(name, &fs::read_to_string(&path)?));
        }
    }
    if let Some(name) = names.iter().find(|name| !sets.iter().any(|set| is_in(&set.name, name))) {
        return Err(format!("there is no set {name} in {}", folder.display()).into());
    }
    sets.sort_by_key(|set| sort_key(&set.name));
    Ok(sets)
}

/// Whether a set has this name, or belongs to the group with this name.
fn is_in(set: &str, name: &str) -> bool {
    set.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
}

/// Sorts by the group, then by the size as a number.
fn sort_key(name: &str) -> (String, u32, String) {
    let (group, rest) = name.rsplit_once('-').unwrap_or((name, ""));
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    (group.to_owned(), digits.parse().unwrap_or(0), rest.to_owned())
}

#[cfg(test)]
mod tests {
    use super::{Set, foldings, is_in, sets, sort_key};
    use crate::step::root;

    fn read(text: &str) -> Set {
        Set::read("snakes-x".to_owned(), text)
    }

    #[test]
    fn every_set_has_puzzles_and_a_head() {
        let sets = sets(&root().join("bench/sets"), &[]).unwrap();
        assert!(sets.len() >= 40, "{}", sets.len());
        for Set { name, links, limit, foldings } in sets {
            assert!(!links.is_empty(), "{name}");
            assert_eq!(limit == 1, name.starts_with("qwh"), "{name}");
            assert_eq!(foldings.is_some(), name.starts_with("snakes"), "{name}");
        }
    }

    #[test]
    fn a_set_that_is_not_there_is_named() {
        let failure = sets(&root().join("bench/sets"), &["sky-99".to_owned()]).err().unwrap();
        assert!(failure.to_string().starts_with("there is no set sky-99"), "{failure}");
    }

    #[test]
    fn a_family_is_named_by_its_first_word() {
        let names = ["sky-9", "sky-10", "skym-12"].map(|set| is_in(set, "sky"));
        assert_eq!(names, [true, true, false]);
        assert!(is_in("sky-9", "sky-9") && !is_in("sky-9", "sky-"));
    }

    #[test]
    fn sizes_are_sorted_as_numbers() {
        let mut names = ["sky-10", "futo-9", "sky-9", "towers-9x", "towers-9h", "futo-10"];
        names.sort_by_key(|name| sort_key(name));
        assert_eq!(names, ["futo-9", "futo-10", "sky-9", "sky-10", "towers-9h", "towers-9x"]);
    }

    #[test]
    fn the_head_says_how_many_foldings_there_are() {
        assert_eq!(foldings("# Foldings: 52055. Free to copy."), Some(52055));
        assert_eq!(read("# King.\n# Foldings: 4.\nsnake4.32\n").foldings, Some(4));
        assert_eq!(read("# A set.\nsky2.1---\n").foldings, None);
    }
}
