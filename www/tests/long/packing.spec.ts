/*
 * For f-puzzles, the core packs a text to exactly the same bytes as the library lz-string. The test uses 10,000
 * puzzles: those of the benchmark's sets, and the same ones with other givens.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import LZString from 'lz-string';
import { sent } from '../../engine/packed';
import * as text from '../../generated/text.js';
import type { Draft } from '../../generated/types';

const SETS = new URL('../../../bench/sets/', import.meta.url);
const FPUZZLES = 'https://f-puzzles.com/?load=';

/** The puzzle of a line; empty if it is a snake. */
function puzzle(line: string): Draft[] {
	const request = { text: line, family: 'grid', box: null, line: 1, most: 1 } as const;
	const [one] = text.recognise(request).found;
	return one?.type === 'grid' ? [one.draft] : [];
}

/** A numbered variation of the puzzle: other givens at regular intervals. */
function changed(draft: Draft, number: number): Draft {
	const value = (cell: number) => ((cell * 7 + number * 5) % draft.size) + 1;
	const given = (old: number, cell: number) => ((cell + number) % 5 === 0 ? value(cell) : old);
	return { ...draft, givens: draft.givens.map(given) };
}

/** The puzzle packed for f-puzzles; empty if the format cannot store it. */
function packed(draft: Draft): string[] {
	const written = text.write(sent(draft), 'fpuzzles', {});
	return 'text' in written ? [written.text.replace(FPUZZLES, '')] : [];
}

test('packed texts are those of lz-string, byte by byte', () => {
	test.setTimeout(600_000);
	text.initSync({ module: readFileSync(new URL('../../generated/text_bg.wasm', import.meta.url)) });
	const sets = readdirSync(SETS).filter((name) => name.endsWith('.txt'));
	const lines = sets.flatMap((name) => readFileSync(new URL(name, SETS), 'utf8').split('\n'));
	const puzzles = lines.flatMap(puzzle);
	const variants = Array.from({ length: 12 }, (_, number) => number);
	const texts = puzzles.flatMap((draft) =>
		[draft, ...variants.map((number) => changed(draft, number))].flatMap(packed),
	);
	expect(new Set(texts).size).toBeGreaterThan(10_000);
	// Ten thousand separate assertions would take longer than the packing.
	const others = texts.filter((one) => {
		const json = LZString.decompressFromBase64(one);
		return !json.startsWith('{"grid":') || LZString.compressToBase64(json) !== one;
	});
	expect(others.slice(0, 3)).toEqual([]);
});
