/*
 * From a photo to a puzzle, without a browser: what a key means, where an arrow leads, and which misreading explains a
 * reading.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { sent } from '../../engine/packed';
import type { Draft, PhotoPlace, PhotoSymbol, PhotoValue } from '../../engine/types';
import * as grid from '../../generated/grid.js';
import { firstCorners, frameOf, moved } from '../../pages/grid/photo/frame';
import { changesToTry, thatMakeUnique } from '../../pages/grid/photo/repairs';
import {
	ARROWS,
	towards,
	valueAt,
	valueOfKey,
	valuesFor,
	withValue,
} from '../../pages/grid/photo/symbols';
import { isRegular } from '../../pages/grid/photo/whole';
import { NOTHING_WRITTEN } from '../../pages/grid/photo/written';
import { conditionsOf, flagsOfConditions } from '../../pages/grid/state/conditions';
import { NO_FLAGS } from '../../pictures/grid/overlay';

test.beforeAll(() => {
	const wasm = new URL('../../generated/grid_bg.wasm', import.meta.url);
	grid.initSync({ module: readFileSync(wasm) });
});

function drafted(link: string): Draft {
	const read = grid.readLink(link);
	if (read.type !== 'grid') throw new Error(`${link} is not a grid`);
	return read.draft;
}

/** The reading of a photo without any doubts: cells of 100 pixels with clues around them. */
function symbolsOf(draft: Draft, alternatives: readonly PhotoValue[] = []): PhotoSymbol[] {
	const { size } = draft;
	const at = (place: PhotoPlace, column: number, row: number): PhotoSymbol => ({
		place,
		outline: [0, 1, 1, 0].map((right, corner) => ({
			x: 100 * (column + right) + 100,
			y: 100 * (row + Number(corner > 1)) + 100,
		})) as PhotoSymbol['outline'],
		value: valueAt(draft, place),
		doubt: 0,
		hand: false,
		handDoubt: 0,
		alternatives: [...alternatives],
	});
	const lines = Array.from({ length: size }, (_, index) => index);
	const cells = lines.flatMap((row) =>
		lines.map((column) => at({ type: 'cell', cell: row * size + column }, column, row)),
	);
	const clues = lines.flatMap((index) => [
		at({ type: 'clue', side: 'top', index }, index, -1),
		at({ type: 'clue', side: 'right', index }, size, index),
		at({ type: 'clue', side: 'bottom', index }, index, size),
		at({ type: 'clue', side: 'left', index }, -1, index),
	]);
	return [...cells, ...clues];
}

const NOTHING = { written: NOTHING_WRITTEN };

const isUnique = async (draft: Draft) => {
	const request = sent({ draft, entries: null, limit: 2, nodes: null });
	return grid.solve(request, () => undefined).verdict === 'unique';
};

function conflictOf(draft: Draft) {
	const { conditions } = grid.conflict(sent({ draft, entries: null }), () => undefined);
	if (!conditions) throw new Error('there is no conflict');
	return flagsOfConditions(conditionsOf(draft, [], conditions));
}

const SKY = 'sky5.32341.12324.14224.32321';
const TOP: PhotoPlace = { type: 'clue', side: 'top', index: 0 };

test('a clue that was misread is in the conflict, and what stands there makes the puzzle unique again', async () => {
	const right = drafted(SKY);
	const wrong = withValue(right, TOP, 5);
	const facts = {
		draft: wrong,
		symbols: symbolsOf(wrong, [3]),
		corrected: new Set<string>(),
		...NOTHING,
	};
	const changes = changesToTry(facts, 'none', conflictOf(wrong));
	const flags = conflictOf(wrong);
	expect(flags.clues).toContain('top 0');
	// The reader's own alternatives come first, then everything else.
	expect(changes[0]?.to).toBe(3);
	expect(changes.some(({ to }) => to === null)).toBe(true);
	const found = await thatMakeUnique(wrong, changes, isUnique);
	expect(found).toContainEqual({ place: TOP, from: 5, to: 3 });
	for (const { place, to } of found) expect(await isUnique(withValue(wrong, place, to))).toBe(true);
});

test('if no change helps alone, two are offered together, the likeliest first', async () => {
	const left: PhotoPlace = { type: 'clue', side: 'left', index: 0 };
	const right: PhotoPlace = { type: 'clue', side: 'right', index: 2 };
	const draft = drafted(SKY);
	const read = [TOP, left, right].map((place) => valueAt(draft, place));
	const wrong = withValue(withValue(draft, TOP, 5), left, 5);
	const changes = [
		{ place: right, from: read[2] ?? null, to: null },
		{ place: TOP, from: 5, to: read[0] ?? null },
		{ place: TOP, from: 5, to: 4 },
		{ place: left, from: 5, to: read[1] ?? null },
	];
	const found = await thatMakeUnique(wrong, changes, isUnique);
	expect(found).toEqual([{ ...changes[1], and: changes[3] }]);
});

