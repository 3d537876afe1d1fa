const valid = (cell) =>
	!breaksASign(cell) &&
	viewsOf[cell].every(([clue, line]) => !isFull(line) || fits(clue, line));

function search(number) {
	if (number === openCells.length) {
		found();
		return;
	}
	const cell = openCells[number];
	for (const value of values) {
		if (peers[cell].some((other) => board[other] === value)) continue;
		tries++;
		board[cell] = value;
		if (valid(cell)) {
			positions++;
			search(number + 1);
		}
		board[cell] = 0;
	}
}

if (cells.every((cell) => givens[cell] === 0 || (valid(cell) && !repeats(cell)))) {
	positions = 1;
	search(0);
}
