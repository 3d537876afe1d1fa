//! Texts of snakes: every way to write the same chain, ambiguous texts, and the
//! errors of texts that are not snakes.

use gridfold_core::snake::notation::{FORMS, Form, Reading, looks_like, read};
use gridfold_core::snake::{Chain, Cuboid};

use crate::support::cases::data;
use crate::support::examples::{Family, documented};

/// The snake of the source document.
const TEXT: &str = "bwb/w/b/wb/w/bw/b/w/bw/bw/b/w/b/wb/wb/wb/wb";
const PIECES: &str = "ESCCCSCCSCCCSCSCCCCSCSCSCSE";

fn cuboid(sides: [usize; 3]) -> Cuboid {
    Cuboid::new(sides).expect("a box")
}

fn readings(text: &str) -> Vec<Reading> {
    read(text, None).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Each reading as its format and cubelets.
fn found(text: &str, asked: Option<Cuboid>) -> Vec<(&'static str, String)> {
    let readings = read(text, asked).unwrap_or_else(|error| panic!("{text}: {error}"));
    readings.into_iter().map(|reading| (reading.form.id, reading.chain.to_string())).collect()
}

#[test]
fn the_documents_snake_is_read_from_every_way_to_write_it() {
    let lengths = "3,2,2,3,2,3,2,2,3,3,2,2,2,3,3,3,3";
    for (form, text) in [
        ("slash", TEXT),
        ("slash", "= \"bwb/w/b/wb/w/bw/b/w/bw/bw/b/w/b/wb/wb/wb/wb\" snake"),
        (
            "slash",
            "type Snake = String\nsnake :: Snake\nsnake = \"bwb/w/b/wb/w/bw/b/w/bw/bw/b/w/b/wb/wb/wb/wb\"",
        ),
        ("slash", "snake = bwb/w/b/wb/w/bw/b/w/bw/bw/b/w/b/wb/wb/wb/wb"),
        ("slash", "XYX/Y/X/YX/Y/XY/X/Y/XY/XY/X/Y/X/YX/YX/YX/YX"),
        ("slash", "ooo/o/o/oo/o/oo/o/o/oo/oo/o/o/o/oo/oo/oo/oo"),
        ("lengths", lengths),
        ("lengths", "3 - 2 - 2 - 3 - 2 - 3 - 2 - 2 - 3 - 3 - 2 - 2 - 2 - 3 - 3 - 3 - 3"),
        ("lengths", "3-2-2-3-2-3-2-2-3-3-2-2-2-3-3-3-3"),
        ("lengths", "[3, 2, 2, 3, 2, 3, 2, 2, 3, 3, 2, 2, 2, 3, 3, 3, 3, -1]"),
        ("lengths", "3;2;2;3;2;3;2;2;3;3;2;2;2;3;3;3;3;0"),
        ("lengths", "3x3x3: 3 2 2 3 2 3 2 2 3\n3 2 2 2 3 3 3 3"),
        ("lengths", "32232322332223333"),
        ("lengths", "322323 223322 23333"),
        ("lengths", "{\"lengths\": [3, 2, 2, 3, 2, 3, 2, 2, 3, 3, 2, 2, 2, 3, 3, 3, 3]}"),
        ("increments", "2,1,1,2,1,2,1,1,2,2,1,1,1,2,2,2,2"),
        ("increments", "21121211221112222"),
        ("exclusive", "3,1,1,2,1,2,1,1,2,2,1,1,1,2,2,2,2"),
        ("exclusive", "31121211221112222"),
        ("exclusive-last", "2,1,1,2,1,2,1,1,2,2,1,1,1,2,2,2,3"),
        ("letters", PIECES),
        ("letters", "e s c c c s c c s c c c s c s c c c c s c s c s c s e"),
        ("letters", "ESTTTSTTSTTTSTSTTTTSTSTSTSE"),
        ("letters", "SSTTTSTTSTTTSTSTTTTSTSTSTSS"),
        ("letters", "STTTSTTSTTTSTSTTTTSTSTSTS"),
        ("letters", "FFTTTFTTFTTTFTFTTTTFTFTFTFF"),
        ("letters", "SBBBSBBSBBBSBSBBBBSBSBSBS"),
        ("letters", "IIXXXIXXIXXXIXIXXXXIXIXIXII"),
        ("letters", "--LLL-LL-LLL-L-LLLL-L-L-L--"),
        ("letters", "--ooo-oo-ooo-o-oooo-o-o-o--"),
        ("letters", "--...-..-...-.-....-.-.-.--"),
        ("letters", "S,T,T,T,S,T,T,S,T,T,T,S,T,S,T,T,T,T,S,T,S,T,S,T,S"),
        (
            "letters",
            "['E','S','C','C','C','S','C','C','S','C','C','C','S','C','S','C','C','C','C','S','C','S','C','S','C','S','E']",
        ),
        ("letters", "sseeeseeseeeseseeeesesesess"),
        (
            "letters",
            "End, Straight, RightAngle, RightAngle, RightAngle, Straight, RightAngle, RightAngle, Straight, \
            RightAngle, RightAngle, RightAngle, Straight, RightAngle, Straight, RightAngle, RightAngle, RightAngle, \
            RightAngle, Straight, RightAngle, Straight, RightAngle, Straight, RightAngle, Straight, End",
        ),
        ("binary", "001110110111010111101010100"),
        ("binary", "101110110111010111101010101"),
        ("binary", "0111011011101011110101010"),
        ("binary", "0,0,1,1,1,0,1,1,0,1,1,1,0,1,0,1,1,1,1,0,1,0,1,0,1,0,0"),
        ("turns", "10010100110001111"),
        ("steps", "RRDRDDRDDRDRRDDRDRDDRRDDRR"),
    ] {
        let readings = readings(text);
        assert_eq!(readings[0].form.id, form, "{text}");
        assert_eq!(readings[0].chain.to_string(), PIECES, "{text}");
        assert_eq!(readings[0].cuboid, Cuboid::new([3; 3]), "{text}");
        assert!(readings[0].is_likely(), "{text}");
    }
}

#[test]
fn every_known_snake_is_read_from_its_letters_and_its_lengths() {
    let mut count = 0;
    for row in data("snakes.tsv").lines().skip(1) {
        let [name, sides, letters, lengths, _] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{row}");
        };
        for text in [letters, lengths] {
            let reading = &readings(text)[0];
            assert_eq!(reading.chain.to_string(), letters, "{name}");
            assert_eq!(reading.cuboid.unwrap().to_string(), sides, "{name}");
            assert_eq!(readings(text).len(), 1, "{name}");
        }
        count += 1;
    }
    assert!(count > 20, "{count}");
}

