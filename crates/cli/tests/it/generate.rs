//! `generate`.

use serde_json::{Value, json};

use crate::{gridfold, records};

fn made(arguments: &str) -> Vec<Value> {
    records(&gridfold(&format!("generate --json {arguments}"), "").out)
}

#[test]
fn new_puzzles_are_as_wished_and_the_same_for_the_same_seed() {
    let medium = made("--size 5 --level medium --count 6 --seed 40");
    assert_eq!(medium.len(), 6);
    let seeds: Vec<&Value> = medium.iter().map(|one| &one["seed"]).collect();
    assert_eq!(seeds, [40, 41, 42, 43, 44, 45]);
    assert_eq!(medium[2..3], made("--size 5 --level medium --seed 42"));
    let links: Vec<&str> = medium.iter().filter_map(|one| one["link"].as_str()).collect();
    let rated = records(&gridfold("rate --json", &links.join("\n")).out);
    let solved = records(&gridfold("solve --json", &links.join("\n")).out);
    for (number, one) in medium.iter().enumerate() {
        assert_eq!((&one["band"], &rated[number]["band"]), (&json!("medium"), &json!("medium")));
        assert_eq!(one["rating"], rated[number]["rating"]);
        assert_eq!(solved[number]["verdict"], "unique");
        assert_eq!(solved[number]["solutions"], json!([one["solution"]]));
    }
}

#[test]
fn a_pattern_and_what_is_kept_are_links() {
    let pattern = "sky6.1-1-1-.-1-1-1.1-1-1-.-1-1-1";
    let only = made(&format!("--pattern {pattern} --givens 0 --level easy..hard --seed 3"));
    let link = only[0]["link"].as_str().unwrap();
    let stands = |link: &str| -> Vec<bool> { link.chars().map(|char| char != '-').collect() };
    let fits = stands(&link[..pattern.len()]);
    assert!(fits.iter().zip(stands(pattern)).all(|(is, may)| !is || may), "{link}");
    let kept = "sky7x.--2-26-.-------.-------.-------";
    let wish = "--level medium --symmetry half-turn --minimal --seed 1";
    let kept_only = made(&format!("--keep {kept} {wish}"));
    let said = (&kept_only[0]["band"], &kept_only[0]["minimal"]);
    assert_eq!(said, (&json!("medium"), &json!("pairs")));
    let top = kept_only[0]["link"].as_str().unwrap().split('.').nth(1).unwrap().to_owned();
    assert_eq!((&top[2..3], &top[4..6]), ("2", "26"), "{top}");
    let blank = made(&format!("--keep {kept}/locks.none.t4.t7 --givens 0 {wish}"));
    let top = blank[0]["link"].as_str().unwrap().split('.').nth(1).unwrap().to_owned();
    assert!(top.ends_with("2-26-"), "{top}");
    for (wrong, why) in [
        (format!("--keep {kept} --size 7"), "cannot be used with"),
        (format!("--keep {kept} --pattern {pattern}"), "different sizes, kinds or variants"),
        ("--keep sky4.4---.----.4---.----".to_owned(), "No grid satisfies all the locks."),
        ("--keep nothing".to_owned(), "invalid value"),
        ("--level hard..easy".to_owned(), "the easier level comes first"),
    ] {
        let refused = gridfold(&format!("generate {wrong}"), "");
        assert!(refused.code == 2 && refused.err.contains(why), "{}", refused.err);
    }
}

#[test]
fn puzzles_are_written_in_any_form() {
    let links = gridfold("generate --kind futoshiki --level easy --count 2 --seed 1", "").out;
    assert_eq!(links.lines().filter(|line| line.starts_with("fut5.")).count(), 2, "{links}");
    let ids = gridfold("generate --size 4 --level gentle --to towers --seed 1", "").out;
    assert!(ids.starts_with("4:") && ids.lines().count() == 1, "{ids}");
    let chance = gridfold("generate --size 4", "").out;
    assert!(chance.starts_with("sky4."), "{chance}");
    assert_eq!(made("--size 4")[0]["rating"], Value::Null);
}

#[test]
fn a_wish_that_is_not_met_names_the_nearest() {
    let rare = gridfold("generate --size 4 --level master --looks 300 --seed 1", "");
    assert_eq!((rare.code, rare.out.as_str()), (1, ""));
    assert!(rare.err.contains(" The nearest is ") && rare.err.contains("sky4."), "{}", rare.err);
    let boxed = gridfold("generate --kind latin --size 5 --with boxes --count 9", "");
    assert_eq!((boxed.code, boxed.err.lines().count()), (2, 1), "{}", boxed.err);
    for wrong in
        ["--level simple", "--technique luck", "--kind go", "--symmetry round", "--with luck"]
    {
        let refused = gridfold(&format!("generate {wrong}"), "");
        assert_eq!(refused.code, 2, "{wrong}");
        assert!(refused.err.contains(" are "), "{}", refused.err);
    }
}

