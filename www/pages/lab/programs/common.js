
// Cells are numbered row by row from 0; each clue is kept with its line as it is seen from there.
const upTo = (count) => Array.from({ length: count }, (_, at) => at);
const cells = upTo(size * size);
const values = upTo(size).map((at) => at + 1);
const rows = upTo(size).map((row) => upTo(size).map((column) => row * size + column));
const columns = upTo(size).map((column) => upTo(size).map((row) => row * size + column));
const turned = (lines) => lines.map((line) => [...line].reverse());
const seenFrom = (clues, lines) => lines.map((line, at) => [clues[at], line]);
const sides = [
	...seenFrom(left, rows),
	...seenFrom(right, turned(rows)),
	...seenFrom(top, columns),
	...seenFrom(bottom, turned(columns)),
];
const views = sides.filter(([clue]) => clue > 0);
const peers = cells.map((cell) =>
	[...rows[Math.floor(cell / size)], ...columns[cell % size]].filter((other) => other !== cell),
);
const viewsOf = cells.map((cell) => views.filter(([, line]) => line.includes(cell)));
const signsOf = cells.map((cell) => less.filter((sign) => sign.includes(cell)));

const board = [...givens]; // 0 where a cell is open
const openCells = cells.filter((cell) => givens[cell] === 0);
let [tries, positions, solutions] = [0, 0, 0];
let solved = null; // the first solution

function found() {
	solutions++;
	solved ??= [...board];
}

const repeats = (cell) => peers[cell].some((other) => board[other] === board[cell]);

const breaksASign = (cell) =>
	signsOf[cell].some(([lesser, greater]) => board[greater] > 0 && board[greater] <= board[lesser]);

/** Whether no more than the clue is seen up to the first open cell, and just that on a full line. */
function fits(clue, line) {
	let [seen, tallest] = [0, 0];
	for (const cell of line) {
		if (board[cell] === 0) return seen <= clue;
		if (board[cell] > tallest) {
			tallest = board[cell];
			seen++;
		}
	}
	return seen === clue;
}

const isFull = (line) => line.every((cell) => board[cell] > 0);

