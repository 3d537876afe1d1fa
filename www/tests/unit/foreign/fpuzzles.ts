/* The JSON of f-puzzles, packed by lz-string itself, as f-puzzles and SudokuPad do. */
import LZString from 'lz-string';
import { blank, type Cell, type Paper, pairs, type Side, setLess, type Words } from './paper';

interface Json {
	size: number;
	title?: string;
	author?: string;
	ruleset?: string;
	solution?: number[];
	grid: { value?: number; given?: boolean; region?: number | null }[][];
	skyscraper?: { cell: string; value: string }[];
	thermometer?: { lines: string[][] }[];
	'diagonal+'?: boolean;
	'diagonal-'?: boolean;
}

const name = ([row, column]: Cell) => `R${row + 1}C${column + 1}`;

function place(text: string): Cell {
	const [, row = '', column = ''] = /^R(\d+)C(\d+)$/.exec(text) ?? [];
	return [Number(row) - 1, Number(column) - 1];
}

/** The place of a clue, just outside the grid. */
function outside(side: Side, index: number, n: number): Cell {
	if (side === 'top' || side === 'bottom') return [side === 'top' ? -1 : n, index];
	return [index, side === 'left' ? -1 : n];
}

export function decoded(packed: string): Paper {
	const json: Json = JSON.parse(LZString.decompressFromBase64(packed));
	const paper = blank(json.size);
	const cells = json.grid.flat();
	paper.givens = cells.map(({ value, given }) => (given ? (value ?? 0) : 0));
	paper.boxes = cells.every(({ region }) => region !== null);
	paper.diagonals = Boolean(json['diagonal+'] && json['diagonal-']);
	for (const { cell, value } of json.skyscraper ?? []) {
		const [row, column] = place(cell);
		const side = row < 0 ? 'top' : column < 0 ? 'left' : row === json.size ? 'bottom' : 'right';
		paper.clues[side][row < 0 || row === json.size ? column : row] = Number(value);
	}
	for (const line of (json.thermometer ?? []).flatMap(({ lines }) => lines)) {
		for (const [at, cell] of line.slice(1).entries()) {
			if (!setLess(paper, place(line[at] ?? ''), place(cell))) throw new Error(`${line}`);
		}
	}
	return paper;
}

/** The texts that the program shows beside the grid. */
export function told(packed: string): Words {
	const json: Json = JSON.parse(LZString.decompressFromBase64(packed));
	const { title = '', author = '', ruleset = '', solution = [] } = json;
	return { title, author, rules: ruleset, solution };
}

export function packed(paper: Paper): string {
	const { size, clues, boxes } = paper;
	const cell = (value: number) => ({
		...(boxes ? {} : { region: null }),
		...(value ? { value, given: true } : {}),
	});
	const row = (index: number) => paper.givens.slice(index * size, (index + 1) * size).map(cell);
	const json: Json = { size, grid: Array.from({ length: size }, (_, index) => row(index)) };
	const sides = Object.entries(clues) as [Side, number[]][];
	json.skyscraper = sides.flatMap(([side, list]) =>
		list.flatMap((clue, index) =>
			clue ? [{ cell: name(outside(side, index, size)), value: String(clue) }] : [],
		),
	);
	json.thermometer = pairs(paper).map((pair) => ({ lines: [pair.map(name)] }));
	if (paper.diagonals) Object.assign(json, { 'diagonal+': true, 'diagonal-': true });
	return LZString.compressToBase64(JSON.stringify(json));
}
