/*
 * The board's overlay: which cells, clues and signs are lit, as plain sets of
 * names. Whoever lights them knows why; the board only draws them.
 */
import type { Fault, Side } from '../../engine/types';
import type { Condition } from '../../pages/grid/state/conditions';

export interface Marks {
	readonly cells: ReadonlySet<number>;
	readonly clues: ReadonlySet<string>;
	readonly signs: ReadonlySet<string>;
}

export const clueName = (side: Side, index: number) => `${side} ${index}`;

/** A sign is named by its two cells, whichever is the lesser. */
export const signName = (one: number, other: number) =>
	`${Math.min(one, other)} ${Math.max(one, other)}`;

export function marksOf(faults: readonly Fault[]): Marks {
	return {
		cells: new Set(faults.flatMap((fault) => fault.cells)),
		clues: new Set(
			faults.flatMap((fault) => fault.clues.map((clue) => clueName(clue.side, clue.index))),
		),
		signs: new Set(
			faults.flatMap((fault) => fault.signs.map((sign) => signName(sign.lesser, sign.greater))),
		),
	};
}

export function marksOfConditions(conditions: readonly Condition[]): Marks {
	const names = (pick: (condition: Condition) => string | null) =>
		new Set(conditions.map(pick).filter((name) => name !== null));
	return {
		cells: new Set(conditions.flatMap((one) => (one.type === 'given' ? [one.cell] : []))),
		clues: names((one) => (one.type === 'clue' ? clueName(one.side, one.index) : null)),
		signs: names((one) => (one.type === 'sign' ? signName(one.lesser, one.greater) : null)),
	};
}

export function bothMarks(one: Marks, other: Marks): Marks {
	return {
		cells: new Set([...one.cells, ...other.cells]),
		clues: new Set([...one.clues, ...other.clues]),
		signs: new Set([...one.signs, ...other.signs]),
	};
}

export const NO_MARKS: Marks = marksOf([]);
