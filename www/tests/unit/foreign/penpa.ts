/*
 * Addresses of Penpa+, written as its maketext does: lines of text in which the common names are shortened, deflated without a
 * header, in base64. Gridfold reads them only.
 */
import { deflateRawSync } from 'node:zlib';
import type { Paper, Side, Sign } from './paper';

/** What is shortened of what is drawn here; a z is doubled first. */
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

/** Left, above, right, below is the lesser cell: the symbols 1 to 4, and slimmer 5 to 8. */
const STYLES = { across: { less: 1, greater: 3 }, down: { less: 2, greater: 4 } } as const;

export function address(paper: Paper, slim: boolean): string {
	const { size, clues } = paper;
	const clued = Object.values(clues).flat().some(Boolean);
	const margin = clued ? 1 : 0;
	const side = size + 2 * margin;
	const width = side + 4;
	const area = width * width;
	/** The number of a cell of the grid; -1 and n lie in the margin. */
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
	// Behind the cells and the corners come the edges below cells, then those to their right.
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
