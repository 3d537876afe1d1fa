/*
 * Addresses of Penpa+, written as its maketext does: lines of text in which the common names are shortened, deflated
 * without a header, in base64; and opened as its load does.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { blank, type Paper, type Side, type Sign, type Words } from './paper';

/** The abbreviations that occur in these drawings; a z is doubled first. */
const SHORT: readonly (readonly [string, string])[] = [
	['z', 'zZ'],
	['"surface"', 'zS'],
	['"line"', 'zL'],
	['"number"', 'zN'],
	['"symbol"', 'zY'],
	['"numberS"', 'z1'],
	['"thermo"', 'zT'],
	['"squareframe"', 'z0'],
	['null', 'zO'],
];

/**
 * The symbols, by the side on which the lesser cell is (left, above, right, below): 1 to 4, and 5 to 8 for slimmer
 * ones.
 */
const STYLES = { across: { less: 1, greater: 3 }, down: { less: 2, greater: 4 } } as const;

export function address(paper: Paper, slim: boolean): string {
	const { size, clues } = paper;
	const clued = Object.values(clues).flat().some(Boolean);
	const margin = clued ? 1 : 0;
	const side = size + 2 * margin;
	const width = side + 4;
	const area = width * width;
	/** The number of a cell of the grid; -1 and n are in the margin. */
	const at = (row: number, column: number) => (row + margin + 2) * width + column + margin + 2;
	const number: Record<number, [string, number, string]> = {};
	const symbol: Record<number, [number, string, number]> = {};
	paper.givens.forEach((value, index) => {
		if (value) number[at(Math.floor(index / size), index % size)] = [String(value), 1, '1'];
	});
	const places: Record<Side, (index: number) => number> = {
		top: (index) => at(-1, index),
		bottom: (index) => at(size, index),
		left: (index) => at(index, -1),
		right: (index) => at(index, size),
	};
	for (const [name, list] of Object.entries(clues) as [Side, number[]][]) {
		list.forEach((clue, index) => {
			if (clue) number[places[name](index)] = [String(clue), 1, '1'];
		});
	}
	const draw = (sign: Sign, place: number, style: { less: number; greater: number }) => {
		if (sign !== 'none') symbol[place] = [style[sign] + (slim ? 4 : 0), 'inequality', 2];
	};
	// After the cells and the corners come the edges below cells, then those to their right.
	const gaps = size - 1;
	for (const [gap, sign] of paper.across.entries()) {
		draw(sign, 3 * area + at(Math.floor(gap / gaps), gap % gaps), STYLES.across);
	}
	for (const [gap, sign] of paper.down.entries()) {
		draw(sign, 2 * area + at(Math.floor(gap / size), gap % size), STYLES.down);
	}
	const drawn = { surface: {}, number, numberS: {}, symbol, thermo: [], squareframe: [], line: {} };
	const lines = [
		`square,${side},${side},38,0,1,1,${38 * (side + 1)},${38 * (side + 1)},${area},${area},0,0,0,0,Title: zig,Author: ,,,OFF,false`,
		JSON.stringify([margin, margin, margin, margin]),
		JSON.stringify({ qa: 'pu_q', grid: ['1', '2', '1'] }),
		JSON.stringify(drawn),
		JSON.stringify({ surface: {}, number: {}, symbol: {} }),
		'[]',
	];
	const text = SHORT.reduce(
		(text, [long, short]) => text.split(long).join(short),
		lines.join('\n'),
	);
	const packed = deflateRawSync(Buffer.from(text)).toString('base64');
	return `https://swaroopg92.github.io/penpa-edit/#m=edit&p=${packed}`;
}

/** The names that the program shortens, each with its abbreviation. */
const NAMES = [
	['z', 'zZ'],
	['"qa"', 'z9'],
	['"pu_q"', 'zQ'],
	['"pu_a"', 'zA'],
	['"grid"', 'zG'],
	['"edit_mode"', 'zM'],
	['"surface"', 'zS'],
	['"line"', 'zL'],
	['"lineE"', 'zE'],
	['"wall"', 'zW'],
	['"cage"', 'zC'],
	['"number"', 'zN'],
	['"symbol"', 'zY'],
	['"special"', 'zP'],
	['"board"', 'zB'],
	['"command_redo"', 'zR'],
	['"command_undo"', 'zU'],
	['"command_replay"', 'z8'],
	['"numberS"', 'z1'],
	['"thermo"', 'zT'],
	['"arrows"', 'z3'],
	['"direction"', 'zD'],
	['"squareframe"', 'z0'],
	['"polygon"', 'z5'],
	['"deletelineE"', 'z4'],
	['"killercages"', 'z6'],
	['"nobulbthermo"', 'z7'],
	['"__a"', 'z_'],
	['null', 'zO'],
] as const;

