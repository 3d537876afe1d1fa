/*
 * The board's overlay: which cells, clues and signs are lit, as plain sets of
 * names. Whoever lights them knows why; the board only draws them.
 */
import type { Fault, Side } from '../engine/types';

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
