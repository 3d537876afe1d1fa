/*
 * A board larger than the screen of a phone shows this at its edges and can be scrolled there; keys and taps find every
 * cell.
 */
import { expect, type Page, test } from '@playwright/test';
import { cell, open } from './page';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

const edges = (page: Page) =>
	page
		.locator('.board-edge')
		.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.edge));

for (const width of [360, 320])
	test(`16 by 16 on a screen of ${width}: what lies beyond is shown, and reached`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 740 });
		await open(
			page,
			'./?lang=en#sky16.----------------.----------------.----------------.----------------',
		);
		const right = page.locator('.board-edge.right button');
		await expect(right).toBeInViewport({ ratio: 1 });
		const { width: wide = 0, height = 0 } = (await right.boundingBox()) ?? {};
		expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44);
		expect(await edges(page)).toEqual(expect.arrayContaining(['right']));
		expect(await edges(page)).not.toContain('left');
		await right.tap();
		await expect(page.locator('.board-edge.left')).toBeVisible();
		const goOn = async () => {
			// The arrow disappears as soon as the end comes into view, perhaps under the finger.
			if (await right.isVisible()) await right.tap({ timeout: 1000 }).catch(() => null);
			return edges(page);
		};
		await expect.poll(goOn, { intervals: [250] }).not.toContain('right');
		await expect(right).toHaveCount(0);
		await cell(page, 1, 16).tap();
		await expect(cell(page, 1, 16)).toBeFocused();
		await page.locator('.board-edge.left button').tap();
		await expect(right).toBeVisible();
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
	});

test('a board that is wholly seen has no such edges', async ({ page }) => {
	await open(page, './?lang=en#fut9.WWWP.WWWG.WWWG');
	await expect(cell(page, 9, 9)).toBeVisible();
	expect(await edges(page)).toEqual([]);
});
