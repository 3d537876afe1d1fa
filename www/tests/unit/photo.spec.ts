/* The reader of photos as the worker calls it: what crosses the wasm boundary, and what is known beforehand. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { initSync, readPhoto } from '../../generated/photo.js';
import type { PhotoKnown } from '../../generated/types';

test.beforeAll(() => {
	const wasm = readFileSync(new URL('../../generated/photo_bg.wasm', import.meta.url));
	initSync({ module: wasm });
});

const SIDE = 300;
const NOTHING: PhotoKnown = { corners: null, size: null, kind: null, turn: null, possible: null };

/** White paper with a lattice of this many cells, 40 pixels from the edge, in the format of a canvas. */
function lattice(cells: number): Uint8Array {
	const pixels = new Uint8Array(SIDE * SIDE * 4).fill(240);
	const pitch = (SIDE - 80) / cells;
	const inside = (at: number) => at >= 40 && at <= SIDE - 38;
	const line = (at: number) => (at - 40) % pitch < 2;
	for (let at = 0; at < SIDE * SIDE; at += 1) {
		const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
		if (inside(x) && inside(y) && (line(x) || line(y))) pixels.fill(20, at * 4, at * 4 + 3);
	}
	return pixels;
}

test('a lattice is read as an empty grid, and what is said of it holds', () => {
	const pixels = lattice(5);
	const answer = readPhoto(pixels, SIDE, SIDE, NOTHING);
	if (answer.type !== 'read') throw new Error('no grid');
	expect(answer.reading.draft).toMatchObject({ kind: 'latin', size: 5 });
	expect(answer.reading.symbols).toHaveLength(25);
	expect(answer.reading.symbols[7]).toMatchObject({
		place: { type: 'cell', cell: 7 },
		value: null,
	});
	const corner = answer.reading.corners[0];
	expect(Math.hypot(corner.x - 41, corner.y - 41)).toBeLessThan(4);

	const possible = Array.from({ length: 25 }, (_, cell) => 1 << (cell % 5));
	const known = { corners: answer.reading.corners, size: 5, kind: 'mixed', turn: 3, possible };
	const again = readPhoto(pixels, SIDE, SIDE, known);
	if (again.type !== 'read') throw new Error('no grid');
	expect(again.reading.turn).toBe(3);
	expect(again.reading.symbols).toHaveLength(25 + 20 + 40);
	expect(again.reading.symbols[25]?.place).toEqual({ type: 'clue', side: 'top', index: 0 });
});

test('without a grid, or with what cannot be, it says so', () => {
	const white = new Uint8Array(SIDE * SIDE * 3).fill(250);
	expect(readPhoto(white, SIDE, SIDE, NOTHING)).toEqual({ type: 'unread', reason: 'no-grid' });
	expect(readPhoto(white.slice(0, 300), 10, 10, NOTHING)).toEqual({
		type: 'unread',
		reason: 'too-small',
	});
	expect(() => readPhoto(white, 7, 7, NOTHING)).toThrow('7 x 7');
	expect(() => readPhoto(white, SIDE, SIDE, { ...NOTHING, kind: 'chess' })).toThrow('chess');
	expect(() => readPhoto(white, SIDE, SIDE, { ...NOTHING, size: 12 })).toThrow('4 to 9');
});
