/*
 * The flags on a board: cells, clues and signs, as plain sets of names, and the
 * variants of the whole grid. The board only draws flags; other files know the
 * reasons for them.
 */
import type { Fault, Side } from '../../engine/types';
import type { Variant } from './variants';

export interface Flags {
	readonly cells: ReadonlySet<number>;
	readonly clues: ReadonlySet<string>;
	readonly signs: ReadonlySet<string>;
	readonly variants: ReadonlySet<Variant>;
}

export const clueName = (side: Side, index: number) => `${side} ${index}`;

/** A sign is named by its two cells, in any order. */
export const signName = (one: number, other: number) =>
	`${Math.min(one, other)} ${Math.max(one, other)}`;

export function flagsOf(faults: readonly Fault[]): Flags {
	return {
		cells: new Set(faults.flatMap(({ cells }) => cells)),
		clues: new Set(
			faults.flatMap(({ clues }) => clues.map((one) => clueName(one.side, one.index))),
		),
		signs: new Set(
			faults.flatMap(({ signs }) => signs.map((one) => signName(one.lesser, one.greater))),
		),
		variants: new Set(),
	};
}

export function bothFlags(one: Flags, other: Flags): Flags {
	return {
		cells: new Set([...one.cells, ...other.cells]),
		clues: new Set([...one.clues, ...other.clues]),
		signs: new Set([...one.signs, ...other.signs]),
		variants: new Set([...one.variants, ...other.variants]),
	};
}

export const NO_FLAGS: Flags = flagsOf([]);
