//! The formats of other programs on the web: published puzzles or puzzles from
//! their own tests, and texts that are refused.

use gridfold_core::budget::Budget;
use gridfold_core::conditions::Feature;
use gridfold_core::formats::{Format, Recognised, read};
use gridfold_core::generate::{Amounts, Wish, generate};
use gridfold_core::kind::Kind;
use gridfold_core::puzzle::Draft;
use gridfold_core::solve::{count, unique};

/// Reads a text in its expected format.
fn read_as(form: &str, text: &str) -> Recognised {
    let found = read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(found.format.id, form, "{text}");
    found
}

fn draft(form: &str, text: &str) -> Draft {
    read_as(form, text).draft
}

/// Clues as the cases list them: top, bottom, left, right, `.` for none.
fn listed(draft: &Draft) -> [String; 4] {
    let [top, right, bottom, left] = &draft.clues;
    [top, bottom, left, right].map(|side| {
        let clue = |clue: &u32| if *clue == 0 { ".".to_owned() } else { clue.to_string() };
        side.iter().map(clue).collect::<Vec<_>>().join(" ")
    })
}

fn only_solution(draft: &Draft) -> String {
    let puzzle = draft.puzzle().expect("a puzzle");
    let answer = unique(&puzzle);
    assert_eq!(answer.count, 1, "{draft:?}");
    let rows: Vec<String> = answer.solutions[0]
        .chunks(draft.size)
        .map(|row| row.iter().map(|value| draft.scale().storeys(*value).to_string()).collect())
        .collect();
    rows.join("/")
}

/// The text that the writer produces for it.
fn rewritten(form: &str, draft: &Draft) -> String {
    Format::named(form).expect("a form").write(draft).expect("a text")
}

#[test]
fn addresses_of_puzz_link_are_read_and_written_back() {
    let cases = [
        ("skyscrapers/4/4/k13h4j3g", [". . . .", ". 1 3 .", ". 4 . .", ". . 3 ."]),
        (
            "skyscrapers/6/6/h512m32l256g",
            [". . 5 1 2 .", ". . . . . .", "3 2 . . . .", ". . 2 5 6 ."],
        ),
        ("skyscrapers/5/5/g2l2g43l35", [". 2 . . .", ". . . 2 .", "4 3 . . .", ". . . 3 5"]),
        (
            "skyscrapers/9/9/g4g7g5g5i4g5g7i3g2g8g6i7g8g2h",
            [". 4 . 7 . 5 . 5 .", ". . 4 . 5 . 7 . .", ". 3 . 2 . 8 . 6 .", ". . 7 . 8 . 2 . ."],
        ),
        (
            "skyscrapers/6/6/h4j2h2g3g3h4g5g2g2",
            [". . 4 . . .", ". 2 . . 2 .", "3 . 3 . . 4", ". 5 . 2 . 2"],
        ),
        ("skyscrapers/5/5/g2l4g2h4h4h2", [". 2 . . .", ". . . 4 .", "2 . . 4 .", ". 4 . . 2"]),
    ];
    for (body, clues) in cases {
        let address = format!("https://puzz.link/p?{body}");
        let found = draft("puzzlink", &address);
        assert_eq!(listed(&found), clues.map(str::to_owned), "{body}");
        assert_eq!(rewritten("puzzlink", &found), address);
        for prefix in ["http://pzv.jp/p.html?", "https://pzprxs.vercel.app/p?type=editor&", ""] {
            assert_eq!(draft("puzzlink", &format!("{prefix}{body}/")), found, "{prefix}{body}");
        }
        let other = body.replacen("skyscrapers", "building_edit", 1);
        assert_eq!(draft("puzzlink", &format!("https://puzz.link/p?{other}")), found);
    }
    assert_eq!(
        only_solution(&draft("puzzlink", "skyscrapers/4/4/k13h4j3g")),
        "2143/1234/4312/3421"
    );
}

#[test]
fn givens_of_puzz_link_stand_behind_the_clues() {
    let body = "skyscrapers/4/4/1h23i1h34ih2h1j1h2h";
    let found = draft("puzzlink", body);
    assert_eq!(listed(&found), ["1 . . 2", "3 . . .", "1 . . 3", "4 . . ."].map(str::to_owned));
    assert_eq!(found.givens, [0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 2, 0, 0]);
    assert_eq!(only_solution(&found), "4321/2134/3412/1243");
    assert_eq!(rewritten("puzzlink", &found), format!("https://puzz.link/p?{body}"));
}

