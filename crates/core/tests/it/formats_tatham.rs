//! Game IDs of Towers and Unequal: the collection's texts are read correctly
//! and written back unchanged, and every mistake is named.

use gridfold_core::formats::{Format, read};
use gridfold_core::grid::Side;
use gridfold_core::kind::Kind;
use gridfold_core::puzzle::{Draft, Sign};
use gridfold_core::texts::grids::read_all;

use crate::support::cases::data;
use crate::support::vectors::VECTORS;

/// The IDs of the published vectors, as the collection writes them.
const IDS: [&str; 12] = [
    "4:1/3/3/2/3/2/1/3/1/4/2/3/2/1/2/2",
    "5:3/2/3/4/1/1/4/2/2/4/3/2/3/2/1/1/2/3/2/4",
    "5://////3///2/3/////2//2/2/",
    "5:///4///1/2//3//2/3/3//3/3///",
    "6:2/2/3/4/1/6/2/2/2/2/4/1/3/1/2/3/2/2/2/3/4/2/2/1",
    "6:2/3///4/2//2//3///////5/2///3//1/,a1f6e3f2b1k",
    "6://////////2//////4////1///4,a2c4_3b5d1d4n1a",
    "4:0,0RL,0,0,0,0,0R,0,0R,0,0U,4,0,0,0,0,",
    "5:0,0,0L,0,0,0,0,0,0L,0D,0,0,2L,0,0D,0,0,0,0L,0L,0R,0,0,0,0,",
    "5:0,0,0,3RD,0,0,0R,0U,0,0,0,0,0,0D,0D,0,0D,0,0,0,0U,0R,0,0,0,",
    "6:0,0,0L,0,0,0,0D,0L,0L,0U,0,0,3,0,0,0,0,0,0,0,0R,0R,0,0UD,0,0,0R,0,0L,0,0,0,0,0,0,6,",
    "6:0R,0,0,0,0,0,0U,0,0D,0DL,0R,0U,0,0D,0,0D,0D,0,0,0D,0U,0R,0,0,0,0DL,0,0L,0RD,0,0R,0,0,0,0R,0,",
];

const TOWERS: &str = "3:1/2/3/2/2/1/1/2/2/3/2/1";
const UNEQUAL: &str = "3:0R,0,0,0,0,0,0R,0,0L,";

fn draft(text: &str) -> Draft {
    read(text).unwrap_or_else(|error| panic!("{text}: {error}")).draft
}

fn write(format: &str, draft: &Draft) -> Result<String, String> {
    Format::named(format).unwrap().write(draft).map_err(|message| message.to_string())
}

#[test]
fn an_id_and_a_link_of_one_puzzle_say_the_same() {
    for (link, id) in VECTORS.iter().zip(IDS) {
        let found = read(id).unwrap();
        assert_eq!(found.draft, draft(link), "{id}");
        assert_eq!(found.format.id, if id.contains('/') { "towers" } else { "unequal" });
        assert_eq!(write(found.format.id, &draft(link)).as_deref(), Ok(id));
    }
}

#[test]
fn what_the_collection_writes_is_written_back() {
    let text = data("tatham.txt");
    let ids: Vec<&str> = text.lines().filter(|line| line.contains(':')).collect();
    let ids: Vec<&str> = ids.into_iter().filter(|line| !line.starts_with('#')).collect();
    let found = read_all(&text);
    assert_eq!((found.len(), ids.len()), (81, 81));
    for (result, id) in found.iter().zip(ids) {
        let found = &result.as_ref().unwrap().1;
        assert!(found.draft.puzzle().is_ok(), "{id}");
        assert_eq!(write(found.format.id, &found.draft).as_deref(), Ok(id));
    }
}

#[test]
fn the_clues_of_towers_run_top_bottom_left_right() {
    let draft = draft("6:2//2////3///3/2////4/2//3//3//1/3/,c2zf");
    assert_eq!(draft.side(Side::Top), [2, 0, 2, 0, 0, 0]);
    assert_eq!(draft.side(Side::Bottom), [3, 0, 0, 3, 2, 0]);
    assert_eq!(draft.side(Side::Left), [0, 0, 4, 2, 0, 3]);
    assert_eq!(draft.side(Side::Right), [0, 3, 0, 1, 3, 0]);
    let givens: Vec<(usize, u32)> = (0..36).map(|cell| (cell, draft.givens[cell])).collect();
    assert_eq!(givens.into_iter().filter(|(_, given)| *given > 0).collect::<Vec<_>>(), [(3, 2)]);
    let solution = "435261651324123645512436264513346152".chars();
    let solution: Vec<u32> = solution.filter_map(|digit| digit.to_digit(10)).collect();
    assert!(draft.puzzle().unwrap().accepts(&solution));
}

