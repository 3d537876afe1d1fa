/* The effect of a tap on a clue, or of Enter there, is chosen in Settings and remembered. */
import { expect, type Page, test } from '@playwright/test';
import { cell, open, openAnew, openPanel } from './page';

const SKY = './?lang=fr#sky4.1332.2122.3213.1423';

const clue = (page: Page) => cell(page, 0, 1);
const ticked = /coché/;

async function choose(page: Page, id: string): Promise<void> {
	await openPanel(page, 'Settings');
	await page.locator(`input[name=clue-tap][value=${id}]`).check();
	await openPanel(page, 'Settings');
	await openAnew(page, SKY);
}

test('select and then tick off, tick off at once, or down to the street', async ({ page }) => {
	await open(page, SKY);
	await clue(page).click();
	await expect(clue(page)).toBeFocused();
	await expect(clue(page)).not.toHaveAccessibleName(ticked);
	await page.keyboard.press('Enter');
	await expect(clue(page)).toHaveAccessibleName(ticked);
	await clue(page).click();
	await expect(clue(page)).not.toHaveAccessibleName(ticked);

	await choose(page, 'tick');
	await cell(page, 2, 2).focus();
	await clue(page).click();
	await expect(clue(page)).toHaveAccessibleName(ticked);
	await page.keyboard.press('Enter');
	await expect(clue(page)).not.toHaveAccessibleName(ticked);

	await choose(page, 'street');
	await clue(page).click();
	await expect(page.locator('.street-view')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.locator('.board')).toBeVisible();
	await expect(clue(page)).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.locator('.street-view h2')).toBeVisible();
});