#[test]
fn the_file_form_of_puzz_link_holds_the_same() {
    let file = "pzprv3/skyscrapers/4/4/. . . . . . /. . . q2 . . /4 . q1 3 . . /. .[1,2,,] . q1 . 3 /. . q2 . . . /. . 1 3 . . /";
    let found = draft("puzzlink", file);
    assert_eq!(listed(&found), [". . . .", ". 1 3 .", ". 4 . .", ". . 3 ."].map(str::to_owned));
    assert_eq!(found.givens, [0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 2, 0, 0]);
    assert_eq!(draft("puzzlink", &file.replace('/', "\n")), found);
    let unknown = file.replace("/. . . q2", "/-2 . . q2").replace(".[1,2,,]", "q-2");
    assert_eq!(draft("puzzlink", &unknown), found);
    let signs = draft("puzzlink", "pzprv3/minarism/2/2/a /0 /b 0 /");
    assert_eq!(signs, draft("puzzlink", "minarism/2/2/gihi"));
}

#[test]
fn minarism_carries_signs_and_refuses_differences() {
    let found = draft("puzzlink", "https://puzz.link/p?minarism/3/3/ghkghm");
    let signs = found.across.iter().chain(&found.down).filter(|sign| sign.feature().is_some());
    assert_eq!(signs.count(), 4);
    assert_eq!(rewritten("puzzlink", &found), "https://puzz.link/p?minarism/3/3/ghkghm");
    // A circle without a number says nothing: pzpr writes `.`, or `0` for a typed 0.
    for circles in ["gh.i0ghm", "gh0jgh.l"] {
        assert_eq!(draft("puzzlink", &format!("minarism/3/3/{circles}")), found);
    }
}

#[test]
fn minarism_of_numbers_is_refused_by_name() {
    let found = read("minarism/4/4/hhhq21pgi").expect_err("a difference");
    assert_eq!(
        found.to_string(),
        "line 1, column 18: 2 is not known here; without it this would be a different puzzle."
    );
    let found =
        read("https://puzz.link/p?skyscrapers/3/5/1235433212312321").expect_err("not square");
    assert_eq!(found.message.key, "read.not-square");
    let found = read("https://puzz.link/p?skyscrapers/4/4/k13h4").expect_err("cut");
    assert_eq!(found.to_string(), "line 1, column 42: 16 places are expected, not 10.");
}

#[test]
fn constraint_strings_of_iss_are_read_and_written_back() {
    let base = "https://sigh.github.io/Interactive-Sudoku-Solver/?q=";
    let text =
        ".Shape~4x4.NoBoxes.Skyscraper~R2~4~.Skyscraper~R3~~3.Skyscraper~C2~~1.Skyscraper~C3~~3";
    let found = draft("iss", text);
    assert_eq!(found, draft("puzzlink", "skyscrapers/4/4/k13h4j3g"));
    assert_eq!(rewritten("iss", &found), format!("{base}{text}"));
    let signs =
        draft("iss", ".Shape~4x4.NoBoxes.GreaterThan~R1C1~R1C2.GreaterThan~R1C2~R1C3.~R4C4_2");
    assert_eq!(count(&signs.puzzle().expect("a puzzle")), 24);
    assert_eq!(draft("iss", &rewritten("iss", &signs)), signs);
    // Cells are numbered in base 17; the lines of clues are not.
    let large = draft("iss", ".Shape~10x10.NoBoxes.Skyscraper~C10~2~3.~RaCa_4");
    assert_eq!((large.clues[0][9], large.clues[2][9], large.givens[99]), (2, 3, 4));
    let sudoku = draft("iss", ".~R1C1_5~R9C9_7");
    assert!(sudoku.has(Feature::Boxes) && sudoku.size == 9);
    let crossed = draft("iss", "# two diagonals\n.NoBoxes .Diagonal~1\n.Diagonal~-1.~R1C1_5");
    assert!(crossed.has(Feature::Diagonals) && !crossed.has(Feature::Boxes));
    let encoded = format!("{base}.Shape%7E2x2.NoBoxes.%7ER1C1_1&x=1");
    assert_eq!(draft("iss", &encoded).givens, [1, 0, 0, 0]);
    let lines = format!("{base}.Shape~2x2.NoBoxes%0A%23.~R1C2_1%0A.~R1C1_1 and more");
    assert_eq!(draft("iss", &lines).givens, [1, 0, 0, 0]);
    let cage = read(&format!("{base}.Shape~2x2.NoBoxes%0A.Cage~3~R1C1~R1C2")).expect_err("a cage");
    assert_eq!(cage.message.key, "read.unknown-rule");
}

