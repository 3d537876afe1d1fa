//! Several puzzles in one text, in blocks and one per line.

use std::iter;

use gridfold_core::texts::grids::{Puzzles, read_all};

use crate::support::cases::data;

const LINK: &str = "sky4.1332.2122.3213.1423";

/// The first line and the format of each puzzle, or the line and key of the error.
fn found(text: &str) -> Vec<(usize, &'static str)> {
    let named = read_all(text).into_iter().map(|result| match result {
        Ok((line, found)) => (line, found.format.id),
        Err(error) => (error.line, error.message.key),
    });
    named.collect()
}

fn seed_texts() -> Vec<(String, String)> {
    let seeds: serde_json::Value = serde_json::from_str(&data("seeds.json")).unwrap();
    let all = ["skyscrapers", "futoshiki"].map(|kind| seeds[kind].as_array().unwrap().clone());
    let text = |seed: &serde_json::Value| {
        Some((seed["text"].as_str()?.to_owned(), seed["format"].as_str()?.to_owned()))
    };
    all.iter().flatten().filter_map(text).collect()
}

#[test]
fn one_puzzle_is_found_behind_blank_lines() {
    assert_eq!(found(&format!("\n\n{LINK}\n")), [(3, "link")]);
    assert_eq!(found("sky4.1332.\n2122.\n3213.1423"), [(1, "link")]);
    let longest = LINK.to_owned() + &" ".repeat((1 << 16) - LINK.len());
    assert_eq!(found(&longest), [(1, "link")]);
    assert_eq!(found(&(longest + " ")), [(1, "read.long")]);
}

#[test]
fn all_seeds_in_one_text_are_found() {
    for (separator, lines) in [("\n\n", 2), ("\n\n# next\n\n", 4), ("\n// next\n\n", 3)] {
        let seeds = seed_texts();
        let texts: Vec<&str> = seeds.iter().map(|(text, _)| text.as_str()).collect();
        let mut line = 1;
        let mut expected = Vec::new();
        for (text, format) in &seeds {
            expected.push((line, format.as_str()));
            line += text.lines().count() + lines - 1;
        }
        // The blank lines for rows without signs are inside the puzzles.
        assert_eq!(found(&texts.join(separator)), expected);
        let trimmed: Vec<String> =
            texts.join(separator).lines().map(|line| line.trim_end().to_owned()).collect();
        assert_eq!(found(&trimmed.join("\n")), expected);
    }
}

#[test]
fn a_puzzle_may_have_blank_lines_inside() {
    let sides = "west = [1,2]\n\neast = [2,1]\n\n\nnorth = [1,2]\n\nsouth = [2,1]\n\nknown = {0: 2}\n\nhigh = 1";
    let text = format!("{sides}\n\n{LINK}\n\n{sides}");
    assert_eq!(found(&text), [(1, "sides"), (14, "link"), (16, "sides")]);
    assert_eq!(
        found(&text.replace("\n\n", "\n \t\n")),
        [(1, "sides"), (14, "link"), (16, "sides")]
    );
    let known = read_all(&text)[2].as_ref().unwrap().1.draft.givens[0];
    assert_eq!(known, 2);
}

#[test]
fn one_puzzle_a_line() {
    let ring = "[[-1,1,-1],[1,0,1],[-1,1,-1]]";
    let text =
        format!("# links\n{LINK}\nnot a link\n#{LINK}\n{ring}\n{ring}\nsky4.x\nnothing\n\n{LINK}");
    let expected = [
        (2, "link"),
        (3, "read.unknown"),
        (4, "link"),
        (5, "ring"),
        (6, "ring"),
        (7, "read.link-value"),
        (8, "read.unknown"),
        (10, "link"),
    ];
    assert_eq!(found(&text), expected);
}

#[test]
fn a_broken_puzzle_is_one_error_among_others() {
    let ring = "-1 2 1 -1\n2 0 0 1\n1 0 ? 2\n-1 1 2 -1";
    let sides = "west = [1]\neast = [1]\nnorth = [1]";
    let text = format!("{LINK}\n\n{ring}\n\n{sides}\n\n{LINK}\n{LINK}");
    let expected =
        [(1, "link"), (5, "read.number"), (10, "read.missing"), (12, "link"), (13, "link")];
    assert_eq!(found(&text), expected);
}

