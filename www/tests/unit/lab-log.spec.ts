/* The lab's log: the boards at every event, forwards and backwards, the growing tree, steps and landmarks. */
import { expect, test } from '@playwright/test';
import {
	DEAD_END,
	EventLog,
	FOUND,
	NONE_LEFT,
	PLACE,
	REMOVE,
	SOLUTION,
	TRY,
	UNDO,
} from '../../pages/lab/log/log';
import { type Nodes, NodesSoFar } from '../../pages/lab/log/nodes';
import {
	findFrom,
	GRAINS,
	type Grain,
	isStop,
	stepFrom,
	workUnder,
} from '../../pages/lab/log/steps';
import { boardAt, onlyValue, valuesOf } from '../../pages/lab/subjects/grid/masks';
import { columnsOf, stretchAround } from '../../pages/lab/tree/columns';
import { shownTree } from '../../pages/lab/tree/shown';

type Entry = [sort: number, cell?: number, mask?: number, line?: number];

const words = (entries: readonly Entry[]) =>
	Uint32Array.from(
		entries.flatMap(([sort, cell = 0, mask = 0, line = 0]) => [
			sort | (line << 4) | (cell << 12),
			mask,
		]),
	);

function logOf(entries: readonly Entry[]): EventLog {
	const log = new EventLog();
	log.append(words(entries));
	return log;
}

/** Two cells of two values: 1 in the first fails at once, 2 leaves 1 for the second. */
const SMALL: Entry[] = [
	[TRY, 0, 1, 4],
	[REMOVE, 1, 1],
	[REMOVE, 1, 2],
	[DEAD_END],
	[UNDO],
	[TRY, 0, 2],
	[REMOVE, 1, 2],
	[TRY, 1, 1],
	[SOLUTION],
	[UNDO],
	[NONE_LEFT, 1],
	[UNDO],
	[NONE_LEFT, 0],
];
const START = Uint32Array.of(3, 3);

test('the board at an event is what stands there', () => {
	const log = logOf(SMALL);
	const boards = Array.from({ length: SMALL.length + 1 }, (_, passed) =>
		[...boardAt(log, START, passed)].join(''),
	);
	expect(boards.slice(0, 6)).toEqual(['33', '13', '12', '10', '10', '33']);
	expect(boards.slice(6)).toEqual(['23', '21', '21', '21', '21', '21', '33', '33']);
});

test('an event keeps its cell, its value and its line', () => {
	const log = logOf([
		[TRY, 1023, 2 ** 31, 200],
		[PLACE, 5, 4],
	]);
	expect([log.kind(0), log.place(0), onlyValue(log, 0), log.line(0)]).toEqual([TRY, 1023, 32, 200]);
	expect([log.kind(1), log.place(1), onlyValue(log, 1)]).toEqual([PLACE, 5, 3]);
	expect(valuesOf(0b1011)).toEqual([1, 2, 4]);
	expect(valuesOf(2 ** 31)).toEqual([32]);
});

test('the tree has a node for each try, and knows how each ended', () => {
	const { nodes } = logOf(SMALL);
	expect(nodes.count).toBe(4);
	expect(nodes.children(0)).toEqual([1, 2]);
	expect(nodes.children(2)).toEqual([3]);
	expect([0, 1, 2, 3].map((node) => nodes.fate(node))).toEqual([
		'inner',
		'dead',
		'inner',
		'solution',
	]);
	expect([0, 1, 2, 3].map((node) => nodes.solutions(node))).toEqual([1, 0, 1, 1]);
	expect([nodes.failed(1), nodes.solved(3), nodes.below(0), nodes.deepest]).toEqual([3, 8, 3, 2]);
	expect(nodes.path(3)).toEqual([0, 2, 3]);
});

/** A random search over this many cells, as events, with the boards stored as a plain stack of copies. */
function randomSearch(seed: number, cells: number, length: number) {
	let state = seed;
	const random = (below: number) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
	const stack: number[][] = [];
	let board = Array.from({ length: cells }, () => 15);
	const entries: Entry[] = [];
	const boards = [[...board]];
	while (entries.length < length) {
		const cell = random(cells);
		const mask = board[cell] ?? 0;
		const what = random(5);
		if (what === 0 && stack.length > 0) {
			entries.push([UNDO]);
			board = stack.pop() ?? [];
		} else if (what <= 2 && mask !== 0) {
			stack.push([...board]);
			const value = mask & -mask;
			board[cell] = value;
			entries.push([TRY, cell, value]);
		} else if (mask !== 0) {
			const value = mask & -mask;
			board[cell] = mask & ~value;
			entries.push([REMOVE, cell, value]);
		} else entries.push([NONE_LEFT, cell]);
		boards.push([...board]);
	}
	return { entries, boards };
}