#[test]
fn two_exclusive_readings_are_both_given() {
    let king = "3,2,3,2,2,4,2,3,2,3,2,3,2,2,2,2,2,2,2,2,3,3,2,2,2,2,2,3,4,2,2,2,4,2,3,2,2,2,2,2,2,2,2,2,4,2";
    let chain = readings(king)[0].chain.clone();
    let text = Form::named("exclusive-last").unwrap().write(&chain, Some(cuboid([4; 3]))).unwrap();
    let forms: Vec<_> = found(&text, None).into_iter().map(|(form, _)| form).collect();
    assert_eq!(forms, ["exclusive", "exclusive-last"]);
    assert_eq!(readings(&text)[1].chain, chain);
}

#[test]
fn unknown_letters_may_be_either() {
    let text = PIECES.replace(['E', 'S'], "p").replace('C', "q");
    // With straights and corners exchanged, more cubelets are in a row than the
    // box is long.
    assert_eq!(found(&text, None), [("letters", PIECES.to_owned())]);
    let pieces = ["ESCE", "ECSE"].map(str::to_owned);
    let either: Vec<_> =
        found("pqpp", Some(cuboid([1, 2, 2]))).into_iter().map(|(_, it)| it).collect();
    assert!(either.iter().any(|found| pieces.contains(found)), "{either:?}");
}

#[test]
fn a_box_that_is_known_decides() {
    let flat = cuboid([1, 2, 3]);
    let lengths = |box_asked| found("2,3,2,2", box_asked);
    assert_eq!(lengths(Some(flat)), [("lengths", "ECSCCE".to_owned())]);
    let reading = &readings("1x2x3 2,3,2,2")[0];
    assert_eq!((reading.cuboid, reading.names_box), (Some(flat), true));
    let reading = &read("(2 × 3 × 4) 2,3,2,2", Some(flat)).unwrap()[0];
    assert_eq!(reading.cuboid, Some(cuboid([2, 3, 4])), "the text goes before who asks");
    // One cubelet too many, in a segment that is too long, is still a list of lengths.
    let [slip] = read("3 2 2 3 2 3 2 2 3 3 2 2 2 3 3 3 4", Some(cuboid([3, 3, 3])))
        .unwrap()
        .try_into()
        .expect("one reading");
    assert_eq!((slip.form.id, slip.chain.len(), slip.note), ("lengths", 28, None));
}

