//! A setter's operations on a puzzle: completing it, thinning it out, varying
//! it, making it harder or easier.

use gridfold_core::budget::{Budget, Progress};
use gridfold_core::generate::{self, Completed, LOOKS, Missed, Regraded, Thinned};

use crate::make::{answered, with_link};
use crate::throttle::Throttle;
use crate::wire::{
    ChangeRequest, CompleteAnswer, CompleteProposal, CompleteRequest, MakeAnswer, MakeProgress,
    RegradeAnswer, RegradeRequest, ThinOutAnswer,
};

/// Examining a changed puzzle may take a while, so the clock is read after each one.
const LOOKS_PER_CLOCK: u64 = 1;

/// The fewest things to add to the puzzle.
pub fn complete(
    request: &CompleteRequest,
    clock: impl Fn() -> f64,
    report: impl FnMut(MakeProgress),
) -> CompleteAnswer {
    let CompleteRequest { draft, most, wish, seed } = request;
    let completed =
        watched(clock, report, |budget| generate::complete(draft, *most, wish, *seed, budget));
    match (completed, draft.puzzle()) {
        (Ok(Completed { proposals, proven }), Ok(puzzle)) => {
            let worded = proposals.into_iter().map(|one| CompleteProposal::new(&puzzle, one));
            CompleteAnswer { proposals: worded.collect(), proven, message: None }
        }
        (Err(missed), _) => refused(missed.message()),
        (Ok(_), Err(faults)) => refused(Missed::Faults(faults).message()),
    }
}

fn refused(message: gridfold_core::message::Message) -> CompleteAnswer {
    CompleteAnswer { proposals: Vec::new(), proven: false, message: Some(message) }
}

/// The puzzle without everything that can be left out.
pub fn thin_out(
    request: &ChangeRequest,
    clock: impl Fn() -> f64,
    report: impl FnMut(MakeProgress),
) -> ThinOutAnswer {
    let ChangeRequest { draft, wish, seed } = request;
    match watched(clock, report, |budget| generate::thin_out(draft, wish, *seed, budget)) {
        Ok(Thinned { draft, removed, minimal, grade: _ }) => {
            ThinOutAnswer::Thinned { draft, removed, minimal }
        }
        Err(missed) => ThinOutAnswer::NotUnique { message: missed.message() },
    }
}

/// A different puzzle with the same places printed.
pub fn vary(
    request: &ChangeRequest,
    clock: impl Fn() -> f64,
    report: impl FnMut(MakeProgress),
) -> MakeAnswer {
    let ChangeRequest { draft, wish, seed } = request;
    match watched(clock, report, |budget| generate::vary(draft, wish, *seed, budget)) {
        Ok(made) => MakeAnswer::Made { made: with_link(made, *seed) },
        Err(missed) => answered(missed, *seed),
    }
}

/// A puzzle close to this one, but one band harder or easier.
pub fn regrade(
    request: &RegradeRequest,
    clock: impl Fn() -> f64,
    report: impl FnMut(MakeProgress),
) -> RegradeAnswer {
    let RegradeRequest { draft, direction, wish, seed } = request;
    let regraded =
        |budget: &mut Budget<'_>| generate::regrade(draft, *direction, wish, *seed, budget);
    match watched(clock, report, regraded) {
        Ok(Regraded { made, added, removed }) => {
            RegradeAnswer::Made { made: with_link(made, *seed), added, removed }
        }
        Err(missed) => match answered(missed, *seed) {
            MakeAnswer::Missed { message, nearest } => RegradeAnswer::Missed { message, nearest },
            MakeAnswer::Made { made } => RegradeAnswer::Made { made, added: 0, removed: 0 },
        },
    }
}

/// Asks within the limit for a new puzzle, and reports how many changed puzzles
/// were examined.
fn watched<Answer>(
    clock: impl Fn() -> f64,
    mut report: impl FnMut(MakeProgress),
    ask: impl FnOnce(&mut Budget<'_>) -> Answer,
) -> Answer {
    let report = |progress: &Progress| report(MakeProgress { looks: progress.stats.nodes });
    Throttle::new(clock).watch(Some(LOOKS), LOOKS_PER_CLOCK, report, ask)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{complete, regrade, thin_out, vary};
    use gridfold_core::wire::packed;

    const UNIQUE: &str = "sky5.32341.12324.14224.32321";
    const SEVERAL: &str = "sky4.2---.--3-.----.----";

    fn draft(link: &str) -> Value {
        json!(packed(&gridfold_core::formats::read(link).unwrap().draft))
    }

    fn asked(question: &str, link: &str) -> Value {
        let request = json!({
            "draft": draft(link), "seed": "5", "most": 3, "direction": "up",
            "wish": {
                "kind": "skyscrapers", "size": 5, "features": [], "aim": { "type": "any" },
                "symmetry": "none", "minimal": false,
                "givens": null, "clues": null, "signs": null, "marks": null,
                "locks": {
                    "draft": draft(link), "elsewhere": "open",
                    "places": [{ "type": "clue", "side": "top", "index": 0, "lock": "kept" }],
                },
            },
        });
        fn read<T: serde::de::DeserializeOwned>(request: Value) -> T {
            serde_json::from_value(request).unwrap()
        }
        let answer = match question {
            "complete" => serde_json::to_value(complete(&read(request), || 0.0, |_| ())),
            "thin-out" => serde_json::to_value(thin_out(&read(request), || 0.0, |_| ())),
            "vary" => serde_json::to_value(vary(&read(request), || 0.0, |_| ())),
            _ => serde_json::to_value(regrade(&read(request), || 0.0, |_| ())),
        };
        answer.unwrap()
    }

    #[test]
    fn proposals_name_what_to_print_with_places_and_words() {
        let answer = asked("complete", SEVERAL);
        assert_eq!((&answer["proven"], &answer["message"]), (&json!(true), &Value::Null));
        let add = &answer["proposals"][0]["add"];
        assert!(["given", "clue"].contains(&add[0]["type"].as_str().unwrap()), "{add}");
        assert!(add[0]["value"].is_u64() && add[0]["message"]["key"].is_string(), "{add}");
        let done = asked("complete", UNIQUE);
        assert_eq!((&done["proposals"], &done["proven"]), (&json!([]), &json!(true)));
    }

    #[test]
    fn a_puzzle_is_thinned_varied_and_made_harder() {
        let thinned = asked("thin-out", UNIQUE);
        assert!(thinned["type"] == "thinned" && thinned["removed"].as_u64() > Some(3), "{thinned}");
        let varied = asked("vary", UNIQUE);
        assert!(varied["type"] == "made" && varied["made"]["link"] != UNIQUE, "{varied}");
        let harder = asked("regrade", UNIQUE);
        assert!(harder["type"] == "made" && harder["removed"].as_u64() > Some(0), "{harder}");
        assert!(harder["made"]["grade"]["band"].is_string());
    }

    #[test]
    fn what_has_several_solutions_says_so() {
        let several = json!("generate.several");
        assert_eq!(asked("thin-out", SEVERAL)["type"], "not-unique");
        for question in ["thin-out", "vary", "regrade"] {
            assert_eq!(asked(question, SEVERAL)["message"]["key"], several, "{question}");
        }
        let none = asked("complete", "sky5.-4---.-----.-3---.-----");
        assert_eq!(none["message"]["key"], "generate.no-solution");
    }
}
