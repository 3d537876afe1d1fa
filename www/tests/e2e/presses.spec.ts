/*
 * Puzzles solved by hints alone take few presses, and nothing is said twice; ten of each sort are in
 * `long/presses.spec.ts`.
 */
import { expect, test } from '@playwright/test';
import { madeLink, pressesOf, SORTS } from './presses';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

for (const sort of SORTS) {
	test(`a ${sort.band} ${sort.kind} by hints alone`, async ({ page }) => {
		expect(await pressesOf(page, madeLink(sort, 1))).toBeLessThanOrEqual(sort.most);
	});
}
