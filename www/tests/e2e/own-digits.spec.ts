/*
 * A puzzle copied with the player's own digits among the printed ones: the page finds the digits that make it
 * impossible.
 */
import { expect, type Page, test } from '@playwright/test';
import { axeFindingsInBoth, board, cell, open } from './page';

/** The fifth row of the solution is 4 5 6 1 3 2. */
const SKY = './#sky6.2-3-3-.431--3.13-33-.-3-3--.U1P.9';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const offers = (page: Page) => page.locator('[data-finding=own-digits]');

async function copy(
	page: Page,
	digits: readonly (readonly [number, number, number])[],
): Promise<void> {
	await page.locator('input[value=set]').tap();
	for (const [row, column, digit] of digits) {
		await cell(page, row, column).tap();
		await page.keyboard.press(`${digit}`);
	}
}

test('a wrong digit of one’s own among the printed ones is offered as such, taken and checked', async ({
	page,
}) => {
	await open(page, SKY);
	await copy(page, [
		[1, 1, 5],
		[1, 2, 6],
		[2, 1, 2],
		[5, 3, 5],
	]);
	await expect(page.locator('[data-badge=none]')).toHaveCount(1);
	await expect(offers(page)).toContainText('Is this number your own?');
	await expect(offers(page)).toContainText('Without it, this puzzle has exactly one solution.');
	expect(await axeFindingsInBoth(page)).toEqual([]);
	await offers(page).getByRole('button', { name: 'Take r5c3 as mine and check' }).tap();
	await expect(page.locator('input[value=play]')).toBeChecked();
	await expect(page.locator('[data-review=wrong]')).toBeVisible();
	expect((await board(page))[4]?.[2]).toBe(5);
	await expect(offers(page)).toHaveCount(0);
	await page.locator('[data-command=undo]').tap();
	await page.locator('input[value=set]').tap();
	await expect(offers(page)).toContainText('r5c3');
});

test('where either of two digits may be the wrong one, each is offered', async ({ page }) => {
	await open(page, './#lat3.112--3---');
	await page.locator('input[value=set]').tap();
	await expect(offers(page).getByRole('button')).toHaveText([
		'Take r1c1 as mine and check',
		'Take r1c2 as mine and check',
	]);
	await expect(offers(page)).toContainText('Each of these choices leaves');
});

test('a puzzle that is impossible whatever its digits are offers none', async ({ page }) => {
	await open(page, './#sky4.4---.----.4---.----.1M');
	await page.locator('input[value=set]').tap();
	await expect(page.locator('[data-badge=none]')).toHaveCount(1);
	await expect(
		page.locator('[data-finding=conflict], .faults, [data-faults]').first(),
	).toBeVisible();
	await expect(offers(page)).toHaveCount(0);
});
