//! The English text of every sentence of the core, sorted by key.
//!
//! `{name}` is a placeholder for an [`Arg`](super::Arg). A test checks that the page's other
//! languages have the same keys with the same placeholders. Each layer adds its own block.

mod lab;
mod rules;
mod snakes;

/// Keys and texts.
pub static ENGLISH: &[(&str, &str)] = &joined::<
    { OWN.len() + lab::LAB.len() + rules::RULES.len() + snakes::SNAKES.len() },
>([OWN, lab::LAB, rules::RULES, snakes::SNAKES]);

/// Several lists joined into one.
const fn joined<const COUNT: usize>(
    lists: [&[(&'static str, &'static str)]; 4],
) -> [(&'static str, &'static str); COUNT] {
    let mut all = [("", ""); COUNT];
    let (mut at, mut list) = (0, 0);
    while list < lists.len() {
        let mut of = 0;
        while of < lists[list].len() {
            all[at] = lists[list][of];
            (at, of) = (at + 1, of + 1);
        }
        list += 1;
    }
    all
}

/// All texts except those of the lab, the rules and snakes, which have their own files.
const OWN: &[(&str, &str)] = &[
    // Faults that keep a draft from being a puzzle.
    ("fault.adjacent-not-of-kind", "This kind of puzzle has no bars."),
    ("fault.bar", "There is a bar between {first} and {second}; only an adjacent puzzle has bars."),
    ("fault.boxes-not-of-kind", "This kind of puzzle has no boxes."),
    ("fault.boxes-size", "A grid of size {size} has no boxes; only the sizes {sizes} do."),
    ("fault.clue-range", "{clue} is {value}; a clue here is at most {size}."),
    ("fault.clues-not-of-kind", "This kind of puzzle has no clues at the border."),
    ("fault.count", "{what}: {found} places, {expected} expected."),
    ("fault.diagonals-not-of-kind", "This kind of puzzle has no condition on its diagonals."),
    ("fault.given-range", "{cell} is {value}; a value here is {least} to {most}."),
    ("fault.givens-not-of-kind", "This kind of puzzle has no givens."),
    ("fault.odd-even-not-of-kind", "This kind of puzzle has no odd and even cells."),
    ("fault.parks-not-of-kind", "This kind of puzzle has no parks."),
    (
        "fault.sign-adjacent",
        "The sign between {first} and {second} is not a bar; an adjacent puzzle has only bars.",
    ),
    ("fault.signs-not-of-kind", "This kind of puzzle has no signs."),
    ("fault.size", "The size is {size}; a grid has 1 to {max} rows."),
    ("fault.sums-not-of-kind", "This kind of puzzle has no sums at the border."),
    // Why there is no new puzzle.
    ("generate.date", "{date} is not a calendar date."),
    ("generate.ended", "No such puzzle was found in {tries} tries."),
    (
        "generate.grid-not-found",
        "No grid of this size with all these variants was found in {runs} tries; perhaps there is none.",
    ),
    ("generate.lock-filled", "{place} is locked as empty, but something is there."),
    ("generate.lock-none", "No grid satisfies all the locks."),
    ("generate.lock-open", "{place} is locked as filled, but nothing is there yet."),
    (
        "generate.lock-symmetry",
        "The locks break the symmetry: {place} is to be filled and {partner} empty, or the other way round.",
    ),
    ("generate.no-band", "There is no level beyond this puzzle’s."),
    ("generate.no-grid", "No grid of this size can have all these variants."),
    (
        "generate.no-room",
        "There are not that many places to print in, or nothing would be left to solve.",
    ),
    ("generate.no-solution", "The puzzle has no solution."),
    ("generate.none-near", "None of the {tries} changed puzzles met your wish."),
    (
        "generate.one-more",
        "No numbers were found for these places that leave a single solution; the closest leave at least {count}. One more place is enough.",
    ),
    (
        "generate.places",
        "No numbers were found for these places that leave a single solution; the closest leave at least {count}. More places would help.",
    ),
    ("generate.several", "The puzzle has more than one solution."),
    (
        "generate.too-hard",
        "The puzzle is harder than you asked for, and leaving things out never makes a puzzle easier.",
    ),
    // Contradictions: a puzzle that obviously has no solution.
    ("clash.bar", "{first} and {second} have a bar between them, so they have to differ by one."),
    ("clash.box", "{value} appears twice in a box: in {first} and in {second}."),
    (
        "clash.chain",
        "A chain of {length} rising cells does not fit into the values {least} to {most}.",
    ),
    ("clash.cycle", "These signs form a circle: each cell would be smaller than itself."),
    ("clash.diagonal", "{value} appears twice on a diagonal: in {first} and in {second}."),
    ("clash.even", "{cell} has a grey square, so its number has to be even."),
    (
        "clash.facing-many",
        "The clues {first} and {second} of {line} cannot both be right: facing clues add up to at most {limit}.",
    ),
    (
        "clash.facing-sums-high",
        "The sums {first} and {second} of {line} cannot both be right: facing sums add up to at most {limit}.",
    ),
    (
        "clash.facing-sums-low",
        "The sums {first} and {second} of {line} cannot both be right: facing sums add up to at least {limit}.",
    ),
    (
        "clash.facing-ones",
        "Both clues of {line} are 1: the tallest building cannot stand at both ends.",
    ),
    ("clash.given", "{cell} is given as {value}."),
    (
        "clash.no-bar",
        "{first} and {second} have no bar between them, so they must not differ by one.",
    ),
    ("clash.odd", "{cell} has a grey circle, so its number has to be odd."),
    ("clash.parity-even", "{line} has {count} cells for even numbers, but can hold only {limit}."),
    ("clash.parity-odd", "{line} has {count} cells for odd numbers, but can hold only {limit}."),
    ("clash.repeat", "{value} appears more than once in {line}."),
    (
        "clash.same-side",
        "{first} and {second} are both {value}; that puts the same building into two cells of one line.",
    ),
    (
        "clash.same-side-parks",
        "{first}, {second} and {third} are all {value}; with a park in each line, at most two clues on a side can be equal.",
    ),
    ("clash.sign", "The sign between {lesser} and {greater} is broken."),
    (
        "clash.sum",
        "{clue} is {value}, but the buildings seen along its full line add up to {seen}.",
    ),
    (
        "clash.sum-too-high",
        "{clue} is {value}, but the buildings seen so far already add up to {seen}.",
    ),
    (
        "clash.sum-too-low",
        "{clue} is {value}, but the tallest building is always seen, so a sum is at least {least}.",
    ),
    ("clash.too-many", "{clue} is {value}, but {seen} buildings are already visible."),
    ("clash.visible", "{clue} is {value}, but its full line shows {seen}."),
    // Conditions in words.
    ("condition.bar", "{first} | {second}: a bar"),
    ("condition.boxes", "the boxes"),
    ("condition.clue", "{clue} is {value}"),
    ("condition.diagonals", "both diagonals"),
    ("condition.even", "{cell} is even"),
    ("condition.given", "{cell} is {value}"),
    ("condition.no-bar", "{first} | {second}: no bar"),
    ("condition.odd", "{cell} is odd"),
    ("condition.sign", "{lesser} < {greater}"),
    ("condition.sum", "{clue} adds up to {value}"),
    // Reading: what a text should have contained at the place of the error.
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
    ("read.line-long", "The line is longer than the {expected} characters of the first line."),
    (
        "read.line-name",
        "{found} is not a line of a grid of size {size}; a name like R1 or C2 is expected.",
    ),
    (
        "read.lines-few",
        "There are {found} lines; the length of the first line requires {expected}.",
    ),
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
    ("read.link-long", "This part of the link has more than {expected} places."),
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
    ("read.link-short", "This part of the link has {found} places; {expected} are expected."),
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
        "The list has {found} numbers; four for each row of the grid are expected.",
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
        "The grid has {columns} columns and {rows} rows; only square grids can be read.",
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
    ("read.places", "There are {found} places; {expected} are expected."),
    ("read.plan-clues", "A line of clues between two | is expected here."),
    ("read.plan-frame", "A line like -+-----+- is expected here."),
    ("read.plan-row", "A row of cells between two | is expected here."),
    ("read.puzzlink", "An address of skyscrapers or minarism is expected."),
    (
        "read.puzzlink-genre",
        "{name} is a genre of puzz.link that cannot be read; skyscrapers (building) and minarism can.",
    ),
    (
        "read.ring-width",
        "{found} numbers are too few for a row of a ring; at least 3 are expected.",
    ),
    ("read.row-numbers", "This row has {found} numbers; {expected} are expected."),
    ("read.rows", "There are {found} rows; {expected} are expected."),
    ("read.side-length", "{name} has {found} clues; {expected} are expected."),
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
    (
        "read.towers-few",
        "The clues end after {found} places; {expected} are expected, with / between them.",
    ),
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
    // Writing: why a format cannot store a puzzle.
    ("write.adjacent", "This format cannot store bars."),
    ("write.boxes", "This format cannot say that the values in a box are all different."),
    ("write.clues", "This format cannot store clues at the border."),
    ("write.diagonals", "This format cannot say that the values on a diagonal are all different."),
    ("write.faults", "The puzzle has faults; only a puzzle without faults can be written."),
    ("write.givens", "This format cannot store givens."),
    (
        "write.heights",
        "This format does not say whether heights are counted in tens, and these heights would be misread.",
    ),
    ("write.odd-even", "This format cannot store odd and even cells."),
    (
        "write.order",
        "In this format the clues would be read in a different order, because in their own they do not have exactly one solution.",
    ),
    ("write.parks", "This format cannot say that the lowest value is a park."),
    ("write.signs", "This format cannot store signs."),
    ("write.size", "This format goes up to size {most}; the puzzle has size {size}."),
    ("write.sizes", "This format has the sizes {least} to {most}; the puzzle has size {size}."),
    ("write.sums", "This format cannot say that clues are sums."),
    ("write.unit", "The unit of the heights is {unit}; 1 or 10 is expected."),
];
