//! The search for foldings: known snakes, the document's own search, budgets.

use gridfold_core::budget::{Budget, Flow, Progress};
use gridfold_core::snake::{Chain, Folds, Growth, Pruning, Question, Starts, Symmetries, fold};
use gridfold_core::solve::Verdict;

use crate::support::cases::data;
use crate::support::snakes::{arrows, ask, by_name, chain, cuboid, named};

/// The prunings that can be combined.
fn prunings() -> Vec<Pruning> {
    let each = |bits: usize| [1, 2, 4].map(|bit| bits & bit != 0);
    let pruning =
        |[refusals, dead_ends, colours]: [bool; 3]| Pruning { refusals, dead_ends, colours };
    (0..8).map(each).map(pruning).collect()
}

#[test]
fn every_known_snake_has_its_number_of_foldings() {
    let snakes = named();
    assert!(snakes.len() >= 22, "only {}", snakes.len());
    for snake in snakes {
        assert_eq!(snake.chain.runs(), snake.runs, "{}", snake.name);
        let found = ask(&snake.chain, snake.cuboid, Question::ALL);
        assert_eq!((found.classes, found.complete), (snake.classes, true), "{}", snake.name);
        assert_eq!(found.rotations, 2 * snake.classes, "{}", snake.name);
        let verdict = [Verdict::None, Verdict::Unique, Verdict::Several];
        assert_eq!(found.verdict, verdict[snake.classes.min(2) as usize], "{}", snake.name);
        assert_eq!(found.folds.len() as u64, snake.classes.min(1000), "{}", snake.name);
        for fold in &found.folds {
            assert!(fold.cells(&snake.chain, snake.cuboid).is_some(), "{}", snake.name);
        }
    }
}

#[test]
fn the_documents_search_gives_the_lines_that_it_prints() {
    let seeds: serde_json::Value = serde_json::from_str(&data("seeds.json")).expect("json");
    let seed = &seeds["snake"][0];
    let runs: Vec<usize> = serde_json::from_value(seed["run_lengths"].clone()).expect("runs");
    let printed: Vec<String> =
        serde_json::from_value(seed["from_corner_along_x"].clone()).expect("arrows");
    let snake = Chain::from_runs(&runs).expect("a chain");
    for pruning in prunings() {
        let question = Question { pruning, ..Question::CORNER };
        let found = ask(&snake, cuboid([3; 3]), question);
        assert_eq!(found.folds.iter().map(arrows).collect::<Vec<_>>(), printed);
        assert_eq!((found.classes, found.verdict), (1, Verdict::Unique));
    }
    let all = ask(&snake, cuboid([3; 3]), Question::ALL);
    assert_eq!((all.classes, all.rotations), (1, 2));
    assert_eq!(all.folds.iter().map(arrows).collect::<Vec<_>>(), printed[..1]);
}

#[test]
fn from_the_corner_alone_foldings_are_missed() {
    let missed = [("kevs", 0), ("king B", 0), ("king A", 1)];
    for (name, classes) in missed {
        let snake = by_name(name);
        let found = ask(&snake.chain, snake.cuboid, Question::CORNER);
        assert_eq!((found.classes, found.complete), (classes, true), "{name}");
        assert_eq!(found.folds.len() as u64, 2 * classes, "{name}");
    }
}

#[test]
fn whatever_prunes_and_wherever_it_begins_the_foldings_are_the_same() {
    let names = ["cubra-blue", "cubra-orange", "kevs", "2x2x2", "rudolph9", "insectopalo 3b"];
    for snake in names.map(by_name) {
        let expected = ask(&snake.chain, snake.cuboid, Question::ALL);
        for pruning in prunings() {
            for run in 0..snake.runs.len() {
                let growth = Growth::FromRun(run);
                let question = Question { pruning, growth, ..Question::ALL };
                let found =
                    Folds { stats: expected.stats, ..ask(&snake.chain, snake.cuboid, question) };
                assert_eq!(found, expected, "{} {pruning:?} from run {run}", snake.name);
            }
        }
    }
}

#[test]
fn no_two_foldings_are_of_one_class() {
    let snake = by_name("max-142");
    let found = ask(&snake.chain, snake.cuboid, Question::ALL);
    let group = Symmetries::of(snake.cuboid);
    let mut all: Vec<_> = (found.folds.iter())
        .flat_map(|fold| group.elements().iter().map(|one| fold.turned(*one, snake.cuboid)))
        .collect();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 142 * 48);
}