test('in any search the board is that of a plain replay, wherever one jumps', () => {
	for (let seed = 1; seed <= 60; seed++) {
		const { entries, boards } = randomSearch(seed, 6, 300);
		const log = new EventLog();
		// In pieces, as the worker sends them.
		for (let at = 0; at < entries.length; at += 37) log.append(words(entries.slice(at, at + 37)));
		const start = new Uint32Array(6).fill(15);
		const found = boards.map((_, passed) => [...boardAt(log, start, passed)]);
		expect(found, `seed ${seed}`).toEqual(boards);
	}
});

/** All positions at which steps of this size stop, starting from either end. */
function stopsOf(log: EventLog, grain: Grain, by: 1 | -1): number[] {
	const stops: number[] = [];
	let at = by > 0 ? 0 : log.length;
	while (at >= 0 && at <= log.length) {
		stops.push(at);
		if (at === (by > 0 ? log.length : 0)) break;
		at = stepFrom(log, at, by, grain);
	}
	return stops;
}

test('steps of every grain back undo steps on', () => {
	for (let seed = 1; seed <= 20; seed++) {
		const log = logOf(randomSearch(seed, 6, 200).entries);
		for (const grain of GRAINS) {
			const stops = stopsOf(log, grain, 1);
			expect(stops.every((at) => isStop(log, at, grain))).toBe(true);
			expect(stopsOf(log, grain, -1).reverse()).toEqual(stops);
		}
	}
});

test('a step of a decision shows what came of it', () => {
	const log = logOf(SMALL);
	expect(stopsOf(log, 'decision', 1)).toEqual([0, 4, 7, 9, 13]);
	expect(stepFrom(log, 1, 1, 'propagation')).toBe(3);
	expect(stepFrom(log, 1, 1, 'removal')).toBe(2);
});

test('landmarks are found in both directions, or not', () => {
	const log = logOf(SMALL);
	expect(findFrom(log, 0, 1, 'dead-end')).toBe(4);
	expect(findFrom(log, 4, 1, 'dead-end')).toBe(null);
	expect(findFrom(log, 0, 1, 'solution')).toBe(9);
	expect(findFrom(log, 9, -1, 'decision')).toBe(8);
	expect(findFrom(log, 1, -1, 'decision')).toBe(null);
});

test('a small tree is drawn whole, with what is to come marked as such', () => {
	const { nodes } = logOf(SMALL);
	const root = shownTree(nodes, {
		passed: 1,
		node: 1,
		opened: new Set(),
		fold: false,
		ended: true,
	});
	expect(root.children.map(({ look }) => look)).toEqual(['open', 'inner']);
	expect(root.children.map(({ reached }) => reached)).toEqual([true, false]);
	expect(root.children.map(({ current }) => current)).toEqual([true, false]);
	const after = shownTree(nodes, {
		passed: 4,
		node: 1,
		opened: new Set(),
		fold: false,
		ended: true,
	});
	expect(after.children[0]?.look).toBe('dead');
});

test('a large tree folds its failed branches and leads to its solutions', () => {
	const failing: Entry[] = [];
	for (let value = 0; value < 120; value++) {
		failing.push([TRY, 0, 1], [TRY, 1, 1], [DEAD_END], [UNDO], [NONE_LEFT, 1], [UNDO]);
	}
	const log = logOf([...failing, ...SMALL]);
	const wish = { passed: log.length, node: 0, fold: false };
	const root = shownTree(log.nodes, { ...wish, ended: true, opened: new Set() });
	const looks = new Set(root.children.slice(0, 120).map(({ look }) => look));
	expect(looks).toEqual(new Set(['folded']));
	expect(root.children[0]?.hidden).toBe(1);
	expect(root.children.at(-1)?.children[0]?.look).toBe('solution');
	const opened = shownTree(log.nodes, { ...wish, ended: true, opened: new Set([1]) });
	expect(opened.children[0]?.children[0]?.look).toBe('dead');
	expect(opened.children[1]?.look).toBe('folded');
});

