//! `gridfold lab`: the classic searches on the same puzzles, one after another,
//! so that their times can be compared.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use gridfold_core::lab::{
    EventKind, Pause, Run, SNAKE_STRATEGIES, STRATEGIES, Slice, SnakeTask, Strategy, Task, Total,
    VariableOrder,
};
use gridfold_core::puzzle::GridPuzzle;
use indicatif::{ProgressBar, ProgressStyle};

use crate::args;
use crate::lab_table::{self as table, Row, Title};
use crate::output::{self, complain};
use crate::place::Refusal;
use crate::runner::{self, Posed};
use crate::source;
use crate::status::Status;

/// A strategy that is about to begin.
struct Lane<Kind: EventKind> {
    strategy: &'static str,
    run: Run<Kind>,
    total: Option<Total>,
}

/// Runs the strategies on everything in these files.
pub(crate) fn run(arguments: &args::Lab) -> io::Result<Status> {
    let mut worst = None;
    let mut out = output::answers()?;
    for item in source::items(&arguments.input, arguments.cuboid) {
        item.complaints().iter().for_each(|complaint| complain(complaint));
        let raced = runner::posed(item).and_then(|posed| race_on(posed, arguments, &mut out));
        let status = match raced {
            Ok(status) => status?,
            Err(refusal) => {
                runner::refuse(&refusal, arguments.input.json, &mut out)?;
                Status::BadInput
            }
        };
        worst = worst.max(Some(status));
    }
    Ok(worst.unwrap_or_else(runner::nothing_found))
}

/// Runs the strategies on one puzzle. The outer error is a complaint about the puzzle; the inner error is about
/// writing.
fn race_on(
    posed: Posed,
    arguments: &args::Lab,
    out: &mut impl Write,
) -> Result<io::Result<Status>, Refusal> {
    match posed {
        Posed::Grid(asked) => {
            let order = order(&asked.puzzle, arguments).map_err(|cell| {
                let message = format!("the board has no cell {cell} to begin with");
                Refusal::new(&asked.place, "cell", message)
            })?;
            let title = Title {
                place: asked.place,
                kind: asked.draft.kind.id,
                size: Some(asked.draft.size),
                cuboid: None,
            };
            let lanes = chosen(STRATEGIES, &asked.puzzle, &order, arguments);
            race(&title, lanes, arguments, out)
        }
        Posed::Snake(place, reading) => {
            let cuboid = runner::box_of(&place, &reading)?;
            let task = SnakeTask { chain: reading.chain, cuboid };
            let lanes = chosen(SNAKE_STRATEGIES, &task, &VariableOrder::default(), arguments);
            let cuboid = Some(cuboid.sides());
            let title = Title { place, kind: "snake", size: None, cuboid };
            race(&title, lanes, arguments, out)
        }
    }
}

/// The requested order, or a cell that the board does not have.
fn order(puzzle: &GridPuzzle, arguments: &args::Lab) -> Result<VariableOrder, String> {
    let size = puzzle.size();
    let cell = |(row, column): &(usize, usize)| {
        let inside = row.max(column) < &size.n();
        inside.then(|| size.cell(*row, *column)).ok_or(format!("r{}c{}", row + 1, column + 1))
    };
    let first = arguments.begin_with.iter().map(cell).collect::<Result<_, _>>()?;
    Ok(VariableOrder { first, smallest: arguments.smallest })
}

/// The requested strategies that are for this type of puzzle.
fn chosen<T: Task>(
    strategies: &[&'static Strategy<T>],
    task: &T,
    order: &VariableOrder,
    arguments: &args::Lab,
) -> Vec<Lane<T::Kind>> {
    let names = &arguments.strategies;
    let mut lanes = Vec::new();
    for strategy in strategies {
        if names.is_empty() || names.contains(&strategy.id) {
            lanes.push(Lane {
                strategy: strategy.id,
                run: strategy.begin_in(task, order),
                total: strategy.total(task),
            });
        }
    }
    lanes
}

fn race<Kind: EventKind>(
    title: &Title,
    lanes: Vec<Lane<Kind>>,
    arguments: &args::Lab,
    out: &mut impl Write,
) -> Result<io::Result<Status>, Refusal> {
    if lanes.is_empty() {
        let message = "no strategy that was named is for this puzzle";
        return Err(Refusal::new(&title.place, "strategy", message));
    }
    Ok(write_rows(title, lanes, arguments, out))
}

fn write_rows<Kind: EventKind>(
    title: &Title,
    lanes: Vec<Lane<Kind>>,
    arguments: &args::Lab,
    out: &mut impl Write,
) -> io::Result<Status> {
    let mut status = Status::Done;
    if !arguments.input.json {
        out.write_all(table::head(title).as_bytes())?;
    }
    for lane in lanes {
        let row = finish(lane, arguments);
        let text =
            if arguments.input.json { table::json_line(title, &row) } else { table::line(&row) };
        out.write_all(text.as_bytes())?;
        out.flush()?;
        status = status.max(Status::of(row.finished));
    }
    if !arguments.input.json {
        out.write_all(b"\n")?;
    }
    Ok(status)
}

/// Runs one strategy to its end, its first solution or a cap, with a bar on a
/// terminal.
fn finish<Kind: EventKind>(lane: Lane<Kind>, arguments: &args::Lab) -> Row {
    let Lane { strategy, mut run, total } = lane;
    let known = total.and_then(|total| u64::try_from(total.exact?).ok());
    let most = known.map_or(arguments.cap, |known| known.min(arguments.cap));
    let bar = ProgressBar::new(most).with_message(strategy);
    let style = "{msg:12} {wide_bar} {human_pos} of at most {human_len} tries, {elapsed}";
    // The template is our own; if it does not parse, indicatif's default bar
    // will do.
    bar.set_style(
        ProgressStyle::with_template(style).unwrap_or_else(|_| ProgressStyle::default_bar()),
    );
    let mut time = Duration::ZERO;
    let mut slice = 1;
    let finished = loop {
        let left = arguments.cap - run.counters().tries;
        let start = Instant::now();
        let pause = run.count(Slice::tries(left.min(slice)));
        let took = start.elapsed();
        time += took;
        slice = next_slice(slice, took);
        match pause {
            Pause::End => break true,
            Pause::Solution if arguments.first => break true,
            Pause::Limit if run.counters().tries >= arguments.cap => break false,
            _ if arguments.seconds.is_some_and(|seconds| time.as_secs_f64() >= seconds) => {
                break false;
            }
            Pause::Solution | Pause::Limit => bar.set_position(run.counters().tries),
        }
    };
    bar.finish_and_clear();
    Row { strategy, counters: run.counters(), finished, time, total }
}

/// The number of tries that moves the bar about twenty times a second, however
/// long a try takes.
fn next_slice(slice: u64, took: Duration) -> u64 {
    match took.as_millis() {
        0..25 => slice.saturating_mul(2),
        25..100 => slice,
        _ => (slice / 2).max(1),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::next_slice;

    #[test]
    fn slices_follow_the_speed_of_a_strategy() {
        assert_eq!(next_slice(1_000, Duration::from_millis(1)), 2_000);
        assert_eq!(next_slice(1_000, Duration::from_millis(50)), 1_000);
        assert_eq!(next_slice(1_000, Duration::from_millis(400)), 500);
        assert_eq!(next_slice(1, Duration::from_secs(4)), 1);
    }
}
