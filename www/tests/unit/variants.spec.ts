/* Variants without a browser: how their values are written and typed, what switching them does, and what is marked. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Conditions, Draft } from '../../engine/types';
import { meaning, type Stroke, typeDigit } from '../../pages/grid/board/typing';
import {
	conditionsOf,
	flagsOfConditions,
	placeOfCondition,
	withoutCondition,
} from '../../pages/grid/state/conditions';
import {
	emptyDraft,
	highestClue,
	withGiven,
	withSign,
	withVariant,
} from '../../pages/grid/state/draft';
import type { Position } from '../../pages/grid/state/position';
import { intentOf } from '../../pictures/grid/board/keys';
import { BOX_SHAPES, isBoxBorder } from '../../pictures/grid/boxes';
import { gapsOf, scaleOf, shownValue } from '../../pictures/grid/draft';
import { NO_FLAGS } from '../../pictures/grid/overlay';
import { fitsSize, hasVariant, variantsOf } from '../../pictures/grid/variants';
import { printed, viewOf } from '../../pictures/grid/view';

test('with parks the lowest value is 0 and all others are one less', () => {
	const shown = (unit: number, parks: boolean) =>
		[0, 1, 2, 6].map((value) => shownValue(value, { unit, parks }));
	expect(shown(1, false)).toEqual(['', '1', '2', '6']);
	expect(shown(1, true)).toEqual(['', '0', '1', '5']);
	expect(shown(10, true)).toEqual(['', '0', '10', '50']);
});

test('0 enters a park where there are parks, and erases elsewhere', () => {
	const at = { where: 'here', when: 0, highest: 6, unit: 1 };
	expect(typeDigit(null, 0, { ...at, parks: false }).value).toBe(0);
	expect(typeDigit(null, 0, { ...at, parks: true }).value).toBe(1);
	expect(typeDigit(null, 5, { ...at, parks: true }).value).toBe(6);
	expect(typeDigit(null, 6, { ...at, parks: true }).value).toBeNull();
});

test('typed numbers mean what the board shows, with tens and parks alike', () => {
	let stroke: Stroke | null = null;
	const written: (number | null)[] = [];
	for (const [when, digit] of [3, 0, 1, 1].entries()) {
		const typed = typeDigit(stroke, digit, { where: '', when, highest: 12, unit: 10, parks: true });
		stroke = typed.stroke;
		written.push(typed.value);
	}
	// First 3, then the 0 of 30; then 1, which a second 1 turns into 11, the twelfth value.
	expect(written).toEqual([4, null, 2, 12]);
	for (const unit of [1, 10]) {
		for (const parks of [false, true]) {
			const scale = { unit, parks };
			for (let value = 1; value <= 16; value++)
				expect(meaning(Number(shownValue(value, scale)), { ...scale, highest: 16 })).toBe(value);
		}
	}
});

test('keys for bars and for clearing', () => {
	const press = (key: string) => ({ key, code: '', ctrlKey: false, metaKey: false, altKey: false });
	expect(intentOf(press('|'), 5)).toEqual({ do: 'sign', sign: 'bar' });
	expect(intentOf(press('-'), 5)).toEqual({ do: 'dash' });
	expect(intentOf(press(' '), 5)).toEqual({ do: 'space' });
	expect(intentOf(press('Enter'), 5)).toEqual({ do: 'next' });
});

test('the boxes are those of the core', () => {
	const path = '../../../crates/core/src/conditions/boxes.rs';
	const source = readFileSync(new URL(path, import.meta.url), 'utf8');
	const [list] = /SHAPES: [^=]*=\s*\[(.*)\];/.exec(source)?.slice(1) ?? [];
	const shapes = [...(list ?? '').matchAll(/\((\d+), (\d+), (\d+)\)/g)];
	expect(shapes.map((shape) => shape.slice(1).map(Number))).toEqual(BOX_SHAPES);
	for (const [size, rows, columns] of BOX_SHAPES) expect(rows * columns).toBe(size);
});

test('boxes of six are two rows tall and three columns wide', () => {
	const borders = gapsOf(6).filter((gap) => isBoxBorder(6, gap));
	expect(new Set(borders.filter(({ across }) => across).map(({ column }) => column))).toEqual(
		new Set([2]),
	);
	expect(new Set(borders.filter(({ across }) => !across).map(({ row }) => row))).toEqual(
		new Set([1, 3]),
	);
	expect(fitsSize('boxes', 5)).toBe(false);
	expect(gapsOf(5).filter((gap) => isBoxBorder(5, gap))).toEqual([]);
});

test('a variant is switched on and off, in the order of the core, and the rest stays', () => {
	const plain = withGiven(emptyDraft('latin', 4), 0, 3);
	const both = ['boxes', 'diagonals'] as const;
	let now = { draft: plain, entries: new Array(16).fill(0) as readonly number[] };
	for (const one of both) now = withVariant(now, one, true);
	expect(variantsOf(now.draft)).toEqual(['diagonals', 'boxes']);
	expect(now.draft.givens).toBe(plain.givens);
	for (const one of both) now = withVariant(now, one, false);
	expect(now.draft).toEqual(plain);
});

test('a board that was kept before there were variants has none', () => {
	const old: Partial<Draft> = { ...emptyDraft('latin', 4) };
	delete old.features;
	expect([variantsOf(old), hasVariant(old, 'parks')]).toEqual([[], false]);
});

test('with parks switched on or off, numbers are read as before', () => {
	const draft = withGiven(withGiven(emptyDraft('skyscrapers', 3), 0, 2), 1, 3);
	const before = { draft, entries: [0, 0, 1, 3, 0, 0, 0, 0, 0] };
	const on = withVariant(before, 'parks', true);
	const read = ({ draft, entries }: Pick<Position, 'draft' | 'entries'>) =>
		[draft.givens, entries].map((values) =>
			values.map((value) => shownValue(value, scaleOf(draft))).join(' '),
		);
	// A given that is now too high is a fault, which the core names; a player's digit that is too high is removed.
	expect(read(on)).toEqual(['2 3       ', '  1      ']);
	expect(highestClue(on.draft)).toBe(2);
	const off = withVariant(on, 'parks', false);
	expect(read(off)).toEqual(['2 3       ', '  1      ']);
});

const GAP = { across: false, row: 0, column: 2 };

test('signs and bars do not stand together', () => {
	const draft = withSign(emptyDraft('futoshiki', 3), GAP, 'less');
	const adjacent = withVariant({ draft, entries: [] }, 'adjacent', true).draft;
	expect(adjacent.down.every((sign) => sign === 'none')).toBe(true);
	const bar = withSign(adjacent, GAP, 'bar');
	expect(withVariant({ draft: bar, entries: [] }, 'adjacent', true).draft).toBe(bar);
	const signs = withVariant({ draft: bar, entries: [] }, 'adjacent', false).draft;
	expect(signs).toEqual(emptyDraft('futoshiki', 3));
});

const ALL: Conditions = {
	clues: [],
	cells: [],
	signs: [],
	marks: [],
	gaps: [
		{ lesser: 2, greater: 3 },
		{ lesser: 0, greater: 1 },
	],
	features: ['diagonals', 'boxes'],
};

/** A mixed puzzle of size 4 with every variant and one bar. */
function everything() {
	let draft = emptyDraft('mixed', 4);
	for (const one of ['adjacent', 'boxes', 'diagonals', 'parks'] as const)
		draft = withVariant({ draft, entries: [] }, one, true).draft;
	return withSign(draft, { across: true, row: 0, column: 2 }, 'bar');
}

