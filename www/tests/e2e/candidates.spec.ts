/*
 * What all solutions share, shown on the board. The values match the union of the solutions, and screen readers get
 * them in words. They appear while the search runs, stay when it is stopped, and disappear after any edit.
 */
import { expect, type Page, test } from '@playwright/test';
import {
	atOnce,
	axeFindingsInBoth,
	board,
	cell,
	follow,
	fragment,
	names,
	open,
	openPanel,
	press,
	solve,
	stopOnceThere,
	switchTens,
	verdict,
} from './page';

const ONE = 'sky5.-----.2-22-.-3--2.3----';
const TWO = 'sky5.-----.2-22-.----2.3----';
const MANY = 'sky5.-----.2--2-.-3--2.3----';
/** Few clues, but high ones: finding the surviving values takes seconds. */
const LOOSE = 'sky16.47-7-4-8-75-64-7.-------97--8-9--.6------6-----5-9.8---9---7-6---55';

const part = (page: Page) => page.locator('[data-finding=candidates]');
const heading = (page: Page) => part(page).getByRole('heading');

async function bothSolutions(page: Page): Promise<[number[], number[]]> {
	await solve(page);
	const first = (await board(page)).flat();
	await press(page, 'next');
	await expect(page.getByTestId('which')).toHaveText('Solution 2 of 2');
	return [first, (await board(page)).flat()];
}

