//! Constraint strings of Interactive Sudoku Solver: a text is one puzzle,
//! however many lines it has, and unknown parts are named.

use gridfold_core::conditions::Feature;
use gridfold_core::formats::read;
use gridfold_core::texts::grids::{Found, Puzzles, read_all};

/// A description of each puzzle of a text: its line, size and givens, or why
/// there is none.
fn answers(text: &str) -> Vec<String> {
    let said = |found: Found| match found {
        Ok((line, found)) => {
            let givens = found.draft.givens.iter().filter(|given| **given > 0).count();
            format!("{line}: size {}, {givens} givens", found.draft.size)
        }
        Err(error) => error.to_string(),
    };
    let all: Vec<String> = read_all(text).into_iter().map(said).collect();
    let by_line: Vec<String> = Puzzles::new(text.lines()).map(said).collect();
    assert_eq!(all, by_line, "{text}");
    all
}

#[test]
fn a_puzzle_of_several_lines_is_refused_whole_by_what_is_not_known() {
    let unknown = "is not known here; without it this would be a different puzzle.";
    let skyscraper = ".Shape~6x6.NoBoxes.Skyscraper~R1~3~.~R1C1_2";
    let windoku = "\n  .Shape~16x16\n  .Windoku\n  .~R1C3_2~R2C3_6\n";
    for (text, error) in [
        (format!("{skyscraper}\n.Cage~5~R2C1~R2C2"), "line 2, column 1: Cage"),
        (format!("{skyscraper}\n.Cage~5~R2C1~R2C2\n.~R3C3_4"), "line 2, column 1: Cage"),
        (format!("{skyscraper}\n\n\n# a cage\n.Cage~5\n~R2C1\n~R2C2"), "line 5, column 1: Cage"),
        (windoku.to_owned(), "line 3, column 3: Windoku"),
        (".~R1C1_5\n.Thermo~R4C1~R3C2\n.~R9C9_7".to_owned(), "line 2, column 1: Thermo"),
        (".FullRank~C2~9~\n.Shape~6x6".to_owned(), "line 1, column 1: FullRank"),
        // Constraints in a group do not apply to the whole puzzle.
        (
            ".Or\n.And\n.~R1C4_4\n.End\n.And\n.~R1C4_5\n.End\n.End\n.~R1C4_6".to_owned(),
            "line 1, column 1: Or",
        ),
        (
            ".~R1C1_1\n.Or.~R1C4_4.~R1C4_5\n.End.~R2C2_1\n.~R1C4_6".to_owned(),
            "line 2, column 1: Or",
        ),
        // The program writes an empty constraint first.
        ("..Cage~14~R5C3~R5C4\n.~R1C1_2".to_owned(), "line 1, column 2: Cage"),
    ] {
        assert_eq!(answers(&text), [format!("{error} {unknown}")], "{text}");
    }
}

#[test]
fn a_puzzle_of_several_lines_is_read_whole() {
    for text in [
        ".Shape~6x6.NoBoxes\n.Skyscraper~R1~3~\n.~R1C1_2\n.~R3C3_4",
        "\n.NoBoxes .~R1C1_2\n# a comment\n\n.~R3C3\n_4\n.Shape\n~6x6",
        ".~R1C1_2\n.~R3C3_4\n#.Cage~5~R2C1\n.Shape~6x6.NoBoxes",
        ".Shape~6x6.NoBoxes.~R1C1_2\n// between two puzzles this is a comment\n.~R3C3_4",
    ] {
        let said = answers(text);
        let [one] = said.as_slice() else { panic!("{text}: {said:?}") };
        assert!(one.ends_with(": size 6, 2 givens"), "{text}: {one}");
    }
}

#[test]
fn a_list_of_puzzles_says_anew_what_only_one_can_say() {
    let shaped = ".Shape~4x4.~R1C1_1\n.~R2C2_3\n\n.Shape~4x4\n.~R2C2_3\n.Shape~6x6.Cage~5~R1C1";
    let unknown = "is not known here; without it this would be a different puzzle.";
    let cage = format!("line 6, column 11: Cage {unknown}");
    assert_eq!(answers(shaped), ["1: size 4, 2 givens", "4: size 4, 1 givens", &cage]);
    let usual = ".~R1C1_1~R1C2_2\n.~R1C1_2\n.~R1C1_3~R9C9_1\n.~R1C1_3.NoBoxes";
    assert_eq!(
        answers(usual),
        ["1: size 9, 2 givens", "2: size 9, 1 givens", "3: size 9, 2 givens"]
    );
    let others = ".Shape~4x4.~R1C1_1\nlat2.1D\n.Shape~4x4.~R1C1_1\n\n. .\n   \n. .";
    assert_eq!(
        answers(others),
        [
            "1: size 4, 1 givens",
            "2: size 2, 1 givens",
            "3: size 4, 1 givens",
            "5: size 2, 0 givens"
        ]
    );
}