#[test]
fn a_puzzle_is_minimal_in_pairs_where_it_is_symmetric() {
    let minimal =
        |options: &str| made(&format!("--size 4 --seed 5 {options}"))[0]["minimal"].clone();
    assert_eq!(minimal(""), Value::Null);
    assert_eq!(minimal("--symmetry mirror"), Value::Null);
    assert_eq!(minimal("--minimal"), "each");
    assert_eq!(minimal("--minimal --symmetry half-turn"), "pairs");
    assert_eq!(minimal("--minimal=each --symmetry half-turn"), "each");
    assert!(gridfold("generate --help", "").out.contains("with --symmetry no pair"));
}

#[test]
fn the_wished_technique_is_that_of_the_hardest_step() {
    for (options, technique) in [
        ("--size 5 --seed 80902", "wide-corners"),
        ("--size 5 --seed 3", "count-skyline"),
        ("--size 5 --seed 3 --kind futoshiki", "naked-pair"),
    ] {
        let made = made(&format!("{options} --technique {technique}"));
        assert_eq!(made[0]["rule"], technique, "{options}");
        let link = made[0]["link"].as_str().unwrap();
        assert_eq!(records(&gridfold("rate --json", link).out)[0]["rule"], technique, "{link}");
    }
    // If no puzzle has this technique as the last of its hardest rules, one is
    // accepted that has it among them, and the record says so.
    let tied = made("--size 5 --seed 80904 --technique wide-corners");
    assert_eq!(tied[0]["rules"], json!(["wide-corners", "forcing-chain"]));
}

#[test]
fn a_series_has_a_file_a_day() {
    let folder = std::env::temp_dir().join(format!("gridfold-days-{}", std::process::id()));
    let path = folder.display();
    let series = |options: &str| {
        let made =
            gridfold(&format!("generate --size 4 --level gentle --dir {path} {options}"), "");
        assert_eq!((made.code, made.out.as_str(), made.err.as_str()), (0, "", ""));
        let files = std::fs::read_dir(&folder).expect("a folder");
        let files = files.map(|file| file.expect("a file").path());
        let mut read: Vec<(String, String)> = files
            .map(|path| {
                let name = path.file_name().expect("a name").to_string_lossy().into_owned();
                (name, std::fs::read_to_string(&path).expect("a text"))
            })
            .collect();
        std::fs::remove_dir_all(&folder).expect("a folder to be removed");
        read.sort();
        read
    };
    let days = series("--from 2026-12-30 --count 3 --json");
    let names: Vec<&str> = days.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["2026-12-30.json", "2026-12-31.json", "2027-01-01.json"]);
    let last: Value = serde_json::from_str(&days[2].1).expect("an object");
    assert_eq!((&last["date"], &last["band"]), (&json!("2027-01-01"), &json!("gentle")));
    assert_eq!(series("--from 2027-01-01 --json"), days[2..]);
    let told = series("--from 2026-12-31 --to json");
    let one: Value = serde_json::from_str(&told[0].1).expect("an object");
    assert_eq!((told[0].0.as_str(), &one["title"]), ("2026-12-31.json", &json!("2026-12-31")));
    let before: Value = serde_json::from_str(&days[1].1).expect("an object");
    assert_eq!((&one["text"], &one["solution"]), (&before["link"], &before["solution"]));
    let refused = gridfold("generate --from 2026-12-31", "");
    assert!(refused.code == 2 && refused.err.contains("--dir"), "{}", refused.err);
}

#[test]
fn the_puzzles_of_a_day_are_the_same_whenever_they_are_asked_for() {
    let day = made("--daily 2026-11-22");
    assert_eq!(day, made("--daily 2026-11-22"));
    let bands: Vec<&Value> = day.iter().map(|one| &one["band"]).collect();
    assert_eq!(bands, ["easy", "medium", "expert"]);
    assert_ne!(day[0]["link"], made("--daily 2026-11-15")[0]["link"]);
    for (wrong, why) in [
        ("--daily 2026-02-30", "2026-02-30 is not a calendar date."),
        ("--daily today", "a day is written as 2026-11-22"),
        ("--daily 2026-11-22 --seed 3", "cannot be used with"),
    ] {
        let refused = gridfold(&format!("generate {wrong}"), "");
        assert!(refused.code == 2 && refused.err.contains(why), "{}", refused.err);
    }
}
