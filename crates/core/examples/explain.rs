//! scratch
use gridfold_core::{explain::*, formats, rules::*};
use std::collections::BTreeMap;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let show = args.iter().any(|a| a == "-v");
    let text = std::fs::read_to_string(&args[1]).unwrap();
    let (mut n, mut done) = (0, 0);
    let mut times = Vec::new();
    let mut hard: BTreeMap<&str, usize> = BTreeMap::new();
    let mut ruletime: BTreeMap<&str, (f64, usize)> = BTreeMap::new();
    for line in text.lines() {
        let link = if line.starts_with('{') {
            line.split("\"link\": \"").nth(1).unwrap().split('"').next().unwrap()
        } else {
            line
        };
        let Ok(found) = formats::read(link) else { continue };
        let Ok(puzzle) = found.draft.puzzle() else { continue };
        let start = std::time::Instant::now();
        let mut board = Board::new(&puzzle);
        let mut ladder = Ladder::default();
        let path =
            gridfold_core::budget::Budget::unlimited(|b| path_from(&mut board, &mut ladder, b));
        let g = grade_of(&puzzle, &path);
        times.push(start.elapsed().as_secs_f64() * 1e3);
        n += 1;
        done += usize::from(path.end == End::Full);
        assert!(path.end != End::Wrong, "{link}");
        let max = path.steps.iter().max_by_key(|s| s.rating).unwrap();
        *hard.entry(max.rule.id).or_default() += 1;
        println!("{link}\t{:?}\t{}\t{}\t{}", path.end, max.rule.id, max.rating, path.steps.len());
        print!(
            "   {} width {} effort {} narrow {} trials {}\n",
            g.band.id(),
            g.width,
            g.effort,
            g.narrowness,
            path.steps
                .iter()
                .filter(|s| s.rule.id == "focused-trial" || s.rule.id == "search")
                .count()
        );
        if show {
            let mut b = Board::new(&puzzle);
            for s in &path.steps {
                println!(
                    "   {} {} {:?} {:?}: {}",
                    s.rule.id,
                    s.rating,
                    s.placed.map(|p| (p.cell.0, p.value)),
                    s.removed,
                    s.message(&puzzle)
                );
                b.apply(s);
            }
            let _ = b;
        }
    }
    times.sort_by(f64::total_cmp);
    let _ = &mut ruletime;
    eprintln!(
        "{done}/{n} {hard:?} median {:.2} p99 {:.2} max {:.2} ms",
        times[n / 2],
        times[n * 99 / 100],
        times[n - 1]
    );
}
