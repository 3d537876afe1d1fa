/*
 * The folding of a snake, segment by segment: where everything is after each step, and the direction of the rest,
 * which continues as a staircase. The rest may point in four directions; if possible, it crosses nothing.
 */
import { chainOf, jointsOf } from '../../../pictures/snake/chain';
import { acrossOf, angleAbout, minus, plus, type Vector } from '../../../pictures/snake/space';

export interface Folding {
	/** The number of cubelets in each segment; a corner counts in both of its segments. */
	readonly runs: readonly number[];
	/** The first cubelet of each segment, followed by the last cubelet of all. */
	readonly joints: readonly number[];
	/** The direction of each segment. */
	readonly directions: readonly Vector[];
	/** The final place of each cubelet. */
	readonly cells: readonly Vector[];
	/** The direction of the rest after each step but the last. */
	readonly tails: readonly Vector[];
	/** The number of states in which the rest crosses laid cubelets, whichever way it points. */
	readonly collisions: number;
}

export function foldingOf(runs: readonly number[], cells: readonly Vector[]): Folding {
	const joints = jointsOf(chainOf(runs));
	const directions = runs.map((_, at) => stepAlong(cells, joints[at] ?? 0));
	const bare = { runs, joints, directions, cells, tails: [], collisions: 0 };
	const tails = bestTails(bare);
	const collisions = tails.filter((tail, at) => clashes(bare, at + 1, tail) > 0).length;
	return { ...bare, tails, collisions };
}

/** The same fold, begun at the other end. */
export function otherEnd({ runs, cells }: Folding): Folding {
	return foldingOf([...runs].reverse(), [...cells].reverse());
}

/** The folding from the end that has fewer crossings; from the first end if both are equal. */
export function fromBetterEnd(folding: Folding): { folding: Folding; reversed: boolean } {
	const other = otherEnd(folding);
	const reversed = other.collisions < folding.collisions;
	return { folding: reversed ? other : folding, reversed };
}

function stepAlong(cells: readonly Vector[], index: number): Vector {
	return minus(cells[index + 1] ?? [0, 0, 0], cells[index] ?? [0, 0, 0]);
}

/** The number of segments laid after a step; step 0, which shows the whole snake stretched out, counts as step 1. */
export const lying = (step: number): number => Math.max(step, 1);

/** The number of cubelets laid after a step. */
export const placedAt = ({ joints }: Folding, step: number): number =>
	step === 0 ? 0 : (joints[step] ?? 0) + 1;

/** The place of the next segment: the cells that it fills, its last cell, and the direction in which it points. */
export interface Next {
	readonly cells: readonly Vector[];
	readonly tip: Vector;
	readonly along: Vector;
}

/** The segment that the step after this one lays; null after the last. In step 0 the first segment is already laid. */
export function nextAfter(folding: Folding, step: number): Next | null {
	const { joints, cells, directions } = folding;
	const last = joints[step + 1];
	const tip = cells[last ?? -1];
	const along = directions[step];
	if (last === undefined || !tip || !along) return null;
	return { cells: step === 0 ? [] : cells.slice(placedAt(folding, step), last + 1), tip, along };
}

/** The place of each cubelet after a step. */
export function poseAfter(folding: Folding, step: number): readonly Vector[] {
	const segments = lying(step);
	const tail = folding.tails[segments - 1];
	const last = folding.joints[segments] ?? 0;
	const placed = folding.cells.slice(0, last + 1);
	return tail ? [...placed, ...staircase(folding, segments, tail)] : placed;
}

/** The cells of the rest. It steps alternately in the given direction and in that of the last laid segment. */
function staircase(folding: Folding, segments: number, tail: Vector): Vector[] {
	const { runs, joints, directions, cells } = folding;
	const ways = [tail, directions[segments - 1] ?? tail];
	let here = cells[joints[segments] ?? 0] ?? [0, 0, 0];
	return runs.slice(segments).flatMap((run, at) =>
		Array.from({ length: run - 1 }, () => {
			here = plus(here, ways[at % 2] ?? tail);
			return here;
		}),
	);
}

const keyOf = (cell: Vector) => cell.join();

/** The number of cubelets of the rest that run through laid ones. */
function clashes(folding: Folding, segments: number, tail: Vector): number {
	const taken = new Set(folding.cells.slice(0, (folding.joints[segments] ?? 0) + 1).map(keyOf));
	return staircase(folding, segments, tail).filter((cell) => taken.has(keyOf(cell))).length;
}

/**
 * The priorities: the rest crosses as little as possible, then it twists as rarely as possible, then turns are small.
 */
const CLASH = 1e6;
const TWIST = 1e3;

interface Way {
	cost: number;
	tails: readonly Vector[];
}

/**
 * The best directions for all states together: for each direction in a state, the cheapest sequence of directions that
 * leads to it.
 */
function bestTails(folding: Folding): readonly Vector[] {
	let ways: readonly Way[] = [{ cost: 0, tails: [] }];
	for (let segments = 1; segments < folding.runs.length; segments++) {
		ways = acrossOf(folding.directions[segments - 1] ?? RIGHT).map((tail) => {
			const clash = clashes(folding, segments, tail);
			const own = (clash > 0 ? CLASH + clash : 0) + TWIST * twist(folding, segments, tail);
			const { cost, tails } = cheapest(folding, segments, ways);
			return { cost: cost + own, tails: [...tails, tail] };
		});
	}
	return cheapest(folding, folding.runs.length, ways).tails;
}

/** The cheapest direction of the rest before a step, including the cost of the step's own turn. */
function cheapest(folding: Folding, segments: number, ways: readonly Way[]): Way {
	const [first, ...others] = ways.map(({ cost, tails }) => ({
		cost: cost + fold(folding, segments, tails.at(-1)),
		tails,
	}));
	return others.reduce((best, way) => (way.cost < best.cost ? way : best), first ?? NOWAY);
}

const RIGHT: Vector = [1, 0, 0];
const NOWAY: Way = { cost: 0, tails: [] };

/** How far the rest turns at the newest joint to bring the next segment to its place. */
function fold({ directions }: Folding, segments: number, tail: Vector | undefined): number {
	const axis = directions[segments - 2];
	return axis && tail ? Math.abs(angleAbout(axis, tail, directions[segments - 1] ?? tail)) : 0;
}

/** How far the part behind the new segment has to turn as well. */
function twist({ directions }: Folding, segments: number, tail: Vector): number {
	const before = directions[segments - 2];
	return before ? Math.abs(angleAbout(directions[segments - 1] ?? RIGHT, before, tail)) : 0;
}
