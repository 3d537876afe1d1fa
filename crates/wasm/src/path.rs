//! All steps of a puzzle from its givens, and how difficult it is. A draft that
//! is not a puzzle has no steps.

use gridfold_core::budget::Progress as Searched;
use gridfold_core::deduction::Board;
use gridfold_core::explain::{self, Ladder};
use gridfold_core::puzzle::Draft;

use crate::throttle::Throttle;
use crate::wire::{GradeAnswer, HintStep, PathAnswer, PathEnd, PathRequest, Progress};

/// Finding a step may take a while, so the clock is read after each one.
const STEPS_PER_LOOK: u64 = 1;

/// The path of a puzzle; `report` receives the number of steps so far.
pub fn path(
    request: &PathRequest,
    clock: impl Fn() -> f64,
    mut report: impl FnMut(Progress),
) -> PathAnswer {
    let Ok(puzzle) = request.draft.puzzle() else {
        return PathAnswer { end: PathEnd::Wrong, steps: Vec::new() };
    };
    let report = |progress: &Searched| report((*progress).into());
    let path = Throttle::new(clock).watch(None, STEPS_PER_LOOK, report, |budget| {
        explain::path_from(&mut Board::new(&puzzle), &mut Ladder::default().together(), budget)
    });
    let steps = HintStep::all(&puzzle, &mut Board::new(&puzzle), &path.steps);
    PathAnswer { end: path.end.into(), steps }
}

/// The grade of a puzzle; `None` for a draft that is not a puzzle.
#[must_use]
pub fn grade(draft: &Draft) -> Option<GradeAnswer> {
    draft.puzzle().ok().map(|puzzle| (&explain::grade(&puzzle)).into())
}

#[cfg(test)]
mod tests {
    use gridfold_core::formats;
    use gridfold_core::puzzle::Draft;
    use serde_json::{Value, json};

    use super::{grade, path};
    use crate::wire::{HintEvidence, PathAnswer, PathEnd, PathRequest};

    fn draft(link: &str) -> Draft {
        formats::read(link).unwrap().draft
    }

    fn asked(link: &str) -> PathAnswer {
        path(&PathRequest { draft: draft(link) }, || 0.0, |_| ())
    }

    #[test]
    fn a_path_leads_from_the_givens_to_the_solution() {
        let answer = asked("sky5.32341.12324.14224.32321");
        assert_eq!(answer.end, PathEnd::Full);
        let last = answer.steps.last().unwrap();
        assert_eq!(last.before.placed.iter().filter(|value| **value == 0).count(), 1);
        assert_eq!(answer.steps[0].before.placed, [0; 25]);
        for (step, next) in answer.steps.iter().zip(&answer.steps[1..]) {
            let mut placed = step.before.placed.clone();
            for number in &step.placed {
                placed[number.cell.index()] = number.value;
            }
            assert_eq!(placed, next.before.placed);
        }
    }

    #[test]
    fn a_path_says_how_it_ends() {
        assert_eq!(asked("sky5.-----.-----.-----.-----").end, PathEnd::Stuck);
        assert_eq!(asked("sky5.5----.-----.----5.-----").end, PathEnd::Wrong);
        let mut faulty = draft("sky5.-----.-----.-----.-----");
        faulty.givens[0] = 9;
        let answer = path(&PathRequest { draft: faulty.clone() }, || 0.0, |_| ());
        assert_eq!((answer.end, answer.steps.len()), (PathEnd::Wrong, 0));
        assert_eq!(grade(&faulty), None);
    }

    /// Puzzles with the whips of their paths; the page's tests ask the wasm module for the same.
    const WHIPS: &str = include_str!("../../core/tests/data/whips.jsonl");

    /// A whip with only the name of each house.
    fn named(evidence: &HintEvidence) -> Value {
        let mut whip = json!(evidence);
        let name = |link: &mut Value| link["through"] = link["through"]["name"].take();
        whip["lines"].as_array_mut().unwrap().iter_mut().for_each(name);
        whip
    }

    /// Whips change only with the rules. If they do, the correct file is written for the next commit.
    #[test]
    fn the_same_puzzles_have_the_same_whips() {
        let before: Vec<Value> =
            WHIPS.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let again = |line: &Value| {
            let link = line["link"].as_str().unwrap();
            let steps = asked(link).steps;
            let whips = steps.iter().filter_map(|step| step.evidence.as_ref());
            let whips = whips.filter(|one| matches!(one, HintEvidence::Whip { .. }));
            json!({ "link": link, "whips": whips.map(named).collect::<Vec<_>>() })
        };
        let after: Vec<Value> = before.iter().map(again).collect();
        if after != before {
            let lines: Vec<String> = after.iter().map(Value::to_string).collect();
            std::fs::write("../../target/whips.jsonl", lines.join("\n") + "\n").unwrap();
        }
        assert!(after == before, "the new ones are in target/whips.jsonl");
    }

    #[test]
    fn a_long_path_reports_its_steps() {
        let now = std::cell::Cell::new(0.0);
        let clock = || {
            now.set(now.get() + 1000.0);
            now.get()
        };
        let mut heard = Vec::new();
        let request = PathRequest { draft: draft("sky5.32341.12324.14224.32321") };
        let answer = path(&request, clock, |progress| heard.push(progress.nodes));
        assert_eq!(heard.len(), answer.steps.len());
        assert!(heard.is_sorted());
    }

    #[test]
    fn a_grade_has_a_bar_for_each_step_and_its_maximum_is_the_rating() {
        let known = grade(&draft("sky6.223416.234221.222241.312322")).unwrap();
        assert!(known.finished);
        assert_eq!(known.band, "medium");
        assert_eq!(known.profile.iter().max(), Some(&known.rating));
        assert!(known.rating <= 260);
    }
}
