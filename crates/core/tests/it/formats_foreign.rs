//! Texts from other programs with unexpected content: unread parts are named,
//! and nothing is read as a different puzzle.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use gridfold_core::conditions::Feature;
use gridfold_core::formats::{Format, Recognised, read};
use gridfold_core::puzzle::Mark;
use gridfold_core::solve::unique;
use gridfold_core::texts::grids::Puzzles;
use gridfold_core::texts::{Family, Hints, read_all};
use miniz_oxide::deflate::compress_to_vec;

fn found(text: &str) -> Recognised {
    read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn refused(text: &str) -> String {
    read(text).expect_err(text).message.to_string()
}

/// The address of a Penpa board with these lines.
fn penpa(lines: &[&str]) -> String {
    let packed = STANDARD.encode(compress_to_vec(lines.join("\n").as_bytes(), 6));
    format!("https://swaroopg92.github.io/penpa-edit/#m=edit&p={packed}")
}

/// A board of three rows without margins, and its symbols.
fn board(symbols: &str) -> String {
    let drawn = format!("{{zN:{{\"16\":[\"3\",1,\"1\"]}},zY:{{{symbols}}}}}");
    penpa(&["square,3,3,38,0,1,1", "[0,0,0,0]", "{}", &drawn])
}

#[test]
fn slim_inequalities_of_penpa_say_the_same() {
    let area = 7 * 7;
    // In Penpa's list, the cells begin after two rows and two columns.
    let (below, right) = (2 * area + 16, 3 * area + 16);
    for (style, edge, drawn) in [
        (1, right, "3<. .\n     \n. . .\n     \n. . ."),
        (2, below, "3 . .\n^    \n. . .\n     \n. . ."),
        (3, right, "3>. .\n     \n. . .\n     \n. . ."),
        (4, below, "3 . .\nv    \n. . .\n     \n. . ."),
    ] {
        let expected = found(drawn).draft;
        for style in [style, style + 4] {
            let address = board(&format!("\"{edge}\":[{style},\"inequality\",2]"));
            assert_eq!(found(&address).draft, expected, "{style}");
        }
    }
}

/// As in the program's own Even/Odd Sudoku; in other colours, or on edges, the
/// shapes are only drawings.
#[test]
fn grey_circles_and_squares_of_penpa_are_odd_and_even_cells() {
    let drawn = found(&board("\"17\":[3,\"circle_L\",1],\"18\":[5,\"square_M\",1]")).draft;
    assert_eq!(drawn.marks[..3], [Mark::None, Mark::Odd, Mark::Even]);
    let others = "\"17\":[2,\"circle_L\",1],\"18\":[1,\"square_L\",1],\"66\":[3,\"circle_SS\",1]";
    assert!(!found(&board(others)).draft.has(Feature::OddEven));
}

#[test]
fn candidates_of_interactive_sudoku_solver_may_be_a_mark() {
    let draft = found(".Shape~5x5.NoBoxes.~R1C1_1_3_5~R1C2_4_2~R1C1_3").draft;
    assert_eq!(draft.marks[..3], [Mark::Odd, Mark::Even, Mark::None]);
    assert_eq!(draft.givens[..2], [3, 0]);
    let sentence = refused(".Shape~5x5.NoBoxes.~R1C1_1_3");
    assert!(sentence.starts_with("R1C1_1_3 is not known here"), "{sentence}");
    let sentence = refused(".Shape~5x5.NoBoxes.~R1C1_1_3_5~R1C1_2_4");
    assert!(sentence.contains("R1C1_2_4"), "{sentence}");
}

#[test]
fn odd_and_even_cells_of_f_puzzles_have_names_of_their_own() {
    let cell = "{\"region\":null}";
    let rows = vec![format!("[{}]", [cell; 4].join(",")); 4].join(",");
    let json = |more: &str| format!("{{\"size\":4,\"grid\":[{rows}],{more}}}");
    let draft = found(&json("\"odd\":[{\"cell\":\"R1C2\"}],\"even\":[{\"cell\":\"R4C4\"}]")).draft;
    assert_eq!((draft.marks[1], draft.marks[15]), (Mark::Odd, Mark::Even));
    let both = refused(&json("\"odd\":[{\"cell\":\"R1C2\"}],\"even\":[{\"cell\":\"R1C2\"}]"));
    assert!(both.contains("R1C2"), "{both}");
}

#[test]
fn a_board_of_penpa_that_is_refused_is_named() {
    let area = 7 * 7;
    let sign = |edge: usize, style: usize| board(&format!("\"{edge}\":[{style},\"inequality\",2]"));
    let unknown = "is not known here; without it this would be a different puzzle.";
    for (address, sentence) in [
        (sign(2 * area + 16, 9), format!("inequality 9 {unknown}")),
        (sign(2 * area + 16, 0), format!("inequality 0 {unknown}")),
        (
            sign(2 * area + 16, 5),
            "< is not a sign between an upper and a lower cell; ^, v or a blank is expected."
                .to_owned(),
        ),
        (
            sign(3 * area + 16, 8),
            "v is not a sign between a left and a right cell; <, > or a blank is expected."
                .to_owned(),
        ),
        (sign(3 * area + 18, 5), "r1c3 has no neighbour on this side.".to_owned()),
        (
            penpa(&["hex,3,3,38,0,1,1", "[0,0,0,0]", "{}", "{}"]),
            "Penpa boards of the type hex cannot be read; only those of the type square can."
                .to_owned(),
        ),
        (
            penpa(&["", "[0,0,0,0]", "{}", "{}"]),
            "type in this address is not as expected.".to_owned(),
        ),
        (
            penpa(&["9,9,38,1,1", "[]", "[]"]),
            "This address is in Penpa’s first format, which cannot be read.".to_owned(),
        ),
        (
            penpa(&["square,3,3,38,0,1,1", "[0,0,0,0]"]),
            "lines in this address is not as expected.".to_owned(),
        ),
        (
            penpa(&["square,3,3,38,0,1,1", "[0,0,3,0]", "{}", "{}"]),
            "size in this address is not as expected.".to_owned(),
        ),
        (
            penpa(&["square,3,3,38,0,1,1", "[0,0,0,0]", "{}", "{"]),
            "pu_q in this address is not as expected.".to_owned(),
        ),
        (
            "https://swaroopg92.github.io/penpa-edit/".to_owned(),
            "This address contains no puzzle.".to_owned(),
        ),
        (
            "https://swaroopg92.github.io/penpa-edit/?m=solve&p=7Vd".to_owned(),
            "The data in this address cannot be unpacked; the address may have been cut short."
                .to_owned(),
        ),
    ] {
        assert_eq!(refused(&address), sentence, "{address}");
    }
}

#[test]
fn areas_of_janko_are_boxes_or_refused() {
    let labels = "[clabels]\n3 - 1 -\n- 2 - -\n[rlabels]\n- - - -\n- - 2 -";
    let file = |areas: &str| format!("[begin]\nsize 4\n{labels}\n{areas}[end]");
    let boxes = "[areas]\n1 1 2 2\n1 1 2 2\n3 3 4 4\n3 3 4 4\n";
    for areas in [boxes, &boxes.replace('1', "7").replace('4', "1")] {
        let draft = found(&file(areas)).draft;
        assert!(draft.has(Feature::Boxes), "{areas}");
        let written = Format::named("janko").unwrap().write(&draft).unwrap();
        assert!(written.contains(boxes), "{written}");
        assert_eq!(found(&written).draft, draft);
    }
    let none = "[areas]\n1 1 1 1\n1 1 1 1\n1 1 1 1\n1 1 1 1\n";
    for areas in ["", none] {
        assert!(!found(&file(areas)).draft.has(Feature::Boxes), "{areas}");
    }
    let other = boxes.replacen("1 1 2 2", "1 2 2 2", 1);
    let unknown = "is not known here; without it this would be a different puzzle.";
    assert_eq!(refused(&file(&other)), format!("areas {unknown}"));
    assert_eq!(refused(&file("[areas]\n1 2\n")), format!("areas {unknown}"));
}

#[test]
fn rules_in_words_and_drawings_of_penpa_are_told() {
    let notes = |title: &str, more: &str| {
        let first = format!("square,3,3,38,0,1,1,190,190,91,91,0,0,0,0,{title}");
        let drawn = format!("{{\"number\":{{}},\"symbol\":{{{more}}}}}");
        found(&penpa(&[&first, "[0,0,0,0]", "{}", &drawn])).notes
    };
    let keys = |title: &str, more: &str| {
        notes(title, more).iter().map(|note| note.key).collect::<Vec<_>>()
    };
    let plain = "Title: A,Author: B,,";
    assert_eq!(keys(plain, ""), Vec::<&str>::new());
    assert_eq!(keys(plain, "\"16\":[3,\"circle_L\",1]"), Vec::<&str>::new());
    assert_eq!(keys(plain, "\"16\":[1,\"star\",1]"), ["note.drawings"]);
    assert_eq!(keys(plain, "},\"killercages\":[[16,17]],\"line\":{"), ["note.drawings"]);
    assert_eq!(keys(plain, "},\"killercages\":[],\"lineE\":{\"16,17\":2"), ["note.drawings"]);
    let told = notes("Title: A,Author: B,,Renban%2C lines", "");
    assert!(told[0].to_string().contains("“Renban, lines”"), "{}", told[0]);
}

#[test]
fn a_section_of_janko_that_we_do_not_know_is_refused_by_name() {
    let labels = "[clabels]\n3 - 1 -\n- 2 - -\n[rlabels]\n- - - -\n- - 2 -\n";
    let cages = "[cages]\n1 1 2 2\n";
    let unknown = "[cages] is not known here; without it this would be a different puzzle.";
    for file in [format!("{labels}{cages}"), format!("{cages}{labels}")] {
        assert_eq!(refused(&format!("[begin]\nsize 4\n{file}[end]")), unknown, "{file}");
    }
    let file = format!("[begin]\nsize 4\n{labels}[Moves]\n1 1 2 2\n[End]");
    assert_eq!(found(&file).draft.size, 4);
}

#[test]
fn the_genre_of_a_file_of_janko_is_one_of_ours_or_refused() {
    let file = |head: &str, size: usize| format!("begin\n{head}\nsize {size}\nproblem\nend");
    for (head, has_boxes) in [
        ("puzzle Wolkenkratzer", false),
        ("puzzle Hochhäuser", false),
        ("puzzle lateinisches Quadrat", false),
        ("puzzle sudoku", true),
        ("puzzle Sudoku-Wolkenkratzer\npatternx 3\npatterny 2", true),
    ] {
        assert_eq!(found(&file(head, 6)).draft.has(Feature::Boxes), has_boxes, "{head}");
    }
    let unknown = "is not known here; without it this would be a different puzzle.";
    for (head, size, name) in [
        ("puzzle kakuro", 6, "kakuro"),
        ("puzzle Killer-Sudoku", 9, "Killer-Sudoku"),
        ("puzzle Sudoku-X", 9, "Sudoku-X"),
        ("puzzle Sudoku", 5, "sudoku"),
        ("puzzle Sudoku\npatternx 2\npatterny 3", 6, "2"),
    ] {
        assert_eq!(refused(&file(head, size)), format!("{name} {unknown}"));
    }
}

#[test]
fn rules_in_words_and_drawings_are_told() {
    let row = format!("[{}]", ["{\"region\":null}"; 3].join(","));
    let json = |more: &str| format!("{{\"size\":3,\"grid\":[{row},{row},{row}]{more}}}");
    let notes = |more: &str| {
        let notes = found(&json(more)).notes;
        notes.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let drawings = "The drawings in this puzzle are not taken into account; the results apply only to its numbers and signs.";
    let rules = "This puzzle has written rules, which are not taken into account: “Renban: the digits on a line are consecutive.” The results apply only to its numbers and signs.";
    let ruleset = ",\"ruleset\":\"Renban:\\n the digits on a line are   consecutive.\"";
    let line = ",\"line\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]";
    assert_eq!(notes(ruleset), [rules]);
    assert_eq!(notes(&format!("{ruleset}{line}")), [rules, drawings]);
    assert_eq!(notes(",\"text\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"<\"}]"), [drawings]);
    assert_eq!(notes(",\"ruleset\":\" \",\"line\":[],\"title\":\"Renban\""), Vec::<String>::new());
    // Our own additional drawings beside the clues and signs can be read.
    let ours = found("1 .<.\n^    \n.<3 .\n^   ^\n. 1<2").draft;
    for form in ["fpuzzles", "sudokupad"] {
        let text = Format::named(form).unwrap().write(&ours).unwrap();
        assert_eq!(found(&text).notes, []);
    }
    let list = json(",\"ruleset\":[\"Renban\"]");
    assert_eq!(refused(&list), "ruleset in this address is not as expected.");
    let long = notes(&format!(",\"ruleset\":\"{}\"", "x".repeat(5_000)));
    assert_eq!(long[0].matches('x').count(), 600);
}

#[test]
fn a_list_is_read_in_the_order_with_exactly_one_solution() {
    let mut notes = Vec::new();
    for body in ["4/4/k13h4j3g", "5/5/g2l2g43l35", "5/5/g2l4g2h4h4h2", "6/6/h4j2h2g3g3h4g5g2g2"] {
        let puzzle = found(&format!("skyscrapers/{body}")).draft;
        let [top, right, bottom, left] = &puzzle.clues;
        let list: Vec<String> =
            [top, bottom, left, right].into_iter().flatten().map(u32::to_string).collect();
        let read = found(&format!("[{}]", list.join(",")));
        assert_eq!(unique(&read.draft.puzzle().unwrap()).count, 1, "{body}");
        notes.extend(read.notes.iter().map(|note| note.key));
    }
    assert!(notes.contains(&"note.order-one"), "{notes:?}");
}

#[test]
fn other_genres_of_puzz_link_are_named() {
    let named = |name: &str| {
        format!(
            "{name} is a genre of puzz.link that cannot be read; skyscrapers (building) and minarism can."
        )
    };
    for (text, name) in [
        ("https://puzz.link/p?snakes/5/5/g11h1", "snakes"),
        ("https://puzz.link/p?slither/4/4/dgdh2c7b", "slither"),
        ("http://pzv.jp/p.html?type=editor&sudoku_edit/9/9/g1h2", "sudoku"),
        ("https://pzprxs.vercel.app/p?snake/3/3/32232", "snake"),
        ("https://puzz.link/p?easyasabc/4/4/4/0", "easyasabc"),
        ("https://puzz.link/p.html?slither/4/4/dgdh2c7b", "slither"),
        ("https://pzplus.tck.mn/p?snakes/5/5/g11h1", "snakes"),
        ("snakes/5/5/g11h1", "snakes"),
        ("slither_edit/4/4/dgdh2c7b", "slither"),
        ("pzprv3/snakes/3/3/. . . /", "snakes"),
        ("pzprv3.1/bonsan/3/3/. . . /", "bonsan"),
    ] {
        assert_eq!(refused(text), named(name), "{text}");
        for family in [Family::Grid, Family::Snake] {
            let hints = Hints { family, cuboid: None };
            let all = read_all(&format!("{text}\n"), hints);
            assert_eq!(all.len(), 1, "{text}");
            let error = all[0].puzzle.as_ref().expect_err(text);
            assert_eq!(error.error.message.to_string(), named(name), "{text}");
        }
        assert_eq!(Puzzles::new(text.lines()).count(), 1);
    }
    for nothing in ["", "skyscrapers", "building", "minarism"] {
        let address = format!("https://puzz.link/p?{nothing}");
        assert_eq!(refused(&address), "This address contains no puzzle.", "{address}");
    }
}
