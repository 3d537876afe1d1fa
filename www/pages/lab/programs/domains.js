let possible = givens.map((given) => (given > 0 ? [given] : values));

/** Puts the consequences of a filled cell into the sets; false where one is empty or a clue is broken. */
function narrow(cell) {
	const value = board[cell];
	for (const other of peers[cell]) {
		possible[other] = possible[other].filter((one) => one !== value);
		if (possible[other].length === 0) return false;
	}
	for (const [lesser, greater] of signsOf[cell]) {
		if (cell === lesser) possible[greater] = possible[greater].filter((one) => one > value);
		else possible[lesser] = possible[lesser].filter((one) => one < value);
		if (possible[lesser].length === 0 || possible[greater].length === 0) return false;
	}
	return viewsOf[cell].every(([clue, line]) => fits(clue, line));
}

function search(number) {
	if (number === openCells.length) {
		found();
		return;
	}
	const cell = openCells[number];
	const kept = [...possible];
	for (const value of kept[cell]) {
		tries++;
		board[cell] = value;
		possible[cell] = [value];
		if (narrow(cell)) {
			positions++;
			search(number + 1);
		}
		possible = [...kept];
		board[cell] = 0;
	}
}

if (cells.every((cell) => givens[cell] === 0 || narrow(cell))) {
	positions = 1;
	search(0);
}
