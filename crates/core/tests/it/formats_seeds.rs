//! The texts of the documents that this project started from: each is read
//! correctly, written back unchanged, and solved to the known result.

use gridfold_core::conditions::{Feature, Mark};
use gridfold_core::formats::{FORMATS, Format, picture, read};
use gridfold_core::grid::Side;
use gridfold_core::puzzle::{Draft, Sign};
use serde::Deserialize;

use crate::support::cases::data;
use crate::support::examples::{Family, PAGE, documented, first_columns};

#[derive(Deserialize)]
struct Seeds {
    skyscrapers: Vec<Seed>,
    futoshiki: Vec<Seed>,
}

#[derive(Deserialize)]
struct Seed {
    id: String,
    /// A seed without a text is about one line only.
    #[serde(default)]
    text: String,
    #[serde(default)]
    format: String,
    #[serde(default)]
    size: usize,
    unit: Option<u32>,
    #[serde(default)]
    north: Vec<u32>,
    #[serde(default)]
    east: Vec<u32>,
    #[serde(default)]
    south: Vec<u32>,
    #[serde(default)]
    west: Vec<u32>,
    solution: Option<Vec<Vec<u32>>>,
}

fn seeds() -> Vec<Seed> {
    let seeds: Seeds = serde_json::from_str(&data("seeds.json")).expect("the seeds");
    let all = seeds.skyscrapers.into_iter().chain(seeds.futoshiki);
    all.filter(|seed| !seed.text.is_empty()).collect()
}

#[test]
fn every_seed_is_read_in_its_form() {
    assert_eq!(seeds().len(), 9);
    for seed in seeds() {
        let found = read(&seed.text).unwrap_or_else(|error| panic!("{}: {error}", seed.id));
        assert_eq!(found.format.id, seed.format, "{}", seed.id);
        assert_eq!(found.draft.size, seed.size, "{}", seed.id);
        assert!(found.notes.is_empty());
        assert!(found.draft.puzzle().is_ok(), "{}", seed.id);
        let sides = [seed.north, seed.east, seed.south, seed.west];
        if seed.format != "futoshiki-text" {
            assert_eq!(found.draft.clues, sides, "{}", seed.id);
        }
        if let Some(unit) = seed.unit {
            assert_eq!(found.draft.unit, unit, "{}", seed.id);
        }
    }
}

#[test]
fn every_listed_solution_is_accepted() {
    for seed in seeds() {
        let Some(solution) = seed.solution else { continue };
        let puzzle = read(&seed.text).unwrap().draft.puzzle().unwrap();
        assert!(puzzle.accepts(&solution.concat()), "{}", seed.id);
    }
}

#[test]
fn every_seed_is_written_as_it_stands() {
    for seed in seeds() {
        let found = read(&seed.text).unwrap();
        let written = found.format.write(&found.draft).unwrap();
        // The only ring written as a list of lists is written back as plain rows.
        if seed.id != "skyline-desc-1" {
            assert_eq!(written, seed.text, "{}", seed.id);
        }
    }
}

#[test]
fn the_inside_of_a_ring_is_read_in_storeys() {
    let ring = &seeds()[0];
    let draft = read(&ring.text).unwrap().draft;
    assert_eq!(draft.givens, ring.solution.as_ref().unwrap().concat());
    let ones = ring.text.replace("0 ", " ").replace("  ", " ");
    let draft = read(&ones).unwrap().draft;
    assert_eq!((draft.unit, draft.givens[..5].to_vec()), (1, vec![1, 2, 3, 4, 5]));
    assert_eq!(Format::named("ring").unwrap().write(&draft).unwrap(), ones);
}

#[test]
fn a_dot_and_a_dash_are_no_number() {
    let plan = |dot: &str, dash: &str| {
        let text =
            format!(" | {dot} 1 |\n-+-----+-\n2| 1 {dash} |{dash}\n1|     |2\n-+-----+-\n | 1 2 |");
        read(&text).unwrap().draft
    };
    assert_eq!(plan(".", "-"), plan("0", "0"));
}

/// The format has digits up to F.
#[test]
fn a_futoshiki_text_of_its_largest_size_comes_back() {
    let text = ". ".repeat(14) + "F" + &("\n\n.".to_owned() + &" .".repeat(14)).repeat(14);
    let found = read(&(text + "\n\n")).unwrap();
    assert_eq!((found.draft.size, found.draft.givens[14]), (15, 15));
    let written = found.format.write(&found.draft).unwrap();
    assert_eq!(read(&written).unwrap().draft, found.draft);
}

