/*
 * How the caret moves between the places of a board: one step, to the ends of a
 * row, to a corner, and to the next place after writing. Pure.
 */
import type { Side } from '../../../engine/types';
import {
	type ClueSlot,
	clueSlotAt,
	isCell,
	type Place,
	placeOf,
	placeOfCell,
	same,
} from '../places';
import type { Intent } from './keys';

/** What movement has to know about a board. */
interface Field {
	readonly size: number;
	readonly ring: boolean;
}

export function exists(field: Field, place: Place): boolean {
	return isCell(field.size, place) || (field.ring && clueSlotAt(field.size, place) !== null);
}

/** One step; at an edge or beside a corner, the place stays the same. There is no wrap-around. */
export function step(field: Field, { row, column }: Place, down: number, right: number): Place {
	const next = { row: row + down, column: column + right };
	return exists(field, next) ? next : { row, column };
}

/** Moves to the row's first or last cell and, from there, on to its clue. */
export function rowEnd(field: Field, place: Place, last: boolean): Place {
	const end = { row: place.row, column: last ? field.size - 1 : 0 };
	if (!same(end, place)) return end;
	return step(field, end, 0, last ? 1 : -1);
}

/** The destination of an intent that only moves the caret; null if it asks for something else. */
export function walked(field: Field, place: Place, intent: Intent): Place | null {
	switch (intent.do) {
		case 'move':
			return step(field, place, intent.down, intent.right);
		case 'row-end':
			return rowEnd(field, place, intent.last);
		case 'corner':
			return corner(field, intent.last);
		default:
			return null;
	}
}

/** The first cell or the last one. */
export function corner({ size }: Field, last: boolean): Place {
	const end = last ? size - 1 : 0;
	return { row: end, column: end };
}

/** The sides in the order in which they are typed, each left to right or top to bottom. */
const TYPED: readonly Side[] = ['top', 'left', 'right', 'bottom'];

/** The place after this one: along the ring for clues, row by row for cells. */
export const following = (field: Field, place: Place): Place => along(field, place, 1);

export const preceding = (field: Field, place: Place): Place => along(field, place, -1);

function along({ size }: Field, place: Place, by: number): Place {
	const slot = clueSlotAt(size, place);
	if (slot) return placeOf(size, nextSlot(size, slot, by));
	return placeOfCell(size, (place.row * size + place.column + by + size * size) % (size * size));
}

function nextSlot(size: number, { side, index }: ClueSlot, by: number): ClueSlot {
	const at = (TYPED.indexOf(side) * size + index + by + 4 * size) % (4 * size);
	return { side: TYPED[Math.floor(at / size)] ?? 'top', index: at % size };
}

/** The arrow step along a side, in the order in which it is typed. */
export function alongSide({ side }: ClueSlot): { down: number; right: number } {
	const upright = side === 'left' || side === 'right';
	return { down: upright ? 1 : 0, right: upright ? 0 : 1 };
}

/** Brings a place back onto a board that may have become smaller or lost its ring of clues. */
export function within(field: Field, place: Place): Place {
	if (exists(field, place)) return place;
	const last = field.size - 1;
	return {
		row: Math.min(Math.max(place.row, 0), last),
		column: Math.min(Math.max(place.column, 0), last),
	};
}
