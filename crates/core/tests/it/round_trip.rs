//! What a form writes it reads back, and no text makes a reader panic.

use gridfold_core::conditions::Feature;
use gridfold_core::formats::{FORMATS, Format, read, read_all};
use gridfold_core::kind::KINDS;
use gridfold_core::puzzle::{Draft, Sign};
use proptest::prelude::*;

use crate::support::random::Dice;

/// A draft without faults, of any kind and size, full or nearly empty.
fn any_draft() -> impl Strategy<Value = Draft> {
    (0..KINDS.len(), 1..=32_usize, any::<bool>(), 0..=100_usize, any::<u64>())
        .prop_map(|(kind, size, tens, share, seed)| draft(kind, size, tens, share, &mut Dice(seed)))
}

fn draft(kind: usize, size: usize, tens: bool, share: usize, dice: &mut Dice) -> Draft {
    let mut draft = Draft::empty(KINDS[kind], size);
    draft.unit = if tens { 10 } else { 1 };
    fill(dice, share, size, &mut draft.givens);
    if draft.kind.has(Feature::Clues) {
        draft.clues.iter_mut().for_each(|side| fill(dice, share, size, side));
    }
    if draft.kind.has(Feature::Signs) {
        let mut sign = || match dice.chance(share) {
            true if dice.chance(50) => Sign::Less,
            true => Sign::Greater,
            false => Sign::None,
        };
        draft.across.fill_with(&mut sign);
        draft.down.fill_with(sign);
    }
    draft
}

fn fill(dice: &mut Dice, share: usize, size: usize, places: &mut [u32]) {
    places.fill_with(|| if dice.chance(share) { dice.below(size) as u32 + 1 } else { 0 });
}

/// The draft with everything that the form is documented to leave out.
fn carried(format: &Format, mut draft: Draft) -> Draft {
    let [sky, fut] = ["skyscrapers", "futoshiki"].map(|id| KINDS.iter().find(|kind| kind.id == id));
    match format.id {
        "link" | "picture" => return draft,
        "futoshiki-text" | "unequal" => (draft.kind, draft.unit) = (fut.unwrap(), 1),
        "towers" => (draft.kind, draft.unit) = (sky.unwrap(), 1),
        _ => draft.kind = sky.unwrap(),
    }
    if !draft.has_givens() {
        match format.id {
            "ring" => draft.unit = 10,
            "plan" => draft.unit = 1,
            _ => {}
        }
    }
    draft
}

/// Whether the form should be able to carry the draft at all.
fn may_refuse(format: &Format, draft: &Draft) -> bool {
    let misread = || {
        let heights: Vec<u32> = draft.givens.iter().filter(|given| **given > 0).copied().collect();
        draft.unit == 1 && draft.size >= 10 && heights.iter().all(|height| height % 10 == 0)
    };
    match format.id {
        "link" | "picture" => false,
        "futoshiki-text" => draft.has_clues() || draft.size > 15,
        "unequal" => draft.has_clues() || draft.size < 3,
        "sides" => draft.has_signs(),
        "towers" => draft.has_signs() || !(3..=9).contains(&draft.size),
        _ => draft.has_signs() || misread(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn what_a_form_writes_it_reads_back(draft in any_draft()) {
        for format in FORMATS {
            let Ok(text) = format.write(&draft) else {
                prop_assert!(may_refuse(format, &draft), "{} refused", format.id);
                continue;
            };
            let back = format.read(&text).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
            prop_assert_eq!(&back.draft, &carried(format, draft.clone()), "{}", text);
            prop_assert!(back.notes.is_empty(), "{:?}", back.notes);
            let detected = read(&text).expect("some form reads it");
            prop_assert_eq!(detected.format.id, format.id);
            prop_assert_eq!(format.write(&back.draft), Ok(text.clone()));
            let all = read_all(&text);
            prop_assert_eq!(all.len(), 1);
            prop_assert_eq!(&all[0].as_ref().expect("read").1.draft, &back.draft);
        }
    }

    #[test]
    fn nothing_makes_a_reader_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        read_with_everything(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn no_puzzle_like_text_makes_a_reader_panic(
        text in "[-−0-9.,<>^v|+\\[\\]{}=:#%\r\n\t a-wA-W/_ﬀ\u{feff}]{0,120}",
        opening in prop::sample::select(vec!["", "sky5.", "fut9", "west = [", "-1 ", "[[", "mixed 3x3\n+-", "3:", "3:1,2R,", "3:///////////,", "#5de", " |1|\n-+-"]),
    ) {
        read_with_everything(&format!("{opening}{text}"));
    }

    #[test]
    fn no_damaged_puzzle_makes_a_reader_panic(
        draft in any_draft(),
        damage in proptest::collection::vec((any::<prop::sample::Index>(), any::<char>(), 0..4_u8), 1..6),
    ) {
        for text in FORMATS.iter().filter_map(|format| format.write(&draft).ok()) {
            read_with_everything(&damaged(&text, &damage));
        }
    }
}

fn damaged(text: &str, damage: &[(prop::sample::Index, char, u8)]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for (place, char, how) in damage.iter().filter(|_| !text.is_empty()) {
        let place = place.index(chars.len().max(1));
        match how {
            0 => chars.truncate(place),
            1 if place < chars.len() => drop(chars.remove(place)),
            2 => chars.insert(place, '\n'),
            _ => chars.insert(place, *char),
        }
    }
    chars.into_iter().collect()
}

fn read_with_everything(text: &str) {
    for format in FORMATS {
        match format.read(text) {
            Ok(found) => assert!((1..=32).contains(&found.draft.size)),
            Err(error) => assert_sensible(&error, text),
        }
    }
    for result in read_all(text) {
        match result {
            Ok((line, _)) => assert!(line >= 1 && line <= text.lines().count().max(1)),
            Err(error) => assert_sensible(&error, text),
        }
    }
}

fn assert_sensible(error: &gridfold_core::error::ParseError, text: &str) {
    let lines: Vec<&str> = text.split('\n').collect();
    let line = lines.get(error.line.wrapping_sub(1)).expect("a line of the text");
    assert!((1..=line.chars().count() + 1).contains(&error.column), "{error} in {text:?}");
    let sentence = error.message.to_string();
    assert!(sentence.ends_with(['.', ')']) && sentence.contains(' '), "{}", error.message.key);
}
