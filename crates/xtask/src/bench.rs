//! `npm run bench`: how fast the solver is, native and in wasm, in the same run on the same puzzles.
//!
//! The sets are in `bench/sets`; the two programs that take the times are `crates/core/examples/measure.rs` and
//! `bench/measure.mjs`. This only starts them and makes one table. `docs/performance.md` says how to read it.

mod snakes;

use std::env;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::bindings;
use crate::step::{Outcome, Step, root};

/// Puzzles that the native program does not solve in so many seconds are given up, where nobody says otherwise.
const CAP: u64 = 20;

/// What a set that asks for any one solution says; of all others, uniqueness is proven.
const ASKS_FOR_ONE: &str = "# Asked of each: one solution.";

type Found<T> = Result<T, Box<dyn std::error::Error>>;

/// A set of puzzles.
struct Set {
    name: String,
    links: Vec<String>,
    /// Stop at so many solutions.
    limit: u64,
    /// Of snakes, how many foldings there are in all.
    foldings: Option<u64>,
}

/// What came of one puzzle.
#[derive(Clone, Copy)]
struct Figure {
    /// Infinite where it was given up.
    micros: f64,
    nodes: u64,
    /// Of a snake; 0 for grids, of which the verdict is known.
    foldings: u64,
}

/// Makes the row of a set from its native and its wasm figures.
type Line = fn(&str, &[Figure], &[Figure], u64) -> String;

/// Measures the named sets, or all of them.
pub(crate) fn run() -> Outcome {
    let mut names: Vec<String> = env::args().skip(2).collect();
    let cap = take_cap(&mut names)?;
    let sets = sets(&root().join("bench/sets"), &names)?;
    bindings::write()?;
    let build =
        "build --quiet --release --package gridfold-core --example measure --target-dir target";
    Step::cargo("native program", build).run()?;
    let (grids, snakes): (Vec<Set>, Vec<Set>) =
        sets.into_iter().partition(|set| set.foldings.is_none());
    table(HEAD, &grids, cap, line)?;
    table(snakes::HEAD, &snakes, cap, snakes::line)?;
    println!(
        "\nTimes are medians of several runs of a puzzle; a puzzle that the native program does not"
    );
    println!("solve within {cap} s counts as slower than any other and is not given to wasm.");
    Ok(())
}

/// Prints a row for each set as soon as it is measured.
fn table(head: &str, sets: &[Set], cap: u64, line: Line) -> Outcome {
    if !sets.is_empty() {
        println!("\n{head}");
    }
    for set in sets {
        println!("{}", row(set, cap, line)?);
    }
    Ok(())
}

/// Removes `--cap SECONDS` from the arguments.
fn take_cap(arguments: &mut Vec<String>) -> Found<u64> {
    let Some(at) = arguments.iter().position(|argument| argument == "--cap") else {
        return Ok(CAP);
    };
    let cap = arguments.get(at + 1).and_then(|seconds| seconds.parse().ok());
    arguments.drain(at..arguments.len().min(at + 2));
    cap.ok_or_else(|| "--cap takes a number of seconds".into())
}

fn sets(folder: &Path, names: &[String]) -> Found<Vec<Set>> {
    let mut sets = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if names.is_empty() || names.iter().any(|named| is_in(&name, named)) {
            sets.push(Set::read(name, &fs::read_to_string(&path)?));
        }
    }
    if let Some(name) = names.iter().find(|name| !sets.iter().any(|set| is_in(&set.name, name))) {
        return Err(format!("there is no set {name} in {}", folder.display()).into());
    }
    sets.sort_by_key(|set| sort_key(&set.name));
    Ok(sets)
}

/// Whether a set has this name, or is of the family with this name.
fn is_in(set: &str, name: &str) -> bool {
    set.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
}

/// The family, then the size as a number.
fn sort_key(name: &str) -> (String, u32, String) {
    let (family, rest) = name.rsplit_once('-').unwrap_or((name, ""));
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    (family.to_owned(), digits.parse().unwrap_or(0), rest.to_owned())
}

impl Set {
    fn read(name: String, text: &str) -> Self {
        let (comments, links): (Vec<&str>, Vec<&str>) =
            text.lines().filter(|line| !line.is_empty()).partition(|line| line.starts_with('#'));
        let one = comments.iter().any(|comment| comment.starts_with(ASKS_FOR_ONE));
        let foldings = comments.iter().find_map(|comment| snakes::foldings(comment));
        let links = links.into_iter().map(str::to_owned).collect();
        Self { name, links, limit: if one { 1 } else { 2 }, foldings }
    }
}

