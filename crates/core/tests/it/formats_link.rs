//! The share link: published vectors, what mail programs do to links, and which
//! errors the check character catches.

use gridfold_core::conditions::{Feature, Mark, Sign};
use gridfold_core::formats::{Format, read};
use gridfold_core::kind::KINDS;
use gridfold_core::puzzle::Draft;

use crate::support::examples::PAGE;
use crate::support::vectors::VECTORS;

/// Links of puzzles with letters after the size.
const WITH_LETTERS: [&str; 6] = [
    "sky6p.213343.441332.332112.214334",
    "sky5p.-----.2-22-.-3--2.3----.0D40-31E1L",
    "lat4x.1E2K",
    "lat9xb.1S2WWR",
    "fut4a.4P.-bbEb-b--.-bbbI",
    "mix5pa.1----.-----.2----.-----.W0--.bQb--.ObbE",
];

fn link(draft: &Draft) -> String {
    Format::named("link").unwrap().write(draft).unwrap()
}

fn notes(text: &str) -> Vec<&'static str> {
    read(text).unwrap().notes.iter().map(|note| note.key).collect()
}

fn error(text: &str) -> String {
    Format::named("link").unwrap().read(text).unwrap_err().to_string()
}

/// Anyone who writes a link by hand looks up the letters on that page.
#[test]
fn the_page_on_formats_names_every_letter() {
    let conditions = Feature::ALL.into_iter().filter_map(Feature::letter);
    let in_text = |letter: &char| PAGE.contains(&format!("(`{letter}`"));
    let in_table = |letter: &char| PAGE.contains(&format!("| `{letter}` |"));
    let unnamed = conditions.filter(|letter| !in_text(letter) && !in_table(letter));
    let marks = Mark::WRITTEN.map(Mark::letter).into_iter();
    let printed = marks.chain(Sign::WRITTEN.map(Sign::letter));
    let unprinted = printed.filter(|letter| !PAGE.contains(&format!("`{letter}` ")));
    let missing: Vec<char> = unnamed.chain(unprinted).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn the_vectors_are_read_and_written_back() {
    for vector in VECTORS {
        let found = read(vector).unwrap();
        assert!(found.notes.is_empty());
        assert!(found.draft.puzzle().is_ok());
        let written = link(&found.draft);
        assert_eq!(&written[..written.len() - 2], vector);
        assert_eq!(read(&format!("https://host/app/#{written}")).unwrap().draft, found.draft);
    }
}

#[test]
fn the_vectors_mean_what_they_say() {
    let sky = read(VECTORS[5]).unwrap().draft;
    assert_eq!(sky.clues[0], [2, 3, 0, 0, 4, 2]);
    assert_eq!(sky.clues[3], [0, 0, 0, 0, 5, 2]);
    let givens: Vec<(usize, u32)> =
        sky.givens.iter().copied().enumerate().filter(|(_, given)| *given > 0).collect();
    assert_eq!(givens, [(1, 1), (8, 6), (14, 3), (21, 2), (24, 1)]);
    let solution = "3412432121341243".chars().map(|digit| digit.to_digit(10).unwrap());
    let futoshiki = read(VECTORS[7]).unwrap().draft.puzzle().unwrap();
    assert!(futoshiki.accepts(&solution.collect::<Vec<u32>>()));
}

#[test]
fn links_are_as_short_as_promised() {
    assert_eq!(VECTORS[0].len(), 24);
    assert_eq!(VECTORS[1].len(), 28);
    // The longest 9x9 Futoshiki: everything filled, no runs.
    let fut = KINDS.iter().find(|kind| kind.prefix == "fut").unwrap();
    let mut worst = Draft::empty(fut, 9);
    worst.givens.fill(1);
    worst.across.fill(Sign::Less);
    worst.down.fill(Sign::Less);
    assert_eq!(link(&worst).len(), 232 + 2);
}

#[test]
fn the_check_character_is_fixed() {
    // Computed independently of this code from the rule in `link/check.rs`;
    // printed links contain it.
    assert_eq!(link(&read("lat1.-").unwrap().draft), "lat1.-.r");
    let vectors = VECTORS.map(|vector| link(&read(vector).unwrap().draft).pop().unwrap());
    assert_eq!(vectors.iter().collect::<String>(), "fsw3e2ebqfkr");
    // The number of a sign in `Sign` is part of the check, so a new sign must come last.
    let letters = WITH_LETTERS.map(|text| link(&read(text).unwrap().draft).pop().unwrap());
    assert_eq!(letters.iter().collect::<String>(), "vrsxm2");
}

#[test]
fn letters_behind_the_size_are_features() {
    for text in WITH_LETTERS {
        let found = read(text).unwrap();
        assert!(found.notes.is_empty(), "{text}: {:?}", found.notes);
        assert!(found.draft.puzzle().is_ok(), "{text}");
        let written = link(&found.draft);
        assert_eq!(&written[..written.len() - 2], text);
    }
    let features = |text: &str| read(text).unwrap().draft.features.iter().collect::<Vec<_>>();
    let letters = [Feature::Diagonals, Feature::Boxes, Feature::Parks, Feature::Adjacent];
    assert_eq!(features("mix4apxb"), letters);
    assert_eq!(features("mix4BX"), [Feature::Diagonals, Feature::Boxes]);
    let parks = read("sky3p.---.---.---.---.0-2F").unwrap().draft;
    assert_eq!(parks.givens, [1, 0, 3, 0, 0, 0, 0, 0, 0]);
}

#[test]
fn what_mail_does_to_links_does_no_harm() {
    let right = read(VECTORS[5]).unwrap().draft;
    let checked = link(&right);
    for text in [
        format!("#{checked}"),
        format!("  #{checked}\r\n"),
        format!("https://example.org/a/b/#{checked}"),
        format!("Try this one: <https://example.org/#{checked}>."),
        format!("HTTPS://EXAMPLE.ORG/#{}", checked.replace("sky", "SKY")),
        checked.replace('-', "%2D").replace('.', "%2e"),
        checked.replace('.', ".\n  "),
        checked.replace("--", "—"),
        checked.replace('-', "\u{2011}"),
        checked.replace('6', "6\u{ad}"),
        format!("\u{202a}{checked}\u{202c}\u{200e}"),
        format!("{checked}/p.abc/h.12/study.C.57"),
        format!("{checked}."),
    ] {
        let found = read(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(found.draft, right, "{text}");
        assert!(found.notes.is_empty(), "{text}: {:?}", found.notes);
    }
}

#[test]
fn heights_in_tens_stand_behind_a_slash() {
    let mut draft = read(VECTORS[0]).unwrap().draft;
    draft.unit = 10;
    let text = link(&draft);
    assert!(text.starts_with(VECTORS[0]) && text.ends_with("/u.10"), "{text}");
    assert_eq!(read(&text).unwrap().draft, draft);
    assert_eq!(read(&text.replace("/u.10", "/p.x/u.10")).unwrap().draft, draft);
}

#[test]
fn a_cut_link_is_noted_and_the_rest_is_empty() {
    let found = read("sky5.32341.12324.142").unwrap();
    assert_eq!(
        found.notes[0].to_string(),
        "The link is incomplete; the missing part was left empty."
    );
    assert_eq!(found.draft.clues[2], [1, 4, 2, 0, 0]);
    assert_eq!(found.draft.clues[3], [0; 5]);
    let whole = link(&read(VECTORS[1]).unwrap().draft);
    for (cut, expected) in [
        (0, vec![]),
        (1, vec!["read.link-cut"]),
        (2, vec![]),
        (3, vec!["read.link-cut"]),
        (8, vec!["read.link-cut"]),
        (14, vec!["read.link-cut"]),
        (26, vec!["read.link-cut"]),
    ] {
        assert_eq!(notes(&whole[..whole.len() - cut]), expected, "{cut}");
    }
}

#[test]
fn a_wrong_check_is_noted_and_the_text_is_read() {
    let found = read("sky4.1332.2122.3213.1424.2").unwrap();
    let note =
        "The check character of the link does not match; one of its characters may be wrong.";
    assert_eq!(found.notes[0].to_string(), note);
    assert_eq!(found.draft.clues[3], [1, 4, 2, 4]);
    assert_eq!(notes("sky4.1332.2122.3213.1423.F"), [""; 0]);
    assert_eq!(notes("sky4.1332.2122.3213.1423.o"), ["read.link-check"]);
}

#[test]
fn errors_say_where_and_what() {
    for (text, sentence) in [
        (
            "#2.sky5.1",
            "line 1, column 2: This link was made by a newer version of this program (format 2).",
        ),
        (
            "https://a.b/#chess8.1",
            "line 1, column 14: No link starts with chess; a kind and a size are expected, where the kind is one of sky, fut, mix, lat.",
        ),
        ("sky.123", "line 1, column 4: The size is expected after the kind, as in sky5."),
        ("sky0.1", "line 1, column 4: The size is 0; a grid has 1 to 32 rows."),
        ("sky99.1", "line 1, column 4: The size is 99; a grid has 1 to 32 rows."),
        ("sky4-1332", "line 1, column 5: . is expected here, not -."),
        (
            "sky4.1332.2!22.3213.1423",
            "line 1, column 12: ! is not a number; 1 to 9, a to w or - is expected, or a capital D to W for several -.",
        ),
        (
            "sky4.1332.212.3213.1423",
            "line 1, column 14: The length of this part of the link should be 4, not 3.",
        ),
        (
            "sky4.1332.\n 21222.3213.1423",
            "line 2, column 6: This part of the link is too long; its length should be 4.",
        ),
        (
            "sky4.1332.2122.3213.1423.Q.x.y",
            "line 1, column 30: The link has more parts than the 5 of its kind.",
        ),
        (
            "fut2.E.l4.--",
            "line 1, column 9: 4 is not a sign; l, g or - is expected, or a capital D to W for several -.",
        ),
        ("sky4xbx.1332", "line 1, column 7: x appears twice."),
        (
            "sky4pp.1332",
            "line 1, column 6: Two parks in a line are not supported: every value appears once in each row and column.",
        ),
        (
            "sky2p.--.--.--.--.x---",
            "line 1, column 19: x is not a number; 0 for a park, 1 to 9, a to v or - is expected, or a capital D to W for several -.",
        ),
        (
            "fut2a.D-.l-.--",
            "line 1, column 10: l is not a sign; b or - is expected, or a capital D to W for several -.",
        ),
        (
            "fut2.D-.b-.--",
            "line 1, column 9: b is not a sign; l, g or - is expected, or a capital D to W for several -.",
        ),
        ("fut2.E.l-.--.xy", "line 1, column 14: The link has more parts than the 3 of its kind."),
    ] {
        assert_eq!(error(text), sentence, "{text}");
    }
}

/// The error lists the letter of every feature that has one.
#[test]
fn the_letters_after_the_size_are_listed() {
    let letters: Vec<String> =
        Feature::ALL.into_iter().filter_map(Feature::letter).map(String::from).collect();
    assert!(letters.len() > 5);
    let listed = letters.join(", ");
    let expected = format!(
        "line 1, column 5: y is not expected after the size; expected one of the letters {listed} or a dot."
    );
    assert_eq!(error("sky4y.1332"), expected);
}

/// Whether the links differ only in the order or the case of the letters after the size.
fn says_the_same(slip: &str, right: &str) -> bool {
    let parts = |link: &str| {
        let (opening, rest) = link.split_once('.').unwrap_or((link, ""));
        let letter = |char: char| char.is_ascii_alphabetic();
        let head = opening.trim_end_matches(letter).to_owned();
        let mut letters: Vec<char> = opening[head.len()..].to_ascii_lowercase().chars().collect();
        letters.sort_unstable();
        (head, letters, rest.to_owned())
    };
    parts(slip) == parts(right)
}

/// Every example with its check character.
fn checked() -> impl Iterator<Item = String> {
    let all = VECTORS.into_iter().chain(WITH_LETTERS);
    all.map(|vector| link(&read(vector).unwrap().draft))
}

/// Whether a damaged link is refused, noted, or obviously not a puzzle.
fn is_caught(slip: &str) -> bool {
    let found = Format::named("link").unwrap().read(slip);
    found.map_or(true, |found| !found.notes.is_empty() || found.draft.puzzle().is_err())
}

#[test]
fn one_wrong_character_is_always_caught() {
    for right in checked() {
        for place in 3..right.len() {
            for wrong in "0123456789abcdefghijklmnopqrstuvwxyzDEFGHIJKLMNOPQRSTUVW-.".chars() {
                let slip = format!("{}{wrong}{}", &right[..place], &right[place + 1..]);
                // The check character itself may be in upper case.
                let same = place + 1 == right.len() && slip.eq_ignore_ascii_case(&right);
                let same = same || says_the_same(&slip, &right);
                assert!(slip == right || same || is_caught(&slip), "{right} as {slip}");
            }
        }
    }
}

#[test]
fn two_swapped_neighbours_are_always_caught() {
    for right in checked() {
        for place in 0..right.len() - 1 {
            let mut swapped: Vec<char> = right.chars().collect();
            swapped.swap(place, place + 1);
            let slip: String = swapped.into_iter().collect();
            let same = says_the_same(&slip, &right);
            assert!(slip == right || same || is_caught(&slip), "{right} as {slip}");
        }
    }
}

#[test]
fn one_lost_character_is_always_caught() {
    for right in checked() {
        // Without its last two characters, the link is the same without a check
        // character.
        for place in 0..right.len() - 2 {
            let slip = format!("{}{}", &right[..place], &right[place + 1..]);
            assert!(is_caught(&slip), "{right} as {slip}");
        }
    }
}
