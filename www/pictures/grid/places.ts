/*
 * Places on the board and the ways between them. A place is a cell, or a
 * clue's seat in the ring around the cells: row -1 is the top ring, row n the
 * bottom one, and likewise for columns. The four corners are no places.
 */
import type { Side } from '../../engine/types';

export interface Place {
	readonly row: number;
	readonly column: number;
}

/** The part of a board that movement has to know. */
export interface Field {
	readonly size: number;
	readonly ring: boolean;
}

export interface Seat {
	readonly side: Side;
	readonly index: number;
}

export const same = (a: Place, b: Place) => a.row === b.row && a.column === b.column;

export const isCell = (size: number, { row, column }: Place) =>
	row >= 0 && row < size && column >= 0 && column < size;

/** The clue that sits at a place of the ring, if it is one. */
export function seatAt(size: number, { row, column }: Place): Seat | null {
	const inside = (index: number) => index >= 0 && index < size;
	if (inside(column) && row === -1) return { side: 'top', index: column };
	if (inside(column) && row === size) return { side: 'bottom', index: column };
	if (inside(row) && column === -1) return { side: 'left', index: row };
	if (inside(row) && column === size) return { side: 'right', index: row };
	return null;
}

export function placeOf(size: number, { side, index }: Seat): Place {
	if (side === 'top') return { row: -1, column: index };
	if (side === 'bottom') return { row: size, column: index };
	return { row: index, column: side === 'left' ? -1 : size };
}

export function exists(field: Field, place: Place): boolean {
	return isCell(field.size, place) || (field.ring && seatAt(field.size, place) !== null);
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
	const seat = seatAt(size, place);
	if (seat) return placeOf(size, clockwise(size, seat));
	const cell = (place.row * size + place.column + 1) % (size * size);
	return { row: Math.floor(cell / size), column: cell % size };
}

export function preceding(field: Field, place: Place): Place {
	const { size } = field;
	const seat = seatAt(size, place);
	if (seat) return placeOf(size, anticlockwise(size, seat));
	const cell = (place.row * size + place.column - 1 + size * size) % (size * size);
	return { row: Math.floor(cell / size), column: cell % size };
}

/** Walking round the board, the bottom is passed from right to left and the left side upwards. */
const backwards = (side: Side) => side === 'bottom' || side === 'left';

const ROUND: readonly Side[] = ['top', 'right', 'bottom', 'left'];

function clockwise(size: number, { side, index }: Seat): Seat {
	const next = index + (backwards(side) ? -1 : 1);
	if (next >= 0 && next < size) return { side, index: next };
	return corner(size, side, 1, true);
}

function anticlockwise(size: number, { side, index }: Seat): Seat {
	const next = index + (backwards(side) ? 1 : -1);
	if (next >= 0 && next < size) return { side, index: next };
	return corner(size, side, 3, false);
}

function corner(size: number, side: Side, turns: number, first: boolean): Seat {
	const next = ROUND[(ROUND.indexOf(side) + turns) % 4] ?? 'top';
	return { side: next, index: backwards(next) === first ? size - 1 : 0 };
}

/** Brings a place back onto a board that may have become smaller or lost its ring. */
export function within(field: Field, place: Place): Place {
	if (exists(field, place)) return place;
	const clamp = (index: number) => Math.min(Math.max(index, 0), field.size - 1);
	return { row: clamp(place.row), column: clamp(place.column) };
}