#[test]
fn what_would_be_another_puzzle_is_refused_in_iss() {
    let refused = [
        (
            ".Shape~4x4.NoBoxes.Thermo~R1C1~R1C2",
            "line 1, column 19: Thermo is not known here; without it this would be a different puzzle.",
        ),
        (
            ".Shape~4x4.NoBoxes.~R1C1_1_2",
            "line 1, column 21: R1C1_1_2 is not known here; without it this would be a different puzzle.",
        ),
        (
            ".Shape~4x6.Skyscraper~C1~1~4",
            "line 1, column 8: The grid is 6 wide and 4 high; only square grids can be read.",
        ),
        (
            ".Shape~4x4.NoBoxes.~R5C1_1",
            "line 1, column 21: R5C1 is not a cell of a grid of size 4; a name like R1C2 is expected.",
        ),
        (".Shape~4x4.NoBoxes.Skyscraper~Ra~1", "line 1, column 31: a is not a whole number."),
        (
            ".Shape~4x4.NoBoxes.Skyscraper~R5~1",
            "line 1, column 31: R5 is not a line of a grid of size 4; a name like R1 or C2 is expected.",
        ),
        (
            ".Shape~10x10.~R1C1_1",
            "line 1, column 1: a box of 2x5 is not known here; without it this would be a different puzzle.",
        ),
        (
            ".Shape~4x4.Diagonal~1",
            "line 1, column 11: one Diagonal is not known here; without it this would be a different puzzle.",
        ),
    ];
    for (text, sentence) in refused {
        assert_eq!(read(text).expect_err(text).to_string(), sentence, "{text}");
    }
}

/// A puzzle from f-puzzles whose clues are entries of `skyscraper`.
const PACKED: &str = "N4IgzglgXgpiBcAWANCALhNAbO8QGMB3RAD0QFoAmEVAcwCcIATBAbVdHplogHsA7BPwCuWLAF9knbn0HwRYydJ4ChoiVJBcVchRIC6yDlpmr56pSZ1rFm7bJsblD84sPH7ZvZc+6Ld0z9bZy8LdxCgpysXbwDrVyjfR3F9Q3AAawBPMHx6AEMABxh6NlB8GDEEEAAlAAYAYQBmGhAANzysYVwQAEYQS3LKvDr6xBb2zu7qAYqsKurKeoBWcY6uqunNQbnhpabVyarmmaGaxvrag/W8PpTxIA===";

#[test]
fn packed_addresses_of_f_puzzles_and_sudokupad_are_read() {
    let address = format!("https://f-puzzles.com/?load={PACKED}");
    let found = draft("fpuzzles", &address);
    let same = draft("codewars", "[0,0,1,2,0,2,0,0,0,3,0,0,0,1,0,0]");
    assert_eq!(found, same);
    assert_eq!(only_solution(&found), "2143/3412/4231/1324");
    assert_eq!(draft("fpuzzles", PACKED), found);
    let pad = format!("https://sudokupad.app/fpuzzles{}", PACKED.replace('/', "%2F"));
    assert_eq!(draft("sudokupad", &pad), found);
    assert_eq!(draft("fpuzzles", &rewritten("fpuzzles", &found)), found);
    assert_eq!(draft("sudokupad", &rewritten("sudokupad", &found)), found);
}

