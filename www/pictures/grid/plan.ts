/*
 * Where a board's places are in any of its drawings: its size, the box around
 * each place, and the place at a point. Contains the types, and the plan of the
 * flat board.
 */
import { type Box, boxOf, type Layout, placeAt } from './layout';
import type { Place } from './places';

export interface Plan {
	readonly width: number;
	readonly height: number;
	readonly boxOf: (place: Place) => Box;
	readonly placeAt: (x: number, y: number) => Place | null;
	/** A point inside a cell, as if the cell were 100 wide. */
	readonly spotIn: (
		place: Place,
		x: number,
		y: number,
	) => { readonly x: number; readonly y: number };
}

export const flatPlan = (layout: Layout): Plan => ({
	width: layout.width,
	height: layout.width,
	boxOf: (place) => boxOf(layout, place),
	placeAt: (x, y) => placeAt(layout, x, y),
	spotIn: (place, x, y) => {
		const box = boxOf(layout, place);
		return { x: x - box.x, y: y - box.y };
	},
});