#[test]
fn a_text_that_is_being_written_keeps_its_box() {
    // 3,2,2,2,2,2 would fill a cube of 2.
    let reading = &read("3,2,2,2,2,2", Some(cuboid([3; 3]))).unwrap()[0];
    assert_eq!((reading.form.id, reading.chain.len()), ("lengths", 8));
    assert_eq!(reading.cuboid, Some(cuboid([3; 3])));
    assert!(!reading.is_likely());
    let king = "ESCCSCCCSSCCSCCSCCSCCCCCCCCCSCSCCCCCCSCSSCCCCSSCCSCCCCCCCCCCSSCE";
    assert_eq!(read(king, Some(cuboid([3; 3]))).unwrap()[0].cuboid, Some(cuboid([4; 3])));
}

#[test]
fn a_chain_without_a_box_asks_for_one() {
    let reading = &readings("2,3,2,2")[0];
    assert_eq!((reading.cuboid, reading.is_likely()), (None, false));
    assert_eq!(
        reading.note.as_ref().unwrap().to_string(),
        "6 cubelets do not fill a cube; name the box, as in 2x3x4."
    );
}

#[test]
fn colours_are_a_checksum() {
    let note = |text: &str| readings(text)[0].note.as_ref().map(ToString::to_string);
    assert_eq!(note(TEXT), None);
    assert_eq!(note(&TEXT.to_uppercase()), None);
    assert_eq!(
        note(&TEXT.replacen("wb/w/bw", "wb/b/bw", 1)).unwrap(),
        "The colours do not alternate at cubelet 8 (line 1, column 12): a cubelet may be missing there, or one too many."
    );
    assert_eq!(note("xxx/x/xx/x/x"), None, "one letter is not a checksum");
}

#[test]
fn a_snake_without_slashes_is_a_rod() {
    let reading = &readings("1x1x7 bwbwbwb")[0];
    assert_eq!((reading.form.id, reading.chain.runs()), ("slash", vec![7]));
    assert_eq!(reading.note.as_ref().unwrap().key, "snake.no-slash");
}

#[test]
fn an_end_mark_is_left_out_and_told() {
    let note = |text: &str| readings(text)[0].note.as_ref().map(ToString::to_string);
    let told = "-1 at the end is taken as the end mark of the list.";
    assert_eq!(note("2,2,2,2,2,2,2,-1").unwrap(), told);
    assert_eq!(note("2 2 2 2 2 2 2 0").unwrap(), told.replacen("-1", "0", 1));
    assert_eq!(note("2,2,2,2,2,2,2"), None);
}

