/*
 * Constraint strings of Interactive Sudoku Solver, read as its parser and constraints do. Blanks mean nothing, and
 * a constraint opens with a dot. Cells count in base 17 (the lines of clues do not), and sizes that can have boxes
 * have them.
 */
import { blank, type Cell, type Paper, pairs, setLess } from './paper';

const BASE = 17;

const cellName = ([row, column]: Cell) =>
	`R${(row + 1).toString(BASE)}C${(column + 1).toString(BASE)}`;

function cellOf(name: string, size: number): Cell {
	const [, row = '', column = ''] = /^[Rr](.)[Cc](.)$/.exec(name) ?? [];
	const cell: Cell = [Number.parseInt(row, BASE) - 1, Number.parseInt(column, BASE) - 1];
	if (!cell.every((index) => index >= 0 && index < size)) throw new Error(`no cell: ${name}`);
	return cell;
}

/** The puzzle of an address or a string. */
export function decoded(text: string): Paper {
	const query = text.split('?q=')[1];
	const plain = (query === undefined ? text : decodeURIComponent(query))
		.replace(/^#.*$/gm, '')
		.replace(/\s/g, '');
	const [before, ...items] = plain.split('.');
	if (before !== '') throw new Error(`${before} stands before the first dot`);
	const constraints = items.map((item) => item.split('~'));
	const [, shape = '9x9'] = constraints.find(([name]) => name === 'Shape') ?? [];
	const [rows, columns] = shape.split('x').map(Number);
	if (!rows || rows !== columns) throw new Error(`no square: ${shape}`);
	const paper = blank(rows);
	const diagonals = new Set<string>();
	paper.boxes = hasBoxes(rows);
	for (const [name = '', ...args] of constraints) {
		if (name === 'NoBoxes') paper.boxes = false;
		else if (name === 'Diagonal') diagonals.add(args[0] ?? '');
		else if (name === 'Skyscraper') takeClues(paper, args);
		else if (name === 'GreaterThan') takeSigns(paper, args);
		else if (name === '') takeGivens(paper, args);
		else if (name !== 'Shape') throw new Error(`unknown: ${name}`);
	}
	if (diagonals.size === 1) throw new Error('one diagonal');
	paper.diagonals = diagonals.size === 2;
	return paper;
}

/** Boxes are as square as they can be, and at least two cells high. */
function hasBoxes(size: number): boolean {
	for (let small = Math.floor(Math.sqrt(size)); small >= 2; small--) {
		if (size % small === 0) return true;
	}
	return false;
}

function takeClues(paper: Paper, [line = '', first = '', second = '']: string[]): void {
	const index = Number(line.slice(1)) - 1;
	const [one, other] = line.startsWith('C')
		? (['top', 'bottom'] as const)
		: (['left', 'right'] as const);
	if (first) paper.clues[one][index] = Number(first);
	if (second) paper.clues[other][index] = Number(second);
}

function takeSigns(paper: Paper, names: string[]): void {
	const cells = names.map((name) => cellOf(name, paper.size));
	const set = cells.flatMap((greater, at) =>
		cells.slice(at + 1).map((lesser) => setLess(paper, lesser, greater)),
	);
	if (!set.includes(true)) throw new Error(`no neighbours: ${names}`);
}

function takeGivens(paper: Paper, parts: string[]): void {
	for (const part of parts) {
		const [name = '', value = '', ...others] = part.split('_');
		if (others.length > 0) throw new Error(`candidates: ${part}`);
		const [row, column] = cellOf(name, paper.size);
		paper.givens[row * paper.size + column] = Number(value);
	}
}

/** The constraints of a puzzle, in the program's order. */
export function constraints(paper: Paper): string[] {
	const { size, clues } = paper;
	const number = (clue: number | undefined) => clue || '';
	const lines = (letter: string, one: number[], other: number[]) =>
		one.flatMap((clue, at) =>
			clue || other[at]
				? [`.Skyscraper~${letter}${at + 1}~${number(clue)}~${number(other[at])}`]
				: [],
		);
	const givens = paper.givens.flatMap((value, at) =>
		value ? [`~${cellName([Math.floor(at / size), at % size])}_${value}`] : [],
	);
	return [
		...(size === 9 ? [] : [`.Shape~${size}x${size}`]),
		...(paper.boxes || !hasBoxes(size) ? [] : ['.NoBoxes']),
		...(paper.diagonals ? ['.Diagonal~1', '.Diagonal~-1'] : []),
		...lines('R', clues.left, clues.right),
		...lines('C', clues.top, clues.bottom),
		...pairs(paper).map(
			([lesser, greater]) => `.GreaterThan~${cellName(greater)}~${cellName(lesser)}`,
		),
		...(givens.length > 0 ? [`.${givens.join('')}`] : []),
	];
}
