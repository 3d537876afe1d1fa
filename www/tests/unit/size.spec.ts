/* What a first visit loads: the wasm of the grids alone, and one script; and what the first photo loads. All small enough for a slow line. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const MOST_SCRIPT = 88_000;

function compressed(module: string): number {
	const wasm = readFileSync(new URL(`../../generated/${module}_bg.wasm`, import.meta.url));
	return gzipSync(wasm, { level: 9 }).length;
}

test('the first wasm stays small', () => {
	expect(compressed('grid')).toBeLessThanOrEqual(150_000);
});

test('the reader of photos stays small', () => {
	expect(compressed('photo')).toBeLessThanOrEqual(80_000);
});

test('the first script stays small, and is one file', () => {
	const dist = new URL('../../../dist/', import.meta.url);
	const page = readFileSync(new URL('index.html', dist), 'utf8');
	const scripts = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)];
	expect(scripts).toHaveLength(1);
	const script = readFileSync(new URL(scripts[0]?.[1] ?? '', dist));
	expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(MOST_SCRIPT);
});