fn row(set: &Set, cap: u64, line: Line) -> Found<String> {
    let native = "target/release/examples/measure";
    let program = root().join(native).with_extension(env::consts::EXE_EXTENSION);
    let native = measure(
        Command::new(program).args([set.limit, cap].map(|n| n.to_string())),
        set,
        &set.links,
    )?;
    let solved = |figure: &Figure| figure.micros.is_finite();
    let links: Vec<String> = set
        .links
        .iter()
        .zip(&native)
        .filter(|(_, figure)| solved(figure))
        .map(|(link, _)| link.clone())
        .collect();
    let mut node = Command::new("node");
    node.args(["bench/measure.mjs".to_owned(), set.limit.to_string()]);
    let wasm = measure(&mut node, set, &links)?;
    same_nodes(set, native.iter().filter(|figure| solved(figure)), &wasm)?;
    Ok(line(&set.name, &native, &wasm, cap))
}

/// The same question has the same search on every machine.
fn same_nodes<'a>(
    set: &Set,
    native: impl Iterator<Item = &'a Figure>,
    wasm: &[Figure],
) -> Found<()> {
    match native.zip(wasm).position(|(native, wasm)| native.nodes != wasm.nodes) {
        Some(at) => Err(format!("{}: puzzle {} has other nodes in wasm", set.name, at + 1).into()),
        None => Ok(()),
    }
}

/// Runs one of the two programs on these puzzles.
fn measure(command: &mut Command, set: &Set, links: &[String]) -> Found<Vec<Figure>> {
    let mut child =
        command.current_dir(root()).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    child.stdin.take().ok_or("no standard input")?.write_all(links.join("\n").as_bytes())?;
    let output = child.wait_with_output()?;
    let text = String::from_utf8(output.stdout)?;
    let figures: Vec<Figure> = text.lines().map(|line| figure(line, set)).collect::<Found<_>>()?;
    if !output.status.success() || figures.len() != links.len() {
        return Err(format!(
            "{}: {} of {} puzzles were answered",
            set.name,
            figures.len(),
            links.len()
        )
        .into());
    }
    snakes::check(set, &figures)?;
    Ok(figures)
}

/// Reads `micros nodes verdict`. Every puzzle of the sets has a known verdict, and a wrong one is worth no table.
fn figure(line: &str, set: &Set) -> Found<Figure> {
    let words: Vec<&str> = line.split(' ').collect();
    let [micros, nodes, verdict] = words[..] else {
        return Err(format!("{}: {line}", set.name).into());
    };
    // Of one solution it may or may not be known that it is the only one.
    let expected: &[&str] = if set.limit == 1 { &["unknown", "unique"] } else { &["unique"] };
    match verdict {
        "capped" => Ok(Figure { micros: f64::INFINITY, nodes: 0, foldings: 0 }),
        _ if set.foldings.is_some() || expected.contains(&verdict) => {
            let foldings = if set.foldings.is_some() { verdict.parse()? } else { 0 };
            Ok(Figure { micros: micros.parse()?, nodes: nodes.parse()?, foldings })
        }
        _ => Err(format!("{}: a verdict is {verdict}, {} is right", set.name, expected[0]).into()),
    }
}

const HEAD: &str = "\
| set | puzzles | native: median | p99 | worst | wasm: median | p99 | worst | nodes, median | wasm / native |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|";

fn line(name: &str, native: &[Figure], wasm: &[Figure], cap: u64) -> String {
    let solved = || native.iter().filter(|figure| figure.micros.is_finite());
    let ratios = sorted(solved().zip(wasm).map(|(native, wasm)| wasm.micros / native.micros));
    let nodes = sorted(solved().map(|figure| figure.nodes as f64));
    let times = |figures: &[Figure]| {
        let times = sorted(figures.iter().map(|figure| figure.micros));
        [0.5, 0.99, 1.0].map(|share| time(quantile(&times, share), cap)).join(" | ")
    };
    format!(
        "| {name} | {} | {} | {} | {:.0} | {:.2} |",
        native.len(),
        times(native),
        times(wasm),
        quantile(&nodes, 0.5),
        quantile(&ratios, 0.5),
    )
}

fn sorted(figures: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut sorted: Vec<f64> = figures.collect();
    sorted.sort_by(f64::total_cmp);
    sorted
}

/// The smallest figure that this share of all does not exceed.
fn quantile(sorted: &[f64], share: f64) -> f64 {
    let rank = (share * sorted.len() as f64).ceil() as usize;
    sorted.get(rank.max(1) - 1).copied().unwrap_or(f64::NAN)
}

