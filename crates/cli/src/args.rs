//! What can be written after `gridfold`, and the help that says so.

use clap::{Args, Parser, Subcommand};
use gridfold_core::formats::{FORMATS, Format};
use gridfold_core::lab::{SNAKE_STRATEGIES, STRATEGIES};
use gridfold_core::message::Message;
use gridfold_core::snake::notation::{FORMS, Form, VIEWS, View};
use gridfold_core::snake::{self, Cuboid};
use gridfold_core::solve::Question;

/// Solves Skyscrapers, Futoshiki, Latin squares and any mix of them, and folds snake cubes.
#[derive(Debug, Parser)]
#[command(name = "gridfold", version, about)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// To add one: a variant here, a module beside this one, a line in `main.rs`.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Solve(Solve),
    /// Say which values each cell takes over all solutions.
    ///
    /// Ends with 0 when that is known of every puzzle, 1 when one has no solution or the search ended too soon, 2 when
    /// something could not be read.
    Candidates(Ask),
    /// Say why puzzles have no solution: a smallest set of clues, givens and signs that cannot hold together.
    ///
    /// Ends with 0 when every puzzle has a solution, 1 when one has none or the search ended too soon, 2 when something
    /// could not be read.
    Conflict(Ask),
    /// Name the clues, givens and signs that could each be left out alone without a new solution turning up.
    ///
    /// Ends with 0 when nothing could be left out of any puzzle, 1 when something could or the search ended too soon,
    /// 2 when something could not be read. Of a puzzle with several solutions, what is not decided after 20000
    /// positions is left undecided where --nodes does not say otherwise.
    Redundant(Ask),
    Convert(Convert),
    Lab(Lab),
}

/// Solve puzzles, and say whether each has exactly one solution.
///
/// Ends with 0 when every puzzle has a solution, 1 when one was left without, 2 when something could not be read.
#[derive(Args, Debug)]
pub(crate) struct Solve {
    /// Stop a puzzle after N solutions.
    #[arg(long, value_name = "N", group = "question", value_parser = clap::value_parser!(u64).range(1..))]
    limit: Option<u64>,
    /// Give all solutions of each puzzle.
    #[arg(long, group = "question")]
    all: bool,
    /// Count all solutions of each puzzle without giving any.
    #[arg(long, group = "question")]
    count: bool,
    /// Give up on a puzzle after N positions of the search.
    #[arg(long, value_name = "N")]
    pub(crate) nodes: Option<u64>,
    /// Write one JSON object a line and puzzle.
    #[arg(long)]
    pub(crate) json: bool,
    /// The box of snakes that name none, as in 2x3x4; without it they fill a cube.
    #[arg(long = "box", value_name = "AxBxC", value_parser = box_of)]
    pub(crate) cuboid: Option<Cuboid>,
    /// Fold snakes from the corner 0,0,0 along +x only, mirror images apart.
    #[arg(long)]
    pub(crate) corner: bool,
    /// Write the foldings of a snake so.
    #[arg(long = "as", value_name = "VIEW", default_value = "arrows", value_parser = view_named)]
    pub(crate) view: &'static View,
    /// Files with one or more puzzles in any known format; standard input where there is none, or for `-`.
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<String>,
}

/// What the other questions about a puzzle have in common.
#[derive(Args, Debug)]
pub(crate) struct Ask {
    /// Give up on each search after N of its positions; one question may take many searches.
    #[arg(long, value_name = "N")]
    pub(crate) nodes: Option<u64>,
    /// Write one JSON object a line and puzzle.
    #[arg(long)]
    pub(crate) json: bool,
    /// Files with one or more puzzles in any known format; standard input where there is none, or for `-`.
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<String>,
}

/// Write puzzles in another format.
///
/// Ends with 0 when every puzzle was written, 1 when the format cannot carry one, 2 when something could not be read.
#[derive(Args, Debug)]
pub(crate) struct Convert {
    /// The format to write.
    #[arg(long, value_name = "FORMAT", value_parser = target_named)]
    pub(crate) to: Target,
    /// The box of snakes that name none, as in 2x3x4; without it they fill a cube.
    #[arg(long = "box", value_name = "AxBxC", value_parser = box_of)]
    pub(crate) cuboid: Option<Cuboid>,
    /// Files with one or more puzzles in any known format; standard input where there is none, or for `-`.
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<String>,
}

