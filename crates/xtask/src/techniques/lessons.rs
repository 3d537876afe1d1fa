//! The lessons: for each rule, a small whole puzzle that needs the rule and nothing harder, found by the generator.
//!
//! The lessons are saved as a table with a rule and a link in each line, so that every build has the same lessons
//! without a search. A test of the core proves each lesson. Rules without a puzzle are not in the table.

use std::fs;

use gridfold_core::budget::{Budget, Flow};
use gridfold_core::conditions::Feature::{self, Adjacent, Boxes, Diagonals, Parks};
use gridfold_core::deduction::Rule;
use gridfold_core::explain::grade;
use gridfold_core::formats::{self, LINK};
use gridfold_core::generate::{Aim, Made, Wish, generate};
use gridfold_core::kind::Kind;
use gridfold_core::puzzle::Draft;
use gridfold_core::rules::RULES;
use gridfold_wasm::wire::TechniquePuzzle;

use crate::step::{Fallible, Outcome, root};

const TABLE: &str = "crates/core/tests/data/lessons.txt";

/// The puzzle with the least effort is chosen out of this many.
const CHOICE: u64 = 6;
/// The number of unfinished puzzles examined for each puzzle.
const LOOKS: u64 = 4_000;

/// A kind, and the conditions for the whole grid.
type Sort = (&'static str, &'static [Feature]);

const PLAIN: &[Sort] = &[("skyscrapers", &[]), ("futoshiki", &[]), ("mixed", &[]), ("latin", &[])];
const VARIANTS: &[Sort] = &[
    ("skyscrapers", &[Parks]),
    ("futoshiki", &[Adjacent]),
    ("latin", &[Boxes]),
    ("latin", &[Diagonals]),
    ("skyscrapers", &[Boxes]),
    ("futoshiki", &[Boxes]),
    ("mixed", &[Diagonals]),
    ("mixed", &[Adjacent]),
];

/// The wishes, tried one after another.
const ORDER: &[(usize, &[Sort])] = &[
    (4, PLAIN),
    (5, PLAIN),
    (6, PLAIN),
    (4, VARIANTS),
    (5, VARIANTS),
    (6, VARIANTS),
    (7, PLAIN),
    (7, VARIANTS),
];

/// Searches again for a puzzle for each rule, and rewrites the table.
pub(crate) fn find() -> Outcome {
    let mut table = String::new();
    for rule in RULES {
        match lesson(rule) {
            Some(made) => {
                let link = LINK.write(&made.draft).map_err(|message| message.to_string())?;
                println!("{} {link}", rule.id);
                table += &format!("{} {link}\n", rule.id);
            }
            None => println!("{} none", rule.id),
        }
    }
    fs::write(root().join(TABLE), table)?;
    Ok(())
}

/// The puzzle of a rule, in the form that the page uses.
pub(super) fn puzzle(rule: &Rule) -> Fallible<Option<TechniquePuzzle>> {
    let table = fs::read_to_string(root().join(TABLE))?;
    let links = table.lines().filter_map(|line| line.split_once(' '));
    let Some((_, link)) = links.clone().find(|(id, _)| *id == rule.id) else { return Ok(None) };
    let read = formats::read(link).map_err(|error| format!("{TABLE}: {link}: {error}"))?;
    let Draft { kind, size, features, .. } = read.draft;
    Ok(Some(TechniquePuzzle { link: link.to_owned(), kind: kind.id, size, features }))
}

fn lesson(rule: &'static Rule) -> Option<Made> {
    let sorts = ORDER.iter().flat_map(|(size, sorts)| sorts.iter().map(|sort| (*size, *sort)));
    sorts.filter_map(|(size, sort)| wish(rule, size, sort)).find_map(|wish| easiest(&wish))
}

fn wish(rule: &'static Rule, size: usize, (kind, features): Sort) -> Option<Wish> {
    let features = features.iter().copied().collect();
    Some(Wish { features, aim: Aim::Rule(rule), ..Wish::of(Kind::named(kind)?, size) })
}

/// The puzzle with the least effort; `None` if the first seed yields none.
fn easiest(wish: &Wish) -> Option<Made> {
    let first = made(wish, 1)?;
    let others = (2..=CHOICE).filter_map(|seed| made(wish, seed));
    std::iter::once(first).chain(others).min_by_key(effort)
}

fn made(wish: &Wish, seed: u64) -> Option<Made> {
    let mut go_on = |_: &_| Flow::Continue;
    let mut budget = Budget { nodes: Some(LOOKS), every: 1, report: &mut go_on };
    generate(wish, seed, &mut budget).ok()
}

fn effort(made: &Made) -> u64 {
    made.draft.puzzle().map_or(u64::MAX, |puzzle| grade(&puzzle).effort)
}
