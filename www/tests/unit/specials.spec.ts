/* Sums at the border and odd or even cells, without a browser: how they are read, typed, named and shown. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { sent } from '../../engine/packed';
import type { Draft } from '../../engine/types';
import * as core from '../../generated/grid.js';
import { lineOfSight } from '../../pages/grid/board/sight';
import { type Stroke, sideIn, typeDigit } from '../../pages/grid/board/typing';
import {
	emptyDraft,
	highestClue,
	withClue,
	withMark,
	withVariant,
} from '../../pages/grid/state/draft';
import { wishable } from '../../pages/grid/state/wishable';
import { intentOf } from '../../pictures/grid/board/keys';
import {
	groupsOf,
	iconOf,
	isStatement,
	readingOf,
	rulePictureOf,
	SHAPE_NAMES,
	SHAPES,
	SPECIALS,
	specialsOf,
	VARIANTS,
} from '../../pictures/grid/variants';
import { printed, viewOf } from '../../pictures/grid/view';

const sums = (size: number) => emptyDraft('skyscrapers', size, 1, ['sums']);

test('a clue may be as high as all heights together, and with parks one storey less each', () => {
	expect([4, 5, 32].map((size) => highestClue(sums(size)))).toEqual([10, 15, 528]);
	expect(highestClue(emptyDraft('skyscrapers', 5, 1, ['sums', 'parks']))).toBe(10);
	expect(highestClue(emptyDraft('skyscrapers', 5))).toBe(5);
});

test('sums of several digits are typed one after the other, and end where no other digit can follow', () => {
	const at = { where: 'clue', highest: highestClue(sums(5)), unit: 1, parks: false };
	let stroke: Stroke | null = null;
	const typed = [1, 2].map((digit, when) => {
		const step = typeDigit(stroke, digit, { ...at, when });
		stroke = step.stroke;
		return [step.value, step.isWhole];
	});
	expect(typed).toEqual([
		[1, false],
		[12, true],
	]);
	expect(typeDigit(null, 2, { ...at, when: 0 }).isWhole).toBe(true);
	expect(sideIn('12 . 9 5 15', 5, at.highest)).toEqual([12, 0, 9, 5, 15]);
	expect(sideIn('16 . . . .', 5, at.highest)).toBeNull();
});

test('from a clue the same houses are seen, and the clue says what they count or add up to', () => {
	const from = { side: 'left', index: 0 } as const;
	const row = [2, 1, 4, 3, 5, ...new Array(20).fill(0)];
	const seen = (draft: ReturnType<typeof sums>) => lineOfSight(draft, row, from);
	expect(seen(sums(5))).toMatchObject({ seen: [0, 2, 4], told: 11, isSettled: true });
	expect(seen(emptyDraft('skyscrapers', 5))).toMatchObject({ seen: [0, 2, 4], told: 3 });
	// With parks, each building is one storey lower, and the park is skipped.
	expect(seen(emptyDraft('skyscrapers', 5, 1, ['sums', 'parks'])).told).toBe(8);
	const open = lineOfSight(sums(5), [2, 0, 4, ...new Array(22).fill(0)], from);
	expect([open.told, open.isSettled]).toEqual([6, false]);
});

const solve = (draft: Draft, limit = 1) => {
	const request = sent({ draft, entries: null, limit, nodes: null });
	return core.solve(request, () => undefined);
};

test.beforeAll(() => {
	const wasm = new URL('../../generated/grid_bg.wasm', import.meta.url);
	core.initSync({ module: readFileSync(wasm) });
});

test('what a variant makes of a clue is what the core makes of it', () => {
	const asked = VARIANTS.filter((variant) => {
		const blank = emptyDraft('mixed', 4, 1, [variant]);
		const [solution] = solve(blank).solutions;
		if (!solution) return false;
		for (const side of ['top', 'right', 'bottom', 'left'] as const) {
			const { told } = lineOfSight(blank, solution, { side, index: 1 });
			const full = { ...blank, givens: solution };
			const counts = [told, told === 1 ? 2 : told - 1].map(
				(clue) => solve(withClue(full, side, 1, clue)).count,
			);
			expect(counts, `${variant} ${side}`).toEqual([1, 0]);
		}
		const most = highestClue(blank);
		const faults = [most, most + 1].map(
			(clue) => core.check(sent(withClue(blank, 'top', 1, clue)), null).faults.length,
		);
		expect(faults, variant).toEqual([0, 1]);
		return true;
	});
	// An adjacent grid without a bar has no solution.
	expect(asked).toEqual(VARIANTS.filter((one) => readingOf({ features: [one] }).gaps === 'signs'));
});

test('the groups of a variant are those of the core, and it is a statement if grids break it', () => {
	const grids = solve(emptyDraft('mixed', 4), 1000).solutions.map((grid) => Array.from(grid));
	expect(grids.length).toBeGreaterThan(200);
	for (const variant of VARIANTS.filter((one) => readingOf({ features: [one] }).gaps === 'signs')) {
		const blank = emptyDraft('mixed', 4, 1, [variant]);
		const allowed = grids.filter((givens) => solve({ ...blank, givens }).count === 1);
		const isAllowed = (grid: number[]) =>
			groupsOf(blank).every((group) => {
				const inside = grid.flatMap((value, cell) => {
					const number = group(Math.floor(cell / 4), cell % 4);
					return number < 0 ? [] : [`${number}: ${value}`];
				});
				return new Set(inside).size === inside.length;
			});
		expect(grids.filter(isAllowed), variant).toEqual(allowed);
		expect(isStatement(variant), variant).toBe(allowed.length < grids.length);
	}
});

test('no two variants have the same pictures, and no two marks the same key', () => {
	const pictures = SPECIALS.flatMap((one) => [iconOf(one), JSON.stringify(rulePictureOf(one))]);
	expect(new Set(pictures).size).toBe(2 * SPECIALS.length);
	const keys = SHAPE_NAMES.map((shape) => SHAPES[shape].key);
	expect(new Set(keys).size).toBe(keys.length);
});

test('switching sums on leaves what is written, and says how it is read', () => {
	const before = { draft: withClue(emptyDraft('skyscrapers', 5), 'top', 2, 4), entries: [] };
	const on = withVariant(before, 'sums', true).draft;
	expect(on.clues).toBe(before.draft.clues);
	expect([readingOf(before.draft).clues, readingOf(on).clues]).toEqual(['count', 'sum']);
	expect(viewOf(printed(on)).means).toBe('sum');
});

test('a grid has odd and even cells as soon as one is marked, and a wish where it asks for some', () => {
	const plain = emptyDraft('latin', 3);
	expect(specialsOf(plain)).toEqual([]);
	const odd = withMark(plain, 4, 'odd');
	expect(specialsOf(odd)).toEqual(['odd-even']);
	expect(specialsOf({ features: ['odd-even', 'sums'], marks: null })).toEqual(['sums', 'odd-even']);
	expect(viewOf(printed(odd)).marks).toEqual([{ mark: 'odd', at: 4, cells: [4] }]);
	expect(withMark(odd, 4, 'odd')).toBe(odd);
	const its = { id: 'x', prefix: 'x', clues: false, signs: false, features: [...VARIANTS] };
	expect(wishable(its, 5)).not.toContain('odd-even');
	expect(wishable({ ...its, features: [...VARIANTS, 'odd-even'] }, 5)).toContain('odd-even');
	expect(wishable(its, 5)).not.toContain('boxes');
});

test('O and E ask for a circle and a square where they are not numbers', () => {
	const press = (key: string) => ({ key, code: '', ctrlKey: false, metaKey: false, altKey: false });
	expect(intentOf(press('o'), 9)).toEqual({ do: 'shape', mark: 'odd' });
	expect(intentOf(press('E'), 9)).toEqual({ do: 'shape', mark: 'even' });
	expect(intentOf(press('e'), 16)).toEqual({ do: 'number', number: 14 });
	expect(intentOf(press('o'), 16)).toEqual({ do: 'shape', mark: 'odd' });
});
