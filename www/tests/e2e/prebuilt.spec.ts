/*
 * The prebuilt pages in a browser: they are usable by everybody, and they lead to the puzzle. Unit tests check their
 * contents.
 */
import { expect, test } from '@playwright/test';
import { axeFindingsInBoth, begun } from './page';

test('a prebuilt page shows its picture and leads to the board', async ({ page }) => {
	for (const name of ['daily', 'futoshiki-intro']) {
		const faults: string[] = [];
		page.on('console', (message) => faults.push(message.text()));
		await page.setViewportSize({ width: 320, height: 640 });
		await page.goto(`./p/${name}/`);
		expect(await axeFindingsInBoth(page), name).toEqual([]);
		const width = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(width, name).toBeLessThanOrEqual(320);
		const drawn = await page.locator('img').evaluate(async (image: HTMLImageElement) => {
			await image.decode();
			return image.naturalWidth;
		});
		expect(drawn, name).toBe(1200);
		expect(faults, name).toEqual([]);
	}
	await page.locator('.way').click();
	await begun(page);
	await expect(page.getByRole('grid', { name: /Futoshiki/ })).toBeVisible();
	await expect(page).toHaveURL(/\/repo\/#fut3\.1D3--12/);
});
