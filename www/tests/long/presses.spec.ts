/*
 * How many presses a puzzle takes by hints alone: ten puzzles of each sort, from the seeds 1 to 10. Figures:
 * docs/explaining.md.
 */
import { expect, test } from '@playwright/test';
import { madeLink, pressesOf, SORTS } from '../e2e/presses';

const COUNT = 10;

// A tap and a look at the page take half a second on a busy machine.
test.setTimeout(1_800_000);

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

for (const sort of SORTS) {
	test(`${COUNT} puzzles, ${sort.band} ${sort.kind}, by hints alone`, async ({ page }) => {
		const counts: number[] = [];
		for (let seed = 1; seed <= COUNT; seed++)
			counts.push(await pressesOf(page, madeLink(sort, seed)));
		counts.sort((one, other) => one - other);
		// The median is the upper of the two in the middle.
		const median = counts[COUNT / 2] ?? Number.POSITIVE_INFINITY;
		console.info(`${sort.kind}: ${counts.join(' ')}, median ${median}`);
		expect(median).toBeLessThanOrEqual(sort.most);
	});
}
