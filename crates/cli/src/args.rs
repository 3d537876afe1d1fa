//! The arguments of `gridfold`, and their help.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread;

use clap::{Args, Parser, Subcommand};
use gridfold_core::conditions::Feature;
use gridfold_core::deduction::Rule;
use gridfold_core::explain::Band;
use gridfold_core::formats::Format;
use gridfold_core::generate::{Date, LOOKS, Symmetry};
use gridfold_core::kind::Kind;
use gridfold_core::puzzle::Draft;
use gridfold_core::snake;
use gridfold_core::snake::Cuboid;
use gridfold_core::snake::notation::View;
use gridfold_core::solve::Question;
use gridfold_photo::Quad;

use crate::named::{
    Kept, Minimal, Target, bands_named, box_of, candidate_named, cell_named, corners, date,
    feature_named, grid_format_named, grid_written, kept_written, kind_named, rule_named,
    size_of_photo, strategy_named, symmetry_named, target_named, turn_of_photo, view_named,
    with_help,
};
/// Solve Skyscrapers, Futoshiki, Latin squares and any mix of them, and fold snake cubes.
#[derive(Debug, Parser)]
#[command(name = "gridfold", version)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// To add a command, add a variant here, a module next to this one, and a line in `main.rs`.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Solve(Solve),
    /// Show the values that each cell takes over all solutions.
    ///
    /// The exit code is 0 if all values of every puzzle are known, 1 if a puzzle has no solution or the search
    /// ended too soon, and 2 if an input cannot be read or the output cannot be written.
    Candidates(Ask),
    /// Explain why puzzles have no solution: give a minimal set of conditions that contradict each other.
    ///
    /// Conditions are clues, givens, signs and everything else that is printed. The exit code is 0 if every puzzle has
    /// a solution, 1 if a puzzle has no solution or the search ended too soon, and 2 if an input cannot be read or the
    /// output cannot be written.
    Conflict(Ask),
    /// List the conditions that could each be left out without adding a solution.
    ///
    /// Conditions are clues, givens, signs and everything else that is printed. If a puzzle has several solutions, each
    /// search ends after 20000 positions unless --nodes says otherwise, and any condition that it did not decide stays
    /// undecided. The exit code is 0 if no condition of any puzzle could be left out, 1 if a condition could be left
    /// out or the search ended too soon, and 2 if an input cannot be read or the output cannot be written.
    Redundant(Ask),
    Hint(Hint),
    /// Write all steps of each puzzle, the easiest first, with their reasons.
    ///
    /// The exit code is 0 if the steps of every puzzle fill its board, 1 if the steps do not fill a board or --nodes
    /// stopped them, and 2 if an input cannot be read or the output cannot be written.
    Steps(Ask),
    /// Rate how hard puzzles are: the hardest step, the effort of all steps,
    /// and how many lines must be considered together.
    ///
    /// The exit code is 0 if every puzzle was graded, 1 if the steps of a puzzle do not fill its board or --nodes
    /// stopped them, and 2 if an input cannot be read or the output cannot be written.
    Rate(Ask),
    WhyNot(WhyNot),
    Generate(Box<Generate>),
    Convert(Convert),
    Photo(Photo),
    Lab(Lab),
    Schema(SchemaOf),
}

/// Solve puzzles, and say whether each has exactly one solution.
///
/// The exit code is 0 if a solution of every puzzle was found, 1 if a puzzle has no solution or none was found, and 2
/// if an input cannot be read or the output cannot be written.
#[derive(Args, Debug)]
pub(crate) struct Solve {
    /// Stop a puzzle after N solutions.
    #[arg(long, value_name = "N", group = "question", value_parser = clap::value_parser!(u64).range(1..))]
    limit: Option<u64>,
    /// Find and write all solutions of each puzzle.
    #[arg(long, group = "question")]
    all: bool,
    /// Count all solutions of each puzzle, and write none.
    #[arg(long, group = "question")]
    count: bool,
    /// Give up on a puzzle after N positions of its search.
    #[arg(long, value_name = "N")]
    pub(crate) nodes: Option<u64>,
    /// The box for snakes whose text gives no box, such as 2x3x4 [default: the cube that they fill].
    #[arg(long = "box", value_name = "AxBxC", value_parser = box_of)]
    pub(crate) cuboid: Option<Cuboid>,
    /// Fold snakes only from the corner 0,0,0 along +x, and list mirror images separately.
    #[arg(long)]
    pub(crate) corner: bool,
    /// How to write the foldings of a snake: arrows, moves, letters, words, coordinates or layers.
    #[arg(long = "as", value_name = "VIEW", default_value = "arrows", value_parser = view_named)]
    pub(crate) view: &'static View,
    #[command(flatten)]
    pub(crate) jobs: Jobs,
    #[command(flatten)]
    pub(crate) input: Input,
}