#[test]
fn every_slip_is_named_with_its_place() {
    for (text, sentence) in [
        ("", "line 1, column 1: There is nothing to read."),
        ("snake = ", "line 1, column 8: There is nothing to read."),
        ("bwb//w", "line 1, column 5: A cubelet is expected before this /."),
        ("bwb/w\n/r", "line 2, column 2: r is a third colour; two letters are expected."),
        ("bwb/,w", "line 1, column 5: , is not a cubelet; expected a letter or /."),
        (
            "3,2,x,2",
            "line 1, column 5: x is not a segment length; a whole number above 0 is expected.",
        ),
        (
            "3,0,2,2",
            "line 1, column 3: 0 is not a segment length; a whole number above 0 is expected.",
        ),
        (
            "3, -2, 2",
            "line 1, column 5: -2 is not a segment length; a whole number above 0 is expected.",
        ),
        ("3,99999,2", "line 1, column 3: The number is too large; at most 9,999 is expected."),
        ("300,3", "line 1, column 1: No chain of 2 to 128 cubelets can be read here."),
        (
            "ESCZE",
            "line 1, column 4: Z is one symbol too many; one for straight and one for corner are expected, such as S and C.",
        ),
        (
            "ESCTE",
            "line 1, column 4: T is one symbol too many; one for straight and one for corner are expected, such as S and C.",
        ),
        ("ESECE", "line 1, column 3: Cubelet 3 is an end, but the chain goes on after it."),
        (
            "RRLD",
            "line 1, column 3: L would lead straight back; the chain can only turn by a right angle.",
        ),
        (
            "9x9x9 ESE",
            "line 1, column 1: 9x9x9 is not a box; three sides of 1 to 8 with at most 128 cells are expected, as in 3x3x3.",
        ),
        ("west = [2,2,1,3]", "line 1, column 6: = is not expected in the text of a snake."),
        (
            "snake3.3222y",
            "line 1, column 12: y is not a segment; 2 to 9 is expected, or a capital D to W for several segments of 2.",
        ),
        (
            "#snake",
            "line 1, column 7:  is not a box; three sides of 1 to 8 with at most 128 cells are expected, as in 3x3x3.",
        ),
        (
            "snake9.322",
            "line 1, column 6: 9 is not a box; three sides of 1 to 8 with at most 128 cells are expected, as in 3x3x3.",
        ),
        (
            "https://example.org/#2.snake3.222",
            "line 1, column 22: This link was made by a newer version of this program (format 2).",
        ),
        ("snake3.3222.a.b", "line 1, column 15: The link has more parts than the 2 of its kind."),
        ("snake3.", "line 1, column 8: The link is incomplete; the end of the chain is missing."),
    ] {
        let error = read(text, None).map(|found| found[0].form.id).unwrap_err();
        assert_eq!(error.to_string(), sentence, "{text}");
        let filled = error
            .message
            .args
            .iter()
            .all(|(name, _)| error.message.template().contains(&format!("{{{name}}}")));
        assert!(filled && !sentence.contains('{'), "{text}");
    }
}

#[test]
fn a_link_says_box_and_chain_and_notices_what_was_lost() {
    let link = Form::named("link").unwrap();
    let text = link.write(&readings(TEXT)[0].chain, Some(cuboid([3; 3]))).unwrap();
    assert_eq!(&text[..text.len() - 1], "snake3.32232322332223333.".replace("222", "D"));
    let reading = &readings(&format!("https://example.org/gridfold/#{text}"))[0];
    assert_eq!((reading.chain.to_string().as_str(), reading.note.clone()), (PIECES, None));
    for length in "snake3.3".len()..text.len() - 2 {
        let note = readings(&text[..length])[0].note.clone();
        assert_eq!(note.unwrap().key, "snake.link-cut", "{}", &text[..length]);
    }
    let wrong = text.replacen("3.32", "3.23", 1);
    assert_eq!(readings(&wrong)[0].note.as_ref().unwrap().key, "read.link-check");
    let wrapped = format!(" <http://example.org/#{}\r\n {}>. ", &text[..9], &text[9..]);
    assert_eq!(
        (readings(&wrapped)[0].chain.to_string().as_str(), &readings(&wrapped)[0].note),
        (PIECES, &None)
    );
}

#[test]
fn a_link_carries_any_box_and_stays_short() {
    let link = Form::named("link").unwrap();
    let chain = Chain::from_runs(&[2, 3, 2, 2]).unwrap();
    let text = link.write(&chain, Some(cuboid([2, 3, 4]))).unwrap();
    assert!(text.starts_with("snake2x3x4.2322."), "{text}");
    let reading = &readings(&text)[0];
    assert_eq!(
        (&reading.chain, reading.cuboid, &reading.note),
        (&chain, Some(cuboid([2, 3, 4])), &None)
    );
    let long = Chain::from_runs(&[27, 9, 10, 2, 2]).unwrap();
    let text = link.write(&long, Some(cuboid([3; 3]))).unwrap();
    assert!(text.starts_with("snake3.000390222."), "{text}");
    assert_eq!(readings(&text)[0].chain, long, "what never folds is carried too");
    for row in data("snakes.tsv").lines().skip(1).filter(|row| row.contains("4x4x4")) {
        let chain = &readings(row.split('\t').nth(2).unwrap())[0].chain;
        let text = link.write(chain, Some(cuboid([4; 3]))).unwrap();
        assert!(text.len() < 60, "{text}");
        assert!(text.chars().all(|char| char.is_ascii_alphanumeric() || char == '.'), "{text}");
    }
}

