//! What must be true of every text, whatever its content. The property tests,
//! the long tests and the targets in `fuzz/` use these checks on their own
//! texts.

use gridfold_core::error::ParseError;
use gridfold_core::formats::{FORMATS, Format, Recognised, read};
use gridfold_core::puzzle::Draft;
use gridfold_core::snake::notation::{self, FORMS, Form};
use gridfold_core::snake::{Chain, Cuboid};
use gridfold_core::texts::{self, Found, Hints, Puzzle};

/// The maximum length of an error sentence in characters.
const LONGEST_SENTENCE: usize = 300;

/// Every reader of grids returns a draft with a size, or an error with a place
/// in the text.
pub fn grids(text: &str) {
    for format in FORMATS {
        check_one(&format.read(text), text);
    }
    check_one(&read(text), text);
    for one in texts::grids::read_all(text) {
        match one {
            Ok((line, _)) => assert!((1..=text.lines().count().max(1)).contains(&line)),
            Err(error) => check_error(&error, text),
        }
    }
}

fn check_one(found: &Result<Recognised, ParseError>, text: &str) {
    match found {
        Ok(found) => assert!((1..=32).contains(&found.draft.size), "{found:?}"),
        Err(error) => check_error(error, text),
    }
}

fn check_error(error: &ParseError, text: &str) {
    let line = text.split('\n').nth(error.line.wrapping_sub(1)).expect("a line of the text");
    assert!((1..=line.chars().count() + 1).contains(&error.column), "{error} in {text:?}");
    let sentence = error.message.to_string();
    assert!(sentence.ends_with(['.', ')']) && sentence.contains(' '), "{sentence}");
    assert!(sentence.chars().count() <= LONGEST_SENTENCE, "{sentence}");
}

/// The grids and snakes found in a text are in ascending order of lines, and
/// reading it in parts of any length gives the same result as reading the
/// whole.
pub fn several(text: &str, hints: Hints, most: usize) {
    let all = texts::read_all(text, hints);
    let lines = text.lines().count().max(1);
    let mut before = 0;
    for one in &all {
        assert!(one.line > before && one.line <= lines, "{all:?} in {text:?}");
        before = one.line;
        if let Err(unread) = &one.puzzle {
            check_error(&unread.error, text);
        }
    }
    assert_eq!(in_parts(text, hints, most), all.iter().map(shown).collect::<Vec<_>>(), "{text:?}");
}

fn in_parts(text: &str, hints: Hints, most: usize) -> Vec<String> {
    let mut found = Vec::new();
    let mut next = Some(1);
    while let Some(line) = next {
        let part = texts::read_part(text, line, most, hints);
        assert!(part.next.is_none_or(|next| next > line), "a part without an end");
        found.extend(part.found.iter().map(shown));
        next = part.next;
    }
    found
}

fn shown(found: &Found) -> String {
    format!("{found:?}")
}

/// In a list that contains only grids, the same grids are found as by the
/// reader for grids.
pub fn lists_of_grids(text: &str) {
    let grids = texts::grids::read_all(text);
    if grids.iter().any(Result::is_err) {
        return;
    }
    let expected = grids.into_iter().flatten().map(|(line, grid)| (line, grid.draft));
    let found = texts::read_all(text, Hints::default()).into_iter().map(|one| match one.puzzle {
        Ok(Puzzle::Grid(grid)) => (one.line, grid.draft),
        other => panic!("{other:?} in {text:?}"),
    });
    assert_eq!(found.collect::<Vec<_>>(), expected.collect::<Vec<_>>(), "{text:?}");
}

/// Every grid in a text reads back unchanged from each format that can store it.
pub fn conversions(text: &str) {
    let Ok(found) = read(text) else { return };
    if found.draft.puzzle().is_err() {
        assert!(FORMATS.iter().all(|format| format.write(&found.draft).is_err()));
        return;
    }
    assert!(link().write(&found.draft).is_ok(), "a link carries every puzzle");
    for format in FORMATS {
        if let Ok(written) = format.write(&found.draft) {
            let back = format.read(&written).unwrap_or_else(|error| panic!("{error}\n{written}"));
            assert_same(&back.draft, &found.draft, &written);
            assert_eq!(format.write(&back.draft), Ok(written), "written otherwise again");
        }
    }
}

fn assert_same(back: &Draft, draft: &Draft, written: &str) {
    let [back, puzzle] = [back, draft].map(|draft| draft.puzzle().expect("a puzzle"));
    assert_eq!(back.conditions(), puzzle.conditions(), "{written}");
    assert_eq!(back.scale().parks, puzzle.scale().parks, "{written}");
    assert_eq!(back.size(), puzzle.size(), "{written}");
}

fn link() -> &'static Format {
    Format::named("link").expect("a link")
}

/// A link that was read is written as a link that reads the same and is then
/// written the same, including its unit, kind and check character.
pub fn links(text: &str) {
    if let Ok(found) = link().read(text)
        && let Ok(written) = link().write(&found.draft)
    {
        let again = link().read(&written).expect("a link that was written");
        assert_eq!((&again.draft, &again.notes), (&found.draft, &Vec::new()), "{written}");
        assert_eq!(link().write(&again.draft), Ok(written));
    }
    let snake = Form::named("link").expect("a link");
    for reading in notation::read(text, None).into_iter().flatten() {
        let Some(cuboid) = reading.cuboid.filter(|_| reading.form == snake) else { continue };
        let written = snake.write(&reading.chain, Some(cuboid)).expect("a link carries a snake");
        let again = notation::read(&written, None).expect("a link that was written");
        assert_eq!(again.len(), 1);
        assert_eq!((&again[0].chain, again[0].cuboid), (&reading.chain, Some(cuboid)));
        assert!(again[0].names_box, "{written}");
        assert_eq!(snake.write(&again[0].chain, again[0].cuboid), Ok(written));
    }
}

/// The reader of snakes returns chains, or an error with a place in the text,
/// whatever box is requested. Each format that writes such a chain for its box
/// has that chain among the readings of its text.
pub fn snakes(text: &str) {
    let _ = notation::looks_like(text);
    for asked in [None, Cuboid::new([3; 3]), Cuboid::new([1, 4, 2])] {
        match notation::read(text, asked) {
            Ok(readings) => {
                assert!(!readings.is_empty(), "{text:?}");
                for reading in readings {
                    assert!(reading.is_likely() || !reading.names_box);
                    if let Some(cuboid) = reading.cuboid {
                        written_snake(&reading.chain, cuboid);
                    }
                }
            }
            Err(error) => check_error(&error, text),
        }
    }
}

fn written_snake(chain: &Chain, cuboid: Cuboid) {
    for form in FORMS {
        let Ok(text) = form.write(chain, Some(cuboid)) else { continue };
        for asked in [None, Some(cuboid)] {
            let readings = notation::read(&text, asked).expect("what was written");
            assert!(readings.iter().any(|back| back.chain == *chain), "{text} is not {chain}");
        }
    }
}
