//! New puzzles.

use gridfold_core::explain::{Band, Grade};
use gridfold_core::generate::{self, Daily, Wish};
use gridfold_core::message::Message;
use gridfold_core::puzzle::Draft;
use serde::{Deserialize, Serialize};

/// A wish for a new puzzle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct MakeRequest {
    /// The wish.
    #[serde(flatten)]
    pub wish: Wish,
    /// The seed: the same seed and wish give the same puzzle. The seed is a text of decimal digits, because
    /// JavaScript's numbers cannot represent every seed.
    #[serde(with = "decimal")]
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub seed: u64,
    /// Give up after examining this many unfinished puzzles; null for 20,000.
    pub looks: Option<u64>,
}

/// A new puzzle, or why there is none.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum MakeAnswer {
    /// A puzzle was made.
    Made {
        /// The puzzle.
        made: Made,
    },
    /// No puzzle was made.
    Missed {
        /// The reason.
        message: Message,
        /// The puzzle whose hardest step came nearest to the wish.
        nearest: Option<Made>,
    },
}

/// A new puzzle.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Made {
    /// The puzzle as printed.
    pub draft: Draft,
    /// The share link's fragment without its `#`.
    pub link: String,
    /// The only solution, row by row.
    pub solution: Vec<u32>,
    /// The grade; null if the wish did not ask for a level.
    pub grade: Option<MadeGrade>,
    /// The seed from which the puzzle was made.
    #[serde(with = "decimal")]
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub seed: u64,
}

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct DailyRequest {
    /// The year, 1 to 9999.
    pub year: u32,
    /// The month, from 1.
    pub month: u32,
    /// The day, from 1.
    pub day: u32,
}

/// One of the puzzles of a day.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct DailyPuzzle {
    /// The id.
    #[cfg_attr(feature = "types", ts(type = "'small' | 'medium' | 'hard'"))]
    pub id: &'static str,
    /// The request that makes the puzzle.
    pub request: MakeRequest,
}

impl From<Daily> for DailyPuzzle {
    fn from(Daily { id, wish, seed }: Daily) -> Self {
        Self { id, request: MakeRequest { wish, seed, looks: None } }
    }
}

/// How difficult a new puzzle is, in short.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct MadeGrade {
    /// The rating of the hardest step, in hundredths.
    pub rating: u16,
    /// The rule of that step; its title has the key `technique.<id>`.
    pub rule: Option<&'static str>,
    /// The band; its name has the key `band.<id>`.
    pub band: Band,
}

/// The progress of making a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct MakeProgress {
    /// The number of unfinished puzzles examined.
    pub looks: u64,
}

impl Made {
    /// A puzzle made from this seed, together with its link.
    #[must_use]
    pub fn new(made: generate::Made, link: String, seed: u64) -> Self {
        let generate::Made { draft, solution, grade, tries: _ } = made;
        Self { draft, link, solution, grade: grade.as_ref().map(MadeGrade::from), seed }
    }
}

impl From<&Grade> for MadeGrade {
    fn from(grade: &Grade) -> Self {
        Self { rating: grade.rating.0, rule: grade.rule.map(|rule| rule.id), band: grade.band }
    }
}

/// Large numbers as text.
pub(super) mod decimal {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(in crate::wire) fn serialize<S: Serializer>(
        number: &u64,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_str(number)
    }

    pub(in crate::wire) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<u64, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}
