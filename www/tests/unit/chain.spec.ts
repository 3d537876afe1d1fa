/* The edits of a chain: pure functions, whose result is always an end, pieces, and another end. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { PRESETS, STANDARD } from '../../pages/snake/panels/presets';
import {
	inserted,
	LONGEST,
	ofLength,
	removed,
	reversed,
	SHORTEST,
	stick,
	toggled,
	typedRuns,
} from '../../pages/snake/state/edits';
import { chainOf, jointsOf, runsOf, volume } from '../../pictures/snake/chain';

const WHOLE = /^E[SC]*E$/;
const BLOG = [3, 2, 2, 3, 2, 3, 2, 2, 3, 3, 2, 2, 2, 3, 3, 3, 3];

/** The published snakes, as the core's tests have them. */
const published = readFileSync(
	new URL('../../../crates/core/tests/data/snakes.tsv', import.meta.url),
	'utf8',
)
	.split('\n')
	.map((line) => line.split('\t'))
	.filter(([, box]) => /^\dx\dx\d$/.test(box ?? ''));

test('lengths make the chain, and the chain gives the lengths', () => {
	expect(chainOf(BLOG)).toBe('ESCCCSCCSCCCSCSCCCCSCSCSCSE');
	expect(runsOf(STANDARD)).toEqual(BLOG);
	expect(published.length).toBeGreaterThan(20);
	for (const [, , chain = '', lengths = ''] of published) {
		expect(runsOf(chain).join()).toBe(lengths);
		expect(chainOf(lengths.split(',').map(Number))).toBe(chain);
	}
	expect(jointsOf('ESCCE')).toEqual([0, 2, 3, 4]);
});

test('every known snake fills its box and is one of the published', () => {
	for (const { chain, box } of PRESETS) {
		expect(chain.length).toBe(volume(box));
		const rows = published.filter((row) => row[2] === chain && row[1] === box.join('x'));
		expect(rows.length, chain).toBeGreaterThan(0);
	}
});

test('ends stay ends, whatever is edited', () => {
	expect(toggled(STANDARD, 0)).toBe(STANDARD);
	expect(toggled(STANDARD, 26)).toBe(STANDARD);
	expect(toggled(toggled(STANDARD, 5), 5)).toBe(STANDARD);
	for (let index = 0; index < 27; index++) {
		for (const edited of [toggled, inserted, removed].map((edit) => edit(STANDARD, index)))
			expect(edited).toMatch(WHOLE);
		expect(inserted(STANDARD, index).length).toBe(28);
		expect(removed(STANDARD, index).length).toBe(26);
	}
	expect(removed('EE', 1)).toBe('EE');
	expect(inserted(stick(LONGEST), 4).length).toBe(LONGEST);
	expect(reversed(STANDARD)).toMatch(WHOLE);
});

test('a chain is cut and grown at its far end', () => {
	expect(ofLength('ECCE', 6)).toBe('ECCSSE');
	expect(ofLength('ECCSSE', 4)).toBe('ECCE');
	expect(ofLength('ECCE', 1000).length).toBe(LONGEST);
	expect(stick(0).length).toBe(SHORTEST);
});

test('lengths are typed apart or in a row, and anything else is not lengths', () => {
	expect(typedRuns('3 2, 2;3')).toEqual([3, 2, 2, 3]);
	expect(typedRuns('3223')).toEqual([3, 2, 2, 3]);
	expect(typedRuns('12')).toEqual([12]);
	for (const text of ['', '3 1 2', 'bwb/w', '3 x', '200', 'ESCE', '0'])
		expect(typedRuns(text), text).toBeNull();
});