test('the strip shows depth and where solutions are', () => {
	const { nodes } = logOf(SMALL);
	expect(columnsOf(nodes, 4, { from: 0, to: nodes.count })).toEqual([
		{ depth: 0, solved: false },
		{ depth: 1, solved: false },
		{ depth: 1, solved: false },
		{ depth: 2, solved: true },
	]);
	expect(columnsOf(nodes, 1, { from: 0, to: nodes.count })).toEqual([{ depth: 2, solved: true }]);
	expect(columnsOf(nodes, 2, { from: 2, to: 4 })).toEqual([
		{ depth: 1, solved: false },
		{ depth: 2, solved: true },
	]);
});

test('a strip that is magnified shows a stretch around its node', () => {
	expect(stretchAround(500, 1000, 0)).toEqual({ from: 0, to: 1000 });
	expect(stretchAround(500, 1000, 1)).toEqual({ from: 375, to: 625 });
	expect(stretchAround(0, 1000, 1)).toEqual({ from: 0, to: 250 });
	expect(stretchAround(999, 1000, 2)).toEqual({ from: 937, to: 1000 });
	const outside = Array.from({ length: 1000 }, (_, node) => node).filter((node) => {
		const { from, to } = stretchAround(node, 1000, 2);
		return node < from || node >= to || to - from !== 63;
	});
	expect(outside).toEqual([]);
});

test('the tree so far is the tree of a log that is read no further', () => {
	const { entries } = randomSearch(11, 5, 400);
	const whole = logOf(entries);
	const told = (tree: Nodes) =>
		Array.from({ length: tree.count }, (_, id) =>
			[
				tree.fate(id),
				tree.below(id),
				tree.triesBelow(id),
				tree.solutions(id),
				tree.ended(id),
				...tree.children(id),
			].join(' '),
		).join(', ');
	for (let passed = 0; passed <= entries.length; passed += 7) {
		const soFar = new NodesSoFar(whole.nodes, passed);
		const { nodes } = logOf(entries.slice(0, passed));
		expect(`${soFar.tries}: ${told(soFar)}`, `${passed}`).toBe(`${nodes.tries}: ${told(nodes)}`);
	}
});

test('a number that a rule found is a node of the tree and no try', () => {
	const log = logOf([[TRY, 0, 1], [FOUND, 1, 2], [SOLUTION], [UNDO], [UNDO]]);
	const { nodes } = log;
	expect([nodes.count, nodes.tries, nodes.below(0), nodes.triesBelow(0)]).toEqual([3, 1, 2, 1]);
	expect([nodes.triesBelow(1), nodes.fate(2), nodes.path(2)]).toEqual([0, 'solution', [0, 1, 2]]);
	expect([...boardAt(log, Uint32Array.of(3, 3), 2)]).toEqual([1, 2]);
	expect([...boardAt(log, Uint32Array.of(3, 3), 4)]).toEqual([1, 3]);
	expect(stepFrom(log, 0, 1, 'decision')).toBe(1);
});

test('a million events are taken up and found again in little time', () => {
	const { entries } = randomSearch(7, 25, 10_000);
	const piece = words(entries);
	const log = new EventLog();
	for (let turn = 0; turn < 100; turn++) log.append(piece);
	expect(log.length).toBe(1_000_000);
	const start = new Uint32Array(25).fill(15);
	const began = performance.now();
	for (let passed = 0; passed <= log.length; passed += 50_000) boardAt(log, start, passed);
	expect((performance.now() - began) / 20).toBeLessThan(100);
});

test('what follows a try ends where something else is tried or taken back', () => {
	const log = logOf([[REMOVE, 0, 2], [PLACE, 0, 1], ...SMALL]);
	const work = (node: number) => Object.values(workUnder(log, node));
	expect([0, 1, 2, 3].map(work)).toEqual([
		[0, 2],
		[3, 6],
		[8, 9],
		[10, 11],
	]);
});

test('a branch that the search has not left is not drawn as failed', () => {
	// The first value of the first cell is finished; the search is below the second.
	const entries: Entry[] = [[TRY, 0, 1], [TRY, 1, 1], [UNDO], [NONE_LEFT, 1], [UNDO], [TRY, 0, 2]];
	const { nodes } = logOf([...entries, [TRY, 1, 1]]);
	const wish = { passed: 1, node: 0, opened: new Set<number>(), fold: true };
	const looks = (ended: boolean) =>
		shownTree(nodes, { ...wish, ended }).children.map(({ look, unfinished }) => [look, unfinished]);
	expect(looks(false)).toEqual([
		['folded', false],
		['folded', true],
	]);
	expect(looks(true).map(([, unfinished]) => unfinished)).toEqual([false, false]);
});
