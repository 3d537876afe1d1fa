//! Puzzles on photos.

use gridfold_core::grid::Values;
use gridfold_core::kind::Kind;
use gridfold_photo::{Known, Photo, outline, read};

use crate::requests::BadRequest;
use crate::wire::{PhotoAnswer, PhotoKnown};

/// Reads a photo: pixels row by row, with three bytes each (red, green, blue),
/// or with four bytes each, as a canvas returns them.
///
/// # Errors
/// Fails if the number of bytes does not match the sides, or if the known facts
/// are impossible.
pub fn read_photo(
    pixels: &[u8],
    width: usize,
    height: usize,
    known: &PhotoKnown,
) -> Result<PhotoAnswer, BadRequest> {
    Ok(match read(&coloured(pixels, width, height)?, &checked(known)?) {
        Ok(reading) => PhotoAnswer::Read { reading: Box::new(reading) },
        Err(reason) => PhotoAnswer::Unread { reason },
    })
}

/// The corners of the grid in a photo: x and y of each, clockwise from the
/// upper left; empty if there is no grid.
///
/// # Errors
/// Fails if the number of bytes does not match the sides.
pub fn find_grid(pixels: &[u8], width: usize, height: usize) -> Result<Vec<f32>, BadRequest> {
    let found = outline(&coloured(pixels, width, height)?);
    Ok(found.into_iter().flatten().flat_map(|corner| [corner.x, corner.y]).collect())
}

/// A canvas never returns the grey pictures that the reader would also accept.
fn coloured(pixels: &[u8], width: usize, height: usize) -> Result<Photo<'_>, BadRequest> {
    let coloured = Some(pixels).filter(|pixels| pixels.len() / 3 >= width.saturating_mul(height));
    coloured
        .and_then(|pixels| Photo::new(width, height, pixels))
        .ok_or_else(|| BadRequest(format!("{} bytes for {width} x {height} pixels", pixels.len())))
}

fn checked(known: &PhotoKnown) -> Result<Known, BadRequest> {
    let PhotoKnown { corners, size, kind, turn, possible } = known;
    let kind = match kind {
        Some(id) => Some(Kind::named(id).ok_or_else(|| BadRequest(format!("no kind {id:?}")))?),
        None => None,
    };
    if size.is_some_and(|size| !(4..=9).contains(&size)) {
        return Err(BadRequest("a size beyond 4 to 9".to_owned()));
    }
    let turn = turn.map(|turns| turns % 4);
    let possible = possible.as_ref().map(|all| all.iter().map(|bits| Values(*bits)).collect());
    Ok(Known { corners: *corners, size: *size, kind, turn, possible })
}

#[cfg(test)]
mod tests {
    use gridfold_photo::Unread;

    use super::{find_grid, read_photo};
    use crate::wire::{PhotoAnswer, PhotoKnown};

    #[test]
    fn white_paper_shows_no_grid() {
        let answer = read_photo(&[255; 200 * 100 * 4], 200, 100, &PhotoKnown::default());
        assert!(matches!(answer, Ok(PhotoAnswer::Unread { reason: Unread::NoGrid })), "{answer:?}");
        assert!(find_grid(&[255; 200 * 100 * 4], 200, 100).unwrap().is_empty());
        assert!(find_grid(&[255; 200 * 100], 200, 100).is_err());
    }

    #[test]
    fn what_cannot_be_is_refused() {
        let read = |bytes: usize, known| read_photo(&vec![9; bytes], 100, 100, &known);
        let kind = PhotoKnown { kind: Some("chess".to_owned()), ..PhotoKnown::default() };
        let size = PhotoKnown { size: Some(12), ..PhotoKnown::default() };
        assert!(read(100 * 100, PhotoKnown::default()).is_err());
        assert!(read(100 * 100 * 3, kind).is_err());
        assert!(read(100 * 100 * 3, size).is_err());
    }
}
