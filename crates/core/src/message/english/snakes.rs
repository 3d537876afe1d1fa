//! The English texts about snakes: chains, foldings and their notations, sorted
//! by key in each block.

/// Keys and texts.
pub(super) const SNAKES: &[(&str, &str)] = &[
    // Why a text is not a chain.
    ("read.unknown-rule", "{name} is not known here; without it this would be a different puzzle."),
    ("snake.end-inside", "Cubelet {number} is an end, but the chain goes on after it."),
    ("snake.length", "A chain has 2 to {most} cubelets, not {found}."),
    ("snake.letter", "{found} is not a cubelet; expected E, S or C."),
    ("snake.run-short", "A segment has at least 2 cubelets; segment {number} has {found}."),
    // Why a chain cannot fill a box.
    (
        "snake.corners",
        "Only {found} cubelets are corners or ends, but the box {box} has {wanted} corners, and no straight cubelet can lie there.",
    ),
    (
        "snake.corners-even",
        "Too few of the cubelets 2, 4, 6 … are corners or ends: {found}. They have to fill {wanted} corners of the box {box}, and no straight cubelet can lie there.",
    ),
    (
        "snake.corners-odd",
        "Too few of the cubelets 1, 3, 5 … are corners or ends: {found}. They have to fill {wanted} corners of the box {box}, and no straight cubelet can lie there.",
    ),
    ("snake.no-turn", "Cubelet {number} is a corner, but a box {box} has no room to turn."),
    ("snake.number", "The chain has {found} cubelets, but the box {box} holds {wanted}."),
    (
        "snake.run-long",
        "Segment {number} has {length} cubelets (straight ones: {straights}); the longest segment that fits in a box {box} has {most}.",
    ),
    (
        "snake.sides",
        "The segments {first} to {last} (of {lengths} cubelets) cannot follow one another in a box {box}: each lies at a right angle to the one before, and too few sides are long enough.",
    ),
    // The steps of a folding.
    ("snake.step-back", "Segment {number} ({cubelets} cubelets): to the back."),
    ("snake.step-down", "Segment {number} ({cubelets} cubelets): down."),
    ("snake.step-front", "Segment {number} ({cubelets} cubelets): to the front."),
    ("snake.step-left", "Segment {number} ({cubelets} cubelets): left."),
    ("snake.step-right", "Segment {number} ({cubelets} cubelets): right."),
    ("snake.step-up", "Segment {number} ({cubelets} cubelets): up."),
    // Reading and writing notations.
    (
        "snake.box",
        "{found} is not a box; three sides of 1 to 8 with at most 128 cells are expected, as in 3x3x3.",
    ),
    (
        "snake.colours",
        "The colours do not alternate at cubelet {number} (line {line}, column {column}): a cubelet may be missing there, or one too many.",
    ),
    ("snake.end-mark", "{found} at the end is taken as the end mark of the list."),
    ("snake.link-cut", "The link is incomplete; the end of the chain is missing."),
    (
        "snake.link-run",
        "{found} is not a segment; 2 to 9 is expected, or a capital D to W for several segments of 2.",
    ),
    (
        "snake.near-cube",
        "{found} cubelets do not fill a cube; {box}, which has {wanted}, is assumed. For a different box, name it, as in 2x3x4.",
    ),
    ("snake.no-chain", "No chain of 2 to {most} cubelets can be read here."),
    ("snake.no-slash", "There is no / in this text, so the chain never turns."),
    ("snake.run-number", "{found} is not a segment length; a whole number above 0 is expected."),
    ("snake.slash-empty", "A cubelet is expected before this /."),
    ("snake.slash-letter", "{found} is not a cubelet; expected a letter or /."),
    (
        "snake.steps-back",
        "{found} would lead straight back; the chain can only turn by a right angle.",
    ),
    (
        "snake.symbol",
        "{found} is one symbol too many; one for straight and one for corner are expected, such as S and C.",
    ),
    ("snake.third-colour", "{found} is a third colour; two letters are expected."),
    ("snake.unexpected", "{found} is not expected in the text of a snake."),
    ("snake.which-box", "{found} cubelets do not fill a cube; name the box, as in 2x3x4."),
    (
        "snake.write-other",
        "This format cannot store this snake: its text would be read as a different one.",
    ),
    ("snake.write-turns", "This format is only for the cube of 3, with segments of 2 and 3."),
];
