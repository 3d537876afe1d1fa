//! Snake cubes in the command line: folded, refused, and written in other formats.

use serde_json::json;

use crate::{gridfold, records};

const TEXT: &str = "bwb/w/b/wb/w/bw/b/w/bw/bw/b/w/b/wb/wb/wb/wb";
const LENGTHS: &str = "3,2,2,3,2,3,2,2,3,3,2,2,2,3,3,3,3";
const PIECES: &str = "ESCCCSCCSCCCSCSCCCCSCSCSCSE";
const KING_A: &str = "ESCCSCCCSSCCSCCSCCSCCCCCCCCCSCSCCCCCCSCSSCCCCSSCCSCCCCCCCCCCSSCE";
const KING_B: &str = "ESCSSCSSCSSCCSSCCSSCCCCCCCCCCSCCSSCSCSCCSSCCSCCCCCCSCCCCCSSCCSSE";
/// The only folding that fills 1 x 2 x 3 from this chain needs the name of its box.
const FLAT: &str = "2,3,2,2";

#[test]
fn from_the_corner_come_the_documents_two_lines() {
    let ended = gridfold("solve --corner", TEXT);
    let lines: Vec<&str> = ended.out.lines().collect();
    assert_eq!(
        lines[..2],
        ["> ^ < . ^ o > . v < ^ o ^ . v > ^", "> . < ^ . v > ^ o < . v . ^ o > ."]
    );
    let told = "<stdin>:1: snake 3x3x3: folds in exactly 1 way from the corner along +x, up to rotation and reflection (";
    assert!(lines[2].starts_with(told), "{}", ended.out);
    assert_eq!((ended.code, ended.err.as_str()), (0, ""));
}

#[test]
fn json_has_the_folding_with_its_cells() {
    let ended = gridfold("solve --json", TEXT);
    let record = &records(&ended.out)[0];
    assert_eq!(record["kind"], "snake");
    assert_eq!(record["box"], json!([3, 3, 3]));
    assert_eq!((&record["verdict"], &record["count"]), (&json!("unique"), &json!(1)));
    let solution = &record["solutions"][0];
    assert_eq!(solution["arrows"], "> ^ < . ^ o > . v < ^ o ^ . v > ^");
    assert_eq!(solution["moves"], "R U L F U B R F D L U B U F D R U");
    let mut cells: Vec<&serde_json::Value> = solution["cells"].as_array().unwrap().iter().collect();
    assert_eq!((cells.len(), cells[1]), (27, &json!([1, 0, 0])));
    cells.sort_by_key(ToString::to_string);
    cells.dedup();
    assert_eq!(cells.len(), 27, "a cell is used twice");
    assert!(record["nodes"].as_u64().unwrap() > 0 && record["micros"].is_u64(), "{record}");
}

#[test]
fn every_form_is_the_same_snake() {
    for form in
        ["slash", "lengths", "increments", "exclusive", "letters", "binary", "turns", "link"]
    {
        let text = gridfold(&format!("convert --to {form}"), LENGTHS);
        assert_eq!((text.code, text.err.as_str()), (0, ""), "{form}");
        let back = gridfold("convert --to letters", &text.out);
        assert_eq!(back.out.trim(), PIECES, "{form}: {}", text.out);
    }
}

#[test]
fn grids_and_snakes_stand_in_one_list() {
    let grid = "lat2.1D";
    let list = [
        TEXT,
        grid,
        "",
        "# the king",
        KING_B,
        LENGTHS,
        grid,
        "[2, 2, 2, 2, 2, 2, 2]",
        "3 2 2 3 2 3 2 2 3 3 2 2 2 3 3 3 3",
    ];
    let ended = gridfold("solve --json --count", &list.join("\n"));
    let kinds: Vec<_> = records(&ended.out)
        .iter()
        .map(|record| {
            (record["kind"].as_str().unwrap().to_owned(), record["count"].as_u64().unwrap())
        })
        .collect();
    let expected = [
        ("snake", 1),
        ("latin", 1),
        ("snake", 4),
        ("snake", 1),
        ("latin", 1),
        ("snake", 3),
        ("snake", 1),
    ];
    assert_eq!(kinds, expected.map(|(kind, count)| (kind.to_owned(), count)), "{}", ended.err);
    assert_eq!((ended.code, ended.err.as_str()), (0, ""));
}