#[test]
fn a_flag_of_unequal_marks_the_greater_cell() {
    let found = read("5:0,0L,0L,0,0,0D,0,0L,0UD,0,0,0,0L,0D,0D,0,0L,0,0,0,4,0,0,0,3,").unwrap();
    assert_eq!(
        Format::named("picture").unwrap().write(&found.draft).unwrap(),
        "\
futoshiki 5x5
+-------------------+
| . < . < .   .   . |
|             ^     |
| .   . < .   .   . |
| v           v     |
| .   . < .   .   . |
|             v   v |
| . < .   .   .   . |
|                   |
| 4   .   .   .   3 |
+-------------------+"
    );
    let solution = [2, 4, 5, 3, 1, 5, 1, 3, 4, 2, 1, 3, 4, 2, 5, 3, 5, 2, 1, 4, 4, 2, 1, 5, 3];
    assert!(found.draft.puzzle().unwrap().accepts(&solution));
}

/// Each pair is one puzzle: in a permitted form, and as the collection writes it.
#[test]
fn an_id_may_stand_in_many_ways() {
    for (text, id) in [
        ("  \n\t4:/2///2//////////1/,g2h \r\n\n", "4:/2///2//////////1/,g2h"),
        ("\u{feff}4:/2///2//////////1/,g2h", "4:/2///2//////////1/,g2h"),
        ("#4:/2///2//////////1/,g2h", "4:/2///2//////////1/,g2h"),
        ("https://a.b/~c/js/towers.html#4:/2///2//////////1/,g2h", "4:/2///2//////////1/,g2h"),
        ("a.b/towers.html%234%3A%2F2%2f//2//////////1/%2Cg2h", "4:/2///2//////////1/,g2h"),
        ("4:/02///002//////////1/,_g_2__h_", "4:/2///2//////////1/,g2h"),
        ("4:/2///2//////////1/,aaaaaaa2dd", "4:/2///2//////////1/,g2h"),
        ("4du:/2///2//////////1/,g2h", "4:/2///2//////////1/,g2h"),
        ("4dexyz:/2///2//////////1/,g2h", "4:/2///2//////////1/,g2h"),
        ("04x4 :/2///2//////////1/,g2h", "4:/2///2//////////1/,g2h"),
        ("3 :///////////,3_1g", "3:///////////,3_1g"),
        // Contradictory givens are read as a puzzle without a solution.
        ("3:///////////,1_1g", "3:///////////,1_1g"),
        ("3:///////////,i", "3:///////////"),
        ("https://a.b/unequal#3:0R,0,0,0,0,0,0R,0,0L,", UNEQUAL),
        ("https://a.b/unequal#3%3a0R%2C0,0,0,0,0,0R,0,0L", UNEQUAL),
        ("3:0RR,b0,0,00,0R,0,0L", UNEQUAL),
        ("3dea:0R,0,0,0,0,0,0R,0,0L,", UNEQUAL),
        ("3:h0", "3:0,0,0,0,0,0,0,0,0,"),
        ("3:ab0,d03", "3:0,0,0,0,0,0,0,0,3,"),
        ("3:0,0,0,0,3LRUD,0,0,0,0,", "3:0,0,0,0,3URDL,0,0,0,0,"),
        ("3:1,1,f0", "3:1,1,0,0,0,0,0,0,0,"),
    ] {
        let found = read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(write(found.format.id, &found.draft).as_deref(), Ok(id), "{text}");
        assert!(found.notes.is_empty());
    }
}

#[test]
fn numbers_from_ten_on_are_decimal() {
    let cells = (1..=144).map(|cell| if cell == 14 { "12UR," } else { "0," });
    let id = format!("12:{}", cells.collect::<String>());
    let draft = draft(&id);
    assert_eq!((draft.size, draft.givens[13]), (12, 12));
    assert_eq!((draft.down[1], draft.across[12]), (Sign::Less, Sign::Greater));
    assert_eq!(write("unequal", &draft), Ok(id));
}

