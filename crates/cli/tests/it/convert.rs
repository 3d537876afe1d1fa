//! `gridfold convert`: from every format into every other one, and refusals.

use gridfold_core::formats::FORMATS;
use gridfold_core::snake::notation::FORMS;

use crate::{gridfold, records};

const PLAN: &str = " | 4 3 2 1 |\n-+---------+-\n4|         |1\n3|         |2\n2|         |2\n1|         |2\n-+---------+-\n | 1 2 2 2 |\n";
const FUTOSHIKI: &str = ".<.>.\n     \n.>.<2\n     \n. . .\n";

#[test]
fn what_is_written_reads_back_as_the_same_puzzle() {
    // Some formats show heights as 10, 20, ...; the link notes that after a slash.
    let puzzle = |text: &str| {
        gridfold("convert --to link", text).out.trim().split('/').next().map(str::to_owned)
    };
    let link = puzzle(PLAN);
    for format in ["ring", "plan", "sides", "picture", "link"] {
        let text = gridfold(&format!("convert --to {format}"), PLAN);
        assert_eq!(text.code, 0, "{format}: {}", text.err);
        assert_eq!(puzzle(&text.out), link, "{format}:\n{}", text.out);
    }
}

#[test]
fn several_drawings_in_a_row_stay_apart() {
    let twice = format!(
        "{}{}",
        gridfold("convert --to plan", PLAN).out,
        gridfold("convert --to sides", PLAN).out
    );
    let links = gridfold("convert --to link", &twice);
    assert_eq!(links.out.lines().count(), 2, "{}{}", links.out, links.err);
}

#[test]
fn a_format_that_cannot_carry_a_puzzle_says_so() {
    let ended = gridfold("convert --to futoshiki-text", PLAN);
    assert_eq!((ended.code, ended.out.as_str()), (1, ""));
    assert!(
        ended.err.starts_with("gridfold: <stdin>:1: This format cannot store"),
        "{}",
        ended.err
    );
    assert_eq!(gridfold("convert --to futoshiki-text", FUTOSHIKI).code, 0);
}

#[test]
fn an_unknown_format_is_answered_with_the_known_ones() {
    let ended = gridfold("convert --to tower", PLAN);
    assert_eq!(ended.code, 2);
    assert!(
        ended.err.contains("the formats are") && ended.err.contains("futoshiki-text"),
        "{}",
        ended.err
    );
}

/// Every format of both families.
fn forms() -> impl Iterator<Item = &'static str> {
    FORMATS.iter().map(|format| format.id).chain(FORMS.iter().map(|form| form.id))
}

/// The text of a puzzle in this format; None if the format refuses it.
fn written(text: &str, form: &str, arguments: &str) -> Option<String> {
    let ended = gridfold(&format!("convert --to {form} {arguments}"), text);
    if ended.code == 1 {
        assert!(ended.out.is_empty() && ended.err.starts_with("gridfold: <stdin>:1: "), "{form}");
        return None;
    }
    assert_eq!(ended.code, 0, "{form}: {}", ended.err);
    Some(ended.out)
}

/// All solutions of a grid, which are the same for the same puzzle, whatever
/// its kind is called.
fn solutions(text: &str) -> serde_json::Value {
    records(&gridfold("solve --json --all", text).out)[0]["solutions"].clone()
}

#[test]
fn no_form_writes_another_grid() {
    let grids = [
        "sky4.1332.2122.3213.1423",
        "sky1.1.1.1.1.1",
        "sky1p.-.-.-.-.0",
        "fut4.L4E.lgDggF.GlF",
        "fut4a.4P.-bbEb-b--.-bbbI",
        "mix3.-2-.---.--3.--1.I1.l-----.-----g",
        "lat4xb.1---M",
        "lat1.1",
    ];
    for grid in grids {
        let texts: Vec<String> = forms().filter_map(|form| written(grid, form, "")).collect();
        assert!(texts.len() >= 2, "a link and a picture carry {grid}");
        for text in texts {
            assert_eq!(solutions(&text), solutions(grid), "{text}");
        }
    }
}

#[test]
fn no_form_writes_another_snake() {
    let snakes = [
        ("ESCCSSCSCSCCSCSCSCCSCSCSE", "--box 3x3x3"),
        ("ESCCCSCCSCCCSCSCCCCSCSCSCSE", ""),
        ("ECCE", "--box 2x2x2"),
        ("ESCSSE", "--box 1x2x3"),
        ("ESSSSSSE", "--box 1x1x8"),
        ("ECCCCCCCCCCCCCCE", "--box 4x4x1"),
        ("ESSCCSSCSSSE", "--box 3x4x1"),
    ];
    for (snake, boxed) in snakes {
        let texts: Vec<String> = forms().filter_map(|form| written(snake, form, boxed)).collect();
        assert!(texts.len() >= 4, "link, slash, letters and steps carry {snake}");
        for text in texts {
            // A text that may be several snakes is reported with all of them.
            let back = gridfold(&format!("convert --to letters {boxed}"), &text);
            assert!(back.code == 0 && (back.out + &back.err).contains(snake), "{text}");
            let back = gridfold("convert --to letters", &text);
            let asks = back.code == 2 && back.out.is_empty();
            assert!(asks || (back.out + &back.err).contains(snake), "{text} is another snake");
        }
    }
}

#[test]
fn what_is_said_of_a_puzzle_is_converted_with_it() {
    let line = r#"{"id":7,"title":"Zwei Türme","author":"Ann","text":"sky4.1332.2122.3213.1423"}"#;
    let file = gridfold("convert --to janko", line).out;
    assert!(file.starts_with("[begin]\ntitle Zwei Türme\nauthor Ann\nsize 4\n"), "{file}");
    let address = gridfold("convert --to fpuzzles", &file).out;
    let back = gridfold("convert --to json", &address).out;
    let wanted = r#"{"author":"Ann","text":"sky4.1332.2122.3213.1423.f","title":"Zwei Türme"}"#;
    assert_eq!(back.trim_end(), wanted);
    let named = gridfold("convert --to link", &format!("{back}{back}")).out;
    assert_eq!(named, "sky4.1332.2122.3213.1423.f/title.Zwei.T-c3-bcrme/by.Ann\n".repeat(2));
}
