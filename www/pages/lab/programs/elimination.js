
/** Takes the heights of decided cells from those behind them; false where something is broken. */
function undupe(line) {
	const decided = [];
	for (const cell of line) {
		if (!isDecided(cell)) {
			if (!keep(cell, (one) => !decided.includes(one))) return false;
		} else if (decided.includes(possible[cell][0])) return false;
		else decided.push(possible[cell][0]);
	}
	return true;
}

/** Once the decided cells show the clue, takes everything taller from those behind them. */
function hide(clue, line) {
	let [seen, tallest] = [0, 0];
	for (const [place, cell] of line.entries()) {
		if (!isDecided(cell)) return true;
		if (possible[cell][0] > tallest) {
			tallest = possible[cell][0];
			seen++;
		}
		if (seen === clue) {
			return line.slice(place + 1).every((other) => keep(other, (one) => one <= tallest));
		}
	}
	return true;
}

/** One sweep from the four sides, then the signs; false where something is broken. */
function settled() {
	for (const [clue, line] of sides) {
		if (!undupe(line)) return false;
		if (clue > 0 && !(hide(clue, line) && agrees(clue, line))) return false;
	}
	for (const [lesser, greater] of less) {
		if (isDecided(lesser) && !keep(greater, (one) => one > possible[lesser][0])) return false;
		if (isDecided(greater) && !keep(lesser, (one) => one < possible[greater][0])) return false;
	}
	return true;
}

const choice = ([first]) => first;

begin();
