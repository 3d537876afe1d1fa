//! Texts of either family: what they contain, where, and why they contain nothing.

use gridfold_core::formats;
use gridfold_core::snake::Cuboid;
use gridfold_core::snake::notation;
use gridfold_core::texts::{Family, Found, Hints, Puzzle, read_all, read_part};

use crate::support::mutation::mutated;
use crate::support::random::Dice;
use crate::support::sound;
use crate::support::texts::texts;

const GRID: &str = "lat2.1D";
const SLASH: &str = "bwb/w/b/wb/w/bw/b/w/bw/bw/b/w/b/wb/wb/wb/wb";
const LENGTHS: &str = "3 2 2 3 2 3 2 2 3 3 2 2 2 3 3 3 3";
const PIECES: &str = "ESCCCSCCSCCCSCSCCCCSCSCSCSE";
/// A grid of one cell, and a snake of one step.
const BOTH: &str = "1";

const SNAKES: Hints = Hints { family: Family::Snake, cuboid: None };

/// A short text for each item found: its line, and what it is.
fn found(text: &str, hints: Hints) -> Vec<String> {
    read_all(text, hints).iter().map(shown).collect()
}

fn shown(found: &Found) -> String {
    let what = match &found.puzzle {
        Ok(Puzzle::Grid(grid)) => format!("{} {}", grid.draft.kind.id, grid.draft.size),
        Ok(Puzzle::Snake(readings)) => format!("{} {}", readings[0].form.id, readings[0].chain),
        Err(unread) => format!("{} {}", unread.error.message.key, unread.guesses.len()),
    };
    format!("{}: {what}", found.line)
}

#[test]
fn grids_and_snakes_stand_in_one_list() {
    let list = [SLASH, GRID, "", "# another", LENGTHS, "", "nonsense", GRID].join("\n");
    let slash = format!("1: slash {PIECES}");
    let lengths = format!("5: lengths {PIECES}");
    let expected = |slip| [&*slash, "2: latin 2", &*lengths, slip, "8: latin 2"];
    assert_eq!(found(&list, Hints::default()), expected("7: read.unknown 0"));
    assert_eq!(found(&list, SNAKES), expected("7: snake.symbol 0"));
}

#[test]
fn where_snakes_are_entered_a_text_that_may_be_one_is_one() {
    assert_eq!(found(BOTH, Hints::default()), ["1: futoshiki 1"]);
    assert_eq!(found(&format!("\n{BOTH}"), SNAKES), ["2: increments EE"]);
    assert_eq!(found(GRID, SNAKES), ["1: latin 2"]);
}

#[test]
fn a_snake_over_several_lines_is_one_and_several_lines_are_several() {
    let broken = LENGTHS.replacen("3 3 2 2 2", "3\n3 2 2 2", 1);
    assert_eq!(found(&broken, Hints::default()), [format!("1: lengths {PIECES}")]);
    let broken = SLASH.replacen("/bw/bw/", "/bw/\nbw/", 1);
    assert_eq!(found(&broken, Hints::default()), [format!("1: slash {PIECES}")]);
    let each = [1, 2, 3].map(|line| format!("{line}: lengths {PIECES}"));
    assert_eq!(found(&[LENGTHS; 3].join("\n"), Hints::default()), each);
    let each = [1, 2].map(|line| format!("{line}: slash {PIECES}"));
    assert_eq!(found(&[SLASH; 2].join("\n"), Hints::default()), each);
}

#[test]
fn what_lacks_a_box_is_only_guessed_and_says_so() {
    assert_eq!(found("2 3 2 2", Hints::default()), ["1: snake.which-box 4"]);
    let boxed = Hints { family: Family::Grid, cuboid: Cuboid::new([1, 2, 3]) };
    assert_eq!(found("2 3 2 2", boxed), ["1: lengths ECSCCE"]);
    assert_eq!(found("2 3 2 2", SNAKES), ["1: lengths ECSCCE"]);
}

#[test]
fn a_cubelet_less_or_more_than_a_cube_is_a_snake_of_that_cube() {
    let one = "3 2 2 3 2 2 2 2 3 3 2 2 2 3 3 3 3";
    let chain = "ESCCCSCCCCCSCSCCCCSCSCSCSE";
    for hints in [Hints::default(), SNAKES] {
        assert_eq!(found(one, hints), [format!("1: lengths {chain}")]);
    }
    // So few cubelets are near the size of every small cube.
    assert_eq!(found("2 3 3 2", Hints::default()), ["1: snake.which-box 4"]);
}

#[test]
fn a_slip_is_told_by_the_family_that_was_meant() {
    assert_eq!(found("bwb/w/r", Hints::default()), ["1: snake.third-colour 0"]);
    assert_eq!(found("\nbwb/w/r", SNAKES), ["2: snake.third-colour 0"]);
    assert_eq!(found("1 2 3\n2 1 3", Hints::default()), ["2: read.rows 0"]);
    assert_eq!(found("", Hints::default()), ["1: read.empty 0"]);
    // Control characters of a terminal cannot mean cubelets.
    assert_eq!(found("\0\0\0", Hints::default()), ["1: read.unknown 0"]);
    assert_eq!(found("\u{1b}x\u{1b}x", Hints::default()), ["1: read.unknown 0"]);
}

#[test]
fn an_error_has_its_place_in_the_whole_text() {
    let list = format!("{GRID}\n\n  bwb/w/r\n");
    let all = read_all(&list, Hints::default());
    let Err(unread) = &all[1].puzzle else { panic!("{all:?}") };
    assert_eq!((all[1].line, unread.error.line, unread.error.column), (3, 3, 9));
}

#[test]
fn a_list_that_belongs_together_is_not_divided() {
    let text = format!("{GRID}\n\n{}\n{GRID}\n", [LENGTHS; 3].join("\n"));
    let part = |line, most| {
        let part = read_part(&text, line, most, Hints::default());
        (part.found.iter().map(|one| one.line).collect::<Vec<_>>(), part.next)
    };
    assert_eq!(part(1, 1), (vec![1], Some(3)));
    assert_eq!(part(3, 1), (vec![3, 4, 5], Some(6)));
    assert_eq!(part(6, 1), (vec![6], None));
}

#[test]
fn parts_are_the_whole_and_no_grid_is_taken_for_a_snake() {
    let texts = texts();
    let mut dice = Dice(31);
    let pick = |dice: &mut Dice| texts[dice.below(texts.len())].clone();
    for round in 0..400 {
        let mut list = String::new();
        for _ in 0..1 + dice.below(5) {
            let (one, other) = (pick(&mut dice), pick(&mut dice));
            list += &if dice.chance(30) { mutated(&mut dice, &one, &other) } else { one };
            list += ["\n", "\n\n", "\n# next\n"][dice.below(3)];
        }
        for hints in [Hints::default(), SNAKES] {
            sound::several(&list, hints, 1 + round % 4);
        }
        sound::lists_of_grids(&list);
    }
}

#[test]
fn every_documented_text_is_read_as_its_own_readers_read_it() {
    for text in texts() {
        let all = read_all(&text, Hints::default());
        match (formats::read(&text), notation::read(&text, None)) {
            (Ok(grid), _) => {
                assert!(matches!(&all[..], [Found { puzzle: Ok(Puzzle::Grid(found)), .. }]
                    if found.draft == grid.draft));
            }
            (Err(_), Ok(readings)) if readings[0].is_likely() => {
                assert!(
                    matches!(&all[..], [Found { puzzle: Ok(Puzzle::Snake(found)), .. }]
                    if found[0].chain == readings[0].chain),
                    "{text}"
                );
            }
            _ => {}
        }
    }
}
