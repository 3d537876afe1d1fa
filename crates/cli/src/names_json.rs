//! The core's names that occur in JSON, for its schema.

use gridfold_core::conditions::{Feature, Sign};
use gridfold_core::grid::Side;
use gridfold_core::solve::Verdict;
use schemars::{Schema, SchemaGenerator, json_schema};
use serde::Serialize;

pub(crate) fn verdicts(_: &mut SchemaGenerator) -> Schema {
    one_of(&[Verdict::Unique, Verdict::Several, Verdict::None, Verdict::Unknown])
}

pub(crate) fn sides(_: &mut SchemaGenerator) -> Schema {
    one_of(&Side::ALL)
}

pub(crate) fn signs(_: &mut SchemaGenerator) -> Schema {
    one_of(&[Sign::None, Sign::Bar])
}

pub(crate) fn signs_of_photos(_: &mut SchemaGenerator) -> Schema {
    one_of(&[Sign::Less, Sign::Greater, Sign::Bar])
}

pub(crate) fn features(_: &mut SchemaGenerator) -> Schema {
    let of_grids: Vec<Feature> =
        Feature::ALL.into_iter().filter(|feature| feature.can_be_wished()).collect();
    json_schema!({"type": "array", "items": one_of(&of_grids)})
}

/// A schema for one of several names, as serde writes them.
fn one_of(all: &[impl Serialize]) -> Schema {
    json_schema!({"type": "string", "enum": all})
}
