/*
 * Searches: stopping one that would never end, several solutions and their
 * differences, counting, and the player's own digits in a verdict.
 */
import { expect, test } from '@playwright/test';
import {
	board,
	cell,
	follow,
	fragment,
	open,
	press,
	solve,
	soon,
	switchTens,
	verdict,
} from './page';

/** Only six clues; without the bottom clue of column 3 it has exactly two solutions. */
const ONE = 'sky5.-----.2-22-.-3--2.3----';
const TWO = 'sky5.-----.2-22-.----2.3----';
/** Without its right clue of row 4, this puzzle has 770 solutions. */
const MANY = 'sky5.-----.2-2--.-3--2.3----';
const LOOSE = 'lat16.WWWWWWWWWWWO';

test('a loose 16 by 16 is stopped by a button, by a key and by typing', async ({ page }) => {
	await open(page, `./#${LOOSE}`);
	await test.step('counted to the end, it stops at once and the page stays usable', async () => {
		await solve(page);
		await expect(verdict(page)).toContainText('More than 100 solutions');
		await press(page, 'count');
		const figures = page.locator('.figures');
		await expect(figures).toHaveText(/^[1-9][\d,]* positions/);
		const before = page.workers().length;
		await press(page, 'stop');
		await soon(() => page.workers().length).toBe(before - 1);
		await expect(verdict(page)).toHaveText(/^Stopped: at least [1-9][\d,]* solutions$/);
		await expect(page.locator('[data-command=stop]')).toHaveCount(0);

		await cell(page, 1, 1).focus();
		await page.keyboard.press('Delete');
		await follow(page, ONE);
		await solve(page);
		await expect(verdict(page)).toHaveText('Exactly one solution');
	});

	await test.step('a digit typed while a search counts the own digits ends it: its verdict would be about others', async () => {
		await follow(page, LOOSE);
		await page.getByRole('radio', { name: 'Play' }).check();
		await cell(page, 1, 1).focus();
		await page.keyboard.press('7');
		await press(page, 'solve-own');
		await expect(verdict(page)).toContainText('More than 100 solutions');
		await press(page, 'count');
		await expect(page.locator('[data-command=stop]')).toBeVisible();
		await cell(page, 1, 2).focus();
		await page.keyboard.press('7');
		await expect(page.locator('[data-command=stop]')).toHaveCount(0);
		await expect(verdict(page)).toHaveCount(0);
		await press(page, 'clear');
	});

	await test.step('Escape stops a search too, and typing goes on while it runs', async () => {
		await page.getByRole('radio', { name: 'Set up' }).check();
		await solve(page);
		await press(page, 'count');
		await expect(page.locator('[data-command=stop]')).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(verdict(page)).toHaveText(/^Stopped/);
		await cell(page, 1, 1).focus();
		await page.keyboard.press('7');
		await fragment(page, /^#lat16\.7/);
		await expect(verdict(page)).toHaveCount(0);
	});
});

test('one solution, two and many, with and without the player’s digits', async ({ page }) => {
	await open(page, `./#${TWO}`);
	await test.step('two solutions: both can be seen and exactly the differing cells are marked', async () => {
		await solve(page);
		await expect(verdict(page)).toHaveText('Exactly 2 solutions');
		const which = page.getByTestId('which');
		await expect(which).toHaveText('Solution 1 of 2');
		const first = await board(page);
		const marked = await page.getByRole('gridcell', { name: 'in the other solution' }).count();

		await press(page, 'next');
		await expect(which).toHaveText('Solution 2 of 2');
		const second = await board(page);
		const differing = first.flat().filter((value, index) => value !== second.flat()[index]);
		expect(differing.length).toBeGreaterThan(0);
		expect(marked).toBe(differing.length);
		await expect(page.locator('.cell.differs')).toHaveCount(differing.length);

		await press(page, 'next');
		await expect(which).toHaveText('Solution 1 of 2');
		await cell(page, 1, 1).focus();
		await page.keyboard.press('PageUp');
		await expect(which).toHaveText('Solution 2 of 2');
	});

	await test.step('many solutions: more than so many, then counted to the end', async () => {
		await follow(page, MANY);
		await solve(page);
		await expect(verdict(page)).toHaveText('More than 100 solutions');
		await press(page, 'count');
		await expect(verdict(page)).toHaveText('Exactly 770 solutions');
		await expect(page.locator('[data-command=count]')).toHaveCount(0);
	});

	await test.step('the verdict counts the givens alone, unless the own digits are asked for', async () => {
		await follow(page, ONE);
		await cell(page, 1, 1).focus();
		await page.keyboard.press('1');
		await solve(page);
		await expect(verdict(page)).toHaveText('Exactly one solution');
		await expect(page.locator('.figures', { hasText: 'the puzzle alone' })).toBeVisible();
		await expect(cell(page, 1, 1)).toHaveAccessibleName('3, row 1 column 1, solution, you wrote 1');

		await press(page, 'solve-own');
		await expect(verdict(page)).toHaveText('No solution');
		await expect(page.locator('.figures', { hasText: 'with your own numbers' })).toBeVisible();
		await expect(cell(page, 1, 1)).toHaveAccessibleName('1, row 1 column 1, yours, contradicts');
		await cell(page, 1, 1).focus();
		await page.keyboard.press('Delete');
	});

	await test.step('the solution is a layer of its own: hiding it brings back the player’s digits', async () => {
		await cell(page, 1, 2).focus();
		await page.keyboard.press('4');
		await solve(page);
		await expect(cell(page, 2, 1)).toHaveAccessibleName('1, row 2 column 1, solution');
		await press(page, 'hide');
		await expect(cell(page, 2, 1)).toHaveAccessibleName('empty, row 2 column 1');
		await expect(cell(page, 1, 2)).toHaveAccessibleName('4, row 1 column 2, yours');
		await press(page, 'show');
		await expect(cell(page, 2, 1)).toHaveAccessibleName('1, row 2 column 1, solution');
	});

	await test.step('contradictions are named while typing and their clues are lit', async () => {
		await follow(page, 'sky5.-----.-----.-----.-----');
		await page.locator('[data-place="-1,1"]').focus();
		await page.keyboard.press('4');
		await page.locator('[data-place="5,1"]').focus();
		await page.keyboard.press('3');
		await expect(page.locator('.faults')).toContainText(
			'The clues 4 and 3 of column 2 cannot both be right',
		);
		await expect(page.locator('.clue.contradiction')).toHaveCount(2);
		await page.keyboard.press('Control+z');
		await expect(page.locator('.faults')).toHaveCount(0);
	});
});

test('a failing solver says so, keeps the puzzle, and works again', async ({ page }) => {
	await open(page, `./#${ONE}`);
	await page.route('**/*.wasm', (route) => route.abort());
	await press(page, 'solve');
	await expect(page.getByRole('alert')).toContainText('The solver failed. Your puzzle is safe');
	await page.unroute('**/*.wasm');
	await press(page, 'solve');
	await expect(verdict(page)).toHaveText('Exactly one solution');
	await expect(page.getByRole('alert')).toHaveCount(0);
	await test.step('the verdict is spoken, once, by the one live region', async () => {
		const live = page.locator('[aria-live]');
		await expect(live).toHaveCount(1);
		await expect(live).toContainText('Exactly one solution');
	});
});

test('showing heights in tens keeps the solution, and filling in the last digit is noticed', async ({
	page,
}) => {
	await open(page, './#sky4.1332.2122.3213.1423');
	await solve(page);
	await switchTens(page);
	await expect(verdict(page)).toHaveText('Exactly one solution');
	expect((await board(page))[0]).toEqual([40, 10, 20, 30]);
	await cell(page, 1, 1).focus();
	for (const row of ['4123', '1234', '3412', '2341']) {
		for (const digit of row) {
			await page.keyboard.press(digit);
			await page.keyboard.press('Enter');
		}
	}
	// The verdict on the puzzle alone remains; a change of the puzzle would remove it.
	await expect(cell(page, 4, 4)).toHaveAccessibleName('10, row 4 column 4, yours');
	await page.reload();
	await expect(page.locator('[data-finished]')).toHaveText('Solved. Everything fits.');
});
