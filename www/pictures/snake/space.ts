/*
 * Directions and cells in space, as the folding view counts them: x to the
 * right, y up, z towards a viewer at the front. Pure, and without three.js, so
 * that it is tested in Node.
 */
export type Vector = readonly [x: number, y: number, z: number];

export const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export function cross([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector {
	return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
}

export const AXES: readonly Vector[] = [
	[1, 0, 0],
	[-1, 0, 0],
	[0, 1, 0],
	[0, -1, 0],
	[0, 0, 1],
	[0, 0, -1],
];

/** The four directions perpendicular to one of the axes. */
export const acrossOf = (axis: Vector): readonly Vector[] =>
	AXES.filter((other) => dot(other, axis) === 0);

/** The direction, of those allowed, that is closest to a vector. */
export function nearest(vector: Vector, allowed: readonly Vector[] = AXES): Vector {
	return allowed.reduce((best, axis) => (dot(axis, vector) > dot(best, vector) ? axis : best));
}

/**
 * The angle in radians by which a rotation about an axis takes one direction to another; the axis is perpendicular to
 * both.
 */
export function angleAbout(axis: Vector, from: Vector, to: Vector): number {
	return Math.atan2(dot(axis, cross(from, to)), dot(from, to));
}

/** A vector rotated about an axis through the origin. */
export function turned(vector: Vector, axis: Vector, angle: number): Vector {
	const along = times(axis, dot(vector, axis));
	const out = minus(vector, along);
	const side = cross(axis, out);
	return plus(along, plus(times(out, Math.cos(angle)), times(side, Math.sin(angle))));
}

/** A rotation as a quaternion: x, y, z and the real part. */
export type Attitude = readonly [x: number, y: number, z: number, w: number];

export const UPRIGHT: Attitude = [0, 0, 0, 1];

/** The orientation after a further rotation about an axis. */
export function furtherTurned(attitude: Attitude, axis: Vector, angle: number): Attitude {
	const real = Math.cos(angle / 2);
	const turn = times(axis, Math.sin(angle / 2));
	const own: Vector = [attitude[0], attitude[1], attitude[2]];
	const imaginary = plus(plus(times(own, real), times(turn, attitude[3])), cross(turn, own));
	return [...imaginary, real * attitude[3] - dot(turn, own)];
}
