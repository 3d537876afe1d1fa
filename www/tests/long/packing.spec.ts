/*
 * What the core packs for f-puzzles is, byte by byte, what the library
 * lz-string makes of the same text: 10,000 puzzles of the benchmark's sets.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import LZString from 'lz-string';
import * as text from '../../generated/text.js';

const SETS = new URL('../../../bench/sets/', import.meta.url);
const FPUZZLES = 'https://f-puzzles.com/?load=';

/** The puzzle of a line packed for f-puzzles; nothing where the form cannot carry it. */
function packed(line: string): string[] {
	const request = { text: line, family: 'grid', box: null, line: 1, most: 1 } as const;
	const [one] = text.recognise(request).found;
	if (one?.type !== 'grid') return [];
	const written = text.write(one.draft, 'fpuzzles');
	return 'text' in written ? [written.text.replace(FPUZZLES, '')] : [];
}

test('packed texts are those of lz-string, byte by byte', () => {
	test.setTimeout(600_000);
	text.initSync({ module: readFileSync(new URL('../../generated/text_bg.wasm', import.meta.url)) });
	const sets = readdirSync(SETS).filter((name) => name.endsWith('.txt'));
	const lines = sets.flatMap((name) => readFileSync(new URL(name, SETS), 'utf8').split('\n'));
	const texts = lines.flatMap(packed).slice(0, 10_000);
	expect(texts).toHaveLength(10_000);
	for (const one of texts) {
		const json = LZString.decompressFromBase64(one);
		expect(json.startsWith('{"grid"'), one).toBe(true);
		expect(LZString.compressToBase64(json)).toBe(one);
	}
});
