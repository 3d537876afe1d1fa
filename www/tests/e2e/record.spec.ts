/*
 * The record: each solved puzzle is counted once, described in words, included in the file of My puzzles, and forgotten
 * on request.
 */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { axeFindingsInBoth, cell, open, openAnew, openPanel, press } from './page';

const SKY = './#sky4.1332.2122.3213.1423';
const SOLUTION = ['4123', '1234', '3412', '2341'];

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Statistics' });
const sums = (page: Page) => page.locator('.record-sums li');
const row = (page: Page, name: string) => page.locator('.record-kinds tbody tr', { hasText: name });

async function solve(page: Page): Promise<void> {
	for (const [at, digits] of SOLUTION.entries())
		for (const [column, digit] of [...digits].entries()) {
			await cell(page, at + 1, column + 1).focus();
			await page.keyboard.press(digit);
		}
	await expect(page.locator('[data-finished-card]')).toBeVisible();
}

/** Weeks of earlier solved puzzles, of several kinds and levels. */
const remember = (page: Page) =>
	page.addInitScript(() => {
		if (localStorage.getItem('gridfold.solved')) return;
		const one = (day: string, kind: string, size: number, band: string | null) => ({
			day,
			kind,
			size,
			band,
			hints: size % 2,
			seconds: 60 * size,
		});
		const value = {
			'sky6.a': one('2026-11-16', 'skyscrapers', 6, 'medium'),
			'sky6.b': one('2026-11-17', 'skyscrapers', 6, 'hard'),
			'fut5.a': one('2026-10-20', 'futoshiki', 5, 'easy'),
			'lat4.a': one('2026-09-30', 'latin', 4, null),
		};
		localStorage.setItem('gridfold.solved', JSON.stringify({ version: 0, value }));
	});

test('nothing at first; a puzzle that is solved counts once, with its hints', async ({ page }) => {
	await open(page, './#record');
	await expect(heading(page)).toBeVisible();
	await expect(page).toHaveTitle(/^Statistics/);
	await expect(page.locator('.record-empty')).toContainText('Nothing solved yet.');
	expect(await axeFindingsInBoth(page)).toEqual([]);
	await openAnew(page, SKY);
	await press(page, 'hint');
	await expect(page.locator('[data-hint]')).toBeVisible();
	await press(page, 'close-hint');
	await solve(page);
	await openAnew(page, `${SKY}/u.10`);
	await openAnew(page, './#record');
	await expect(sums(page)).toHaveText(['1 puzzle solved', '0 without a hint']);
	await expect(row(page, 'Skyscrapers 4 × 4').locator('td')).toHaveText(['1', '0', '–', '–']);
	await expect(page.locator('.record-weeks li').last()).toContainText('1 puzzle');
});

test('kinds, levels, weeks and times; carried by a file, and forgotten with a way back', async ({
	page,
	browser,
}) => {
	await page.clock.setFixedTime(new Date('2026-11-24T12:00:00'));
	await remember(page);
	await open(page, './?lang=en');
	await page.locator('.home-today').getByRole('link', { name: 'Statistics' }).click();
	await expect(heading(page)).toBeVisible();
	await expect(sums(page)).toHaveText(['4 puzzles solved', '3 without a hint']);
	await expect(row(page, 'Skyscrapers 6 × 6').locator('td')).toHaveText(['2', '2', '6:00', '6:00']);
	await expect(page.locator('.record-bars li')).toHaveText([
		'Easy1',
		'Medium1',
		'Hard1',
		'Not rated1',
	]);
	await expect(page.locator('.record-weeks li')).toHaveCount(12);
	await expect(page.locator('.record-weeks li').nth(10)).toContainText('2 puzzles');
	expect(await axeFindingsInBoth(page)).toEqual([]);
	await page.goBack();
	await expect(page.locator('.home')).toBeVisible();

	const download = page.waitForEvent('download');
	// Saving a file requires a board, and the record is included.
	await page.evaluate(() => {
		location.hash = 'sky4.1332.2122.3213.1423';
	});
	await cell(page, 1, 1).focus();
	await page.keyboard.press('4');
	await openPanel(page, 'My puzzles');
	await page.getByRole('button', { name: 'Save all as a file' }).click();
	const buffer = await readFile(await (await download).path());
	const other = await browser.newPage({ viewport: { width: 360, height: 740 } });
	await open(other, './');
	await other.evaluate(() => {
		location.hash = 'board';
	});
	await openPanel(other, 'My puzzles');
	await other
		.locator('#panel input[type=file]')
		.setInputFiles({ name: 'g.json', mimeType: 'application/json', buffer });
	await expect(other.locator('.notice').first()).toBeVisible();
	await openAnew(other, './#record');
	await expect(sums(other)).toHaveText(['4 puzzles solved', '3 without a hint']);
	expect(
		await other.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
		'nothing is wider than the screen',
	).toBe(true);
	await other.locator('[data-forget]').click();
	await expect(other.locator('.record-empty')).toBeVisible();
	await other.getByRole('button', { name: 'Undo', exact: true }).click();
	await expect(sums(other)).toHaveCount(2);
	await other.close();
});