#[test]
fn an_unreadable_text_has_one_error() {
    assert_eq!(found(""), [(1, "read.empty")]);
    assert_eq!(found("Dear reader,\n\nthere is\nnothing here."), [(1, "read.unknown")]);
    assert_eq!(
        found("west = [1,2]\n\neast = [1,2]\n\nnorth = [1,x]\n\nsouth = [1,2]"),
        [(5, "read.number")]
    );
}

/// The number of puzzles in these lines, and how often each byte of them is
/// read on average.
fn read_times(lines: &[&str]) -> (usize, f64) {
    let mut puzzles = Puzzles::new(lines.iter());
    let found = puzzles.by_ref().filter(Result::is_ok).count();
    (found, puzzles.effort() as f64 / lines.iter().map(|line| line.len()).sum::<usize>() as f64)
}

#[test]
fn many_lines_are_read_no_more_often_than_few() {
    assert_eq!(read_times(&[LINK; 100_000]), (100_000, 1.0));
    let nonsense = ["west = [1", "", ". .", "^", "-1 1 -1", "[", "x"];
    for count in [10, 1_000, 20_000] {
        let (found, times) = read_times(&nonsense.repeat(count / nonsense.len() + 1));
        assert!(found == 0 && times < 20.0, "{found} puzzles, {times} times");
    }
}

/// The first line of each item and whether it is a puzzle.
fn items(text: &str) -> Vec<(usize, bool)> {
    let mut puzzles = Puzzles::new(text.lines());
    let mut items = Vec::new();
    while let Some(found) = puzzles.next() {
        items.push((puzzles.source().0, found.is_ok()));
    }
    items
}

const SIDES: &str = "west = [1,2]\neast = [2,1]\nnorth = [1,2]\nsouth = [2,1]";

#[test]
fn a_puzzle_ends_within_its_limits() {
    // This many lines of this many bytes each: at most 160 lines, and not too
    // many bytes in total.
    let commented = |lines: usize, width: usize| {
        let comments = vec!["#".repeat(width); lines - 4].join("\n");
        SIDES.replacen('\n', &format!("\n{comments}\n"), 1)
    };
    for (lines, width, is_whole) in
        [(160, 1, true), (161, 1, false), (60, 300, true), (100, 300, false)]
    {
        let first = items(&commented(lines, width))[0];
        assert_eq!(first, (1, is_whole), "{lines} lines of {width}");
    }
    assert_eq!(items(&(commented(158, 1) + "\nknown = {\n}")), [(1, true)]);
    // One line may make a puzzle unreadable until the next line repairs it, but
    // two lines may not.
    assert_eq!(items(&format!("{SIDES}\nknown = {{\n}}")), [(1, true)]);
    assert_eq!(items(&format!("{SIDES}\nknown =\n{{\n}}"))[..2], [(1, true), (5, false)]);
}

/// What is skipped after a broken puzzle ends at the length limit of a puzzle.
#[test]
fn what_is_skipped_has_an_end() {
    let opening = "west = [x";
    let text = |first: usize| {
        let first = opening.to_owned() + &"x".repeat(first - opening.len());
        [vec![first], vec!["x".repeat(1_023); 70]].concat().join("\n")
    };
    assert_eq!(items(&text(1_024))[..2], [(1, false), (65, false)]);
    assert_eq!(items(&text(1_025))[..2], [(1, false), (64, false)]);
    let narrow = format!("{opening}\n{}", "x\n".repeat(200));
    assert_eq!(items(&narrow)[..2], [(1, false), (162, false)]);
}

#[test]
fn puzzles_are_given_as_soon_as_they_are_read() {
    let endless = iter::repeat(LINK);
    assert_eq!(Puzzles::new(endless).nth(2).unwrap().unwrap().0, 3);
}
