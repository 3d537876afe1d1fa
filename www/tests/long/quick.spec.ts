/*
 * How long the page is busy at a time while it reads a million events. The test measures time, so it is not part of the
 * gate: `npm run test:long` runs it.
 */
import { expect, test } from '@playwright/test';
import { readMillion } from '../e2e/lab';
import { stretch } from './stretch';

test('a million events keep the page quick', async ({ page }) => {
	let before = 1;
	await readMillion(page, async () => {
		before = await stretch(page);
		await page.evaluate(() => {
			const long: number[] = [];
			Object.assign(window, { long });
			new PerformanceObserver((list) => {
				for (const { duration } of list.getEntries()) long.push(Math.round(duration));
			}).observe({ entryTypes: ['longtask'] });
		});
	});
	const long = await page.evaluate(() => (window as unknown as { long: number[] }).long);
	const slower = Math.max(1, before, await stretch(page));
	expect(Math.max(0, ...long), `${long} on a machine ${slower.toFixed(1)} times slow`).toBeLessThan(
		50 * slower,
	);
});