#[test]
fn ids_stand_one_a_line() {
    let adjacent = "4a:4,0R,0RDL,0DL,0D,0RD,0URL,0UL,0URD,0UDL,0,0,0UR,0UL,4,0,";
    let lines = [TOWERS, adjacent, adjacent, "5de#ex1", UNEQUAL, "3:0,0", "and so on", TOWERS];
    let text = format!("# IDs\n{}\n\n{UNEQUAL}", lines.join("\n"));
    let found = read_all(&text).into_iter().map(|result| match result {
        Ok((line, found)) => (line, found.format.id),
        Err(error) => (error.line, error.message.key),
    });
    let expected = [
        (2, "towers"),
        (3, "unequal"),
        (4, "unequal"),
        (5, "read.id-seed"),
        (6, "unequal"),
        (7, "read.id-cells-few"),
        (8, "read.unknown"),
        (9, "towers"),
        (11, "unequal"),
    ];
    assert_eq!(found.collect::<Vec<_>>(), expected);
}

#[test]
fn the_forms_say_what_they_cannot_carry() {
    let refused = |sentence: &str| Err(sentence.to_owned());
    let signs = refused("This format cannot store signs.");
    assert_eq!(write("towers", &draft(UNEQUAL)), signs);
    let clues = refused("This format cannot store clues at the border.");
    assert_eq!(write("unequal", &draft(TOWERS)), clues);
    let empty = |size| Draft::empty(Kind::named("latin").unwrap(), size);
    let large = "This format has the sizes 3 to 9; the puzzle has size 10.";
    assert_eq!(write("towers", &empty(10)), refused(large));
    let small = "This format has the sizes 3 to 32; the puzzle has size 2.";
    assert_eq!(write("unequal", &empty(2)), refused(small));
    assert_eq!(write("towers", &empty(3)).as_deref(), Ok("3:///////////"));
    assert_eq!(write("unequal", &empty(3)).as_deref(), Ok("3:0,0,0,0,0,0,0,0,0,"));
}

const SEED: &str = "After # comes the seed of a generator; only the description of a puzzle, after a colon, can be read.";

/// Each faulty text, with the place of its fault and the sentence about it.
fn assert_named(slips: &[(&str, usize, &str)]) {
    for (text, column, sentence) in slips {
        let error = read(text).map(|found| found.format.id).unwrap_err();
        assert_eq!(error.to_string(), format!("line 1, column {column}: {sentence}"), "{text}");
    }
}

#[test]
fn what_stands_before_the_description_is_checked() {
    assert_named(&[
        ("5de#ex1", 4, SEED),
        ("5#4:0,0", 2, SEED),
        ("https://a.b/towers.html#5dx#12/34:5", 28, SEED),
        ("https://a.b/towers.html#5dx%23ex1", 28, SEED),
        ("  4a:4,0R,0RDL,0DL,", 20, "The cells end after 4; 16 are expected."),
        ("4adk:0,", 8, "The cells end after 1; 16 are expected."),
        ("4adh:0,", 4, "h is not a level; after d, one of t, e, k, x, r is expected."),
        ("3dz:/", 3, "z is not a level; after d, one of e, h, x, u is expected."),
        ("3dt:/", 3, "t is not a level; after d, one of e, h, x, u is expected."),
        ("3du:0", 3, "u is not a level; after d, one of t, e, k, x, r is expected."),
        ("3d:0", 3, ": is not a level; after d, one of t, e, k, x, r is expected."),
        ("10:/", 1, "The size is 10; 3 to 9 is expected in this format."),
        ("2:/", 1, "The size is 2; 3 to 9 is expected in this format."),
        ("33:0,", 1, "The size is 33; 3 to 32 is expected in this format."),
        ("2:0,", 1, "The size is 2; 3 to 32 is expected in this format."),
        ("12345678:0", 1, "The size is 12345678; 3 to 32 is expected in this format."),
        ("3:", 3, "The cells end after 0; 9 are expected."),
    ]);
    let error = Format::named("towers").unwrap().read("\n towers:3").unwrap_err().to_string();
    assert_eq!(
        error,
        "line 2, column 2: This is not a game ID; a game ID starts with a size and a colon."
    );
}

#[test]
fn a_bar_that_stands_on_one_side_is_named_with_its_place() {
    let one_sided = |first: &str, second: &str| {
        format!(
            "The text says that {first} differs by one from {second}, but not that {second} differs by one from {first}."
        )
    };
    assert_named(&[
        ("3a:0R,0,0,0,0,0,0,0,0,", 5, &one_sided("r1c1", "r1c2")),
        ("3a:0R,0LD,0,0,0,0,0,0,0,", 9, &one_sided("r1c2", "r2c2")),
        ("3a:0,0,0,0U,0,0,0,0,0,", 11, &one_sided("r2c1", "r1c1")),
        ("3a:0U,0,0,0,0,0,0,0,0,", 5, "r1c1 has no neighbour on this side."),
    ]);
    let draft = draft("3adk:0DDD,b0U,0,0,0,0,0");
    assert_eq!(write("unequal", &draft).as_deref(), Ok("3a:0D,0,0,0U,0,0,0,0,0,"));
}

