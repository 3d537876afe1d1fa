/*
 * A chain of cubelets as letters, E for an end, S for straight, C for a corner,
 * and the box that it should fill. This module only reads chains; the page of
 * the snake edits them, and the core judges whether they fold.
 */
import type { SnakeReading } from '../../engine/types';

export type Box = readonly [number, number, number];

export const volume = ([a, b, c]: Box): number => a * b * c;

export const boxName = (box: readonly number[]): string => box.join(' × ');

/** The box named by a reading; otherwise the current one, unless only a cube fits. */
export function boxFor(reading: SnakeReading, now: Box): Box {
	if (reading.box) return reading.box;
	const cubelets = reading.chain.length;
	const side = Math.round(Math.cbrt(cubelets));
	const cube: Box = [side, side, side];
	return volume(now) !== cubelets && volume(cube) === cubelets ? cube : now;
}

/** The lengths of the straight segments; a corner counts in both of its segments. */
export function runsOf(chain: string): number[] {
	const joints = jointsOf(chain);
	return joints.slice(1).map((joint, at) => joint - (joints[at] ?? 0) + 1);
}

/** The first cubelet, every corner, and the last one. */
export function jointsOf(chain: string): number[] {
	return [...chain].flatMap((piece, at) => (piece === 'S' ? [] : [at]));
}

/** The chain with these segments; each has at least two cubelets. */
export function chainOf(runs: readonly number[]): string {
	return `E${runs.map((run) => 'S'.repeat(run - 2)).join('C')}E`;
}