#[test]
fn a_list_over_several_lines_is_one_snake_and_several_lists_are_several() {
    let one = "3, 2, 2, 3, 2, 3, 2, 2, 3,\n3, 2, 2, 2, 3, 3, 3, 3\n";
    assert_eq!(gridfold("convert --to letters", one).out.trim(), PIECES);
    let spaced = LENGTHS.replace(',', " ");
    let three = gridfold("convert --to letters", &[&*spaced; 3].join("\n"));
    assert_eq!(three.out, format!("{PIECES}\n").repeat(3), "{}", three.err);
}

#[test]
fn the_documents_own_lines_are_understood() {
    let text = format!("type Snake = String\nsnake :: Snake\nsnake = \"{TEXT}\"\n");
    assert_eq!(gridfold("convert --to letters", &text).out.trim(), PIECES);
}

#[test]
fn one_line_of_lengths_that_fill_no_cube_is_told_as_a_snake_and_not_as_a_row() {
    let ended = gridfold("solve", "3 2 2 3 2 3 3 2 2 2 3 2 3 3 3");
    assert_eq!((ended.code, ended.out.as_str()), (2, ""));
    assert!(ended.err.contains("<stdin>:1:1: 24 cubelets do not fill a cube"), "{}", ended.err);
    let rows = gridfold("solve", "1 2 3 4\n2 1 4 3");
    assert!(rows.err.contains("4 rows are expected, not 2."), "{}", rows.err);
}

#[test]
fn a_chain_that_fills_no_cube_asks_for_its_box() {
    let ended = gridfold("solve", FLAT);
    assert_eq!((ended.code, ended.out.as_str()), (2, ""));
    assert!(
        ended.err.contains("<stdin>:1:1: 6 cubelets do not fill a cube; name the box"),
        "{}",
        ended.err
    );
    let boxed = gridfold("solve --json --box 1x2x3", FLAT);
    let record = &records(&boxed.out)[0];
    assert_eq!((boxed.code, &record["box"], &record["count"]), (0, &json!([1, 2, 3]), &json!(1)));
    let named = gridfold("solve --json --box 4x4x4", &format!("1x2x3 {FLAT}"));
    assert_eq!(records(&named.out)[0]["box"], json!([1, 2, 3]), "the text goes first");
    assert!(gridfold("solve --box 9x9x9", FLAT).err.contains("9x9x9 is not a box"));
}

#[test]
fn what_cannot_be_folded_ends_with_1_and_says_why() {
    let ended = gridfold("solve", "ESSCSCSE");
    assert_eq!(ended.code, 1);
    assert!(ended.out.contains("snake 2x2x2: cannot be folded (0 nodes"), "{}", ended.out);
    assert!(ended.out.contains("\n  Segment 1 has 4 cubelets"), "{}", ended.out);
    let long = gridfold("solve --json", "4,2,2,2,2,3,2,2,3,3,2,2,2,3,3,3,3");
    assert_eq!((long.code, &records(&long.out)[0]["box"]), (1, &json!([3, 3, 3])), "{}", long.err);
    let short = gridfold("solve --json --box 3x3x3", "3,2,2,3");
    assert_eq!((short.code, &records(&short.out)[0]["verdict"]), (1, &json!("none")));
}

#[test]
fn one_wrong_cubelet_is_named() {
    let wrong = PIECES.replacen("CCC", "CSC", 1);
    let ended = gridfold("solve", &wrong);
    let told = format!("\n  If cubelet 4 is a corner, it can be folded: {PIECES}\n");
    assert!(ended.out.contains(&told), "{}", ended.out);
    assert_eq!(ended.code, 1);
    let record = &records(&gridfold("solve --json", &wrong).out)[0];
    assert!(record["repairs"].as_array().unwrap().contains(&json!(PIECES)), "{record}");
    assert!(records(&gridfold("solve --json", PIECES).out)[0].get("repairs").is_none());
}

