//! Reading texts of either family, without a word of JavaScript.
//!
//! A text arrives with every request for a part of it, as nothing is kept between requests. A link can also be read
//! with only the reader of its own family, so that a page need not load the readers of all other written forms for it.

use gridfold_core::formats;
use gridfold_core::snake::notation;
use gridfold_core::texts::{self, Hints, Part};

use crate::requests::BadRequest;
use crate::snake::cuboid;
use crate::wire::{RecogniseAnswer, RecogniseRequest, Recognised};

/// A part of what a text holds, and where the next part begins.
///
/// # Errors
/// A box that is none.
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

#[cfg(test)]
mod tests {
    use gridfold_core::texts::Family;

    use super::{grid_link, recognise, snake_link};
    use crate::wire::{RecogniseRequest, Recognised};

    const GRID: &str = "lat2.1D";
    const SNAKE: &str = "snake3.3223232233D3333.x";

    fn request(text: &str) -> RecogniseRequest {
        let (family, cuboid) = (Family::Grid, None);
        RecogniseRequest { text: text.to_owned(), family, cuboid, line: 1, most: 20 }
    }

    /// One word for everything that was found: its line, and what it is.
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
