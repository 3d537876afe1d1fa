/*
 * The keyboard away from the board: the focus is not lost when a button
 * disappears, and keys that can only be meant for the board work anywhere.
 */
import { expect, test } from '@playwright/test';
import { cell, follow, open, openPanel, press, verdict } from './page';

const ONE = 'sky5.-----.2-22-.-3--2.3----';
const LOOSE = 'lat16.WWWWWWWWWWWO';

test('the focus goes from Solve to the verdict, and from Stop too', async ({ page }) => {
	await open(page, `./#${ONE}`);
	await page.locator('.more').focus();
	await page.keyboard.press('Enter');
	await page.locator('[data-command=solve]').focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('[data-lead]')).toBeFocused();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(verdict(page)).toBeFocused();

	await follow(page, LOOSE);
	await press(page, 'solve');
	await page.locator('[data-command=count]').focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('[data-lead]')).toBeFocused();
	await page.locator('[data-command=stop]').focus();
	await page.keyboard.press('Space');
	await expect(verdict(page)).toHaveText(/^Stopped/);
	await expect(verdict(page)).toBeFocused();
});

test('keys typed anywhere are the board’s, but for those of fields, lists and input methods', async ({
	page,
}) => {
	await open(page, './#lat4.P');
	await test.step('digits and arrows are for the board, wherever the focus is', async () => {
		await page.keyboard.press('1');
		await expect(cell(page, 1, 1)).toHaveAccessibleName('1, row 1 column 1, given');
		await page.keyboard.press('ArrowRight');
		await expect(cell(page, 1, 2)).toBeFocused();
		await page.getByRole('button', { name: '2', exact: true }).click();
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('3');
		await expect(cell(page, 1, 3)).toHaveAccessibleName('3, row 1 column 3, given');
		await page.locator('.modes label').nth(1).click();
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('4');
		await expect(cell(page, 2, 3)).toHaveAccessibleName('4, row 2 column 3, yours');
		await expect(page.getByRole('radio', { name: 'Play' })).toBeChecked();
		await page.locator('.bar').click({ position: { x: 700, y: 20 } });
		await page.keyboard.press('Delete');
		await expect(cell(page, 2, 3)).toHaveAccessibleName('empty, row 2 column 3');
	});

	await test.step('keys of an input method that is composing are not the board’s', async () => {
		await follow(page, 'lat3.J');
		await cell(page, 1, 1).evaluate((place) => {
			const init = { key: '2', code: 'Digit2', bubbles: true, cancelable: true };
			place.dispatchEvent(new KeyboardEvent('keydown', { ...init, isComposing: true }));
		});
		await expect(cell(page, 1, 1)).toHaveAccessibleName('empty, row 1 column 1');
		await cell(page, 1, 1).press('3');
		await expect(cell(page, 1, 1)).toHaveAccessibleName('3, row 1 column 1, given');
	});

	await test.step('text fields, choices and lists keep their keys', async () => {
		await follow(page, 'lat5.WD');
		await page.getByRole('radio', { name: 'Set up' }).focus();
		await page.keyboard.press('ArrowRight');
		await expect(page.getByRole('radio', { name: 'Play' })).toBeFocused();
		await openPanel(page, 'Paste');
		await page.getByRole('textbox', { name: 'Puzzle as text' }).focus();
		await page.keyboard.type('12');
		await expect(page.getByRole('textbox', { name: 'Puzzle as text' })).toHaveValue('12');
		await expect(page.locator('[aria-label^="empty"]')).toHaveCount(25);
	});
});
