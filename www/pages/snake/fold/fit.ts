/*
 * The space that the picture must show: the finished cube, and the nearby part
 * of the rest, as far as they spread to the sides and upwards from the eye. The
 * far end of a long rest is not drawn, or the cube would be tiny.
 */
import { pictureAxes, type View } from '../../../pictures/snake/frame';
import { dot, plus, times, type Vector } from '../../../pictures/snake/space';

export interface Scope {
	readonly middle: Vector;
	/** Half of the visible width; height and depth follow. */
	readonly wide: number;
	readonly high: number;
	readonly deep: number;
}

/** The number of cubelets of the rest that are drawn once the cube has begun; before that, all are drawn. */
const NEAR = 14;
/** The number of cubelets at the end that get smaller and smaller, to show that the rest continues. */
const FADING = 3;
/** The distance from the middle of a cubelet to its corners, with a margin. */
const AROUND = 0.95;

export function scopeOf(
	pose: readonly Vector[],
	placed: number,
	[width, height, depth]: Vector,
	view: View,
): Scope {
	const corners = [0, width - 1].flatMap((x) =>
		[0, height - 1].flatMap((y) => [0, depth - 1].map((z): Vector => [x, y, z])),
	);
	const points = [...corners, ...pose.slice(0, drawnOf(placed, pose.length))];
	const { right, up, front } = pictureAxes(view);
	const [across, upwards, towards] = [
		spread(points, right),
		spread(points, up),
		spread(points, front),
	];
	const middle = plus(
		plus(times(right, across.middle), times(up, upwards.middle)),
		times(front, towards.middle),
	);
	return { middle, wide: across.half, high: upwards.half, deep: towards.half };
}

/**
 * The number of cubelets that are drawn once `placed` of all have their places. If this number exceeds `all`, no
 * cubelet is drawn smaller.
 */
export const drawnOf = (placed: number, all: number): number =>
	placed === 0 || placed + NEAR >= all ? all + FADING : placed + NEAR;

/**
 * The size of a cubelet, with 1 for its full size, if this many are drawn. The number may be a fraction between two
 * steps.
 */
export const sizeOf = (index: number, drawn: number): number =>
	Math.min(Math.max((drawn - index) / (FADING + 1), 0), 1);

function spread(points: readonly Vector[], axis: Vector): { middle: number; half: number } {
	const along = points.map((point) => dot(point, axis));
	const [low, high] = [Math.min(...along), Math.max(...along)];
	return { middle: (low + high) / 2, half: (high - low) / 2 + AROUND };
}

export function between(from: Scope, to: Scope, share: number): Scope {
	const mix = (a: number, b: number) => a + (b - a) * share;
	const [x, y, z] = from.middle;
	return {
		middle: [mix(x, to.middle[0]), mix(y, to.middle[1]), mix(z, to.middle[2])],
		wide: mix(from.wide, to.wide),
		high: mix(from.high, to.high),
		deep: mix(from.deep, to.deep),
	};
}
