/* Findings about a puzzle, without a browser: small values, conditions, and highlighted places. */
import { expect, test } from '@playwright/test';
import { type Candidates, settled, together } from '../../pages/grid/state/candidates';
import {
	conditionsOf,
	flagsOfConditions,
	placeOfCondition,
	withoutCondition,
} from '../../pages/grid/state/conditions';
import { emptyDraft, withClue, withGiven, withSign } from '../../pages/grid/state/draft';
import { candidatesIn, keypadOf, middleOfValue, sharedValue } from '../../pictures/grid/candidates';
import { contentOf } from '../../pictures/grid/draft';
import { bothFlags, NO_FLAGS } from '../../pictures/grid/overlay';
import { type Scene, sharing, viewOf } from '../../pictures/grid/view';

/** A 2 by 2 grid: the first cell is settled, the second partly known, the others unknown. */
const SOME: Candidates = {
	withEntries: false,
	found: [[2], [1], [], []],
	open: [[], [2], [1, 2], [1, 2]],
	complete: false,
};

test('a value has its place as on a keypad, and all places lie inside the cell', () => {
	expect([1, 2, 4, 5, 6, 9, 12, 16, 25, 32].map((size) => keypadOf(size).columns)).toEqual([
		1, 2, 2, 3, 3, 3, 4, 4, 5, 6,
	]);
	for (let size = 1; size <= 32; size++) {
		const keypad = keypadOf(size);
		const middles = Array.from({ length: size }, (_, index) => middleOfValue(keypad, index + 1));
		expect(new Set(middles.map(({ x, y }) => `${x} ${y}`)).size).toBe(size);
		const starts = middles.flatMap(({ x, y }) => [x - keypad.width / 2, y - keypad.height / 2]);
		const ends = middles.flatMap(({ x, y }) => [x + keypad.width / 2, y + keypad.height / 2]);
		expect(Math.min(...starts)).toBeGreaterThanOrEqual(0);
		expect(Math.max(...ends)).toBeLessThanOrEqual(100);
	}
	expect(middleOfValue(keypadOf(9), 5)).toEqual({ x: 50, y: 50 });
});

test('a value is shared only when nothing about the cell is open', () => {
	expect([0, 1, 2].map((cell) => sharedValue(SOME, cell))).toEqual([2, 0, 0]);
	expect(settled(SOME, 10)).toBe(0.5);
	expect(settled(SOME, 0)).toBe(1);
});

test('a search that goes on forgets nothing that was known before', () => {
	const again: Candidates = {
		...SOME,
		found: [[], [], [1], [2]],
		open: [[1, 2], [1, 2], [2], [1]],
	};
	const both = together(SOME, again);
	expect(both.found).toEqual([[2], [1], [1], [2]]);
	expect(both.open).toEqual([[], [2], [2], [1]]);
	const own = { ...again, withEntries: true };
	expect(together(SOME, own)).toBe(own);
	expect(together(null, again)).toBe(again);
});

test('an own digit is missed only where it is known that no solution has it', () => {
	const missed = (cell: number, own: number) => candidatesIn(SOME, cell, own).missed;
	expect([missed(1, 1), missed(1, 2), missed(0, 1), missed(1, 0)]).toEqual([
		false,
		false,
		true,
		false,
	]);
});

function scene(change: Partial<Scene>): Scene {
	return {
		draft: emptyDraft('latin', 2),
		entries: [0, 0, 0, 0],
		solution: null,
		rival: null,
		candidates: null,
		contradictions: NO_FLAGS,
		mistakes: NO_FLAGS,
		redundant: NO_FLAGS,
		...change,
	};
}

test('the board shows a shared value large and the others small, own digits among them', () => {
	const { cells } = viewOf(scene({ candidates: SOME, entries: [0, 2, 0, 0] }));
	expect(cells[0]).toMatchObject({ value: 2, tone: 'solution', shared: true, candidates: null });
	expect(cells[1]).toMatchObject({ value: 0, tone: 'open', shared: false });
	expect(cells[1]?.candidates).toEqual({ found: [1], open: [2], own: 2, missed: false });
});

test('a given never gives way to small values', () => {
	const draft = withGiven(emptyDraft('latin', 2), 2, 1);
	const { cells } = viewOf(scene({ draft, candidates: SOME }));
	expect(cells[2]).toMatchObject({ value: 1, tone: 'given', candidates: null });
});

