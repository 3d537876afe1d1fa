//! Reading and writing texts of either family, without JavaScript.
//!
//! A text is sent with every request for a part of it, because nothing is stored between requests. A link can also be
//! read with only the reader for its own family, so that a page need not load all other readers just for links.

use gridfold_core::formats::{self, FORMATS, Format};
use gridfold_core::message::Message;
use gridfold_core::puzzle::{About, Draft};
use gridfold_core::snake::notation::{self, Form};
use gridfold_core::texts::{self, Hints, Part};

use crate::requests::BadRequest;
use crate::snake::{cuboid, parsed};
use crate::wire::{FormatEntry, RecogniseAnswer, RecogniseRequest, Recognised, Sides, WriteAnswer};

/// Part of the contents of a text, and where the next part begins.
///
/// # Errors
/// Fails for an invalid box.
pub fn recognise(request: &RecogniseRequest) -> Result<RecogniseAnswer, BadRequest> {
    let cuboid = request.cuboid.map(cuboid).transpose()?;
    let hints = Hints { family: request.family, cuboid };
    let Part { found, next } = texts::read_part(&request.text, request.line, request.most, hints);
    Ok(RecogniseAnswer { found: found.into_iter().map(Recognised::from).collect(), next })
}

/// The grid of a share link.
#[must_use]
pub fn grid_link(link: &str) -> Recognised {
    match formats::LINK.read(link) {
        Ok(grid) => Recognised::grid(1, grid),
        Err(error) => Recognised::unread(error, Vec::new()),
    }
}

/// The snake of a share link.
#[must_use]
pub fn snake_link(link: &str) -> Recognised {
    match notation::read_link(link) {
        Ok(reading) => Recognised::snake(1, vec![reading]),
        Err(error) => Recognised::unread(error, Vec::new()),
    }
}

/// A grid as text in this format, with the parts of its `About` that the format stores.
///
/// # Errors
/// Fails for a format unknown to the core.
pub fn write_grid(draft: &Draft, format: &str, about: &About) -> Result<WriteAnswer, BadRequest> {
    let format = Format::named(format).ok_or_else(|| unknown(format))?;
    Ok(written(format.write_about(draft, about)))
}

/// A snake as text in this format.
///
/// # Errors
/// Fails for an invalid chain, box or format.
pub fn write_snake(chain: &str, sides: Sides, format: &str) -> Result<WriteAnswer, BadRequest> {
    let (chain, cuboid) = (parsed(chain)?, cuboid(sides)?);
    let form = Form::named(format).ok_or_else(|| unknown(format))?;
    Ok(written(form.write(&chain, Some(cuboid))))
}

fn unknown(format: &str) -> BadRequest {
    BadRequest(format!("no format {format:?}"))
}

fn written(text: Result<String, Message>) -> WriteAnswer {
    match text {
        Ok(text) => WriteAnswer::Text { text },
        Err(refused) => WriteAnswer::Refused { refused },
    }
}

/// Every format in which grids can be written, in the order of the menus.
#[must_use]
pub fn formats() -> Vec<FormatEntry> {
    FORMATS.iter().map(|format| FormatEntry { id: format.id, tells: format.tells() }).collect()
}

#[cfg(test)]
mod tests {
    use gridfold_core::puzzle::{About, Draft, Part, Sign};
    use gridfold_core::texts::Family;

    use super::{formats, grid_link, recognise, snake_link, write_grid, write_snake};
    use crate::wire::{ReadPuzzle, RecogniseRequest, Recognised, SnakeReading, WriteAnswer};

    const GRID: &str = "lat2.1D";
    const SNAKE: &str = "snake3.3223232233D3333.x";
    const SIGNS: &str = "1 .<.\n^    \n.<3 .\n^   ^\n. 1<2";
    const CLUES: &str = "west = [1,3,3,2]\neast = [2,2,1,3]\nnorth = [1,3,2,2]\nsouth = [2,1,3,2]";
    const SLASH: &str = "bwb/w/b/wb/w/bw/b/w/bw/bw/b/w/b/wb/wb/wb/wb";
    const CHAIN: &str = "ESCCCSCCSCCCSCSCCCCSCSCSCSE";

