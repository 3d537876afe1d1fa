/*
 * The cells that cannot hold the same digit as a cell: those of its row, its column,
 * and the groups of its variants. Clues and signs are ignored here.
 */

import type { Draft } from '../../../engine/types';
import { bitOf } from '../../../pictures/grid/marks';
import { groupsOf } from '../../../pictures/grid/variants';

const known = new WeakMap<Draft, readonly (readonly number[])[]>();

/** For each cell, its peers. */
export function peersOf(draft: Draft): readonly (readonly number[])[] {
	const found = known.get(draft);
	if (found) return found;
	const met = draft.givens.map(() => new Set<number>());
	for (const house of allGroups(draft).flatMap(housesOf))
		for (const cell of house) for (const other of house) if (other !== cell) met[cell]?.add(other);
	const peers = met.map((others) => [...others].sort((one, other) => one - other));
	known.set(draft, peers);
	return peers;
}

/** For each kind of group, the number of the group that each cell is in, -1 for none. */
function allGroups(draft: Draft): number[][] {
	const { size } = draft;
	const each = (group: (row: number, column: number) => number) =>
		draft.givens.map((_, cell) => group(Math.floor(cell / size), cell % size));
	return [each((row) => row), each((_, column) => column), ...groupsOf(draft).map(each)];
}

/** The cells of each group of a kind. */
function housesOf(group: readonly number[]): number[][] {
	const houses: number[][] = [];
	for (const [cell, at] of group.entries()) {
		if (at === -1) continue;
		houses[at] ??= [];
		houses[at].push(cell);
	}
	return houses;
}

/** The content of each cell, as bits: a given, otherwise the player's digit. */
function standing(draft: Draft, entries: readonly number[]): number[] {
	return draft.givens.map((given, cell) => {
		const digit = given || (entries[cell] ?? 0);
		return digit > 0 ? bitOf(digit) : 0;
	});
}

/** For each cell, the digits that its peers have. */
export function takenDigits(draft: Draft, entries: readonly number[]): number[] {
	const digits = standing(draft, entries);
	return peersOf(draft).map((peers) => peers.reduce((bits, peer) => bits | (digits[peer] ?? 0), 0));
}

/** All digits of a puzzle. */
export const allDigits = (size: number): number => (size === 32 ? -1 : bitOf(size + 1) - 1);
