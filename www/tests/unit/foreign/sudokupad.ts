/*
 * SudokuPad, as it treats the JSON of f-puzzles: it draws givens and texts, and takes the puzzle's texts and its
 * solution from their fields. It supports neither clues nor signs, so these are read here from the texts at their
 * places.
 */
import LZString from 'lz-string';
import { blank, type Paper, setLess, type Words } from './paper';

interface Json {
	grid: { value?: number; given?: boolean; region?: number | null }[][];
	text?: { cells: string[]; value: string }[];
	title?: string;
	author?: string;
	ruleset?: string;
	solution?: number[];
	'diagonal+'?: boolean;
	'diagonal-'?: boolean;
}

/** In rows and columns from 0, so that the middle of the first cell is 0.5. */
function middle(cells: string[]): [row: number, column: number] {
	const places = cells.map((cell) => {
		const [, row = '', column = ''] = /R([0-9]+)C([0-9]+)/.exec(cell) ?? [];
		return [Number(row) - 0.5, Number(column) - 0.5] as const;
	});
	const mean = (at: 0 | 1) => places.reduce((sum, place) => sum + place[at], 0) / places.length;
	return [mean(0), mean(1)];
}

function draw(paper: Paper, value: string, [row, column]: [number, number]): void {
	const n = paper.size;
	const [r, c] = [Math.floor(row), Math.floor(column)];
	if (row < 0) paper.clues.top[c] = Number(value);
	else if (row > n) paper.clues.bottom[c] = Number(value);
	else if (column < 0) paper.clues.left[r] = Number(value);
	else if (column > n) paper.clues.right[r] = Number(value);
	else if (Number.isInteger(column)) {
		const cells = [[r, column - 1] as const, [r, column] as const] as const;
		const [lesser, greater] = value === '<' ? cells : [cells[1], cells[0]];
		setLess(paper, lesser, greater);
	} else {
		const cells = [[row - 1, c] as const, [row, c] as const] as const;
		const [lesser, greater] = value === '∧' ? cells : [cells[1], cells[0]];
		setLess(paper, lesser, greater);
	}
}

/**
 * The drawing and the texts of the puzzle in an address; without its solution if the digits in that string are
 * ambiguous.
 */
export function opened(address: string): { paper: Paper; words: Words } {
	const [, rest = ''] = address.split('/fpuzzles');
	const json: Json = JSON.parse(LZString.decompressFromBase64(decodeURIComponent(rest)));
	const paper = blank(json.grid.length);
	const cells = json.grid.flat();
	paper.givens = cells.map(({ value, given }) => (given ? (value ?? 0) : 0));
	paper.boxes = cells.every(({ region }) => region !== null);
	paper.diagonals = Boolean(json['diagonal+'] && json['diagonal-']);
	for (const { cells, value } of json.text ?? []) draw(paper, value, middle(cells));
	const strung = (json.solution ?? []).map(String).join('');
	const { title = '', author = '', ruleset = '' } = json;
	const solution = strung.length === cells.length ? [...strung].map(Number) : [];
	return { paper, words: { title, author, rules: ruleset, solution } };
}
