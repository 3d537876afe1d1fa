/* The levels of a hint without a browser: what follows what, what each shows on the board, and what a step does to marks. */
import { expect, test } from '@playwright/test';
import type { HintStep } from '../../engine/types';
import { lookOf } from '../../pages/grid/board/hint-look';
import { emptyDraft } from '../../pages/grid/state/draft';
import * as edits from '../../pages/grid/state/edits';
import {
	begun,
	climbed,
	goneOn,
	type Hint,
	nearestFirst,
	notedOf,
	sourceOf,
	stepOf,
	turned,
} from '../../pages/grid/state/hint-levels';
import { position } from '../../pages/grid/state/position';
import { digitsIn } from '../../pictures/grid/marks';

const NOTHING = { clues: [], cells: [], signs: [], gaps: [], marks: [], features: [] };

const step = (parts: Partial<HintStep>): HintStep => ({
	rule: 'only-place',
	trial: false,
	sentence: { key: 'rule.only-place', args: {} },
	placed: null,
	removed: [],
	houses: [],
	conditions: NOTHING,
	cells: [],
	evidence: null,
	before: { placed: new Array(16).fill(0), candidates: new Array(16).fill(0b1111) },
	...parts,
});

const ROW = { name: { type: 'line', row: true, index: 1 } as const, cells: [4, 5, 6, 7] };
const COLUMN = { name: { type: 'line', row: false, index: 0 } as const, cells: [0, 4, 8, 12] };
const CLUE = { ...NOTHING, clues: [{ side: 'right' as const, index: 1 }] };
const SIGN = { ...NOTHING, signs: [{ lesser: 1, greater: 0 }] };

const RULES_OUT = step({ removed: [{ cell: 4, values: [1, 2] }], houses: [ROW], conditions: CLUE });
const PLACES = step({ placed: { cell: 5, value: 3 }, houses: [ROW] });
const OTHER = step({ placed: { cell: 0, value: 1 }, cells: [0] });

const level = (hint: Hint | null) => hint && [hint.which, hint.at, hint.level];

test('a hint climbs from nudge to where to why, and is done then', () => {
	const nudge = begun('found', [[RULES_OUT, PLACES], [OTHER]]);
	const where = climbed(nudge);
	const why = where && climbed(where);
	expect([nudge, where, why].map(level)).toEqual([
		[0, 0, 'nudge'],
		[0, 0, 'where'],
		[0, 0, 'why'],
	]);
	expect(why && climbed(why)).toBeNull();
	expect(stepOf(nudge)).toBe(RULES_OUT);
});

test('what is only told leads on to the next step, and the last one to nothing', () => {
	const next = goneOn(begun('found', [[RULES_OUT, PLACES]]));
	expect(level(next)).toEqual([0, 1, 'where']);
	expect(next && notedOf(next)).toEqual([RULES_OUT]);
	expect(next && goneOn(next)).toBeNull();
});

test('another hint begins at its first level, and after the last comes the first', () => {
	const first = begun('found', [[RULES_OUT, PLACES], [OTHER]]);
	const second = turned({ ...first, at: 1, level: 'why' });
	expect(level(second)).toEqual([1, 0, 'nudge']);
	expect(level(turned(second))).toEqual([0, 0, 'nudge']);
	expect(level(turned(begun('wrong', [])))).toEqual([0, 0, 'nudge']);
	expect(stepOf(begun('wrong', []))).toBeNull();
});

test('of hints that are as easy as each other the nearest comes first, and ties stay as they were', () => {
	const at = (cell: number) => [step({ placed: { cell, value: 1 } })];
	const [first, second, third] = [at(0), at(3), at(12)];
	const from = { row: 3, column: 1 };
	expect(nearestFirst([first, second, third], from, 4)).toEqual([third, first, second]);
	expect(nearestFirst([second, third], { row: 0, column: 0 }, 4)).toEqual([second, third]);
	// What counts of a way to a number is where it ends.
	const way = [...at(12), ...at(15)];
	expect(nearestFirst([way, third], { row: 3, column: 3 }, 4)).toEqual([way, third]);
});

test('the nudge names the kind of thing that decides', () => {
	const kinds = [
		step({ trial: true, houses: [ROW] }),
		step({ houses: [ROW, COLUMN] }),
		RULES_OUT,
		step({ conditions: SIGN }),
		PLACES,
		OTHER,
	].map(sourceOf);
	expect(kinds).toEqual(['trial', 'lines', 'clue', 'sign', 'line', 'cell']);
});

test('each level shows on the board what it says, and no more', () => {
	const look = (parts: Partial<Hint>) =>
		lookOf({ ...begun('found', [[RULES_OUT, PLACES]]), ...parts }, 4);
	const nothing = {
		...{ lines: [], clues: [], signs: [], causes: [], targets: [], removed: [] },
		...{ marks: [], arrows: [] },
	};
	expect(look({})).toEqual(nothing);
	// The clue sees the row from its other end; it is one line.
	const where = { ...nothing, lines: [[4, 5, 6, 7]], clues: CLUE.clues };
	expect(look({ level: 'where' })).toEqual(where);
	const removed = RULES_OUT.removed;
	expect(look({ level: 'why' })).toEqual({ ...where, targets: [4], removed });
	expect(look({ at: 1, level: 'where' })).toEqual({ ...where, clues: [], removed });
	expect(look({ at: 1, level: 'why' })).toEqual({ ...where, clues: [], removed, targets: [5] });
	expect(lookOf(begun('wrong', []), 4)).toBeNull();
});

test('a cell alone is shown where nothing else is', () => {
	const bare = { ...begun('found', [[OTHER]]), level: 'where' as const };
	expect(lookOf(bare, 4)).toMatchObject({ lines: [], causes: [0], targets: [] });
});

test('marks count where every open cell has some, and lose what a hint rules out', () => {
	const fresh = (size: number) => position(emptyDraft('skyscrapers', size), 'board');
	const bare = fresh(4);
	expect(edits.marksOfAll(bare, 'tidy')).toBeNull();
	const one = edits.withMark(bare, [3], 'corner', 1, 'tidy');
	expect(edits.marksOfAll(one, 'tidy')).toBeNull();
	const filled = edits.withDigit(edits.filledMarks(bare), [0], 4, 'tidy');
	expect(edits.marksOfAll(filled, 'tidy')?.slice(0, 2)).toEqual([0, 0b111]);
	const large = edits.marksOfAll(edits.filledMarks(fresh(32)), 'tidy');
	expect(large?.[0]).toBe(0xffff_ffff);
	const removed = [{ cell: 5, values: [1, 4] }];
	const less = edits.withoutMarks(filled, removed, 'tidy');
	expect(digitsIn(less.marks.corner[5] ?? 0)).toEqual([2, 3]);
	expect(edits.withoutMarks(less, removed, 'tidy')).toBe(less);
	// Where marks are always filled in, those that are shown become the player's own.
	expect(edits.marksOfAll(bare, 'full')?.[5]).toBe(0b1111);
	expect(digitsIn(edits.withoutMarks(bare, removed, 'full').marks.corner[5] ?? 0)).toEqual([2, 3]);
});
