//! How the core's types are serialised with the feature `wire`, in the form
//! that JSON would have.
//!
//! A type that is serialised has an attribute above its own definition, so there
//! is no second definition that could differ from it. This file has only the
//! parts that a derive would write differently. The core itself never serialises
//! anything. With the feature `types`, the same attributes yield the TypeScript
//! types.

mod packed;

use serde::ser::SerializeStruct;
use serde::{Deserialize, Serialize, Serializer};

use crate::conditions::Feature;
use crate::deduction::Rule;
use crate::explain::Band;
use crate::generate::{Aim, Lock, Locked, Place};
use crate::grid::{Cell, Line, Side};
use crate::kind::Kind;

pub(crate) use packed::Packed;
pub use packed::{MARKS, SIGNS, packed};

/// A place for a clue at the border.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ClueAt {
    /// The side.
    pub side: Side,
    /// The index on that side, from 0, left to right or top to bottom.
    pub index: usize,
}

/// The two cells of a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SignAt {
    /// The cell with the smaller value.
    pub lesser: Cell,
    /// The cell with the greater value.
    pub greater: Cell,
}

impl From<(Side, usize)> for ClueAt {
    fn from((side, index): (Side, usize)) -> Self {
        Self { side, index }
    }
}

impl From<(Cell, Cell)> for SignAt {
    fn from((lesser, greater): (Cell, Cell)) -> Self {
        Self { lesser, greater }
    }
}

/// Clues by their places, each with names for its two parts.
pub(crate) fn clues<S: Serializer>(clues: &[(Side, usize)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(clues.iter().copied().map(ClueAt::from))
}

/// Signs by their places, each with names for its two cells.
pub(crate) fn signs<S: Serializer>(signs: &[(Cell, Cell)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(signs.iter().copied().map(SignAt::from))
}

/// Names and their values, as one object.
pub(crate) fn object<T: Serialize, S: Serializer>(
    pairs: &[(&'static str, T)],
    to: S,
) -> Result<S::Ok, S::Error> {
    to.collect_map(pairs.iter().map(|(name, value)| (name, value)))
}

/// A plain value, inside an object with room for its type.
pub(crate) fn value<T: Serialize, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    let mut object = to.serialize_struct("Value", 1)?;
    object.serialize_field("value", value)?;
    object.end()
}

/// A row or a column, with its index.
pub(crate) fn line<S: Serializer>(line: &Line, to: S) -> Result<S::Ok, S::Error> {
    let mut object = to.serialize_struct("Line", 2)?;
    object.serialize_field("row", &matches!(line, Line::Row(_)))?;
    object.serialize_field("index", &line.index())?;
    object.end()
}

/// A kind, as lists show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Kind"))]
pub struct KindEntry {
    /// The name in links to code, JSON and text keys: `skyscrapers`.
    pub id: &'static str,
    /// The word at the start of a share link: `sky`.
    pub prefix: &'static str,
    /// Whether there may be clues around the grid.
    pub clues: bool,
    /// Whether there may be signs between neighbours.
    pub signs: bool,
    /// Everything that a puzzle of this kind may have.
    pub features: Vec<Feature>,
}

impl From<&Kind> for KindEntry {
    fn from(kind: &Kind) -> Self {
        let Kind { id, prefix, prints: _ } = *kind;
        let features = kind.features().into();
        Self { id, prefix, clues: kind.has(Feature::Clues), signs: kind.has_gaps(), features }
    }
}

/// The requested difficulty of a new puzzle, with a rule given by its id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Aim"))]
pub enum AimEntry {
    /// Any difficulty.
    Any,
    /// The hardest step is in a band.
    Band {
        /// The band.
        band: Band,
    },
    /// The hardest step is in one of several bands.
    Bands {
        /// The easiest band.
        from: Band,
        /// The hardest band.
        to: Band,
    },
    /// The puzzle needs a rule, and nothing harder.
    Rule {
        /// The id of the rule.
        rule: String,
    },
}

impl From<Aim> for AimEntry {
    fn from(aim: Aim) -> Self {
        match aim {
            Aim::Any => Self::Any,
            Aim::Band(band) => Self::Band { band },
            Aim::Bands(from, to) => Self::Bands { from, to },
            Aim::Rule(rule) => Self::Rule { rule: rule.id.to_owned() },
        }
    }
}

impl TryFrom<AimEntry> for Aim {
    type Error = String;

    fn try_from(entry: AimEntry) -> Result<Self, String> {
        match entry {
            AimEntry::Any => Ok(Self::Any),
            AimEntry::Band { band } => Ok(Self::Band(band)),
            AimEntry::Bands { from, to } => Ok(Self::Bands(from, to)),
            AimEntry::Rule { rule: id } => {
                Rule::named(&id).map(Self::Rule).ok_or_else(|| format!("no technique {id:?}"))
            }
        }
    }
}

/// A locked place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Locked"))]
pub struct LockEntry {
    /// The place.
    #[serde(flatten)]
    pub at: PlaceEntry,
    /// The lock.
    pub lock: Lock,
}

/// A place where something is printed; a cell also means its mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "PlaceAt"))]
pub enum PlaceEntry {
    /// A cell.
    Cell {
        /// The cell, as row * n + column.
        cell: u16,
    },
    /// A place for a clue.
    Clue {
        /// The side.
        side: Side,
        /// The index on that side, from 0, left to right or top to bottom.
        index: usize,
    },
    /// A gap between two neighbours.
    Sign {
        /// One of the two cells.
        first: u16,
        /// The other cell.
        second: u16,
    },
}

impl From<LockEntry> for Locked {
    fn from(LockEntry { at, lock }: LockEntry) -> Self {
        let place = match at {
            PlaceEntry::Cell { cell } => Place::Cell(Cell(cell)),
            PlaceEntry::Clue { side, index } => Place::Border(side, index),
            PlaceEntry::Sign { first, second } => Place::gap(Cell(first), Cell(second)),
        };
        Self { place, lock }
    }
}

impl From<Locked> for LockEntry {
    fn from(Locked { place, lock }: Locked) -> Self {
        let at = match place {
            Place::Cell(cell) => PlaceEntry::Cell { cell: cell.0 },
            Place::Mark(at) => PlaceEntry::Cell { cell: at.first.0 },
            Place::Border(side, index) => PlaceEntry::Clue { side, index },
            Place::Gap(first, second) => PlaceEntry::Sign { first: first.0, second: second.0 },
        };
        Self { at, lock }
    }
}

/// A kind, given by its id.
pub(crate) mod kind {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::kind::Kind;

    pub(crate) fn serialize<S: Serializer>(kind: &Kind, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(kind.id)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<&'static Kind, D::Error> {
        let id = String::deserialize(from)?;
        Kind::named(&id).ok_or_else(|| D::Error::custom(format_args!("no kind {id:?}")))
    }
}

/// The clues around the grid; 0 where there is none.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(concrete(List = Vec<u32>)))]
pub(crate) struct Clues<List = Vec<u32>> {
    /// Left to right.
    top: List,
    /// Top to bottom.
    right: List,
    /// Left to right.
    bottom: List,
    /// Top to bottom.
    left: List,
}

/// Four lists, one for each side, by the sides' names.
pub(crate) fn sides<S: Serializer>(sides: &[Vec<u32>; 4], to: S) -> Result<S::Ok, S::Error> {
    let [top, right, bottom, left] = sides;
    Clues { top, right, bottom, left }.serialize(to)
}