#[test]
fn slips_in_towers_are_named_with_their_place() {
    let no_clue = "is not a clue: 1 to 3 or nothing is expected, and / between two clues.";
    let no_cell = "is not a cell: 1 to 3 is expected, a letter for a run of open cells, or _ between two numbers.";
    let few = |found| format!("The clues need 12 places with / between them, not {found}.");
    assert_named(&[
        ("3:1/2/3/2/2/1/1/2/2/3/2", 24, &few(11)),
        ("3:1/2/3/2/2/1/1/2/2/3/2,i", 24, &few(11)),
        ("3:1,2,3/", 4, &few(1)),
        ("3:////////////", 14, "There are only 12 places for clues."),
        ("3:0///////////", 3, &format!("0 {no_clue}")),
        ("3:/4//////////", 4, &format!("4 {no_clue}")),
        ("3: 1//////////", 3, &format!("␣ {no_clue}")),
        ("3:1///x///////", 7, &format!("x {no_clue}")),
        ("3:///////////1;", 15, &format!("; {no_clue}")),
        ("3:///////////\n3:///////////x", 14, &format!("⏎ {no_clue}")),
        ("3:///////////,", 15, "The cells end after 0; 9 are expected."),
        ("3:///////////,a1f", 18, "The cells end after 8; 9 are expected."),
        ("3:///////////,a1h", 17, "h goes beyond the 9 cells of the grid."),
        ("3:///////////,i_1", 17, "1 goes beyond the 9 cells of the grid."),
        ("3:///////////,12g", 15, &format!("12 {no_cell}")),
        ("3:///////////,a0g", 16, &format!("0 {no_cell}")),
        ("3:///////////,a03g", 16, &format!("03 {no_cell}")),
        ("3:///////////,A1h", 15, &format!("A {no_cell}")),
        ("3:///////////,h,1", 16, &format!(", {no_cell}")),
        ("https://a.b/#3:///////////,h%2C1", 29, &format!(", {no_cell}")),
    ]);
}

#[test]
fn slips_in_unequal_are_named_with_their_place() {
    let after = "is not expected after a number; expected a comma, or U, R, D or L if the cell is greater than that neighbour.";
    let no_cell = "is not a cell; a number from 0 to 3 is expected.";
    let no_room = "but no place is left for it among the 9 cells.";
    assert_named(&[
        ("3:0,0,0,0,0,0,0,0,", 19, "The cells end after 8; 9 are expected."),
        ("3:g0", 5, "The cells end after 8; 9 are expected."),
        ("3:0,0,0,0,0,0,0,0,0,,", 21, ", goes beyond the 9 cells of the grid."),
        ("3:0,0,0,0,0,0,0,0,0,a", 21, "a goes beyond the 9 cells of the grid."),
        ("3:0,0,0,0,0,0,0,0,0r", 20, "r goes beyond the 9 cells of the grid."),
        ("3:i", 3, &format!("A number is expected after i, {no_room}")),
        ("3:0,ah", 6, &format!("A number is expected after h, {no_room}")),
        ("3:h", 4, &format!("… {no_cell}")),
        ("3:h,", 4, &format!(", {no_cell}")),
        ("3:0,,", 5, &format!(", {no_cell}")),
        ("3:0,4,", 5, &format!("4 {no_cell}")),
        ("3:-1,", 3, &format!("- {no_cell}")),
        ("3: 0,0", 3, &format!("␣ {no_cell}")),
        ("3:0, 0", 5, &format!("␣ {no_cell}")),
        ("3:0Rg0", 5, &format!("g {after}")),
        ("3:0r,0,", 4, &format!("r {after}")),
        ("3:0 ,0,", 4, &format!("␣ {after}")),
        ("3:0X,0,", 4, &format!("X {after}")),
        ("3:0,0,0R,f0", 8, "r1c3 has no neighbour on this side."),
        ("3:0U,", 4, "r1c1 has no neighbour on this side."),
        ("3:0RL,", 5, "r1c1 has no neighbour on this side."),
        ("3:g0,0D,", 7, "r3c3 has no neighbour on this side."),
        ("3:0R,0L,", 7, "The text says of both r1c1 and r1c2 that it is greater than the other."),
        ("3:0D,b0RU,", 9, "The text says of both r1c1 and r2c1 that it is greater than the other."),
        (
            "https://a.b/#3:0R,0%4C,",
            20,
            "The text says of both r1c1 and r1c2 that it is greater than the other.",
        ),
    ]);
}
