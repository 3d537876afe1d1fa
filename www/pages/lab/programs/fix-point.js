let possible = givens.map((given) => (given > 0 ? [given] : values));

/** Leaves a cell only these of its values; false where it had none of them. */
function keep(cell, stays) {
	possible[cell] = possible[cell].filter(stays);
	return possible[cell].length > 0;
}

const isDecided = (cell) => possible[cell].length === 1;

function seen(line) {
	let [count, tallest] = [0, 0];
	for (const cell of line) {
		const [height] = possible[cell];
		if (height > tallest) {
			tallest = height;
			count++;
		}
	}
	return count;
}

/** Every cheap rule once; false where something is broken. */
function oneRound() {
	for (const cell of cells.filter(isDecided)) {
		const [value] = possible[cell];
		if (!peers[cell].every((other) => keep(other, (one) => one !== value))) return false;
	}
	for (const line of [...rows, ...columns]) {
		for (const value of values) {
			const places = line.filter((cell) => possible[cell].includes(value));
			if (places.length === 0) return false;
			if (places.length === 1) possible[places[0]] = [value];
		}
	}
	for (const [lesser, greater] of less) {
		if (!keep(lesser, (one) => one < Math.max(...possible[greater]))) return false;
		if (!keep(greater, (one) => one > Math.min(...possible[lesser]))) return false;
	}
	for (const [clue, line] of views) {
		if (clue === 1 && !keep(line[0], (one) => one === size)) return false;
		for (let distance = 0; distance < clue - 1; distance++) {
			if (!keep(line[distance], (one) => one <= size - clue + 1 + distance)) return false;
		}
		if (line.every(isDecided) && seen(line) !== clue) return false;
	}
	return true;
}

const candidates = () => possible.reduce((sum, set) => sum + set.length, 0);

/** Repeats the rounds until one changes nothing; false where something is broken. */
function settled() {
	for (let before = 0; before !== candidates(); ) {
		before = candidates();
		if (!oneRound()) return false;
	}
	return true;
}

function search() {
	const cell = cells.find((one) => !isDecided(one));
	if (cell === undefined) {
		solutions++;
		return;
	}
	const kept = [...possible];
	for (const value of kept[cell]) {
		tries++;
		possible[cell] = [value];
		if (settled()) {
			positions++;
			search();
		}
		possible = [...kept];
	}
}

if (settled()) {
	positions = 1;
	search();
}
