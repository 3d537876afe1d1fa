//! The request about photos, as [`photo`] answers it.
//!
//! The known facts are read field by field. The general way would add the formatting of floating-point numbers to the
//! wasm file, only for errors that no caller causes.

use gridfold_photo::Point;
use js_sys::Array;
use wasm_bindgen::prelude::{JsCast, JsError, JsValue, wasm_bindgen};

use super::to_js;
use crate::photo;
use crate::requests::BadRequest;
use crate::wire::PhotoKnown;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = "import type { PhotoAnswer, PhotoKnown } from './types.ts';";

#[wasm_bindgen]
extern "C" {
    /// A JavaScript `PhotoKnown`.
    #[wasm_bindgen(typescript_type = "PhotoKnown")]
    pub type Known;
    #[wasm_bindgen(method, getter)]
    fn corners(this: &Known) -> Option<Array>;
    #[wasm_bindgen(method, getter)]
    fn size(this: &Known) -> Option<u32>;
    #[wasm_bindgen(method, getter)]
    fn kind(this: &Known) -> Option<String>;
    #[wasm_bindgen(method, getter)]
    fn turn(this: &Known) -> Option<u32>;
    #[wasm_bindgen(method, getter)]
    fn possible(this: &Known) -> Option<Vec<u32>>;

    /// A JavaScript `Point`.
    type Corner;
    #[wasm_bindgen(method, getter)]
    fn x(this: &Corner) -> f32;
    #[wasm_bindgen(method, getter)]
    fn y(this: &Corner) -> f32;
}

/// What a photo shows; its pixels are three or four bytes each, row by row.
#[wasm_bindgen(js_name = readPhoto, unchecked_return_type = "PhotoAnswer")]
pub fn read_photo(
    pixels: &[u8],
    width: usize,
    height: usize,
    known: &Known,
) -> Result<JsValue, JsError> {
    to_js(&photo::read_photo(pixels, width, height, &said(known)?)?)
}

/// The corners of the grid in a photo: x and y of each, clockwise from the
/// upper left; empty if there is no grid.
#[wasm_bindgen(js_name = findGrid)]
pub fn find_grid(pixels: &[u8], width: usize, height: usize) -> Result<Vec<f32>, JsError> {
    Ok(photo::find_grid(pixels, width, height)?)
}

fn said(known: &Known) -> Result<PhotoKnown, BadRequest> {
    let corners = match known.corners() {
        Some(corners) if corners.length() == 4 => Some([0, 1, 2, 3].map(|at| {
            let corner: Corner = corners.get(at).unchecked_into();
            Point { x: corner.x(), y: corner.y() }
        })),
        Some(_) => return Err(BadRequest("not four corners".to_owned())),
        None => None,
    };
    let whole = |number: u32| number as usize;
    Ok(PhotoKnown {
        corners,
        size: known.size().map(whole),
        kind: known.kind(),
        turn: known.turn().map(whole),
        possible: known.possible(),
    })
}