#[test]
fn the_json_of_f_puzzles_says_what_it_cannot_bring() {
    let cell = "{\"region\":null}";
    let row = format!("[{cell},{cell},{cell}]");
    let json = |more: &str| format!("{{\"size\":3,\"grid\":[{row},{row},{row}]{more}}}");
    let signs = draft("fpuzzles", &json(",\"thermometer\":[{\"lines\":[[\"R1C2\",\"R1C1\"]]}]"));
    let puzzle = signs.puzzle().expect("a puzzle");
    assert_eq!(count(&puzzle), 6);
    for (more, sentence) in [
        (
            ",\"cage\":[{\"cells\":[\"R1C1\"],\"value\":\"3\"}]",
            "cage is not known here; without it this would be a different puzzle.",
        ),
        (
            ",\"antiknight\":true",
            "antiknight is not known here; without it this would be a different puzzle.",
        ),
        (
            ",\"diagonal+\":true",
            "one diagonal is not known here; without it this would be a different puzzle.",
        ),
        (
            ",\"thermometer\":[{\"lines\":[[\"R1C1\",\"R2C2\"]]}]",
            "thermometer is not known here; without it this would be a different puzzle.",
        ),
        (
            ",\"skyscraper\":[{\"cell\":\"R1C1\",\"value\":\"3\"}]",
            "skyscraper in this address is not as expected.",
        ),
    ] {
        let found = read(&json(more)).expect_err(more);
        assert_eq!(found.to_string(), format!("line 1, column 1: {sentence}"));
    }
    // Words and lists without entries change nothing.
    assert_eq!(
        draft("fpuzzles", &json(",\"title\":\"x\",\"antiknight\":false,\"cage\":[]")).size,
        3
    );
    for (text, key) in [
        ("https://f-puzzles.com/?id=abc", "read.on-server"),
        ("https://sudokupad.app/abcdef", "read.on-server"),
        ("https://sudokupad.app/sclN4Ig", "read.drawing"),
        ("https://f-puzzles.com/?load=N4Igzgl", "read.packed"),
        ("https://swaroopg92.github.io/penpa-edit/#m=edit&p=7Vd", "read.packed"),
    ] {
        assert_eq!(read(text).expect_err(text).message.key, key, "{text}");
    }
}

#[test]
fn lists_of_codewars_are_read_in_the_order_that_has_a_solution() {
    let cases = [
        ("[2,2,1,3,2,2,3,1,1,2,2,3,3,2,1,3]", "1342/4213/3421/2134"),
        ("[0,0,1,2,0,2,0,0,0,3,0,0,0,1,0,0]", "2143/3412/4231/1324"),
        (
            "[3,2,2,3,2,1,1,2,3,3,2,2,5,1,2,2,4,3,3,2,1,2,2,4]",
            "214356/163245/436512/652134/541623/325461",
        ),
        (
            "[0,0,0,2,2,0,0,0,0,6,3,0,0,4,0,0,0,0,4,4,0,3,0,0]",
            "561432/413265/236154/654321/125643/342516",
        ),
        (
            "[6,4,0,2,0,0,3,0,3,3,3,0,0,4,0,5,0,5,0,2,0,0,0,0,4,0,0,3]",
            "2164375/3257461/4675123/1326754/5713246/6432517/7541632",
        ),
    ];
    for (text, solution) in cases {
        let found = read_as("codewars", text);
        assert_eq!(only_solution(&found.draft), solution);
        assert_eq!(rewritten("codewars", &found.draft), text);
    }
    // The same puzzle as top, bottom, left, right.
    let sides = read_as("codewars", "[2,2,1,3,3,2,2,1,3,1,2,3,2,2,3,1]");
    assert_eq!(only_solution(&sides.draft), "1342/4213/3421/2134");
    assert_eq!(sides.notes[0].key, "note.order-sides");
    assert_eq!(read("[1,2,3]").expect_err("no ring").message.key, "read.list-length");
}

/// The clues of a new puzzle that has nothing else.
fn sparse(size: usize, seed: u64) -> [Vec<u32>; 4] {
    let amounts = Amounts { givens: Some(0), ..Amounts::default() };
    let kind = Kind::named("skyscrapers").expect("a kind");
    let wish = Wish { amounts, minimal: true, ..Wish::of(kind, size) };
    Budget::unlimited(|budget| generate(&wish, seed, budget)).expect("a puzzle").draft.clues
}

#[test]
fn a_sparse_list_is_read_in_an_order_that_has_exactly_one_solution() {
    let mut sides = 0;
    for (size, seeds) in [(4, 0..100), (5, 0..80), (6, 0..16)] {
        for seed in seeds {
            let [top, right, bottom, left] = sparse(size, seed);
            let back = |side: &[u32]| side.iter().rev().copied().collect::<Vec<_>>();
            let clockwise = [top.clone(), right.clone(), back(&bottom), back(&left)].concat();
            for list in [clockwise, [top, bottom, left, right].concat()] {
                let found = read_as("codewars", &format!("{list:?}"));
                assert_eq!(unique(&found.draft.puzzle().expect("a puzzle")).count, 1, "{list:?}");
                sides += usize::from(found.notes.iter().any(|note| note.key == "note.order-sides"));
            }
        }
    }
    assert!(sides > 100, "{sides} are read side by side");
}

