//! Conditions of a puzzle in JSON, grouped by feature. Each condition has its
//! place, and everything is counted from 0.

use std::collections::BTreeMap;

use gridfold_core::conditions::{Condition, Feature, Sign, Written};
use gridfold_core::grid::{Side, Size};
use schemars::JsonSchema;
use serde::Serialize;

/// Clues, givens and signs are always present; every other feature is present
/// only if it has conditions.
#[derive(Serialize, JsonSchema)]
#[serde(transparent)]
pub(crate) struct Conditions(BTreeMap<&'static str, Places>);

/// The conditions of one feature.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
enum Places {
    /// A condition on the whole grid.
    Grid(bool),
    Listed(Vec<Place>),
}

/// A cell is (row, column).
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
enum Place {
    Clue {
        #[schemars(schema_with = "crate::names_json::sides")]
        side: Side,
        index: usize,
    },
    Cell((usize, usize)),
    Less {
        lesser: (usize, usize),
        greater: (usize, usize),
    },
    Gap {
        first: (usize, usize),
        second: (usize, usize),
        #[schemars(schema_with = "crate::names_json::signs")]
        sign: Sign,
    },
}

impl Conditions {
    /// Groups conditions of a grid of this size.
    pub(crate) fn of(size: Size, conditions: &[Condition]) -> Self {
        let always = [Feature::Clues, Feature::Givens, Feature::Signs];
        let mut found: BTreeMap<&'static str, Places> =
            always.into_iter().map(|feature| (feature.id(), Places::Listed(Vec::new()))).collect();
        for condition in conditions {
            let id = condition.feature().id();
            match (place(size, condition.written()), found.get_mut(id)) {
                (None, _) => drop(found.insert(id, Places::Grid(true))),
                (Some(place), Some(Places::Listed(places))) => places.push(place),
                (Some(place), _) => drop(found.insert(id, Places::Listed(vec![place]))),
            }
        }
        Self(found)
    }
}

/// The place of a condition, if it has one.
fn place(size: Size, written: Written) -> Option<Place> {
    let at = |cell| (size.row(cell), size.column(cell));
    match written {
        Written::Grid => None,
        Written::Border { side, index, number: _ } => Some(Place::Clue { side, index }),
        Written::Cell { cell, value: _ } => Some(Place::Cell(at(cell))),
        Written::Mark { at: anchor, mark: _ } => Some(Place::Cell(at(anchor.first))),
        Written::Gap { first, second, sign } => Some(match sign.lesser_first(first, second) {
            Some((lesser, greater)) => Place::Less { lesser: at(lesser), greater: at(greater) },
            None => Place::Gap { first: at(first), second: at(second), sign },
        }),
    }
}