#[test]
fn a_flat_snake_is_its_own_mirror_image() {
    let spiral = Chain::from_runs(&[3, 3, 3, 2, 2]).expect("a chain");
    for sides in [[1, 3, 3], [3, 1, 3], [3, 3, 1]] {
        let found = ask(&spiral, cuboid(sides), Question::ALL);
        assert_eq!((found.classes, found.rotations), (1, 1));
    }
    let rod = ask(&chain("ESSE"), cuboid([1, 4, 1]), Question::ALL);
    assert_eq!((rod.classes, rod.rotations, rod.verdict), (1, 1, Verdict::Unique));
}

#[test]
fn a_limit_ends_the_search_and_keep_bounds_the_list() {
    let snake = by_name("cubra-purple");
    let limited = ask(&snake.chain, snake.cuboid, Question { limit: Some(5), ..Question::ALL });
    assert_eq!((limited.classes, limited.complete), (5, false));
    assert_eq!((limited.folds.len(), limited.verdict), (5, Verdict::Several));
    let one = ask(&snake.chain, snake.cuboid, Question::ONE);
    assert_eq!((one.folds.len(), one.verdict), (1, Verdict::Unknown));
    let kept = ask(&snake.chain, snake.cuboid, Question { keep: 3, ..Question::ALL });
    assert_eq!((kept.classes, kept.folds.len(), kept.complete), (12, 3, true));
}

#[test]
fn a_chain_of_another_length_than_the_box_has_no_folding() {
    let question = Question { pruning: Pruning::NONE, ..Question::ALL };
    let found = ask(&chain("ECCE"), cuboid([3; 3]), question);
    assert_eq!((found.verdict, found.complete, found.stats.nodes), (Verdict::None, true, 0));
}

#[test]
fn a_budget_of_nodes_is_kept() {
    let snake = by_name("king A");
    for (nodes, starts) in [(1, Starts::All), (1000, Starts::Corner), (20_000, Starts::All)] {
        let mut report = |_: &Progress| Flow::Continue;
        let mut budget = Budget { nodes: Some(nodes), every: u64::MAX, report: &mut report };
        let question = Question { starts, ..Question::ALL };
        let found = fold(&snake.chain, snake.cuboid, question, &mut budget);
        assert_eq!(found.stats.nodes, nodes);
        assert!(!found.complete && found.verdict == Verdict::Unknown);
    }
}

#[test]
fn it_stops_at_the_first_no() {
    let snake = by_name("king A");
    for last in [1, 2, 7, 100] {
        let mut asked = 0;
        let mut report = |_: &Progress| {
            asked += 1;
            if asked == last { Flow::Stop } else { Flow::Continue }
        };
        let mut budget = Budget { nodes: None, every: 1000, report: &mut report };
        let found = fold(&snake.chain, snake.cuboid, Question::ALL, &mut budget);
        assert_eq!((found.stats.nodes, asked), (1000 * last, last));
        assert!(!found.complete);
    }
}

#[test]
fn progress_only_ever_grows() {
    let snake = by_name("king B");
    let mut told: Vec<Progress> = Vec::new();
    let mut report = |progress: &Progress| {
        told.push(*progress);
        Flow::Continue
    };
    let mut budget = Budget { nodes: None, every: 1000, report: &mut report };
    let found = fold(&snake.chain, snake.cuboid, Question::ALL, &mut budget);
    assert!(told.len() as u64 >= found.stats.nodes / 1000 - 1);
    for pair in told.windows(2) {
        assert!(pair[0].share <= pair[1].share && pair[0].solutions <= pair[1].solutions);
        assert!(pair[0].stats.nodes < pair[1].stats.nodes);
    }
    let reached = told.iter().filter(|progress| progress.share > 0.3 && progress.share < 0.9);
    assert!(reached.count() > 10, "the share jumps");
}

#[test]
fn the_choice_of_the_beginning_is_as_good_as_the_better_end() {
    let snake = by_name("king B");
    let nodes = |chain: &Chain, growth: Growth| {
        ask(chain, snake.cuboid, Question { growth, ..Question::ALL }).stats.nodes
    };
    let reversed = snake.chain.reversed();
    let [good, bad] = [&snake.chain, &reversed].map(|chain| nodes(chain, Growth::FromRun(0)));
    assert!(2 * good < bad, "{good} and {bad} nodes");
    for chain in [&snake.chain, &reversed] {
        let chosen = nodes(chain, Growth::Chosen);
        assert!(3 * chosen < 4 * good, "{chosen} instead of {good} nodes");
    }
}
