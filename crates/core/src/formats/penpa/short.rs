//! The names that the program shortens in its packed texts: each becomes a `z`
//! and another character. Any other `z` is doubled first.

/// Each name and its short form, in the order in which they are replaced.
#[rustfmt::skip]
const NAMES: [(&str, &str); 31] = [
    ("z", "zZ"), ("\"qa\"", "z9"), ("\"pu_q\"", "zQ"), ("\"pu_a\"", "zA"), ("\"grid\"", "zG"),
    ("\"edit_mode\"", "zM"), ("\"surface\"", "zS"), ("\"line\"", "zL"), ("\"lineE\"", "zE"),
    ("\"wall\"", "zW"), ("\"cage\"", "zC"), ("\"number\"", "zN"), ("\"symbol\"", "zY"),
    ("\"special\"", "zP"), ("\"board\"", "zB"), ("\"command_redo\"", "zR"),
    ("\"command_undo\"", "zU"), ("\"command_replay\"", "z8"), ("\"numberS\"", "z1"),
    ("\"freeline\"", "zF"), ("\"freelineE\"", "z2"), ("\"thermo\"", "zT"), ("\"arrows\"", "z3"),
    ("\"direction\"", "zD"), ("\"squareframe\"", "z0"), ("\"polygon\"", "z5"),
    ("\"deletelineE\"", "z4"), ("\"killercages\"", "z6"), ("\"nobulbthermo\"", "z7"),
    ("\"__a\"", "z_"), ("null", "zO"),
];

pub(super) fn shortened(text: &str) -> String {
    NAMES.iter().fold(text.to_owned(), |text, (name, short)| text.replace(name, short))
}

pub(super) fn expanded(text: &str) -> String {
    NAMES.iter().rev().fold(text.to_owned(), |text, (name, short)| text.replace(short, name))
}