/// Run the classic searches on puzzles, one after the other, and compare what they count.
///
/// Ends with 0 when every strategy was finished, 1 when a cap stopped one, 2 when something could not be read.
#[derive(Args, Debug)]
pub(crate) struct Lab {
    /// Run this strategy only; may be given several times.
    #[arg(long = "strategy", value_name = "NAME", value_parser = strategy_named)]
    pub(crate) strategies: Vec<&'static str>,
    /// Stop each strategy at its first solution.
    #[arg(long, group = "goal")]
    pub(crate) first: bool,
    /// Search everything, which is done without a word about it too.
    #[arg(long, group = "goal")]
    exhaust: bool,
    /// Stop each strategy after N tries.
    #[arg(long, value_name = "N", default_value_t = 100_000_000)]
    pub(crate) cap: u64,
    /// Stop each strategy after S seconds.
    #[arg(long, value_name = "S")]
    pub(crate) seconds: Option<f64>,
    /// Try the cell with the fewest candidates first, where a strategy keeps candidates.
    #[arg(long)]
    pub(crate) smallest: bool,
    /// Try these cells before all others, as in r2c3,r1c4.
    #[arg(long, value_name = "CELLS", value_delimiter = ',', value_parser = cell_named)]
    pub(crate) begin_with: Vec<(usize, usize)>,
    /// Write one JSON object a line, puzzle and strategy.
    #[arg(long)]
    pub(crate) json: bool,
    /// The box of snakes that name none, as in 2x3x4; without it they fill a cube.
    #[arg(long = "box", value_name = "AxBxC", value_parser = box_of)]
    pub(crate) cuboid: Option<Cuboid>,
    /// Files with one or more puzzles in any known format; standard input where there is none, or for `-`.
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<String>,
}

/// A format by its name: that of grids, that of snakes, or both.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Target {
    pub(crate) grid: Option<&'static Format>,
    pub(crate) snake: Option<&'static Form>,
}

impl Solve {
    /// What is asked of every snake: without a word about it, all foldings.
    pub(crate) fn snake_question(&self) -> snake::Question {
        let all = if self.corner { snake::Question::CORNER } else { snake::Question::ALL };
        match (self.limit, self.all, self.count) {
            (Some(limit), ..) => {
                let keep = usize::try_from(limit).unwrap_or(usize::MAX);
                snake::Question { limit: Some(limit), keep, ..all }
            }
            (None, true, _) => snake::Question { keep: usize::MAX, ..all },
            (None, _, true) => snake::Question { keep: 0, ..all },
            _ => all,
        }
    }

    /// What is asked of every puzzle: without a word about it, whether its solution is the only one.
    pub(crate) fn question(&self) -> Question {
        match (self.limit, self.all, self.count) {
            (Some(limit), ..) => {
                Question { limit: Some(limit), keep: usize::try_from(limit).unwrap_or(usize::MAX) }
            }
            (None, true, _) => Question { limit: None, keep: usize::MAX },
            (None, _, true) => Question::COUNT,
            _ => Question::UNIQUE,
        }
    }
}

fn target_named(name: &str) -> Result<Target, String> {
    let target = Target { grid: Format::named(name), snake: Form::named(name) };
    if target.grid.is_some() || target.snake.is_some() {
        return Ok(target);
    }
    let grids = FORMATS.iter().map(|format| format.id).collect::<Vec<_>>().join(", ");
    let snakes = FORMS.iter().map(|form| form.id).collect::<Vec<_>>().join(", ");
    Err(format!("the formats are {grids}; those of snakes {snakes}"))
}

fn strategy_named(name: &str) -> Result<&'static str, String> {
    let grids: Vec<&str> = STRATEGIES.iter().map(|strategy| strategy.id()).collect();
    let snakes: Vec<&str> = SNAKE_STRATEGIES.iter().map(|strategy| strategy.id()).collect();
    let known = grids.iter().chain(&snakes).find(|id| **id == name);
    let list =
        || format!("the strategies are {}; for snakes {}", grids.join(", "), snakes.join(", "));
    known.copied().ok_or_else(list)
}

fn view_named(name: &str) -> Result<&'static View, String> {
    let ids = || VIEWS.iter().map(|view| view.id).collect::<Vec<_>>().join(", ");
    View::named(name).ok_or_else(|| format!("the views are {}", ids()))
}

/// The row and the column of a cell such as r2c3, counted from 0.
fn cell_named(text: &str) -> Result<(usize, usize), String> {
    let numbers = text.strip_prefix('r').and_then(|rest| rest.split_once('c'));
    let counted = |number: &str| number.parse::<usize>().ok()?.checked_sub(1);
    numbers
        .and_then(|(row, column)| Some((counted(row)?, counted(column)?)))
        .ok_or_else(|| "a cell is written as r2c3: row 2, column 3".to_owned())
}

fn box_of(text: &str) -> Result<Cuboid, String> {
    text.parse().map_err(|message: Message| message.to_string())
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_arguments_do_not_contradict_each_other() {
        super::Arguments::command().debug_assert();
    }
}
