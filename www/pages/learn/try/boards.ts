/*
 * The boards for trying the rules, in the order of the page. To add one, add an object here; its name and its rules
 * are the texts `kind.<id>` or `feature.<id>`, and `rules.<id>`.
 */
import { wholeMarks } from '../../../engine/anchors';
import type { Draft, Feature, Mark, Sign } from '../../../engine/types';
import type { ClueSlot } from '../../../pictures/grid/places';
import type { Special } from '../../../pictures/grid/variants';

/** A full board, and the places from which to look along it. */
export interface Look {
	readonly id: KindId | Special;
	readonly does: 'look';
	readonly draft: Draft;
	readonly from: readonly ClueSlot[];
}

/** A board with one cell, and the numbers that can go in it. */
export interface Fit {
	readonly id: KindId | Special;
	readonly does: 'fit';
	readonly draft: Draft;
	readonly cell: number;
}

/** A chain that is laid into a flat box. */
export interface Lay {
	readonly id: 'snake';
	readonly does: 'lay';
	readonly chain: string;
	readonly side: number;
	/** The cell in which the chain begins. */
	readonly start: number;
}

export type Try = Look | Fit | Lay;

type KindId = 'skyscrapers' | 'futoshiki' | 'latin';

const SIZE = 4;

interface Written {
	/** The rows, with dots for open cells. */
	readonly rows: string;
	readonly features?: readonly Feature[];
	/** The signs between columns, by the number of the cell at their left. */
	readonly across?: Readonly<Record<number, Sign>>;
	/** The signs between rows, by the number of the cell above them. */
	readonly down?: Readonly<Record<number, Sign>>;
	readonly marks?: Readonly<Record<number, Mark>>;
}

function draft(kind: KindId, { rows, features = [], across, down, marks }: Written): Draft {
	const givens = [...rows.replaceAll(' ', '')].map((one) => Number(one.replace('.', '0')));
	const none = () => Array<number>(SIZE).fill(0);
	const cells = Array.from(givens.keys());
	const isLast = (cell: number) => cell % SIZE === SIZE - 1;
	return {
		kind,
		size: SIZE,
		unit: 1,
		features: [...features],
		clues: { top: none(), right: none(), bottom: none(), left: none() },
		givens,
		across: cells.filter((cell) => !isLast(cell)).map((cell) => across?.[cell] ?? 'none'),
		down: cells.slice(SIZE).map((_, cell) => down?.[cell] ?? 'none'),
		marks: wholeMarks(
			SIZE,
			cells.map((cell) => marks?.[cell] ?? 'none'),
		),
	};
}

const CITY = '2143 3421 1234 4312';

export const TRIES: readonly Try[] = [
	{
		id: 'skyscrapers',
		does: 'look',
		draft: draft('skyscrapers', { rows: CITY }),
		from: [
			{ side: 'left', index: 0 },
			{ side: 'right', index: 3 },
			{ side: 'top', index: 1 },
		],
	},
	{
		id: 'futoshiki',
		does: 'fit',
		draft: draft('futoshiki', { rows: '.... ..2. .1.. ....', across: { 5: 'greater' } }),
		cell: 5,
	},
	{ id: 'latin', does: 'fit', draft: draft('latin', { rows: '1..4 .3.. ..2. ....' }), cell: 9 },
	{
		id: 'parks',
		does: 'look',
		draft: draft('skyscrapers', { rows: CITY, features: ['parks'] }),
		from: [
			{ side: 'left', index: 0 },
			{ side: 'left', index: 2 },
		],
	},
	{
		id: 'diagonals',
		does: 'fit',
		draft: draft('latin', { rows: '.... ...2 .... .1.3', features: ['diagonals'] }),
		cell: 5,
	},
	{
		id: 'boxes',
		does: 'fit',
		draft: draft('latin', { rows: '...2 4... .... .1..', features: ['boxes'] }),
		cell: 1,
	},
	{
		id: 'sums',
		does: 'look',
		draft: draft('skyscrapers', { rows: CITY, features: ['sums'] }),
		from: [
			{ side: 'left', index: 0 },
			{ side: 'right', index: 3 },
		],
	},
	{
		id: 'adjacent',
		does: 'fit',
		draft: draft('futoshiki', {
			rows: '.4.. ..2. .... ....',
			features: ['adjacent'],
			across: { 1: 'bar', 5: 'bar', 6: 'bar', 9: 'bar', 12: 'bar', 13: 'bar' },
			down: { 2: 'bar', 7: 'bar', 9: 'bar' },
		}),
		cell: 5,
	},
	{
		id: 'odd-even',
		does: 'fit',
		draft: draft('latin', {
			rows: '.... 4... .... ..3.',
			features: ['odd-even'],
			marks: { 6: 'even', 9: 'odd' },
		}),
		cell: 6,
	},
	{ id: 'snake', does: 'lay', chain: 'ECCCCSCSE', side: 3, start: 0 },
];
