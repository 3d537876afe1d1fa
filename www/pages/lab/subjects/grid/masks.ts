/*
 * The board of a grid at an event, as the set of values that each cell may
 * have. Pure.
 */
import type { StanceOf } from '../../log/compare';
import { type EventLog, FOUND, PLACE, REMOVE, TRY } from '../../log/log';

/** The candidates of all cells, value v as bit v - 1. */
export type Masks = Uint32Array;

/** The candidates of each cell after this many events. */
export function boardAt(log: EventLog, start: Masks, passed: number): Masks {
	const cells = start.slice();
	for (const at of log.standing(passed)) {
		const cell = log.place(at);
		const kind = log.kind(at);
		if ([TRY, FOUND, PLACE].includes(kind)) cells[cell] = log.values(at);
		else if (kind === REMOVE) cells[cell] = (cells[cell] ?? 0) & ~log.values(at);
	}
	return cells;
}

/** The single value of a try or a placement. */
export const onlyValue = (log: EventLog, at: number): number => 32 - Math.clz32(log.values(at));

/** The values of a set, smallest first. */
export function valuesOf(mask: number): number[] {
	const values: number[] = [];
	for (let value = 1, rest = mask; rest !== 0; value++, rest >>>= 1)
		if (rest & 1) values.push(value);
	return values;
}

/** A try is ruled out if its cell can no longer have the value, whatever removed it. */
export function stanceFrom(start: Masks): StanceOf {
	return (log, _, passed) => {
		const board = boardAt(log, start, passed);
		return ({ place, value }) => {
			const left = board[place] ?? 0;
			return (left & value) === 0 ? false : left === value || null;
		};
	};
}
