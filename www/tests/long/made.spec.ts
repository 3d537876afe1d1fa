/*
 * How long the page's wasm takes to make a new puzzle. The test measures time, so it is not part of the gate:
 * `npm run test:long` runs it. `unit/made.spec.ts` checks the puzzles themselves.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { plainWish } from '../../engine/wish';
import * as explain from '../../generated/explain.js';

/** How many puzzles of each sort. */
const COUNT = 50;

/** The limit of the median, in milliseconds: a phone that is several times slower stays under two seconds. */
const MEDIAN = 300;

test('of puzzles of 5 × 5 that are Medium half are made in a moment', () => {
	const module = readFileSync(new URL('../../generated/explain_bg.wasm', import.meta.url));
	explain.initSync({ module });
	const aim = { type: 'band', band: 'medium' } as const;
	const wish = plainWish({ kind: 'skyscrapers', size: 5, features: [], aim });
	const took = Array.from({ length: COUNT }, (_, seed) => {
		const begun = performance.now();
		const answer = explain.generate({ ...wish, seed: String(seed), looks: null }, () => undefined);
		expect(answer.type).toBe('made');
		return performance.now() - begun;
	});
	const median = took.sort((one, other) => one - other)[COUNT / 2] ?? Number.POSITIVE_INFINITY;
	console.info(`median ${median.toFixed(1)} ms, longest ${took.at(-1)?.toFixed(1)} ms`);
	expect(median).toBeLessThan(MEDIAN);
});
