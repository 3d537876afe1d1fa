//! A written snake is read back unchanged, every written folding leads to the
//! same cells, and no text makes a reader panic.

use gridfold_core::snake::notation::{FORMS, Folded, VIEWS, read};
use gridfold_core::snake::{Cell, Chain, Cuboid, Direction, Fold, Piece};
use proptest::prelude::*;

use crate::support::random::Dice;
use crate::support::sound;

/// A box with sides up to 4.
fn any_box() -> impl Strategy<Value = Cuboid> {
    let side = || 1..=4_usize;
    let boxes = (side(), side(), side()).prop_map(|(a, b, c)| Cuboid::new([a, b, c]));
    boxes.prop_filter_map("two cells or more", |found| found.filter(|it| it.volume() > 1))
}

/// Any chain with the length of its box, whether it can be folded or not.
fn any_chain() -> impl Strategy<Value = (Chain, Cuboid)> {
    (any_box(), any::<u64>(), 0..=100_usize).prop_map(|(cuboid, seed, share)| {
        let mut dice = Dice(seed);
        let mut piece = || if dice.chance(share) { Piece::Corner } else { Piece::Straight };
        let pieces: Vec<Piece> = (0..cuboid.volume()).map(|_| piece()).collect();
        (Chain::from_pieces(&pieces).expect("a chain"), cuboid)
    })
}

/// Any chain and any box, or no box, whether the chain fills the box or not.
fn any_pair() -> impl Strategy<Value = (Chain, Option<Cuboid>)> {
    (2..=70_usize, prop::option::of(any_box()), any::<u64>(), 0..=100_usize).prop_map(
        |(length, cuboid, seed, share)| {
            let mut dice = Dice(seed);
            let mut piece = || if dice.chance(share) { Piece::Corner } else { Piece::Straight };
            let pieces: Vec<Piece> = (0..length).map(|_| piece()).collect();
            (Chain::from_pieces(&pieces).expect("a chain"), cuboid)
        },
    )
}

/// A random walk through a box until it is stuck, and the chain that lies along it.
fn any_walk() -> impl Strategy<Value = (Fold, Chain, Cuboid)> {
    (any_box(), any::<u64>()).prop_map(|(cuboid, seed)| {
        let mut dice = Dice(seed);
        let start = cuboid.cells().nth(dice.below(cuboid.volume())).expect("a cell");
        let mut cells = vec![start];
        let mut steps: Vec<Direction> = Vec::new();
        while let Some((direction, next)) = free_neighbour(&mut dice, cuboid, &cells) {
            steps.push(direction);
            cells.push(next);
        }
        let inside = steps.windows(2).map(|pair| match pair[0] == pair[1] {
            true => Piece::Straight,
            false => Piece::Corner,
        });
        let ends = [Piece::End];
        let pieces = [&ends[..], &inside.collect::<Vec<_>>(), &ends].concat();
        steps.dedup();
        (Fold { start, directions: steps }, Chain::from_pieces(&pieces).expect("a chain"), cuboid)
    })
}

fn free_neighbour(dice: &mut Dice, cuboid: Cuboid, cells: &[Cell]) -> Option<(Direction, Cell)> {
    let free: Vec<(Direction, Cell)> = Direction::ALL
        .into_iter()
        .filter_map(|direction| Some((direction, cuboid.beyond(*cells.last()?, direction, 1)?)))
        .filter(|(_, cell)| !cells.contains(cell))
        .collect();
    (!free.is_empty()).then(|| free[dice.below(free.len())])
}

/// The cells of a written folding, starting from the first one.
fn replayed(id: &str, text: &str, chain: &Chain, cuboid: Cuboid, start: Cell) -> Vec<Cell> {
    let steps = chain.runs().into_iter().map(|length| length - 1);
    let along = |names: &str| -> Vec<Direction> {
        let direction = |name: char| Direction::ALL[names.find(name).expect("a name")];
        text.chars().filter(|name| *name != ' ').map(direction).collect()
    };
    let each_run = |directions: Vec<Direction>| {
        let pairs = directions.into_iter().zip(steps.clone());
        walked(cuboid, start, pairs.flat_map(|(direction, steps)| vec![direction; steps]).collect())
    };
    match id {
        "arrows" => each_run(along("><^v.o")),
        "moves" => each_run(along("RLUDFB")),
        "letters" => walked(cuboid, start, along("RLUDFB")),
        "words" => {
            let words = ["right", "left", "up", "down", "front", "back"];
            let direction = |line: &str| {
                words.iter().position(|word| line.ends_with(&format!("{word}."))).expect("a word")
            };
            each_run(text.lines().map(|line| Direction::ALL[direction(line)]).collect())
        }
        "coordinates" => text.split(' ').map(|place| at(cuboid, place)).collect(),
        "layers" => numbered(text, cuboid),
        _ => panic!("{id} is not replayed"),
    }
}

fn walked(cuboid: Cuboid, start: Cell, steps: Vec<Direction>) -> Vec<Cell> {
    let mut cells = vec![start];
    for direction in steps {
        cells.push(cuboid.beyond(cells[cells.len() - 1], direction, 1).expect("inside"));
    }
    cells
}

fn at(cuboid: Cuboid, place: &str) -> Cell {
    let place: Vec<usize> = place.split(',').map(|at| at.parse().expect("a number")).collect();
    cuboid.cell(place.try_into().expect("three")).expect("inside")
}

