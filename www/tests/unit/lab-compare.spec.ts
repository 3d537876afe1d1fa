/* Comparing two runs: where they diverge after the same decisions, and what that saves. */
import { expect, test } from '@playwright/test';
import { compare } from '../../pages/lab/log/compare';
import { DEAD_END, EventLog, REMOVE, SOLUTION, TRY, UNDO } from '../../pages/lab/log/log';
import { stanceFrom } from '../../pages/lab/subjects/grid/masks';

type Entry = [sort: number, cell?: number, mask?: number];

function logOf(...entries: Entry[]): EventLog {
	const log = new EventLog();
	log.append(
		Uint32Array.from(entries.flatMap(([sort, cell = 0, mask = 0]) => [sort | (cell << 12), mask])),
	);
	return log;
}

const START = stanceFrom(Uint32Array.of(3, 3, 3));

/** Tries 1 in the first cell and both values in the second, each of which breaks a rule. */
const SLOW = logOf(
	[TRY, 0, 1],
	[TRY, 1, 1],
	[DEAD_END],
	[UNDO],
	[TRY, 1, 2],
	[DEAD_END],
	[UNDO],
	[UNDO],
	[TRY, 0, 2],
	[SOLUTION],
	[UNDO],
);

test('a value that the other had removed is where they part', () => {
	const knowing = logOf([REMOVE, 2, 1], [REMOVE, 0, 1], [TRY, 1, 1], [SOLUTION], [UNDO]);
	const found = compare(SLOW, 2, knowing, START);
	expect(found).toEqual({
		kind: 'removed',
		node: 1,
		refused: 1,
		event: 1,
		tries: 3,
		complete: true,
	});
});

test('a dead end that the other finds earlier is where they part', () => {
	const quick = logOf([TRY, 0, 1], [REMOVE, 1, 3], [DEAD_END], [UNDO], [TRY, 0, 2], [SOLUTION]);
	const found = compare(SLOW, 3, quick, START);
	expect(found).toEqual({
		kind: 'dead-end',
		node: 1,
		refused: 1,
		event: 2,
		tries: 2,
		complete: true,
	});
	expect(compare(quick, 1, SLOW, START)).toEqual({
		kind: 'ahead',
		node: 1,
		refused: 1,
		event: 2,
		tries: 2,
		complete: true,
	});
});

test('the order of the decisions does not matter', () => {
	const turned = logOf([TRY, 1, 2], [TRY, 0, 1], [REMOVE, 2, 3], [DEAD_END], [UNDO], [UNDO]);
	expect(compare(SLOW, 3, turned, START).kind).toBe('same');
	const earlier = logOf([TRY, 1, 2], [REMOVE, 0, 1], [TRY, 0, 2], [SOLUTION]);
	const found = compare(SLOW, 3, earlier, START);
	expect(found).toMatchObject({ kind: 'removed', node: 3, refused: 1, event: 1, tries: 1 });
});

test('a run compared with itself does not part from itself', () => {
	for (let node = 0; node < SLOW.nodes.count; node++) {
		expect(compare(SLOW, node, SLOW, START).kind).toBe('same');
	}
});

test('what the other was not told yet does not count as agreement', () => {
	const short = logOf([TRY, 0, 1], [TRY, 1, 1], [DEAD_END], [UNDO]);
	const kind = (node: number, ended: boolean) => compare(SLOW, node, short, START, ended).kind;
	// The search is still below the first value, and has not reached the second value of either cell.
	expect([1, 2, 3, 4].map((node) => kind(node, false))).toEqual([
		'same',
		'same',
		'unread',
		'unread',
	]);
	expect(kind(3, true)).toBe('same');
});
