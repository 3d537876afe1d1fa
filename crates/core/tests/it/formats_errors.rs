//! The error sentences of the readers, and the places that they name.

use gridfold_core::conditions::Feature;
use gridfold_core::formats::{FORMATS, read};
use gridfold_core::message::ENGLISH;

const SIDES: &str = "west = [1,2]\neast = [2,1]\nnorth = [1,2]\n";

/// Texts with one fault, and the sentence about that fault.
fn slips() -> Vec<(String, &'static str)> {
    let ring = "-1 2 1 -1\n2 0 0 1\n1 0 0 2\n-1 1 2 -1";
    let plan = " | 2 1 |\n-+-----+-\n2| 1 2 |1\n1|     |2\n-+-----+-\n | 1 2 |";
    let wide_plan =
        " |   2   1 |\n-+---------+-\n2| 1   2   |1\n1|         |2\n-+---------+-\n |   1   2 |";
    let futoshiki = ".<.\n^  \n. 1";
    let picture = "mixed 2x2\n    2   1\n  +-------+\n2 | . < . | 1\n  | ^     |\n1 | 1   . | 2\n  +-------+\n    1   2";
    let slip = |text: &str, from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1)
    };
    vec![
        (String::new(), "line 1, column 1: There is nothing to read."),
        ("\u{feff} \n ".to_owned(), "line 1, column 1: There is nothing to read."),
        (
            "\n  What is this?".to_owned(),
            "line 2, column 3: This is not in any format that can be read.",
        ),
        ("1 2".to_owned(), "line 1, column 1: This is not in any format that can be read."),
        (
            "10 o'clock we met: there".to_owned(),
            "line 1, column 1: This is not in any format that can be read.",
        ),
        ("5o'c: x".to_owned(), "line 1, column 1: This is not in any format that can be read."),
        ("5abc#123".to_owned(), "line 1, column 1: This is not in any format that can be read."),
        (
            "sky.123".to_owned(),
            "line 1, column 4: The size is expected after the kind, as in sky5.",
        ),
        (
            "x".repeat(70_000),
            "line 1, column 1: The text is too long for one puzzle; at most 65,536 bytes are read.",
        ),
        (slip(ring, "2 0 0 1", "2 0 x 1"), "line 2, column 5: x is not a whole number."),
        (
            slip(ring, "2 0 0 1", "2 0 0"),
            "line 2, column 6: 4 numbers are expected in this row, not 3.",
        ),
        (
            slip(ring, "2 0 0 1", "2 0 0 1 1"),
            "line 2, column 9: 4 numbers are expected in this row, not 5.",
        ),
        (slip(ring, "2 1 -1", "2 1 0"), "line 1, column 8: 0 is in a corner, where a ring has -1."),
        (
            slip(ring, "2 0 0 1", "2 -3 0 1"),
            "line 2, column 3: -3 is negative; only the corners of a ring can be.",
        ),
        (
            slip(ring, "2 0 0 1", "2 99999999999999999999 0 1"),
            "line 2, column 3: The number is too large; at most 9,999 is expected.",
        ),
        (
            slip(ring, "2 0 0 1", "2 20 3 1"),
            "line 2, column 6: 3 is not a height: 1 to 2 is expected, or 10 to 20 in tens.",
        ),
        (slip(ring, "\n-1 1 2 -1", ""), "line 3, column 8: 4 rows are expected, not 3."),
        (format!("{ring}\n1 1 1 1"), "line 5, column 1: 4 rows are expected, not 5."),
        (
            "-1 -1\n-1 -1".to_owned(),
            "line 1, column 6: A row of a ring has at least 3 numbers, not 2.",
        ),
        (["1"; 40].join(" "), "line 1, column 1: The size is 38; a grid has 1 to 32 rows."),
        ("[[-1, 1, -1],\n [1, 0 1],".to_owned(), "line 2, column 8: ] is expected here, not 1."),
        ("[[-1, 1, -1],".to_owned(), "line 1, column 14: The text ends here; [ is expected."),
        ("[[-1, 1, -1], \u{7}".to_owned(), "line 1, column 15: [ is expected here, not U+0007."),
        (
            "[[-1, 1, -1], [1, 0, 1], [-1, 1, -1]] x".to_owned(),
            "line 1, column 39: x is one too many.",
        ),
        (
            slip(plan, "-+-----+-\n", ""),
            "line 2, column 1: A line like -+-----+- is expected here.",
        ),
        (
            slip(plan, "2| 1 2 |1", "2| 1 2 1"),
            "line 3, column 1: A row of cells between two | is expected here.",
        ),
        (
            slip(plan, "\n | 1 2 |", ""),
            "line 5, column 10: A line of clues between two | is expected here.",
        ),
        (
            slip(plan, "1|     |2", "1|  1  |2"),
            "line 4, column 5: 1 is not in the column of any open cell.",
        ),
        (slip(plan, "1|     |2", "1|     |2 2"), "line 4, column 11: 2 is one too many."),
        (slip(plan, " | 2 1 |", "x| 2 1 |"), "line 1, column 1: x is one too many."),
        (
            slip(&slip(plan, "-+-----+-", "-+-+-"), "1|     |2", "1|  1  |2"),
            "line 4, column 5: 1 is not in the column of any open cell.",
        ),
        (
            slip(&slip(plan, "-+-----+-", "-+----+-"), "1|     |2", "1|  1  |2"),
            "line 4, column 5: 1 is not in the column of any open cell.",
        ),
        (
            slip(wide_plan, "1|         |2", "1| 1 2  1  |2"),
            "line 4, column 6: 2 is not in the column of any open cell.",
        ),
        (
            slip(wide_plan, "1|         |2", "1|    1    |2"),
            "line 4, column 7: 1 is not in the column of any open cell.",
        ),
        (
            slip(plan, "-+-----+-", "---------"),
            "line 2, column 1: A line like -+-----+- is expected here.",
        ),
        (
            slip(plan, "\n | 1 2 |", "\n   1 2"),
            "line 6, column 4: A line of clues between two | is expected here.",
        ),
        (slip(plan, "2| 1 2 |1", "2| 1 2 |?"), "line 3, column 9: ? is not a whole number."),
        (
            format!("{plan}\nEnd"),
            "line 7, column 1: The puzzle is complete above; nothing more is expected.",
        ),
        (SIDES.to_owned(), "line 3, column 14: south is missing."),
        (format!("{SIDES}south = [1]"), "line 4, column 1: 2 clues are expected in south, not 1."),
        (format!("{SIDES}south = [1,2\nhigh = 1"), "line 5, column 1: ] is expected here, not h."),
        (format!("{SIDES}west = [1,2]"), "line 4, column 1: west appears twice."),
        (
            format!("{SIDES}southwest = [1,2]"),
            "line 4, column 1: southwest is not known here; north, east, south, west, known or high is expected.",
        ),
        (
            format!("{SIDES}south = [1,-2]"),
            "line 4, column 12: -2 is negative; only the corners of a ring can be.",
        ),
        (format!("{SIDES}south [1,2]"), "line 4, column 7: = is expected here, not [."),
        (
            format!("{SIDES}south = [1,2]\nhigh = 5"),
            "line 5, column 8: high is 5; 1 or 10 is expected.",
        ),
        (
            format!("{SIDES}south = [1,2]\nknown = {{4: 10}}"),
            "line 5, column 10: 4 is not a cell number; cell numbers run from 0 to 3.",
        ),
        (
            format!("{SIDES}south = [1,2]\nknown = {{3: 2}}"),
            "line 5, column 13: 2 is not a height in tens; if the heights are 1, 2, 3, write high = 1.",
        ),
        (
            "west = []\neast = []\nnorth=[]\nsouth=[]".to_owned(),
            "line 1, column 1: The size is 0; a grid has 1 to 32 rows.",
        ),
        (
            slip(futoshiki, ".<.", ".=."),
            "line 1, column 2: = is not a sign between a left and a right cell; <, > or a blank is expected.",
        ),
        (
            slip(futoshiki, "^  ", "<  "),
            "line 2, column 1: < is not a sign between an upper and a lower cell; ^, v or a blank is expected.",
        ),
        (
            slip(futoshiki, "^  ", "^^ "),
            "line 2, column 2: ^ is between four cells; nothing is expected there.",
        ),
        (
            slip(futoshiki, ". 1", ". 3"),
            "line 3, column 3: 3 is not a cell: . or a digit from 1 to 2 is expected (A is 10).",
        ),
        (
            slip(futoshiki, ". 1", ". 0"),
            "line 3, column 3: 0 is not a cell: . or a digit from 1 to 2 is expected (A is 10).",
        ),
        (
            ". ".repeat(14) + ".<",
            "line 1, column 30: The line is longer than the first line, whose length is 29.",
        ),
        (
            slip(futoshiki, ". 1", "."),
            "line 3, column 2: ⏎ is not a cell: . or a digit from 1 to 2 is expected (A is 10).",
        ),
        (
            slip(futoshiki, ". 1", ". 1<"),
            "line 3, column 4: The line is longer than the first line, whose length is 3.",
        ),
        (
            slip(futoshiki, "\n. 1", ""),
            "line 2, column 2: The length of the first line requires 3 lines, not 2.",
        ),
        (
            format!("{futoshiki}\n. ."),
            "line 4, column 1: There are too many lines; the length of the first line requires 3.",
        ),
        (
            ". . .\n\n. . .".to_owned(),
            "line 3, column 6: The length of the first line requires 5 lines, not 3.",
        ),
        (
            [". . ."; 3].join("\n\n") + "\n. . .",
            "line 6, column 1: There are too many lines; the length of the first line requires 5.",
        ),
        (". ".repeat(16), "line 1, column 30: This format goes up to size 15; the line is longer."),
        (
            slip(picture, "2x2", "2x3"),
            "line 1, column 7: 2x3 is not a size; one like 5x5 is expected.",
        ),
        (
            slip(picture, "2x2", "2x2 in ones"),
            "line 1, column 11: in is not expected after the size; {names} and then in tens may follow.",
        ),
        (
            slip(picture, "2x2", "1000x1000"),
            "line 1, column 7: 1000x1000 is not a size; one like 5x5 is expected.",
        ),
        (
            slip(picture, "  +-------+\n2", "  +---x---+\n2"),
            "line 3, column 3: The frame is expected here: + - +.",
        ),
        (
            slip(picture, "2x2", "77x77"),
            "line 1, column 7: The size is 77; a grid has 1 to 32 rows.",
        ),
        (
            slip(picture, ". < .", ". ? ."),
            "line 4, column 7: ? is neither a number nor . nor < nor >.",
        ),
        (
            slip(picture, "2 | . <", "  |       |\n2 | . <"),
            "line 4, column 11: 2 numbers are expected in this row, not 0.",
        ),
        (
            slip(picture, ". < .", ". < <"),
            "line 4, column 9: One too many here: 2 cells are expected, and at most one sign between two.",
        ),
        (
            slip(picture, ". < .", ".    "),
            "line 4, column 11: 2 numbers are expected in this row, not 1.",
        ),
        (slip(picture, "\n1 | 1   . | 2", ""), "line 6, column 3: 2 rows are expected, not 1."),
        (
            slip(picture, "    2   1", "         1"),
            "line 2, column 10: 1 is not in the column of any open cell.",
        ),
        (
            slip(picture, "    2   1", "            1"),
            "line 2, column 13: 1 is not in the column of any open cell.",
        ),
        (
            slip(picture, "| ^     |", "| ^     "),
            "line 5, column 3: A row of cells between two | is expected here.",
        ),
        (
            slip(picture, "| 2\n", "| 2\n  |       |\n"),
            "line 7, column 3: The puzzle is complete above; nothing more is expected.",
        ),
        ("mixed 2x2\nfoo\nbar".to_owned(), "line 3, column 1: The frame is expected here: + - +."),
        (
            format!("{picture}\nmore"),
            "line 9, column 1: The puzzle is complete above; nothing more is expected.",
        ),
    ]
}

#[test]
fn every_slip_is_named_with_its_place() {
    let switched = Feature::ALL.into_iter().filter(|feature| feature.is_switched_on());
    let names = switched.map(Feature::id).collect::<Vec<_>>().join(", ");
    for (text, sentence) in slips() {
        let error = read(&text).map(|found| found.format.id).unwrap_err();
        assert_eq!(error.to_string(), sentence.replace("{names}", &names), "{text}");
    }
}

#[test]
fn every_place_of_a_sentence_is_filled() {
    for (text, _) in slips() {
        for error in FORMATS.iter().filter_map(|format| format.read(&text).err()) {
            let sentence = error.message.to_string();
            assert!(
                ENGLISH.iter().any(|(key, _)| *key == error.message.key),
                "{}",
                error.message.key
            );
            for (name, _) in &error.message.args {
                let place = format!("{{{name}}}");
                assert!(
                    error.message.template().contains(&place),
                    "{}: {place}",
                    error.message.key
                );
            }
            assert!(!sentence.contains('{'), "{sentence}");
        }
    }
}
