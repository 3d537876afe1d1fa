
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
	return bounded();
}

/** Repeats the rounds until one changes nothing; false where something is broken. */
function cheapRules() {
	for (let before = 0; before !== candidates(); ) {
		before = candidates();
		if (!oneRound()) return false;
	}
	return true;
}
