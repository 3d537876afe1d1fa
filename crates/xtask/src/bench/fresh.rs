//! Sets for which nothing was tuned. The sets are made by our own generator from a seed, and their names begin with
//! `fresh-`.
//!
//! The files are next to those of the other sets, so that other solvers can solve them too; git ignores them. The
//! same seed makes the same puzzles, until the generator changes.

use std::fs;
use std::path::Path;

use gridfold_core::budget::Budget;
use gridfold_core::explain::Band;
use gridfold_core::formats::LINK;
use gridfold_core::generate::{Aim, Wish, generate};
use gridfold_core::kind::Kind;

use crate::step::{Fallible, Outcome};

/// The contents of a set.
struct Recipe {
    name: &'static str,
    kind: &'static str,
    size: usize,
    /// The level; `None` for minimal puzzles, which have no level.
    band: Option<Band>,
    count: usize,
}

const fn recipe(
    name: &'static str,
    kind: &'static str,
    size: usize,
    band: Option<Band>,
    count: usize,
) -> Recipe {
    Recipe { name, kind, size, band, count }
}

/// The letter after the size stands for the level: hard, expert (x), or
/// minimal.
const RECIPES: &[Recipe] = &[
    recipe("fresh-sky-6x", "skyscrapers", 6, Some(Band::Expert), 20),
    recipe("fresh-sky-8m", "skyscrapers", 8, None, 20),
    recipe("fresh-sky-9h", "skyscrapers", 9, Some(Band::Hard), 20),
    recipe("fresh-sky-9x", "skyscrapers", 9, Some(Band::Expert), 20),
    recipe("fresh-sky-9m", "skyscrapers", 9, None, 20),
    recipe("fresh-sky-10m", "skyscrapers", 10, None, 10),
    recipe("fresh-futo-7x", "futoshiki", 7, Some(Band::Expert), 20),
    recipe("fresh-futo-9h", "futoshiki", 9, Some(Band::Hard), 20),
    recipe("fresh-futo-9m", "futoshiki", 9, None, 20),
    recipe("fresh-mix-8m", "mixed", 8, None, 20),
];

/// Makes all fresh sets, replacing those from another seed.
pub(super) fn write(folder: &Path, seed: u64) -> Outcome {
    println!("making puzzles from seed {seed} ...");
    for recipe in RECIPES {
        let head = format!("# Made by this project's generator from seed {seed}.\n");
        let links = links(recipe, seed)?;
        fs::write(folder.join(recipe.name).with_extension("txt"), head + &links)?;
    }
    Ok(())
}

/// The links of a set, one per line. A seed that yields no puzzle is left out.
fn links(recipe: &Recipe, seed: u64) -> Fallible<String> {
    let kind = Kind::named(recipe.kind).ok_or("no such kind")?;
    let aim = recipe.band.map_or(Aim::Any, Aim::Band);
    let wish = Wish { aim, minimal: recipe.band.is_none(), ..Wish::of(kind, recipe.size) };
    let seeds = (0..).map(|number| seed.wrapping_mul(1000).wrapping_add(number));
    let made =
        seeds.filter_map(|seed| Budget::unlimited(|budget| generate(&wish, seed, budget)).ok());
    let mut text = String::new();
    for made in made.take(recipe.count) {
        text += &LINK.write(&made.draft).map_err(|message| message.to_string())?;
        text.push('\n');
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use gridfold_core::formats;

    use super::{RECIPES, links};

    #[test]
    fn the_same_seed_makes_the_same_puzzles_and_another_one_others() {
        let small = super::Recipe { size: 5, count: 3, ..RECIPES[1] };
        let [one, again, other] = [7, 7, 8].map(|seed| links(&small, seed).unwrap());
        assert_eq!(one, again);
        assert_ne!(one, other);
        let sizes: Vec<usize> =
            one.lines().map(|link| formats::read(link).unwrap().draft.size).collect();
        assert_eq!(sizes, [5; 3]);
    }
}
