//! Handwritten texts: links without a check character, and sizes that no grid can have.

use gridfold_core::formats::{LINK, read};
use gridfold_core::kind::KINDS;
use gridfold_core::snake::Cuboid;
use gridfold_core::snake::notation;
use proptest::prelude::*;
use proptest::sample::select;

use crate::support::random::{Dice, paper};

/// The sentence about a text that is not a grid.
fn refused(text: &str) -> String {
    read(text).expect_err(text).message.to_string()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_link_without_its_check_is_the_same_puzzle(
        kind in select(KINDS),
        size in 1..=4_usize,
        wanted in any::<u32>(),
        share in 0..=100_usize,
        seed in any::<u64>(),
    ) {
        let features = kind.features().iter().filter(|one| wanted >> *one as u32 & 1 == 1);
        let draft = paper(&mut Dice(seed), kind, size, features.collect(), share);
        let link = LINK.write(&draft).expect("a link carries every grid");
        let (bare, check) = link.rsplit_once('.').expect("a check");
        for text in [format!("{bare}.{check}"), bare.to_owned()] {
            let found = read(&text).expect("a link");
            prop_assert_eq!(&found.draft, &draft, "{}", text);
        }
        prop_assert!(read(&link).expect("a link").notes.is_empty(), "{link}");
    }

    #[test]
    fn an_absurd_size_is_named_as_it_is_written(digits in "[1-9][0-9]{0,60}") {
        let absurd = digits.parse().map_or(true, |size: u64| size > 32);
        prop_assume!(absurd);
        let named = |sentence: &str| sentence.contains(&digits);
        for kind in KINDS {
            let link = refused(&format!("{}{digits}.1", kind.prefix));
            prop_assert!(named(&link), "{link}");
            let picture = refused(&format!("{} {digits}x{digits}\n1\n", kind.id));
            prop_assert!(named(&picture), "{picture}");
        }
        for id in [format!("{digits}:3/2"), format!("{digits}dn:1a2")] {
            let sentence = refused(&id);
            prop_assert!(named(&sentence), "{sentence}");
        }
        let text = format!("{digits}x{digits}x{digits}");
        let asked = text.parse::<Cuboid>().expect_err("no box").to_string();
        prop_assert!(asked.contains(&text[..digits.len().min(79)]), "{asked}");
        for text in [format!("snake{digits}.33"), format!("{digits}x{digits}x{digits}: 3,2,2")] {
            let error = notation::read(&text, None).expect_err("no box").message.to_string();
            prop_assert!(named(&error), "{error}");
        }
    }
}