#[test]
fn the_inside_of_a_plan_is_read() {
    let text = " | 4 3 2 1 |\n-+---------+-\n4| 1 2 3 4 |1\n3|         |2\n2|   4     |2\n1| 4 1 2 3 |2\n-+---------+-\n | 1 2 2 2 |";
    let found = read(text).unwrap();
    assert_eq!(found.draft.givens, [1, 2, 3, 4, 0, 0, 0, 0, 0, 4, 0, 0, 4, 1, 2, 3]);
    assert_eq!(found.format.write(&found.draft).unwrap(), text);
    // The same with its runs of blanks collapsed, for puzzles in which no row
    // is half full.
    let collapsed = text.replace("2|   4     |2", "2|         |2").replace("        ", "");
    assert_eq!(read(&collapsed).unwrap().draft.givens[..8], [1, 2, 3, 4, 0, 0, 0, 0]);
}

#[test]
fn a_wide_plan_keeps_its_columns() {
    let sky = Format::named("link")
        .unwrap()
        .read("sky10.a---------.----------.----------.b-a-------.1W-a-bW2Oa")
        .unwrap();
    let plan = Format::named("plan").unwrap();
    let text = plan.write(&Draft { ..sky.draft.clone() }).unwrap_err();
    assert_eq!(text.key, "write.faults");
    let mut draft = sky.draft;
    draft.clues[Side::Left as usize][0] = 9;
    draft.givens.iter_mut().for_each(|given| *given = (*given).min(10));
    let text = plan.write(&draft).unwrap();
    assert!(
        text.starts_with(
            "  | 10                            |\n--+-------------------------------+--\n 9|  1"
        ),
        "{text}"
    );
    assert_eq!(plan.read(&text).unwrap().draft, draft);
}

#[test]
fn known_heights_count_from_cell_0_in_units_of_high() {
    let sides = "west = [0,0]\neast = [0,0]\nnorth = [0,0]\nsouth = [0,0]\n";
    let read = |rest: &str| {
        read(&format!("{sides}{rest}")).map(|found| (found.draft.unit, found.draft.givens))
    };
    assert_eq!(read("known = {0: 10, 3: 20}"), Ok((10, vec![1, 0, 0, 2])));
    assert_eq!(read("known = {1: 2}\nhigh = 1"), Ok((1, vec![0, 2, 0, 0])));
    assert_eq!(read("high=1\n\n self.known={ 1 : 2 , }"), Ok((1, vec![0, 2, 0, 0])));
    assert_eq!(read("high = 10"), Ok((10, vec![0; 4])));
}

#[test]
fn sides_stand_in_any_order_with_remarks_between() {
    let text = "\u{feff}    # Siehe https://puzzlephil.com, leicht\r\n\r\n    self.south =  [ 2, 1 ,\r\n 3,2]  # S\r\n north=[1,3,2,–];west =   [1,3,3,2,]\r\n\r\n\teast = [2,2,1,3]\r\n";
    let draft = read(text).unwrap().draft;
    assert_eq!(
        draft.clues,
        [vec![1, 3, 2, 0], vec![2, 2, 1, 3], vec![2, 1, 3, 2], vec![1, 3, 3, 2]]
    );
    let sides = "west = [1,2]\neast = [2,1]\nnorth = [1,2]\nsouth = [2,1]\nknown = {1: 10, 2: 10}";
    let found = read(sides).unwrap();
    assert_eq!(found.format.write(&found.draft).unwrap(), sides);
}

#[test]
fn a_futoshiki_may_lose_its_trailing_blanks() {
    for seed in seeds().iter().filter(|seed| seed.format == "futoshiki-text") {
        let whole = read(&seed.text).unwrap().draft;
        let trimmed: Vec<String> = seed
            .text
            .lines()
            .map(|line| format!("  {}", line.trim_end()).trim_end().to_owned())
            .collect();
        assert_eq!(read(&trimmed.join("\r\n")).unwrap().draft, whole, "{}", seed.id);
    }
    let draft = read("1 .<.\n^\n.<3 .\n^   ^\n. 1<2").unwrap().draft;
    let less = |sign: &Sign| *sign == Sign::Less;
    assert_eq!(
        draft.across.iter().map(less).collect::<Vec<_>>(),
        [false, true, true, false, false, true]
    );
    assert_eq!(
        draft.down.iter().map(less).collect::<Vec<_>>(),
        [true, false, false, true, false, true]
    );
}

