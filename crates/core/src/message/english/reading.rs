//! The English texts about reading: what a text should have contained at the place of the error.

pub(super) const READING: &[(&str, &str)] = &[
    (
        "note.drawings",
        "The drawings in this puzzle are not taken into account; the results apply only to its numbers and signs.",
    ),
    (
        "note.order-either",
        "The clues were read clockwise from the top left; they do not show whether the order top, bottom, left, right was meant.",
    ),
    (
        "note.order-one",
        "The clues were read as top, bottom, left, right: only in this order is there exactly one solution.",
    ),
    (
        "note.order-sides",
        "The clues were read as top, bottom, left, right: only in this order is there a solution.",
    ),
    (
        "note.rules",
        "This puzzle has written rules, which are not taken into account: “{rules}” The results apply only to its numbers and signs.",
    ),
    ("read.after-end", "The puzzle is complete above; nothing more is expected."),
    ("read.cell", "{found} is not a cell: . or a digit from 1 to {size} is expected (A is 10)."),
    (
        "read.cell-name",
        "{found} is not a cell of a grid of size {size}; a name like R1C2 is expected.",
    ),
    ("read.cell-number", "{found} is not a cell number; cell numbers run from 0 to {most}."),
    ("read.column", "{found} is not in the column of any open cell."),
    ("read.corner", "{found} is in a corner, where a ring has -1."),
    ("read.clues-are", "{found} is not a way to read clues; expected sums, or no such line."),
    (
        "read.drawing",
        "This address contains a drawing, which does not say which numbers are clues.",
    ),
    ("read.empty", "There is nothing to read."),
    ("read.extra", "{found} is one too many."),
    ("read.form-size", "This format goes up to size {most}; the line is longer."),
    ("read.given-none", "{found} has no value; one is expected, as in R1C2_3."),
    ("read.height", "{found} is not a height: 1 to {size} is expected, or 10 to {tens} in tens."),
    ("read.high", "high is {found}; 1 or 10 is expected."),
    ("read.id", "This is not a game ID; a game ID starts with a size and a colon."),
    ("read.id-cells-few", "The cells end after {found}; {expected} are expected."),
    ("read.id-cells-many", "{found} goes beyond the {expected} cells of the grid."),
    ("read.id-level", "{found} is not a level; after d, one of {levels} is expected."),
    (
        "read.id-seed",
        "After # comes the seed of a generator; only the description of a puzzle, after a colon, can be read.",
    ),
    ("read.id-size", "The size is {size}; {least} to {most} is expected in this format."),
    ("read.json-part", "{name} in this address is not as expected."),
    (
        "read.known-height",
        "{found} is not a height in tens; if the heights are 1, 2, 3, write high = 1.",
    ),
    ("read.line-long", "The line is longer than the first line, whose length is {expected}."),
    (
        "read.line-name",
        "{found} is not a line of a grid of size {size}; a name like R1 or C2 is expected.",
    ),
    ("read.lines-few", "The length of the first line requires {expected} lines, not {found}."),
    (
        "read.lines-many",
        "There are too many lines; the length of the first line requires {expected}.",
    ),
    (
        "read.link-check",
        "The check character of the link does not match; one of its characters may be wrong.",
    ),
    ("read.link-cut", "The link is incomplete; the missing part was left empty."),
    (
        "read.link-kind",
        "No link starts with {found}; a kind and a size are expected, where the kind is one of {prefixes}.",
    ),
    (
        "read.link-letter",
        "{found} is not expected after the size; expected one of the letters {letters} or a dot.",
    ),
    ("read.link-long", "This part of the link is too long; its length should be {expected}."),
    (
        "read.link-mark",
        "{found} is not a mark; {marks} or - is expected, or a capital D to W for several -.",
    ),
    (
        "read.link-newer",
        "This link was made by a newer version of this program (format {version}).",
    ),
    (
        "read.link-park",
        "{found} is not a number; 0 for a park, 1 to 9, a to v or - is expected, or a capital D to W for several -.",
    ),
    ("read.link-sections", "The link has more parts than the {most} of its kind."),
    ("read.link-short", "The length of this part of the link should be {expected}, not {found}."),
    (
        "read.link-sign",
        "{found} is not a sign; {signs} or - is expected, or a capital D to W for several -.",
    ),
    ("read.link-size", "The size is expected after the kind, as in sky5."),
    (
        "read.link-value",
        "{found} is not a number; 1 to 9, a to w or - is expected, or a capital D to W for several -.",
    ),
    (
        "read.list-length",
        "The length of the list is {found}; four numbers for each row of the grid are expected.",
    ),
    ("read.long", "The text is too long for one puzzle; at most {most} bytes are read."),
    ("read.missing", "{name} is missing."),
    (
        "read.name",
        "{found} is not known here; north, east, south, west, known or high is expected.",
    ),
    ("read.negative", "{found} is negative; only the corners of a ring can be."),
    ("read.no-puzzle", "This address contains no puzzle."),
    ("read.no-sign", "{found} is between four cells; nothing is expected there."),
    (
        "read.not-square",
        "The grid is {columns} wide and {rows} high; only square grids can be read.",
    ),
    ("read.number", "{found} is not a whole number."),
    ("read.number-end", "The text ends here; a whole number is expected."),
    ("read.number-large", "The number is too large; at most {most} is expected."),
    (
        "read.on-server",
        "This address refers to a puzzle on a server; only an address that contains the puzzle itself can be read.",
    ),
    (
        "read.packed",
        "The data in this address cannot be unpacked; the address may have been cut short.",
    ),
    (
        "read.parks-two",
        "Two parks in a line are not supported: every value appears once in each row and column.",
    ),
    (
        "read.penpa-board",
        "Penpa boards of the type {name} cannot be read; only those of the type square can.",
    ),
    ("read.penpa-old", "This address is in Penpa’s first format, which cannot be read."),
    ("read.picture-cell", "{found} is neither a number nor . nor < nor >."),
    ("read.picture-frame", "The frame is expected here: + - +."),
    ("read.picture-kind", "{found} is not a known puzzle kind."),
    (
        "read.picture-order",
        "One too many here: {expected} cells are expected, and at most one sign between two.",
    ),
    ("read.picture-size", "{found} is not a size; one like 5x5 is expected."),
    (
        "read.picture-words",
        "{found} is not expected after the size; {names} and then in tens may follow.",
    ),
    ("read.places", "{expected} places are expected, not {found}."),
    ("read.plan-clues", "A line of clues between two | is expected here."),
    ("read.plan-frame", "A line like -+-----+- is expected here."),
    ("read.plan-row", "A row of cells between two | is expected here."),
    ("read.puzzlink", "An address of skyscrapers or minarism is expected."),
    (
        "read.puzzlink-genre",
        "{name} is a genre of puzz.link that cannot be read; skyscrapers (building) and minarism can.",
    ),
    ("read.ring-width", "A row of a ring has at least 3 numbers, not {found}."),
    ("read.row-numbers", "{expected} numbers are expected in this row, not {found}."),
    ("read.rows", "{expected} rows are expected, not {found}."),
    ("read.side-length", "{expected} clues are expected in {name}, not {found}."),
    (
        "read.sign-across",
        "{found} is not a sign between a left and a right cell; <, > or a blank is expected.",
    ),
    (
        "read.sign-down",
        "{found} is not a sign between an upper and a lower cell; ^, v or a blank is expected.",
    ),
    ("read.size", "The size is {size}; a grid has 1 to {max} rows."),
    ("read.symbol", "{expected} is expected here, not {found}."),
    ("read.symbol-end", "The text ends here; {expected} is expected."),
    (
        "read.towers-cell",
        "{found} is not a cell: 1 to {size} is expected, a letter for a run of open cells, or _ between two numbers.",
    ),
    (
        "read.towers-clue",
        "{found} is not a clue: 1 to {size} or nothing is expected, and / between two clues.",
    ),
    ("read.towers-few", "The clues need {expected} places with / between them, not {found}."),
    ("read.towers-many", "There are only {expected} places for clues."),
    ("read.twice", "{name} appears twice."),
    (
        "read.unequal-after",
        "{found} is not expected after a number; expected a comma, or U, R, D or L if the cell is greater than that neighbour.",
    ),
    (
        "read.unequal-both",
        "The text says of both {first} and {second} that it is greater than the other.",
    ),
    ("read.unequal-cell", "{found} is not a cell; a number from 0 to {size} is expected."),
    ("read.unequal-edge", "{cell} has no neighbour on this side."),
    (
        "read.unequal-one-sided",
        "The text says that {first} differs by one from {second}, but not that {second} differs by one from {first}.",
    ),
    (
        "read.unequal-run",
        "A number is expected after {found}, but no place is left for it among the {expected} cells.",
    ),
    ("read.unexpected", "{found} is not expected here."),
    ("read.unknown", "This is not in any format that can be read."),
];
