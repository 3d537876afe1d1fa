/*
 * The ground of the city, seen from above at a corner and rotated by quarter turns: where each lot and each clue
 * is, and where the points of the ground are in the picture. Heights are in storeys. Pure geometry, no drawing.
 */
import { CELL, type Layout } from '../layout';
import { middlePlace, type Place, placeOfCell } from '../places';

/** A lot's half width and half depth in the picture. */
const WIDE = 50;
const DEEP = 44;
/**
 * The highest building rises this far above the lowest, and no storey is higher. With these limits, the view is
 * steep and the buildings are low enough that hardly any number is hidden and the numbers of two buildings never
 * overlap.
 */
const RISE = 58;
const STOREY = 20;
/** How far the clues are from the lots, in lots. */
const RING = 0.6;
/** The fraction of a lot left free around its building. */
export const YARD = 0.13;

export type Point = readonly [x: number, y: number];

/**
 * A square of the ground after turning: `u` runs to the right and towards the viewer, `v` to the left and towards the
 * viewer.
 */
export interface Patch {
	readonly u: number;
	readonly v: number;
	readonly side: number;
}

export interface Ground {
	readonly layout: Layout;
	/** Quarter turns, from 0 to 3. */
	readonly turn: number;
	/** The distance from one lot to the next, and the length of all of them, in lots. */
	readonly pitch: number;
	readonly length: number;
	readonly storey: number;
	/** The highest number of storeys that a building may have. */
	readonly most: number;
	readonly width: number;
	readonly height: number;
	/** Where the far corner is in the picture. */
	readonly origin: Point;
}

export function groundOf(layout: Layout, turn: number, most: number): Ground {
	const { size, ring } = layout;
	const pitch = 1 + layout.gap / CELL;
	const length = (size - 1) * pitch + 1;
	const storey = Math.min(STOREY, RISE / Math.max(most - 1, 1));
	const [beside, above, below] = ring ? [38, 74, 40] : [8, 10, 10];
	const top = most * storey + above;
	const width = 2 * (length * WIDE + beside);
	const height = top + 2 * length * DEEP + below;
	return { layout, turn, pitch, length, storey, most, width, height, origin: [width / 2, top] };
}

/** Where a point at a height in storeys is in the picture. */
export function pointAt({ origin: [x, y], storey }: Ground, u: number, v: number, high = 0): Point {
	return [x + (u - v) * WIDE, y + (u + v) * DEEP - high * storey];
}

/** A point of the board after turning; `x` counts columns and `y` rows. */
function turned({ length, turn }: Ground, x: number, y: number): Point {
	let point: Point = [x, y];
	for (let at = 0; at < turn; at++) point = [length - point[1], point[0]];
	return point;
}

/** The area of a lot, reduced by a yard around it. */
function lotAt(ground: Ground, place: Place, yard = 0): Patch {
	const half = 0.5 - yard;
	const [u, v] = turned(ground, place.column * ground.pitch + 0.5, place.row * ground.pitch + 0.5);
	return { u: u - half, v: v - half, side: 2 * half };
}

export const lotOf = (ground: Ground, cell: number, yard = 0): Patch =>
	lotAt(ground, placeOfCell(ground.layout.size, cell), yard);

/** The point where some lots meet, and the directions of a board lying there. */
export interface Street {
	readonly middle: Point;
	readonly across: Point;
	readonly along: Point;
}

export function streetAmong(ground: Ground, cells: readonly number[]): Street {
	const { row, column } = middlePlace(ground.layout.size, cells);
	const [u, v] = turned(ground, column * ground.pitch + 0.5, row * ground.pitch + 0.5);
	const [right, down] = [turned(ground, 1, 0), turned(ground, 0, 1)];
	const none = turned(ground, 0, 0);
	return {
		middle: pointAt(ground, u, v),
		across: wayOf(right[0] - none[0], right[1] - none[1]),
		along: wayOf(down[0] - none[0], down[1] - none[1]),
	};
}

/** One unit of the ground, in the picture. */
const wayOf = (u: number, v: number): Point => [((u - v) * WIDE) / CELL, ((u + v) * DEEP) / CELL];

/** Where the sign of a clue is; signs behind the city are raised above all its roofs. */
export function signAt(ground: Ground, { row, column }: Place): { foot: Point; middle: Point } {
	const { pitch, length, most } = ground;
	const along = (index: number) =>
		index < 0 ? -RING : index * pitch > length ? length + RING : index * pitch + 0.5;
	const [u, v] = turned(ground, along(column), along(row));
	const foot = pointAt(ground, u, v);
	const isBehind = u < 0 || v < 0;
	const middle = isBehind ? pointAt(ground, u, v, most) : foot;
	return { foot, middle: isBehind ? [middle[0], middle[1] - 30] : [middle[0], middle[1] + 8] };
}

/** The four corners of a patch at a height: far, right, near, left. */
export function cornersAt(ground: Ground, { u, v, side }: Patch, high = 0): Point[] {
	const corner = (right: number, left: number) => pointAt(ground, u + right, v + left, high);
	return [corner(0, 0), corner(side, 0), corner(side, side), corner(0, side)];
}

export function middleAt(ground: Ground, { u, v, side }: Patch, high = 0): Point {
	return pointAt(ground, u + side / 2, v + side / 2, high);
}

/** The same patch, reduced by this much on each side. */
export const within = ({ u, v, side }: Patch, by: number): Patch => ({
	u: u + by,
	v: v + by,
	side: side - 2 * by,
});

/** The largest circle within a patch, in the plane of the ground. */
export function roundAt(ground: Ground, { u, v, side }: Patch, high = 0): Point[] {
	const radius = side / 2;
	return Array.from({ length: 32 }, (_, at) => {
		const turn = (at / 16) * Math.PI;
		const [right, left] = [radius * Math.cos(turn), radius * Math.sin(turn)];
		return pointAt(ground, u + radius + right, v + radius + left, high);
	});
}

/** The outline of a building, or of part of one, around all its walls. */
export function outlineOf(ground: Ground, patch: Patch, from: number, to: number): Point[] {
	const [far, right, , left] = cornersAt(ground, patch, to);
	const [, lowRight, near, lowLeft] = cornersAt(ground, patch, from);
	return [far, right, lowRight, near, lowLeft, left].filter((one) => one !== undefined);
}

export const pathOf = (points: readonly Point[]): string =>
	`M${points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}Z`;

/** Whether a point is inside a convex outline. */
export function isInside(points: readonly Point[], [x, y]: Point): boolean {
	const sides = points.map(([fromX, fromY], at) => {
		const [toX, toY] = points[(at + 1) % points.length] ?? [0, 0];
		return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX);
	});
	return sides.every((one) => one >= 0) || sides.every((one) => one <= 0);
}