#[test]
fn a_picture_shows_clues_givens_signs_and_solution() {
    let text = "\
mixed 4x4
    2           1
  +---------------+
3 | .   . < .   4 | 2
  | ^           v |
  | .   .   .   . |
  |               |
  | 1   .   .   . |
  |     v         |
  | .   .   .   . | 4
  +---------------+
            3";
    let found = read(text).unwrap();
    assert_eq!(found.draft.clues[Side::Top as usize], [2, 0, 0, 1]);
    assert_eq!(found.draft.clues[Side::Bottom as usize], [0, 0, 3, 0]);
    assert_eq!(found.format.write(&found.draft).unwrap(), text);
    let link = Format::named("link").unwrap().write(&found.draft).unwrap();
    assert_eq!(&link[..link.len() - 2], "mix4.2--1.2--4.--3-.3---.D4E1H.-lK.l--gFg--");

    let sky = read("sky3.3--.---.---.--2.12D--12.x/u.10").unwrap().draft;
    assert_eq!(
        picture::solution(&sky.puzzle().unwrap(), &[1, 2, 3, 2, 3, 1, 3, 1, 2]),
        "\
skyscrapers 3x3 in tens
     3
  +----------+
  | 10 20 30 |
  | 20 30 10 |
2 | 30 10 20 |
  +----------+"
    );
}

#[test]
fn forms_say_what_they_cannot_carry() {
    let refusal = |format: &str, link: &str| {
        let draft = read(link).unwrap().draft;
        let answer = Format::named(format).unwrap().write(&draft);
        answer.map_err(|message| message.to_string())
    };
    for form in ["ring", "plan", "sides"] {
        assert_eq!(
            refusal(form, "fut2.E.l-.--"),
            Err("This format cannot store signs.".to_owned())
        );
    }
    let clues = "This format cannot store clues at the border.".to_owned();
    assert_eq!(refusal("futoshiki-text", "sky2.1-.--.--.--"), Err(clues));
    let size = "This format goes up to size 15; the puzzle has size 16.".to_owned();
    assert_eq!(refusal("futoshiki-text", "lat16.WWWWWWWWWWWO"), Err(size));
    let heights = "This format does not say whether heights are counted in tens, and these heights would be misread.";
    let ten = "sky10.----------.----------.----------.----------.aWWWWK";
    for form in ["ring", "plan"] {
        assert_eq!(refusal(form, ten), Err(heights.to_owned()));
    }
    for form in FORMATS {
        let faults =
            "The puzzle has faults; only a puzzle without faults can be written.".to_owned();
        assert_eq!(refusal(form.id, "sky2.9-.--.--.--"), Err(faults));
    }
}

#[test]
fn the_examples_of_the_page_are_read() {
    let examples = documented(Family::Grids);
    for (form, text) in &examples {
        let found = read(text).unwrap_or_else(|error| panic!("{form}: {error}\n{text}"));
        assert_eq!(found.format.id, form, "{text}");
        assert!(found.notes.is_empty(), "{text}: {}", found.notes[0]);
        assert!(found.draft.puzzle().is_ok(), "{text}");
    }
    for format in FORMATS {
        assert!(examples.iter().any(|(form, _)| form == format.id), "{} has no example", format.id);
        let name = format!("`{}`", format.id);
        assert!(first_columns().any(|column| column.contains(&name)), "{name} has no row");
    }
}

/// Whether the table of formats says that a format carries a feature.
fn is_told(row: &str, feature: Feature) -> bool {
    let cells: Vec<&str> = row.split('|').map(str::trim).collect();
    let [_, _, clues, givens, signs, bars, others, ..] = cells[..] else { panic!("{row}") };
    match feature {
        Feature::Clues => clues != "no",
        Feature::Givens => givens != "no",
        Feature::Signs => signs != "no",
        Feature::Adjacent => bars != "no",
        _ => others == "yes" || others.contains(&feature.id().replace('-', " and ")),
    }
}

#[test]
fn the_page_says_what_every_format_carries() {
    for format in FORMATS {
        let named = |row: &&str| row.starts_with('|') && row.contains(&format!("`{}`", format.id));
        let row = PAGE.lines().find(named).expect("a row");
        for feature in Feature::ALL {
            assert_eq!(
                is_told(row, feature),
                format.carries.contains(&feature),
                "{feature:?}: {row}"
            );
        }
    }
}

/// Letters of conditions are in the table of conditions, letters of signs and marks in the section about links.
#[test]
fn the_page_explains_every_letter_of_a_link() {
    for feature in Feature::ALL {
        let Some(letter) = feature.letter() else { continue };
        let told = match feature.is_mark() {
            true => format!("** (`{letter}`)"),
            false => format!("\n| `{}` | `{letter}` |", feature.id()),
        };
        assert!(PAGE.contains(&told), "{told} is missing");
    }
    let (_, link) = PAGE.split_once("\n## link\n").expect("a section about links");
    let link = link.split("\n## ").next().unwrap_or_default();
    for letter in Sign::WRITTEN.map(Sign::letter).into_iter().chain(Mark::WRITTEN.map(Mark::letter))
    {
        assert!(link.contains(&format!("`{letter}`")), "{letter} is not explained");
    }
}
