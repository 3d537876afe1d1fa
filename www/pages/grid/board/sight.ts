/*
 * The view from a clue on the current board: the visible and the hidden buildings,
 * and the clue that would match them so far. Pure; cells without a number are
 * skipped.
 */
import type { Draft } from '../../../engine/types';
import { beside, type Gap, gapsOf, signAt } from '../../../pictures/grid/draft';
import { type ClueSlot, lineFrom } from '../../../pictures/grid/places';
import { MEANINGS, readingOf } from '../../../pictures/grid/variants';

interface LineOfSight {
	/** The cells in view, starting at the clue. */
	readonly seen: readonly number[];
	readonly hidden: readonly number[];
	/** Whether every cell of the line has a number. */
	readonly isFull: boolean;
	/** Whether the buildings in view can no longer change. */
	readonly isSettled: boolean;
	/** The clue that would match the visible buildings: their count, or their sum. */
	readonly told: number;
}

export function lineOfSight(draft: Draft, values: readonly number[], slot: ClueSlot): LineOfSight {
	const { size } = draft;
	const cells = lineFrom(size, slot);
	const missing = missingValues(
		size,
		cells.map((cell) => values[cell] ?? 0),
	);
	const { parks, clues } = readingOf(draft);
	const ground = parks ? 1 : 0;
	const seen: number[] = [];
	const hidden: number[] = [];
	let highest = ground;
	let isSettled = true;
	let open = 0;
	for (const cell of cells) {
		const value = values[cell] ?? 0;
		if (value === 0) {
			open++;
			isSettled &&= missing.every((one) => one < highest || one <= ground);
		} else if (value > highest) {
			// There are more open cells in front than lower numbers left, so one of these cells will be taller.
			const isCovered = missing.filter((one) => one < value).length < open;
			(isCovered ? hidden : seen).push(cell);
			highest = value;
		} else if (value > ground) hidden.push(cell);
	}
	const heights = seen.map((cell) => (values[cell] ?? 0) - ground);
	const told = MEANINGS[clues].told(heights);
	return { seen, hidden, isFull: missing.length === 0, isSettled, told };
}

function missingValues(size: number, values: readonly number[]): number[] {
	const all = Array.from({ length: size }, (_, at) => at + 1);
	return all.filter((value) => !values.includes(value));
}

/** The cells of the chain that a sign belongs to; none if there is no sign. */
export function chainAt(draft: Draft, gap: Gap): number[] {
	const [first, second] = beside(draft.size, gap);
	const sign = signAt(draft, gap);
	if (sign === 'less') return chainThrough(draft, first, second);
	return sign === 'greater' ? chainThrough(draft, second, first) : [];
}

/**
 * The cells that a chain of signs connects with two cells, upwards and downwards; only the two cells if there is no
 * chain.
 */
export function chainThrough(draft: Draft, lesser: number, greater = lesser): number[] {
	const pairs = gapsOf(draft.size).flatMap((gap) => {
		const [first, second] = beside(draft.size, gap);
		const sign = signAt(draft, gap);
		if (sign === 'less') return [[first, second] as const];
		return sign === 'greater' ? [[second, first] as const] : [];
	});
	const above = reached(greater, (cell) =>
		pairs.filter(([one]) => one === cell).map(([, one]) => one),
	);
	const below = reached(lesser, (cell) =>
		pairs.filter(([, one]) => one === cell).map(([one]) => one),
	);
	return [...new Set([...below, ...above])];
}

function reached(from: number, next: (cell: number) => number[]): number[] {
	const found = [from];
	for (const cell of found) found.push(...next(cell).filter((one) => !found.includes(one)));
	return found;
}