/// A time in the unit that suits it.
fn time(micros: f64, cap: u64) -> String {
    match micros {
        micros if micros.is_nan() => "-".to_owned(),
        micros if micros.is_infinite() => format!("> {cap} s"),
        micros if micros < 999.5 => format!("{micros:.0} us"),
        micros if micros < 99_950.0 => format!("{:.1} ms", micros / 1e3),
        micros if micros < 999_500.0 => format!("{:.0} ms", micros / 1e3),
        micros => format!("{:.2} s", micros / 1e6),
    }
}

#[cfg(test)]
mod tests {
    use super::{Figure, Set, figure, line, quantile, sets, sort_key, take_cap, time};
    use crate::step::root;

    #[test]
    fn every_set_has_puzzles_and_a_head() {
        let sets = sets(&root().join("bench/sets"), &[]).unwrap();
        assert!(sets.len() >= 40, "{}", sets.len());
        for Set { name, links, limit, foldings } in sets {
            assert!(!links.is_empty(), "{name}");
            assert_eq!(limit == 1, name.starts_with("qwh"), "{name}");
            assert_eq!(foldings.is_some(), name.starts_with("snakes"), "{name}");
        }
    }

    #[test]
    fn a_set_that_is_not_there_is_named() {
        let failure = sets(&root().join("bench/sets"), &["sky-99".to_owned()]).err().unwrap();
        assert!(failure.to_string().starts_with("there is no set sky-99"), "{failure}");
    }

    #[test]
    fn a_family_is_named_by_its_first_word() {
        let names = ["sky-9", "sky-10", "skym-12"].map(|set| super::is_in(set, "sky"));
        assert_eq!(names, [true, true, false]);
        assert!(super::is_in("sky-9", "sky-9") && !super::is_in("sky-9", "sky-"));
    }

    #[test]
    fn sizes_are_sorted_as_numbers() {
        let mut names = ["sky-10", "futo-9", "sky-9", "towers-9x", "towers-9h", "futo-10"];
        names.sort_by_key(|name| sort_key(name));
        assert_eq!(names, ["futo-9", "futo-10", "sky-9", "sky-10", "towers-9h", "towers-9x"]);
    }

    #[test]
    fn the_cap_is_taken_from_the_arguments() {
        let mut arguments = ["sky-9", "--cap", "5", "sky-10"].map(str::to_owned).to_vec();
        assert_eq!(take_cap(&mut arguments).unwrap(), 5);
        assert_eq!(arguments, ["sky-9", "sky-10"]);
        assert!(take_cap(&mut vec!["--cap".to_owned()]).is_err());
    }

    #[test]
    fn quantiles_are_figures_that_occurred() {
        let figures: Vec<f64> = (1..=20).map(f64::from).collect();
        assert_eq!([0.5, 0.99, 1.0].map(|share| quantile(&figures, share)), [10.0, 20.0, 20.0]);
    }

    #[test]
    fn a_time_has_the_unit_that_suits_it() {
        let times = [7.4, 999.0, 1_234.0, 123_456.0, 2.5e6, f64::INFINITY];
        let expected = ["7 us", "999 us", "1.2 ms", "123 ms", "2.50 s", "> 20 s"];
        assert_eq!(times.map(|micros| time(micros, 20)), expected);
    }

    #[test]
    fn what_was_given_up_is_slower_than_anything_and_not_compared() {
        let figure = |micros| Figure { micros, nodes: 3, foldings: 0 };
        let native = [figure(10.0), figure(f64::INFINITY), figure(20.0)];
        let row = line("sky-9", &native, &[figure(15.0), figure(40.0)], 20);
        assert_eq!(
            row,
            "| sky-9 | 3 | 20 us | > 20 s | > 20 s | 15 us | 40 us | 40 us | 3 | 1.50 |"
        );
    }

    #[test]
    fn other_nodes_in_wasm_make_no_table() {
        let figure = |nodes| Figure { micros: 1.0, nodes, foldings: 0 };
        let set = Set::read("x".to_owned(), "lat2.1---\n");
        let same = |wasm| super::same_nodes(&set, [figure(7)].iter(), &[figure(wasm)]);
        assert!(same(7).is_ok());
        assert!(same(8).unwrap_err().to_string().contains("puzzle 1 "));
    }

    #[test]
    fn a_wrong_verdict_makes_no_table() {
        let set = Set::read("x".to_owned(), "# Asked of each: one solution. Free.\nlat2.1---\n");
        assert_eq!((set.limit, set.links.len()), (1, 1));
        assert_eq!(figure("12.5 3 unknown", &set).unwrap().nodes, 3);
        assert!(figure("12.5 3 none", &set).is_err());
        assert!(figure("12.5 3 capped", &set).unwrap().micros.is_infinite());
    }
}
