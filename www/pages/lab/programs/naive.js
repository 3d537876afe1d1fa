const holds = () =>
	!cells.some((cell) => repeats(cell) || breaksASign(cell)) &&
	views.every(([clue, line]) => fits(clue, line));

function search(number) {
	if (number === openCells.length) {
		if (holds()) found();
		else positions--; // the try that filled the board was no position after all
		return;
	}
	for (const value of values) {
		tries++;
		positions++;
		board[openCells[number]] = value;
		search(number + 1);
	}
	board[openCells[number]] = 0;
}

positions = 1;
search(0);
