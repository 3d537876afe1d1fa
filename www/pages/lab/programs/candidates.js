
/** Puts values, the greatest first, where only one cell can have them. */
function isolate(line) {
	for (const value of [...values].reverse()) {
		const places = line.filter((cell) => possible[cell].includes(value));
		if (places.length === 1) possible[places[0]] = [value];
	}
}

/** Takes the values of decided cells from the undecided ones. */
function removeDecided(line) {
	const decided = line.filter(isDecided).map((cell) => possible[cell][0]);
	for (const value of decided.reverse()) {
		for (const cell of line.filter((one) => !isDecided(one))) keep(cell, (one) => one !== value);
	}
}

/** Repeats the rounds until one changes nothing; false where something is broken. */
function settled() {
	for (let before = 0; before !== candidates(); ) {
		before = candidates();
		for (const line of [...columns, ...rows]) {
			isolate(line);
			removeDecided(line);
		}
		if (!bounded()) return false;
	}
	return true;
}

const columnOf = (cell) => (cell % size) * size + Math.floor(cell / size);

/** The cell with the fewest values, of several the first column by column. */
const choice = (undecided) =>
	undecided.reduce((best, cell) => {
		const fewer = possible[cell].length - possible[best].length;
		return fewer < 0 || (fewer === 0 && columnOf(cell) < columnOf(best)) ? cell : best;
	});

const across = ([lesser, greater]) => (lesser % size) + (greater % size);
const down = ([lesser, greater]) => Math.floor(lesser / size) + Math.floor(greater / size);
less.sort((one, other) => across(other) - across(one) || down(other) - down(one));
begin();
