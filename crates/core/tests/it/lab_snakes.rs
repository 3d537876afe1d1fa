//! The lab's searches for snakes: their counts, their foldings, their replay.

use std::collections::BTreeSet;

use gridfold_core::lab::{
    Counters, Event, EventKind, Pause, Run, SNAKE_STRATEGIES, Slice, SnakeEventKind, SnakeReplay,
    SnakeTask, snake_strategy,
};
use gridfold_core::message::ENGLISH;
use gridfold_core::snake::{Chain, Cuboid, Direction, Fold, Question, Symmetries};

use crate::support::random::Dice;
use crate::support::snakes::{arrows, ask, cuboid};

/// The snake of the documents that this project started from.
const BLUE: &[usize] = &[3, 2, 2, 3, 2, 3, 2, 2, 3, 3, 2, 2, 2, 3, 3, 3, 3];
/// Another snake with a single folding.
const GREEN: &[usize] = &[3, 3, 2, 3, 2, 3, 2, 2, 2, 3, 3, 3, 2, 3, 3, 3];

fn task(runs: &[usize], sides: [usize; 3]) -> SnakeTask {
    SnakeTask { chain: Chain::from_runs(runs).expect("a chain"), cuboid: cuboid(sides) }
}

fn begin(id: &str, task: &SnakeTask) -> Run<SnakeEventKind> {
    snake_strategy(id).unwrap_or_else(|| panic!("no strategy {id}")).begin(task)
}

fn exhausted(id: &str, task: &SnakeTask) -> Counters {
    let mut run = begin(id, task);
    while run.count(Slice::WHOLE) != Pause::End {}
    run.counters()
}

fn traced(run: &mut Run<SnakeEventKind>, slice: Slice) -> Vec<Event<SnakeEventKind>> {
    let mut events = Vec::new();
    while run.trace(slice, &mut |event| events.push(event)) != Pause::End {}
    events
}

/// A solution as a fold, if the search has a box.
fn fold(numbers: &[u32], cuboid: Cuboid) -> Fold {
    let start = cuboid.cells().nth(numbers[0] as usize).expect("a cell");
    let directions = numbers[1..].iter().map(|number| Direction::ALL[*number as usize]);
    Fold { start, directions: directions.collect() }
}

#[test]
fn the_counts_are_those_of_an_independent_program() {
    let blue = task(BLUE, [3; 3]);
    let counted = |id: &str, task: &SnakeTask| {
        let counters = exhausted(id, task);
        (counters.tries, counters.solutions)
    };
    assert_eq!(counted("corner", &blue), (837, 2));
    assert_eq!(counted("all-starts", &blue), (73_146, 48));
    assert_eq!(counted("span", &blue), (10_309, 8));
    assert_eq!(counted("symmetry", &blue), (5_087, 2));
    assert_eq!(counted("connected", &blue), (1_959, 2));
    let green = task(GREEN, [3; 3]);
    assert_eq!(counted("corner", &green), (1_549, 2));
    assert_eq!(counted("all-starts", &green), (49_146, 48));
}

/// The document prints these two, in this order.
#[test]
fn the_corner_search_finds_the_foldings_of_its_document() {
    let task = task(BLUE, [3; 3]);
    let mut run = begin("corner", &task);
    let mut found = Vec::new();
    while run.count(Slice::WHOLE) != Pause::End {
        found.extend(run.solution().map(|numbers| arrows(&fold(&numbers, task.cuboid))));
    }
    let expected = ["> ^ < . ^ o > . v < ^ o ^ . v > ^", "> . < ^ . v > ^ o < . v . ^ o > ."];
    assert_eq!(found, expected);
}

/// A chain that fills its box, made by a random walk; occasionally one that
/// cannot fill it, because one of its cubelets was changed.
fn random_task(dice: &mut Dice) -> SnakeTask {
    let boxes = [[2, 2, 2], [2, 2, 3], [1, 3, 3], [1, 3, 4], [1, 2, 3]];
    let cuboid = cuboid(boxes[dice.below(boxes.len())]);
    loop {
        let mut cells = vec![cuboid.cells().nth(dice.below(cuboid.volume())).expect("a cell")];
        let mut walked = Vec::new();
        loop {
            let from = cells[cells.len() - 1];
            let ways = Direction::ALL.map(|way| (way, cuboid.beyond(from, way, 1)));
            let free = ways.iter().filter_map(|(way, next)| Some((*way, (*next)?)));
            let free: Vec<_> = free.filter(|(_, next)| !cells.contains(next)).collect();
            if free.is_empty() {
                break;
            }
            let (way, next) = free[dice.below(free.len())];
            cells.push(next);
            walked.push(way);
        }
        if cells.len() == cuboid.volume() {
            let mut runs = vec![2];
            for pair in walked.windows(2) {
                match pair[0] == pair[1] {
                    true => *runs.last_mut().expect("a run") += 1,
                    false => runs.push(2),
                }
            }
            let chain = Chain::from_runs(&runs).expect("a chain");
            let toggled = chain.toggled(dice.below(chain.len())).filter(|_| dice.chance(25));
            return SnakeTask { chain: toggled.unwrap_or(chain), cuboid };
        }
    }
}