/// Where puzzles come from, and how answers are written.
#[derive(Args, Debug)]
pub(crate) struct Input {
    /// Write JSON: one object per puzzle (lab: per puzzle and strategy), each on its own line.
    #[arg(long)]
    pub(crate) json: bool,
    /// Read exactly one puzzle from each line, so that the answers keep the
    /// order of the lines; JSON Lines are always read this way.
    #[arg(long)]
    pub(crate) lines: bool,
    /// Files with puzzles in any known format; standard input if no file is given, and for `-`.
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<String>,
}

/// How many puzzles are processed at the same time.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Jobs {
    /// Process N puzzles at a time, at most 1,024 [default: one per core].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
}

/// The options that the other questions about grids share.
#[derive(Args, Debug)]
pub(crate) struct Ask {
    /// End each search after N positions; one question may need many searches.
    #[arg(long, value_name = "N")]
    pub(crate) nodes: Option<u64>,
    #[command(flatten)]
    pub(crate) jobs: Jobs,
    #[command(flatten)]
    pub(crate) input: Input,
}

/// Say what to do next on each board, and why.
///
/// The exit code is 0 if a step follows on every board, 1 if there is a board without a step, and 2 if an input cannot
/// be read or the output cannot be written.
#[derive(Args, Debug)]
pub(crate) struct Hint {
    /// Write up to N steps of the easiest rule.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) most: usize,
    /// Write all steps that the next number needs.
    #[arg(long, conflicts_with = "most")]
    pub(crate) number: bool,
    #[command(flatten)]
    pub(crate) jobs: Jobs,
    #[command(flatten)]
    pub(crate) input: Input,
}

/// Say why a cell cannot have a value.
///
/// The exit code is 0 if there is a reason on every board, 1 if nothing simple rules out the value, and 2 if an
/// input cannot be read or the output cannot be written.
#[derive(Args, Debug)]
pub(crate) struct WhyNot {
    /// The cell and the value, for example r2c3=4.
    #[arg(value_name = "CANDIDATE", value_parser = candidate_named)]
    pub(crate) candidate: ((usize, usize), u32),
    #[command(flatten)]
    pub(crate) jobs: Jobs,
    #[command(flatten)]
    pub(crate) input: Input,
}

/// Read printed puzzles from photos: JPEG or PNG files.
///
/// Writes the link of each puzzle; with --json, it also writes every symbol, its place, how doubtful it is and what
/// else it may be. If what was read does not have exactly one solution, the likeliest change that leaves one is made;
/// what was changed is doubtful. The exit code is 0 if a puzzle was read in every photo, 1 if a photo shows no grid,
/// and 2 if a file is not a picture or the output cannot be written.
#[derive(Args, Debug)]
pub(crate) struct Photo {
    /// The kind: skyscrapers, futoshiki, mixed or latin [default: as read].
    #[arg(long, value_name = "KIND", value_parser = kind_named)]
    pub(crate) kind: Option<&'static Kind>,
    /// The side length, 4 to 9 [default: as read].
    #[arg(long, value_name = "N", value_parser = size_of_photo)]
    pub(crate) size: Option<usize>,
    /// By how many quarter turns the puzzle is rotated clockwise in the photo [default: as read].
    #[arg(long, value_name = "N", value_parser = turn_of_photo)]
    pub(crate) turn: Option<usize>,
    /// The corners of the grid in pixels, clockwise from the upper left [default: as read].
    #[arg(long, value_name = "X,Y,X,Y,X,Y,X,Y", value_parser = corners)]
    pub(crate) corners: Option<Quad>,
    /// Write JSON: one object per photo, each on its own line.
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) jobs: Jobs,
    /// The photos.
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<String>,
}