#[test]
fn files_of_janko_are_read_in_both_spellings() {
    let new = "[begin]\npuzzle Wolkenkratzer\nsize 5\n[clabels]\n- 3 3 - -\n- 2 2 2 1\n[rlabels]\n1 4 3 2 -\n3 2 3 - 1\n[end]";
    let found = draft("janko", new);
    assert_eq!(only_solution(&found), "53142/12354/34521/45213/21435");
    assert_eq!(draft("janko", &new.replace(['[', ']'], "")), found);
    assert_eq!(draft("janko", &rewritten("janko", &found)), found);
    let parks = "begin\npuzzle Wolkenkratzer\nauthor A. N. Author\nsize 6\nclabels\n2 1 3 3 4 3\n3 3 2 1 1 2\nrlabels\n2 1 4 3 3 4\n4 4 1 3 3 2\nsolution\n4 5 0 3 2 1\n5 0 1 4 3 2\n2 3 4 1 0 5\n3 4 5 2 1 0\n0 1 2 5 4 3\n1 2 3 0 5 4\nmoves\nend";
    let found = draft("janko", parks);
    assert!(found.has(Feature::Parks));
    assert_eq!(only_solution(&found), "450321/501432/234105/345210/012543/123054");
    assert_eq!(draft("janko", &rewritten("janko", &found)), found);
    let two = parks.replace("4 5 0 3 2 1", "4 0 0 3 2 1");
    assert_eq!(read(&two).expect_err("two parks").message.key, "read.parks-two");
}

#[test]
fn signs_of_janko_name_the_side_of_the_lesser_cell() {
    let new =
        "[begin]\nsize 3\n[problem]\n1 w - - -\nn - - - -\n- w 3 - -\nn - - - n\n- - 1 w 2\n[end]";
    let found = draft("janko", new);
    assert_eq!(found, draft("futoshiki-text", "1<. .\n^    \n.<3 .\n^   ^\n. 1<2"));
    let old =
        new.replace(" w ", " « ").replace('n', "A").replace("begiA", "begin").replace("eAd", "end");
    assert_eq!(draft("janko", &old), found);
    assert_eq!(rewritten("janko", &found), new);
}

#[test]
fn tables_are_read_whatever_parts_their_fields() {
    let sky = ",1,,2,\n1,,,,2\n,,3,,\n3,,,,\n,3,,,";
    let found = draft("csv", sky);
    assert_eq!(found.size, 3);
    assert_eq!(listed(&found), ["1 . 2", "3 . .", "1 . 3", "2 . ."].map(str::to_owned));
    assert_eq!(rewritten("csv", &found), sky);
    assert_eq!(draft("csv", &sky.replace(',', ";")), found);
    assert_eq!(draft("csv", &sky.replace(',', "\t")), found);
    assert_eq!(draft("csv", ",\"1\",,\"2\",\r\n1,,,,2\r\n,,\"3\",,\r\n3,,,,\r\n,3,,,\r\n"), found);
    let signs = "1,<,0,,0\n^,,,,\n0,<,3,,0\n^,,,,^\n0,,1,<,2";
    let found = draft("csv", signs);
    assert_eq!(found, draft("futoshiki-text", "1<. .\n^    \n.<3 .\n^   ^\n. 1<2"));
    assert_eq!(rewritten("csv", &found), signs);
    // Empty corners alone do not mean that there are clues if the numbers are
    // too large for clues.
    let sudoku = ",2,3,\n3,4,1,2\n2,1,4,3\n,3,2,";
    assert_eq!(draft("csv", sudoku).kind.id, "latin");
    assert_eq!(
        read("1,2,3\n1,2,3").expect_err("short").to_string(),
        "line 2, column 6: 3 rows are expected, not 2."
    );
    assert_eq!(
        read("1,2\n1,x").expect_err("a letter").to_string(),
        "line 2, column 3: x is not expected here."
    );
}
