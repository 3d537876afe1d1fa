/*
 * What cannot be, in words: contradictions of the puzzle while it is typed
 * and mistakes of the player, on the page and from the live region, in three
 * languages.
 */
import { expect, type Page, test } from '@playwright/test';
import { cell, open, press, verdict } from './page';

const live = (page: Page) => page.locator('[aria-live]');
const faults = (page: Page) => page.locator('.faults');

async function type(page: Page, keys: string): Promise<void> {
	for (const key of keys.split(' ')) await page.keyboard.press(key);
}

const REPEATS = [
	['en', '4 stands more than once in column 3'],
	['de', '4 steht mehr als einmal in Spalte 3'],
	['fr', '4 figure plus d’une fois dans la colonne 3'],
] as const;

for (const [language, words] of REPEATS) {
	test(`a repeat in Play is named and spoken, in ${language}`, async ({ page }) => {
		await open(page, `./?lang=${language}#sky4.1332.2122.3213.1423`);
		await cell(page, 1, 3).focus();
		await type(page, '4 ArrowDown 4');
		await expect(faults(page)).toContainText(words);
		await expect(live(page)).toContainText(words);
		await page.keyboard.press('Delete');
		await expect(faults(page)).toHaveCount(0);
	});
}

test('a broken sign in Play is named; the setting that hides mistakes hides this too', async ({
	page,
}) => {
	await open(page, './#fut4.L4E.lgDggF.GlF');
	await cell(page, 1, 1).focus();
	await type(page, '4 ArrowRight 1');
	await expect(faults(page)).toContainText('The sign between r1c1 and r1c2 is broken.');
	await page.getByRole('button', { name: 'Settings', exact: true }).click();
	await page.getByRole('checkbox', { name: 'Mark repeats' }).uncheck();
	await expect(faults(page)).toHaveCount(0);
});

test('signs in a circle are named while they are typed', async ({ page }) => {
	await open(page, './#fut4.P');
	await cell(page, 1, 1).focus();
	await type(page, '< ArrowRight ArrowRight < ArrowDown ArrowDown < ArrowLeft ArrowLeft');
	await expect(faults(page)).toHaveCount(0);
	await type(page, '< ArrowUp');
	await expect(faults(page)).toContainText('These signs run in a circle');
	await expect(live(page)).toContainText('These signs run in a circle');
	await expect(page.locator('.sign-mark.contradiction')).toHaveCount(4);
});

test('a sign against givens, and a rising chain that is too long', async ({ page }) => {
	await open(page, './?lang=de#fut3.I');
	await cell(page, 1, 1).focus();
	await type(page, '3 < ArrowRight ArrowRight 1');
	await expect(faults(page)).toContainText('Das Zeichen zwischen Z1S1 und Z1S2 ist verletzt.');
	await press(page, 'clear');
	await cell(page, 1, 1).focus();
	await type(page, '< ArrowRight ArrowRight < ArrowRight ArrowRight');
	await expect(faults(page)).toHaveCount(0);
	await type(page, '< ArrowDown');
	await expect(faults(page)).toContainText('4');
	await expect(page.locator('.sign-mark.contradiction')).toHaveCount(3);
});

test('a puzzle with contradictions opens to be mended, and its verdict has no figures', async ({
	page,
}) => {
	await open(page, './#sky5.-4---.-----.-3---.-----');
	await expect(page.getByRole('radio', { name: 'Set up' })).toBeChecked();
	await expect(page.locator('.actions .hint')).toHaveText(
		'Mend what is marked, then let it be solved.',
	);
	await page.getByRole('button', { name: 'Paste', exact: true }).click();
	await page
		.getByRole('textbox', { name: 'Puzzle as text' })
		.fill('west=[9,3,3,2]\neast=[2,2,1,3]\nnorth=[1,3,2,2]\nsouth=[2,1,3,2]');
	await page.getByRole('button', { name: 'Open this puzzle' }).click();
	await press(page, 'solve');
	await expect(verdict(page)).toHaveText('This is not a puzzle yet');
	await expect(page.locator('.figures')).toHaveCount(0);
});
