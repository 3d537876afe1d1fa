/*
 * Printed and handwritten symbols on one paper: what a swap does, which numbers become the player's, and which swap
 * completes a puzzle.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { sent } from '../../engine/packed';
import type { Draft, PhotoPlace, PhotoReading, PhotoSymbol } from '../../engine/types';
import * as grid from '../../generated/grid.js';
import { changesToTry, thatMakeUnique } from '../../pages/grid/photo/repairs';
import { nameOf, valueAt } from '../../pages/grid/photo/symbols';
import {
	canSwap,
	corrected,
	entriesOf,
	type Paper,
	paperOf,
	standsAt,
	swapped,
	undoesPrint,
} from '../../pages/grid/photo/written';
import { NO_FLAGS } from '../../pictures/grid/overlay';

let empty: Draft;

test.beforeAll(() => {
	const wasm = new URL('../../generated/grid_bg.wasm', import.meta.url);
	grid.initSync({ module: readFileSync(wasm) });
	const read = grid.readLink('lat4.P');
	if (read.type !== 'grid') throw new Error('no grid');
	empty = read.draft;
});

const cell = (number: number): PhotoPlace => ({ type: 'cell', cell: number });
const NOTE: PhotoPlace = { type: 'clue', side: 'left', index: 2 };

const symbol = (place: PhotoPlace, value: number, hand: boolean, handDoubt = 0): PhotoSymbol => ({
	place,
	outline: [0, 1, 2, 3].map(() => ({ x: 0, y: 0 })) as unknown as PhotoSymbol['outline'],
	value,
	doubt: 0,
	hand,
	handDoubt,
	alternatives: [],
});

/** A paper with these symbols: printed ones in the draft. */
function paper(symbols: PhotoSymbol[]): Paper {
	const givens = empty.givens.map((_, at) => {
		const one = symbols.find(
			({ place, hand }) => place.type === 'cell' && place.cell === at && !hand,
		);
		return Number(one?.value ?? 0);
	});
	return paperOf({ draft: { ...empty, givens }, symbols } as PhotoReading);
}

test('a number goes over from the printed to the written ones and back, and only cells are taken along', () => {
	const read = paper([symbol(cell(0), 1, false), symbol(cell(5), 3, true), symbol(NOTE, 2, true)]);
	expect(entriesOf(read)).toEqual([0, 0, 0, 0, 0, 3, ...new Array(10).fill(0)]);
	expect([cell(0), cell(5), NOTE, cell(7)].map((place) => standsAt(read, place))).toEqual([
		1,
		3,
		2,
		null,
	]);
	const other = swapped(swapped(read, cell(0)), cell(5));
	expect(entriesOf(other).slice(0, 6)).toEqual([1, 0, 0, 0, 0, 0]);
	expect(other.draft.givens.slice(0, 6)).toEqual([0, 0, 0, 0, 0, 3]);
	const back = swapped(swapped(other, cell(0)), cell(5));
	expect([back.draft, entriesOf(back)]).toEqual([read.draft, entriesOf(read)]);
	const misread = paper([symbol(cell(4), 9, true), symbol(cell(5), 4, true)]);
	expect(entriesOf(misread).slice(4, 6)).toEqual([0, 4]);
	expect(valueAt(swapped(read, NOTE).draft, NOTE)).toBe(2);
});

test('what is corrected stays printed or written, and what is taken away is neither', () => {
	const read = paper([symbol(cell(0), 1, false), symbol(cell(5), 3, true)]);
	const next = corrected(corrected(read, cell(0), 4), cell(5), 2);
	expect(next.draft.givens[0]).toBe(4);
	expect(entriesOf(next)[5]).toBe(2);
	const gone = corrected(next, cell(5), null);
	expect(gone.written.size).toBe(0);
	expect(
		[cell(0), cell(5), { type: 'sign', first: 0, second: 1 } as PhotoPlace].map((place) =>
			canSwap(gone, place),
		),
	).toEqual([true, false, false]);
});