/// Make new puzzles, each with exactly one solution.
///
/// The same options with the same seed give the same puzzles. The exit code is 0 if all puzzles were made, 1 if a
/// puzzle was not found within --looks, and 2 if the options ask for something impossible or the output cannot be
/// written.
#[derive(Args, Debug)]
pub(crate) struct Generate {
    /// The kind of puzzle: skyscrapers, futoshiki, mixed or latin.
    #[arg(long, value_name = "KIND", default_value = "skyscrapers", value_parser = kind_named)]
    pub(crate) kind: &'static Kind,
    /// The side length.
    #[arg(long, value_name = "N", default_value_t = 5)]
    pub(crate) size: usize,
    #[arg(long = "with", value_name = "FEATURE", value_parser = feature_named, help = with_help())]
    pub(crate) features: Vec<Feature>,
    /// How hard the hardest step is: gentle, easy, medium, hard, expert, master or trial, or a range such as
    /// easy..medium [default: any].
    #[arg(long, value_name = "LEVEL", value_parser = bands_named, conflicts_with = "technique")]
    pub(crate) level: Option<(Band, Band)>,
    /// The id of a technique that the puzzle needs; no step of the puzzle is harder.
    #[arg(long, value_name = "ID", value_parser = rule_named)]
    pub(crate) technique: Option<&'static Rule>,
    /// Make the three puzzles of a day instead, as on the page: small, medium and hard.
    #[arg(
        long,
        value_name = "YYYY-MM-DD",
        value_parser = date,
        conflicts_with_all = [
            "kind", "size", "features", "level", "technique", "count", "seed", "minimal", "symmetry",
            "givens", "clues", "signs", "marks", "from", "pattern", "keep",
        ]
    )]
    pub(crate) daily: Option<Date>,
    /// Make one puzzle per day from this day on, each in a file named after its
    /// day; the day is also the seed unless --seed says otherwise.
    #[arg(long, value_name = "YYYY-MM-DD", value_parser = date, requires = "dir")]
    pub(crate) from: Option<Date>,
    /// The folder for the files of --from; existing files with these names are overwritten.
    #[arg(long, value_name = "FOLDER", requires = "from")]
    pub(crate) dir: Option<PathBuf>,
    /// Fill only the places that are filled in this puzzle, which also sets kind, size and variants.
    #[arg(long, value_name = "LINK", value_parser = grid_written, conflicts_with_all = ["kind", "size", "features"])]
    pub(crate) pattern: Option<Draft>,
    /// Keep everything that this puzzle has, and add more where needed; the locks in its link apply too.
    #[arg(long, value_name = "LINK", value_parser = kept_written, conflicts_with_all = ["kind", "size", "features"])]
    pub(crate) keep: Option<Kept>,
    /// How many puzzles to make.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) count: u64,
    /// The seed of the first puzzle; each further puzzle has the next seed [default: a new seed
    /// each time].
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    /// Leave out everything superfluous; with --symmetry no pair can be left out, but one thing of a pair may be
    /// superfluous, unless --minimal=each is given, which takes longer.
    #[arg(long, value_enum, num_args = 0..=1, require_equals = true, value_name = "WHAT", default_missing_value = "pairs")]
    pub(crate) minimal: Option<Minimal>,
    /// The symmetry of what is printed: none, half-turn or mirror.
    #[arg(long, value_name = "SYMMETRY", default_value = "none", value_parser = symmetry_named)]
    pub(crate) symmetry: Symmetry,
    /// Give the puzzle this many values.
    #[arg(long, value_name = "N")]
    pub(crate) givens: Option<usize>,
    /// Give the puzzle this many clues.
    #[arg(long, value_name = "N")]
    pub(crate) clues: Option<usize>,
    /// Give the puzzle this many signs.
    #[arg(long, value_name = "N")]
    pub(crate) signs: Option<usize>,
    /// Mark this many cells as odd or even; needs --with odd-even [default: as many as needed].
    #[arg(long, value_name = "N")]
    pub(crate) marks: Option<usize>,
    /// Give up on a puzzle after examining N unfinished puzzles.
    #[arg(long, value_name = "N", default_value_t = LOOKS)]
    pub(crate) looks: u64,
    /// Write one JSON object per puzzle, each on its own line.
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) jobs: Jobs,
    /// The format to write; docs/formats.md shows all formats.
    #[arg(long, value_name = "FORMAT", default_value = "link", value_parser = grid_format_named, conflicts_with = "json")]
    pub(crate) to: &'static Format,
}

