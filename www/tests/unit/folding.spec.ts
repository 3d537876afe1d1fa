/*
 * The folding view's geometry, without a picture: where everything is after each step, and the names of directions
 * from each viewpoint. Swings turn stiff parts, and the rest keeps out of the way where possible.
 */
import { expect, test } from '@playwright/test';
import { drawnOf, scopeOf, sizeOf } from '../../pages/snake/fold/fit';
import {
	type Folding,
	foldingOf,
	fromBetterEnd,
	nextAfter,
	otherEnd,
	placedAt,
	poseAfter,
} from '../../pages/snake/fold/folding';
import { onTheWay, turnsTo } from '../../pages/snake/fold/swing';
import { frameOf, pictureAxes, VIEWS, wordFor } from '../../pictures/snake/frame';
import { dot, minus, plus, times, type Vector } from '../../pictures/snake/space';
import { staircase } from '../../pictures/snake/staircase';

const BLOG = [3, 2, 2, 3, 2, 3, 2, 2, 3, 3, 2, 2, 2, 3, 3, 3, 3];
const ARROWS = '> ^ < . ^ o > . v < ^ o ^ . v > ^';

const WAYS: Record<string, Vector> = {
	'>': [1, 0, 0],
	'<': [-1, 0, 0],
	'^': [0, 1, 0],
	v: [0, -1, 0],
	'.': [0, 0, 1],
	o: [0, 0, -1],
};

function cellsOf(runs: readonly number[], arrows: string): Vector[] {
	const cells: Vector[] = [[0, 0, 0]];
	arrows.split(' ').forEach((arrow, at) => {
		for (let step = 1; step < (runs[at] ?? 0); step++)
			cells.push(plus(cells.at(-1) ?? [0, 0, 0], WAYS[arrow] ?? [0, 0, 0]));
	});
	return cells;
}

const blog = foldingOf(BLOG, cellsOf(BLOG, ARROWS));

const distance = (a: Vector, b: Vector) => Math.hypot(...minus(a, b));
const different = (cells: readonly Vector[]) => new Set(cells.map(String)).size;

/** How far a state of a folding is from being a snake: neighbours that do not touch, segments that are bent. */
function strain(folding: Folding, pose: readonly Vector[]): number {
	const here = (index: number): Vector => pose[index] ?? [99, 99, 99];
	const gaps = pose.slice(1).map((cell, at) => distance(cell, here(at)) - 1);
	const bends = folding.runs.map((run, at) => {
		const [from, to] = [folding.joints[at] ?? 0, folding.joints[at + 1] ?? 0];
		return distance(here(to), here(from)) - (run - 1);
	});
	return Math.max(
		...[...gaps, ...bends].map(Math.abs),
		Math.abs(pose.length - folding.cells.length),
	);
}

test('what comes next is what the next step lays, and the arrow points along it', () => {
	for (let step = 0; step < BLOG.length; step++) {
		const next = nextAfter(blog, step);
		const laid = blog.cells.slice(placedAt(blog, step), placedAt(blog, step + 1));
		expect(next?.cells).toEqual(step === 0 ? [] : laid);
		expect(next?.tip).toEqual(laid.at(-1));
		expect(next?.along).toEqual(
			minus(laid.at(-1) as Vector, laid.at(-2) ?? (blog.cells[placedAt(blog, step) - 1] as Vector)),
		);
	}
	expect(nextAfter(blog, BLOG.length)).toBeNull();
});

test('after each step the placed cubelets lie where the solution has them', () => {
	for (const folding of [blog, otherEnd(blog)]) {
		for (let step = 0; step <= folding.runs.length; step++) {
			const pose = poseAfter(folding, step);
			const placed = placedAt(folding, step);
			expect(pose.slice(0, placed)).toEqual(folding.cells.slice(0, placed));
			expect(strain(folding, pose)).toBeLessThan(1e-9);
		}
		expect(poseAfter(folding, folding.runs.length)).toEqual(folding.cells);
		expect(placedAt(folding, folding.runs.length)).toBe(27);
	}
});

test('the standard snake never runs through itself, and lies in no cell twice', () => {
	expect(blog.collisions).toBe(0);
	for (let step = 0; step <= 17; step++) expect(different(poseAfter(blog, step))).toBe(27);
	expect(fromBetterEnd(blog).reversed).toBe(false);
});

