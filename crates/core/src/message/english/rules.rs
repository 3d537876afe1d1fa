//! The English texts of the rules: a sentence and a title for each rule, and
//! the parts of chains and trials. Sorted by key.
//!
//! Each sentence has at most 30 words and states the cause of its step.

/// Keys and texts.
pub(super) const RULES: &[(&str, &str)] = &[
    (
        "rule.blockade",
        "{clue} is 2 and the tallest is at the far end, in {other}. The first building, {cell}, hides everything in between, so it is {values}.",
    ),
    (
        "rule.chain-bound",
        "A chain of {count} signs rises to {cell}, so {cell} is at least {limit}.",
    ),
    (
        "rule.chain-bound.above",
        "A chain of {count} signs rises from {cell}, so {cell} is at most {limit}.",
    ),
    (
        "rule.chain-bound.chain",
        "The numbers rise along {chain}. Each of these cells needs room for the lower numbers before it and the higher ones after it.",
    ),
    (
        "rule.clue-full",
        "All {value} buildings are visible from {clue}, so they rise one by one; {cell} is {values}.",
    ),
    (
        "rule.clue-full.several",
        "All {value} buildings are visible from {clue}, so they rise one by one, from {least} in {first} to {most} in {last}.",
    ),
    ("rule.clue-one", "{cell} is not {values}: {clue} is 1, so the first building is the tallest."),
    (
        "rule.clue-one.placed",
        "From {clue} only one building is visible, so the tallest, {values}, is in {cell}.",
    ),
    (
        "rule.clue-reached",
        "{cell} is not {values}: {clue} is {value}, and that many buildings are already visible in front.",
    ),
    (
        "rule.count-skyline",
        "With {values} in {cell}, the count from {clue} would be at least {count}, but it is {value}.",
    ),
    (
        "rule.count-skyline.few",
        "With {values} in {cell}, the count from {clue} could be at most {count}, but it is {value}.",
    ),
    (
        "rule.count-skyline.never",
        "With {values} in {cell}, {clue} could see fewer or more buildings, but never exactly {value}.",
    ),
    (
        "rule.counting-limit",
        "{clue} is {value}. From there {hidden} is always hidden, so {cells} must be low enough for the others to rise.",
    ),
    (
        "rule.crowd-bound",
        "{cell} is larger than {others}, which all differ in {line}; the largest of these is at least {limit}, so {cell} is larger.",
    ),
    (
        "rule.crowd-bound.above",
        "{cell} is smaller than {others}, which all differ in {line}; the smallest of these is at most {limit}, so {cell} is smaller.",
    ),
    (
        "rule.crowd-bound.above.through",
        "{cell} is smaller than {others} (by way of {through}); these differ in {line}, and the smallest is at most {limit}, so {cell} is smaller.",
    ),
    (
        "rule.crowd-bound.through",
        "{cell} is larger than {others} (by way of {through}); these differ in {line}, and the largest is at least {limit}, so {cell} is larger.",
    ),
    ("rule.decided", "{other} is {values}, so {cells} in the same line cannot be {values}."),
    ("rule.decided-group", "{other} is {values}, and {cells} must differ from it."),
    (
        "rule.dense-run",
        "{clue} is {value}, and the tallest is exactly that far in, at {other}. All buildings up to it are visible, so each is taller than the one before.",
    ),
    (
        "rule.edge-limit",
        "{clue} is {value}. Each building in {cells} must leave enough taller ones behind it, which rules out the highest numbers there.",
    ),
    (
        "rule.eight-arrangements",
        "{line} can be filled in only {count} ways; a candidate that none of them uses is ruled out.",
    ),
    (
        "rule.facing-clues",
        "{clue} and {other} add up to one more than the size. Only {cell} is far enough from both for the tallest.",
    ),
    (
        "rule.first-hides",
        "{clue} is {value}, and from {other} on, all visible buildings but one are known. {first} is always seen, so it is that one and hides everything in between.",
    ),
    (
        "rule.focused-trial.many",
        "Suppose {cell} is {values}. Using only {conditions} lines, clues and signs, step {count} ends in a contradiction.",
    ),
    (
        "rule.focused-trial",
        "Suppose {cell} is {values}. Using only {frame}, step {count} ends in a contradiction.",
    ),
    (
        "rule.forcing-chain",
        "Suppose {cell} is {values}: from pair to pair, it follows that {first}, and also that {second}. Both cannot be true.",
    ),
    (
        "rule.four-corners",
        "Suppose {cell} is {values}: {one} gives {first}, and {two} gives {second}. Then {three} and {four} contradict each other at {corner}.",
    ),
    (
        "rule.four-corners.short",
        "Suppose {cell} is {values}: {links} links lead to {first}, and also to {second}. Both cannot be true.",
    ),
    ("rule.hidden-pair", "In {line}, {numbers} fit only in {others}, so nothing else goes there."),
    ("rule.hidden-quad", "In {line}, {numbers} fit only in {others}, so nothing else goes there."),
    (
        "rule.hidden-triple",
        "In {line}, {numbers} fit only in {others}, so nothing else goes there.",
    ),
    (
        "rule.jellyfish",
        "In {lines}, {values} fits only in {covers}, so it cannot be elsewhere in {covers}.",
    ),
    ("rule.last-cell", "{line} has one open cell left; the missing number is {values}."),
    (
        "rule.line-arrangements",
        "{cell} is not {values}: no possible order of {line} has that there.",
    ),
    (
        "rule.line-arrangements.listed",
        "{line} can be filled in {count} ways; a candidate that none of them uses is ruled out.",
    ),
    (
        "rule.line-arrangements.pass",
        "{line} can be filled in very many ways, but none that fits has {values} in {cells}.",
    ),
    (
        "rule.line-chain",
        "Suppose {cell} is {values}: line by line, it follows that {first}, and also that {second}. Both cannot be true.",
    ),
    (
        "rule.line-whip",
        "Suppose {cell} is {values}. It follows that {numbers}. Contradiction: {clash}",
    ),
    ("rule.line-whip.at-once", "Suppose {cell} is {values}. Contradiction: {clash}"),
    (
        "rule.locked",
        "In {line}, {values} fits only in cells shared with {other}, so it is nowhere else in {other}.",
    ),
    (
        "rule.long-line-chain",
        "Suppose {cell} is {values}: in {links} links, line by line, it follows that {first}, and also that {second}. Both cannot be true.",
    ),
    (
        "rule.long-line-whip",
        "Suppose {cell} is {values}. Line by line, it follows, among other things, that {numbers}. Contradiction: {clash}",
    ),
    (
        "rule.many-arrangements",
        "{line} can be filled in {count} ways; a candidate that none of them uses is ruled out.",
    ),
    (
        "rule.min-max",
        "{lesser} is smaller than {greater}, so {lesser} is not {most} and {greater} is not {least}.",
    ),
    (
        "rule.min-max.chain",
        "The numbers rise along {chain}: only the last of these can be {most}, and only the first can be {least}.",
    ),
    ("rule.naked-pair", "In {line}, {others} can hold only {numbers}, so no other cell there can."),
    ("rule.naked-quad", "In {line}, {others} can hold only {numbers}, so no other cell there can."),
    (
        "rule.naked-triple",
        "In {line}, {others} can hold only {numbers}, so no other cell there can.",
    ),
    (
        "rule.next-to-known",
        "{lesser} is smaller than {greater}, and {other} is {value}, so {cell} cannot be {values}.",
    ),
    (
        "rule.next-to-known.larger",
        "{other} is {value}, and {cells} are larger, so they cannot be {values}.",
    ),
    (
        "rule.next-to-known.smaller",
        "{other} is {value}, and {cells} are smaller, so they cannot be {values}.",
    ),
    (
        "rule.odd-even",
        "{cell} is not {values}: a circle means an odd number, and a square an even one.",
    ),
    (
        "rule.odd-even.several",
        "A circle means an odd number, and a square an even one, so {cells} cannot be the others.",
    ),
    ("rule.one-arrangement", "Only {ways} fits {line}."),
    ("rule.only-number", "{cell} can only be {values}: every other number is ruled out."),
    ("rule.only-place", "{cell} is {values}: {line} has no other place for it."),
    (
        "rule.parity-count",
        "The odd numbers of {line} are all in {others}, so {cells} must be even, not {values}.",
    ),
    (
        "rule.parity-count.even",
        "The even numbers of {line} are all in {others}, so {cells} must be odd, not {values}.",
    ),
    ("rule.partner", "{cell} is not {values}: {other} has no candidate that fits beside it."),
    (
        "rule.partner-known",
        "{other} is {value}; the bar or gap between it and {cell} rules out {values} there.",
    ),
    (
        "rule.partner-known.several",
        "{other} is {value}. The bars around it, and the gaps without a bar, rule out numbers in {cells}.",
    ),
    (
        "rule.partner.several",
        "Some numbers of {cells} have no partner left in {other}: a bar needs one that differs by one, a gap one that does not.",
    ),
    (
        "rule.peak-valley",
        "Every other open cell of {line} is smaller than a neighbour, so the largest, {values}, is in {cell}.",
    ),
    (
        "rule.peak-valley.least",
        "Every other open cell of {line} is larger than a neighbour, so the smallest, {values}, is in {cell}.",
    ),
    (
        "rule.peak-window",
        "{clue} is {value}: to see {value} buildings, the tallest, {values}, must stand further back than {cells}.",
    ),
    (
        "rule.search",
        "No rule that this program knows decides anything here; a search found no solution with {values} in {cell} (positions: {count}).",
    ),
    (
        "rule.second-place",
        "{clue} is 2: with {values} in {cells}, three buildings would be visible, the first, this one and the tallest.",
    ),
    (
        "rule.second-tallest",
        "{clue} is 2. The second tallest is either first or hidden behind the tallest, so {cells} cannot be {values}.",
    ),
    ("rule.sign-bound", "{cell} is not {values}: {lesser} is smaller than {greater}."),
    (
        "rule.sign-bound.chain",
        "{other} is at least {limit}, and along the signs the numbers rise from there to {cells}, each larger than the one before.",
    ),
    (
        "rule.sign-bound.chain.above",
        "{other} is at most {limit}, and along the signs the numbers fall from there to {cells}, each smaller than the one before.",
    ),
    (
        "rule.sign-bound.least",
        "{other} is at least {limit}, and {cell} is larger, so {cell} is not {values}.",
    ),
    (
        "rule.sign-bound.most",
        "{other} is at most {limit}, and {cell} is smaller, so {cell} is not {values}.",
    ),
    (
        "rule.sum-in-view",
        "With {values} in {cell}, what {clue} sees never adds up to exactly {value}.",
    ),
    (
        "rule.sum-in-view.little",
        "With {values} in {cell}, the sum seen from {clue} could be at most {count}, but it is {value}.",
    ),
    (
        "rule.sum-in-view.little.several",
        "With any of the numbers ruled out in {cells}, the sum seen from {clue} could be at most {count}, but it is {value}.",
    ),
    (
        "rule.sum-in-view.much",
        "With {values} in {cell}, the sum seen from {clue} would be at least {count}, but it is {value}.",
    ),
    (
        "rule.sum-in-view.much.several",
        "With any of the numbers ruled out in {cells}, the sum seen from {clue} would be at least {count}, but it is {value}.",
    ),
    (
        "rule.sum-in-view.several",
        "With any of the numbers ruled out in {cells}, what {clue} sees never adds up to exactly {value}.",
    ),
    (
        "rule.swordfish",
        "In {lines}, {values} fits only in {covers}, so it cannot be elsewhere in {covers}.",
    ),
    (
        "rule.three-arrangements",
        "{line} can only be {ways}; a candidate that none of these uses is ruled out.",
    ),
    (
        "rule.two-against-two",
        "{clue} and {other} are both 2. The second tallest, {values}, is first or hidden from both sides, which works only at an end.",
    ),
    (
        "rule.w-wing",
        "Wherever {value} goes in {line}, one of {others} becomes {values}; so {cells} cannot be {values}.",
    ),
    (
        "rule.x-wing",
        "In {lines}, {values} fits only in {covers}, so it cannot be elsewhere in {covers}.",
    ),
    (
        "rule.xy-wing",
        "Whichever number {pivot} takes, one of {others} becomes {values}; so {cells} cannot be {values}.",
    ),
    ("statement.at-least", "{cell} is at least {value}"),
    ("statement.at-most", "{cell} is at most {value}"),
    ("statement.between", "{cell} is from {least} to {most}"),
    ("statement.is", "{cell} is {value}"),
    ("statement.is-not", "{cell} is not {value}"),
    ("technique.blockade", "Blockade"),
    ("technique.chain-bound", "Rising chain"),
    ("technique.clue-full", "Stairs"),
    ("technique.clue-one", "Clue 1"),
    ("technique.clue-reached", "Clue reached"),
    ("technique.count-skyline", "Count the skyline"),
    ("technique.counting-limit", "Edge limit, counting what still counts"),
    ("technique.crowd-bound", "Crowd"),
    ("technique.decided", "Clear the line"),
    ("technique.decided-group", "Clear the box or diagonal"),
    ("technique.dense-run", "Dense run"),
    ("technique.edge-limit", "Edge limit"),
    ("technique.eight-arrangements", "Up to eight ways"),
    ("technique.facing-clues", "Facing clues"),
    ("technique.first-hides", "The first one hides the rest"),
    ("technique.focused-trial", "Focused trial"),
    ("technique.forcing-chain", "Forcing chain"),
    ("technique.four-corners", "Four corners"),
    ("technique.hidden-pair", "Hidden pair"),
    ("technique.hidden-quad", "Hidden quad"),
    ("technique.hidden-triple", "Hidden triple"),
    ("technique.jellyfish", "Jellyfish"),
    ("technique.last-cell", "Last cell"),
    ("technique.line-arrangements", "All ways of a line"),
    ("technique.line-chain", "Line chain"),
    ("technique.line-whip", "Line whip"),
    ("technique.locked", "Locked numbers"),
    ("technique.long-line-chain", "Long line chain"),
    ("technique.long-line-whip", "Long line whip"),
    ("technique.many-arrangements", "Up to 24 ways"),
    ("technique.min-max", "Not the largest, not the smallest"),
    ("technique.naked-pair", "Naked pair"),
    ("technique.naked-quad", "Naked quad"),
    ("technique.naked-triple", "Naked triple"),
    ("technique.next-to-known", "Next to a known number"),
    ("technique.odd-even", "Odd and even cells"),
    ("technique.one-arrangement", "Only one way"),
    ("technique.only-number", "Only number"),
    ("technique.only-place", "Only place"),
    ("technique.parity-count", "Counting odd and even cells"),
    ("technique.partner", "What fits beside it"),
    ("technique.partner-known", "Bar beside a known number"),
    ("technique.peak-valley", "Peak and valley"),
    ("technique.peak-window", "Peak window"),
    ("technique.search", "Search"),
    ("technique.second-place", "Clue 2, second place"),
    ("technique.second-tallest", "Second tallest"),
    ("technique.sign-bound", "Relative size"),
    ("technique.sum-in-view", "Add up the view"),
    ("technique.swordfish", "Swordfish"),
    ("technique.three-arrangements", "Two or three ways"),
    ("technique.two-against-two", "Two against two"),
    ("technique.w-wing", "W-wing"),
    ("technique.wide-corners", "Four corners, longer lists"),
    ("technique.x-wing", "X-wing"),
    ("technique.xy-wing", "XY-wing"),
];
