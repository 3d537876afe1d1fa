//! The English text of every sentence of the core, sorted by key.
//!
//! `{name}` is a place for an [`Arg`](super::Arg). The page's other languages
//! have the same keys with the same places; a test compares them. Each layer
//! adds its own block.

/// Key and text.
pub static ENGLISH: &[(&str, &str)] = &[
    // Faults of a draft: it cannot be a puzzle.
    ("fault.clue-range", "{clue} is {value}; a clue here is at most {size}."),
    ("fault.clues-not-of-kind", "This kind of puzzle has no clues at the border."),
    ("fault.count", "{what}: {found} places, {expected} expected."),
    ("fault.given-range", "{cell} holds {value}; a value here is 1 to {size}."),
    ("fault.signs-not-of-kind", "This kind of puzzle has no signs."),
    ("fault.size", "The size is {size}; a grid has 1 to {max} rows."),
    // Contradictions: a puzzle that plainly has no solution.
    ("clash.chain", "A chain of {length} rising cells does not fit into the values 1 to {size}."),
    ("clash.cycle", "These signs run in a circle: each cell would be less than itself."),
    (
        "clash.facing-many",
        "The clues {first} and {second} of {line} cannot both hold: facing clues add up to at most {limit}.",
    ),
    (
        "clash.facing-ones",
        "Both clues of {line} are 1: the tallest building cannot stand at both ends.",
    ),
    ("clash.repeat", "{value} stands more than once in {line}."),
    (
        "clash.same-side",
        "Two clues on one side are {value}; that puts the same building into two cells of one line.",
    ),
    ("clash.sign", "The sign between {lesser} and {greater} is broken."),
    ("clash.visible", "{clue} is {value}, but its full line shows {seen}."),
];