    fn request(text: &str) -> RecogniseRequest {
        let (family, cuboid) = (Family::Grid, None);
        RecogniseRequest { text: text.to_owned(), family, cuboid, line: 1, most: 20 }
    }

    /// A short description of everything found: its line, and what it is.
    fn shown(found: &[Recognised]) -> Vec<String> {
        let word = |one: &Recognised| match one {
            Recognised::Grid(grid) => {
                format!("{}: {} {}", grid.line, grid.draft.kind.id, grid.format)
            }
            Recognised::Snake { line, readings } => format!("{line}: {}", readings[0].format),
            Recognised::Unread { error, guesses } => {
                format!("{}: {} {}", error.line, error.message.key, guesses.len())
            }
        };
        found.iter().map(word).collect()
    }

    /// The only content of a text.
    fn only(text: &str) -> Recognised {
        let mut found = recognise(&request(text)).unwrap().found;
        assert_eq!(found.len(), 1, "{found:?}");
        found.remove(0)
    }

    fn grid(text: &str) -> ReadPuzzle {
        let Recognised::Grid(grid) = only(text) else { panic!("{text} is not a grid") };
        grid
    }

    fn draft(text: &str) -> Draft {
        grid(text).draft
    }

    fn readings(text: &str) -> Vec<SnakeReading> {
        let Recognised::Snake { readings, .. } = only(text) else {
            panic!("{text} is not a snake")
        };
        readings
    }

    #[test]
    fn a_text_is_read_with_its_format_and_place() {
        let puzzle = grid(&format!("\n\n{SIGNS}\n"));
        assert_eq!((puzzle.format, puzzle.line), ("futoshiki-text", 3));
        assert_eq!((puzzle.draft.kind.id, puzzle.draft.size), ("futoshiki", 3));
        assert_eq!(puzzle.draft.givens, [1, 0, 0, 0, 3, 0, 0, 1, 2]);
        assert_eq!(puzzle.draft.across[1], Sign::Less);
    }

    #[test]
    fn a_bad_text_is_an_error_with_its_place() {
        let Recognised::Unread { error, guesses } = only("west = [1,x]") else { panic!("read") };
        assert_eq!((error.line, error.column, guesses), (1, 11, Vec::new()));
        let Recognised::Unread { error, guesses } = only("bwb/w/r") else { panic!("read") };
        assert_eq!((error.line, error.column, guesses), (1, 7, Vec::new()));
        assert_eq!(error.message.key, "snake.third-colour");
    }

    #[test]
    fn clues_keep_their_sides() {
        let [top, right, bottom, left] = draft(CLUES).clues;
        assert_eq!((top, right), (vec![1, 3, 2, 2], vec![2, 2, 1, 3]));
        assert_eq!((bottom, left), (vec![2, 1, 3, 2], vec![1, 3, 3, 2]));
    }

    #[test]
    fn the_documents_snake_is_read_with_its_form_and_its_box() {
        let readings = readings(SLASH);
        let reading = &readings[0];
        assert_eq!((reading.format.as_str(), reading.chain.as_str()), ("slash", CHAIN));
        assert_eq!((reading.cuboid, reading.likely, &reading.note), (Some([3; 3]), true, &None));
        assert_eq!(readings.len(), 1);
    }

    #[test]
    fn what_every_format_writes_is_read_as_the_same_draft() {
        let mut carried = 0;
        for format in formats() {
            if let WriteAnswer::Text { text } =
                write_grid(&draft(SIGNS), format.id, &About::default()).unwrap()
            {
                carried += 1;
                assert_eq!(draft(&text), draft(SIGNS), "{}", format.id);
            }
        }
        assert!(carried >= 4, "link, futoshiki-text, unequal, picture and others carry signs");
    }

