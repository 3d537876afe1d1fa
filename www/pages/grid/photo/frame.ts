/* The visible part of the photo, and the positions of its points, as percentages. Pure. */
import type { Draft, PhotoReading, Point } from '../../../engine/types';

export interface Frame {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

export type Corners = NonNullable<PhotoReading['corners']>;

type Sized = Pick<Frame, 'width' | 'height'>;

/** The margin around the puzzle, as a fraction of its size. */
const MARGIN = 0.06;
/** Where the corners start when they are set by hand. */
const INSET = 0.15;

export const wholeOf = ({ width, height }: Sized): Frame => ({ x: 0, y: 0, width, height });

/** The box around some points. */
export function boxAround(points: readonly Point[]): Frame {
	const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
	const [x, y] = [Math.min(...across), Math.min(...down)];
	return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
}

/** The part of the photo that contains everything that was read, plus a margin. */
export function frameOf(photo: Sized, { corners, symbols }: PhotoReading): Frame {
	const box = boxAround([...corners, ...symbols.flatMap(({ outline }) => outline)]);
	const margin = MARGIN * Math.max(box.width, box.height);
	const x = Math.max(0, box.x - margin);
	const y = Math.max(0, box.y - margin);
	return {
		x,
		y,
		width: Math.min(photo.width, box.x + box.width + margin) - x,
		height: Math.min(photo.height, box.y + box.height + margin) - y,
	};
}

/** The side of a cell, in pixels of the photo. */
export function cellSide(draft: Pick<Draft, 'size'>, { corners }: Pick<PhotoReading, 'corners'>) {
	const { width, height } = boxAround(corners);
	return (width + height) / (2 * draft.size);
}

/** A box with the same centre that is at least this large, so that a finger can hit it. */
export function atLeast(side: number, { x, y, width, height }: Frame): Frame {
	const [across, down] = [Math.max(side, width), Math.max(side, height)];
	return {
		x: x - (across - width) / 2,
		y: y - (down - height) / 2,
		width: across,
		height: down,
	};
}

/** The position and size of a box within a frame, as styles. */
export function placed(frame: Frame, box: Frame) {
	return {
		left: `${(100 * (box.x - frame.x)) / frame.width}%`,
		top: `${(100 * (box.y - frame.y)) / frame.height}%`,
		width: `${(100 * box.width) / frame.width}%`,
		height: `${(100 * box.height) / frame.height}%`,
	};
}

/** The position of a point of the whole photo, as styles. */
export const spot = ({ width, height }: Sized, { x, y }: Point) => ({
	left: `${(100 * x) / width}%`,
	top: `${(100 * y) / height}%`,
});

/** Where the corners start if none were found. */
export function firstCorners({ width, height }: Sized): Corners {
	const [left, top] = [INSET * width, INSET * height];
	const [right, bottom] = [width - left, height - top];
	return [
		{ x: left, y: top },
		{ x: right, y: top },
		{ x: right, y: bottom },
		{ x: left, y: bottom },
	];
}

/** The corners with one of them moved, but kept within the photo. */
export function moved(
	{ width, height }: Sized,
	corners: Corners,
	index: number,
	to: Point,
): Corners {
	const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
	const point = { x: within(to.x, width), y: within(to.y, height) };
	const [first, second, third, fourth] = corners.map((one, at) => (at === index ? point : one));
	return [first, second, third, fourth] as Corners;
}
