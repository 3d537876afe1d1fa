/*
 * The lots of the city in painting order, from the back to the front: their buildings, or their possible heights if
 * they are open, and whether another building hides their numbers. Pure.
 */
import { type Scale, shownValue } from '../draft';
import { digitsIn } from '../marks';
import type { BoardView, CellView } from '../view';
import {
	type Ground,
	isInside,
	lotOf,
	middleAt,
	outlineOf,
	type Patch,
	type Point,
	YARD,
} from './ground';

/** Marks look as on the flat board, but smaller by this factor. */
export const SMALL = 0.52;

export interface Lot {
	readonly cell: CellView;
	/** Its number, row by row, from 0. */
	readonly index: number;
	/** The building's ground. */
	readonly patch: Patch;
	/** The height of the building in storeys, or the range of its possible heights. */
	readonly from: number;
	readonly to: number;
	/** Where its number or its marks are. */
	readonly middle: Point;
	/** Whether something in front hides the number. */
	readonly isHidden: boolean;
}

/** The lowest and the highest possible height of an open cell; null if there are no marks. */
export function heightsOf({
	corner,
	centre,
	struck,
	candidates,
}: CellView): [number, number] | null {
	const noted = candidates
		? [...candidates.found, ...candidates.open]
		: digitsIn((corner | centre) & ~struck);
	return noted.length > 0 ? [Math.min(...noted), Math.max(...noted)] : null;
}

/** A faulty puzzle may have any number; a height above this is cut. */
export const TALLEST = 99;

export function lotsOf(ground: Ground, view: BoardView): Lot[] {
	// A park is a lot with no storeys.
	const low = view.scale.parks ? 1 : 0;
	const lots = view.cells.map((cell, index) => {
		const height = Math.min(cell.value, TALLEST);
		const [from, to] = height > 0 ? [0, height] : (heightsOf(cell) ?? [low, low]);
		return { cell, index, from: Math.max(from - low, 0), to: Math.max(to - low, 0) };
	});
	const placed = lots.map((lot) => {
		const patch = lotOf(ground, lot.index, YARD);
		return { ...lot, patch, middle: middleAt(ground, patch, lot.to) };
	});
	placed.sort((one, other) => one.patch.u + one.patch.v - other.patch.u - other.patch.v);
	return placed.map((lot, at) => {
		const near = placed.slice(at + 1).filter((other) => isNear(lot.patch, other.patch));
		const reach = reachOf(lot.cell, view.scale);
		return { ...lot, isHidden: hides(ground, near, lot.middle, reach) };
	});
}

/** Whether a lot is near enough to be hidden: no building is so high that it hides more than its neighbours. */
const isNear = (one: Patch, other: Patch): boolean =>
	Math.abs(one.u - other.u) < 3 && Math.abs(one.v - other.v) < 3;

type Placed = Omit<Lot, 'isHidden'>;

/** How far a number extends to the sides. */
function reachOf(cell: CellView, scale: Scale): number {
	if (cell.value > 0) return shownValue(cell.value, scale).length * 9;
	return hasWriting(cell) ? 16 : 0;
}

export const hasWriting = ({ value, candidates, corner, centre }: CellView): boolean =>
	value > 0 || candidates !== null || (corner | centre) !== 0;

/** Whether one of the lots in front hides the number. */
function hides(ground: Ground, inFront: readonly Placed[], [x, y]: Point, reach: number): boolean {
	const spots: Point[] = [
		[x, y],
		[x - reach, y + 5],
		[x + reach, y + 5],
	];
	return inFront.some((other) => {
		if (other.to === 0) return false;
		const outline = outlineOf(ground, other.patch, 0, other.to);
		return spots.some((spot) => isInside(outline, spot));
	});
}
