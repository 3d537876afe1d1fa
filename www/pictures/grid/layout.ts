/*
 * The board's geometry: where each cell, clue and gap is, in units of which a
 * cell is 100 wide, and the place at a point. Signs need room between the
 * cells; without them the cells touch.
 */
import { beside, type Gap } from './draft';
import { middlePlace, type Place } from './places';

export const CELL = 100;
const RING = 74;
const GAP = 40;
const EDGE = 6;

export interface Layout {
	readonly size: number;
	readonly ring: boolean;
	readonly signs: boolean;
	/** The room between two cells. */
	readonly gap: number;
	/** Where the first cell starts. */
	readonly start: number;
	/** The whole board's width, and its height. */
	readonly width: number;
}

export interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

export function layoutOf(size: number, ring: boolean, signs: boolean): Layout {
	const gap = signs ? GAP : 0;
	const start = EDGE + (ring ? RING : 0);
	const inner = size * CELL + (size - 1) * gap;
	return { size, ring, signs, gap, start, width: inner + 2 * start };
}

function span({ size, start, gap, width }: Layout, index: number): [number, number] {
	if (index < 0) return [EDGE, RING];
	if (index >= size) return [width - EDGE - RING, RING];
	return [start + index * (CELL + gap), CELL];
}

export function boxOf(layout: Layout, place: Place): Box {
	const [x, width] = span(layout, place.column);
	const [y, height] = span(layout, place.row);
	return { x, y, width, height };
}

/** The centre of a gap. */
export const middleOf = (layout: Layout, gap: Gap) => middleAmong(layout, beside(layout.size, gap));

/** The point where some cells meet, or the middle of one. */
export function middleAmong(layout: Layout, cells: readonly number[]): { x: number; y: number } {
	const { row, column } = middlePlace(layout.size, cells);
	const at = (index: number) => layout.start + index * (CELL + layout.gap) + CELL / 2;
	return { x: at(column), y: at(row) };
}

/** The index of a coordinate: -1 and n are the ring of clues; null is outside any cell. */
function indexAt(layout: Layout, at: number): number | null {
	const { size, ring, start, gap, width } = layout;
	if (at < start) return ring ? -1 : null;
	if (at > width - start) return ring ? size : null;
	const pitch = CELL + gap;
	const index = Math.min(Math.floor((at - start) / pitch), size - 1);
	return at - start - index * pitch <= CELL ? index : null;
}

export function placeAt(layout: Layout, x: number, y: number): Place | null {
	const column = indexAt(layout, x);
	const row = indexAt(layout, y);
	return row === null || column === null ? null : { row, column };
}

/**
 * The gap near a point, if there is one. `reach` is half the side of the smallest
 * target, in board units; it may extend into the cells, but not to their centres.
 */
export function gapAt(layout: Layout, x: number, y: number, reach: number): Gap | null {
	if (!layout.signs) return null;
	const half = Math.max(layout.gap / 2, Math.min(reach, layout.gap / 2 + CELL * 0.2));
	const right = near(layout, x, half);
	const below = near(layout, y, half);
	if ((right === null) === (below === null)) return null;
	const across = right !== null;
	const along = across ? indexAt(layout, y) : indexAt(layout, x);
	if (along === null || along < 0 || along >= layout.size) return null;
	return across
		? { across, row: along, column: right }
		: { across, row: below ?? 0, column: along };
}

/** The gap whose centre is within reach of a coordinate, given by the index of its first cell. */
function near({ size, start, gap }: Layout, at: number, half: number): number | null {
	const pitch = CELL + gap;
	const index = Math.round((at - start - CELL - gap / 2) / pitch);
	const middle = start + index * pitch + CELL + gap / 2;
	return index >= 0 && index < size - 1 && Math.abs(at - middle) <= half ? index : null;
}