test('bars, missing bars, diagonals and boxes are statements with places', () => {
	const conditions = conditionsOf(everything(), [], ALL);
	expect(conditions).toEqual([
		{ type: 'variant', variant: 'diagonals' },
		{ type: 'variant', variant: 'boxes' },
		{ type: 'bar', first: 2, second: 3 },
		{ type: 'no-bar', first: 0, second: 1 },
	]);
	expect(conditions.map((one) => placeOfCondition(4, one))).toEqual([
		{ row: 0, column: 0 },
		{ row: 0, column: 0 },
		{ row: 0, column: 2 },
		{ row: 0, column: 0 },
	]);
	const left = conditions.map((one) => withoutCondition(everything(), one));
	expect(left.map(variantsOf)).toEqual([
		['boxes', 'parks', 'adjacent'],
		['diagonals', 'parks', 'adjacent'],
		['diagonals', 'boxes', 'parks', 'adjacent'],
		['diagonals', 'boxes', 'parks', 'adjacent'],
	]);
});

test('a conflict marks its bars, the gaps without one, and the variants', () => {
	const gaps: Conditions = { ...ALL, features: ['diagonals'] };
	const marks = flagsOfConditions(conditionsOf(everything(), [], gaps));
	const view = viewOf({ ...printed(everything()), contradictions: marks, redundant: NO_FLAGS });
	const marked = view.signs.filter(({ contradiction }) => contradiction);
	expect(marked.map(({ gap, sign }) => [gap.column, gap.across, sign])).toEqual([
		[0, true, 'none'],
		[2, true, 'bar'],
	]);
	expect(view.variants.filter((one) => one.contradiction).map((one) => one.variant)).toEqual([
		'diagonals',
	]);
});
