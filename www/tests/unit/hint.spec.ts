/* The levels of a hint without a browser: their order, what each shows on the board, and what a step does to marks. */
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
	runOf,
	sourceOf,
	stepOf,
	stepsOf,
	turned,
} from '../../pages/grid/state/hint-levels';
import { position } from '../../pages/grid/state/position';
import { digitsIn } from '../../pictures/grid/marks';

const NOTHING = { clues: [], cells: [], signs: [], gaps: [], marks: [], features: [] };

const step = (parts: Partial<HintStep>): HintStep => ({
	rule: 'only-place',
	trial: false,
	sentence: { key: 'rule.only-place', args: {} },
	placed: [],
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

const RULES_OUT = step({
	rule: 'edge-limit',
	removed: [{ cell: 4, values: [1, 2] }],
	houses: [ROW],
	conditions: CLUE,
});
const PLACES = step({ placed: [{ cell: 5, value: 3 }], houses: [ROW] });
const OTHER = step({ rule: 'only-number', placed: [{ cell: 0, value: 1 }], cells: [0] });

const QUICK = { help: 'quick' } as const;
const EXTRA = { ...QUICK, isExtra: true };

const level = (hint: Hint | null) => hint && [hint.which, hint.at, hint.level];

test('a hint tells the place, then the reason, and is done then; who wants less has its kind first', () => {
	const hints = [[RULES_OUT], [OTHER]];
	const where = begun('found', hints, QUICK);
	const why = climbed(where, 'quick');
	expect([where, why].map(level)).toEqual([
		[0, 0, 'where'],
		[0, 0, 'why'],
	]);
	expect(why && climbed(why, 'quick')).toBeNull();
	const kind = begun('found', hints, { help: 'slow' });
	expect(level(kind)).toEqual([0, 0, 'kind']);
	expect(level(climbed(kind, 'slow'))).toEqual([0, 0, 'where']);
	expect(stepOf(kind)).toBe(RULES_OUT);
	// A setting that is changed meanwhile takes effect at the next level.
	expect(level(climbed(kind, 'quick'))).toEqual([0, 0, 'where']);
});

test('numbers that follow at once from a hint that was done are told at once, all together', () => {
	const run = [PLACES, OTHER];
	expect(level(begun('found', [run], EXTRA))).toEqual([0, 0, 'why']);
	expect(stepsOf(begun('found', [run], EXTRA))).toEqual(run);
	expect(level(begun('found', [run], QUICK))).toEqual([0, 0, 'where']);
	expect(level(begun('found', [run], { ...EXTRA, help: 'slow' }))).toEqual([0, 0, 'kind']);
	expect(level(begun('found', [[RULES_OUT]], EXTRA))).toEqual([0, 0, 'where']);
	const byClue = step({ rule: 'clue-one', placed: [{ cell: 4, value: 4 }], conditions: CLUE });
	expect(level(begun('found', [[byClue]], EXTRA))).toEqual([0, 0, 'where']);
	expect([run, [OTHER], [PLACES], [byClue], [PLACES, byClue]].map(runOf)).toEqual([
		...['mixed', 'cell', 'line'],
		...[null, null],
	]);
});

test('steps that lead to a number come one after the other, and the last one leads to nothing', () => {
	const way = begun('found', [[RULES_OUT, PLACES]], { ...QUICK, toNumber: true });
	expect(stepsOf(way)).toEqual([RULES_OUT]);
	const next = goneOn({ ...way, level: 'why' }, 'quick');
	expect(level(next)).toEqual([0, 1, 'where']);
	expect(next && stepsOf(next)).toEqual([PLACES]);
	expect(next && goneOn(next, 'quick')).toBeNull();
	expect(goneOn(begun('found', [[PLACES, OTHER]], QUICK), 'quick')).toBeNull();
});

test('another hint begins at its first level, and after the last comes the first', () => {
	const first = begun('found', [[RULES_OUT], [OTHER]], QUICK);
	const second = turned({ ...first, level: 'why' }, 'quick');
	expect(level(second)).toEqual([1, 0, 'where']);
	expect(level(turned(second, 'quick'))).toEqual([0, 0, 'where']);
	const none = begun('wrong', [], QUICK);
	expect(level(turned(none, 'quick'))).toEqual([0, 0, 'where']);
	expect(stepOf(none)).toBeNull();
});

test('of hints that are as easy as each other the nearest comes first, and ties stay as they were', () => {
	const at = (cell: number) => [step({ placed: [{ cell, value: 1 }] })];
	const [first, second, third] = [at(0), at(3), at(12)];
	const from = { row: 3, column: 1 };
	expect(nearestFirst([first, second, third], from, 4)).toEqual([third, first, second]);
	expect(nearestFirst([second, third], { row: 0, column: 0 }, 4)).toEqual([second, third]);
	// For a path to a number, only its end matters.
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
	const look = (parts: Partial<Hint>, hints = [[RULES_OUT]]) =>
		lookOf({ ...begun('found', hints, QUICK), ...parts }, 4);
	const nothing = {
		...{ lines: [], clues: [], signs: [], causes: [], targets: [], removed: [] },
		...{ marks: [], arrows: [] },
	};
	expect(look({ level: 'kind' })).toEqual(nothing);
	expect(look({ level: 'done' })).toEqual(nothing);
	// The clue sees the row from its other end, but it is the same line.
	const where = { ...nothing, lines: [[4, 5, 6, 7]], clues: CLUE.clues };
	expect(look({})).toEqual(where);
	const removed = RULES_OUT.removed;
	expect(look({ level: 'why' })).toEqual({ ...where, targets: [4], removed });
	// A run shows its numbers.
	const [five, none] = [PLACES, OTHER].map(({ placed }) => ({ ...placed[0], role: 'placed' }));
	const run = { ...nothing, targets: [5, 0], marks: [five, none] };
	expect(look({ level: 'why' }, [[PLACES, OTHER]])).toEqual(run);
	expect(lookOf(begun('wrong', [], QUICK), 4)).toBeNull();
});

test('a cell alone is shown where nothing else is', () => {
	const bare = begun('found', [[OTHER]], QUICK);
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
	// What a hint rules out disappears from the marks, and is not recorded anywhere else.
	const rules = [step({ removed: [{ cell: 5, values: [1, 4] }] })];
	const less = edits.withSteps(filled, rules, 'tidy');
	expect(digitsIn(less.marks.corner[5] ?? 0)).toEqual([2, 3]);
	expect(less.ruledOut).toBe(filled.ruledOut);
	expect(edits.withSteps(less, rules, 'tidy')).toBe(less);
	// If marks are always filled in, the shown ones become the player's own.
	expect(edits.marksOfAll(bare, 'full')?.[5]).toBe(0b1111);
	const own = edits.withSteps(bare, rules, 'full');
	expect(digitsIn(own.marks.corner[5] ?? 0)).toEqual([2, 3]);
});

const PUZZLE = position(emptyDraft('skyscrapers', 4), 'board');
const GONE = step({ removed: [{ cell: 5, values: [1, 4] }] });
const ruledOut = (of: typeof PUZZLE) =>
	of.ruledOut.flatMap((bits, cell) => (bits ? [[cell, digitsIn(bits)]] : []));
const shown = (of: typeof PUZZLE) => digitsIn(edits.ruledOutShown(of, 'tidy')[5] ?? 0);

test('what hints rule out is remembered without marks, and shown while it says something', () => {
	const marked = edits.withMark(PUZZLE, [5], 'corner', 4, 'tidy');
	const done = edits.withSteps(marked, [GONE], 'tidy');
	expect(ruledOut(done)).toEqual([[5, [1, 4]]]);
	// If a player has only some marks, ruled-out ones are removed from these.
	expect(done.marks.corner[5]).toBe(0);
	expect(shown(done)).toEqual([1, 4]);
	expect(shown(edits.withDigit(done, [4], 1, 'tidy'))).toEqual([4]);
	expect(shown(edits.withDigit(done, [5], 2, 'tidy'))).toEqual([]);
	// Filled-in marks omit what was ruled out, so nothing else needs to show it.
	const filled = edits.filledMarks(done);
	expect(digitsIn(filled.marks.corner[5] ?? 0)).toEqual([2, 3]);
	expect(shown(filled)).toEqual([]);
	expect(digitsIn(edits.shownMarks(done, 'full').corner[5] ?? 0)).toEqual([2, 3]);
	expect(edits.cleared(done).ruledOut).toEqual(PUZZLE.ruledOut);
});

test('a run is one edit, with every number of it', () => {
	const done = edits.withSteps(PUZZLE, [PLACES, OTHER], 'tidy');
	expect([done.entries[5], done.entries[0]]).toEqual([3, 1]);
});

test('what is ruled out goes with a digit that stood then, with the puzzle, and where it is not kept with the next digit', () => {
	const begun = edits.withDigit(PUZZLE, [0], 2, 'tidy');
	const done = edits.withSteps(begun, [GONE], 'tidy');
	const after = (next: typeof PUZZLE, keeps = true) =>
		ruledOut(edits.withoutStale(next, done, keeps)).length;
	const more = edits.withDigit(done, [10], 3, 'tidy');
	expect(after(more)).toBe(1);
	expect(after(more, false)).toBe(0);
	expect(after(edits.withMark(done, [10], 'corner', 3, 'tidy'), false)).toBe(1);
	expect(after(edits.erased(more, [10]))).toBe(1);
	expect(after(edits.erased(more, [0]))).toBe(0);
	expect(after(edits.withDigit(more, [0], 3, 'tidy'))).toBe(0);
	expect(after({ ...done, draft: { ...done.draft, unit: 10 } })).toBe(1);
	const given = done.draft.givens.map((_, cell) => (cell === 15 ? 1 : 0));
	const other = { ...edits.branched(done), draft: { ...done.draft, givens: given } };
	expect(after(other)).toBe(0);
	const back = edits.branchUndone(edits.withoutStale(other, done, true));
	expect(ruledOut(back)).toEqual([]);
	// Leaving a branch restores what was ruled out before it.
	const inside = edits.withSteps(edits.branched(begun), [GONE], 'tidy');
	expect(ruledOut(edits.branchUndone(inside))).toEqual([]);
});
