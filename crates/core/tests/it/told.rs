//! The details about a puzzle survive in every format that has room for them,
//! and are left out of every other format.

use gridfold_core::conditions::Features;
use gridfold_core::formats::{FORMATS, Format, read};
use gridfold_core::kind::KINDS;
use gridfold_core::puzzle::{About, Draft, Part};
use gridfold_core::solve::unique;
use gridfold_core::texts::grids::read_all;
use proptest::prelude::*;

use crate::support::random::{Dice, paper};

/// Texts with everything that has a special meaning in any format.
fn any_text() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        Just("zZ z9 zN \"number\" null".to_owned()),
        Just("%2C%20, %2D & = ? # / ~ ; |".to_owned()),
        Just("size 5\nproblem\n[end]\ninfo 7".to_owned()),
        Just("-20.-2.--.".to_owned()),
        Just("Türme, два, 塔 😀 \u{301}".to_owned()),
        Just("https://example.org/#sky2".to_owned()),
        "\\PC{0,40}",
        "[ -~]{0,40}",
    ];
    prop::collection::vec(word, 0..4).prop_map(|words| words.join("\n"))
}

fn any_about() -> impl Strategy<Value = About> {
    let texts = (any_text(), any_text(), any_text(), any_text(), any_text());
    texts.prop_map(|(title, author, rules, note, locks)| About {
        title,
        author,
        rules,
        note,
        locks,
        solution: Vec::new(),
    })
}

/// The details that each format is documented to store, defined here a second time.
fn told(format: &Format) -> &'static [Part] {
    use Part::{Author, Locks, Note, Rules, Solution, Title};
    match format.id {
        "json" => &[Title, Author, Rules, Note, Locks, Solution],
        "link" => &[Title, Author, Rules, Note, Locks],
        "fpuzzles" | "sudokupad" | "penpa" => &[Title, Author, Rules, Solution],
        "janko" => &[Title, Author, Note, Solution],
        _ => &[],
    }
}

/// Some formats do not read texts back exactly as written: Penpa encodes the
/// characters that separate its fields, so such a code in a text becomes the
/// character itself, as in Penpa.
fn as_read(format: &Format, about: &About) -> About {
    let decoded = |text: &str, all: bool| {
        let text = text.replace("%2C", ",");
        match all {
            true => text.replace("%2D", "\n").replace("%2E", "&").replace("%2F", "="),
            false => text,
        }
    };
    match format.id {
        "penpa" => About {
            title: decoded(&about.title, false),
            author: decoded(&about.author, false),
            rules: decoded(&about.rules, true),
            ..about.clone()
        },
        _ => about.clone(),
    }
}

fn goes_through_every_form(draft: &Draft, about: &About) -> usize {
    let mut told_by = 0;
    for format in FORMATS {
        assert_eq!(format.tells(), told(format), "{}", format.id);
        let Ok(text) = format.write_about(draft, about) else { continue };
        if told(format).is_empty() {
            assert_eq!(Ok(text), format.write(draft), "{}", format.id);
            continue;
        }
        let bare = format.read(&format.write(draft).expect("a text")).expect("a puzzle");
        let back = format.read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(back.draft, bare.draft, "{text}");
        let mut wanted = as_read(format, &about.tidied(draft.size).only(told(format)));
        if format.id == "sudokupad" && draft.size > 9 {
            wanted.solution.clear();
        }
        assert_eq!(back.about, wanted.tidied(draft.size), "{}: {text}", format.id);
        assert_eq!(read(&text).expect("some form").format.id, format.id, "{text}");
        let all = read_all(&text);
        assert_eq!(all.len(), 1, "{text}");
        assert_eq!(all[0].as_ref().expect("read").1.about, back.about, "{text}");
        told_by += 1;
    }
    told_by
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn every_word_goes_through_every_form_that_has_room_for_it(
        about in any_about(), kind in 0..KINDS.len(), size in 1_usize..=16, seed in any::<u64>()
    ) {
        let mut dice = Dice(seed);
        let share = dice.below(101);
        let draft = paper(&mut dice, KINDS[kind], size, Features::NONE, share);
        let told_by = goes_through_every_form(&draft, &about);
        assert!(told_by >= 2, "link and json have room for any puzzle");
    }
}

