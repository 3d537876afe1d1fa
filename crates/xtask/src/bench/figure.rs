//! Measured figures: the time and the nodes of each puzzle, read from the output of the measuring
//! programs.

use std::io::Write;
use std::process::{Command, Stdio};

use super::set::Set;
use crate::step::Fallible;

/// The result for one puzzle.
#[derive(Clone, Copy)]
pub(super) struct Figure {
    /// The time in microseconds; infinite if the puzzle was given up.
    pub(super) micros: f64,
    /// The time of the whole call in wasm; natively, the same as that of the search.
    pub(super) call: f64,
    pub(super) nodes: u64,
    /// The foldings of a snake; 0 for grids, whose verdict is known.
    pub(super) foldings: u64,
}

/// Checks that the same question has the same search on every machine.
pub(super) fn same_nodes<'a>(
    set: &Set,
    native: impl Iterator<Item = &'a Figure>,
    wasm: &[Figure],
) -> Fallible<()> {
    match native.zip(wasm).position(|(native, wasm)| native.nodes != wasm.nodes) {
        Some(at) => Err(format!("{}: puzzle {} has other nodes in wasm", set.name, at + 1).into()),
        None => Ok(()),
    }
}

/// Runs one of the two programs on these puzzles.
pub(super) fn measure(command: &mut Command, set: &Set, links: &[String]) -> Fallible<Vec<Figure>> {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    child.stdin.take().ok_or("no standard input")?.write_all(links.join("\n").as_bytes())?;
    let output = child.wait_with_output()?;
    let text = String::from_utf8(output.stdout)?;
    let figures: Vec<Figure> =
        text.lines().map(|line| figure(line, set)).collect::<Fallible<_>>()?;
    if !output.status.success() || figures.len() != links.len() {
        return Err(format!(
            "{}: {} of {} puzzles were answered",
            set.name,
            figures.len(),
            links.len()
        )
        .into());
    }
    check_foldings(set, &figures)?;
    Ok(figures)
}

/// Reads `micros nodes verdict`, and in wasm also the time of the call. Every puzzle in the sets has a known verdict;
/// with a wrong verdict, the table would be worthless.
fn figure(line: &str, set: &Set) -> Fallible<Figure> {
    let words: Vec<&str> = line.split(' ').collect();
    let ([micros, nodes, verdict], rest) = words
        .split_first_chunk()
        .map(|(first, rest)| (*first, rest))
        .ok_or_else(|| format!("{}: {line}", set.name))?;
    let call = rest.first().unwrap_or(&micros);
    // A search for one solution may or may not prove that it is the only one.
    let expected: &[&str] = if set.limit == 1 { &["unknown", "unique"] } else { &["unique"] };
    match verdict {
        "capped" => {
            Ok(Figure { micros: f64::INFINITY, call: f64::INFINITY, nodes: 0, foldings: 0 })
        }
        _ if set.foldings.is_some() || expected.contains(&verdict) => {
            let foldings = if set.foldings.is_some() { verdict.parse()? } else { 0 };
            let (micros, call) = (micros.parse()?, call.parse()?);
            Ok(Figure { micros, call, nodes: nodes.parse()?, foldings })
        }
        _ => Err(format!("{}: a verdict is {verdict}, {} is right", set.name, expected[0]).into()),
    }
}

/// A time in a suitable unit.
pub(super) fn time(micros: f64, cap: u64) -> String {
    match micros {
        micros if micros.is_nan() => "-".to_owned(),
        micros if micros.is_infinite() => format!("> {cap} s"),
        micros if micros < 999.5 => format!("{micros:.0} us"),
        micros if micros < 99_950.0 => format!("{:.1} ms", micros / 1e3),
        micros if micros < 999_500.0 => format!("{:.0} ms", micros / 1e3),
        micros => format!("{:.2} s", micros / 1e6),
    }
}

/// Every folding must be found, unless a snake was given up.
fn check_foldings(set: &Set, figures: &[Figure]) -> Fallible<()> {
    let found: u64 = figures.iter().map(|figure| figure.foldings).sum();
    let all = figures.len() == set.links.len() && figures.iter().all(|one| one.micros.is_finite());
    match set.foldings {
        Some(right) if all && found != right => {
            Err(format!("{}: {found} foldings, {right} is right", set.name).into())
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::{Figure, check_foldings, figure, same_nodes, time};
    use crate::bench::set::Set;

    #[test]
    fn a_time_has_the_unit_that_suits_it() {
        let times = [7.4, 999.0, 1_234.0, 123_456.0, 2.5e6, f64::INFINITY];
        let expected = ["7 us", "999 us", "1.2 ms", "123 ms", "2.50 s", "> 20 s"];
        assert_eq!(times.map(|micros| time(micros, 20)), expected);
    }

    #[test]
    fn other_nodes_in_wasm_make_no_table() {
        let figure = |nodes| Figure { micros: 1.0, call: 1.0, nodes, foldings: 0 };
        let set = Set::read("x".to_owned(), "lat2.1---\n");
        let same = |wasm| same_nodes(&set, [figure(7)].iter(), &[figure(wasm)]);
        assert!(same(7).is_ok());
        assert!(same(8).unwrap_err().to_string().contains("puzzle 1 "));
    }

    #[test]
    fn a_wrong_verdict_makes_no_table() {
        let set = Set::read("x".to_owned(), "# Asked of each: one solution. Free.\nlat2.1---\n");
        assert_eq!((set.limit, set.links.len()), (1, 1));
        assert_eq!(figure("12.5 3 unknown", &set).unwrap().nodes, 3);
        assert_eq!(figure("12.5 3 unknown", &set).unwrap().call, 12.5);
        assert_eq!(figure("12.5 3 unknown 14", &set).unwrap().call, 14.0);
        assert!(figure("12.5 3", &set).is_err());
        assert!(figure("12.5 3 none", &set).is_err());
        assert!(figure("12.5 3 capped", &set).unwrap().micros.is_infinite());
    }

    #[test]
    fn a_folding_that_is_missed_makes_no_table() {
        let set = Set::read("snakes-x".to_owned(), "# Foldings: 4.\nsnake4.32\n");
        let figure = |foldings, micros| [Figure { micros, call: micros, nodes: 9, foldings }];
        assert!(check_foldings(&set, &figure(4, 1.0)).is_ok());
        assert!(check_foldings(&set, &figure(3, 1.0)).is_err());
        assert!(check_foldings(&set, &figure(0, f64::INFINITY)).is_ok(), "given up");
    }
}