#[test]
fn one_that_is_missing_or_too_many_is_named() {
    for options in ["solve", "solve --box 3x3x3"] {
        let missing = gridfold(options, "3,2,2,3,2,2,2,2,3,3,2,2,2,3,3,3,3");
        let told = "  If one is missing, cubelet ";
        assert_eq!(missing.out.matches(told).count(), 2, "{}", missing.out);
        let guessed = missing
            .err
            .contains("26 cubelets do not fill a cube; 3x3x3, which has 27, is assumed.");
        assert_eq!((missing.code, guessed), (1, options == "solve"), "{}", missing.err);
    }
    let many = PIECES.replacen("SC", "SSC", 1);
    let extra = gridfold("solve", &many);
    let told = format!("\n  If cubelet 2 is one too many, it can be folded: {PIECES}\n");
    assert!(extra.out.contains(&told), "{}", extra.out);
    let record = &records(&gridfold("solve --json --box 3x3x3", &many).out)[0];
    assert!(record["repairs"].as_array().unwrap().contains(&json!(PIECES)), "{record}");
}

#[test]
fn what_is_ambiguous_is_told() {
    let king = gridfold("convert --to exclusive-last", KING_A).out;
    let ended = gridfold("convert --to letters", &king);
    assert!(
        ended.err.contains("taken as exclusive; it may also be exclusive-last: ESCCSCCCSSCC"),
        "{}",
        ended.err
    );
}

#[test]
fn a_slip_is_named_with_its_place() {
    let ended = gridfold("solve", &format!("{TEXT}\n\nbwb/w/r/b\n{TEXT}\n"));
    assert_eq!((ended.code, ended.out.matches("folds in exactly").count()), (2, 2));
    assert_eq!(
        ended.err,
        "gridfold: <stdin>:3:7: r is a third colour; two letters are expected.\n"
    );
    let colours = gridfold("solve", &TEXT.replacen("wb/w/bw", "wb/b/bw", 1));
    assert!(
        colours.err.starts_with("gridfold: <stdin>:1: The colours do not alternate at cubelet 8"),
        "{}",
        colours.err
    );
}

#[test]
fn other_questions_and_other_formats_refuse_a_snake() {
    for question in ["candidates", "conflict", "redundant"] {
        let ended = gridfold(question, TEXT);
        assert_eq!((ended.code, ended.out.as_str()), (2, ""));
        assert_eq!(ended.err, "gridfold: <stdin>:1: a snake; this question is for grids only\n");
    }
    let ring = gridfold("convert --to ring", TEXT);
    assert_eq!(
        (ring.code, ring.err.as_str()),
        (1, "gridfold: <stdin>:1: a snake; this format is for grids\n")
    );
    let slash = gridfold("convert --to slash", "lat2.1D");
    assert_eq!(
        (slash.code, slash.err.as_str()),
        (1, "gridfold: <stdin>:1: a grid; this format is for snakes\n")
    );
}

#[test]
fn foldings_are_shown_as_asked() {
    let shown = |view: &str| gridfold(&format!("solve --as {view} --corner --limit 1"), TEXT).out;
    assert!(shown("letters").starts_with("RRULFFUBBRFDDLLUBUFFDDRRUU\n"), "{}", shown("letters"));
    assert!(
        shown("words").starts_with("Segment 1 (3 cubelets): right.\nSegment 2 (2 cubelets): up.\n")
    );
    assert!(shown("coordinates").starts_with("0,0,0 1,0,0 2,0,0 2,1,0 "));
    assert!(shown("layers").starts_with("21  8 27   20  9 12   19 10 11\n22  7 26   17  6 13   18  5  4\n23 24 25   16 15 14    1  2  3\n"));
    assert!(
        gridfold("solve --as pictures", TEXT)
            .err
            .contains("the views are arrows, moves, letters, words, coordinates, layers")
    );
}
