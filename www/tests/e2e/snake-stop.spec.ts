/*
 * Stopping a long search for folds: its progress, what it had found when it
 * was stopped, and continuing to the end.
 */
import { expect, type Page, test } from '@playwright/test';
import { openPanel, press, verdict } from './page';
import { count, directions, openSnake, slider, steps, typeLengths, words } from './snake';

test('a long search is stopped, and another snake folded to the end after it', async ({ page }) => {
	await endless(page);
	await test.step('its progress is shown', async () => {
		const share = await page
			.waitForFunction(() => document.querySelector('progress')?.value || null)
			.then((found) => found.jsonValue());
		expect(share).toBeLessThan(1);
	});

	await test.step('folds that were found before it was stopped stay, each true', async () => {
		await page
			.locator('.figures')
			.filter({ hasText: /[1-9]\d* folds so far/ })
			.waitFor();
		await press(page, 'stop');
		await expect(verdict(page)).toHaveText(/^Stopped: at least [\d,]+ folds$/);
		const [count] = (await verdict(page).innerText()).match(/[\d,]+/) ?? [];
		await expect(page.getByTestId('which')).toHaveText(which(1, count));
		const first = await directions(page);
		await press(page, 'next');
		await expect(page.getByTestId('which')).toHaveText(which(2, count));
		expect(await directions(page)).not.toEqual(first);
		await slider(page).fill('63');
		await expect(words(page)).toContainText('Done: the box is full.');
		const cells = await page.locator('.layer td').allTextContents();
		expect(cells.map(Number).sort((a, b) => a - b)).toEqual(
			Array.from({ length: 64 }, (_, index) => index + 1),
		);
	});

	await test.step('King A folds to the end', async () => {
		await openPanel(page, 'New');
		await page.locator('[data-preset=king-a]').click();
		await expect(count(page)).toHaveText('64 of 64');
		await press(page, 'fold');
		await expect(verdict(page)).toHaveText('Folds in exactly 4 ways', { timeout: 20_000 });
		await expect(page.getByTestId('which')).toHaveText('Solution 1 of 4');
		const first = await directions(page);
		await press(page, 'next');
		await expect(page.getByTestId('which')).toHaveText('Solution 2 of 4');
		expect(await directions(page)).not.toEqual(first);
		expect((await steps(page)).length).toBe(47);
	});
});

/** The words about one of the folds, of which the first thousand are kept. */
const which = (number: number, count = '?') =>
	new RegExp(`^Solution ${number} of (at least ${count}|the first 1,?000)$`);

/** Starts a search that never ends: with a corner at every cubelet there are more folds than anyone will count. */
async function endless(page: Page): Promise<void> {
	await openSnake(page);
	await page.getByRole('radio', { name: '4 × 4 × 4' }).check();
	await typeLengths(page, '2'.repeat(63));
	await press(page, 'fold');
}
