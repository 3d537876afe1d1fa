//! New puzzles, and the puzzles of a day.

use gridfold_core::formats::LINK;
use gridfold_core::generate::{self, Date, LOOKS, Missed};

use crate::requests::BadRequest;
use crate::throttle::Throttle;
use crate::wire::{DailyPuzzle, DailyRequest, Made, MakeAnswer, MakeProgress, MakeRequest};

/// Examining an unfinished puzzle may take a while, so the clock is read after each one.
const LOOKS_PER_CLOCK: u64 = 1;

/// Makes a new puzzle; `report` receives the number of unfinished puzzles
/// examined.
pub fn generate(
    request: &MakeRequest,
    clock: impl Fn() -> f64,
    mut report: impl FnMut(MakeProgress),
) -> MakeAnswer {
    let MakeRequest { wish, seed, looks } = request;
    let made = Throttle::new(clock).watch(
        Some(looks.unwrap_or(LOOKS)),
        LOOKS_PER_CLOCK,
        |progress| report(MakeProgress { looks: progress.stats.nodes }),
        |budget| generate::generate(wish, *seed, budget),
    );
    match made {
        Ok(made) => MakeAnswer::Made { made: with_link(made, *seed) },
        Err(missed) => answered(missed, *seed),
    }
}

pub(crate) fn answered(missed: Missed, seed: u64) -> MakeAnswer {
    let message = missed.message();
    let nearest = match missed {
        Missed::NoneNear { nearest, .. }
        | Missed::Places { nearest, .. }
        | Missed::Ended { nearest, .. } => nearest.map(|made| with_link(*made, seed)),
        _ => None,
    };
    MakeAnswer::Missed { message, nearest }
}

/// The puzzles of a day: small, medium and hard.
///
/// # Errors
/// Fails for a day that does not exist in the calendar.
pub fn daily(request: DailyRequest) -> Result<[DailyPuzzle; 3], BadRequest> {
    let DailyRequest { year, month, day } = request;
    let date = Date::new(year, month, day).map_err(|message| BadRequest(message.to_string()))?;
    Ok(generate::daily(date).map(DailyPuzzle::from))
}

pub(crate) fn with_link(made: generate::Made, seed: u64) -> Made {
    let link = LINK.write(&made.draft).unwrap_or_default();
    Made::new(made, link, seed)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{daily, generate};
    use crate::wire::{DailyRequest, MakeAnswer, MakeRequest};

    fn request(aim: Value) -> Value {
        json!({
            "kind": "skyscrapers", "size": 5, "features": [], "aim": aim, "symmetry": "half-turn",
            "minimal": false, "givens": null, "clues": 12, "signs": null, "marks": null,
            "seed": "18446744073709551615", "looks": 500,
        })
    }

    fn read(request: Value) -> MakeRequest {
        serde_json::from_value(request).unwrap()
    }

    /// Requests with the links of their puzzles; the page's tests send the same
    /// requests to the wasm module.
    const KNOWN: &str = include_str!("../../core/tests/data/generated.jsonl");

    /// The puzzles change only with the rules and the generator. If they do,
    /// the correct file is written for the next commit.
    #[test]
    fn the_same_requests_give_the_same_puzzles() {
        let mut known: Vec<Value> =
            KNOWN.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let before: Vec<Value> = known.iter().map(|line| line["link"].clone()).collect();
        for line in &mut known {
            let answer = generate(&read(line["request"].clone()), || 0.0, |_| ());
            let MakeAnswer::Made { made } = answer else { panic!("{line}: {answer:?}") };
            line["link"] = made.link.into();
        }
        let after: Vec<Value> = known.iter().map(|line| line["link"].clone()).collect();
        if after != before {
            let lines: Vec<String> = known.iter().map(Value::to_string).collect();
            std::fs::write("../../target/generated.jsonl", lines.join("\n") + "\n").unwrap();
        }
        assert_eq!(after, before, "the new ones are in target/generated.jsonl");
    }

    #[test]
    fn a_request_is_written_as_it_is_read() {
        for aim in [
            json!({ "type": "any" }),
            json!({ "type": "band", "band": "hard" }),
            json!({ "type": "rule", "rule": "x-wing" }),
        ] {
            let request = request(aim);
            assert_eq!(serde_json::to_value(read(request.clone())).unwrap(), request);
        }
        let refused = serde_json::from_value::<MakeRequest>(request(
            json!({ "type": "rule", "rule": "luck" }),
        ));
        assert_eq!(refused.unwrap_err().to_string(), "no technique \"luck\"");
    }

    #[test]
    fn a_new_puzzle_has_its_link_its_grade_and_its_seed() {
        let mut looks = Vec::new();
        let now = std::cell::Cell::new(0.0);
        let clock = || now.replace(now.get() + 1000.0);
        let wish = read(request(json!({ "type": "band", "band": "medium" })));
        let answer = generate(&wish, clock, |progress| looks.push(progress.looks));
        let MakeAnswer::Made { made } = &answer else { panic!("{answer:?}") };
        assert_eq!(gridfold_core::formats::read(&made.link).unwrap().draft, made.draft);
        assert_eq!((made.solution.len(), made.seed), (25, u64::MAX));
        let written = serde_json::to_value(&answer).unwrap();
        assert_eq!(written["made"]["grade"]["band"], "medium");
        assert_eq!(written["made"]["seed"], "18446744073709551615");
        assert!(looks.len() > 5 && looks.is_sorted(), "{looks:?}");
    }

    #[test]
    fn each_day_has_puzzles_of_its_own() {
        let asked = |day| daily(DailyRequest { year: 2026, month: 11, day });
        let [small, medium, hard] = asked(22).unwrap();
        assert_eq!([small.id, medium.id, hard.id], ["small", "medium", "hard"]);
        assert_ne!(asked(21).unwrap()[0], small);
        let answer = generate(&small.request, || 0.0, |_| ());
        assert!(matches!(answer, MakeAnswer::Made { .. }), "{answer:?}");
        let refused = asked(31).unwrap_err();
        assert_eq!(refused.0, "2026-11-31 is not a calendar date.");
    }

    #[test]
    fn what_is_missed_says_why() {
        let missed = |mut wish: MakeRequest, size: usize| {
            wish.wish.size = size;
            wish.looks = Some(100);
            match generate(&wish, || 0.0, |_| ()) {
                MakeAnswer::Missed { message, nearest } => (message.key, nearest.is_some()),
                made @ MakeAnswer::Made { .. } => panic!("{made:?}"),
            }
        };
        let master = read(request(json!({ "type": "band", "band": "master" })));
        assert_eq!(missed(master.clone(), 4), ("generate.ended", true));
        assert_eq!(missed(master.clone(), usize::MAX), ("fault.size", false));
        let mut boxed = master;
        boxed.wish.features = std::iter::once(gridfold_core::conditions::Feature::Boxes).collect();
        assert_eq!(missed(boxed, 5).0, "fault.boxes-size");
    }
}
