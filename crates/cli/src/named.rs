//! The words that may be used on a command line, and what they mean.

use clap::ValueEnum;
use gridfold_core::conditions::Feature;
use gridfold_core::deduction::Rule;
use gridfold_core::explain::{Band, LADDER};
use gridfold_core::formats::{self, FORMATS, Format};
use gridfold_core::generate::{Date, Locks, Symmetry};
use gridfold_core::kind::{KINDS, Kind};
use gridfold_core::lab::{SNAKE_STRATEGIES, STRATEGIES};
use gridfold_core::message::Message;
use gridfold_core::puzzle::Draft;
use gridfold_core::snake::Cuboid;
use gridfold_core::snake::notation::{FORMS, Form, VIEWS, View};
use gridfold_photo::{Point, Quad};
use schemars::JsonSchema;
use serde::Serialize;

/// The formats with this name: for grids, for snakes, or both.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Target {
    pub(crate) grid: Option<&'static Format>,
    pub(crate) snake: Option<&'static Form>,
}

/// What a minimal puzzle cannot do without.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Minimal {
    Each,
    Pairs,
}

pub(crate) fn target_named(name: &str) -> Result<Target, String> {
    let target = Target { grid: Format::named(name), snake: Form::named(name) };
    if target.grid.is_some() || target.snake.is_some() {
        return Ok(target);
    }
    let grids = FORMATS.iter().map(|format| format.id).collect::<Vec<_>>().join(", ");
    let snakes = FORMS.iter().map(|form| form.id).collect::<Vec<_>>().join(", ");
    Err(format!("the formats are {grids}; those of snakes {snakes}"))
}

pub(crate) fn grid_format_named(name: &str) -> Result<&'static Format, String> {
    Format::named(name).ok_or_else(|| listed("formats", FORMATS.iter().map(|format| format.id)))
}

pub(crate) fn kind_named(name: &str) -> Result<&'static Kind, String> {
    Kind::named(name).ok_or_else(|| listed("kinds", KINDS.iter().map(|kind| kind.id)))
}

/// The side length of a grid in a photo.
pub(crate) fn size_of_photo(text: &str) -> Result<usize, String> {
    let size = text.parse().ok().filter(|size| (4..=9).contains(size));
    size.ok_or_else(|| "expected 4 to 9".to_owned())
}

/// A number of quarter turns.
pub(crate) fn turn_of_photo(text: &str) -> Result<usize, String> {
    let turn = text.parse().ok().filter(|turn| *turn < 4);
    turn.ok_or_else(|| "expected 0 to 3".to_owned())
}

/// Four corners: eight numbers.
pub(crate) fn corners(text: &str) -> Result<Quad, String> {
    let numbers: Result<Vec<f32>, _> = text.split(',').map(str::parse).collect();
    match numbers.as_deref() {
        Ok(&[a, b, c, d, e, f, g, h]) => {
            Ok([(a, b), (c, d), (e, f), (g, h)].map(|(x, y)| Point { x, y }))
        }
        _ => Err("expected eight numbers with commas".to_owned()),
    }
}

pub(crate) fn feature_named(name: &str) -> Result<Feature, String> {
    let mut whole = wishable();
    let found = whole.clone().find(|feature| feature.id() == name);
    found.ok_or_else(|| listed("features", whole.by_ref().map(Feature::id)))
}

/// The help of `--with`.
pub(crate) fn with_help() -> String {
    let ids: Vec<&str> = wishable().map(Feature::id).collect();
    format!("A variant ({}); can be given several times", ids.join(", "))
}

fn wishable() -> impl Iterator<Item = Feature> + Clone {
    Feature::ALL.into_iter().filter(|feature| feature.can_be_wished())
}

fn band_named(name: &str) -> Result<Band, String> {
    let mut bands = Band::ALL.into_iter().map(|(band, _)| band);
    let found = bands.clone().find(|band| band.id() == name);
    found.ok_or_else(|| listed("levels", bands.by_ref().map(Band::id)))
}

