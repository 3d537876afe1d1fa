/*
 * Several cells at once: the selection, and the ways to extend it. Entries go
 * to all of them; without a selection they go to the caret's cell.
 */

import { step } from '../../../pictures/grid/board/moves';
import { isCell, type Place, placeOfCell } from '../../../pictures/grid/places';
import { draft, entries } from '../state/game';
import { focus, selection } from '../state/screen';
import { field, moveTo } from './caret';

export const cellAt = ({ row, column }: Place): number => row * draft.peek().size + column;

/** The cells that the next keystroke applies to; none while the caret is on a clue. */
export function targets(): readonly number[] {
	if (selection.value.length > 0) return selection.value;
	return isCell(draft.value.size, focus.value) ? [cellAt(focus.value)] : [];
}

/** Moves the caret to a place and adds its cell to the selection. */
export function addTo(place: Place): void {
	if (!isCell(draft.peek().size, place)) return;
	const before = targets();
	moveTo(place);
	selection.value = [...new Set([...before, cellAt(place)])];
}

/** Adds a cell, or removes it if it is already selected. */
export function toggleCell(place: Place): void {
	const cell = cellAt(place);
	const before = targets();
	if (!isCell(draft.peek().size, place)) return;
	if (before.length > 1 && before.includes(cell)) {
		const others = before.filter((one) => one !== cell);
		moveTo(placeOfCell(draft.peek().size, others.at(-1) ?? cell));
		selection.value = others;
	} else addTo(place);
}

/** Moves the caret by one step, extending the selection. */
export function extend(down: number, right: number): void {
	addTo(step({ ...field(), ring: false }, focus.peek(), down, right));
}

export function selectAll(): void {
	selection.value = draft.peek().givens.map((_, cell) => cell);
}

/** Selects all cells with the digit of this one. */
export function selectSame(cell: number): void {
	const { givens } = draft.peek();
	const digitAt = (one: number) => givens[one] || (entries.peek()[one] ?? 0);
	const digit = digitAt(cell);
	if (digit === 0) return;
	selection.value = givens.flatMap((_, one) => (digitAt(one) === digit ? [one] : []));
}

export function selectNone(): void {
	selection.value = [];
}