#[test]
fn all_but_the_corner_find_every_class_and_that_one_those_of_its_corner() {
    let mut dice = Dice(41);
    let mut several = 0;
    for round in 0..120 {
        let task = random_task(&mut dice);
        let symmetries = Symmetries::of(task.cuboid);
        let classes = ask(&task.chain, task.cuboid, Question::ALL).classes;
        several += u32::from(classes > 1);
        for strategy in SNAKE_STRATEGIES {
            let mut run = strategy.begin(&task);
            let mut found = BTreeSet::new();
            let mut least = BTreeSet::new();
            while run.count(Slice::WHOLE) != Pause::End {
                let Some(numbers) = run.solution() else { continue };
                let fold = fold(&numbers, task.cuboid);
                assert!(found.insert(fold.clone()), "{} twice: {task:?}", strategy.id);
                if strategy.id != "span" {
                    assert!(fold.cells(&task.chain, task.cuboid).is_some(), "{task:?}");
                    let same = symmetries.elements().iter();
                    least.extend(same.map(|turn| fold.turned(*turn, task.cuboid)).min());
                }
            }
            let corner = ask(&task.chain, task.cuboid, Question::CORNER);
            match strategy.id {
                "corner" => assert_eq!(found.len(), corner.folds.len(), "{task:?}"),
                "span" => assert_eq!(found.is_empty(), classes == 0, "{task:?}"),
                id => assert_eq!(least.len() as u64, classes, "{id} in round {round}: {task:?}"),
            }
        }
    }
    assert!(several > 30, "only {several} with several classes");
}

#[test]
fn a_chain_of_another_length_is_refused_before_any_try() {
    let task = task(&[2, 2, 2], [2, 2, 2]);
    for strategy in SNAKE_STRATEGIES {
        let events = traced(&mut strategy.begin(&task), Slice::WHOLE);
        let said: Vec<String> = events.iter().map(|event| event.message().to_string()).collect();
        assert_eq!(said, ["The chain has 4 cubelets, but the box holds 8."]);
    }
}

#[test]
fn a_snake_replay_gives_the_same_chains_forward_and_back() {
    let mut dice = Dice(42);
    let mut events = 0;
    for _ in 0..40 {
        let task = random_task(&mut dice);
        for strategy in SNAKE_STRATEGIES {
            let mut whole = strategy.begin(&task);
            let traced_whole = traced(&mut whole, Slice::WHOLE);
            let slice = Slice::events(1 + dice.below(9) as u64);
            assert_eq!(traced(&mut strategy.begin(&task), slice), traced_whole);
            assert_eq!(whole.counters(), exhausted(strategy.id, &task));
            check_replay(&task, &traced_whole[..traced_whole.len().min(2_000)], &mut dice);
            events += traced_whole.len();
        }
    }
    assert!(events > 20_000, "only {events} events");
}

fn check_replay(task: &SnakeTask, events: &[Event<SnakeEventKind>], dice: &mut Dice) {
    let mut replay = SnakeReplay::new(&task.chain);
    events.iter().for_each(|event| replay.push(*event));
    let mut chains = vec![replay.cubelets()];
    for event in events {
        assert_eq!(replay.forward(), Some(*event));
        let cubelets = replay.cubelets();
        if let SnakeEventKind::Lay { from, .. } = event.kind {
            let before = chains.last().and_then(|chain: &Vec<[i8; 3]>| chain.last().copied());
            assert_eq!(before.unwrap_or(from), from, "{task:?}");
        }
        if event.kind == SnakeEventKind::Solution {
            let places: BTreeSet<[i8; 3]> = cubelets.iter().copied().collect();
            assert_eq!((cubelets.len(), places.len()), (task.chain.len(), task.chain.len()));
        }
        chains.push(cubelets);
    }
    for _ in 0..10 {
        let goal = dice.below(chains.len());
        while replay.at() > goal {
            assert_eq!(replay.back(), Some(events[replay.at()]));
        }
        while replay.at() < goal {
            replay.forward();
        }
        assert_eq!(replay.cubelets(), chains[goal]);
    }
    while replay.back().is_some() {}
    assert_eq!((replay.cubelets().len(), replay.depth()), (0, 0));
}

#[test]
fn every_snake_event_lights_its_line_and_says_its_sentence() {
    let mut dice = Dice(43);
    let has = |key: &str| ENGLISH.iter().any(|(known, _)| *known == key);
    for _ in 0..40 {
        let task = random_task(&mut dice);
        for strategy in SNAKE_STRATEGIES {
            assert!(has(&format!("lab.idea.{}", strategy.id)), "{}", strategy.id);
            let code = strategy.code;
            assert!((12..=20).contains(&code.len()), "{}", strategy.id);
            assert!(code.iter().all(|line| has(line.key)), "{}", strategy.id);
            let mut events = Vec::new();
            strategy.begin(&task).trace(Slice::events(2_000), &mut |event| events.push(event));
            for event in events {
                let line = &code[usize::from(event.line)];
                assert!(line.stages.contains(&event.kind.stage()), "{}: {event:?}", strategy.id);
                let said = event.message().to_string();
                assert!(!said.contains(['{', '}']) && !said.starts_with("lab."), "{said}");
            }
        }
    }
}
