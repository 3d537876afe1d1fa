/*
 * The drawing of a chain at an event: its cubelets as far as they can be
 * placed, the visible part of space, and where a rule is broken. Pure.
 */

import type { Box } from '../../../../pictures/snake/chain';
import { minus, plus, type Vector } from '../../../../pictures/snake/space';

export interface Scene {
	/** The cubelets from the chain's beginning; an impossible segment ends with the cubelet that cannot be placed. */
	readonly cubelets: readonly Vector[];
	/** How many of these cubelets can be where they are. */
	readonly lying: number;
	/** How many of these cubelets belong to the segments before the newest. */
	readonly older: number;
	/** The lowest corner of the visible part, and its sides. */
	readonly low: Vector;
	readonly sides: Vector;
	/** The places where the rule is broken. */
	readonly broken: readonly Vector[];
}

interface Situation {
	cubelets: readonly Vector[];
	older: number;
	box: Box;
	/** Whether the chain is in the box; otherwise it is free, and the space that it spans is shown. */
	anchored: boolean;
	/** The places that the reason of a dead end names; null if there is none. */
	spots: readonly Vector[] | null;
}

const ORIGIN: Vector = [0, 0, 0];

export function sceneOf({ cubelets, older, box, anchored, spots }: Situation): Scene {
	const lying = reach(cubelets, older, anchored ? box : null);
	const tried = cubelets.slice(0, lying + 1);
	const shown = anchored ? { low: ORIGIN, sides: box } : spannedBy(tried, Math.max(...box));
	const fresh = tried.slice(older);
	const outside = anchored ? fresh.filter((place) => !isIn(place, ORIGIN, box)) : [];
	const named = [...(spots ?? []), ...outside];
	return {
		cubelets: tried,
		lying,
		older,
		...shown,
		broken: spots === null ? [] : named.length > 0 ? named : fresh,
	};
}

/** How many cubelets there are before the first one that leaves the box, if there is a box, or runs into another. */
function reach(cubelets: readonly Vector[], older: number, box: Box | null): number {
	const taken = new Set(cubelets.slice(0, older).map(String));
	for (const [index, place] of cubelets.entries()) {
		if (index < older) continue;
		const outside = box !== null && !isIn(place, ORIGIN, box);
		if (outside || taken.has(String(place))) return index;
		taken.add(String(place));
	}
	return cubelets.length;
}

export const isIn = (place: Vector, low: Vector, sides: Vector): boolean =>
	minus(place, low).every((at, axis) => at >= 0 && at < (sides[axis] ?? 0));

/** The space around these places, at least this long along each axis, so that the size of the drawing is constant. */
function spannedBy(places: readonly Vector[], least: number): { low: Vector; sides: Vector } {
	const along = (axis: 0 | 1 | 2) => places.map((place) => place[axis]);
	const spans = ([0, 1, 2] as const).map((axis) => {
		const low = Math.min(...along(axis), places.length > 0 ? Infinity : 0);
		const high = Math.max(...along(axis), places.length > 0 ? -Infinity : 0);
		const room = Math.max(least - (high - low + 1), 0);
		return [low - Math.floor(room / 2), high - low + 1 + room] as const;
	});
	const part = (at: 0 | 1): Vector => [
		spans[0]?.[at] ?? 0,
		spans[1]?.[at] ?? 0,
		spans[2]?.[at] ?? 0,
	];
	return { low: part(0), sides: part(1) };
}

/** The same places, counted from the lowest corner of the visible part. */
export const shifted = (places: readonly Vector[], { low }: Scene): Vector[] =>
	places.map((place) => minus(place, low));

/** The place of a cell in the visible part. */
export const placeIn = ({ low }: Scene, cell: Vector): Vector => plus(low, cell);
