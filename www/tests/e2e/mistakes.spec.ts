/*
 * Impossible entries in words: contradictions of the puzzle while it is typed,
 * and mistakes of the player, on the page and in the live region, in three
 * languages.
 */
import { expect, type Page, test } from '@playwright/test';
import { cell, cluesInOne, follow, open, openPanel, press, soon, verdict } from './page';

const live = (page: Page) => page.locator('[aria-live]');
const faults = (page: Page) => page.locator('.faults');

async function type(page: Page, keys: string): Promise<void> {
	for (const key of keys.split(' ')) await page.keyboard.press(key);
}

/** Types the same digit twice into a column in Play: the mistake is named and announced. */
async function expectRepeat(page: Page, language: string, words: string): Promise<void> {
	await open(page, `./?lang=${language}#sky4.1332.2122.3213.1423`);
	await cell(page, 1, 3).focus();
	await type(page, '4 ArrowDown 4');
	await expect(faults(page)).toContainText(words);
	await expect(live(page)).toContainText(words);
	await page.keyboard.press('Delete');
	await expect(faults(page)).toHaveCount(0);
}

test('repeats, broken signs, circles and clues against each other, in English', async ({
	page,
}) => {
	await expectRepeat(page, 'en', '4 appears more than once in column 3');

	await test.step('a broken sign in Play is named; the setting that hides mistakes hides this too', async () => {
		await follow(page, 'fut4.L4E.lgDggF.GlF');
		await cell(page, 1, 1).focus();
		await type(page, '4 ArrowRight 1');
		await expect(faults(page)).toContainText('The sign between r1c1 and r1c2 is broken.');
		await openPanel(page, 'Settings');
		await page.getByRole('radio', { name: 'Nothing' }).check();
		await expect(faults(page)).toHaveCount(0);
		await page.getByRole('radio', { name: 'Broken rules' }).check();
		await expect(faults(page)).toHaveCount(1);
	});

	await test.step('signs in a circle are named while they are typed', async () => {
		await follow(page, 'fut4.Q.M.M');
		await cell(page, 1, 1).focus();
		await type(page, '< ArrowRight ArrowRight < ArrowDown ArrowDown < ArrowLeft ArrowLeft');
		await expect(faults(page)).toHaveCount(0);
		await type(page, '< ArrowUp');
		await expect(faults(page)).toContainText('These signs form a circle');
		await expect(live(page)).toContainText('These signs form a circle');
		await expect(page.locator('.sign-mark.contradiction')).toHaveCount(4);
	});

	await test.step('a puzzle with contradictions opens to be mended, and its verdict has no figures', async () => {
		await follow(page, 'sky5.-4---.-----.-3---.-----');
		await expect(page.getByRole('radio', { name: 'Set up' })).toBeChecked();
		await expect(page.locator('.actions .hint')).toHaveText(
			'Correct what is marked, then solve it.',
		);
		await openPanel(page, 'Paste');
		await page
			.getByRole('textbox', { name: 'Puzzle as text' })
			.fill('west=[9,3,3,2]\neast=[2,2,1,3]\nnorth=[1,3,2,2]\nsouth=[2,1,3,2]');
		await page.getByRole('button', { name: 'Open this puzzle' }).click();
		await soon(() => cluesInOne(page)).toContain('9, from the left, row 1');
		await press(page, 'solve');
		await expect(verdict(page)).toHaveText('This is not a puzzle yet');
		await expect(page.locator('.figures')).toHaveCount(0);
	});
});

test('repeats, signs against givens and chains that are too long, in German', async ({ page }) => {
	await expectRepeat(page, 'de', '4 steht mehr als einmal in Spalte 3');

	await follow(page, 'fut3.J.G.G');
	await cell(page, 1, 1).focus();
	await type(page, '3 < ArrowRight ArrowRight 1');
	await expect(faults(page)).toContainText('Das Zeichen zwischen Z1S1 und Z1S2 ist nicht erfüllt.');
	await press(page, 'clear');
	await cell(page, 1, 1).focus();
	await type(page, '< ArrowRight ArrowRight < ArrowRight ArrowRight');
	await expect(faults(page)).toHaveCount(0);
	await type(page, '< ArrowDown');
	await expect(faults(page)).toContainText('4');
	await expect(page.locator('.sign-mark.contradiction')).toHaveCount(3);
});

test('repeats, in French', async ({ page }) => {
	await expectRepeat(page, 'fr', '4 figure plus d’une fois dans la colonne 3');
});
