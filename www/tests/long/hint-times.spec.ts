/*
 * How long the page's requests for hints take in the wasm, run in Node. Each puzzle is solved to the end by single
 * hints, and by paths to the next number. The test prints a table and does not assert times; the figures are in
 * docs/explaining.md.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { sent } from '../../engine/packed';
import type { Draft, HintRequest } from '../../engine/types';
import * as explain from '../../generated/explain.js';
import * as grid from '../../generated/grid.js';

/** The sets of `bench`, and how many puzzles of each are used. */
const SETS = [
	['explain/fresh-towers-5u', 40],
	['explain/fresh-towers-6u', 40],
	['explain/fresh-unequal-6r', 40],
	['sets/towers-7u', 10],
	['sets/towers-9u', 3],
	['sets/unequal-9r', 3],
	['sets/futo-9', 2],
] as const;

test.setTimeout(1_800_000);

test.beforeAll(() => {
	const wasm = (name: string) =>
		readFileSync(new URL(`../../generated/${name}_bg.wasm`, import.meta.url));
	explain.initSync({ module: wasm('explain') });
	grid.initSync({ module: wasm('grid') });
});

function puzzles(set: string, most: number): Draft[] {
	const lines = readFileSync(new URL(`../../../bench/${set}.txt`, import.meta.url), 'utf8');
	const links = lines.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
	return links.slice(0, most).map((link) => {
		const found = grid.readLink(link);
		if (found.type !== 'grid') throw new Error(`${link} is not a grid`);
		return found.draft;
	});
}

/** The time of each call, in milliseconds, until the puzzle is full. */
function followed(draft: Draft, toNumber: boolean): number[] {
	const entries = draft.givens.map(() => 0);
	const ruledOut = draft.givens.map(() => 0);
	const times: number[] = [];
	for (;;) {
		const request: HintRequest = {
			draft,
			entries: [...entries],
			marks: null,
			ruledOut: [...ruledOut],
			toNumber,
		};
		const begun = performance.now();
		const { state, hints } = explain.hint(sent(request), () => undefined);
		times.push(performance.now() - begun);
		if (state === 'solved') return times;
		expect(state).toBe('found');
		for (const { removed, placed } of hints[0] ?? []) {
			for (const { cell, values } of removed)
				for (const value of values) ruledOut[cell] = (ruledOut[cell] ?? 0) | (1 << (value - 1));
			for (const { cell, value } of placed) entries[cell] = value;
		}
	}
}

for (const [set, most] of SETS) {
	for (const toNumber of [false, true]) {
		test(`${set}, ${toNumber ? 'to the next number' : 'single hints'}`, () => {
			const times = puzzles(set, most).flatMap((draft) => followed(draft, toNumber));
			times.sort((one, other) => one - other);
			const at = (share: number) => times[Math.floor((times.length - 1) * share)]?.toFixed(1);
			expect(times.length).toBeGreaterThan(most);
			console.info(
				`${set} ${toNumber ? 'number' : 'hint'}: ${times.length} calls, median ${at(0.5)} ms, p99 ${at(0.99)}, worst ${at(1)}`,
			);
		});
	}
}
