//! The output of `gridfold lab`: a table for people, or one JSON object per puzzle
//! and strategy, each on its own line.

use std::time::Duration;

use gridfold_core::lab::{Counters, Total};
use gridfold_core::message::grouped;
use schemars::JsonSchema;
use serde::Serialize;

use crate::json;
use crate::place::Place;

/// The puzzle that a table is about.
pub(crate) struct Title {
    pub(crate) place: Place,
    pub(crate) kind: &'static str,
    /// The size of a grid.
    pub(crate) size: Option<usize>,
    /// The box of a snake.
    pub(crate) cuboid: Option<[usize; 3]>,
}

/// What a strategy counted on a puzzle.
pub(crate) struct Row {
    pub(crate) strategy: &'static str,
    pub(crate) counters: Counters,
    /// Whether the strategy reached the end, or the first solution if no more
    /// was asked for.
    pub(crate) finished: bool,
    pub(crate) time: Duration,
    /// The number of tries in the whole search, if that is known in advance.
    pub(crate) total: Option<Total>,
}

/// One line of `--json`.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Record<'a> {
    kind: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    size: Option<usize>,
    #[serde(rename = "box", skip_serializing_if = "Option::is_none")]
    cuboid: Option<[usize; 3]>,
    strategy: &'a str,
    tries: u64,
    /// Positions from which the search continued: the same measure for all
    /// strategies.
    positions: u64,
    dead_ends: u64,
    removals: u64,
    solutions: u64,
    finished: bool,
    micros: u64,
    /// The log10 of the number of tries in the whole search, if that is known
    /// in advance.
    #[serde(skip_serializing_if = "Option::is_none")]
    log10_total: Option<f64>,
}

/// A row as JSON.
pub(crate) fn json_line(title: &Title, row: &Row) -> String {
    title.place.line(Record {
        kind: title.kind,
        size: title.size,
        cuboid: title.cuboid,
        strategy: row.strategy,
        tries: row.counters.tries,
        positions: row.counters.positions,
        dead_ends: row.counters.dead_ends,
        removals: row.counters.removals,
        solutions: row.counters.solutions,
        finished: row.finished,
        micros: json::micros(row.time),
        log10_total: row.total.map(|total| total.log10).filter(|log10| log10.is_finite()),
    })
}

/// The lines above the rows.
pub(crate) fn head(title: &Title) -> String {
    let Title { place, kind, size, cuboid } = title;
    let size = size.map(|size| format!("{size}x{size}"));
    let cuboid = cuboid.map(|[a, b, c]| format!("{a}x{b}x{c}"));
    let measure = size.or(cuboid).unwrap_or_default();
    let names =
        ["tries", "positions", "dead ends", "removals", "solutions", "time"].map(str::to_owned);
    format!("{place}: {kind} {measure}\n{}\n", columns("strategy", names))
}

/// A row for people.
pub(crate) fn line(row: &Row) -> String {
    let Counters { tries, positions, dead_ends, removals, solutions, .. } = row.counters;
    let numbers = [tries, positions, dead_ends, removals, solutions].map(grouped);
    let [tries, positions, dead_ends, removals, solutions] = numbers;
    let cells = [tries, positions, dead_ends, removals, solutions, seconds(row.time)];
    let total =
        row.total.map(|total| match total.exact.and_then(|exact| u64::try_from(exact).ok()) {
            Some(exact) if total.log10 < 12.0 => grouped(exact),
            _ => power(total.log10),
        });
    let note = match (row.finished, total) {
        (true, _) => String::new(),
        (false, None) => "  stopped".to_owned(),
        (false, Some(total)) => format!("  stopped, of {total} tries"),
    };
    format!("{}{note}\n", columns(row.strategy, cells))
}

fn columns(name: &str, [tries, positions, ends, removals, solutions, time]: [String; 6]) -> String {
    let counts = format!("{tries:>14}{positions:>14}{ends:>14}{removals:>14}");
    format!("  {name:<13}{counts}{solutions:>11}{time:>11}")
}

/// A number of which only the logarithm is known: `3.7e17`.
fn power(log10: f64) -> String {
    let tenths = 10_f64.powf(log10 - log10.floor());
    format!("{tenths:.1}e{}", log10.floor())
}

fn seconds(time: Duration) -> String {
    match time.as_secs_f64() {
        short if short < 1.0 => format!("{:.1} ms", short * 1000.0),
        long => format!("{long:.1} s"),
    }
}

#[cfg(test)]
mod tests {
    use super::power;

    #[test]
    fn a_logarithm_is_written_as_a_power() {
        assert_eq!(power(17.5712), "3.7e17");
        assert_eq!(power(1541.5), "3.2e1541");
    }
}
