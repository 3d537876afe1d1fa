//! Writes a drawing that Penpa+ opens for solving. If the answer is known, the
//! program compares a player's numbers with it.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use miniz_oxide::deflate::compress_to_vec;

use super::board::{Board, GREY, SHAPES, SIGNS};
use super::said;
use super::short::shortened;
use crate::conditions::Sign;
use crate::grid::Side;
use crate::message::Message;
use crate::parsing::json::{Map, Value, json};
use crate::puzzle::{About, Draft, Part};

const BASE: &str = "https://swaroopg92.github.io/penpa-edit/#m=solve&p=";

/// The width of a cell in points.
const CELL: usize = 38;

/// The styles of black numbers in the usual size, and of symbols below and
/// above the grid lines.
const BLACK: u64 = 1;
const USUAL: &str = "1";
const UNDER: u64 = 1;
const OVER: u64 = 2;

/// The lists of a drawing, all of which the program expects.
const OBJECTS: [&str; 9] =
    ["surface", "number", "numberS", "symbol", "line", "lineE", "wall", "cage", "deletelineE"];
const LISTS: [&str; 7] =
    ["thermo", "arrows", "direction", "squareframe", "polygon", "killercages", "nobulbthermo"];
const STACKS: [&str; 3] = ["command_redo", "command_undo", "command_replay"];

/// The version of the program for which drawings are written.
const VERSION: [u32; 3] = [3, 2, 3];

/// The level of compression, from 0 to 10.
const EFFORT: u8 = 9;

pub(super) fn write(draft: &Draft, about: &About) -> Result<String, Message> {
    let board = Board::around(draft.size, draft.has_clues());
    let puzzle = packed(&shortened(&lines(draft, about, &board).join("\n")));
    let answer = about
        .has(Part::Solution)
        .then(|| format!("&a={}", packed(&said::answer(&about.solution, draft, &board))));
    Ok(format!("{BASE}{puzzle}{}", answer.unwrap_or_default()))
}

fn packed(text: &str) -> String {
    STANDARD.encode(compress_to_vec(text.as_bytes(), EFFORT))
}

/// The lines of the text: the board, the margins, the modes, the drawing, the cells,
/// the way to compare a player's answer, and the version.
fn lines(draft: &Draft, about: &About, board: &Board) -> Vec<String> {
    let width = (board.columns + 1) * CELL;
    let middle = board.middle();
    let sides = format!("{},{},{CELL},0,1,1,{width},{width}", board.columns, board.rows);
    let first =
        format!("square,{sides},{middle},{middle},0,0,0,0,{},OFF,false", said::fields(about));
    let mut lines = vec![first, json!(board.margins).to_string()];
    lines.push("[\"1\",\"2\",\"1\"]~\"sudoku\"~[\"1\",9]".to_owned());
    lines.push(drawing(draft, board).to_string());
    lines.push(String::new());
    lines.push(cells(draft.size, board).to_string());
    lines.push("[]".to_owned());
    lines.push(json!({"sol_number": true}).to_string());
    lines.extend(["\"x\"", "\"x\""].map(str::to_owned));
    lines.push(json!(VERSION).to_string());
    lines
}

/// The cells of the grid, each as its difference from the cell before.
fn cells(n: usize, board: &Board) -> Value {
    let all = (0..n * n).map(|cell| board.cell((cell / n) as isize, (cell % n) as isize));
    let mut before = 0;
    all.map(|cell| cell - core::mem::replace(&mut before, cell)).collect()
}

fn drawing(draft: &Draft, board: &Board) -> Value {
    let mut drawing = Map::new();
    drawing.extend(OBJECTS.map(|name| (name.to_owned(), json!({}))));
    drawing.extend(LISTS.map(|name| (name.to_owned(), json!([]))));
    drawing.extend(STACKS.map(|name| (name.to_owned(), json!({"__a": []}))));
    drawing.insert("number".to_owned(), numbers(draft, board));
    drawing.insert("symbol".to_owned(), symbols(draft, board));
    Value::Object(drawing)
}

/// Clues in the margin and givens in the cells.
fn numbers(draft: &Draft, board: &Board) -> Value {
    let n = draft.size as isize;
    let clues = Side::ALL.into_iter().flat_map(|side| {
        let at = move |index: isize| match side {
            Side::Top => board.cell(-1, index),
            Side::Bottom => board.cell(n, index),
            Side::Left => board.cell(index, -1),
            Side::Right => board.cell(index, n),
        };
        (0..).map(at).zip(draft.side(side))
    });
    let givens = (0..n * n).map(|cell| board.cell(cell / n, cell % n)).zip(&draft.givens);
    let standing = clues.chain(givens).filter(|(_, number)| **number > 0);
    let entry = |(place, number): (usize, &u32)| {
        (place.to_string(), json!([number.to_string(), BLACK, USUAL]))
    };
    Value::Object(standing.map(entry).collect())
}

/// Signs on the edges, and grey circles and squares in the cells. The numbers of edges
/// below cells start at twice the `area` of the board, and the numbers of edges to the
/// right of cells at three times the area.
fn symbols(draft: &Draft, board: &Board) -> Value {
    let n = draft.size;
    let place = |cell: usize| board.cell((cell / n) as isize, (cell % n) as isize);
    let signs = draft.gaps().filter_map(|(first, second, sign)| {
        let across = second.index() == first.index() + 1;
        let drawn = if across { sign.across() } else { sign.down() };
        let style = SIGNS.iter().position(|known| *known == drawn)? + 1;
        let edge = place(first.index()) + board.area() * if across { 3 } else { 2 };
        (sign != Sign::None).then(|| (edge.to_string(), json!([style, "inequality", OVER])))
    });
    let marks = draft.marks.iter().enumerate().filter_map(|(cell, mark)| {
        let (shape, _) = SHAPES.iter().find(|(_, known)| known == mark)?;
        Some((place(cell).to_string(), json!([GREY[0], format!("{shape}_L"), UNDER])))
    });
    Value::Object(signs.chain(marks).collect())
}
