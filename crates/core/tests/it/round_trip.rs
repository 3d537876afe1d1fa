//! A written text reads back as the same puzzle, and no text makes a reader panic.

use gridfold_core::budget::{Budget, Flow};
use gridfold_core::conditions::{Feature, Features};
use gridfold_core::formats::{FORMATS, Format, read};
use gridfold_core::kind::{KINDS, Kind};
use gridfold_core::puzzle::{Draft, Mark};
use gridfold_core::solve::{Question, Verdict, find};
use gridfold_core::texts::Hints;
use gridfold_core::texts::grids::read_all;
use proptest::prelude::*;

use crate::support::random::{Dice, paper};
use crate::support::sound;

/// A draft without faults, of any kind, size and features, full or nearly empty.
fn any_draft() -> impl Strategy<Value = Draft> {
    (0..KINDS.len(), 1..=32_usize, any::<bool>(), any::<u32>(), 0..=100_usize, any::<u64>())
        .prop_map(|(kind, size, tens, features, share, seed)| {
            let mut dice = Dice(seed);
            let kind = KINDS[kind];
            let wanted = |feature: &Feature| features >> *feature as u32 & 1 == 1;
            let features = kind.features().iter().filter(wanted).collect();
            let mut draft = paper(&mut dice, kind, size, features, share);
            draft.unit = if tens { 10 } else { 1 };
            draft
        })
}

/// The documented abilities of each format, defined here a second time.
fn carries(format: &Format) -> &'static [Feature] {
    use Feature::{Adjacent, Boxes, Clues, Diagonals, Givens, OddEven, Parks, Signs, Sums};
    match format.id {
        "json" | "link" | "picture" => &Feature::ALL,
        "futoshiki-text" => &[Givens, Signs],
        "puzzlink" | "csv" => &[Givens, Clues, Signs],
        "penpa" => &[Givens, Clues, Signs, OddEven],
        "iss" | "fpuzzles" | "sudokupad" => &[Givens, Clues, Signs, Diagonals, Boxes, OddEven],
        "janko" => &[Givens, Clues, Signs, Diagonals, Boxes, Parks],
        "codewars" => &[Clues],
        "unequal" => &[Givens, Signs, Adjacent],
        "ring" | "plan" | "towers" => &[Givens, Clues],
        "sides" => &[Givens, Clues, Sums],
        other => panic!("what does {other} carry?"),
    }
}

/// The refusal of a format that cannot store the draft: the first feature that
/// would be lost, or a size or heights that the format does not support.
fn refusal(format: &Format, draft: &Draft) -> Option<&'static str> {
    let lost = |feature: &Feature| draft.has(*feature) && !carries(format).contains(feature);
    if let Some(feature) = Feature::ALL.into_iter().find(lost) {
        return Some(feature.not_carried());
    }
    let misread = || {
        let heights: Vec<u32> = draft.givens.iter().filter(|given| **given > 0).copied().collect();
        draft.unit == 1 && draft.size >= 10 && heights.iter().all(|height| height % 10 == 0)
    };
    match format.id {
        "futoshiki-text" => (draft.size > 15).then_some("write.size"),
        "unequal" => (draft.size < 3).then_some("write.sizes"),
        "towers" => (!(3..=9).contains(&draft.size)).then_some("write.sizes"),
        "ring" | "plan" => (draft.has_givens() && misread()).then_some("write.heights"),
        "puzzlink" if draft.has(Feature::Signs) => match (draft.has_clues(), draft.has_givens()) {
            (true, _) => Some("write.clues"),
            (_, true) => Some("write.givens"),
            _ => None,
        },
        "iss" if draft.size > 16 => Some("write.size"),
        "iss" => (draft.size < 4 && has_single(draft)).then_some("write.odd-even"),
        "fpuzzles" | "sudokupad" => (!(3..=16).contains(&draft.size)).then_some("write.sizes"),
        "janko" if draft.has(Feature::Signs) => {
            match (draft.has_clues(), draft.has(Feature::Parks)) {
                (true, _) => Some("write.clues"),
                (_, true) => Some("write.parks"),
                _ => None,
            }
        }
        "csv" if draft.size == 1 && matches!(draft.kind.id, "latin" | "futoshiki") => {
            Some("write.sizes")
        }
        "csv" => (draft.has_givens() && misread()).then_some("write.heights"),
        _ => None,
    }
}

/// Whether a mark leaves only one number, or none.
fn has_single(draft: &Draft) -> bool {
    let least = [(Mark::Odd, 3), (Mark::Even, 4)];
    least.into_iter().any(|(mark, size)| draft.size < size && draft.marks.contains(&mark))
}