/// If the shape is given, a further value belongs to the same puzzle, and never
/// starts a new one with nine rows.
#[test]
fn a_shape_holds_for_all_lines_until_the_next() {
    for (text, error) in [
        (".Shape~6x6.NoBoxes\n.~R3C3_4\n.~R3C3_5", "line 3, column 3: R3C3 appears twice."),
        (".Skyscraper~R1~3~\n.Skyscraper~R1~4~", "line 2, column 1: R1 appears twice."),
        (".Skyscraper~C2~3~1.Skyscraper~C2~~2", "line 1, column 19: C2 appears twice."),
    ] {
        assert_eq!(answers(text), [error], "{text}");
    }
    let both = ".Skyscraper~R1~3~.Skyscraper~R1~~4.Skyscraper~R1~3~4";
    assert_eq!(answers(both), ["1: size 9, 0 givens"]);
}

#[test]
fn a_puzzle_of_many_lines_is_one_or_too_long() {
    let lines = |count: usize| format!(".Shape~9x9\n{}", "#\n.NoBoxes\n".repeat(count));
    assert_eq!(answers(&lines(1_000)), ["1: size 9, 0 givens"]);
    let long = format!("{}.Cage~5~R1C1", lines(10_000));
    assert_eq!(answers(&long).len(), 1);
    assert_eq!(Puzzles::new(long.lines()).next().unwrap().unwrap_err().message.key, "read.long");
}

#[test]
fn a_size_without_boxes_is_a_plain_square() {
    for (text, has_boxes) in [
        (".Shape~5x5.~R1C1_1", false),
        (".Shape~7x7~7~Sudoku.~R1C1_1", false),
        (".Shape~13x13~1-13.~R1C1_1", false),
        (".Shape~2x2.~R1C1_1", false),
        (".Shape~6x6.~R1C1_1", true),
        (".Shape.~R1C1_1", true),
    ] {
        let found = read(text).expect(text).draft;
        assert_eq!(found.has(Feature::Boxes), has_boxes, "{text}");
        assert!(found.puzzle().is_ok(), "{text}");
    }
}

#[test]
fn what_is_refused_is_named() {
    let unknown = "is not known here; without it this would be a different puzzle.";
    for (text, sentence) in [
        (".Shape~10x10.~R1C1_1", format!("line 1, column 1: a box of 2x5 {unknown}")),
        (".Shape~14x14.~R1C1_1", format!("line 1, column 1: a box of 2x7 {unknown}")),
        (".Shape~4x4~~Raw.~R1C1_1", format!("line 1, column 13: Raw {unknown}")),
        (".~R1C5", "line 1, column 3: R1C5 has no value; one is expected, as in R1C2_3.".to_owned()),
        (".~R1C5_", "line 1, column 3: R1C5_ has no value; one is expected, as in R1C2_3.".to_owned()),
        (".NoBoxes.~", "line 1, column 11: … is not a cell of a grid of size 9; a name like R1C2 is expected.".to_owned()),
        (".Shape~x4", "line 1, column 8: x4 is not a size; one like 5x5 is expected.".to_owned()),
        (
            ".Skyscraper~R~3",
            "line 1, column 13: R is not a line of a grid of size 9; a name like R1 or C2 is expected.".to_owned(),
        ),
        (
            ".Skyscraper",
            "line 1, column 1: … is not a line of a grid of size 9; a name like R1 or C2 is expected.".to_owned(),
        ),
        (".Diagonal", format!("line 1, column 1: Diagonal {unknown}")),
        (".GreaterThan~R1C1~R3C3", format!("line 1, column 1: GreaterThan~R1C1~R3C3 {unknown}")),
    ] {
        assert_eq!(read(text).expect_err(text).to_string(), sentence, "{text}");
    }
}
