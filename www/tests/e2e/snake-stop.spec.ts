/*
 * Stopping a long search for folds: its progress, what it had found when it
 * was stopped, and going on to the end.
 */
import { expect, type Page, test } from '@playwright/test';
import { press, verdict } from './page';
import { count, directions, openSnake, slider, steps, typeLengths, words } from './snake';

test('King A with progress, stopped halfway, and folded to the end', async ({ page }) => {
	await openSnake(page);
	await page.getByRole('button', { name: 'New', exact: true }).click();
	await page.locator('[data-preset=king-a]').click();
	await expect(count(page)).toHaveText('64 of 64');
	const stopped = stopHalfway(page);
	await press(page, 'fold');
	expect(await stopped).toBeLessThan(1);
	await expect(verdict(page)).toHaveText(/^Stopped/);
	await press(page, 'fold');
	await expect(verdict(page)).toHaveText('Folds in exactly 4 ways', { timeout: 20_000 });
	await expect(page.getByTestId('which')).toHaveText('Solution 1 of 4');
	const first = await directions(page);
	await press(page, 'next');
	await expect(page.getByTestId('which')).toHaveText('Solution 2 of 4');
	expect(await directions(page)).not.toEqual(first);
	expect((await steps(page)).length).toBe(47);
});

test('folds that were found before a search was stopped stay, each true', async ({ page }) => {
	await openSnake(page);
	await page.getByRole('radio', { name: '4 × 4 × 4' }).check();
	// A corner at every cubelet: there are more folds than anyone will count.
	await typeLengths(page, '2'.repeat(63));
	await press(page, 'fold');
	await page
		.locator('.figures')
		.filter({ hasText: /[1-9]\d* folds so far/ })
		.waitFor();
	await press(page, 'stop');
	await expect(verdict(page)).toHaveText(/^Stopped: at least \d+ folds$/);
	const [count] = (await verdict(page).innerText()).match(/\d+/) ?? [];
	await expect(page.getByTestId('which')).toHaveText(`Solution 1 of at least ${count}`);
	const first = await directions(page);
	await press(page, 'next');
	await expect(page.getByTestId('which')).toHaveText(`Solution 2 of at least ${count}`);
	expect(await directions(page)).not.toEqual(first);
	await slider(page).fill('63');
	await expect(words(page)).toContainText('Done: the box is full.');
	const cells = await page.locator('.layer td').allTextContents();
	expect(cells.map(Number).sort((a, b) => a - b)).toEqual(
		Array.from({ length: 64 }, (_, index) => index + 1),
	);
});

/** Stops the search as soon as its bar has moved, in the page itself: it may be over before a click from here. */
function stopHalfway(page: Page): Promise<number> {
	return page.evaluate(
		() =>
			new Promise<number>((done) => {
				const look = () => {
					const share = document.querySelector('progress')?.value ?? 0;
					if (share === 0) return requestAnimationFrame(look);
					document.querySelector<HTMLElement>('[data-command=stop]')?.click();
					return done(share);
				};
				look();
			}),
	);
}
