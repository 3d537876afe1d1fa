/*
 * The proof of a step, without a browser: chains as numbered arrows, trials up to the selected event, and the answers
 * to "why not".
 */
import { expect, test } from '@playwright/test';
import type { HintPart, HintStatement, HintStep } from '../../engine/types';
import { answered, stepOf, withOpened } from '../../pages/grid/state/hint-levels';
import { lookOfStep } from '../../pictures/grid/step-look';

const WRITTEN = { clues: [], cells: [], signs: [], gaps: [], marks: [], features: [] };

const ALL = 0b111;
const step = (parts: Partial<HintStep>): HintStep => ({
	rule: 'four-corners',
	trial: false,
	sentence: { key: 'rule.four-corners', args: {} },
	placed: [],
	removed: [{ cell: 0, values: [3] }],
	houses: [],
	conditions: WRITTEN,
	cells: [],
	evidence: null,
	before: { placed: new Array(9).fill(0), candidates: new Array(9).fill(ALL) },
	...parts,
});

const row = (index: number): HintPart => ({
	name: { type: 'line', row: true, index },
	cells: [3 * index, 3 * index + 1, 3 * index + 2],
	conditions: WRITTEN,
});

const is = (cell: number, value: number): HintStatement => ({ cell, value, holds: true });
const not = (cell: number, value: number): HintStatement => ({ cell, value, holds: false });

const CHAIN = step({
	evidence: {
		type: 'chain',
		supposed: is(0, 3),
		branches: [
			[{ from: is(0, 3), to: not(1, 3), through: row(0), ways: [[3, 1, 2]] }],
			[{ from: is(0, 3), to: is(1, 3), through: row(1), ways: [] }],
		],
	},
});

test('a chain is drawn as numbered arrows, solid where a number is certain, dashed where it is out', () => {
	const look = lookOfStep(CHAIN, 3, null);
	expect(look.arrows.map(({ number, isSolid, isFaint }) => [number, isSolid, isFaint])).toEqual([
		[1, false, false],
		[2, true, false],
	]);
	expect(look.arrows.map(({ from, to }) => [from.cell, to.cell])).toEqual([
		[0, 1],
		[0, 1],
	]);
	expect(look.marks.map(({ cell, value, role }) => [cell, value, role])).toEqual([
		[0, 3, 'supposed'],
		[1, 3, 'out'],
		[1, 3, 'proof'],
	]);
	expect(look.removed).toEqual([{ cell: 0, values: [3] }]);
});

test('the link that is looked at shows its line alone, and the other arrows grow faint', () => {
	const look = lookOfStep(CHAIN, 3, 1);
	expect(look.lines).toEqual([[3, 4, 5]]);
	expect(look.arrows.map(({ isFaint }) => isFaint)).toEqual([true, false]);
});

const SIGN: HintPart = {
	name: { type: 'text', value: 'r1c1 < r1c2' },
	cells: [],
	conditions: { ...WRITTEN, signs: [{ lesser: 0, greater: 1 }] },
};

const TRIAL = step({
	rule: 'focused-trial',
	trial: true,
	houses: [{ name: { type: 'line', row: true, index: 0 }, cells: [0, 1, 2] }],
	conditions: SIGN.conditions,
	evidence: {
		type: 'trial',
		frame: [row(0), SIGN],
		supposed: is(0, 3),
		events: [
			{ through: row(0), removed: [{ cell: 1, values: [3] }] },
			{ through: row(0), removed: [{ cell: 1, values: [1] }] },
		],
		end: SIGN,
	},
});

test('a trial shows all that matters, and then the board as far as it is told', () => {
	const all = lookOfStep(TRIAL, 3, null);
	expect([all.lines, all.signs]).toEqual([[[0, 1, 2]], [[0, 1]]]);
	expect(all.marks).toEqual([{ cell: 0, value: 3, role: 'supposed' }]);
	const first = lookOfStep(TRIAL, 3, 0);
	expect([first.lines, first.signs]).toEqual([[[0, 1, 2]], []]);
	expect(first.removed).toEqual([{ cell: 1, values: [3] }]);
	const second = lookOfStep(TRIAL, 3, 1);
	expect(second.removed).toEqual([{ cell: 1, values: [1, 3] }]);
	expect(second.marks).toContainEqual({ cell: 1, value: 2, role: 'proof' });
	const end = lookOfStep(TRIAL, 3, 2);
	expect([end.lines, end.signs, end.removed]).toEqual([[], [[0, 1]], second.removed]);
});

const LINE = { said: [], reasons: [], ways: [] };

const WHIP = step({
	rule: 'line-whip',
	evidence: {
		type: 'whip',
		supposed: is(0, 3),
		lines: [
			{ ...LINE, through: row(0), numbers: [{ cell: 2, values: [1] }] },
			{ ...LINE, through: row(1), numbers: [{ cell: 5, values: [2, 3] }] },
			{ ...LINE, through: row(2), numbers: [] },
		],
	},
});

test('a whip shows its numbers with numbered arrows, and each line alone where it is looked at', () => {
	const all = lookOfStep(WHIP, 3, null);
	expect(all.marks).toEqual([
		{ cell: 0, value: 3, role: 'supposed' },
		{ cell: 2, value: 1, role: 'proof' },
	]);
	expect(all.arrows.map(({ from, to, number }) => [from.cell, to.cell, number])).toEqual([
		[0, 2, 1],
		[0, 5, 2],
	]);
	const first = lookOfStep(WHIP, 3, 0);
	expect([first.lines, first.arrows.length]).toEqual([[[0, 1, 2]], 1]);
	expect(first.removed).toEqual([{ cell: 2, values: [2, 3] }]);
	const second = lookOfStep(WHIP, 3, 1);
	expect(second.lines).toEqual([[3, 4, 5]]);
	expect(second.removed).toContainEqual({ cell: 5, values: [1] });
	expect(second.arrows.map(({ isFaint }) => isFaint)).toEqual([true, false]);
	expect(lookOfStep(WHIP, 3, 2).lines).toEqual([[6, 7, 8]]);
});

test('cells that prove something show what they can be, where that is little', () => {
	const candidates = [ALL, 0b011, 0b011, ALL, ALL, ALL, ALL, ALL, ALL];
	const before = { placed: new Array(9).fill(0), candidates };
	const look = lookOfStep(step({ cells: [1, 2, 3], before }), 3, null);
	expect(look.marks.map(({ cell, value }) => [cell, value])).toEqual([
		[1, 1],
		[1, 2],
		[2, 1],
		[2, 2],
	]);
});

test('of the step against a number only that number is told, and parts of it open and close', () => {
	const many = step({
		removed: [
			{ cell: 0, values: [2, 3] },
			{ cell: 1, values: [3] },
		],
	});
	const known = answered({ cell: 0, value: 3 }, { state: 'found', step: many });
	expect(stepOf(known)?.removed).toEqual([{ cell: 0, values: [3] }]);
	expect([known.level, known.about]).toEqual(['why', { cell: 0, value: 3 }]);
	const opened = withOpened(known, 1);
	expect([opened.opened, withOpened(opened, 1).opened, withOpened(opened, 0).opened]).toEqual([
		1,
		null,
		0,
	]);
	const placing = step({ placed: [{ cell: 0, value: 1 }], removed: [] });
	expect(stepOf(answered({ cell: 0, value: 3 }, { state: 'found', step: placing }))).toBe(placing);
	expect(stepOf(answered({ cell: 0, value: 3 }, { state: 'open', step: null }))).toBeNull();
});