/// Write puzzles in another format.
///
/// The exit code is 0 if every puzzle was written, 1 if the format cannot store a puzzle, and 2 if an input cannot
/// be read or the output cannot be written.
#[derive(Args, Debug)]
pub(crate) struct Convert {
    /// The format to write; docs/formats.md shows all formats.
    #[arg(long, value_name = "FORMAT", value_parser = target_named)]
    pub(crate) to: Target,
    /// The box for snakes whose text gives no box, such as 2x3x4 [default: the cube that they fill].
    #[arg(long = "box", value_name = "AxBxC", value_parser = box_of)]
    pub(crate) cuboid: Option<Cuboid>,
    #[command(flatten)]
    pub(crate) input: Input,
}

/// Run the classic searches on puzzles, one after another, and compare their counts.
///
/// The exit code is 0 if every strategy finished, 1 if --cap or --seconds stopped a strategy, and 2 if an input cannot
/// be read or the output cannot be written.
#[derive(Args, Debug)]
pub(crate) struct Lab {
    /// Run only this strategy; can be given several times.
    #[arg(long = "strategy", value_name = "NAME", value_parser = strategy_named)]
    pub(crate) strategies: Vec<&'static str>,
    /// Stop each strategy at its first solution.
    #[arg(long, group = "goal")]
    pub(crate) first: bool,
    /// Search everything (the default).
    #[arg(long, group = "goal")]
    exhaust: bool,
    /// Stop each strategy after N tries.
    #[arg(long, value_name = "N", default_value_t = 100_000_000)]
    pub(crate) cap: u64,
    /// Stop each strategy after S seconds.
    #[arg(long, value_name = "S")]
    pub(crate) seconds: Option<f64>,
    /// Try the cell with the fewest candidates first, in strategies that keep candidates.
    #[arg(long)]
    pub(crate) smallest: bool,
    /// Try these cells before all others, for example r2c3,r1c4.
    #[arg(long, value_name = "CELLS", value_delimiter = ',', value_parser = cell_named)]
    pub(crate) begin_with: Vec<(usize, usize)>,
    /// The box for snakes whose text gives no box, such as 2x3x4 [default: the cube that they fill].
    #[arg(long = "box", value_name = "AxBxC", value_parser = box_of)]
    pub(crate) cuboid: Option<Cuboid>,
    #[command(flatten)]
    pub(crate) input: Input,
}

/// Write the JSON Schema of the lines that a command writes with --json.
///
/// The schemas are also in docs/schema. The exit code is 0, or 2 if the output cannot be written.
#[derive(Args, Debug)]
pub(crate) struct SchemaOf {
    /// The command; without one, an object with the schemas of all commands.
    #[arg(value_name = "COMMAND")]
    pub(crate) command: Option<String>,
}

impl Jobs {
    /// The requested number of threads, or the number of cores that the machine has for this program.
    pub(crate) fn threads(self) -> usize {
        let cores = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
        self.jobs.map_or_else(cores, usize::from)
    }
}

impl Solve {
    /// The question about every snake: all foldings, unless an option says otherwise.
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

    /// The question about every grid: whether its solution is the only one, unless an option says otherwise.
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

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_arguments_do_not_contradict_each_other() {
        super::Arguments::command().debug_assert();
    }
}
