//! The texts from which random texts are made: the documented examples, the
//! puzzles of the source documents and the published ones, each in every format
//! that can store it.

use gridfold_core::formats::{self, FORMATS};
use gridfold_core::snake::notation::{self, FORMS};

use super::examples::{Family, documented};

/// Every text once, in a fixed order.
pub fn texts() -> Vec<String> {
    let mut texts: Vec<String> = originals();
    texts.extend(originals().iter().flat_map(|text| as_grid(text)));
    texts.extend(originals().iter().flat_map(|text| as_snake(text)));
    texts.sort_unstable();
    texts.dedup();
    texts
}

fn originals() -> Vec<String> {
    let families = [Family::Grids, Family::Snakes];
    let mut texts: Vec<String> =
        families.into_iter().flat_map(documented).map(|(_, text)| text).collect();
    let ids = include_str!("../../data/tatham.txt").lines();
    texts.extend(ids.filter(|line| !line.starts_with('#')).map(str::to_owned));
    let snakes = include_str!("../../data/snakes.tsv").lines().skip(1);
    texts.extend(snakes.filter_map(|line| line.split('\t').nth(2)).map(str::to_owned));
    let seeds: serde_json::Value =
        serde_json::from_str(include_str!("../../data/seeds.json")).expect("JSON");
    let families = seeds.as_object().expect("families").values();
    let cases = families.filter_map(|family| family.as_array()).flatten();
    texts.extend(cases.filter_map(|case| Some(case["text"].as_str()?.to_owned())));
    texts.retain(|text| !text.trim().is_empty());
    texts
}

fn as_grid(text: &str) -> Vec<String> {
    let Ok(found) = formats::read(text) else { return Vec::new() };
    FORMATS.iter().filter_map(|format| format.write(&found.draft).ok()).collect()
}

fn as_snake(text: &str) -> Vec<String> {
    let readings = notation::read(text, None).unwrap_or_default();
    let Some(first) = readings.first() else { return Vec::new() };
    FORMS.iter().filter_map(|form| form.write(&first.chain, first.cuboid).ok()).collect()
}
