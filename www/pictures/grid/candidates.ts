/*
 * The small values in an open cell: which are still possible, and where in the
 * cell each is drawn. Each value has a fixed place, as on a keypad, so that
 * nothing jumps when others disappear. Pure geometry, no drawing.
 */
import { CELL } from './layout';

/** What is known about the values of all cells over all solutions. */
export interface CandidateLists {
	/** For each cell, the values that some solution has there, ascending. */
	readonly found: readonly (readonly number[])[];
	/** For each cell, the values that are not settled yet. */
	readonly open: readonly (readonly number[])[];
}

export interface CellCandidates {
	/** Values that some solution has here. */
	readonly found: readonly number[];
	/** Values that are not settled yet. */
	readonly open: readonly number[];
	/** The player's own digit here, 0 for none. */
	readonly own: number;
	/** Whether no solution has the player's own digit here. */
	readonly missed: boolean;
	/** Values that a step of the lab removes: now, and before. */
	readonly struck?: { readonly now: readonly number[]; readonly before: readonly number[] };
}

/** The one value that every solution has in a cell, or 0. */
export function sharedValue({ found, open }: CandidateLists, cell: number): number {
	return found[cell]?.length === 1 && open[cell]?.length === 0 ? (found[cell][0] ?? 0) : 0;
}

export function candidatesIn(lists: CandidateLists, cell: number, own: number): CellCandidates {
	const found = lists.found[cell] ?? [];
	const open = lists.open[cell] ?? [];
	const missed = own > 0 && !found.includes(own) && !open.includes(own);
	return { found, open, own, missed };
}

export function sameCandidates(one: CellCandidates | null, other: CellCandidates | null): boolean {
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

/** Above this size a value in a cell is too small to read; only its position shows it. */
export const READABLE = 12;

const MARGIN = 5;
/** Small values stay clearly smaller than a written digit. */
const LARGEST_CANDIDATE = 30;

export interface Keypad {
	readonly columns: number;
	/** The size of the place for one value. */
	readonly width: number;
	readonly height: number;
}

export function keypadOf(size: number): Keypad {
	const columns = columnsFor(size);
	const width = (CELL - 2 * MARGIN) / columns;
	return { columns, width, height: (CELL - 2 * MARGIN) / Math.ceil(size / columns) };
}

/** The font size of a value with this many characters. */
export function letterSize({ width, height }: Keypad, length: number): number {
	return Math.min(height * 1.02, (width / length) * 1.7, LARGEST_CANDIDATE);
}

/** The centre of a value's place. */
export function middleOfValue({ columns, width, height }: Keypad, value: number) {
	return {
		x: MARGIN + width * (((value - 1) % columns) + 0.5),
		y: MARGIN + height * (Math.floor((value - 1) / columns) + 0.5),
	};
}

/** 2 × 2 for four values, 3 × 2 for six, 3 × 3 for nine, 4 × 3 for twelve. */
function columnsFor(size: number): number {
	if (size <= 3) return size;
	return size === 4 ? 2 : Math.max(3, Math.ceil(Math.sqrt(size)));
}