test('what nobody doubts is not tried where something is missing, and what is doubtful is', async () => {
	const full = drafted('sky4.1332.2122.3213.1423');
	const cell: PhotoPlace = { type: 'cell', cell: 0 };
	const empty = full.clues.top.reduce((next, _, index) => {
		const sides = ['top', 'right', 'bottom', 'left'] as const;
		return sides.reduce((all, side) => withValue(all, { type: 'clue', side, index }, null), next);
	}, full);
	expect(await isUnique(empty)).toBe(false);
	const symbols = symbolsOf(empty);
	const nothing = { draft: empty, symbols, corrected: new Set<string>(), ...NOTHING };
	expect(changesToTry(nothing, 'several', NO_FLAGS)).toEqual([]);
	const doubtful = symbols.map((one) =>
		one.place.type === 'cell' && one.place.cell === 0
			? { ...one, doubt: 0.4, alternatives: [2, 1] }
			: one,
	);
	const changes = changesToTry({ ...nothing, symbols: doubtful }, 'several', NO_FLAGS);
	expect(changes).toEqual([
		{ place: cell, from: null, to: 2 },
		{ place: cell, from: null, to: 1 },
	]);
	// A single given leaves many solutions.
	expect(await thatMakeUnique(empty, changes, isUnique)).toEqual([]);
});

test('what a person corrected is doubted last', () => {
	const draft = withValue(drafted(SKY), TOP, 5);
	const flags = conflictOf(draft);
	const facts = {
		draft,
		symbols: symbolsOf(draft, [3]),
		corrected: new Set(['clue top 0']),
		...NOTHING,
	};
	const others = [...flags.clues].filter((name) => name !== 'top 0').length;
	const places = changesToTry(facts, 'none', flags).map(({ place }) => place);
	expect(others).toBeGreaterThan(0);
	expect(places[0]).not.toEqual(TOP);
	expect(places).toContainEqual(TOP);
});

test('keys mean what can stand at a place, and arrows lead to the place beside', () => {
	const draft = drafted(SKY);
	const symbols = symbolsOf(draft);
	const sign: PhotoPlace = { type: 'sign', first: 0, second: 1 };
	expect(['5', '6', 'Delete', 'x'].map((key) => valueOfKey(draft, TOP, key))).toEqual([
		5,
		undefined,
		null,
		undefined,
	]);
	expect(['<', 'v', '3', '0'].map((key) => valueOfKey(draft, sign, key))).toEqual([
		'less',
		'greater',
		undefined,
		null,
	]);
	expect(valueAt(withValue(draft, sign, 'greater'), sign)).toBe('greater');
	const walk = (from: PhotoPlace, ...keys: (keyof typeof ARROWS)[]) =>
		keys.reduce<PhotoSymbol | undefined>(
			(now, key) => now && towards(symbols, now, ARROWS[key] as { x: number; y: number }),
			symbols.find(({ place }) => JSON.stringify(place) === JSON.stringify(from)),
		)?.place;
	expect(walk(TOP, 'ArrowDown', 'ArrowRight', 'ArrowDown')).toEqual({ type: 'cell', cell: 6 });
	expect(walk({ type: 'cell', cell: 9 }, 'ArrowRight')).toEqual({
		type: 'clue',
		side: 'right',
		index: 1,
	});
	expect(walk(TOP, 'ArrowUp')).toBeUndefined();
});

test('the part that is shown holds everything that was read, and corners stay in the photo', () => {
	const photo = { width: 800, height: 900 };
	const draft = drafted(SKY);
	const corners = firstCorners(photo);
	const frame = frameOf(photo, { draft, corners, entries: [], turn: 0, symbols: symbolsOf(draft) });
	expect(frame.x).toBe(0);
	expect(frame.width).toBeGreaterThan(700);
	expect(frame.x + frame.width).toBeLessThanOrEqual(photo.width);
	const [first, second] = moved(photo, corners, 0, { x: -5, y: 1000 });
	expect([first, second]).toEqual([{ x: 0, y: 900 }, corners[1]]);
});

test('between the cells of an adjacent puzzle there is a bar or nothing', () => {
	const gap: PhotoPlace = { type: 'sign', first: 0, second: 1 };
	const plain = drafted('fut4.L4E.lgDggF.GlF');
	const barred: Draft = { ...plain, features: ['adjacent'] };
	expect(valuesFor(plain, gap)).toEqual(['less', 'greater', null]);
	expect(valuesFor(barred, gap)).toEqual(['bar', null]);
	expect([valueOfKey(barred, gap, '|'), valueOfKey(barred, gap, '<')]).toEqual(['bar', undefined]);
	expect(valueAt(withValue(barred, gap, 'bar'), gap)).toBe('bar');
});

test('clues are regular where all are there, or where they lie alike on a turned or mirrored paper', () => {
	const { clues } = drafted(SKY);
	const without = (...gone: [side: keyof typeof clues, index: number][]) => {
		const fewer = structuredClone(clues);
		for (const [side, index] of gone) fewer[side][index] = 0;
		return fewer;
	};
	expect(isRegular(clues)).toBe(true);
	expect(isRegular(without(['top', 1]))).toBe(false);
	expect(isRegular(without(['top', 1], ['bottom', 3]))).toBe(true);
	expect(isRegular(without(['top', 1], ['bottom', 1]))).toBe(true);
	expect(isRegular(without(['left', 0], ['right', 0]))).toBe(true);
	expect(isRegular(without(['left', 0], ['right', 1]))).toBe(false);
});