test('cells that have not changed are the same objects as before', () => {
	const before = viewOf(scene({ candidates: SOME }));
	const later = { ...SOME, found: [[2], [1], [1], []], open: [[], [2], [2], [1, 2]] };
	const after = sharing(before, viewOf(scene({ candidates: later })));
	expect(after.cells.map((cell, index) => cell === before.cells[index])).toEqual([
		true,
		true,
		false,
		true,
	]);
	const other = viewOf(scene({ draft: emptyDraft('latin', 3), entries: new Array(9).fill(0) }));
	expect(sharing(before, other)).toBe(other);
});

test('so are clues, signs and the scale, and a view in which nothing has changed is the last one', () => {
	const draft = puzzle();
	const entries = new Array(9).fill(0);
	const before = viewOf(scene({ draft, entries }));
	expect(sharing(before, viewOf(scene({ draft: { ...draft }, entries })))).toBe(before);
	const other = withClue(draft, 'left', 0, 3);
	const after = sharing(before, viewOf(scene({ draft: other, entries })));
	expect(after.clues.filter((clue) => !before.clues.includes(clue))).toMatchObject([
		{ side: 'left', index: 0, value: 3 },
	]);
	expect([after.cells, after.signs, after.scale]).toEqual([
		before.cells,
		before.signs,
		before.scale,
	]);
	expect(after.cells).toBe(before.cells);
	expect(after.signs).toBe(before.signs);
	expect(after.scale).toBe(before.scale);
});

/** One clue, one given, and one sign that points upwards. */
function puzzle() {
	const clue = withClue(emptyDraft('mixed', 3), 'right', 1, 2);
	return withSign(withGiven(clue, 4, 3), { across: false, row: 0, column: 2 }, 'greater');
}

const ALL = {
	clues: [{ side: 'right', index: 1 } as const],
	cells: [4, 8],
	signs: [{ lesser: 5, greater: 2 }],
	gaps: [],
	marks: [],
	features: [],
};

test('conditions carry their values, and a digit of the player’s says so', () => {
	const entries = [0, 0, 0, 0, 0, 0, 0, 0, 1];
	expect(conditionsOf(puzzle(), entries, ALL)).toEqual([
		{ type: 'clue', side: 'right', index: 1, value: 2 },
		{ type: 'sign', lesser: 5, greater: 2 },
		{ type: 'given', cell: 4, value: 3, own: false },
		{ type: 'given', cell: 8, value: 1, own: true },
	]);
});

test('each condition has its place, and can be taken out alone', () => {
	const [clue, sign, given] = conditionsOf(puzzle(), [], ALL);
	if (!clue || !sign || !given) throw new Error('three conditions are expected');
	expect([clue, sign, given].map((one) => placeOfCondition(3, one))).toEqual([
		{ row: 1, column: 3 },
		{ row: 0, column: 2 },
		{ row: 1, column: 1 },
	]);
	const left = [clue, sign, given].map((one) => contentOf(withoutCondition(puzzle(), one)));
	expect(left).toEqual([
		{ clues: 0, signs: 1, givens: 1, marks: 0 },
		{ clues: 1, signs: 0, givens: 1, marks: 0 },
		{ clues: 1, signs: 1, givens: 0, marks: 0 },
	]);
});

test('what is listed is marked, beside what is marked already', () => {
	const marked = viewOf(
		scene({
			draft: puzzle(),
			entries: new Array(9).fill(0),
			contradictions: bothFlags(flagsOfConditions(conditionsOf(puzzle(), [], ALL)), {
				...NO_FLAGS,
				clues: new Set(['top 0']),
			}),
		}),
	);
	expect(marked.cells.flatMap((cell, index) => (cell.contradiction ? [index] : []))).toEqual([
		4, 8,
	]);
	expect(
		marked.clues.filter((one) => one.contradiction).map(({ side, index }) => [side, index]),
	).toEqual([
		['top', 0],
		['right', 1],
	]);
	expect(marked.signs.filter((one) => one.contradiction).map(({ gap }) => gap)).toEqual([
		{ across: false, row: 0, column: 2 },
	]);
});
