const viable = (cell) =>
	!repeats(cell) &&
	!breaksASign(cell) &&
	viewsOf[cell].every(([clue, line]) => fits(clue, line));

function search(number) {
	if (number === openCells.length) {
		found();
		return;
	}
	const cell = openCells[number];
	for (const value of values) {
		tries++;
		board[cell] = value;
		if (viable(cell)) {
			positions++;
			search(number + 1);
		}
		board[cell] = 0;
	}
}

if (cells.every((cell) => givens[cell] === 0 || viable(cell))) {
	positions = 1;
	search(0);
}