#[test]
fn each_form_writes_what_people_write() {
    let chain = &readings(TEXT)[0].chain;
    let written = |id: &str| Form::named(id).unwrap().write(chain, Some(cuboid([3; 3]))).unwrap();
    assert_eq!(written("slash"), TEXT);
    assert_eq!(written("lengths"), "3,2,2,3,2,3,2,2,3,3,2,2,2,3,3,3,3");
    assert_eq!(written("increments"), "2,1,1,2,1,2,1,1,2,2,1,1,1,2,2,2,2");
    assert_eq!(written("exclusive"), "3,1,1,2,1,2,1,1,2,2,1,1,1,2,2,2,2");
    assert_eq!(written("exclusive-last"), "2,1,1,2,1,2,1,1,2,2,1,1,1,2,2,2,3");
    assert_eq!(written("letters"), PIECES);
    assert_eq!(written("binary"), "001110110111010111101010100");
    assert_eq!(written("turns"), "10010100110001111");
    assert_eq!(written("steps"), "RRDRDDRDDRDRRDDRDRDDRRDDRR");
    assert_eq!(FORMS.len(), 10);
}

#[test]
fn the_examples_of_the_page_are_read() {
    let examples = documented(Family::Snakes);
    for (form, text) in &examples {
        let found = readings(text);
        assert_eq!(found[0].form.id, form, "{text}");
        assert!(found[0].note.is_none(), "{text}: {}", found[0].note.as_ref().unwrap());
        if found[0].cuboid == Cuboid::new([3; 3]) {
            assert_eq!(found[0].chain.to_string(), PIECES, "{text}");
        }
    }
    for form in FORMS {
        assert!(examples.iter().any(|(id, _)| id == form.id), "{} has no example", form.id);
    }
}

/// Whether the text would be taken for a snake if nothing says that it is one.
fn is_taken_for_a_snake(text: &str) -> bool {
    read(text, None).is_ok_and(|readings| readings[0].is_likely())
}

#[test]
fn no_grid_and_no_part_of_one_is_taken_for_a_snake() {
    let seeds: serde_json::Value = serde_json::from_str(&data("seeds.json")).expect("the seeds");
    let grids =
        ["skyscrapers", "futoshiki"].map(|kind| seeds[kind].as_array().expect("a list").clone());
    let seeds =
        grids.concat().into_iter().filter_map(|seed| seed["text"].as_str().map(str::to_owned));
    // A bare list of clues that is cut short may just as well be the lengths of a snake.
    let (lists, others): (Vec<_>, Vec<_>) =
        documented(Family::Grids).into_iter().partition(|(form, _)| form == "codewars");
    for (_, text) in lists {
        assert!(!is_taken_for_a_snake(&text), "{text}");
    }
    let texts: Vec<String> = seeds.chain(others.into_iter().map(|(_, text)| text)).collect();
    assert!(texts.len() > 20, "{}", texts.len());
    for text in &texts {
        for (end, _) in text.char_indices().chain([(text.len(), ' ')]) {
            assert!(!is_taken_for_a_snake(&text[..end]), "{}", &text[..end]);
        }
    }
}

#[test]
fn no_snake_is_taken_for_a_grid() {
    let rows = data("snakes.tsv");
    let cells = rows.lines().skip(1).flat_map(|row| row.split('\t').skip(2).take(2));
    let chains: Vec<Reading> = cells.flat_map(readings).collect();
    let forms = || chains.iter().flat_map(|one| FORMS.iter().map(move |form| (one, form)));
    let written = forms().filter_map(|(one, form)| form.write(&one.chain, one.cuboid).ok());
    let texts: Vec<String> =
        written.chain(documented(Family::Snakes).into_iter().map(|(_, text)| text)).collect();
    assert!(texts.len() > 200, "{}", texts.len());
    for text in texts {
        let spaced: String = text.chars().flat_map(|char| [char, ' ']).collect();
        for text in [&text, &text.replace(',', " "), &spaced] {
            let grid = gridfold_core::formats::read(text);
            assert!(grid.is_err(), "{text} is {}", grid.unwrap().format.id);
        }
    }
}

#[test]
fn who_had_a_snake_in_mind_is_known() {
    for text in [TEXT, "snake3.", "#snake3.22", "esccz/snake", "ESCCCSCC", "abc/d/e/f"] {
        assert!(looks_like(text), "{text}");
    }
    for text in ["sky5.32341", "1 .<.", "3:1/2/3", "west = [1]", "and/or", "Hello", "3,2,2"] {
        assert!(!looks_like(text), "{text}");
    }
}
