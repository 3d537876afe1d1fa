/*
 * The page's help for newcomers: where to begin, what a notice says and when it
 * disappears, names of keys, miniatures of recent puzzles.
 */
import { expect, test } from '@playwright/test';
import { cell, follow, fragment, open, openPanel, press, solve } from './page';

test('the hints of a beginner, notices that go, and how many solutions can be seen', async ({
	page,
}) => {
	await open(page);
	await test.step('an empty board with clues begins at the first clue, as its hint says', async () => {
		for (const one of await page.locator('.modes span').all()) {
			// The labels of the mode switch fit on one line.
			expect((await one.boundingBox())?.height).toBeLessThan(42);
		}
		await expect(page.locator('.actions .hint')).toContainText('Type the clues around the grid');
		await expect(page.locator('.twin [tabindex="0"]')).toHaveAttribute('data-place', '-1,0');
		await page.keyboard.press('3');
		await expect(page.locator('[data-place="-1,0"]')).toHaveAccessibleName(/^3, from the top/);
	});

	await test.step('the hint speaks of what the kind holds', async () => {
		await follow(page, 'fut4.Q.M.M');
		await expect(page.locator('.actions .hint')).toContainText(
			'tap the dots between cells for signs',
		);
		await follow(page, 'lat4.Q');
		await expect(page.locator('.actions .hint')).toContainText('Type the numbers of your puzzle');
	});

	await test.step('of many solutions it is said that only the first can be seen', async () => {
		await solve(page);
		await expect(page.getByTestId('which')).toHaveText('Solution 1 of the first 100');
		await press(page, 'count');
		await expect(page.locator('[data-verdict]')).toHaveText('Exactly 576 solutions');
		await expect(page.getByTestId('which')).toHaveText('Solution 1 of the first 256');
	});

	await test.step('a notice about the last keystroke goes with the next good one', async () => {
		await cell(page, 1, 1).focus();
		await page.keyboard.press('7');
		await expect(page.locator('.notice')).toContainText('Numbers here go from 1 to 4.');
		await page.keyboard.press('3');
		await expect(page.locator('.notice')).toHaveCount(0);
	});
});

test('help names the keys as the keyboard does and explains touch', async ({ page }) => {
	await open(page, './?lang=de#board');
	await openPanel(page, 'Help');
	const help = page.locator('.panel');
	await expect(help).toContainText('Pos1');
	await expect(help).toContainText('Strg + Z');
	await expect(help).toContainText('Punkt zwischen zwei Feldern');
	await expect(page.locator('[data-command=undo]')).toHaveAttribute('title', /Strg \+ Z/);
});

test('recent puzzles show their boards', async ({ page }) => {
	await open(page, './#sky4.1332.2122.3213.1423');
	await cell(page, 1, 1).focus();
	await page.keyboard.press('4');
	await fragment(page, /^#sky4/);
	await openPanel(page, 'New');
	await page.locator('[data-example=futoshiki-easy]').click();
	await fragment(page, /^#fut4/);
	await openPanel(page, 'New');
	const stamps = page.getByRole('region', { name: 'My puzzles' }).locator('.miniature');
	await expect(stamps).toHaveCount(2);
	await expect(stamps.last().locator('.yours')).toHaveText('4');
	await expect(stamps.first().locator('circle')).toHaveCount(4);
});
