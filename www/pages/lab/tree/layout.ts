/* The layout of a drawn tree: the tidy layout of d3-hierarchy, in pixels, and the lines between them. */
import { hierarchy, tree } from 'd3-hierarchy';
import type { Shown } from './shown';

const ACROSS = 32;
const DOWN = 60;
/**
 * How far below its node a branch turns to the side, and how far above the next node it has arrived. There are no
 * numbers in between, so no branch crosses one.
 */
export const LEAVES = 27;
export const COMES = 17;
const MARGIN = 30;
/** The room for a letter in the names of the levels on the left, and the room around the names. */
const LETTER = 7;
const AROUND = 42;

export interface Placed {
	node: Shown;
	x: number;
	y: number;
	depth: number;
}

export interface Plan {
	places: Placed[];
	lines: { from: Placed; to: Placed }[];
	width: number;
	height: number;
	/** The room on the left for the names of the levels. */
	gutter: number;
}

/** Plans the drawing; the names are those of the levels on the current path. */
export function planOf(root: Shown, names: readonly string[]): Plan {
	const laid = tree<Shown>().nodeSize([ACROSS, DOWN])(hierarchy(root, ({ children }) => children));
	const all = laid.descendants();
	const gutter = AROUND + LETTER * Math.max(...names.map((name) => name.length), 4);
	const left = Math.min(...all.map(({ x }) => x)) - gutter;
	const places = new Map(
		all.map((one) => [
			one,
			{ node: one.data, x: one.x - left, y: one.y + MARGIN, depth: one.depth },
		]),
	);
	const lines = laid.links().flatMap(({ source, target }) => {
		const [from, to] = [places.get(source), places.get(target)];
		return from && to ? [{ from, to }] : [];
	});
	const list = [...places.values()];
	return {
		places: list,
		lines,
		width: Math.max(...list.map(({ x }) => x)) + MARGIN,
		height: Math.max(...list.map(({ y }) => y)) + MARGIN,
		gutter,
	};
}

/** The distance from a node within which the tree can be visible, even in large type. */
const SIGHT = 480;

/** The same drawing reduced to the part around a node, for a tree that flies past. */
export function near(plan: Plan, id: number): Plan {
	const here = plan.places.find(({ node }) => node.id === id);
	if (!here) return plan;
	const isNear = ({ y }: Placed) => Math.abs(y - here.y) < SIGHT;
	return {
		...plan,
		places: plan.places.filter(isNear),
		lines: plan.lines.filter(({ to }) => isNear(to)),
	};
}
