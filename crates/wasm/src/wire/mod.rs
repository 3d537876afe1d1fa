//! Requests and answers of the page, as types that can be serialised.
//!
//! The core's own types (a draft, a message, a fault, a verdict) declare at their definitions how they are serialised,
//! and are used here as they are. Requests and answers are composed of these types. With the feature `types`, all these
//! types also have TypeScript names, from which the build writes the page's `types.ts`, so that the two sides cannot
//! drift apart.

mod analysis;
mod evidence;
mod explain;
mod grid;
mod lab;
mod make;
mod path;
#[cfg(feature = "photo")]
mod photo;
mod place;
mod setter;
mod snake;
mod technique;
mod texts;

pub use analysis::*;
pub use evidence::*;
pub use explain::*;
pub use grid::*;
pub use lab::*;
pub use make::*;
pub use path::*;
#[cfg(feature = "photo")]
pub use photo::*;
pub use place::*;
pub use setter::*;
pub use snake::*;
pub use technique::*;
pub use texts::*;

#[cfg(test)]
mod tests {
    use gridfold_core::error::Fault;
    use gridfold_core::formats;
    use gridfold_core::grid::{Cell, Line, Side};
    use gridfold_core::kind::{KINDS, Kind};
    use gridfold_core::message::{Arg, Message};
    use gridfold_core::puzzle::Draft;
    use gridfold_core::wire::packed;
    use serde_json::json;

    use super::SolveRequest;

    #[test]
    fn a_draft_comes_as_it_was_sent_whatever_it_holds() {
        let mut draft = formats::read("mix2ao.1-.-2.12.--.-oe-.D-.b-.-b/u.10").unwrap().draft;
        draft.givens[1] = 70_000;
        draft.clues[2].push(9);
        let sent = json!(packed(&draft));
        assert_eq!(serde_json::from_value::<Draft>(sent).unwrap(), draft);
    }

    #[test]
    fn bytes_that_are_no_draft_are_refused_with_a_reason() {
        let whole = packed(&formats::read("lat2.1---").unwrap().draft);
        let refused =
            |bytes: &[u8]| serde_json::from_value::<Draft>(json!(bytes)).unwrap_err().to_string();
        for end in (0..whole.len()).step_by(4) {
            assert_eq!(refused(&whole[..end]), "a draft that ends too soon");
        }
        assert_eq!(refused(&whole[..7]), "a draft of half numbers");
        assert_eq!(refused(&[&whole[..], &[0; 4]].concat()), "a draft that does not end");
        let strange = [&whole[..whole.len() - 4], &[9, 0, 0, 0]].concat();
        assert_eq!(refused(&strange), "a draft with a number that means nothing");
    }

    #[test]
    fn a_draft_travels_with_its_kind_by_name_and_its_clues_by_side() {
        let draft = formats::read("mix2.1-.-2.12.--.D-.l-.-g").unwrap().draft;
        let written = json!({
            "kind": "mixed",
            "size": 2,
            "unit": 1,
            "features": [],
            "clues": { "top": [1, 0], "right": [0, 2], "bottom": [1, 2], "left": [0, 0] },
            "givens": [0, 0, 0, 0],
            "across": ["less", "none"],
            "down": ["none", "greater"],
            "marks": ["none", "none", "none", "none"],
        });
        assert_eq!(serde_json::to_value(&draft).unwrap(), written);
    }

    #[test]
    fn a_fault_travels_with_names_for_everything_in_it() {
        let message = Message::new("some.key")
            .with("number", 7_usize)
            .with("text", "abc")
            .with("cell", Arg::Cell { row: 1, column: 2 })
            .with("clue", Arg::Clue { side: Side::Bottom, index: 3 })
            .with("row", Line::Row(0))
            .with("column", Line::Column(4));
        let mut fault = Fault::new(message).at(Cell(5)).at_clue(Side::Left, 1);
        fault.signs.push((Cell(0), Cell(3)));
        let written = json!({
            "message": {
                "key": "some.key",
                "args": {
                    "number": { "type": "number", "value": 7 },
                    "text": { "type": "text", "value": "abc" },
                    "cell": { "type": "cell", "row": 1, "column": 2 },
                    "clue": { "type": "clue", "side": "bottom", "index": 3 },
                    "row": { "type": "line", "row": true, "index": 0 },
                    "column": { "type": "line", "row": false, "index": 4 },
                },
            },
            "cells": [5],
            "clues": [{ "side": "left", "index": 1 }],
            "signs": [{ "lesser": 0, "greater": 3 }],
        });
        assert_eq!(serde_json::to_value(fault).unwrap(), written);
    }

    #[test]
    fn every_kind_is_known_by_its_name_and_no_other() {
        let request = |kind: &'static Kind| {
            let draft = packed(&Draft::empty(kind, 1));
            json!({ "draft": draft, "entries": null, "limit": 2, "nodes": null })
        };
        for kind in KINDS {
            let read: SolveRequest = serde_json::from_value(request(kind)).unwrap();
            assert_eq!(read.draft.kind, *kind);
        }
        static CHESS: Kind = Kind { id: "chess", prefix: "che", prints: &[] };
        let refused = serde_json::from_value::<SolveRequest>(request(&CHESS)).unwrap_err();
        assert_eq!(refused.to_string(), "no kind \"chess\"");
    }
}
