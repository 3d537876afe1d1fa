/*
 * Places on a board. A place is a cell, or a clue's slot in the ring around
 * the cells: row -1 is the top ring, row n the bottom one, and likewise for
 * columns. The four corners are not places.
 */
import type { Side } from '../../engine/types';

export interface Place {
	readonly row: number;
	readonly column: number;
}

export interface ClueSlot {
	readonly side: Side;
	readonly index: number;
}

export const same = (a: Place, b: Place) => a.row === b.row && a.column === b.column;

export const isCell = (size: number, { row, column }: Place) =>
	row >= 0 && row < size && column >= 0 && column < size;

/** The place of a cell by its number, row by row from 0. */
export const placeOfCell = (size: number, cell: number): Place => ({
	row: Math.floor(cell / size),
	column: cell % size,
});

/** The point halfway from the first of some cells to the last: where two or four cells meet, or the cell itself. */
export function middlePlace(size: number, cells: readonly number[]): Place {
	const [from, to] = [placeOfCell(size, cells[0] ?? 0), placeOfCell(size, cells.at(-1) ?? 0)];
	return { row: (from.row + to.row) / 2, column: (from.column + to.column) / 2 };
}

/** The clue slot at a place of the ring, if it is one. */
export function clueSlotAt(size: number, { row, column }: Place): ClueSlot | null {
	if (isIndex(size, column) && row === -1) return { side: 'top', index: column };
	if (isIndex(size, column) && row === size) return { side: 'bottom', index: column };
	if (isIndex(size, row) && column === -1) return { side: 'left', index: row };
	if (isIndex(size, row) && column === size) return { side: 'right', index: row };
	return null;
}

const isIndex = (size: number, index: number) => index >= 0 && index < size;

export function placeOf(size: number, { side, index }: ClueSlot): Place {
	if (side === 'top') return { row: -1, column: index };
	if (side === 'bottom') return { row: size, column: index };
	return { row: index, column: side === 'left' ? -1 : size };
}

/** The cells of a line, starting at its clue. */
export function lineFrom(size: number, { side, index }: ClueSlot): number[] {
	const cells = Array.from({ length: size }, (_, at) =>
		side === 'top' || side === 'bottom' ? at * size + index : index * size + at,
	);
	return side === 'right' || side === 'bottom' ? cells.reverse() : cells;
}