#[test]
fn a_note_may_be_a_number() {
    let draft = read("4:/2///2//////////1/,g2h").expect("an ID").draft;
    for note in ["0", "4\n2-2", "four\n4"] {
        let about = About { note: note.to_owned(), ..About::default() };
        assert!(goes_through_every_form(&draft, &about) >= 2, "{note}");
    }
}

#[test]
fn solutions_go_where_there_is_room_for_them() {
    let draft = read("4:/2///2//////////1/,g2h").expect("an ID").draft;
    let solution = unique(&draft.puzzle().expect("a puzzle")).solutions[0].to_vec();
    let about = About { title: "Two".to_owned(), solution, ..About::default() };
    assert_eq!(goes_through_every_form(&draft, &about), 6);
    let wrong = About { solution: vec![1; 15], ..About::default() };
    assert_eq!(
        Format::named("json").map(|json| json.write_about(&draft, &wrong)),
        Format::named("json").map(|json| json.write(&draft))
    );
}

#[test]
fn the_words_of_a_link_can_be_read_by_people() {
    let link = "lat2.1D/title.Two.towers/by.Ann-2c.Bob/note.-e1-bd-84h";
    let found = read(&format!("https://example.org/#{link}")).expect("a link");
    assert_eq!(
        (found.about.title.as_str(), found.about.author.as_str()),
        ("Two towers", "Ann, Bob")
    );
    assert_eq!(found.about.note, "ὄh");
    assert!(found.about.rules.is_empty());
    // Parts of the link for other readers are ignored, and invalid bytes do no harm.
    let found = read("lat2.1D/study.domains.3/title.-ff-zz-/u.10").expect("a link");
    assert_eq!((found.about.title.as_str(), found.draft.unit), ("\u{fffd}-zz-", 10));
}

#[test]
fn lines_of_json_are_a_list() {
    let lines = "{\"text\":\"lat2.1D\",\"title\":\"One\",\"band\":\"easy\",\"solution\":[[1,2],[2,1]]}\n{\"link\":\"lat2.2D\",\"seed\":7}";
    let all: Vec<_> = read_all(lines).into_iter().map(|one| one.expect("read").1).collect();
    assert_eq!(all.len(), 2);
    assert_eq!(
        (all[0].about.title.as_str(), all[0].about.solution.as_slice()),
        ("One", &[1, 2, 2, 1][..])
    );
    assert_eq!((all[1].format.id, all[1].draft.givens[0]), ("json", 2));
    let broken = read("{\"text\":5}").expect_err("no text");
    assert_eq!(broken.message.key, "read.json-part");
}

#[test]
fn what_other_programs_say_is_kept() {
    let json = "{\"size\":3,\"title\":\"A  B\",\"author\":\"Me\",\"ruleset\":\"One.\\nTwo.\",\"solution\":\"123231312\",\"grid\":[[{\"region\":null},{\"region\":null},{\"region\":null}],[{\"region\":null},{\"region\":null},{\"region\":null}],[{\"region\":null},{\"region\":null},{\"region\":null}]]}";
    let found = read(json).expect("f-puzzles");
    assert_eq!((found.about.title.as_str(), found.about.rules.as_str()), ("A B", "One.\nTwo."));
    assert_eq!(found.about.solution, [1, 2, 3, 2, 3, 1, 3, 1, 2]);
    let blank = json.replace("123231312", ".........");
    assert!(read(&blank).expect("f-puzzles").about.solution.is_empty());
    let janko = "begin\npuzzle skyscrapers\nauthor Otto – J.\ninfo 90-37\ninfo fünf\nsize 2\nclabels\n- -\n- -\nrlabels\n- -\n- 1\nsolution\n1 2\n2 1\nend";
    let found = read(janko).expect("a file");
    assert_eq!((found.about.author.as_str(), found.about.note.as_str()), ("Otto – J.", "fünf"));
    assert_eq!(found.about.solution, [1, 2, 2, 1]);
}
