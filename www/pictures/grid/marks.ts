/*
 * The player's small marks in an open cell: sets of digits, and where in the cell each is drawn. A
 * corner mark has a fixed place, where it stays while others come and go; centre marks are grouped
 * in the middle. Pure; this file does not decide who may make marks.
 */
import { READABLE } from './candidates';
import { CELL } from './layout';

/** Corner marks are along the upper and lower edges of a cell, centre marks in its middle. */
export type MarkStyle = 'corner' | 'centre';

/** The marked digits of each cell as bits; digit 1 is the lowest bit. */
export type Marks = Readonly<Record<MarkStyle, readonly number[]>>;

export const bitOf = (digit: number): number => 1 << (digit - 1);

export const hasDigit = (bits: number, digit: number): boolean => (bits & bitOf(digit)) !== 0;

/** The digits of a set, ascending. */
export function digitsIn(bits: number): number[] {
	const digits: number[] = [];
	for (let digit = 1; digit <= 32; digit++) if (hasDigit(bits, digit)) digits.push(digit);
	return digits;
}

/** The only digit of a set, 0 if there are none or several. */
export function onlyDigit(bits: number): number {
	const [digit = 0, ...others] = digitsIn(bits);
	return others.length === 0 ? digit : 0;
}

const MARGIN = 5;
const LARGEST_MARK = 28;

interface Band {
	/** The row of the band, and the number of rows in a cell. */
	readonly row: number;
	readonly rows: number;
	readonly columns: number;
	readonly first: number;
}

/** The row of a cell that a mark is in: the outer rows for corner marks, those between for centre marks. */
function bandOf(size: number, style: MarkStyle, digit: number): Band {
	const half = Math.ceil(size / 2);
	const second = digit > half;
	const first = second ? half + 1 : 1;
	if (size > READABLE) return dotBand(size, style, digit);
	if (size > 6) {
		const row = style === 'corner' ? (second ? 3 : 0) : second ? 2 : 1;
		return { row, rows: 4, columns: half, first };
	}
	return style === 'corner'
		? { row: second ? 2 : 0, rows: 3, columns: half, first }
		: { row: 1, rows: 3, columns: size, first: 1 };
}

/** Dots in eight rows of eight, if digits are too small to read; the upper four rows are corner marks. */
function dotBand(size: number, style: MarkStyle, digit: number): Band {
	const columns = Math.ceil(size / 4);
	const row = Math.floor((digit - 1) / columns);
	return { row: row + (style === 'corner' ? 0 : 4), rows: 8, columns, first: row * columns + 1 };
}

/** The centre of a mark's place; centre marks make room for the others in the cell. */
export function middleOfMark(size: number, style: MarkStyle, digit: number, bits = 0) {
	if (style === 'centre' && size <= READABLE) return amongCentre(size, digit, digitsIn(bits));
	const { row, rows, columns, first } = bandOf(size, style, digit);
	const room = CELL - 2 * MARGIN;
	return {
		x: MARGIN + (room / columns) * (digit - first + 0.5),
		y: MARGIN + (room / rows) * (row + 0.5),
	};
}

/** The place of one of these centre marks, in the middle of the cell. */
function amongCentre(size: number, digit: number, digits: readonly number[]) {
	const { rows, columns } = bandOf(size, 'centre', 1);
	const lines = Math.ceil(digits.length / columns);
	const inLine = Math.ceil(digits.length / lines);
	const at = digits.indexOf(digit);
	const line = Math.floor(at / inLine);
	const count = Math.min(inLine, digits.length - line * inLine);
	const room = CELL - 2 * MARGIN;
	const pitch = Math.min(room / columns, LARGEST_MARK * 0.66);
	return {
		x: CELL / 2 + pitch * ((at % inLine) - (count - 1) / 2),
		y: CELL / 2 + (room / rows) * (line - (lines - 1) / 2),
	};
}

/** The font size of marks with this many characters. */
export function markLetters(size: number, style: MarkStyle, length: number): number {
	const { rows, columns } = bandOf(size, style, 1);
	const room = CELL - 2 * MARGIN;
	return Math.min((room / rows) * 1.02, (room / columns / length) * 1.7, LARGEST_MARK);
}

/** The position and size of a colour's letter: at the left edge, between the first two rows of marks. */
export function placeOfLetter(size: number) {
	const { rows } = bandOf(size, 'corner', 1);
	return {
		x: rows > 3 ? 6 : 8,
		y: MARGIN + (CELL - 2 * MARGIN) / rows,
		letters: rows > 3 ? 13 : 15,
	};
}
