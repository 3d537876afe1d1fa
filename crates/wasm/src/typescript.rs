//! The TypeScript types of everything that crosses the boundary, as one file.
//!
//! The list is not handwritten: it is built from the requests and answers and
//! the types in them.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::fmt::Debug;

use gridfold_core::conditions::Feature;
use gridfold_core::grid::Span;
use gridfold_core::wire::{KindEntry, MARKS, SIGNS};
use ts_rs::{Config, TS, TypeVisitor};

use crate::wire;

/// Visits types of [`wire`].
macro_rules! visit {
    ($types:ident: $($name:ident)*) => { $($types.visit::<wire::$name>();)* };
}

/// The text of `types.ts`.
#[must_use]
pub fn typescript() -> String {
    let mut types = Collected::default();
    types.visit::<KindEntry>();
    visit! { types:
        RecogniseRequest RecogniseAnswer Recognised WriteAnswer CheckAnswer SolveRequest
        SolveAnswer Progress PuzzleRequest CandidatesAnswer ConflictAnswer RedundantAnswer
        HintRequest HintAnswer Technique WhyNotRequest WhyNotAnswer PathRequest PathAnswer
        GradeAnswer MakeRequest MakeAnswer MakeProgress DailyRequest DailyPuzzle CompleteRequest
        CompleteAnswer ChangeRequest ThinOutAnswer RegradeRequest RegradeAnswer FormatEntry
        SnakeCheckAnswer SnakeSolveRequest SnakeSolveAnswer SnakeRequest SnakeRepairsAnswer
        SnakeProgress SnakeSolveProgress LabStrategy LabRaceRequest LabLane LabTraceRequest
        LabTraced LabReason PhotoKnown PhotoAnswer
    }
    let head = "// Written by the build from the types of crates/wasm; changes here are lost.\n";
    let signs = list("SIGNS", "Sign", SIGNS.map(small));
    let marks = list("MARKS", "Mark", MARKS.map(small));
    let marked = marked();
    let features = list("FEATURES", "Feature", Feature::ALL.map(|one| one.id().to_owned()));
    types
        .declarations
        .into_values()
        .fold(head.to_owned() + &signs + &marks + &marked + &features, |text, declaration| {
            text + "\n" + &declaration
        })
}

/// A list of the words that the numbers in a packed draft stand for.
fn list(name: &str, of: &str, words: impl IntoIterator<Item = String>) -> String {
    let words: Vec<String> = words.into_iter().collect();
    format!("\nexport const {name}: readonly {of}[] = {words:?};\n")
}

/// The places of marks, in the order of a draft's list: the rows and columns of the cells that meet there, and the
/// marks that are printed there.
fn marked() -> String {
    let place = |span: Span| {
        let [rows, columns] = span.extent();
        let marks: Vec<String> =
            MARKS.into_iter().filter(|mark| mark.span() == Some(span)).map(small).collect();
        format!("[{rows}, {columns}, {marks:?}]")
    };
    let of = "readonly [rows: number, columns: number, marks: readonly Mark[]]";
    format!(
        "\nexport const MARKED: readonly ({of})[] = [{}];\n",
        Span::MARKED.map(place).join(", ")
    )
}

/// A name without parts in serde's spelling, which is lower case.
fn small(one: impl Debug) -> String {
    format!("{one:?}").to_lowercase()
}

/// Declarations sorted by name, so that the file is the same after every build.
struct Collected {
    config: Config,
    seen: HashSet<TypeId>,
    declarations: BTreeMap<String, String>,
}

impl Default for Collected {
    fn default() -> Self {
        // Counts stay far below 2^53, so the page reads them as plain numbers.
        let config = Config::new().with_large_int("number");
        Self { config, seen: HashSet::new(), declarations: BTreeMap::new() }
    }
}

impl TypeVisitor for Collected {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        T::visit_dependencies(self);
        // Numbers, lists and the like are built into TypeScript and are not
        // exported.
        if T::output_path().is_some() {
            let docs = T::docs().unwrap_or_default();
            let declaration = format!("{docs}export {}\n", T::decl(&self.config));
            self.declarations.insert(T::ident(&self.config), declaration);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::typescript;

    #[test]
    fn every_type_that_crosses_is_declared_once() {
        let text = typescript();
        for name in [
            "Draft",
            "Clues",
            "Sign",
            "Side",
            "Arg",
            "Message",
            "Fault",
            "ClueAt",
            "SignAt",
            "Verdict",
            "Conditions",
        ] {
            assert_eq!(
                text.matches(&format!("export type {name} =")).count(),
                1,
                "{name} in:\n{text}"
            );
        }
    }

    #[test]
    fn the_types_say_what_serde_writes() {
        let text = typescript();
        assert!(text.contains(r#"export type Sign = "none" | "less" | "greater" | "#), "{text}");
        assert!(text.contains(r#"{ "type": "line" } & { row: boolean, index: number }"#), "{text}");
        assert!(text.contains("args: { [key in string]: Arg }"), "{text}");
        assert!(!text.contains("bigint"), "{text}");
        assert!(text.contains(r#"SIGNS: readonly Sign[] = ["none", "less", "#), "{text}");
    }
}
