/* The lab's chain: its board at every event against a plain replay, its drawing, and the comparison of two searches. */
import { expect, test } from '@playwright/test';
import { compare } from '../../pages/lab/log/compare';
import { DEAD_END, EventLog, NONE_LEFT, SOLUTION, TRY, UNDO } from '../../pages/lab/log/log';
import { cubeletsOf, laidAt, laidBy, stanceOfChain } from '../../pages/lab/subjects/snake/laid';
import { sceneOf } from '../../pages/lab/subjects/snake/scene';
import type { Vector } from '../../pictures/snake/space';

type Entry = [sort: number, run?: number, word?: number];

/** How the core encodes a segment: a bit for its direction, a byte for each coordinate. */
const word = (way: number, [x, y, z]: Vector) =>
	((1 << way) | ((x & 255) << 8) | ((y & 255) << 16) | ((z & 255) << 24)) >>> 0;

function logOf(entries: readonly Entry[]): EventLog {
	const log = new EventLog();
	log.append(
		Uint32Array.from(entries.flatMap(([sort, run = 0, how = 0]) => [sort | (run << 12), how])),
	);
	return log;
}

const STEPS: readonly Vector[] = [
	[1, 0, 0],
	[-1, 0, 0],
	[0, 1, 0],
	[0, -1, 0],
	[0, 0, 1],
	[0, 0, -1],
];

/** A random sequence of laying and lifting segments, with the cubelets stored as a plain stack of copies. */
function randomSearch(seed: number, runs: readonly number[], length: number) {
	let state = seed;
	const random = (below: number) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
	const entries: Entry[] = [];
	const stack: Vector[][] = [];
	const boards: Vector[][] = [[]];
	while (entries.length < length) {
		const lying = stack.at(-1) ?? [];
		const what = random(5);
		if (what <= 2 && stack.length < runs.length) {
			const from: Vector = lying.at(-1) ?? [random(3) - 1, random(3) - 1, random(3)];
			const way = random(6);
			entries.push([TRY, stack.length, word(way, from)]);
			const longer = lying.length === 0 ? [from] : [...lying];
			for (let step = 1; step < (runs[stack.length] ?? 0); step++) {
				const [x, y, z] = longer.at(-1) ?? from;
				const [dx, dy, dz] = STEPS[way] ?? [0, 0, 0];
				longer.push([x + dx, y + dy, z + dz]);
			}
			stack.push(longer);
		} else if (what === 3 && stack.length > 0) {
			entries.push([UNDO]);
			stack.pop();
		} else entries.push([what === 4 ? DEAD_END : NONE_LEFT, stack.length]);
		boards.push(stack.at(-1) ?? []);
	}
	return { entries, boards };
}

test('in any search the chain is that of a plain replay, wherever one jumps', () => {
	const runs = [3, 2, 2, 3, 4, 2, 3];
	for (let seed = 1; seed <= 40; seed++) {
		const { entries, boards } = randomSearch(seed, runs, 250);
		const log = logOf(entries);
		const at = (passed: number) => cubeletsOf(runs, laidAt(log, passed));
		expect(
			boards.map((_, passed) => at(passed)),
			`seed ${seed}`,
		).toEqual(boards);
		const back = boards.map((_, turn) => at(boards.length - 1 - turn));
		expect(back.reverse(), `seed ${seed}, back`).toEqual(boards);
	}
});

test('a segment is read as the core writes it', () => {
	// The example from the core's own test.
	const log = logOf([[TRY, 16, 0xf8_ff_02_20]]);
	expect(laidBy(log, 0)).toEqual({ run: 16, from: [2, -1, -8], way: 5 });
});

const BOX = [3, 3, 3] as const;
const LINE: Vector[] = [
	[0, 0, 0],
	[1, 0, 0],
	[2, 0, 0],
];

test('a segment that leaves the box is drawn up to its first cubelet outside', () => {
	const cubelets: Vector[] = [...LINE, [2, -1, 0], [2, -2, 0]];
	const known = { cubelets, older: 3, box: BOX, anchored: true };
	const failed = sceneOf({ ...known, spots: [] });
	expect([failed.cubelets.length, failed.lying]).toEqual([4, 3]);
	expect(failed.broken).toEqual([[2, -1, 0]]);
	expect([failed.low, failed.sides]).toEqual([[0, 0, 0], BOX]);
	expect(sceneOf({ ...known, spots: null }).broken).toEqual([]);
});

test('a segment that meets a cubelet ends there, and the place is marked', () => {
	const cubelets: Vector[] = [...LINE, [2, 1, 0], [1, 1, 0], [1, 0, 0], [1, -1, 0]];
	const scene = sceneOf({ cubelets, older: 5, box: BOX, anchored: true, spots: [[1, 0, 0]] });
	expect(scene.cubelets).toEqual(cubelets.slice(0, 6));
	expect(scene.lying).toBe(5);
	expect(scene.broken).toEqual([[1, 0, 0]]);
});

test('a chain that is free shows what it spans, in one size as long as it fits', () => {
	const scene = sceneOf({ cubelets: LINE, older: 0, box: BOX, anchored: false, spots: null });
	expect([scene.low, scene.sides]).toEqual([
		[0, -1, -1],
		[3, 3, 3],
	]);
	const wide: Vector[] = [...LINE, [3, 0, 0]];
	const failed = sceneOf({ cubelets: wide, older: 3, box: BOX, anchored: false, spots: [] });
	expect(failed.sides).toEqual([4, 3, 3]);
	expect(failed.broken).toEqual([[3, 0, 0]]);
	const empty = sceneOf({ cubelets: [], older: 0, box: BOX, anchored: false, spots: null });
	expect(empty.sides).toEqual([3, 3, 3]);
});

/** Two starts: the first leads nowhere; the second has two continuations, of which the last is a solution. */
const A = word(0, [0, 0, 0]);
const B = word(0, [0, 1, 0]);
const UP = word(2, [2, 1, 0]);
const DOWN = word(3, [2, 1, 0]);
const TAIL: Entry[] = [
	[TRY, 0, B],
	[TRY, 1, UP],
	[DEAD_END],
	[UNDO],
	[TRY, 1, DOWN],
	[SOLUTION],
	[UNDO],
	[NONE_LEFT, 1],
	[UNDO],
	[NONE_LEFT, 0],
];
const ALL = logOf([[TRY, 0, A], [DEAD_END], [UNDO], ...TAIL]);

test('a start that the other leaves out is where they part', () => {
	const found = compare(ALL, 1, logOf(TAIL), stanceOfChain);
	expect(found).toMatchObject({ kind: 'removed', node: 1, refused: 1, event: -1, tries: 1 });
	expect(compare(ALL, 4, logOf(TAIL), stanceOfChain).kind).toBe('same');
	// Until the other strategy has tried all starts, nothing is known.
	expect(compare(ALL, 1, logOf(TAIL.slice(0, -1)), stanceOfChain).kind).toBe('same');
});

test('a dead end that the other sees before is where they part', () => {
	const quick = logOf([[TRY, 0, B], [DEAD_END], [UNDO], [NONE_LEFT, 0]]);
	const found = compare(ALL, 4, quick, stanceOfChain);
	expect(found).toMatchObject({ kind: 'dead-end', node: 2, event: 1, tries: 2, complete: true });
	expect(compare(quick, 1, ALL, stanceOfChain)).toMatchObject({ kind: 'ahead', tries: 2 });
});
