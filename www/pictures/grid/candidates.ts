/*
 * The small values in an open cell: which may still stand there, and where in
 * the cell each is drawn. A value has one fixed place, as on a keypad, so that
 * nothing jumps while others go. Pure measures, no drawing.
 */
import type { Survivors } from '../../pages/grid/state/candidates';
import { CELL } from './layout';

export interface Notes {
	/** Values that some solution has here. */
	readonly found: readonly number[];
	/** Values of which nobody knows yet. */
	readonly open: readonly number[];
	/** The player's own digit here, 0 for none. */
	readonly own: number;
	/** No solution has the player's own digit here. */
	readonly missed: boolean;
	/** Values that a step of the lab strikes out: this one, and those before it. */
	readonly struck?: { readonly now: readonly number[]; readonly before: readonly number[] };
}

export function notesOf(survivors: Survivors, cell: number, own: number): Notes {
	const found = survivors.found[cell] ?? [];
	const open = survivors.open[cell] ?? [];
	const missed = own > 0 && !found.includes(own) && !open.includes(own);
	return { found, open, own, missed };
}

export function sameNotes(one: Notes | null, other: Notes | null): boolean {
	if (!one || !other) return one === other;
	return (
		one.own === other.own &&
		one.missed === other.missed &&
		sameValues(one.found, other.found) &&
		sameValues(one.open, other.open)
	);
}

const sameValues = (one: readonly number[], other: readonly number[]) =>
	one.length === other.length && one.every((value, index) => value === other[index]);

/** Above this size a value in a cell is too small to read; its place alone stands for it. */
export const READABLE = 12;

const MARGIN = 5;
/** Small values stay clearly smaller than a digit that is written. */
const LARGEST_NOTE = 30;

export interface Keypad {
	readonly columns: number;
	/** The side of one value's place, and its height. */
	readonly width: number;
	readonly height: number;
	/** How large a value of so many characters may be. */
	readonly letters: (length: number) => number;
	readonly middle: (value: number) => { x: number; y: number };
}

export function keypadOf(size: number): Keypad {
	const columns = columnsFor(size);
	const width = (CELL - 2 * MARGIN) / columns;
	const height = (CELL - 2 * MARGIN) / Math.ceil(size / columns);
	return {
		columns,
		width,
		height,
		letters: (length) => Math.min(height * 1.02, (width / length) * 1.7, LARGEST_NOTE),
		middle: (value) => ({
			x: MARGIN + width * (((value - 1) % columns) + 0.5),
			y: MARGIN + height * (Math.floor((value - 1) / columns) + 0.5),
		}),
	};
}

/** 2 × 2 for four values, 3 × 2 for six, 3 × 3 for nine, 4 × 3 for twelve. */
function columnsFor(size: number): number {
	if (size <= 3) return size;
	return size === 4 ? 2 : Math.max(3, Math.ceil(Math.sqrt(size)));
}
