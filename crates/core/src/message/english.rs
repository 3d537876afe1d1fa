//! The English text of every sentence of the core, sorted by key.
//!
//! `{name}` is a placeholder for an [`Arg`](super::Arg). A test checks that the page's other
//! languages have the same keys with the same placeholders. Each layer adds its own block.

mod lab;
mod reading;
mod rules;
mod snakes;
mod whips;

/// Keys and texts.
pub static ENGLISH: &[(&str, &str)] =
    &joined::<
        {
            OWN.len()
                + lab::LAB.len()
                + reading::READING.len()
                + rules::RULES.len()
                + snakes::SNAKES.len()
                + whips::WHIPS.len()
        },
    >([OWN, lab::LAB, reading::READING, rules::RULES, snakes::SNAKES, whips::WHIPS]);

/// Several lists joined into one.
const fn joined<const COUNT: usize>(
    lists: [&[(&'static str, &'static str)]; 6],
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

/// All texts except those of the lab, of reading, of rules, of snakes and of whips, which have their own files.
const OWN: &[(&str, &str)] = &[
    // Faults that keep a draft from being a puzzle.
    ("fault.adjacent-not-of-kind", "This kind of puzzle has no bars."),
    ("fault.bar", "There is a bar between {first} and {second}; only an adjacent puzzle has bars."),
    ("fault.boxes-not-of-kind", "This kind of puzzle has no boxes."),
    ("fault.boxes-size", "A grid of size {size} has no boxes; only the sizes {sizes} do."),
    ("fault.clue-range", "{clue} is {value}; a clue here is at most {size}."),
    ("fault.clues-not-of-kind", "This kind of puzzle has no clues at the border."),
    ("fault.count", "{what}: {expected} places are expected, not {found}."),
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
    ("generate.ended", "No such puzzle was found (tries: {tries})."),
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
    ("generate.none-near", "No changed puzzle met your wish (tries: {tries})."),
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