test('the rest is a staircase square to the segment that it hangs on', () => {
	blog.tails.forEach((tail, at) => {
		const pose = poseAfter(blog, at + 1);
		const from = blog.joints[at + 1] ?? 0;
		expect(minus(pose[from + 1] ?? [0, 0, 0], pose[from] ?? [0, 0, 0])).toEqual(tail);
	});
	expect(blog.tails.length).toBe(16);
});

test('a swing begins at the step before, ends at the step, and bends no segment', () => {
	for (let step = 1; step <= 17; step++) {
		const start = onTheWay(blog, step, 0).map(({ at }) => at);
		expect(start).toEqual(poseAfter(blog, step - 1));
		const end = onTheWay(blog, step, 0.999_999_9);
		const off = poseAfter(blog, step).map((cell, at) => distance(end[at]?.at ?? [9, 9, 9], cell));
		expect(Math.max(...off)).toBeLessThan(1e-4);
		for (const share of [0.2, 0.5, 0.8]) {
			const pose = onTheWay(blog, step, share).map(({ at }) => at);
			expect(strain(blog, pose)).toBeLessThan(1e-9);
		}
	}
});

test('a turn is about the segment before, and what lies stays', () => {
	for (let step = 2; step <= 17; step++) {
		const turns = turnsTo(blog, step);
		expect(turns.length).toBeLessThanOrEqual(2);
		for (const { from, angle } of turns) {
			expect(from).toBeGreaterThanOrEqual(placedAt(blog, step - 1) - 1);
			expect(Math.abs(angle) / (Math.PI / 2)).toBeCloseTo(
				Math.round(Math.abs(angle) / (Math.PI / 2)),
				9,
			);
		}
		const half = onTheWay(blog, step, 0.5);
		const placed = placedAt(blog, step - 1);
		expect(half.slice(0, placed).map(({ at }) => at)).toEqual(blog.cells.slice(0, placed));
	}
});

test('the other end is the same fold backwards', () => {
	const back = otherEnd(blog);
	expect(back.cells).toEqual([...blog.cells].reverse());
	expect(back.directions).toEqual(
		[...blog.directions].reverse().map((way) => times(way, -1).map((value) => value + 0)),
	);
	expect(otherEnd(back)).toEqual(blog);
});

test('directions are called as the viewer sees them', () => {
	const words = (view: keyof typeof VIEWS) =>
		(['>', '<', '^', 'v', '.', 'o'] as const).map((arrow) =>
			wordFor(WAYS[arrow] ?? [0, 0, 0], frameOf(VIEWS[view])),
		);
	expect(words('front')).toEqual(['right', 'left', 'up', 'down', 'front', 'back']);
	expect(words('above')).toEqual(['right', 'left', 'up', 'down', 'front', 'back']);
	expect(words('right')).toEqual(['front', 'back', 'up', 'down', 'left', 'right']);
	expect(words('behind')).toEqual(['left', 'right', 'up', 'down', 'back', 'front']);
});

test('on the table the snake is a staircase of as many cubelets as it has', () => {
	const stairs = staircase(BLOG);
	expect(stairs.cubelets.length).toBe(27);
	expect(stairs.columns + stairs.rows).toBe(28);
	expect(new Set(stairs.cubelets.map(({ column, row }) => `${column},${row}`)).size).toBe(27);
});

test('whatever is drawn of the snake lies in the picture: all of it before the first step, and a smaller end later', () => {
	const all = blog.cells.length;
	for (const view of Object.values(VIEWS))
		for (let step = 0; step <= BLOG.length; step++) {
			const placed = placedAt(blog, step);
			const drawn = drawnOf(placed, all);
			const pose = poseAfter(blog, step);
			const { middle, wide, high, deep } = scopeOf(pose, placed, [3, 3, 3], view);
			const { right, up, front } = pictureAxes(view);
			const sizes = pose.map((_, index) => sizeOf(index, drawn));
			const outside = pose.filter((cell, index) => {
				const away = minus(cell, middle);
				const reach = [dot(away, right), dot(away, up), dot(away, front)].map(Math.abs);
				const isInside = reach.every((one, at) => one <= ([wide, high, deep][at] ?? 0));
				return (sizes[index] ?? 0) > 0 && !isInside;
			});
			expect(outside).toEqual([]);
			expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
			if (step === 0 || placed === all) expect(new Set(sizes)).toEqual(new Set([1]));
			else expect(sizes.slice(0, placed + 1).every((size) => size === 1)).toBe(true);
		}
});
