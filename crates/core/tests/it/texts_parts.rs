//! A long text read in parts, and texts that are laborious to read.

use gridfold_core::texts::grids::Puzzles;
use gridfold_core::texts::{Hints, Part};

use crate::support::hostile::HOSTILE;

const LINK: &str = "sky4.1332.2122.3213.1423";

fn read_part(text: &str, line: usize, most: usize) -> Part {
    gridfold_core::texts::read_part(text, line, most, Hints::default())
}

/// The first line of each item in a part, and where the next part begins.
fn part(text: &str, line: usize, most: usize) -> (Vec<usize>, Option<usize>) {
    let part = read_part(text, line, most);
    (part.found.iter().map(|one| one.line).collect(), part.next)
}

#[test]
fn a_part_ends_where_the_next_one_begins() {
    let text = format!("# list\n{LINK}\n\n{LINK}\nnonsense\n\n// end\n{LINK}\n\n# over\n");
    assert_eq!(part(&text, 1, 2), (vec![2, 4], Some(5)));
    assert_eq!(part(&text, 5, 2), (vec![5, 8], None));
    assert_eq!(part(&text, 6, 2), (vec![8], None));
    assert_eq!(part(&text, 9, 2), (vec![], None));
    assert_eq!(part(&text, 99, 2), (vec![], None));
    assert_eq!(part(&text, 0, 9), (vec![2, 4, 5, 8], None));
    assert_eq!(part(&text, 1, 0), (vec![], Some(2)));
}

#[test]
fn one_puzzle_over_several_lines_is_one_part() {
    assert_eq!(part("\nsky4.1332.\n2122.\n3213.1423\n", 1, 1), (vec![2], None));
    assert_eq!(part("Dear reader,\n\nthere is\nnothing here.", 1, 1), (vec![1], None));
}

#[test]
fn a_hundred_thousand_puzzles_are_read_where_they_are_looked_at() {
    let text = format!("{LINK}\n").repeat(100_000);
    assert_eq!(part(&text, 1, 3), (vec![1, 2, 3], Some(4)));
    assert_eq!(part(&text, 99_998, 3), (vec![99_998, 99_999, 100_000], None));
}

/// The number of lines and bytes read for one puzzle is limited, so that twenty
/// errors cost little more than one.
#[test]
fn no_text_makes_reading_endless() {
    for hostile in HOSTILE {
        for text in [hostile.text(300_000), hostile.lines(300_000, 6_000)] {
            let mut puzzles = Puzzles::new(text.lines());
            while puzzles.effort() < 2_000_000 && puzzles.next().is_some() {}
            let most = 2_000_000 + (1 << 20) + 160 * 6_000;
            assert!(puzzles.effort() <= most, "{}: {}", hostile.name, puzzles.effort());
        }
    }
}

#[test]
#[ignore = "ten megabytes of each hostile text; `npm run test:long` runs it"]
fn ten_megabytes_are_read_in_parts() {
    for hostile in HOSTILE {
        let lines = [60_000, 6_000, 380, 60].map(|line| hostile.lines(10_000_000, line));
        for text in [hostile.text(10_000_000)].into_iter().chain(lines) {
            let mut next = Some(1);
            for _ in 0..3 {
                let Some(line) = next else { break };
                let part = read_part(&text, line, 20);
                assert!(part.found.len() <= 20 && part.next.is_none_or(|next| next > line));
                next = part.next;
            }
        }
    }
}