    #[test]
    fn what_is_said_of_a_puzzle_travels_where_its_format_has_room() {
        let about = About { title: "Zwei Türme".to_owned(), ..About::default() };
        for format in formats() {
            let answer = write_grid(&draft("lat3.1H"), format.id, &about).unwrap();
            let WriteAnswer::Text { text } = answer else { continue };
            let tells = format.tells.contains(&Part::Title);
            assert_eq!(grid(&text).about.title == about.title, tells, "{}", format.id);
        }
    }

    #[test]
    fn what_a_form_of_snakes_writes_is_read_back() {
        for format in ["link", "slash", "lengths", "increments", "exclusive", "letters", "binary"] {
            let WriteAnswer::Text { text } = write_snake(CHAIN, [3; 3], format).unwrap() else {
                panic!("{format} refused");
            };
            let reading = &readings(&text)[0];
            assert_eq!((reading.format.as_str(), reading.chain.as_str()), (format, CHAIN));
        }
    }

    #[test]
    fn a_form_that_cannot_carry_a_puzzle_refuses_with_a_sentence() {
        let refused = |answer| match answer {
            WriteAnswer::Refused { refused } => refused.key,
            WriteAnswer::Text { text } => panic!("{text}"),
        };
        assert!(
            refused(write_grid(&draft(SIGNS), "ring", &About::default()).unwrap())
                .starts_with("write.")
        );
        assert_eq!(refused(write_snake("EE", [1, 1, 2], "turns").unwrap()), "snake.write-turns");
    }

    #[test]
    fn an_unknown_form_is_named() {
        assert_eq!(
            write_grid(&draft(SIGNS), "tower", &About::default()).unwrap_err().0,
            "no format \"tower\""
        );
        let rope = write_snake("ESE", [1, 1, 3], "rope");
        assert_eq!(rope.unwrap_err().0, "no format \"rope\"");
    }

    #[test]
    fn a_text_of_both_families_is_read_part_by_part() {
        let text = [GRID, SNAKE, "", "2 3 2 2", "", GRID].join("\n");
        let first = recognise(&RecogniseRequest { most: 2, ..request(&text) }).unwrap();
        assert_eq!(shown(&first.found), ["1: latin link", "2: link"]);
        assert_eq!(first.next, Some(4));
        let rest = recognise(&RecogniseRequest { line: 4, ..request(&text) }).unwrap();
        assert_eq!(shown(&rest.found), ["4: snake.which-box 4", "6: latin link"]);
        assert_eq!(rest.next, None);
    }

    #[test]
    fn the_family_and_the_box_decide_where_a_text_may_be_several_things() {
        let grid = recognise(&request("1")).unwrap();
        assert_eq!(shown(&grid.found), ["1: futoshiki futoshiki-text"]);
        let snake = RecogniseRequest { family: Family::Snake, ..request("1") };
        assert_eq!(shown(&recognise(&snake).unwrap().found), ["1: increments"]);
        let boxed = RecogniseRequest { cuboid: Some([1, 2, 3]), ..request("2 3 2 2") };
        assert_eq!(shown(&recognise(&boxed).unwrap().found), ["1: lengths"]);
        let none = RecogniseRequest { cuboid: Some([9, 9, 9]), ..request("") };
        assert_eq!(recognise(&none).unwrap_err().0, "no box [9, 9, 9]");
    }

    #[test]
    fn a_link_is_read_by_the_reader_of_its_family_alone() {
        assert_eq!(shown(&[grid_link(GRID), snake_link(SNAKE)]), ["1: latin link", "1: link"]);
        assert_eq!(shown(&[grid_link(SNAKE)]), ["1: read.link-kind 0"]);
        assert_eq!(shown(&[snake_link(GRID)]), ["1: read.unknown 0"]);
    }

    #[test]
    fn what_was_recognised_travels_with_its_type() {
        let written = serde_json::to_value(snake_link("snake1x1x2.2.x")).unwrap();
        assert_eq!(written["type"], "snake");
        assert_eq!(written["readings"][0]["box"], serde_json::json!([1, 1, 2]));
        let written = serde_json::to_value(grid_link(GRID)).unwrap();
        assert_eq!(
            (&written["type"], &written["draft"]["kind"]),
            (&"grid".into(), &"latin".into())
        );
    }
}
