//! Newspaper photos of puzzles that no net was trained on; `tests/data/README.md` names their source.

use std::fs;
use std::path::Path;

use gridfold_core::conditions::Feature;
use gridfold_core::puzzle::Draft;
use gridfold_core::solve::{Verdict, unique};
use gridfold_photo::{Known, Photo, Reading, read, repaired};
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;

/// The name of a photo and what is printed on it: 81 digits, 0 for nothing.
fn photos() -> Vec<(String, Vec<u32>)> {
    listed("photos.txt")
}

fn listed(list: &str) -> Vec<(String, Vec<u32>)> {
    let list = fs::read_to_string(folder().join(list)).expect("the list");
    let line = |line: &str| {
        let (name, digits) = line.split_once(' ').expect("a name and digits");
        (name.to_owned(), digits.chars().filter_map(|digit| digit.to_digit(10)).collect())
    };
    list.lines().map(line).collect()
}

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data")
}

/// The width, height and bytes of a photo.
fn pixels(name: &str) -> (usize, usize, Vec<u8>) {
    let file = fs::read(folder().join(name)).expect("a photo");
    let mut decoder = JpegDecoder::new(ZCursor::new(&file));
    let bytes = decoder.decode().expect("a JPEG");
    let (width, height) = decoder.dimensions().expect("sides");
    (width, height, bytes)
}

fn reading(name: &str, known: &Known) -> Reading {
    let (width, height, bytes) = pixels(name);
    read(&Photo::new(width, height, &bytes).expect("pixels"), known).expect("a grid")
}

#[test]
fn newspaper_sudokus_are_read_as_they_are_printed() {
    for (name, printed) in photos() {
        let Reading { draft, turn, symbols, .. } = reading(&name, &Known::default());
        assert_eq!((draft.kind.id, draft.size, turn), ("latin", 9, 0), "{name}");
        assert_eq!(draft.givens, printed, "{name}");
        assert!(draft.features.has(Feature::Boxes), "{name}");
        assert_eq!(symbols.len(), 81, "{name}");
    }
}

#[test]
fn the_solver_sets_a_misread_digit_right() {
    for (name, printed) in listed("misread/photos.txt") {
        let plain = reading(&format!("misread/{name}"), &Known::default());
        let mut solve = |draft: &Draft| unique(&draft.puzzle().expect("a puzzle")).verdict;
        assert_eq!(solve(&plain.draft), Verdict::None, "{name} is misread");
        let right = repaired(plain.clone(), &mut solve);
        assert_eq!(right.draft.givens, printed, "{name}");
        let pairs = plain.symbols.iter().zip(&right.symbols);
        let changed: Vec<_> = pairs.filter(|(old, new)| old != new).collect();
        let [(old, new)] = changed[..] else { panic!("{name}: {changed:?}") };
        assert!(new.is_doubtful() && new.alternatives[0] == old.value, "{name}: {new:?}");
    }
}

#[test]
fn what_a_person_says_holds() {
    let (name, printed) = photos().swap_remove(0);
    let plain = reading(&name, &Known::default());
    let known = Known { corners: Some(plain.corners), size: Some(9), ..Known::default() };
    assert_eq!(reading(&name, &known).draft.givens, printed);
    let turned = reading(&name, &Known { turn: Some(1), ..known.clone() });
    assert_eq!(turned.turn, 1);
    assert_ne!(turned.draft.givens, printed);
    let kind = gridfold_core::kind::Kind::named("skyscrapers");
    let skyscrapers = reading(&name, &Known { kind, ..known });
    assert_eq!(skyscrapers.symbols.len(), 81 + 36);
    assert_eq!(skyscrapers.draft.kind.id, "skyscrapers");
}

#[test]
fn every_symbol_lies_in_the_photo_where_it_is_printed() {
    let (name, _) = photos().swap_remove(0);
    let Reading { corners, symbols, .. } = reading(&name, &Known::default());
    let (left, right) = (corners[0].x.min(corners[3].x), corners[1].x.max(corners[2].x));
    for (at, symbol) in symbols.iter().enumerate() {
        let middle = symbol.outline.iter().map(|corner| corner.x).sum::<f32>() / 4.0;
        let expected = left + (right - left) * ((at % 9) as f32 + 0.5) / 9.0;
        assert!((middle - expected).abs() < (right - left) / 18.0, "{at}: {middle} for {expected}");
    }
}

#[test]
fn cells_that_the_photo_cuts_off_are_doubtful() {
    for (name, _) in photos().into_iter().take(3) {
        let corners = reading(&name, &Known::default()).corners;
        let (upper, lower) = (corners[0].y.min(corners[1].y), corners[2].y.min(corners[3].y));
        let (width, height, bytes) = pixels(&name);
        // Less than half of the last row is left.
        let rows = (lower - 0.6 * (lower - upper) / 9.0) as usize;
        let cut = Photo::new(width, rows, &bytes[..bytes.len() / height * rows]).expect("pixels");
        let known = Known { corners: Some(corners), size: Some(9), ..Known::default() };
        let symbols = read(&cut, &known).expect("a grid").symbols;
        assert!(symbols[72..81].iter().all(gridfold_photo::Symbol::is_doubtful), "{name}");
        assert!(symbols[..63].iter().all(|symbol| !symbol.is_doubtful()), "{name}");
    }
}

#[test]
fn what_somebody_has_written_is_kept_apart_from_what_is_printed() {
    let list = fs::read_to_string(folder().join("begun/photos.txt")).expect("the list");
    for line in list.lines() {
        let [name, printed, all] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let digits =
            |text: &str| -> Vec<u32> { text.chars().filter_map(|one| one.to_digit(10)).collect() };
        let Reading { draft, entries, symbols, .. } =
            reading(&format!("begun/{name}"), &Known::default());
        assert_eq!((draft.kind.id, draft.size), ("latin", 9), "{name}");
        assert_eq!(draft.givens, digits(printed), "{name}");
        let written = digits(all).into_iter().zip(digits(printed));
        let written: Vec<u32> =
            written.map(|(digit, given)| if given > 0 { 0 } else { digit }).collect();
        assert_eq!(entries, written, "{name}");
        assert_eq!(
            symbols.iter().filter(|symbol| symbol.hand).count(),
            81 - draft.givens.iter().filter(|given| **given > 0).count(),
            "{name}"
        );
    }
}
