
/** A line with its clues and its signs. */
const lines = [...rows, ...columns].map((line) => ({
	line,
	clues: views.filter(([, seen]) => seen.every((cell) => line.includes(cell))),
	signs: less.filter((sign) => sign.every((cell) => line.includes(cell))),
}));

/** Puts every order that the values of a line allow onto the board, one after the other. */
function* ways(line, used = []) {
	if (used.length === size) {
		yield used;
		return;
	}
	const cell = line[used.length];
	for (const value of possible[cell].filter((one) => !used.includes(one))) {
		board[cell] = value;
		yield* ways(line, [...used, value]);
	}
}

/** Leaves a line what some order has that fits its clues and signs; false where there is none. */
function keepWays({ line, clues, signs }) {
	const found = line.map(() => new Set());
	for (const way of ways(line)) {
		const isFit =
			clues.every(([clue, seen]) => fits(clue, seen)) &&
			signs.every(([lesser, greater]) => board[lesser] < board[greater]);
		if (isFit) for (const [place, value] of way.entries()) found[place].add(value);
	}
	return line.every((cell, place) => keep(cell, (one) => found[place].has(one)));
}

/** The cheap rules, then whole lines, until nothing changes; false where something is broken. */
function settled() {
	const bound = lines.filter(({ clues, signs }) => clues.length + signs.length > 0);
	for (let before = 0; before !== candidates(); ) {
		before = candidates();
		if (!cheapRules() || !bound.every(keepWays)) return false;
	}
	return true;
}

const choice = ([first]) => first;

begin();
