let possible = givens.map((given) => (given > 0 ? [given] : values));

/** Leaves a cell only these of its values; false where it had none of them. */
function keep(cell, stays) {
	possible[cell] = possible[cell].filter(stays);
	return possible[cell].length > 0;
}

const isDecided = (cell) => possible[cell].length === 1;

/** Signs and clues bound the cells beside them; false where something is broken. */
function bounded() {
	for (const [lesser, greater] of less) {
		if (!keep(lesser, (one) => one < Math.max(...possible[greater]))) return false;
		if (!keep(greater, (one) => one > Math.min(...possible[lesser]))) return false;
	}
	for (const [clue, line] of views) {
		if (clue === 1 && !keep(line[0], (one) => one === size)) return false;
		for (let distance = 0; distance < clue - 1; distance++) {
			if (!keep(line[distance], (one) => one <= size - clue + 1 + distance)) return false;
		}
		if (line.every(isDecided) && !agrees(clue, line)) return false;
	}
	return true;
}

/** Whether the decided cells of a line agree with its clue, as far as they go. */
function agrees(clue, line) {
	for (const cell of line) board[cell] = isDecided(cell) ? possible[cell][0] : 0;
	return fits(clue, line);
}

/** Whether what is decided in all cells breaks no rule. */
const isRight = () =>
	views.every(([clue, line]) => agrees(clue, line)) &&
	cells.every((cell) => peers[cell].every((other) => possible[cell][0] !== possible[other][0])) &&
	less.every(([lesser, greater]) => possible[lesser][0] < possible[greater][0]);

/** Draws what follows from these cells; false where something is broken. */
const follows = (decided) => settled(decided) && (!cells.every(isDecided) || isRight());

function search() {
	const undecided = cells.filter((cell) => !isDecided(cell));
	if (undecided.length === 0) {
		for (const cell of cells) board[cell] = Math.min(...possible[cell]);
		found();
		return;
	}
	const cell = choice(undecided);
	const kept = [...possible];
	for (const value of kept[cell]) {
		tries++;
		possible[cell] = [value];
		if (follows([cell])) {
			positions++;
			search();
		}
		possible = [...kept];
	}
}

function begin() {
	if (!follows(cells.filter((cell) => givens[cell] > 0))) return;
	positions = 1;
	search();
}

/** How many values are left in all cells. */
const candidates = () => possible.reduce((sum, set) => sum + set.length, 0);