/// The cells, from the numbers in the tables, which are side by side.
fn numbered(text: &str, cuboid: Cuboid) -> Vec<Cell> {
    let [a, b, c] = cuboid.sides();
    let mut found = Vec::new();
    for (row, line) in text.lines().enumerate() {
        for (column, number) in line.split_whitespace().enumerate() {
            let place = [column % a, b - 1 - row, c - 1 - column / a];
            found.push((
                number.parse::<usize>().expect("a number"),
                cuboid.cell(place).expect("inside"),
            ));
        }
    }
    found.retain(|(number, _)| *number > 0);
    found.sort_unstable();
    found.into_iter().map(|(_, cell)| cell).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn what_a_form_writes_it_reads_back((chain, cuboid) in any_chain()) {
        for form in FORMS {
            let Ok(text) = form.write(&chain, Some(cuboid)) else {
                let is_list = ["lengths", "increments", "exclusive", "exclusive-last"].contains(&form.id);
                // Another reading of the numbers is then likelier, and 12 may mean 1 and 2.
                let is_long = chain.runs().iter().any(|length| *length > cuboid.longest());
                prop_assert!(form.id == "turns" || (is_list && is_long), "{} refuses {chain} in {cuboid}", form.id);
                continue;
            };
            let readings = read(&text, Some(cuboid)).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
            let back = readings.iter().find(|reading| reading.chain == chain);
            prop_assert!(back.is_some(), "{text} is not {chain} in {cuboid}");
            // Lists of numbers and of two symbols may also mean a different
            // snake; these formats never do.
            if ["link", "slash", "letters", "steps"].contains(&form.id) {
                prop_assert_eq!(readings.len(), 1, "{}", text);
                prop_assert_eq!(readings[0].form.id, form.id, "{}", text);
                prop_assert_eq!(readings[0].cuboid, Some(cuboid));
            }
            // Only a straight rod has a note.
            prop_assert!(readings[0].note.is_none() || chain.runs().len() == 1, "{text}: {:?}", readings[0].note);
        }
    }

    #[test]
    fn no_form_writes_another_snake((chain, cuboid) in any_pair()) {
        for form in FORMS {
            let text = match form.write(&chain, cuboid) {
                Ok(text) => text,
                Err(refusal) => {
                    let known = ["snake.write-turns", "snake.write-other", "snake.which-box"];
                    prop_assert!(known.contains(&refusal.key), "{refusal}");
                    continue;
                }
            };
            for asked in [None, cuboid] {
                let readings = read(&text, asked).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
                let back = readings.iter().any(|reading| reading.chain == chain);
                prop_assert!(back, "{}: {text} is not {chain}, in {cuboid:?}", form.id);
            }
        }
    }

    #[test]
    fn every_written_folding_leads_to_the_same_cells((fold, chain, cuboid) in any_walk()) {
        let folded = Folded::new(&fold, &chain, cuboid).expect("a walk is a folding");
        let mut cells = folded.cells().to_vec();
        for view in VIEWS {
            let text = view.write(&folded);
            prop_assert_eq!(&replayed(view.id, &text, &chain, cuboid, fold.start), &cells, "{}:\n{}", view.id, text);
        }
        let length = cells.len();
        cells.sort_unstable();
        cells.dedup();
        prop_assert_eq!(cells.len(), length, "a cell is used twice");
    }

    #[test]
    fn nothing_makes_a_reader_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        sound::snakes(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn no_snake_like_text_makes_a_reader_panic(
        text in "[-−—–0-9.,;/|=:\"'x×#%\r\n\t ()\\[\\]a-gl-oqr-uwxA-GIL-OR-UX\u{feff}]{0,120}",
        opening in prop::sample::select(vec!["", "snake3.", "#snake2x3x4.", "snake = \"", "bwb/", "3,2,", "3x3x3 ", "ESC", "-1 ", "7.snake"]),
    ) {
        sound::snakes(&format!("{opening}{text}"));
    }

    #[test]
    fn no_damaged_snake_makes_a_reader_panic(
        (chain, cuboid) in any_chain(),
        damage in (any::<prop::sample::Index>(), any::<char>(), 0..3_u8),
    ) {
        for text in FORMS.iter().filter_map(|form| form.write(&chain, Some(cuboid)).ok()) {
            let mut chars: Vec<char> = text.chars().collect();
            let (place, char, how) = &damage;
            let place = place.index(chars.len());
            match how {
                0 => chars.truncate(place),
                1 => drop(chars.remove(place)),
                _ => chars.insert(place, *char),
            }
            sound::snakes(&chars.into_iter().collect::<String>());
        }
    }

    #[test]
    fn one_wrong_character_of_a_link_never_goes_unnoticed(
        (chain, cuboid) in any_chain(),
        place in any::<prop::sample::Index>(),
        other in "[0-9A-Za-z.]",
    ) {
        let link = FORMS[0].write(&chain, Some(cuboid)).expect("a link carries every chain");
        let body = "snake".len()..link.len() - 2;
        let place = body.start + place.index(body.len());
        let wrong = format!("{}{other}{}", &link[..place], &link[place + 1..]);
        prop_assume!(wrong != link);
        let noticed = read(&wrong, None).map_or(true, |found| found[0].note.is_some());
        prop_assert!(noticed || wrong.to_lowercase() == link.to_lowercase(), "{link} and {wrong}");
    }
}