test('the same candidates as the solutions have, shown and hidden, beside the player’s digits', async ({
	page,
}) => {
	await open(page, `./#${TWO}`);
	await test.step('of two solutions they are the union of both', async () => {
		const [first, second] = await bothSolutions(page);
		await page.getByRole('button', { name: 'What do all solutions share?' }).click();
		const same = first.filter((value, index) => value === second[index]).length;
		await expect(heading(page)).toHaveText(`${same} cells are the same in all solutions`);
		const expected = first.map((value, index) => {
			const other = second[index] ?? 0;
			const place = `row ${Math.floor(index / 5) + 1} column ${(index % 5) + 1}`;
			const pair = [value, other].sort().join(' ');
			return value === other
				? `${value}, ${place}, in every solution`
				: `empty, ${place}, 2 possible: ${pair}`;
		});
		expect(await names(page)).toEqual(expected);
		await expect(page.locator('.candidates .possible')).toHaveCount(2 * (25 - same));
		await expect(page.locator('.cell.solution .digit')).toHaveCount(same);
	});

	await test.step('a puzzle with one solution has it as candidates', async () => {
		await follow(page, ONE);
		await page.keyboard.press('Control+Shift+Enter');
		await expect(heading(page)).toHaveText('25 cells are the same in all solutions');
		expect(await board(page)).toEqual([
			[3, 4, 5, 1, 2],
			[1, 2, 3, 4, 5],
			[4, 5, 1, 2, 3],
			[2, 3, 4, 5, 1],
			[5, 1, 2, 3, 4],
		]);
	});

	await test.step('where nothing survives the verdict says so, with its reason', async () => {
		await follow(page, 'sky5.54312.12222.12222.54312');
		await page.keyboard.press('Control+Shift+Enter');
		await expect(verdict(page)).toHaveText('No solution');
		await expect(page.locator('[data-finding=conflict]')).toBeVisible();
		await expect(page.locator('.candidates')).toHaveCount(0);
	});
	await test.step('shown and hidden by a key, in words and in tens, beside the player’s digits', async () => {
		const first = cell(page, 1, 1);
		await follow(page, MANY);
		await test.step('the key shows and hides it, help names it, and the solution lies over it', async () => {
			await page.keyboard.press('Control+Shift+Enter');
			await expect(heading(page)).toHaveText('1 cell is the same in all solutions');
			await expect(first).toHaveAccessibleName('empty, row 1 column 1, 3 possible: 1 2 3');
			await expect(page.locator('[aria-live]')).toContainText(
				'1 cell is the same in all solutions',
			);
			expect(await axeFindingsInBoth(page)).toEqual([]);
			await solve(page);
			await expect(part(page)).toHaveCount(0);
			await press(page, 'hide');
			await expect(first).toHaveAccessibleName('empty, row 1 column 1, 3 possible: 1 2 3');
			await page.keyboard.press('Control+Shift+Enter');
			await expect(first).toHaveAccessibleName('empty, row 1 column 1');
			await openPanel(page, 'Help');
			await expect(page.getByRole('row', { name: 'what all solutions share' })).toContainText(
				'Shift',
			);
			await page.getByRole('button', { name: 'Close', exact: true }).click();
		});

		await test.step('any edit lets it go, and undo is of the edit alone', async () => {
			await page.keyboard.press('Control+Shift+Enter');
			await expect(page.locator('.candidates')).not.toHaveCount(0);
			await cell(page, 3, 3).focus();
			await page.keyboard.press('1');
			await expect(page.locator('.candidates')).toHaveCount(0);
			await expect(part(page)).toHaveCount(0);
			await expect(cell(page, 3, 3)).toHaveAccessibleName('1, row 3 column 3, yours');
			await page.keyboard.press('Control+z');
			await expect(cell(page, 3, 3)).toHaveAccessibleName('empty, row 3 column 3');
		});

		await test.step('the player’s digits stay, are ringed or struck, and count when they are asked for', async () => {
			for (const [column, digit] of [
				[1, '2'],
				[2, '5'],
			] as const) {
				await cell(page, 1, column).focus();
				await page.keyboard.press(digit);
			}
			await page.keyboard.press('Control+Shift+Enter');
			await expect(first).toHaveAccessibleName(
				'empty, row 1 column 1, 3 possible: 1 2 3, you wrote 2',
			);
			await expect(cell(page, 1, 2)).toHaveAccessibleName(
				'empty, row 1 column 2, 4 possible: 1 2 3 4, you wrote 5, cannot be right',
			);
			await expect(page.locator('.own-candidate.missed')).toHaveCount(1);
			await press(page, 'hide-candidates');
			await expect(first).toHaveAccessibleName('2, row 1 column 1, yours');
			await expect(cell(page, 1, 2)).toHaveAccessibleName('5, row 1 column 2, yours');

			await cell(page, 1, 2).focus();
			await page.keyboard.press('Delete');
			await page.keyboard.press('Control+Shift+Enter');
			await press(page, 'candidates-own');
			await expect(part(page)).toContainText('with your own numbers');
			await expect(first).toHaveAccessibleName('2, row 1 column 1, yours');
			await expect(cell(page, 1, 2)).toHaveAccessibleName(
				/^empty, row 1 column 2, \d possible: [^2]*$/,
			);
		});

		await test.step('heights in tens are tens here too', async () => {
			await first.focus();
			await page.keyboard.press('Delete');
			await page.keyboard.press('Control+Shift+Enter');
			await switchTens(page);
			await expect(first).toHaveAccessibleName('empty, row 1 column 1, 3 possible: 10 20 30');
			await fragment(page);
		});
	});
});

test('Stop on a loose 16 by 16 keeps what is known, at once, and the page stays usable', async ({
	page,
}) => {
	await open(page, `./#${LOOSE}`);
	const stopped = stopOnceThere(page, 'main:has(progress) .candidates .possible');
	await page.keyboard.press('Control+Shift+Enter');
	expect((await stopped).ended).toBe(true);
	await expect(part(page)).toContainText('Stopped; what is shown is certain.');
	await expect(part(page)).toContainText('Faint: not known yet');
	const before = await names(page);
	expect(before.filter((name) => name.includes('not known yet')).length).toBeGreaterThan(0);
	expect(before.filter((name) => name.includes('possible')).length).toBeGreaterThan(0);

	const again = atOnce(page, '[data-command=stop]', (stop) => document.querySelector(stop) && true);
	await page.getByRole('button', { name: 'Continue' }).click();
	expect(await again).toBe(true);
	await cell(page, 1, 1).focus();
	await page.keyboard.press('1');
	await expect(cell(page, 1, 1)).toHaveAccessibleName('1, row 1 column 1, yours');
	await expect(page.locator('[data-command=stop]')).toHaveCount(0);
	await follow(page, ONE);
	await solve(page);
	await expect(verdict(page)).toHaveText('Exactly one solution');
});
