/* What a first visit loads of the core: the wasm of the grids alone, small enough for a slow line. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const MOST = 150_000;

test('the first wasm stays small', () => {
	const wasm = readFileSync(new URL('../../generated/grid_bg.wasm', import.meta.url));
	expect(gzipSync(wasm, { level: 9 }).length).toBeLessThanOrEqual(MOST);
});