/// The draft as a format returns it: the same puzzle, perhaps as another kind
/// or in another unit if the format does not name them.
fn carried(format: &Format, mut draft: Draft) -> Draft {
    let [sky, fut] = ["skyscrapers", "futoshiki"].map(|id| KINDS.iter().find(|kind| kind.id == id));
    match format.id {
        "json" | "link" | "picture" => return draft,
        "futoshiki-text" | "unequal" => (draft.kind, draft.unit) = (fut.unwrap(), 1),
        "towers" | "codewars" => (draft.kind, draft.unit) = (sky.unwrap(), 1),
        "puzzlink" => {
            let bare = draft.kind.id == "futoshiki" && !draft.has_givens();
            let signs = bare || draft.has(Feature::Signs);
            (draft.kind, draft.unit) = (Kind::carrying(!signs, signs), 1);
        }
        "iss" | "fpuzzles" | "sudokupad" | "penpa" => {
            let (clues, signs) = (draft.has_clues(), draft.has(Feature::Signs));
            (draft.kind, draft.unit) = (Kind::carrying(clues, signs), 1);
        }
        "janko" => {
            let signs = draft.has(Feature::Signs);
            // A single cell has no gap by which its kind could be recognised.
            let futoshiki = draft.kind.id == "futoshiki" && draft.size > 1;
            let clues = draft.kind.has(Feature::Clues);
            (draft.kind, draft.unit) = match signs || futoshiki {
                true => (Kind::carrying(false, true), 1),
                false => (Kind::carrying(clues, false), 1),
            };
        }
        "csv" => {
            let signs = draft.kind.has_gaps() && draft.size > 1;
            draft.kind = Kind::carrying(draft.kind.has(Feature::Clues), signs);
            draft.unit = if draft.has_givens() { draft.unit } else { 1 };
        }
        "ring" | "plan" | "sides" => draft.kind = sky.unwrap(),
        other => panic!("as which kind does {other} come back?"),
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

/// Whether a search of a few nodes proves that the solution is unique.
fn has_one_solution(draft: &Draft) -> bool {
    let report = &mut |_: &_| Flow::Continue;
    let mut budget = Budget { nodes: Some(1_000), every: 1_000, report };
    let puzzle = draft.puzzle().expect("a puzzle");
    find(&puzzle, Question::UNIQUE, &mut budget).verdict == Verdict::Unique
}

/// Writes a draft in every format and reads it back: it is the same puzzle, or
/// the format says what it would lose.
fn goes_through_every_form(draft: &Draft) {
    for format in FORMATS {
        let text = match (format.write(draft), refusal(format, draft)) {
            // A list would be read in the other order if it had no unique
            // solution in its own.
            (Err(message), None) if message.key == "write.order" => {
                assert_eq!(format.id, "codewars");
                assert!(!has_one_solution(draft), "{draft:?}");
                continue;
            }
            (Err(message), wanted) => {
                assert_eq!(Some(message.key), wanted, "{}: {draft:?}", format.id);
                continue;
            }
            (Ok(text), wanted) => {
                assert_eq!(wanted, None, "{}: {text}", format.id);
                text
            }
        };
        let back = format.read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(back.draft, carried(format, draft.clone()), "{text}");
        // A bare list may give no indication of the order of its clues.
        assert!(back.notes.is_empty() || format.id == "codewars", "{:?}", back.notes);
        let [written, read] = [draft, &back.draft].map(|draft| draft.puzzle().expect("a puzzle"));
        assert_eq!(written.conditions(), read.conditions(), "{text}");
        assert_eq!(written.scale().parks, read.scale().parks, "{text}");
        let detected = self::read(&text).expect("some form reads it");
        assert_eq!(detected.format.id, format.id);
        assert_eq!(format.write(&back.draft), Ok(text.clone()));
        let all = read_all(&text);
        assert_eq!(all.len(), 1);
        assert_eq!(&all[0].as_ref().expect("read").1.draft, &back.draft);
    }
}

/// Every kind with every set of features that it may have, in every format.
#[test]
fn every_kind_and_every_set_of_features_goes_through_every_form() {
    let mut dice = Dice(51);
    let mut drafts = 0;
    for kind in KINDS {
        for subset in 0..1_usize << kind.features().iter().count() {
            let chosen = kind.features().iter().enumerate();
            let chosen = chosen.filter(|(bit, _)| subset >> bit & 1 == 1);
            let features: Features = chosen.map(|(_, feature)| feature).collect();
            for size in [1, 2, 3, 4, 6, 9, 12] {
                let share = 20 + dice.below(81);
                goes_through_every_form(&paper(&mut dice, kind, size, features, share));
                drafts += 1;
            }
        }
    }
    assert!(drafts > 1_000, "only {drafts}");
}

/// Beginnings of texts: some that readers know, and the first half of what each format writes.
fn openings() -> Vec<String> {
    let known = [
        "",
        "sky5.",
        "fut9",
        "sky4p.",
        "fut3a.",
        "4a:",
        "futoshiki 2x2 adjacent\n+-",
        "west = [",
        "-1 ",
        "[[",
        "mixed 3x3\n+-",
        "3:",
        "3:1,2R,",
        "3:///////////,",
        "#5de",
        " |1|\n-+-",
    ];
    let drafts = ["sky4.1332.2122.3213.1422", "fut4.L4E.lgDggF.GlF"]
        .map(|link| read(link).expect("a link").draft);
    let texts = drafts.iter().flat_map(|draft| FORMATS.iter().map(|one| one.write(draft)));
    let halves = texts.flatten().map(|text| text.chars().take(text.len() / 2).collect());
    known.map(str::to_owned).into_iter().chain(halves).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn what_a_form_writes_it_reads_back(draft in any_draft()) {
        goes_through_every_form(&draft);
    }

    #[test]
    fn nothing_makes_a_reader_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        read_with_everything(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn no_puzzle_like_text_makes_a_reader_panic(
        text in "[-−0-9.,<>^v|+\\[\\]{}=:#%\r\n\t a-wA-W/_ﬀ\u{feff}]{0,120}",
        opening in prop::sample::select(openings()),
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
    sound::grids(text);
    sound::several(text, Hints::default(), 3);
}