test('a later reading does not take print for handwriting, except where a person has corrected it', () => {
	const read = paper([symbol(cell(0), 1, false), symbol(cell(5), 3, true)]);
	const undoes = (symbols: PhotoSymbol[], ...places: string[]) =>
		undoesPrint(read, new Set(places), { symbols } as PhotoReading);
	expect(undoes([symbol(cell(0), 1, false), symbol(cell(5), 3, true)])).toBe(false);
	expect(undoes([symbol(cell(0), 1, false), symbol(cell(5), 3, false)])).toBe(false);
	expect(undoes([symbol(cell(5), 4, true), symbol(cell(7), 2, true)])).toBe(false);
	expect(undoes([symbol(cell(0), 1, true)])).toBe(true);
	expect(undoes([symbol(cell(0), 1, true)], nameOf(cell(0)))).toBe(false);
	const turned = swapped(read, cell(0));
	expect(
		undoesPrint(turned, new Set(), { symbols: [symbol(cell(0), 1, true)] } as PhotoReading),
	).toBe(false);
});

const isUnique = async (draft: Draft) => {
	const request = sent({ draft, entries: null, limit: 2, nodes: null });
	return grid.solve(request, () => undefined).verdict === 'unique';
};

test('if all that seems handwritten may be printed, that is offered first, unless a person says otherwise', async () => {
	const rows = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3];
	const symbols = rows.map((value, at) => symbol(cell(at), value, at < 3, 0.2));
	const read = paper(symbols);
	const known = { ...read, symbols, corrected: new Set<string>() };
	const [first] = changesToTry(known, 'several', NO_FLAGS);
	const placesIn = (change: typeof first): string[] =>
		change ? [nameOf(change.place), ...placesIn(change.and)] : [];
	expect(placesIn(first).sort()).toEqual(['cell 0', 'cell 1', 'cell 2']);
	// Not all of the three numbers are needed, so others are offered after it.
	const offered = await thatMakeUnique(
		read.draft,
		changesToTry(known, 'several', NO_FLAGS),
		isUnique,
	);
	expect(offered[0]).toEqual(first);
	const printed = placesIn(first).reduce(
		(paper, name) => swapped(paper, cell(Number(name.slice('cell '.length)))),
		read,
	);
	expect([printed.written.size, await isUnique(printed.draft)]).toEqual([0, true]);
	const said = { ...known, corrected: new Set(['cell 1']) };
	expect(placesIn(changesToTry(said, 'several', NO_FLAGS)[0])).toHaveLength(1);
	const surer = symbols.map((one) => ({ ...one, handDoubt: 0.12 }));
	const others = changesToTry({ ...known, symbols: surer }, 'several', NO_FLAGS);
	expect(others.filter(({ and }) => and)).toEqual([]);
});

test('where the printed numbers are too few, the written one that is the likeliest printed is offered', async () => {
	// Two and a half rows determine the rest, except that one number seems to be handwritten.
	const rows = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3];
	const symbols = rows.map((value, at) =>
		symbol(cell(at), value, at === 0 || at > 5, at === 6 ? 0.3 : 0.05),
	);
	const read = paper(symbols);
	expect(await isUnique(read.draft)).toBe(false);
	const known = { ...read, symbols, corrected: new Set<string>() };
	const changes = changesToTry(known, 'several', NO_FLAGS);
	expect(changes[0]).toEqual({ place: cell(6), from: null, to: 1, swaps: true });
	expect(changes).toHaveLength(7);
	for (const change of await thatMakeUnique(read.draft, changes, isUnique))
		expect(await isUnique(swapped(read, change.place).draft)).toBe(true);
	// If too much is printed, the conflicting numbers may be handwritten.
	const flags = { ...NO_FLAGS, cells: new Set([1, 2]) };
	const fewer = changesToTry(known, 'none', flags).filter(({ swaps }) => swaps);
	expect(fewer.map(({ place }) => nameOf(place))).toEqual(['cell 1', 'cell 2']);
	expect(fewer[0]).toMatchObject({ from: 2, to: null });
});
