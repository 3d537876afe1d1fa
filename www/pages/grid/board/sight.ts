/*
 * What can be seen from a clue as the board is now: the buildings in view, those
 * that hide behind them, and how many there are so far. Pure; cells without a
 * number are passed over.
 */
import type { Draft } from '../../../engine/types';
import { hasVariant } from '../../../pictures/grid/draft';
import type { ClueSlot } from '../../../pictures/grid/places';

interface LineOfSight {
	/** The cells in view, from the clue on. */
	readonly seen: readonly number[];
	readonly hidden: readonly number[];
	/** Every cell of the line has a number. */
	readonly isFull: boolean;
	/** How many are in view can no longer change. */
	readonly isSettled: boolean;
}

/** The cells of a line, from its clue on. */
function lineFrom(size: number, { side, index }: ClueSlot): number[] {
	const cells = Array.from({ length: size }, (_, at) =>
		side === 'top' || side === 'bottom' ? at * size + index : index * size + at,
	);
	return side === 'right' || side === 'bottom' ? cells.reverse() : cells;
}

export function lineOfSight(draft: Draft, values: readonly number[], slot: ClueSlot): LineOfSight {
	const { size } = draft;
	const cells = lineFrom(size, slot);
	const missing = missingValues(
		size,
		cells.map((cell) => values[cell] ?? 0),
	);
	const ground = hasVariant(draft, 'parks') ? 1 : 0;
	const seen: number[] = [];
	const hidden: number[] = [];
	let highest = ground;
	let isSettled = true;
	for (const cell of cells) {
		const value = values[cell] ?? 0;
		if (value === 0) isSettled &&= missing.every((one) => one < highest || one <= ground);
		else if (value > highest) {
			seen.push(cell);
			highest = value;
		} else if (value > ground) hidden.push(cell);
	}
	return { seen, hidden, isFull: missing.length === 0, isSettled };
}

function missingValues(size: number, values: readonly number[]): number[] {
	const all = Array.from({ length: size }, (_, at) => at + 1);
	return all.filter((value) => !values.includes(value));
}
