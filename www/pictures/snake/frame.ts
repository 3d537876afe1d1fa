/*
 * The viewer's frame: which directions of the cube are right, up and towards
 * the viewer, given the viewpoint. Words for directions follow it, so that they
 * stay true however the picture is turned.
 */
import { AXES, cross, dot, nearest, type Vector } from './space';

interface Frame {
	readonly right: Vector;
	readonly up: Vector;
	readonly front: Vector;
}

/** The viewpoint, as seen from the middle: turned to the right, and raised, in degrees. */
export interface View {
	readonly turn: number;
	readonly rise: number;
}

export const VIEWS = {
	front: { turn: 28, rise: 24 },
	right: { turn: 118, rise: 24 },
	behind: { turn: 208, rise: 24 },
	above: { turn: 14, rise: 68 },
} as const satisfies Record<string, View>;

export type ViewName = keyof typeof VIEWS;

/** The viewpoint of flat drawings and of paper. */
export const DRAWN: View = VIEWS.front;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The picture's own axes: to the right, upwards, and towards the viewer. */
export function pictureAxes({ turn, rise }: View): Frame {
	const [side, ahead] = [Math.sin(radians(turn)), Math.cos(radians(turn))];
	const [high, flat] = [Math.sin(radians(rise)), Math.cos(radians(rise))];
	const right: Vector = [ahead, 0, -side];
	const front: Vector = [side * flat, high, ahead * flat];
	return { right, up: cross(front, right), front };
}

const UP: Vector = [0, 1, 0];
const LEVEL = AXES.filter((axis) => dot(axis, UP) === 0);

/** The cube's axes nearest to those of the picture; up is away from the table, whatever the viewpoint. */
export function frameOf(view: View): Frame {
	const front = nearest(pictureAxes({ ...view, rise: 0 }).front, LEVEL);
	return { right: cross(UP, front), up: UP, front };
}

type Word = 'right' | 'left' | 'up' | 'down' | 'front' | 'back';

/** The name of a direction for a viewer with this frame. */
export function wordFor(direction: Vector, { right, up, front }: Frame): Word {
	const named: [Vector, Word, Word][] = [
		[right, 'right', 'left'],
		[up, 'up', 'down'],
		[front, 'front', 'back'],
	];
	const [, along, against] = named.find(([axis]) => dot(axis, direction) !== 0) ?? [
		up,
		'up',
		'down',
	];
	return named.some(([axis]) => dot(axis, direction) > 0) ? along : against;
}