/// One level, or the easiest and the hardest of a range.
pub(crate) fn bands_named(names: &str) -> Result<(Band, Band), String> {
    let (from, to) = names.split_once("..").unwrap_or((names, names));
    let (from, to) = (band_named(from)?, band_named(to)?);
    if from <= to { Ok((from, to)) } else { Err("the easier level comes first".to_owned()) }
}

/// What must be printed, and what else is locked.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) draft: Draft,
    pub(crate) locks: Locks,
}

/// A grid in any format, to be kept, together with the locks in its link.
pub(crate) fn kept_written(text: &str) -> Result<Kept, String> {
    let draft = grid_written(text)?;
    let about = formats::read(text).map_err(|error| error.message.to_string())?.about;
    let locks = Locks::keeping(&draft).and(&Locks::read(&about.locks, &draft));
    Ok(Kept { draft, locks })
}

/// A grid in any format.
pub(crate) fn grid_written(text: &str) -> Result<Draft, String> {
    let draft = formats::read(text).map_err(|error| error.message.to_string())?.draft;
    draft.puzzle().map(|_| draft).map_err(|faults| faults.to_string())
}

pub(crate) fn rule_named(name: &str) -> Result<&'static Rule, String> {
    let rules = LADDER.iter().copied().flatten();
    Rule::named(name).ok_or_else(|| listed("techniques", rules.map(|rule| rule.id)))
}

pub(crate) fn date(text: &str) -> Result<Date, String> {
    let numbers: Option<Vec<u32>> = text.split('-').map(|part| part.parse().ok()).collect();
    match numbers.as_deref().filter(|_| text.len() == "2026-11-22".len()) {
        Some([year, month, day]) => {
            Date::new(*year, *month, *day).map_err(|message| message.to_string())
        }
        _ => Err("a day is written as 2026-11-22".to_owned()),
    }
}

pub(crate) fn symmetry_named(name: &str) -> Result<Symmetry, String> {
    match name {
        "none" => Ok(Symmetry::None),
        "half-turn" => Ok(Symmetry::HalfTurn),
        "mirror" => Ok(Symmetry::Mirror),
        _ => Err(listed("symmetries", ["none", "half-turn", "mirror"])),
    }
}

fn listed(what: &str, names: impl IntoIterator<Item = &'static str>) -> String {
    format!("the {what} are {}", names.into_iter().collect::<Vec<_>>().join(", "))
}

pub(crate) fn strategy_named(name: &str) -> Result<&'static str, String> {
    let grids: Vec<&str> = STRATEGIES.iter().map(|strategy| strategy.id).collect();
    let snakes: Vec<&str> = SNAKE_STRATEGIES.iter().map(|strategy| strategy.id).collect();
    let known = grids.iter().chain(&snakes).find(|id| **id == name);
    known.copied().ok_or_else(|| {
        format!("the strategies are {}; for snakes {}", grids.join(", "), snakes.join(", "))
    })
}

pub(crate) fn view_named(name: &str) -> Result<&'static View, String> {
    let ids: Vec<&str> = VIEWS.iter().map(|view| view.id).collect();
    View::named(name).ok_or_else(|| format!("the views are {}", ids.join(", ")))
}

/// The row and the column of a cell such as r2c3, counted from 0.
pub(crate) fn cell_named(text: &str) -> Result<(usize, usize), String> {
    let numbers = text.strip_prefix('r').and_then(|rest| rest.split_once('c'));
    let counted = |number: &str| number.parse::<usize>().ok()?.checked_sub(1);
    numbers
        .and_then(|(row, column)| Some((counted(row)?, counted(column)?)))
        .ok_or_else(|| "a cell is written as r2c3: row 2, column 3".to_owned())
}

/// A cell with a value, such as r2c3=4.
pub(crate) fn candidate_named(text: &str) -> Result<((usize, usize), u32), String> {
    let parts = text.split_once('=');
    let named = parts.and_then(|(cell, value)| Some((cell_named(cell).ok()?, value.parse().ok()?)));
    named.ok_or_else(|| "a candidate is written as r2c3=4: row 2, column 3, value 4".to_owned())
}

pub(crate) fn box_of(text: &str) -> Result<Cuboid, String> {
    text.parse().map_err(|message: Message| message.to_string())
}
