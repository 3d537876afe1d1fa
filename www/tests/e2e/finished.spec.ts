/*
 * A small puzzle solved to its end with the keyboard alone, with a finger alone,
 * and by the names that a screen reader says; and what the page does then.
 */
import { expect, type Page, test } from '@playwright/test';
import { axeFindingsInBoth, cell, fragment, open, openAnew, press } from './page';

/** Vector 1 of the design. */
const SKY = './#sky4.1332.2122.3213.1423';
const SOLUTION = ['4123', '1234', '3412', '2341'];

const finished = (page: Page) => page.locator('[data-finished-card]');

test('with the keyboard alone; the city rises, the result is shared without a spoiler, the next one comes', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await open(page, SKY);
	for (const [row, digits] of SOLUTION.entries()) {
		if (row > 0) await page.keyboard.press('ArrowDown');
		for (const [column, digit] of [...digits].entries()) {
			if (column > 0) await page.keyboard.press(row % 2 ? 'ArrowLeft' : 'ArrowRight');
			await page.keyboard.press(row % 2 ? ([...digits].at(-1 - column) ?? '') : digit);
		}
		if (row === 1) {
			await page.keyboard.press('k');
			await expect(page.locator('[data-review]')).toContainText('Everything so far is right');
		}
	}
	await expect(finished(page)).toContainText('Solved. Everything fits.');
	await expect(finished(page)).toContainText('1 check');
	await expect(page.locator('.skyline .tower')).toHaveCount(16);
	await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
	expect(await axeFindingsInBoth(page)).toEqual([]);
	await press(page, 'share-result');
	const shared = await page.evaluate(() => navigator.clipboard.readText());
	expect(shared).toMatch(
		/^Skyscrapers.4.×.4 · solved · 1 check · no hints\n.*#sky4\.1332\.2122\.3213\.1423\.\w$/u,
	);
	await openAnew(page, SKY);
	await expect(finished(page)).toContainText('1 check');
	await press(page, 'next-puzzle');
	await fragment(page, /^#sky4\.1322/);
	await expect(finished(page)).toHaveCount(0);
});

test('no city moves where the visitor wants no motion; the clock runs where it is wanted', async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await open(page, SKY);
	await page.getByRole('button', { name: 'Settings', exact: true }).click();
	await page.getByRole('checkbox', { name: 'Show the time taken' }).check();
	await expect(page.locator('.clock')).toHaveText('0:02');
	for (const [row, digits] of SOLUTION.entries()) {
		for (const [column, digit] of [...digits].entries()) {
			await cell(page, row + 1, column + 1).focus();
			await page.keyboard.press(digit);
		}
	}
	await expect(finished(page)).toContainText(/\d:\d\d · no checks/);
	const moving = await page
		.locator('.tower')
		.first()
		.evaluate((one) => getComputedStyle(one).animationName);
	expect(moving).toBe('none');
});

test('by the names of cells and buttons alone', async ({ page }) => {
	await open(page, SKY);
	const grid = page.getByRole('grid', { name: 'Skyscrapers, 4 by 4' });
	const pad = page.getByRole('group', { name: 'Numbers' });
	for (const [row, digits] of SOLUTION.entries()) {
		for (const [column, digit] of [...digits].entries()) {
			const place = `row ${row + 1} column ${column + 1}`;
			await grid.getByRole('gridcell', { name: `empty, ${place}`, exact: true }).click();
			await pad.getByRole('button', { name: digit, exact: true }).click();
			await expect(grid.getByRole('gridcell', { name: `${digit}, ${place}, yours` })).toBeVisible();
		}
	}
	await expect(finished(page)).toBeVisible();
});

test.describe('with a finger alone', () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
	test('on a phone', async ({ page }) => {
		await open(page, SKY);
		for (const [row, digits] of SOLUTION.entries()) {
			for (const [column, digit] of [...digits].entries()) {
				await cell(page, row + 1, column + 1).tap();
				await page.locator('.pad').getByRole('button', { name: digit, exact: true }).tap();
			}
		}
		await expect(finished(page)).toBeVisible();
		await expect(page.locator('.pad-key.used-up')).toHaveCount(4);
	});
});
