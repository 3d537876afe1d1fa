/*
 * The wasm of a first visit (the grids alone) and of the first photo is small enough for a slow connection. The size of
 * the script is tested in `built`.
 */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

function compressed(module: string): number {
	const wasm = readFileSync(new URL(`../../generated/${module}_bg.wasm`, import.meta.url));
	return gzipSync(wasm, { level: 9 }).length;
}

/**
 * 150 KB, plus 12 KB for the exact pass over sets of values and 3 KB for the planes. The pass makes most searches
 * 1.6 times as fast; the planes make Futoshiki up to 9x9 twice as fast.
 */
const MOST_GRID = 165_000;

test('the first wasm stays small', () => {
	expect(compressed('grid')).toBeLessThanOrEqual(MOST_GRID);
});

test('the reader of photos stays small', () => {
	expect(compressed('photo')).toBeLessThanOrEqual(131_000);
});
