/*
 * Which cells cannot hold the same digit as a cell: those of its row and its
 * column, and of its box and its diagonals where the puzzle has these. Clues and
 * signs say nothing here.
 */
import type { Draft } from '../../../engine/types';
import { BOX_SHAPES } from '../../../pictures/grid/boxes';
import { hasVariant } from '../../../pictures/grid/draft';
import { bitOf } from '../../../pictures/grid/marks';

const known = new WeakMap<Draft, readonly (readonly number[])[]>();

/** For each cell its peers. */
export function peersOf(draft: Draft): readonly (readonly number[])[] {
	const found = known.get(draft);
	if (found) return found;
	const cells = draft.givens.map((_, cell) => cell);
	const groups = groupsOf(draft);
	const peers = cells.map((cell) => {
		const its = groups.map((group) => group[cell] ?? -1);
		const meets = (other: number) =>
			groups.some((group, at) => its[at] !== -1 && group[other] === its[at]);
		return cells.filter((other) => other !== cell && meets(other));
	});
	known.set(draft, peers);
	return peers;
}

/** For each kind of group the number of the group that each cell is in, -1 for none. */
function groupsOf(draft: Draft): number[][] {
	const { size } = draft;
	const each = (group: (row: number, column: number) => number) =>
		draft.givens.map((_, cell) => group(Math.floor(cell / size), cell % size));
	const groups = [each((row) => row), each((_, column) => column)];
	const shape = BOX_SHAPES.find(([one]) => one === size);
	if (hasVariant(draft, 'boxes') && shape) {
		const [, rows, columns] = shape;
		groups.push(
			each((row, column) => Math.floor(row / rows) * size + Math.floor(column / columns)),
		);
	}
	if (hasVariant(draft, 'diagonals')) {
		groups.push(each((row, column) => (row === column ? 0 : -1)));
		groups.push(each((row, column) => (row + column === size - 1 ? 0 : -1)));
	}
	return groups;
}

/** What stands in each cell, as bits: a given, or else the player's digit. */
function standing(draft: Draft, entries: readonly number[]): number[] {
	return draft.givens.map((given, cell) => {
		const digit = given || (entries[cell] ?? 0);
		return digit > 0 ? bitOf(digit) : 0;
	});
}

/** For each cell the digits that stand in one of its peers. */
export function takenDigits(draft: Draft, entries: readonly number[]): number[] {
	const digits = standing(draft, entries);
	return peersOf(draft).map((peers) => peers.reduce((bits, peer) => bits | (digits[peer] ?? 0), 0));
}

/** All digits of a puzzle. */
export const allDigits = (size: number): number => (size === 32 ? -1 : bitOf(size + 1) - 1);