const unpacked = (data = ''): string => inflateRawSync(Buffer.from(data, 'base64')).toString();

interface Drawn {
	number: Record<string, [text: string, colour: number, size: string]>;
	symbol: Record<string, [style: number, name: string, layer: number]>;
}

interface Opened {
	paper: Paper;
	words: Words;
	/** The error for anything that is not written as the program expects. */
	odd: string[];
}

/** The parts of an address, as the program splits them: everything after a second = is lost. */
function parametersOf(address: string): Record<string, string> {
	const [, fragment = ''] = address.split('#');
	return Object.fromEntries(
		fragment.split('&').map((one) => {
			const [name = '', value = ''] = one.split('=');
			return [name, value];
		}),
	);
}

/** The puzzle of an address, its texts, and the solution with which the program compares a player's numbers. */
export function opened(address: string): Opened {
	const { m, p, a } = parametersOf(address);
	const text = [...NAMES]
		.reverse()
		.reduce((text, [long, short]) => text.split(short).join(long), unpacked(p));
	const lines = text.split('\n');
	const head = (lines[0] ?? '').split(',');
	const [columns, rows] = [Number(head[1]), Number(head[2])];
	const margins: number[] = JSON.parse(lines[1] ?? '');
	const [above = 0, below = 0, left = 0] = margins;
	const size = rows - above - below;
	const width = columns + 4;
	const area = width * (rows + 4);
	const paper = blank(size);
	const drawn: Drawn = JSON.parse(lines[3] ?? '');
	const place = (number: number) => ({
		row: Math.floor((number % area) / width) - 2 - above,
		column: (number % width) - 2 - left,
	});
	for (const [number, [text]] of Object.entries(drawn.number)) {
		const { row, column } = place(Number(number));
		if (row === -1) paper.clues.top[column] = Number(text);
		else if (row === size) paper.clues.bottom[column] = Number(text);
		else if (column === -1) paper.clues.left[row] = Number(text);
		else if (column === size) paper.clues.right[row] = Number(text);
		else paper.givens[row * size + column] = Number(text);
	}
	for (const [number, [style, name]] of Object.entries(drawn.symbol)) {
		const { row, column } = place(Number(number));
		const sign: Sign = style % 4 === 1 || style % 4 === 2 ? 'less' : 'greater';
		const sort = Math.floor(Number(number) / area);
		if (name === 'inequality' && sort === 3) paper.across[row * (size - 1) + column] = sign;
		if (name === 'inequality' && sort === 2) paper.down[row * size + column] = sign;
	}
	const solution = [...paper.givens];
	const answer: string[] = a ? (JSON.parse(unpacked(a))[4] ?? []) : [];
	for (const [number = '', value] of answer.map((one) => one.split(','))) {
		const { row, column } = place(Number(number));
		solution[row * size + column] = Number(value);
	}
	const words = {
		title: (head[15] ?? '').replace(/%2C/g, ',').replace(/^Title: /, ''),
		author: (head[16] ?? '').replace(/%2C/g, ',').replace(/^Author: /, ''),
		rules: (head[18] ?? '')
			.replace(/%2C/g, ',')
			.replace(/%2D/g, '\n')
			.replace(/%2E/g, '&')
			.replace(/%2F/g, '='),
		solution,
	};
	return { paper, words, odd: oddities(lines, { m, answer, size, width }) };
}

interface Board {
	m: string | undefined;
	answer: readonly string[];
	size: number;
	width: number;
}

/** Faults that would keep the program from showing the grid, or from accepting a right answer. */
function oddities(lines: readonly string[], { m, answer, size, width }: Board): string[] {
	let cell = 0;
	const cells = (JSON.parse(lines[5] ?? '[]') as number[]).map((step) => {
		cell += step;
		return cell;
	});
	const [first = 0] = cells;
	const grid = Array.from(
		{ length: size * size },
		(_, at) => first + Math.floor(at / size) * width + (at % size),
	);
	const head = (lines[0] ?? '').split(',');
	const lists = Object.keys(JSON.parse(lines[3] ?? '{}'));
	return [
		...(m === 'solve' && (lines[2] ?? '').split('~').length === 3 ? [] : ['mode']),
		...(cells.join() === grid.join() ? [] : ['cells']),
		...(head[0] === 'square' && head.length === 21 ? [] : [`${head.length} fields`]),
		...(answer.join() === [...answer].sort().join() ? [] : ['order of the answer']),
		...(JSON.parse(lines[7] ?? '{}').sol_number ? [] : ['answer by numbers']),
		...LISTS.filter((name) => !lists.includes(name)),
	];
}

/** The required parts of a drawing. */
const LISTS =
	'command_redo command_undo command_replay surface number numberS symbol thermo arrows direction squareframe polygon line lineE wall cage deletelineE killercages nobulbthermo'.split(
		' ',
	);
