/*
 * The ways between the places of a board: one step, to the ends of a row, and
 * to the next place when something was written. Pure.
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
} from '../../../pictures/grid/places';

/** The part of a board that movement has to know. */
interface Field {
	readonly size: number;
	readonly ring: boolean;
}

export function exists(field: Field, place: Place): boolean {
	return isCell(field.size, place) || (field.ring && clueSlotAt(field.size, place) !== null);
}

/** One step; at an edge or beside a corner the place stays. No wrap-around. */
export function step(field: Field, { row, column }: Place, down: number, right: number): Place {
	const next = { row: row + down, column: column + right };
	return exists(field, next) ? next : { row, column };
}

/** To the row's first or last cell; from there, on to its clue. */
export function rowEnd(field: Field, place: Place, last: boolean): Place {
	const end = { row: place.row, column: last ? field.size - 1 : 0 };
	if (!same(end, place)) return end;
	return step(field, end, 0, last ? 1 : -1);
}

/** The place after this one: clockwise in the ring, row by row among the cells. */
export function following(field: Field, place: Place): Place {
	const { size } = field;
	const slot = clueSlotAt(size, place);
	if (slot) return placeOf(size, clockwise(size, slot));
	return placeOfCell(size, (place.row * size + place.column + 1) % (size * size));
}

export function preceding(field: Field, place: Place): Place {
	const { size } = field;
	const slot = clueSlotAt(size, place);
	if (slot) return placeOf(size, anticlockwise(size, slot));
	return placeOfCell(size, (place.row * size + place.column - 1 + size * size) % (size * size));
}

/** Walking round the board, the bottom is passed from right to left and the left side upwards. */
const isBackwards = (side: Side) => side === 'bottom' || side === 'left';

const ROUND: readonly Side[] = ['top', 'right', 'bottom', 'left'];

function clockwise(size: number, { side, index }: ClueSlot): ClueSlot {
	const next = index + (isBackwards(side) ? -1 : 1);
	if (next >= 0 && next < size) return { side, index: next };
	return corner(size, side, 1, true);
}

function anticlockwise(size: number, { side, index }: ClueSlot): ClueSlot {
	const next = index + (isBackwards(side) ? 1 : -1);
	if (next >= 0 && next < size) return { side, index: next };
	return corner(size, side, 3, false);
}

function corner(size: number, side: Side, turns: number, first: boolean): ClueSlot {
	const next = ROUND[(ROUND.indexOf(side) + turns) % 4] ?? 'top';
	return { side: next, index: isBackwards(next) === first ? size - 1 : 0 };
}

/** Brings a place back onto a board that may have become smaller or lost its ring. */
export function within(field: Field, place: Place): Place {
	if (exists(field, place)) return place;
	const last = field.size - 1;
	return {
		row: Math.min(Math.max(place.row, 0), last),
		column: Math.min(Math.max(place.column, 0), last),
	};
}
